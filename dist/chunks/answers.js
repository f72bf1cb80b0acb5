import { Qt as string, Rt as array, qt as object, tn as union } from "./inputs.js";
import { Tt as sha256Hex, _t as parseWith } from "./base.js";
import { c as answerDrafts } from "./task-grades.js";
import { a as readRecords, c as taskId, r as keyOf } from "./rows.js";
// src/mlbench/data/answers.ts
const answer = object({
	github_id: taskId,
	id: taskId,
	output: union([string(), array(string())], "expected a text, or a list of texts"),
	drafts: answerDrafts.nullish().catch(null)
});
/** The answers of a file of JSON lines: `{github_id, id, output}`, with one text or several. Or one array of such objects, as older scripts of ML-Bench wrote. */
async function readAnswers(path) {
	const byTask = /* @__PURE__ */ new Map();
	const drafts = /* @__PURE__ */ new Map();
	let repeated = 0;
	for await (const { value, where } of readRecords(path)) for (const item of Array.isArray(value) ? value : [value]) {
		const { github_id, id, output, drafts: ran } = parseWith(answer, item, where);
		const key = keyOf({
			githubId: github_id,
			id
		});
		if (byTask.has(key)) {
			repeated++;
			continue;
		}
		byTask.set(key, typeof output === "string" ? [output] : output);
		if (ran) drafts.set(key, ran);
	}
	return {
		byTask,
		drafts,
		repeated
	};
}
/** Names what was answered, whatever the order of the lines and whatever files hold them. */
const hashAnswers = ({ byTask }) => sha256Hex(JSON.stringify([...byTask].sort(([a], [b]) => a < b ? -1 : 1)));
export { readAnswers as n, hashAnswers as t };
