import { Rr as UserError, hr as quoteWords } from "./inputs.js";
import { i as loadNamedModels } from "./load-models.js";
import { t as loadTaskRepositories } from "./load-task-repositories.js";
import { n as listSystems } from "./collect-answers.js";
import { a as pinRows, l as readTasks } from "./rows.js";
import { Jt as CLI_FILE, wt as writeFileAtomic } from "./base.js";
import { t as renderJobArray } from "./slurm.js";
import { i as readSystemName, n as listTaskShards } from "./task-shards.js";
import { s as shardOptions } from "./task-options.js";
import { join, resolve } from "node:path";
// src/mlbench/task-array.ts
/** Answers of one task that an element's time limit allows for. */
const SAMPLES = 5;
/** Writes the Slurm array whose elements each judge one share of answers, and returns the command that submits it. */
async function writeTaskArray({ rows, answers, repositories, out, dataset, errata }, tasks, known, count) {
	if (answers === void 0 || repositories === void 0) throw new UserError("An array judges answers that exist: name them by --answers, and --repositories DIR.");
	const places = [
		"--rows",
		rows.startsWith("hf:") ? rows : resolve(rows),
		"--repositories",
		resolve(repositories)
	];
	const more = [
		"--answers",
		answers.map((path) => resolve(path)).join(","),
		"--out",
		resolve(out),
		"--dataset",
		resolve(dataset)
	];
	const words = [
		process.execPath,
		CLI_FILE,
		"mlbench",
		"grade",
		...places,
		...more,
		...errata ? ["--errata"] : []
	];
	const limits = [...Map.groupBy(tasks, ({ githubId }) => githubId)].map(([githubId, own]) => (own.length + 1) * SAMPLES * (known.get(githubId)?.limits.timeoutSeconds ?? 120));
	const file = join(resolve(out), "slurm", "ml-bench.sbatch");
	const array = {
		name: "grade",
		features: [],
		gpu: false,
		machines: count,
		shards: Array.from({ length: count }, (_, index) => index + 1),
		limitSeconds: Math.max(3600, ...limits)
	};
	await writeFileAtomic(file, renderJobArray("ml-bench", array, quoteWords(words), count), out);
	return quoteWords([
		"sbatch",
		"--chdir",
		join(resolve(out), "slurm"),
		file
	]);
}
// src/commands/mlbench/shard.ts
/** The shares that jobs or a Slurm array take, one for each repository and system; with `format slurm` the array that grades them. */
async function listShards(given, { env }) {
	const options = shardOptions.parse(given);
	const { dataset, format } = options;
	const rows = await pinRows(options.rows, env.HF_ENDPOINT);
	const tasks = await readTasks(rows, env.HF_ENDPOINT);
	const known = await loadTaskRepositories(dataset);
	const systems = new Map(await nameSystems(options));
	const listed = listTaskShards(tasks, [...systems.keys()]);
	const shards = listed.map(({ githubId, system, hasGolds }, index) => ({
		shard: `${index + 1}/${listed.length}`,
		githubId,
		system,
		setting: systems.get(system) ?? null,
		hasGolds,
		repository: known.get(githubId)?.folder ?? String(githubId)
	}));
	const array = {
		...options,
		rows
	};
	return {
		rows,
		shards,
		submit: format === void 0 ? null : await writeTaskArray(array, tasks, known, listed.length)
	};
}
/** Systems in the order in which shares are dealt. */
async function nameSystems({ models, settings, prompt, answers, dataset }) {
	if (models === void 0 === (answers === void 0)) throw new UserError("Name --models that are asked, or files of --answers that exist.");
	if (answers !== void 0) return answers.map((path) => [readSystemName(path).system, null]);
	const chosen = await loadNamedModels(dataset, models ?? []);
	return listSystems(chosen, settings, prompt).map(({ system, setting }) => [system, setting]);
}
export { listShards as t };
