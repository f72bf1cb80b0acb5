import { Rr as UserError, f as sum } from "./inputs.js";
import { xn as formatSize } from "./base.js";
import { Zt as readSchedule } from "./work.js";
// src/github/matrices.ts
/** What GitHub takes of a job's outputs together, in UTF-16; of a job that tells more later jobs get none. */
const LARGEST_OUTPUTS = 2 ** 20;
function writeMatrices(matrices) {
	const texts = Object.entries(matrices).map(([name, matrix]) => [name, JSON.stringify(matrix)]);
	const bytes = sum(texts.map(([, text]) => 2 * text.length));
	if (bytes <= LARGEST_OUTPUTS) return Object.fromEntries(texts);
	const [has, most] = [formatSize(bytes), formatSize(LARGEST_OUTPUTS)];
	throw new UserError(`The lists of jobs have ${has}, and GitHub hands on ${most} of a job's outputs: plan fewer projects or models, or name a smaller number of shards.`);
}
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
function benchmarkMatrices({ shards, hosts, waves }) {
	const labels = new Map(hosts.map((host) => [host.name, host.labels]));
	return waves.flatMap((_, index) => {
		return split(shards.filter(({ wave }) => wave === index + 1).map(({ groups, shard, host }) => ({
			name: describeList(groups),
			shard,
			"runs-on": labels.get(host) ?? []
		})), 256);
	});
}
/** The matrices of a plan whose hosts are not known: one job a shard, on runners with these labels. */
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
export { listBenchmarkMatrices as n, writeMatrices as r, generateMatrix as t };
