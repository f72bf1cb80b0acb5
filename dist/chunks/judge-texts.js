import { Zt as int, on as strictObject, qt as array, sn as string } from "./inputs.js";
import { r as keyOf } from "./rows.js";
import { n as hasWantedType, t as findAbsent } from "./compat.js";
import { n as readPythonSource, t as cantRead } from "./python-source.js";
import { i as textsOf$1, n as readCommands, p as usesWords, r as runsProgram, s as readPythonText, t as pythonOf } from "./read-commands.js";
import { t as extractCode } from "./fences.js";
// src/mlbench/grading/read-programs.ts
/** A part of a program's text. */
const part = {
	start: int().min(0),
	end: int().min(0)
};
const effects = strictObject({
	text: string().nullable(),
	/** What a program only shows, unless its output goes on. */
	shown: array(strictObject(part)),
	/** Shell commands that it starts. */
	commands: array(strictObject({
		script: string(),
		...part
	})),
	folded: array(string()),
	fault: string().nullable()
});
/** Each program's texts; null for one that Python can't read. Nothing is executed. */
async function readPrograms(programs) {
	const sources = new Map([...programs].map((program) => [program, Buffer.from(program)]));
	const texts = /* @__PURE__ */ new Map();
	for (const [program, reading] of await readPythonSource(sources, {
		type: "effects",
		answer: effects
	})) {
		if (reading.kind === "unread") throw cantRead(reading.fault);
		const isProgram = reading.kind === "answered" && reading.answer.fault === null;
		texts.set(program, isProgram ? textsOf(reading.answer, program) : null);
	}
	return texts;
}
function textsOf({ text, commands, shown, folded }, program) {
	const idle = commands.filter(({ script }) => !readCommands(script).some(usesWords));
	const textOf = (parts) => readPythonText(text === null ? program : withoutParts(text, parts));
	return {
		text: textOf([...idle, ...shown]),
		textThatGoesOn: textOf(idle),
		folded
	};
}
const withoutParts = (text, parts) => parts.reduce((left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end), text);
// src/mlbench/grading/strict.ts
/**
* A segment: a number with its sign and point where no letter or digit touches it, else letters and digits with the parts of a
* version behind them. So `0.5` holds no `5`, `v1.5` and `1.2.5` neither, `catalog` no `cat`, and `train_dcp.py` both `train` and `dcp`.
*/
const SEGMENT = /(?<![\p{L}\p{N}.])[-+]?(?:\p{Nd}+(?:\.\p{Nd}*)?|\.\p{Nd}+)(?:[eE][-+]?\p{Nd}+)?(?![\p{L}\p{N}]|\.\p{Nd})|[\p{L}\p{N}]+(?:(?<=\p{Nd})(?:\.\p{Nd}+)+(?![\p{L}\p{N}]))?/gu;
const NUMBER = /^[-+.]?\d/;
function readAnswer(answer, { type }) {
	if (type === "Python Code") {
		const code = extractCode(answer, "python");
		const runsOf = (read) => {
			const { text, folded } = read(code) ?? {
				text: readPythonText(code),
				folded: []
			};
			return [text, ...folded].map(splitSegments);
		};
		return {
			code,
			programs: [code],
			runsOf,
			runsProgram: null
		};
	}
	const code = extractCode(answer, "shell");
	const commands = readCommands(code);
	const using = commands.filter(usesWords);
	return {
		code,
		programs: using.flatMap((command) => pythonOf(command) ?? []),
		runsOf: (read) => using.flatMap((command) => textsOfCommand(command, read)).map(splitSegments),
		runsProgram: commands.some(runsProgram)
	};
}
/** What a command says, and each expression of a program in it. */
function textsOfCommand(command, read) {
	const program = pythonOf(command);
	const texts = program === null ? null : read(program);
	if (texts === null) return textsOf$1(command);
	return [...textsOf$1(command, () => command.goesOn ? texts.textThatGoesOn : texts.text), ...texts.folded];
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
/**
* Has Python's parser say which programs it takes. Answers are read once for their programs and once to be judged: of what is read,
* which can be a hundred times as long, nothing is kept.
*/
async function prepareStrict(asked) {
	const programs = /* @__PURE__ */ new Set();
	for (const { task, texts } of asked) for (const text of texts) for (const program of readAnswer(text, task).programs) programs.add(program);
	const texts = await readPrograms(programs);
	return (text, task) => {
		const { code, runsProgram, runsOf } = readAnswer(text, task);
		const missing = findMissing({ runs: runsOf((program) => texts.get(program) ?? null) }, task);
		const typeOk = runsProgram ?? (texts.get(code) ?? null) !== null;
		return {
			argumentsOk: missing.length === 0,
			typeOk,
			missing,
			code
		};
	};
}
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
export { splitSegments as i, findMissing as n, readProgram as r, judgeTexts as t };
