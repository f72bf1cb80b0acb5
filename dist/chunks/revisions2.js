import { tr as wrapText } from "./inputs.js";
import { a as tellOtherLoad } from "./findings.js";
import { n as fitLines, t as COMMENT_BYTES } from "./fit-lines.js";
import { m as capitalise } from "./work.js";
import { n as escapeMarkdown, r as markdownList } from "./markdown-text.js";
import { a as formatRevision, o as formatRevisionCommand, r as formatMemoryChange, s as formatRevisionTitle, t as formatCondition } from "./revision-words2.js";
import { t as renderMeasurementMarkdown } from "./measurement-markdown2.js";
import { s as renderMeasurement } from "./measured.js";
// src/report/measurement/revisions.ts
function listFacts(comparison) {
	return [
		capitalise(formatMemoryChange(comparison)),
		formatRevision("base", comparison.base),
		formatRevision("head", comparison.head),
		comparison.sandbox === "none" ? "ran without a sandbox" : `ran in the sandbox (${comparison.sandbox})`
	];
}
/** For a terminal: how each revision was measured, and the finding last. */
function renderRevisions(comparison, complaints, display, style) {
	const lines = [...listFacts(comparison), ...comparison.failOn.map((each) => formatCondition(comparison, each))];
	return [
		renderMeasurement(comparison.measurement, complaints, display, {
			...style,
			isPart: true
		}),
		lines.map((line) => wrapText(line, display.width)).join("\n"),
		wrapText(capitalise(formatRevisionTitle(comparison)), display.width)
	].join("\n\n");
}
/** What speaks against all that was measured: how many runs had other load beside them. */
function listOtherLoad({ commands }) {
	const runs = commands.flatMap((command) => command.runs);
	return tellOtherLoad(runs.filter(({ flags }) => flags.includes("contaminated")).length, runs.length);
}
/** A pull request's comment in GitHub Markdown: the finding, what speaks against it, the conditions, and the table folded. */
function renderRevisionsMarkdown(comparison, complaints, style) {
	const { failOn, measurement } = comparison;
	return [
		`### ${escapeMarkdown(capitalise(formatRevisionTitle(comparison)))}`,
		"",
		...listOtherLoad(measurement).flatMap((line) => [`> ${line}`, ""]),
		...markdownList(failOn.map((each) => `${each.met || !each.checked ? "✘" : "✔"} ${formatCondition(comparison, each)}`)),
		"",
		`<details><summary>How it was measured</summary>`,
		"",
		...markdownList([`command: ${formatRevisionCommand(comparison)}`, ...listFacts(comparison)]),
		"",
		renderMeasurementMarkdown(measurement, complaints, {
			...style,
			measuredOnly: true,
			isPart: true
		}),
		"</details>",
		""
	].join("\n");
}
/** A pull request's comment as far as it has room, with the address of the whole run. */
function renderRevisionsComment(comparison, link) {
	const lines = renderRevisionsMarkdown(comparison, /* @__PURE__ */ new Map(), {}).split("\n");
	return fitLines([...lines, ...link === null ? [] : [`[The whole run](<${link}>)`]], {
		bytes: COMMENT_BYTES,
		link
	});
}
export { renderRevisionsMarkdown as i, renderRevisions as n, renderRevisionsComment as r, listOtherLoad as t };
