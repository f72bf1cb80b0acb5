import { Rr as UserError, or as _usingCtx } from "./inputs.js";
import { dn as walkTree, fn as NeighbourReader, xn as formatSize } from "./base.js";
import { join, relative } from "node:path";
import { realpath } from "node:fs/promises";
import { isUtf8 } from "node:buffer";
// src/mlbench/contexts/gather-text.ts
/** Of all files together: far more than a model can read, and less than a string can hold. */
const MOST_BYTES = 256 * 1024 ** 2;
const MOST_FILES = 1e5;
/** Bytes that are taken for the first files, and for longer ones when they come. */
const LEAST_MEMORY = 262144;
/** The text of a repository as ML-Bench gathers it, its READMEs before all others. UserError as `readBlocks`. */
async function gatherText(folder, name, scope) {
	const blocks = [];
	for await (const block of readBlocks(folder, name, scope)) blocks.push(block.toString());
	return blocks.join("");
}
/**
* The files of `folder/<name>` as ML-Bench gathers them, those with README in their name first, with folders and files in the
* order of their bytes and without `.git`: of each that is UTF-8 a line `=== repos/<name>/<path> ===` and its content, line ends
* as LF. A file is read when its block is asked for, and its bytes are good until the next is. UserError where there is no such
* folder, or it holds more than any repository does.
*/
async function* readBlocks(folder, name, scope) {
	try {
		var _usingCtx$1 = _usingCtx();
		const root = join(folder, name);
		const { readmes = [], others = [] } = Object.groupBy(await listInOrder(root, name), (entry) => isReadme(entry) ? "readmes" : "others");
		let left = MOST_BYTES;
		const files = _usingCtx$1.a(new NeighbourReader(root));
		let memory = Buffer.allocUnsafe(LEAST_MEMORY);
		for (const entry of scope === "readme" ? readmes : [...readmes, ...others]) {
			const header = Buffer.from(`\n=== repos/${name}/${entry.path} ===\n`);
			const found = await readInside(files, root, entry, (size) => {
				const needed = header.length + size + LINE_FEED.length;
				if (needed > memory.length) memory = Buffer.allocUnsafe(needed);
				return memory.subarray(header.length, header.length + size);
			});
			left -= found?.sizeBytes ?? 0;
			if (left < 0) throw tooLarge(name);
			const bytes = found?.bytes ?? null;
			if (bytes === null || !isUtf8(bytes)) continue;
			const end = header.length + endLinesInPlace(bytes);
			header.copy(memory);
			LINE_FEED.copy(memory, end);
			yield memory.subarray(0, end + LINE_FEED.length);
		}
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
const LINE_FEED = Buffer.from("\n");
/** Makes each end of a line a line feed. The bytes that there are then. */
function endLinesInPlace(bytes) {
	if (!bytes.includes("\r")) return bytes.length;
	return bytes.write(bytes.toString("latin1").replace(/\r\n?/g, "\n"), "latin1");
}
const isReadme = ({ path }) => nameOf(path).toUpperCase().includes("README");
const nameOf = (path) => path.slice(path.lastIndexOf("/") + 1);
const tooLarge = (name) => new UserError(`${name} has more than ${MOST_FILES} files, or more than ${formatSize(MOST_BYTES)} of them.`);
/** Files and links as a walk from the top finds them: those of a folder, then those of its folders. */
async function listInOrder(root, name) {
	const byFolder = /* @__PURE__ */ new Map();
	let count = 0;
	for await (const entry of walkTree(root, (each) => nameOf(each) !== ".git")) {
		const { path, kind } = entry;
		if (nameOf(path) === ".git") continue;
		if (kind !== "folder" && ++count > MOST_FILES) throw tooLarge(name);
		const folder = path.slice(0, Math.max(0, path.lastIndexOf("/")));
		const own = byFolder.get(folder) ?? [];
		byFolder.set(folder, own);
		own.push(entry);
	}
	return [...sortBelow("", byFolder)];
}
function* sortBelow(folder, byFolder) {
	const sorted = (byFolder.get(folder) ?? []).sort((a, b) => compareBytes(a.path, b.path));
	for (const entry of sorted) if (entry.kind === "file" || entry.kind === "link") yield entry;
	for (const { path, kind } of sorted) if (kind === "folder") yield* sortBelow(path, byFolder);
}
/** UTF-16 units whose order is not that of their characters' bytes. */
const ODD_ORDER = /[\ud800-\uffff]/;
function compareBytes(a, b) {
	if (ODD_ORDER.test(a) || ODD_ORDER.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
	return a < b ? -1 : Number(a > b);
}
/** A file; of a link the file that it leads to, if that lies in the repository; else null. */
async function readInside(files, root, { path, kind }, allocate) {
	try {
		const target = kind === "link" ? relative(await realpath(root), await realpath(join(root, path))) : path;
		return await files.read(target, MOST_BYTES, {
			isWanted: mayBeText,
			allocate
		});
	} catch {
		return null;
	}
}
/** Whether a file may be UTF-8 by its first bytes, as far as the last of ASCII: behind it a character may be cut. */
const mayBeText = (head) => isUtf8(head.subarray(0, head.findLastIndex((byte) => byte < 128) + 1));
export { readBlocks as n, gatherText as t };
