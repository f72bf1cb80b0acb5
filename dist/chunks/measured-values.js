import { D as isSound, ri as formatSize } from "./start.js";
import "./format.js";
// src/report/text/measured-values.ts
/** Runs that say what a command costs. */
const soundRuns = ({ runs }) => runs.filter(isSound);
/** `failed (exit 1)`, where no run of a command ended well; else null. */
function formatFailure(command) {
	const { runs } = command;
	if (runs.length === 0 || soundRuns(command).length > 0) return null;
	if (runs.every(({ flags }) => flags.includes("timeout"))) return "timed out";
	return `failed (${[...new Set(runs.map(({ exitCode, signal }) => signal ?? `exit ${exitCode}`))].join(", ")})`;
}
function formatCells(command, timeUnit) {
	const time = timeUnit === void 0 ? TIME : TIME.filter(([, , , unit]) => unit === timeUnit);
	const { summary, energyQuality } = command;
	const runs = soundRuns(command);
	const seconds = runs.flatMap(({ wallSeconds }) => wallSeconds ?? []);
	const estimated = energyQuality === "estimated";
	const carbon = runs.some((run) => run.carbon !== null);
	return {
		time: formatFailure(command) ?? formatSpread(summary.wallSeconds, time),
		range: seconds.length < 2 ? "–" : joinValues([Math.min(...seconds), Math.max(...seconds)], " … ", time),
		cpu: formatMeans([summary.userSeconds, summary.systemSeconds], time),
		memory: formatMemory(command),
		energy: estimated ? formatEstimate(summary.joules, ENERGY) : formatSpread(summary.joules, ENERGY),
		carbon: carbon ? (estimated ? formatEstimate : formatSpread)(summary.carbonGrams, GRAMS) : null
	};
}
/** `20.40 ± 0.30 J` */
const formatJoules = (sample) => formatSpread(sample, ENERGY);
const formatMeanJoules = (joules) => joules.length === 0 ? "–" : joinValues([joules.reduce((sum, each) => sum + each, 0) / joules.length], "", ENERGY);
const TIME = [
	[
		"s",
		1,
		1,
		"second"
	],
	[
		"ms",
		.001,
		.001,
		"millisecond"
	],
	[
		"µs",
		1e-6,
		1e-6,
		"microsecond"
	]
];
const ENERGY = [
	[
		"kJ",
		1e3,
		1e4
	],
	[
		"J",
		1,
		1
	],
	[
		"mJ",
		.001,
		.001
	]
];
const GRAMS = [
	[
		"g",
		1,
		1
	],
	[
		"mg",
		.001,
		.001
	],
	[
		"µg",
		1e-6,
		1e-6
	]
];
/** `1.54 MiB`; `≤ 9.31 MiB` where the launcher's own pages show through. */
function formatMemory(command) {
	const mean = command.summary.peakMemoryBytes?.mean ?? null;
	if (mean === null) return "–";
	return `${soundRuns(command).some(({ reasons }) => reasons.peakMemoryBytes?.kind === "below-launcher") ? "≤ " : ""}${formatSize(mean)}`;
}
/** `≈20 J est.` */
function formatEstimate(sample, scale) {
	return sample?.mean == null ? "–" : `≈${joinValues([sample.mean], "", scale, 2)} est.`;
}
/** `2.104 ± 0.031 s` */
function formatSpread(sample, scale) {
	if (sample?.mean == null) return "–";
	return joinValues(sample.standardDeviation === null ? [sample.mean] : [sample.mean, sample.standardDeviation], " ± ", scale);
}
function formatMeans(samples, scale) {
	const means = samples.flatMap((sample) => sample?.mean ?? []);
	return means.length < samples.length ? "–" : joinValues(means, "/", scale, 3);
}
/** Numbers in the unit of the largest, with as many decimals as give that one `digits` digits. */
function joinValues(values, separator, scale, digits = 4) {
	const largest = Math.max(...values);
	const [unit = "", size = 1] = scale.find(([, , least]) => largest >= least) ?? scale.at(-1) ?? [];
	const whole = Math.max(1, Math.floor(Math.log10(largest / size || 1)) + 1);
	const decimals = Math.max(0, digits - whole);
	return `${values.map((value) => (value / size).toFixed(decimals)).join(separator)} ${unit}`;
}
export { soundRuns as a, formatMeanJoules as i, formatFailure as n, formatJoules as r, formatCells as t };
