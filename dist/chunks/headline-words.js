import { Cn as formatSignificantDigits } from "./base.js";
import { ur as count } from "./inputs.js";
import { c as excludesOne, d as isDifference, f as isJudged } from "./read.js";
import { A as outcomeOf, L as formatRatioSentence, M as formatChange, N as formatComparison, P as formatProjectsRatio, U as tell, _ as formatCorrection, b as formatMargin, h as LEFT_OUT_WORDS, j as outcomeOfRatio, k as OUTCOME_WORDS, m as FAMILY_WORDS, x as formatReason, y as formatLeftOut } from "./measured.js";
import { G as formatWholePercent, K as joinWords, M as formatPercentRange, U as formatSuccessRate, b as formatFailureClass, c as BASELINE_PHRASES, f as QUANTITY_WORDS, h as formatAllDigits, j as formatPercent, k as formatP, p as agree, w as formatList } from "./work.js";
// src/report/text/failed-authors.ts
/** Projects whose author's code was run, and has no run that ended well, neither as it is nor without its plots. */
function listFailedAuthors({ variants }) {
	const authors = variants.filter(({ model, attempted }) => model === null && attempted);
	const ended = new Set(authors.flatMap(({ project, statuses }) => (statuses.ok ?? 0) > 0 ? [project] : []));
	return [...new Set(authors.map(({ project }) => project))].filter((project) => !ended.has(project));
}
/** In a cell of what would be compared with it. */
const AUTHOR_FAILED = "the author's code failed";
// src/report/text/result-words.ts
/** `38 % less CPU time than the author's code without its plots (×0.62, 95 % interval 0.55–0.70, 6 projects)`; `note` stands with the numbers. */
function formatResult(ratio, what, pair, note = "") {
	const baseline = BASELINE_PHRASES[ratio.baseline];
	const { estimate } = ratio;
	const numbers = estimate === null ? "" : ` (${formatRatioSentence(estimate, ratio.interval)}, ${count(ratio.pairs, pair)}${formatSessions(ratio)}${note === "" ? "" : `, ${note}`})`;
	switch (ratio.verdict) {
		case "less":
		case "more": return estimate === null ? `${ratio.verdict} ${what} than ${baseline}` : `${formatComparison(estimate, what)} ${baseline}${numbers}`;
		case "equivalent": return `the same ${what} within ${formatMargin(ratio.margin)} as ${baseline}${numbers}`;
		case "inconclusive": return `no detectable difference in ${what} from ${baseline}${numbers}${whyNotTold(ratio, pair)}`;
		case "too-few-runs":
		case "too-few-projects": return estimate === null ? `no answer ran in one block with ${baseline}, so ${what} is not compared` : `too few ${pair === "block" ? "runs" : "projects"} for a verdict on ${what} against ${baseline}${numbers}`;
		case "not-comparable": return `${whyNotComparable(ratio, pair, baseline)}, so ${what} is not compared`;
		case "not-measured": return formatUnmeasured(ratio, what, pair);
	}
}
function formatUnmeasured(ratio, what, pair) {
	const baseline = BASELINE_PHRASES[ratio.baseline];
	return `${outcomeOfRatio(ratio) === "not-compared" ? `${what} is ${OUTCOME_WORDS["not-compared"]} with ${baseline}` : `no verdict on ${what} against ${baseline}`}: ${formatReason(ratio, pair) ?? "it was not measured"}`;
}
/** A bias that stays for one whole session is in no scatter of its blocks: a difference that was seen in one only says so. */
const formatSessions = ({ verdict, sessions }) => sessions === 1 && isDifference(verdict) ? ", one session" : "";
const OBJECTIONS = [...[
	"vetoed",
	"censored",
	"author-censored",
	"unstable",
	"accuracy-not-settled"
]];
/** What kept a difference, or sameness, from being told; that is always said of an interval that leaves out 1. */
function whyNotTold(ratio, pair) {
	const { cause, interval } = ratio;
	const isAsked = interval !== null && excludesOne(interval);
	return cause !== null && (isAsked || OBJECTIONS.includes(cause.kind)) ? `: ${formatReason({
		...ratio,
		leftOut: []
	}, pair)}` : "";
}
function whyNotComparable({ cause }, pair, baseline) {
	if (cause?.kind === "suspect") return pair === "project" ? "every answer that ran is suspect" : OUTCOME_WORDS.suspect;
	if (cause?.kind === "accuracy-not-settled") return pair === "project" ? `no answer is shown to be as accurate as ${baseline}, nor to be less` : `${OUTCOME_WORDS["not-settled"]} against ${baseline}`;
	return pair === "project" ? `no answer is as accurate as ${baseline}` : `${OUTCOME_WORDS["less-accurate"]} than ${baseline}`;
}
// src/report/text/support-words.ts
/** `5 of 6 projects use less; Holm over 4 declared tests, p = 0.012; host ran hot`: what the verdict of a group rests on. */
function formatSupport(ratio) {
	const { pairs, test } = ratio;
	const more = withoutCount(ratio);
	if (pairs === 0) return more ?? "no pairs";
	const parts = [formatImproved(ratio), ...formatFailed(ratio)];
	if (test !== null) parts.push(`${formatCorrection(test)}, ${formatP(test.adjustedP)}`);
	if (more !== null) parts.push(more);
	return parts.join("; ");
}
/** `over 5 projects; 4 answers as good as the author's`: what stands behind the median gain of a metric. */
function formatGainSupport({ projects }, comparable) {
	return `${projects === 0 ? "" : `over ${count(projects, "project")}; `}${count(comparable, "answer")} as good as the author's`;
}
/** `5 of 6 projects below ×1`: by their own estimates, whether sure or not. */
const formatImproved = ({ improved, pairs }) => `${improved} of ${count(pairs, "project")} below ×1`;
/** Of projects: what of their answers is in a ratio at the cost of a failure. */
const WITHOUT_RESULT = "with an answer that failed or is not comparable";
/** What failed is in the ratio; the survivors' stands beside it, named so. */
function formatFailed({ failed, censored, survivors }) {
	if (failed === 0) return [];
	const timedOut = censored === 0 ? "" : `, in ${censored} of them at least that (out of time, or not read)`;
	const alone = survivors === null ? "" : `; survivors alone ${formatProjectsRatio(survivors)}`;
	return [`${failed} ${WITHOUT_RESULT}, at its own cost and the author's${timedOut}${alone}`];
}
/** Support in brief, for what no headline speaks of: the projects, and why the verdict is not what the interval says. */
function formatBriefSupport(ratio) {
	const { pairs, quality } = ratio;
	const more = withoutCount(ratio);
	if (pairs === 0) return more ?? "no pairs";
	const projects = count(pairs, "project");
	return more === null || quality === "estimated" ? projects : `${projects}; ${more}`;
}
/** The count says the cell already by its number, and `formatTooFew` once for all. */
const withoutCount = (ratio) => formatReason(ratio.cause?.kind === "too-few-pairs" ? {
	...ratio,
	cause: null
} : ratio, "project");
/** `83 % of attemptable, 95 % interval 44–97 %`; with bounds where some could not be attempted. */
function formatSuccessInterval(success) {
	const { passed, attemptable, total, interval } = success;
	if (interval === null || attemptable === 0) return `${formatSuccessRate(success)} passed`;
	const bounds = attemptable === total ? "" : `; ${formatSuccessRate(success)} of all`;
	return `${formatPercent(passed / attemptable)} of attemptable, 95 % interval ${formatPercentRange(interval)}${bounds}`;
}
// src/report/text/headline-words.ts
const NO_ENERGY = "Energy was not measured here.";
/** Zones that were read where no processor was, as the card of a virtual machine. */
const listOutside = (groups) => [...new Set(groups.flatMap(({ energyParts }) => energyParts.flatMap(({ outside }) => outside.map(({ zone }) => zone))))];
/** What was found, a plain sentence each. */
const formatHeadline = (analysis) => tellHeadline(analysis).map(({ text }) => text);
/** The sentences that tell of single scripts. */
const formatScripts = (analysis) => tellHeadline(analysis).flatMap(({ fact: { kind }, text }) => kind === "script" || kind === "extremes" ? [text] : []);
/** The sentences of the headline; scripts that were not compared for one cause have one. */
function tellHeadline(analysis) {
	const told = analysis.headline.map((fact) => ({
		fact,
		...partsOf(fact, analysis)
	}));
	return [...Map.groupBy(told, (each) => each.isCompared ? each : each.text).values()].flatMap((alike) => {
		const [first] = alike;
		if (first === void 0) return [];
		const names = alike.flatMap(({ name }) => name ?? []);
		return [{
			fact: first.fact,
			text: names.length === 0 ? first.text : `${names.join("; ")}: ${first.text}.`
		}];
	});
}
function partsOf(fact, analysis) {
	const script = fact.kind === "script" ? findScript(fact, analysis) : void 0;
	if (fact.kind !== "script" || script === void 0) return {
		name: null,
		text: formatHeadlineFact(fact, analysis),
		isCompared: true
	};
	const { found, ratio = null } = script;
	return {
		name: formatScriptName(found, analysis),
		text: formatScript(fact, script, analysis),
		isCompared: isJudged(outcomeOf(found, ratio))
	};
}
const formatHeadlineFact = (fact, analysis) => tell(SENTENCES, fact, analysis);
const SENTENCES = {
	"nothing-ran": "Nothing has run yet.",
	"no-answer-ran": "No answer ran, so nothing is compared.",
	group: formatGroup,
	script: "",
	"scripts-not-named": ({ scripts }) => `${count(scripts, "more script")} ${agree(scripts, "is", "are")} not named here.`,
	"scripts-only": ({ needed, projects }) => `This speaks of these scripts and not of a model: a verdict on a model takes ${needed} projects or more, and here ${agree(projects, "is", "are")} ${projects}.`,
	extremes: formatExtremes,
	"no-energy": (_, { energyLeftOut, groups }) => {
		if (energyLeftOut.length > 0) return `Energy was measured, but left out: ${energyLeftOut.map((kind) => LEFT_OUT_WORDS[kind]).join(", ")}.`;
		const zones = listOutside(groups);
		return zones.length === 0 ? NO_ENERGY : `The processor's energy was not measured here. That of ${joinWords(zones)} was, in no verdict: see “How sure this is”.`;
	},
	origin: ({ origin, models }) => origin === "recorded" ? `The answers of ${models.join(", ")} were recorded before: no model was asked here, and who wrote them is not known.` : `The answers of ${models.join(", ")} were handed in as files: who wrote them is not known here.`,
	scope: (_, { scope }) => `This was seen in ${scope === null ? "nothing" : formatScope(scope)}; beyond that it is a guess.`
};
/** `8 projects (5 classification, 3 regression; the author's code takes 0.8 to 2.3 s of CPU time), one host, one day (2026-01-01)`. */
function formatScope({ projects, tasks, cpuSeconds, hosts, strata, ...time }) {
	const [first, ...others] = tasks.map(({ task, projects: of }) => tasks.length === 1 ? task : `${of} ${task}`);
	const kinds = others.length === 0 && first === "other" ? [] : [formatList([first ?? "", ...others])];
	const sizes = cpuSeconds === null ? [] : [`the author's code takes ${formatSizes(cpuSeconds)} s of CPU time`];
	const details = [...kinds, ...sizes].join("; ");
	const states = strata > hosts ? ` in ${strata} states` : "";
	const { days, firstDay, lastDay } = time;
	const when = firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;
	return `${count(projects, "project")}${details === "" ? "" : ` (${details})`}, ${oneOr(hosts, "host")}${states}, ${oneOr(days, "day")} (${when})`;
}
function formatSizes(ends) {
	const [least, most] = ends.map((end) => formatAllDigits(end, 2));
	return least === most ? `${least}` : `${least} to ${most}`;
}
const oneOr = (n, noun) => n === 1 ? `one ${noun}` : count(n, noun);
function formatGroup({ mode, model, quantity, baseline, energyGap }, { groups }) {
	const group = groups.find((each) => each.mode === mode && each.model === model);
	if (group === void 0) return "";
	const gap = energyGap === null ? "" : ` ${formatEnergyGap(energyGap, group)}`;
	return `${model}, ${mode}: ${formatGroupResult(group, quantity, baseline)}; ${formatSuccess(group)}.${gap}`;
}
function formatGroupResult(group, quantity, baseline) {
	const ratio = findRatio(group.ratios[quantity], baseline);
	const what = QUANTITY_WORDS[quantity];
	if (ratio === void 0) return `${what} was not compared`;
	if (isWithoutResult(ratio) && group.success.passed === 0) return `no answer ran to its end, so ${what} is not compared`;
	const family = ratio.test === null || ratio.test.family === "primary" ? [] : [FAMILY_WORDS[ratio.test.family]];
	const fewness = isJudged(ratio.verdict) && ratio.exploratory ? [`exploratory below 12 projects`] : [];
	return `${formatResult(ratio, what, "project", [.../* @__PURE__ */ new Set([...family.filter(() => fewness.length === 0 || family[0] !== "exploratory"), ...fewness])].join(", "))}${formatBesideAll(ratio)}`;
}
const isWithoutResult = ({ verdict, cause }) => verdict === "too-few-projects" || cause?.kind === "none-as-accurate";
/** What failed is in the ratio of all attempted projects; that of the survivors alone stands beside it. */
function formatBesideAll(ratio) {
	const { failed, censored, survivors } = ratio;
	if (failed === 0 || !isJudged(ratio.verdict)) return "";
	const timedOut = censored === 0 ? "" : `, ${censored} of them known from below only (out of time, or not read)`;
	const alone = survivors === null ? "" : `; the survivors alone: ${formatProjectsRatio(survivors)}`;
	return `, over all attempted projects, ${failed} ${WITHOUT_RESULT}, which costs its own run and the author's code${timedOut}${alone}`;
}
const findRatio = (ratios, baseline) => ratios.find((ratio) => ratio.baseline === baseline);
function formatEnergyGap(gap, { ratios }) {
	if (gap.kind === "not-measured") return NO_ENERGY;
	if (gap.kind === "fewer-projects") return `Energy was measured in ${gap.projects} of these projects only.`;
	const ratio = findRatio(ratios.energy, gap.baseline);
	return ratio === void 0 ? NO_ENERGY : `No verdict on energy: ${formatReason(ratio, "project")}.`;
}
function formatSuccess({ success, comparable, suspect }) {
	const { passed, attemptable, total, stability } = success;
	const lost = total - attemptable;
	const accurate = passed === comparable ? "" : `, ${comparable} of them shown to be as accurate as the author's code`;
	const doubted = suspect === 0 ? "" : `, ${suspect} suspect`;
	const untried = lost === 0 ? "" : ` (${lost} more of ${total} planned could not be tried)`;
	const unstable = stability === null || stability === 1 ? "" : `, in ${formatWholePercent(stability)} of their runs`;
	return `${passed} of ${count(attemptable, "answer")} ran${unstable}${accurate}${doubted}${untried}`;
}
function findScript({ variant, quantity, baseline }, { variants }) {
	const found = variants.find((each) => each.id === variant && each.counts);
	return found && {
		found,
		ratio: findRatio(found.ratios[quantity], baseline)
	};
}
/** Samples of one place are told apart by the end of their ids. */
function formatScriptName(script, { variants }) {
	const { id, mode, model, project } = script;
	const place = variants.filter((each) => each.mode === mode && each.model === model && each.project === project);
	return `${model}, ${mode} on ${project}${new Set(place.map((each) => each.id)).size === 1 ? "" : ` (${id.split("/").slice(-2).join("/")})`}`;
}
function formatScript(fact, { found, ratio }, analysis) {
	const what = QUANTITY_WORDS[fact.quantity];
	return found.passed && listFailedAuthors(analysis).includes(found.project) ? `the author's code did not run to its end, so ${what} is not compared` : formatScriptResult(found, ratio, what);
}
function formatScriptResult({ passed, attempted, runs, failure, metric }, ratio, what) {
	if (!attempted) return runs === 0 && failure === null ? "has not run yet" : "could not be tried here";
	if (!passed) return `${OUTCOME_WORDS.failed}${failure === null ? "" : ` (${formatFailureClass(failure.class)})`}`;
	if (ratio === void 0) return `${what} was not compared`;
	const result = formatResult(ratio, what, "block", ratio.verdict === "too-few-runs" ? formatLeftOut(ratio, "block").join() : "");
	if (!(ratio.verdict === "not-comparable" && ratio.cause?.kind !== "suspect") || metric.median === null || metric.baseline === null) return result;
	return `${result} (${metric.name} ${formatSignificantDigits(metric.median, 4)} against ${formatSignificantDigits(metric.baseline, 4)})`;
}
function formatExtremes({ less, more, judged, quantity, least, most }, analysis) {
	const what = quantity === null ? "energy or CPU time" : QUANTITY_WORDS[quantity];
	const name = (reference) => {
		const script = findScript(reference, analysis);
		if (script === void 0) return reference.variant;
		const { estimate = null, interval = null } = script.ratio ?? {};
		const numbers = estimate === null ? "" : ` (${formatChange(estimate)}, ${formatRatioSentence(estimate, interval)})`;
		return `${formatScriptName(script.found, analysis)}${numbers}`;
	};
	const named = [least && `the least ${name(least)}`, most && `the most ${name(most)}`].filter((each) => each !== null);
	const extremes = named.length === 0 ? "" : `: ${named.join(", ")}`;
	return `Script by script, of ${judged} that could be judged at the same accuracy ${`${less} ${agree(less, "uses", "use")} less ${what} and ${more} more`}, each by its own blocks and corrected for their number (Holm)${extremes}.`;
}
export { formatBriefSupport as a, formatSuccessInterval as c, listFailedAuthors as d, tellHeadline as i, formatSupport as l, formatScope as n, formatGainSupport as o, formatScripts as r, formatImproved as s, formatHeadline as t, AUTHOR_FAILED as u };
