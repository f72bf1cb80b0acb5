import { r as keyOf } from "./rows.js";
import { Kr as refuseStopped, Zt as int, ln as tuple, nn as object, qt as array, sn as string } from "./inputs.js";
import { St as sha256Hex, Vt as readJsonText, Xt as TOOL_VERSION } from "./base.js";
import { r as writeLog } from "./logs.js";
import { o as LOST_REASONS } from "./task-bench.js";
import { r as buildProgram } from "./answer-program.js";
import { t as extractCode } from "./fences.js";
import { a as openPutBudget, c as findInnerProgram, d as nameOf, f as showsOnly, i as textsOf, l as findProgram, n as readCommands, p as usesWords, u as findStarted } from "./read-commands.js";
import { i as splitSegments, n as findMissing, r as readProgram } from "./judge-texts.js";
import { t as runProgram } from "./run-program.js";
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
	if (!holdValues(readProgram(text), readProgram(code), task)) return false;
	const importable = files.importable(task);
	return !importsOf(extractCode(task.output, "python")).some((name) => importable.has(name)) || data.modules.some((path) => !path.endsWith("greenml_answer.py"));
}
/** Whether statements that began hold the wanted values; of one that is put together by variables, those parts that the code holds. */
function holdValues(ran, told, task) {
	const [inRan, inTold] = [new Set(ran.runs.flat()), new Set(told.runs.flat())];
	const composed = new Set(findMissing(told, task));
	const hasParts = ({ value }) => splitSegments(value).every((segment) => !inTold.has(segment) || inRan.has(segment));
	return findMissing(ran, task).every((argument) => composed.has(argument) && hasParts(argument));
}
const IMPORT = /^[ \t]*(?:from[ \t]+(\w+)(?:\.[\w.]*)?[ \t]+import\b|import[ \t]+(\w[\w. ,]*))/gm;
/** First names of the modules that a program imports. */
const importsOf = (program) => [...program.matchAll(IMPORT)].flatMap(([, from, names = ""]) => from === void 0 ? names.split(",").map((name) => name.trim().split(/[. ]/, 1)[0] ?? "") : [from]);
/** `+<status of the command before> <command>`, a plus more in each shell below. */
const TRACED = /^\++(\d+) /;
function didRunShell({ task, code }, evidence, files) {
	const told = readCommands(code);
	const succeeded = readTrace(evidence);
	const unseen = listUnseen(told);
	const texts = told.filter(usesWords).flatMap(({ input, isInput, words }) => [...input === null ? [] : [input], ...isInput ? [words.join(" ")] : []]);
	const importable = files.importable(task);
	const usesRepository = (text) => usesFiles(text, importable, files);
	const own = {
		scripts: files.scripts,
		usesRepository,
		areTextsOwn: texts.some(usesRepository)
	};
	const didStart = (command) => !unseen.has(programKey(command)) && !asksForHelp(command, task) && startsOwn(command, own);
	if (!succeeded.some(didStart)) return false;
	const written = told.filter((command) => usesWords(command) && showsOnly(command.words));
	const runs = [...[...succeeded.filter(({ words }) => usesWords({
		words,
		goesOn: false
	})), ...written].flatMap((each) => textsOf(each)), ...texts].map(splitSegments);
	return findMissing({ runs }, { arguments: task.arguments.filter(({ value }) => !value.includes("$")) }).length === 0;
}
/** Whether a command starts a program of the repository, or one that an answer wrote and that uses the repository. */
function startsOwn({ words }, { scripts, usesRepository, areTextsOwn }) {
	const started = findStarted(words);
	if (started === null) return areTextsOwn && findInnerProgram(findProgram(words), "") !== null;
	const name = nameOf(started.word);
	if (started.kind === "code") return usesRepository(started.word);
	if (started.kind === "module") return scripts.has(`${name.split(".").at(-1)}.py`) || scripts.has("__main__.py");
	return areTextsOwn || scripts.has(name);
}
const FILE = /(?<![\w.-])[\w.-]+\.(?:py|sh)(?![\w-])/g;
/** Whether a program names a file of the repository, or imports what lies there. */
function usesFiles(program, importable, { scripts }) {
	return importsOf(program).some((name) => importable.has(name)) || (program.match(FILE) ?? []).some((name) => scripts.has(name));
}
const programKey = ({ words }) => nameOf(findStarted(words)?.word ?? "");
/** Programs that an answer starts only where nobody sees whether they fail. */
function listUnseen(told) {
	const has = (name, option) => told.some(({ words: [first, ...rest] }) => first === name && (rest.length === 0 || rest.some(option)));
	const waits = has("wait", () => false);
	const isLax = has("set", (word) => word.startsWith("+"));
	const isSeen = ({ unseen }) => unseen === null || unseen === "background" && !waits || unseen === "pipe" && !isLax;
	const seen = new Set(told.filter(isSeen).map(programKey));
	return new Set(told.map(programKey).filter((key) => !seen.has(key)));
}
const HELP = /^(?:--help|-h|--version)$/;
/** Whether a program only tells of its options, where the data set's own answer does not ask for that. */
const asksForHelp = ({ words }, { output }) => words.some((word) => HELP.test(word) && !output.split(/\s+/).includes(word));
/** The commands that a shell's trace names, without those that failed. */
function readTrace(trace) {
	const entries = [];
	for (const line of trace.split("\n")) {
		const [mark, status = ""] = TRACED.exec(line) ?? [];
		const last = entries.at(-1);
		if (mark === void 0) {
			if (last !== void 0) last.text += `\n${line}`;
			continue;
		}
		if (last !== void 0) last.failed = status !== "0";
		entries.push({
			status,
			text: line.slice(mark.length),
			failed: false
		});
	}
	const ended = entries.filter((each, index) => !each.failed && !isCallOf(each, entries[index + 1]));
	const budget = openPutBudget();
	return ended.flatMap(({ text }) => readCommands(text, budget));
}
/** Whether `python` is the function that stands for an environment's only `python3`: how it ended is told behind the program. */
function isCallOf({ status, text }, next) {
	const [program = ""] = next?.text.split(" ", 1) ?? [];
	return program.startsWith("/") && next?.status === status && text.trimEnd() === `python${next.text.slice(program.length)}`.trimEnd();
}
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
// src/mlbench/execution/sort-error.ts
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
// src/mlbench/execution/run-attempts.ts
/** Runs what passes both gates, each in a copy of its own; what is on record already and was not lost is taken from there. */
async function runAttempts(judged, request) {
	const attempts = [];
	for (const answer of judged) {
		const blank = describe(answer, request);
		const earlier = request.known.get(blank.id);
		const known = request.tried.get(blank.id) ?? (earlier?.passed === null ? void 0 : earlier);
		const attempt = known ?? await runAttempt(answer, blank, request);
		request.tried.set(blank.id, attempt);
		attempts.push(attempt);
		if (known !== void 0) continue;
		await request.write(attempt);
		await request.betweenSteps?.();
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
	if (!await request.checkTask(task, repository, rules)) return {
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
	refuseStopped(signal);
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
const LOST = new Set(LOST_REASONS);
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
	const decides = [
		system,
		rules,
		task.githubId,
		task.id,
		attempt,
		answerSha256,
		sourceHash,
		lockHash,
		path,
		prefixCode,
		type,
		wanted,
		sha256Hex(gold),
		seconds,
		VERDICT_VERSION
	];
	return {
		schemaVersion: 4,
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
const VERDICT_VERSION = 9;
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
export { runAttempts as n, findAttempts as t };
