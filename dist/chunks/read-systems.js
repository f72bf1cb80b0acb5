import { $t as literal, Jt as boolean, Rr as UserError, f as sum, nn as object, p as sumKnown, un as union, ur as count } from "./inputs.js";
import { Bt as parseWith, E as isDoubtful, Vt as readJsonText, vt as readJson, w as energyOfHost } from "./base.js";
import { t as measurement } from "./measurement.js";
import "./task-grades.js";
import { r as readAnswers } from "./answers.js";
import { Gt as streamLines } from "./work.js";
import { t as isFields } from "./versioned.js";
import { r as keyOf, u as taskId } from "./rows.js";
import { i as readSystemName } from "./task-shards.js";
// src/mlbench/data/published-verdicts.ts
const passes = union([boolean(), literal([0, 1])]).transform((value) => Boolean(value));
const verdictLine = object({
	github_id: taskId,
	id: taskId,
	pass1: passes,
	pass2: passes,
	pass5: passes
});
/** Verdicts by `keyOf` a task, of a `result.jsonl` or, of its older version, an `eval_total_user.jsonl`; its header and sums are not read. */
async function readPublishedVerdicts(path) {
	const verdicts = /* @__PURE__ */ new Map();
	let number = 0;
	for await (const lines of streamLines(path)) for (const line of lines) {
		const where = `${path}, line ${++number}`;
		if (/^=*\s*$/.test(line)) continue;
		const value = readJsonText(line);
		if (!isFields(value) || !("pass1" in value)) continue;
		const { github_id, id, pass1, pass2, pass5 } = parseWith(verdictLine, value, where);
		verdicts.set(keyOf({
			githubId: github_id,
			id
		}), [
			pass1,
			pass2,
			pass5
		]);
	}
	return verdicts;
}
// src/mlbench/scores/sum-runs.ts
/**
* What several runs took together. Energy is as sure as the least sure of them; a sum can leave none out, so doubts are counted:
* their meter's, and others' load beside them unless it is `meant`, as a model's server that answers a measured command.
*/
function sumRuns(runs, load = "doubted") {
	const energies = runs.map(({ energy }) => energyOfHost(energy));
	const quality = leastSure(energies.map((each) => each.quality));
	return {
		runs: runs.length,
		wallSeconds: sumKnown(runs.map(({ wallSeconds }) => wallSeconds)),
		cpuSeconds: sumKnown(runs.flatMap(({ userSeconds, systemSeconds }) => [userSeconds, systemSeconds])),
		joules: quality === "unavailable" ? null : sumKnown(energies.map(({ joules }) => joules)),
		quality,
		doubtful: runs.filter((run) => isDoubtful(energyOfHost(run.energy)) || load === "doubted" && hasOthers(run)).length
	};
}
/** Others' joules are in the energy. */
const hasOthers = ({ energy, flags }) => energyOfHost(energy).quality === "measured" && flags.includes("contaminated");
/** Of nothing no energy is known. */
function leastSure(qualities) {
	if (qualities.length === 0 || qualities.includes("unavailable")) return "unavailable";
	return qualities.includes("estimated") ? "estimated" : "measured";
}
// src/mlbench/scores/read-systems.ts
/**
* Systems by their files of answers, each named for its file; files of several shares (`<system>.1-of-4.jsonl`) are one system's.
* UserError where two would be called the same, and where no answer of a file is to a task.
*/
async function readSystems({ answers, verdicts, answering, rows, isStrangers = false }, tasks, context) {
	const files = answers.map((path, index) => ({
		path,
		...readSystemName(path),
		beside: verdicts?.[index],
		measured: answering?.[index]
	}));
	const systems = [];
	for (const [system, own] of Map.groupBy(files, (file) => file.system)) {
		if (system === "gold") throw new UserError(`'${system}' is what the data set's own answers are called: name your file differently.`);
		if (own.length > 1 && !own.every(({ isShare }) => isShare)) throw new UserError(`Two systems would be called '${system}': name their files differently.`);
		const parts = [];
		for (const { path } of own) {
			const read = await readAnswers(path);
			refuseStrange(path, read, tasks, rows, context);
			parts.push(isStrangers ? {
				...read,
				drafts: /* @__PURE__ */ new Map()
			} : read);
		}
		const joined = joinAnswers(parts);
		if (joined.repeated > 0) context.logger.warn(`${count(joined.repeated, "line")} for a task that had an answer: left out`);
		systems.push({
			system,
			answers: joined,
			published: await readBeside(own.flatMap(({ beside }) => beside ?? [])),
			answering: await readAnswering(own.flatMap(({ measured }) => measured ?? []))
		});
	}
	return systems;
}
/** The system of one file of answers. UserError where that is no file of one. */
async function readOneSystem(path, rows, tasks, context) {
	const [system, ...others] = await readSystems({
		answers: [path],
		rows
	}, tasks, context);
	if (system === void 0 || others.length > 0) throw new UserError("--answers names one file.");
	return system;
}
/** The answers of several files as those of one; of two to one task the first. */
function joinAnswers(parts) {
	const all = parts.flatMap(({ byTask }) => [...byTask]);
	const byTask = new Map([...all].reverse());
	return {
		byTask,
		drafts: new Map([...parts].reverse().flatMap((part) => [...part.drafts])),
		settings: new Set(parts.flatMap((part) => [...part.settings])),
		repeated: sum(parts.map(({ repeated }) => repeated)) + all.length - byTask.size
	};
}
async function readBeside(paths) {
	if (paths.length === 0) return null;
	const files = await Promise.all(paths.map(readPublishedVerdicts));
	return new Map(files.flatMap((verdicts) => [...verdicts]));
}
/**
* What all runs of measured commands took: of several a later one asks only what the earlier ones did not. The server that they
* ask works beside them, on this machine.
*/
async function readAnswering(paths) {
	if (paths.length === 0) return null;
	return sumRuns((await Promise.all(paths.map((path) => readJson(path, measurement)))).flatMap(({ commands }) => commands.flatMap(({ warmups, runs }) => [...warmups, ...runs])), "meant");
}
function refuseStrange(path, { byTask }, tasks, rows, { logger }) {
	const keys = new Set(tasks.map(keyOf));
	const strange = [...byTask.keys()].filter((key) => !keys.has(key)).length;
	if (byTask.size === 0) throw new UserError(`${path} holds no answers.`);
	if (strange === byTask.size) throw new UserError(`No answer in ${path} is to a task of ${rows}: each line names its own by github_id and id.`);
	if (strange > 0) logger.warn(`${count(strange, "answer")} to tasks that are not among the rows: left out`);
}
export { sumRuns as i, readSystems as n, leastSure as r, readOneSystem as t };
