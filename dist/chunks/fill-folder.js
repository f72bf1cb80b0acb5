import { Hr as refuseStopped } from "./inputs.js";
import { an as makeFolders, u as removeTree } from "./base.js";
import { join } from "node:path";
import { readdir } from "node:fs/promises";
// src/base/files/fill-folder.ts
/** Fills a folder that holds nothing yet; where the user asks to stop meanwhile it holds nothing again, and the work is a UserError. */
async function fillNewFolder(folder, signal, fill) {
	await makeFolders(folder);
	try {
		const result = await fill();
		refuseStopped(signal);
		return result;
	} catch (error) {
		if (signal?.aborted) for (const name of await readdir(folder)) await removeTree(join(folder, name));
		throw error;
	}
}
export { fillNewFolder as t };
