import { t as cacheFolder } from "./cache-folder.js";
import { k as refuseFileAsCache } from "./environment.js";
import { t as readCache } from "./cache-content.js";
import { Yr as formatSize } from "./start.js";
import { t as alignColumns } from "./text-table.js";
// src/report/text/environments.ts
/** What the cache of environments holds, in at most `width` columns. */
function renderCache({ cache, bytes, otherBytes, environments }, width) {
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
		`${formatSize(otherBytes)} in no environment: packages to make others from, downloads, uv`
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
		new Date(lastUsed).toISOString().slice(0, 16).replace("T", " "),
		isInUse ? "yes" : "no",
		listProjects(projects)
	];
}
const MOST_PROJECTS = 3;
function listProjects(projects) {
	const left = projects.length - MOST_PROJECTS;
	return [...projects.slice(0, MOST_PROJECTS), ...left > 0 ? [`${left} more`] : []].join(", ");
}
// src/commands/env/list.ts
const LIST_VERSION = 1;
/** What the cache of environments holds, as text of at most `width` columns and as JSON. */
async function listEnvironments({ width }, { env }) {
	const cache = cacheFolder(env);
	await refuseFileAsCache(cache);
	const { bytes, otherBytes, environments } = await readCache(cache);
	const json = {
		schemaVersion: LIST_VERSION,
		cache,
		bytes,
		otherBytes,
		environments
	};
	return {
		text: renderCache(json, width),
		json
	};
}
export { listEnvironments };
