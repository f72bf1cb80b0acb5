import { Ai as string, Ar as makeWritableBelow, Cr as sha256Hex, Mi as tuple, Ot as TOOL_VERSION, Si as literal, Sr as readYaml, Ti as object, U as describeHost, ai as UserError, bi as int, et as count, gi as array, gr as readIfPresent, ki as strictObject, pi as _enum, ui as stopped, xr as readTextIfPresent, yr as readJsonText } from "./start.js";
import { a as readProgram, c as readShell, i as findMissing, l as showsOnly, n as scoreRows, o as runsProgram, r as judgeTexts, s as splitSegments, t as readSystems } from "./read-systems.js";
import { a as extractCode, t as findTaskShard } from "./task-shards.js";
import { x as formatPercent } from "./format.js";
import { n as renderAttempt, r as renderTaskScores } from "./task-score-words.js";
import { o as gradeOptions } from "./mlbench-options.js";
import { t as appendJsonLine } from "./jsonl.js";
import { a as readTasks, i as readTaskVersions, n as keyOf, t as hashRows } from "./rows.js";
import { n as openTaskChecks, r as runProgram, t as withTaskGround } from "./task-ground.js";
import { r as writeLog } from "./logs.js";
import "./task-bench.js";
import { r as buildProgram } from "./answer-program.js";
import { i as writeBench, n as readAttempts, r as readBenches, t as attemptsFile } from "./attempt-files.js";
import { t as loadTaskRepositories } from "./load-task-repositories.js";
import { i as versioned } from "./versioned.js";
import { join } from "node:path";
// src/mlbench/grading/grade-static.ts
/** Both gates of each answer and how many pass them, in ML-Bench's own names. */
function summariseTexts(judged) {
	const attempts = judged.map(describeAttempt$1);
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
const describeAttempt$1 = ({ task, attempt, argumentsOk, typeOk, reason }) => ({
	github_id: task.githubId,
	id: task.id,
	attempt,
	arguments_ok: argumentsOk,
	type_ok: typeOk,
	static_ok: argumentsOk && typeOk,
	reason
});
// src/report/text/static-grades.ts
/** The two gates that need no run, as lines for a terminal. */
function renderStaticGrades({ mended, ...published }) {
	if (mended === void 0) return renderGates(published);
	return [
		renderGates(published),
		"",
		"the same over the rows as errata mend them",
		renderGates(mended)
	].join("\n");
}
function renderGates({ totals }) {
	const { attempts, arguments_ok, type_ok, static_ok } = totals;
	const line = (name, passed) => `${name.padEnd(10)} ${passed} of ${attempts}${share(passed, attempts)}`;
	return [
		`${count(attempts, "attempt")}, judged by their text; none was run`,
		line("arguments", arguments_ok),
		line("type", type_ok),
		line("both", static_ok)
	].join("\n");
}
const share = (passed, all) => all === 0 ? "" : ` (${formatPercent(passed / all)})`;
// src/mlbench/scores/sort-error.ts
/** The first that holds. */
const RULES = [
	{
		category: "syntax",
		says: /\b(?:SyntaxError|IndentationError|TabError)\b|syntax error near|unexpected EOF while looking/
	},
	{
		category: "hallucination",
		says: /\b(?:ModuleNotFoundError|ImportError|AttributeError|NameError)\b|can't open file|unrecognized arguments|no such option|invalid choice|command not found|unexpected keyword argument/i
	},
	{
		category: "lack-of-knowledge",
		says: /\bFileNotFoundError\b|No such file or directory|arguments are required|missing \d+ required|\b(?:URLError|ConnectionError|gaierror)\b/
	},
	{
		category: "knowledge-manipulation",
		says: /\b(?:ValueError|TypeError|KeyError|IndexError|RuntimeError|AssertionError)\b|invalid \w+ value/
	}
];
/** Sorts a failed answer by what its text lacks, else by what its run said last; null where nothing speaks of the answer. */
function sortError(reason, failed) {
	if (reason === "no-answer") return null;
	if (reason !== null) return reason === "wrong-type" ? "lack-of-knowledge" : "knowledge-manipulation";
	if (failed === null) return null;
	const end = failed.stderr.slice(-4e3);
	return RULES.find(({ says }) => says.test(end))?.category ?? "unsorted";
}
// src/mlbench/execution/run-evidence.ts
/** What the run of a Python program left about itself (`assets/python/answer/watch.py`). */
const began = object({
	/** First and last line of each statement that began. */
	began: array(tuple([int().min(1), int().min(1)])).max(1e6),
	/** Files of the repository that were loaded as modules. */
	modules: array(string()).max(1e5)
});
/**
* Whether a run did what its answer's text says: the wanted values stand in statements that began or commands that ran, and a
* part of the repository ran. An answer that only ends with 0 does neither. Whoever forges evidence is not found out.
*/
function didRun(answer, evidence, files) {
	if (evidence === null) return false;
	return answer.task.type === "Python Code" ? didRunPython(answer, evidence, files) : didRunShell(answer, evidence, files);
}
function didRunPython({ task, code }, evidence, files) {
	const { success, data } = began.safeParse(readJsonText(evidence));
	if (!success) return false;
	const text = keepRanges(code.split("\n"), data.began).join("\n");
	if (findMissing(readProgram(text), task).length > 0) return false;
	const importable = files.importable(task);
	return !importsOf(extractCode(task.output, "python")).some((name) => importable.has(name)) || data.modules.some((path) => !path.endsWith("greenml_answer.py"));
}
const IMPORT = /^[ \t]*(?:from[ \t]+(\w+)(?:\.[\w.]*)?[ \t]+import\b|import[ \t]+(\w[\w. ,]*))/gm;
/** First names of the modules that a program imports. */
const importsOf = (program) => [...program.matchAll(IMPORT)].flatMap(([, from, names = ""]) => from === void 0 ? names.split(",").map((name) => name.trim().split(/[. ]/, 1)[0] ?? "") : [from]);
/** `+<status of the command before> <command>`, a plus more in each shell below. */
const TRACED = /^\++(\d+) /;
function didRunShell({ task, code }, evidence, files) {
	const hasText = code.includes("<<");
	const succeeded = readTrace(evidence);
	if (!succeeded.some((command) => runsProgram(command) && (hasText || isOfRepository(command, files)))) return false;
	if (hasText) return true;
	const written = new Set(readShell(code).filter(({ words: [first] }) => showsOnly.has(first ?? "")));
	const runs = [...succeeded, ...written].filter((command) => !isSilent(command, written)).map(segmentsOf);
	return findMissing({ runs }, { arguments: task.arguments.filter(({ value }) => !value.includes("$")) }).length === 0;
}
/** What only shows its words, as `echo` does, uses them where its output goes somewhere; of that the trace says nothing. */
const isSilent = (command, written) => written.has(command) ? !command.goesOn : showsOnly.has(command.words[0] ?? "");
const segmentsOf = ({ words, assignments }) => splitSegments([...assignments, ...words].join(" "));
/** The commands that a shell's trace names, without those that failed. */
function readTrace(trace) {
	const entries = [];
	for (const line of trace.split("\n")) {
		const [mark, status] = TRACED.exec(line) ?? [];
		const last = entries.at(-1);
		if (mark === void 0) {
			if (last !== void 0) last.text += `\n${line}`;
			continue;
		}
		if (last !== void 0) last.failed = status !== "0";
		entries.push({
			text: line.slice(mark.length),
			failed: false
		});
	}
	return entries.filter(({ failed }) => !failed).flatMap(({ text }) => readShell(text));
}
const isOfRepository = ({ words }, { scripts }) => words.some((word, index) => words[index - 1] === "-m" || scripts.has(word.split("/").at(-1) ?? ""));
/** The lines, counted from 1, that one of the ranges holds: of what a program wrote there may be any number. */
function keepRanges(lines, ranges) {
	const changes = new Int32Array(lines.length + 2);
	const place = (line) => Math.min(line, lines.length + 1);
	for (const [first, last] of ranges) {
		if (last < first) continue;
		changes[place(first)] = (changes[place(first)] ?? 0) + 1;
		changes[place(last + 1)] = (changes[place(last + 1)] ?? 0) - 1;
	}
	let open = 0;
	return lines.filter((_, index) => {
		open += changes[index + 1] ?? 0;
		return open > 0;
	});
}
// src/mlbench/execution/run-attempts.ts
/** Runs what passes both gates, each in a copy of its own; what is on record already and was not lost is taken from there. */
async function runAttempts(judged, request) {
	const attempts = [];
	for (const answer of judged) {
		const blank = describe(answer, request);
		const earlier = request.known.get(blank.id);
		const known = request.tried.get(blank.id) ?? (earlier?.passed === null ? void 0 : earlier);
		const attempt = known ?? await runAttempt(answer, blank, request);
		if (known === void 0) await request.write(attempt);
		request.tried.set(blank.id, attempt);
		attempts.push(attempt);
	}
	return attempts;
}
async function runAttempt(answer, blank, request) {
	const { task, reason } = answer;
	const { rules, repositories, signal } = request;
	const repository = repositories.get(task.githubId);
	if (repository === void 0 || repository.fault !== null) return {
		...blank,
		passed: null,
		reason: "environment"
	};
	if (await request.checkTask(task, repository, rules) !== null) return {
		...blank,
		passed: null,
		reason: "environment"
	};
	if (reason !== null) return {
		...blank,
		passed: false,
		reason,
		errorCategory: sortError(reason, null)
	};
	const { settings } = repository;
	const program = buildProgram(answer, rules, settings.environment.python);
	const ground = {
		rules,
		timeout: request.timeout,
		repository: repository.repository
	};
	const limits = {
		...settings.limits,
		wallSeconds: limitOf(answer, ground)
	};
	const run = await runProgram(program, {
		...settings,
		limits
	});
	if (signal?.aborted) throw stopped();
	const log = await writeLog(request.out, blank.id, run);
	return {
		...blank,
		...judgeRun(run, rules, didRun(answer, run.evidence, repository.files)),
		execution: {
			...describeExecution(run),
			...log,
			sandbox: settings.sandbox.tier,
			host: request.host
		}
	};
}
function judgeRun({ ending, stderr }, rules, ranItsText) {
	if (ending === null && rules === "strict" && !ranItsText) return {
		passed: false,
		reason: "not-run",
		errorCategory: "unsorted"
	};
	if (ending === null) return {
		passed: true,
		reason: null,
		errorCategory: null
	};
	const reason = nameReason(ending);
	if (LOST.has(reason)) return {
		passed: null,
		reason,
		errorCategory: null
	};
	if (rules === "compat" && reason === "timeout") return {
		passed: true,
		reason,
		errorCategory: null
	};
	return {
		passed: false,
		reason,
		errorCategory: sortError(null, {
			ending,
			stderr
		})
	};
}
const LOST = /* @__PURE__ */ new Set([
	"environment",
	"sandbox",
	"interrupted"
]);
function nameReason({ status, failureClass }) {
	if (status === "timeout") return "timeout";
	if (status === "out-of-memory") return "memory";
	if (status === "environment-failed") return "environment";
	if (status === "sandbox-failed") return "sandbox";
	if (status === "interrupted") return "interrupted";
	if (failureClass === "limit" || failureClass === "signal") return failureClass;
	return "exit";
}
const describeExecution = ({ execution, ending }) => ({
	...execution,
	errorType: ending?.errorType ?? null,
	errorMessage: ending?.errorMessage ?? null,
	tracebackTail: ending?.tracebackTail ?? null,
	failureClass: ending?.failureClass ?? null,
	idle: [],
	toolVersion: TOOL_VERSION
});
/** An attempt before anything of its run is known. */
function describe(answer, request) {
	const { system, rules, repositories, timeout } = request;
	const repository = repositories.get(answer.task.githubId);
	return describeAttempt(answer, {
		system,
		rules,
		sourceHash: repository?.sourceHash ?? null,
		lockHash: repository?.settings?.environment.lockHash ?? null,
		seconds: limitOf(answer, {
			rules,
			timeout,
			repository: repository?.repository ?? null
		})
	});
}
/** An attempt that could not be tried, by the id that its verdict would have. */
function describeAttempt(answer, ground) {
	const { task, attempt, text, argumentsOk, typeOk } = answer;
	const { path, prefixCode, type, arguments: wanted, output: gold } = task;
	const { system, rules, sourceHash, lockHash, seconds } = ground;
	const answerSha256 = text === null ? null : sha256Hex(text);
	const decides = [...[
		system,
		rules,
		task.githubId,
		task.id,
		attempt,
		answerSha256,
		sourceHash,
		lockHash
	], ...[
		path,
		prefixCode,
		type,
		wanted,
		sha256Hex(gold),
		seconds,
		VERDICT_VERSION
	]];
	return {
		schemaVersion: 3,
		id: sha256Hex(JSON.stringify(decides)).slice(0, 24),
		system,
		githubId: task.githubId,
		rowId: task.id,
		attempt,
		rules,
		argumentsOk,
		typeOk,
		passed: null,
		reason: null,
		errorCategory: null,
		answerSha256,
		sourceHash,
		lockHash,
		execution: null
	};
}
/** Raised when the same run would be judged otherwise: what is on record then is run anew. */
const VERDICT_VERSION = 3;
/** Seconds that an answer may run. */
function limitOf({ task, code }, { rules, timeout, repository }) {
	if (rules === "strict") return timeout ?? repository?.limits.timeoutSeconds ?? DEFAULT_SECONDS;
	const isBash = buildProgram({
		task,
		code
	}, "compat", "").by === "bash";
	return repository?.publishedTimeLimit[isBash ? "bash" : "python"] ?? PUBLISHED_SECONDS;
}
const DEFAULT_SECONDS = 120;
const PUBLISHED_SECONDS = 10;
// src/commands/mlbench/grade-by-running.ts
/** Judges answers by their text and by running those that pass, and scores what came of it: over the rows as published, and as mended. */
async function gradeByRunning(rows, systems, options, context) {
	const { out, only, shard } = options;
	await makeWritableBelow(out, "attempts");
	const { tasks } = only === void 0 ? rows.published : rows.mended ?? rows.published;
	const chosen = only === void 0 ? tasks : tasks.filter((task) => only.startsWith(`${keyOf(task)}/`));
	const ground = {
		...options,
		holder: "greenml mlbench grade",
		userTrusts: options.iTrustThisCode
	};
	return withTaskGround(chosen, ground, context, async (repositories) => {
		const grader = await openGrader(options, repositories, context);
		if (only !== void 0) return { one: await gradeOne({
			tasks: chosen,
			systems,
			grader
		}, options) };
		const bench = describeBench(repositories, tasks);
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
			scores: {
				schemaVersion: 3,
				rules: options.rules,
				pins,
				faults,
				...scores,
				mended
			},
			one: null
		};
	});
}
async function openGrader({ rules, out, timeout, shard }, repositories, { logger, signal }) {
	const host = await describeHost(null);
	const checkTask = openTaskChecks();
	const tried = /* @__PURE__ */ new Map();
	return async (system, judged, isAnew = false) => {
		const path = attemptsFile(out, system, shard);
		const known = /* @__PURE__ */ new Map();
		if (!isAnew) for (const each of await readAttempts(out, system, logger)) known.set(each.id, each);
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
function describeBench(repositories, tasks) {
	const tasksOf = (githubId) => tasks.filter((task) => task.githubId === githubId).length;
	const all = [...repositories.values()];
	return {
		schemaVersion: 1,
		pins: all.flatMap(({ githubId, name, repository, pin }) => pin === null || repository === null ? [] : [{
			githubId,
			repository: name,
			commit: repository.commit,
			state: pin
		}]),
		faults: all.flatMap(({ githubId, name, fault, repository }) => {
			if (fault === null) return [];
			const lacks = repository?.lacks ?? [];
			return [{
				githubId,
				repository: name,
				fault: fault.slice(0, 1e3),
				lacks,
				tasks: tasksOf(githubId)
			}];
		})
	};
}
// src/mlbench/execution/find-attempts.ts
/** What is on record of answers, running nothing: of each the last attempt that judged this very answer to this very task. One that has none could not be tried. */
function findAttempts(judged, records) {
	const { system, rules, timeout, repositories } = records;
	const byPlace = Map.groupBy(records.attempts, ({ githubId, rowId, attempt }) => placeOf(keyOf({
		githubId,
		id: rowId
	}), attempt));
	return judged.map((answer) => {
		const seconds = limitOf(answer, {
			rules,
			timeout,
			repository: repositories.get(answer.task.githubId) ?? null
		});
		const describe = ({ sourceHash, lockHash }) => describeAttempt(answer, {
			system,
			rules,
			sourceHash,
			lockHash,
			seconds
		});
		return (byPlace.get(placeOf(keyOf(answer.task), answer.attempt)) ?? []).findLast((each) => describe(each).id === each.id) ?? {
			...describe({
				sourceHash: null,
				lockHash: null
			}),
			reason: NEVER_TRIED
		};
	});
}
const placeOf = (key, attempt) => `${key}/${attempt}`;
/** No call came to it. */
const NEVER_TRIED = "interrupted";
// src/commands/mlbench/grade-on-record.ts
/** Scores what earlier calls put on record below `out`, all of their shares together; runs nothing. */
async function gradeOnRecord(rows, systems, options, context) {
	const { out, rules, timeout, dataset } = options;
	const repositories = await loadTaskRepositories(dataset);
	const grader = async (system, judged) => {
		const attempts = await readAttempts(out, system, context.logger);
		return findAttempts(judged, {
			system,
			rules,
			timeout,
			repositories,
			attempts
		});
	};
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
		schemaVersion: 3,
		rules,
		...await readBenches(out),
		...scores,
		mended
	};
}
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
// src/commands/mlbench/read-rows.ts
/** Rows as published, and where that is asked for as the dataset's errata mend them. */
async function readGivenRows({ rows, dataset, errata: isMending }, { logger, env }) {
	if (!isMending) {
		const tasks = await readTasks(rows, env.HF_ENDPOINT);
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
// src/commands/mlbench/grade.ts
/** Judges the answers of files. UserError where nothing in one belongs to a task. */
async function grade(given, context) {
	const options = gradeOptions.parse(given);
	const { answers, verdicts, rules, staticOnly } = options;
	if (verdicts !== void 0 && verdicts.length !== answers.length) throw new UserError("--verdicts names a file for each of --answers, in the same order.");
	const all = await readGivenRows(options, context);
	const { rows, systems, golds } = takeShare(all, await readSystems(options, all.published.tasks, context), options);
	if (options.onRecord) {
		const scores = await gradeOnRecord(rows, systems, options, context);
		return {
			grades: scores,
			text: renderTaskScores(scores, {
				...options,
				errata: false
			})
		};
	}
	if (!staticOnly) {
		const graded = await gradeByRunning(rows, systems, {
			...options,
			golds
		}, context);
		if (graded.one === null) return {
			grades: graded.scores,
			text: renderTaskScores(graded.scores, {
				...options,
				errata: false
			})
		};
		const { attempt, printed } = graded.one;
		return {
			grades: attempt,
			text: `${renderAttempt(attempt)}\n${printed}`.trimEnd()
		};
	}
	const [only, ...others] = systems;
	if (only === void 0 || others.length > 0) throw new UserError("--static-only takes one file of answers.");
	const judge = async ({ tasks }) => summariseTexts(await judgeTexts(tasks, only.answers, rules));
	const grades = await judge(rows.published);
	if (rows.mended !== null) grades.mended = await judge(rows.mended);
	return {
		grades,
		text: renderStaticGrades(grades)
	};
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
export { grade as t };
