import { Fr as UserError, Kt as array, Qt as literal, Ut as _enum, Xt as int, _r as count, an as strictObject, ir as boundTexts, on as string, q as LONGEST_TEXT } from "./inputs.js";
import { n as countAnswered } from "./place-systems.js";
import { Dn as nameFolders, Dt as makeWritableBelow, It as parseWith, _t as readTextIfPresent, mt as readIfPresent, vt as readYaml, yt as sha256Hex } from "./base.js";
import { i as versioned } from "./versioned.js";
import { c as readTaskVersions, o as readJudgedTasks, r as keyOf, t as hashRows } from "./rows.js";
import { t as judgeTexts } from "./judge-texts.js";
import { n as readSystems, r as scoreRows } from "./read-systems.js";
import { t as findTaskShard } from "./task-shards.js";
import { Pt as appendJsonLine, et as cacheFolder } from "./work.js";
import { z as describeHost } from "./start.js";
import { r as taskBench } from "./task-bench.js";
import "./task-scores.js";
import { a as writeBench, i as readBenches, n as openAttempts, t as attemptsFile } from "./attempt-files.js";
import { a as lacksOf, i as LACKING, n as withTaskGround, r as openTaskChecks } from "./tell-faults.js";
import { n as runAttempts, t as findAttempts } from "./find-attempts.js";
import { t as loadTaskRepositories } from "./load-task-repositories.js";
import { join } from "node:path";
const erratum = strictObject({
	githubId: int().min(0),
	id: int().min(0),
	column: _enum([
		"arguments",
		"output",
		"prefix_code"
	]),
	fault: _enum([
		"unknown-value",
		"other-value",
		"broken-text"
	]),
	/** Text that stands in the column once, and what is put in its place. */
	from: string().min(1).max(2e3),
	to: string().max(2e3)
});
const errataFile = strictObject({
	schemaVersion: literal(1),
	/** Raised with every change: scores name it. */
	version: int().min(1),
	rows: array(erratum).max(1e4)
});
/** `dataset/ml-bench/errata.yaml`: what is mended of the published rows, as a layer of its own. */
const taskErrata = versioned(1, errataFile, {});
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
	if (unfit.length > 0) logger.warn(`${count(unfit.length, "row")} not mended, another version than the errata are of: ${unfit.join(", ")}`);
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
	const host = await describeHost(null);
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
		if (lacking > 0) logger.warn(`${system}: ${lacking} of ${count(tasks.length, "task")} without an answer, which compat does not count`);
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
