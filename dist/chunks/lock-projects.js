import { J as listFiles, X as parseWith, ht as prepareBelow, nt as readTextIfPresent, st as writeFileAtomic } from "./base.js";
import { t as require_dist } from "./dist3.js";
import { an as manifest } from "./work.js";
import { n as taskRepository } from "./task-repository.js";
import { t as patchManifestText } from "./patch-manifest.js";
import { i as listReached, o as listUnreached } from "./derive-requirements.js";
import { i as loadProject, u as openSources } from "./load-projects.js";
import { t as openEnvironmentMaker } from "./environment-maker.js";
import { ir as UserError } from "./inputs.js";
import { r as freezeExisting } from "./managed.js";
import { r as keepUpperEnd } from "./python-versions.js";
import { t as writeLock } from "./write-lock.js";
import { t as findIsolation } from "./run-isolated.js";
import { n as lockOptions } from "./env-options.js";
import { n as manifestFolder, t as loadTaskRepositories } from "./load-task-repositories.js";
import { join, relative } from "node:path";
import { isDeepStrictEqual } from "node:util";
// src/dataset/amend-manifest.ts
var import_dist = require_dist();
/** Manifests by their names without ending. */
const MANIFESTS = {
	project: manifest,
	repository: taskRepository
};
/** Changes in a manifest what it says of the lock, where that is another now; the rest stays as its writer has it. */
async function amendManifest(folder, { python, excludeNewer, deviations }, name = "project") {
	const path = join(folder, `${name}.yaml`);
	const text = await readTextIfPresent(path, folder) ?? "";
	const document = (0, import_dist.parseDocument)(text);
	const said = {
		python,
		excludeNewer,
		deviations: deviations.length === 0 ? null : deviations
	};
	const patches = Object.entries(said).flatMap(([field, value]) => {
		const place = ["environment", field];
		if (isDeepStrictEqual(toPlain(document.getIn(place)), value)) return [];
		return [value === null ? {
			op: "delete",
			path: place
		} : {
			op: "set",
			path: place,
			value
		}];
	});
	if (patches.length === 0) return;
	const amended = patchManifestText(text, patches);
	parseWith(MANIFESTS[name], (0, import_dist.parseDocument)(amended).toJS(), path);
	await writeFileAtomic(path, amended, folder);
}
const toPlain = (node) => (0, import_dist.isNode)(node) ? node.toJSON() : node ?? null;
// src/environment/lock-project.ts
/**
* Writes the lock of a project anew from its requirements. Returns what its manifest is to say of it, below the upper end of
* Python's versions that it says by now; null where the interpreter exists already and is only written down.
*/
async function lockProject({ slug, lockFile, folder, manifest }, maker, { dataset, date, unreached, reached, oldestPython }, note) {
	const { manager, interpreter, requirements, python, pythonWanted } = manifest.environment;
	const uv = await maker.uv();
	await prepareBelow(folder, relative(folder, lockFile));
	if (manager === "conda") throw new UserError(`${slug} is conda's: write ${lockFile} with \`conda list --explicit --sha256\` in an environment that works.`);
	if (manager === "existing") {
		if (!interpreter) throw new UserError(`${slug}: name environment.interpreter in project.yaml.`);
		const request = {
			...uv,
			interpreter,
			untrustedFolders: [dataset, folder],
			isolate: await maker.isolation()
		};
		await writeFileAtomic(lockFile, await freezeExisting(request), folder);
		return null;
	}
	if (!requirements) throw new UserError(`${slug}: name the file to lock by environment.requirements in project.yaml.`);
	const written = await writeLock({
		...uv,
		requirementsFile: join(folder, requirements),
		unreached,
		reached,
		lockFile,
		projectFolder: folder,
		asOf: date === false ? null : dateOf(manifest),
		pythonWanted: pythonWanted ?? null,
		...oldestPython === void 0 ? {} : { oldestPython },
		lowestPython: /^>=\s*(3\.\d+)$/.exec(python)?.[1] ?? null,
		note
	});
	return {
		...written,
		python: keepUpperEnd(written.python, python, written.pythonVersion)
	};
}
/** An embedded project has no commit: it keeps the date that its manifest names. */
function dateOf({ origin, environment }) {
	return origin === "embedded" ? environment.excludeNewer ?? null : origin.commitDate?.slice(0, 10) ?? null;
}
// src/commands/env/lock-task-repositories.ts
/** A repository's answers run in its own Python: of today's it is only asked that the tool's shims can be read. */
const OLDEST_PYTHON = ">=3.7";
/** Writes the locks of ML-Bench's repositories as of their commits' days, and into their manifests how they depart from that. */
async function lockTaskRepositories({ slugs, dataset, date }, context) {
	const { logger } = context;
	const maker = openEnvironmentMaker(context, [dataset], findIsolation);
	const known = [...(await loadTaskRepositories(dataset)).values()];
	const written = [];
	for (const slug of slugs) {
		const repository = known.find(({ folder }) => folder === slug);
		if (repository?.environment === void 0) throw new UserError(`${dataset} describes no environment of a repository ${slug} of ML-Bench.`);
		const { environment, committed } = repository;
		const folder = manifestFolder(dataset, repository);
		const lockFile = join(folder, environment.lock);
		const asOf = committed === null ? {} : { excludeNewer: committed };
		const lock = await lockProject({
			slug,
			folder,
			lockFile,
			manifest: {
				environment: {
					...environment,
					...asOf
				},
				origin: "embedded"
			}
		}, maker, {
			dataset,
			date,
			unreached: [],
			reached: null,
			oldestPython: OLDEST_PYTHON
		}, logger.status);
		for (const deviation of lock?.deviations ?? []) logger.warn(`${slug}: ${deviation}`);
		if (lock !== null) await amendManifest(folder, lock, "repository");
		written.push(lockFile);
	}
	return written;
}
// src/commands/env/lock-projects.ts
/** Writes the locks of projects anew from their requirements, and into their manifests how they depart from them. */
async function lockProjects(given, context) {
	const options = lockOptions.parse(given);
	if (options.mlBench) return lockTaskRepositories(options, context);
	const { logger } = context;
	const maker = openEnvironmentMaker(context, [options.dataset], findIsolation);
	const sources = openSources(context);
	const projects = await Promise.all(options.slugs.map((slug) => loadProject(options.dataset, slug, sources)));
	for (const project of projects) {
		const { sourceFolder, manifest } = project;
		const files = await listFiles(sourceFolder);
		const unreached = await listUnreached(sourceFolder, files, manifest.entry);
		const reached = await listReached(sourceFolder, files, manifest.entry);
		const lock = await lockProject(project, maker, {
			...options,
			unreached,
			reached
		}, logger.status);
		for (const deviation of lock?.deviations ?? []) logger.warn(`${project.slug}: ${deviation}`);
		if (lock !== null) await amendManifest(project.folder, lock);
	}
	return projects.map(({ lockFile }) => lockFile);
}
export { lockProjects };
