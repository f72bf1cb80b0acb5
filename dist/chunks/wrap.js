import { t as displayWidth } from "./display-width.js";
// src/base/wrap.ts
/** Outside these a terminal's own width makes lines that nobody can read. */
const [NARROWEST, WIDEST] = [60, 120];
/** Columns where there is no terminal: a file, a pipe. */
const UNKNOWN = 100;
/** Columns of a line of text on this stream. */
function textWidth({ columns }) {
	return columns === void 0 || columns === 0 ? UNKNOWN : Math.min(WIDEST, Math.max(NARROWEST, columns));
}
/**
* Breaks each line at spaces to at most `width` columns; what follows a break is indented by two more than its line, or
* by `hang`. A longer word keeps a line of its own, and a no-break space is no space here.
*/
function wrapText(text, width, hang) {
	return text.split("\n").flatMap((line) => wrapLine(line, width, hang)).join("\n");
}
function wrapLine(line, width, hang) {
	if (displayWidth(line) <= width) return [line];
	const own = /^ */.exec(line)?.[0].length ?? 0;
	const indent = " ".repeat(hang ?? own + 2);
	const lines = [];
	let current = " ".repeat(own);
	let isEmpty = true;
	for (const word of line.slice(own).match(/[^ ]+(?: %[^ ]*| [=<] [^ ]+)* */g) ?? []) {
		if (!isEmpty && displayWidth(current + word.trimEnd()) > width) {
			lines.push(current.trimEnd());
			current = indent;
		}
		current += word;
		isEmpty = false;
	}
	return [...lines, current.trimEnd()];
}
export { wrapText as n, textWidth as t };
