import { t as checkSyntax } from "./check-syntax.js";
import { r as keyOf } from "./rows.js";
import { n as hasWantedType, t as findAbsent } from "./compat.js";
import { n as readAnswer, t as findMissing } from "./strict.js";
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
export { judgeTexts as t };
