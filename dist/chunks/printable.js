import { br as cleanLine, yr as cleanCodeLine } from "./inputs.js";
// src/report/text/printable.ts
const LONGEST_TEXT = 600;
/** A value with every text in it made one printable line. What stands in `lines` is code, what in `notes` parts of sentences. */
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
export { makePrintable as t };
