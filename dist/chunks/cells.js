import { ur as count } from "./inputs.js";
import { h as sideOfOne } from "./read.js";
import { M as formatPercentRange, f as QUANTITY_WORDS, j as formatPercent, l as BASELINE_WORDS, u as ESTIMATED_MARK } from "./work.js";
import { C as lookOf, F as formatRatio, I as formatRatioParts, v as formatFinding } from "./measured.js";
// src/report/document/cells.ts
/** The quantity of the headline first; energy only where there is a number. */
function shownQuantities({ leading, energyQuality }) {
	if (energyQuality === "unavailable") return ["cpu", "wall"];
	return leading === "energy" ? [
		"energy",
		"cpu",
		"wall"
	] : [
		"cpu",
		"wall",
		"energy"
	];
}
/** The group's name as every table has it. */
const formatGroup = ({ mode, model }) => model === null ? mode : `${mode} ${model}`;
const formatVariant = ({ mode, details }) => ({
	text: mode,
	note: details === "" ? void 0 : details
});
/** `×0.62 (0.55–0.70) ▼ 38 % less CPU time`; an estimate gets its mark and no verdict. */
function judgedLine(ratio, quantity, note) {
	const text = ratio?.estimate == null ? "" : formatRatio(ratio);
	if (ratio?.quality === "estimated") return {
		text,
		mark: ESTIMATED_MARK,
		note
	};
	return {
		text,
		chips: [{
			...lookOf(ratio),
			text: formatFinding(ratio, quantity)
		}],
		note
	};
}
/** Nearer to ×1 a change is not worth a colour. */
const SMALLEST_CHANGE = Math.log(1.005);
/** `▼ ×0.71` with its interval; the sign and the colour only where the interval leaves out 1. */
function ratioCell(estimate, interval, note) {
	if (estimate === null) return {
		text: "–",
		value: null,
		tone: "none",
		note
	};
	const { sign, tone } = lookAt(estimate, interval);
	return {
		text: `${sign}${formatRatio({
			estimate,
			interval
		})}`,
		tone,
		value: estimate,
		note
	};
}
/** A mean over projects with their number; absent: there is none. */
const meanCell = (mean) => mean == null ? ratioCell(null, null) : ratioCell(mean.estimate, mean.interval, count(mean.projects, "project"));
/** A ratio with its interval as its note, for a table of many columns. */
function stackedRatio(estimate, interval) {
	const { sign, tone } = lookAt(estimate, interval);
	const { ratio, range } = formatRatioParts(estimate, interval);
	return {
		text: `${sign}${ratio}`,
		tone,
		value: estimate,
		note: range ?? void 0
	};
}
function lookAt(estimate, interval) {
	if (Math.abs(Math.log(estimate)) < SMALLEST_CHANGE) return {
		sign: "",
		tone: "none"
	};
	const side = interval === null ? null : sideOfOne(interval);
	return {
		sign: side === null ? "" : side === "less" ? "▼ " : "▲ ",
		tone: side ?? void 0
	};
}
/** `3 of 24`, with Wilson's interval of the share. */
function shareCell(part, of, interval) {
	return {
		text: `${part} of ${of}`,
		note: of === 0 ? void 0 : `${formatPercent(part / of)}${interval === null ? "" : ` (${formatPercentRange(interval)})`}`,
		value: of === 0 ? null : part / of
	};
}
/** `CPU time against the original without plots`. */
const formatAgainst = (quantity, baseline) => `${QUANTITY_WORDS[quantity]} against the ${BASELINE_WORDS[baseline]}`;
/** A number as `format` writes it; a dash where there is none. */
const numberCell = (value, format, note) => ({
	text: value === null ? "–" : format(value),
	note,
	value
});
export { meanCell as a, shareCell as c, judgedLine as i, shownQuantities as l, formatGroup as n, numberCell as o, formatVariant as r, ratioCell as s, formatAgainst as t, stackedRatio as u };
