import { D as isSound, Ot as shortenToWidth, Rt as cleanLine, at as quoteWord, en as energyOfHost } from "./start.js";
import { F as formatWholePercent, P as formatWatts, a as QUANTITY_WORDS, f as formatDigits, k as formatSeconds, s as countWord, w as formatRatio, x as formatPercent } from "./format.js";
import { a as soundRuns, i as formatMeanJoules, n as formatFailure, r as formatJoules, t as formatCells } from "./measured-values.js";
import { d as formatVerdict, s as formatReason } from "./verdict-words.js";
import { t as groupsBy } from "./groups.js";
import { c as formatRestGap, i as formatDoubt, n as formatFlopsReason, o as formatEnergyReason, t as formatExecutionReason } from "./execution-reasons.js";
import { t as tell } from "./by-kind.js";
// src/report/text/command-comparison.ts
/** The most telling first. */
const ORDER = [
	"energy",
	"cpu",
	"wall"
];
/** A sentence for each command and quantity: "`./new` used ×0.83 (0.79–0.88) of the energy of `./old`: less". */
function formatComparisons({ commands, comparisons }, labels) {
	const label = (index) => labels[index] ?? "";
	const measured = commands.some(({ energyQuality }) => energyQuality === "measured");
	const failed = new Set(commands.flatMap((command, index) => formatFailure(command) === null ? [] : [index]));
	if (failed.has(0) && comparisons.length > 0) return [{
		text: `nothing is compared: each command would be with ${label(0)}, which failed`,
		tone: null
	}];
	return comparisons.filter(({ quantity, b }) => (measured || quantity !== "energy") && !failed.has(b)).toSorted((x, y) => x.b - y.b || ORDER.indexOf(x.quantity) - ORDER.indexOf(y.quantity)).map((comparison) => ({
		text: `${label(comparison.b)} ${formatComparison(comparison, label(comparison.a))}`,
		tone: comparison.verdict === "less" || comparison.verdict === "more" ? comparison.verdict : null
	}));
}
/** "`./new` uses 0.83 ± 0.04 times the CPU time of `./old` and takes 0.80 ± 0.03 times as long", for each command. */
function formatConclusions({ commands, comparisons, leading }, labels) {
	if (commands.some((command) => formatFailure(command) !== null)) return [];
	return commands.slice(1).flatMap((_, index) => {
		const of = (quantity) => comparisons.find((each) => each.b === index + 1 && each.quantity === quantity && each.ratio !== null);
		const [first, second] = [leading === "wall" ? void 0 : of(leading), of("wall")];
		const other = labels[0] ?? "";
		const parts = [...first ? [`uses ${formatTimes(first)} the ${QUANTITY_WORDS[first.quantity]} of ${other}${formatUnsure(first)}`] : [], ...second ? [`takes ${formatTimes(second)} as long${first ? "" : ` as ${other}`}${formatUnsure(second)}`] : []];
		return parts.length === 0 ? [] : [`${labels[index + 1]} ${parts.join(" and ")}`];
	});
}
const MOST_DECIMALS = 3;
/** `2.1 ± 0.1 times`: half of the interval, with the decimals that its first digit has. */
function formatTimes({ ratio, interval }) {
	if (ratio === null || interval === null) return `about ${formatDigits(ratio ?? 0, 2)} times`;
	const half = (interval[1] - interval[0]) / 2;
	const decimals = Math.min(MOST_DECIMALS, Math.max(0, Math.ceil(-Math.log10(half || 1e-9))));
	return `${ratio.toFixed(decimals)} ± ${Math.max(half, 10 ** -decimals).toFixed(decimals)} times`;
}
function formatUnsure(comparison) {
	const { verdict } = comparison;
	return verdict === "less" || verdict === "more" ? "" : ` (${formatVerdict(comparison)})`;
}
function formatComparison(comparison, other) {
	const { quantity, ratio, interval, verdict } = comparison;
	const reason = formatReason({
		...comparison,
		quality: "measured"
	}, "round");
	const told = formatVerdict(comparison);
	const what = QUANTITY_WORDS[quantity];
	const why = reason === null ? "" : ` (${reason})`;
	if (verdict === "not-measured" || ratio === null) return `against ${other}, ${what}: ${told}${why}`;
	return `${quantity === "wall" ? "took" : "used"} ${formatRatio({
		estimate: ratio,
		interval
	})} of the ${what} of ${other}: ${told}${why}`;
}
// src/report/text/measurement-notes.ts
/** What stands under the table: where the numbers come from and how the rounds ended. */
function formatNotes(measurement, labels) {
	return [
		formatEnergySource(measurement),
		...formatFurtherEnergy(measurement, labels),
		...formatIdle(measurement),
		...formatCarbon(measurement),
		...formatCold(measurement, labels),
		...formatIgnored(measurement, labels),
		...formatEpochs(measurement, labels),
		...formatExtraRuns(measurement, labels),
		...formatNoiseFloor(measurement),
		formatRounds(measurement)
	];
}
/** Zones that a run's energy is the sum of. */
const WHOLE = /^(package-[^/]*|external.*)$/;
const readingsOf = (command) => soundRuns(command).flatMap(({ energy }) => energy);
/** What the energy rests on, once for all commands. */
function formatEnergySource({ commands }) {
	const readings = commands.flatMap(readingsOf);
	const measured = readings.filter(({ quality }) => quality === "measured");
	const lost = readings.find(({ quality, domain }) => quality === "unavailable" && WHOLE.test(domain));
	if (measured.length > 0) {
		const zones = [...new Set(measured.map(({ domain, meter }) => `${domain} (${meter})`))].join(", ");
		return commands.some(({ energyQuality }) => energyQuality === "measured") || lost === void 0 ? `energy: gross joules, measured: ${zones}` : `energy: not known, though ${zones} was measured: ${lost.domain}: ${formatWhy(lost)}`;
	}
	if (readings.some(({ quality }) => quality === "estimated")) return "energy: estimated (×/÷2), not compared; greenml doctor says why";
	const unread = lost ?? readings[0];
	if (unread === void 0) return "energy: not known: no run ended well";
	return `energy: not measured here: ${formatWhy(unread)}`;
}
const formatWhy = ({ reason }) => reason === null ? "no meter gave a reading" : formatEnergyReason(reason);
/** Joules of zones beside the packages (memory, GPUs), and what is above idle: mean of each command. */
function formatFurtherEnergy({ commands }, labels) {
	const further = commands.map((command) => readingsOf(command).filter(({ domain, quality }) => quality === "measured" && !WHOLE.test(domain)));
	const zones = new Set(further.flat().map(({ domain }) => domain));
	const ofZone = (index, zone) => formatMeanJoules((further[index] ?? []).flatMap(({ domain, joules }) => domain === zone ? joules ?? [] : []));
	const each = (cell) => commands.map((command, index) => `${labels[index]} ${cell(command, index)}`).join(", ");
	const net = commands.some(({ energyQuality, summary }) => energyQuality === "measured" && hasMean(summary.netJoules));
	return [...[...zones].map((zone) => `of that or beside it, ${zone}: ${each((_, index) => ofZone(index, zone))}`), ...net ? [`above idle: ${each(({ summary }) => formatJoules(summary.netJoules))}`] : []];
}
const hasMean = (sample) => sample?.mean != null;
/** What the host drew before the first run and after the last; where that was asked for in vain, why it is not known. */
function formatIdle({ idle, commands }) {
	if (idle.length > 0) return [`at rest (± standard error): ${groupsBy(idle, ({ domain, meter }) => [domain, meter]).map((windows) => {
		const [{ domain, meter }] = windows;
		return `${domain} (${meter}) ${windows.map(formatWindow).join(" before and ")}${windows.length > 1 ? " after the runs" : ""}`;
	}).join(", ")}`];
	const [gap] = commands.flatMap(({ runs }) => runs.flatMap(({ energy }) => energy)).flatMap(({ restReason }) => restReason ?? []);
	return gap === void 0 ? [] : [`nothing was measured at rest: ${formatRestGap(gap)}`];
}
const formatWindow = ({ watts, standardErrorWatts }) => `${formatWatts(watts)} ${standardErrorWatts === null ? "error not known" : `± ${formatWatts(standardErrorWatts, 2)}`}`;
function formatCarbon({ commands }) {
	const carbon = commands.flatMap(({ runs }) => runs.flatMap((run) => run.carbon ?? []))[0];
	if (carbon === void 0) return [];
	const { gramsPerKwh, region, year, source, pue } = carbon;
	return [`carbon: ${gramsPerKwh} g/kWh, ${[
		region,
		year,
		source
	].filter((part) => part !== null).join(", ")}; PUE ${pue}`];
}
/** How much longer than usual a first run took that is worth a line. */
const SLOWER = 1.25;
function formatCold({ commands }, labels) {
	return commands.flatMap((command, index) => {
		const [first] = command.warmups;
		const cold = first && isSound(first) ? first.wallSeconds : null;
		const usual = command.summary.wallSeconds?.median ?? null;
		if (cold === null || usual === null || cold < SLOWER * usual) return [];
		const times = formatDigits(cold / usual, 2);
		return [`cold: the first run of ${labels[index]} took ${formatDigits(cold, 3)} s, ×${times}; it is in no number above`];
	});
}
function formatIgnored({ commands }, labels) {
	return commands.flatMap(({ runs }, index) => {
		const ignored = runs.filter(({ flags }) => flags.includes("failure-ignored"));
		if (ignored.length === 0) return [];
		const codes = [...new Set(ignored.map(({ exitCode }) => exitCode))].join(", ");
		return [`${ignored.length} of ${countWord(runs.length, "run")} of ${labels[index]} ended with exit code ${codes}: ignored`];
	});
}
const SHOWN_EPOCHS = 12;
/** Seconds and joules of each epoch, means over the runs that have it. */
function formatEpochs({ commands }, labels) {
	return commands.flatMap((command, index) => {
		const all = soundRuns(command).flatMap(({ epochs = [] }) => epochs);
		if (all.length === 0) return [];
		const groups = groupsBy(all, ({ epoch }) => epoch);
		const shown = groups.slice(0, SHOWN_EPOCHS).map((own) => {
			const joules = own.flatMap(({ energy }) => energyOfHost(energy).joules ?? []);
			const seconds = formatSeconds(own.reduce((sum, { wallSeconds }) => sum + wallSeconds, 0) / own.length);
			return `${own[0].epoch}: ${seconds}${joules.length < own.length ? "" : `, ${formatMeanJoules(joules)}`}`;
		});
		const more = groups.length > shown.length ? [`${groups.length - shown.length} more`] : [];
		const isMeasured = all.some(({ energy }) => energyOfHost(energy).joules !== null);
		return [`epochs of ${labels[index]}: ${[...shown, ...more].join("; ")}${isMeasured ? "" : "; energy not measured"}`];
	});
}
/** Phases and operations, each from a run of its own. */
function formatExtraRuns({ commands }, labels) {
	return commands.flatMap((command, index) => {
		const label = labels[index];
		const { phaseCpuSeconds, flops, reasons } = command;
		const phases = phaseCpuSeconds === null ? reasons.phaseCpuSeconds === void 0 ? [] : [`phases of ${label}: not known: ${formatExecutionReason(reasons.phaseCpuSeconds)}`] : [`phases of ${label}, CPU seconds: ${formatPhases(phaseCpuSeconds)}`];
		const operations = flops.map(({ kind, count, counted, reason }) => {
			const why = reason && formatFlopsReason(reason, counted);
			if (count === null) return `operations of ${label}: not counted: ${why}`;
			return `operations of ${label}: ${count.toExponential(3)} (${kind})${why === null ? "" : `, ${why}`}`;
		});
		return [...phases, ...operations];
	});
}
/** CPU seconds below which the profiler's own work is no longer small beside what it profiles. */
const ROUGH_SECONDS = .5;
function formatPhases(phases) {
	const parts = Object.entries(phases).map(([phase, seconds]) => `${phase} ${seconds.toFixed(2)}`);
	const total = Object.values(phases).reduce((sum, each) => sum + each, 0);
	return `${parts.join(", ")}${total < ROUGH_SECONDS ? `; shares are rough below ${ROUGH_SECONDS} s` : ""}`;
}
function formatNoiseFloor({ noiseFloor }) {
	if (noiseFloor === null) return [];
	return [`noise floor (the first command against itself): ${noiseFloor.quantities.map(({ quantity, floor }) => {
		const how = floor === null ? "unknown from so few rounds" : `±${formatPercent(floor)}`;
		return `${QUANTITY_WORDS[quantity]} ${how}`;
	}).join(", ") || "unknown"}`];
}
function formatRounds({ stopping, seed }) {
	const done = `${countWord(stopping.rounds, "round")} in random order, seed ${seed}`;
	const width = formatWidth(stopping);
	return {
		repetitions: done,
		interval: `${done}: ${width}`,
		"max-runs": `${done}, the most that were allowed (--max-runs): ${width}`,
		"max-seconds": `${done}; the time was up (--max-seconds)${stopping.target === null ? "" : `: ${width}`}`,
		failed: `stopped after ${done}: a command failed, so no interval would become narrow`,
		interrupted: `stopped after ${done}: only complete rounds are kept`
	}[stopping.reason];
}
/** `energy known to ±4.2 %, asked for ±5 %` */
function formatWidth({ target, reached, quantity }) {
	return `${reached === null || quantity === null ? "no interval yet" : `${QUANTITY_WORDS[quantity]} known to ±${formatPercent(reached)}`}${target === null ? "" : `, asked for ±${formatPercent(target)}`}`;
}
// src/report/text/measurement-warnings.ts
/** What failed, to stand before any number. `complaints`: what each command said last. */
function formatFailures({ warnings }, complaints, labels) {
	return warnings.flatMap((warning) => {
		if (warning.kind !== "failed") return [];
		const said = complaints.get(warning.command);
		return [`${labels[warning.command]}: ${formatWarning(warning)}${said ? `; it said: ${cleanLine(said)}` : ""}`];
	});
}
function formatWarnings({ warnings }, labels) {
	return warnings.filter(({ kind }) => kind !== "failed").map((warning) => `${warning.command === null ? "" : `${labels[warning.command]}: `}${formatWarning(warning)}`);
}
/** A warning without the command's name. */
const formatWarning = (warning) => tell(SENTENCES, warning, null);
const SENTENCES = {
	failed: ({ numbers: { runs, failed, timedOut, timeoutSeconds }, purpose, endings }) => {
		const of = `of ${countWord(runs, purpose === "warmup" ? "warm-up run" : "run")}`;
		const limit = timeoutSeconds === null ? "" : ` ${timeoutSeconds} s`;
		const ways = endings.map(({ exitCode, signal }) => signal ?? `exit code ${exitCode}`).join(", ");
		return [...timedOut > 0 ? [`${timedOut} ${of} ${timedOut === 1 ? "was" : "were"} ended by --timeout${limit}`] : [], ...failed > 0 ? [`${failed} ${of} failed (${ways})`] : []].join("; ");
	},
	"slow-start": ({ numbers: { seconds, usualSeconds } }) => `the first run took ${formatSeconds(seconds)}, ×${formatDigits(seconds / usualSeconds, 3)} the median of the others: it was cold; --warmup 1 sets it apart`,
	outliers: ({ numbers: { seconds } }) => `${countWord(seconds.length, "outlier")} in wall time (${seconds.map(formatSeconds).join(", ")}): something else ran, or caches differed; a quiet machine or more --warmup helps`,
	short: ({ coarse, numbers: { medianSeconds, error } }) => `runs of ${formatDigits(1e3 * medianSeconds, 2)} ms: ${COARSE_WORDS[coarse]} by up to ${formatWholePercent(error)}; repeat the work inside the command`,
	contaminated: ({ energyLeftOut, numbers: { runs, disturbed, cpuLeftOut, otherProcessors, otherShare } }) => {
		const load = otherProcessors !== null ? ` (others kept ${formatWholePercent(otherProcessors)} of one processor busy)` : otherShare !== null ? ` (${formatWholePercent(otherShare)} of the busy CPU time was others')` : "";
		const spun = `the CPU time of ${cpuLeftOut}, whose threads may have spun while they waited for each other`;
		const left = [...energyLeftOut ? [": their energy enters no comparison"] : [], ...cpuLeftOut > 0 ? [energyLeftOut ? `; nor does ${spun}` : `: ${spun}, enters no comparison`] : []];
		return `${disturbed} of ${countWord(runs, "run")} disturbed by other load${load}${left.join("")}`;
	},
	doubtful: ({ doubts, numbers: { runs, doubtful } }) => {
		const shown = doubts.slice(0, MOST_REASONS).map(({ example, equal }) => `${formatDoubt(example)}${equal ? "" : ", and the like"}`);
		return `energy of ${doubtful} of ${countWord(runs, "run")} in doubt, so it enters no comparison: ${shown.join("; ")}`;
	},
	drift: (warning) => `${formatTrend(warning)} from the first round to the last: the machine is not steady; more --warmup helps. Each comparison is within rounds, so it hardly suffers`,
	order: (warning) => `${formatTrend(warning)} from the first place in a round to the last: commands disturb the next one; the random order spreads this over all`
};
const MOST_REASONS = 3;
const COARSE_WORDS = {
	energy: "energy counters move once a millisecond, so its joules are off",
	time: "starting a process takes a millisecond, so its time is off"
};
const formatTrend = ({ quantity, numbers: { change } }) => `${QUANTITY_WORDS[quantity]} ${change > 0 ? "rose" : "fell"} by ${formatPercent(Math.abs(change))}`;
// src/report/measurement/measurement-view.ts
/** `complaints`: what each command that failed said last; `labels`: how sentences name the commands. */
function viewMeasurement(measurement, complaints, labels, { timeUnit, sort, measuredOnly = false }) {
	const cells = measurement.commands.map((command) => formatCells(command, timeUnit));
	const energy = !measuredOnly || measurement.commands.some(({ energyQuality }) => energyQuality === "measured");
	const carbon = energy && cells.some((each) => each.carbon !== null);
	const warn = (text) => `warning: ${text}`;
	return {
		failures: formatFailures(measurement, complaints, labels).map(warn),
		head: [
			"time",
			"range",
			"user/system",
			"memory",
			...energy ? ["energy"] : [],
			...carbon ? ["carbon"] : []
		],
		rows: cells.map((each) => [
			...[
				each.time,
				each.range,
				each.cpu,
				each.memory
			],
			...energy ? [each.energy] : [],
			...carbon ? [each.carbon ?? "–"] : []
		]),
		relative: relativeMeans(measurement),
		comparisons: formatComparisons(measurement, labels),
		notes: formatNotes(measurement, labels),
		warnings: formatWarnings(measurement, labels).map(warn),
		conclusions: formatConclusions(measurement, labels),
		order: sort === "mean-time" ? orderByTime(measurement) : [...measurement.commands.keys()]
	};
}
/** The fastest first; what failed last. */
function orderByTime({ commands }) {
	const seconds = commands.map(({ summary }) => summary.wallSeconds?.mean ?? Number.POSITIVE_INFINITY);
	const secondsOf = (index) => seconds[index] ?? 0;
	return [...commands.keys()].sort((a, b) => secondsOf(a) - secondsOf(b) || a - b);
}
/**
* Labels of the commands, of at most `width` columns: the user's own, or the command as a shell would take it. Where two
* would look alike, all are numbered.
*/
function formatLabels({ commands }, width) {
	const names = commands.map(({ name, command }) => cleanLine(name ?? command.map(quoteWord).join(" "), Number.POSITIVE_INFINITY));
	const labels = names.map((name) => shortenToWidth(name, width));
	if (new Set(labels).size === labels.length) return labels;
	return names.map((name, index) => shortenToWidth(`${index + 1}: ${name}`, width));
}
/** Means of commands that did not fail, of energy where it leads, else of wall time; each over the least. */
function relativeMeans({ commands, leading }) {
	if (commands.filter((command) => formatFailure(command) === null).length < 2) return null;
	const isEnergy = leading === "energy";
	const means = commands.map(({ summary }) => summary[isEnergy ? "joules" : "wallSeconds"]?.mean ?? null);
	const least = Math.min(...means.flatMap((mean) => mean === null || mean <= 0 ? [] : [mean]));
	if (!Number.isFinite(least)) return null;
	return {
		what: isEnergy ? "energy, over the least" : "wall time, over the fastest",
		ratios: means.map((mean) => mean === null || mean <= 0 ? null : mean / least)
	};
}
export { viewMeasurement as n, formatLabels as t };
