// src/mlbench/data/script-names.ts
const ENDING = /\.(?:py|sh)$/;
/** Whether a name is that of a script in Python or of a shell. */
const isScript = (name) => ENDING.test(name);
const withoutEnding = (script) => script.replace(ENDING, "");
// src/mlbench/grading/shell-programs.ts
/** Words of a shell that a command may follow. */
const KEYWORD = /^(?:if|then|elif|else|while|until|do|!|\{|time)$/;
/** Words from the first on that is none of these, nor the option of `time -p`. */
function withoutKeywords(words) {
	const start = words.findIndex((word, index) => !KEYWORD.test(word) && !(word === "-p" && words[index - 1] === "time"));
	return start < 0 ? [] : words.slice(start);
}
/** Programs that run another, whose words follow their own. */
const WRAPPER = /^(?:sudo|env|nohup|srun|exec|command|builtin|nice|ionice|stdbuf|timeout|xargs|setsid|numactl|taskset)$/;
const LIMITER = /^(?:timeout|nice|ionice|stdbuf|taskset)$/;
/** Managers of environments that run a program of one by the word `run`. */
const RUNNER = /^(?:conda|mamba|micromamba|poetry|uv|pipenv|pdm|hatch)$/;
const PYTHON = /^(?:i?python|pypy)[\d.]*$/;
const SHELL = /^(?:ba|z|da|k)?sh$/;
const LAUNCHER = /^(?:torchrun|accelerate|deepspeed|mpirun|mpiexec|horovodrun)$/;
const OTHER_INTERPRETER = /^(?:make|Rscript|node|java)$/;
const ASSIGNMENT = /^[A-Za-z_]\w*\+?=/;
/** Programs that use none of their words but to show or to look something up. */
const SHOWS_ONLY = new Set(": true false (( trap exit return break continue echo printf sleep test [ [[ case alias unalias unset type hash which help man read wait jobs kill clear history shift ulimit umask renice let expr seq pwd date ls cat head tail less more grep wc diff cmp find du df stat file nvidia-smi whoami uname hostname printenv id tty basename dirname".split(" "));
/** Programs that only prepare the ground: they fetch, install, make or remove, and the task's program sees none of their words. */
const PREPARES = /^(?:git|pip[\d.]*|conda|mamba|micromamba|virtualenv|poetry|uv|pipenv|pdm|hatch|apt|apt-get|dpkg|yum|dnf|apk|brew|npm|mkdir|rmdir|rm|chmod|chown)$/;
/** Modules that Python brings along or that only install. */
const TOOL_MODULE = /^(?:pip|venv|ensurepip|virtualenv|site|this|json\.tool|compileall|py_compile|http\.server)$/;
const INSTALLS = /^(?:pip|venv|ensurepip|virtualenv)$/;
const LAUNCHER_MODULE = /^(?:torch\.distributed\.|accelerate\.|deepspeed)/;
const ASKS_ABOUT = /^(?:-VV?|--version|-h|--help)$/;
/** Programs that run each the next one; more are no command that somebody means. */
const MOST_WRAPPERS = 20;
function findProgram(words, wrappers = 0) {
	const own = withoutKeywords(words);
	const name = nameOf(own[0] ?? "");
	if (isDry(name, own.slice(1))) return {
		name: "help",
		rest: own.slice(1)
	};
	const run = RUNNER.test(name) ? findRun(own) : 0;
	if (!WRAPPER.test(name) && run === 0 || wrappers === MOST_WRAPPERS) return {
		name,
		rest: own.slice(1)
	};
	const inner = own.slice(run + 1);
	if (ASKS_WRAPPER.test(`${name} ${inner[0]}`)) return {
		name: "help",
		rest: inner
	};
	const place = findWrapped(inner);
	return place < 0 ? {
		name,
		rest: inner
	} : findProgram(inner.slice(place), wrappers + 1);
}
/** A program that runs another, asked about itself or about that one: `env --help`, `command -v`, `sudo -l`. */
const ASKS_WRAPPER = /^(?:\w+ --(?:help|version)|command -p?[vV]|sudo -[lvV])$/;
/** Whether a shell or `make` is told to read its script and to run nothing of it. */
function isDry(name, rest) {
	if (name === "make") return rest.some((word) => DRY_MAKE.test(word) || LETTERS.test(word) && /[nqt]/.test(word));
	if (!SHELL.test(name)) return false;
	const end = rest.findIndex((word, index) => !/^[-+]/.test(word) && rest[index - 1] !== "-o");
	return (end < 0 ? rest : rest.slice(0, end)).some((word) => LETTERS.test(word) && word.includes("n") || word === "noexec");
}
/** Options of a letter each, in one word. */
const LETTERS = /^-[A-Za-z]+$/;
const DRY_MAKE = /^--(?:dry-run|just-print|recon|question|touch)$/;
/** Place of the word `run` among those of a manager of environments, behind options alone; 0: it runs nothing. */
function findRun(words) {
	const at = words.indexOf("run");
	const isFirst = words.slice(1, at).every((word, index) => word.startsWith("-") || words[index]?.startsWith("-"));
	return at > 0 && isFirst ? at : 0;
}
/** Options that take no word of their own: `env -i`, `exec -c`, `timeout --foreground`, `stdbuf -oL`, `uv run --no-sync`. */
const WHOLE_OPTION = /^-(?:|[-0cEfHilrv]|\w.+|-[^=]*=[\s\S]*|-no-.+|-(?:foreground|preserve-status|verbose|quiet|ignore-environment|null|frozen|locked|offline|isolated))$/;
/** Place of the program in the words of one that runs another; below 0: there is none. */
function findWrapped(words) {
	const names = words.map((word) => word.startsWith("-") || ASSIGNMENT.test(word) ? "" : nameOf(word));
	const at = names.findIndex(isStarter);
	const takesNext = (word = "") => word.startsWith("-") && !WHOLE_OPTION.test(word);
	const idle = names.findIndex((name, index) => SHOWS_ONLY.has(name) && !takesNext(words[index - 1]));
	if (idle >= 0 && idle < at) return idle;
	if (at >= 0) return at;
	return words.findIndex((word) => !word.startsWith("-") && !ASSIGNMENT.test(word) && !/^[\d.]+[smhd]?$/.test(word));
}
/** Words without those by which `timeout`, `nice` and their like hold a program to a limit: it uses none of them. */
function withoutLimits(words, wrappers = 0) {
	const at = words.findIndex((word) => LIMITER.test(nameOf(word)));
	const isFirst = words.slice(0, at).every((word) => KEYWORD.test(word) || WRAPPER.test(nameOf(word)) || /^-/.test(word));
	const place = at < 0 || !isFirst || wrappers === MOST_WRAPPERS ? -1 : findWrapped(words.slice(at + 1));
	return place < 0 ? words : [...words.slice(0, at), ...withoutLimits(words.slice(at + 1 + place), wrappers + 1)];
}
/** Name of a file without its folder. */
const nameOf = (word) => word.split("/").at(-1) ?? "";
const isStarter = (name) => isScript(name) || [
	PYTHON,
	SHELL,
	LAUNCHER,
	OTHER_INTERPRETER
].some((pattern) => pattern.test(name));
/** Whether a command uses none of its words, unless its output goes somewhere. */
const showsOnly = (words) => SHOWS_ONLY.has(findProgram(words).name);
/** Whether a command uses its words for what is asked. `goesOn`: its output goes to a command or a file that uses them. */
function usesWords({ words, goesOn }) {
	const { name, rest } = findProgram(words);
	if (PREPARES.test(name) || PYTHON.test(name) && INSTALLS.test(findOperand(rest)?.word ?? "")) return false;
	return goesOn || !SHOWS_ONLY.has(name);
}
/** Whether a loop takes its turns from what it is given: `while read line`. */
const readsLines = ({ words: [first = "", second] }) => /^(?:while|until)$/.test(first) && second === "read";
/** The program in the words of `python -c`, `bash -c` and `eval`, which a shell runs at its end (`trap … EXIT`), or that Python or a shell reads from its input; null: none. */
function findInnerProgram({ name, rest }, input) {
	if (name === "eval") return {
		by: "shell",
		code: rest.join(" ")
	};
	if (name === "trap") return findTrapped(rest);
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
/** What a shell runs at its end, or when a command failed; what it does on a signal nobody sees. */
function findTrapped([code = "-", ...signals]) {
	return code !== "-" && signals.some((signal) => /^(?:EXIT|0|ERR|DEBUG)$/.test(signal)) ? {
		by: "shell",
		code
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
	if (isScript(name)) return asFile(name);
	if (name === "source" || name === ".") return rest[0] !== void 0 && isScript(rest[0]) ? asFile(rest[0]) : null;
	if (PYTHON.test(name)) return findStartedByPython(rest);
	if (SHELL.test(name)) return findOperand(rest);
	if (LAUNCHER.test(name)) return ASKS_ABOUT.test(rest[0] ?? "") ? null : findScript(rest) ?? findOperand(rest);
	return OTHER_INTERPRETER.test(name) && rest[0] !== void 0 ? asFile(rest[0]) : null;
}
function findStartedByPython(rest) {
	if (ASKS_ABOUT.test(rest[0] ?? "")) return null;
	const operand = findOperand(rest);
	if (operand?.kind !== "module") return operand;
	if (LAUNCHER_MODULE.test(operand.word)) return findScript(rest) ?? operand;
	return TOOL_MODULE.test(operand.word) ? null : operand;
}
function findScript(rest) {
	const word = rest.find((each) => isScript(each));
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
// src/mlbench/grading/function-calls.ts
/** `$@`, `${1:-x}`, `$#`. */
const OWN_WORD = /\$\{?#?[@*#1-9]/;
const ALL_WORDS = /^\$(?:[@*1]|\{[@*1]\})$/;
/**
* The words of commands that call a function of the script, as they are used: those that a function starts stand for themselves, and
* one that leaves them alone uses none. A program of the function's name is not started.
*/
function readCalls(places, definitions) {
	if (definitions.size === 0) return /* @__PURE__ */ new Map();
	const uses = findUses(places);
	const called = /* @__PURE__ */ new Map();
	const defined = /* @__PURE__ */ new Set();
	for (const { command, isSure } of places) {
		const name = definitions.get(command);
		const [first = "", ...rest] = withoutKeywords(command.words);
		if (name !== void 0 && isSure) defined.add(name);
		else if (name === void 0 && defined.has(first)) called.set(command, putCall(uses.get(first), first, rest, command));
	}
	return called;
}
/** What stands before the name, `N=5 train`, a function has whatever it does with its words. */
function putCall(use = "ignores", name, words, { assignments }) {
	if (use === "ignores") return assignments.length > 0 ? [`${name}()`] : [":"];
	if (use === "starts") return words;
	return use === "evaluates" ? ["eval", ...words] : [`${name}()`, ...words];
}
/** The strongest use that a command of each function's body makes of the words behind its name. */
function findUses(places) {
	const uses = /* @__PURE__ */ new Map();
	for (const { command, of } of places) {
		const use = useOf(command);
		for (const name of of ?? []) {
			const known = uses.get(name) ?? "ignores";
			if (known === "ignores" || known === "uses" && use !== "ignores") uses.set(name, use);
		}
	}
	return uses;
}
/** Also `for each; do`, which turns over them, `shift` and `getopts`. */
function useOf({ words, assignments, input }) {
	const program = findProgram(words);
	const { name, rest } = program;
	if (ALL_WORDS.test(name)) return "starts";
	const inner = findInnerProgram(program, null);
	if (inner?.by === "shell" && inner.code.split(" ").some((word) => ALL_WORDS.test(word))) return "evaluates";
	if (/^(?:shift|getopts)$/.test(name) || /^(?:for|select)$/.test(name) && rest.length === 1) return "uses";
	return [
		...words,
		...assignments,
		input ?? ""
	].some((text) => OWN_WORD.test(text)) ? "uses" : "ignores";
}
// src/mlbench/grading/shell-status.ts
/** Of a test; one of more is not read. */
const MOST_WORDS = 100;
const CONSTANTS = /* @__PURE__ */ new Map([
	["true", true],
	[":", true],
	["echo", true],
	["false", false]
]);
/** How a command ends, where its own words tell that; null: only a run does. */
function readStatus({ words }) {
	const [program = "", ...rest] = withoutKeywords(words);
	const isTurned = words.slice(0, words.length - rest.length).filter((word) => word === "!").length % 2 === 1;
	return turnIf(isTurned, readProgramStatus(program, rest));
}
function readProgramStatus(program, rest) {
	if (program === "[" || program === "[[") return readTest(rest.slice(0, -1));
	if (program === "((") return readSum(rest[0] ?? "");
	return program === "test" ? readTest(rest) : CONSTANTS.get(program) ?? null;
}
const turnIf = (isTurned, status) => isTurned && status !== null ? !status : status;
const EQUAL = (left, right) => Number(left) === Number(right);
const LESS = (left, right) => Number(left) < Number(right);
const turned = (compare) => (left, right) => !compare(left, right);
const COMPARISONS = /* @__PURE__ */ new Map([
	["=", (left, right) => left === right],
	["==", (left, right) => left === right],
	["!=", (left, right) => left !== right],
	["-eq", EQUAL],
	["-ne", turned(EQUAL)],
	["-lt", LESS],
	["-ge", turned(LESS)],
	["-gt", (left, right) => LESS(right, left)],
	["-le", turned((left, right) => LESS(right, left))]
]);
/** Whether a test of written words holds; null: of a variable, a pattern or a file only a run tells. */
function readTest(words) {
	if (words.length > MOST_WORDS) return null;
	for (const [operator, decides] of LISTS) {
		const at = words.indexOf(operator);
		if (at >= 0) return join(readTest(words.slice(0, at)), readTest(words.slice(at + 1)), decides);
	}
	if (words[0] === "!" && words.length > 1) return turnIf(true, readTest(words.slice(1)));
	return words.some((word) => /[$*?~[(]/.test(word)) ? null : readPlainTest(words);
}
/** The one that binds less comes first. */
const LISTS = [["||", true], ["&&", false]];
function join(left, right, decides) {
	if (left === decides || right === decides) return decides;
	return left === null || right === null ? null : !decides;
}
function readPlainTest(words) {
	const [left = "", middle = "", right = ""] = words;
	if (words.length < 2) return left !== "";
	if (words.length === 2) return left === "-n" ? middle !== "" : left === "-z" ? middle === "" : null;
	return words.length === 3 ? COMPARISONS.get(middle)?.(left, right) ?? null : null;
}
const SUM$1 = /^\s*(-?\d+)\s*(?:(==|!=|<=|>=|<|>)\s*(-?\d+)\s*)?$/;
const OF_SUM = {
	"<": "-lt",
	">": "-gt",
	"<=": "-le",
	">=": "-ge",
	"==": "-eq"
};
/** Whether a sum of written numbers is another than 0. */
function readSum(text) {
	const [, left, operator, right = ""] = SUM$1.exec(text) ?? [];
	if (left === void 0) return null;
	if (operator === void 0) return Number(left) !== 0;
	return COMPARISONS.get(OF_SUM[operator] ?? "-ne")?.(left, right) ?? null;
}
/** Whether a word is one that a pattern of `case` takes. */
function fitsPattern(word, pattern) {
	if (pattern === "*") return true;
	return /[$*?[\\(]/.test(`${word}${pattern}`) ? null : word === pattern;
}
// src/mlbench/grading/shell-blocks.ts
/** Words by which the shell's blocks begin and end. */
const OPENS = /^(?:if|while|until|for|select|case|\{)$/;
const CLOSES = /^(?:fi|done|esac|\})$/;
/** The block that the word at a place of a command begins. */
function openBlock(own, words, index) {
	const { word, name, outer } = own;
	const [subject = "", middle, ...list] = word === "for" || word === "case" ? words.slice(index + 1) : [];
	const names = outer?.names ?? [];
	const block = {
		...own,
		names: name === null || names.length >= 20 ? names : [...names, name],
		loop: outer?.loop ?? null,
		test: null,
		isOpen: false,
		isDecided: false,
		canLeave: false,
		isDead: word === "for" && middle === "in" && list.length === 0,
		ending: null,
		endings: [],
		subject,
		patterns: word === "case" ? list : null
	};
	if (LOOP.test(word)) block.loop = block;
	return block;
}
const isLive = ({ isCome, isDead, ending }) => isCome && !isDead && ending === null;
const LOOP = /^(?:while|until|for|select)$/;
/** Ends the part of a block that is read. */
function endPart(block) {
	if (!block.isDead) block.endings.push(block.ending);
	block.ending = null;
}
/** The part of `case` behind patterns is come to where one of them fits and none before did. */
function beginPart(block, patterns) {
	const fits = patterns.map((pattern) => fitsPattern(block.subject, pattern));
	const isFit = fits.includes(true) || (fits.includes(null) ? null : false);
	block.isDead = block.isDecided || isFit === false;
	block.isOpen ||= isFit === null;
	block.isDecided ||= isFit === true;
}
/** How a block ends for sure, whatever a run finds. */
function findEnding(block) {
	if (block.isHeld) return null;
	if (LOOP.test(block.word)) return findEndingOfLoop(block);
	return block.word === "if" ? findEndingOfParts(block) : block.word === "{" ? block.ending : null;
}
function findEndingOfLoop({ word, test, isOpen, canLeave, ending }) {
	if (!(!isOpen && !canLeave && test !== null && test === (word === "while"))) return null;
	return ending === "return" ? ending : "exit";
}
/** Where all parts that are come to end alike. */
function findEndingOfParts({ isDecided, isDead, endings, ending }) {
	const all = isDead ? endings : [...endings, ending];
	const [first = null] = all;
	return isDecided && all.every((each) => each === first) ? first : null;
}
// src/mlbench/grading/shell-output.ts
/**
* The commands of a script with what takes the output of a block, of a function or, behind `exec > file`, of all that follows handed
* down to each command in it. Linear in the script, but for functions within functions.
*/
function handDown(commands) {
	if (!commands.some(({ goesOn }) => goesOn)) return commands;
	const extents = listExtents(commands);
	const goingOn = new Set(commands.filter(({ goesOn }) => goesOn));
	const mark = ({ start, end }) => {
		for (const each of commands.slice(start, end + 1)) goingOn.add(each);
	};
	for (const extent of outermost(extents.filter(({ end }) => commands[end]?.goesOn))) mark(extent);
	const ofShell = commands.findIndex(({ words, goesOn, level }) => words.join(" ") === "exec" && goesOn && level === 0);
	if (ofShell >= 0) mark({
		start: ofShell,
		end: commands.length
	});
	const bodies = new Map(extents.flatMap((each) => each.name === null ? [] : [[each.name, each]]));
	for (const { words } of goingOn) {
		const [name = ""] = withoutKeywords(words);
		const body = bodies.get(name);
		bodies.delete(name);
		if (body !== void 0) mark(body);
	}
	return commands.map((each) => each.goesOn || !goingOn.has(each) ? each : {
		...each,
		goesOn: true
	});
}
function listExtents(commands) {
	const found = [];
	const open = [];
	for (const [index, command] of commands.entries()) for (const word of leadingWords(command)) if (OPENS.test(word)) open.push({
		start: index,
		name: word === "{" ? nameAt(commands, index) : null
	});
	else if (CLOSES.test(word)) found.push({
		...open.pop() ?? {
			start: index,
			name: null
		},
		end: index
	});
	return found;
}
/** The shell's own words that a command begins with, and the one that opens a block among them. */
function leadingWords({ words }) {
	const end = words.findIndex((word, index) => !KEYWORD.test(word) && !(index < 2 && words[0] === "function"));
	return words.slice(0, end < 0 ? words.length : end + 1);
}
/** The function whose body opens there: `f() {` or `function f {`. */
function nameAt(commands, index) {
	const [command, before] = [commands[index], commands[index - 1]];
	const isOwn = command?.words[0] === "function";
	const isNamed = command?.joint === ")" || before?.words[0] === "function";
	return (isOwn ? command.words : isNamed ? before?.words ?? [] : []).findLast((word) => word !== "{") ?? null;
}
/** Extents that lie in no other one: a block within others is marked once. */
function outermost(extents) {
	let last = -1;
	return extents.toSorted((a, b) => a.start - b.start || b.end - a.end).filter(({ end }) => {
		const isOuter = end > last;
		last = Math.max(last, end);
		return isOuter;
	});
}
// src/mlbench/grading/reached-commands.ts
const ASIDE = /^(?:\||\|&|&)$/;
const IN_LIST = /^(?:&&|\|\|)$/;
/**
* The commands of a script that a shell may come to: not those behind an `exit` or a loop without end that nothing holds back, behind a
* constant condition (`false && …`, `if false`, `for x in;`), or in a function that nothing calls.
*/
function listReached(script) {
	const commands = handDown(script);
	const reader = new ReachReader();
	const places = commands.map((command, index) => {
		return {
			command,
			of: reader.place(command, commands[index + 1]),
			isSure: reader.isSure(command)
		};
	});
	const isCome = findCalled(places, reader);
	const called = readCalls(places, reader.definitions);
	return places.flatMap(({ command, isSure }) => isCome.has(command) ? [{
		...command,
		words: called.get(command) ?? command.words,
		isSure
	}] : []);
}
/** The commands that are come to once all functions that they stand in are called, by one that is come to. */
function findCalled(places, { definitions, functions }) {
	const found = /* @__PURE__ */ new Set();
	const waiting = /* @__PURE__ */ new Map();
	const called = [];
	const known = /* @__PURE__ */ new Set();
	const come = (command) => {
		found.add(command);
		if (definitions.has(command)) return;
		for (const word of command.words) {
			if (!functions.has(word) || known.has(word)) continue;
			known.add(word);
			called.push(word);
		}
	};
	for (const { command, of } of places) {
		const names = new Set(of);
		const each = {
			command,
			missing: names.size
		};
		for (const name of names) {
			const own = waiting.get(name) ?? [];
			waiting.set(name, own);
			own.push(each);
		}
		if (of !== null && names.size === 0) come(command);
	}
	for (const name of called) for (const each of waiting.get(name) ?? []) if (--each.missing === 0) come(each.command);
	return found;
}
var ReachReader = class {
	/** Commands that only name a function, and its name. */
	definitions = /* @__PURE__ */ new Map();
	functions = /* @__PURE__ */ new Set();
	/** Functions that end the shell. */
	#enders = /* @__PURE__ */ new Set();
	#block = null;
	#status = null;
	#hasEnded = false;
	/** By `set -e`. */
	#endsAtFailure = false;
	#before = null;
	/** The functions that a command stands in; null: no shell comes to it. */
	place(command, next) {
		if (this.#readPattern(command)) return null;
		const isSkipped = this.#isSkipped(command);
		const isSettled = !IN_LIST.test(command.joint) || this.#status !== null;
		this.#enterAll(command, next, isSkipped);
		const isReached = !isSkipped && this.#isLive();
		if (!isSkipped) this.#status = readStatus(command);
		if (isReached) this.#note(command, next, isSettled);
		this.#before = command;
		return isReached ? this.#block?.names ?? [] : null;
	}
	/** Of the command that was placed last. */
	isSure({ joint }) {
		return !IN_LIST.test(joint) && this.#isSure();
	}
	#isSure() {
		return this.#block === null || this.#block.isSure && !this.#block.isOpen;
	}
	#isLive() {
		return this.#block === null ? !this.#hasEnded : isLive(this.#block);
	}
	#isSkipped({ joint }) {
		return joint === "&&" && this.#status === false || joint === "||" && this.#status === true;
	}
	#enterAll(command, next, isSkipped) {
		for (const [index, word] of command.words.entries()) {
			if (OPENS.test(word)) this.#open(word, index, command, isSkipped);
			else if (CLOSES.test(word)) this.#close(command, next);
			else this.#goOn(word);
			if (!KEYWORD.test(word) && !(index < 2 && command.words[0] === "function")) return;
		}
	}
	#open(word, index, command, isSkipped) {
		const definition = word === "{" ? this.#findDefinition(command) : null;
		const name = definition?.words.findLast((each) => each !== "{") ?? null;
		if (definition !== null && name !== null) this.definitions.set(definition, name);
		if (name !== null) this.functions.add(name);
		const isHeld = ASIDE.test(command.joint) || IN_LIST.test(command.joint) && this.#status === null;
		const [isCome, isSure] = [!isSkipped && this.#isLive(), !isHeld && this.#isSure()];
		this.#block = openBlock({
			word,
			name,
			outer: this.#block,
			isHeld,
			isCome,
			isSure
		}, command.words, index);
	}
	/** The command that names the function whose body begins: `f()` or `function f`. */
	#findDefinition(command) {
		if (command.words[0] === "function") return command;
		return command.joint === ")" && this.#block?.word !== "case" || this.#before?.words[0] === "function" ? this.#before : null;
	}
	#goOn(word) {
		const block = this.#block;
		if (block === null) return;
		if (word === "then" || word === "do") {
			block.test = this.#status;
			block.isOpen ||= this.#status === null;
			block.isDecided ||= !block.isDead && this.#status === true;
			block.isDead ||= this.#status === (block.word === "until");
		} else if (word === "else" || word === "elif") {
			endPart(block);
			block.isDead = block.isDecided;
			if (word === "else") block.isDecided = true;
		}
	}
	/** Whether a command of `case` is a pattern, which no shell runs. */
	#readPattern({ words, joint }) {
		const block = this.#block;
		if (block?.word !== "case" || words[0] === "esac") return false;
		if (joint === ";;") {
			if (block.patterns === null) endPart(block);
			else beginPart(block, block.patterns);
			block.patterns = [...words];
		} else if (block.patterns === null) return false;
		else if (joint === ")") {
			beginPart(block, block.patterns);
			block.patterns = null;
		} else for (const word of words) block.patterns.push(word);
		return block.patterns !== null;
	}
	/** What stands behind a block is not come to where it ends for sure. */
	#close({ level }, next) {
		const block = this.#block;
		if (block === null) return;
		this.#block = block.outer;
		const ending = findEnding(block);
		if (block.name !== null) {
			if (ending === "exit") this.#enders.add(block.name);
			return;
		}
		const isAlone = level === 0 && block.isCome && !ASIDE.test(next?.joint ?? "");
		if (ending !== null && isAlone) this.#end(ending);
	}
	#end(ending) {
		if (this.#block !== null) this.#block.ending = ending;
		else if (ending === "exit") this.#hasEnded = true;
	}
	/** What a command that is come to does to those behind it. */
	#note(command, next, isSettled) {
		const [word = "", ...rest] = withoutKeywords(command.words);
		if (word === "break") this.#leaveLoops(Math.min(20, Number(rest[0]) || 1));
		if (word === "set") this.#endsAtFailure = readErrexit(rest) ?? this.#endsAtFailure;
		if (!isSettled || command.level > 0 || ASIDE.test(command.joint) || ASIDE.test(next?.joint ?? "")) return;
		const ending = this.#findEnding(word, rest);
		const isLast = !IN_LIST.test(next?.joint ?? "") && command.unseen === null;
		if (ending !== null) this.#end(ending);
		else if (this.#endsAtFailure && isLast && this.#status === false && !this.#isInFunction()) this.#end("exit");
	}
	#findEnding(word, rest) {
		if (word === "exit" || word === "exec" && rest.length > 0 || this.#enders.has(word)) return "exit";
		if (word === "return") return this.#isInFunction() ? "return" : null;
		return (word === "break" || word === "continue") && this.#block?.loop ? "break" : null;
	}
	#leaveLoops(most) {
		let loop = this.#block?.loop ?? null;
		for (let left = most; left > 0 && loop !== null; left--) {
			loop.canLeave = true;
			loop = loop.outer?.loop ?? null;
		}
	}
	#isInFunction() {
		return (this.#block?.names.length ?? 0) > 0;
	}
};
/** Whether `set` makes the shell end at a failure, or not; null: it says nothing of that. */
function readErrexit(words) {
	const name = words.indexOf("errexit");
	const option = name > 0 ? words[name - 1] : words.find((word) => /^[-+][a-z]+$/.test(word) && word.includes("e"));
	return option === void 0 ? null : option.startsWith("-");
}
// src/mlbench/grading/read-python.ts
const PART = /[A-Za-z]{0,2}(?:'''[\s\S]*?(?:'''|$)|"""[\s\S]*?(?:"""|$)|'(?:[^'\\\n]|\\[\s\S])*'?|"(?:[^"\\\n]|\\[\s\S])*"?)|#[^\n]*|[A-Za-z]+|[^A-Za-z'"#]+/g;
/** Not of a name, as `a_1_000`. */
const PARTED_NUMBER = /(?<!\w)\d+(?:_\d+)+/g;
/** A Python program without its comments, and with its numbers in one piece; what stands in strings stays. Linear in the text. */
const readPythonText = (program) => program.replace(PART, (part, offset) => {
	if (part.startsWith("#")) return " ";
	if (/['"]/.test(part)) return part;
	return part.replace(PARTED_NUMBER, (number, at) => at === 0 && /\w/.test(program[offset - 1] ?? "") ? number : number.replaceAll("_", ""));
});
// src/mlbench/grading/shell-quotes.ts
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
// src/mlbench/grading/sort-pipe.ts
const startCommand = (unseen, joint = "\n", level = 0) => ({
	words: [],
	program: null,
	isWritten: false,
	unseen,
	input: null,
	joint,
	level
});
/** Between the commands of two pipes. */
const END_OF_PIPE = startCommand(null);
const PROMPT = /^(?:\$|>>>|#)$/;
/** Whether the output of what stands in parentheses before a pipe's first command goes on: `(…) > file`, `(…) | program`. */
function groupGoesOn([group, ...rest]) {
	if (group === void 0 || group.joint !== ")" || group.words.length > 0) return false;
	const [behind] = sortPipe(rest);
	return group.isWritten || behind !== void 0 && (usesWords(behind) || readsLines(behind));
}
/** The commands of a pipe with what each is given, and whether its output goes on. */
function sortPipe(pipe) {
	const ready = [];
	for (const [place, { words, isWritten, unseen, input, joint, level }] of [...pipe.entries()].reverse()) {
		const behind = ready.at(-1);
		const goesOn = isWritten || behind !== void 0 && (usesWords(behind) || readsLines(behind));
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
/** A sum as a command, or as what `for` counts by: `((i++))`. */
const SUM = /\(\(([^()\n]*(?:\([^()\n]*\)[^()\n]*)*)\)\)/y;
/** Within `[[ ]]`, where they part no commands. */
const TEST_OPERATOR = /&&|\|\||[<>()|]/y;
const ARRAY_START = /^[A-Za-z_]\w*\+?=$/;
const ARRAY_BLANKS = /[ \t\r\n]+/y;
const QUOTED = /[^"`$\\]+/y;
const PROCESS = /[<>]\(/y;
const NOWHERE = /^\/dev\/(?:null|stdout|stderr|tty|fd\/\d+)$/;
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
			if (this.readSum() || this.readOperator()) continue;
			if (!this.at(PROCESS) && this.readRedirection()) continue;
			const separator = this.take(SEPARATORS);
			if (separator === null) this.addWord(this.readArray(this.readWord()));
			else this.end(separator);
		}
		this.end("\n");
		return this.commands;
	}
	addWord(word) {
		if (word === "{" && this.open.words.length === 2 && this.open.program === "function") this.end("\n");
		this.open.words.push(word);
		if (!KEYWORD.test(word)) this.open.program ??= word;
		if (this.open.words.length > 1 && !/^(?:!|then|do|else|\{)$/.test(this.open.words.at(-2) ?? "")) return;
		if (/^(?:if|elif|while|until)$/.test(word)) this.conditions++;
		else if (/^(?:then|do)$/.test(word)) this.conditions = Math.max(0, this.conditions - 1);
		if (word === "!" || this.conditions > 0) this.open.unseen = "condition";
	}
	readSum() {
		const [, sum] = this.open.program === null || this.open.words.at(-1) === "for" ? this.match(SUM) ?? [] : [];
		if (sum === void 0) return false;
		this.addWord("((");
		this.addWord(sum);
		return true;
	}
	readOperator() {
		const operator = this.open.program === "[[" && this.open.words.at(-1) !== "]]" ? this.take(TEST_OPERATOR) : null;
		if (operator !== null) this.open.words.push(operator);
		return operator !== null;
	}
	/** The word with the elements of the array that it begins: `A=(a b)`. */
	readArray(word) {
		if (this.text.charAt(this.place) !== "(" || !ARRAY_START.test(word)) return word;
		let array = word;
		this.place++;
		while (this.place < this.text.length && this.text.charAt(this.place) !== ")") {
			if (this.take(ARRAY_BLANKS) !== null || this.take(COMMENT) !== null) continue;
			const start = this.place;
			array += `${this.readWord()}`;
			if (this.place === start) this.place++;
		}
		this.place++;
		return array;
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
		const isPattern = separator === "(" && joint === ";;";
		const goesOn = words.length === 0 && (separator === "\n" || isPattern);
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
			if (groupGoesOn(pipe)) this.markGroup((pipe[0]?.level ?? 0) + 1);
			for (const command of sortPipe(pipe)) this.commands.push(command);
			pipe = [];
		}
	}
	/** The output of the parentheses that end here goes on. */
	markGroup(level) {
		for (let place = this.commands.length - 1; place >= 0; place--) {
			const each = this.commands[place];
			if (each === void 0 || each.level < level) return;
			if (!each.goesOn) this.commands[place] = {
				...each,
				goesOn: true
			};
			if (each.level === level && each.joint === "(") return;
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
		for (const each of commands) this.commands.push({
			...each,
			goesOn: true,
			level: each.level + 1
		});
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
// src/mlbench/grading/shell-values.ts
/** Characters of a variable's value; one that is put into itself grows without end. */
const LONGEST_VALUE = 1e4;
const MOST_PUT = 1e6;
const MOST_TURNS = 1e3;
const VARIABLE = /\$(?:\{([A-Za-z_]\w*|\d+)(?:\[([^[\]{}]*)\])?(?:(:?[-=+?])([^{}]*))?\}|([A-Za-z_]\w*))/g;
const RANGE = /^\{(\d{1,9})\.\.(\d{1,9})\}$/;
const DECLARES = /^(?:export|declare|typeset|local|readonly|let)$/;
const KEY = /^\[([^\]]*)\]=/;
const openPutBudget = () => ({ left: MOST_PUT });
/** What a script's variables hold. */
var Values = class {
	#known = /* @__PURE__ */ new Map();
	/** Arrays among them that were looked into: one is parted once, however often a script names an element. */
	#parted = /* @__PURE__ */ new Map();
	/** Variables that may hold nothing: only a run tells. */
	#unsure = /* @__PURE__ */ new Set();
	#budget;
	constructor(budget) {
		this.#budget = budget;
	}
	put(text) {
		return text.replace(VARIABLE, (whole, braced, index, operator, other, plain) => {
			if (this.#budget.left < 0) return whole;
			const found = this.#find(braced ?? plain ?? "", index, operator, other ?? "") ?? whole;
			this.#budget.left -= found.length - whole.length;
			return found;
		});
	}
	/** Null: it is as it is written. */
	#find(name, index, operator, other) {
		const held = this.#known.get(name);
		const isSet = held !== void 0 && (held !== "" || !operator?.startsWith(":"));
		const sign = operator?.at(-1);
		if (sign === "+") return isSet ? other : "";
		if (sign === "=" && !isSet) this.keep([`${name}=${other}`], true);
		if ((sign === "=" || sign === "-") && !isSet) return other;
		const own = held === void 0 ? null : this.#part(name, held).pick(index);
		return sign === "-" && this.#unsure.has(name) ? `${own} ${other}` : own;
	}
	#part(name, held) {
		const known = this.#parted.get(name);
		if (known?.held === held) return known;
		const parted = new Elements(held);
		this.#parted.set(name, parted);
		return parted;
	}
	/** Keeps what a loop, a declaration or `read` names; false: other commands may see it too, or it is neither. */
	keepOf(words, { isSure, joint, input, words: all }) {
		const [first = "", name = "", middle, ...list] = words;
		const rest = words.slice(1);
		if (first === "for" && middle === "in") this.keep([`${name}=${openRanges(list)}`], isSure);
		else if (DECLARES.test(first)) this.keep(rest, isSure);
		else if (first === "unset") for (const each of rest) this.#forget(each, isSure);
		else if (first === "read" && input !== null && (joint !== "|" || all[0] !== first)) this.keep([`${rest.findLast((word) => !word.startsWith("-")) ?? ""}=${input}`], isSure);
		else return false;
		return first !== "export";
	}
	/** Where a condition decides, the value before stays beside the new one: which of them is used only a run tells. */
	keep(assignments, isSure) {
		for (const assignment of assignments) {
			const at = assignment.indexOf("=");
			if (at <= 0) continue;
			const name = assignment.slice(0, at).replace(/\+$/, "");
			const held = this.#known.get(name);
			const isMore = assignment.charAt(at - 1) === "+";
			const before = isMore ? held ?? "" : !isSure && held !== void 0 ? `${held} ` : "";
			if (isSure && !isMore) this.#unsure.delete(name);
			else if (held === void 0) this.#unsure.add(name);
			this.#known.set(name, `${before}${assignment.slice(at + 1)}`.slice(0, LONGEST_VALUE));
		}
	}
	/** Words of `export` with what the variables hold that they only name. */
	nameExported(words) {
		return words.map((word) => {
			const held = this.#known.get(word);
			if (held === void 0 || this.#budget.left < 0) return word;
			this.#budget.left -= held.length;
			return `${word}=${held}`;
		});
	}
	#forget(name, isSure) {
		if (isSure) this.#known.delete(name);
		else this.#unsure.add(name);
	}
};
/** A variable's value as an array: of what is none it is the first element. */
var Elements = class {
	held;
	#first;
	#all;
	/** By the first of each key; empty where no element has one. */
	#byKey = /* @__PURE__ */ new Map();
	constructor(held) {
		this.held = held;
		const [text = "", ...elements] = held.split("");
		this.#all = [...text === "" ? [] : [text], ...elements];
		this.#first = elements.length === 0 ? text : this.#all[0] ?? "";
		for (const each of this.#all) {
			const [mark, key] = KEY.exec(each) ?? [];
			if (mark !== void 0 && key !== void 0 && !this.#byKey.has(key)) this.#byKey.set(key, each.slice(mark.length));
		}
	}
	/** What an index takes; without one the first element, and by what is no number all. */
	pick(index) {
		if (index === void 0) return this.#first;
		if (/^-?\d+$/.test(index) && this.#byKey.size === 0) return this.#all.at(Number(index)) ?? "";
		return this.#byKey.get(index) ?? this.#all.map((each) => each.replace(KEY, "")).join(" ");
	}
};
/** The words of a list, with the numbers of `{1..5}`, as far as a value holds them. */
function openRanges(list) {
	const words = [];
	for (let place = 0, length = 0; place < list.length && length < LONGEST_VALUE; place++) {
		const word = openRange(list[place] ?? "");
		words.push(word);
		length += word.length + 1;
	}
	return words.join(" ");
}
/** The numbers of `{1..5}`. */
function openRange(word) {
	const [, first, last] = RANGE.exec(word) ?? [];
	if (first === void 0 || Math.abs(Number(last) - Number(first)) > MOST_TURNS) return word;
	const [least, most] = [Number(first), Number(last)].sort((a, b) => a - b);
	return Array.from({ length: (most ?? 0) - (least ?? 0) + 1 }, (_, turn) => (least ?? 0) + turn).join(" ");
}
// src/mlbench/grading/read-commands.ts
/** Of shells within shells those deeper are not read. */
const DEEPEST = 3;
/**
* The commands of a script with those of the shells that it starts, and with the values that it gave its variables. What only gives
* a variable a value is no command: the value stands where the variable is used.
*/
const readCommands = (script, budget = openPutBudget()) => putValues(listReached(readShell(script)), new Values(budget), 0);
const putValues = (commands, values, depth) => commands.flatMap((command) => {
	const inner = depth < DEEPEST ? findInnerProgram(findProgram(command.words), command.input) : null;
	const assignments = command.assignments.map((each) => values.put(each));
	if (inner?.by !== "shell") return putOwn({
		...command,
		assignments
	}, values);
	const own = {
		...command,
		words: ["export", ...assignments],
		assignments: [],
		input: null
	};
	return [...assignments.length === 0 ? [] : [own], ...openShell(inner.code, command, values, depth)];
});
function putOwn(command, values) {
	const input = command.input === null ? null : values.put(command.input);
	const put = command.words.map((each) => values.put(each));
	const words = withoutKeywords(put)[0] === "export" ? values.nameExported(put) : put;
	const own = withoutKeywords(words);
	if (own.length === 0) {
		values.keep(command.assignments, command.isSure);
		return input === null ? [] : [{
			...command,
			assignments: [],
			input
		}];
	}
	if (values.keepOf(own, {
		...command,
		input
	})) return [];
	const [first = ""] = words;
	const program = command.words[0]?.startsWith("$") ? first.split(/\s+/) : [first];
	return [{
		...command,
		words: [...program, ...words.slice(1)],
		input
	}];
}
/** The commands that a shell within is given stand in that shell's place. Of all but the last nobody sees how they ended. */
function openShell(code, command, values, depth) {
	const isAtEnd = withoutKeywords(command.words)[0] === "trap";
	const own = listReached(readShell(LONE_VARIABLE.test(code) ? values.put(code) : code)).map((each) => ({
		...each,
		goesOn: each.goesOn || command.goesOn,
		isSure: each.isSure && command.isSure,
		isInput: each.isInput || command.isInput || code === command.input
	}));
	return putValues(own, values, depth + 1).map((each, index, { length }) => ({
		...each,
		unseen: isAtEnd || index < length - 1 ? "condition" : each.unseen ?? command.unseen
	}));
}
const LONE_VARIABLE = /^\$(?:\w+|\{\w+\})$/;
/** An option with its value in one word, as `-n5`. */
const JOINED = /^-([A-Za-z])([-+]?[\d.].*)$/;
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
		...used.filter((word) => JOINED.test(word)).map((word) => word.replace(JOINED, "$1 $2")),
		...input === null ? [] : [readOf(input)]
	];
}
/** Whether a command starts a program: by an interpreter or a launcher, or a script by its own name. */
const runsProgram = (command) => findStarted(command.words) !== null || pythonOf(command) !== null;
export { openPutBudget as a, findInnerProgram as c, nameOf as d, showsOnly as f, withoutEnding as h, textsOf as i, findProgram as l, isScript as m, readCommands as n, readShell as o, usesWords as p, runsProgram as r, readPythonText as s, pythonOf as t, findStarted as u };
