import { Rr as UserError } from "./inputs.js";
import { It as isAnswered, sn as isOfPair, zt as readCalls } from "./work.js";
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
const callsOf = ({ all }, only) => only === void 0 ? all : all.filter((call) => only.some((pair) => isOfPair(pair, call)));
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
// src/generation/asking/end-asking.ts
/** Waits for all calls to end before a fault of one is told: what those under way cost is kept. */
async function endAll(calls) {
	for (const result of await Promise.allSettled(calls)) if (result.status === "rejected") throw result.reason;
}
/** Error of an asking that ended before all was asked: how far it came, why models are asked no more, and how to go on. */
function unfinished(told, halted, further = []) {
	const reasons = [...[...halted].map(([model, reason]) => `${model}: ${reason}`), ...further];
	const kept = "What was answered is kept: the same command goes on from here.";
	return new UserError([
		told,
		...reasons.map((reason) => `  ${reason}`),
		kept
	].join("\n"), 1);
}
const ALLOW_MORE = "a call reserves the most that it can cost: a greater budget, or a smaller maxOutputTokens in models.yaml, lets it be made";
/**
* Error of an asking that a budget may have ended. `left`: what was not asked, null where all was; `caps`: what sets the
* budget.
*/
function stoppedAsking(left, { halted, isOverBudget }, { spentUsd, capUsd }, caps = "--budget-usd") {
	return unfinished(`${left === null ? "Not all that was asked was answered:" : `Stopped before all was asked: ${left} left,`} $${spentUsd.toFixed(4)} spent.`, halted, isOverBudget ? [`the next call could pass the budget of $${capUsd?.toFixed(4)} (${caps})`, ALLOW_MORE] : []);
}
export { readStoredReplies as a, openBudget as i, stoppedAsking as n, callsOf as o, unfinished as r, sumSpending as s, endAll as t };
