import { f as weighText, h as CsvError, m as parse } from "./delimited.js";
import { Rr as UserError } from "./inputs.js";
import { gt as recordOf } from "./measured.js";
// src/genai-greenml/python-numbers.ts
const NUMBER = /^[+-]?(?:\d+(?:_\d+)*(?:\.(?:\d+(?:_\d+)*)?)?|\.\d+(?:_\d+)*)(?:e[+-]?\d+(?:_\d+)*)?$/i;
const NOT_FINITE = /^([+-]?)(?:(inf(?:inity)?)|nan)$/i;
/** Number that Python's `float()` makes of a cell; null where it raises. NaN and infinities are numbers to it. */
function parseFloatLikePython(cell) {
	const text = cell.trim();
	if (NUMBER.test(text)) return Number(text.replaceAll("_", ""));
	const special = NOT_FINITE.exec(text);
	if (special === null) return null;
	if (special[2] === void 0) return NaN;
	return special[1] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}
/**
* Python's `round`: to the nearest decimal of the exact binary value, a tie to the even digit. `toFixed` is exact too but
* takes the larger of a tie; a tie at d decimals is an odd multiple of 2^-(d+1), for only those are halves in binary.
*/
function roundLikePython(value, decimals) {
	if (!Number.isFinite(value) || Math.abs(value) >= 0x38d7ea4c68000) return value;
	if (!(Math.abs(value * 2 ** (decimals + 1) % 2) === 1)) return Number(value.toFixed(decimals));
	const below = Math.floor(value * 10 ** decimals);
	return (below % 2 === 0 ? below : below + 1) / 10 ** decimals;
}
// src/genai-greenml/read-rows.ts
/** Columns that run_ml_projects.py writes. */
const COLUMNS = [
	"timestamp",
	"project",
	"script",
	"status",
	"exit_code",
	"accuracy",
	"exec_time_s",
	"energy_j",
	"notes"
];
const METRIC_COLUMNS = {
	accuracy: "accuracy",
	exec_time: "exec_time_s",
	energy: "energy_j"
};
/**
* The rows of a result file of GenAI-GreenML, read as Python's csv module reads them: blank lines skipped, short rows
* filled up. Throws a UserError naming the file and the column where it is not such a file.
*/
function readRows(text, name) {
	const [header, ...records] = parseCsv(text, name);
	const positions = findColumns(header ?? [], name);
	return records.flatMap((record, index) => {
		if (record.length <= 1 && (record[0] ?? "") === "") return [];
		const cell = (column) => record[positions[column]] ?? "";
		const value = (metric) => parseFloatLikePython(cell(METRIC_COLUMNS[metric]));
		return {
			row: index + 2,
			cells: recordOf(COLUMNS, cell),
			values: {
				accuracy: value("accuracy"),
				exec_time: value("exec_time"),
				energy: value("energy")
			},
			ok: cell("status").trim().toUpperCase() === "OK",
			ragged: record.length !== header?.length
		};
	});
}
function parseCsv(text, name) {
	if (weighText(text, ",") > 16e6) throw new UserError(`${name} has more cells than any result file: it is not read.`);
	try {
		return parse(text, {
			bom: true,
			record_delimiter: [
				"\r\n",
				"\n",
				"\r"
			],
			relax_column_count: true,
			relax_quotes: true
		});
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		throw new UserError(`${name} is not CSV: a fault in quotes, line ${error.lines}. Close the quotes there, or export the file again.`);
	}
}
function findColumns(header, name) {
	const names = header.map((each) => each.trim());
	const missing = COLUMNS.filter((column) => !names.includes(column));
	if (missing.length > 0) {
		const [noun, found] = [missing.length === 1 ? "column" : "columns", names.filter((each) => each !== "").join(", ")];
		throw new UserError(`${name} lacks the ${noun} ${missing.join(", ")}; its first line holds ${found === "" ? "nothing" : found}.\nGive a results_*.csv of GenAI-GreenML, whose first line is\n  ${COLUMNS.join(",")}`);
	}
	const twice = COLUMNS.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
	if (twice !== void 0) throw new UserError(`${name} has the column ${twice} twice; remove one of them.`);
	return recordOf(COLUMNS, (column) => names.indexOf(column));
}
export { roundLikePython as i, METRIC_COLUMNS as n, readRows as r, COLUMNS as t };
