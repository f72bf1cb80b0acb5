import { Dr as withoutSequences, yt as withoutTrace } from "./inputs.js";
import { Yn as isPercentageOfFraction, Zn as validRange } from "./work.js";
import { a as NUMBER, f as readNumber, l as findWhole, p as shareOf } from "./metric-pattern.js";
// src/measurement/printed/read-metric.ts
const NUMBER_OR_NONE = `(${NUMBER}|[-+]?(?:nan|inf(?:inity)?))`;
/**
* GenAI-GreenML's own lines: whatever the metric is, it is called accuracy there. Nothing
* here can match the same characters in two ways (as `\s`, which crosses lines, could): a flood would take quadratic time.
*/
const GENAI_GREENML_LINE = new RegExp(String.raw`^[ \t]*(?:ACCURACY[ \t]*=|[Aa][Cc]{2}[Uu][Rr][Aa][Cc][Yy][ \t]*:|[Aa][Cc]{2}[ \t]*=)[ \t]*${NUMBER_OR_NONE}(?:[ \t]*(%))?[ \t]*$`);
/** What ends a line for an expression. */
const LINE_END = /[\n\r\u2028\u2029]/;
/** A longer line is no result: for millions of characters an expression may need more memory than there is for it. */
const LONGEST_RESULT = 1e4;
/** Characters of a number: Number() alone takes 0x10 and 0b1 too. */
const DECIMAL = /^[-+\d.,eE]+$/;
/**
* The metric that a script printed: the last structured line `GREENML_METRIC name=value`, else the last accuracy line as
* GenAI-GreenML reads it, else the manifest's pattern. `authors`: the script is the author's, whose pattern counts first; what it
* calls accuracy is no other metric.
*/
async function readMetric(output, rule, authors) {
	if (!authors) return readBy([
		readStructuredLine,
		readGenaiGreenmlLine,
		readPattern
	], output, rule);
	return readBy([
		readPattern,
		readStructuredLine,
		...rule.pattern === void 0 || rule.name === "accuracy" ? [readGenaiGreenmlLine] : []
	], output, rule);
}
/**
* The same of all that a script printed: the author's may log its result, which goes to standard error, and counts there where
* standard output has none.
*/
async function readPrintedMetric({ stdout, stderr }, rule, authors) {
	const printed = await readMetric(stdout, rule, authors);
	if (!authors || printed.status !== "no-metric") return printed;
	const logged = await readBy([readPattern], stderr, rule);
	return logged.status === "no-metric" ? printed : logged;
}
/** The same where nothing but the pattern may be taken, if there is one: two programs are to be read in one way. */
const readByPattern = (output, rule) => readBy(rule.pattern === void 0 ? [readStructuredLine, readGenaiGreenmlLine] : [readPattern], output, rule);
async function readBy(readers, output, rule) {
	for (const read of readers) {
		const found = await read(output, rule);
		if (found !== null) return "fault" in found ? noMetric(found.fault) : judgeMetric(found, rule);
	}
	return noMetric(`the output holds no ${rule.name}${hintOf(rule)}`);
}
/** The manifest's expression is of names of the author's: who reads the manifest would expect that it reads every script. */
function hintOf({ name, expression }) {
	if (expression === void 0) return "";
	return `: the manifest's expression reads it of the author's script alone, any other has to print a line GREENML_METRIC ${name}=<value>`;
}
const noMetric = (reason, status = "no-metric") => ({
	status,
	metric: null,
	reason
});
function readStructuredLine(output, rule) {
	return lastMatch(output, new RegExp(String.raw`^[ \t]*GREENML_METRIC[ \t]+${rule.name}[ \t]*=[ \t]*(\S+)[ \t]*$`));
}
function readGenaiGreenmlLine(output) {
	return lastMatch(output, GENAI_GREENML_LINE);
}
async function readPattern(output, rule) {
	if (rule.pattern === void 0) return null;
	const { matchLast } = await import("./match-pattern.js");
	const found = await matchLast(rule.pattern, withoutSequences(output));
	if ("fault" in found) return found;
	if (found.match === null) return null;
	const { groups, line, ...around } = found.match;
	const whole = findWhole({
		...around,
		text: groups[1] ?? ""
	});
	if (whole !== null) return { fault: `the manifest's pattern takes ${groups[1]} out of the number ${whole}: let it take all of it` };
	return asFound(groups, line, rule.scale === "percent");
}
function lastMatch(output, pattern) {
	const line = output.split(LINE_END).findLast((each) => each.length <= LONGEST_RESULT && pattern.test(each)) ?? "";
	const groups = pattern.exec(line);
	return groups === null ? null : asFound(groups, line, false);
}
/** Number in the first group of a match. */
function asFound(groups, line, percent) {
	const text = groups[1];
	return text === void 0 ? null : {
		text,
		line: line.trim(),
		percent: percent || groups[2] === "%"
	};
}
/** Judges whether a text is a number that this metric can have, and scales it to the metric's own unit. */
function judgeMetric(found, rule) {
	const value = withoutTrace(DECIMAL.test(found.text) ? readNumber(found.text) : NaN);
	const shown = `${rule.name} = ${found.text.slice(0, 40)}`;
	const invalid = (why) => noMetric(`${shown} ${why}`, "invalid-metric");
	if (!Number.isFinite(value)) return invalid("is not a number");
	if (Math.abs(value) > 1e100) return invalid("is larger than any result can be");
	const [low, high] = validRange(rule);
	const isPercent = found.percent || isPercentageOfFraction(rule.name, value) && value <= 100;
	const normalised = withoutTrace(isPercent ? shareOf(value) : value);
	if (normalised < low || normalised > high) return invalid(`is outside ${low} to ${high}`);
	const flags = isPercent && !found.percent ? ["percent-normalised"] : [];
	return {
		status: "ok",
		metric: {
			name: rule.name,
			value,
			normalised,
			hookSeconds: null
		},
		flags,
		line: found.line
	};
}
export { readPrintedMetric as i, noMetric as n, readByPattern as r, judgeMetric as t };
