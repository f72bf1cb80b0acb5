import { E as string, j as url, x as object } from "./schemas.js";
import { s as countWord } from "./format.js";
// src/github/run-page.ts
const environment = object({
	GITHUB_SERVER_URL: url({ protocol: /^https?$/ }),
	GITHUB_REPOSITORY: string().regex(/^[\w.-]+\/[\w.-]+$/),
	GITHUB_RUN_ID: string().regex(/^\d+$/)
});
/** The page of the workflow's run that this job belongs to, with its artifacts; null outside of one. */
function runPage(env) {
	const read = environment.safeParse(env);
	if (!read.success) return null;
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = read.data;
	return new URL(`/${repository}/actions/runs/${run}`, server).href;
}
// src/report/campaign/fit-lines.ts
/** Bytes of the last line: its words, and what closes an open block. */
const RESERVE = 200;
/** Whole lines as far as there is room, and a last line that counts those left out and leads to them; no row is cut in two. */
function fitLines(lines, { bytes, link }) {
	const whole = joinLines(lines);
	if (Buffer.byteLength(whole) <= bytes) return whole;
	const most = bytes - RESERVE - (link?.length ?? 0);
	const kept = [];
	let size = 0;
	for (const line of lines) {
		size += Buffer.byteLength(line) + 1;
		if (size > most) break;
		kept.push(line);
	}
	const rows = lines.slice(kept.length).filter((line) => line !== "").length;
	const count = (start) => kept.filter((line) => line.startsWith(start)).length;
	const open = count("```") % 2 === 1;
	const folded = count("<details>") - count("</details>");
	return joinLines([
		...kept,
		...open ? ["```"] : [],
		...Array.from({ length: folded }, () => "\n</details>"),
		"",
		`*${countWord(rows, "more line")} left out here; the full report has them${link === null ? "" : `: [open it](<${link}>)`}.*`
	]);
}
/** One blank line at most between two blocks. */
function joinLines(lines) {
	return `${lines.join("\n").replace(/\n{3,}/g, "\n\n").trim()}\n`;
}
export { joinLines as n, runPage as r, fitLines as t };
