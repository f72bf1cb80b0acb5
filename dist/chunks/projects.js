import { $t as literal, Jt as boolean, Rr as UserError, Wt as _enum, Zt as int, at as label, dt as sha256, gt as text, ht as slug, on as strictObject, qt as array, ur as count } from "./inputs.js";
import { Gt as findClosest, Nn as spellName, _n as nameFromHere, bt as readTextIfPresent, xn as formatSize } from "./base.js";
import { t as matcher } from "./matcher.js";
import { n as normaliseName, t as nameInLine } from "./package-name.js";
import { l as fault } from "./check-facts.js";
import { d as projectsFolder, f as hereOnly, i as listSlugs, l as manifestFile, u as noProjects } from "./load-projects.js";
import { n as readProject, t as explainUnreadable } from "./read-project.js";
import { W as alignColumns } from "./measured.js";
import { t as tellFault } from "./validation-words.js";
import { i as versioned } from "./versioned.js";
import { t as TASKS } from "./project-task.js";
import { i as projectFault } from "./validation.js";
import { t as projectsOptions } from "./projects-options.js";
import { join } from "node:path";
// src/dataset/list-projects.ts
/** What a list says of a project, or what is wrong with its manifest or a file that this names. */
async function listOrTell(dataset, slug, sources) {
	const { manifest, faults } = await readProject(dataset, slug);
	if (manifest === null) return faults;
	return listProject({
		slug,
		folder: join(projectsFolder(dataset), slug),
		manifest
	}, sources).catch((error) => [fault("wrong-value", [], { wanted: explainUnreadable(error) })]);
}
/** What a list says of a project. */
async function listProject(known, sources) {
	const { slug, manifest } = known;
	const { title, collection = null, task, metric, licence, origin, size, environment } = manifest;
	const pin = origin === "embedded" ? null : origin;
	return {
		slug,
		title,
		collection,
		task,
		metric: metric.name,
		licence: licence?.spdx ?? null,
		repository: pin?.repository ?? null,
		path: pin?.path ?? null,
		commit: pin?.commit ?? null,
		commitDate: pin?.commitDate ?? null,
		sourceHash: pin?.sourceHash ?? null,
		bytes: size?.bytes ?? null,
		libraries: await listLibraries(known),
		hasLock: environment.lock !== null,
		isHere: await sources.find(known) !== null,
		isRetired: manifest.tombstone !== void 0
	};
}
/** Packages that the requirements of a project name, as the index writes them; sorted. */
async function listLibraries({ folder, manifest }) {
	const { requirements } = manifest.environment;
	const names = ((requirements === void 0 ? null : await readTextIfPresent(join(folder, requirements), folder)) ?? "").split("\n").map(nameInLine);
	return [...new Set(names.filter((name) => name !== ""))].sort();
}
// src/report/text/dataset/project-list.ts
/** The projects, a line each, how many of them can be run, and which can't be read. */
function renderProjects({ projects, broken }, width) {
	const head = [
		"project",
		"task",
		"licence",
		"size",
		"from here"
	];
	const rows = projects.map((each) => [
		each.slug,
		each.task.replace("-classification", ""),
		each.licence ?? "none",
		each.bytes === null ? "" : formatSize(each.bytes),
		describeState(each)
	]);
	const here = projects.filter(({ isHere }) => isHere).length;
	const total = `${count(projects.length, "project")}, ${here} of them here`;
	const table = projects.length === 0 ? [] : [...alignColumns([head, ...rows], width), total];
	const unseen = projects.find((each) => describeState(each) === NOT_SEEN);
	const fix = unseen === void 0 ? [] : [`greenml validate ${unseen.slug} --fix fetches what is not seen yet`];
	return [
		...table,
		...fix,
		...broken.map(describeBroken)
	].join("\n");
}
function describeBroken({ folder, file, faults: [first, ...others] }) {
	const { what, fix } = first === void 0 ? {
		what: "",
		fix: ""
	} : tellFault(first, folder);
	return `✘ ${file}${first?.line ? `:${first.line}` : ""}: ${what}; ${fix}${others.length === 0 ? "" : `; greenml validate ${folder} tells ${count(others.length, "fault")} more`}`;
}
/** Of files that nobody has fetched and hashed yet. */
const NOT_SEEN = "not seen yet";
function describeState({ isRetired, hasLock, isHere, sourceHash, repository }) {
	if (isRetired) return "retired";
	if (!hasLock) return "has no lock";
	if (isHere) return "can be run";
	if (repository !== null && sourceHash === null) return NOT_SEEN;
	return "fetched when named";
}
// src/schema/dataset/project-list.ts
/** One project of a dataset, as its manifest tells of it. */
const listedProject = strictObject({
	slug,
	title: text,
	collection: slug.nullable(),
	task: _enum(TASKS),
	metric: text,
	licence: text.nullable(),
	/** Null: it was written for this dataset. */
	repository: text.nullable(),
	path: text.nullable(),
	commit: text.nullable(),
	commitDate: text.nullable(),
	sourceHash: sha256.nullable(),
	bytes: int().nullable(),
	/** Packages that the project asks for, by their names on the index; sorted. */
	libraries: array(label),
	hasLock: boolean(),
	/** The project's files are in the dataset or in the cache. */
	isHere: boolean(),
	isRetired: boolean()
});
/** A project whose manifest can't be read. */
const brokenProject = strictObject({
	/** Name of the project's folder. */
	folder: text,
	/** The project's manifest, below the dataset's folder as it was named. */
	file: text,
	faults: array(projectFault).min(1)
});
versioned(2, strictObject({
	schemaVersion: literal(2),
	projects: array(listedProject),
	/** Of those that were asked for by name, whatever their task or licence: nobody knows it. */
	broken: array(brokenProject)
}), { 1: (old) => ({
	...old,
	broken: []
}) });
// src/commands/projects.ts
/** The projects of a dataset that a person asks for, by their manifests, and those whose manifest can't be read; nothing is fetched. */
async function listDataset(given, width, { env }) {
	const options = projectsOptions.parse(given);
	const { dataset } = options;
	const there = await listSlugs(dataset);
	if (there.length === 0) throw noProjects(dataset);
	const slugs = there.filter(matcher("--projects", options.projects));
	const sources = hereOnly(env);
	const named = projectsFolder(nameFromHere(dataset));
	const projects = [];
	const broken = [];
	for (const slug of slugs) {
		const listed = await listOrTell(dataset, slug, sources);
		if ("slug" in listed) projects.push(listed);
		else {
			const file = manifestFile(join(named, spellName(slug)));
			broken.push({
				folder: slug,
				file,
				faults: listed.slice(0, 200)
			});
		}
	}
	const wanted = projects.filter((each) => isWanted(each, options));
	if (wanted.length + broken.length === 0) throw noneWanted(projects, options);
	const json = {
		schemaVersion: 2,
		projects: wanted,
		broken
	};
	return {
		json,
		text: renderProjects(json, width),
		isWhole: broken.length === 0
	};
}
function isWanted(project, { collection, task, library, licence, here }) {
	const wanted = licence === "none" ? null : licence;
	return (collection === void 0 || project.collection === collection) && (task === void 0 || project.task === task) && (library === void 0 || project.libraries.includes(normaliseName(library))) && (licence === void 0 || project.licence === wanted) && (!here || project.isHere);
}
/** What there is instead of what was asked for. */
function noneWanted(projects, { projects: named, licence, library }) {
	const all = count(projects.length, "project");
	if (projects.length === 0) return new UserError(`No project's name matches /${named}/.`);
	const licences = new Set(projects.map((each) => each.licence ?? "none"));
	if (licence !== void 0 && !licences.has(licence)) return new UserError(`None of ${all} has the licence ${licence}: there are ${[...licences].sort().join(", ")}.`);
	const near = library === void 0 ? null : findClosest(library, new Set(projects.flatMap((each) => each.libraries)));
	const hint = near === null || near === library ? "" : ` (a package there is: ${near})`;
	return new UserError(`None of ${all} is of that kind: leave out some of what was asked for${hint}.`);
}
export { listDataset };
