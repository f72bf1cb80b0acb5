import { Jn as cleanLine, pr as interruptible } from "./inputs.js";
import { Bt as walkTree, Zt as _usingCtx, a as refuseFullScratch, b as sum, bt as removeBelow, h as mean, i as makeScratch, mt as copyBelow, s as removeTree, w as energyOfHost } from "./base.js";
import { H as describeHost, J as Progress, K as Launcher, O as inSandbox, U as listChanges, b as HostSensors, k as mostCpuSeconds } from "./start.js";
import { Bt as memberKey, G as copyTree, Lt as groupKey, zt as isUntimed } from "./work.js";
import { n as OUR_FAILURES } from "./read.js";
import { n as keepLatest } from "./latest-attempts.js";
import { t as DEFAULT_LIMITS } from "./run-limits.js";
import { t as SHIMS_FOLDER } from "./shims2.js";
import { t as makeWorkspace } from "./workspace.js";
import { f as HomeTemplates, s as ProjectSplits, u as executeRun } from "./prepare-projects.js";
import { n as takeBaseline } from "./idle-baseline2.js";
import { i as recordWithoutRun } from "./blank-record.js";
import { t as NotProbed } from "./not-probed.js";
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
// src/measurement/compiled-code.ts
const CACHE = "__pycache__";
const LIMITS = {
	...DEFAULT_LIMITS,
	wallSeconds: 120
};
/**
* Byte code, made outside of every measured window: of the shims, and of a project's own modules. A user's machine has the
* latter from the first run on; in a fresh copy every run would compile them anew, and a rewrite in one file would not.
*/
var CompiledCode = class {
	#launcher;
	#made = /* @__PURE__ */ new Map();
	#folders = [];
	constructor(launcher) {
		this.#launcher = launcher;
	}
	/** The folder of the shims, with byte code for this Python. */
	shims(environment, sandbox) {
		const key = `${environment.basePrefix}\0${environment.pythonVersion}`;
		const made = this.#made.get(key) ?? this.#compileShims(environment, sandbox);
		this.#made.set(key, made);
		return made.then((folder) => folder ?? SHIMS_FOLDER);
	}
	/** A folder of what lies in a project's `__pycache__` folders; null: its entry is all the code that it has. */
	modules(source, environment, sandbox) {
		const key = `${source.folder}\0${environment.folder}`;
		const made = this.#made.get(key) ?? this.#compileModules(source, environment, sandbox);
		this.#made.set(key, made);
		return made;
	}
	async #compileShims(environment, sandbox) {
		const folder = await this.#makeFolder("shims");
		await copyTree(SHIMS_FOLDER, folder);
		await this.#compile({
			from: SHIMS_FOLDER,
			to: folder,
			mode: "unchecked-hash"
		}, environment, sandbox);
		return folder;
	}
	async #compileModules({ folder: from, entry }, environment, sandbox) {
		let hasModules = false;
		for await (const { path, kind } of walkTree(from)) hasModules ||= kind === "file" && path.endsWith(".py") && path !== entry;
		if (!hasModules) return null;
		const to = await this.#makeFolder("modules");
		await this.#compile({
			from,
			to,
			mode: "checked-hash"
		}, environment, sandbox);
		return to;
	}
	/** Byte code names no time, so that it holds for every copy. What can't be compiled is left to whoever imports it. */
	async #compile({ from, to, mode }, environment, sandbox) {
		try {
			var _usingCtx$3 = _usingCtx();
			const workspace = _usingCtx$3.a(await makeWorkspace({
				sourceFolder: from,
				ownerUid: sandbox.ownerUid
			}));
			const readOnly = [environment.folder, environment.basePrefix];
			const place = inSandbox({
				sandbox,
				workspace,
				readOnly,
				limits: LIMITS
			});
			const command = [
				environment.python,
				"-I",
				"-S",
				"-m",
				"compileall",
				"-q",
				"--invalidation-mode",
				mode,
				"."
			];
			await this.#launcher.run(place.wrap(command, {}));
			for await (const { path, kind } of walkTree(workspace.projectFolder)) {
				if (!(kind === "file" && path.split("/").at(-2) === CACHE && path.endsWith(".pyc"))) continue;
				await removeBelow(to, path);
				await copyBelow(workspace.projectFolder, to, path);
			}
		} catch (_) {
			_usingCtx$3.e = _;
		} finally {
			await _usingCtx$3.d();
		}
	}
	async #makeFolder(name) {
		const folder = join(await makeScratch(name), name);
		this.#folders.push(join(folder, ".."));
		return folder;
	}
	async [Symbol.asyncDispose]() {
		for (const folder of this.#folders) await removeTree(folder);
	}
};
// src/measurement/probe/data-changes.ts
/** Changes of data as the runs of a block take them: each is made once for all scripts of a project. */
var DataChanges = class {
	#made = /* @__PURE__ */ new Map();
	/** NotProbed as `changeData`. */
	get({ sourceFolder, project, perturbation, draw }) {
		const key = JSON.stringify([
			sourceFolder,
			project.slug,
			perturbation,
			draw
		]);
		const made = this.#made.get(key) ?? import("./perturb-data2.js").then(({ changeData }) => changeData(sourceFolder, project, perturbation, draw));
		this.#made.delete(key);
		this.#made.set(key, made);
		for (const old of [...this.#made.keys()].slice(0, -2)) this.#made.delete(old);
		return made;
	}
};
// src/benchmark/open-bench.ts
/** Opens the rest of what runs are made with, after the power at rest was measured; it is closed when `use` ends. */
async function withBench({ runs, meter, launcher, host, carbon, idleSeconds, ...opened }, context, use) {
	try {
		var _usingCtx$2 = _usingCtx();
		const baseline = await takeBaseline(idleSeconds, meter, launcher, context);
		const flopCounter = await openCounter(runs, context);
		const sensors = _usingCtx$2.u(new HostSensors(opened.hostRoot));
		const homes = _usingCtx$2.a(new HomeTemplates(launcher));
		const compiled = _usingCtx$2.a(new CompiledCode(launcher));
		const python = [...opened.prepared.values()].find((each) => each.environment)?.environment?.pythonVersion ?? null;
		return await use({
			...opened,
			flopCounter,
			homes,
			compiled,
			splits: new ProjectSplits(),
			dataChanges: new DataChanges(),
			takeRest: baseline.powers.length === 0 ? null : async () => (await takeBaseline(idleSeconds, meter, launcher, context)).powers,
			equipment: {
				launcher,
				meter,
				sensors,
				baseline,
				carbon
			},
			host: {
				...host,
				python
			}
		});
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
/** The counter's code loads only where a plan asks for it. */
async function openCounter(runs, { env, logger }) {
	if (!runs.some(({ block }) => block.purpose === "flops")) return null;
	const { openFlopCounter } = await import("./flops2.js");
	const counter = await openFlopCounter(env);
	if (counter.unavailable) logger.info(`the processor's operations are not counted here: ${counter.unavailable}`);
	return counter;
}
// src/benchmark/resume.ts
/**
* Other load may have decided what this run shows: its time and energy, or that its time ran out. That a script fails is its
* own doing.
*/
const wasDisturbed = (record, repeatIf) => (COMPARED.includes(record.purpose) ? record.flags.includes(repeatIf) : isDisturbedProbe(record)) && (record.status === "ok" || record.status === "timeout");
/** Nothing but the CPU time of a probe is used. */
const isDisturbedProbe = ({ purpose, flags }) => purpose === "probe" && flags.includes("threads-disturbed");
/** Purposes of runs that enter ratios. */
const COMPARED = ["measured", "sensitivity"];
/**
* Lists the runs that are left of a block, in its order. A block that was interrupted goes on where it stopped when the host
* is in the same state and sandbox and meter are the same; otherwise it is done again whole. A script that was replaced since
* its run, or was missing then and is here now, is run again; so is one that others disturbed, until it has been repeated as
* often as asked.
*/
function listRemainingRuns(block, records, present) {
	const own = records.filter((record) => record.block === block.id && record.purpose === block.purpose);
	const last = /* @__PURE__ */ new Map();
	for (const record of own) keepLatest(last, memberKey(record), record);
	const isCurrent = (record) => record.variantHash === (present.scriptHashes.get(record.variant) ?? null);
	const finished = [...last.values()].filter((record) => !OUR_FAILURES.includes(record.status) && isCurrent(record));
	const disturbed = own.filter((record) => wasDisturbed(record, present.repeatIf) && isCurrent(record) && !isOtherState(record, present));
	const disturbances = (member) => new Set(disturbed.filter((each) => memberKey(each) === memberKey(member)).map(({ attempt }) => attempt)).size;
	const isDue = (record) => disturbed.includes(record) && disturbances(record) <= present.repeatContaminated;
	const done = new Set(finished.filter((record) => !isDue(record)).map(memberKey));
	const runs = block.order.map((member, orderIndex) => ({
		...member,
		orderIndex,
		attempt: (last.get(memberKey(member))?.attempt ?? 0) + 1,
		repeats: Math.max(0, present.repeatContaminated - disturbances(member))
	}));
	const left = runs.filter((run) => !done.has(memberKey(run)));
	if (left.length === 0) return [];
	return finished.filter((record) => record.status !== "missing-variant").some((record) => isOtherState(record, present)) ? runs : left;
}
function isOtherState(record, present) {
	return record.host.stratum !== present.stratum || present.sandbox !== null && record.sandbox !== present.sandbox || isOtherMeter(record, present.meter);
}
/** Joules of one block are of one meter; a run that none could read says nothing of it. */
function isOtherMeter({ energy }, present) {
	const { meter, quality } = energyOfHost(energy);
	const name = quality === "estimated" ? "estimate" : meter;
	return name !== null && name !== present;
}
// src/base/all-or-none.ts
/** Works side by side, and waits for all; the first that fails has the others end, and is thrown once they have. */
async function allOrNone(sides, signal) {
	const failed = new AbortController();
	const anySignal = AbortSignal.any([failed.signal, ...signal === void 0 ? [] : [signal]]);
	const faults = [];
	const works = sides.map(async (side) => {
		try {
			await side(anySignal);
		} catch (error) {
			faults.push(error);
			failed.abort();
		}
	});
	await Promise.all(works);
	if (faults.length > 0) throw faults[0];
}
// src/benchmark/forecast.ts
const kindOf = ({ purpose, isBeside }) => isBeside ? `${purpose} beside others` : purpose;
const hasNeighbours = (kind) => kind.endsWith(" beside others");
/** The time that the rest of a queue takes. */
var Forecast = class {
	#projects = /* @__PURE__ */ new Map();
	#places;
	/** Seconds of runs whose length was foretold, made and foretold. */
	#kinds = /* @__PURE__ */ new Map();
	#around = {
		count: 0,
		seconds: 0
	};
	/** `places`: so many of the runs that may have others beside them are made at a time, after all others. */
	constructor(runs, typicalSeconds, places) {
		this.#places = places;
		for (const run of runs) {
			const { project: slug, member: name, isAuthors } = run;
			const project = this.#projects.get(slug) ?? {
				members: /* @__PURE__ */ new Map(),
				typicalSeconds: typicalSeconds.get(slug) ?? null,
				isWarm: false
			};
			this.#projects.set(slug, project);
			const member = project.members.get(name) ?? {
				isAuthors,
				made: {
					count: 0,
					seconds: 0
				},
				ahead: /* @__PURE__ */ new Map()
			};
			project.members.set(name, member);
			const kind = kindOf(run);
			member.ahead.set(kind, (member.ahead.get(kind) ?? 0) + 1);
		}
	}
	/** Counts a run that has ended. The first of a project is cold, and says nothing of the others. */
	count(run, { whole, script }) {
		const project = this.#projects.get(run.project);
		const member = project?.members.get(run.member);
		if (!project || !member) return;
		const kind = kindOf(run);
		member.ahead.set(kind, Math.max(0, (member.ahead.get(kind) ?? 0) - 1));
		if (script !== null) add(this.#around, Math.max(0, whole - script));
		if (PLAIN.includes(kind)) {
			if (project.isWarm) add(member.made, whole);
		} else {
			const seen = this.#kinds.get(kind) ?? {
				made: 0,
				foretold: 0
			};
			const foretold = this.#secondsOf(project, member, this.#scale());
			if (foretold !== null) this.#kinds.set(kind, {
				made: seen.made + whole,
				foretold: seen.foretold + foretold
			});
		}
		project.isWarm = true;
	}
	/** Seconds; null: nothing is known yet. */
	get left() {
		const scale = this.#scale();
		let left = 0;
		for (const project of this.#projects.values()) for (const member of project.members.values()) {
			const each = this.#secondsOf(project, member, scale);
			for (const [kind, count] of member.ahead) {
				if (count === 0) continue;
				if (each === null) return null;
				left += count * each * this.#factorOf(kind) / (hasNeighbours(kind) ? this.#places : 1);
			}
		}
		return left;
	}
	/**
	* As its earlier runs took. Else, of the author's script, what the manifest says, by how much longer others took than theirs
	* say; of another the share of that which others took of theirs, which counts as one script more beside those of its project
	* that are known: the first of these may be one that fails at once.
	*/
	#secondsOf(project, { made, isAuthors }, { times, share, usual }) {
		if (made.count > 0) return made.seconds / made.count;
		const authors = this.#authorsSeconds(project, times);
		const said = authors === null ? null : authors * (isAuthors ? 1 : share);
		const known = meansOf(project);
		const sources = said === null ? known : [...known, said];
		return mean(sources) ?? usual;
	}
	/** Seconds of the author's script with all around it. */
	#authorsSeconds(project, times) {
		const made = authorsMean(project);
		if (made !== null) return made;
		if (project.typicalSeconds === null || times === null) return null;
		return this.#aroundEach() + project.typicalSeconds * times;
	}
	/** Factor of a kind, by those of its runs that were made; as long as they are few it is near the usual one. */
	#factorOf(kind) {
		const { made, foretold } = this.#kinds.get(kind) ?? {
			made: 0,
			foretold: 0
		};
		return (made + (hasNeighbours(kind) && this.#places > 1 ? BESIDE_OTHERS : 1) * DOUBT_SECONDS) / (foretold + DOUBT_SECONDS);
	}
	#aroundEach = () => this.#around.count > 0 ? this.#around.seconds / this.#around.count : 0;
	#scale() {
		const [means, shares] = [[], []];
		let [taken, typical] = [0, 0];
		for (const project of this.#projects.values()) {
			const own = mean(meansOf(project));
			if (own === null) continue;
			means.push(own);
			const authors = authorsMean(project);
			if (authors === null) continue;
			const others = mean(meansOf(project, false));
			if (others !== null) shares.push(others / authors);
			if (project.typicalSeconds === null) continue;
			taken += Math.max(0, authors - this.#aroundEach());
			typical += project.typicalSeconds;
		}
		return {
			times: typical > 0 ? taken / typical : null,
			share: (sum(shares) + USUAL_SHARE * DOUBT_PROJECTS) / (shares.length + DOUBT_PROJECTS),
			usual: mean(means)
		};
	}
};
/** Seconds of runs as foretold that stand against those that were made. */
const DOUBT_SECONDS = 10;
/** Times as long takes a run with neighbours, which share caches and memory (the demo's on two processors: 1.3 to 1.5). */
const BESIDE_OTHERS = 1.4;
/** Share that other scripts of a project take of what the author's takes: some do without its plots, some fail early. */
const USUAL_SHARE = .6;
/** Projects that this share counts as, beside those that are known. */
const DOUBT_PROJECTS = 2;
/** Runs that take what a script takes; those of other kinds take it times a factor of their own. */
const PLAIN = ["warmup", "measured"];
/** Mean seconds of each script of a project that is known; `isAuthors`: of the author's alone, or of the others. */
const meansOf = ({ members }, isAuthors) => [...members.values()].flatMap((member) => {
	const { made } = member;
	return made.count > 0 && member.isAuthors === (isAuthors ?? member.isAuthors) ? [made.seconds / made.count] : [];
});
const authorsMean = (project) => mean(meansOf(project, true));
function add(total, seconds) {
	total.count++;
	total.seconds += seconds;
}
// src/benchmark/run-progress.ts
const ROUNDS = {
	warmup: "warm-up",
	profile: "profile",
	sensitivity: "sensitivity",
	flops: "FLOPs",
	probe: "validity probe"
};
/** A run ended well. A probe did where the script itself ended it in any way: without its data an honest one fails. */
const endedWell = ({ purpose, status }) => status === "ok" || purpose === "probe" && !OUR_FAILURES.includes(status);
const isOurs = ({ status }) => OUR_FAILURES.includes(status);
/** One line on a run that ended badly: which it was, how it ended, and why. */
function formatFailure(record) {
	const cost = record.wallSeconds === null ? "" : ` after ${record.wallSeconds.toFixed(2)} s`;
	const reason = isOurs(record) ? record.errorMessage : record.errorType;
	const why = reason === null ? "" : `: ${cleanLine(reason)}`;
	const round = ROUNDS[record.purpose] ?? `block ${record.block.split("/").at(-1)}`;
	return `${record.variant}, ${round}: ${record.status}${cost}${why}`;
}
/** Tells how far a campaign is. A line of its own has only what ended badly: once for each script and way to end, and once a project for what the bench failed at. */
var RunProgress = class {
	#logger;
	#total;
	#progress;
	#told = /* @__PURE__ */ new Set();
	#now;
	#forecast;
	#done = 0;
	#ok = 0;
	/** `now` in seconds; `forecast` of the time that is left; null: by the number of runs alone. */
	constructor(logger, total, now = () => performance.now() / 1e3, forecast = null) {
		this.#now = now;
		this.#forecast = forecast;
		this.#logger = logger;
		this.#total = total;
		this.#progress = new Progress(logger, total, now);
	}
	/** `[25/168] 24 ok, 1 not · about 1 min 6 s left · breast-cancer/original` */
	begin(variant) {
		const bad = this.#done === this.#ok ? "" : `, ${this.#done - this.#ok} not`;
		this.#progress.begin(`[${this.#done}/${this.#total}] ${this.#ok} ok${bad}`, variant);
		return this.#now();
	}
	/** The last record of a run; `begun`: what its begin returned; `isBeside`: others may be made at the same time. */
	end(record, begun = this.#now(), isBeside = false) {
		this.#done++;
		if (this.#forecast !== null) {
			const { project, purpose, wallSeconds } = record;
			const run = {
				project: project ?? "",
				member: memberKey(record),
				purpose,
				isBeside
			};
			this.#forecast.count(run, {
				whole: this.#now() - begun,
				script: wallSeconds
			});
			this.#progress.foretell(this.#forecast.left);
		}
		this.#progress.end();
		if (endedWell(record)) this.#ok++;
		else this.#tellOnce(record);
	}
	/** Ends the live line. */
	close() {
		this.#progress.close();
	}
	#tellOnce(record) {
		const { variant, project, status, errorType, errorMessage } = record;
		const key = JSON.stringify(isOurs(record) ? [
			project,
			status,
			errorMessage
		] : [
			variant,
			status,
			errorType
		]);
		if (this.#told.has(key)) return;
		this.#told.add(key);
		this.#logger.info(formatFailure(record));
	}
};
// src/benchmark/side-by-side.ts
const GIB = 1024 ** 3;
/** How many of these runs this host can make at a time: one a processor, as far as its memory holds the largest of them all. */
function countPlaces(runs, prepared, sandboxes) {
	if ([...sandboxes.values()].some(({ allowed }) => allowed.includes("gpu"))) return 1;
	const needs = runs.map(({ run }) => prepared.get(run.variant.project)?.planned.needs.memoryGiB ?? 0);
	const inMemory = Math.floor(memoryBytes() / (GIB * needs.reduce((most, need) => Math.max(most, need), .1)));
	return Math.max(1, Math.min(availableParallelism(), inMemory, runs.length));
}
/** Memory of the host, or of the container or job that this process is held to. */
const memoryBytes = () => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
// src/benchmark/run-queue.ts
/**
* Makes the runs whose time counts one after another, then the others side by side; each ends in a record, synced as it
* ends.
*/
async function runQueue(queue, bench, { logger, signal, betweenSteps }) {
	const { true: untimed = [], false: timed = [] } = Object.groupBy(queue, ({ run }) => `${isUntimed(run.block)}`);
	const places = untimed.length === 0 ? 1 : countPlaces(untimed, bench.prepared, bench.sandboxes);
	const progress = new RunProgress(logger, queue.length, void 0, foretell(queue, bench, places));
	const tally = {
		runs: 0,
		repeats: 0,
		ok: 0,
		lost: 0,
		changes: []
	};
	const work = {
		progress,
		tally,
		total: queue.length,
		last: timed.at(-1),
		warm: /* @__PURE__ */ new Set()
	};
	const ofFirst = timed.findIndex(({ run }) => run.variant.project !== timed[0]?.run.variant.project);
	await workOff(timed.slice(0, Math.max(0, ofFirst)), bench, work, signal, betweenSteps);
	if (ofFirst > 0 && tally.changes.length === 0) await bench.onTimed?.("first-project");
	if (tally.changes.length === 0) await workOff(timed.slice(Math.max(0, ofFirst)), bench, work, signal, betweenSteps);
	if (tally.changes.length === 0 && untimed.length > 0) await allOrNone([...timed.length > 0 && bench.onTimed ? [() => bench.onTimed?.("all")] : [], ...openPlaces(untimed, places, bench, work)], signal);
	progress.close();
	return tally;
}
/** Those that make runs side by side: each makes the next one when its last has ended. */
function openPlaces(untimed, places, bench, work) {
	const queue = untimed.values();
	const keepRecord = oneAtATime(bench.keepRecord);
	return Array.from({ length: places }, (_, index) => async (signal) => {
		try {
			var _usingCtx$1 = _usingCtx();
			const own = _usingCtx$1.a(index === 0 ? null : new Launcher()) ?? bench.equipment.launcher;
			const equipment = {
				...bench.equipment,
				launcher: own,
				meter: null,
				sensors: null
			};
			const beside = {
				...bench,
				keepRecord,
				equipment,
				timeFactor: places
			};
			await workOff(queue, beside, work, signal);
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	});
}
/** A file of records has one writer at a time. */
function oneAtATime(keepRecord) {
	let last = Promise.resolve();
	return (record) => {
		const kept = last.then(() => keepRecord(record));
		last = kept.catch(() => {});
		return kept;
	};
}
/** Makes one run after another. */
async function workOff(queue, bench, { progress, tally, total, last, warm }, signal, betweenSteps) {
	let block = null;
	for (const queued of queue) {
		if (block !== null && block !== queued.run.block.id) await betweenSteps?.();
		block = queued.run.block.id;
		const begun = progress.begin(queued.run.variant.id);
		const keep = queued === last ? keepWithRest(bench, signal) : bench.keepRecord;
		const made = await runUndisturbed(queued, {
			...bench,
			keepLast: keep
		}, warm, signal);
		progress.end(made.record, begun, isUntimed(queued.run.block));
		tally.runs++;
		tally.repeats += made.repeats;
		if (endedWell(made.record)) tally.ok++;
		if (OUR_FAILURES.includes(made.record.status)) tally.lost++;
		if (tally.changes.length === 0 && tally.runs < total) tally.changes = listChanges(bench.host, await describeHost(null, bench.hostRoot));
		if (tally.changes.length > 0) return;
	}
}
/** By what each script takes, and until that is known by what its project's manifest says. */
function foretell(queue, { prepared }, places) {
	const runs = queue.map(({ run }) => ({
		project: run.variant.project,
		member: memberKey({
			variant: run.variant.id,
			shim: run.shim
		}),
		purpose: run.block.purpose,
		isBeside: isUntimed(run.block),
		isAuthors: run.variant.mode === "original" && run.shim === "as-is"
	}));
	const typical = [...prepared].map(([slug, { planned }]) => [slug, planned.needs.typicalSeconds ?? null]);
	return new Forecast(runs, new Map(typical), places);
}
/**
* Keeps a record once the power at rest is known after it, which goes with it: nothing else is to run meanwhile. Where that is
* stopped the record is kept as it is.
*/
const keepWithRest = ({ takeRest, keepRecord, equipment }, signal) => async (record) => {
	if (takeRest === null) return keepRecord(record);
	const after = await interruptible(takeRest(), signal).catch(async (error) => {
		await keepRecord(record);
		throw error;
	});
	await keepRecord({
		...record,
		idle: [...equipment.baseline?.powers ?? [], ...after]
	});
};
/** Repeats a run until nothing disturbs it, as often as allowed. `record`: the last one. */
async function runUndisturbed({ run, repeats: allowed, repeatIf }, bench, warm, signal) {
	for (let repeats = 0;; repeats++) {
		const work = runOnce({
			...run,
			attempt: run.attempt + repeats
		}, bench);
		const record = markCold(await interruptible(work, signal), warm);
		const isLast = !wasDisturbed(record, repeatIf) || repeats === allowed;
		await (isLast ? bench.keepLast : bench.keepRecord)(record);
		if (isLast) return {
			record,
			repeats
		};
	}
}
/** One run, whatever becomes of it. */
async function runOnce(run, bench) {
	const { source, environment, ...settings } = settingsOf(run, bench);
	if (environment === null || isWithoutScript(run)) return recordNotStarted(run, bench);
	const { project: planned, sandbox } = settings;
	await refuseFullScratch();
	const code = {
		folder: source.sourceFolder,
		entry: planned.entry
	};
	const script = {
		...settings,
		environment,
		sourceFolder: source.sourceFolder,
		equipment: bench.equipment,
		flopCounter: bench.flopCounter,
		homeTemplate: await bench.homes.get(environment, sandbox),
		shimsFolder: await bench.compiled.shims(environment, sandbox),
		modules: await bench.compiled.modules(code, environment, sandbox),
		limits: limitsOf(planned, bench)
	};
	const scored = await bench.splits.get(script);
	const whyNotScored = typeof scored === "string" ? scored : run.code === null ? null : scored?.split ?? null;
	if (typeof scored === "string" || typeof whyNotScored === "string") return recordWithoutRun(run, script, "environment-failed", String(whyNotScored));
	return executeRun(run, {
		...script,
		scored,
		campaign: bench.campaign,
		dataChanges: bench.dataChanges
	}).catch((error) => {
		if (!(error instanceof NotProbed)) throw error;
		return recordWithoutRun(run, script, "environment-failed", `its data can't be changed: ${error.message}`);
	});
}
function settingsOf({ variant, block }, { prepared, sandboxes, host }) {
	const project = prepared.get(variant.project);
	const sandbox = sandboxes.get(groupKey(block));
	if (!project || !sandbox) throw new Error(`block ${block.id} was not prepared`);
	const { planned, source, environment, environmentFailure } = project;
	return {
		project: planned,
		source,
		environment,
		environmentFailure,
		host,
		sandbox
	};
}
const isWithoutScript = ({ variant, code }) => variant.model !== null && code === null;
/** Record of a run that has no script or no environment. */
function recordNotStarted(run, prepared) {
	const settings = settingsOf(run, prepared);
	if (!isWithoutScript(run)) return recordWithoutRun(run, settings, "environment-failed", settings.environmentFailure ?? "no environment");
	return recordWithoutRun(run, settings, "missing-variant", "there is no script: its generation failed or has not been run");
}
/** What a project's runs may take. */
const limitsOf = ({ needs }, { timeoutSeconds, timeFactor = 1 }) => {
	const wallSeconds = timeoutSeconds ?? needs.timeoutSeconds;
	return {
		...DEFAULT_LIMITS,
		memoryBytes: needs.memoryGiB * 1024 ** 3,
		wallSeconds: wallSeconds * timeFactor,
		cpuSecondsOfEach: mostCpuSeconds({ wallSeconds })
	};
};
/** The first run of a project pays for files and packages that are not in memory yet. */
function markCold(record, warm) {
	if (record.wallSeconds === null || record.project === null || warm.has(record.project)) return record;
	warm.add(record.project);
	return {
		...record,
		flags: [...record.flags, "cold"]
	};
}
export { listRemainingRuns as a, runQueue as i, recordNotStarted as n, withBench as o, runOnce as r, limitsOf as t };
