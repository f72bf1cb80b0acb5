import { Wr as orTell, zr as errorCode } from "./inputs.js";
import { an as lookBelow, ln as readIfPlain } from "./base.js";
import { basename, dirname, join, resolve } from "node:path";
import { opendir } from "node:fs/promises";
// src/measurement/instruments/home-notes.ts
/** `name`: relative to the home, or absolute. */
function openNotes(variable, name, mostBytes) {
	const rootOf = (home) => dirname(resolve(home, name));
	const own = basename(name);
	return {
		environment: { [variable]: name },
		read: (home) => readIfPlain(rootOf(home), own, mostBytes),
		readAll: async (home, mostFiles) => {
			const root = rootOf(home);
			const names = await listNames(root, own, mostFiles);
			if (names === null) return "replaced";
			if (names.length > mostFiles) return "too-many";
			const files = [];
			for (const each of names) files.push(await readIfPlain(root, join(own, each), mostBytes));
			return files;
		}
	};
}
/** Names in a folder, one more than `most` at most; null where it is no folder, or can't be read. */
async function listNames(root, folder, most) {
	const found = await orTell(lookBelow(root, folder), () => {});
	if (found?.kind === "none") return [];
	if (found?.kind !== "folder") return null;
	try {
		const names = [];
		for await (const { name } of await opendir(join(root, folder))) if (names.push(name) > most) break;
		return names.sort();
	} catch (error) {
		if (errorCode(error) === "EACCES") return null;
		throw error;
	}
}
export { openNotes as t };
