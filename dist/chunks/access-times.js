import { an as lookBelow, dn as walkTree } from "./base.js";
import { join } from "node:path";
import { lstat, lutimes, readFile, writeFile } from "node:fs/promises";
// src/measurement/instruments/access-times.ts
/** Long before any write: file systems that save work (`relatime`) note an access only to a file written since the last one. */
const BEFORE = /* @__PURE__ */ new Date("2001-01-01T00:00:00Z");
const MOST_FILES = 1e3;
/**
* Files that a run reads, seen from outside by the file system's access times: nothing in the script's process has to be
* believed, and reads by any library count. A script can read a file and throw it away; it can't have used one that it never
* read. `places`: where each declared file lies, below `folder`; nothing may read them until the run starts. Returns what
* lists the declared files that were read; it gives null where this file system notes no access. A file that was replaced
* counts as read. `scratch`: a folder that may be written to.
*/
async function watchAccess(folder, places) {
	const marked = [];
	for (const [declared, place] of places) for (const { path, inode } of await ageFiles(folder, place)) marked.push({
		declared,
		path,
		inode
	});
	return async (scratch) => {
		if (!await notesAccess(join(scratch, "access"))) return null;
		const wasRead = await Promise.all(marked.map(({ path, inode }) => isOpened(path, inode)));
		return [...new Set(marked.flatMap(({ declared }, index) => wasRead[index] ? [declared] : []))];
	};
}
/**
* Gives the plain files at a place the access time that a watched run finds. A script that looks at it learns nothing where
* each run finds the same.
*/
async function ageFiles(folder, place) {
	const aged = [];
	for (const path of await listPlainFiles(folder, place)) {
		const { mtime, ino } = await lstat(path);
		await lutimes(path, BEFORE, mtime);
		aged.push({
			path,
			inode: ino
		});
	}
	return aged;
}
async function isOpened(path, inode) {
	const now = await lstat(path).catch(() => null);
	return now === null || now.ino !== inode || now.atimeMs !== BEFORE.getTime();
}
/** The file, or the first files of a folder: never what a link leads to, which may lie anywhere on this host. */
async function listPlainFiles(folder, place) {
	const { kind } = await lookBelow(folder, place);
	if (kind === "file") return [join(folder, place)];
	const files = [];
	if (kind !== "folder") return files;
	for await (const entry of walkTree(join(folder, place))) if (entry.kind === "file" && files.push(join(folder, place, entry.path)) === MOST_FILES) break;
	return files;
}
async function notesAccess(path) {
	await writeFile(path, "x");
	await lutimes(path, BEFORE, /* @__PURE__ */ new Date());
	await readFile(path);
	return (await lstat(path)).atimeMs !== BEFORE.getTime();
}
export { watchAccess as n, ageFiles as t };
