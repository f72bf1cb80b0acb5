import { E as string, O as tuple, S as partialRecord, T as strictObject, b as number, g as int, k as union, m as boolean, p as array, u as _enum, v as literal, x as object } from "./schemas.js";
import { i as interruptible, o as stopped, t as UserError } from "./errors.js";
import { a as quoteWord, n as count$2 } from "./text.js";
import { f as readTextIfPresent, i as hashTree, m as sha256Hex, n as checkWritableFolder, o as parseWith } from "./files.js";
import { a as readRecords, i as keyOf, n as manifestFolder, o as readTasks, r as hashRows, s as taskId, t as loadTaskRepositories } from "./load-task-repositories.js";
import { t as checkSyntax } from "./check-syntax.js";
import { i as folderOf, n as buildPrefix, o as findAbsent, r as buildProgram, s as hasWantedType, t as EVIDENCE } from "./answer-program.js";
import { t as extractCode } from "./fences.js";
import { S as formatPercentRange, x as formatPercent } from "./format.js";
import { r as cleanLine } from "./clean-text.js";
import { i as gradeOptions, o as GRADING_RULES, s as STATIC_REASONS } from "./mlbench-options.js";
import { a as lookBelow, d as readIfPlain, h as makeFolders, m as walkTree } from "./untrusted-files.js";
import { r as streamJsonLines, t as appendJsonLine } from "./jsonl.js";
import { a as removeAbandonedScratch } from "./scratch.js";
import { t as holdHost } from "./hold-host.js";
import { i as describeHost } from "./powercap.js";
import { t as Launcher } from "./launcher.js";
import { t as openMeters } from "./open-meters.js";
import { i as assetPath, r as TOOL_VERSION } from "./package.js";
import { i as SCRIPT_ENVIRONMENT, n as judgeStart, t as judgeEnd } from "./ending.js";
import { n as shimFolders } from "./shims2.js";
import { t as measureRun } from "./measure-run.js";
import { t as inSandbox } from "./place.js";
import { i as DEFAULT_LIMITS, n as makeWorkspace, r as readTail } from "./workspace.js";
import { t as _usingCtx } from "./usingCtx.js";
import { r as writeLog } from "./logs.js";
import { _ as sha256, b as text, f as label, h as quality } from "./common.js";
import { s as sandboxedExecution } from "./execution.js";
import { i as versioned } from "./versioned.js";
import { n as studentQuantileOfInteger } from "./student-quantile.js";
import { n as shareWithout, r as wilsonInterval } from "./proportions.js";
import { a as sum } from "./numbers.js";
import { n as energyOfHost } from "./package-energy.js";
import { t as chooseSandbox } from "./choose-sandbox.js";
import { t as openEnvironmentMaker } from "./environment-maker.js";
import { t as findIsolation } from "./run-isolated.js";
import { basename, dirname, join, posix } from "node:path";
// src/schema/task-attempt.ts
/**
* Reasons of a run that failed. `not-run`: it ended with 0, and what its text would use never ran, or failed and that was hidden. The
* last three are the bench's own, and nobody's answer is judged by them.
*/
const RUN_REASONS = [...[
	"exit",
	"signal",
	"timeout",
	"memory",
	"limit",
	"not-run"
], ...[
	"environment",
	"sandbox",
	"interrupted"
]];
const ATTEMPT_REASONS = [...STATIC_REASONS, ...RUN_REASONS];
const attemptReason = _enum(ATTEMPT_REASONS);
const errorCategory = _enum([
	"hallucination",
	"lack-of-knowledge",
	"knowledge-manipulation",
	"syntax",
	"unsorted"
]);
const attemptLine = strictObject({
	schemaVersion: literal(2),
	/** Hash of all that decides the verdict: task, answer, rules, repository, environment, limits. */
	id: string().regex(/^[0-9a-f]{24}$/),
	/** Name of the answers' file, for who answered. */
	system: label,
	githubId: int().min(0),
	rowId: int().min(0),
	/** Place among a task's answers, from 0. */
	attempt: int().min(0),
	rules: _enum(GRADING_RULES),
	argumentsOk: boolean(),
	typeOk: boolean(),
	/** Null: the bench could not try it. */
	passed: boolean().nullable(),
	/** Null where nothing is to be told; a pass has one where the published rules pass a time-out. */
	reason: attemptReason.nullable(),
	errorCategory: errorCategory.nullable(),
	answerSha256: sha256.nullable(),
	/** Hash of the repository's files; null: it is not there. */
	sourceHash: sha256.nullable(),
	/** Null: there is no environment. */
	lockHash: sha256.nullable(),
	/** Null: it was not run. */
	execution: sandboxedExecution.nullable()
});
/** A line of `attempts/*.jsonl`: an answer to a task of ML-Bench, how it ran and what it came to. The last line of an id counts. */
const taskAttempt = versioned(2, attemptLine, {});
// src/schema/task-scores.ts
const count$1 = int().min(0);
const share$1 = number().min(0).max(1);
const interval = tuple([share$1, share$1]);
/** Tasks of which one of the first k answers passed. */
const passRate = strictObject({
	k: int().min(1),
	passed: count$1,
	/** Tasks whose repository and environment worked, so that each of the k answers was judged. */
	attemptable: count$1,
	/** Tasks of which k answers were wanted. */
	total: count$1,
	/** Passed / attemptable; null of none. */
	share: share$1.nullable(),
	/** Passed / total, were every answer that could not be tried to fail, and were it to pass where its text does. */
	bounds: interval.nullable(),
	/** 95 %, by repository: tasks of one repository pass and fail together. Null below two repositories, and where all do alike. */
	clusterInterval: interval.nullable(),
	/** 95 % by Wilson, as if tasks were independent: too narrow. */
	taskInterval: interval.nullable()
});
/** Mean over tasks of 1 − C(n − c, k) / C(n, k), with n ≥ k judged answers of which c passed (Chen and others, 2021). */
const unbiasedPass = strictObject({
	k: int().min(1),
	tasks: count$1,
	mean: share$1.nullable(),
	clusterInterval: interval.nullable()
});
const hits = strictObject({
	hits: count$1,
	all: count$1
});
/** Values that an answer was told to use, and uses. */
const hitPrecision = strictObject({
	/** Hits among all values of all answers. */
	parameters: hits,
	/** Answers that use all of theirs. */
	generations: hits,
	/** Hits among values by what they are. */
	byKind: strictObject({
		text: hits,
		integer: hits,
		decimal: hits
	})
});
/** What the answers that were run took together; a null stands where one of them has no such number. */
const took = strictObject({
	runs: count$1,
	wallSeconds: number().min(0).nullable(),
	cpuSeconds: number().min(0).nullable(),
	/** Gross joules of the host's declared scope. */
	joules: number().min(0).nullable(),
	quality
});
const systemScores = strictObject({
	system: label,
	attempts: count$1,
	passed: count$1,
	/** Attempts that the bench lost. */
	lost: count$1,
	/** The first attempt that failed, to be looked at; null: none did. */
	firstFailed: strictObject({
		githubId: int(),
		rowId: int(),
		attempt: count$1
	}).nullable(),
	reasons: partialRecord(attemptReason, count$1),
	errorCategories: partialRecord(errorCategory, count$1),
	passRates: array(passRate),
	unbiased: array(unbiasedPass),
	/** Counts of the published script: tasks with exactly five answers, the others dropped. */
	published: strictObject({
		tasks: count$1,
		dropped: count$1,
		pass1: count$1,
		pass2: count$1,
		pass5: count$1
	}),
	hitPrecision,
	took,
	byRepository: array(strictObject({
		githubId: int(),
		repository: label,
		passRates: array(passRate)
	})),
	byType: array(strictObject({
		type: label,
		passRates: array(passRate)
	}))
});
const scoresFile = strictObject({
	schemaVersion: literal(2),
	rules: _enum(GRADING_RULES),
	/** Hash of the rows that the scores are of: another hash is another version of the data. */
	rowsSha256: sha256,
	tasks: count$1,
	/** The data set's own answers, judged as any other before. */
	golds: strictObject({
		checked: count$1,
		failed: array(strictObject({
			githubId: int(),
			rowId: int(),
			reason: attemptReason
		})),
		/** Whether the tasks whose own answer fails are left out of every number. */
		excluded: boolean()
	}),
	/** Repositories whose answers could not be run, and why. */
	faults: array(strictObject({
		githubId: int(),
		repository: label,
		fault: text,
		lacks: array(text),
		tasks: count$1
	})),
	systems: array(systemScores),
	/** Systems by what they pass at the first answer, over the tasks that all of them could be judged on. Null of one system. */
	ranking: strictObject({
		tasks: count$1,
		systems: array(strictObject({
			system: label,
			passed: count$1,
			rank: int().min(1)
		}))
	}).nullable()
});
/** What `mlbench grade --json` writes where answers are run. */
const taskScores = versioned(2, scoresFile, { 1: "run greenml mlbench grade again: what was run is not run anew" });
// src/mlbench/data/answers.ts
const answer = object({
	github_id: taskId,
	id: taskId,
	output: union([string(), array(string())])
});
/** The answers of a file of JSON lines: `{github_id, id, output}`, with one text or several. Or one array of such objects, as older scripts of ML-Bench wrote. */
async function readAnswers(path) {
	const byTask = /* @__PURE__ */ new Map();
	let repeated = 0;
	for await (const { value, where } of readRecords(path)) for (const item of Array.isArray(value) ? value : [value]) {
		const { github_id, id, output } = parseWith(answer, item, where);
		const key = keyOf({
			githubId: github_id,
			id
		});
		if (byTask.has(key)) repeated++;
		else byTask.set(key, typeof output === "string" ? [output] : output);
	}
	return {
		byTask,
		repeated
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
// src/mlbench/grading/read-python.ts
const PART = /[A-Za-z]{0,2}(?:'''[\s\S]*?(?:'''|$)|"""[\s\S]*?(?:"""|$)|'(?:[^'\\\n]|\\[\s\S])*'?|"(?:[^"\\\n]|\\[\s\S])*"?)|#[^\n]*|[A-Za-z]+|[^A-Za-z'"#]+/g;
/** A Python program without its comments; what stands in strings stays. Linear in the text. */
const readPythonText = (program) => program.replace(PART, (part) => part.startsWith("#") ? " " : part);
// src/mlbench/grading/read-shell.ts
/** Commands that use none of their words, unless their output goes somewhere. */
const showsOnly = /* @__PURE__ */ new Set([
	"echo",
	"printf",
	":",
	"true",
	"false",
	"exit"
]);
const SEPARATORS = /(?:&&|\|\||;;|[;|&\n()])/y;
const BLANKS = /(?:[ \t\r]|\\\r?\n)+/y;
const COMMENT = /#[^\n]*/y;
const REDIRECTION = /(?:\d*|&)(?:>>?|<<?<?)(?:&\d?)?-?/y;
/** Blanks of Unicode are none of a shell's. */
const PLAIN = /[^ \t\r\n\\'"`$;|&()<>]+/y;
const ASSIGNMENT = /^[A-Za-z_]\w*=/;
const PROMPT = /^(?:\$|>>>|#)$/;
/**
* The commands of a shell script as a shell parts them, without expanding anything. Quotes, escapes, comments and continued
* lines are read as a shell reads them; the text of a here-document is not told from commands. Linear in the text.
*/
function readShell(script) {
	const commands = [];
	let words = [];
	let isWritten = false;
	const end = (separator) => {
		const command = {
			...sortWords(words),
			goesOn: isWritten || separator === "|"
		};
		if (command.words.length + command.assignments.length > 0) commands.push(command);
		words = [];
		isWritten = false;
	};
	const reader = new Reader(script);
	while (!reader.isDone()) {
		if (reader.take(BLANKS) !== null || reader.take(COMMENT) !== null) continue;
		const redirection = reader.take(REDIRECTION);
		if (redirection !== null) {
			isWritten ||= redirection.includes(">");
			reader.take(BLANKS);
			reader.readWord();
			continue;
		}
		const separator = reader.take(SEPARATORS);
		if (separator !== null) end(separator);
		else words.push(reader.readWord());
	}
	end(null);
	return commands;
}
function sortWords(words) {
	const ours = PROMPT.test(words[0] ?? "") ? words.slice(1) : words;
	const start = ours.findIndex((word) => !ASSIGNMENT.test(word));
	const at = start < 0 ? ours.length : start;
	return {
		assignments: ours.slice(0, at),
		words: ours.slice(at)
	};
}
var Reader = class {
	place = 0;
	text;
	constructor(text) {
		this.text = text;
	}
	isDone() {
		return this.place >= this.text.length;
	}
	take(pattern) {
		pattern.lastIndex = this.place;
		const found = pattern.exec(this.text)?.[0];
		if (found === void 0 || found === "") return null;
		this.place += found.length;
		return found;
	}
	/** Word up to the next blank or separator, quotes and escapes undone. It moves on by a character at least. */
	readWord() {
		let word = "";
		for (;;) {
			const part = this.take(PLAIN) ?? this.readSpecial();
			if (part === null) return word;
			word += part;
		}
	}
	readSpecial() {
		const character = this.text.charAt(this.place);
		switch (character) {
			case "'": return this.readUntil("'", false);
			case "\"": return this.readUntil("\"", true);
			case "`":
			case "$":
				this.place++;
				return character;
			case "\\":
				this.place += 2;
				return this.text.charAt(this.place - 1) === "\n" ? "" : this.text.charAt(this.place - 1);
			default: return null;
		}
	}
	readUntil(quote, hasEscapes) {
		let text = "";
		for (this.place++; this.place < this.text.length; this.place++) {
			const character = this.text.charAt(this.place);
			if (character === quote) break;
			if (hasEscapes && character === "\\" && "\"\\$`\n".includes(this.text.charAt(this.place + 1))) {
				this.place++;
				if (this.text.charAt(this.place) !== "\n") text += this.text.charAt(this.place);
			} else text += character;
		}
		this.place++;
		return text;
	}
};
// src/mlbench/grading/strict.ts
/**
* A segment: a number with its sign and point where no letter or digit touches it, else letters and digits. So `0.5` holds no
* `5`, `catalog` no `cat`, and `train_dcp.py` both `train` and `dcp`.
*/
const SEGMENT = /(?<![\p{L}\p{N}.])[-+]?(?:\p{Nd}+(?:\.\p{Nd}*)?|\.\p{Nd}+)(?:[eE][-+]?\p{Nd}+)?(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;
const NUMBER = /^[-+.]?\d/;
const INTERPRETER = /^(?:python[\d.]*|ba?sh|torchrun|accelerate|deepspeed|mpirun|mpiexec|horovodrun|conda|poetry|uv|make|Rscript|node|java)$/;
/** Programs that run another, whose words follow, and the words of a shell that a command may follow. */
const WRAPPER = /^(?:sudo|env|nohup|time|srun|exec|command|nice|stdbuf|if|then|elif|else|while|until|do|!|\{)$/;
const SCRIPT = /\.(?:py|sh)$/;
function readAnswer(answer, { type }) {
	if (type === "Python Code") {
		const code = extractCode(answer, "python");
		return {
			code,
			...readProgram(code),
			runsProgram: null
		};
	}
	const code = extractCode(answer, "shell");
	const commands = readShell(code);
	return {
		code,
		runs: commands.filter(({ words: [first], goesOn }) => goesOn || !showsOnly.has(first ?? "")).map(({ words, assignments }) => splitSegments([...assignments, ...words].join(" "))),
		runsProgram: commands.some(runsProgram)
	};
}
/** A Python program's segments, in one run. */
const readProgram = (code) => ({ runs: [splitSegments(readPythonText(code))] });
/** The arguments whose value is not in an answer: numbers are compared as numbers, words whatever their case. */
function findMissing({ runs }, task) {
	return task.arguments.filter(({ value }) => {
		const wanted = splitSegments(value);
		return wanted.length > 0 && !runs.some((run) => holds(run, wanted));
	});
}
/** Whether segments stand in a run one after another. */
const holds = (run, wanted) => run.some((_, start) => wanted.every((segment, index) => run[start + index] === segment));
const splitSegments = (text) => (text.match(SEGMENT) ?? []).map((segment) => NUMBER.test(segment) ? normaliseNumber(segment) : segment.toLowerCase());
function normaliseNumber(segment) {
	const value = Number(segment);
	return Number.isNaN(value) ? segment.toLowerCase() : String(value);
}
/** A command that starts an interpreter or a launcher with something to run, or a script by its own name. */
function runsProgram({ words }) {
	const [first = "", ...rest] = words.slice(words.findIndex((word) => !WRAPPER.test(word)));
	return SCRIPT.test(first) || INTERPRETER.test(first.split("/").at(-1) ?? "") && rest.length > 0;
}
// src/mlbench/grading/judge-texts.ts
/**
* Judges each answer by its text, task after task. `compat`: ML-Bench's own gates, bug for bug; a task without an answer has no
* attempt. `strict`: values are whole words, the type is what a parser says, and a task without an answer has one that fails.
*/
async function judgeTexts(tasks, { byTask }, rules) {
	const asked = tasks.map((task) => ({
		task,
		texts: byTask.get(keyOf(task)) ?? []
	}));
	const judge = rules === "compat" ? judgeCompat : await prepareStrict(asked);
	return asked.flatMap(({ task, texts }) => {
		if (texts.length === 0) return rules === "strict" ? [withoutAnswer(task)] : [];
		return texts.map((text, attempt) => {
			const verdict = judge(text, task);
			return {
				task,
				attempt,
				text,
				...verdict,
				reason: nameReason$1(verdict)
			};
		});
	});
}
const judgeCompat = (answer, task) => {
	const missing = findAbsent(answer, task);
	return {
		argumentsOk: missing.length === 0,
		typeOk: hasWantedType(answer, task),
		missing,
		code: answer
	};
};
/** Reads every answer once, and has Python's parser say which programs it takes. */
async function prepareStrict(asked) {
	const read = /* @__PURE__ */ new Map();
	for (const { task, texts } of asked) for (const text of texts) read.set(formOf(text, task), readAnswer(text, task));
	const programs = new Map([...read.values()].filter(({ runsProgram }) => runsProgram === null).map(({ code }) => [code, Buffer.from(code)]));
	const faults = await checkSyntax(programs);
	return (text, task) => {
		const answer = read.get(formOf(text, task)) ?? readAnswer(text, task);
		const missing = findMissing(answer, task);
		const typeOk = answer.runsProgram ?? faults.get(answer.code) === null;
		return {
			argumentsOk: missing.length === 0,
			typeOk,
			missing,
			code: answer.code
		};
	};
}
const formOf = (text, { type }) => `${type}\0${text}`;
const withoutAnswer = (task) => ({
	task,
	attempt: 0,
	text: null,
	argumentsOk: false,
	typeOk: false,
	missing: task.arguments,
	code: "",
	reason: "no-answer"
});
function nameReason$1({ argumentsOk, typeOk }) {
	if (argumentsOk && typeOk) return null;
	if (typeOk) return "argument-missing";
	return argumentsOk ? "wrong-type" : "argument-missing-and-wrong-type";
}
// src/report/text/static-grades.ts
/** The two gates that need no run, as lines for a terminal. */
function renderStaticGrades({ totals }) {
	const { attempts, arguments_ok, type_ok, static_ok } = totals;
	const line = (name, passed) => `${name.padEnd(10)} ${passed} of ${attempts}${share(passed, attempts)}`;
	return [
		`${count$2(attempts, "attempt")}, judged by their text; none was run`,
		line("arguments", arguments_ok),
		line("type", type_ok),
		line("both", static_ok)
	].join("\n");
}
const share = (passed, all) => all === 0 ? "" : ` (${formatPercent(passed / all)})`;
// src/report/text/task-score-words.ts
/** Scores of ML-Bench's tasks for a terminal: what could not be judged first, then a block a system, then the ranking. */
function renderTaskScores(scores, asked) {
	const { golds, faults, ranking, tasks, rules } = scores;
	const left = golds.excluded ? "left out" : "counted";
	return [
		`${count$2(tasks, "task")}, judged by the rules ${rules}`,
		...faults.map(({ repository, fault, tasks: lost }) => `not attemptable: ${count$2(lost, "task")} of ${repository}: ${cleanLine(fault, 200)}`),
		...golds.checked === 0 ? [] : [`the data set's own answers: ${golds.checked - golds.failed.length} of ${golds.checked} pass; tasks of the others are ${left}`],
		...golds.failed.map(({ githubId, rowId, reason }) => `  ${githubId}/${rowId}: ${reason}`),
		...scores.systems.flatMap((system, index) => renderSystem(system, asked, index)),
		...ranking === null ? [] : [`ranking by the first answer, on the ${count$2(ranking.tasks, "task")} that all could be judged on`, ...ranking.systems.map(({ rank, system, passed }) => `  ${rank}. ${cleanLine(system)}: ${passed}`)]
	].join("\n");
}
function renderSystem(scores, asked, index) {
	const { system, attempts, passed, lost, passRates, unbiased, published, hitPrecision, reasons, firstFailed } = scores;
	const { parameters, generations } = hitPrecision;
	const told = Object.entries(reasons).map(([reason, times]) => `${reason} ${times}`);
	return [
		"",
		`${cleanLine(system)}: ${passed} of ${count$2(attempts, "answer")} passed${lost > 0 ? `, ${lost} could not be tried` : ""}`,
		...passRates.map((rate) => `  pass@${rate.k}  ${formatRate(rate)}`),
		...unbiased.map(({ k, mean, tasks }) => `  pass@${k} unbiased  ${mean === null ? "–" : formatPercent(mean)} over ${count$2(tasks, "task")}`),
		...published.tasks === 0 ? [] : [`  as the published script counts: ${published.pass1}, ${published.pass2}, ${published.pass5} of ${count$2(published.tasks, "task")} with five answers`],
		`  parameters hit: ${parameters.hits} of ${parameters.all}; answers with all of theirs: ${generations.hits} of ${generations.all}`,
		...told.length === 0 ? [] : [`  reasons: ${told.join(", ")}`],
		...renderTook(scores),
		...firstFailed === null ? [] : ["  its first failure again, with all that it prints; any other by its github_id/id/n:", `    ${reproduceCommand(asked, asked.answers[index] ?? "", firstFailed)}`]
	];
}
/** Passed / attemptable / total, with the share, its bounds and interval. */
function formatRate({ passed, attemptable, total, share, bounds, clusterInterval }) {
	return [
		`${passed} / ${attemptable} / ${total} passed / attemptable / total`,
		share === null ? "–" : formatPercent(share),
		bounds === null || bounds[0] === bounds[1] ? null : `of all ${formatPercentRange(bounds)}`,
		clusterInterval === null ? null : `95 % by repository ${formatPercentRange(clusterInterval)}`
	].filter((part) => part !== null).join("; ");
}
/** Time and energy of the answers that were run. */
function renderTook({ took: { runs, wallSeconds, joules, quality } }) {
	if (runs === 0) return [];
	const time = wallSeconds === null ? "–" : `${wallSeconds.toFixed(1)} s`;
	const energy = joules === null ? "energy not measured here" : `${joules.toFixed(0)} J ${quality}`;
	return [`  ${count$2(runs, "run")}: ${time}, ${energy}`];
}
/** The command that judges one answer anew. */
function reproduceCommand({ rows, rules, repositories, dataset, out, timeout }, answers, { githubId, rowId, attempt }) {
	const where = repositories === void 0 ? [] : ["--repositories", repositories];
	const limit = timeout === void 0 ? [] : ["--timeout", String(timeout)];
	return [
		...[
			"greenml",
			"mlbench",
			"grade",
			"--rows",
			rows,
			"--answers",
			answers,
			"--rules",
			rules,
			...where,
			...limit
		],
		"--dataset",
		dataset,
		"--out",
		out,
		"--only",
		`${githubId}/${rowId}/${attempt}`
	].map(quoteWord).join(" ");
}
/** One answer's verdict in a line. */
function renderAttempt({ system, githubId, rowId, attempt, passed, reason, execution, errorCategory }) {
	const parts = [
		passed === null ? "could not be tried" : passed ? "passed" : "failed",
		reason,
		execution?.errorMessage ? cleanLine(execution.errorMessage, 200) : null,
		errorCategory,
		execution?.wallSeconds == null ? null : `${execution.wallSeconds.toFixed(2)} s`
	];
	return `${cleanLine(system)} ${githubId}/${rowId}/${attempt}: ${parts.filter((part) => part !== null).join(", ")}`;
}
// src/mlbench/execution/run-program.ts
/** Of a shell's trace its end would say nothing of what began it; nobody's commands are as long. */
const MOST_EVIDENCE_BYTES = 16 * 1024 ** 2;
const WATCH = assetPath("python", "answer", "watch.py");
/** Runs a program in a fresh copy of its repository, without the repository's history and without network. */
async function runProgram(program, settings) {
	try {
		var _usingCtx$2 = _usingCtx();
		const { source, environment, sandbox, launcher, meter, limits } = settings;
		const workspace = _usingCtx$2.a(await makeWorkspace({
			sourceFolder: source,
			isCopied: async (path) => basename(path) !== ".git",
			script: {
				path: program.file,
				code: program.code
			},
			homeTemplate: environment.downloads,
			ownerUid: sandbox.ownerUid
		}));
		const shims = shimFolders("render");
		const interpreter = program.by === "bash" ? "/bin/bash" : environment.python;
		const isWatched = program.by === "python" && program.evidence !== null;
		const root = posix.relative(posix.dirname(program.file), ".") || ".";
		const words = isWatched ? [
			WATCH,
			basename(program.file),
			EVIDENCE,
			root
		] : [basename(program.file)];
		const { execution, outcome } = await measureRun({
			command: [interpreter, ...words],
			env: {
				...SCRIPT_ENVIRONMENT,
				PYTHONPATH: shims.join(":")
			},
			place: inSandbox({
				sandbox,
				workspace,
				limits,
				workingDirectory: join(workspace.projectFolder, dirname(program.file)),
				readOnly: [
					environment.folder,
					environment.basePrefix,
					...shims,
					...isWatched ? [dirname(WATCH)] : []
				]
			}),
			offsetSeed: null,
			whyNoEnergy: meter === null ? "not-asked" : null
		}, {
			launcher,
			meter,
			sensors: null,
			baseline: null,
			carbon: null
		});
		const hide = (text) => text.replaceAll(workspace.projectFolder, "/project").replaceAll(environment.folder, "/environment");
		const read = async (path) => hide(await readTail(path));
		const [stdout, stderr] = await Promise.all([read(workspace.stdoutPath), read(workspace.stderrPath)]);
		const ending = judgeStart(outcome, stderr, interpreter) ?? judgeEnd(outcome, execution, stderr, limits);
		const { evidence: path } = program;
		return {
			execution,
			ending,
			stdout,
			stderr,
			evidence: (path === null ? null : await readIfPlain(workspace.projectFolder, path, MOST_EVIDENCE_BYTES))?.toString("utf8") ?? null
		};
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
// src/mlbench/execution/prepared-repository.ts
/** The reason why a repository's environment can't run anything; null: it can. Its answers have no part in that. */
async function tryEnvironment(given) {
	const { ending } = await runProgram({
		file: "greenml_check.py",
		code: "pass\n",
		by: "python",
		evidence: null
	}, {
		...given,
		meter: null
	});
	return ending === null ? null : `its Python does not run: ${ending.errorMessage ?? ending.status}`;
}
/** Remembers what was tried of tasks' own folders and prefix code: several tasks share them. */
function openTaskChecks() {
	const known = /* @__PURE__ */ new Map();
	return (task, { githubId, settings }) => {
		const prefix = buildPrefix(task, settings.environment.python);
		const key = sha256Hex(JSON.stringify([
			githubId,
			folderOf(task),
			prefix
		]));
		const found = known.get(key) ?? tryTask(task, prefix, settings);
		known.set(key, found);
		return found;
	};
}
async function tryTask(task, prefix, settings) {
	const folder = folderOf(task);
	if (folder !== "." && (await lookBelow(settings.source, folder)).kind !== "folder") return `it has no folder ${folder}`;
	if (prefix === null) return null;
	const { ending } = await runProgram(prefix, {
		...settings,
		meter: null
	});
	return ending === null ? null : `the task's prefix code fails: ${ending.errorMessage ?? ending.status}`;
}
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
	const { success, data } = began.safeParse(parseJson(evidence));
	if (!success) return false;
	const lines = code.split("\n");
	const ran = new Set(data.began.flatMap(([first, last]) => range(first, Math.min(last, lines.length))));
	const text = lines.filter((_, index) => ran.has(index + 1)).join("\n");
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
	const written = readShell(code).filter(({ words: [first] }) => showsOnly.has(first ?? ""));
	return findMissing({ runs: [...succeeded, ...written].filter((command) => !isSilent(command, written)).map(segmentsOf) }, { arguments: task.arguments.filter(({ value }) => !value.includes("$")) }).length === 0;
}
/** What only shows its words, as `echo` does, uses them where its output goes somewhere; of that the trace says nothing. */
const isSilent = (command, written) => written.includes(command) ? !command.goesOn : showsOnly.has(command.words[0] ?? "");
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
const range = (first, last) => Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
// src/mlbench/execution/run-attempts.ts
/** Runs what passes both gates, each in a copy of its own; what is on record already and was not lost is taken from there. */
async function runAttempts(judged, request) {
	const attempts = [];
	for (const answer of judged) {
		const blank = describe(answer, request);
		const known = request.known.get(blank.id);
		if (known !== void 0 && known.passed !== null) {
			attempts.push(known);
			continue;
		}
		const attempt = await runAttempt(answer, blank, request);
		await request.write(attempt);
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
	if (rules === "strict" && await request.checkTask(task, repository) !== null) return {
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
	const limits = {
		...settings.limits,
		wallSeconds: limitOf(answer, request)
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
	const { task, attempt, text, argumentsOk, typeOk } = answer;
	const repository = request.repositories.get(task.githubId);
	const { path, prefixCode, type, arguments: wanted } = task;
	const { system, rules } = request;
	const answerSha256 = text === null ? null : sha256Hex(text);
	const sourceHash = repository?.sourceHash ?? null;
	const lockHash = repository?.settings?.environment.lockHash ?? null;
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
		limitOf(answer, request),
		VERDICT_VERSION
	]];
	return {
		schemaVersion: 2,
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
const VERDICT_VERSION = 2;
/** Seconds. */
function limitOf({ task, code }, { rules, timeout, repositories }) {
	const known = repositories.get(task.githubId)?.repository;
	if (rules === "strict") return timeout ?? known?.limits.timeoutSeconds ?? DEFAULT_SECONDS;
	const isBash = buildProgram({
		task,
		code
	}, "compat", "").by === "bash";
	return known?.publishedTimeLimit[isBash ? "bash" : "python"] ?? PUBLISHED_SECONDS;
}
const DEFAULT_SECONDS = 120;
const PUBLISHED_SECONDS = 10;
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
// src/mlbench/scores/pass-rates.ts
/** The numbers of answers that the paper counts. */
const PASS_AT = [
	1,
	2,
	5
];
/** Whether one of the first k answers passes; null: one that was not judged could. A task with fewer answers has no more to pass by. */
function passesAt({ attempts }, k) {
	const first = attempts.slice(0, k);
	if (first.some(({ passed }) => passed === null)) return null;
	return first.some(({ passed }) => passed === true);
}
/** Pass rates of tasks whose first k answers were all judged; none of a k that no task has answers for. */
function ratePasses(tasks) {
	const most = Math.max(0, ...tasks.map(({ attempts }) => attempts.length));
	return PASS_AT.filter((k) => k === 1 || k <= most).map((k) => ratePassesAt(tasks, k));
}
function ratePassesAt(tasks, k) {
	const outcomes = tasks.map((task) => ({
		task,
		passes: passesAt(task, k)
	}));
	const judged = outcomes.filter(({ passes }) => passes !== null);
	const passed = judged.filter(({ passes }) => passes).length;
	const could = outcomes.filter(({ task, passes }) => passes === null && couldPass(task, k)).length;
	const [attemptable, total] = [judged.length, tasks.length];
	return {
		k,
		passed,
		attemptable,
		total,
		share: attemptable === 0 ? null : passed / attemptable,
		bounds: total === 0 ? null : [passed / total, (passed + could) / total],
		clusterInterval: clusterInterval(judged.map(({ task, passes }) => ({
			cluster: task.githubId,
			value: passes === true ? 1 : 0
		}))),
		taskInterval: clip(wilsonInterval(passed, attemptable))
	};
}
/** An answer that was not run and whose text passes both gates. */
const couldPass = ({ attempts }, k) => attempts.slice(0, k).some(({ argumentsOk, typeOk }) => argumentsOk && typeOk);
/** Rates over tasks with as many judged answers at least. */
function estimateUnbiased(tasks) {
	return PASS_AT.flatMap((k) => {
		const values = tasks.flatMap(({ githubId, attempts }) => {
			if (attempts.length < k || attempts.some(({ passed }) => passed === null)) return [];
			const passing = attempts.filter(({ passed }) => passed === true).length;
			return [{
				cluster: githubId,
				value: 1 - shareWithout(passing, attempts.length, k)
			}];
		});
		if (values.length === 0) return [];
		return [{
			k,
			tasks: values.length,
			mean: meanOf(values),
			clusterInterval: clusterInterval(values)
		}];
	});
}
const meanOf = (values) => values.reduce((sum, { value }) => sum + value, 0) / values.length;
/**
* 95 % interval of a mean whose observations come in clusters: the ratio estimator's linearised variance between clusters
* (Cochran, Sampling Techniques, 3rd ed., section 9A) with Student's t for one degree of freedom less than clusters.
*/
function clusterInterval(values) {
	const clusters = [...Map.groupBy(values, ({ cluster }) => cluster).values()];
	const count = clusters.length;
	if (count < 2) return null;
	const mean = meanOf(values);
	const squares = clusters.reduce((sum, own) => {
		return sum + own.reduce((total, { value }) => total + value - mean, 0) ** 2;
	}, 0);
	if (squares === 0) return null;
	const error = Math.sqrt(count / (count - 1) * squares) / values.length;
	const half = studentQuantileOfInteger(.975, count - 1) * error;
	return clip([mean - half, mean + half]);
}
function clip(interval) {
	return interval === null ? null : [Math.max(0, interval[0]), Math.min(1, interval[1])];
}
// src/mlbench/scores/sum-runs.ts
/** What the attempts that were run took. Energy is as sure as the least sure of them. */
function sumRuns(attempts) {
	const runs = attempts.flatMap(({ execution }) => execution === null ? [] : [execution]);
	const energies = runs.map(({ energy }) => energyOfHost(energy));
	const qualities = new Set(energies.map(({ quality }) => quality));
	const quality = runs.length === 0 || qualities.has("unavailable") ? "unavailable" : qualities.has("estimated") ? "estimated" : "measured";
	return {
		runs: runs.length,
		wallSeconds: sumKnown(runs.map(({ wallSeconds }) => wallSeconds)),
		cpuSeconds: sumKnown(runs.flatMap(({ userSeconds, systemSeconds }) => [userSeconds, systemSeconds])),
		joules: quality === "unavailable" ? null : sumKnown(energies.map(({ joules }) => joules)),
		quality
	};
}
function sumKnown(values) {
	const known = values.filter((value) => value !== null);
	return known.length < values.length || values.length === 0 ? null : sum(known);
}
// src/mlbench/scores/score-system.ts
/** The published script takes rows with as many answers, and no other. */
const PUBLISHED_ANSWERS = 5;
function scoreSystem({ system, judged, attempts }, tasks, nameOf) {
	const outcomes = listOutcomes(attempts, tasks);
	const byTask = new Map(tasks.map((task) => [keyOf(task), task]));
	const typeOf = (outcome) => byTask.get(outcome.key)?.type ?? "";
	const five = outcomes.filter((outcome) => outcome.attempts.length === PUBLISHED_ANSWERS);
	const passing = (k) => five.filter((outcome) => passesAt(outcome, k) === true).length;
	return {
		system,
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
		hitPrecision: countHits(judged),
		took: sumRuns(attempts),
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
	return tasks.map((task) => ({
		key: keyOf(task),
		githubId: task.githubId,
		attempts: byTask.get(keyOf(task)) ?? []
	}));
}
function countBy(items, keyOfItem) {
	const counts = {};
	for (const item of items) {
		const key = keyOfItem(item);
		if (key !== null) counts[key] = (counts[key] ?? 0) + 1;
	}
	return counts;
}
/** Ranks systems by first answers that pass, on the tasks whose first answer was judged of all; equal ones share a rank. */
function rankSystems(systems, tasks) {
	if (systems.length < 2) return null;
	const passes = systems.map(({ system, attempts }) => {
		const outcomes = listOutcomes(attempts, tasks);
		return {
			system,
			byTask: new Map(outcomes.map((outcome) => [outcome.key, passesAt(outcome, 1)]))
		};
	});
	const common = tasks.map(keyOf).filter((key) => passes.every(({ byTask }) => byTask.get(key) !== null));
	const counted = passes.map(({ system, byTask }) => ({
		system,
		passed: common.filter((key) => byTask.get(key) === true).length
	})).sort((a, b) => b.passed - a.passed || (a.system < b.system ? -1 : 1));
	return {
		tasks: common.length,
		systems: counted.map((each) => ({
			...each,
			rank: 1 + counted.filter(({ passed }) => passed > each.passed).length
		}))
	};
}
// src/mlbench/execution/repository-files.ts
async function listRepositoryFiles(source) {
	const scripts = /* @__PURE__ */ new Set();
	const modules = /* @__PURE__ */ new Map();
	for await (const { path, kind } of walkTree(source, (folder) => folder !== ".git")) {
		const cut = path.lastIndexOf("/");
		const [folder, name] = [cut < 0 ? "." : path.slice(0, cut), path.slice(cut + 1)];
		if (kind !== "folder" && /\.(?:py|sh)$/.test(name)) scripts.add(name);
		if (kind !== "folder" && !name.endsWith(".py")) continue;
		const known = modules.get(folder) ?? /* @__PURE__ */ new Set();
		modules.set(folder, known.add(name.replace(/\.py$/, "")));
	}
	return {
		scripts,
		importable: (task) => /* @__PURE__ */ new Set([...modules.get(".") ?? [], ...modules.get(folderOf(task)) ?? []])
	};
}
// src/commands/mlbench/prepare-repositories.ts
const GIB = 1024 ** 3;
/** The repositories of tasks with the environments that their answers run in, made where they are not there yet; what one lacks is told. */
async function prepareRepositories(tasks, { dataset, repositories: root }, bench, context) {
	const known = await loadTaskRepositories(dataset);
	const maker = openEnvironmentMaker(context, [dataset, ...root === void 0 ? [] : [root]], findIsolation);
	const prepared = /* @__PURE__ */ new Map();
	for (const { githubId, github } of tasks) {
		if (prepared.has(githubId)) continue;
		const repository = known.get(githubId) ?? null;
		const name = repository?.folder ?? (github.split("/").at(-1) || String(githubId));
		const found = await prepare(repository, name, {
			dataset,
			root,
			maker,
			bench,
			context
		});
		if (found.fault !== null) context.logger.warn(`${name}: ${found.fault}`);
		prepared.set(githubId, {
			githubId,
			name,
			repository,
			...found
		});
	}
	return prepared;
}
async function prepare(repository, name, means) {
	const { root, bench, context } = means;
	const lost = (fault, sourceHash = null) => ({
		settings: null,
		sourceHash,
		fault
	});
	if (repository === null) return lost("the dataset does not know it");
	if (repository.environment === void 0) return lost("its repository.yaml names no environment");
	if (root === void 0) return lost("--repositories names no folder that holds it");
	if ((await lookBelow(root, name)).kind !== "folder") return lost(`${root} has no folder ${name}`);
	const source = join(root, name);
	const sourceHash = await hashTree(source);
	const environment = await interruptible(makeEnvironment(repository, means), context.signal);
	if (typeof environment === "string") return lost(environment, sourceHash);
	const { memoryGiB, timeoutSeconds } = repository.limits;
	const settings = {
		source,
		environment,
		limits: {
			...DEFAULT_LIMITS,
			memoryBytes: memoryGiB * GIB,
			wallSeconds: timeoutSeconds
		},
		...bench
	};
	const fault = await tryEnvironment(settings);
	if (fault !== null) return lost(fault, sourceHash);
	return {
		settings,
		files: await listRepositoryFiles(source),
		sourceHash,
		fault: null
	};
}
/** The environment, or why there is none. */
async function makeEnvironment(repository, { dataset, maker }) {
	const { environment } = repository;
	if (environment === void 0) return "its repository.yaml names no environment";
	const folder = manifestFolder(dataset, repository);
	try {
		return await maker.make({
			slug: repository.folder,
			folder,
			lockFile: join(folder, environment.lock),
			manifest: { environment }
		});
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return error.message;
	}
}
// src/commands/mlbench/grade-by-running.ts
/** System whose answers are the data set's own. */
const GOLD = "gold";
/** Judges answers by their text and by running those that pass, and scores what came of it. */
async function gradeByRunning(tasks, systems, options, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { rules, out, only } = options;
		const names = systems.map(({ system }) => system);
		const twice = names.find((name, index) => name === GOLD || names.indexOf(name) !== index);
		if (twice !== void 0) throw new UserError(`Two systems would be called '${twice}': name their files differently.`);
		await makeFolders(join(out, "attempts"));
		await checkWritableFolder(out);
		const sandbox = await chooseSandbox(options.sandbox, {
			trusted: false,
			userTrusts: options.iTrustThisCode,
			allow: options.allow,
			warn: context.logger.warn
		});
		await removeAbandonedScratch();
		const meter = _usingCtx$1.a(await openMeters(options, context));
		const launcher = _usingCtx$1.a(new Launcher());
		await holdHost(launcher, "greenml mlbench grade", options.wait, context);
		const stop = () => launcher.stop();
		context.signal?.addEventListener("abort", stop);
		try {
			const chosen = only === void 0 ? tasks : tasks.filter((task) => only.startsWith(`${keyOf(task)}/`));
			const repositories = await prepareRepositories(chosen, options, {
				sandbox,
				launcher,
				meter
			}, context);
			const grader = await openGrader(options, repositories, context);
			if (only !== void 0) return { one: await gradeOne(chosen, systems, grader, options) };
			const golds = await gradeGolds(tasks, options, grader, context);
			const failed = new Set(golds.failed.map(({ githubId, rowId }) => keyOf({
				githubId,
				id: rowId
			})));
			const counted = golds.excluded ? tasks.filter((task) => !failed.has(keyOf(task))) : tasks;
			const graded = [];
			for (const { system, answers } of systems) {
				const judged = await judgeTexts(counted, answers, rules);
				context.logger.info(`${system}: ${judged.filter(({ reason }) => reason === null).length} of ${judged.length} answers to be run`);
				graded.push({
					system,
					judged,
					attempts: await grader(system, judged)
				});
			}
			return {
				scores: await summarise(counted, graded, golds, repositories, {
					rules,
					rowsSha256: await hashRows(options.rows, tasks)
				}),
				one: null
			};
		} finally {
			context.signal?.removeEventListener("abort", stop);
		}
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function openGrader({ rules, out, timeout }, repositories, { logger, signal }) {
	const host = await describeHost(null);
	const checkTask = openTaskChecks();
	return async (system, judged, isAnew = false) => {
		const path = join(out, "attempts", `${system}.jsonl`);
		const known = /* @__PURE__ */ new Map();
		const onTorn = () => logger.warn(`${path}: a line that was not written to its end is left out`);
		if (!isAnew) for await (const each of streamJsonLines(path, taskAttempt, onTorn, out)) known.set(each.id, each);
		return runAttempts(judged, {
			system,
			rules,
			repositories,
			timeout,
			host,
			out,
			known,
			signal,
			checkTask,
			write: (attempt) => appendJsonLine(path, attempt, out)
		});
	};
}
async function gradeGolds(tasks, { golds, rules }, grader, { logger }) {
	if (golds === "skip") return {
		checked: 0,
		failed: [],
		excluded: false
	};
	const judged = (await judgeTexts(tasks, { byTask: new Map(tasks.filter(({ output }) => output !== "").map((task) => [keyOf(task), [task.output]])) }, rules)).filter(({ text }) => text !== null);
	logger.info(`the data set's own answers: ${judged.length}`);
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
async function gradeOne(tasks, systems, grader, { only = "", rules, out }) {
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
async function summarise(tasks, graded, golds, repositories, { rules, rowsSha256 }) {
	const nameOf = (githubId) => repositories.get(githubId)?.name ?? String(githubId);
	const tasksOf = (githubId) => tasks.filter((task) => task.githubId === githubId).length;
	return {
		schemaVersion: 2,
		rules,
		rowsSha256,
		tasks: tasks.length,
		golds,
		faults: [...repositories.values()].flatMap(({ githubId, name, fault, repository }) => fault === null ? [] : [{
			githubId,
			repository: name,
			fault: fault.slice(0, 1e3),
			lacks: repository?.lacks ?? [],
			tasks: tasksOf(githubId)
		}]),
		systems: graded.map((each) => scoreSystem(each, tasks, nameOf)),
		ranking: rankSystems(graded, tasks)
	};
}
// src/commands/mlbench/grade.ts
/** Judges the answers of files. UserError where nothing in one belongs to a task. */
async function grade(given, context) {
	const options = gradeOptions.parse(given);
	const tasks = await readTasks(options.rows, context.env.HF_ENDPOINT);
	const systems = [];
	for (const path of options.answers) systems.push(await readSystem(path, tasks, options.rows, context));
	if (!options.staticOnly) {
		const graded = await gradeByRunning(tasks, systems, options, context);
		if (graded.one === null) return {
			grades: graded.scores,
			text: renderTaskScores(graded.scores, options)
		};
		const { attempt, printed } = graded.one;
		return {
			grades: attempt,
			text: `${renderAttempt(attempt)}\n${printed}`.trimEnd()
		};
	}
	const [only, ...others] = systems;
	if (only === void 0 || others.length > 0) throw new UserError("--static-only takes one file of answers.");
	const grades = summariseTexts(await judgeTexts(tasks, only.answers, options.rules));
	return {
		grades,
		text: renderStaticGrades(grades)
	};
}
async function readSystem(path, tasks, rows, { logger }) {
	const answers = await readAnswers(path);
	const keys = new Set(tasks.map(keyOf));
	const strange = [...answers.byTask.keys()].filter((key) => !keys.has(key)).length;
	if (strange === answers.byTask.size) throw new UserError(`No answer in ${path} is to a task of ${rows}.`);
	if (strange > 0) logger.warn(`${count$2(strange, "answer")} to tasks that are not among the rows: left out`);
	if (answers.repeated > 0) logger.warn(`${count$2(answers.repeated, "line")} for a task that had an answer: left out`);
	return {
		system: basename(path).replace(/\.(?:jsonl|json)(?:\.gz)?$/, ""),
		answers
	};
}
export { taskScores as n, grade as t };
