import { Rr as UserError, Wt as _enum, Zt as int, in as preprocess, nn as object, sn as string } from "./inputs.js";
import { Bt as parseWith, Ct as statIfPresent, Ht as readLanguage, St as sha256Hex, Wt as parseJson, pt as hashNamed, xn as formatSize } from "./base.js";
import { Gt as streamLines, Ht as isPacked, Kt as streamPackedLines } from "./work.js";
import { t as TASK_TYPES } from "./task-templates.js";
import { t as isFields } from "./versioned.js";
// src/mlbench/data/mend-row.ts
/** A row with all of its errata; itself where it has none. Null: a column does not hold, once, what one of them mends. */
function mendRow(row, errata) {
	let mended = row;
	for (const { column, from, to } of errata) {
		const text = isFields(mended) ? mended[column] : void 0;
		if (!isFields(mended) || typeof text !== "string") return null;
		const [before, after, ...more] = text.split(from);
		if (before === void 0 || after === void 0 || more.length > 0) return null;
		mended = {
			...mended,
			[column]: `${before}${to}${after}`
		};
	}
	return mended;
}
// src/mlbench/data/python-literal.ts
const DEEPEST = 50;
/** What may stand between two parts: blanks, ends of lines, also behind a backslash, and remarks. */
const SPACE = /(?:[ \t\f\n]|\\\n|#[^\n]*)*/y;
const ATOM = /(?:True|False|None)\b|\.\.\./y;
const DIGITS = "\\d(?:_?\\d)*";
const NUMBER = new RegExp(`([+-]?)[ \\t\\f\\n]*(0[xX](?:_?[\\da-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|(?:${DIGITS}(?:\\.(?:${DIGITS})?)?|\\.${DIGITS})(?:[eE][+-]?${DIGITS})?)(?![\\w.])`, "y");
const STRING_START = /([rRuU]?)('''|"""|'|")/y;
var LiteralError = class extends Error {};
/** Reads one literal; null for a text that is none, or that is nested more than 50 deep. */
function parsePythonLiteral(text) {
	try {
		const reader = new LiteralReader(text.replace(/\r\n?/g, "\n"));
		const value = reader.readValue(0);
		return reader.isDone() ? value : null;
	} catch (error) {
		if (error instanceof LiteralError) return null;
		throw error;
	}
}
/** Python's `str(value)`. */
const printPython = (value) => value.kind === "string" ? value.text : represent(value);
function represent(value) {
	switch (value.kind) {
		case "atom": return value.text;
		case "string": return representString(value.text);
		case "list": return `[${value.items.map(represent).join(", ")}]`;
		case "set": return `{${value.items.map(represent).join(", ")}}`;
		case "tuple": return `(${value.items.map(represent).join(", ")}${value.items.length === 1 ? "," : ""})`;
		case "dict": return `{${value.entries.map(([key, item]) => `${represent(key)}: ${represent(item)}`).join(", ")}}`;
	}
}
function representString(text) {
	const quote = text.includes("'") && !text.includes("\"") ? "\"" : "'";
	return `${quote}${text.replaceAll("\\", "\\\\").replaceAll(quote, `\\${quote}`).replace(/(?! )[\p{C}\p{Z}]/gu, (character) => ESCAPED[character] ?? escapeCode(character.codePointAt(0) ?? 0))}${quote}`;
}
const ESCAPED = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
/** What Python does not print as it is. */
function escapeCode(code) {
	const digits = code.toString(16);
	if (code <= 255) return `\\x${digits.padStart(2, "0")}`;
	return code <= 65535 ? `\\u${digits.padStart(4, "0")}` : `\\U${digits.padStart(8, "0")}`;
}
var LiteralReader = class {
	place = 0;
	text;
	constructor(text) {
		this.text = text;
	}
	isDone() {
		this.take(SPACE);
		return this.place === this.text.length;
	}
	readValue(depth) {
		if (depth > DEEPEST) throw new LiteralError();
		this.take(SPACE);
		const next = this.text.charAt(this.place);
		if (next === "{") return this.readBraces(depth);
		if (next === "[") return {
			kind: "list",
			items: this.readItems("]", depth).items
		};
		if (next === "(") return this.readParentheses(depth);
		const atom = this.take(ATOM);
		if (atom !== null) return {
			kind: "atom",
			text: atom === "..." ? "Ellipsis" : atom
		};
		if (this.peek(STRING_START)) return {
			kind: "string",
			text: this.readStrings()
		};
		const [, sign = "", digits] = this.match(NUMBER) ?? [];
		if (digits === void 0) throw new LiteralError();
		return {
			kind: "atom",
			text: printNumber(sign, digits.replaceAll("_", ""))
		};
	}
	readParentheses(depth) {
		const { items, commas } = this.readItems(")", depth);
		const [only] = items;
		return only !== void 0 && commas === 0 ? only : {
			kind: "tuple",
			items
		};
	}
	readItems(end, depth) {
		this.place++;
		const items = [];
		let commas = 0;
		while (!this.takeMark(end)) {
			if (items.length > commas) throw new LiteralError();
			items.push(this.readValue(depth + 1));
			if (this.takeMark(",")) commas++;
		}
		return {
			items,
			commas
		};
	}
	readBraces(depth) {
		this.place++;
		const entries = /* @__PURE__ */ new Map();
		const items = [];
		let commas = 0;
		for (let read = 0; !this.takeMark("}"); read++) {
			if (read > commas) throw new LiteralError();
			const key = this.readValue(depth + 1);
			if (this.takeMark(":")) entries.set(represent(key), [key, this.readValue(depth + 1)]);
			else items.push(key);
			if (this.takeMark(",")) commas++;
		}
		if (items.length === 0) return {
			kind: "dict",
			entries: [...entries.values()]
		};
		if (entries.size > 0) throw new LiteralError();
		return {
			kind: "set",
			items
		};
	}
	/** Neighbouring strings are one. */
	readStrings() {
		let text = "";
		for (let start = this.match(STRING_START); start !== null; start = this.match(STRING_START)) {
			text += this.readString(start[1] ?? "", start[2] ?? "");
			this.take(SPACE);
		}
		return text;
	}
	readString(prefix, quote) {
		const isRaw = /r/i.test(prefix);
		let text = "";
		while (!this.text.startsWith(quote, this.place)) {
			if (this.place >= this.text.length) throw new LiteralError();
			const character = this.text.charAt(this.place);
			if (character === "\n" && quote.length === 1) throw new LiteralError();
			if (character === "\\") text += isRaw ? this.readRawEscape() : this.readEscape();
			else {
				text += character;
				this.place++;
			}
		}
		this.place += quote.length;
		return text;
	}
	readRawEscape() {
		this.place += 2;
		return this.text.slice(this.place - 2, this.place);
	}
	readEscape() {
		const found = this.match(/\\(?:([0-7]{1,3})|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([\s\S]))/y);
		if (found === null) throw new LiteralError();
		const [whole, octal, ...rest] = found;
		const single = rest[3];
		if (single !== void 0) return SINGLE[single] ?? whole;
		const code = octal === void 0 ? Number.parseInt(rest[0] ?? rest[1] ?? rest[2] ?? "", 16) : Number.parseInt(octal, 8);
		if (!(code <= 1114111)) throw new LiteralError();
		return String.fromCodePoint(code);
	}
	takeMark(mark) {
		this.take(SPACE);
		if (!this.text.startsWith(mark, this.place)) return false;
		this.place++;
		return true;
	}
	take(pattern) {
		return this.match(pattern)?.[0] ?? null;
	}
	peek(pattern) {
		pattern.lastIndex = this.place;
		return pattern.test(this.text);
	}
	match(pattern) {
		pattern.lastIndex = this.place;
		const found = pattern.exec(this.text);
		if (found !== null) this.place = pattern.lastIndex;
		return found;
	}
};
/** What a backslash and one character stand for in a text of Python's. */
const SINGLE = {
	"\n": "",
	"\\": "\\",
	"'": "'",
	"\"": "\"",
	a: "\x07",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v"
};
/** A number as Python prints it: an integer without end, or a float with its point or exponent. */
function printNumber(given, digits) {
	const sign = given === "-" ? "-" : "";
	if (!/^(?:\d+|0[xob].*)$/i.test(digits)) return sign + printFloat(Number(digits));
	if (/^0\d*[1-9]/.test(digits)) throw new LiteralError();
	const whole = BigInt(digits);
	return `${whole === 0n ? "" : sign}${whole}`;
}
function printFloat(value) {
	if (!Number.isFinite(value)) return "inf";
	if (value !== 0 && (value < 1e-4 || value >= 0x2386f26fc10000)) {
		const [digits = "", exponent = ""] = value.toExponential().split("e");
		return `${digits}e${exponent.charAt(0)}${exponent.slice(1).padStart(2, "0")}`;
	}
	const text = value.toString();
	return /[.e]/.test(text) ? text : `${text}.0`;
}
// src/mlbench/data/rows.ts
/** Twenty times what ML-Bench has, with a README in each row. */
const MOST_ROWS = 2e5;
const MOST_CHARACTERS = 1024 ** 3;
/** A whole number, also where it stands as text. */
const taskId = preprocess((value) => typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value, int().min(0));
const text = string();
const ARGUMENTS_FORM = "expected the text of a Python dict, as \"{'epochs': '5'}\"; \"{}\" for none";
const literal = string({ error: ({ input }) => input === void 0 ? void 0 : ARGUMENTS_FORM });
/** A row of ML-Bench; (github_id, id) is its key. Names that other copies of the data give a column are taken too. */
const rowWith = (argumentsColumn) => object({
	github_id: taskId,
	id: taskId,
	github: text.default(""),
	path: text.default(""),
	arguments: argumentsColumn,
	instruction: text,
	oracle: text.default(""),
	type: _enum(TASK_TYPES),
	prefix_code: text.default(""),
	output: text.default("")
}).transform(({ github_id, prefix_code, arguments: given, ...rest }, context) => {
	const values = readArguments(given);
	if (values === null) context.addIssue({
		code: "custom",
		path: ["arguments"],
		message: ARGUMENTS_FORM
	});
	return {
		...rest,
		githubId: github_id,
		prefixCode: prefix_code,
		arguments: values ?? []
	};
});
const row = rowWith(literal.default("{}"));
/** A row whose answers are judged: one without the column would find all that it wants in every answer. */
const judgedRow = rowWith(literal);
const ALIASES = {
	instructions: "instruction",
	extend_instructions: "instruction",
	"extend instructions": "instruction",
	oracle_segment: "oracle",
	oracle_segmet: "oracle",
	"golden code segment": "oracle"
};
/** The rows of a file of JSON lines (also packed by gzip) or of Parquet, or of a split on the Hugging Face hub (`hf:owner/name/split`). UserError with the line for a row that does not fit, and for a key that comes twice. */
async function readTasks(path, hubUrl) {
	const tasks = [];
	for await (const { task } of readRows(path, row, hubUrl)) tasks.push(task);
	return tasks;
}
/**
* The rows of a file as `readTasks` reads them, for answers that are judged; UserError also for one that does not tell its
* arguments.
*/
const readJudgedTasks = async (path, hubUrl) => (await readTaskVersions(path, { rows: [] }, hubUrl)).published;
/** The rows as they are published and as errata mend them; UserError as `readJudgedTasks`. */
async function readTaskVersions(path, errata, hubUrl) {
	const published = [];
	const mended = [];
	const unfit = [];
	const byKey = Map.groupBy(errata.rows, keyOf);
	for await (const { task, named, where } of readRows(path, judgedRow, hubUrl)) {
		published.push(task);
		const changed = mendRow(named, byKey.get(keyOf(task)) ?? []);
		if (changed === null) unfit.push(keyOf(task));
		mended.push(changed === null || changed === named ? task : parseWith(judgedRow, changed, `${where}, mended`));
	}
	return {
		published,
		mended,
		changed: mended.filter((task, index) => task !== published[index]).length,
		unfit
	};
}
/** Each row, with what it was read from and its place. */
async function* readRows(path, schema, hubUrl) {
	const seen = /* @__PURE__ */ new Set();
	for await (const { value, where } of readRecords(path, hubUrl)) {
		if (Array.isArray(value)) throw new UserError(`${where} is a list: each line is one row, as a JSON object.`);
		const named = withKnownNames(value);
		const task = parseWith(schema, named, where);
		if (seen.has(keyOf(task))) throw new UserError(`${where}: the row github_id ${task.githubId}, id ${task.id} is there twice.`);
		seen.add(keyOf(task));
		yield {
			task,
			named,
			where
		};
	}
	if (seen.size === 0) throw new UserError(`${path} holds no rows.`);
}
/** Names the data that scores are of: the bytes of a file, or of a split on the hub what was read of it. */
async function hashRows(path, tasks) {
	if (isHubAddress(path)) return sha256Hex(JSON.stringify(tasks));
	const hash = await hashNamed(path);
	if (hash === null) throw new UserError(`${path} was removed while it was read.`, 1);
	return hash;
}
const isHubAddress = (path) => path.startsWith("hf:");
/** What names the same rows whenever they are read: a split on the hub by its commit; a file as it is. */
async function pinRows(path, hubUrl) {
	if (!isHubAddress(path)) return path;
	const { pinHubAddress } = await import("./read-hub.js");
	return pinHubAddress(path, hubUrl);
}
const keyOf = ({ githubId, id }) => `${githubId}/${id}`;
/**
* Each record of a file with its place in it; a list whose bracket is a line of its own is one. UserError where there is no such file, or
* it holds more than may be, once it is unpacked; by itself no more than any data set of tasks.
*/
async function* readRecords(path, hubUrl, mostCharacters = MOST_CHARACTERS) {
	const seen = {
		number: 0,
		rows: 0,
		characters: 0,
		mostCharacters
	};
	const list = [];
	for await (const lines of readLines(path, hubUrl)) for (const { line, where } of listFilled(lines, path, seen)) if (list.length > 0 || seen.rows === 1 && line === "[") list.push(line);
	else yield {
		value: readLanguage("JSON", parseJson, line, where),
		where
	};
	if (list.length > 0) yield {
		value: readLanguage("JSON", parseJson, list.join("\n"), path),
		where: path
	};
}
/** The lines that hold something, without white space and a byte order mark around them. */
function* listFilled(lines, path, seen) {
	const unit = isHubAddress(path) || path.endsWith(".parquet") ? "row" : "line";
	for (const given of lines) {
		const where = `${path}, ${unit} ${++seen.number}`;
		const line = given.trim();
		seen.characters += given.length + 1;
		if (line !== "") seen.rows++;
		if (seen.number > MOST_ROWS || seen.characters > seen.mostCharacters) throw new UserError(`${where}: a file of tasks or answers has ${MOST_ROWS} lines and ${formatSize(seen.mostCharacters)} at most.`);
		if (line === "") continue;
		if (line.includes("\0")) throw new UserError(`${path} is no text in UTF-8: save it as that.`);
		yield {
			line,
			where
		};
	}
}
async function* readLines(path, hubUrl) {
	if (!isHubAddress(path) && await statIfPresent(path) === null) throw new UserError(`There is no file ${path}.`);
	if (isHubAddress(path)) {
		const { readHub } = await import("./read-hub.js");
		yield* readHub(path, hubUrl, MOST_ROWS, MOST_CHARACTERS);
	} else if (path.endsWith(".parquet")) {
		const { readParquet } = await import("./read-parquet.js");
		yield* readParquet(path, MOST_ROWS, MOST_CHARACTERS);
	} else yield* await isPacked(path) ? streamPackedLines(path) : streamLines(path);
}
/** One row; UserError with `where` for what does not fit. */
const parseTask = (value, where) => parseWith(judgedRow, withKnownNames(value), where);
function withKnownNames(value) {
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, field]) => [ALIASES[name] ?? name, field]));
}
function readArguments(text) {
	const value = parsePythonLiteral(text.trim() === "" ? "{}" : text);
	if (value?.kind !== "dict") return null;
	return value.entries.map(([name, item]) => ({
		name: printPython(name),
		value: printPython(item)
	}));
}
export { pinRows as a, readTaskVersions as c, parseTask as i, readTasks as l, isHubAddress as n, readJudgedTasks as o, keyOf as r, readRecords as s, hashRows as t, taskId as u };
