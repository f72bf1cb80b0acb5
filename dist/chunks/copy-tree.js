import { En as holdFolder, Fn as refusedKind, Mn as look, Nn as refuseAllBut, On as _usingCtx, Tn as enterHeld, jn as kindOf } from "./start.js";
import { $n as errorCode, Qn as UserError, nr as recover } from "./inputs.js";
import { join, resolve } from "node:path";
import { constants } from "node:fs";
import { chmod, copyFile, lstat, mkdir, open, readdir, readlink, rm, symlink } from "node:fs/promises";
// src/base/copy-tree.ts
/**
* Copies files, folders and links into a folder of ours, on write where the file system can; an empty folder where there is
* nothing to copy. Links are copied as links, whenever they come; pipes, sockets and devices, which would hold up who opens
* them, are not copied. What lies in the place of a copy is replaced. `isCopied`: is told where each lies.
*/
async function copyTree(from, to, isCopied = async () => true) {
	try {
		var _usingCtx$1 = _usingCtx();
		if (!from) return mkdir(to);
		const folder = _usingCtx$1.a(await holdFolder(from, ""));
		if (folder !== null) return await copyFolder(folder, resolve(from), to, isCopied);
		const found = await look(from);
		if (found.kind === "none") throw new UserError(`There is no ${from}.`);
		refuseAllBut("file", found);
		await copyFile(from, to, constants.COPYFILE_FICLONE);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function copyFolder(folder, place, to, isCopied) {
	const { mode } = await lstat(folder.at("."));
	await makeFolder(to);
	for (const entry of await readdir(folder.at("."), { withFileTypes: true })) {
		const { name } = entry;
		const [path, copy, kind] = [
			join(place, name),
			join(to, name),
			kindOf(entry)
		];
		if (kind !== "file" && kind !== "folder" && kind !== "link" || !await isCopied(path)) continue;
		if (kind === "link") await put(copy, async () => symlink(await readlink(folder.at(name)), copy));
		else if (kind === "file") await copyPlain(folder.at(name), path, copy);
		else try {
			var _usingCtx3 = _usingCtx();
			const below = _usingCtx3.a(await enterHeld(folder, name, path));
			if (below !== null) await copyFolder(below, path, copy, isCopied);
		} catch (_) {
			_usingCtx3.e = _;
		} finally {
			await _usingCtx3.d();
		}
	}
	await chmod(to, mode & 511);
}
async function makeFolder(path) {
	await recover(mkdir(path), ["EEXIST"], void 0);
	const found = await look(path);
	if (found.kind !== "none") refuseAllBut("folder", found);
}
const READING = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const COPYING = constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL;
/** By its descriptor: what has come in the place of a file since its folder was read is not copied. */
async function copyPlain(at, path, copy) {
	try {
		var _usingCtx4 = _usingCtx();
		if (process.platform !== "linux") return put(copy, () => copyFile(at, copy, COPYING));
		const file = await recover(open(at, READING), ["ENOENT"], null).catch((error) => {
			throw errorCode(error) === "ELOOP" || errorCode(error) === "ENXIO" ? refusedKind(path, "link") : error;
		});
		if (file === null) return;
		_usingCtx4.a(file);
		if ((await file.stat()).isFile()) await put(copy, () => copyFile(`/proc/self/fd/${file.fd}`, copy, COPYING));
	} catch (_) {
		_usingCtx4.e = _;
	} finally {
		await _usingCtx4.d();
	}
}
/** Has `make` put something where nothing is, or what was there is removed first: no link of an earlier copy is followed. */
async function put(path, make) {
	try {
		await make();
	} catch (error) {
		if (errorCode(error) !== "EEXIST") throw error;
		await rm(path, { recursive: true });
		await make();
	}
}
export { copyTree as t };
