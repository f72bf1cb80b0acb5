import { W as alignColumns } from "./measured.js";
import { tr as wrapText } from "./inputs.js";
import { a as plainText } from "./phrase.js";
// src/report/document/terminal.ts
/** A chapter's tables, whose first columns without a number, at most two, name a row, and its notes as aligned plain text of at most `width` columns. */
function renderTerminal({ tables, notes }, width, hasCaptions = false) {
	return [...tables.flatMap(({ caption, columns, rows }) => [
		...hasCaptions ? [wrapText(`${caption}:`, width)] : [],
		...alignColumns([columns, ...rows.map((row) => row.map(renderCell))], width, { names: countNames(rows) }),
		""
	]), ...notes.map((parts) => wrapText(plainText(parts), width))].join("\n");
}
function countNames(rows) {
	const isNumber = (column) => rows.some((row) => row[column]?.value !== void 0);
	return isNumber(1) ? 1 : 2;
}
/** The chapter with its title, what leads to its tables, and its facts. */
function renderWhole(chapter, width) {
	const { title, lead, facts } = chapter;
	return [
		title,
		"",
		...lead.map((line) => wrapText(line, width)),
		"",
		renderTerminal(chapter, width, true),
		...facts.map(({ label, value }) => wrapText(`${label}: ${value}`, width))
	].join("\n");
}
const renderCell = ({ lines }) => lines.map(({ text, mark = "", chips = [], note }) => [
	text,
	mark,
	...chips.map((chip) => chip.text),
	note === void 0 ? "" : `(${note})`
].filter((part) => part !== "").join(" ")).join("; ");
export { renderWhole as n, renderTerminal as t };
