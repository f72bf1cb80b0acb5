import { r as parseFailOn } from "./fail-on.js";
import { $ as describeHost, D as HostSensors, E as openCarbon, F as inSandbox, L as openMeters, Q as findProgram, at as Progress, c as exitCodeOf, d as stoppedEarly, j as isSound, k as runRounds, p as checkWritable, rt as Launcher, tt as holdHost, u as planRounds, w as measureRun, x as hideFolders } from "./start.js";
import { Bt as parseWith, Ct as statIfPresent, Fn as leadsOut, Tt as writeJson, d as removeAbandonedScratch, gn as makeFolders, l as makeScratch, p as removedAfter, wt as writeFileAtomic } from "./base.js";
import { a as resolveCommit, i as listKept, n as findKept, o as stageCommit, s as stageWorkingTree, t as findCheckout } from "./revision-files.js";
import { t as openEnvironmentMaker } from "./environment-maker.js";
import { Kr as refuseStopped, Rr as UserError, fr as lastLines, or as _usingCtx } from "./inputs.js";
import { Hn as draftRule, On as environmentSettings, rt as copyTree } from "./work.js";
import { t as LOCK } from "./known-project.js";
import { t as copySource } from "./copy-source.js";
import { i as isDeclaration, n as lockPackages, t as NOT_MENDED } from "./lock-packages.js";
import { n as resolveProgram, t as isPython } from "./resolve-program.js";
import { n as parseLimits, t as DEFAULT_LIMITS } from "./run-limits.js";
import { J as metricName, Y as metricRule } from "./read.js";
import { i as tellComplaint, n as judgeStart, s as SCRIPT_ENVIRONMENT, t as judgeEnd } from "./ending.js";
import { n as shimFolders } from "./shims2.js";
import { r as readByPattern } from "./read-metric.js";
import { n as takeBaseline, t as restAgain } from "./idle-baseline2.js";
import { n as readTail, t as makeWorkspace } from "./workspace.js";
import { t as findIsolation } from "./run-isolated.js";
import { t as chooseSandbox } from "./choose-sandbox.js";
import "./revision-comparison.js";
import { i as revisionSettings } from "./measure-options.js";
import { dirname, join, posix, resolve } from "node:path";
import { realpath } from "node:fs/promises";
// src/measurement/revisions/prepare-revision.ts
/** Writes a revision's files into a folder of ours and makes the Python that it declares. */
async function prepareRevision(request, maker, context) {
	const { revision, checkout, folder } = request;
	await makeFolders(folder);
	const sourceFolder = join(folder, "source");
	const commit = revision === "." ? null : await resolveCommit(checkout, revision);
	const { files } = commit === null ? await stageWorkingTree(checkout, sourceFolder) : await stageCommit(checkout, commit, sourceFolder, folder);
	await includeOthers(request, sourceFolder);
	const workingDirectory = checkout.folder;
	const { python, lockHash, ...prepared } = await makeProgram(request, {
		sourceFolder,
		files
	}, maker, context);
	return {
		prepared: {
			sourceFolder,
			workingDirectory,
			...prepared
		},
		told: {
			revision,
			commit,
			python,
			lockHash
		}
	};
}
/** Data that git does not keep is the same for both revisions. */
async function includeOthers({ checkout, settings }, sourceFolder) {
	for (const path of settings.include ?? []) {
		const below = posix.normalize(posix.join(checkout.folder, path));
		if (posix.isAbsolute(path) || leadsOut(below)) throw new UserError(`--include ${path}: name a file or folder of the repository, relative to this folder.`);
		await includeOne(checkout, sourceFolder, below);
	}
}
async function includeOne(checkout, sourceFolder, path) {
	const [from, to] = [join(checkout.root, path), join(sourceFolder, path)];
	if (await statIfPresent(from) === null) throw new UserError(`--include ${path}: there is no such file or folder.`);
	if (await statIfPresent(to) !== null) throw new UserError(`--include ${path}: git keeps it, so each revision has its own already.`);
	const link = await findKept(checkout, from);
	if (link !== null) throw new UserError(`--include ${path}: git keeps ${link}, a link, which may lead anywhere.`, 3);
	await makeFolders(dirname(to));
	await copyTree(from, to);
}
/** The Python that the revision's own files ask for, or the program that is here. */
async function makeProgram(request, staged, maker, context) {
	const [, ...words] = request.command;
	const entry = makesEnvironment(request, context) ? findEntry(words, request.checkout.folder, staged.files) : null;
	if (entry === null) return useProgram(request, staged, context);
	const { revision, folder } = request;
	const project = await chooseProject(request, staged, entry);
	context.logger.status(`${revision}: resolving the packages of ${entry}`);
	const { environment: locked } = await lockPackages({
		slug: revision,
		...project,
		installs: [],
		isVendored: true
	}, NOT_MENDED, null, await maker.uv(), context);
	const settings = parseWith(environmentSettings, {
		lock: LOCK,
		...locked
	}, `the environment of ${revision}`);
	const environment = await maker.make({
		slug: `${revision}-${posix.basename(folder)}`,
		folder: project.folder,
		lockFile: join(project.folder, LOCK),
		manifest: { environment: settings }
	});
	return {
		command: [environment.python, ...words],
		readOnly: [environment.folder, environment.basePrefix],
		python: environment.pythonVersion,
		lockHash: environment.lockHash
	};
}
/** A virtual environment that is active is the one the user means. */
function makesEnvironment({ settings, command: [program = ""] }, { env }) {
	const isActive = Boolean(env.VIRTUAL_ENV || env.CONDA_PREFIX);
	return settings.environment === "auto" && isPython(program) && !isActive;
}
/** The file that Python is told to run, relative to the root; null: none of the revision's. */
function findEntry(words, folder, files) {
	const known = new Set(files);
	const index = words.findIndex((word) => word === "-m" || !word.startsWith("-"));
	const module = words[index] === "-m" ? words[index + 1]?.replaceAll(".", "/") : void 0;
	return (module === void 0 ? [words[index] ?? ""] : [`${module}.py`, `${module}/__main__.py`]).map((path) => posix.join(folder, path)).find((path) => path.endsWith(".py") && known.has(path)) ?? null;
}
/** A folder of a monorepo that declares packages of its own is a project by itself; else the whole repository is one. */
async function chooseProject({ checkout, folder }, { sourceFolder, files }, entry) {
	const declares = files.some((path) => isDeclaration(posix.relative(checkout.folder, path)));
	if (checkout.folder === "." || !declares) return {
		folder,
		files,
		entry
	};
	const own = join(folder, "project");
	await makeFolders(own);
	return {
		folder: own,
		files: (await copySource(join(sourceFolder, checkout.folder), join(own, "source"))).files,
		entry: posix.relative(checkout.folder, entry)
	};
}
async function useProgram({ command, checkout, currentFolder, revision }, { sourceFolder, files }, { env }) {
	const [word = "", ...words] = command;
	const isTheirs = word.includes("/") && files.includes(posix.join(checkout.folder, word));
	const own = word.includes("/") ? resolve(currentFolder, word) : findProgram(word, env);
	if (!isTheirs && own !== null) await refuseKept(word, own, revision, checkout);
	const program = await resolveProgram(isTheirs || own === null ? word : own, join(sourceFolder, checkout.folder), env);
	return {
		command: [program.path, ...words],
		readOnly: program.readOnly,
		python: null,
		lockHash: null
	};
}
/**
* A Python is started outside of the sandbox to tell where it lies, and so are the programs that its environment names: none
* that a revision brings.
*/
async function refuseKept(word, program, revision, checkout) {
	for (const path of /* @__PURE__ */ new Set([program, await realpath(program).catch(() => program)])) {
		const environment = dirname(dirname(path));
		const parts = [
			"pyvenv.cfg",
			"bin",
			"lib",
			"lib64"
		].map((name) => join(environment, name));
		const kept = await findKept(checkout, path) ?? (await listKept(checkout, parts))[0];
		if (kept === void 0) continue;
		throw new UserError(`${word}: git keeps ${kept}, and what a revision brings is run in the sandbox alone; ${revision} has no such program among its files. Name one of this host, or make the environment where git keeps nothing.`, 3);
	}
}
// src/measurement/revisions/revision-rules.ts
/** A run may take as long as one of a project may that says nothing. */
const WALL_SECONDS = 900;
/** What a run of a revision is held to. */
function readRevisionLimits({ limits, timeout }) {
	return {
		...DEFAULT_LIMITS,
		wallSeconds: WALL_SECONDS,
		...limits === void 0 ? {} : parseLimits(limits),
		...timeout === void 0 ? {} : { wallSeconds: timeout }
	};
}
/** `[Ll]oss`: a letter, large or small. */
const EITHER_CASE = /\[([a-z])\1\]/gi;
/** What a pattern matches by kind, as `\d` and `[A-Za-z]`, is no word of it. */
const KINDS = /\\.|\[(?:\\.|[^[\]\\])*\]/g;
/** The metric that a pattern reads is called by its first word, as `f1=([0-9.]+)`. */
function readRevisionRule({ metric, lowerIsBetter, tolerance }) {
	const word = metric === void 0 ? "accuracy" : (/[A-Za-z][A-Za-z0-9_]*/.exec(metric.replace(EITHER_CASE, "$1").replace(KINDS, " "))?.[0] ?? "").toLowerCase();
	const name = metricName.safeParse(word).success ? word : "metric";
	const drafted = draftRule(name);
	const direction = lowerIsBetter ? "lower" : drafted.direction;
	const rule = metricRule.safeParse({
		...drafted,
		direction,
		tolerance,
		...metric === void 0 ? {} : { pattern: metric }
	});
	if (rule.success) return rule.data;
	throw new UserError(`--metric '${metric}': expected ${rule.error.issues[0]?.message}, as 'f1=([0-9.]+)'.`);
}
// src/measurement/revisions/run-revisions.ts
/** Runs both revisions in rounds, each run on a copy of its own in the sandbox, with the host held. */
async function measureRevisions$1(request, context) {
	try {
		var _usingCtx$2 = _usingCtx();
		const { plan, settings, revisions } = request;
		const { env, logger, signal } = context;
		const launcher = _usingCtx$2.a(new Launcher());
		await holdHost(launcher, "greenml measure", settings.wait, context);
		const meter = _usingCtx$2.a(await openMeters(settings, context));
		const sensors = _usingCtx$2.u(new HostSensors());
		const [host, carbon] = await Promise.all([describeHost(), openCarbon(settings, env, context)]);
		const baseline = settings.idleBaseline === 0 ? null : await takeBaseline(settings.idleBaseline, meter, launcher, context);
		const equipment = {
			launcher,
			meter,
			sensors,
			baseline,
			carbon
		};
		const metrics = /* @__PURE__ */ new Map();
		const lastErrors = /* @__PURE__ */ new Map();
		const progress = new Progress(logger, (plan.warmup + plan.rule.maximumRounds) * (plan.noiseFloor ? 3 : 2));
		const runOnce = async (index, order) => {
			const revision = revisions[index];
			if (revision === void 0) throw new RangeError(`there is no revision ${index}`);
			const { run, metric, complaint } = await runRevision(revision, `${plan.seed} ${order.round} ${order.orderIndex}`, request, equipment);
			refuseStopped(signal);
			const measured = {
				...run,
				...order
			};
			metrics.set(measured, metric);
			if (!isSound(measured) && !lastErrors.has(index)) lastErrors.set(index, complaint);
			return measured;
		};
		_usingCtx$2.u(launcher.stopOn(signal));
		const made = await runRounds(plan, {
			runOnce,
			findHalfWidth: request.findHalfWidth,
			progress,
			signal
		});
		logger.status("");
		if (made.runs.every((runs) => runs.length === 0)) throw stoppedEarly();
		const rest = {
			seconds: settings.idleBaseline,
			meter,
			launcher
		};
		return {
			host,
			...await restAgain(made, baseline, rest, context),
			extraReadings: [],
			lastErrors,
			metrics: made.runs.map((runs) => runs.map((run) => metrics.get(run) ?? null))
		};
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
async function runRevision(revision, offsetSeed, { sandbox, limits, rule }, equipment) {
	try {
		var _usingCtx3 = _usingCtx();
		const workspace = _usingCtx3.a(await makeWorkspace({
			sourceFolder: revision.sourceFolder,
			ownerUid: sandbox.ownerUid
		}));
		const workingDirectory = join(workspace.projectFolder, revision.workingDirectory);
		const [program = "", ...words] = revision.command;
		const shims = shimFolders("render");
		const { execution, outcome } = await measureRun({
			command: [program.startsWith("/") ? program : join(workingDirectory, program), ...words],
			env: {
				...SCRIPT_ENVIRONMENT,
				PYTHONPATH: shims.join(":")
			},
			place: inSandbox({
				sandbox,
				workspace,
				workingDirectory,
				readOnly: [...revision.readOnly, ...shims],
				limits
			}),
			offsetSeed
		}, equipment);
		const [stdout, stderr] = await Promise.all([workspace.stdoutPath, workspace.stderrPath].map(async (path) => hideFolders(await readTail(path), workspace.projectFolder)));
		const unstarted = judgeStart(outcome, stderr ?? "", program);
		if (unstarted !== null) throw new UserError(unstarted.errorMessage ?? "the command did not start", 125);
		const ending = judgeEnd(outcome, execution, stderr ?? "", limits);
		const timedOut = outcome.endedFor === "wall";
		const run = {
			...execution,
			flags: timedOut ? ["timeout", ...execution.flags] : execution.flags
		};
		const metric = isSound(run) ? await readByPattern(stdout ?? "", rule) : null;
		return {
			run,
			metric: metric?.status === "ok" ? metric.metric.normalised : null,
			complaint: tellComplaint(ending, lastLines(stderr ?? "", 1))
		};
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
// src/commands/measure-revisions.ts
/** Runs one command on two revisions of a git repository in turns, in the sandbox, and says what head changes. */
async function measureRevisions(given, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const settings = revisionSettings.parse(given);
		const conditions = settings.failOn === void 0 ? [] : parseFailOn(settings.failOn);
		const rule = readRevisionRule(settings);
		const currentFolder = await realpath(given.folder ?? process.cwd());
		const revisions = {
			base: settings.base,
			head: settings.head ?? "."
		};
		const planned = SIDES.map((side) => ({
			command: given.command,
			name: `${side} ${revisions[side]}`,
			parameters: {},
			hooks: NO_HOOKS
		}));
		const plan = planRounds(settings, planned);
		for (const path of [settings.json, settings.markdown]) if (path !== void 0 && path !== "-") await checkWritable(path);
		const checkout = await findCheckout(currentFolder);
		const sandbox = await chooseSandbox(settings.sandbox, {
			trusted: false,
			userTrusts: settings.iTrustThisCode,
			allow: settings.allow,
			warn: (text) => context.logger.warn(text)
		});
		await removeAbandonedScratch();
		const scratch = _usingCtx$1.a(removedAfter(await makeScratch("revisions")));
		const maker = openEnvironmentMaker(context, [scratch.folder, checkout.root], findIsolation);
		const common = {
			checkout,
			command: given.command,
			currentFolder,
			settings
		};
		const prepare = (side) => prepareRevision({
			...common,
			revision: revisions[side],
			folder: join(scratch.folder, side)
		}, maker, context);
		const base = await prepare("base");
		const head = await prepare("head");
		const { findHalfWidth } = await import("./half-width.js");
		const measured = await measureRevisions$1({
			plan,
			settings,
			sandbox,
			rule,
			limits: readRevisionLimits(settings),
			revisions: [base.prepared, head.prepared],
			findHalfWidth: (runs) => findHalfWidth(runs, plan.seed)
		}, context);
		await tellLeftBehind(measured.lastErrors, checkout, context);
		return await show({
			schemaVersion: 4,
			command: [...given.command],
			folder: checkout.folder,
			base: base.told,
			head: head.told,
			sandbox: sandbox.tier,
			...await judge(measured, {
				settings: {
					...settings,
					commands: planned
				},
				seed: plan.seed,
				rule,
				conditions
			})
		}, measured.lastErrors, settings, given.display);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
const SIDES = ["base", "head"];
/** What was measured of base and head, and which conditions it meets. */
async function judge(measured, { settings, seed, rule, conditions }) {
	const { judgeConditions, judgeMetric, compareMemory } = await import("./judge-revisions.js");
	const { describeMeasurement } = await import("./describe-measurement.js");
	const measurement = describeMeasurement(settings, seed, measured);
	const [base = [], head = []] = measured.metrics;
	const metric = judgeMetric({
		base,
		head
	}, rule);
	const memory = compareMemory(measurement);
	return {
		measurement,
		metric,
		memory,
		failOn: judgeConditions(conditions, {
			measurement,
			metric,
			memory
		})
	};
}
async function tellLeftBehind(lastErrors, checkout, { logger }) {
	if (lastErrors.size === 0) return;
	const { findLeftBehind } = await import("./left-behind.js");
	const { formatLeftBehind } = await import("./revision-words.js");
	for (const path of await findLeftBehind(lastErrors.values(), checkout)) logger.warn(formatLeftBehind(path));
}
async function show(comparison, lastErrors, { json, markdown, timeUnit }, display = {
	width: 100,
	colour: false
}) {
	const { formatRevisionTitle } = await import("./revision-words.js");
	const { renderRevisions, renderRevisionsMarkdown } = await import("./revisions.js");
	const style = timeUnit === void 0 ? {} : { timeUnit };
	const told = renderRevisionsMarkdown(comparison, lastErrors, style);
	if (json !== void 0 && json !== "-") await writeJson(json, comparison);
	if (markdown !== void 0 && markdown !== "-") await writeFileAtomic(markdown, told);
	const isFailed = comparison.failOn.some(({ met, checked }) => met || !checked);
	return {
		comparison,
		title: formatRevisionTitle(comparison),
		text: renderRevisions(comparison, lastErrors, display, style),
		markdown: told,
		exitCode: isFailed ? 1 : exitCodeOf(comparison.measurement.commands.flatMap(({ runs }) => runs))
	};
}
const NO_HOOKS = {
	setup: null,
	prepare: null,
	conclude: null,
	cleanup: null
};
export { measureRevisions as t };
