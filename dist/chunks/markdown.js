import { ur as count } from "./inputs.js";
import { r as joinLines } from "./fit-lines.js";
import { m as capitalise } from "./work.js";
import { i as markdownTable, n as escapeMarkdown, r as markdownList, t as escapeInline } from "./markdown-text.js";
import { a as plainText } from "./phrase.js";
import { t as beforeNumbers } from "./report.js";
// src/report/document/markdown.ts
/** The whole report as GitHub Markdown, for a reader without a browser and for a repository. */
function renderMarkdown({ overview, chapters, downloads }) {
	return joinLines([
		...renderOverview(overview),
		...renderChapters(overview, chapters),
		`Written by greenml ${escapeMarkdown(overview.toolVersion)} at ${escapeInline(overview.createdAt)}. ${capitalise(downloads.content)}: ${downloads.files.map(({ file }) => `[${file}](${file})`).join(", ")}; what they hold: [README.md](README.md); charts, code and logs: [index.html](index.html).`
	]);
}
/** Chapters that a job's summary has room for, without what is folded in them and without the single projects. */
const IN_SUMMARY = /* @__PURE__ */ new Set([
	"results",
	"projects",
	"phases",
	"validity",
	"failures",
	"certainty",
	"limits"
]);
/** The short report, for a job's summary. */
function renderSummary({ overview, chapters }) {
	const shown = chapters.filter(({ id }) => IN_SUMMARY.has(id)).map(withoutFolded);
	return joinLines([...renderOverview(overview), ...renderChapters(overview, shown)]);
}
/** The chapter as it is seen before anything is opened. */
const withoutFolded = (chapter) => ({
	...chapter,
	tables: chapter.tables.filter(({ folded }) => !folded),
	sections: []
});
function renderChapters({ headline }, chapters) {
	const { first, others } = beforeNumbers(chapters);
	const numbers = headline.length === 0 ? [] : [
		"## In numbers",
		"",
		...renderList(headline.map(({ text }) => text))
	];
	return [
		...first.flatMap(renderChapter),
		...numbers,
		...others.flatMap(renderChapter)
	];
}
/** As the page has it: the finding, what was done, its reservations. */
function renderOverview({ subject, title, others, about, scope, notices, sizes }) {
	const said = [
		...others,
		about,
		scope
	].flatMap((claim) => claim === null ? [] : [escapeMarkdown(claim.text), ""]);
	return [
		`# ${escapeMarkdown(title)}`,
		"",
		...said,
		...notices.map(({ text }) => `> ${escapeMarkdown(text)}  `),
		"",
		`${escapeMarkdown(capitalise(subject))}. ${sizes.map(({ label, value, note }) => escapeInline(`${label}: ${value} (${note})`)).join("; ")}.`,
		""
	];
}
function renderChapter({ title, lead, figures, notes, tables, facts, sections }) {
	return [
		`## ${title}`,
		"",
		...lead.flatMap((line) => [escapeMarkdown(line), ""]),
		...figures.flatMap(({ bars = [] }) => bars.length === 0 ? [] : [
			"```text",
			...bars,
			"```",
			""
		]),
		...renderList(notes.map(plainText)),
		...tables.flatMap(renderTable),
		...facts.map(({ label, value }) => `- **${escapeMarkdown(label)}**: ${escapeInline(value)}`),
		"",
		...sections.flatMap(renderSection)
	];
}
const renderList = (lines) => [...markdownList(lines), ""];
/** The blank lines make GitHub read what is folded as Markdown. */
function renderTable({ caption, columns, rows, folded }) {
	const title = escapeMarkdown(caption);
	const table = markdownTable(columns.map(escapeMarkdown), rows.map((row) => row.map(renderCell)));
	if (!folded) return [
		`${title}:`,
		"",
		...table,
		""
	];
	return [
		`<details><summary>${title} (${count(rows.length, "row")})</summary>`,
		"",
		...table,
		"",
		"</details>",
		""
	];
}
const renderCell = ({ lines }) => lines.map(renderLine).join("<br>") || "–";
/** `×0.62 (0.55–0.70) ▼ 38 % less CPU time (6 projects)` */
function renderLine({ text, mark, chips = [], note }) {
	const judged = chips.map(({ sign, text: word }) => escapeInline(sign === void 0 ? word : `${sign} ${word}`));
	return [
		escapeInline(text),
		mark === void 0 ? "" : `*${escapeInline(mark)}*`,
		judged.join(", "),
		note === void 0 ? "" : `(${escapeInline(note)})`
	].filter((part) => part !== "").join(" ");
}
function renderSection({ title, slug, lead, upstream, tables, code }) {
	return [
		`### ${escapeMarkdown(title)}${slug === null ? "" : ` (${escapeMarkdown(slug)})`}`,
		"",
		`${escapeMarkdown(lead)} Source: ${renderUpstream(upstream)}.`,
		"",
		...tables.flatMap(renderTable),
		...code.map(({ label, ...changes }) => `- **${escapeMarkdown(label)}**: ${formatCode(changes)}`),
		""
	];
}
/** How much changed; the lines themselves are on the page. */
function formatCode({ kinds, diff }) {
	const size = diff === null ? [] : [diff.kind === "shown" ? `+${diff.added} −${diff.removed} lines` : diff.reason];
	return escapeInline([...size, ...kinds === null ? [] : [kinds]].join("; "));
}
const renderUpstream = ({ text, url }) => url === null ? escapeMarkdown(text) : `[upstream](<${url}>)`;
export { renderTable as a, renderSummary as i, renderList as n, withoutFolded as o, renderMarkdown as r, renderChapter as t };
