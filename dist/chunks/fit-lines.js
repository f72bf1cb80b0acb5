import { ur as count } from "./inputs.js";
import { t as escapeInline } from "./markdown-text.js";
// src/report/text/fit-lines.ts
/** GitHub refuses a comment above 65,536 characters; who posts it may add to it. */
const COMMENT_BYTES = 6e4;
/** Bytes of the last line: its words, and what closes an open block. */
const RESERVE = 200;
/** Whole lines as far as there is room, and a last line that counts those left out and leads to them; no row is cut in two. */
function fitLines(lines, { bytes, link, artifact = null }) {
	const whole = joinLines(lines);
	if (Buffer.byteLength(whole) <= bytes) return whole;
	const place = [artifact === null ? "" : `, in the artifact ${escapeInline(artifact)}`, link === null ? "" : `: [open it](<${link}>)`].join("");
	const most = bytes - RESERVE - Buffer.byteLength(place);
	const kept = [];
	let size = 0;
	for (const line of lines) {
		size += Buffer.byteLength(line) + 1;
		if (size > most) break;
		kept.push(line);
	}
	const rows = lines.slice(kept.length).filter((line) => line !== "").length;
	const countOf = (start) => kept.filter((line) => line.startsWith(start)).length;
	const open = countOf("```") % 2 === 1;
	const folded = countOf("<details>") - countOf("</details>");
	return joinLines([
		...kept,
		...open ? ["```"] : [],
		...Array.from({ length: folded }, () => "\n</details>"),
		"",
		`*${count(rows, "more line")} left out here; the full report has them${place}.*`
	]);
}
/** One blank line at most between two blocks. */
function joinLines(lines) {
	return `${lines.join("\n").replace(/\n{3,}/g, "\n\n").trim()}\n`;
}
export { fitLines as n, joinLines as r, COMMENT_BYTES as t };
