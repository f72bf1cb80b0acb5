import { f as sum, ur as count } from "./inputs.js";
import { ot as formatDuration } from "./start.js";
import { t as formatCostReason } from "./asking-reasons.js";
import { W as formatUsd, _ as formatCount, p as agree } from "./work.js";
// src/report/text/planned-work.ts
/** What was planned, in one line. `answers`: the folder of scripts that are taken instead of asking models. */
function renderPlan(plan, answers) {
	const { projects, models, variants, options, expected } = plan;
	const names = models.map(({ id }) => id).join(", ") || "none";
	const modes = new Set(variants.flatMap(({ mode, model }) => model === null ? [] : mode));
	const design = [
		`${count(projects.length, "project")} × ${count(models.length, "model")} (${names}) × ${count(modes.size, "mode")}`,
		`${count(options.repetitions, "repetition")} after ${count(options.warmups, "warm-up")}`,
		...listExtras(plan),
		`seed ${options.seed}`
	];
	const runs = `${isUnsure(plan) ? "at most " : ""}${count(expected.runs, "run")}`;
	return `planned: ${design.join(", ")}: ${runs}; ${renderCalls(expected, answers)}`;
}
/** Whether an answer that is not written yet is planned twice in a block: one that neither draws nor waits runs once. */
const isUnsure = ({ blocks }) => blocks.some(({ order }) => new Set(order.map(({ variant }) => variant)).size < order.length);
function listExtras({ options, blocks, projects }) {
	const scored = projects.filter(({ scoring }) => scoring === "predictions").length;
	const probes = blocks.reduce((most, { purpose, number }) => purpose === "probe" ? Math.max(most, number) : most, 0);
	return [
		...options.profiles > 0 ? [count(options.profiles, "profile")] : [],
		...options.sensitivity.length > 0 ? [`as many under ${options.sensitivity.join(", ")}`] : [],
		...options.flops ? ["a count of FLOPs"] : [],
		...probes > 0 ? [count(probes, "validity probe")] : [],
		...scored > 0 ? [`${count(scored, "project")} scored by predictions`] : []
	];
}
function renderCalls({ modelCalls, usd, usdReason }, answers) {
	if (modelCalls === 0) return `no model is asked (${answers === void 0 ? "recorded answers" : `scripts of ${answers}`})`;
	const unknown = `? US$${usdReason === null ? "" : ` (${formatCostReason(usdReason)})`}`;
	return `${count(modelCalls, "model call")}, about ${usd === null ? unknown : formatUsd(usd)}`;
}
/** How a campaign in shards is run, and why there are fewer of them than were asked for. */
function renderShares({ shards }, { campaign, asked, isScheduled }) {
	if (asked === void 0) return [];
	const made = shards?.length ?? 0;
	const command = `greenml benchmark --campaign ${campaign} --shard i/${made}`;
	return [...isScheduled ? [] : [`in ${count(made, "shard")}, each run by ${command} with i from 1 to ${made}`], ...made < asked ? [`${count(made, "shard")} instead of ${asked}: a project with one model is never split`] : []];
}
/** What a dry run would ask, a line a call, and what that would cost and take. */
function renderExpectedCalls({ calls, ...all }) {
	const guessed = calls.filter(({ isKnown }) => !isKnown).length;
	return [
		...calls.map(renderCall),
		...guessed === 0 ? [] : [`Tokens out of ${guessed === calls.length ? "all" : count(guessed, "call")}: as many as scripts of the same mode have in the published study. No answer of the model tells yet, and what it thinks comes on top.`],
		renderTotal(calls, all)
	];
}
/** What asking about tasks of ML-Bench would take, a line a model and setting. */
const renderExpectedQuestions = (expected) => [...expected.map(({ model, setting, questions, inputTokens, isCounted, worstUsd }) => {
	const cost = worstUsd === null ? "price unknown" : `at most ${formatUsd(worstUsd)}`;
	const tokens = `${isCounted ? "about" : "at most"} ${formatCount(inputTokens)} tokens in`;
	return `${model}, ${setting}: ${count(questions, "question")}, ${tokens}, ${cost}`;
}), "Nothing was asked."].join("\n");
function renderCall(call) {
	const { variant, inputTokens, isCounted, outputTokens, maxOutputTokens, usd, worstUsd } = call;
	const cost = usd === null || worstUsd === null ? "price unknown" : `about $${usd.toFixed(4)} and at most $${worstUsd.toFixed(4)}`;
	return `${variant}: ${isCounted ? "about" : "at most"} ${formatCount(inputTokens)} tokens in, about ${formatCount(outputTokens)} and at most ${formatCount(maxOutputTokens)} out, ${cost}`;
}
function renderTotal(calls, { time, existing, lacking, budget }) {
	const sumOf = (read) => sum(calls.flatMap((call) => read(call) ?? []));
	const unknown = calls.filter(({ usd }) => usd === null).length;
	const facts = [
		count(calls.length, "call"),
		`about ${formatCount(sumOf(({ inputTokens }) => inputTokens))} tokens in and ${formatCount(sumOf(({ outputTokens }) => outputTokens))} out`,
		...unknown < calls.length ? [`about ${formatUsd(sumOf(({ usd }) => usd))} and at most ${formatUsd(sumOf(({ worstUsd }) => worstUsd))}`] : [],
		...unknown > 0 ? [`${count(unknown, "call")} of unknown price`] : [],
		...budget.capUsd === null ? [] : [`${formatUsd(budget.capUsd - budget.spentUsd)} left of the budget`],
		...calls.length === 0 ? [] : [formatTime(time)]
	];
	const none = lacking === 0 ? "" : `, none for ${count(lacking, "script")}`;
	return `Nothing was asked. ${facts.join(", ")}; ${count(existing, "answer")} that exist${agree(existing, "s", "")} already${none}.`;
}
function formatTime(time) {
	if (time.kind === "batch") return "answered within a day";
	const span = formatDuration(time.seconds);
	return time.kind === "about" ? `about ${span}` : `at most ${span} without repeated calls (no answer tells yet)`;
}
export { renderShares as i, renderExpectedQuestions as n, renderPlan as r, renderExpectedCalls as t };
