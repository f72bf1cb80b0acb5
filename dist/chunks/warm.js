import { Rr as UserError, or as _usingCtx, ur as count } from "./inputs.js";
import { t as matcher } from "./matcher.js";
import { Yt as readPlan } from "./work.js";
import { t as chooseProjects } from "./load-projects.js";
import { n as manifestFolder, t as loadTaskRepositories } from "./load-task-repositories.js";
import { n as listSpareParts } from "./prune-sources.js";
import { t as openEnvironmentMaker } from "./environment-maker.js";
import { at as Progress, rt as Launcher, tt as holdHost } from "./start.js";
import { t as keepQuota } from "./quota.js";
import { t as findIsolation } from "./run-isolated.js";
import { n as renderLeftOut, t as openMakingSources } from "./open-making-sources.js";
import { i as warmOptions } from "./env-options.js";
import { join } from "node:path";
// src/environment/make-all.ts
/** Seconds below which an environment was there already: it says nothing of how long the others take. */
const LONGEST_LOOK_UP_SECONDS = 1;
/** Makes environments one after the other, each told as it ends. Returns the names of those that could not be made, each told with the reason. */
async function makeAll(sources, maker, { logger }) {
	const faults = [];
	const progress = new Progress(logger, sources.length);
	for (const [index, source] of sources.entries()) {
		const started = performance.now();
		const made = await maker.makeOrExplain(source);
		if ("fault" in made) {
			faults.push(source.slug);
			logger.warn(`${source.slug}: ${made.fault}`);
		}
		const seconds = (performance.now() - started) / 1e3;
		progress.end(seconds > LONGEST_LOOK_UP_SECONDS);
		const outcome = "fault" in made ? "could not be made" : "is ready";
		const left = progress.left === null ? "" : `; at most ${progress.left}`;
		const place = `${index + 1} of ${sources.length}`;
		logger.info(`${place}: ${source.slug} ${outcome} after ${seconds.toFixed(1)} s${left}`);
	}
	return faults;
}
// src/commands/env/warm.ts
/**
* Makes all environments and downloads that projects need, ahead of measuring. It holds the host meanwhile: making them keeps
* all processors busy. Those that can't be made are told at the end.
*/
async function warmEnvironments(given, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const options = warmOptions.parse(given);
		const projects = options.mlBench ? await listTaskRepositories(options, context) : await listWanted(options, context);
		const launcher = _usingCtx$1.a(new Launcher());
		await holdHost(launcher, "greenml env warm", options.wait, context);
		const maker = openEnvironmentMaker(context, [options.dataset, ...options.campaign ? [options.campaign] : []], findIsolation);
		const uv = await maker.uv();
		const faults = await makeAll(projects, maker, context);
		await keepQuota(uv, listSpareParts, context);
		if (faults.length === 0) return { ready: projects.length };
		throw new UserError(`${count(faults.length, "environment")} could not be made: ${faults.join(", ")}.`, 1);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** ML-Bench's repositories that have an environment; the others are told with what they lack. UserError where none has one. */
async function listTaskRepositories({ dataset, projects }, { logger }) {
	const isWanted = matcher("--projects", projects);
	const found = [];
	for (const repository of (await loadTaskRepositories(dataset)).values()) {
		const { environment, folder: slug, lacks } = repository;
		if (!isWanted(slug)) continue;
		const folder = manifestFolder(dataset, repository);
		if (environment !== void 0) found.push({
			slug,
			folder,
			lockFile: join(folder, environment.lock),
			manifest: { environment }
		});
		else logger.info(`${slug}: no environment is described; it lacks ${lacks.map(({ kind }) => kind).join(", ") || "nothing that is known"}`);
	}
	if (found.length > 0) return found;
	throw new UserError(`${dataset} describes no environment of a repository of ML-Bench.`);
}
async function listWanted(options, context) {
	const { dataset, projects, collection, campaign } = options;
	const { projects: matching, leftOut } = await chooseProjects(dataset, {
		projects,
		collection
	}, openMakingSources(options, context));
	for (const each of leftOut) context.logger.info(renderLeftOut(each));
	if (campaign === void 0) return matching;
	const plan = await readPlan(campaign);
	const planned = new Set(plan.projects.map(({ slug }) => slug));
	const chosen = matching.filter(({ slug }) => planned.has(slug));
	if (chosen.length > 0) return chosen;
	const wish = projects === void 0 ? "" : ` that matches /${projects}/`;
	throw new UserError(`${dataset} has no project of the plan of ${campaign}${wish}: the plan has ${[...planned].join(", ")}.`);
}
export { warmEnvironments };
