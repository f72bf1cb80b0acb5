import { Bt as appendJsonLine, Wt as streamJsonLines, cn as parseRecordsName, on as campaignFiles } from "./work.js";
import { At as makeWritableBelow, in as listBelow, z as LONGEST_TRACEBACK } from "./base.js";
import { q as LONGEST_TEXT, vr as boundTexts } from "./inputs.js";
import { N as runRecord } from "./read.js";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
// src/campaign/records.ts
/**
* The records of a campaign, one at a time, file by file in the order of their names; nothing where there are none yet.
* `onTorn` is told the file of each line that a killed writer left unfinished.
*/
async function* streamRecords(campaign, onTorn = () => {}, isWanted = () => true) {
	const folder = campaignFiles.records("");
	for (const { name } of await listBelow(campaign, folder) ?? []) {
		if (!name.endsWith(".jsonl") || !isWanted(name)) continue;
		const path = join(campaign, folder, name);
		yield* streamRecordFile(campaign, join(folder, name), () => onTorn(path));
	}
}
/** `path`: relative to the campaign's folder. */
const streamRecordFile = (campaign, path, onTorn = () => {}) => streamJsonLines(join(campaign, path), runRecord, onTorn, campaign);
/** The records that a shard goes on from. Only files of other shards are left out, as far as their names tell. */
async function readShardRecords(campaign, plan, shard) {
	const records = [];
	const isWanted = (name) => mayHoldShard(name, shard, plan);
	for await (const record of streamRecords(campaign, void 0, isWanted)) records.push(record);
	return records;
}
/**
* Whether a file of that name can hold records of this shard. False only where the plan fixes the shards and the name says
* that it is of another one: those never hold the same blocks.
*/
function mayHoldShard(fileName, shard, { shards }) {
	const named = parseRecordsName(fileName);
	if (shards === null || shard.count === 1 || named?.count !== shards.length) return true;
	return named.index === shard.index;
}
/**
* A new file for the records that this process makes of a shard. Each is synced before the next run begins. UserError where
* nothing can be written there.
*/
async function openRecords(campaign, shard) {
	await makeWritableBelow(campaign, campaignFiles.records(""));
	const path = campaignFiles.shardRecords(campaign, shard, randomBytes(4).toString("hex"));
	return (record) => appendJsonLine(path, boundRecord(record), campaign);
}
/** A record with all that a run or a machine said of itself as its format takes it: printable, and no longer than it may be. */
const boundRecord = (record) => boundTexts(record, LONGEST_TEXT, {
	errorType: 80,
	tracebackTail: LONGEST_TRACEBACK
});
export { streamRecords as a, streamRecordFile as i, openRecords as n, readShardRecords as r, boundRecord as t };
