import { Fr as UserError, Qt as literal, _r as count$1, f as sum, gr as compareTexts, ln as union, m as sumOfAll, p as sumKnown, qt as boolean, tn as object } from "./inputs.js";
import { C as isDoubtful, It as parseWith, Lt as readJsonText, ht as readJson, x as energyOfHost, xt as writeFileAtomic } from "./base.js";
import { t as measurement } from "./measurement.js";
import { i as readAnswers, r as hashAnswers, t as placeSystems } from "./place-systems.js";
import { zt as streamLines } from "./work.js";
import { t as isFields } from "./versioned.js";
import { r as keyOf, u as taskId } from "./rows.js";
import { i as readSystemName } from "./task-shards.js";
import { t as judgeTexts } from "./judge-texts.js";
import { a as ratePasses, i as passesAt, r as estimateUnbiased, t as PASS_AT } from "./pass-rates.js";
import { basename, join } from "node:path";
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
// src/mlbench/scores/compare-verdicts.ts
/** Our verdicts beside those of ML-Bench's own grader, over the tasks that both judged. */
function compareVerdicts(outcomes, published) {
	const pairs = outcomes.flatMap((outcome) => {
		const there = published.get(outcome.key);
		const here = PASS_AT.map((k) => passesAt(outcome, k));
		if (there === void 0 || here.includes(null)) return [];
		return [{
			outcome,
			at: PASS_AT.map((k, index) => ({
				k,
				here: here[index] === true,
				there: there[index] === true
			}))
		}];
	});
	const agreement = PASS_AT.map((k, index) => {
		const count = (here, there) => pairs.filter(({ at }) => at[index]?.here === here && at[index]?.there === there).length;
		return {
			k,
			both: count(true, true),
			onlyHere: count(true, false),
			onlyThere: count(false, true),
			neither: count(false, false)
		};
	});
	const differing = pairs.flatMap(({ outcome, at: [first] }) => {
		const { githubId, rowId } = outcome;
		return first === void 0 || first.here === first.there ? [] : [{
			githubId,
			rowId
		}];
	});
	return {
		tasks: pairs.length,
		agreement,
		differing
	};
}
// src/mlbench/scores/hit-precision.ts
/** Counts the values that answers use; one that is empty is no value to use, and an answer that is missing uses none. */
function countHits(judged) {
	const uses = judged.flatMap(({ task, missing }) => task.arguments.filter(({ value }) => value !== "").map((wanted) => ({
		kind: kindOf(wanted),
		isHit: !missing.includes(wanted)
	})));
	const ofKind = (kind) => count(uses.filter((use) => use.kind === kind).map(({ isHit }) => isHit));
	return {
		parameters: count(uses.map(({ isHit }) => isHit)),
		generations: count(judged.map(({ argumentsOk }) => argumentsOk)),
		byKind: {
			text: ofKind("text"),
			integer: ofKind("integer"),
			decimal: ofKind("decimal")
		}
	};
}
const count = (outcomes) => ({
	hits: outcomes.filter((isHit) => isHit).length,
	all: outcomes.length
});
function kindOf({ value }) {
	if (/^[-+]?\d+$/.test(value)) return "integer";
	return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(value) ? "decimal" : "text";
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
// src/mlbench/scores/solved-energy.ts
const UNKNOWN = {
	runs: 0,
	joules: null,
	quality: "unavailable"
};
/** Joules of all answers by the tasks that they solve: of each source, and of all where each is known. */
function costOfSolved(outcomes, { answering, drafts, running }) {
	const solved = outcomes.filter(({ attempts }) => attempts.some(({ passed }) => passed === true)).length;
	const drafted = answering === null ? sumDrafts(outcomes.flatMap(({ key }) => drafts.get(key) ?? [])) : null;
	const by = (joules) => joules === null || solved === 0 ? null : joules / solved;
	const sources = [
		{
			source: "answering",
			...spentOf(answering ?? UNKNOWN)
		},
		...drafted === null ? [] : [{
			source: "drafts",
			...spentOf(drafted)
		}],
		{
			source: "running",
			...spentOf(running)
		}
	].map((spent) => ({
		...spent,
		each: by(spent.joules)
	}));
	return {
		solved,
		sources,
		each: by(sumOfAll(sources.map(({ joules }) => joules))),
		quality: leastSure(sources.map(({ quality }) => quality))
	};
}
const spentOf = ({ runs, joules, quality, doubtful }) => ({
	runs,
	joules,
	quality,
	...doubtful !== void 0 && { doubtful }
});
/** Null where none was run. What their meter doubts is not on record. */
function sumDrafts(drafts) {
	const runs = sum(drafts.map((each) => each.runs));
	if (runs === 0) return null;
	const joules = sumOfAll(drafts.map((each) => each.joules));
	return {
		runs,
		joules,
		quality: joules === null ? "unavailable" : "measured"
	};
}
function scoreSystem({ system, answersSha256, judged, attempts, published, answering, drafts }, tasks, nameOf) {
	const outcomes = listOutcomes(attempts, tasks);
	const byTask = new Map(tasks.map((task) => [keyOf(task), task]));
	const typeOf = (outcome) => byTask.get(outcome.key)?.type ?? "";
	const five = outcomes.filter((outcome) => outcome.attempts.length === 5);
	const passing = (k) => five.filter((outcome) => passesAt(outcome, k) === true).length;
	const took = sumRuns(attempts.flatMap(({ execution }) => execution ?? []));
	return {
		system,
		answersSha256,
		attempts: attempts.length,
		passed: attempts.filter(({ passed }) => passed === true).length,
		lost: attempts.filter(({ passed }) => passed === null).length,
		firstFailed: nameFirstFailed(attempts),
		reasons: countBy(attempts, ({ reason }) => reason),
		errorCategories: countBy(attempts, ({ errorCategory }) => errorCategory),
		passRates: ratePasses(outcomes),
		unbiased: estimateUnbiased(outcomes),
		published: {
			tasks: five.length,
			dropped: tasks.length - five.length,
			pass1: passing(1),
			pass2: passing(2),
			pass5: passing(5)
		},
		publishedVerdicts: published === null ? null : compareVerdicts(outcomes, published),
		hitPrecision: countHits(judged),
		took,
		solvedEnergy: costOfSolved(outcomes, {
			answering,
			drafts,
			running: took
		}),
		byRepository: [...Map.groupBy(outcomes, ({ githubId }) => githubId)].map(([githubId, own]) => ({
			githubId,
			repository: nameOf(githubId),
			passRates: ratePasses(own)
		})),
		byType: [...Map.groupBy(outcomes, typeOf)].map(([type, own]) => ({
			type,
			passRates: ratePasses(own)
		}))
	};
}
function nameFirstFailed(attempts) {
	const found = attempts.find(({ passed }) => passed === false);
	return found === void 0 ? null : {
		githubId: found.githubId,
		rowId: found.rowId,
		attempt: found.attempt
	};
}
/** Every task, those without an answer too: they can only fail. */
function listOutcomes(attempts, tasks) {
	const byTask = Map.groupBy(attempts, ({ githubId, rowId }) => keyOf({
		githubId,
		id: rowId
	}));
	return tasks.map((task) => {
		const key = keyOf(task);
		return {
			key,
			githubId: task.githubId,
			rowId: task.id,
			attempts: byTask.get(key) ?? []
		};
	});
}
function countBy(items, keyOfItem) {
	const counts = {};
	for (const item of items) {
		const key = keyOfItem(item);
		if (key !== null) counts[key] = (counts[key] ?? 0) + 1;
	}
	return counts;
}
/**
* Places of systems by first answers that pass, on the tasks whose first answer was judged of all; those that pass most stand
* first. Null where there is no such task, as of one system.
*/
function rankSystems(systems, tasks) {
	if (systems.length < 2) return null;
	const passes = systems.map(({ system, attempts }) => {
		const outcomes = listOutcomes(attempts, tasks);
		return {
			system,
			byTask: new Map(outcomes.map((outcome) => [outcome.key, passesAt(outcome, 1)]))
		};
	});
	const common = tasks.filter((task) => passes.every(({ byTask }) => byTask.get(keyOf(task)) !== null));
	if (common.length === 0) return null;
	const countPassed = (own, { byTask }) => own.filter((task) => byTask.get(keyOf(task)) === true).length;
	const counted = passes.map((each) => ({
		system: each.system,
		each,
		passed: countPassed(common, each)
	})).sort((a, b) => b.passed - a.passed || compareTexts(a.system, b.system));
	const byRepository = [...Map.groupBy(common, ({ githubId }) => githubId)];
	const placed = placeSystems(counted.map(({ each }) => new Map(byRepository.map(([id, own]) => [id, {
		passed: countPassed(own, each),
		attemptable: own.length
	}]))));
	return {
		tasks: common.length,
		systems: counted.map(({ system, passed }, index) => ({
			system,
			passed,
			rank: placed[index]?.place ?? null,
			behind: placed[index]?.behind ?? null
		}))
	};
}
// src/mlbench/scores/published-results.ts
/** The rule that ML-Bench's own grader ends its file with. */
const RULE = "=".repeat(27);
/**
* A system's verdicts as ML-Bench's own grader writes its `result.jsonl`: header, a line a task, means, means of each repository.
* As there, of tasks with exactly five answers; tasks that the bench could not judge are left out.
*/
function renderPublishedResults({ system, attempts }, tasks, nameOf, startedAt) {
	const judged = listOutcomes(attempts, tasks).flatMap((outcome) => {
		const passes = PASS_AT.map((k) => passesAt(outcome, k));
		if (outcome.attempts.length !== 5 || passes.includes(null)) return [];
		return [{
			outcome,
			passes: passes.map(Number)
		}];
	});
	const file = `${system}.jsonl`;
	const [pass1, pass2, pass5] = meansOf(judged);
	return `${[
		{
			input_file: file,
			start_time: startedAt
		},
		...judged.map(({ outcome: { rowId, githubId }, passes: [first, second, fifth] }) => ({
			id: rowId,
			github_id: githubId,
			pass1: first,
			pass2: second,
			pass5: fifth
		})),
		{
			counts: judged.length,
			eval_pass1: pass1,
			eval_pass2: pass2,
			eval_pass5: pass5,
			input_file: file
		},
		...[...Map.groupBy(judged, ({ outcome }) => outcome.githubId)].map(([githubId, own]) => ({
			repo: nameOf(githubId),
			result: meansOf(own)
		}))
	].map((line) => JSON.stringify(line)).join("\n")}\n${RULE}\n`;
}
const meansOf = (judged) => PASS_AT.map((_, index) => judged.length === 0 ? 0 : sum(judged.map(({ passes }) => passes[index] ?? 0)) / judged.length);
// src/mlbench/scores/score-rows.ts
/** System whose answers are the data set's own. */
const GOLD = "gold";
/** Scores of all systems over one version of the rows, and their verdicts in `results/` as ML-Bench's own grader writes them. */
async function scoreRows({ tasks, rowsSha256, errata }, systems, means) {
	const { grader, nameOf, options, context, isMended } = means;
	const startedAt = (/* @__PURE__ */ new Date()).toISOString();
	const golds = await gradeGolds(tasks, means);
	const failed = new Set(golds.failed.map(({ githubId, rowId }) => keyOf({
		githubId,
		id: rowId
	})));
	const counted = golds.excluded ? tasks.filter((task) => !failed.has(keyOf(task))) : tasks;
	const graded = [];
	for (const { system, answers, published, answering } of systems) {
		const judged = await judgeTexts(counted, answers, options.rules);
		const passing = judged.filter(({ reason }) => reason === null).length;
		context.logger.info(`${system}: ${passing} of ${judged.length} answers pass by their text`);
		const attempts = await grader(system, judged);
		const { drafts } = answers;
		graded.push({
			system,
			answersSha256: hashAnswers(answers),
			judged,
			attempts,
			answering,
			drafts,
			published: isMended ? null : published
		});
		if (options.shard !== void 0) continue;
		const path = join(options.out, "results", `${system}${isMended ? ".mended" : ""}.jsonl`);
		await writeFileAtomic(path, renderPublishedResults({
			system,
			attempts
		}, counted, nameOf, startedAt), options.out);
	}
	return {
		rowsSha256,
		errata,
		tasks: counted.length,
		golds,
		systems: graded.map((each) => scoreSystem(each, counted, nameOf)),
		ranking: rankSystems(graded, counted)
	};
}
async function gradeGolds(tasks, { grader, options: { golds, rules }, context }) {
	if (golds === "skip") return {
		checked: 0,
		failed: [],
		excluded: false
	};
	const byTask = new Map(tasks.filter(({ output }) => output !== "").map((task) => [keyOf(task), [task.output]]));
	const judged = (await judgeTexts(tasks, { byTask }, rules)).filter(({ text }) => text !== null);
	context.logger.info(`the data set's own answers: ${judged.length}`);
	const tried = (await grader(GOLD, judged)).filter(({ passed }) => passed !== null);
	const failed = tried.flatMap(({ githubId, rowId, passed, reason }) => passed === false && reason !== null ? [{
		githubId,
		rowId,
		reason
	}] : []);
	return {
		checked: tried.length,
		failed,
		excluded: golds === "exclude"
	};
}
// src/mlbench/scores/read-systems.ts
/**
* Systems by their files of answers, each named for its file; files of several shares (`<system>.1-of-4.jsonl`) are one system's.
* UserError where two would be called the same, and where no answer of a file is to a task.
*/
async function readSystems({ answers, verdicts, answering, rows, isStrangers = false }, tasks, context) {
	const files = answers.map((path, index) => {
		const name = basename(path).replace(/\.(?:jsonl|json)(?:\.gz)?$/, "");
		return {
			path,
			...readSystemName(name),
			beside: verdicts?.[index],
			measured: answering?.[index]
		};
	});
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
		if (joined.repeated > 0) context.logger.warn(`${count$1(joined.repeated, "line")} for a task that had an answer: left out`);
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
	if (strange > 0) logger.warn(`${count$1(strange, "answer")} to tasks that are not among the rows: left out`);
}
export { readSystems as n, scoreRows as r, readOneSystem as t };
