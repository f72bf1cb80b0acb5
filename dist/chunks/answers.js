import { Rr as UserError, Wt as _enum, lr as compareTexts, nn as object, qt as array, sn as string, un as union } from "./inputs.js";
import { Bt as parseWith, St as sha256Hex } from "./base.js";
import { a as ANSWER_SETTINGS, d as answerDrafts } from "./task-grades.js";
import { t as isFields } from "./versioned.js";
import { r as keyOf, s as readRecords, u as taskId } from "./rows.js";
// src/mlbench/data/answers.ts
const answer = object({
	github_id: taskId,
	id: taskId,
	output: union([string(), array(string())], "expected a text, or a list of texts"),
	drafts: answerDrafts.nullish().catch(null),
	setting: _enum(ANSWER_SETTINGS).nullish().catch(null)
});
const FORM = "An answer is {\"github_id\": 1, \"id\": 1, \"output\": \"…\"}, by the keys of its row; output may be a list of texts.";
/** UserError that shows the form, and the names that are there instead; what is no plain name may be a key. */
function parseAnswer(item, where) {
	try {
		return parseWith(answer, item, where);
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		const names = isFields(item) ? Object.keys(item).filter((name) => /^\w{1,40}$/.test(name)) : [];
		const found = names.length === 0 ? "" : ` This one has ${names.slice(0, 8).join(", ")}.`;
		throw new UserError(`${error.message}\n${FORM}${found}`);
	}
}
/**
* The answers of a file of JSON lines: `{github_id, id, output}`, with one text or several. Or one array of such objects, as older scripts
* of ML-Bench wrote. UserError where it holds more than may be.
*/
async function readAnswers(path, mostCharacters) {
	const given = /* @__PURE__ */ new Map();
	let repeated = 0;
	for await (const { value, where } of readRecords(path, void 0, mostCharacters)) for (const item of Array.isArray(value) ? value : [value]) {
		const one = parseAnswer(item, where);
		const key = keyOf({
			githubId: one.github_id,
			id: one.id
		});
		if (given.has(key)) repeated++;
		else given.set(key, one);
	}
	const all = [...given];
	return {
		byTask: new Map(all.map(([key, { output }]) => [key, typeof output === "string" ? [output] : output])),
		drafts: new Map(all.flatMap(([key, { drafts }]) => drafts ? [[key, drafts]] : [])),
		settings: new Set(all.flatMap(([, { setting }]) => setting ?? [])),
		repeated
	};
}
/** Tasks that have an answer: an empty list is none. */
const countAnswered = (tasks, { byTask }) => tasks.filter((task) => (byTask.get(keyOf(task)) ?? []).length > 0).length;
/** Names what was answered, whatever the order of the lines and whatever files hold them. */
const hashAnswers = ({ byTask }) => sha256Hex(JSON.stringify([...byTask].sort(([a], [b]) => compareTexts(a, b))));
export { hashAnswers as n, readAnswers as r, countAnswered as t };
