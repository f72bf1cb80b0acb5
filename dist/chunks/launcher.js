import { E as string, S as partialRecord, b as number, g as int, h as discriminatedUnion, m as boolean, p as array, u as _enum, v as literal, x as object } from "./schemas.js";
import { n as errorCode, t as UserError } from "./errors.js";
import { i as assetPath } from "./package.js";
import { i as treeReason, r as sampledReason } from "./execution-reason.js";
import { existsSync } from "node:fs";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
// src/measurement/launcher.ts
const sample = object({
	t: number(),
	values: array(number().nullable())
});
const samples = array(sample);
const MEASURED = [
	"userSeconds",
	"systemSeconds",
	"peakMemoryBytes"
];
/** Answers of the launcher, one line each (`assets/python/launcher/messages.py` has the same). */
const reply = discriminatedUnion("type", [
	object({
		type: literal("error"),
		message: string()
	}),
	object({ type: literal("pipe-made") }),
	object({
		type: literal("waiting"),
		holder: string()
	}),
	object({ type: literal("holding") }),
	object({
		type: literal("idle"),
		samples,
		hostBusySeconds: number().nullable()
	}),
	object({
		type: literal("run"),
		/** False: the sandbox ended before the program could start. */
		started: boolean(),
		startedAt: number(),
		/** Absent where no program was started. */
		wallSeconds: number().optional(),
		exitCode: number().nullable(),
		signal: string().nullable(),
		/** Why the launcher ended it: its time, another of its bounds, or because it was asked to; null where it did not. */
		endedFor: _enum([
			"wall",
			...[
				"memory",
				"processes",
				"cpu",
				"output",
				"disk"
			],
			"stop"
		]).nullable(),
		/** Whether `endedFor` tells every process of the run that the kernel kills for want of memory. */
		memoryWatched: boolean(),
		/** Why memory is only looked at now and then; null where the kernel limits it, or no bound was asked for. */
		memorySampled: sampledReason.nullable(),
		/** Exit code with which the gate could not become the program: 127 not found, 126 not to be run; null: it started. */
		notStarted: int().nullable(),
		/** User CPU seconds of the whole process tree from the gate on. */
		userSeconds: number().nullable(),
		systemSeconds: number().nullable(),
		/** Peak memory of the whole process tree at one time. */
		peakMemoryBytes: number().nullable(),
		/** Why a number above is null, or less or other than it says. */
		reasons: partialRecord(_enum(MEASURED), treeReason),
		/** Busy seconds of all processors of the host between the edges, in clock ticks; null where the kernel does not tell. */
		hostBusySeconds: number().nullable(),
		/** Processes that were still there when the program had ended, and were killed. */
		survivors: number(),
		samples
	})
]);
/**
* A shell, already in the sandbox, that says on descriptor 4 that it stands, waits on 3 until it is told to go, and
* becomes the program: so the clock starts after the sandbox is made. Where it can't become it, it says so and why by its
* exit code. Closing 4 for the length of a function lets the shell have it back when `exec` fails, and never the program.
*/
const GATE = [
	"[ -z \"$BASH_VERSION\" ] || shopt -s execfail 2>&-",
	`trap 'printf "f%s" "$?" >&4' EXIT`,
	"become() { exec \"$@\"; }",
	"printf r >&4 && read -r go <&3 && exec 3<&- && become \"$@\" 4>&-"
].join("\n");
function behindGate(command) {
	return [
		"/bin/sh",
		"-c",
		GATE,
		"gate",
		...command
	];
}
/** `$GREENML_HOST_LOCK` names another file: containers that share a host have to share it too. */
const hostLockPath = (env) => env.GREENML_HOST_LOCK || "/tmp/greenml-host.lock";
/** How long a launcher may take to end what it runs before it is ended itself. */
const GRACE_MILLISECONDS = 5e3;
function badLock(path, reason) {
	return new UserError(`The lock that keeps measurements of this host apart can't be taken: ${path}: ${reason}.\nLet every user read and write that file, or set GREENML_HOST_LOCK to one path for all of them.`, 1);
}
/** The launcher says why it ends, but where it is killed. */
function explainEnd(stderr) {
	if (stderr !== "") return /* @__PURE__ */ new Error(`the launcher ended: ${stderr}`);
	return new UserError("The process that starts runs was killed from outside (the launcher ended without a word; the kernel does that when memory runs out). What is on record stays: run the same command again to go on.", 1);
}
/** Starts at once, where the first `python3` on the path may be a version manager's script that takes 70 ms. */
const SYSTEM_PYTHON = "/usr/bin/python3";
const isOfType = (answer, type) => answer.type === type;
function expectType(answer, type) {
	if (!isOfType(answer, type)) throw new Error(`the launcher answered '${answer.type}' instead of '${type}'`);
	return answer;
}
/** The processes that start runs and read clocks and counters at their edges (`assets/python/launcher/`). */
var Launcher = class {
	#process;
	#lines;
	#stderr = "";
	#fault = null;
	constructor(options = {}) {
		const python = options.python ?? (existsSync(SYSTEM_PYTHON) ? SYSTEM_PYTHON : "python3");
		const flags = options.controlGroup === false ? ["--no-control-group"] : [];
		this.#process = spawn(python, [
			"-I",
			"-S",
			assetPath("python", "launcher"),
			...flags
		], {
			stdio: "pipe",
			env: { PATH: process.env.PATH },
			detached: true
		});
		this.#process.stderr.on("data", (chunk) => {
			this.#stderr = (this.#stderr + chunk.toString()).slice(-4e3);
		});
		this.#process.on("error", (error) => {
			const missing = errorCode(error) === "ENOENT";
			this.#fault = missing ? new UserError(`${python} is not installed: sudo apt-get install python3`, 1) : error;
		});
		this.#process.stdin.on("error", () => {});
		this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
	}
	/** Makes a named pipe; Node has no call for it, and a program that has takes longer to start than all of the launcher. */
	async makePipe(path) {
		await this.#ask({
			type: "make-pipe",
			path
		}, "pipe-made");
	}
	/** Waits until no other process on this host measures; the lock is held until this launcher ends. */
	async holdHost(holder, onWait, path) {
		this.#send({
			type: "hold-host",
			path,
			holder
		});
		for (;;) {
			const answer = await this.#receive();
			if (answer.type === "holding") return;
			if (answer.type === "error") throw badLock(path, answer.message);
			onWait(expectType(answer, "waiting").holder);
		}
	}
	run(job) {
		return this.#ask({
			counters: [],
			...job,
			type: "run"
		}, "run");
	}
	/** Ends the run that is under way, or else the next one; its outcome is told as ever. */
	stop() {
		this.#process.kill("SIGUSR1");
	}
	/** Reads counters while nothing runs, at both edges and every `everySeconds` between. */
	idle(job) {
		return this.#ask({
			...job,
			type: "idle"
		}, "idle");
	}
	async #ask(request, type) {
		this.#send(request);
		const answer = await this.#receive();
		if (answer.type === "error") throw new Error(`the launcher failed: ${answer.message}`);
		return expectType(answer, type);
	}
	#send(request) {
		this.#process.stdin.write(`${JSON.stringify(request)}\n`);
	}
	async #receive() {
		const line = await this.#lines.next();
		if (line.done) throw this.#fault ?? explainEnd(this.#stderr.trim());
		return reply.parse(JSON.parse(line.value));
	}
	/** Ends it and, with it, whatever it runs. */
	async [Symbol.asyncDispose]() {
		if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
		const closed = new Promise((resolve) => this.#process.once("close", resolve));
		this.#process.kill("SIGTERM");
		const impatience = setTimeout(() => this.#process.kill("SIGKILL"), GRACE_MILLISECONDS);
		await closed;
		clearTimeout(impatience);
	}
};
export { behindGate as n, hostLockPath as r, Launcher as t };
