import { n as cutMiddle, t as cutAtTokens } from "./cut-tokens.js";
import { t as makeContexts } from "./make-contexts.js";
import { r as keyOf } from "./rows.js";
import { r as openTaskPrompt } from "./task-prompts.js";
// src/mlbench/answers/task-questions.ts
/** Builds every question before the first call, setting after setting. */
async function listTaskQuestions(tasks, request) {
	const questions = [];
	for (const setting of request.settings) for (const { task, messages } of await buildPrompts(tasks, setting, request)) for (const entry of request.models) for (let sample = 1; sample <= request.samples; sample++) questions.push({
		entry,
		messages,
		task,
		setting,
		subject: `ml-bench/${setting}/${task.githubId}-${task.id}`,
		project: request.nameOf(task),
		sample: `s${sample}`
	});
	return questions;
}
/** What a model is shown of each task in one setting. */
async function buildPrompts(tasks, setting, request) {
	const build = await openTaskPrompt(request.prompt);
	const contexts = setting === "none" ? null : await readContexts(tasks, setting, request);
	const prompts = [];
	for (const task of tasks) {
		const messages = build(task, contexts?.get(keyOf(task)) ?? null);
		prompts.push({
			task,
			messages: request.promptCut === "published" ? await cutPrompt(messages) : messages
		});
	}
	return prompts;
}
/**
* As ML-Bench's script for open models does: of a prompt over 4,096 tokens the first 3,072 and the last 30 stay. Its task is often
* in what is lost. Tokens are those of o200k_base, where the script takes the model's own.
*/
async function cutPrompt(messages) {
	const cut = (text) => cutMiddle(text, {
		most: 4096,
		first: 3072,
		last: 30
	});
	return Promise.all(messages.map(async (message) => message.role === "user" ? {
		...message,
		text: await cut(message.text)
	} : message));
}
async function readContexts(tasks, setting, { scope, maxCharacters, maxTokens, repositories, nameOf, embed }) {
	const asked = {
		repositories,
		setting,
		maxCharacters,
		nameOf,
		embed,
		scope: scope ?? (setting === "readme" ? "readme" : "repository")
	};
	const texts = /* @__PURE__ */ new Map();
	const cut = /* @__PURE__ */ new Map();
	for await (const { github_id, id, text } of makeContexts(tasks, asked)) {
		const known = maxTokens === null ? text : cut.get(text) ?? await cutAtTokens(text, maxTokens);
		cut.set(text, known);
		texts.set(keyOf({
			githubId: github_id,
			id
		}), known);
	}
	return texts;
}
export { listTaskQuestions as n, buildPrompts as t };
