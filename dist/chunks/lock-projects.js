import { t as inTurn } from "./in-turn.js";
import { n as lockProject, r as amendManifest, t as writeProjectLock } from "./write-project-lock.js";
import { a as loadFiles, m as openSources } from "./load-projects.js";
import { t as openEnvironmentMaker } from "./environment-maker.js";
import { t as findIsolation } from "./run-isolated.js";
import { n as lockOptions } from "./env-options.js";
import { Rr as UserError } from "./inputs.js";
import { n as manifestFolder, t as loadTaskRepositories } from "./load-task-repositories.js";
import { join } from "node:path";
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
		const manifest = {
			environment: {
				...environment,
				...asOf
			},
			origin: "embedded"
		};
		const lock = await lockProject({
			slug,
			folder,
			lockFile,
			manifest
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
	const maker = openEnvironmentMaker(context, [options.dataset], findIsolation);
	const sources = openSources(context);
	const projects = await inTurn(options.slugs, (slug) => loadFiles(options.dataset, slug, sources));
	for (const project of projects) await writeProjectLock(project, maker, options, context.logger);
	return projects.map(({ lockFile }) => lockFile);
}
export { lockProjects };
