import { Rr as UserError, f as sum, hr as quoteWords } from "./inputs.js";
import { Jt as CLI_FILE, Pt as removeBelow, in as listBelow, wt as writeFileAtomic } from "./base.js";
import { Zt as readSchedule, on as campaignFiles } from "./work.js";
import { n as listWorkloads, s as sumSeconds } from "./workload.js";
import { join, resolve } from "node:path";
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
	await removeArrays(campaign);
	const places = [
		"--campaign",
		resolve(campaign),
		"--dataset",
		resolve(dataset)
	];
	const command = quoteWords([
		process.execPath,
		CLI_FILE,
		"benchmark",
		...places
	]);
	const total = plan.shards?.length ?? 0;
	const commands = [];
	for (const array of arrays) {
		const file = join(folder, `${array.name}.sbatch`);
		await writeFileAtomic(file, renderJobArray(plan.campaign, array, command, total), campaign);
		commands.push(quoteWords([
			"sbatch",
			"--chdir",
			folder,
			file
		]));
	}
	return commands;
}
/** Removes the arrays of an earlier call, whose hosts may be no more. */
async function removeArrays(campaign) {
	const folder = campaignFiles.slurm("");
	for (const { name } of await listBelow(campaign, folder) ?? []) if (name.endsWith(".sbatch")) await removeBelow(campaign, join(folder, name));
}
async function listArrays(campaign, plan) {
	if (plan.shards === null) throw unknownShards(campaign);
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
/** `planned`: the campaign that is planned without them, which stays as it is. */
const unknownShards = (planned) => new UserError(planned === null ? "A job array needs to know its shards: plan the campaign with --hosts FILE, or with --shards N." : `A job array needs to know its shards, and ${planned} is planned without: name another --campaign, with --hosts FILE or --shards N.`);
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
/** The script of an array: each element runs `command` with `--shard <element>/<total>`, and keeps no key of its user's environment. */
function renderJobArray(campaign, array, command, total) {
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
# sbatch's command line is handed to greenml: --require-measured, --i-trust-this-code …
set -euo pipefail
keep=' ${KEPT_VARIABLES} '
while read -r variable; do
  [[ $keep == *" $variable "* ]] || export -n "$variable"
done < <(compgen -e)
exec ${command} --shard "$SLURM_ARRAY_TASK_ID/${total}" "$@"
`;
}
export { unknownShards as n, writeSlurm as r, renderJobArray as t };
