import { t as memoise } from "./memoise.js";
// src/report/text/format.ts
const QUANTITY_WORDS = {
	energy: "energy",
	cpu: "CPU time",
	wall: "wall time",
	memory: "peak memory"
};
const BASELINE_WORDS = {
	"original-headless": "original without plots",
	original: "original as it is"
};
/** The same within a sentence. */
const BASELINE_PHRASES = {
	"original-headless": "the author's code without its plots",
	original: "the author's code"
};
/** Estimates of energy are good to a factor of two at best: they carry this mark wherever they stand. */
const ESTIMATED_MARK = "estimated ×/÷2";
/** Made when the first number is told: each takes as long as all else that a command loads. */
const significant = memoise(() => new Intl.NumberFormat("en", { maximumSignificantDigits: 3 }));
const padded = memoise(() => new Intl.NumberFormat("en", {
	minimumSignificantDigits: 3,
	maximumSignificantDigits: 3
}));
const paddedTwo = memoise(() => new Intl.NumberFormat("en", {
	minimumSignificantDigits: 2,
	maximumSignificantDigits: 2
}));
const significantTwo = memoise(() => new Intl.NumberFormat("en", { maximumSignificantDigits: 2 }));
/** `1,230`, `−0.0457`: three digits that count, whatever the size. */
const formatSignificant = (value) => significant().format(value).replace("-", "−");
/** `×0.62 (0.55–0.70)`; estimated or without an interval `×0.62`; without pairs a dash. */
function formatRatio(shown) {
	if (shown === null || shown.estimate === null) return "–";
	const { ratio, range } = formatRatioParts(shown.estimate, shown.quality === "estimated" ? null : shown.interval ?? null);
	return range === null ? ratio : `${ratio} (${range})`;
}
/** `×0.62` and `0.55–0.70`, for a place that shows them apart. */
function formatRatioParts(estimate, interval) {
	if (interval === null) return {
		ratio: `×${roundRatio(estimate, 2)}`,
		range: null
	};
	const decimals = ratioDecimals(interval);
	const [low, high] = interval.map((end) => {
		if (showsSide(end, decimals)) return roundRatio(end, decimals);
		return end < 1 ? "<1" : ">1";
	});
	return {
		ratio: `×${roundRatio(estimate, decimals)}`,
		range: `${low}–${high}`
	};
}
/** `×0.77, 95 % interval 0.61–0.93`. */
function formatRatioSentence(estimate, interval) {
	const { ratio, range } = formatRatioParts(estimate, interval);
	return range === null ? ratio : `${ratio}, 95 % interval ${range}`;
}
/** Two significant digits for what is too large or too small for decimals. */
const roundRatio = (value, decimals) => value >= 10 || value < .1 ? paddedTwo().format(value) : value.toFixed(decimals);
/** A ratio as near to 1 as this is 1. */
const SAME = 1e-9;
const MOST_DECIMALS = 4;
/** Decimals, from two on, that show on which side of 1 each end lies, and that the ends differ. */
function ratioDecimals(interval) {
	for (let decimals = 2; decimals < MOST_DECIMALS; decimals++) {
		const [low, high] = interval.map((end) => end.toFixed(decimals));
		if (interval.every((end) => showsSide(end, decimals)) && (low !== high || interval[1] - interval[0] <= SAME)) return decimals;
	}
	return interval.every((end) => showsSide(end, MOST_DECIMALS)) ? MOST_DECIMALS : 2;
}
const showsSide = (end, decimals) => sideOf(Number(end.toFixed(decimals))) === sideOf(end);
const sideOf = (ratio) => Math.abs(ratio - 1) <= SAME ? 0 : Math.sign(ratio - 1);
/** `38 % less`, `0.4 % more`, `2.4 times as much`. */
function formatChange(ratio) {
	if (ratio >= 2) return `${significant().format(Number(ratio.toPrecision(2)))} times as much`;
	const share = Math.abs(ratio - 1);
	return `${share > .99 ? `${(share * 100).toFixed(1)} %` : formatPercent(share)} ${ratio < 1 ? "less" : "more"}`;
}
/** `38 % less CPU time than`, `3.2 times as much CPU time as`. */
const formatComparison = (ratio, what) => `${formatChange(ratio)} ${what} ${ratio >= 2 ? "as" : "than"}`;
function formatQuantity(value, quantity) {
	if (value === null) return "–";
	if (quantity === "memory") return `${formatThreeDigits(value / 2 ** 20)} MiB`;
	if (quantity !== "energy") return `${formatThreeDigits(value)} s`;
	return value >= 1e4 ? `${formatThreeDigits(value / 1e3)} kJ` : `${formatThreeDigits(value)} J`;
}
/** `1.40` beside `1.52`; above a thousand the zeros that rounding leaves stand for what is not known. */
const formatThreeDigits = (value) => value === 0 ? "0" : padded().format(value);
/** Three decimals for a fraction, four significant digits for a metric in the target's own unit. */
function formatMetric(value, scale) {
	return value === null ? "–" : formatSigned(value, metricDecimals(scale, value));
}
/** A difference with its sign, and the decimals of the value that it is a difference to. */
function formatDifference(value, scale, reference) {
	if (value === null) return "–";
	const text = formatSigned(value, metricDecimals(scale, reference ?? value));
	return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
function metricDecimals(scale, value) {
	if (scale !== "absolute") return 3;
	return value === 0 ? 0 : Math.min(20, Math.max(0, 3 - Math.floor(Math.log10(Math.abs(value)))));
}
function formatSigned(value, decimals) {
	const text = new Intl.NumberFormat("en", {
		minimumFractionDigits: decimals,
		maximumFractionDigits: decimals
	}).format(Math.abs(value));
	return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}
function formatUsd(usd) {
	return usd !== 0 && usd < .01 ? `$${significant().format(usd)}` : `$${usd.toFixed(2)}`;
}
/** `3.4 × 10⁹` from a million on; below, the number. */
function formatScientific(value) {
	if (value < 1e6) return significant().format(value);
	const [mantissa = "", exponent = ""] = value.toExponential(1).split("e+");
	return `${mantissa} × 10${[...exponent].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit))).join("")}`;
}
/** `44–97 %` */
const formatPercentRange = ([low, high]) => `${Math.round(low * 100)}–${Math.round(high * 100)} %`;
/** `p = 0.031`; below a thousandth only that. */
function formatP(p) {
	if (p === null) return "–";
	return p < .001 ? "p < 0.001" : `p = ${Number(p.toPrecision(2))}`;
}
/** `7.6 %`: two significant digits. */
const formatPercent = (share) => `${significantTwo().format(share * 100)} %`;
/** `96 %` */
const formatWholePercent = (share) => `${Math.round(share * 100)} %`;
/** `2.35 s` */
const formatWatts = (watts, digits = 3) => `${formatDigits(watts, digits)} W`;
const formatSeconds = (seconds) => `${formatDigits(seconds, 3)} s`;
/** A number in a few significant digits, without those that are zero at the end, and never an exponent. */
const formatDigits = (value, digits) => new Intl.NumberFormat("en", {
	maximumSignificantDigits: digits,
	useGrouping: false
}).format(value);
const formatCount = (count) => new Intl.NumberFormat("en").format(count);
/** `6 projects`, `1 project`. */
const countWord = (count, word, plural = `${word}s`) => `${count} ${count === 1 ? word : plural}`;
/** `2026-11-30 14:05 UTC`; a text that is no date is shown as it is. */
function formatInstant(instant) {
	const milliseconds = Date.parse(instant);
	if (Number.isNaN(milliseconds)) return instant;
	return `${new Date(milliseconds).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
/** `a, b and c` */
function joinWords(words) {
	if (words.length < 2) return words.join("");
	return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
/** `a, b, c and 4 more` */
function formatList(items, shown = 5) {
	const rest = items.length - shown;
	return rest > 0 ? `${items.slice(0, shown).join(", ")} and ${rest} more` : items.join(", ");
}
/** `5 / 6 / 6`: passed, attemptable, total. */
function formatSuccess(success) {
	return `${success.passed} / ${success.attemptable} / ${success.total}`;
}
/** `83 %`, or bounds where some variants could not be attempted: had they all failed, had they all passed. */
function formatSuccessRate(success) {
	const { passed, attemptable, total } = success;
	if (total === 0) return "–";
	const low = Math.round(passed / total * 100);
	const high = Math.round((passed + total - attemptable) / total * 100);
	return low === high ? `${low} %` : `${low}–${high} %`;
}
/** A class of failures in words: `schema-or-name` is "schema or name". */
const formatFailureClass = (name) => name.replaceAll("-", " ");
/** `first answers`, `repair round 2` */
const formatRound = (iteration) => iteration === 0 ? "first answers" : `repair round ${iteration}`;
/** `KeyError: 'body_mass_g'`; empty where nothing was said. */
const formatError = ({ errorType, message }) => [errorType?.split(".").at(-1), message].filter((part) => part != null).join(": ");
const METER_WORDS = /* @__PURE__ */ new Map([
	["linear-own-watts", "linear model, own watts"],
	["linear-per-vcpu", "linear per-vCPU model"],
	["torch-flop-counter", "torch.utils.flop_counter"]
]);
/** A meter, or the model of an estimate, as people call it. */
const formatMeter = (meter) => METER_WORDS.get(meter) ?? meter;
const MODE_WORDS = {
	"original-telemetry": "the model adds only the metric line to the author's script",
	assisted: "the model sees the author's script and rewrites it",
	autonomous: "the model sees only the data's header, one row and the README"
};
/** Words for a campaign without measured energy: joules that were read and not believed were measured all the same. */
const formatNoEnergy = ({ energyLeftOut }) => energyLeftOut.length > 0 ? "energy measured, but left out" : "energy not measured here";
const capitalise = (text) => text.charAt(0).toUpperCase() + text.slice(1);
export { formatSignificant as A, formatQuantity as C, formatRound as D, formatRatioSentence as E, formatWholePercent as F, joinWords as I, formatSuccessRate as M, formatUsd as N, formatScientific as O, formatWatts as P, formatPercentRange as S, formatRatioParts as T, formatMeter as _, QUANTITY_WORDS as a, formatP as b, formatChange as c, formatDifference as d, formatDigits as f, formatList as g, formatInstant as h, MODE_WORDS as i, formatSuccess as j, formatSeconds as k, formatComparison as l, formatFailureClass as m, BASELINE_WORDS as n, capitalise as o, formatError as p, ESTIMATED_MARK as r, countWord as s, BASELINE_PHRASES as t, formatCount as u, formatMetric as v, formatRatio as w, formatPercent as x, formatNoEnergy as y };
