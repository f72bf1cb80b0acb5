import { n as studentQuantileOfInteger } from "./student-quantile.js";
import { n as shareWithout, r as wilsonInterval } from "./proportions.js";
import { n as keyOf } from "./rows.js";
import { n as hasWantedType, t as findAbsent } from "./compat.js";
import { t as checkSyntax } from "./check-syntax.js";
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
export { ratePasses as a, passesAt as i, clusterInterval as n, judgeTexts as o, estimateUnbiased as r, PASS_AT as t };
