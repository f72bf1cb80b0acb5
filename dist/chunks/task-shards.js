import { Rr as UserError } from "./inputs.js";
import { basename } from "node:path";
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
/** The system that a file of answers or attempts is of, by its name, and whether it holds one share of them. */
function readSystemName(path) {
	const name = basename(path).replace(/\.(?:jsonl|json)(?:\.gz)?$/, "");
	return {
		system: name.replace(SHARD_ENDING, ""),
		isShare: SHARD_ENDING.test(name)
	};
}
export { readSystemName as i, listTaskShards as n, nameShard as r, findTaskShard as t };
