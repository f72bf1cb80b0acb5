import { st as studentQuantileOfInteger } from "./measured.js";
import { i as wilsonOf, n as shareWithout, r as wilsonInterval } from "./proportions.js";
import { f as sum, o as largest } from "./inputs.js";
import { n as passShare } from "./task-scores.js";
// src/mlbench/scores/pass-rates.ts
/** The numbers of answers that the paper counts. */
const PASS_AT = [
	1,
	2,
	5
];
/** Whether one of the first k answers passes; null: one that was not judged could. A task with fewer answers has no more to pass by. */
function passesAt({ attempts }, k) {
	const first = attempts.slice(0, k);
	if (first.some(({ passed }) => passed === null)) return null;
	return first.some(({ passed }) => passed === true);
}
/** Pass rates of tasks whose first k answers were all judged; none of a k that no task has answers for. */
function ratePasses(tasks) {
	const most = largest(tasks.map(({ attempts }) => attempts.length)) ?? 0;
	return PASS_AT.filter((k) => k === 1 || k <= most).map((k) => ratePassesAt(tasks, k));
}
function ratePassesAt(tasks, k) {
	const outcomes = tasks.map((task) => ({
		task,
		passes: passesAt(task, k)
	}));
	const judged = outcomes.filter(({ passes }) => passes !== null);
	const passed = judged.filter(({ passes }) => passes).length;
	const lost = outcomes.flatMap(({ task, passes }) => passes === null ? [task] : []);
	const sure = lost.filter(({ attempts }) => attempts.slice(0, k).some((each) => each.passed === true)).length;
	const could = lost.filter((task) => couldPass(task, k)).length;
	const [attemptable, total] = [judged.length, tasks.length];
	return {
		k,
		passed,
		attemptable,
		total,
		share: passShare({
			passed,
			attemptable
		}),
		bounds: total === 0 ? null : [(passed + sure) / total, (passed + could) / total],
		clusterInterval: clusterInterval(judged.map(({ task, passes }) => ({
			cluster: task.githubId,
			value: passes === true ? 1 : 0
		}))),
		taskInterval: clip(wilsonInterval(passed, attemptable))
	};
}
/** By an answer that passed, or one that was not run and whose text passes both gates. */
const couldPass = ({ attempts }, k) => attempts.slice(0, k).some(({ passed, argumentsOk, typeOk }) => passed ?? (argumentsOk && typeOk));
/** Rates over tasks with as many judged answers at least; one without an answer fails at every k that another one has answers for. */
function estimateUnbiased(tasks) {
	const most = largest(tasks.map(({ attempts }) => attempts.length)) ?? 0;
	return PASS_AT.filter((k) => k <= most).flatMap((k) => {
		const values = tasks.flatMap(({ githubId, attempts }) => {
			if (attempts.some(({ passed }) => passed === null)) return [];
			if (attempts[0]?.reason === "no-answer") return [{
				cluster: githubId,
				value: 0
			}];
			if (attempts.length < k) return [];
			const passing = attempts.filter(({ passed }) => passed === true).length;
			return [{
				cluster: githubId,
				value: 1 - shareWithout(passing, attempts.length, k)
			}];
		});
		if (values.length === 0) return [];
		return [{
			k,
			tasks: values.length,
			mean: meanOf(values),
			clusterInterval: clusterInterval(values)
		}];
	});
}
const countOf = (values) => sum(values.map(({ times = 1 }) => times));
const meanOf = (values) => sum(values.map(({ value, times = 1 }) => times * value)) / countOf(values);
/** Rounding leaves as much where all clusters do alike. */
const ALL_ALIKE = 1e-20;
/**
* 95 % interval of a mean between 0 and 1 whose observations come in clusters: the variance by leaving out one cluster after another,
* which a large one among small ones does not make too small (the jackknife of Bell & McCaffrey, Survey Methodology 28 (2002)
* 169), in Wilson's interval, which holds near 0 and 1, with Student's t for one degree of freedom less than clusters.
*/
function clusterInterval(values) {
	const clusters = [...Map.groupBy(values, ({ cluster }) => cluster).values()];
	const count = clusters.length;
	if (count < 2) return null;
	const [mean, all] = [meanOf(values), countOf(values)];
	const squares = clusters.reduce((total, own) => {
		return total + (own.reduce((so, { value, times = 1 }) => so + times * value - times * mean, 0) / (all - countOf(own))) ** 2;
	}, 0);
	if (squares < ALL_ALIKE) return null;
	const variance = (count - 1) / count * squares;
	const t = studentQuantileOfInteger(.975, count - 1);
	return clip(wilsonOf(mean, mean * (1 - mean) / variance, t));
}
/** Differences lie between -1 and 1, which the interval of a share takes as 0 and 1. */
function differenceInterval(values) {
	const interval = clusterInterval(values.map((each) => ({
		...each,
		value: (each.value + 1) / 2
	})));
	return interval && [2 * interval[0] - 1, 2 * interval[1] - 1];
}
function clip(interval) {
	return interval === null ? null : [Math.max(0, interval[0]), Math.min(1, interval[1])];
}
export { ratePasses as a, passesAt as i, differenceInterval as n, estimateUnbiased as r, PASS_AT as t };
