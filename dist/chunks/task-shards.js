import { ai as UserError } from "./start.js";
// src/mlbench/grading/fences.ts
const FENCE = /^[ \t]*(`{3,}|~{3,})[ \t]*([\w+-]*)/;
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
	if (blocks.length === 0) return answer;
	const names = wanted === "shell" ? SHELL : PYTHON;
	return ([
		blocks.filter(({ language }) => names.has(language.toLowerCase())),
		blocks.filter(({ language }) => language === ""),
		blocks
	].find((list) => list.length > 0) ?? blocks).map(({ text }) => text).join("\n");
}
function readBlocks(answer) {
	const blocks = [];
	let open = null;
	for (const line of answer.split(/\r?\n/)) {
		const [, mark, language = ""] = FENCE.exec(line) ?? [];
		if (open === null) {
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
// src/mlbench/task-shards.ts
/** Every share, repository after repository in the order of the rows: the same rows and systems give the same shares on every machine. */
function listTaskShards(tasks, systems) {
	return [...new Set(tasks.map(({ githubId }) => githubId))].flatMap((githubId) => systems.map((system, index) => ({
		githubId,
		system,
		hasGolds: index === 0
	})));
}
/** The share that `3/9` means. UserError where the rows and systems make another number of shares. */
function findTaskShard({ index, count }, tasks, systems) {
	const shards = listTaskShards(tasks, systems);
	const found = shards[index - 1];
	if (found !== void 0 && count === shards.length) return found;
	throw new UserError(`--shard ${index}/${count}: these rows have ${shards.length / Math.max(1, systems.length)} repositories and there are ${systems.length} systems, which makes ${shards.length} shares.`);
}
/** How files of one share are told apart, behind the system's name. */
const nameShard = ({ index, count }) => `${index}-of-${count}`;
const SHARD_ENDING = /\.[1-9]\d*-of-[1-9]\d*$/;
/** The system that a file of answers or attempts is of, by its name without ending, and whether it holds one share of them. */
const readSystemName = (name) => ({
	system: name.replace(SHARD_ENDING, ""),
	isShare: SHARD_ENDING.test(name)
});
export { extractCode as a, readSystemName as i, listTaskShards as n, nameShard as r, findTaskShard as t };
