import { dr as escapePattern, f as sum } from "./inputs.js";
// src/measurement/printed/metric-pattern.ts
const NUMBER = String.raw`[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?`;
/** The same with a comma between thousands, as Python prints it where it is asked to. */
const GROUPED = String.raw`[-+]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?(?![\d,])`;
const WHOLE = String.raw`(?<!\d,)[-+]?\d+(?![\d.]|,\d)(?:[eE][-+]?\d+)?`;
const WITH_FRACTION = String.raw`(?![-+]?[1-9]\d{0,2}(?:\.\d{3})+,\d)[-+]?(?:\d+\.\d*|\.\d+)(?:[eE][-+]?\d+)?`;
/**
* Numbers of a text, each as a whole: a part of what is written in another way (0,95; 1.234,56; 1'234.5; 1 234,5; −0.5 with a sign
* of print; 12.5km) would be another number.
*/
const NUMBERS = new RegExp(String.raw`(?<![\w.−]|\d['’])(?:${GROUPED}|${WITH_FRACTION}|${WHOLE})(?!\w|[.'’]\d|[ \u00a0\u2009\u202f]\d{3},\d)`, "g");
const IS_GROUPED = new RegExp(`^${GROUPED}$`);
/** What a text says of one number, with or without commas between thousands; NaN of any other. */
const readNumber = (text) => Number(IS_GROUPED.test(text) ? text.replaceAll(",", "") : text);
/** A fraction by a comma that no list of whole numbers, thousands or range in brackets can be: 0,79, or 97,5 %. */
const FRACTION_BY_COMMA = /(?<![\w.,[{])((?<!\()0(?=,\d{2,6})|\d{1,3}(?=,\d{1,2}[ \u00a0\u202f]?%)),(\d{1,6})(?![\d\])}]|[.,]\d)/g;
/** A line of prose with such fractions by a point. */
const withPoints = (line) => line.replaceAll(FRACTION_BY_COMMA, "$1.$2");
/** The share that a percentage is: 96.46 % is 0.9646, and 96.46 / 100 a little less. */
const shareOf = (percent) => Number(`${percent}e-2`) || percent / 100;
/** Digits that end in the middle of a number, whose first they are not. */
const BEGUN = /(?<![\w.,])\d[\d.,]{0,40}(?:[eE][-+]?\d{0,5})?$/;
/** What goes on after digits: a fraction, by a comma too, further thousands, an exponent. */
const GOES_ON = /^(?:\.\d+|[eE][-+]?\d+|,\d{1,20}(?!\d|[.,]\d)|(?:,\d{3}){1,6}(?:\.\d{1,20})?(?!\d|[.,]\d))/;
/** Thousands before their last comma, and what may stand behind it. */
const THOUSANDS_BEGUN = /^[1-9]\d{0,2}(?:,\d{3})*,$/;
const THREE_DIGITS = /^\d{3}(?!\d)/;
/**
* The number that a text is a part of: 0 of 0,95, 1 of 1,234.5, 5 of 0.95, 9 of 9e-05. Null: it stands for itself, or in a list.
* `isFirst`: whoever took it named nothing before it, so that a comma there is not known for one of a list: 345 of 12,345.
*/
function findWhole({ before, text, after, isFirst }) {
	const begun = /^[\d.]/.test(text) ? BEGUN.exec(before)?.[0] ?? "" : "";
	const isInside = isFirst && THOUSANDS_BEGUN.test(begun) && THREE_DIGITS.test(text) || (text.startsWith(".") ? /\d$/ : /(?:\d\.?|[eE][-+]?)$/).test(begun);
	const rest = GOES_ON.exec(after)?.[0] ?? "";
	const goesOn = /\d$/.test(text) && rest !== "" && !(rest.startsWith(",") && /\./.test(text));
	return isInside || goesOn ? `${isInside ? begun : ""}${text}${goesOn ? rest : ""}` : null;
}
const LOGGED = /^.{0,80}?\b(?:DEBUG|INFO|WARNING)\b(?:[ \t]{0,9}\]|:[\w.]{1,60}:)?[ \t:|-]{0,9}/;
/** A line without what a logger puts before its text. */
const withoutLogger = (line) => line.replace(LOGGED, "");
/** A line of nothing but a number. */
const BARE = `^\\s*(${NUMBER})\\s*$`;
/** The same of a number that is below 2. */
const BARE_SMALL = String.raw`^\s*((?:-\d+(?:\.\d*)?|[01](?:\.\d*)?|\.\d+)(?:[eE]-\d+)?)\s*$`;
/** A line of nothing but a number with the sign of a percentage. */
const BARE_SHARE = `^\\s*(${NUMBER})\\s*%\\s*$`;
/** Characters of a line that are looked at. */
const LONGEST_LINE = 1e3;
/** A longer head of a line is not said twice in a pattern. */
const LONGEST_HEAD = 400;
/** At most so many are between a line and the last one like it. */
const MOST_BETWEEN = 400;
const BETWEEN = /\(\?:\.\*\\n\)\{(\d{1,3})\}/g;
/** Lines above it that a pattern looks at: more where it says how many are between some, all of them together. */
function countLinesAbove(pattern) {
	if (!pattern.includes("\\n")) return 0;
	const between = sum([...pattern.matchAll(BETWEEN)].map(([, count]) => Number(count) + 1)) + 1;
	return Math.max(20, Math.min(between, 402));
}
/** The shortest text around the number, from its name on, by which the last match of all lines is that number; else with a line above it. */
function makePattern(printed, lines) {
	const { line, nameAt, at, text, behind } = printed;
	if (line.trim() === text) return makeBarePattern(printed, lines);
	const digits = text.includes(",") ? GROUPED : NUMBER;
	const [head, number] = [`^${quote(line.slice(0, at))}`, `(${digits})`];
	const whole = `${head}${number}`;
	return [`${quote(line.slice(nameAt, at))}${number}${quote(behind)}`, whole].filter((each) => each.length <= 1e3).find((pattern) => isLast(pattern, printed, lines)) ?? findBelow(whole, printed, lines) ?? findBefore(head, digits, printed, lines) ?? `^${escapePattern(line.slice(0, at)).slice(0, 800)}${number}`;
}
/** Of a number that stands alone: by its size, by a line above it, or by how many lines there are from it to the last such number. */
function makeBarePattern(printed, lines) {
	if (isLast(BARE, printed, lines)) return BARE;
	const below = findBelow(BARE, printed, lines);
	if (below !== null) return below;
	return isLast(BARE_SMALL, printed, lines) ? BARE_SMALL : findAbove(printed, lines) ?? BARE;
}
function findAbove({ index }, lines) {
	const skipped = skipToLast(new RegExp(BARE), index, lines);
	return skipped === null ? null : String.raw`(?<=^[ \t]*(${NUMBER})[ \t]*\n${skipped})[ \t]*${NUMBER}[ \t]*$`;
}
/** A pattern of a line by how many lines there are from it to the last one like it; null: it would take another number. */
function findBefore(head, digits, { index, text }, lines) {
	const like = new RegExp(`${head}${digits}`);
	const skipped = head.length > LONGEST_HEAD ? null : skipToLast(like, index, lines);
	if (skipped === null) return null;
	const pattern = String.raw`(?<=${head}(${digits})(?!\d|\.\d|[eE][-+]?\d).*\n${skipped})${head}${digits}`;
	const shown = lines.slice(index, index + MOST_BETWEEN + 2).map((line) => line.slice(0, LONGEST_LINE));
	const [, found = ""] = new RegExp(pattern, "m").exec(shown.join("\n")) ?? [];
	return found !== "" && readNumber(found) === readNumber(text) ? pattern : null;
}
/** What matches the lines between one and the last that is like it; null: they are too many, or it is the last. */
function skipToLast(like, index, lines) {
	const between = lines.findLastIndex((line) => like.test(line.slice(0, LONGEST_LINE))) - index - 1;
	if (between < 0 || between > MOST_BETWEEN) return null;
	return between === 0 ? "" : `(?:.*\\n){${between}}`;
}
const quote = (part) => escapePattern(part).replaceAll(/(?<!\w)\d+(?:\\\.\d+)?/g, "[0-9.]+").replaceAll(/[ \t]+/g, "[ \\t]+");
function isLast(pattern, { text }, lines) {
	return [...(lines.findLast((each) => new RegExp(pattern).test(each.slice(0, 1e3))) ?? "").matchAll(new RegExp(pattern, "g"))].at(-1)?.[1] === text;
}
/** A pattern of the nearest line above that stands there, so far above a line like this one, for the last time. */
function findBelow(whole, { index }, lines) {
	const like = new RegExp(whole);
	for (let above = 1; above <= Math.min(20, index); above++) {
		const head = lines[index - above] ?? "";
		if (!/\p{L}/u.test(head) || head.length > 300) continue;
		const pattern = new RegExp(`^${quote(head)}$`);
		if (lines.some((line, place) => place > index && like.test(line.slice(0, 1e3)) && pattern.test(lines[place - above] ?? ""))) continue;
		const between = above === 1 ? "" : `(?:.*\\n){${above - 1}}`;
		return `^${quote(head)}\\n${between}${whole}`;
	}
	return null;
}
/** Behind a value the one of the next model, in a table with a column for each. */
const SEVERAL = /^%?[ \t|]+[-+]?\d{0,9}\.\d/;
export { NUMBER as a, countLinesAbove as c, makePattern as d, readNumber as f, withoutLogger as h, LONGEST_LINE as i, findWhole as l, withPoints as m, BARE_SHARE as n, NUMBERS as o, shareOf as p, BARE_SMALL as r, SEVERAL as s, BARE as t, makeBarePattern as u };
