import { l as nameFact, pr as interruptible, s as count, ur as UserError } from "./inputs.js";
import { A as openMeters, G as holdHostUnless, H as describeHost, K as Launcher, Y as formatDuration, y as openCarbon } from "./start.js";
import { Zt as _usingCtx, b as sum, ct as sha256Hex, j as meterOfHost, o as removeAbandonedScratch } from "./base.js";
import { Lt as groupKey, Tt as readPlanToRun } from "./work.js";
import { n as openRecords, r as readShardRecords } from "./records.js";
import { t as WHOLE_CAMPAIGN } from "./shard.js";
import { a as listRemainingRuns, i as runQueue, n as recordNotStarted, o as withBench } from "./run-queue.js";
import { a as whyNoneIsReady, i as prepareProjects, n as chooseSandboxes } from "./prepare-projects.js";
import { tt as groupsBy } from "./measured.js";
import { t as hashPrimaryFamily } from "./primary-family.js";
import { t as settlePlan } from "./settle-plan.js";
import { i as readScripts, r as readProvenances } from "./variant-files.js";
import { t as blocksOfShard } from "./shards.js";
import { n as benchmarkOptions } from "./benchmark-options.js";
import { resolve } from "node:path";
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
/** Ends early when the host's state changes: `changes` says how. */
async function runInOneState(plan, options, carbon, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const campaign = resolve(options.campaign);
		const { shard = WHOLE_CAMPAIGN, idleBaseline, hostRoot, onTimed } = options;
		const { logger, signal } = context;
		const meter = _usingCtx$1.a(await openMeters(options, context));
		tellWhatIsUnread(meter, logger);
		const lookAtQueue = async () => {
			const state = await describeHost(null, hostRoot);
			return {
				state,
				whole: await readQueue(campaign, plan, shard, {
					stratum: state.stratum,
					meter: meterOfHost(meter.meters),
					repeatIf: meter.measures || options.repeatContaminated !== void 0 ? "contaminated" : "threads-disturbed",
					repeatContaminated: options.repeatContaminated ?? 1
				})
			};
		};
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
		const slugs = [...new Set(groups.map(({ project }) => project))];
		const prepared = await interruptible(prepareProjects(plan, slugs, options, context), signal);
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
		const whyNone = whyNoneIsReady(prepared);
		if (whyNone !== null && alreadyDone === 0) {
			for (const { run } of queue) await keepRecord(recordNotStarted(run, {
				prepared,
				sandboxes,
				host: state
			}));
			throw new UserError(`${whyNone}\nNo project has an environment, so ${count(queue.length, "run")} could not be made.`, 1);
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
			runs: queue.map(({ run }) => run),
			timeoutSeconds: options.timeout
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
