import { u as formatCount } from "./format.js";
import { n as joinTexts } from "./phrase.js";
import { Lt as cleanCodeLine, Rt as cleanLine } from "./start.js";
// src/report/text/printable.ts
const LONGEST_TEXT = 600;
/** The same with every text in it made one printable line. What stands in `lines` is code, what in `notes` parts of sentences. */
const makePrintable = (value) => clean(value, "");
function clean(value, field) {
	if (typeof value === "string") return cleanField(value, field);
	if (Array.isArray(value)) return value.map((each) => clean(each, field));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, clean(each, name)]));
}
function cleanField(text, field) {
	if (field === "lines") return cleanCodeLine(text);
	const line = cleanLine(text, LONGEST_TEXT);
	return field === "notes" ? `${/^\s/.test(text) ? " " : ""}${line}${/\s$/.test(text) ? " " : ""}` : line;
}
// src/report/campaign/chapters/chapter.ts
/** A row for each thing; a long table is folded where nothing else is said, since it hides what comes after it. */
function composeTable(caption, items, columns, folded = items.length > LONG_TABLE) {
	const rows = items.map((item) => Object.values(columns).map((show) => composeCell(show(item))));
	return {
		caption,
		columns: Object.keys(columns),
		rows,
		folded
	};
}
const LONG_TABLE = 12;
function composeCell(cell) {
	if (cell === null) return {
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
export { composeTable as n, makePrintable as r, composeChapter as t };
