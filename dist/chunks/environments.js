import { _r as count, f as sum } from "./inputs.js";
import { fn as formatSize } from "./base.js";
import { W as alignColumns } from "./measured.js";
import { w as formatMinute, x as formatList, y as formatHash } from "./work.js";
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
		lockHash === null ? "" : formatHash(lockHash),
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
	formatHash(hash),
	formatSize(bytes),
	formatMinute(lastUsed),
	isInUse ? "yes" : "no",
	isOnlyHere ? "no, so they stay" : "yes",
	listProjects(projects)
];
/** A line on what was removed of the files of projects. */
function renderPrunedSources(removed) {
	const bytes = sum(removed.map((each) => each.bytes));
	return `cache: files of ${count(removed.length, "project")} removed, ${formatSize(bytes)}`;
}
const listProjects = (projects) => formatList(projects, 3);
export { renderPrunedSources as n, renderCache as t };
