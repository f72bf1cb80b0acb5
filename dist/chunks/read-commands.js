import { Ht as strictObject, Ut as string } from "./inputs.js";
import { n as readPythonSource, t as cantRead } from "./python-source.js";
// src/mlbench/grading/read-python.ts
const effects = strictObject({
	text: string().nullable(),
	fault: string().nullable()
});
/**
* Each program without its comments and what else has no effect, as doc strings and values of names that nothing reads; null for
* one that Python can't read. Nothing is executed.
*/
async function readPrograms(programs) {
	const sources = new Map([...programs].map((program) => [program, Buffer.from(program)]));
	const texts = /* @__PURE__ */ new Map();
	for (const [program, reading] of await readPythonSource(sources, {
		type: "effects",
		answer: effects
	})) {
		if (reading.kind === "unread") throw cantRead(reading.fault);
		const isProgram = reading.kind === "answered" && reading.answer.fault === null;
		texts.set(program, isProgram ? readPythonText(reading.answer.text ?? program) : null);
	}
	return texts;
}
const PART = /[A-Za-z]{0,2}(?:'''[\s\S]*?(?:'''|$)|"""[\s\S]*?(?:"""|$)|'(?:[^'\\\n]|\\[\s\S])*'?|"(?:[^"\\\n]|\\[\s\S])*"?)|#[^\n]*|[A-Za-z]+|[^A-Za-z'"#]+/g;
/** Not of a name, as `a_1_000`. */
const PARTED_NUMBER = /(?<!\w)\d+(?:_\d+)+/g;
/** A Python program without its comments, and with its numbers in one piece; what stands in strings stays. Linear in the text. */
const readPythonText = (program) => program.replace(PART, (part, offset) => {
	if (part.startsWith("#")) return " ";
	if (/['"]/.test(part)) return part;
	return part.replace(PARTED_NUMBER, (number, at) => at === 0 && /\w/.test(program[offset - 1] ?? "") ? number : number.replaceAll("_", ""));
});
// src/mlbench/grading/shell-programs.ts
/** Words of a shell that a command may follow. */
const KEYWORD = /^(?:if|then|elif|else|while|until|do|!|\{|time)$/;
/** Programs that run another, whose words follow their own. */
const WRAPPER = /^(?:sudo|env|nohup|srun|exec|command|builtin|nice|ionice|stdbuf|timeout|xargs|setsid|numactl|taskset)$/;
const LIMITER = /^(?:timeout|nice|ionice|stdbuf)$/;
/** Managers of environments that run a program of one by the word `run`. */
const RUNNER = /^(?:conda|mamba|micromamba|poetry|uv|pipenv|pdm|hatch)$/;
const PYTHON = /^(?:python|pypy)[\d.]*$/;
const SHELL = /^(?:ba|z|da|k)?sh$/;
const LAUNCHER = /^(?:torchrun|accelerate|deepspeed|mpirun|mpiexec|horovodrun)$/;
const OTHER_INTERPRETER = /^(?:make|Rscript|node|java)$/;
const SCRIPT = /\.(?:py|sh)$/;
const ASSIGNMENT = /^[A-Za-z_]\w*\+?=/;
/** Programs that use none of their words but to show or to look something up. */
const SHOWS_ONLY = new Set(": true false exit return break continue echo printf sleep test [ [[ case alias unalias unset type hash which help man read wait jobs kill clear history shift let expr seq pwd date ls cat head tail less more grep wc diff cmp find du df stat file nvidia-smi whoami uname hostname printenv id tty basename dirname".split(" "));
/** Programs that only prepare the ground: they fetch, install, make or remove, and the task's program sees none of their words. */
const PREPARES = /^(?:git|pip[\d.]*|conda|mamba|micromamba|virtualenv|poetry|uv|pipenv|pdm|hatch|apt|apt-get|dpkg|yum|dnf|apk|brew|npm|mkdir|rmdir|rm|chmod|chown)$/;
/** Modules that Python brings along or that only install. */
const TOOL_MODULE = /^(?:pip|venv|ensurepip|virtualenv|site|this|json\.tool|compileall|py_compile|http\.server)$/;
const INSTALLS = /^(?:pip|venv|ensurepip|virtualenv)$/;
const LAUNCHER_MODULE = /^(?:torch\.distributed\.|accelerate\.|deepspeed)/;
const ASKS_ABOUT_PYTHON = /^(?:-V|--version|-h|--help)$/;
function findProgram(words) {
	const start = words.findIndex((word) => !KEYWORD.test(word));
	const own = start < 0 ? [] : words.slice(start);
	const name = nameOf(own[0] ?? "");
	const isRunner = RUNNER.test(name) && own[1] === "run";
	if (!WRAPPER.test(name) && !isRunner) return {
		name,
		rest: own.slice(1)
	};
	const inner = own.slice(isRunner ? 2 : 1);
	const place = findWrapped(inner);
	return place < 0 ? {
		name,
		rest: inner
	} : findProgram(inner.slice(place));
}
/** Place of the program in the words of one that runs another; below 0: there is none. */
function findWrapped(words) {
	const at = words.findIndex((word) => isStarter(nameOf(word)));
	if (at >= 0) return at;
	return words.findIndex((word) => !word.startsWith("-") && !ASSIGNMENT.test(word) && !/^[\d.]+[smhd]?$/.test(word));
}
/** Words without those by which `timeout`, `nice` and their like hold a program to a limit: it uses none of them. */
function withoutLimits(words) {
	const at = words.findIndex((word) => LIMITER.test(nameOf(word)));
	const isFirst = words.slice(0, at).every((word) => KEYWORD.test(word) || WRAPPER.test(nameOf(word)) || /^-/.test(word));
	const place = at < 0 || !isFirst ? -1 : findWrapped(words.slice(at + 1));
	return place < 0 ? words : [...words.slice(0, at), ...withoutLimits(words.slice(at + 1 + place))];
}
/** Name of a file without its folder. */
const nameOf = (word) => word.split("/").at(-1) ?? "";
const isStarter = (name) => [
	PYTHON,
	SHELL,
	LAUNCHER,
	OTHER_INTERPRETER,
	SCRIPT
].some((pattern) => pattern.test(name));
/** Whether a command uses none of its words, unless its output goes somewhere. */
const showsOnly = (words) => SHOWS_ONLY.has(findProgram(words).name);
/** Whether a command uses its words for what is asked. `goesOn`: its output goes to a command or a file that uses them. */
function usesWords({ words, goesOn }) {
	const { name, rest } = findProgram(words);
	if (PREPARES.test(name) || PYTHON.test(name) && INSTALLS.test(findOperand(rest)?.word ?? "")) return false;
	return goesOn || !SHOWS_ONLY.has(name);
}
/** The program in the words of `python -c`, `bash -c` and `eval`, or that Python or a shell reads from its input; null: none. */
function findInnerProgram({ name, rest }, input) {
	if (name === "eval") return {
		by: "shell",
		code: rest.join(" ")
	};
	const by = PYTHON.test(name) ? "python" : SHELL.test(name) ? "shell" : null;
	if (by === null) return null;
	const operand = findOperand(rest);
	if (operand?.kind === "code") return {
		by,
		code: operand.word
	};
	return operand === null && input !== null ? {
		by,
		code: input
	} : null;
}
/** What an interpreter is told to run; null: its input. */
function findOperand(rest) {
	for (let index = 0; index < rest.length; index++) {
		const [word = "", next = ""] = [rest[index], rest[index + 1]];
		if (word === "-" || word === "-s") return null;
		if (/^-[a-zA-Z]*c$/.test(word)) return {
			kind: "code",
			word: next
		};
		if (word === "-m") return {
			kind: "module",
			word: next
		};
		if (/^-m./.test(word)) return {
			kind: "module",
			word: word.slice(2)
		};
		if (/^-[WXo]$/.test(word)) index++;
		else if (!/^[-+]/.test(word)) return asFile(word);
	}
	return null;
}
/** A program that was started, by the file or module that it is of; null: the words start none. */
function findStarted(words) {
	const { name, rest } = findProgram(words);
	if (SCRIPT.test(name)) return asFile(name);
	if (name === "source" || name === ".") return rest[0] !== void 0 && SCRIPT.test(rest[0]) ? asFile(rest[0]) : null;
	if (PYTHON.test(name)) return findStartedByPython(rest);
	if (SHELL.test(name)) return findOperand(rest);
	if (LAUNCHER.test(name)) return findScript(rest) ?? findOperand(rest);
	return OTHER_INTERPRETER.test(name) && rest[0] !== void 0 ? asFile(rest[0]) : null;
}
function findStartedByPython(rest) {
	if (ASKS_ABOUT_PYTHON.test(rest[0] ?? "")) return null;
	const operand = findOperand(rest);
	if (operand?.kind !== "module") return operand;
	if (LAUNCHER_MODULE.test(operand.word)) return findScript(rest) ?? operand;
	return TOOL_MODULE.test(operand.word) ? null : operand;
}
function findScript(rest) {
	const word = rest.find((each) => SCRIPT.test(each));
	return word === void 0 ? null : asFile(word);
}
const asFile = (word) => ({
	kind: "file",
	word
});
/** What a command prints, where its own words or what it is given tell that; null: they don't. */
function readPrinted(command) {
	const [program, ...rest] = command?.words ?? [];
	if (program === "echo" || program === "printf") return rest.filter((word) => !/^-[neE]+$/.test(word)).join(" ");
	return program === "cat" && rest.length === 0 ? command?.input ?? null : null;
}
// src/mlbench/grading/reached-commands.ts
const OPENS = /^(?:if|while|until|for|select|case|\{)$/;
const CLOSES = /^(?:fi|done|esac|\})$/;
const CONSTANTS = /* @__PURE__ */ new Map([
	["true", true],
	[":", true],
	["echo", true],
	["false", false]
]);
/**
* The commands of a script that a shell may come to: not those behind an `exit` that nothing holds back, behind a constant
* condition (`false && …`, `if false`), or in a function whose name stands nowhere else.
*/
function listReached(commands) {
	const reader = new ReachReader();
	const places = commands.map((command, index) => {
		return {
			command,
			of: reader.place(command, commands[index + 1]),
			isSure: reader.isSure(command)
		};
	});
	const isCalled = (name) => places.some(({ command, of }) => of !== null && !of.includes(name) && !reader.definitions.has(command) && command.words.includes(name));
	return places.flatMap(({ command, of, isSure }) => of?.every(isCalled) ? [{
		...command,
		isSure
	}] : []);
}
var ReachReader = class {
	/** Commands that only name a function. */
	definitions = /* @__PURE__ */ new Set();
	#blocks = [];
	#status = null;
	#hasEnded = false;
	#before = null;
	/** The functions that a command stands in; null: no shell comes to it. */
	place(command, next) {
		const isSkipped = this.#isSkipped(command);
		this.#enterAll(command, isSkipped);
		const isReached = !this.#hasEnded && !isSkipped && this.#blocks.every((block) => !block.isSkipped && !block.isDead);
		if (!isSkipped) this.#status = readStatus(command);
		this.#hasEnded ||= isReached && this.#blocks.length === 0 && isEnd(command, next);
		this.#before = command;
		return isReached ? this.#blocks.flatMap(({ name }) => name ?? []) : null;
	}
	/** Of the command that was placed last. */
	isSure({ joint }) {
		return !/^(?:&&|\|\|)$/.test(joint) && !this.#blocks.some(({ isOpen }) => isOpen);
	}
	#isSkipped({ joint }) {
		return joint === "&&" && this.#status === false || joint === "||" && this.#status === true;
	}
	#enterAll(command, isSkipped) {
		for (const [index, word] of command.words.entries()) {
			if (OPENS.test(word)) this.#open(word, command, isSkipped);
			else if (CLOSES.test(word)) this.#blocks.pop();
			else this.#goOn(word);
			if (!KEYWORD.test(word) && !(index < 2 && command.words[0] === "function")) return;
		}
	}
	#open(word, command, isSkipped) {
		const definition = word === "{" ? this.#findDefinition(command) : null;
		if (definition !== null) this.definitions.add(definition);
		const name = definition?.words.findLast((each) => each !== "{") ?? null;
		this.#blocks.push({
			word,
			name,
			isSkipped,
			test: null,
			isDead: false,
			isOpen: word === "case"
		});
	}
	/** The command that names the function whose body begins: `f()` or `function f`. */
	#findDefinition(command) {
		if (command.words[0] === "function") return command;
		return command.joint === ")" && this.#blocks.at(-1)?.word !== "case" || this.#before?.words[0] === "function" ? this.#before : null;
	}
	#goOn(word) {
		const block = this.#blocks.at(-1);
		if (block === void 0) return;
		if (word === "then" || word === "do") {
			block.test = this.#status;
			block.isOpen ||= this.#status === null;
			block.isDead ||= this.#status === (block.word === "until");
		} else if (word === "else" || word === "elif") block.isDead = block.test === true;
	}
};
/** How a command ends; null: only a run tells. */
function readStatus({ words }) {
	const [program = "", ...rest] = words.slice(words.findIndex((word) => !KEYWORD.test(word)));
	if (words.includes("!")) return null;
	if (program === "[" || program === "[[") return readTest(rest.slice(0, -1));
	return program === "test" ? readTest(rest) : CONSTANTS.get(program) ?? null;
}
const COMPARISONS = /* @__PURE__ */ new Map([
	["=", (left, right) => left === right],
	["==", (left, right) => left === right],
	["!=", (left, right) => left !== right],
	["-eq", (left, right) => Number(left) === Number(right)],
	["-ne", (left, right) => Number(left) !== Number(right)],
	["-lt", (left, right) => Number(left) < Number(right)],
	["-le", (left, right) => Number(left) <= Number(right)],
	["-gt", (left, right) => Number(left) > Number(right)],
	["-ge", (left, right) => Number(left) >= Number(right)]
]);
/** Whether a test of written words holds; null: of a variable, a pattern or a file only a run tells. */
function readTest(words) {
	if (words.some((word) => /[$*?~[]/.test(word))) return null;
	const [left = "", middle = "", right = ""] = words;
	if (words.length < 2) return left !== "";
	if (words.length === 2) return left === "-n" ? middle !== "" : left === "-z" ? middle === "" : null;
	return words.length === 3 ? COMPARISONS.get(middle)?.(left, right) ?? null : null;
}
const isEnd = ({ words, joint, level }, next) => nameOf(words[0] ?? "") === "exit" && level === 0 && /^[;\n]$/.test(joint) && !/^[|&]&?$/.test(next?.joint ?? "");
// src/mlbench/grading/read-shell.ts
/** Of substitutions within substitutions those deeper are read as text. */
const DEEPEST$1 = 10;
const SEPARATORS = /(?:&&|\|\||;;|\|&|[;|&\n()])/y;
const BLANKS = /(?:[ \t\r]|\\\r?\n)+/y;
const COMMENT = /#[^\n]*/y;
const REDIRECTION = /(\d*|&)(>\||>>?|<<<|<<-?|<>?)(&\d*-?)?/y;
/** Blanks of Unicode are none of a shell's. */
const PLAIN = /[^ \t\r\n\\'"`$;|&()<>]+/y;
const ARITHMETIC = /\$\(\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)\)/y;
const QUOTED = /[^"`$\\]+/y;
const PROCESS = /[<>]\(/y;
const PROMPT = /^(?:\$|>>>|#)$/;
const NOWHERE = /^\/dev\/(?:null|stdout|stderr|tty|fd\/\d+)$/;
const startCommand = (unseen, joint = "\n", level = 0) => ({
	words: [],
	isWritten: false,
	unseen,
	input: null,
	joint,
	level
});
/** Between the commands of two pipes. */
const END_OF_PIPE = startCommand(null);
/**
* The commands of a shell script as a shell parts them, without expanding anything; those in substitutions come before the
* command that takes their output. Quotes, escapes, comments, continued lines and here-documents are read as a shell reads them.
* Linear in the text.
*/
const readShell = (script) => new ScriptReader(script, 0).read();
var ScriptReader = class ScriptReader {
	commands = [];
	text;
	depth;
	place = 0;
	open = startCommand(null);
	done = [];
	conditions = 0;
	hereDocuments = [];
	constructor(text, depth) {
		this.text = text;
		this.depth = depth;
	}
	read() {
		while (this.place < this.text.length) {
			if (this.take(BLANKS) !== null || this.take(COMMENT) !== null) continue;
			if (!this.at(PROCESS) && this.readRedirection()) continue;
			const separator = this.take(SEPARATORS);
			if (separator === null) this.addWord(this.readWord());
			else this.end(separator);
		}
		this.end("\n");
		return this.commands;
	}
	addWord(word) {
		this.open.words.push(word);
		if (this.open.words.length > 1 && !/^(?:!|then|do|else|\{)$/.test(this.open.words.at(-2) ?? "")) return;
		if (/^(?:if|elif|while|until)$/.test(word)) this.conditions++;
		else if (/^(?:then|do)$/.test(word)) this.conditions = Math.max(0, this.conditions - 1);
		if (word === "!" || this.conditions > 0) this.open.unseen = "condition";
	}
	readRedirection() {
		const [, from = "", way = "", copy] = this.match(REDIRECTION) ?? [];
		if (way === "") return false;
		if (copy !== void 0 && copy !== "&") return true;
		this.take(BLANKS);
		const target = this.readWord();
		if (way === "<<<") this.open.input = target;
		else if (way.startsWith("<<")) this.hereDocuments.push({
			of: this.open,
			end: target,
			isIndented: way === "<<-"
		});
		else if (way.includes(">") && /^[1&]?$/.test(from)) this.open.isWritten ||= !NOWHERE.test(target);
		return true;
	}
	/** A pipe's commands end together: which of them go on depends on what stands behind them. */
	end(separator) {
		const isPipe = separator === "|" || separator === "|&";
		if (separator === "&") this.open.unseen ??= "background";
		if (isPipe) this.open.unseen ??= "pipe";
		this.done.push(this.open);
		const { words, joint, level } = this.open;
		const depth = Math.max(0, level + (separator === "(" ? 1 : separator === ")" ? -1 : 0));
		const goesOn = separator === "\n" && words.length === 0;
		this.open = startCommand(this.conditions > 0 ? "condition" : null, goesOn ? joint : separator, depth);
		if (separator === "\n") this.readHereDocuments();
		if (!isPipe && this.hereDocuments.length === 0) this.close(this.done.splice(0));
		else if (!isPipe) this.done.push(END_OF_PIPE);
	}
	/** Takes pipes apart again, of which several may have waited for the text of a here-document. */
	close(waiting) {
		let pipe = [];
		for (const each of [...waiting, END_OF_PIPE]) if (each !== END_OF_PIPE) pipe.push(each);
		else {
			this.commands.push(...sortPipe(pipe));
			pipe = [];
		}
	}
	readHereDocuments() {
		for (const { of, end, isIndented } of this.hereDocuments.splice(0)) {
			const lines = [];
			while (this.place < this.text.length) {
				const next = this.text.indexOf("\n", this.place);
				const stop = next < 0 ? this.text.length : next;
				const line = this.text.slice(this.place, stop).replace(/\r$/, "");
				this.place = stop + 1;
				if ((isIndented ? line.replace(/^\t+/, "") : line) === end) break;
				lines.push(line);
			}
			of.input = lines.join("\n");
		}
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
		switch (this.text.charAt(this.place)) {
			case "'": return this.readPlainQuote();
			case "\"": return this.readQuote();
			case "`": return this.readSubstitution("`", 1);
			case "<":
			case ">": return this.at(PROCESS) ? this.readSubstitution(")", 2) : null;
			case "$": return this.readDollar();
			case "\\":
				this.place += 2;
				return this.text.charAt(this.place - 1) === "\n" ? "" : this.text.charAt(this.place - 1);
			default: return null;
		}
	}
	readDollar() {
		const sum = this.take(ARITHMETIC);
		if (sum !== null) return sum;
		const next = this.text.charAt(this.place + 1);
		if (next === "(") return this.readSubstitution(")", 2);
		this.place++;
		if (next !== "{") return next === "'" || next === "\"" ? "" : "$";
		const end = this.text.indexOf("}", this.place);
		const start = this.place;
		this.place = end < 0 ? this.text.length : end + 1;
		return `$${this.text.slice(start, this.place)}`;
	}
	/** The commands of a substitution, whose output goes on; it is an empty word itself. */
	readSubstitution(end, opening) {
		this.place += opening;
		const start = this.place;
		this.place = end === "`" ? findEnd(this.text, start, "`") : findClosing(this.text, start);
		const inner = this.text.slice(start, this.place++);
		if (this.depth >= DEEPEST$1) return inner;
		const commands = new ScriptReader(inner, this.depth + 1).read();
		this.commands.push(...commands.map((each) => ({
			...each,
			goesOn: true,
			level: each.level + 1
		})));
		return "$()";
	}
	readPlainQuote() {
		const start = this.place + 1;
		const end = this.text.indexOf("'", start);
		this.place = end < 0 ? this.text.length : end + 1;
		return this.text.slice(start, this.place - (end < 0 ? 0 : 1));
	}
	readQuote() {
		let text = "";
		this.place++;
		while (this.place < this.text.length) {
			const part = this.take(QUOTED) ?? this.readInQuote();
			if (part === null) break;
			text += part;
		}
		this.place++;
		return text;
	}
	/** Null: the quote ends here. */
	readInQuote() {
		const character = this.text.charAt(this.place);
		if (character === "\"") return null;
		if (character === "`") return this.readSubstitution("`", 1);
		if (this.text.startsWith("$(", this.place)) return this.readDollar();
		this.place++;
		if (character !== "\\" || !"\"\\$`\n".includes(this.text.charAt(this.place))) return character;
		const next = this.text.charAt(this.place++);
		return next === "\n" ? "" : next;
	}
	at(pattern) {
		pattern.lastIndex = this.place;
		return pattern.test(this.text);
	}
	take(pattern) {
		return this.match(pattern)?.[0] ?? null;
	}
	match(pattern) {
		pattern.lastIndex = this.place;
		const found = pattern.exec(this.text);
		if (found === null || found[0] === "") return null;
		this.place += found[0].length;
		return found;
	}
};
function sortPipe(pipe) {
	const ready = [];
	for (const [place, { words, isWritten, unseen, input, joint, level }] of [...pipe.entries()].reverse()) {
		const behind = ready.at(-1);
		const goesOn = isWritten || behind !== void 0 && usesWords(behind);
		const given = input ?? readPrinted(pipe[place - 1]);
		const command = {
			...sortWords(words),
			goesOn,
			unseen,
			input: given,
			joint,
			level,
			isInput: false
		};
		if (command.words.length + command.assignments.length > 0 || input !== null) ready.push(command);
	}
	return ready.toReversed();
}
function sortWords(words) {
	const ours = PROMPT.test(words[0] ?? "") ? words.slice(1) : words;
	const first = findBehind(ours, 0, KEYWORD);
	const at = findBehind(ours, first, ASSIGNMENT);
	return {
		assignments: ours.slice(first, at),
		words: [...ours.slice(0, first), ...ours.slice(at)]
	};
}
/** The first place from `start` whose word is another. */
function findBehind(words, start, pattern) {
	let place = start;
	while (place < words.length && pattern.test(words[place] ?? "")) place++;
	return place;
}
/** Place of the next mark that no backslash stands before; the text's end where there is none. */
function findEnd(text, start, mark) {
	for (let place = start; place < text.length; place++) if (text.charAt(place) === "\\") place++;
	else if (text.charAt(place) === mark) return place;
	return text.length;
}
/** Place of the parenthesis that closes what was opened before `start`; quotes are stepped over. */
function findClosing(text, start) {
	let open = 1;
	for (let place = start; place < text.length; place++) {
		const character = text.charAt(place);
		if (character === "\\") place++;
		else if (character === "'") place = text.indexOf("'", place + 1);
		else if (character === "\"") place = findEnd(text, place + 1, "\"");
		else if (character === "(") open++;
		else if (character === ")" && --open === 0) return place;
		if (place < start) return text.length;
	}
	return text.length;
}
// src/mlbench/grading/read-commands.ts
/** Of shells within shells those deeper are not read. */
const DEEPEST = 3;
/** Characters of a variable's value; one that is put into itself grows without end. */
const LONGEST_VALUE = 1e4;
/** Characters that variables add to a script. */
const MOST_PUT = 1e6;
const VARIABLE = /\$(?:\{([A-Za-z_]\w*)(?::?[-=]([^{}]*))?\}|([A-Za-z_]\w*))/g;
const DECLARES = /^(?:export|declare|typeset|local|readonly)$/;
/**
* The commands of a script with those of the shells that it starts, and with the values that it gave its variables. What only gives
* a variable a value is no command: the value stands where the variable is used.
*/
const readCommands = (script) => putValues(openShells(listReached(readShell(script)), 0));
/** The commands that a shell within is given stand in that shell's place. Of all but the last nobody sees how they ended. */
function openShells(commands, depth) {
	return commands.flatMap((command) => {
		const inner = depth < DEEPEST ? findInnerProgram(findProgram(command.words), command.input) : null;
		if (inner?.by !== "shell") return [command];
		const found = openShells(listReached(readShell(inner.code)), depth + 1).map((each, index, { length }) => ({
			...each,
			goesOn: each.goesOn || command.goesOn,
			isSure: each.isSure && command.isSure,
			isInput: each.isInput || command.isInput || inner.code === command.input,
			unseen: index < length - 1 ? "condition" : each.unseen ?? command.unseen
		}));
		const { assignments } = command;
		return assignments.length === 0 ? found : [{
			...command,
			words: ["export", ...assignments],
			assignments: [],
			input: null
		}, ...found];
	});
}
function putValues(commands) {
	const values = new Values();
	return commands.flatMap((command) => {
		const assignments = command.assignments.map((each) => values.put(each));
		const input = command.input === null ? null : values.put(command.input);
		const [first = "", ...rest] = command.words.map((each) => values.put(each));
		if (command.words.every((word) => KEYWORD.test(word))) {
			values.keep(assignments, command.isSure);
			return input === null ? [] : [{
				...command,
				assignments: [],
				input
			}];
		}
		if (values.keepOf(first, rest, command.isSure)) return [];
		const program = command.words[0]?.startsWith("$") ? first.split(/\s+/) : [first];
		return [{
			...command,
			words: [...program, ...rest],
			assignments,
			input
		}];
	});
}
/** What a script's variables hold. */
var Values = class {
	known = /* @__PURE__ */ new Map();
	left = MOST_PUT;
	put(text) {
		if (this.left < 0) return text;
		const full = text.replace(VARIABLE, (whole, braced, other, plain) => {
			return this.known.get(braced ?? plain ?? "") ?? other ?? whole;
		});
		this.left -= full.length - text.length;
		return full;
	}
	/** Keeps what a loop or a declaration names; false: other commands may see it too, or it is neither. */
	keepOf(first, rest, isSure) {
		if (first === "for" && rest[1] === "in") this.keep([`${rest[0]}=${rest.slice(2).join(" ")}`], isSure);
		else if (DECLARES.test(first)) this.keep(rest, isSure);
		else return false;
		return first !== "export";
	}
	/** Where a condition decides, the value before stays beside the new one: which of them is used only a run tells. */
	keep(assignments, isSure) {
		for (const assignment of assignments) {
			const at = assignment.indexOf("=");
			if (at <= 0) continue;
			const name = assignment.slice(0, at).replace(/\+$/, "");
			const before = isSure ? void 0 : this.known.get(name);
			const value = assignment.slice(at + 1, at + LONGEST_VALUE);
			this.known.set(name, before === void 0 ? value : `${before} ${value}`.slice(0, LONGEST_VALUE));
		}
	}
};
/** A value that stands with its option in one word, as `-n5`. */
const JOINED = /^-[A-Za-z]([-+]?[\d.].*)$/;
/** The Python program that stands in a command's words, or that it reads; null: none. */
function pythonOf({ words, input }) {
	const inner = findInnerProgram(findProgram(words), input);
	return inner?.by === "python" ? inner.code : null;
}
/**
* Texts of a command in which a value may stand: its words, and what it reads; of a Python program in them what `readProgram` leaves,
* and no limit that a program like `timeout` holds it to.
*/
function textsOf(command, readProgram = readPythonText) {
	const { words, assignments, input } = command;
	const program = pythonOf(command);
	const readOf = (text) => text === program ? readProgram(text) : text;
	const used = withoutLimits(words);
	return [
		[...assignments, ...used.map(readOf)].join(" "),
		...used.flatMap((word) => JOINED.exec(word)?.[1] ?? []),
		...input === null ? [] : [readOf(input)]
	];
}
/** Whether a command starts a program: by an interpreter or a launcher, or a script by its own name. */
const runsProgram = (command) => findStarted(command.words) !== null || pythonOf(command) !== null;
export { readShell as a, findStarted as c, usesWords as d, readPrograms as f, textsOf as i, nameOf as l, readCommands as n, findInnerProgram as o, readPythonText as p, runsProgram as r, findProgram as s, pythonOf as t, showsOnly as u };
