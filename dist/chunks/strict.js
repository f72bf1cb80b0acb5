import { t as extractCode } from "./fences.js";
// src/mlbench/grading/read-python.ts
const PART = /[A-Za-z]{0,2}(?:'''[\s\S]*?(?:'''|$)|"""[\s\S]*?(?:"""|$)|'(?:[^'\\\n]|\\[\s\S])*'?|"(?:[^"\\\n]|\\[\s\S])*"?)|#[^\n]*|[A-Za-z]+|[^A-Za-z'"#]+/g;
/** A Python program without its comments; what stands in strings stays. Linear in the text. */
const readPythonText = (program) => program.replace(PART, (part) => part.startsWith("#") ? " " : part);
// src/mlbench/grading/read-shell.ts
/** Commands that use none of their words, unless their output goes somewhere. */
const showsOnly = /* @__PURE__ */ new Set([
	"echo",
	"printf",
	":",
	"true",
	"false",
	"exit"
]);
const SEPARATORS = /(?:&&|\|\||;;|[;|&\n()])/y;
const BLANKS = /(?:[ \t\r]|\\\r?\n)+/y;
const COMMENT = /#[^\n]*/y;
const REDIRECTION = /(?:\d*|&)(?:>>?|<<?<?)(?:&\d?)?-?/y;
/** Blanks of Unicode are none of a shell's. */
const PLAIN = /[^ \t\r\n\\'"`$;|&()<>]+/y;
const ASSIGNMENT = /^[A-Za-z_]\w*=/;
const PROMPT = /^(?:\$|>>>|#)$/;
/**
* The commands of a shell script as a shell parts them, without expanding anything. Quotes, escapes, comments and continued
* lines are read as a shell reads them; the text of a here-document is not told from commands. Linear in the text.
*/
function readShell(script) {
	const commands = [];
	let words = [];
	let isWritten = false;
	const end = (separator) => {
		const command = {
			...sortWords(words),
			goesOn: isWritten || separator === "|"
		};
		if (command.words.length + command.assignments.length > 0) commands.push(command);
		words = [];
		isWritten = false;
	};
	const reader = new Reader(script);
	while (!reader.isDone()) {
		if (reader.take(BLANKS) !== null || reader.take(COMMENT) !== null) continue;
		const redirection = reader.take(REDIRECTION);
		if (redirection !== null) {
			isWritten ||= redirection.includes(">");
			reader.take(BLANKS);
			reader.readWord();
			continue;
		}
		const separator = reader.take(SEPARATORS);
		if (separator !== null) end(separator);
		else words.push(reader.readWord());
	}
	end(null);
	return commands;
}
function sortWords(words) {
	const ours = PROMPT.test(words[0] ?? "") ? words.slice(1) : words;
	const start = ours.findIndex((word) => !ASSIGNMENT.test(word));
	const at = start < 0 ? ours.length : start;
	return {
		assignments: ours.slice(0, at),
		words: ours.slice(at)
	};
}
var Reader = class {
	place = 0;
	text;
	constructor(text) {
		this.text = text;
	}
	isDone() {
		return this.place >= this.text.length;
	}
	take(pattern) {
		pattern.lastIndex = this.place;
		const found = pattern.exec(this.text)?.[0];
		if (found === void 0 || found === "") return null;
		this.place += found.length;
		return found;
	}
	/** Word up to the next blank or separator, quotes and escapes undone. It moves on by a character at least. */
	readWord() {
		let word = "";
		for (;;) {
			const part = this.take(PLAIN) ?? this.readSpecial();
			if (part === null) return word;
			word += part;
		}
	}
	readSpecial() {
		const character = this.text.charAt(this.place);
		switch (character) {
			case "'": return this.readUntil("'", false);
			case "\"": return this.readUntil("\"", true);
			case "`":
			case "$":
				this.place++;
				return character;
			case "\\":
				this.place += 2;
				return this.text.charAt(this.place - 1) === "\n" ? "" : this.text.charAt(this.place - 1);
			default: return null;
		}
	}
	readUntil(quote, hasEscapes) {
		let text = "";
		for (this.place++; this.place < this.text.length; this.place++) {
			const character = this.text.charAt(this.place);
			if (character === quote) break;
			if (hasEscapes && character === "\\" && "\"\\$`\n".includes(this.text.charAt(this.place + 1))) {
				this.place++;
				if (this.text.charAt(this.place) !== "\n") text += this.text.charAt(this.place);
			} else text += character;
		}
		this.place++;
		return text;
	}
};
// src/mlbench/grading/strict.ts
/**
* A segment: a number with its sign and point where no letter or digit touches it, else letters and digits. So `0.5` holds no
* `5`, `catalog` no `cat`, and `train_dcp.py` both `train` and `dcp`.
*/
const SEGMENT = /(?<![\p{L}\p{N}.])[-+]?(?:\p{Nd}+(?:\.\p{Nd}*)?|\.\p{Nd}+)(?:[eE][-+]?\p{Nd}+)?(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;
const NUMBER = /^[-+.]?\d/;
const INTERPRETER = /^(?:python[\d.]*|ba?sh|torchrun|accelerate|deepspeed|mpirun|mpiexec|horovodrun|conda|poetry|uv|make|Rscript|node|java)$/;
/** Programs that run another, whose words follow, and the words of a shell that a command may follow. */
const WRAPPER = /^(?:sudo|env|nohup|time|srun|exec|command|nice|stdbuf|if|then|elif|else|while|until|do|!|\{)$/;
const SCRIPT = /\.(?:py|sh)$/;
function readAnswer(answer, { type }) {
	if (type === "Python Code") {
		const code = extractCode(answer, "python");
		return {
			code,
			...readProgram(code),
			runsProgram: null
		};
	}
	const code = extractCode(answer, "shell");
	const commands = readShell(code);
	return {
		code,
		runs: commands.filter(({ words: [first], goesOn }) => goesOn || !showsOnly.has(first ?? "")).map(({ words, assignments }) => splitSegments([...assignments, ...words].join(" "))),
		runsProgram: commands.some(runsProgram)
	};
}
/** A Python program's segments, in one run. */
const readProgram = (code) => ({ runs: [splitSegments(readPythonText(code))] });
/** The arguments whose value is not in an answer: numbers are compared as numbers, words whatever their case. */
function findMissing({ runs }, task) {
	return task.arguments.filter(({ value }) => {
		const wanted = splitSegments(value);
		return wanted.length > 0 && !runs.some((run) => holds(run, wanted));
	});
}
/** Whether segments stand in a run one after another. */
const holds = (run, wanted) => run.some((_, start) => wanted.every((segment, index) => run[start + index] === segment));
const splitSegments = (text) => (text.match(SEGMENT) ?? []).map((segment) => NUMBER.test(segment) ? normaliseNumber(segment) : segment.toLowerCase());
function normaliseNumber(segment) {
	const value = Number(segment);
	return Number.isNaN(value) ? segment.toLowerCase() : String(value);
}
/** A command that starts an interpreter or a launcher with something to run, or a script by its own name. */
function runsProgram({ words }) {
	const [first = "", ...rest] = words.slice(words.findIndex((word) => !WRAPPER.test(word)));
	return SCRIPT.test(first) || INTERPRETER.test(first.split("/").at(-1) ?? "") && rest.length > 0;
}
export { splitSegments as a, runsProgram as i, readAnswer as n, readShell as o, readProgram as r, showsOnly as s, findMissing as t };
