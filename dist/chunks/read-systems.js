import { Ai as string, Kt as sum, Ni as union, Si as literal, Ti as object, Tr as writeFileAtomic, Yt as energyOfHost, _i as boolean, ai as UserError, et as count$1, gi as array, hr as parseWith, qt as sumOfAll, yr as readJsonText } from "./start.js";
import { n as keyOf, o as taskId, r as readRecords } from "./rows.js";
import { i as streamLines } from "./jsonl.js";
import { t as isFields } from "./versioned.js";
import { a as extractCode, i as readSystemName } from "./task-shards.js";
import { t as checkSyntax } from "./check-syntax.js";
import { n as hasWantedType, t as findAbsent } from "./compat.js";
import { n as studentQuantileOfInteger } from "./student-quantile.js";
import { n as shareWithout, r as wilsonInterval } from "./proportions.js";
import { basename, join } from "node:path";
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
				reason: nameReason(verdict)
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
function nameReason({ argumentsOk, typeOk }) {
	if (argumentsOk && typeOk) return null;
	if (typeOk) return "argument-missing";
	return argumentsOk ? "wrong-type" : "argument-missing-and-wrong-type";
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
const sumKnown = (values) => values.length === 0 ? null : sumOfAll(values);
function scoreSystem({ system, judged, attempts, published }, tasks, nameOf) {
	const outcomes = listOutcomes(attempts, tasks);
	const byTask = new Map(tasks.map((task) => [keyOf(task), task]));
	const typeOf = (outcome) => byTask.get(outcome.key)?.type ?? "";
	const five = outcomes.filter((outcome) => outcome.attempts.length === 5);
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
		publishedVerdicts: published === null ? null : compareVerdicts(outcomes, published),
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
// src/commands/mlbench/score-rows.ts
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
	for (const { system, answers, published } of systems) {
		const judged = await judgeTexts(counted, answers, options.rules);
		const passing = judged.filter(({ reason }) => reason === null).length;
		context.logger.info(`${system}: ${passing} of ${judged.length} answers to be run`);
		const attempts = await grader(system, judged);
		graded.push({
			system,
			judged,
			attempts,
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
	const judged = (await judgeTexts(tasks, { byTask: new Map(tasks.filter(({ output }) => output !== "").map((task) => [keyOf(task), [task.output]])) }, rules)).filter(({ text }) => text !== null);
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
// src/commands/mlbench/read-systems.ts
/**
* Systems by their files of answers, each named for its file; files of several shares (`<system>.1-of-4.jsonl`) are one system's.
* UserError where two would be called the same, and where no answer of a file is to a task.
*/
async function readSystems({ answers, verdicts, rows }, tasks, context) {
	const files = answers.map((path, index) => {
		const name = basename(path).replace(/\.(?:jsonl|json)(?:\.gz)?$/, "");
		return {
			path,
			...readSystemName(name),
			beside: verdicts?.[index]
		};
	});
	const systems = [];
	for (const [system, own] of Map.groupBy(files, (file) => file.system)) {
		if (system === "gold" || own.length > 1 && !own.every(({ isShare }) => isShare)) throw new UserError(`Two systems would be called '${system}': name their files differently.`);
		const parts = [];
		for (const { path } of own) {
			const read = await readAnswers(path);
			refuseStrange(path, read, tasks, rows, context);
			parts.push(read);
		}
		const joined = joinAnswers(parts);
		if (joined.repeated > 0) context.logger.warn(`${count$1(joined.repeated, "line")} for a task that had an answer: left out`);
		systems.push({
			system,
			answers: joined,
			published: await readBeside(own.flatMap(({ beside }) => beside ?? []))
		});
	}
	return systems;
}
/** The answers of several files as those of one; of two to one task the first. */
function joinAnswers(parts) {
	const all = parts.flatMap(({ byTask }) => [...byTask]);
	const byTask = new Map([...all].reverse());
	return {
		byTask,
		repeated: sum(parts.map(({ repeated }) => repeated)) + all.length - byTask.size
	};
}
async function readBeside(paths) {
	if (paths.length === 0) return null;
	const files = await Promise.all(paths.map(readPublishedVerdicts));
	return new Map(files.flatMap((verdicts) => [...verdicts]));
}
function refuseStrange(path, { byTask }, tasks, rows, { logger }) {
	const keys = new Set(tasks.map(keyOf));
	const strange = [...byTask.keys()].filter((key) => !keys.has(key)).length;
	if (strange === byTask.size) throw new UserError(`No answer in ${path} is to a task of ${rows}.`);
	if (strange > 0) logger.warn(`${count$1(strange, "answer")} to tasks that are not among the rows: left out`);
}
export { readProgram as a, readShell as c, findMissing as i, showsOnly as l, scoreRows as n, runsProgram as o, judgeTexts as r, splitSegments as s, readSystems as t };
