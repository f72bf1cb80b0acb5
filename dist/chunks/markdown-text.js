import { br as cleanLine } from "./inputs.js";
// src/report/text/markdown-text.ts
/** Breaks a word in two for a parser and not for a reader, as Dependabot does it. */
const BREAK = "&#8203;";
/**
* Text from outside as GitHub Markdown that shows it and does nothing else: no HTML, no formatting, no table cell's end,
* no mention, no issue reference, no link, no second line.
*/
const escapeMarkdown = (text) => escapeInline(text).replace(/^(\d+)([.)])(?=\s|$)/, "$1\\$2").replace(/^[-+#=]/, "\\$&");
/** Text for a place where no line begins, as a table's cell: `+0.002` stays as it is. */
function escapeInline(text) {
	return cleanLine(text, Number.POSITIVE_INFINITY).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/[\\`*_{}[\]|~$!]/g, "\\$&").replace(/#(?=\w)/g, `#${BREAK}`).replace(/@(?=\w)/g, `@${BREAK}`).replace(/\bGH-(?=\d)/gi, `$&${BREAK}`).replace(/:(?=\/\/)/g, `:${BREAK}`).replace(/www\./gi, `www${BREAK}.`);
}
/** A bullet for each. */
const markdownList = (lines) => lines.map((line) => `- ${escapeMarkdown(line)}`);
function markdownTable(head, rows) {
	const line = (cells) => `| ${cells.join(" | ")} |`;
	return [
		line(head),
		`|${head.map(() => " --- |").join("")}`,
		...rows.map(line)
	];
}
/** A table that is read as it stands, at a terminal: nothing but a cell's end is escaped in its texts. */
const textTable = (head, rows) => markdownTable(head, rows.map((row) => row.map((cell) => cleanLine(cell).replaceAll("|", "\\|"))));
const CELLS = 10;
/** `██████░░░░` for ×0.62: ten cells are the baseline, what is above it stands beyond, cut at three times. */
function ratioBar(ratio) {
	const filled = Math.round(Math.min(ratio, 3) * CELLS);
	if (filled <= CELLS) return "█".repeat(filled) + "░".repeat(CELLS - filled);
	return `${"█".repeat(CELLS)}${"▓".repeat(filled - CELLS)}${ratio > 3 ? "»" : ""}`;
}
export { ratioBar as a, markdownTable as i, escapeMarkdown as n, textTable as o, markdownList as r, escapeInline as t };
