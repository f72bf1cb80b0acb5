import { $t as literal, Rr as UserError, Zt as int, at as label, f as sum, ht as slug, on as strictObject, qt as array, ur as count } from "./inputs.js";
import { Ln as withFolders, vn as requireNewFolder, wt as writeFileAtomic } from "./base.js";
import { Mt as refuseAlike, lt as fetchTexts, ot as requireMirrored } from "./work.js";
import { r as listProjects } from "./load-projects.js";
import { i as versioned } from "./versioned.js";
import { r as readRows } from "./read-rows.js";
import { t as importResultsOptions } from "./import-results-options.js";
import { join } from "node:path";
// src/schema/dataset/results-import.ts
const scripts = strictObject({
	/** Folder that `--answers` takes. */
	folder: label,
	/** Rounds of repair that these scripts failed in; null: those that stand in the end. */
	failedIn: int().min(1).nullable(),
	projects: int().min(0),
	scripts: int().min(0)
});
versioned(1, strictObject({
	schemaVersion: literal(1),
	repository: label,
	commit: label,
	files: array(strictObject({
		name: label,
		rows: int().min(0)
	})),
	scripts: array(scripts),
	projects: array(slug),
	/** Folders of the study whose scripts are of no project in the dataset. */
	unknown: array(strictObject({
		folder: label,
		scripts: int().min(1)
	}))
}), {});
// src/genai-greenml/places.ts
const RESULTS = /^results\/(results_[\w-]+\.csv)$/;
const SCRIPT = /^(?:repos|failed_generated_code_iteration_([1-9]\d?))\/([^/]+)\/((?:(?!\.\.?\/)[^/]+\/){0,3}GENAIGREENML_[\w.-]+\.py)$/;
/** What a file of its repository is; null: neither a result nor a script of a model's. */
function readStudyPath(path) {
	const name = RESULTS.exec(path)?.[1];
	if (name !== void 0) return {
		kind: "results",
		name
	};
	const [, iteration, project, script] = SCRIPT.exec(path) ?? [];
	if (project === void 0 || script === void 0) return null;
	return {
		kind: "script",
		failedIn: iteration === void 0 ? null : Number(iteration),
		project,
		path: script
	};
}
// src/genai-greenml/import-study.ts
const LARGEST_FILE_BYTES = 16 * 1024 ** 2;
/** Brings what a published study left into a folder, under the names of the dataset's projects; no code of it is run. */
async function importStudy({ out, collection, dataset, mirror }, { env, logger, signal }) {
	await requireNewFolder(out, "name a new folder with --out");
	const known = await listProjects(dataset, { collection });
	const { repository, commit } = onePin(known, collection);
	const at = await requireMirrored(repository, mirror ?? env.GREENML_MIRROR);
	logger.status(`fetching ${repository}`);
	const texts = await fetchTexts({
		source: repository,
		commit,
		at,
		signal
	}, (path) => readStudyPath(path) !== null, LARGEST_FILE_BYTES);
	logger.status("");
	refuseAlike(withFolders(texts.keys()), "The study's", "import it as of a commit in which one is renamed");
	const slugs = new Map(known.map(({ slug, manifest }) => [folderOf(manifest).toLowerCase(), slug]));
	const files = [];
	const scripts = [];
	const unknown = /* @__PURE__ */ new Map();
	for (const [path, bytes] of texts) {
		const file = readStudyPath(path);
		if (file?.kind === "results") {
			files.push({
				name: file.name,
				rows: readRows(bytes.toString(), file.name).length
			});
			await writeFileAtomic(join(out, "results", file.name), bytes, out);
		} else if (file !== null) {
			const project = slugs.get(file.project.toLowerCase());
			if (project === void 0) unknown.set(file.project, (unknown.get(file.project) ?? 0) + 1);
			else {
				scripts.push({
					...file,
					project
				});
				await writeFileAtomic(join(out, folderName(file.failedIn), project, file.path), bytes, out);
			}
		}
	}
	return {
		schemaVersion: 1,
		repository,
		commit,
		files,
		scripts: countScripts(scripts),
		projects: [...new Set(scripts.map(({ project }) => project))].sort(),
		unknown: [...unknown].map(([folder, count]) => ({
			folder,
			scripts: count
		}))
	};
}
/** The repository and commit that all projects of a study are from. */
function onePin(known, collection) {
	const pins = /* @__PURE__ */ new Map();
	for (const { manifest } of known) {
		const { origin } = manifest;
		if (origin === "embedded" || origin.commit === null) continue;
		pins.set(`${origin.repository}@${origin.commit}`, {
			repository: origin.repository,
			commit: origin.commit
		});
	}
	const [pin] = pins.values();
	if (pin !== void 0 && pins.size === 1) return pin;
	throw new UserError(`The projects of ${collection} are from ${pins.size} repositories: a study has one of its own.`);
}
/** The last part of a project's path in the study. */
const folderOf = ({ origin }) => origin === "embedded" ? "" : origin.path.split("/").at(-1) ?? "";
const folderName = (failedIn) => failedIn === null ? "answers" : `failed-${failedIn}`;
function countScripts(scripts) {
	return [...new Set(scripts.map(({ failedIn }) => failedIn))].sort((a, b) => (a ?? 0) - (b ?? 0)).map((failedIn) => {
		const own = scripts.filter((each) => each.failedIn === failedIn);
		const projects = new Set(own.map(({ project }) => project)).size;
		return {
			folder: folderName(failedIn),
			failedIn,
			projects,
			scripts: own.length
		};
	});
}
// src/report/text/dataset/results-import.ts
/** What an import of a study's results brought, and how to go on with it. */
function renderResultsImport({ files, scripts, unknown }, out) {
	const rows = sum(files.map((each) => each.rows));
	return [
		`${out}/results: ${count(files.length, "file")} with ${count(rows, "row")}; greenml analyse --greenml-csv compares them`,
		...scripts.map((each) => `${out}/${each.folder}: ${tellScripts(each)}`),
		...unknown.map(({ folder, scripts: left }) => `${folder} is no project of the dataset: ${count(left, "script")} left out`),
		"Each folder of scripts is one for --answers of greenml run."
	].join("\n");
}
const tellScripts = ({ failedIn, projects, scripts }) => `${count(scripts, "script")} for ${count(projects, "project")}, ${failedIn === null ? "as they stand" : `which failed in round ${failedIn}`}`;
// src/commands/import-results.ts
/** Brings what a published study left into a folder; no code of it is run. */
async function importResults(given, context) {
	const options = importResultsOptions.parse(given);
	const imported = await importStudy(options, context);
	return {
		imported,
		text: renderResultsImport(imported, options.out)
	};
}
export { importResults };
