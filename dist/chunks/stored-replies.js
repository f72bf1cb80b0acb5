import { a as readCalls, r as isAnswered } from "./calls.js";
import { join } from "node:path";
// src/commands/stored-replies.ts
/** What the campaigns hold whose stored calls answer for a model, by the key of a question. */
async function readStoredReplies(entries, dataset) {
	const answers = /* @__PURE__ */ new Map();
	for (const { provider, calls } of entries) {
		if (provider !== "replay" || calls === void 0) continue;
		const { all } = await readCalls(join(dataset, calls));
		for (const { key, outcome } of all.filter(isAnswered)) answers.set(key, outcome.reply);
	}
	return (key) => answers.get(key) ?? null;
}
export { readStoredReplies as t };
