import { Jt as boolean, Kr as refuseStopped, Rr as UserError, Zt as int, f as sum, on as strictObject, qt as array, sn as string, tn as number, ur as count } from "./inputs.js";
import { t as readAnalysis } from "./analysis-file.js";
import { n as noiseFloor, t as detectableChange } from "./power.js";
import { Bt as parseWith, Xt as TOOL_VERSION, an as lookBelow, bt as readTextIfPresent, ht as hashTree, x as ENERGY_SCOPE, xn as formatSize, xt as readYaml } from "./base.js";
import { $t as writePlan, An as needs, Qt as requireNewCampaign, bn as isRecorded, en as writeSchedule, fn as groupKey, p as agree, tn as LONGEST_WAIT_SECONDS, vn as plan$1, w as formatList, xn as modelEntry } from "./work.js";
import { t as refuseOtherData } from "./check-data.js";
import { n as readPythonProject, t as drawsOrWaits } from "./draws-or-waits.js";
import { n as loadModels, t as OR_ANSWERS } from "./load-models.js";
import { i as listSlugs, t as chooseProjects } from "./load-projects.js";
import { r as hashEnvironment } from "./environment-maker.js";
import { i as requireAnswers, n as listUnrecorded } from "./recorded-answers.js";
import { i as priceWorstCase } from "./price.js";
import { n as explainModelGap, r as findModelGap } from "./model-server.js";
import { n as readBundledPrompt, r as readOwnPrompt, t as TYPICAL_ANSWER_TOKENS } from "./typical-answers.js";
import { n as listUnprobed } from "./perturb-data.js";
import "./stored-prompt.js";
import "./benchmark-options.js";
import { a as longestFirst, c as trapezoidWeights, i as equalWeights, n as listWorkloads, o as pullQueue, r as dealToLeast, s as sumSeconds, t as RUN_OVERHEAD_SECONDS } from "./workload.js";
import { r as dealShards } from "./shards.js";
import { W as alignColumns, mt as groupsBy } from "./measured.js";
import { i as refuseTooManyRuns, n as listBlocks, r as listVariants } from "./plan-blocks.js";
import { d as planProject, u as listProbes } from "./make-data.js";
import { n as formatModelGap } from "./asking-reasons.js";
import { ot as formatDuration } from "./start.js";
import { n as renderLeftOut, t as openMakingSources } from "./open-making-sources.js";
import { i as renderShares, r as renderPlan } from "./planned-work.js";
import { i as planOptions, n as designOptions } from "./plan-options.js";
import { basename, resolve } from "node:path";
import { randomInt } from "node:crypto";
// src/analysis/diagnostics/detectable-effects.ts
/** Noise of one script's log-ratio to itself in the neighbouring block, where no campaign has measured it: 2 % a run. */
const ASSUMED_NOISE = .02 * Math.SQRT2;
/** What the planned repetitions can show in one script, with the noise of an earlier campaign or an assumed one. */
async function listDetectableEffects(design, earlier) {
	const { repetitions } = design;
	if (earlier === void 0) {
		const change = changeSeen(ASSUMED_NOISE, design);
		return [{
			quantity: null,
			noise: ASSUMED_NOISE,
			source: "assumed",
			repetitions,
			change
		}];
	}
	const { diagnostics } = await readAnalysis(earlier, ", or leave out --noise-from");
	if (diagnostics.noise.length === 0) throw new UserError(`${earlier} has no script with runs enough to tell its noise: leave out --noise-from.`);
	return diagnostics.noise.map(({ quantity, standardDeviation }) => ({
		quantity,
		noise: standardDeviation,
		source: earlier,
		repetitions,
		change: changeSeen(standardDeviation, design)
	}));
}
/** Null where a verdict is refused for too few runs, whatever their spread. */
const changeSeen = (noise, { repetitions, smallestEffect, sessions }) => detectableChange(noise, repetitions, {
	smallest: Math.max(smallestEffect / 100, noiseFloor(noise, repetitions) ?? 0),
	sessions
});
// src/planning/choose-models.ts
/**
* The models of a campaign: those asked for, else all that can be asked here, else the recorded answers. One that is
* named but can't be asked is an error, but for a key that is not set: to plan takes none. One that merely exists is left out,
* and why.
*/
function chooseModels(entries, wanted, gaps) {
	const isAnswered = () => true;
	if (wanted) {
		const models = [...new Set(wanted)].map((id) => requireModel(entries, id, gaps));
		return {
			models,
			leftOut: [],
			withoutKey: listGaps(models, gaps),
			isAnswered
		};
	}
	const live = entries.filter((entry) => entry.provider !== "replay");
	const models = live.filter((entry) => gaps.find(entry) === null);
	const recorded = entries.filter((entry) => entry.provider === "replay");
	return {
		models: models.length > 0 ? models : recorded,
		leftOut: listGaps(live, gaps),
		withoutKey: [],
		isAnswered
	};
}
const listGaps = (entries, gaps) => entries.flatMap((entry) => {
	const reason = gaps.find(entry);
	return reason === null ? [] : [{
		model: entry.id,
		reason
	}];
});
function requireModel(entries, id, gaps) {
	const entry = entries.find((each) => each.id === id);
	if (!entry) throw new UserError(`There is no model '${id}' in models.yaml; there are: ${entries.map((each) => each.id).join(", ")}.`);
	const gap = gaps.find(entry);
	if (gap !== null && gap.kind !== "no-key") throw new UserError(`Model '${id}' can't be asked: ${gaps.explain(entry, gap)}.`);
	return entry;
}
/**
* Models of a folder of answers: they need no entry of their own. A mode in which a model has no answer at all was never
* asked for; one missing project of it is a failure, and stays.
*/
function modelsOfAnswers(answers, wanted) {
	const known = [...new Set(answers.map(({ model }) => model))].sort();
	const asked = new Set(answers.map(({ mode, model }) => `${mode}/${model}`));
	const missing = wanted?.find((id) => !known.includes(id));
	if (missing !== void 0) throw new UserError(`The folder of answers has none of model '${missing}'; it has: ${known.join(", ") || "none"}.`);
	return {
		models: [...new Set(wanted ?? known)].map((id) => modelEntry.parse({
			id,
			provider: "replay",
			model: id
		})),
		leftOut: [],
		withoutKey: [],
		isAnswered: ({ mode, model }) => model === null || asked.has(`${mode}/${model}`)
	};
}
// src/schema/measurement/hosts.ts
/** One kind of machine: the labels that choose it (a runner's labels, a Slurm node's features), and what it offers. */
const host = strictObject({
	/** Name in tables and file names; else made of the labels. */
	name: string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, "letters, digits, dot, underscore, hyphen").optional(),
	labels: array(string().min(1)).min(1),
	rapl: boolean().default(false),
	gpu: boolean().default(false),
	memoryGiB: number().positive().optional(),
	/** Machines of this kind. */
	count: int().positive().max(1e4).default(1)
});
function nameHost({ name, labels }) {
	return name ?? labels.join("-").replaceAll(/[^\w.-]/g, "_");
}
/** `hosts.yaml`: a list of `{labels: [self-hosted, linux], rapl: true, gpu: false, memoryGiB: 64, count: 4}`. */
const hosts = array(host).min(1).superRefine((list, context) => {
	const names = list.map(nameHost);
	for (const name of new Set(names.filter((each, index) => names.indexOf(each) !== index))) context.addIssue({
		code: "custom",
		message: `two kinds of hosts are called '${name}': give each a name of its own`
	});
});
// src/planning/schedule/hosts-file.ts
const FORM = "A hosts file is a list with one entry for each kind of machine:\n- { name: rack, labels: [self-hosted, energy], rapl: true, gpu: false, memoryGiB: 64, count: 4 }\nOnly labels are required; entries are counted from 0.";
/** UserError that shows the form where the file is missing or has another. */
async function readHostsFile(path) {
	try {
		return await readYaml(path, hosts, `There is no hosts file ${path}.`);
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		throw new UserError(`${error.message.trimEnd()}\n${FORM}`, error.exitCode, { cause: error });
	}
}
// src/planning/estimate-disk.ts
/** Sizes of the embedded dataset's records and logs; a script that prints much takes more, up to the sandbox's limit. */
const RECORD_BYTES = 4096;
const LOG_BYTES = 2048;
/** The median of 25 environments with scikit-learn, pandas and the like, before hard links to one cache. */
const ENVIRONMENT_BYTES = 450 * 1024 ** 2;
/** What a campaign leaves on a machine's disk, at most: every environment on one machine. */
function estimateDisk({ projects, blocks }) {
	const locks = new Set(projects.map(({ lockHash }) => lockHash)).size;
	const runs = blocks.reduce((sum, { order }) => sum + order.length, 0);
	return {
		locks,
		environmentBytes: locks * ENVIRONMENT_BYTES,
		recordBytes: runs * RECORD_BYTES,
		logBytes: runs * LOG_BYTES,
		estimatedFrom: "450 MiB a lock, 4 KiB a record, 2 KiB a log"
	};
}
// src/planning/schedule/fit.ts
/** The hosts that have what a project needs; those with a GPU are kept for what needs one, as long as others do. */
function listSuitedHosts(hosts, { needs }) {
	const suited = hosts.filter((host) => offers(host, needs));
	const plain = suited.filter((host) => !host.gpu);
	return plain.length > 0 ? plain : suited;
}
function offers(host, needs) {
	const enoughMemory = host.memoryGiB === void 0 || host.memoryGiB >= needs.memoryGiB;
	return (host.rapl || !needs.rapl) && (host.gpu || !needs.gpu) && enoughMemory;
}
/** Throws a UserError that names each project which no host can run, and what it needs. */
function refuseMisfits(hosts, projects) {
	const misfits = projects.filter((project) => listSuitedHosts(hosts, project).length === 0);
	if (misfits.length === 0) return;
	const lines = misfits.map(({ slug, needs }) => {
		return `  ${slug} needs ${[
			...needs.rapl ? ["rapl"] : [],
			...needs.gpu ? ["gpu"] : [],
			`${needs.memoryGiB} GiB of memory`
		].join(", ")}`;
	});
	throw new UserError(`No host fits:\n${lines.join("\n")}\nAdd one to the hosts file, or leave these projects out with 'projects'.`, 1);
}
// src/planning/schedule/make-schedule.ts
/** The host rests before its runs and after them. */
const REST_SECONDS = 20;
/** A wave is planned to leave the queue this much earlier, since expectations err. */
const WAIT_MARGIN = .8;
/**
* The schedule of a campaign. Groups go to machines that have what their projects need, those with the least choice and then
* the longest first; machines of one kind share their groups. Throws a UserError where a project fits no host.
*/
function makeSchedule(plan, hosts, sharding) {
	const workloads = listWorkloads(plan);
	refuseMisfits(hosts, plan.projects.filter(({ slug }) => workloads.some(({ project }) => project.slug === slug)));
	const machines = assignToMachines(workloads, hosts);
	const jobs = sharding.kind === "machines" ? machines.map((own) => makeJob(own, 1)) : shareJobs(machines, sharding);
	const count = jobs.length;
	const shards = jobs.map(({ host, wave, workloads: own, seconds }, index) => ({
		shard: `${index + 1}/${count}`,
		host: nameHost(host),
		wave,
		groups: own.map(({ group }) => group),
		expectedSeconds: seconds,
		runs: sum(own.map(({ runs }) => runs)),
		worstSeconds: seconds - sumSeconds(own) + sum(own.map(({ worstSeconds }) => worstSeconds))
	}));
	const queues = pullWaves(jobs, hosts);
	return {
		schemaVersion: 1,
		campaign: plan.campaign,
		assumed: {
			runSeconds: 6,
			overheadSeconds: RUN_OVERHEAD_SECONDS,
			idleSeconds: REST_SECONDS,
			environmentSeconds: 20,
			projectsWithTypicalSeconds: plan.projects.filter(({ needs }) => needs.typicalSeconds !== void 0).length
		},
		hosts: hosts.map((host) => summariseHost(host, jobs, queues)),
		shards,
		waves: queues.map((byHost, index) => ({
			jobs: jobs.filter(({ wave }) => wave === index + 1).length,
			lastStartSeconds: Math.max(0, ...[...byHost.values()].map(({ lastStart }) => lastStart)),
			longestSeconds: longestOf(byHost)
		})),
		total: summariseTotal(jobs, queues),
		disk: estimateDisk(plan)
	};
}
/** Machines that get nothing are left out. */
function assignToMachines(workloads, hosts) {
	const machines = hosts.flatMap((host) => Array.from({ length: host.count }, () => host));
	const suited = new Map(workloads.map(({ project }) => [project, new Set(listSuitedHosts(hosts, project))]));
	const choice = ({ project }) => sum([...suited.get(project) ?? []].map((host) => host.count));
	const ordered = longestFirst(workloads).sort((a, b) => choice(a) - choice(b));
	const dealt = dealToLeast(ordered, equalWeights(machines.length), ({ project }, machine) => {
		const host = machines[machine];
		return host !== void 0 && (suited.get(project)?.has(host) ?? false);
	});
	return machines.flatMap((host, index) => {
		const own = dealt[index] ?? [];
		return own.length === 0 ? [] : [{
			host,
			workloads: own
		}];
	});
}
function makeJob({ host, workloads }, wave) {
	const locks = new Set(workloads.map(({ project }) => project.lockHash)).size;
	return {
		host,
		wave,
		workloads,
		seconds: REST_SECONDS + locks * 20 + sumSeconds(workloads)
	};
}
/** The jobs of each wave, the longest first; a kind of host has its share of them by what it has to do. */
function shareJobs(machines, sharding) {
	const kinds = [...Map.groupBy(machines, ({ host }) => host)].map(([host, own]) => ({
		host,
		workloads: own.flatMap(({ workloads }) => workloads)
	}));
	const total = sum(kinds.map(({ workloads }) => sumSeconds(workloads)));
	const most = sharding.kind === "waves" ? sharding.jobs : sharding.shards;
	if (most < kinds.length) {
		const names = kinds.map(({ host }) => nameHost(host)).join(", ");
		throw new UserError(`The projects need ${kinds.length} kinds of hosts (${names}), and so as many shards, not ${most}.`);
	}
	const waves = sharding.kind === "waves" ? countWaves(kinds) : 1;
	const jobs = kinds.flatMap(({ host, workloads }) => {
		const share = Math.max(1, Math.floor((most - kinds.length) * (sumSeconds(workloads) / total)) + 1);
		return dealToLeast(longestFirst(workloads), equalWeights(waves)).flatMap((ofWave, wave) => dealToLeast(ofWave, ofWave.length <= share ? equalWeights(ofWave.length) : trapezoidWeights(share, host.count)).filter((own) => own.length > 0).map((own) => makeJob({
			host,
			workloads: own
		}, wave + 1)));
	});
	return longestFirst(jobs).sort((a, b) => a.wave - b.wave);
}
/** Waves that keep each one, and so its last job's wait, within the longest wait. */
function countWaves(kinds) {
	const longest = kinds.map(({ host, workloads }) => makeJob({
		host,
		workloads
	}, 1).seconds / host.count);
	return Math.max(1, Math.ceil(Math.max(...longest) / (LONGEST_WAIT_SECONDS * WAIT_MARGIN)));
}
/** How each wave's jobs are expected to be taken by the machines of their kind. */
function pullWaves(jobs, hosts) {
	return [...Map.groupBy(jobs, ({ wave }) => wave).values()].map((ofWave) => {
		const byHost = Map.groupBy(ofWave, ({ host }) => host);
		return new Map(hosts.map((host) => [host, pullQueue(byHost.get(host) ?? [], host.count)]));
	});
}
const longestOf = (queues) => [...queues.values()].flatMap(({ busy }) => busy).reduce((most, each) => Math.max(most, each), 0);
function summariseHost(host, jobs, queues) {
	const own = jobs.filter((job) => job.host === host);
	const workloads = own.flatMap((job) => job.workloads);
	const busy = queues.map((byHost) => byHost.get(host)?.busy ?? []);
	return {
		name: nameHost(host),
		labels: host.labels,
		gpu: host.gpu,
		machines: host.count,
		shards: own.length,
		projects: new Set(workloads.map(({ project }) => project)).size,
		groups: workloads.length,
		runs: sum(workloads.map(({ runs }) => runs)),
		expectedSeconds: sumSeconds(own),
		longestSeconds: sum(busy.map((machines) => Math.max(0, ...machines)))
	};
}
function summariseTotal(jobs, queues) {
	const seconds = sumSeconds(jobs);
	const elapsedSeconds = sum(queues.map(longestOf));
	const working = queues.map((byHost) => [...byHost.values()].flatMap(({ busy }) => busy).filter((each) => each > 0).length);
	const mean = seconds / Math.max(1, ...working);
	return {
		runs: sum(jobs.flatMap(({ workloads }) => workloads.map(({ runs }) => runs))),
		seconds,
		elapsedSeconds,
		balance: seconds === 0 ? null : Math.max(1, elapsedSeconds / mean)
	};
}
// src/planning/schedule/split-groups.ts
/** Shares of what one machine has to do: groups above the first are split, into parts of the second: expectations err by a factor of 2. */
const LARGEST_GROUP = 1 / 2;
const LARGEST_PART = 1 / 4;
/** With fewer measured blocks a part would say nothing of its host. */
const BLOCKS_OF_A_PART = 2;
/** Into how many parts groups are split where one exceeds what each of so many machines should do; a group that is not named stays whole. */
function splitGroups(plan, machines, repetitions) {
	const workloads = listWorkloads(plan);
	const mean = sumSeconds(workloads) / machines;
	if (workloads.every(({ seconds }) => seconds <= mean * 1.000000001)) return /* @__PURE__ */ new Map();
	const most = Math.floor(repetitions / BLOCKS_OF_A_PART);
	const parts = workloads.filter(({ seconds }) => seconds > LARGEST_GROUP * mean).map(({ group, seconds }) => [group, Math.min(Math.ceil(seconds / (LARGEST_PART * mean)), most)]);
	return new Map(parts.filter(([, count]) => count > 1));
}
// src/planning/decide-shards.ts
/**
* Groups of each shard and, with a hosts file, who runs it; there a group that exceeds what a machine should do is split.
* UserError where a project fits no host.
*/
async function decideShards(planned, options) {
	const { hosts: file, shards: count, matrixJobs, noiseFrom } = options;
	if (file === void 0) {
		if (noiseFrom !== void 0) throw new UserError("--noise-from is for the schedule that --hosts prints: name both.");
		const made = {
			...planned,
			blocks: planned.listBlocks(/* @__PURE__ */ new Map())
		};
		const most = count ?? matrixJobs;
		const groups = new Set(made.blocks.map(groupKey)).size;
		return {
			blocks: made.blocks,
			shards: most === void 0 ? null : dealShards(made, Math.min(most, groups)),
			schedule: null
		};
	}
	const hosts = await readHostsFile(file);
	const made = listShared(planned, sum(hosts.map((host) => host.count)));
	const schedule = makeSchedule(made, hosts, chooseSharding(count, matrixJobs));
	return {
		blocks: made.blocks,
		shards: schedule.shards.map(({ groups }) => groups),
		schedule
	};
}
/** The blocks for so many machines. */
function listShared({ listBlocks, repetitions, sessions, campaign, projects }, machines) {
	const whole = {
		campaign,
		projects,
		blocks: listBlocks(/* @__PURE__ */ new Map())
	};
	if (sessions > 1) return whole;
	const parts = splitGroups(whole, machines, repetitions);
	return parts.size === 0 ? whole : {
		...whole,
		blocks: listBlocks(parts)
	};
}
function chooseSharding(count, matrixJobs) {
	if (count !== void 0) return {
		kind: "count",
		shards: count
	};
	return matrixJobs === void 0 ? { kind: "machines" } : {
		kind: "waves",
		jobs: matrixJobs
	};
}
// src/planning/declare-family.ts
/** The tests that the campaign is judged by, named before its first record: rewrites against the author's code without plots. */
function declarePrimaryFamily(variants) {
	const rewrites = variants.flatMap(({ mode, model }) => model !== null && (mode === "assisted" || mode === "autonomous") ? [{
		mode,
		model
	}] : []);
	return groupsBy(rewrites, ({ mode, model }) => [mode, model]).flatMap(([group]) => ["energy", "cpu"].map((quantity) => ({
		...group,
		quantity,
		baseline: "original-headless"
	})));
}
// src/planning/expected.ts
const CHARACTERS_PER_TOKEN = 4;
const PROMPT_FRAME_TOKENS = 1500;
/**
* A rough count before any prompt is made, from the bytes of each project's entry file; `generate --dry-run` counts the
* prompts themselves. `samples`: answers to each question.
*/
function expectCosts(entryBytes, models, { modes, samples }, price) {
	const asked = models.filter((model) => model.provider !== "replay");
	const calls = entryBytes.flatMap((bytes) => modes.map((mode) => ({
		inputTokens: bytes / CHARACTERS_PER_TOKEN + PROMPT_FRAME_TOKENS,
		outputTokens: TYPICAL_ANSWER_TOKENS[mode]
	})));
	const prices = asked.flatMap((model) => calls.map(({ inputTokens, outputTokens }) => price({
		...model,
		maxOutputTokens: outputTokens
	}, Math.ceil(inputTokens))));
	const unpriced = prices.find(({ cost }) => cost === null);
	return {
		modelCalls: asked.length * samples * calls.length,
		inputTokens: asked.length * Math.ceil(samples * sum(calls.map(({ inputTokens }) => inputTokens))),
		outputTokens: asked.length * samples * sum(calls.map(({ outputTokens }) => outputTokens)),
		usd: unpriced ? null : samples * sum(prices.map(({ cost }) => cost?.usd ?? 0)),
		usdReason: unpriced?.reason ?? null
	};
}
function countRuns({ projects, blocks }) {
	const limits = new Map(projects.map(({ slug, needs }) => [slug, needs.timeoutSeconds]));
	return {
		runs: sum(blocks.map(({ order }) => order.length)),
		worstSeconds: sum(blocks.map(({ project, order }) => order.length * (limits.get(project) ?? 0)))
	};
}
// src/planning/share-budget.ts
/** Millionths of a dollar: shares are rounded down to them, so that their sum never passes the whole. */
const MILLION = 1e6;
/**
* A campaign's budget, shared out to its projects and models by what a call can cost at most. UserError where the price of a
* model that is asked is not known: no cap could be kept.
*/
function shareBudget(usd, projects, models, price) {
	if (usd === void 0) return null;
	const worst = projects.flatMap(({ slug, entryBytes }) => models.map((entry) => ({
		project: slug,
		model: entry.id,
		usd: priceOf(entry, entryBytes, price)
	})));
	const whole = sum(worst.map((each) => each.usd));
	const shareOf = (own) => whole === 0 ? 0 : Math.floor(usd * MILLION * own / whole) / MILLION;
	return {
		usd,
		shares: worst.map((each) => ({
			...each,
			usd: shareOf(each.usd)
		}))
	};
}
function priceOf(entry, entryBytes, price) {
	if (entry.provider === "replay") return 0;
	const { cost } = price(entry, entryBytes);
	if (cost !== null) return cost.usd;
	throw new UserError(`--budget-usd cannot be kept for model ${entry.id}: no price is known for it; give it one in models.yaml.`);
}
// src/planning/make-plan.ts
const LARGEST_SEED = 2 ** 31 - 1;
/** Decides everything before anything runs. The schedule is null where the hosts are not known. */
async function makePlan(request) {
	const { campaign, choice, projects: facts } = request;
	const options = {
		...request.options,
		models: choice.models.map(({ id }) => id),
		modes: [...new Set(request.options.modes)],
		seed: request.options.seed ?? randomInt(LARGEST_SEED),
		prompt: request.prompt.version === null ? "own" : request.options.prompt ?? "efficient"
	};
	const projects = facts.map(planProject);
	const drawn = {
		...options,
		projects: projects.map(({ slug }) => slug),
		drawing: new Set(projects.filter(({ drawsOrWaits }) => drawsOrWaits).map(({ slug }) => slug))
	};
	const probes = new Map(options.probes ? projects.map((project) => [project.slug, listProbes(project)]) : []);
	refuseTooManyRuns({
		...drawn,
		probes
	});
	const variants = listVariants(drawn).filter(choice.isAnswered);
	const { repetitions, sessions } = options;
	const { blocks, shards, schedule } = await decideShards({
		campaign,
		projects,
		repetitions,
		sessions,
		listBlocks: (parts) => listBlocks({
			...drawn,
			probes,
			parts
		}, variants)
	}, request.sharding);
	const entryBytes = facts.map((project) => project.entryBytes);
	const plan = {
		schemaVersion: 6,
		campaign,
		toolVersion: TOOL_VERSION,
		createdAt: (/* @__PURE__ */ new Date()).toISOString(),
		options,
		prompt: request.prompt,
		projects,
		models: choice.models.map(({ tools: _, ...entry }) => entry),
		leftOut: choice.leftOut,
		leftOutProjects: [...request.leftOutProjects],
		variants,
		blocks,
		shards,
		budget: shareBudget(request.budgetUsd, facts, choice.models, request.price),
		primaryFamily: declarePrimaryFamily(variants),
		energyScope: [...ENERGY_SCOPE],
		expected: {
			...expectCosts(entryBytes, choice.models, options, request.price),
			...countRuns({
				projects,
				blocks
			})
		}
	};
	return {
		plan: parseWith(plan$1, plan, "the plan"),
		schedule
	};
}
// src/report/text/forecast.ts
/** GitHub ends a job on its own runners after this (limits of hosted runners). */
const LONGEST_HOSTED_SECONDS = 21600;
const WIDTH = 100;
const HOSTED = /^(?:ubuntu|windows|macos)-/;
/** Text printed before anything starts: who runs what, for how long, what that can show and what it leaves on disk. */
function renderSchedule(schedule) {
	const { total, assumed, hosts } = schedule;
	const rows = hosts.map((host) => [
		host.name,
		String(host.machines),
		String(host.shards),
		String(host.projects),
		String(host.groups),
		String(host.runs),
		formatMachineHours(host.expectedSeconds),
		formatDuration(host.longestSeconds)
	]);
	const head = [
		"host",
		"machines",
		"shards",
		"projects",
		"project × model",
		"runs",
		"machine-hours",
		"longest machine"
	];
	const own = assumed.projectsWithTypicalSeconds;
	const basis = `expected, not measured: ${assumed.runSeconds} s a run where a project has no typicalSeconds (${own} ${agree(own, "has", "have")} it), ${assumed.overheadSeconds} s around it, ${assumed.idleSeconds} s at rest and ${assumed.environmentSeconds} s an environment for each shard; warm-ups and all other runs are in it`;
	return [
		...alignColumns([head, ...rows], WIDTH),
		`${formatMachineHours(total.seconds)} machine-hours, finished after ${formatDuration(total.elapsedSeconds)}${total.balance === null ? "" : `; balance (longest / mean) ${total.balance.toFixed(2)}`}`,
		basis,
		...renderShards(schedule),
		...renderWaves(schedule),
		...schedule.detectable.map(renderEffect),
		renderDisk(schedule.disk)
	];
}
/** A sum over machines is no time on a clock. */
const formatMachineHours = (seconds) => (seconds / 3600).toFixed(seconds < 36e3 ? 2 : 1);
/** More are listed in schedule.json only. */
const MOST_SHARDS_SHOWN = 40;
const MOST_GROUPS_SHOWN = 3;
function renderShards({ shards }) {
	if (shards.length > MOST_SHARDS_SHOWN) return [`who runs which of ${shards.length} shards is in schedule.json`];
	return shards.map(({ shard, host, groups, runs, expectedSeconds }) => {
		return `--shard ${shard} on ${host}: ${formatList(groups, MOST_GROUPS_SHOWN)} (${count(runs, "run")}, ${formatDuration(expectedSeconds)})`;
	});
}
/** Nothing where all jobs start at once. */
function renderWaves({ waves, shards, hosts }) {
	const queued = waves.flatMap(({ jobs, lastStartSeconds, longestSeconds }, index) => {
		if (waves.length === 1 && lastStartSeconds === 0) return [];
		const late = lastStartSeconds > 86400 ? ": too late on GitHub, which cancels what waits for 24 h" : "";
		return [`wave ${index + 1}: ${count(jobs, "job")}, the last leaves the queue after ${formatDuration(lastStartSeconds)}${late}, finished after ${formatDuration(longestSeconds)}`];
	});
	const hosted = new Set(hosts.filter(({ labels }) => labels.some((label) => HOSTED.test(label))).map(({ name }) => name));
	const long = shards.filter((shard) => hosted.has(shard.host) && shard.expectedSeconds > LONGEST_HOSTED_SECONDS);
	return long.length === 0 ? queued : [...queued, `${count(long.length, "shard")} may be ended by GitHub, whose own runners work 6 h at most`];
}
function renderEffect({ quantity, noise, source, repetitions, change }) {
	const what = quantity ?? "energy or time";
	const basis = `noise ${(100 * noise).toFixed(1)} %, ${source === "assumed" ? "assumed" : `of ${source}`}`;
	return change === null ? `${count(repetitions, "repetition")}: no change of ${what} in one script can be shown; a verdict takes 5 or more` : `${count(repetitions, "repetition")}: a change of ${what} by ${(100 * change).toFixed(1)} % in one script is detected with 80 % power (${basis})`;
}
function renderDisk({ locks, environmentBytes, recordBytes, logBytes, estimatedFrom }) {
	return `disk, estimated: ${formatSize(environmentBytes)} for ${count(locks, "environment")} where one machine runs every project, ${formatSize(recordBytes + logBytes)} of records and logs (${estimatedFrom})`;
}
// src/commands/plan.ts
/** Decides everything before anything runs, and writes it to `plan.json`. A campaign is planned once. */
async function plan(given, outside) {
	const context = {
		...outside,
		env: { ...outside.env }
	};
	const { logger } = context;
	const options = {
		...given,
		...planOptions.parse(given)
	};
	const { campaign, noiseFrom, answers } = options;
	await requireNewCampaign(campaign);
	const { projects, leftOut } = await chooseProjects(options.dataset, options, openMakingSources(options, context));
	for (const each of leftOut) logger.warn(renderLeftOut(each));
	const choice = await chooseCampaignModels(options, projects, context);
	for (const { model, reason } of choice.leftOut) logger.info(`model ${model} is left out: ${formatModelGap(reason)}`);
	for (const { model, reason } of choice.withoutKey) logger.warn(`model ${model} is planned, and can't be asked from here: ${formatModelGap(reason)}`);
	if (answers === void 0) await tellUnrecorded(choice.models, projects, options, logger);
	const made = await makePlan({
		campaign: basename(resolve(campaign)),
		options: designOptions.parse(options),
		prompt: await readPrompt(options),
		sharding: options,
		projects: await readAllFacts(projects.map((project) => limitRuns(project, options.timeout))),
		leftOutProjects: leftOut,
		choice,
		price: priceWorstCase,
		...options.budgetUsd === void 0 ? {} : { budgetUsd: options.budgetUsd }
	});
	const schedule = made.schedule && {
		...made.schedule,
		detectable: await listDetectableEffects(made.plan.options, noiseFrom)
	};
	refuseStopped(outside.signal);
	await writePlan(campaign, made.plan);
	if (schedule) await writeSchedule(campaign, schedule);
	const lines = [
		renderPlan(made.plan, answers),
		...schedule ? renderSchedule(schedule) : [],
		...renderShares(made.plan, {
			campaign,
			asked: options.shards,
			isScheduled: schedule !== null
		})
	];
	for (const line of lines) logger.info(line);
	return made.plan;
}
/** Tells which projects have no recorded answer: their runs would all fail, unless `generate` is given scripts. */
async function tellUnrecorded(models, projects, { dataset }, logger) {
	const slugs = projects.map(({ slug }) => slug);
	for (const { id, answers } of models.filter(isRecorded)) {
		if (answers === void 0) continue;
		const lacking = await listUnrecorded({
			id,
			answers
		}, dataset, slugs);
		if (lacking.length > 0) logger.warn(`${id} has no recorded answer to ${formatList(lacking, MOST_NAMED)}: --answers DIR takes scripts that exist, --models names a model to ask; without either nothing is compared there`);
	}
}
const MOST_NAMED = 8;
function readPrompt({ prompt, promptFile }) {
	if (promptFile === void 0) return readBundledPrompt(prompt ?? "efficient");
	if (prompt === void 0) return readOwnPrompt(promptFile);
	throw new UserError("--prompt and --prompt-file name two prompts: a campaign has one.");
}
async function chooseCampaignModels({ dataset, answers, models }, projects, { env, logger }) {
	if (answers === void 0) {
		const gaps = {
			find: (entry) => findModelGap(entry, env),
			explain: explainModelGap
		};
		return chooseModels(await loadModels(dataset, OR_ANSWERS), models, gaps);
	}
	const [wanted, known] = [projects.map(({ slug }) => slug), await listSlugs(dataset)];
	return modelsOfAnswers(await requireAnswers(answers, {
		wanted,
		known
	}, logger), models);
}
function limitRuns(project, timeoutSeconds) {
	if (timeoutSeconds === void 0) return project;
	const { manifest } = project;
	return {
		...project,
		manifest: {
			...manifest,
			needs: parseWith(needs, {
				...manifest.needs,
				timeoutSeconds
			}, "--timeout")
		}
	};
}
/** Facts of all projects, read one after the other: a project's tables are held in memory whole. */
async function readAllFacts(projects) {
	const facts = [];
	for (const project of projects) facts.push(await readFacts(project));
	return facts;
}
async function readFacts(project) {
	const { slug, manifest, folder, sourceFolder, lockFile } = project;
	const lock = await readTextIfPresent(lockFile, folder);
	if (lock === null) throw new UserError(`${slug} has no lock at ${lockFile}: write one with greenml env lock ${slug}.`);
	await refuseOtherData(project);
	const entry = await lookBelow(sourceFolder, manifest.entry);
	const python = await readPythonProject(sourceFolder, lock);
	return {
		slug,
		manifest,
		entryBytes: entry.kind === "none" ? 0 : entry.stats.size,
		notProbed: await listUnprobed(sourceFolder, {
			slug,
			...manifest,
			split: manifest.scored ?? null
		}),
		drawsOrWaits: drawsOrWaits(python, manifest.entry, python.sources.get(manifest.entry) ?? ""),
		lockHash: hashEnvironment(lock, manifest.environment),
		sourceHash: await hashTree(sourceFolder)
	};
}
export { plan as t };
