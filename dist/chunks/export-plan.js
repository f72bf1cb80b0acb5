import { t as UserError } from "./errors.js";
import { g as memberKey, i as readPlan, o as readSchedule, t as isPlanned } from "./documents.js";
import { t as settlePlan } from "./settle-plan.js";
import { r as readProvenances } from "./variant-files.js";
import { c as renderCsvLine } from "./delimited.js";
import { g as writeFileAtomic } from "./files.js";
import { n as keepLatest } from "./latest-attempts.js";
import { t as campaignFiles } from "./paths.js";
import { a as streamRecords } from "./records.js";
import { o as MODES, s as SHIMS } from "./common.js";
import { n as energyOfHost } from "./package-energy.js";
import { n as OUR_FAILURES } from "./record.js";
import { a as sum } from "./numbers.js";
import { t as CLI_FILE } from "./package.js";
import { a as quoteWord } from "./text.js";
import { d as sumSeconds, o as listWorkloads } from "./shards.js";
import { S as optionName } from "./shared-options.js";
import { i as planOptions } from "./plan-options.js";
import { t as plan } from "./plan.js";
import { join, resolve } from "node:path";
import { rm } from "node:fs/promises";
// src/planning/run-table.ts
/** The model of a baseline whose blocks all models share. */
const NO_MODEL = "none";
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
	energy_joules: ({ energy }) => {
		const { joules, quality } = energyOfHost(energy);
		return quality === "measured" ? joules : null;
	},
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
		"shim",
		...Object.keys(DATA_COLUMNS)
	];
	const path = campaignFiles.runTable(campaign);
	const lines = [head, ...rows].map((row) => renderCsvLine(row, "\r\n"));
	await writeFileAtomic(path, lines.join(""), campaign);
	return path;
}
const toKey = ({ project, model, mode, sample, shim }) => [
	project,
	model,
	mode,
	sample,
	shim
].join("/");
const runKey = (block, member) => `${block} ${memberKey(member)}`;
function listFactors(block, { project, mode, model, sample }, shim) {
	return {
		project,
		model: model ?? block.model ?? NO_MODEL,
		mode,
		sample: sample ?? 0,
		shim
	};
}
/** Combinations as Experiment Runner counts them: the last factor changes fastest, and those that are not planned are left out. */
function numberCombinations(plan, list) {
	const place = (names) => new Map(names.map((name, index) => [name, index]));
	const projects = place(plan.projects.map(({ slug }) => slug));
	const models = place([NO_MODEL, ...plan.models.map(({ id }) => id)]);
	const modes = place(MODES);
	const order = (factors) => [
		projects.get(factors.project) ?? 0,
		models.get(factors.model) ?? 0,
		modes.get(factors.mode) ?? 0,
		factors.sample,
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
	for (const [key, { status }] of last) if (OUR_FAILURES.includes(status)) last.delete(key);
	return last;
}
// src/planning/slurm.ts
/** The variables that an element of the array keeps of its user's environment: where things lie, and no key. */
const KEPT_VARIABLES = "PATH HOME USER LOGNAME LANG LC_ALL TMPDIR CUDA_VISIBLE_DEVICES GREENML_CACHE GREENML_CACHE_QUOTA GREENML_DOWNLOAD_HOSTS GREENML_HOST_LOCK XDG_CACHE_HOME XDG_CONFIG_HOME UV_DEFAULT_INDEX UV_INDEX_URL PIP_INDEX_URL PIP_CONFIG_FILE";
/** An element that is ended goes on where it stopped when it is submitted again, so this need not be the worst case. */
const EXPECTED_TO_LIMIT = 4;
const SHORTEST_LIMIT_SECONDS = 3600;
/**
* Writes a job array for each kind of host to `<campaign>/slurm/`, each element of which runs one shard. Campaign, dataset
* and this tool have to lie at the same paths on every node. Returns the commands that submit them.
*/
async function writeSlurm(campaign, plan, dataset) {
	const folder = resolve(campaignFiles.slurm(campaign));
	const arrays = await listArrays(campaign, plan);
	await rm(folder, {
		recursive: true,
		force: true
	});
	const places = [
		"--campaign",
		resolve(campaign),
		"--dataset",
		resolve(dataset)
	];
	const command = [
		process.execPath,
		CLI_FILE,
		"benchmark",
		...places
	].map(quoteWord).join(" ");
	const total = plan.shards?.length ?? 0;
	const commands = [];
	for (const array of arrays) {
		const file = join(folder, `${array.name}.sbatch`);
		await writeFileAtomic(file, renderScript(plan.campaign, array, command, total), campaign);
		commands.push([
			"sbatch",
			"--chdir",
			folder,
			file
		].map(quoteWord).join(" "));
	}
	return commands;
}
async function listArrays(campaign, plan) {
	if (plan.shards === null) throw unknownShards();
	const schedule = await readSchedule(campaign);
	if (schedule === null) return [wholeArray(plan, plan.shards)];
	const { hosts, shards } = schedule;
	return hosts.flatMap((host) => {
		const own = shards.flatMap((shard, index) => shard.host === host.name ? [{
			...shard,
			index: index + 1
		}] : []);
		if (own.length === 0) return [];
		return [{
			name: host.name,
			features: host.labels.map(refuseOddFeature),
			gpu: host.gpu,
			machines: host.machines,
			shards: own.map(({ index }) => index),
			limitSeconds: Math.max(...own.map(limitOf))
		}];
	});
}
const unknownShards = () => new UserError("A job array needs to know its shards: plan the campaign with --hosts FILE, or with --shards N.");
/** The one array of a plan whose hosts are not known: any node of the queue runs its shards. */
function wholeArray(plan, shards) {
	const workloads = new Map(listWorkloads(plan).map((workload) => [workload.group, workload]));
	const limits = shards.map((groups) => {
		const own = groups.flatMap((group) => workloads.get(group) ?? []);
		return limitOf({
			expectedSeconds: sumSeconds(own),
			worstSeconds: sum(own.map((each) => each.worstSeconds))
		});
	});
	return {
		name: "benchmark",
		features: [],
		gpu: plan.projects.some(({ needs }) => needs.gpu),
		machines: shards.length,
		shards: shards.map((_, index) => index + 1),
		limitSeconds: Math.max(...limits)
	};
}
function limitOf({ expectedSeconds, worstSeconds }) {
	return Math.max(SHORTEST_LIMIT_SECONDS, Math.min(worstSeconds, EXPECTED_TO_LIMIT * expectedSeconds));
}
function refuseOddFeature(label) {
	if (/^[\w.:-]+$/.test(label)) return label;
	throw new UserError(`Label '${label}' can't be a feature of a Slurm node: use letters, digits, '.', ':', '_' and '-'.`);
}
function renderScript(campaign, array, command, total) {
	const { name, features, gpu, machines, shards, limitSeconds } = array;
	return `#!/bin/bash
${[
		`--job-name=greenml-${campaign.replaceAll(/[^\w.-]/g, "_")}-${name}`,
		`--array=${shards.join(",")}%${machines}`,
		"--nodes=1",
		"--exclusive",
		"--mem=0",
		`--time=${Math.ceil(limitSeconds / 60)}`,
		"--export=NONE",
		"--requeue",
		"--open-mode=append",
		"--output=%x-%A_%a.log",
		...features.length > 0 ? [`--constraint=${features.join("&")}`] : [],
		...gpu ? ["--gres=gpu:1"] : []
	].map((each) => `#SBATCH ${each}`).join("\n")}
# Each element runs one shard, and goes on where it stopped when it is submitted again. What follows the script's name on
# sbatch's command line is handed to greenml benchmark: --require-measured, --i-trust-this-code …
set -euo pipefail
keep=' ${KEPT_VARIABLES} '
while read -r variable; do
  [[ $keep == *" $variable "* ]] || export -n "$variable"
done < <(compgen -e)
exec ${command} --shard "$SLURM_ARRAY_TASK_ID/${total}" "$@"
`;
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
	if (format === "slurm" && !isMade && (options.hosts ?? options.shards) === void 0) throw unknownShards();
	const planned = isMade ? await readPlan(campaign) : await plan(options, context);
	if (format === "slurm") return writeSlurm(campaign, planned, dataset);
	const provenances = await readProvenances(campaign, planned.variants);
	return [await writeRunTable(campaign, settlePlan(planned, provenances))];
}
export { exportPlan };
