import { t as groupsBy } from "./groups.js";
import { Qt as sumOfAll, Zt as sum } from "./start.js";
import { N as formatUsd, k as formatSeconds, s as countWord, u as formatCount } from "./format.js";
// src/report/text/agent-words.ts
const END_WORDS = {
	answered: "answered",
	"out-of-steps": "took all steps without an answer",
	"out-of-tokens": "had no tokens left",
	"out-of-time": "had no time left",
	"out-of-money": "stopped by the budget",
	"said-nothing": "neither used a tool nor gave code",
	"too-long": "came to more words than the model takes",
	refused: "refused",
	"provider-failed": "lost to the provider",
	halted: "not asked any more"
};
/** How the runs of each model ended, and what they took, a line a model. */
function renderAgentEnds(ends) {
	return groupsBy(ends, ({ model }) => model).map((own) => `${own[0].model}: ${describeEnds(own.map(({ end }) => end))}`).join("\n");
}
function describeEnds(ends) {
	const reasons = groupsBy(ends, ({ reason }) => reason).map((own) => `${own.length} ${END_WORDS[own[0].reason]}`);
	const tokens = sumOfAll(ends.map((end) => end.tokens && end.tokens.input + end.tokens.output));
	const usd = sumOfAll(ends.map((end) => end.usd));
	return [
		`${countWord(ends.length, "run")}: ${reasons.join(", ")}`,
		`${countWord(sum(ends.map(({ steps }) => steps)), "step")}`,
		tokens === null ? "tokens not told" : `${formatCount(tokens)} tokens`,
		usd === null ? "price unknown" : formatUsd(usd),
		formatSeconds(sum(ends.map(({ wallSeconds }) => wallSeconds)))
	].join("; ");
}
export { renderAgentEnds as n, END_WORDS as t };
