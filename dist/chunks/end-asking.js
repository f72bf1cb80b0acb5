import { Cr as UserError } from "./inputs.js";
// src/generation/end-asking.ts
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
export { unfinished as n, endAll as t };
