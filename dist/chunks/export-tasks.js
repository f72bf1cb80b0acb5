import { Rr as UserError, ur as count } from "./inputs.js";
import { Qt as readAsset, bt as readTextIfPresent, vn as requireNewFolder, wt as writeFileAtomic } from "./base.js";
import { t as fillNewFolder } from "./fill-folder.js";
import { n as manifestFolder, t as loadTaskRepositories } from "./load-task-repositories.js";
import { t as chooseTasks } from "./choose-tasks.js";
import { l as readTasks, r as keyOf } from "./rows.js";
import { a as renderHarborTask, n as describeHarnessTask, r as listImageFiles } from "./harness-task.js";
import { Ut as renderJsonLines } from "./work.js";
import { n as exportTasksOptions } from "./harness-options.js";
import { join } from "node:path";
// src/mlbench/harness/inspect-task.ts
/** How a repository's container starts: what an agent does there needs no network, since its model is asked from outside. */
const COMPOSE = `services:
  default:
    build: .
    command: tail -f /dev/null
    init: true
    network_mode: none
    working_dir: /repository
`;
/** A folder as inspect_ai reads a task, its files by their paths; `images`: the files of each repository's environment, by its folder. */
async function renderInspectTask(tasks, images) {
	const samples = tasks.map(({ name, task, repository, instruction, folder, file }) => ({
		id: name,
		input: instruction,
		compose: `environments/${repository.folder}/compose.yaml`,
		metadata: {
			github_id: task.githubId,
			id: task.id,
			type: task.type,
			answer: `${folder}/${file}`
		}
	}));
	return new Map([
		["ml_bench.py", await readAsset("python", "harness", "ml_bench.py")],
		["samples.jsonl", renderJsonLines(samples)],
		...[...images].flatMap(([name, files]) => [...files, ["compose.yaml", COMPOSE]].map(([file, text]) => [`environments/${name}/${file}`, text]))
	]);
}
// src/mlbench/harness/write-tasks.ts
/** Writes tasks as other harnesses read them, and returns how many. UserError where the folder holds something already. */
async function writeTasks(options, context) {
	const { rows, dataset, format, to, python } = options;
	await requireNewFolder(to, "name a new folder with --to");
	const tasks = await describeTasks(options, context);
	if (tasks.length === 0) throw new UserError(`No task of ${rows} can be exported.`);
	refuseSameNames(tasks);
	const bare = tasks.filter(({ repository }) => repository.environment === void 0);
	const names = [...new Set(bare.map(({ repository }) => repository.folder))];
	if (names.length > 0) context.logger.warn(`${names.join(", ")}: without an environment; the container holds the repository's files alone`);
	const images = await readImages(tasks, dataset, python);
	const files = format === "inspect" ? await renderInspectTask(tasks, images) : renderHarbor(tasks, images);
	return fillNewFolder(to, context.signal, async () => {
		for (const [path, text] of files) await writeFileAtomic(join(to, path), text, to);
		return tasks.length;
	});
}
/** Of two tasks of one name a harness would see the last. */
function refuseSameNames(tasks) {
	for (const [name, [one, other]] of Map.groupBy(tasks, (each) => each.name)) if (one !== void 0 && other !== void 0) throw new UserError(`${keyOf(one.task)} and ${keyOf(other.task)} would both be called ${name}: export one of them by --only.`);
}
/** The tasks that can be exported; those that can't are told. */
async function describeTasks({ rows, only, dataset }, { logger, env }) {
	const known = await loadTaskRepositories(dataset);
	const tasks = [];
	for (const task of chooseTasks(await readTasks(rows, env.HF_ENDPOINT), only)) {
		const repository = known.get(task.githubId);
		const described = repository === void 0 ? null : await describeHarnessTask(task, repository);
		if (described !== null) tasks.push(described);
		else {
			const fault = repository === void 0 ? `${dataset} does not know its repository` : `its folder is ${task.path}`;
			logger.warn(`${keyOf(task)} is left out: ${fault}`);
		}
	}
	return tasks;
}
async function readImages(tasks, dataset, python) {
	const repositories = new Map(tasks.map(({ repository }) => [repository.folder, repository]));
	const images = /* @__PURE__ */ new Map();
	for (const [name, repository] of repositories) {
		const { environment } = repository;
		const lock = environment === void 0 ? null : await readTextIfPresent(join(manifestFolder(dataset, repository), environment.lock), dataset);
		images.set(name, listImageFiles(repository, python, lock));
	}
	return images;
}
const renderHarbor = (tasks, images) => new Map(tasks.flatMap((task) => [...renderHarborTask(task, images.get(task.repository.folder) ?? /* @__PURE__ */ new Map())].map(([path, text]) => [join(task.name, path), text])));
// src/commands/mlbench/export-tasks.ts
/** Writes tasks as other harnesses read them. UserError where the folder holds something already. */
async function exportTasks(given, context) {
	const options = exportTasksOptions.parse(given);
	const tasks = await writeTasks(options, context);
	context.logger.info(`${options.to}: ${count(tasks, "task")} for ${options.format}`);
}
export { exportTasks };
