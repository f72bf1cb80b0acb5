import { Dr as withoutSequences, dr as escapePattern, fr as lastLines, gr as withSaid } from "./inputs.js";
import { X as COUNT_VARIABLES, r as explainNotStarted, xn as formatSize, z as LONGEST_TRACEBACK } from "./base.js";
/** Variables of every script: enough for Python to be deterministic, to draw without a screen and to log without a server. */
const SCRIPT_ENVIRONMENT = {
	WANDB_MODE: "disabled",
	SWANLAB_MODE: "disabled",
	NEPTUNE_MODE: "debug",
	COMET_AUTO_LOG_DISABLE: "1",
	CLEARML_OFFLINE_MODE: "1",
	LANG: "C.UTF-8",
	TZ: "UTC",
	PYTHONHASHSEED: "0",
	PYTHONNOUSERSITE: "1",
	PYTHONDONTWRITEBYTECODE: "1",
	MPLBACKEND: "module://greenml_show",
	MALLOC_MMAP_THRESHOLD_: `${32 * 1024 ** 2}`,
	MALLOC_TRIM_THRESHOLD_: `${64 * 1024 ** 2}`
};
/** Variables under a setting other than usual. */
function environmentUnder(setting) {
	if (setting === "one-thread") return {
		...SCRIPT_ENVIRONMENT,
		...ONE_THREAD
	};
	if (setting !== "own-malloc") return SCRIPT_ENVIRONMENT;
	const { PYTHONHASHSEED: _seed, MALLOC_MMAP_THRESHOLD_: _map, MALLOC_TRIM_THRESHOLD_: _trim, ...rest } = SCRIPT_ENVIRONMENT;
	return rest;
}
const ONE_THREAD = Object.fromEntries(COUNT_VARIABLES.map((name) => [name, "1"]));
// src/measurement/wrapped-failure.ts
/** Python's words between an exception and one that was raised while it was handled. */
const LINK = /^(?:The above exception was the direct cause of the following exception|During handling of the above exception, another exception occurred):$/;
const TRACEBACK = "Traceback (most recent call last)";
const FRAME = /^ {2}File "([^"\n]{1,1000})", line \d/;
/** With what stands before it on the line, as `except Exception as e: raise`. */
const RAISES = /^ {4}(?:.*: *)?raise\b/;
const OF_PACKAGE = /\/(?:site|dist)-packages\/|\/lib\/python3|^<frozen |^\/python\//;
/**
* What Python prints of a failure, up to the exception that came first where the script's own code raised one of it that repeats what it
* says, as `except Exception as e: raise CustomException(e)` does: the first tells what lacks. What an author says instead stays, and so
* does what failed later than one that was printed and survived.
*/
function withoutWrapping(stderr) {
	const lines = stderr.split("\n");
	const links = [...lines.keys()].filter((at) => LINK.test(lines[at]?.trimEnd() ?? ""));
	let end = lines.length;
	for (let link = links.pop(); link !== void 0; link = links.pop()) {
		if (!isRepeated(lines.slice((links.at(-1) ?? -1) + 1, link), lines.slice(link + 1, end))) break;
		end = link;
	}
	return end === lines.length ? stderr : lines.slice(0, end).join("\n");
}
/** Whether what follows an exception is one alone, which the script's own code raised and which repeats what the first says. */
function isRepeated(before, after) {
	if (after.filter(isTraceback).length !== 1) return false;
	const { frame, statement, said } = readLast(after);
	const [, file] = FRAME.exec(frame) ?? [];
	if (file === void 0 || OF_PACKAGE.test(file) || !RAISES.test(statement)) return false;
	const text = readLast(before).said.find((line) => /[\p{L}\p{N}]/u.test(line));
	return text !== void 0 && said.some((line) => holds(line, text.trim()));
}
const isTraceback = (line) => line.startsWith(TRACEBACK);
/** The innermost call of the last traceback, and the lines of what its exception says. */
function readLast(lines) {
	const traceback = lines.slice(lines.findLastIndex(isTraceback) + 1);
	const length = traceback.findIndex((line) => !line.startsWith(" "));
	const calls = traceback.slice(0, Math.max(0, length));
	const last = calls.findLastIndex((line) => FRAME.test(line));
	const [named = "", ...more] = length < 0 ? [] : traceback.slice(length).map((line) => line.trimEnd());
	const [, first = ""] = /^[\w.<>]+: ?(.*)$/.exec(named) ?? [];
	return {
		frame: calls[last] ?? "",
		statement: calls[last + 1] ?? "",
		said: [first, ...more]
	};
}
/** Whether a line has a text, and not within a longer word or number: a `0` that lacks is none of `0.8`. */
const holds = (line, text) => line.includes(text) && new RegExp(`(?<![\\w.](?=\\w))${escapePattern(text)}(?<!\\w(?=\\w|\\.\\d))`).test(line);
// src/measurement/failure.ts
/** A message that begins with an empty line or, as NLTK's, with a line of stars. */
const SAYS_NOTHING = /^\**$/;
/** The first that holds; what none does is `runtime`. */
const RULES = [
	{
		type: /^(SyntaxError|IndentationError|TabError)$/,
		failureClass: "syntax"
	},
	{
		type: /^FileNotFoundError$/,
		says: /\/huggingface\/hub\/(?:models|datasets)--/,
		failureClass: "forbidden-action"
	},
	{
		type: /^(ImportError|ModuleNotFoundError)$/,
		failureClass: "import"
	},
	{
		type: /^(FileNotFoundError|NotADirectoryError|IsADirectoryError)$/,
		failureClass: "data-path"
	},
	{
		type: /^LookupError$/,
		says: SAYS_NOTHING,
		failureClass: "data-path"
	},
	{
		type: /^OperationalError$/,
		says: /connect/i,
		failureClass: "forbidden-action"
	},
	{
		type: /^Exception$/,
		says: /^URL fetch failure/,
		failureClass: "forbidden-action"
	},
	{
		type: /^(UsageError|KeyFileError)$/,
		says: /api[_ ]key (?:not )?configured/i,
		failureClass: "forbidden-action"
	},
	{
		type: /^(DefaultCredentialsError|(?:No|Partial)CredentialsError)$/,
		failureClass: "forbidden-action"
	},
	{
		type: /^HFValidationError$/,
		failureClass: "data-path"
	},
	{
		type: /^(KeyError|MergeError|UndefinedVariableError)$/,
		failureClass: "data-schema"
	},
	{
		type: /^IndexError$/,
		says: /out.of.bounds/,
		failureClass: "data-schema"
	},
	{
		type: /^ValueError$/,
		says: /columns? (are|is) missing|do not match columns|not in (list|columns|index)|feature names|has \d+ features|Length mismatch/i,
		failureClass: "data-schema"
	},
	{
		type: /^(AssertionError|RuntimeError|ValueError)$/,
		says: /not compiled with CUDA|no NVIDIA driver|No CUDA GPUs|is_available\(\) is False|no CUDA-capable device/i,
		failureClass: "forbidden-action"
	},
	{
		type: /^(ValueError|Unicode(De|En)codeError|ParserError|EmptyDataError|JSONDecodeError|IntCastingNaNError|OverflowError|LinAlgError)$/,
		failureClass: "data-values"
	},
	{
		type: /^(MemoryError|_?ArrayMemoryError)$/,
		failureClass: "memory"
	},
	{
		type: /^AssertionError$/,
		failureClass: "assertion"
	},
	{
		type: /^EOFError$/,
		says: /reading a line/,
		failureClass: "asks-for-input"
	},
	{
		type: /^(OSError|RuntimeError)$/,
		says: /\[Errno 2[78]\]|can't start new thread/,
		failureClass: "limit"
	},
	{
		type: /^OSError$/,
		says: /\[Errno (1|13|30|101|111|113)\]|couldn't connect to|can't load .{0,300}huggingface\.co/i,
		failureClass: "forbidden-action"
	},
	{
		type: /^(PermissionError|BlockingIOError|URLError|HTTPError|gaierror|SSLError|MaxRetryError|NewConnectionError|Connect(ion)?(Refused|Reset|Aborted)?(Error|Timeout)|LocalEntryNotFoundError|OfflineModeIsEnabled|TclError)$/,
		failureClass: "forbidden-action"
	}
];
/** What the libraries under a client say of a server that can't be reached; clients wrap it in errors of many names. */
const OF_NETWORK = /NameResolutionError|Failed to resolve '|Max retries exceeded with url|Failed to establish a new connection|Temporary failure in name resolution|Name or service not known|getaddrinfo failed/;
const classify = (errorType, message = "") => {
	return RULES.find(({ type, says }) => type.test(errorType) && (says?.test(message) ?? true))?.failureClass ?? (OF_NETWORK.test(message) ? "forbidden-action" : "runtime");
};
/** Python prints the exception last, at the start of a line; what a finaliser prints after it is skipped over. */
const EXCEPTION = /^((?:[A-Za-z_][\w.]*)?(?:Error|Exception|Interrupt|Exit|Iteration|Warning))(?::\s?(.*))?$/;
/** An exception by its place, right behind the last call: not all are named as above, as Graphviz's `ExecutableNotFound`. */
const BEHIND_CALLS = /^((?:[A-Za-z_]\w*\.){0,9}[A-Z]\w*)(?::\s?(.*))?$/;
/** Of an exception that the script made of another the other. */
function classifyFailure(stderr, exitCode, signal) {
	const lines = withoutIgnored(withoutWrapping(stderr).split("\n").map((line) => line.trimEnd()));
	const start = lines.findLastIndex((line) => line.startsWith("Traceback (most recent call last)") || /^ {2}File ".*", line \d+/.test(line));
	const find = (isIt) => lines.findIndex((line, at) => at > start && isIt(line));
	const behind = start < 0 ? -1 : find((line) => !line.startsWith(" "));
	const isBehind = BEHIND_CALLS.test(lines[behind] ?? "");
	const index = start < 0 || isBehind ? behind : find((line) => EXCEPTION.test(line));
	const [, qualified, message] = (isBehind ? BEHIND_CALLS : EXCEPTION).exec(lines[index] ?? "") ?? [];
	if (qualified === void 0) return {
		errorType: null,
		tracebackTail: null,
		...withoutException(exitCode, signal)
	};
	const errorType = (qualified.split(".").at(-1) ?? qualified).slice(0, 80);
	return {
		errorType,
		errorMessage: (saysNothing(message) ? firstWords(lines.slice(index + 1)) : message)?.slice(0, 500) || null,
		tracebackTail: lines.slice(Math.max(0, index - 12), index + 1).join("\n").slice(-LONGEST_TRACEBACK),
		failureClass: classify(errorType, message)
	};
}
const saysNothing = (message) => message !== void 0 && SAYS_NOTHING.test(message);
const firstWords = (lines) => withoutSequences(lines.find((line) => /\p{L}/u.test(line)) ?? "").trim();
/** A SIGKILL that is not ours (a time-out is told apart before) comes from the kernel when memory has run out. */
function withoutException(exitCode, signal) {
	if (signal === "SIGKILL") return {
		errorMessage: "killed, most likely because memory ran out",
		failureClass: "memory"
	};
	if (signal) return {
		errorMessage: `ended by ${signal}`,
		failureClass: "signal"
	};
	return {
		errorMessage: `ended with exit code ${exitCode}`,
		failureClass: "exit-code"
	};
}
/** Leaves out the tracebacks that Python prints of finalisers after the end: they are not why the script failed. */
function withoutIgnored(lines) {
	let ignored = false;
	return lines.filter((line) => {
		if (line.startsWith("Exception ignored in")) ignored = true;
		else if (ignored && EXCEPTION.test(line)) {
			ignored = false;
			return false;
		}
		return !ignored;
	});
}
// src/measurement/ending.ts
/** The reason why a program was never started; null when it was. */
function judgeStart(outcome, stderr, program) {
	if (outcome.notStarted !== null) {
		const why = `${program} did not start: ${explainNotStarted(outcome.notStarted)}`;
		return end("environment-failed", "environment", why);
	}
	if (outcome.started && outcome.wallSeconds !== void 0) return null;
	const why = withSaid("the sandbox did not start", lastLines(stderr, 1), ": ").slice(0, 500);
	return end("sandbox-failed", "sandbox", why);
}
/** The failure of a program that was started; null when it ended with 0, within its limits. */
function judgeEnd({ endedFor, memoryWatched }, { exitCode, signal }, stderr, limits) {
	if (endedFor !== null) return ENDED_FOR[endedFor](limits);
	if (exitCode === 0) return null;
	const failure = classifyFailure(stderr, exitCode, signal);
	if (failure.failureClass !== "memory") return {
		...failure,
		status: "failed"
	};
	if (failure.errorType === null && memoryWatched) return {
		...failure,
		status: "failed",
		failureClass: "signal",
		errorMessage: `ended by ${signal}`
	};
	return {
		...failure,
		status: "out-of-memory"
	};
}
const ENDED_FOR = {
	wall: ({ wallSeconds }) => end("timeout", "timeout", `not done after ${wallSeconds} s`),
	cpu: ({ cpuSeconds }) => end("timeout", "timeout", `ended: more than ${cpuSeconds} s of processor time`),
	memory: ({ memoryBytes }) => end("out-of-memory", "memory", `ended: its processes took more than ${formatSize(memoryBytes)} of memory together`),
	processes: ({ processes }) => end("failed", "limit", `ended: more than ${processes} processes`),
	output: ({ outputBytes }) => end("failed", "limit", `ended: it printed more than ${formatSize(outputBytes)}`),
	disk: ({ diskBytes }) => end("failed", "limit", `ended: it wrote more than ${formatSize(diskBytes)} of files, or filled the disk`),
	stop: () => end("interrupted", "interrupted", "ended: it was asked to stop")
};
const end = (status, failureClass, errorMessage) => ({
	status,
	failureClass,
	errorMessage
});
/** `KeyError: 'label'`: the message of an exception often says nothing without its type. Empty where neither is known. */
const nameError = ({ errorType, errorMessage }) => [errorType, errorMessage].filter(Boolean).join(": ");
/** Why a run ended: the exception with its type, or a limit; where nothing is known but an exit code, what it said last. */
function tellComplaint(ending, lastLine) {
	if (ending === null || ending.failureClass === "exit-code" && lastLine !== "") return lastLine;
	return nameError(ending) || lastLine;
}
export { classifyFailure as a, environmentUnder as c, tellComplaint as i, judgeStart as n, withoutWrapping as o, nameError as r, SCRIPT_ENVIRONMENT as s, judgeEnd as t };
