import { Rr as UserError, f as sum } from "./inputs.js";
import { fn as groupKey } from "./work.js";
// src/planning/schedule/deal.ts
/**
* Each item, in order, goes to the bin that would be done with it first, of those that may take it; with the longest first
* this is Graham's rule (1969). A bin of weight 2 is done in half the time. Ties go to the earlier bin, so that every process
* deals alike.
*/
function dealToLeast(items, weights, mayTake = () => true) {
	const dealt = weights.map(() => []);
	const loads = weights.map(() => 0);
	for (const item of items) {
		let [chosen, least] = [-1, Number.POSITIVE_INFINITY];
		for (const [bin, weight] of weights.entries()) {
			const done = ((loads[bin] ?? 0) + item.seconds) / weight;
			if (done < least && mayTake(item, bin)) [chosen, least] = [bin, done];
		}
		dealt[chosen]?.push(item);
		loads[chosen] = (loads[chosen] ?? 0) + item.seconds;
	}
	return dealt;
}
/** One weight for each of so many bins. */
const equalWeights = (count) => Array.from({ length: count }, () => 1);
/**
* Weights of jobs that machines pull: each round of jobs is smaller than the one before, and the last evens out what the
* others took longer than expected (trapezoid self-scheduling, Tzeng & Ni 1993).
*/
function trapezoidWeights(jobs, machines) {
	const rounds = Math.ceil(jobs / machines);
	return Array.from({ length: jobs }, (_, job) => rounds - Math.floor(job / machines));
}
/** Items of equal length stay in their order. */
const longestFirst = (items) => [...items].sort((a, b) => b.seconds - a.seconds);
const sumSeconds = (items) => sum(items.map(({ seconds }) => seconds));
/** Times of machines that take the next job of a queue, in its order, as soon as they are free. */
function pullQueue(jobs, machines) {
	const busy = Array.from({ length: machines }, () => 0);
	let lastStart = 0;
	for (const { seconds } of jobs) {
		const next = busy.indexOf(Math.min(...busy));
		lastStart = Math.max(lastStart, busy[next] ?? 0);
		busy[next] = (busy[next] ?? 0) + seconds;
	}
	return {
		busy,
		lastStart
	};
}
/** Seconds around every run: the fresh copy, the sandbox, the log and the synced record. */
const RUN_OVERHEAD_SECONDS = .2;
function expectedRunSeconds({ needs }) {
	return Math.min(needs.typicalSeconds ?? 6, needs.timeoutSeconds);
}
/** The groups of a plan, in its order. */
function listWorkloads({ blocks, projects }) {
	const known = new Map(projects.map((project) => [project.slug, project]));
	return [...Map.groupBy(blocks, groupKey)].map(([group, own]) => {
		const slug = own[0]?.project ?? "";
		const project = known.get(slug);
		if (!project) throw new UserError(`plan.json has blocks of '${slug}' but no such project: plan again.`);
		const runs = own.reduce((sum, { order }) => sum + order.length, 0);
		return {
			group,
			project,
			runs,
			seconds: runs * (expectedRunSeconds(project) + RUN_OVERHEAD_SECONDS),
			worstSeconds: runs * (project.needs.timeoutSeconds + RUN_OVERHEAD_SECONDS)
		};
	});
}
export { longestFirst as a, trapezoidWeights as c, equalWeights as i, listWorkloads as n, pullQueue as o, dealToLeast as r, sumSeconds as s, RUN_OVERHEAD_SECONDS as t };
