import { lr as compareTexts } from "./inputs.js";
import { n as RECORDED_MARK, s as formatTitle, t as GIVEN_MARK } from "./models-used.js";
// src/report/site/published.ts
/** Whether a report was withdrawn: its numbers then enter no ranking and no history. */
const isWithdrawn = ({ errata }) => errata.some(({ kind }) => kind === "withdrawn");
/** The finding in everyday words. */
const titleOf = ({ headline, groups, answers }) => formatTitle({
	headline,
	groups,
	variants: answers.map((answer) => ({
		...answer,
		counts: true
	}))
}) ?? "No result yet";
/** What is to be known of where a model's answers come from; null: it was asked for them. */
function markOrigin({ headline, models }, model) {
	if (models.some(({ id, recorded }) => id === model && recorded)) return RECORDED_MARK;
	return headline.some((fact) => fact.kind === "origin" && fact.origin === "given" && fact.models.includes(model)) ? GIVEN_MARK : null;
}
/** The time by which reports are put in order: of the first run, else of the publication. */
const timeOf = ({ startedAt, publishedAt }) => startedAt ?? publishedAt;
const dayOf = (report) => timeOf(report).slice(0, 10);
/** The ratio that rankings and histories speak of: to the author's code without its plots. */
const ratioOf = (ratios, quantity) => ratios[quantity].find(({ baseline }) => baseline === "original-headless") ?? null;
/** The newest first; equals by their ids, so that the order of files plays no part. */
const byNewest = (a, b) => compareTexts(timeOf(b.report), timeOf(a.report)) || compareTexts(a.report.id, b.report.id);
export { ratioOf as a, markOrigin as i, dayOf as n, titleOf as o, isWithdrawn as r, byNewest as t };
