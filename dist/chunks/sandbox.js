import { Cr as isWorkflowLog, Gn as isKeyFile, Kr as refuseStopped, Rr as UserError, Sr as cleanText, br as cleanLine, or as _usingCtx, xr as cleanMessage } from "./inputs.js";
import { $ as describeHost, F as inSandbox, ft as codeOfSignal, n as sandboxCommandOptions, p as checkWritable, rt as Launcher, w as measureRun, x as hideFolders } from "./start.js";
import { Pn as isBelow, Tt as writeJson, V as cpuSecondsOf, an as lookBelow, d as removeAbandonedScratch, r as explainNotStarted, xn as formatSize } from "./base.js";
import { r as recordOfCommand } from "./blank-record.js";
import { t as boundRecord } from "./records.js";
import { Ct as GIT_PARTS, Et as isGitFolder } from "./work.js";
import { n as judgeStart, s as SCRIPT_ENVIRONMENT, t as judgeEnd } from "./ending.js";
import { n as shimFolders } from "./shims2.js";
import { t as makeWorkspace } from "./workspace.js";
import { n as resolveProgram } from "./resolve-program.js";
import { t as chooseSandbox } from "./choose-sandbox.js";
import { n as parseLimits, t as DEFAULT_LIMITS } from "./run-limits.js";
import { basename, dirname, join, relative } from "node:path";
import { accessSync, closeSync, constants, fstatSync, openSync, statSync } from "node:fs";
import { realpath, rm, symlink } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { Socket } from "node:net";
import { StringDecoder } from "node:string_decoder";
// src/measurement/command/command-folders.ts
const GIT_SETTINGS = /^config(?:\.worktree)?$/;
/**
* Keys are not copied in, nor are a git repository's settings, which hold those of its remotes. Git does without any, but where
* they say that the repository has another form than the usual, as hashes of SHA-256.
*/
async function isCopied(path) {
	const name = basename(path);
	if (GIT_SETTINGS.test(name)) return !await isRepository(dirname(path));
	return !isKeyFile(name);
}
async function isRepository(folder) {
	const found = await Promise.all(GIT_PARTS.map(async (name) => [name, (await lookBelow(folder, name)).kind]));
	const kinds = new Map(found);
	return isGitFolder((name) => kinds.get(name) !== "none");
}
/** A home or a disk is no project: copying it would take long and show the code what it is kept from. */
async function checkFolder(folder) {
	for (const inside of [homedir(), tmpdir()]) {
		const path = await realpath(inside).catch(() => inside);
		if (!isBelow(path, folder)) continue;
		throw new UserError(`${folder} would be copied into the sandbox, with ${path} in it: go to the project's folder first.`);
	}
}
/** The folders to write to, as the sandbox is to show them. */
async function findWritable(paths, folder, workspace, sandbox) {
	const found = [];
	for (const path of paths) {
		const real = await realpath(path).catch(() => null);
		if (real === null || !statSync(real).isDirectory()) throw new UserError(`--writable ${path}: there is no such folder.`);
		if (isBelow(folder, real)) throw new UserError(`--writable ${path}: name a folder inside or beside this one.`);
		checkOwner(real, path, sandbox);
		const at = isBelow(real, folder) ? join(workspace.projectFolder, relative(folder, real)) : real;
		if (sandbox.tier === "none" && at !== real) {
			await rm(at, {
				recursive: true,
				force: true
			});
			await symlink(real, at);
		}
		found.push({
			folder: real,
			at
		});
	}
	return found;
}
/** The program has another uid than its caller where that is root. */
function checkOwner(real, path, { ownerUid }) {
	if (ownerUid === null) {
		accessSync(real, constants.W_OK);
		return;
	}
	const { uid, gid, mode } = statSync(real);
	if (((uid === ownerUid ? mode >> 6 : gid === ownerUid ? mode >> 3 : mode) & 3) === 3) return;
	throw new UserError(`--writable ${path}: run by root, the code belongs to user ${ownerUid}, who may not write there: chown ${ownerUid} ${path}, or run greenml as another user than root.`);
}
// src/base/text/clean-stream.ts
const AS_IT_IS = {
	take: (chunk) => chunk,
	end: () => ""
};
/**
* Cleans what code of others prints for whoever obeys what stands in it: a terminal, and GitHub's runner, which takes whole
* lines. A file, and a pipe elsewhere, get the very bytes.
*/
function openStreamCleaner(sink, env) {
	if (isWorkflowLog(env) && !isFile(sink)) return cleanLines();
	return "isTTY" in sink && sink.isTTY === true ? cleanPieces() : AS_IT_IS;
}
function isFile(sink) {
	return "fd" in sink && typeof sink.fd === "number" && fstatSync(sink.fd).isFile();
}
/** Cleans pieces at once, so that a line without an end is seen; a carriage return goes back to its own line's start only. */
function cleanPieces() {
	const decoder = new StringDecoder("utf8");
	const clean = (text) => text.split("\r").map(cleanText).join("\r");
	return {
		take: (chunk) => clean(decoder.write(chunk)),
		end: () => clean(decoder.end())
	};
}
/** A longer line is broken into several, each a line of its own for what begins one. */
const LONGEST_LINE = 65536;
/** Whole lines: what makes a command may come in several pieces, and in those of another stream. */
function cleanLines() {
	const decoder = new StringDecoder("utf8");
	let pending = "";
	const clean = (text) => text === "" ? "" : cleanMessage(/[\r\n]$/.test(text) ? text : `${text}\n`, true);
	return {
		take(chunk) {
			pending += decoder.write(chunk);
			const lastEnd = Math.max(pending.lastIndexOf("\n"), pending.slice(0, -1).lastIndexOf("\r"));
			const length = lastEnd < 0 && pending.length > LONGEST_LINE ? pending.length : lastEnd + 1;
			const whole = pending.slice(0, length);
			pending = pending.slice(length);
			return clean(whole);
		},
		end: () => clean(pending + decoder.end())
	};
}
// src/measurement/command/relay.ts
/** Takes of each chunk what is within the bytes that several streams may carry together; tells once when they are spent. */
function limitOutput(bytes, onFlood) {
	let left = bytes;
	let isFlooded = false;
	return (chunk) => {
		const part = chunk.subarray(0, left);
		left -= part.length;
		if (part.length < chunk.length && !isFlooded) {
			isFlooded = true;
			onFlood();
		}
		return part;
	};
}
/**
* Passes what comes through a named pipe on, cleaned and as fast as it is taken; remembers its end. A reader that goes away
* closes the pipe, which the writer is told by SIGPIPE, as in a shell.
*/
var Relay = class {
	#pipe;
	#sink;
	#cleaner;
	#closed;
	#writeEnd;
	#tail = Buffer.alloc(0);
	/** `path`: a named pipe that exists. `limit`: what of a chunk may be passed on. */
	constructor(path, sink, cleaner, limit) {
		this.#sink = sink;
		this.#cleaner = cleaner;
		const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
		this.#writeEnd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
		this.#pipe = new Socket({
			fd,
			readable: true,
			writable: false
		});
		this.#closed = new Promise((resolve) => this.#pipe.once("close", () => resolve()));
		sink.once("close", () => this.#pipe.destroy());
		sink.once("error", () => this.#pipe.destroy());
		this.#pipe.on("data", (chunk) => {
			const part = limit(chunk);
			this.#tail = Buffer.concat([this.#tail, part]).subarray(-65536);
			const shown = cleaner.take(part);
			if (shown.length === 0 || sink.write(shown)) return;
			this.#pipe.pause();
			sink.once("drain", () => this.#pipe.resume());
		});
	}
	/** Waits until all that was written is passed on, once nobody writes any more; returns its last 64 KiB. */
	async finish() {
		this.#closeWriteEnd();
		await this.#closed;
		const rest = this.#cleaner.end();
		if (rest !== "") this.#sink.write(rest);
		return this.#tail.toString();
	}
	#closeWriteEnd() {
		if (this.#writeEnd !== null) closeSync(this.#writeEnd);
		this.#writeEnd = null;
	}
	async [Symbol.asyncDispose]() {
		this.#closeWriteEnd();
		this.#pipe.destroy();
		await this.#closed;
	}
};
// src/measurement/command/run-in-sandbox.ts
/** Runs a command on a copy of its folder, its output passed on as it comes. UserError where it can't be started. */
async function runInSandbox(request) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { folder, limits, sandbox, signal } = request;
		const [word = "", ...words] = request.command;
		const launcher = _usingCtx$1.a(new Launcher());
		const program = await resolveProgram(word, folder, request.env);
		const workspace = _usingCtx$1.a(await makeWorkspace({
			sourceFolder: folder,
			isCopied,
			ownerUid: sandbox.ownerUid
		}));
		const writable = await findWritable(request.writable, folder, workspace, sandbox);
		refuseStopped(signal);
		_usingCtx$1.u(launcher.stopOn(signal));
		const shims = shimFolders("render");
		const path = program.inFolder ? join(workspace.projectFolder, program.path) : program.path;
		const place = {
			sandbox,
			workspace,
			readOnly: [...program.readOnly, ...shims],
			writable,
			limits
		};
		const { measured, errors } = await passThrough([path, ...words], shims, place, launcher, request);
		const { execution, outcome } = measured;
		const hidden = hideFolders(errors, workspace.projectFolder);
		const ending = judgeStart(outcome, hidden, program.path) ?? judgeEnd(outcome, execution, hidden, limits);
		if (outcome.notStarted !== null) throw refuseToStart(outcome.notStarted, program.path, sandbox);
		if (ending?.status === "sandbox-failed") throw new UserError(ending.errorMessage ?? "the sandbox did not start", 125);
		return {
			execution,
			ending
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Runs it with both streams passed on; a run that prints too much is ended. `errors`: the end of standard error. */
async function passThrough(command, shims, place, launcher, { limits, env, ...streams }) {
	try {
		var _usingCtx3 = _usingCtx();
		const { stdoutPath, stderrPath } = place.workspace;
		for (const path of [stdoutPath, stderrPath]) await launcher.makePipe(path);
		let isFlooded = false;
		const take = limitOutput(limits.outputBytes, () => {
			isFlooded = true;
			launcher.stop();
		});
		const stdout = _usingCtx3.a(new Relay(stdoutPath, streams.stdout, openStreamCleaner(streams.stdout, env), take));
		const stderr = _usingCtx3.a(new Relay(stderrPath, streams.stderr, openStreamCleaner(streams.stderr, env), take));
		const measured = await measureRun({
			command,
			env: {
				...SCRIPT_ENVIRONMENT,
				PYTHONPATH: shims.join(":")
			},
			place: inSandbox(place),
			offsetSeed: null,
			whyNoEnergy: "not-asked"
		}, {
			launcher,
			meter: null,
			sensors: null,
			baseline: null,
			carbon: null
		});
		const [, errors] = await Promise.all([stdout.finish(), stderr.finish()]);
		const { outcome } = measured;
		return {
			measured: isFlooded ? {
				...measured,
				outcome: {
					...outcome,
					endedFor: "output"
				}
			} : measured,
			errors
		};
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
function refuseToStart(exitCode, path, { ownerUid }) {
	const owner = ownerUid === null ? "" : `, or let every user read the folder that it lies in (here it runs as user ${ownerUid})`;
	return new UserError(`${path} does not start in the sandbox: ${explainNotStarted(exitCode)}. It, or what it needs, is not visible inside the sandbox: name a program below /usr, as /usr/bin/python3${owner}.`, exitCode === 127 ? 127 : 126);
}
// src/report/text/measurement/sandboxed-run.ts
/** How a command in a sandbox ended and what it took: one line, free of what it could have put into its messages. */
function renderSandboxedRun(record) {
	const { status, errorMessage, errorType, wallSeconds, peakMemoryBytes } = record;
	const cpuSeconds = cpuSecondsOf(record);
	const why = errorMessage ?? errorType;
	return `greenml sandbox: ${[
		why === null ? status : `${status} (${cleanLine(why, 200)})`,
		wallSeconds === null ? null : `${wallSeconds.toFixed(2)} s`,
		cpuSeconds === null ? null : `CPU ${cpuSeconds.toFixed(2)} s`,
		peakMemoryBytes === null ? null : formatSize(peakMemoryBytes),
		`sandbox: ${record.sandbox}`
	].filter((each) => each !== null).join(", ")}`;
}
// src/commands/sandbox.ts
/** Runs a command as a variant would be: on a copy of the current folder, in a sandbox, held to its limits. */
async function runSandboxed(given, context) {
	const options = {
		...given,
		...sandboxCommandOptions.parse(given)
	};
	const [word] = options.command;
	if (word === void 0 || word === "") throw new UserError("A command is missing: greenml sandbox -- <command>");
	if (options.json === "-") throw new UserError("--json -: standard output is the command's own; name a file.");
	const limits = {
		...DEFAULT_LIMITS,
		...options.limits === void 0 ? {} : parseLimits(options.limits)
	};
	if (options.json !== void 0) await checkWritable(options.json);
	const folder = await realpath(options.folder ?? process.cwd());
	await checkFolder(folder);
	const sandbox = await chooseSandbox(options.sandbox, {
		trusted: false,
		userTrusts: options.iTrustThisCode,
		allow: options.allow,
		warn: (text) => context.logger.warn(text)
	});
	await removeAbandonedScratch();
	const { execution, ending } = await runInSandbox({
		command: options.command,
		folder,
		limits,
		sandbox,
		writable: options.writable ?? [],
		stdout: options.stdout,
		stderr: options.stderr,
		env: context.env,
		signal: context.signal
	});
	const record = {
		...recordOfCommand(await describeHost(), sandbox.tier),
		...execution,
		...ending ?? { status: "ok" },
		reasons: {
			...execution.reasons,
			metric: { kind: "no-rule" }
		}
	};
	if (options.json !== void 0) await writeJson(options.json, boundRecord(record));
	if (options.json === void 0 || record.failureClass !== null) context.logger.info(renderSandboxedRun(record));
	return {
		record,
		exitCode: record.exitCode ?? codeOfSignal(record.signal)
	};
}
export { runSandboxed };
