import { Br as removeBelow, Ur as listBelow, Wr as lookBelow, Xr as walkTree, _t as removeAbandonedScratch, nt as count, ri as formatSize, vt as removeTree } from "./start.js";
import { t as alignColumns } from "./text-table.js";
import { c as useOfSource, i as onlyHereFolder, o as sourcesFolder, r as fetchedDataFolder, t as FETCHED_DATA_USE } from "./outside-data.js";
import { t as cacheFolder } from "./cache-folder.js";
import { n as readUses, r as removeUnused } from "./use-locks.js";
import { join } from "node:path";
// src/dataset/prune-sources.ts
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
/**
* Removes the files of projects, and fetched data, that were not used for longer than `milliseconds`; what a process uses stays,
* and what could not be fetched again. Returns what was removed.
*/
async function pruneSources(env, milliseconds) {
	const [cache, root] = [cacheFolder(env), sourcesFolder(env)];
	await removeAbandonedScratch(root);
	const isOld = (time) => Date.now() - time > milliseconds;
	const removed = [];
	for (const source of await listSources(env)) {
		if (source.isOnlyHere || source.isInUse || !isOld(source.lastUsed)) continue;
		if (await removeUnused(cache, useOfSource(source.hash), () => removeTree(join(root, source.hash)))) removed.push(source);
	}
	await removeUnused(cache, FETCHED_DATA_USE, async () => {
		const data = fetchedDataFolder(env);
		for (const { name } of await listBelow(data, "") ?? []) {
			const found = await lookBelow(data, name);
			if (found.kind === "file" && (isOld(found.stats.mtimeMs) || !HASH.test(name))) await removeBelow(data, name);
		}
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
// src/report/text/environments.ts
/** What the cache of environments holds, in at most `width` columns. */
function renderCache({ cache, bytes, otherBytes, environments, sources }, width) {
	return [
		`${cache}: ${formatSize(bytes)}`,
		...alignColumns([[
			"environment",
			"Python",
			"lock",
			"size",
			"its own",
			"last used (UTC)",
			"in use",
			"projects"
		], ...environments.map(listCells)], width),
		`${formatSize(otherBytes)} in no environment: packages to make others from, downloads, uv, files of projects`,
		...sources.length === 0 ? [] : alignColumns([SOURCE_HEAD, ...sources.map(listSourceCells)], width)
	].join("\n");
}
function listCells(environment) {
	const { name, pythonVersion, lockHash, bytes, ownBytes, lastUsed, isInUse, projects } = environment;
	return [
		name,
		pythonVersion ?? "unfinished",
		lockHash?.slice(0, 12) ?? "",
		formatSize(bytes),
		formatSize(ownBytes),
		formatMinute(lastUsed),
		isInUse ? "yes" : "no",
		listProjects(projects)
	];
}
const SOURCE_HEAD = [
	"files of projects",
	"size",
	"last used (UTC)",
	"in use",
	"to be had again",
	"projects"
];
const listSourceCells = ({ hash, bytes, lastUsed, isInUse, isOnlyHere, projects }) => [
	hash.slice(0, 12),
	formatSize(bytes),
	formatMinute(lastUsed),
	isInUse ? "yes" : "no",
	isOnlyHere ? "no, so they stay" : "yes",
	listProjects(projects)
];
/** A line on what was removed of the files of projects. */
function renderPrunedSources(removed) {
	const bytes = removed.reduce((sum, each) => sum + each.bytes, 0);
	return `cache: files of ${count(removed.length, "project")} removed, ${formatSize(bytes)}`;
}
const formatMinute = (milliseconds) => new Date(milliseconds).toISOString().slice(0, 16).replace("T", " ");
const MOST_PROJECTS = 3;
function listProjects(projects) {
	const left = projects.length - MOST_PROJECTS;
	return [...projects.slice(0, MOST_PROJECTS), ...left > 0 ? [`${left} more`] : []].join(", ");
}
export { pruneSources as i, renderPrunedSources as n, listSources as r, renderCache as t };
