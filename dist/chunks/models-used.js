import { ur as count } from "./inputs.js";
import { A as formatPart, f as QUANTITY_WORDS, p as agree } from "./work.js";
import { f as isJudged } from "./read.js";
import { A as outcomeOf, M as formatChange, O as OUTCOMES, k as OUTCOME_WORDS } from "./measured.js";
// src/report/data/told-answers.ts
/** Whether any of them was compared: of what ran into nothing else, nothing is found. */
const isAnyCompared = (answers) => answers.some(({ outcome }) => isJudged(outcome));
/**
* The answers of the group that the headline speaks of first, or all where it speaks of single scripts. Null: nothing was
* compared.
*/
function listToldAnswers({ headline: [first], variants }) {
	return first?.kind === "group" || first?.kind === "script" ? listAnswersOf(first, variants) : null;
}
/** The answers of the groups of which the headline speaks after its first one. */
const listOthersAnswers = ({ headline: [, ...others], variants }) => others.flatMap((fact) => fact.kind === "group" ? listAnswersOf(fact, variants) ?? [] : []);
function listAnswersOf(first, variants) {
	const answers = variants.filter(({ counts, model, mode }) => counts && model !== null && (first.kind === "script" || mode === first.mode && model === first.model)).map((answer) => {
		const ratio = answer.ratios[first.quantity].find(({ baseline }) => baseline === first.baseline) ?? null;
		return {
			answer,
			outcome: outcomeOf(answer, ratio),
			ratio
		};
	});
	return answers.length === 0 ? null : {
		first,
		answers
	};
}
// src/report/campaign/title-words.ts
const SCRIPTS_OF = {
	assisted: "Rewrites by",
	autonomous: "New scripts by",
	"original-telemetry": "Originals with a metric line by"
};
/**
* The finding in everyday words: of the group that the headline speaks of first, or of all answers where it speaks of single
* scripts. Null: nothing was compared.
*/
function formatTitle(analysis) {
	const told = listToldAnswers(analysis);
	return told && tellAnswers(told, analysis);
}
/** The finding in everyday words, of each group but the first that the headline speaks of. */
const formatOtherTitles = (analysis) => listOthersAnswers(analysis).flatMap((told) => tellAnswers(told, analysis) ?? []);
function tellAnswers({ first, answers }, analysis) {
	const found = Map.groupBy(answers, ({ outcome }) => outcome);
	const noun = new Set(answers.map(({ answer }) => answer.project)).size === answers.length ? "project" : "answer";
	const who = first.kind === "group" ? `${SCRIPTS_OF[first.mode]} ${first.model}` : nameScripts(answers, analysis);
	const overall = (first.kind === "group" ? analysis.groups.find(({ mode, model }) => mode === first.mode && model === first.model) : void 0)?.ratios[first.quantity].find(({ baseline }) => baseline === first.baseline);
	const together = overall?.verdict === "inconclusive" && (found.has("less") || found.has("more")) ? ["no detectable difference overall"] : [];
	const place = {
		answers: answers.length,
		noun,
		what: QUANTITY_WORDS[first.quantity]
	};
	const [lead, ...others] = OUTCOMES.flatMap((outcome) => {
		const own = found.get(outcome);
		return own === void 0 ? [] : [{
			outcome,
			own
		}];
	});
	if (lead === void 0) return null;
	const clauses = [
		sayFirst(who, lead.outcome, lead.own, place),
		...others.length === 0 ? [] : [others.map(({ outcome, own }) => sayNext(outcome, own)).join(", ")],
		...together
	];
	if (others.length === 0 && !isAnyCompared(answers)) return `${who} ${sayNone(lead.outcome, place)}`;
	const isExploratory = (overall?.exploratory ?? true) && isAnyCompared(answers);
	return `${clauses.join("; ")}${isExploratory ? " (exploratory)" : ""}`;
}
/** Scripts by themselves: what nobody asked a model for is called no model's. */
function nameScripts(answers, { headline }) {
	const origins = headline.flatMap((fact) => fact.kind === "origin" ? [fact] : []);
	const found = new Set(answers.map(({ answer }) => origins.find(({ models }) => models.includes(answer.model ?? ""))?.origin));
	const [origin] = found;
	if (origin === void 0 || found.size > 1) return "The models’ scripts";
	return origin === "given" ? "Scripts that were handed in" : "Recorded scripts";
}
/** Where the outcome is that of all, and none was compared. */
function sayNone(outcome, { answers, noun }) {
	const where = noun === "project" ? "on" : "in";
	const of = count(answers, noun);
	const all = `${where} ${answers === 1 ? of : `all ${of}`}`;
	const any = `${where} ${answers === 1 ? of : `any of ${of}`}`;
	return {
		"less-accurate": `are ${OUTCOME_WORDS["less-accurate"]} ${all}`,
		suspect: `are ${OUTCOME_WORDS.suspect} ${all}`,
		"not-settled": `ran with ${OUTCOME_WORDS["not-settled"]} ${all}`,
		failed: `${OUTCOME_WORDS.failed} ${all}`,
		"too-few-runs": `have ${OUTCOME_WORDS["too-few-runs"]} ${all}`,
		"not-measured": `were ${OUTCOME_WORDS["not-measured"]} ${any}`,
		untried: `could not be tried ${any}`
	}[outcome] ?? `could not be compared with the author’s code ${any}`;
}
/** The first clause, which says of what and how many it speaks. */
function sayFirst(who, outcome, own, place) {
	const { answers, noun, what } = place;
	const of = `${own.length} of ${count(answers, noun)}`;
	const on = `${noun === "project" ? "on" : "in"} ${of}`;
	switch (outcome) {
		case "less":
		case "more": return `${who} used ${formatRange(own, outcome)} ${what} ${on} at the same accuracy`;
		case "equivalent": return `${who} used as much ${what} ${on}`;
		case "inconclusive": return `${who} showed no detectable difference in ${what} ${on}`;
		default: return `${who}: of ${count(answers, noun)}, ${sayNext(outcome, own)}`;
	}
}
const SMALL = [
	"no",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
	"eleven",
	"twelve"
];
/** A further clause, of so many of the same. */
function sayNext(outcome, own) {
	const n = own.length;
	const is = agree(n, "is", "are");
	const WORDS = {
		less: `used ${formatRange(own, "less")}`,
		more: `used ${formatRange(own, "more")}`,
		equivalent: "used as much",
		inconclusive: "showed no detectable difference",
		"less-accurate": `${is} ${OUTCOME_WORDS["less-accurate"]}`,
		suspect: `${is} ${OUTCOME_WORDS.suspect}`,
		"not-settled": `ran with ${OUTCOME_WORDS["not-settled"]}`,
		failed: OUTCOME_WORDS.failed,
		"too-few-runs": `${agree(n, "has", "have")} ${OUTCOME_WORDS["too-few-runs"]}`,
		"not-measured": OUTCOME_WORDS["not-measured"],
		"not-compared": OUTCOME_WORDS["not-compared"],
		untried: OUTCOME_WORDS.untried
	};
	return `${SMALL[n] ?? n} ${WORDS[outcome]}`;
}
/** `12–31 % less`, `20 % more to 5 times as much`: by how much, least and most. */
function formatRange(own, outcome) {
	const estimates = own.flatMap(({ ratio }) => ratio?.estimate ?? []);
	if (estimates.length === 0) return outcome;
	const [least, most] = [Math.min(...estimates), Math.max(...estimates)];
	if (most >= 2) return formatTimes(least, most);
	const shares = estimates.map((estimate) => Math.abs(estimate - 1));
	const [low, high] = [Math.min(...shares), Math.max(...shares)].map((share) => formatPart(share, share < .01 ? 1 : 0));
	return `${low === high ? low : `${low}–${high}`} % ${outcome}`;
}
function formatTimes(least, most) {
	const [low, high] = [formatChange(least), formatChange(most)];
	if (low === high) return high;
	return least < 2 ? `${low} to ${high}` : `${low.slice(0, low.indexOf(" "))}–${high}`;
}
// src/report/data/models-used.ts
const RECORDED_MARK = "recorded answers, not a real model's";
/** Of answers that nobody asked for here. */
const GIVEN_MARK = "handed in as files, by whom is not known";
function listModelsUsed({ models }, { modelUse }) {
	const entries = new Map(models.map((entry) => [entry.id, entry]));
	return modelUse.flatMap(({ model: id, answeredAs, ...use }) => {
		const entry = entries.get(id);
		if (entry === void 0) return [];
		const apiModel = answeredAs.length === 0 ? entry.model : `${entry.model} (answered as ${answeredAs.join(", ")})`;
		return [{
			id,
			provider: entry.provider,
			...use,
			apiModel,
			trainingCutoff: entry.trainingCutoff ?? null
		}];
	});
}
/** The star of a model whose answers are recorded: where there is no room for the words, they stand below. */
const formatStarred = ({ model, recorded }) => recorded ? `${model}*` : model;
/** What the star means, where a model has one. */
const formatStarNote = (groups) => groups.some(({ recorded }) => recorded) ? [`* ${RECORDED_MARK}`] : [];
export { listModelsUsed as a, isAnyCompared as c, formatStarred as i, listToldAnswers as l, RECORDED_MARK as n, formatOtherTitles as o, formatStarNote as r, formatTitle as s, GIVEN_MARK as t };
