import { m as alignColumns } from "./measured.js";
import { er as wrapText } from "./inputs.js";
import { a as plainText } from "./phrase.js";
// src/report/campaign/terminal.ts
/** A chapter's tables, whose first two columns name a row, and its notes as aligned plain text of at most `width` columns. */
function renderTerminal({ tables, notes }, width, hasCaptions = false) {
	return [...tables.flatMap(({ caption, columns, rows }) => [
		...hasCaptions ? [wrapText(`${caption}:`, width)] : [],
		...alignColumns([columns, ...rows.map((row) => row.map(renderCell))], width, { names: 2 }),
		""
	]), ...notes.map((parts) => wrapText(plainText(parts), width))].join("\n");
}
const renderCell = ({ lines }) => lines.map(({ text, mark = "", chips = [], note }) => [
	text,
	mark,
	...chips.map((chip) => chip.text),
	note === void 0 ? "" : `(${note})`
].filter((part) => part !== "").join(" ")).join("; ");
export { renderTerminal as t };
