import { Rr as UserError, Vr as interruptible, br as cleanLine, f as sum, or as _usingCtx, pr as nameFact, s as mean, ur as count } from "./inputs.js";
import { M as meterOfHost, St as sha256Hex, a as LEAST_ROOM, d as removeAbandonedScratch, s as freeScratchBytes, w as energyOfHost, yn as GIB } from "./base.js";
import { $ as describeHost, E as openCarbon, L as openMeters, at as Progress, et as listChanges, nt as holdHostUnless, ot as formatDuration, rt as Launcher } from "./start.js";
import { Xt as readPlanToRun, fn as groupKey, gn as memberKey, hn as isUntimed, mn as isMadeLast } from "./work.js";
import { n as openRecords, r as readShardRecords } from "./records.js";
import { t as WHOLE_CAMPAIGN } from "./shard.js";
import { a as prepareProjects, i as chooseSandboxes, n as recordNotStarted, o as whyNoneIsReady, r as runOnce, s as withBench, t as prepareRun } from "./run-once.js";
import { mt as groupsBy, pt as chunkBy } from "./measured.js";
import { t as hashPrimaryFamily } from "./primary-family.js";
import { t as settlePlan } from "./settle-plan.js";
import { i as readScripts, r as readProvenances } from "./variant-files.js";
import { t as blocksOfShard } from "./shards.js";
import { n as keepLatest } from "./latest-attempts.js";
import { E as isLost } from "./read.js";
import { t as hostMemoryBytes } from "./host-memory.js";
import { t as DEFAULT_LIMITS } from "./run-limits.js";
import { n as benchmarkOptions } from "./benchmark-options.js";
import { resolve } from "node:path";
import { availableParallelism } from "node:os";
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
	const finished = [...last.values()].filter((record) => !isLost(record) && isCurrent(record));
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
// src/benchmark/queue.ts
async function readQueue(campaign, plan, shard, state) {
	const planned = blocksOfShard(plan, shard);
	const ids = new Set(planned.flatMap(({ order }) => order.map(({ variant }) => variant)));
	const own = plan.variants.filter(({ id }) => ids.has(id));
	const scripts = new Map([...await readScripts(campaign, own)].map(([id, code]) => [id, code.toString("utf8")]));
	const provenances = await readProvenances(campaign, own);
	const settled = settlePlan({
		...plan,
		blocks: planned
	}, provenances).blocks;
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
		unwritten: own.filter(({ id, model, iteration }) => model !== null && iteration === 0 && !scripts.has(id) && !provenances.has(id)).length,
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
					repeats,
					repeatIf: state.repeatIf
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
// src/base/files/all-or-none.ts
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
/** Runs that take what a script takes; those of other kinds take it times a factor of their own. */
const isPlain = ({ purpose }) => purpose === "warmup" || purpose === "measured";
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
	/** `places`: so many of the runs that may have others beside them are made at a time. */
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
		if (isPlain(run)) {
			if (project.isWarm) add(member.made, whole / this.#usualFactorOf(kind));
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
		return (made + this.#usualFactorOf(kind) * DOUBT_SECONDS) / (foretold + DOUBT_SECONDS);
	}
	#usualFactorOf = (kind) => hasNeighbours(kind) && this.#places > 1 ? BESIDE_OTHERS : 1;
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
const endedWell = (record) => record.status === "ok" || record.purpose === "probe" && !isLost(record);
/** One line on a run that ended badly: which it was, how it ended, and why. */
function formatFailure(record) {
	const cost = record.wallSeconds === null ? "" : ` after ${record.wallSeconds.toFixed(2)} s`;
	const reason = isLost(record) ? record.errorMessage : record.errorType ?? tellEnd(record);
	const why = reason === null ? "" : `: ${cleanLine(reason)}`;
	const round = ROUNDS[record.purpose] ?? `block ${record.block.split("/").at(-1)}`;
	return `${record.variant}, ${round}: ${record.status}${cost}${why}`;
}
/** How a script ended that named no error of its own; null: it did not end by itself, or ended well. */
const tellEnd = ({ status, exitCode, signal }) => {
	if (status !== "failed") return null;
	if (signal !== null) return signal;
	return exitCode === null || exitCode === 0 ? null : `exit code ${exitCode}`;
};
/** Seconds after which a script that still runs is told first; then at each doubling that it was not told at before. */
const FIRST_STILL_SECONDS = 60;
/**
* Tells how far a campaign is. A line of its own has only what ended badly (once for each script and way to end, and once a project for
* what the bench failed at) and what takes minutes.
*/
var RunProgress = class {
	#logger;
	#total;
	#progress;
	#told = /* @__PURE__ */ new Set();
	#now;
	#forecast;
	/** Seconds by script, at which it is told next that it still runs. */
	#still = /* @__PURE__ */ new Map();
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
		return {
			at: this.#now(),
			[Symbol.dispose]: this.#tellWhileItRuns(variant)
		};
	}
	/** The last record of a run; `begun`: when it began; `isBeside`: others may be made at the same time. */
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
	/** A script that hangs is silent until its time limit, which may be an hour. Returns what ends the telling. */
	#tellWhileItRuns(variant) {
		let timer;
		const wait = (ran) => {
			const next = this.#still.get(variant) ?? FIRST_STILL_SECONDS;
			timer = setTimeout(() => {
				this.#still.set(variant, 2 * next);
				this.#logger.info(`${variant} still runs after ${formatDuration(next)}: its time limit ends it`);
				wait(next);
			}, 1e3 * (next - ran));
			timer.unref();
		};
		wait(0);
		return () => clearTimeout(timer);
	}
	/** Ends the live line. */
	close() {
		this.#progress.close();
	}
	#tellOnce(record) {
		const { variant, project, status, errorType, errorMessage } = record;
		const key = JSON.stringify(isLost(record) ? [
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
/**
* How many of these runs this host can make at a time: one a processor, as far as its memory holds the largest of them all, and its
* temporary folder what each may write. Else one run could fill the disk for the others.
*/
function countPlaces(runs, prepared, sandboxes, scratchBytes = freeScratchBytes()) {
	if ([...sandboxes.values()].some(({ allowed }) => allowed.includes("gpu"))) return 1;
	const needs = runs.map(({ run }) => prepared.get(run.variant.project)?.planned.needs.memoryGiB ?? 0);
	const inMemory = Math.floor(hostMemoryBytes() / (GIB * needs.reduce((most, need) => Math.max(most, need), .1)));
	const onDisk = Math.floor((scratchBytes - LEAST_ROOM) / DEFAULT_LIMITS.diskBytes);
	return Math.max(1, Math.min(availableParallelism(), inMemory, onDisk, runs.length));
}
/** Runs of the projects that say to take longest come first: a long one that began last would run alone. Else as they were. */
function longestFirst(runs, prepared) {
	const secondsOf = ({ run }) => prepared.get(run.variant.project)?.planned.needs.typicalSeconds ?? 0;
	return runs.toSorted((a, b) => secondsOf(b) - secondsOf(a));
}
// src/benchmark/run-queue.ts
/**
* Makes the runs whose time counts one after another, and those whose time nobody uses side by side: a block of warm-ups before
* the next one begins, all others at the end. Each ends in a record, synced as it ends.
*/
async function runQueue(queue, bench, { logger, signal, betweenSteps }) {
	const { true: last = [], false: first = [] } = Object.groupBy(queue, ({ run }) => `${isMadeLast(run.block)}`);
	const progress = new RunProgress(logger, queue.length, void 0, foretell(queue, bench));
	const tally = {
		runs: 0,
		repeats: 0,
		ok: 0,
		lost: 0,
		changes: []
	};
	const lastTimed = first.findLast(({ run }) => !isUntimed(run.block));
	const work = {
		progress,
		tally,
		total: queue.length,
		last: lastTimed,
		warm: /* @__PURE__ */ new Set()
	};
	await workInOrder(first, bench, work, signal, betweenSteps);
	if (tally.changes.length === 0 && last.length > 0) await allOrNone([...first.length > 0 && bench.onTimed ? [() => bench.onTimed?.("all")] : [], ...openPlaces(longestFirst(last, bench.prepared), bench, work)], signal);
	progress.close();
	return tally;
}
/** Makes runs one after another, but for warm-ups: those of a block are made side by side, and have ended before the next run. */
async function workInOrder(runs, bench, work, signal, betweenSteps) {
	const ofFirst = runs.findIndex((run) => projectOf(run) !== projectOf(runs[0]));
	let made = 0;
	for (const stretch of chunkBy(runs, ({ run: { block } }) => isUntimed(block) ? block.id : block.project)) {
		if (made > 0) await betweenSteps?.();
		if (made > 0 && made === ofFirst) await bench.onTimed?.("first-project");
		made += stretch.length;
		if (isUntimed(stretch[0].run.block)) await allOrNone(openPlaces(stretch, bench, work, runs.slice(made).find((run) => projectOf(run) !== projectOf(stretch[0]))), signal);
		else await workOff(stretch, bench, work, signal, betweenSteps);
		if (work.tally.changes.length > 0) return;
	}
}
const projectOf = (queued) => queued?.run.variant.project;
/**
* Places that make runs side by side: each makes the next one when its last has ended. `next`: a run that comes after all of
* them, whose project the first place prepares meanwhile.
*/
function openPlaces(runs, bench, work, next) {
	const queue = runs.values();
	const places = countPlaces(next === void 0 ? runs : [...runs, next], bench.prepared, bench.sandboxes);
	const keepRecord = oneAtATime(bench.keepRecord);
	return Array.from({ length: places }, (_, index) => async (signal) => {
		try {
			var _usingCtx$2 = _usingCtx();
			const own = _usingCtx$2.a(index === 0 ? null : new Launcher()) ?? bench.equipment.launcher;
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
			if (index === 0 && next !== void 0) await interruptible(prepareRun(next.run, beside), signal);
			await workOff(queue, beside, work, signal);
		} catch (_) {
			_usingCtx$2.e = _;
		} finally {
			await _usingCtx$2.d();
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
	for (const queued of queue) try {
		var _usingCtx3 = _usingCtx();
		if (block !== null && block !== queued.run.block.id) await betweenSteps?.();
		block = queued.run.block.id;
		const begun = _usingCtx3.u(progress.begin(queued.run.variant.id));
		const keep = queued === last ? keepWithRest(bench, signal) : bench.keepRecord;
		const made = await runUndisturbed(queued, {
			...bench,
			keepLast: keep
		}, warm, signal);
		progress.end(made.record, begun.at, isUntimed(queued.run.block));
		tally.runs++;
		tally.repeats += made.repeats;
		if (endedWell(made.record)) tally.ok++;
		if (isLost(made.record)) tally.lost++;
		if (tally.changes.length === 0 && tally.runs < total) tally.changes = listChanges(bench.host, await describeHost(bench.hostRoot));
		if (tally.changes.length > 0) return;
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		_usingCtx3.d();
	}
}
/** By what each script takes, and until that is known by what its project's manifest says. */
function foretell(queue, { prepared, sandboxes }) {
	const beside = queue.filter(({ run }) => isUntimed(run.block));
	const places = beside.length === 0 ? 1 : countPlaces(beside, prepared, sandboxes);
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
		const isWarm = warm.has(run.variant.project);
		const work = runOnce({
			...run,
			attempt: run.attempt + repeats
		}, bench);
		const record = markCold(await interruptible(work, signal), isWarm, warm);
		const isLast = !wasDisturbed(record, repeatIf) || repeats === allowed;
		await (isLast ? bench.keepLast : bench.keepRecord)(record);
		if (isLast) return {
			record,
			repeats
		};
	}
}
/** What begins before a run of its project has ended pays for files and packages that are not in memory yet. */
function markCold(record, isWarm, warm) {
	if (record.wallSeconds === null || record.project === null || isWarm) return record;
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
function tellWhatIsUnread({ measures, name, unavailable }, logger) {
	if (unavailable === null) return;
	const what = measures ? `of the processor's energy only an estimate is known here (${name})` : "energy is not measured here";
	logger.info(`${what}: ${unavailable.map(nameFact).join("; ")}`);
}
/** The host as it is now, and what is left to run in that state. */
async function readQueueHere(plan, { meters, measures }, options) {
	const { campaign, shard = WHOLE_CAMPAIGN, hostRoot, repeatContaminated } = options;
	const state = await describeHost(hostRoot);
	return {
		state,
		whole: await readQueue(resolve(campaign), plan, shard, {
			stratum: state.stratum,
			meter: meterOfHost(meters),
			repeatIf: measures || repeatContaminated !== void 0 ? "contaminated" : "threads-disturbed",
			repeatContaminated: repeatContaminated ?? 1
		})
	};
}
function tellUnplanned({ plannedRuns }, { index, count: all }, logger) {
	if (plannedRuns > 0) return;
	logger.info(`no run is planned for shard ${index}/${all}: shards are dealt projects with a model, of which there are fewer`);
}
function tellUnwritten({ unwritten, groups }, logger) {
	if (unwritten === 0 || groups.length === 0) return;
	logger.warn(`${count(unwritten, "planned script")} ${unwritten === 1 ? "is" : "are"} not there: the rest is run without; greenml generate writes what is missing`);
}
function tellDone(runs, session, sessions, logger) {
	if (runs > 0) logger.info(`${count(runs, "run")} ${runs === 1 ? "is" : "are"} on record already and not repeated`);
	if (session < sessions) logger.info(`session ${session} of ${sessions}: the next start of this command runs the next one`);
}
/** Ends early when the host's state changes: `changes` says how. */
async function runInOneState(plan, options, carbon, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const campaign = resolve(options.campaign);
		const { shard = WHOLE_CAMPAIGN, idleBaseline, hostRoot, onTimed } = options;
		const { logger, signal } = context;
		const meter = _usingCtx$1.a(await openMeters(options, context));
		tellWhatIsUnread(meter, logger);
		const lookAtQueue = () => readQueueHere(plan, meter, options);
		const lookIfFinished = async () => {
			const found = await lookAtQueue();
			return found.whole.groups.length === 0 ? found : null;
		};
		const launcher = _usingCtx$1.a(new Launcher());
		const wish = {
			what: plan.campaign,
			waitSeconds: options.wait
		};
		const { state, whole } = await holdHostUnless(launcher, wish, lookIfFinished, context) ?? await lookAtQueue();
		const keepRecord = await openRecords(campaign, shard);
		for (const folder of await removeAbandonedScratch()) logger.warn(`${folder}, of a run that was killed, can't be removed`);
		const { groups } = whole;
		tellUnplanned(whole, shard, logger);
		tellUnwritten(whole, logger);
		const slugs = [...new Set(groups.map(({ project }) => project))];
		const prepared = await interruptible(prepareProjects(plan, slugs, options, launcher, context), signal);
		const sandboxes = await chooseSandboxes(groups, prepared, options, context);
		const queue = whole.listRuns(new Map([...sandboxes].map(([group, { tier }]) => [group, tier])));
		const alreadyDone = whole.plannedRuns - queue.length;
		tellDone(alreadyDone, whole.session, plan.options.sessions, logger);
		if (queue.length === 0) return {
			runs: 0,
			repeats: 0,
			ok: 0,
			lost: 0,
			alreadyDone,
			changes: []
		};
		const whyNone = whyNoneIsReady(prepared);
		if (whyNone !== null && alreadyDone === 0) {
			for (const { run } of queue) await keepRecord(recordNotStarted(run, {
				prepared,
				sandboxes,
				host: state
			}));
			throw new UserError(`${whyNone}\nNo project can be run here, so ${count(queue.length, "run")} could not be made.`, 1);
		}
		return await withBench({
			campaign,
			prepared,
			sandboxes,
			hostRoot,
			onTimed,
			keepRecord,
			meter,
			launcher,
			carbon,
			host: state,
			idleSeconds: idleBaseline,
			runs: queue.map(({ run }) => run)
		}, context, async (bench) => {
			const started = performance.now();
			const made = await runQueue(queue, bench, context);
			logger.info(formatMade(made, (performance.now() - started) / 1e3));
			return {
				...made,
				alreadyDone
			};
		});
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
