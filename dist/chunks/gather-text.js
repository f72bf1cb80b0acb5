import { ir as UserError } from "./inputs.js";
import { At as readBelow, Ft as formatSize, Pt as walkTree } from "./base.js";
import { join, relative } from "node:path";
import { realpath } from "node:fs/promises";
// src/mlbench/contexts/gather-text.ts
/** Of all files together: far more than a model can read, and less than a string can hold. */
const MOST_BYTES = 256 * 1024 ** 2;
const MOST_FILES = 1e5;
/** The text of a repository as ML-Bench gathers it, its READMEs before all others. UserError as `readBlocks`. */
async function gatherText(folder, name, scope) {
	const blocks = [];
	for await (const block of readBlocks(folder, name, scope)) blocks.push(block);
	return blocks.join("");
}
/**
* The files of `folder/<name>` as ML-Bench gathers them, those with README in their name first, with folders and files in the
* order of their bytes and without `.git`: of each that is UTF-8 a line `=== repos/<name>/<path> ===` and its content, line ends
* as LF. A file is read when its block is asked for. UserError where there is no such folder, or it holds more than any
* repository does.
*/
async function* readBlocks(folder, name, scope) {
	const root = join(folder, name);
	const { readmes = [], others = [] } = Object.groupBy(await listInOrder(root, name), (entry) => isReadme(entry) ? "readmes" : "others");
	let left = MOST_BYTES;
	for (const entry of scope === "readme" ? readmes : [...readmes, ...others]) {
		const bytes = await readInside(root, entry);
		left -= bytes?.length ?? 0;
		if (left < 0) throw tooLarge(name);
		const content = decode(bytes);
		if (content !== null) yield `\n=== repos/${name}/${entry.path} ===\n${content}\n`;
	}
}
const isReadme = ({ path }) => nameOf(path).toUpperCase().includes("README");
const nameOf = (path) => path.slice(path.lastIndexOf("/") + 1);
const tooLarge = (name) => new UserError(`${name} has more than ${MOST_FILES} files, or more than ${formatSize(MOST_BYTES)} of them.`);
/** Files and links as a walk from the top finds them: those of a folder, then those of its folders. */
async function listInOrder(root, name) {
	const byFolder = /* @__PURE__ */ new Map();
	let count = 0;
	for await (const { path, kind } of walkTree(root, (each) => nameOf(each) !== ".git")) {
		if (nameOf(path) === ".git") continue;
		if (kind !== "folder" && ++count > MOST_FILES) throw tooLarge(name);
		const folder = path.slice(0, Math.max(0, path.lastIndexOf("/")));
		const own = byFolder.get(folder) ?? [];
		byFolder.set(folder, own);
		own.push({
			path,
			kind,
			bytes: Buffer.from(nameOf(path))
		});
	}
	return [...sortBelow("", byFolder)];
}
function* sortBelow(folder, byFolder) {
	const sorted = (byFolder.get(folder) ?? []).sort((a, b) => Buffer.compare(a.bytes, b.bytes));
	for (const entry of sorted) if (entry.kind === "file" || entry.kind === "link") yield entry;
	for (const { path, kind } of sorted) if (kind === "folder") yield* sortBelow(path, byFolder);
}
/** The bytes of a file; of a link those of the file that it leads to, if that lies in the repository; else null. */
async function readInside(root, { path, kind }) {
	try {
		const target = kind === "link" ? relative(await realpath(root), await realpath(join(root, path))) : path;
		return await readBelow(root, target, MOST_BYTES);
	} catch {
		return null;
	}
}
const UTF8 = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
function decode(bytes) {
	if (bytes === null) return null;
	try {
		const text = UTF8.decode(bytes);
		return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
	} catch {
		return null;
	}
}
export { readBlocks as n, gatherText as t };
