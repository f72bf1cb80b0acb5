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
	if (blocks.length === 0) return dedent(withoutSentences(opened ?? lines));
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
const SENTENCE = /^[ \t]*(?:(?:[-*>]|\d+\.)[ \t]+)?[*_]{0,2}[A-Z][a-z]*(?:['\u2019][a-z]+)?(?:[,:]?[*_]{0,2}[ \t]+(?:[\w`"'(*]|\[).*[\p{L}\p{N}`"')\]*_])?[*_]{0,2}[.:!?][*_]{0,2}[ \t]*$/u;
const BLANK = /^[ \t]*$/;
const isAside = (line) => BLANK.test(line) || SENTENCE.test(line);
/** Lines without the sentences before the first other one and behind the last; all of them where nothing else is there. */
function withoutSentences(lines) {
	const first = lines.findIndex((line) => !isAside(line));
	return first < 0 ? lines : lines.slice(first, lines.findLastIndex((line) => !isAside(line)) + 1);
}
/** The lines of a block whose opening fence stood in the question: the answer's only fence ends it. */
function findOpened(lines) {
	const places = lines.flatMap((line, place) => FENCE.test(line) ? [place] : []);
	const [end = 0] = places;
	return places.length === 1 && FENCE.exec(lines[end] ?? "")?.[2] === "" && !lines.slice(0, end).every(isAside) && lines.slice(end + 1).every(isAside) ? lines.slice(0, end) : null;
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
