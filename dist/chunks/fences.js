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
* whole text, of an answer without a fence. A fence that never ends reaches to the end.
*/
function extractCode(answer, wanted) {
	const blocks = readBlocks(answer);
	if (blocks.length === 0) return answer.replaceAll("\r\n", "\n");
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
function readBlocks(answer) {
	const blocks = [];
	let open = null;
	for (const line of answer.split(/\r?\n/)) {
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
				text: open.lines.join("\n")
			});
			open = null;
		} else open.lines.push(line);
	}
	if (open !== null) blocks.push({
		language: open.language,
		text: open.lines.join("\n")
	});
	return blocks;
}
export { extractCode as t };
