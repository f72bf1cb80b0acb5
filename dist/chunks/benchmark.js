import { i as interruptible, t as UserError } from "./errors.js";
import { n as formatDuration, t as Progress } from "./progress.js";
import { a as removeAbandonedScratch, i as refuseFullScratch, o as removeTree, r as makeScratch } from "./scratch.js";
import { i as nameFact, n as count } from "./text.js";
import { i as readPlanToRun, m as memberKey, p as groupKey } from "./documents.js";
import { n as openRecords, r as readShardRecords } from "./records.js";
import { g as walkTree } from "./untrusted-files.js";
import { i as DEFAULT_LIMITS, n as makeWorkspace, t as copyTree } from "./workspace.js";
import { t as SHIMS_FOLDER } from "./shims2.js";
import { t as inSandbox } from "./place.js";
import { t as _usingCtx } from "./usingCtx.js";
import { t as holdHost } from "./hold-host.js";
import { a as makeSplit, c as chooseSandboxes, f as HomeTemplates, i as readSplitNotes, n as executeScript, o as readLabels, t as executeRun, u as prepareProjects } from "./execute.js";
import { a as listChanges, i as describeHost } from "./powercap.js";
import { t as takeBaseline } from "./idle-baseline2.js";
import { t as Launcher } from "./launcher.js";
import { t as openMeters } from "./open-meters.js";
import { t as HostSensors } from "./sensors.js";
import { n as energyOfHost, o as meterOfHost } from "./package-energy.js";
import { t as WHOLE_CAMPAIGN } from "./shard.js";
import { a as unplannedRun, i as recordWithoutRun } from "./blank-record.js";
import { m as sha256Hex } from "./files.js";
import { t as groupsBy } from "./groups.js";
import { a as sum, t as mean } from "./numbers.js";
import { t as hashPrimaryFamily } from "./primary-family.js";
import { t as settlePlan } from "./settle-plan.js";
import { n as readProvenances, r as readScripts } from "./variant-files.js";
import { t as blocksOfShard } from "./shards.js";
import { n as keepLatest } from "./latest-attempts.js";
import { n as OUR_FAILURES, o as UNTIMED } from "./record.js";
import { t as NotProbed } from "./not-probed.js";
import { r as cleanLine } from "./clean-text.js";
import { n as openCarbon } from "./measure-run.js";
import { n as benchmarkOptions } from "./benchmark2.js";
import { availableParallelism, totalmem } from "node:os";
import { join, resolve } from "node:path";
import { cp } from "node:fs/promises";
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
			for await (const { path, kind } of walkTree(workspace.projectFolder)) if (kind === "file" && path.split("/").at(-2) === CACHE && path.endsWith(".pyc")) await cp(join(workspace.projectFolder, path), join(to, path), { recursive: true });
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
// src/benchmark/project-splits.ts
/** What predictions to each project are scored by, learned once, before any run of it that counts. */
var ProjectSplits = class {
	#known = /* @__PURE__ */ new Map();
	/** Null: the project's scripts print their metric. A text: why its predictions can't be scored at all. */
	get(settings) {
		const { slug } = settings.project;
		const known = this.#known.get(slug) ?? learn(settings);
		this.#known.set(slug, known);
		return known;
	}
};
async function learn(settings) {
	const { project, sourceFolder } = settings;
	if (project.scoring === "printed") return null;
	const labels = await readLabels(sourceFolder, project);
	if (typeof labels === "string") return labels;
	return {
		labels,
		split: await learnSplit(settings, labels)
	};
}
/** Runs the author's script once, for the rows that it tests; why they are not known where it does not tell them. */
async function learnSplit(settings, labels) {
	const told = { split: null };
	const watcher = {
		shims: [],
		environment: {},
		whyNoEnergy: "not-asked",
		read: async ({ homeFolder }) => {
			const notes = await readSplitNotes(homeFolder, labels.length, (text) => text);
			told.split = typeof notes === "string" ? null : makeSplit(notes);
			return {};
		}
	};
	const scored = {
		labels,
		split: "not known yet"
	};
	const { record } = await executeScript(unplannedRun(settings.project.slug), {
		...settings,
		scored
	}, watcher);
	return told.split ?? `the rows that the author's script tests are not known: ${record.errorMessage ?? record.status}`;
}
// src/benchmark/resume.ts
/**
* Other load may have decided what this run shows: its time and energy, or that its time ran out. That a script fails is its
* own doing.
*/
const wasDisturbed = (record) => record.purpose === "measured" && record.flags.includes("contaminated") && (record.status === "ok" || record.status === "timeout");
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
	const disturbed = own.filter((record) => wasDisturbed(record) && isCurrent(record) && !isOtherState(record, present));
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
// src/benchmark/queue.ts
async function readQueue(campaign, plan, shard, state) {
	const planned = blocksOfShard(plan, shard);
	const ids = new Set(planned.flatMap(({ order }) => order.map(({ variant }) => variant)));
	const own = plan.variants.filter(({ id }) => ids.has(id));
	const scripts = new Map([...await readScripts(campaign, own)].map(([id, code]) => [id, code.toString("utf8")]));
	const settled = settlePlan({
		...plan,
		blocks: planned
	}, await readProvenances(campaign, own)).blocks;
	const records = Map.groupBy(await readShardRecords(campaign, plan, shard), ({ block }) => block);
	const session = findSession(settled, records);
	const blocks = settled.filter((block) => block.session <= session);
	const variants = new Map(plan.variants.map((variant) => [variant.id, variant]));
	const scriptHashes = new Map([...scripts].map(([id, code]) => [id, sha256Hex(code)]));
	const primaryFamilyHash = hashPrimaryFamily(plan.primaryFamily);
	const listRemaining = (block, sandbox) => listRemainingRuns(block, records.get(block.id) ?? [], {
		...state,
		sandbox,
		scriptHashes
	});
	const unfinished = blocks.filter((block) => listRemaining(block, null).length > 0);
	return {
		session,
		plannedRuns: sum(blocks.map(({ order }) => order.length)),
		groups: groupsBy(unfinished, groupKey).map((members) => ({
			key: groupKey(members[0]),
			project: members[0].project,
			scripts: [...new Set(members.flatMap(({ order }) => order.map(({ variant }) => variant)))].flatMap((id) => scripts.get(id) ?? [])
		})),
		listRuns: (tiers) => blocks.flatMap((block) => {
			const tier = tiers.get(groupKey(block));
			if (tier === void 0) return [];
			return listRemaining(block, tier).map(({ variant: id, repeats, ...place }) => {
				const variant = variants.get(id);
				if (!variant) throw new Error(`block ${block.id} names '${id}', which is no variant`);
				return {
					run: {
						...place,
						variant,
						block,
						code: scripts.get(id) ?? null,
						primaryFamilyHash
					},
					repeats
				};
			});
		})
	};
}
/** The first of which a block has no record yet, so that each start runs one; all are begun: the last. */
function findSession(blocks, records) {
	const begun = blocks.filter(({ id }) => records.has(id));
	const open = blocks.filter(({ id }) => !records.has(id)).map(({ session }) => session);
	return Math.min(...open, Math.max(1, ...[...begun, ...blocks].map(({ session }) => session)));
}
// src/benchmark/run-progress.ts
const ROUNDS = {
	warmup: "warm-up",
	profile: "profile",
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
	#ahead;
	#made = /* @__PURE__ */ new Map();
	#done = 0;
	#ok = 0;
	/** `now` in seconds; `ahead`: what the estimate of the time that is left rests on; null: on the number of runs alone. */
	constructor(logger, total, now = () => performance.now() / 1e3, ahead = null) {
		this.#now = now;
		this.#ahead = ahead;
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
	/** The last record of a run; `begun`: what its begin returned. */
	end(record, begun = this.#now()) {
		this.#done++;
		this.#count(record, this.#now() - begun);
		this.#progress.foretell(this.#left());
		this.#progress.end();
		if (endedWell(record)) this.#ok++;
		else this.#tellOnce(record);
	}
	/** Ends the live line. */
	close() {
		this.#progress.close();
	}
	#count({ project, purpose }, seconds) {
		if (project === null) return;
		const made = this.#made.get(project) ?? {
			timed: 0,
			untimed: 0,
			counted: 0,
			seconds: 0
		};
		const isFirst = made.timed + made.untimed === 0;
		if (UNTIMED.includes(purpose)) made.untimed++;
		else made.timed++;
		if (!isFirst) {
			made.counted++;
			made.seconds += seconds;
		}
		this.#made.set(project, made);
	}
	/** Seconds by what the runs of each project take; those of one that has not come yet as those of the others. */
	#left() {
		if (this.#ahead === null) return null;
		const { timed, untimed, places } = this.#ahead;
		const known = [...this.#made.values()].filter(({ counted }) => counted > 0);
		if (known.length === 0) return null;
		const usual = mean(known.map(({ seconds, counted }) => seconds / counted)) ?? 0;
		let left = 0;
		for (const project of /* @__PURE__ */ new Set([...timed.keys(), ...untimed.keys()])) {
			const made = this.#made.get(project);
			const each = made && made.counted > 0 ? made.seconds / made.counted : usual;
			const ahead = (timed.get(project) ?? 0) - (made?.timed ?? 0);
			left += each * (ahead + ((untimed.get(project) ?? 0) - (made?.untimed ?? 0)) / places);
		}
		return left;
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
const isUntimed = ({ run }) => UNTIMED.includes(run.block.purpose);
const GIB = 1024 ** 3;
/** How many of these runs this host can make at a time: one a processor, as far as its memory holds the largest of them all. */
function countPlaces(runs, prepared, sandboxes) {
	if ([...sandboxes.values()].some(({ allowed }) => allowed.includes("gpu"))) return 1;
	const needs = runs.map(({ run }) => prepared.get(run.variant.project)?.planned.needs.memoryGiB ?? 0);
	const inMemory = Math.floor(totalmem() / (GIB * needs.reduce((most, need) => Math.max(most, need), .1)));
	return Math.max(1, Math.min(availableParallelism(), inMemory, runs.length));
}
// src/benchmark/run-queue.ts
/**
* Makes the runs whose time counts one after another, then the others side by side; each ends in a record, synced as it
* ends.
*/
async function runQueue(queue, bench, { logger, signal }) {
	const { true: untimed = [], false: timed = [] } = Object.groupBy(queue, (queued) => `${isUntimed(queued)}`);
	const places = untimed.length === 0 ? 1 : countPlaces(untimed, bench.prepared, bench.sandboxes);
	const progress = new RunProgress(logger, queue.length, void 0, foretell(timed, untimed, places));
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
		warm: /* @__PURE__ */ new Set()
	};
	await workOff(timed.values(), bench, work, signal);
	if (tally.changes.length === 0 && untimed.length > 0) {
		const told = timed.length > 0 ? bench.onTimed?.() : void 0;
		await Promise.all([told, workSideBySide(untimed, places, bench, work, signal)]);
	}
	progress.close();
	return tally;
}
async function workSideBySide(untimed, places, bench, work, signal) {
	const queue = untimed.values();
	const keepRecord = oneAtATime(bench.keepRecord);
	const failed = new AbortController();
	const anySignal = AbortSignal.any([failed.signal, ...signal === void 0 ? [] : [signal]]);
	const faults = [];
	const workers = Array.from({ length: places }, async (_, index) => {
		try {
			var _usingCtx$2 = _usingCtx();
			const own = _usingCtx$2.a(index === 0 ? null : new Launcher()) ?? bench.equipment.launcher;
			const equipment = {
				...bench.equipment,
				launcher: own,
				meter: null,
				sensors: null
			};
			await workOff(queue, {
				...bench,
				keepRecord,
				equipment,
				timeFactor: places
			}, work, anySignal).catch((error) => {
				faults.push(error);
				failed.abort();
			});
		} catch (_) {
			_usingCtx$2.e = _;
		} finally {
			await _usingCtx$2.d();
		}
	});
	await Promise.all(workers);
	if (faults.length > 0) throw faults[0];
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
async function workOff(queue, bench, { progress, tally, total, warm }, signal) {
	for (const queued of queue) {
		const begun = progress.begin(queued.run.variant.id);
		const made = await runUndisturbed(queued, bench, warm, signal);
		progress.end(made.record, begun);
		tally.runs++;
		tally.repeats += made.repeats;
		if (endedWell(made.record)) tally.ok++;
		if (OUR_FAILURES.includes(made.record.status)) tally.lost++;
		if (tally.changes.length === 0 && tally.runs < total) tally.changes = listChanges(bench.host, await describeHost(null, bench.hostRoot));
		if (tally.changes.length > 0) return;
	}
}
/** How many runs are left of each project. */
function foretell(timed, untimed, places) {
	const countByProject = (runs) => new Map([...Map.groupBy(runs, ({ run }) => run.variant.project)].map(([project, own]) => [project, own.length]));
	return {
		timed: countByProject(timed),
		untimed: countByProject(untimed),
		places
	};
}
/** Repeats a run until nothing disturbs it, as often as allowed. `record`: the last one. */
async function runUndisturbed({ run, repeats: allowed }, bench, warm, signal) {
	for (let repeats = 0;; repeats++) {
		const work = runOnce({
			...run,
			attempt: run.attempt + repeats
		}, bench);
		const record = markCold(await interruptible(work, signal), warm);
		await bench.keepRecord(record);
		if (!wasDisturbed(record) || repeats === allowed) return {
			record,
			repeats
		};
	}
}
async function runOnce(run, bench) {
	const project = bench.prepared.get(run.variant.project);
	const sandbox = bench.sandboxes.get(groupKey(run.block));
	if (!project || !sandbox) throw new Error(`block ${run.block.id} was not prepared`);
	const { planned, source, environment } = project;
	const settings = {
		project: planned,
		host: bench.host,
		sandbox,
		environment
	};
	if (run.variant.model !== null && run.code === null) return recordWithoutRun(run, settings, "missing-variant", "there is no script: its generation failed or has not been run");
	if (environment === null) return recordWithoutRun(run, settings, "environment-failed", project.environmentFailure ?? "no environment");
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
		limits: {
			...DEFAULT_LIMITS,
			memoryBytes: planned.needs.memoryGiB * 1024 ** 3,
			wallSeconds: (bench.timeoutSeconds ?? planned.needs.timeoutSeconds) * (bench.timeFactor ?? 1)
		}
	};
	const scored = await bench.splits.get(script);
	const whyNotScored = typeof scored === "string" ? scored : run.code === null ? null : scored?.split ?? null;
	if (typeof scored === "string" || typeof whyNotScored === "string") return recordWithoutRun(run, settings, "environment-failed", String(whyNotScored));
	return executeRun(run, {
		...script,
		scored,
		campaign: bench.campaign
	}).catch((error) => {
		if (!(error instanceof NotProbed)) throw error;
		return recordWithoutRun(run, settings, "environment-failed", `its data can't be changed: ${error.message}`);
	});
}
/** The first run of a project pays for files and packages that are not in memory yet. */
function markCold(record, warm) {
	if (record.wallSeconds === null || record.project === null || warm.has(record.project)) return record;
	warm.add(record.project);
	return {
		...record,
		flags: [...record.flags, "cold"]
	};
}
// src/benchmark/run-shard.ts
/** A host that is in a new state again and again would never end a block. */
const MOST_STATES = 20;
/**
* Runs what is left of a campaign's shard, one run after another; every run ends in a record. Where the host's state changes
* meanwhile, it starts again in the new one. `carbon` is null where nobody said where the electricity comes from.
*/
async function runShard(options, carbon, context) {
	const plan = await readPlanToRun(options.campaign);
	let { changes, ...total } = await runInOneState(plan, options, carbon, context);
	for (let states = 2; changes.length > 0; states++) {
		const told = `The state of this host changed (${changes.join(", ")})`;
		if (states > MOST_STATES) throw new UserError(`${told} for the ${MOST_STATES}th time: hold it still, then run this command again.`, 1);
		context.logger.warn(`${told}: what is left goes on in a stratum of its own, and an unfinished block is done again`);
		const next = await runInOneState(plan, options, carbon, context);
		changes = next.changes;
		total = {
			runs: total.runs + next.runs,
			repeats: total.repeats + next.repeats,
			ok: total.ok + next.ok,
			lost: next.lost,
			alreadyDone: total.alreadyDone
		};
	}
	return total;
}
/** Ends early when the host's state changes: `changes` says how. */
async function runInOneState(plan, options, carbon, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const campaign = resolve(options.campaign);
		const { shard = WHOLE_CAMPAIGN, idleBaseline, hostRoot, onTimed } = options;
		const { logger, signal } = context;
		const meter = _usingCtx$1.a(await openMeters(options, context));
		if (meter.unavailable) logger.info(`energy is not measured here: ${meter.unavailable.map(nameFact).join("; ")}`);
		const launcher = _usingCtx$1.a(new Launcher());
		await holdHost(launcher, plan.campaign, options.wait, context);
		const keepRecord = await openRecords(campaign, shard);
		for (const folder of await removeAbandonedScratch()) logger.warn(`${folder}, of a run that was killed, can't be removed`);
		const state = await describeHost(null, hostRoot);
		const whole = await readQueue(campaign, plan, shard, {
			stratum: state.stratum,
			meter: meterOfHost(meter.meters),
			repeatContaminated: options.repeatContaminated ?? (meter.measures ? 1 : 0)
		});
		const { groups } = whole;
		const slugs = [...new Set(groups.map(({ project }) => project))];
		const prepared = await interruptible(prepareProjects(plan, slugs, options.dataset, context), signal);
		const sandboxes = await chooseSandboxes(groups, prepared, options, context);
		const queue = whole.listRuns(new Map([...sandboxes].map(([group, { tier }]) => [group, tier])));
		const alreadyDone = whole.plannedRuns - queue.length;
		if (alreadyDone > 0) logger.info(`${count(alreadyDone, "run")} ${alreadyDone === 1 ? "is" : "are"} on record already and not repeated`);
		const { sessions } = plan.options;
		if (whole.session < sessions) logger.info(`session ${whole.session} of ${sessions}: the next start of this command runs the next one`);
		if (queue.length === 0) return {
			runs: 0,
			repeats: 0,
			ok: 0,
			lost: 0,
			alreadyDone,
			changes: []
		};
		const baseline = await takeBaseline(idleBaseline, meter, launcher, context);
		const flopCounter = await openCounter(queue, context);
		const started = performance.now();
		const sensors = _usingCtx$1.u(new HostSensors(hostRoot));
		const homes = _usingCtx$1.a(new HomeTemplates(launcher));
		const compiled = _usingCtx$1.a(new CompiledCode(launcher));
		const python = [...prepared.values()].find((each) => each.environment)?.environment?.pythonVersion ?? null;
		const made = await runQueue(queue, {
			campaign,
			prepared,
			sandboxes,
			flopCounter,
			homes,
			compiled,
			splits: new ProjectSplits(),
			hostRoot,
			onTimed,
			keepRecord,
			equipment: {
				launcher,
				meter,
				sensors,
				baseline,
				carbon
			},
			host: {
				...state,
				python
			},
			timeoutSeconds: options.timeout
		}, context);
		logger.info(formatMade(made, (performance.now() - started) / 1e3));
		return {
			...made,
			alreadyDone
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function formatMade({ runs, repeats, ok, lost }, seconds) {
	const missing = lost === 0 ? "" : `, ${lost} lost to the bench`;
	const repeated = repeats === 0 ? "" : `; ${count(repeats, "run")} disturbed by other load made again`;
	return `${count(runs, "run")} in ${formatDuration(seconds)}, ${ok} ok${missing}${repeated}`;
}
/** The counter's code loads only where a plan asks for it. */
async function openCounter(queue, { env, logger }) {
	if (!queue.some(({ run }) => run.block.purpose === "flops")) return null;
	const { openFlopCounter } = await import("./flops2.js");
	const counter = await openFlopCounter(env);
	if (counter.unavailable) logger.info(`the processor's operations are not counted here: ${counter.unavailable}`);
	return counter;
}
// src/commands/benchmark.ts
/** Runs what is left of a campaign's shard. `carbon` is given where the key that it took is gone from the context by now. */
async function benchmark(given, context, carbon) {
	const options = {
		...given,
		...benchmarkOptions.parse(given)
	};
	return runShard(options, carbon === void 0 ? await openCarbon(options, context.env, context) : carbon, context);
}
export { benchmark as t };
