// src/report/campaign/told-answers.ts
/** Outcomes of an answer, in the order in which a title tells them. */
const OUTCOMES = [
	"less",
	"more",
	"equivalent",
	"inconclusive",
	"less-accurate",
	"suspect",
	"not-settled",
	"failed",
	"not-told",
	"untried"
];
/** Outcomes of answers that were compared with the author's code. */
const COMPARED = /* @__PURE__ */ new Set([
	"less",
	"more",
	"equivalent",
	"inconclusive"
]);
/** Whether any of them was compared: of what ran into nothing else, nothing is found. */
const isAnyCompared = (answers) => answers.some(({ outcome }) => COMPARED.has(outcome));
/**
* The answers of the group that the headline speaks of first, or all where it speaks of single scripts. Null: nothing was
* compared.
*/
function listToldAnswers({ headline: [first], variants }) {
	if (first?.kind !== "group" && first?.kind !== "script") return null;
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
function outcomeOf({ attempted, passed, validity, metric }, ratio) {
	if (!attempted) return "untried";
	if (!passed) return "failed";
	if (validity?.verdict === "suspect") return "suspect";
	if (metric.verdict === "worse") return "less-accurate";
	if (metric.verdict === "not-settled") return "not-settled";
	const verdict = ratio?.verdict;
	return verdict === "less" || verdict === "more" || verdict === "equivalent" || verdict === "inconclusive" ? verdict : "not-told";
}
export { outcomeOf as i, isAnyCompared as n, listToldAnswers as r, OUTCOMES as t };
