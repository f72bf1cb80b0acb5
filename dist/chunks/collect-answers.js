import { f as sum, m as sumOfAll } from "./inputs.js";
import { f as nameSystem } from "./task-grades.js";
import { r as keyOf } from "./rows.js";
import { t as extractCode } from "./fences.js";
// src/mlbench/answers/extract-answer.ts
/**
* Takes the answer out of what a model said. `strict`: the fenced blocks of the task's kind. `compat`: as ML-Bench's later scripts do,
* bug for bug; `compat-openai`: as the one that the paper's numbers come from does.
*/
function extractAnswer(text, extraction, { type }) {
	if (extraction === "strict") return extractCode(text, type === "Python Code" ? "python" : "shell");
	return extraction === "compat" ? takeFirstFence(text) : takeFirstFenceOrAll(text);
}
/** The first fence that says python, else bash, else script, else any, with what stands behind the three ticks; else nothing. */
function takeFirstFence(text) {
	const found = between(text, [
		"```python",
		"```bash",
		"```script",
		"```"
	]);
	return found === null ? "" : found.replace(/^\n+|(?<!\n)\n+$/g, "");
}
/** The first fence that says python, else bash, else shell, else any, line ends kept; without a fence the text itself. */
const takeFirstFenceOrAll = (text) => between(text, [
	"```python",
	"```bash",
	"```shell",
	"```"
]) ?? text;
/** The shortest text behind the first opening that has an end. */
function between(text, openings) {
	for (const opening of openings) {
		const start = text.indexOf(opening);
		const end = start < 0 ? -1 : text.indexOf("```", start + opening.length);
		if (end >= 0) return text.slice(start + opening.length, end);
	}
	return null;
}
// src/mlbench/answers/collect-answers.ts
/** Every system of models and settings, model after model: the order in which shares are dealt. */
const listSystems = (models, settings, prompt) => models.flatMap((entry) => settings.map((setting) => ({
	system: nameSystem({
		model: entry.id,
		setting,
		prompt
	}),
	entry,
	setting
})));
/** The answers of each system, a line a task; tasks without any answer have none. */
function collectAnswers(all, { prompt, extraction }) {
	const systems = Map.groupBy(all, ({ question: { entry, setting } }) => nameSystem({
		model: entry.id,
		setting,
		prompt
	}));
	return new Map([...systems].map(([system, own]) => {
		return [system, [...Map.groupBy(own, ({ question }) => keyOf(question.task)).values()].flatMap((samples) => joinSamples(samples, prompt, extraction))];
	}));
}
function joinSamples(samples, prompt, extraction) {
	const [first] = samples;
	const answered = samples.flatMap(({ asked }) => asked?.kind === "answered" ? [asked] : []);
	if (first === void 0 || answered.length === 0) return [];
	const { task, entry, setting } = first.question;
	return [{
		schemaVersion: 4,
		github_id: task.githubId,
		id: task.id,
		output: answered.map(({ reply }) => extractAnswer(reply.text, extraction, task)),
		model: entry.id,
		setting,
		prompt,
		extraction,
		calls: answered.map(({ call }) => call),
		unanswered: samples.length - answered.length,
		tokens: sumTokens(answered.map(({ reply }) => reply.usage)),
		usd: sumOfAll(answered.map(({ cost }) => cost?.usd ?? null)),
		wallSeconds: sum(answered.map(({ wallSeconds }) => wallSeconds)),
		drafts: null
	}];
}
/** Tokens of several calls; null where one was not told. */
function sumTokens(calls) {
	const input = sumOfAll(calls.map((call) => call?.input ?? null));
	const output = sumOfAll(calls.map((call) => call?.output ?? null));
	return input === null || output === null ? null : {
		input,
		output
	};
}
export { extractAnswer as i, listSystems as n, sumTokens as r, collectAnswers as t };
