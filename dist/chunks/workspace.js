import { $r as look, Fr as enterBelow, Gr as holdFolder, Hr as readTailBelow, Jr as _usingCtx, Qr as kindOf, Wr as enterHeld, Xr as parseSize, ai as UserError, dt as ROOM_FOR_SCRATCH, ei as refuseAllBut, gt as removeTree, li as recover, ni as refusedKind, oi as errorCode, pt as makeScratch, ri as explainFullDisk } from "./start.js";
import { basename, dirname, join, resolve } from "node:path";
import { constants } from "node:fs";
import { chmod, chown, copyFile, lstat, mkdir, open, readdir, readlink, rm, symlink, writeFile } from "node:fs/promises";
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
// src/sandbox/run-limits.ts
const MIB = 1024 ** 2;
const GIB = 1024 ** 3;
const DEFAULT_LIMITS = {
	memoryBytes: 2 * GIB,
	processes: 512,
	wallSeconds: 60,
	cpuSeconds: null,
	diskBytes: 4 * GIB,
	outputBytes: 256 * MIB,
	fileBytes: GIB,
	openFiles: 4096
};
const NAMES = {
	memory: {
		field: "memoryBytes",
		kind: "size"
	},
	processes: {
		field: "processes",
		kind: "count"
	},
	wall: {
		field: "wallSeconds",
		kind: "seconds"
	},
	cpu: {
		field: "cpuSeconds",
		kind: "seconds"
	},
	disk: {
		field: "diskBytes",
		kind: "size"
	},
	output: {
		field: "outputBytes",
		kind: "size"
	},
	file: {
		field: "fileBytes",
		kind: "size"
	},
	"open-files": {
		field: "openFiles",
		kind: "count"
	}
};
const LIMIT_NAMES = Object.keys(NAMES);
/** `memory=2GiB,processes=64,wall=60`: what is not named stays as it is. */
function parseLimits(text) {
	const entries = text.split(",").map((part) => {
		const [name = "", value = "", ...more] = part.split("=").map((each) => each.trim());
		const known = Object.entries(NAMES).find(([each]) => each === name)?.[1];
		if (!known || more.length > 0) throw new UserError(`--limits: '${part}' is no limit; there are ${LIMIT_NAMES.join(", ")}, as memory=2GiB.`);
		return [known.field, parseValue(name, value, known.kind)];
	});
	return Object.fromEntries(entries);
}
function parseValue(name, text, kind) {
	const value = PARSERS[kind](text);
	if (value !== null && value > 0 && value <= Number.MAX_SAFE_INTEGER) return value;
	throw new UserError(`--limits: ${name}=${text}: expected ${{
		size: "a size, as 512MiB or 2GiB",
		count: "a whole number above 0",
		seconds: "seconds above 0"
	}[kind]}.`);
}
const parseNumber = (text) => /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
const PARSERS = {
	size: parseSize,
	count: (text) => Math.floor(parseNumber(text) ?? 0),
	seconds: (text) => parseNumber(text.replace(/(?<!\s)\s*s$/i, ""))
};
// src/measurement/workspace.ts
const OUTPUT_BYTES = 4194304;
async function makeWorkspace(request) {
	const folder = await makeScratch("run");
	try {
		return await fillWorkspace(folder, request);
	} catch (error) {
		await removeTree(folder);
		throw explainFullDisk(error, folder, ROOM_FOR_SCRATCH);
	}
}
async function fillWorkspace(folder, request) {
	const projectFolder = join(folder, "project");
	const homeFolder = join(folder, "home");
	await copyTree(request.sourceFolder, projectFolder, request.isCopied);
	await request.change?.(projectFolder);
	if (request.modules) await copyTree(request.modules, projectFolder);
	if (request.script) await putScript(projectFolder, request.script);
	await copyTree(request.homeTemplate, homeFolder);
	if (request.ownerUid !== null) {
		await chmod(folder, 457);
		for (const each of [projectFolder, homeFolder]) await giveTo(each, request.ownerUid);
	}
	return {
		folder,
		projectFolder,
		homeFolder,
		stdoutPath: join(folder, "stdout"),
		stderrPath: join(folder, "stderr"),
		[Symbol.asyncDispose]: () => removeTree(folder)
	};
}
/** A link in a hostile project must not make this process write outside the copy. */
async function putScript(projectFolder, { path, code }) {
	const folder = await enterBelow(projectFolder, dirname(path));
	const target = join(folder, basename(path));
	await removeTree(target);
	await writeFile(target, code, { flag: "wx" });
}
async function giveTo(folder, uid) {
	await chown(folder, uid, uid);
	for (const entry of await readdir(folder, {
		recursive: true,
		withFileTypes: true
	})) if (!entry.isSymbolicLink()) await chown(join(entry.parentPath, entry.name), uid, uid);
}
/** The end of what a run printed: a script that floods its output does not flood this process. */
async function readTail(path, limit = OUTPUT_BYTES) {
	return (await readTailBelow(dirname(path), basename(path), limit))?.toString("utf8") ?? "";
}
export { copyTree as a, parseLimits as i, readTail as n, DEFAULT_LIMITS as r, makeWorkspace as t };
