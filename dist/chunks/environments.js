import { f as sum, ur as count } from "./inputs.js";
import { xn as formatSize } from "./base.js";
import { W as alignColumns } from "./measured.js";
import { D as formatMinute, S as formatHash, w as formatList } from "./work.js";
// src/report/text/dataset/environments.ts
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
			"projects"
		], ...environments.map(listCells)], width, { names: 1 }),
		`${formatSize(otherBytes)} in no environment: packages to make others from, downloads, uv, files of projects`,
		...sources.length === 0 ? [] : alignColumns([SOURCE_HEAD, ...sources.map(listSourceCells)], width, { names: 1 })
	].join("\n");
}
function listCells(environment) {
	const { name, pythonVersion, lockHash, bytes, ownBytes, projects } = environment;
	return [
		formatHash(name),
		pythonVersion ?? "unfinished",
		lockHash === null ? "" : formatHash(lockHash),
		formatSize(bytes),
		formatSize(ownBytes),
		formatLastUse(environment),
		listProjects(projects)
	];
}
const SOURCE_HEAD = [
	"files of projects",
	"size",
	"last used (UTC)",
	"can be fetched again",
	"projects"
];
function listSourceCells(source) {
	const { hash, bytes, isOnlyHere, projects } = source;
	return [
		formatHash(hash),
		formatSize(bytes),
		formatLastUse(source),
		isOnlyHere ? "no, so they stay" : "yes",
		listProjects(projects)
	];
}
const formatLastUse = ({ lastUsed, isInUse }) => isInUse ? "in use now" : formatMinute(lastUsed);
/** A line on what was removed of the files of projects. */
function renderPrunedSources(removed) {
	const bytes = sum(removed.map((each) => each.bytes));
	return `cache: files of ${count(removed.length, "project")} removed, ${formatSize(bytes)}`;
}
const listProjects = (projects) => formatList(projects, 3);
export { renderPrunedSources as n, renderCache as t };
