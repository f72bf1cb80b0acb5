import { Pr as UserError } from "./inputs.js";
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
/** The same where a budget may have ended it, as `caps` names what sets it; `left`: what was not asked, null where all was. */
function stoppedAsking(left, { halted, isOverBudget }, { spentUsd, capUsd }, caps = "--budget-usd") {
	return unfinished(`${left === null ? "Not all that was asked was answered:" : `Stopped before all was asked: ${left} left,`} $${spentUsd.toFixed(4)} spent.`, halted, isOverBudget ? [`the next call could pass the budget of $${capUsd?.toFixed(4)} (${caps})`] : []);
}
export { stoppedAsking as n, unfinished as r, endAll as t };
