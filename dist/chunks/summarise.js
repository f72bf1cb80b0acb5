import { D as isSound, Jt as median, nn as isDoubtful, qt as mean } from "./start.js";
import { n as createRatioEstimator } from "./estimate-ratio.js";
import { a as summariseSample, o as compareCommands, r as widenForLooking, s as pairRounds, t as LOOKING_FACTOR } from "./half-width.js";
import { a as energyOf, i as chooseLeadingOfRuns, n as COMPARED_QUANTITIES, o as judgeEnergy, r as SUMMARISED, t as COMPARED } from "./compared-quantities.js";
import { t as countDoubts } from "./count-doubts.js";
import { n as studentQuantileOfInteger } from "./student-quantile.js";
// src/analysis/measurement/noise-floor.ts
/** The first command against itself, paired as two commands are. Estimated energy has no floor: it enters no verdict. */
function findNoiseFloor(runs, again, estimateRatio) {
	const estimated = runs.some(({ energy }) => energy.some(({ quality }) => quality === "estimated"));
	const quantities = COMPARED_QUANTITIES.filter((quantity) => quantity !== "energy" || !estimated);
	return {
		runs: [...again],
		quantities: quantities.flatMap((quantity) => {
			const estimate = estimateRatio(pairRounds(runs, again, quantity).logRatios);
			if (estimate === null) return [];
			return [{
				quantity,
				ratio: estimate.estimate,
				interval: estimate.interval,
				floor: floorOf(estimate.interval)
			}];
		})
	};
}
/** The ends are as far from 1 as a ratio of nothing can well lie; the farther one counts, for both directions. */
function floorOf(interval) {
	return interval === null ? null : Math.max(interval[1], 1 / interval[0]) - 1;
}
function floorFor(noiseFloor, name) {
	return noiseFloor?.quantities.find(({ quantity }) => quantity === name)?.floor ?? null;
}
// src/analysis/measurement/trend.ts
/** Two-sided level: several trends are looked at in each measurement, and a false alarm costs trust. */
const LEVEL = .01;
/** Slope of a straight line by least squares; `sure`: it differs from 0 at the 1 % level by Student's t. */
function findTrend(points) {
	const n = points.length;
	const [x, y] = [mean(points.map((point) => point[0])), mean(points.map((point) => point[1]))];
	if (n < 5 || x === null || y === null) return null;
	let [xx, xy] = [0, 0];
	for (const [px, py] of points) {
		xx += (px - x) ** 2;
		xy += (px - x) * (py - y);
	}
	if (xx === 0) return null;
	const slope = xy / xx;
	let squares = 0;
	for (const [px, py] of points) squares += (py - y - slope * (px - x)) ** 2;
	const standardError = Math.sqrt(squares / (n - 2) / xx);
	return {
		slope,
		sure: Math.abs(slope) > studentQuantileOfInteger(1 - LEVEL / 2, n - 2) * standardError
	};
}
// src/analysis/measurement/warnings.ts
/** Hyperfine's rule: ten of the standard deviations that a normal sample with this median deviation would have. */
const OUTLIER_SCORE = 14.826;
/** Counters move once a millisecond, and starting a process takes as long: at both edges of 0.1 s that is up to 2 %. */
const EDGES_SECONDS = .002;
const SHORT_SECONDS = .1;
/** Fewest runs among which one can be said to lie apart. */
const LEAST_RUNS = 5;
/** Share below which an outlier or an effect of order or time changes no conclusion that a few rounds could give. */
const NOTABLE_SHARE = .02;
/** Warnings that a careful reader has to know before the numbers are believed. */
function findWarnings(commands, leading, energyMeasured, timeoutSeconds = null) {
	return [...commands.flatMap(({ runs: all, warmups }, command) => {
		const runs = all.filter(isSound);
		return [
			findFailed(all, "measured", timeoutSeconds),
			all.length > runs.length ? null : findFailed(warmups, "warmup", timeoutSeconds),
			findSlowStart(runs, warmups),
			findOutliers(runs),
			findShort(runs, energyMeasured),
			findContaminated(runs, energyMeasured),
			findDoubtful(runs)
		].flatMap((found) => found === null ? [] : [{
			...found,
			command
		}]);
	}), ...findOrderEffects(commands, leading)];
}
const roundsOf = (runs) => runs.map(({ round }) => round);
/** Failures, of which those that the limit ended are told apart from those by themselves. */
function findFailed(runs, purpose, timeoutSeconds) {
	const bad = runs.filter((run) => !isSound(run));
	if (bad.length === 0) return null;
	const failed = bad.filter(({ flags }) => !flags.includes("timeout"));
	const endings = new Map(failed.map(({ exitCode, signal }) => [signal ?? exitCode, {
		exitCode,
		signal
	}]));
	return {
		kind: "failed",
		severity: "error",
		purpose,
		numbers: {
			runs: runs.length,
			failed: failed.length,
			timedOut: bad.length - failed.length,
			timeoutSeconds
		},
		endings: [...endings.values()],
		evidence: roundsOf(bad)
	};
}
/** The cold run is known for what it is when it was a warm-up; else it stands among the measured ones. */
function findSlowStart(runs, warmups) {
	const [first, ...rest] = runs;
	const seconds = first?.wallSeconds;
	if (warmups.length > 0 || first === void 0 || seconds == null) return null;
	const others = secondsOf(rest);
	const usualSeconds = median(others);
	if (usualSeconds === null || seconds < usualSeconds || !isOutlier(seconds, others)) return null;
	return {
		kind: "slow-start",
		severity: "warning",
		numbers: {
			seconds,
			usualSeconds
		},
		evidence: roundsOf([first])
	};
}
function findOutliers(runs) {
	const all = secondsOf(runs);
	const outliers = runs.filter(({ wallSeconds }) => wallSeconds !== null && isOutlier(wallSeconds, all));
	if (outliers.length === 0) return null;
	return {
		kind: "outliers",
		severity: "warning",
		numbers: { seconds: secondsOf(outliers) },
		evidence: roundsOf(outliers)
	};
}
function findShort(runs, energyMeasured) {
	const medianSeconds = median(secondsOf(runs));
	if (medianSeconds === null || medianSeconds >= SHORT_SECONDS) return null;
	return {
		kind: "short",
		severity: "warning",
		coarse: energyMeasured ? "energy" : "time",
		numbers: {
			medianSeconds,
			error: Math.min(1, EDGES_SECONDS / medianSeconds)
		},
		evidence: roundsOf(runs)
	};
}
function findContaminated(runs, energyMeasured) {
	const disturbed = runs.filter(({ flags }) => flags.includes("contaminated"));
	if (disturbed.length === 0) return null;
	return {
		kind: "contaminated",
		severity: "warning",
		energyLeftOut: energyMeasured,
		numbers: {
			runs: runs.length,
			disturbed: disturbed.length,
			cpuLeftOut: disturbed.filter(({ flags }) => flags.includes("threads-disturbed")).length,
			...measureLoad(disturbed)
		},
		evidence: roundsOf(disturbed)
	};
}
function findDoubtful(runs) {
	const doubtful = runs.filter((run) => isDoubtful(energyOf(run)));
	if (doubtful.length === 0) return null;
	return {
		kind: "doubtful",
		severity: "warning",
		numbers: {
			runs: runs.length,
			doubtful: doubtful.length
		},
		doubts: countDoubts(doubtful.map((run) => energyOf(run).doubts)),
		evidence: roundsOf(doubtful)
	};
}
/** Processors in use below which a command mostly waits: of what is busy then nearly all is always others'. */
const BUSY_PROCESSORS = .5;
function measureLoad(disturbed) {
	const perSecond = (read) => mean(disturbed.flatMap((run) => run.wallSeconds ? (read(run) ?? NaN) / run.wallSeconds : []).filter(Number.isFinite));
	const [own, others] = [perSecond(COMPARED.cpu), perSecond((run) => run.conditions?.otherCpuSeconds ?? null)];
	if (own !== null && others !== null && own < BUSY_PROCESSORS) return {
		otherProcessors: others,
		otherShare: null
	};
	return {
		otherProcessors: null,
		otherShare: mean(disturbed.flatMap(({ conditions }) => conditions?.otherCpuShare ?? []))
	};
}
/** How the place in a round and the round itself move the leading quantity, each command around its own mean. */
function findOrderEffects(commands, leading) {
	const residuals = commands.flatMap(({ runs }) => {
		const logs = runs.flatMap((run) => {
			const value = COMPARED[leading](run);
			return isSound(run) && value !== null && value > 0 ? [{
				run,
				value: Math.log(value)
			}] : [];
		});
		const centre = mean(logs.map(({ value }) => value)) ?? 0;
		return logs.map(({ run, value }) => ({
			run,
			value: value - centre
		}));
	});
	const rounds = residuals.map(({ run }) => run.round);
	const span = Math.max(...rounds) - Math.min(...rounds);
	const changeBy = (place, most) => {
		return notableChange(residuals.map(({ run, value }) => [run[place], value]), most);
	};
	return [{
		kind: "drift",
		change: changeBy("round", span)
	}, {
		kind: "order",
		change: changeBy("orderIndex", commands.length - 1)
	}].flatMap(({ kind, change }) => change === null ? [] : [{
		kind,
		severity: "warning",
		command: null,
		quantity: leading,
		numbers: { change }
	}]);
}
/** Share by which a quantity changes over `span`; null where it is not sure, or too little to matter. */
function notableChange(points, span) {
	const trend = findTrend(points);
	if (trend === null || !trend.sure) return null;
	const change = Math.expm1(trend.slope * span);
	return Math.abs(change) < NOTABLE_SHARE ? null : change;
}
const secondsOf = (runs) => runs.flatMap(({ wallSeconds }) => wallSeconds ?? []);
/** Whether a value lies too far from the median of a sample, in its median absolute deviations (Iglewicz & Hoaglin 1993). */
function isOutlier(value, sample) {
	const centre = median(sample);
	if (centre === null || sample.length < LEAST_RUNS) return false;
	const deviation = median(sample.map((each) => Math.abs(each - centre))) ?? 0;
	const distance = Math.abs(value - centre);
	return deviation > 0 && distance / deviation > OUTLIER_SCORE && distance > NOTABLE_SHARE * centre;
}
// src/analysis/measurement/summarise.ts
/**
* What the runs say: a summary a command of those that did not fail (how long one lasts that ended early is no cost of it),
* each command against the first, and what to be careful about. `again`: the second runs of the first command, where a
* noise floor was asked for.
*/
function summariseMeasurement(commands, again, { target }, seed, timeoutSeconds = null) {
	const plain = createRatioEstimator(seed);
	const estimateRatio = target === null ? plain : widenForLooking(plain);
	const [first, ...others] = commands.map(({ runs }, index) => ({
		runs,
		index
	}));
	const noiseFloor = again === null || first === void 0 ? null : findNoiseFloor(first.runs, again, estimateRatio);
	const all = commands.map(({ runs }) => runs.filter(isSound));
	const measured = all.flat().some((run) => energyOf(run).quality === "measured");
	const leading = chooseLeadingOfRuns(all);
	return {
		summaries: all.map((runs) => ({
			summary: summariseRuns(runs, target === null ? 1 : LOOKING_FACTOR),
			energyQuality: judgeEnergy(runs)
		})),
		leading,
		comparisons: others.flatMap((other) => COMPARED_QUANTITIES.flatMap((quantity) => first === void 0 ? [] : [compareCommands(first, other, quantity, estimateRatio, floorFor(noiseFloor, quantity))])),
		noiseFloor,
		warnings: findWarnings(commands, leading, measured, timeoutSeconds)
	};
}
function summariseRuns(runs, widening) {
	return Object.fromEntries(Object.entries(SUMMARISED).map(([name, read]) => {
		const values = runs.flatMap((run) => read(run) ?? []);
		return [name, summariseSample(values, widening)];
	}));
}
export { summariseMeasurement };
