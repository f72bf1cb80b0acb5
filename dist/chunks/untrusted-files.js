import { n as errorCode, t as UserError } from "./errors.js";
import { a as notAFile, i as explainWrite, n as explainLook, o as notAFolder } from "./path-errors.js";
import { t as formatSize } from "./size.js";
import { t as _usingCtx } from "./usingCtx.js";
import { dirname, isAbsolute, join, normalize, resolve, sep } from "node:path";
import { constants } from "node:fs";
import { lstat, mkdir, open, readdir, readlink, realpath, rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
// src/base/entry-kinds.ts
/**
* Characters that one system takes for something else than a part of a name (a backslash), that end a line or change a
* terminal, that turn the direction of a text, or that stand for bytes that are no text.
*/
const UNSAFE = /[\\\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/gu;
/** UserError 3 for a name that a path may not have: what is shown of it is printable. */
function refuseUnsafeName(path) {
	if (path.search(UNSAFE) < 0) return;
	const shown = path.replaceAll(UNSAFE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
	throw new UserError(`'${shown}' is refused: a name may hold no backslash, control character or bytes that are no text. Rename it.`, 3);
}
/** Names on the way from `root` to a path below it; UserError 3 where it leads out. */
function namesBelow(root, path) {
	const inside = normalize(path);
	if (inside.split(sep)[0] === ".." || isAbsolute(inside)) throw new UserError(`${path} leads out of ${root}: it is not opened.`, 3);
	refuseUnsafeName(inside);
	return inside.split(sep).filter((name) => name !== "" && name !== ".");
}
/** The entry at exactly this path. */
async function look(path) {
	try {
		const stats = await lstat(path);
		return {
			kind: kindOf(stats),
			path,
			stats
		};
	} catch (error) {
		const code = errorCode(error);
		if (code === "ENOENT" || code === "ENOTDIR") return { kind: "none" };
		if (code === "ENAMETOOLONG") throw new UserError(`${path} is longer than a path may be.`);
		throw explainLook(error, path);
	}
}
function kindOf(entry) {
	if (entry.isFile()) return "file";
	if (entry.isDirectory()) return "folder";
	if (entry.isSymbolicLink()) return "link";
	if (entry.isFIFO()) return "pipe";
	return entry.isSocket() ? "socket" : "device";
}
/** Why something is not opened that is neither a plain file nor a folder; exit code 3. */
const refusedKind = (path, kind) => new UserError(kind === "link" ? `${path} is a link, which may lead anywhere: it is not followed. Put what it is to show in its place.` : `${path} is a ${kind}, no plain file: it is not opened. Remove it.`, 3);
/** Refuses an entry that is there and of another kind. */
function refuseAllBut(wanted, { kind, path }) {
	if (kind === wanted) return;
	if (kind === "file") throw notAFolder(path);
	throw kind === "folder" ? notAFile(path) : refusedKind(path, kind);
}
// src/base/folders.ts
/**
* Makes a folder and those above it. UserError where that can't be done. Node's own recursive call never comes back where a
* file system answers that there is no such folder, as /proc does.
*/
async function makeFolders(folder) {
	if (await isFolder(folder)) return;
	await makeFolders(dirname(folder));
	try {
		await mkdir(folder);
	} catch (error) {
		const code = errorCode(error);
		if (code === "ENOENT") throw new UserError(`${folder} can't be made: ${dirname(folder)} takes no folders.`, 1);
		if (code !== "EEXIST") throw explainWrite(error, folder);
		if (!await isFolder(folder)) throw notAFolder(folder);
	}
}
const isFolder = (path) => stat(path).then((found) => found.isDirectory(), () => false);
// src/base/untrusted-files.ts
/** Most bytes of one document that is read whole (a plan, a manifest): parsed, JSON takes up to 30 times its bytes. */
const LARGEST_DOCUMENT_BYTES = 64 * 1024 ** 2;
const MOST_ENTRIES = 1e6;
/** What lies at a path below `root`. UserError where the path leaves it, or this user may not look. */
async function lookBelow(root, path) {
	let found = null;
	let place = root;
	for (const name of namesBelow(root, path)) {
		if (found?.kind === "file") return { kind: "none" };
		place = join(place, name);
		found = await look(place);
		if (found.kind !== "folder" && found.kind !== "file") return found;
	}
	if (found !== null) return found;
	const own = await look(`${resolve(root)}/.`);
	return own.kind === "none" ? own : {
		...own,
		path: root
	};
}
/** Opens a plain file; null where there is none. UserError for anything else in its place. */
async function openBelow(root, path) {
	const found = await lookBelow(root, path);
	if (found.kind === "none") return null;
	refuseAllBut("file", found);
	const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
	const file = await open(found.path, flags).catch((error) => {
		if (errorCode(error) === "ENOENT") return null;
		throw errorCode(error) === "ELOOP" ? refusedKind(found.path, "link") : error;
	});
	if (file === null) return null;
	const stats = await file.stat();
	const isHere = await liesAt(file, root, path);
	if (stats.isFile() && isHere) return {
		file,
		stats
	};
	await file.close();
	throw refusedKind(found.path, isHere ? "device" : "link");
}
/**
* Whether what is open lies at a path below `root`: somebody may have put a link in the place of a folder on the way since
* that was looked at. True where the system does not tell.
*/
async function liesAt(file, root, path) {
	const place = await readlink(openedAs(file)).catch(() => null);
	if (place === null) return true;
	const expected = join(await realpath(root).catch(() => ""), ...namesBelow(root, path));
	return place === expected || place === `${expected} (deleted)`;
}
const openedAs = (file) => `/proc/self/fd/${file.fd}`;
/** The bytes of a plain file; null where there is none. UserError for anything else, and for one that is longer. */
async function readBelow(root, path, mostBytes = LARGEST_DOCUMENT_BYTES) {
	try {
		var _usingCtx$1 = _usingCtx();
		const opened = await openBelow(root, path);
		if (opened === null) return null;
		const file = _usingCtx$1.a(opened.file);
		const { size } = opened.stats;
		if (size > mostBytes) {
			const [has, most] = [formatSize(size), formatSize(mostBytes)];
			throw new UserError(`${join(root, path)} has ${has}, more than the ${most} that such a file may have.`);
		}
		return readPart(file, 0, size);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** The same, and null for all else too: a script that is done may have left anything, with any rights. */
async function readIfPlain(root, path, mostBytes) {
	return readBelow(root, path, mostBytes).catch((error) => {
		if (error instanceof UserError || errorCode(error) !== void 0) return null;
		throw error;
	});
}
/** The first bytes of a plain file and its size; null for anything else. */
async function readHeadBelow(root, path, mostBytes) {
	try {
		var _usingCtx3 = _usingCtx();
		if ((await lookBelow(root, path)).kind !== "file") return null;
		const opened = await openBelow(root, path);
		if (opened === null) return null;
		const file = _usingCtx3.a(opened.file);
		const { size } = opened.stats;
		return {
			bytes: await readPart(file, 0, Math.min(size, mostBytes)),
			sizeBytes: size
		};
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
/** The last bytes of a plain file; null for anything else. */
async function readTailBelow(root, path, mostBytes) {
	try {
		var _usingCtx4 = _usingCtx();
		if ((await lookBelow(root, path)).kind !== "file") return null;
		const opened = await openBelow(root, path);
		if (opened === null) return null;
		const file = _usingCtx4.a(opened.file);
		const length = Math.min(opened.stats.size, mostBytes);
		return readPart(file, opened.stats.size - length, length);
	} catch (_) {
		_usingCtx4.e = _;
	} finally {
		await _usingCtx4.d();
	}
}
async function readPart(file, start, length) {
	const bytes = Buffer.alloc(length);
	let filled = 0;
	while (filled < length) {
		const { bytesRead } = await file.read(bytes, filled, length - filled, start + filled);
		if (bytesRead === 0) break;
		filled += bytesRead;
	}
	return bytes.subarray(0, filled);
}
/** A folder below `root` as a root of its own. UserError where it is none. */
async function enterBelow(root, path) {
	const found = await lookBelow(root, path);
	if (found.kind === "none") throw new UserError(`There is no folder ${join(root, path)}.`);
	refuseAllBut("folder", found);
	return join(root, path);
}
/** Makes a folder and those on the way to it, none of them through a link. */
async function makeFolderBelow(root, path) {
	let place = root;
	try {
		await makeFolders(root);
		for (const name of namesBelow(root, path)) {
			place = join(place, name);
			await mkdir(place).catch(async (error) => {
				const found = await look(place);
				if (errorCode(error) !== "EEXIST" || found.kind === "none") throw error;
				refuseAllBut("folder", found);
			});
		}
	} catch (error) {
		throw explainWrite(error, place);
	}
}
/** Makes the folders of a file that is to be written, and refuses one that lies there and is no plain file. */
async function prepareBelow(root, path) {
	await makeFolderBelow(root, dirname(path));
	const found = await lookBelow(root, path);
	if (found.kind !== "none") refuseAllBut("file", found);
}
/** Removes a plain file; nothing where there is none. */
async function removeBelow(root, path) {
	const found = await lookBelow(root, path);
	if (found.kind === "none") return;
	refuseAllBut("file", found);
	await rm(found.path, { force: true });
}
/** Copies a plain file to the same path below another root. UserError where something lies there: nothing is replaced. */
async function copyBelow(from, to, path) {
	try {
		var _usingCtx5 = _usingCtx();
		const opened = await openBelow(from, path);
		if (opened === null) throw new UserError(`${join(from, path)} is gone.`, 1);
		const source = _usingCtx5.a(opened.file);
		const { size, mode } = opened.stats;
		await prepareBelow(to, path);
		const target = join(to, path);
		const copy = await open(target, "wx", mode & 493).catch((error) => {
			if (errorCode(error) !== "EEXIST") throw explainWrite(error, target);
			throw new UserError(`${target} is there already, maybe by a name that differs only in its case: not replaced.`, 3);
		});
		try {
			if (!await liesAt(copy, to, path)) throw refusedKind(target, "link");
			if (size > 0) await pipeline(source.createReadStream({
				start: 0,
				end: size - 1,
				autoClose: false
			}), copy.createWriteStream());
		} catch (error) {
			await rm(await readlink(openedAs(copy)).catch(() => target), { force: true });
			throw explainWrite(error, target);
		} finally {
			await copy.close();
		}
	} catch (_) {
		_usingCtx5.e = _;
	} finally {
		await _usingCtx5.d();
	}
}
/**
* All that lies below a folder, links not followed. UserError for a name that a path may not have, and where there is more
* than any project or campaign holds. `isEntered`: of a folder, whether what lies in it is told too.
*/
async function* walkTree(root, isEntered = () => true) {
	const waiting = [""];
	let count = 0;
	for (let folder = waiting.pop(); folder !== void 0; folder = waiting.pop()) for (const { name, kind } of await readFolder(root, folder)) {
		const path = folder === "" ? name : `${folder}/${name}`;
		if (++count > MOST_ENTRIES) throw new UserError(`${root} holds more than ${MOST_ENTRIES} files and folders.`);
		yield {
			path,
			kind
		};
		if (kind === "folder" && isEntered(path)) waiting.push(path);
	}
}
async function readFolder(root, path) {
	const place = join(root, path);
	try {
		try {
			var _usingCtx6 = _usingCtx();
			const folder = _usingCtx6.a(await openFolder(root, path));
			const entries = await readdir(folder === null ? place : openedAs(folder), { withFileTypes: true });
			for (const { name } of entries) refuseUnsafeName(name);
			return entries.map((entry) => ({
				name: entry.name,
				kind: kindOf(entry)
			})).sort((a, b) => a.name < b.name ? -1 : 1);
		} catch (_) {
			_usingCtx6.e = _;
		} finally {
			await _usingCtx6.d();
		}
	} catch (error) {
		if (errorCode(error) === "ENAMETOOLONG") throw new UserError(`${place} is longer than a path may be.`);
		throw error;
	}
}
/** A folder to be read by its descriptor, which stays the same whatever becomes of its path; null where there is no such way. */
async function openFolder(root, path) {
	if (process.platform !== "linux") return null;
	const place = join(root, path);
	const isRoot = namesBelow(root, path).length === 0;
	const folder = await open(isRoot ? `${place}/.` : place, FOLDER).catch((error) => {
		throw errorCode(error) === "ENOTDIR" || errorCode(error) === "ELOOP" ? refusedKind(place, "link") : error;
	});
	if (await liesAt(folder, root, path)) return folder;
	await folder.close();
	throw refusedKind(place, "link");
}
const FOLDER = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
/** What a folder below `root` holds, sorted by name; null where there is no such folder. */
async function listBelow(root, path) {
	const found = await lookBelow(root, path);
	if (found.kind === "none") return null;
	refuseAllBut("folder", found);
	return readFolder(root, path);
}
export { refusedKind as _, lookBelow as a, prepareBelow as c, readIfPlain as d, readTailBelow as f, refuseUnsafeName as g, makeFolders as h, listBelow as i, readBelow as l, walkTree as m, copyBelow as n, makeFolderBelow as o, removeBelow as p, enterBelow as r, openBelow as s, LARGEST_DOCUMENT_BYTES as t, readHeadBelow as u };
