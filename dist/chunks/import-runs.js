import { Rr as UserError, Zt as int, an as record, dn as unknown, nn as object, qt as array, sn as string, ur as count } from "./inputs.js";
import { t as writeAnswers } from "./write-answers.js";
import { l as readTasks, r as keyOf, u as taskId } from "./rows.js";
import { Bt as parseWith, Vt as readJsonText, dn as walkTree, ln as readIfPlain, sn as readBelow } from "./base.js";
import { i as TRIAL_TASK, o as trialAnswer, t as answerFileOf } from "./harness-task.js";
import { r as importRunsOptions } from "./harness-options.js";
// src/mlbench/harness/read-runs.ts
/** Bytes of a log that are read, and of one answer. */
const MOST_LOG_BYTES = 256 * 1024 ** 2;
const MOST_ANSWER_BYTES = 2e5;
/** What Harbor's trials left anywhere below a folder, trial after trial by name. UserError where there is none. */
async function readHarborRuns(folder, tasks) {
	const trials = [];
	for await (const { path, kind } of walkTree(folder)) if (kind === "file" && (path === "verifier/task.json" || path.endsWith(`/verifier/task.json`))) trials.push(path.slice(0, -TRIAL_TASK.length));
	const runs = [];
	for (const trial of trials.sort()) runs.push(await readTrial(folder, trial, tasks));
	return collectRuns(runs, 0, tasks, `${folder} holds no trial of Harbor: none has a file ${TRIAL_TASK}.`);
}
const trialTask = object({
	github_id: taskId,
	id: taskId
});
async function readTrial(folder, trial, tasks) {
	const path = `${trial}${TRIAL_TASK}`;
	const told = (await readBelow(folder, path, MOST_ANSWER_BYTES))?.toString("utf8") ?? "";
	const { github_id: githubId, id } = parseWith(trialTask, readJsonText(told), `${folder}/${path}`);
	const key = keyOf({
		githubId,
		id
	});
	const task = tasks.find((each) => keyOf(each) === key);
	if (task === void 0) return {
		key,
		answer: ""
	};
	return {
		key,
		answer: (await readIfPlain(folder, `${trial}${trialAnswer(answerFileOf(task))}`, MOST_ANSWER_BYTES))?.toString("utf8") ?? ""
	};
}
const inspectLog = object({ samples: array(object({
	epoch: int(),
	error: unknown().optional(),
	metadata: object({
		github_id: taskId,
		id: taskId
	}),
	scores: record(string(), object({ answer: string().nullish() })).nullish()
})).nullish() });
/** What inspect_ai's logs in JSON hold that lie in a folder, log after log by name. UserError where there is none. */
async function readInspectRuns(folder, tasks) {
	const logs = [];
	for await (const { path, kind } of walkTree(folder)) if (kind === "file" && path.endsWith(".json")) logs.push(path);
	const runs = [];
	let lost = 0;
	for (const path of logs.sort()) {
		const text = (await readBelow(folder, path, MOST_LOG_BYTES))?.toString("utf8") ?? "";
		const { samples } = parseWith(inspectLog, readJsonText(text), `${folder}/${path}`);
		const ended = (samples ?? []).filter(({ error }) => error === null || error === void 0);
		lost += (samples?.length ?? 0) - ended.length;
		for (const { metadata, scores } of ended.toSorted((a, b) => a.epoch - b.epoch)) {
			const key = keyOf({
				githubId: metadata.github_id,
				id: metadata.id
			});
			runs.push({
				key,
				answer: scores?.answer_left?.answer ?? ""
			});
		}
	}
	return collectRuns(runs, lost, tasks, `${folder} holds no sample that ended in a log of inspect_ai: have it write them by --log-format json, or by 'inspect log dump'.`);
}
function collectRuns(runs, lost, tasks, none) {
	if (runs.length === 0) throw new UserError(none);
	const keys = new Set(tasks.map(keyOf));
	const own = Map.groupBy(runs.filter(({ key }) => keys.has(key)), ({ key }) => key);
	return {
		byTask: new Map([...own].map(([key, each]) => [key, each.map(({ answer }) => answer)])),
		strange: runs.filter(({ key }) => !keys.has(key)).length,
		lost
	};
}
// src/commands/mlbench/import-runs.ts
/** Takes the answers that other harnesses' agents left, and returns the file of them, as `mlbench grade` reads it. */
async function importRuns(given, { logger, env }) {
	const { rows, runs, format, as, out } = importRunsOptions.parse(given);
	const tasks = await readTasks(rows, env.HF_ENDPOINT);
	const { byTask, strange, lost } = await (format === "harbor" ? readHarborRuns : readInspectRuns)(runs, tasks);
	if (strange > 0) logger.warn(`${count(strange, "run")} of tasks that are not among the rows: left out`);
	if (lost > 0) logger.warn(`${count(lost, "run")} that the harness lost to an error of its own: left out`);
	const lines = tasks.flatMap((task) => {
		const output = byTask.get(keyOf(task));
		return output === void 0 ? [] : [{
			github_id: task.githubId,
			id: task.id,
			output
		}];
	});
	const path = await writeAnswers(out, as, lines);
	logger.info(`${path}: answers to ${lines.length} of ${count(tasks.length, "task")}`);
	return path;
}
export { importRuns };
