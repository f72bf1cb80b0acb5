import { _ as formatCount } from "./work.js";
import { n as joinTexts } from "./phrase.js";
import { t as makePrintable } from "./printable.js";
// src/report/document/chapter.ts
/**
* A row for each thing; a long table is folded where nothing else is said, since it hides what comes after it. Columns whose heads
* are somebody's names are pairs: an object would put a name like `7` first.
*/
function composeTable(caption, items, columns, folded = items.length > LONG_TABLE) {
	const shown = Array.isArray(columns) ? columns : Object.entries(columns);
	const rows = items.map((item) => shown.map(([, show]) => composeCell(show(item))));
	return {
		caption,
		columns: shown.map(([name]) => name),
		rows,
		folded
	};
}
const LONG_TABLE = 12;
function composeCell(cell) {
	if (cell === null || cell === "–") return {
		lines: [{ text: "–" }],
		value: null
	};
	if (typeof cell === "number") return {
		lines: [{ text: formatCount(cell) }],
		value: cell
	};
	if (typeof cell === "string") return { lines: [{ text: cell }] };
	if ("lines" in cell) return cell;
	const { value, ...line } = cell;
	return {
		lines: [line],
		value
	};
}
/** Makes every text printable and drops empty tables; null: there is nothing to show but sentences about it. */
function composeChapter({ notes = [], facts = {}, tables = [], ...draft }) {
	const chapter = {
		lead: [],
		figures: [],
		sections: [],
		logs: null,
		...draft,
		notes: notes.map((note) => joinTexts([note].flat())),
		tables: tables.filter(({ rows }) => rows.length > 0),
		facts: Object.entries(facts).flatMap(([label, values]) => [values].flat().map((value) => ({
			label,
			value
		})))
	};
	return [
		chapter.notes,
		chapter.tables,
		chapter.facts,
		chapter.sections
	].every((parts) => parts.length === 0) ? null : makePrintable(chapter);
}
export { composeTable as n, composeChapter as t };
