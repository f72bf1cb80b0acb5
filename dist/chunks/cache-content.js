import { nn as object, sn as string, zr as errorCode } from "./inputs.js";
import { et as readUses } from "./work.js";
import { Vt as readJsonText } from "./base.js";
import { i as environmentsFolder, n as byteCodeFolder, s as sharedFilesFolder, t as COMPLETE } from "./environment.js";
import { join } from "node:path";
import { lstatSync, readdirSync } from "node:fs";
import { lstat, readFile } from "node:fs/promises";
// src/environment/cache-content.ts
const complete = object({
	version: string(),
	lockHash: string()
});
/**
* Content of the cache and the disk it takes; hard links are followed by their file's number. `parts` are paths of other parts.
* A large one takes some ten seconds: `onFolder` is told before each folder is read.
*/
async function readCache(cache, parts = [], onFolder = () => {}) {
	const root = environmentsFolder(cache);
	const names = listNames(root).sort();
	const files = /* @__PURE__ */ new Map();
	for (const folder of [cache, root]) note(folder, "kept", files);
	const owners = [...names, ...parts];
	const apart = new Set(parts);
	const spare = [byteCodeFolder(cache), sharedFilesFolder(cache)];
	const others = listNames(cache).map((name) => join(cache, name)).filter((path) => ![root, ...spare].includes(path));
	const folders = [
		...names.map((name, index) => ({
			path: join(root, name),
			part: index,
			apart
		})),
		...parts.map((path, index) => ({
			path,
			part: names.length + index,
			apart: /* @__PURE__ */ new Set()
		})),
		...spare.map((path) => ({
			path,
			part: "spare",
			apart
		})),
		...others.map((path) => ({
			path,
			part: "kept",
			apart
		}))
	];
	for (const [done, folder] of folders.entries()) {
		onFolder(done, folders.length);
		collect(folder.path, folder.part, files, folder.apart);
	}
	const all = [...files.values()];
	const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0);
	const uses = await readUses(cache);
	return {
		environments: (await Promise.all(names.map(async (name, index) => {
			const held = all.filter(({ owners }) => owners.has(index));
			return {
				name,
				...await describe(join(root, name)),
				...uses.get(name) ?? {
					lastUsed: await changedAt(join(root, name)),
					isInUse: false,
					projects: []
				},
				bytes: sum(held),
				ownBytes: sum(held.filter(({ owners }) => owners.size === 1))
			};
		}))).sort((a, b) => b.lastUsed - a.lastUsed),
		bytes: sum(all),
		otherBytes: sum(all.filter(({ owners }) => [...owners].every((index) => index >= names.length))),
		bytesWithout: (gone) => {
			const isKept = (index) => !gone.has(owners[index] ?? "");
			return sum(all.filter(({ owners, isElsewhere }) => isElsewhere || [...owners].some(isKept)));
		}
	};
}
/** What is `apart` is collected by itself. Synchronous calls: there are some hundred thousand files, and waiting for each takes three times as long. */
function collect(path, part, files, apart) {
	if (apart.has(path) || !note(path, part, files)) return;
	for (const name of listNames(path)) collect(join(path, name), part, files, apart);
}
/** True: it is a folder. */
function note(path, part, files) {
	const found = lstatSync(path, { throwIfNoEntry: false });
	if (found === void 0) return false;
	const key = `${found.dev}:${found.ino}`;
	const file = files.get(key) ?? {
		bytes: found.blocks * 512,
		owners: /* @__PURE__ */ new Set(),
		isElsewhere: false
	};
	if (part === "kept") file.isElsewhere = true;
	else if (part !== "spare") file.owners.add(part);
	files.set(key, file);
	return found.isDirectory();
}
function listNames(folder) {
	try {
		return readdirSync(folder);
	} catch (error) {
		if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return [];
		throw error;
	}
}
/** Milliseconds since 1970; 0: another process removed it meanwhile. */
const changedAt = async (path) => (await lstat(path).catch(() => null))?.mtimeMs ?? 0;
async function describe(folder) {
	const text = await readFile(join(folder, COMPLETE), "utf8").catch(() => null);
	const { data } = complete.safeParse(readJsonText(text ?? ""));
	return {
		pythonVersion: data?.version ?? null,
		lockHash: data?.lockHash ?? null
	};
}
export { readCache as t };
