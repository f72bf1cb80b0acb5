import { Dr as copyBelow, Ir as lookBelow, Jr as formatSize, ar as slug, er as modelId, gt as removeTree, ii as UserError, pr as listFiles, pt as makeScratch, ur as hashBelow } from "./start.js";
import { t as groupsBy } from "./groups.js";
import { g as memberKey, i as readPlan, t as isPlanned } from "./documents.js";
import { t as campaignFiles } from "./paths.js";
import { t as recordId } from "./record-id.js";
import { i as streamRecordFile } from "./records.js";
import { n as parseSharedPath, t as checkDocument } from "./shared-files.js";
import { i as refuseOtherShards, n as countShards, t as blocksOfShard } from "./shards.js";
import { i as writtenShard } from "./shard.js";
import { isDeepStrictEqual } from "node:util";
import { basename, join, resolve } from "node:path";
// src/github/campaign-parts.ts
/**
* Name of a part's artifact. A part grows (a second attempt of a job, a round after a repair), but an artifact can't be replaced
* within a run: each further copy, which holds all of it, has a name of its own. `@` parts project, model and copy because none
* can hold it: two never share a name.
*/
function partName(campaign, part, copy = 1) {
	return `${campaignName(campaign)}-${describePart(part)}${copy === 1 ? "" : `@${copy}`}`;
}
function describePart(part) {
	switch (part.kind) {
		case "plan": return "plan";
		case "variants": return `variants${part.only ? `-${part.only.project}@${part.only.model}` : ""}`;
		case "records": return `records-${part.shard.index}-of-${part.shard.count}`;
	}
}
/** The part that an artifact of this name holds, and which copy of it, from 1; null for another campaign's or something else. */
function parsePartName(campaign, name) {
	const prefix = `${campaignName(campaign)}-`;
	if (!name.startsWith(prefix)) return null;
	const [whole, pair, own, copy = "1"] = NAME.exec(name.slice(prefix.length)) ?? [];
	if (whole === void 0) return null;
	const part = pair === void 0 ? parsePart(own ?? "") : parsePair(pair);
	return part && {
		part,
		copy: Number(copy)
	};
}
const NAME = /^(?:variants-([^@]+@[^@]+)|([^@]+))(?:@([2-9]|[1-9]\d{1,5}))?$/;
function parsePair(pair) {
	const [project, model] = pair.split("@");
	return slug.safeParse(project).success && modelId.safeParse(model).success && project && model ? {
		kind: "variants",
		only: {
			project,
			model
		}
	} : null;
}
function parsePart(name) {
	if (name === "plan") return { kind: "plan" };
	if (name === "variants") return {
		kind: "variants",
		only: null
	};
	const { data } = writtenShard.safeParse(/^records-([1-9]\d*-of-[1-9]\d*)$/.exec(name)?.[1]?.replace("-of-", "/"));
	return data ? {
		kind: "records",
		shard: data
	} : null;
}
/** Whether a part may hold this file of a campaign's folder: it is sent by this rule, and taken from strangers by it. */
function isFileOfPart(part, path) {
	const file = parseSharedPath(path);
	switch (part.kind) {
		case "plan": return file?.kind === "plan";
		case "variants": {
			const { only } = part;
			if (file?.kind !== "variant" && file?.kind !== "calls") return false;
			return only === null || only.project === file.project && only.model === file.model;
		}
		case "records": return file?.kind === "log" || file?.kind === "records" && isDeepStrictEqual(file.shard, part.shard);
	}
}
function campaignName(campaign) {
	const name = basename(resolve(campaign));
	if (/^[A-Za-z0-9._-]+$/.test(name)) return name;
	throw new UserError(`Campaign '${name}' can't name artifacts: use letters, digits, '.', '_' and '-' only.`);
}
// src/github/exchange-parts.ts
const LARGEST_ARCHIVE_BYTES = 268435456;
const DOWNLOADS_AT_ONCE = 8;
/** Uploads what the campaign's folder holds of a part; nothing where it holds none. */
async function sendPart(store, campaign, part, logger) {
	if ((await lookBelow(campaign, "")).kind === "none") return;
	const files = (await listFiles(campaign)).filter((path) => isFileOfPart(part, path));
	if (files.length === 0) return;
	const there = part.kind === "plan" ? [] : await store.list();
	const copies = listParts(there, campaign).filter((each) => isDeepStrictEqual(each.part, part));
	const name = partName(campaign, part, 1 + Math.max(0, ...copies.map(({ copy }) => copy)));
	const keptDays = part.kind === "plan" ? void 0 : daysOfRuns(await readPlan(campaign));
	await store.upload(name, campaign, files, keptDays);
	logger.info(`uploaded ${files.length} files as artifact ${name}`);
}
const SECONDS_A_DAY = 86400;
/** GitHub keeps none for longer. */
const MOST_DAYS = 90;
/** A day beyond the longest that the campaign's runs can take on one host. */
const daysOfRuns = ({ expected: { worstSeconds } }) => Math.min(MOST_DAYS, 1 + Math.floor(worstSeconds / SECONDS_A_DAY));
/**
* Brings the campaign's wanted parts from the run's artifacts into its folder. Returns how many there were. Of one that can't
* be taken nothing is; `onRefused` is told why, else it is an error.
*/
async function fetchParts(store, campaign, isWanted, logger, onRefused = (refusal) => {
	throw refusal;
}) {
	const wanted = latestParts(listParts(await store.list(), campaign)).filter(({ part }) => isWanted(part));
	let refused = 0;
	for (let first = 0; first < wanted.length; first += DOWNLOADS_AT_ONCE) {
		const taking = wanted.slice(first, first + DOWNLOADS_AT_ONCE).map(({ artifact, part }) => fetchPart(store, campaign, artifact, part).catch((error) => {
			if (!(error instanceof UserError)) throw error;
			refused++;
			onRefused(error, artifact.name);
		}));
		await Promise.all(taking);
	}
	logger.info(`took ${wanted.length - refused} artifacts into ${campaign}`);
	return wanted.length;
}
const listParts = (artifacts, campaign) => artifacts.flatMap((artifact) => {
	const parsed = parsePartName(campaign, artifact.name);
	return parsed === null ? [] : [{
		artifact,
		...parsed
	}];
});
/** The last copy of each part, which holds what the copies before it do. */
const latestParts = (parts) => groupsBy(parts, ({ part }) => part).map((copies) => copies.reduce((last, each) => each.copy > last.copy ? each : last));
/** Takes the plan from the run's artifacts, unless an earlier step of this job wrote it. */
async function ensurePlan(store, campaign, logger) {
	if (await isPlanned(campaign)) return;
	if (await fetchParts(store, campaign, (part) => part.kind === "plan", logger) > 0) return;
	throw new UserError(`There is no ${campaignFiles.plan(campaign)} and no artifact '${partName(campaign, { kind: "plan" })}': run the action plan first, in this job or one that this job needs.`);
}
/**
* Takes what one job needs that runs a shard: the plan, its scripts, and the records of an earlier attempt. UserError where the
* plan has no such shard.
*/
async function fetchShard(store, campaign, shard, logger) {
	await ensurePlan(store, campaign, logger);
	const plan = await readPlan(campaign);
	refuseOtherShards(plan, shard);
	const blocks = blocksOfShard(plan, shard);
	const isWanted = (part) => {
		if (part.kind === "plan") return false;
		if (part.kind === "records") return isDeepStrictEqual(part.shard, shard);
		const { only } = part;
		if (only === null) return true;
		return blocks.some(({ project, model }) => project === only.project && (model === null || model === only.model));
	};
	await fetchParts(store, campaign, isWanted, logger);
}
/** A job that ran untrusted code may have made this artifact: only files of the part are taken, and only valid ones. */
async function fetchPart(store, campaign, artifact, part) {
	if (artifact.bytes > LARGEST_ARCHIVE_BYTES) throw refusal(artifact, `it has ${formatSize(artifact.bytes)}`);
	const folder = await makeScratch("part", process.env.RUNNER_TEMP);
	try {
		await store.download(artifact, folder);
		const files = await listFiles(folder);
		for (const path of files) await checkFile(folder, path, part, artifact);
		const taken = part.kind === "records" ? await chooseRecordFiles(campaign, folder, files, part.shard, artifact) : files;
		const missing = [];
		for (const path of taken) if (!await isThere(folder, campaign, path)) missing.push(path);
		for (const path of missing) await copyBelow(folder, campaign, path);
	} finally {
		await removeTree(folder);
	}
}
/** Whether an earlier step of this job has brought or made the same file. UserError where it is another one. */
async function isThere(folder, campaign, path) {
	const there = await hashBelow(campaign, path);
	if (there === null || there === await hashBelow(folder, path)) return there !== null;
	throw new UserError(`${join(campaign, path)} is another file than the artifact's: it is not replaced.`, 3);
}
async function checkFile(folder, path, part, artifact) {
	if (!isFileOfPart(part, path)) throw refusal(artifact, `'${path}' is no file of such a part`);
	await checkDocument(folder, path);
}
/**
* Record files that a job may hand over. It can't speak for another: records of another shard's blocks are refused, and logs
* that no record names, as a killed job leaves them, stay out.
*/
async function chooseRecordFiles(campaign, folder, files, shard, artifact) {
	const isRecords = (path) => parseSharedPath(path)?.kind === "records";
	const plan = await readPlan(campaign);
	const count = countShards(plan);
	if (shard.count !== count) throw refusal(artifact, `the campaign is planned in ${count} shards`);
	const orders = new Map(blocksOfShard(plan, shard).map(({ id, order }) => [id, new Set(order.map(memberKey))]));
	const logs = /* @__PURE__ */ new Set();
	for (const path of files.filter(isRecords)) for await (const record of streamRecordFile(folder, path)) {
		const { id, block, variant, shim, log } = record;
		if (!orders.get(block)?.has(memberKey(record))) throw refusal(artifact, `record ${id} is of '${variant}' (${shim}) in block '${block}', which is none of this shard's`);
		if (!isNamedByContent(record)) throw refusal(artifact, `record ${id} or its log has a name that is not its own`);
		logs.add(log);
	}
	return files.filter((path) => isRecords(path) || logs.has(path));
}
/** Later steps tell records apart by id, and a log lies under it: another's id would take the other's place. */
function isNamedByContent(record) {
	const { id, log } = record;
	return id === recordId(record) && (log === null || log === campaignFiles.log("", id));
}
const refusal = (artifact, reason) => new UserError(`Artifact '${artifact.name}' is refused: ${reason}.`, 3);
export { partName as a, sendPart as i, fetchParts as n, fetchShard as r, ensurePlan as t };
