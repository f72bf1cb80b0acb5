import { c as median, d as smallest, hr as quoteWords, o as largest } from "./inputs.js";
import { c as renderCsvLine } from "./delimited.js";
import { p as soundRuns } from "./measured.js";
// src/report/measurement/hyperfine-form.ts
/** JSON as hyperfine writes it, for programs that read that: `{results: [{command, mean, …, times, exit_codes}]}`. */
function renderHyperfineJson({ commands }) {
	const results = commands.map((each) => ({
		...describe(each),
		times: seconds(each),
		memory_usage_byte: soundRuns(each).map(({ peakMemoryBytes }) => peakMemoryBytes),
		exit_codes: soundRuns(each).map(({ exitCode }) => exitCode),
		...Object.keys(each.parameters).length === 0 ? {} : { parameters: each.parameters }
	}));
	return `${JSON.stringify({ results }, null, 2)}\n`;
}
/** CSV as hyperfine writes it, its columns first: then parameters, and means of what hyperfine does not measure. */
function renderHyperfineCsv({ commands }) {
	const parameters = [...new Set(commands.flatMap((each) => Object.keys(each.parameters)))];
	const head = [
		"command",
		"mean",
		"stddev",
		"median",
		"user",
		"system",
		"min",
		"max"
	];
	const further = [
		"peak_memory_bytes",
		"energy_joules",
		"energy_quality"
	];
	const rows = commands.map((each) => [
		...Object.values(describe(each)),
		...parameters.map((name) => each.parameters[name] ?? null),
		each.summary.peakMemoryBytes?.mean ?? null,
		each.summary.joules?.mean ?? null,
		each.energyQuality
	]);
	return [[
		...head,
		...parameters.map((name) => `parameter_${name}`),
		...further
	], ...rows].map((row) => renderCsvLine(row, "\n")).join("");
}
const seconds = (command) => soundRuns(command).flatMap(({ wallSeconds }) => wallSeconds ?? []);
function describe(command) {
	const { summary } = command;
	const times = seconds(command);
	return {
		command: command.name ?? quoteWords(command.command),
		mean: summary.wallSeconds?.mean ?? null,
		stddev: summary.wallSeconds?.standardDeviation ?? null,
		median: median(times),
		user: summary.userSeconds?.mean ?? null,
		system: summary.systemSeconds?.mean ?? null,
		min: smallest(times),
		max: largest(times)
	};
}
export { renderHyperfineCsv, renderHyperfineJson };
