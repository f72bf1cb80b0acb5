import { t as plan } from "./plan.js";
import { t as loadModels } from "./load-models.js";
import { i as sendPart } from "./exchange-parts.js";
import { o as readSchedule } from "./documents.js";
import { r as planInputs } from "./plan-options.js";
import { t as runAction } from "./run-action.js";
/** Matrix with a job for each project and model; above the limit a job takes several pairs. */
function generateMatrix(plan, limit = 256) {
	const pairs = plan.projects.flatMap(({ slug }) => plan.models.map(({ id }) => `${slug}/${id}`));
	const count = Math.min(pairs.length, limit);
	return Array.from({ length: count }, (_, job) => {
		const mine = pairs.filter((_, index) => index % count === job);
		return {
			name: describeList(mine),
			only: mine.join(",")
		};
	});
}
/**
* Matrices with a job for each shard of a planned campaign: on the hosts of its schedule, else all on runners with these
* labels.
*/
async function listBenchmarkMatrices(campaign, plan, labels) {
	const schedule = await readSchedule(campaign);
	return schedule === null ? matricesOnLabels(plan, labels) : benchmarkMatrices(schedule);
}
/**
* The matrices of a schedule, one job a shard, on the labels of the host that it is meant for. A wave of more jobs than the
* limit takes several, which may be queued together.
*/
function benchmarkMatrices({ shards, hosts, waves }, limit = 256) {
	const labels = new Map(hosts.map((host) => [host.name, host.labels]));
	return waves.flatMap((_, index) => {
		return split(shards.filter(({ wave }) => wave === index + 1).map(({ groups, shard, host }) => ({
			name: describeList(groups),
			shard,
			"runs-on": labels.get(host) ?? []
		})), limit);
	});
}
/** The same where the hosts are not known: every shard on runners with these labels. */
function matricesOnLabels({ shards }, labels, limit = 256) {
	return split((shards ?? []).map((groups, index, { length }) => ({
		name: describeList(groups),
		shard: `${index + 1}/${length}`,
		"runs-on": labels
	})), limit);
}
function split(jobs, limit) {
	return Array.from({ length: Math.ceil(jobs.length / limit) }, (_, index) => jobs.slice(index * limit, (index + 1) * limit));
}
function describeList(names) {
	const [first, ...rest] = names;
	return `${first ?? ""}${rest.length > 0 ? ` and ${rest.length} more` : ""}`;
}
// src/actions/plan.ts
async function runPlan(given, context) {
	const inputs = planInputs.parse(given);
	const env = inputs.assumeKeys ? await pretendKeys(inputs.dataset, context.env) : context.env;
	const planned = await plan({
		...inputs,
		matrixJobs: 256
	}, {
		...context,
		env
	});
	const matrices = await listBenchmarkMatrices(inputs.campaign, planned, inputs.runsOn);
	if (matrices.length > 1) context.logger.warn(`the campaign takes ${matrices.length} matrices: benchmark-matrix is the first, benchmark-matrices are all`);
	const generate = generateMatrix(planned);
	if (inputs.artifacts) await sendPart(await context.openArtifacts(), inputs.campaign, { kind: "plan" }, context.logger);
	return {
		"generate-matrix": JSON.stringify({ include: generate }),
		"generate-jobs": generate.length,
		"benchmark-matrix": JSON.stringify({ include: matrices[0] ?? [] }),
		"benchmark-jobs": matrices[0]?.length ?? 0,
		"benchmark-matrices": JSON.stringify(matrices.map((include) => ({ include }))),
		seed: planned.options.seed,
		runs: planned.expected.runs
	};
}
/** Planning asks no model: which of them have a key is known only to the job that generates. */
async function pretendKeys(dataset, env) {
	const names = (await loadModels(dataset)).flatMap(({ keyVariable }) => keyVariable === null ? [] : [keyVariable]);
	return {
		...env,
		...Object.fromEntries(names.map((name) => [name, "held by the job that generates"]))
	};
}
const main = () => runAction(planInputs, runPlan);
export { main };
