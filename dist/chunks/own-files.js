import { nn as FACTS_FILE } from "./work.js";
import { t as require_dist } from "./dist3.js";
import { br as cleanLine } from "./inputs.js";
import { n as formatScope } from "./headline-words.js";
import { f as escapeMarkup } from "./chart-theme.js";
import { o as titleOf } from "./published.js";
// src/report/site/citation.ts
var import_dist = require_dist();
const LONGEST = 600;
const KEYWORDS = [
	"energy",
	"machine learning",
	"large language models",
	"benchmark"
];
function describe(report) {
	const clean = (text) => cleanLine(text, LONGEST);
	return {
		title: `GreenML Bench, campaign ${clean(report.campaign)}: ${clean(titleOf(report))}`,
		scope: report.scope === null ? null : `Seen in ${clean(formatScope(report.scope))}.`,
		authors: report.authors.map(clean),
		licence: report.licence === null ? null : clean(report.licence),
		day: report.publishedAt.slice(0, 10)
	};
}
/** `CITATION.cff` of the report's folder, by the Citation File Format 1.2.0. */
function renderCitation(report) {
	const { title, scope, authors, licence, day } = describe(report);
	return (0, import_dist.stringify)({
		"cff-version": "1.2.0",
		message: "If you use these measurements, please cite them as below.",
		type: "dataset",
		title,
		...scope !== null && { abstract: scope },
		authors: authors.map((name) => ({ name })),
		"date-released": day,
		version: report.id,
		...licence !== null && { license: licence },
		keywords: KEYWORDS
	});
}
/** Metadata in the form in which Zenodo takes them for an upload. */
function renderZenodo(report) {
	const { title, scope, authors, licence, day } = describe(report);
	const metadata = {
		title,
		upload_type: "dataset",
		description: `<p>${escapeMarkup(scope ?? title)}</p>`,
		creators: authors.map((name) => ({ name })),
		publication_date: day,
		version: report.id,
		access_right: "open",
		...licence !== null && { license: licence },
		keywords: KEYWORDS
	};
	return `${JSON.stringify({ metadata }, null, 2)}\n`;
}
// src/report/site/own-files.ts
/** What a published report's folder holds beside the report: made of its facts. The last is the one without which it is none. */
const renderOwnFiles = (facts) => [
	["CITATION.cff", renderCitation(facts)],
	["zenodo.json", renderZenodo(facts)],
	[FACTS_FILE, `${JSON.stringify(facts)}\n`]
];
export { renderOwnFiles as t };
