import { Dt as optionName, J as MODES, Rr as UserError, V as ARMS, X as SHIMS } from "./inputs.js";
import { Jt as isPlanned, Yt as readPlan, gn as memberKey, on as campaignFiles } from "./work.js";
import { t as settlePlan } from "./settle-plan.js";
import { r as readProvenances } from "./variant-files.js";
import { A as measuredJoules, w as energyOfHost, wt as writeFileAtomic } from "./base.js";
import { c as renderCsvLine } from "./delimited.js";
import { n as keepLatest } from "./latest-attempts.js";
import { a as streamRecords } from "./records.js";
import { E as isLost } from "./read.js";
import { n as unknownShards, r as writeSlurm } from "./slurm.js";
import { i as planOptions } from "./plan-options.js";
import { t as plan } from "./plan.js";
// src/planning/run-table.ts
/** The model of a baseline whose blocks all models share, and the arm of what is in none. */
const NONE = "none";
/** What a cell of a run that is still to be made holds (Experiment Runner, RunTableModel.py). */
const TODO_CELL = " ";
/** Cells of measured runs; what is missing is empty, and `energy_quality` says so. */
const DATA_COLUMNS = {
	status: ({ status }) => status,
	metric: ({ metric }) => metric?.normalised ?? null,
	wall_seconds: ({ wallSeconds }) => wallSeconds,
	user_seconds: ({ userSeconds }) => userSeconds,
	system_seconds: ({ systemSeconds }) => systemSeconds,
	peak_memory_bytes: ({ peakMemoryBytes }) => peakMemoryBytes,
	energy_joules: ({ energy }) => measuredJoules(energy),
	energy_quality: ({ energy }) => energyOfHost(energy).quality,
	host: ({ host }) => host.name,
	record: ({ id }) => id
};
/**
* `run_table.csv` of Experiment Runner (github.com/S2-group/experiment-runner): `__run_id`, `__done`, factors, data. Its
* rows are the measured runs, in the order in which they are planned; a run is named by its combination of factors and its
* repetition, both from 0.
*/
async function writeRunTable(campaign, plan) {
	const records = await readLatestRecords(campaign);
	const variants = new Map(plan.variants.map((variant) => [variant.id, variant]));
	const planned = plan.blocks.filter(({ purpose }) => purpose === "measured").flatMap((block) => block.order.flatMap((member) => {
		const variant = variants.get(member.variant);
		return variant === void 0 ? [] : [{
			block,
			factors: listFactors(block, variant, member.shim),
			member
		}];
	}));
	const numbers = numberCombinations(plan, planned.map(({ factors }) => factors));
	const rows = planned.map(({ block, factors, member }) => {
		const record = records.get(runKey(block.id, member));
		const name = `run_${numbers.get(toKey(factors))}_repetition_${block.number - 1}`;
		const cells = Object.values(DATA_COLUMNS).map((read) => record === void 0 ? TODO_CELL : read(record));
		return [
			name,
			record === void 0 ? "TODO" : "DONE",
			...Object.values(factors),
			...cells
		];
	});
	const head = [
		"__run_id",
		"__done",
		"project",
		"model",
		"mode",
		"sample",
		"round",
		"arm",
		"shim",
		...Object.keys(DATA_COLUMNS)
	];
	const path = campaignFiles.runTable(campaign);
	const lines = [head, ...rows].map((row) => renderCsvLine(row, "\r\n"));
	await writeFileAtomic(path, lines.join(""), campaign);
	return path;
}
const toKey = ({ project, model, mode, sample, round, arm, shim }) => [
	project,
	model,
	mode,
	sample,
	round,
	arm,
	shim
].join("/");
const runKey = (block, member) => `${block} ${memberKey(member)}`;
function listFactors(block, variant, shim) {
	const { project, mode, model, sample, arm } = variant;
	const round = block.round ?? 0;
	return {
		project,
		model: model ?? block.model ?? NONE,
		mode,
		sample: sample ?? 0,
		round,
		arm: arm ?? NONE,
		shim
	};
}
/** Combinations as Experiment Runner counts them: the last factor changes fastest, and those that are not planned are left out. */
function numberCombinations(plan, list) {
	const place = (names) => new Map(names.map((name, index) => [name, index]));
	const projects = place(plan.projects.map(({ slug }) => slug));
	const models = place([NONE, ...plan.models.map(({ id }) => id)]);
	const modes = place(MODES);
	const arms = place([NONE, ...ARMS]);
	const order = (factors) => [
		projects.get(factors.project) ?? 0,
		models.get(factors.model) ?? 0,
		modes.get(factors.mode) ?? 0,
		factors.sample,
		factors.round,
		arms.get(factors.arm) ?? 0,
		SHIMS.indexOf(factors.shim)
	];
	const unique = [...new Map(list.map((factors) => [toKey(factors), order(factors)]))];
	unique.sort(([, a], [, b]) => a.map((each, index) => each - (b[index] ?? 0)).find((each) => each !== 0) ?? 0);
	return new Map(unique.map(([key], index) => [key, index]));
}
/** The record of each measured run that counts; a run that a fault of ours ended is still to be made. */
async function readLatestRecords(campaign) {
	const last = /* @__PURE__ */ new Map();
	for await (const record of streamRecords(campaign)) {
		if (record.purpose !== "measured") continue;
		keepLatest(last, runKey(record.block, record), record);
	}
	for (const [key, record] of last) if (isLost(record)) last.delete(key);
	return last;
}
// src/commands/export-plan.ts
/** What an existing plan is written in another form with; all else makes a new one. */
const NO_DESIGN = [
	"campaign",
	"dataset",
	"format"
];
/**
* Plans a campaign, or takes the one that is planned, and writes it in a form that others read. Returns what is printed: the
* table's path, or the commands that submit the job arrays.
*/
async function exportPlan(format, options, context) {
	const { campaign, dataset } = planOptions.parse(options);
	const isMade = await isPlanned(campaign);
	const given = planOptions.keyof().options.find((name) => !NO_DESIGN.includes(name) && options[name] !== void 0);
	if (isMade && given !== void 0) throw new UserError(`${campaign} is planned already: leave out ${optionName(given)}, or name another --campaign.`);
	if (format === "slurm" && !isMade && (options.hosts ?? options.shards) === void 0) throw unknownShards(null);
	const planned = isMade ? await readPlan(campaign) : await plan(options, context);
	if (format === "slurm") return writeSlurm(campaign, planned, dataset);
	const provenances = await readProvenances(campaign, planned.variants);
	return [await writeRunTable(campaign, settlePlan(planned, provenances))];
}
export { exportPlan };
