import { Jr as explainFullDisk, Mr as enterBelow, Wr as parseSize, Xr as UserError, dt as ROOM_FOR_SCRATCH, gt as removeTree, pt as makeScratch, zr as readTailBelow } from "./start.js";
import { basename, dirname, join } from "node:path";
import { constants } from "node:fs";
import { chmod, chown, cp, lstat, mkdir, readdir, writeFile } from "node:fs/promises";
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
/**
* Copies files, folders and links, on write where the file system can; an empty folder where there is nothing to copy. Links
* are copied as links, and point nowhere once in a sandbox; pipes, sockets and devices, which would hold up who opens them,
* are not copied.
*/
async function copyTree(from, to, isCopied = async () => true) {
	if (!from) return mkdir(to);
	const filter = async (path) => {
		const found = await lstat(path);
		return (found.isFile() || found.isDirectory() || found.isSymbolicLink()) && isCopied(path);
	};
	await cp(from, to, {
		recursive: true,
		verbatimSymlinks: true,
		mode: constants.COPYFILE_FICLONE,
		filter
	});
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
export { parseLimits as a, DEFAULT_LIMITS as i, makeWorkspace as n, readTail as r, copyTree as t };
