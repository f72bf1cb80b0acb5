import { $t as literal, Zt as int, on as strictObject, qt as array, sn as string, tn as number } from "./inputs.js";
import { Y as metricRule, g as verdict, r as failOnCondition, u as interval, v as accuracyVerdict } from "./read.js";
import { q as sandboxTier } from "./base.js";
import { n as measurementFile, r as measurementFromVersion2 } from "./measurement.js";
import { i as versioned, t as isFields } from "./versioned.js";
// src/schema/analysis/revision-comparison.ts
/** One of the two: base is command 0 of the measurement, head command 1. */
const measuredRevision = strictObject({
	/** As it was given. */
	revision: string(),
	/** Null: the files as they lay in the folder. */
	commit: string().nullable(),
	/** Version of the Python that was made of what the revision declares; null: the command ran by a program that was here. */
	python: string().nullable(),
	/** Hash of its packages; null with `python`. */
	lockHash: string().nullable()
});
/** Head's metric over rounds, as base's would be judged: a gain is an improvement in the metric's own direction. */
const revisionMetric = strictObject({
	rule: metricRule.pick({
		name: true,
		direction: true,
		scale: true,
		pattern: true,
		tolerance: true
	}),
	/** Metrics of the runs that ended well, by round; null: it was not printed, or was no number. */
	base: array(number().nullable()),
	head: array(number().nullable()),
	medianBase: number().nullable(),
	medianHead: number().nullable(),
	/** One-sided 95 % limits of the gain over rounds, by Student's t. Null below two rounds with both. */
	lowerGain: number().nullable(),
	upperGain: number().nullable(),
	/** Null: one of the two has no metric. */
	verdict: accuracyVerdict.nullable()
});
/** What both took or printed, of the rounds in which both did. */
const pairRounds = ({ base, head }) => base.flatMap((from, round) => {
	const to = head[round] ?? null;
	return from === null || to === null ? [] : [[from, to]];
});
/** Means over the rounds with both, of which the verdict is: medians can be alike where it is worse. Null: there is no such round. */
function judgedMeans(metric) {
	const rounds = pairRounds(metric);
	if (rounds.length === 0) return null;
	const meanOf = (place) => rounds.reduce((sum, round) => sum + round[place], 0) / rounds.length;
	return [meanOf(0), meanOf(1)];
}
/** Peak memory of head over base's; `measure` itself compares no memory. */
const memoryRatio = strictObject({
	ratio: number().nonnegative().nullable(),
	interval: interval.nullable(),
	pairs: int(),
	verdict: verdict.extract([
		"less",
		"more",
		"inconclusive",
		"not-measured",
		"too-few-runs"
	])
});
/** Name of the file in the artifact of actions/measure. */
const MEASURE_FILE = "greenml-measure.json";
const revisionComparisonFile = strictObject({
	schemaVersion: literal(4),
	/** The command's words, as they were given. */
	command: array(string()),
	/** Below the repository's root, where the command ran; `.`: the root. */
	folder: string(),
	base: measuredRevision,
	head: measuredRevision,
	sandbox: sandboxTier,
	measurement: measurementFile,
	metric: revisionMetric,
	memory: memoryRatio,
	failOn: array(failOnCondition)
});
/** What `greenml measure --base --json` writes. */
const revisionComparison = versioned(4, revisionComparisonFile, {
	1: (old) => isFields(old.measurement) ? {
		...old,
		measurement: measurementOfVersion3(old.measurement)
	} : old,
	2: (old) => withMeasurement(old, 4),
	3: (old) => withMeasurement(old, 5)
});
const withMeasurement = (old, schemaVersion) => isFields(old.measurement) ? {
	...old,
	measurement: {
		...old.measurement,
		schemaVersion
	}
} : old;
const measurementOfVersion3 = (old) => ({
	...measurementFromVersion2(old),
	schemaVersion: 3
});
export { revisionComparison as i, judgedMeans as n, pairRounds as r, MEASURE_FILE as t };
