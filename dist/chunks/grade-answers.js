import { $t as literal, Rr as UserError, Wt as _enum, Zt as int, f as sum, lr as compareTexts, m as sumOfAll, on as strictObject, q as LONGEST_TEXT, qt as array, sn as string, ur as count$1, vr as boundTexts } from "./inputs.js";
import { n as hashAnswers, t as countAnswered } from "./answers.js";
import { At as makeWritableBelow, Bt as parseWith, In as nameFolders, St as sha256Hex, _t as readIfPresent, bt as readTextIfPresent, wt as writeFileAtomic, xt as readYaml } from "./base.js";
import { i as versioned } from "./versioned.js";
import { c as readTaskVersions, o as readJudgedTasks, r as keyOf, t as hashRows } from "./rows.js";
import { t as judgeTexts } from "./judge-texts.js";
import { i as sumRuns, n as readSystems, r as leastSure } from "./read-systems.js";
import { t as findTaskShard } from "./task-shards.js";
import { Bt as appendJsonLine, it as cacheFolder } from "./work.js";
import { $ as describeHost } from "./start.js";
import { r as taskBench } from "./task-bench.js";
import "./task-scores.js";
import { a as writeBench, i as readBenches, n as openAttempts, t as attemptsFile } from "./attempt-files.js";
import { a as lacksOf, i as LACKING, n as withTaskGround, r as openTaskChecks } from "./tell-faults.js";
import { n as runAttempts, t as findAttempts } from "./find-attempts.js";
import { c as GOLD } from "./task-grades.js";
import { a as ratePasses, i as passesAt, r as estimateUnbiased, t as PASS_AT } from "./pass-rates.js";
import { t as placeSystems } from "./place-systems.js";
import { t as loadTaskRepositories } from "./load-task-repositories.js";
import { join } from "node:path";
// src/schema/mlbench/task-errata.ts
/** Columns that may be mended: never what a model is shown, so that an answer to the published task is one to the mended task too. */
const MENDED_COLUMNS = [
	"arguments",
	"output",
	"prefix_code"
];
/**
* Faults of rows. `unknown-value`: a wanted value stands neither in the instruction nor in the row's own answer; `other-value`: the
* answer or the wanted values say another one than the instruction; `broken-text`: a column holds what does not belong there.
*/
const ROW_FAULTS = [
	"unknown-value",
	"other-value",
	"broken-text"
];
const TASK_ERRATA_VERSION = 1;
const erratum = strictObject({
	githubId: int().min(0),
	id: int().min(0),
	column: _enum(MENDED_COLUMNS),
	fault: _enum(ROW_FAULTS),
	/** Text that stands in the column once, and what is put in its place. */
	from: string().min(1).max(2e3),
	to: string().max(2e3)
});
const errataFile = strictObject({
	schemaVersion: literal(TASK_ERRATA_VERSION),
	/** Raised with every change: scores name it. */
	version: int().min(1),
	rows: array(erratum).max(1e4)
});
/** `dataset/ml-bench/errata.yaml`: what is mended of the published rows, as a layer of its own. */
const taskErrata = versioned(TASK_ERRATA_VERSION, errataFile, {});
// src/dataset/load-task-errata.ts
/** What is mended of ML-Bench's rows, and the hash of the file that says it. UserError where there is none. */
async function loadTaskErrata(dataset) {
	const path = join(dataset, "ml-bench", "errata.yaml");
	return {
		errata: await readYaml(path, taskErrata, `There is no ${path}: without it there is nothing to mend.`, dataset),
		sha256: sha256Hex(await readIfPresent(path, dataset) ?? "")
	};
}
// src/mlbench/data/given-rows.ts
/** Rows as published, and where that is asked for as the dataset's errata mend them. */
async function readGivenRows({ rows, dataset, errata: isMending }, { logger, env }) {
	if (!isMending) {
		const tasks = await readJudgedTasks(rows, env.HF_ENDPOINT);
		return {
			published: {
				tasks,
				rowsSha256: await hashRows(rows, tasks),
				errata: null
			},
			mended: null
		};
	}
	const { errata, sha256 } = await loadTaskErrata(dataset);
	const { published, mended, changed, unfit } = await readTaskVersions(rows, errata, env.HF_ENDPOINT);
	if (unfit.length > 0) logger.warn(`${count$1(unfit.length, "row")} not mended, another version than the errata are of: ${unfit.join(", ")}`);
	const rowsSha256 = await hashRows(rows, published);
	return {
		published: {
			tasks: published,
			rowsSha256,
			errata: null
		},
		mended: {
			tasks: mended,
			rowsSha256,
			errata: {
				version: errata.version,
				sha256,
				changedRows: changed
			}
		}
	};
}
// src/mlbench/grading/grade-static.ts
/** Both gates of each answer and how many pass them, in ML-Bench's own names. */
function summariseTexts(judged) {
	const attempts = judged.map(describeAttempt);
	const countOf = (gate) => attempts.filter((attempt) => attempt[gate]).length;
	return {
		attempts,
		totals: {
			attempts: attempts.length,
			arguments_ok: countOf("arguments_ok"),
			type_ok: countOf("type_ok"),
			static_ok: countOf("static_ok")
		}
	};
}
const describeAttempt = ({ task, attempt, argumentsOk, typeOk, reason }) => ({
	github_id: task.githubId,
	id: task.id,
	attempt,
	arguments_ok: argumentsOk,
	type_ok: typeOk,
	static_ok: argumentsOk && typeOk,
	reason
});
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
// src/mlbench/evaluation/grade-by-running.ts
/** Judges answers by their text and by running those that pass, and scores what came of it: over the rows as published, and as mended. */
async function gradeByRunning(rows, systems, options, context, tellFault) {
	const { out, only, shard } = options;
	await makeWritableBelow(out, "attempts");
	const { tasks } = only === void 0 ? rows.published : rows.mended ?? rows.published;
	const chosen = only === void 0 ? tasks : tasks.filter((task) => only.startsWith(`${keyOf(task)}/`));
	const ground = {
		...options,
		holder: "greenml mlbench grade",
		userTrusts: options.iTrustThisCode,
		tellFault
	};
	return withTaskGround(chosen, ground, context, async (repositories) => {
		const grader = await openGrader(options, repositories, context);
		if (only !== void 0) return {
			kind: "one",
			...await gradeOne({
				tasks: chosen,
				systems,
				grader
			}, options)
		};
		const folders = [
			options.dataset,
			options.repositories ?? [],
			cacheFolder(context.env)
		].flat();
		const bench = describeBench(repositories, tasks, folders);
		await writeBench(out, shard, bench);
		const nameOf = (githubId) => repositories.get(githubId)?.name ?? String(githubId);
		const score = (given) => scoreRows(given, systems, {
			grader,
			nameOf,
			options,
			context,
			isMended: given === rows.mended
		});
		const scores = await score(rows.published);
		const mended = rows.mended === null ? null : await score(rows.mended);
		const { pins, faults } = bench;
		return {
			kind: "scores",
			scores: {
				schemaVersion: 7,
				rules: options.rules,
				pins,
				faults,
				...scores,
				mended
			}
		};
	});
}
async function openGrader({ rules, out, timeout, shard }, repositories, { logger, signal, betweenSteps }) {
	const host = await describeHost();
	const checkTask = openTaskChecks();
	const tried = /* @__PURE__ */ new Map();
	const attemptsOf = openAttempts(out, logger);
	return async (system, judged, isAnew = false) => {
		const path = attemptsFile(out, system, shard);
		const known = /* @__PURE__ */ new Map();
		if (!isAnew) for (const each of await attemptsOf(system)) known.set(each.id, each);
		return runAttempts(judged, {
			system,
			rules,
			repositories,
			timeout,
			host,
			out,
			known,
			tried,
			signal,
			betweenSteps,
			checkTask,
			write: (attempt) => appendJsonLine(path, attempt, out)
		});
	};
}
async function gradeOne({ tasks, systems, grader }, { only = "", rules, out }) {
	const [system, ...others] = systems;
	const wanted = (system === void 0 ? [] : await judgeTexts(tasks, system.answers, rules)).filter(({ task, attempt }) => `${keyOf(task)}/${attempt}` === only);
	if (system === void 0 || others.length > 0 || wanted.length !== 1) throw new UserError(`--only ${only}: name one file of answers, and a task and an answer's number that are in it, as 9/241/0.`);
	const [attempt] = await grader(system.system, wanted, true);
	if (attempt === void 0) throw new Error(`${only} was not judged`);
	const log = attempt.execution?.log ?? null;
	return {
		attempt,
		printed: log === null ? "" : await readTextIfPresent(join(out, log), out) ?? ""
	};
}
/** `folders`: of this machine, which a file that is published does not tell of. */
function describeBench(repositories, tasks, folders) {
	const all = [...repositories.values()];
	const bench = {
		schemaVersion: 2,
		pins: all.flatMap(({ githubId, name, repository, pin }) => pin === null || repository === null ? [] : [{
			githubId,
			repository: name,
			commit: repository.commit,
			state: pin
		}]),
		faults: all.flatMap(({ githubId, name, fault, lacks }) => {
			const own = tasks.filter((task) => task.githubId === githubId);
			const kept = fault === null ? own.filter((task) => lacksOf(task, lacks).length > 0) : own;
			if (kept.length === 0) return [];
			const told = lacks.filter((lack) => kept.some((task) => lacksOf(task, [lack]).length > 0));
			return [{
				githubId,
				repository: name,
				tasks: kept.length,
				fault: fault ?? LACKING,
				lacks: told.map(({ kind, what }) => ({
					kind,
					what
				}))
			}];
		})
	};
	return parseWith(taskBench, boundTexts(nameFolders(bench, folders), LONGEST_TEXT), "what answers are run on");
}
// src/mlbench/evaluation/grade-on-record.ts
/** Scores what earlier calls put on record below `out`, all of their shares together; runs nothing. */
async function gradeOnRecord(rows, systems, options, context) {
	const { out, rules, timeout, dataset } = options;
	const repositories = await loadTaskRepositories(dataset);
	const attemptsOf = openAttempts(out, context.logger);
	const grader = async (system, judged) => findAttempts(judged, {
		system,
		rules,
		timeout,
		repositories,
		attempts: await attemptsOf(system)
	});
	const nameOf = (githubId) => repositories.get(githubId)?.folder ?? String(githubId);
	const means = {
		grader,
		nameOf,
		options,
		context
	};
	const scores = await scoreRows(rows.published, systems, {
		...means,
		isMended: false
	});
	const mended = rows.mended === null ? null : await scoreRows(rows.mended, systems, {
		...means,
		isMended: true
	});
	return {
		schemaVersion: 7,
		rules,
		...await readBenches(out),
		...scores,
		mended
	};
}
// src/mlbench/evaluation/grade-answers.ts
/** Judges the answers of files: by their text alone, by running them, or by what is on record. UserError where nothing in one belongs to a task. */
async function gradeAnswers(options, context, tellFault) {
	const { answers, verdicts, answering, rules, staticOnly } = options;
	for (const [option, files] of Object.entries({
		verdicts,
		answering
	})) if (files !== void 0 && files.length !== answers.length) throw new UserError(`--${option} names a file for each of --answers, in the same order.`);
	const all = await readGivenRows(options, context);
	const { rows, systems, golds } = takeShare(all, await readSystems(options, all.published.tasks, context), options);
	if (rules === "compat") tellUnanswered(rows.published, systems, context);
	if (options.onRecord) return {
		kind: "scores",
		scores: await gradeOnRecord(rows, systems, options, context)
	};
	if (!staticOnly) return gradeByRunning(rows, systems, {
		...options,
		golds
	}, context, tellFault);
	const [only, ...others] = systems;
	if (only === void 0 || others.length > 0) throw new UserError("--static-only takes one file of answers.");
	const judge = async ({ tasks }) => summariseTexts(await judgeTexts(tasks, only.answers, rules));
	const grades = await judge(rows.published);
	if (rows.mended !== null) grades.mended = await judge(rows.mended);
	return {
		kind: "static",
		grades
	};
}
/** Under the published rules a task without an answer is in no denominator: a share of few tasks would look like one of all. */
function tellUnanswered({ tasks }, systems, { logger }) {
	for (const { system, answers } of systems) {
		const lacking = tasks.length - countAnswered(tasks, answers);
		if (lacking > 0) logger.warn(`${system}: ${lacking} of ${count$1(tasks.length, "task")} without an answer, which compat does not count`);
	}
}
/** What one share of several has to judge; all of it where there are no shares. */
function takeShare(rows, systems, { shard, systems: names, golds }) {
	if (shard === void 0) return {
		rows,
		systems,
		golds
	};
	const share = findTaskShard(shard, rows.published.tasks, names ?? systems.map(({ system }) => system));
	const own = systems.filter(({ system }) => system === share.system);
	if (own.length === 0) throw new UserError(`--shard ${shard.index}/${shard.count} is of ${share.system}, of which there are no --answers.`);
	const ofShare = (given) => ({
		...given,
		tasks: given.tasks.filter(({ githubId }) => githubId === share.githubId)
	});
	const mended = rows.mended === null ? null : ofShare(rows.mended);
	return {
		rows: {
			published: ofShare(rows.published),
			mended
		},
		systems: own,
		golds: share.hasGolds ? golds : "skip"
	};
}
export { readGivenRows as n, gradeAnswers as t };
