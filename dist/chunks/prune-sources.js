import { et as readUses, it as cacheFolder, tt as removeUnused } from "./work.js";
import { Pt as removeBelow, an as lookBelow, d as removeAbandonedScratch, dn as walkTree, f as removeTree, in as listBelow } from "./base.js";
import { c as onlyHereFolder, f as useOfSource, i as fetchedDataFolder, t as FETCHED_DATA_USE, u as sourcesFolder } from "./outside-data.js";
import { join } from "node:path";
// src/dataset/sources/prune-sources.ts
const HASH = /^[0-9a-f]{64}$/;
/** The files of projects in the cache; those that were used last come first. */
async function listSources(env) {
	const root = sourcesFolder(env);
	const uses = await readUses(cacheFolder(env));
	const kept = new Set((await listBelow(onlyHereFolder(env), "") ?? []).map(({ name }) => name));
	const sources = [];
	for (const { name: hash, kind } of await listBelow(root, "") ?? []) {
		if (kind !== "folder" || !HASH.test(hash)) continue;
		const found = await lookBelow(root, hash);
		const changed = found.kind === "none" ? 0 : found.stats.mtimeMs;
		const use = uses.get(useOfSource(hash)) ?? {
			lastUsed: changed,
			isInUse: false,
			projects: []
		};
		sources.push({
			hash,
			bytes: await sizeOf(join(root, hash)),
			isOnlyHere: kept.has(hash),
			...use
		});
	}
	return sources.sort((a, b) => b.lastUsed - a.lastUsed);
}
/** What of them, and of fetched data, can be had again, to keep a quota by. */
async function listSpareParts(env) {
	const sources = (await listSources(env)).filter(({ isOnlyHere }) => !isOnlyHere).map(({ hash, lastUsed }) => ({
		path: join(sourcesFolder(env), hash),
		lastUsed,
		remove: () => removeSource(env, hash)
	}));
	const folder = fetchedDataFolder(env);
	const data = (await listFetchedData(folder)).map(({ name, lastUsed }) => ({
		path: join(folder, name),
		lastUsed,
		remove: () => removeUnused(cacheFolder(env), FETCHED_DATA_USE, () => removeBelow(folder, name))
	}));
	return [...sources, ...data];
}
const removeSource = (env, hash) => removeUnused(cacheFolder(env), useOfSource(hash), () => removeTree(join(sourcesFolder(env), hash)));
async function listFetchedData(folder) {
	const files = [];
	for (const { name } of await listBelow(folder, "") ?? []) {
		const found = await lookBelow(folder, name);
		if (found.kind === "file") files.push({
			name,
			lastUsed: found.stats.mtimeMs
		});
	}
	return files;
}
/**
* Removes the files of projects, and fetched data, that were not used for longer than `milliseconds`; what a process uses stays,
* and what could not be fetched again. Returns what was removed.
*/
async function pruneSources(env, milliseconds) {
	await removeAbandonedScratch(sourcesFolder(env));
	const isOld = (time) => Date.now() - time > milliseconds;
	const removed = [];
	for (const source of await listSources(env)) {
		if (source.isOnlyHere || source.isInUse || !isOld(source.lastUsed)) continue;
		if (await removeSource(env, source.hash)) removed.push(source);
	}
	await removeUnused(cacheFolder(env), FETCHED_DATA_USE, async () => {
		const data = fetchedDataFolder(env);
		for (const { name, lastUsed } of await listFetchedData(data)) if (isOld(lastUsed) || !HASH.test(name)) await removeBelow(data, name);
	});
	return removed;
}
async function sizeOf(folder) {
	let bytes = 0;
	for await (const { path, kind } of walkTree(folder)) {
		const found = kind === "file" ? await lookBelow(folder, path) : null;
		if (found?.kind === "file") bytes += found.stats.size;
	}
	return bytes;
}
export { listSpareParts as n, pruneSources as r, listSources as t };
