import { Ct as statIfPresent, Fn as leadsOut, Pn as isBelow } from "./base.js";
import { t as findMissingPath } from "./find-places.js";
import { i as listKept, n as findKept } from "./revision-files.js";
import { v as PROJECT } from "./start.js";
import { join, posix } from "node:path";
// src/measurement/revisions/left-behind.ts
/** What a command looked for in a revision, by what it said, and what lies here alone, since git does not keep it: each relative to its folder. */
async function findLeftBehind(said, checkout) {
	const start = posix.join(PROJECT, checkout.folder);
	const told = [...said].flatMap((line) => findMissingPath(line) ?? []);
	const missing = new Set(told.map((path) => isBelow(path, "/home/sandbox/work/project") ? posix.relative(start, path) : path));
	const found = [];
	for (const path of missing) if (await liesHereAlone(path, checkout)) found.push(path);
	return found;
}
async function liesHereAlone(path, checkout) {
	const below = posix.normalize(posix.join(checkout.folder, path));
	if (posix.isAbsolute(path) || leadsOut(below) || below === ".") return false;
	const place = join(checkout.root, below);
	if (await statIfPresent(place).catch(() => null) === null) return false;
	return await findKept(checkout, place) === null && (await listKept(checkout, [place])).length === 0;
}
export { findLeftBehind };
