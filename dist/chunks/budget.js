import { Dt as readCalls, wt as isAnswered } from "./work.js";
import { join } from "node:path";
// src/generation/asking/spending.ts
/** Nothing paid for is left out: each try counts, also one whose process ended before it was answered. */
function sumSpending(calls) {
	let [usd, heldUsd, unpriced] = [
		0,
		0,
		0
	];
	for (const { outcome, reservedUsd } of calls) {
		if (outcome?.kind === "failed" && !outcome.mayBeBilled) continue;
		if (outcome?.kind === "answered" && outcome.cost !== null) usd += outcome.cost.usd;
		else if (reservedUsd !== null) heldUsd += reservedUsd;
		else unpriced++;
	}
	return {
		usd,
		heldUsd,
		unpriced
	};
}
/** The calls of these projects and models; all where none are named. */
const callsOf = ({ all }, only) => only === void 0 ? all : all.filter((call) => only.some(({ project, model }) => call.project === project && call.model === model));
// src/campaign/stored-replies.ts
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
// src/generation/asking/budget.ts
const NOTHING = {
	usd: 0,
	heldUsd: 0
};
/** `earlier`: what was spent before; under a cap, what may have been spent counts as spent. */
function openBudget(capUsd, earlier = NOTHING) {
	let spent = earlier.usd + (capUsd === null ? 0 : earlier.heldUsd);
	let reserved = 0;
	let underWay = 0;
	let waiting = [];
	return {
		capUsd,
		get spentUsd() {
			return spent;
		},
		async reserve(usd) {
			while (capUsd !== null && spent + reserved + usd > capUsd) {
				if (underWay === 0 || spent + usd > capUsd) return false;
				await new Promise((resolve) => waiting.push(resolve));
			}
			reserved += usd;
			underWay++;
			return true;
		},
		settle(reservedUsd, actualUsd) {
			underWay--;
			reserved = underWay === 0 ? 0 : reserved - reservedUsd;
			spent += actualUsd ?? (capUsd === null ? 0 : reservedUsd);
			const ready = waiting;
			waiting = [];
			for (const resolve of ready) resolve();
		}
	};
}
export { sumSpending as i, readStoredReplies as n, callsOf as r, openBudget as t };
