import { $ as shim, At as boolean, B as LONGEST_TEXT, Et as _enum, Ft as literal, G as generatedMode, Ht as strictObject, It as looseObject, J as mode, K as instant, Lt as number, Nt as int, Q as sha256, Qn as UserError, Rt as object, U as arm, Ut as string, W as compoundId, Y as modelId, Z as relativePath, et as slug, kt as array, nt as usualShim, q as label, tt as text, zt as partialRecord } from "./inputs.js";
import { Ft as parseWith, Gt as writeFileAtomic, Kt as writeJson, Rt as readJsonIfPresent, dt as ENERGY_SCOPE, mn as lookBelow, pn as listBelow } from "./start.js";
import { n as analysis } from "./analysis.js";
import { i as modelGap, r as costReason } from "./asking-reason.js";
import { a as programArguments, c as movedPlace, i as needs, o as sourceFolder, r as moduleName, u as dataFile } from "./manifest.js";
import { i as versioned, n as listFields, r as mapFields, t as isFields } from "./versioned.js";
import { S as reported, b as renamePerturbation, c as perturbation, d as purpose } from "./record.js";
import { n as modelEntry } from "./model-entries.js";
import { t as design } from "./plan-options.js";
import { n as metricRule } from "./metric-rule.js";
import { c as probeGap } from "./comparison.js";
import { a as scoredRows, c as whyNotScored, o as scoring } from "./scoring.js";
import { n as setting } from "./setting.js";
import { i as storedPrompt } from "./stored-prompt.js";
import { Gt as quantity } from "./measured.js";
import { t as campaignFiles } from "./paths.js";
// src/schema/migrations/plan-versions.ts
const planFromVersion1 = (old) => gatherOptions({
	shards: null,
	prompt: null,
	...old,
	blocks: mapFields(old.blocks, blockFromVersion1),
	projects: mapFields(old.projects, projectFromVersion1),
	leftOut: mapFields(old.leftOut, (each) => ({
		...each,
		reason: reported(each.reason)
	})),
	...isFields(old.expected) ? { expected: {
		...old.expected,
		usdReason: reported(old.expected.usdReason)
	} } : {}
});
/** Version 1 had some options beside the rest, and others only in the blocks that they led to. */
function gatherOptions({ seed, fanOut, samples, repetitions, warmups, modes, ...rest }) {
	const blocks = listFields(rest.blocks);
	const countBlocks = (purpose) => Math.max(0, ...blocks.filter((block) => block.purpose === purpose).map(({ number }) => Number(number)));
	const options = {
		models: listFields(rest.models).map(({ id }) => id),
		modes,
		samples,
		repetitions,
		warmups,
		seed,
		fanOut,
		sessions: 1,
		smallestEffect: 2,
		profiles: countBlocks("profile"),
		flops: countBlocks("flops") > 0,
		probes: countBlocks("probe") > 0,
		prompt: "efficient",
		readme: "informed",
		repairs: 0,
		control: false
	};
	return {
		...rest,
		options
	};
}
/** A plan of version 2 as one of 3: no model was told what its answers took. */
const planFromVersion2 = ({ options, ...rest }) => ({
	...rest,
	options: isFields(options) ? {
		...options,
		feedback: false
	} : options
});
/** A plan of version 3 as one of 4: every project that was asked for could be run, and half of its data was drawn once. */
const planFromVersion3 = ({ options, ...rest }) => ({
	...rest,
	options: isFields(options) ? {
		...options,
		subsamples: 1
	} : options,
	leftOutProjects: []
});
/** A plan of version 4 as one of 5: nothing was run under another setting. */
const planFromVersion4 = ({ options, ...rest }) => ({
	...rest,
	options: isFields(options) ? {
		...options,
		sensitivity: []
	} : options
});
/** A block of version 1 names the variants in its order alone: each was run under its mode's usual shim. */
function blockFromVersion1({ perturbation = null, ...block }) {
	const order = Array.isArray(block.order) ? block.order.map(nameShim) : block.order;
	return {
		session: 1,
		watched: block.purpose === "probe",
		...block,
		perturbation: renamePerturbation(perturbation),
		order
	};
}
const nameShim = (variant) => ({
	variant,
	shim: usualShim(String(variant).split("/")[1] ?? "")
});
function projectFromVersion1({ notProbed = {}, ...project }) {
	const reasons = isFields(notProbed) ? Object.fromEntries(Object.entries(notProbed).map(([name, why]) => [renamePerturbation(name), reported(why)])) : notProbed;
	return {
		data: [],
		cluster: null,
		drawsOrWaits: true,
		scoring: "printed",
		split: null,
		...project,
		notProbed: reasons
	};
}
const projectGap = _enum([
	"retired",
	"no-source",
	"no-lock",
	"no-data"
]);
// src/schema/plan.ts
/** One script to be run: `<slug>/<mode>/<model>/s<sample>/i<iteration>`, `…/c<iteration>` of the control arm, or `<slug>/<mode>` for the two baselines. */
const plannedVariant = strictObject({
	id: compoundId,
	project: slug,
	mode,
	model: modelId.nullable(),
	sample: int().positive().nullable(),
	/** 0: the first answer; n: the n-th round of repairs. */
	iteration: int().min(0).nullable(),
	arm: arm.exactOptional()
});
function composeVariantId({ project, mode, model, ...tried }) {
	return model === null ? `${project}/${mode}` : `${project}/${mode}/${model}/${composeTry(tried)}`;
}
const ARM_LETTERS = {
	control: "c",
	feedback: "f"
};
/** `s1/i0`, `s1/i2` for its second repair, `s1/c2` for the fresh answer beside that, `s1/f3` for the one that feedback asks for. */
const composeTry = ({ sample, iteration, arm: kind }) => `s${sample}/${kind === void 0 ? "i" : ARM_LETTERS[kind]}${iteration}`;
/** A run's place in its block: any variant can be run under either shim, and under both in one block. */
const blockMember = strictObject({
	variant: compoundId,
	shim
});
/** Tells the runs of one block apart, of a plan and of records alike. */
const memberKey = ({ variant, shim }) => `${variant} ${shim}`;
/** One round in which a project's baselines and a shard's variants of it run once, in random order, on one host. */
const plannedBlock = strictObject({
	id: compoundId,
	project: slug,
	model: modelId.nullable(),
	purpose,
	/** Change made to the data of each run of a `probe` block. */
	perturbation: perturbation.nullable(),
	/** Whether the process of each of its runs holds what notes how a script trains and tests. */
	watched: boolean(),
	/** Of a `sensitivity` block what is other than usual. */
	setting: setting.exactOptional(),
	/** Draw of the half that a `probe` block keeps of the data; absent: the first. */
	draw: int().min(2).exactOptional(),
	/** Round of repairs that its answers are of; absent: first answers. */
	round: int().positive().exactOptional(),
	/** Number within its purpose, from 1. */
	number: int().positive(),
	/** The start of its host's queue, of the plan's sessions, that runs it. */
	session: int().positive(),
	/** Part of a group that several hosts share, since it exceeds what one of them should do; absent: the first. */
	part: int().min(2).exactOptional(),
	/** Runs, in their order. */
	order: array(blockMember)
});
/**
* Whether nobody uses the time, memory or energy of a block's runs: what they count and print is the same whatever runs beside
* them. Of probes the CPU time is judged on random labels and on the first half of the data, against that of measured runs.
*/
function isUntimed({ purpose, perturbation, draw = 1 }) {
	if (purpose === "probe") return perturbation === "hidden-data" || draw > 1;
	return purpose === "flops";
}
/** Names a project with one model, or with all. */
const pairKey = ({ project, model }) => `${project}/${model ?? "all"}`;
/** Names what stays together on one host, in one sandbox: a project with one model, or with all, or a part of that. */
const groupKey = ({ part, ...pair }) => part === void 0 ? pairKey(pair) : `${pairKey(pair)}/${part}`;
/** The same key, of a block's id, which begins with it. */
const groupKeyOfBlock = (id) => id.slice(0, id.lastIndexOf("/"));
const plannedProject = strictObject({
	slug,
	title: text,
	task: text,
	entry: relativePath,
	module: moduleName.optional(),
	workingDirectory: relativePath,
	pythonPath: array(sourceFolder).default([]),
	arguments: programArguments,
	places: array(movedPlace).max(50).exactOptional(),
	metric: metricRule,
	needs,
	data: array(dataFile),
	scoring,
	/** Null: which rows it tests is not known. */
	split: scoredRows.nullable(),
	/** Perturbations that are not probed, and why. */
	notProbed: partialRecord(perturbation, probeGap),
	/** Projects of one cluster are alike (one data set, one exercise) and count as one observation of a model. Null: like no other. */
	cluster: text.nullable(),
	/** The project's two baselines can differ; else they are one program, run twice. */
	drawsOrWaits: boolean(),
	/** Null: no licence, so its code stays out of reports. */
	licence: text.nullable(),
	origin: string().max(2 * LONGEST_TEXT),
	lockHash: sha256,
	/** Hash of every file below the project's source folder. */
	sourceHash: sha256
});
const primaryTest = strictObject({
	mode: generatedMode,
	model: modelId,
	quantity: _enum(["energy", "cpu"]),
	baseline: _enum(["original", "original-headless"])
});
const planFile = strictObject({
	schemaVersion: literal(6),
	campaign: text,
	toolVersion: label,
	createdAt: instant,
	options: design,
	/** Prompt of its models; null: a version that kept none. */
	prompt: storedPrompt.nullable(),
	projects: array(plannedProject),
	models: array(modelEntry.omit({ tools: true })),
	leftOut: array(strictObject({
		model: modelId,
		reason: modelGap
	})),
	/** Projects that were asked for and can't be run. */
	leftOutProjects: array(strictObject({
		project: slug,
		reason: projectGap
	})),
	variants: array(plannedVariant),
	blocks: array(plannedBlock),
	/** The most that models may cost, over all processes, and what each project and model may of it; null: no cap. */
	budget: strictObject({
		usd: number().positive(),
		shares: array(strictObject({
			project: slug,
			model: modelId,
			usd: number().min(0)
		}))
	}).nullable().default(null),
	/** The groups (`project/model` or `project/all`) of each shard; null: as many shards as are asked for. */
	shards: array(array(compoundId)).nullable(),
	primaryFamily: array(primaryTest),
	/** Parts that energy is the sum of, as far as a host has and shows them; whatever else it measures is outside. */
	energyScope: array(_enum(ENERGY_SCOPE)).default([...ENERGY_SCOPE]),
	expected: strictObject({
		modelCalls: int(),
		inputTokens: int(),
		outputTokens: int(),
		usd: number().nullable(),
		usdReason: costReason.nullable(),
		runs: int(),
		/** Upper bound: every run ends at its time limit. */
		worstSeconds: number()
	})
}).superRefine(refuseForeignIds).superRefine(refuseContradictions);
/** `<campaign>/plan.json`: what will be run, in which order, and which tests were declared before the first record. */
const plan = versioned(6, planFile, {
	1: planFromVersion1,
	2: planFromVersion2,
	3: planFromVersion3,
	4: planFromVersion4
});
/** Refuses what an edited plan lacks or holds twice: a run would have no project, or would count as two. */
function refuseContradictions({ projects, models, variants, blocks, shards }, context) {
	const refuse = (part, message) => context.addIssue({
		code: "custom",
		path: [part],
		message
	});
	const refuseRepeated = (part, names, where = "") => {
		const seen = /* @__PURE__ */ new Set();
		for (const name of names) if (seen.size === seen.add(name).size) refuse(part, `'${name}' is there twice${where}`);
	};
	refuseRepeated("projects", projects.map(({ slug }) => slug));
	refuseRepeated("models", models.map(({ id }) => id));
	refuseRepeated("variants", variants.map(({ id }) => id));
	refuseRepeated("blocks", blocks.map(({ id }) => id));
	const dealt = shards?.flat() ?? [];
	refuseRepeated("shards", dealt);
	const groups = new Set(blocks.map(groupKey));
	if (shards !== null && (groups.size !== dealt.length || dealt.some((group) => !groups.has(group)))) refuse("shards", "they do not hold every project and model of the blocks, and no other");
	for (const { id, order } of blocks) refuseRepeated("blocks", order.map(memberKey), ` in the order of ${id}`);
	const known = {
		projects: new Set(projects.map(({ slug }) => slug)),
		models: new Set(models.map(({ id }) => id))
	};
	for (const { slug, ...project } of projects) {
		const why = whyNotScored(project);
		if (why !== null) refuse("projects", `${slug}: ${why}`);
	}
	for (const { id, project, model } of variants) {
		if (!known.projects.has(project)) refuse("variants", `'${id}' is of ${project}, which is none of the projects`);
		if (model !== null && !known.models.has(model)) refuse("variants", `'${id}' is of ${model}, which is none of the models`);
	}
}
/** Ids become paths: one that is not made of its own parts could name any file. */
function refuseForeignIds({ variants, blocks }, context) {
	const ids = new Set(variants.map(({ id }) => id));
	for (const variant of variants) if (variant.id !== composeVariantId(variant)) context.addIssue({
		code: "custom",
		path: ["variants"],
		message: `'${variant.id}' is not made of its own parts`
	});
	for (const { id, order } of blocks) {
		const foreign = order.find(({ variant }) => !ids.has(variant));
		if (foreign !== void 0) {
			const message = `${id} names '${foreign.variant}', which is no variant`;
			context.addIssue({
				code: "custom",
				path: ["blocks"],
				message
			});
		}
	}
}
// src/schema/schedule.ts
/** A plan's forms for others: Slurm's job array, Experiment Runner's run table. */
/** A job that waits longer for a self-hosted runner is cancelled (GitHub's limits of self-hosted runners). */
const LONGEST_WAIT_SECONDS = 86400;
/** The name of a file, which stands in scripts that a shell runs. */
const hostName = string().regex(/^[\w.-]{1,300}$/, "letters, digits, dot, underscore, hyphen");
const seconds = number().nonnegative();
const bytes = number().nonnegative();
/** Groups that one process runs, each whole: a project with one model or with all. */
const scheduledShard = strictObject({
	/** Shard as `--shard` takes it. */
	shard: string().regex(/^\d+\/\d+$/),
	/** The kind of machine that runs it, by its name in `hosts`. */
	host: hostName,
	/** Number among those that are queued together, from 1. */
	wave: int().positive(),
	groups: array(compoundId),
	runs: int().nonnegative(),
	expectedSeconds: seconds,
	/** Every run ends at its time limit. */
	worstSeconds: seconds
});
const scheduledHost = strictObject({
	name: hostName,
	labels: array(text),
	gpu: boolean(),
	machines: int().positive(),
	shards: int().nonnegative(),
	projects: int().nonnegative(),
	groups: int().nonnegative(),
	runs: int().nonnegative(),
	/** Seconds over all machines of the kind. */
	expectedSeconds: seconds,
	/** Seconds of the machine that has most to do. */
	longestSeconds: seconds
});
const scheduledWave = strictObject({
	jobs: int().nonnegative(),
	/** Time from the wave's start until its last job leaves the queue. */
	lastStartSeconds: seconds,
	longestSeconds: seconds
});
/** Estimates, all of them: what they are made from is in `estimatedFrom`. */
const diskEstimate = strictObject({
	/** Different locks, each one environment on every machine that runs its projects. */
	locks: int().nonnegative(),
	environmentBytes: bytes,
	recordBytes: bytes,
	logBytes: bytes,
	estimatedFrom: text
});
/** The smallest change of one script that the planned repetitions show with 80 % power at the 5 % level. */
const detectableEffect = strictObject({
	/** Null: whichever is measured. */
	quantity: quantity.nullable(),
	/** Standard deviation of one script's log-ratio between two neighbouring blocks. */
	noise: number().nonnegative(),
	source: text,
	repetitions: int().positive(),
	/** Change as a share; null: so few repetitions give no verdict. */
	change: number().nonnegative().max(1).nullable()
});
const scheduleFile = strictObject({
	schemaVersion: literal(1),
	campaign: text,
	/** What the expected seconds are made from. */
	assumed: strictObject({
		/** Seconds of a run of a project that does not declare `typicalSeconds`. */
		runSeconds: seconds,
		/** Around every run: a fresh copy, the sandbox, the record. */
		overheadSeconds: seconds,
		/** The host at rest, before the first run of a shard. */
		idleSeconds: seconds,
		/** An environment that is made before the first run of a shard. */
		environmentSeconds: seconds,
		/** Projects whose own `typicalSeconds` were taken. */
		projectsWithTypicalSeconds: int().nonnegative()
	}),
	hosts: array(scheduledHost),
	shards: array(scheduledShard),
	waves: array(scheduledWave),
	total: strictObject({
		runs: int().nonnegative(),
		/** Seconds over all machines. */
		seconds,
		/** Time from the first wave's start to the last one's end. */
		elapsedSeconds: seconds,
		/** Elapsed over the mean of the machines that have work: 1 is perfect. */
		balance: number().min(1).nullable()
	}),
	detectable: array(detectableEffect),
	disk: diskEstimate
});
/** `<campaign>/schedule.json`: who runs what, and what that is expected to take. Nothing in it is measured. */
const schedule = versioned(1, scheduleFile, {});
// src/campaign/documents.ts
async function isPlanned(campaign) {
	return (await lookBelow(campaign, campaignFiles.plan(""))).kind !== "none";
}
/** A campaign is planned once and has a folder of its own: beside others' files nobody could tell whose is which. */
async function requireNewFolder(campaign) {
	if (await isPlanned(campaign)) throw new UserError(`${campaign} is planned already: go on with greenml run, generate or benchmark, or name another --campaign.`);
	const held = await listBelow(campaign, "");
	if (held === null || held.length === 0) return;
	throw new UserError(`${campaign} holds other files and no plan: name a --campaign folder that is new or empty.`);
}
/** UserError where the folder holds no plan. */
async function readPlan(campaign) {
	const path = campaignFiles.plan(campaign);
	const plan$1 = await readJsonIfPresent(path, plan, campaign);
	if (plan$1 === null) throw new UserError(`There is no ${path}: name a folder that greenml plan --campaign made.`);
	return plan$1;
}
/** The same to make runs of. UserError where an older version planned it: its blocks were drawn by other rules. */
async function readPlanToRun(campaign) {
	const path = campaignFiles.plan(campaign);
	const written = await readJsonIfPresent(path, object({ schemaVersion: int() }), campaign);
	if (written === null || written.schemaVersion >= 2) return readPlan(campaign);
	throw new UserError(`${path} was written by an older version (schemaVersion ${written.schemaVersion}): what has been run can be analysed; to run more, plan a new campaign, or finish this one with the version that planned it.`);
}
const writePlan = (campaign, plan) => writeJson(campaignFiles.plan(campaign), plan, campaign);
/** Null: the plan was made without a hosts file. */
const readSchedule = (campaign) => readJsonIfPresent(campaignFiles.schedule(campaign), schedule, campaign);
const writeSchedule = (campaign, schedule) => writeJson(campaignFiles.schedule(campaign), schedule, campaign);
/** UserError where the campaign is not analysed yet; `otherwise` is what else its user could do. */
async function readAnalysis(campaign, otherwise = "") {
	const path = campaignFiles.analysis(campaign);
	const analysis$1 = await readJsonIfPresent(path, analysis, campaign);
	if (analysis$1 !== null) return analysis$1;
	throw new UserError(`There is no ${path}: first run greenml analyse --campaign ${campaign}${otherwise}.`);
}
/** Null where there is none, or one of an older format, which nothing is compared with. */
async function readAnalysisIfCurrent(campaign) {
	const path = campaignFiles.analysis(campaign);
	const written = await readJsonIfPresent(path, looseObject({ schemaVersion: int() }), campaign);
	return written === null || written.schemaVersion < 4 ? null : readAnalysis(campaign);
}
/** Returns where it lies. */
async function writeAnalysis(campaign, analysis$2) {
	const path = campaignFiles.analysis(campaign);
	await writeFileAtomic(path, stringifyInParts(parseWith(analysis, analysis$2, path)), campaign);
	return path;
}
/**
* The JSON of an object, its lists item by item: the text of the whole would be in memory several times. On one line, since
* points are long columns of numbers, each of which would stand on a line of its own.
*/
function* stringifyInParts(object) {
	let before = "{";
	for (const [key, value] of Object.entries(object)) {
		yield `${before}${JSON.stringify(key)}:`;
		before = ",";
		if (Array.isArray(value)) yield* stringifyList(value);
		else yield JSON.stringify(value);
	}
	yield "}\n";
}
function* stringifyList(list) {
	let before = "[";
	for (const item of list) {
		yield `${before}${JSON.stringify(item)}`;
		before = ",";
	}
	yield list.length === 0 ? "[]" : "]";
}
export { memberKey as _, readPlanToRun as a, writeAnalysis as c, LONGEST_WAIT_SECONDS as d, composeTry as f, isUntimed as g, groupKeyOfBlock as h, readPlan as i, writePlan as l, groupKey as m, readAnalysis as n, readSchedule as o, composeVariantId as p, readAnalysisIfCurrent as r, requireNewFolder as s, isPlanned as t, writeSchedule as u, pairKey as v, plan as y };
