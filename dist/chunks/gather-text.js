import { Qn as UserError } from "./inputs.js";
import { gn as readBelow, pn as listBelow, xn as formatSize } from "./start.js";
import { join, relative } from "node:path";
import { realpath } from "node:fs/promises";
// src/mlbench/contexts/gather-text.ts
/** Of all files together: far more than a model can read, and less than a string can hold. */
const MOST_BYTES = 256 * 1024 ** 2;
const MOST_FILES = 1e5;
/**
* The text of `folder/<name>` as ML-Bench gathers it, with folders and files in the order of their bytes and without `.git`:
* for each file a line `=== repos/<name>/<path> ===` and its content, line ends as LF. UserError where there is no such folder,
* or it holds more than any repository does.
*/
async function gatherText(folder, name) {
	const root = join(folder, name);
	const paths = await listInOrder(root);
	const parts = {
		readme: [],
		others: []
	};
	let unreadable = 0;
	let left = MOST_BYTES;
	for (const path of paths) {
		const bytes = await readInside(root, path);
		left -= bytes?.length ?? 0;
		if (left < 0) throw tooLarge(name);
		const content = decode(bytes);
		if (content === null) unreadable++;
		else parts[(path.split("/").at(-1) ?? "").toUpperCase().includes("README") ? "readme" : "others"].push(`\n=== repos/${name}/${path} ===\n${content}\n`);
	}
	return {
		readme: parts.readme.join(""),
		others: parts.others.join(""),
		unreadable
	};
}
const tooLarge = (name) => new UserError(`${name} has more than ${MOST_FILES} files, or more than ${formatSize(MOST_BYTES)} of them.`);
/** Paths as a walk from the top finds them: the files of a folder, then its folders. */
async function listInOrder(root, folder = "") {
	const entries = await listBelow(root, folder);
	if (entries === null) throw new UserError(`There is no folder ${join(root, folder)}.`);
	const sorted = entries.filter(({ name }) => name !== ".git").sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)));
	const place = (name) => folder === "" ? name : `${folder}/${name}`;
	const paths = sorted.filter(({ kind }) => kind === "file" || kind === "link").map(({ name }) => place(name));
	for (const { name, kind } of sorted) {
		if (kind === "folder") for (const path of await listInOrder(root, place(name))) paths.push(path);
		if (paths.length > MOST_FILES) throw tooLarge(root);
	}
	return paths;
}
/** The bytes of a file; of a link those of the file that it leads to, if that lies in the repository; else null. */
async function readInside(root, path) {
	try {
		const target = relative(await realpath(root), await realpath(join(root, path)));
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
		return UTF8.decode(bytes).replace(/\r\n?/g, "\n");
	} catch {
		return null;
	}
}
export { gatherText as t };
