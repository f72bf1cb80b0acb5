import { n as checkPrograms, r as checkWritable } from "./check-programs.js";
import { i as interruptible, o as stopped, t as UserError } from "./errors.js";
import { _ as writeJson, g as writeFileAtomic, h as statIfPresent } from "./files.js";
import { t as Launcher } from "./launcher.js";
import { t as Progress } from "./progress.js";
import { r as makeScratch, s as removedAfter } from "./scratch.js";
import { n as openCarbon, t as measureRun } from "./measure-run.js";
import { a as isSound } from "./measurement.js";
import { t as holdHost } from "./hold-host.js";
import { i as describeHost } from "./powercap.js";
import { t as openMeters } from "./open-meters.js";
import { n as onHost } from "./place.js";
import { t as HostSensors } from "./sensors.js";
import { a as cleanText, r as cleanLine } from "./clean-text.js";
import { t as seededRandom } from "./random.js";
import "./ratio.js";
import { t as explainNotStarted } from "./explain-not-started.js";
import { t as _usingCtx } from "./usingCtx.js";
import { r as measureSettings } from "./measure-options.js";
import { Socket } from "node:net";
import { once } from "node:events";
import { randomInt } from "node:crypto";
import { constants } from "node:os";
import { join, resolve } from "node:path";
import { constants as constants$1, existsSync, openSync } from "node:fs";
import { spawn } from "node:child_process";
// src/measurement/rounds/output-pipe.ts
const MARK = Buffer.from("\0greenml mark\0");
/**
* A named pipe for what the commands write: only the last 4000 bytes are kept, in memory, however much it is, and nothing is
* written to a disk. It is held open for writing too, so that no command's end ends it.
*/
var OutputPipe = class {
	path;
	#pipe;
	#shown;
	#tail = Buffer.alloc(0);
	/** Told what was written before the mark, while one is waited for. */
	#seen = null;
	/** `path`: a named pipe that exists; `shown`: where all of it goes, too. */
	constructor(path, shown) {
		this.path = path;
		this.#shown = shown;
		const fd = openSync(path, constants$1.O_RDWR | constants$1.O_NONBLOCK);
		this.#pipe = new Socket({
			fd,
			readable: true,
			writable: true
		});
		this.#pipe.on("data", (chunk) => this.#keep(chunk));
	}
	#keep(chunk) {
		if (this.#seen === null) this.#shown?.write(chunk);
		const text = Buffer.concat([this.#tail, chunk.subarray(this.#seen === null ? -4e3 : 0)]);
		const end = this.#seen === null ? -1 : text.indexOf(MARK);
		this.#tail = end < 0 ? text.subarray(-4e3) : Buffer.alloc(0);
		if (end >= 0) this.#seen?.(text.subarray(0, end));
	}
	/** The last line since the last call: a mark is put after all that was written, and waited for. */
	async takeLastLine() {
		const shownBytes = this.#tail.length;
		const text = await new Promise((resolve) => {
			this.#seen = resolve;
			this.#pipe.write(MARK);
		});
		this.#seen = null;
		this.#shown?.write(text.subarray(shownBytes));
		const lines = cleanText(text.subarray(-4e3).toString()).trim().split("\n");
		return cleanLine(lines.at(-1) ?? "");
	}
	async [Symbol.asyncDispose]() {
		const closed = new Promise((resolve) => this.#pipe.once("close", resolve));
		this.#pipe.destroy();
		await closed;
	}
};
// src/measurement/rounds/stopping.ts
/** The reason to begin no further round; null: go on. A round that would end beyond the budget of seconds is not begun. */
function whyStop(rule, soFar) {
	const { rounds, elapsedSeconds, roundSeconds, halfWidth } = soFar;
	if (rule.target !== null && halfWidth !== null && halfWidth <= rule.target && rounds >= Math.max(rule.minimumRounds, 5)) return "interval";
	if (rule.target === null && rounds >= rule.minimumRounds && elapsedSeconds >= (rule.leastSeconds ?? 0)) return "repetitions";
	if (rounds >= rule.maximumRounds) return rule.target === null ? "repetitions" : "max-runs";
	return rule.maximumSeconds !== null && elapsedSeconds + roundSeconds > rule.maximumSeconds ? "max-seconds" : null;
}
// src/measurement/rounds/rounds.ts
/**
* Warm-up rounds, then measured ones until the rule ends them; each round in a random order of its own. Where the budget of
* seconds is short, warm-up rounds after the first give way; one measured round is run in any case.
*/
async function runRounds(plan, work) {
	const { rule } = plan;
	const begin = performance.now();
	const complete = [];
	let { warmup } = plan;
	let reached = null;
	const end = (reason) => {
		const rounds = Math.max(0, complete.length - warmup);
		return {
			...arrange(plan, complete, warmup),
			stopping: {
				rounds,
				reason,
				target: rule.target,
				reached
			}
		};
	};
	for (;;) {
		const made = await runRound(plan, complete.length, warmup, work);
		if (made === null) return end("interrupted");
		complete.push(made);
		const elapsedSeconds = (performance.now() - begin) / 1e3;
		const roundSeconds = elapsedSeconds / complete.length;
		if (complete.length < warmup && !hasTimeFor(2, rule, elapsedSeconds, roundSeconds)) warmup = complete.length;
		const rounds = complete.length - warmup;
		if (rounds < 1) continue;
		const { runs } = arrange(plan, complete, warmup);
		if (rounds === 1 && rule.target !== null && runs.some(([first]) => first && !isSound(first))) return end("failed");
		reached = needsHalfWidth(rule, rounds) ? await work.findHalfWidth(runs) : null;
		const stop = whyStop(rule, {
			rounds,
			elapsedSeconds,
			roundSeconds,
			halfWidth: reached
		});
		if (stop !== null) return end(stop);
	}
}
/** Null where the user stopped the round. */
async function runRound({ commands, noiseFloor, seed, rule }, round, warmup, { runOnce, progress, signal }) {
	const slots = [...commands.keys(), ...noiseFloor ? [commands.length] : []];
	const made = /* @__PURE__ */ new Map();
	for (const [orderIndex, slot] of seededRandom(seed, `round ${round}`).shuffle(slots).entries()) {
		const command = slot % commands.length;
		progress.begin(formatRound(round, warmup, rule), commands[command] ?? "");
		const run = await unlessStopped(runOnce(command, {
			round,
			orderIndex
		}), signal);
		if (run === null) return null;
		progress.end();
		made.set(slot, run);
	}
	return made;
}
/** The runs by command. The very first run of a command is cold: files are not cached, libraries not loaded. */
function arrange({ commands, noiseFloor }, complete, warmup) {
	const measured = complete.slice(warmup);
	const runsOf = (slot) => measured.flatMap((made) => made.get(slot) ?? []);
	const warmupsOf = (index) => complete.slice(0, warmup).flatMap((made) => [...made].flatMap(([slot, run]) => slot % commands.length === index ? [run] : []));
	return {
		runs: commands.map((_, index) => runsOf(index)),
		warmups: commands.map((_, index) => warmupsOf(index).map((run, place) => place === 0 ? {
			...run,
			flags: [...run.flags, "cold"]
		} : run)),
		repeatsOfFirst: noiseFloor ? runsOf(commands.length) : null
	};
}
/** The result of `work`; null where the user stopped it. */
async function unlessStopped(work, signal) {
	return interruptible(work, signal).catch((error) => {
		if (signal?.aborted) return null;
		throw error;
	});
}
const needsHalfWidth = ({ target, minimumRounds }, rounds) => target !== null && rounds >= minimumRounds;
const hasTimeFor = (rounds, { maximumSeconds }, elapsedSeconds, roundSeconds) => maximumSeconds === null || elapsedSeconds + rounds * roundSeconds <= maximumSeconds;
function formatRound(round, warmup, rule) {
	if (round < warmup) return `warm-up ${round + 1} of ${warmup}`;
	const most = `${rule.minimumRounds === rule.maximumRounds ? "of" : "of at most"} ${rule.maximumRounds}`;
	return `round ${round - warmup + 1} ${most}`;
}
// src/measurement/rounds/run-hook.ts
/**
* Runs a command by `sh` beside the measured ones, and waits for it. A measurement whose surroundings could not be made ready
* says nothing: a UserError, with what the command said last, where it fails. `option`: the one that asked for it.
*/
async function runHook(option, command, shell) {
	if (command === null) return;
	const { env, signal, output } = shell;
	const child = spawn("/bin/sh", ["-c", command], {
		env,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		...signal === void 0 ? {} : { signal }
	});
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => {
		output?.write(chunk);
		said = (said + chunk.toString()).slice(-4e3);
	});
	const [exitCode, killedBy] = await once(child, "close");
	if (exitCode === 0) return;
	const last = cleanLine(said.trim().split("\n").at(-1) ?? "");
	const how = typeof killedBy === "string" ? `was ended by ${killedBy}` : `ended with exit code ${exitCode}`;
	throw new UserError(`--${option} '${command}' ${how}${last === "" ? "" : `; it said: ${last}`}`, 1);
}
// src/measurement/rounds/run-once.ts
/** Runs a command once; its output is discarded. Numbers that could not be read are null with their reason. */
async function runOnce(command, order, equipment) {
	const { place, env, seed } = equipment;
	const offsetSeed = `${seed} ${order.round} ${order.orderIndex}`;
	const { execution, outcome } = await measureRun({
		command,
		env,
		offsetSeed,
		place
	}, equipment);
	const { notStarted } = outcome;
	if (notStarted !== null && order.round === 0) throw refuseToStart(command, notStarted);
	const { reasons, flags } = execution;
	return {
		...execution,
		...order,
		reasons: {
			...reasons,
			...notStarted === null ? {} : { wallSeconds: {
				kind: "not-started",
				exitCode: notStarted
			} }
		},
		flags: [...endingFlags(outcome, equipment), ...flags]
	};
}
function endingFlags({ endedFor, exitCode, notStarted }, { ignoresFailure }) {
	if (endedFor === "wall") return ["timeout"];
	return exitCode !== null && exitCode !== 0 && notStarted === null && ignoresFailure ? ["failure-ignored"] : [];
}
/** A fault that a look at the file could not show: a missing interpreter, a format that this machine does not run. */
function refuseToStart([program = ""], exitCode) {
	return new UserError(`${program} could not be started: ${explainNotStarted(exitCode)}`, exitCode === 126 ? 126 : 127);
}
// src/measurement/rounds/measure-commands.ts
const NO_LIMIT_SECONDS = 31536e4;
/** Holds the host, runs the commands in rounds and then what is counted in runs of its own. */
async function measureCommands(request, context) {
	try {
		var _usingCtx$2 = _usingCtx();
		const { plan, settings, launcher, output } = request;
		const { env, signal } = context;
		const scratch = _usingCtx$2.a(removedAfter(await makeScratch("measure")));
		try {
			try {
				var _usingCtx3 = _usingCtx();
				const pipe = join(scratch.folder, "stderr");
				const outputPipe = output === null ? null : join(scratch.folder, "stdout");
				const making = Promise.all([pipe, outputPipe].map((path) => path === null ? void 0 : launcher.makePipe(path)));
				const ready = Promise.all([making, holdHost(launcher, "greenml measure", settings.wait, context)]);
				ready.catch(() => {});
				const meter = _usingCtx3.a(await openMeters(settings, context));
				const sensors = _usingCtx3.u(new HostSensors());
				const [host, carbon] = await Promise.all([
					describeHost(null),
					openCarbon(settings, env, context),
					ready
				]);
				const errors = _usingCtx3.a(new OutputPipe(pipe, output));
				const shown = _usingCtx3.a(outputPipe === null ? null : new OutputPipe(outputPipe, output));
				const baseline = await measureBaseline(settings.idleBaseline, meter, launcher, context);
				const equipment = {
					launcher,
					meter,
					sensors,
					baseline,
					carbon,
					errors,
					seed: plan.seed,
					ignoresFailure: settings.ignoreFailure,
					place: onHost({
						...settings.input === void 0 ? {} : { stdin: resolve(settings.input) },
						stdout: outputPipe ?? "/dev/null",
						stderr: pipe
					}, settings.timeout ?? NO_LIMIT_SECONDS),
					env: Object.fromEntries(Object.entries(env).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]))
				};
				_usingCtx3.a(cleanedUpAfter(request, context));
				for (const { hooks } of request.commands) await runHook("setup", hooks.setup, hookShell(request, context));
				const { rounds, lastErrors } = await runAll(request, equipment, context);
				if (rounds.runs.every((runs) => runs.length === 0)) throw stoppedEarly();
				const extraReadings = await makeExtraRuns(request, equipment, scratch.folder, rounds, context);
				await Promise.all([errors, shown].map((each) => each?.takeLastLine()));
				context.logger.status("");
				const stopping = signal?.aborted ? {
					...rounds.stopping,
					reason: "interrupted"
				} : rounds.stopping;
				return {
					host,
					baseline,
					rounds: {
						...rounds,
						stopping
					},
					extraReadings,
					lastErrors
				};
			} catch (_) {
				_usingCtx3.e = _;
			} finally {
				await _usingCtx3.d();
			}
		} catch (error) {
			throw signal?.aborted ? stoppedEarly() : error;
		}
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
/** A measurement does not go on where it ended, as other commands do. */
const stoppedEarly = () => new UserError("Stopped before a round was complete: nothing was measured.", 1, { cause: stopped() });
async function measureBaseline(seconds, meter, launcher, context) {
	if (seconds === 0) return null;
	const { takeBaseline } = await import("./idle-baseline.js");
	return takeBaseline(seconds, meter, launcher, context);
}
async function runAll(request, equipment, context) {
	const { commands, plan, findHalfWidth } = request;
	const { logger, signal } = context;
	const lastErrors = /* @__PURE__ */ new Map();
	const inRound = commands.length + (plan.noiseFloor ? 1 : 0);
	const progress = new Progress(logger, (plan.warmup + plan.rule.maximumRounds) * inRound);
	const runCommand = async (index, place) => {
		const run = await betweenHooks(commands[index], request, context, (command) => runOnce(command, place, equipment));
		if (isSound(run) || lastErrors.has(index)) return run;
		lastErrors.set(index, await equipment.errors.takeLastLine());
		if (place.round === 0) logger.warn(`${plan.commands[index]} failed in its first run; it is measured all the same`);
		return run;
	};
	return {
		rounds: await runRounds(plan, {
			runOnce: runCommand,
			findHalfWidth,
			progress,
			signal
		}),
		lastErrors
	};
}
const hookShell = ({ output }, { env, signal }) => ({
	env,
	signal,
	output
});
/** Runs a command between what has to be done before and after it, which is no part of it. */
async function betweenHooks(given, request, context, run) {
	const { command = [], hooks } = given ?? {};
	const shell = hookShell(request, context);
	await runHook("prepare", hooks?.prepare ?? null, shell);
	const result = await run(command);
	await runHook("conclude", hooks?.conclude ?? null, shell);
	return result;
}
/** Runs the clean-up, also where the measurement was stopped. */
const cleanedUpAfter = (request, context) => ({ async [Symbol.asyncDispose]() {
	const shell = {
		...hookShell(request, context),
		signal: void 0
	};
	for (const { hooks } of request.commands) await runHook("cleanup", hooks.cleanup, shell);
} });
async function makeExtraRuns(request, equipment, scratch, { runs, stopping }, context) {
	const { commands, settings } = request;
	const { flops, phases } = settings;
	const { logger, signal } = context;
	if (stopping.reason === "interrupted" || !(flops || phases)) return [];
	const { readExtra } = await import("./extra-runs.js");
	const readings = [];
	for (const [index, each] of commands.entries()) {
		logger.status(`further run · ${each.command.join(" ")}`);
		const extra = {
			measured: runs[index] ?? [],
			equipment,
			folder: join(scratch, `extra-${index}`)
		};
		const made = await unlessStopped(betweenHooks(each, request, context, (command) => readExtra({
			...extra,
			command
		}, {
			flops,
			phases
		})), signal);
		if (made === null) break;
		readings.push(made);
	}
	return readings;
}
// src/measurement/rounds/plan-rounds.ts
/** The rounds that a user asks for. UserError where two options contradict each other. */
function planRounds(settings, commands) {
	const { warmup, noiseFloor } = settings;
	return {
		commands: commands.map(({ name, command }) => name ?? command.join(" ")),
		warmup,
		rule: chooseRule(settings, commands.length),
		noiseFloor,
		seed: settings.seed ?? randomInt(2 ** 31 - 1)
	};
}
function chooseRule(settings, commands) {
	const { untilInterval, repetitions, minRuns, maxRuns, maxSeconds } = settings;
	const ends = {
		target: untilInterval ?? null,
		maximumSeconds: maxSeconds ?? null
	};
	if (untilInterval === void 0 && minRuns === void 0) {
		if (maxRuns !== void 0) throw new UserError("--max-runs is the end of --until-interval or --min-runs: without one of them --repetitions says how many rounds.");
		const rounds = repetitions ?? 5;
		return {
			...ends,
			minimumRounds: rounds,
			maximumRounds: rounds
		};
	}
	if (repetitions !== void 0 && minRuns !== void 0) throw new UserError("--repetitions says how many rounds, --min-runs how many at least: give one of them.");
	const least = Math.max(untilInterval === void 0 ? 1 : 5, minRuns ?? repetitions ?? 0);
	const maximumRounds = maxRuns ?? Math.max(100, least);
	if (maximumRounds < least) throw new UserError(`--max-runs ${maximumRounds} is below the least number of rounds, ${least}.`);
	const leastSeconds = untilInterval === void 0 ? 3 * commands : 0;
	return {
		...ends,
		minimumRounds: least,
		maximumRounds,
		leastSeconds
	};
}
// src/measurement/rounds/expand-commands.ts
const MOST_COMMANDS = 1e3;
/**
* The commands that are run: each of those written, once for each combination of the parameters' values. The one that the
* others are compared with comes first. UserError where options contradict each other.
*/
function expandCommands(settings, written) {
	const combinations = combine([...settings.parameterList ?? [], ...(settings.parameterScan ?? []).map((scan) => listScan(scan, settings.parameterStepSize ?? "1"))]);
	const templates = readTemplates(settings, written);
	if (templates.length * combinations.length > MOST_COMMANDS) throw new UserError(`The parameters make ${templates.length * combinations.length} commands: ${MOST_COMMANDS} at most.`);
	checkPlaceholders(templates, combinations[0] ?? {});
	return nameExpanded(settings, templates, templates.flatMap((template) => combinations.map((parameters) => fillIn(template, parameters))));
}
function readTemplates(settings, written) {
	const { name = [], prepare = [], conclude = [], setup = null, cleanup = null } = settings;
	const { all, named } = withReference(settings, settings.shell === void 0 ? written : written.flatMap(splitLines), name);
	const pick = (list, option, index) => {
		if (list.length > 1 && list.length !== all.length) throw new UserError(`--${option} is given ${list.length} times for ${all.length} commands: once for all, or once for each.`);
		return list[list.length === 1 ? 0 : index] ?? null;
	};
	return all.map((words, index) => ({
		words: inShell(words, settings.shell),
		name: named[index] ?? (usesShell(settings.shell) ? words[0] ?? null : null),
		hooks: {
			setup,
			prepare: pick(prepare, "prepare", index),
			conclude: pick(conclude, "conclude", index),
			cleanup
		}
	}));
}
const usesShell = (shell) => shell !== void 0 && shell !== "none";
/** A shell takes each word for a line of its own, as `'ls | wc -l' 'ls -l'`. */
function splitLines(words) {
	const option = words.find((word) => word.startsWith("-"));
	if (option !== void 0) throw new UserError(`${option} stands behind a command: options of greenml stand before.`);
	if (words.length > 1 && !words.some((word) => /\s/.test(word))) throw new UserError(`With --shell each command is one word: quote it whole, as '${words.join(" ")}'.`);
	return words.map((word) => [word]);
}
function inShell(words, shell) {
	if (!usesShell(shell)) return words.length === 1 && shell === "none" ? splitWords(words[0] ?? "") : words;
	return [
		...splitWords(shell === "default" ? "sh" : shell),
		"-c",
		...words
	];
}
/** Puts the command first that the others are compared with. */
function withReference({ reference, shell }, commands, names) {
	if (reference === void 0) return {
		all: commands,
		named: names
	};
	const index = commands.findIndex((words, place) => names[place] === reference || words.join(" ") === reference);
	if (index < 0) return {
		all: [usesShell(shell) ? [reference] : splitWords(reference), ...commands],
		named: [void 0, ...names]
	};
	const toFront = (list) => [list[index], ...list.filter((_, place) => place !== index)];
	return {
		all: toFront(commands).flatMap((words) => words === void 0 ? [] : [words]),
		named: toFront(commands.map((_, place) => names[place]))
	};
}
/** Words of one that white space parts; what only a shell understands is left to one. */
function splitWords(line) {
	if (/["'`$&|;<>(){}*?\\]/.test(line.replaceAll(/\{\w+\}/g, ""))) throw new UserError(`${line}: only a shell can read that: add --shell sh and quote every command whole.`);
	return line.trim().split(/\s+/);
}
/** Every number from one end to the other, with as many decimals as are written. */
function listScan({ name, from, to }, step) {
	const decimals = Math.max(...[
		from,
		to,
		step
	].map((text) => text.split(".")[1]?.length ?? 0));
	const scale = 10 ** decimals;
	const [first, last, by] = [
		from,
		to,
		step
	].map((text) => Math.round(Number(text) * scale));
	if (first === void 0 || last === void 0 || by === void 0 || last < first) throw new UserError(`--parameter-scan ${name} ${from} ${to}: the second number is below the first.`);
	const count = Math.floor((last - first) / by) + 1;
	if (count > MOST_COMMANDS) throw new UserError(`--parameter-scan ${name} has ${count} values: ${MOST_COMMANDS} at most.`);
	return {
		name,
		values: Array.from({ length: count }, (_, index) => ((first + index * by) / scale).toFixed(decimals))
	};
}
/** Every combination of the values; the last parameter changes fastest. */
function combine(parameters) {
	const repeated = parameters.find(({ name }, index) => parameters.findIndex((each) => each.name === name) !== index);
	if (repeated) throw new UserError(`The parameter ${repeated.name} is given twice.`);
	return parameters.reduce((made, { name, values }) => made.flatMap((others) => values.map((value) => ({
		...others,
		[name]: value
	}))), [{}]);
}
function checkPlaceholders(templates, parameters) {
	const texts = templates.flatMap(({ words, hooks }) => [...words, ...Object.values(hooks)]);
	for (const name of Object.keys(parameters)) {
		if (texts.some((text) => text?.includes(`{${name}}`))) continue;
		throw new UserError(`The parameter ${name} stands in no command: write {${name}} where its value belongs.`);
	}
}
function fillIn({ words, name, hooks }, parameters) {
	const fill = (text) => text.replaceAll(/\{([^{}]+)\}/g, (all, key) => parameters[key] ?? all);
	const fillHook = (hook) => hook === null ? null : fill(hook);
	return {
		command: words.map(fill),
		name: name === null ? null : fill(name),
		parameters,
		hooks: {
			setup: fillHook(hooks.setup),
			prepare: fillHook(hooks.prepare),
			conclude: fillHook(hooks.conclude),
			cleanup: fillHook(hooks.cleanup)
		}
	};
}
/** Labels are given for the commands that are written, or for each that is made of them. */
function nameExpanded({ name = [] }, templates, expanded) {
	if (name.length <= templates.length) return expanded;
	if (name.length === expanded.length) return expanded.map((each, index) => ({
		...each,
		name: name[index] ?? null
	}));
	throw new UserError(`There are ${name.length} names for ${expanded.length} commands.`);
}
// src/commands/measure.ts
/** `a b -- c d` is two commands, where `separator` is `--`. */
function splitCommands(words, separator = "--") {
	const commands = [[]];
	for (const word of words) if (word === separator) commands.push([]);
	else commands.at(-1)?.push(word);
	if (commands.some((command) => command.length === 0)) throw new UserError("A command is missing: greenml measure -- <command> [-- <command>…]");
	return commands;
}
/** Runs the commands in rounds, each round in random order, and reports what each cost. */
async function measure(given, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const settings = measureSettings.parse(given);
		const commands = expandCommands(settings, given.commands);
		const options = {
			...given,
			...settings,
			commands
		};
		const plan = planRounds(options, commands);
		await checkBefore(options, context);
		const launcher = _usingCtx$1.a(new Launcher());
		const findHalfWidth = async (runs) => (await import("./half-width2.js")).findHalfWidth(runs, plan.seed);
		const measured = await measureCommands({
			commands,
			plan,
			settings,
			launcher,
			findHalfWidth,
			output: settings.showOutput ? given.output ?? process.stderr : null
		}, context);
		const [measurement] = await Promise.all([describeMeasurement(options, plan, measured), launcher[Symbol.asyncDispose]()]);
		return await show(options, measurement, measured.lastErrors);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** What can be known to fail is told before minutes are spent on it. */
async function checkBefore(settings, context) {
	const { commands, powercapRoot, input } = settings;
	const files = [
		settings.json,
		settings.markdown,
		settings.exportMarkdown,
		settings.exportJson,
		settings.exportCsv
	];
	if (files.filter((path) => path === "-").length > 1) throw new UserError("Standard output can hold one of the results only.");
	checkPrograms(commands.map(({ command }) => command), context.env, settings.separator);
	for (const path of files) if (path !== void 0 && path !== "-") await checkWritable(path);
	if (input !== void 0) await checkInput(input);
	else if ((await statIfPresent("/dev/stdin"))?.isFile()) context.logger.warn("standard input is a file, which no run is given: --input FILE gives it to each");
	if (powercapRoot !== void 0 && !existsSync(powercapRoot)) context.logger.warn(`--powercap-root ${powercapRoot}: no such folder, so no counter is read there`);
}
/** A folder or a pipe would give the first run something, and the others nothing. */
async function checkInput(path) {
	const found = await statIfPresent(path);
	if (found?.isFile() || path === "/dev/null") return;
	throw new UserError(`--input ${path}: ${found === null ? "no such file" : "not a file"}`);
}
/** Statistics and schemas load when the last run has ended, so that they disturb none. */
async function describeMeasurement({ commands, timeout }, { seed }, { host, baseline, rounds, extraReadings }) {
	const { summariseMeasurement } = await import("./summarise.js");
	const { MEASUREMENT_VERSION } = await import("./measurement2.js");
	const { chooseLeadingOfRuns } = await import("./compared-quantities2.js");
	const { runs, warmups, repeatsOfFirst, stopping } = rounds;
	const { summaries, ...found } = summariseMeasurement(commands.map((_, index) => ({
		runs: runs[index] ?? [],
		warmups: warmups[index] ?? []
	})), repeatsOfFirst, stopping, seed, timeout ?? null);
	return {
		schemaVersion: MEASUREMENT_VERSION,
		host,
		seed,
		idle: [...baseline?.powers ?? []],
		commands: summaries.map((summary, index) => ({
			command: [...commands[index]?.command ?? []],
			name: commands[index]?.name ?? null,
			parameters: { ...commands[index]?.parameters },
			runs: [...runs[index] ?? []],
			warmups: [...warmups[index] ?? []],
			...extraReadings[index] ?? {
				flops: [],
				phaseCpuSeconds: null,
				reasons: {}
			},
			...summary
		})),
		...found,
		stopping: {
			...stopping,
			quantity: stopping.target === null ? null : chooseLeadingOfRuns(runs)
		}
	};
}
async function show(settings, measurement, lastErrors) {
	const { json, markdown, exportMarkdown, exportJson, exportCsv, display } = settings;
	const { renderMeasurement } = await import("./measurement-terminal.js");
	const { renderMeasurementMarkdown } = await import("./measurement-markdown.js");
	if (json !== void 0 && json !== "-") await writeJson(json, measurement);
	const text = renderMeasurementMarkdown(measurement, lastErrors, settings);
	const texts = [[markdown, text], [exportMarkdown, text]];
	if (exportJson !== void 0 || exportCsv !== void 0) {
		const { renderHyperfineCsv, renderHyperfineJson } = await import("./hyperfine-form.js");
		texts.push([exportJson, renderHyperfineJson(measurement)], [exportCsv, renderHyperfineCsv(measurement)]);
	}
	for (const [path, content] of texts) if (path !== void 0 && path !== "-") await writeFileAtomic(path, content);
	return {
		measurement,
		table: renderMeasurement(measurement, lastErrors, display, settings),
		markdown: text,
		texts: texts.flatMap(([path, content]) => path === "-" ? [content] : []),
		exitCode: exitCodeOf(measurement.commands.flatMap(({ runs }) => runs))
	};
}
/** 128 + n on a signal, as a shell says it; the first run that did not end with 0 counts. */
function exitCodeOf(runs) {
	const failed = runs.find((run) => !isSound(run));
	if (!failed) return 0;
	return failed.exitCode ?? 128 + (SIGNAL_NUMBERS.get(failed.signal ?? "") ?? 0);
}
const SIGNAL_NUMBERS = new Map(Object.entries(constants.signals));
export { planRounds as a, splitCommands as i, exitCodeOf as n, stoppedEarly as o, measure as r, runRounds as s, describeMeasurement as t };
