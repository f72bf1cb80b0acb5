import { At as boolean, Et as _enum, Ft as literal, Ht as strictObject, Nt as int, Q as sha256, et as slug, ir as UserError, kt as array, q as label, s as count, tt as text } from "./inputs.js";
import { Rt as formatSize, nt as readTextIfPresent } from "./base.js";
import { c as hereOnly, n as listProjects } from "./load-projects.js";
import { m as alignColumns } from "./measured.js";
import { t as projectsOptions } from "./projects-options.js";
import { t as TASKS } from "./project-task.js";
import { i as versioned } from "./versioned.js";
import { join } from "node:path";
// src/dataset/list-projects.ts
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
	const known = ((requirements === void 0 ? null : await readTextIfPresent(join(folder, requirements), folder)) ?? "").split("\n").map((line) => /^[A-Za-z0-9][\w.-]{0,100}/.exec(line.trim())?.[0]).flatMap((name) => name === void 0 ? [] : [name.toLowerCase().replaceAll(/[-_.]+/g, "-")]);
	return [...new Set(known)].sort();
}
// src/report/text/project-list.ts
/** The projects, a line each, and how many of them can be run. */
function renderProjects(projects, width) {
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
	return [...alignColumns([head, ...rows], width), total].join("\n");
}
function describeState({ isRetired, hasLock, isHere, sourceHash, repository }) {
	if (isRetired) return "retired";
	if (!hasLock) return "has no lock";
	if (isHere) return "can be run";
	if (repository !== null && sourceHash === null) return "never seen: validate --fix";
	return "fetched when named";
}
// src/schema/project-list.ts
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
	/** Packages that it asks for, by their names on the index; sorted. */
	libraries: array(label),
	hasLock: boolean(),
	/** Its files are in the dataset or in the cache. */
	isHere: boolean(),
	isRetired: boolean()
});
versioned(1, strictObject({
	schemaVersion: literal(1),
	projects: array(listedProject)
}), {});
// src/commands/projects.ts
/** The projects of a dataset that a person asks for, by their manifests; nothing is fetched. */
async function listDataset(given, width, { env }) {
	const options = projectsOptions.parse(given);
	const known = await listProjects(options.dataset, options);
	const sources = hereOnly(env);
	const projects = (await Promise.all(known.map((each) => listProject(each, sources)))).filter((each) => isWanted(each, options));
	if (projects.length === 0) throw new UserError(`None of the ${known.length} projects is of that kind.`);
	return {
		json: {
			schemaVersion: 1,
			projects
		},
		text: renderProjects(projects, width)
	};
}
function isWanted(project, { task, library, licence, here }) {
	const wanted = licence === "none" ? null : licence;
	return (task === void 0 || project.task === task) && (library === void 0 || project.libraries.includes(library.toLowerCase().replaceAll(/[-_.]+/g, "-"))) && (licence === void 0 || project.licence === wanted) && (!here || project.isHere);
}
export { listDataset };
