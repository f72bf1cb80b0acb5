import { Dt as padStart, Et as padEnd, Ot as shortenToWidth, Tt as displayWidth, wt as wrapText } from "./start.js";
// src/base/text-table.ts
const GAP = "  ";
/** A name that is cut shorter names nothing. */
const SHORTEST_NAME = 24;
/** A last column narrower than this is a word a line. */
const NARROWEST_TEXT = 18;
/**
* Rows, the first of them the head, as aligned plain text of at most `width` columns. What is too wide has its last column
* broken into lines, then loses the end of its first; what even so does not fit is written row by row, each cell by its name.
*/
function alignColumns(rows, width, layout = {}) {
	const [head = []] = rows;
	const widths = widthsOf(rows);
	const excess = () => totalOf(widths) - width;
	const narrow = (column, least) => {
		const own = widths[column] ?? 0;
		widths[column] = Math.min(own, Math.max(least, own - Math.max(0, excess())));
	};
	narrow(widths.length - 1, NARROWEST_TEXT);
	narrow(0, SHORTEST_NAME);
	return excess() > 0 ? rows.slice(1).map((row) => renderRow(head, row, width, layout.names ?? 0)) : rows.flatMap((row) => alignRow(row, widths, layout.numbers ?? false));
}
/** Columns of a terminal that the rows take when nothing is cut. */
const tableWidth = (rows) => totalOf(widthsOf(rows));
const widthsOf = (rows) => (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => displayWidth(row[column] ?? ""))));
const totalOf = (widths) => widths.reduce((sum, each) => sum + each, 0) + 2 * Math.max(0, widths.length - 1);
function alignRow(row, widths, numbers) {
	const last = widths.length - 1;
	const cells = row.map((cell, column) => {
		const own = widths[column] ?? 0;
		return numbers && column > 0 ? padStart(cell, own) : padEnd(column === 0 ? shortenToWidth(cell, own) : cell, own);
	});
	if (numbers) return [cells.join(GAP).trimEnd()];
	const start = cells.slice(0, last).join(GAP);
	const [first = "", ...more] = wrapText(row[last] ?? "", widths[last] ?? 0, 0).split("\n");
	const indent = " ".repeat(displayWidth(start) + 2);
	return [`${start}${GAP}${first}`.trimEnd(), ...more.map((line) => `${indent}${line}`)];
}
/** `replay, assisted: passed 5 / 6 / 6; ratio ×0.84; result less`: cells before the first that needs a name are the row's. */
function renderRow(head, row, width, names) {
	const own = row.slice(0, names).filter((cell) => cell !== "");
	const cells = row.flatMap((cell, column) => column < names || cell === "" ? [] : [`${head[column]} ${cell}`]);
	return wrapText([own.join(", "), cells.join("; ")].filter((part) => part !== "").join(": "), width);
}
export { tableWidth as n, alignColumns as t };
