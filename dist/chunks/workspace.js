import { rt as copyTree } from "./work.js";
import { kr as explainFullDisk } from "./inputs.js";
import { f as removeTree, l as makeScratch, nn as enterBelow, o as ROOM_FOR_SCRATCH, un as readTailBelow } from "./base.js";
import { basename, dirname, join } from "node:path";
import { chmod, chown, readdir, writeFile } from "node:fs/promises";
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
export { readTail as n, makeWorkspace as t };
