import { f as weighText, i as encodeText, n as decodeText, o as parseDelimited, p as stringify, r as detectDelimiter } from "./delimited.js";
// src/measurement/probe/table.ts
/** The table in a file's bytes, or why it is none that can be changed. */
function readTable(bytes, targetName) {
	const { text, encoding } = decodeText(bytes);
	if (encoding === "utf-16" || text.includes("\0")) return { kind: "no-text" };
	const delimiter = detectDelimiter(text, targetName);
	if (delimiter === null) return targetName === null ? { kind: "no-table" } : {
		kind: "no-column",
		column: targetName
	};
	if (weighText(text, delimiter) > 16e6) return { kind: "too-many-cells" };
	try {
		const [header = [], ...rows] = parseDelimited(text, delimiter);
		if (rows.some((row) => row.some((cell) => /[\r\n]/.test(cell))) && parseDelimited(text, delimiter, false).every(({ length }) => length === header.length)) return { kind: "unclear-quotes" };
		const target = targetName === null ? null : header.findIndex((cell) => cell.trim() === targetName.trim());
		return {
			encoding,
			delimiter,
			lineEnd: /\r?\n|\r/.exec(text)?.[0] ?? "\n",
			header,
			rows,
			target
		};
	} catch (error) {
		const { code, lines } = error;
		return {
			kind: "unreadable",
			detail: `${code.slice(4).replaceAll("_", " ").toLowerCase()}, line ${lines}`
		};
	}
}
/** The bytes of a table: other rows and other labels, and all else as it was, but for quotes that were not needed. */
function writeTable({ encoding, delimiter, lineEnd, header, rows }) {
	const text = stringify([header, ...rows], {
		delimiter,
		record_delimiter: lineEnd,
		quoted_match: /[\r\n]/
	});
	return encodeText(text, encoding);
}
// src/base/text/class-name.ts
/** `1`, `1.0` and ` 1` are one class. */
function nameOfClass(text) {
	const trimmed = text.trim();
	const number = Number(trimmed);
	return trimmed !== "" && Number.isFinite(number) ? `${number}` : trimmed;
}
export { readTable as n, writeTable as r, nameOfClass as t };
