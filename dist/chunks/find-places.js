import { _r as withoutEndSlashes } from "./inputs.js";
import "./work.js";
import { a as listNamed, i as listDatabases, n as indexSource, r as WRITES } from "./named-paths.js";
import { posix } from "node:path";
// src/dataset/import/find-places.ts
/** How Python, NumPy, pandas and torchvision say which path is not there. */
const MISSING = [
	/No such file or directory: b?(['"])(.{1,900}?)\1/,
	/(?:[Ff]ile|class folder in|folder) b?(['"]?)([^'"]{1,900}?)\1 (?:does not exist|not found)/,
	/find any class folder in (['"]?)([^'"]{1,900}?)\1\.?$/,
	/^(['"]?)([^'"\n]{1,900}?)\1 not found\.?$/
];
/** pandas and PyTorch, of the folder of what they should write. */
const NO_FOLDER = /non-existent directory: (['"])(.{1,900}?)\1|^Parent directory ()(\S.{0,899}?) does not exist\.?$/;
/** h5py, of a file that it should write. */
const NO_FILE = /\bUnable to (?:synchronously )?create file \(unable to open file: name = (['"])(.{1,900}?)\1/;
const CHANGES_FOLDER = /\bchdir\s*\(/;
/** The path that a message says is not there; null where it says that of none. */
const findMissingPath = (message) => MISSING.map((pattern) => pattern.exec(message)?.[2]).find((each) => each !== void 0) ?? null;
/**
* Places that would let a script get further: where it looks for a file, and the one file or folder of the source that bears that
* name, else the one file whose name has a letter more or less; for what it writes, the folder. A folder of another disk that it goes to, and that has no like, is the one that it starts
* in: so it lay there. None where nothing is missing, or nothing or more than one thing of the source fits.
*/
function findPlaces({ errorMessage, traceback, folder: home }, files, known) {
	const message = errorMessage ?? "";
	const [, , told, , folder = told] = NO_FOLDER.exec(message) ?? [];
	const [, , file] = NO_FILE.exec(message) ?? [];
	const missing = folder ?? file ?? findMissingPath(message);
	if (missing === null) return [];
	const wanted = readEscapes(missing);
	const first = folder !== void 0 || file !== void 0 || WRITES.test(traceback) ? {
		at: folder === void 0 ? posix.dirname(wanted) : wanted,
		shows: null
	} : showAt(wanted, indexSource(files)) ?? showMisspelt(wanted, files) ?? (CHANGES_FOLDER.test(traceback) && ABSOLUTE.test(wanted) ? {
		at: wanted,
		shows: home
	} : null);
	if (first === null || known.some(({ at }) => at === first.at)) return [];
	return [...known, first].slice(0, 50);
}
/** In a shorter name a letter parts two files, as `x.csv` and `xy.csv`. */
const LONG_NAME = 10;
/** Null: no file of the source has the name with a letter more or less, as a slip writes it, or several have. */
function showMisspelt(at, files) {
	const name = nameOf(at);
	const near = name.length < LONG_NAME ? [] : files.filter((path) => isSlip(name, nameOf(path)));
	const [shows] = near;
	return shows === void 0 || near.length > 1 ? null : {
		at,
		shows
	};
}
const nameOf = (path) => (path.split(/[\\/]/).at(-1) ?? "").toLowerCase();
function isSlip(one, other) {
	const [long, short] = one.length > other.length ? [one, other] : [other, one];
	if (long.length !== short.length + 1 || posix.extname(long) !== posix.extname(short)) return false;
	const at = [...long].findIndex((letter, index) => letter !== short[index]);
	return /\p{L}/u.test(long[at] ?? "") && long.slice(0, at) + long.slice(at + 1) === short;
}
/** A path from the root of some disk. */
const ABSOLUTE = /^(?:[A-Za-z]:[\\/]|[\\/])/;
/** The same for a script that does not say what it misses: for the absolute paths that its code names. */
function findNamedPlaces(code, files) {
	const find = indexSource(files);
	return [...new Set([...listNamed(code).map(({ path }) => path), ...listDatabases(code)].map(readEscapes))].filter((path) => ABSOLUTE.test(path)).flatMap((path) => showAt(path, find) ?? []).slice(0, 50);
}
/** In a message Python shows a path as it would be written in code. */
const readEscapes = (shown) => shown.replaceAll("\\\\", "\\").replaceAll("\\'", "'");
function showAt(at, find) {
	const shows = find(at);
	return shows === null ? null : raise({
		at,
		shows
	});
}
/**
* A folder that has backslashes in its name, as one of Windows joined to a name by a slash, can't be made: it is shown itself,
* by the folder in which the source has the same. Null: the source has none around it.
*/
function raise({ at, shows }) {
	const slash = at.indexOf("/", at.lastIndexOf("\\") + 1);
	if (!at.includes("\\") || slash < 0) return {
		at,
		shows
	};
	const tail = withoutEndSlashes(at.slice(slash));
	return tail !== "" && shows.toLowerCase().endsWith(tail.toLowerCase()) ? {
		at: at.slice(0, slash),
		shows: shows.slice(0, -tail.length)
	} : null;
}
export { findNamedPlaces as n, findPlaces as r, findMissingPath as t };
