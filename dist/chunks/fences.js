import { o as readShell, r as runsProgram } from "./read-commands.js";
// src/mlbench/grading/fences.ts
/** A line of back-ticks with more of them in it is no fence but code within a line. */
const FENCE = /^[ \t]*(`{3,}(?=[^`]*$)|~{3,})[ \t]*([\w+-]*)/;
const WITHIN_LINE = /^[ \t]*(`{3,})(?:(bash|sh|shell|python3?|py)[ \t])?([^`]+)\1[ \t]*$/;
const SHELL = /* @__PURE__ */ new Set([
	"bash",
	"sh",
	"shell",
	"zsh",
	"console",
	"script",
	"terminal"
]);
const PYTHON = /* @__PURE__ */ new Set([
	"python",
	"python3",
	"py",
	"ipython"
]);
/**
* The code in an answer: the fenced blocks of the wanted language, joined; else those without a language; else any; else the
* whole text, of an answer without a fence, but for sentences around it. A fence that never ends reaches to the end.
*/
function extractCode(answer, wanted) {
	const lines = answer.split(/\r?\n/);
	const opened = findOpened(lines);
	const blocks = opened === null ? readBlocks(lines) : [];
	if (blocks.length === 0) return dedent(withoutSentences(withoutProse(opened ?? lines)));
	const names = wanted === "shell" ? SHELL : PYTHON;
	return ([
		blocks.filter(({ language }) => names.has(language.toLowerCase())),
		blocks.filter(({ language }) => language === ""),
		blocks
	].find((list) => list.length > 0) ?? blocks).map(({ text }) => text).join("\n");
}
function readWithinLine(line) {
	const [, , language = "", text] = WITHIN_LINE.exec(line) ?? [];
	return text === void 0 ? [] : [{
		language,
		text
	}];
}
/** Whether a text holds a fenced block. */
const hasFence = (text) => readBlocks(text.split(/\r?\n/)).length > 0;
/**
* A line that is a sentence, or leads to what stands below: no program is called by a word that begins with a capital and has
* others behind it up to a full stop or colon, and no statement of Python begins so.
*/
const SENTENCE = /^[ \t]*(?:(?:[-*>]|\d+\.)[ \t]+)?[*_]{0,2}[A-Z][A-Za-z]*(?:['\u2019][a-z]+)?(?:[,:]?[*_]{0,2}[ \t]+(?:[\w`"'(*]|\[).*[\p{L}\p{N}`"')\]*_])?[*_]{0,2}[.:!?][*_]{0,2}[ \t]*$/u;
const BLANK = /^[ \t]*$/;
const isAside = (line) => BLANK.test(line) || SENTENCE.test(line);
/** Lines without the sentences before the first other one and behind the last; all of them where nothing else is there. */
function withoutSentences(lines) {
	const first = lines.findIndex((line) => !isAside(line));
	return first < 0 ? lines : lines.slice(first, lines.findLastIndex((line) => !isAside(line)) + 1);
}
/** How a paragraph of prose begins: by a mark of a list, or by a capitalised word and another; no command or statement does. */
const PROSE = /^[ \t]*(?:(?:[-*>]|\d+[.)])[ \t]+|[*_]{0,2}[A-Z][A-Za-z]*(?:['\u2019][a-z]+)?[,:]?[*_]{0,2}[ \t]+[A-Za-z`"'(])/;
const ASSIGNS = /^[^`]*[^=!<>`]=[^=]/;
/** Lines without the paragraphs of prose around them: those that begin as such, and of which no line runs a program. */
function withoutProse(lines) {
	let [start, end] = [0, lines.length];
	for (const part of paragraphsOf(lines)) {
		if (!isProse(lines.slice(...part))) break;
		start = part[1];
	}
	const isOpen = listOpen(lines.slice(start));
	for (const part of paragraphsOf(lines).toReversed()) {
		if (part[0] < start || !isProse(lines.slice(...part)) || isOpen[part[0] - start]) break;
		end = part[0];
	}
	return start < end ? lines.slice(start, end) : lines;
}
const isWhollyProse = (lines) => paragraphsOf(lines).every((part) => isProse(lines.slice(...part)));
function paragraphsOf(lines) {
	const starts = lines.flatMap((line, place) => !BLANK.test(line) && (place === 0 || BLANK.test(lines[place - 1] ?? "")) ? [place] : []);
	return starts.map((start, index) => [start, starts[index + 1] ?? lines.length]);
}
function isProse(lines) {
	const isTold = (line) => isAside(line) || PROSE.test(line) && !ASSIGNS.test(line);
	const [first = ""] = lines;
	return (PROSE.test(first) ? isTold(first) : lines.every(isTold)) && !lines.some((line) => !isTold(line) && ASSIGNS.test(line) || readShell(line).some(runsProgram));
}
/** Of each line whether a quote or here-document may reach into it from a line before. */
function listOpen(lines) {
	const open = {
		double: false,
		single: false,
		document: false
	};
	return lines.map((line) => {
		const isOpen = Object.values(open).includes(true);
		if (line.split("\"").length % 2 === 0) open.double = !open.double;
		if (line.split("'").length % 2 === 0) open.single = !open.single;
		open.document ||= line.includes("<<");
		return isOpen;
	});
}
/** The lines of a block whose opening fence stood in the question: the answer's only fence ends it. */
function findOpened(lines) {
	const places = lines.flatMap((line, place) => FENCE.test(line) ? [place] : []);
	const [end = 0] = places;
	const isEnd = places.length === 1 && FENCE.exec(lines[end] ?? "")?.[2] === "";
	const [before, behind] = [lines.slice(0, end), lines.slice(end + 1)];
	const isAsideBehind = behind.every(isAside) || isWhollyProse(behind);
	return isEnd && !before.every(isAside) && !isWhollyProse(before) && isAsideBehind ? before : null;
}
/** Lines in one text, without the blanks that all of them begin with. */
function dedent(lines) {
	const starts = lines.filter((line) => !BLANK.test(line)).map((line) => /^[ \t]*/.exec(line)?.[0] ?? "");
	const common = starts.reduce((least, start) => start.startsWith(least) ? least : shared(least, start), starts[0] ?? "");
	return lines.map((line) => line.startsWith(common) ? line.slice(common.length) : line.trimStart()).join("\n");
}
function shared(a, b) {
	let length = 0;
	while (length < a.length && a.charAt(length) === b.charAt(length)) length++;
	return a.slice(0, length);
}
function readBlocks(lines) {
	const blocks = [];
	let open = null;
	for (const line of lines) {
		const [, mark, language = ""] = FENCE.exec(line) ?? [];
		if (open === null) {
			blocks.push(...readWithinLine(line));
			if (mark !== void 0) open = {
				mark,
				language,
				lines: []
			};
		} else if (mark?.startsWith(open.mark) && language === "") {
			blocks.push({
				language: open.language,
				text: dedent(open.lines)
			});
			open = null;
		} else open.lines.push(line);
	}
	if (open !== null) blocks.push({
		language: open.language,
		text: dedent(open.lines)
	});
	return blocks;
}
export { hasFence as n, extractCode as t };
