import { Kr as refuseStopped } from "./inputs.js";
import { Ct as statIfPresent, f as removeTree, gn as makeFolders } from "./base.js";
import { join } from "node:path";
import { readdir } from "node:fs/promises";
// src/base/files/fill-folder.ts
/** Fills a folder that is not there or holds nothing; where that fails, or the user asks to stop meanwhile, nothing of it stays. */
async function fillNewFolder(folder, signal, fill) {
	const isThere = await statIfPresent(folder) !== null;
	await makeFolders(folder);
	try {
		const result = await fill();
		refuseStopped(signal);
		return result;
	} catch (error) {
		if (!isThere) await removeTree(folder);
		else for (const name of await readdir(folder)) await removeTree(join(folder, name));
		throw error;
	}
}
export { fillNewFolder as t };
