import { Jt as isPlanned, Nt as checkDocument, Pt as parseSharedPath, Yt as readPlan, an as batchesOf, gn as memberKey, on as campaignFiles, sn as isOfPair } from "./work.js";
import { Rr as UserError, ht as slug, or as _usingCtx, st as modelId } from "./inputs.js";
import { Dt as copyBelow, St as sha256Hex, an as lookBelow, dt as hashBelow, gt as listFiles } from "./base.js";
import { t as inTurn } from "./in-turn.js";
import { t as recordId } from "./record-id.js";
import { i as streamRecordFile } from "./records.js";
import { i as refuseOtherShards, n as countShards, t as blocksOfShard } from "./shards.js";
import { n as stemOf, r as uploadCopy, t as lastCopies } from "./artifact-copies.js";
import { i as writtenShard } from "./shard.js";
import { a as unpackArtifact, n as isRefusal, r as refuseArtifact, t as LARGEST_PART_BYTES } from "./take-artifact.js";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
// src/github/campaign-parts.ts
/** `@` parts project from model because neither can hold it: two pairs never share a name. */
function partName(campaign, part) {
	const prefix = stemOf(campaign);
	switch (part.kind) {
		case "plan": return `${prefix}-plan`;
		case "variants": return `${prefix}-variants${part.only ? `-${part.only.project}@${part.only.model}` : ""}`;
		case "records": return `${prefix}-records-${part.shard.index}-of-${part.shard.count}`;
	}
}
/** The part that an artifact of this name holds; null for another campaign's, a further copy, or something else. */
function parsePartName(campaign, name) {
	const prefix = `${stemOf(campaign)}-`;
	if (!name.startsWith(prefix)) return null;
	const rest = name.slice(prefix.length);
	if (rest === "plan") return { kind: "plan" };
	if (rest === "variants") return {
		kind: "variants",
		only: null
	};
	const [, project, model] = /^variants-([^@]+)@([^@]+)$/.exec(rest) ?? [];
	if (slug.safeParse(project).success && modelId.safeParse(model).success && project && model) return {
		kind: "variants",
		only: {
			project,
			model
		}
	};
	const { data } = writtenShard.safeParse(/^records-([1-9]\d*-of-[1-9]\d*)$/.exec(rest)?.[1]?.replace("-of-", "/"));
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
			return only === null || isOfPair(only, file);
		}
		case "records": return file?.kind === "log" || file?.kind === "records" && isDeepStrictEqual(file.shard, part.shard);
	}
}
// src/github/exchange-parts.ts
const DOWNLOADS_AT_ONCE = 8;
/**
* Uploads what the campaign's folder holds of each part; nothing of one of which it holds none, or which is as it was handed on:
* GitHub takes 500 artifacts of a job.
*/
async function sendParts(store, campaign, parts, logger, handedOn = /* @__PURE__ */ new Map()) {
	for await (const { part, files, hash } of holdings(campaign, parts)) {
		if (handedOn.get(partName(campaign, part)) === hash) continue;
		const name = await upload(store, campaign, part, files);
		handedOn.set(partName(campaign, part), hash);
		logger.info(`uploaded ${files.length} files as artifact ${name}`);
	}
}
/** The parts of which the campaign's folder holds files, and a hash of all that it holds of each. */
async function* holdings(campaign, parts) {
	if ((await lookBelow(campaign, "")).kind === "none") return;
	const all = await listFiles(campaign);
	for (const part of parts) {
		const files = all.filter((path) => isFileOfPart(part, path));
		if (files.length === 0) continue;
		yield {
			part,
			files,
			hash: await hashFiles(campaign, files)
		};
	}
}
async function hashFiles(root, files) {
	return sha256Hex((await inTurn(files, async (path) => `${path} ${await hashBelow(root, path)}\n`)).join(""));
}
async function upload(store, campaign, part, files) {
	const name = partName(campaign, part);
	if (part.kind !== "plan") return uploadCopy(store, name, campaign, files, daysOfRuns(await readPlan(campaign)));
	await store.upload(name, campaign, files);
	return name;
}
const SECONDS_A_DAY = 86400;
/** GitHub keeps none for longer. */
const MOST_DAYS = 90;
/** A day, which a job may wait for its runner, beyond the longest that the campaign's runs can take on one host. */
const daysOfRuns = ({ expected: { worstSeconds } }) => Math.min(MOST_DAYS, 1 + Math.ceil(worstSeconds / SECONDS_A_DAY));
/**
* Brings the campaign's wanted parts from the run's artifacts into its folder. Returns how many there were. Of one that can't
* be taken nothing is.
*/
async function fetchParts(store, campaign, isWanted, logger, { onRefused, handedOn } = {}) {
	const wanted = [...lastCopies(await store.list())].flatMap(([name, artifact]) => {
		const part = parsePartName(campaign, name);
		return part !== null && isWanted(part) ? [{
			artifact,
			part
		}] : [];
	});
	let refused = 0;
	for (const batch of batchesOf(wanted, DOWNLOADS_AT_ONCE)) {
		const taking = batch.map(async ({ artifact, part }) => {
			try {
				const hash = await fetchPart(store, campaign, artifact, part);
				handedOn?.set(partName(campaign, part), hash);
			} catch (error) {
				if (!isRefusal(error) || onRefused === void 0) throw error;
				refused++;
				onRefused(error, artifact.name);
			}
		});
		await Promise.all(taking);
	}
	logger.info(`took ${wanted.length - refused} artifacts into ${campaign}`);
	return wanted.length;
}
/** Takes the plan from the run's artifacts, unless an earlier step of this job wrote it. */
async function ensurePlan(store, campaign, logger) {
	if (await isPlanned(campaign)) return;
	if (await fetchParts(store, campaign, (part) => part.kind === "plan", logger) > 0) return;
	throw new UserError(`There is no ${campaignFiles.plan(campaign)} and no artifact '${partName(campaign, { kind: "plan" })}': run the action plan first, in this job or one that this job needs.`);
}
/**
* Takes what one job needs that runs a shard: the plan, its scripts, and the records of an earlier attempt. UserError where the
* plan has no such shard. Returns the projects of its blocks.
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
	return new Set(blocks.map(({ project }) => project));
}
/** A job that ran untrusted code may have made this artifact: only files of the part are taken, and only valid ones. Returns a hash of them. */
async function fetchPart(store, campaign, artifact, part) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { folder } = _usingCtx$1.a(await unpackArtifact(store, artifact, LARGEST_PART_BYTES));
		const files = await listFiles(folder);
		for (const path of files) await checkFile(folder, path, part, artifact);
		const taken = part.kind === "records" ? await chooseRecordFiles(campaign, folder, files, part.shard, artifact) : files;
		const missing = [];
		for (const path of taken) if (!await isThere(folder, campaign, path)) missing.push(path);
		for (const path of missing) await copyBelow(folder, campaign, path);
		return await hashFiles(folder, taken);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Whether an earlier step of this job has brought or made the same file. UserError where it is another one. */
async function isThere(folder, campaign, path) {
	const there = await hashBelow(campaign, path);
	if (there === null || there === await hashBelow(folder, path)) return there !== null;
	throw new UserError(`${join(campaign, path)} is another file than the artifact's: it is not replaced.`, 3);
}
async function checkFile(folder, path, part, artifact) {
	if (!isFileOfPart(part, path)) throw refuseArtifact(artifact.name, `'${path}' is no file of such a part`);
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
	if (shard.count !== count) throw refuseArtifact(artifact.name, `the campaign is planned in ${count} shards`);
	const orders = new Map(blocksOfShard(plan, shard).map(({ id, order }) => [id, new Set(order.map(memberKey))]));
	const logs = /* @__PURE__ */ new Set();
	for (const path of files.filter(isRecords)) for await (const record of streamRecordFile(folder, path)) {
		const { id, block, variant, shim, log } = record;
		if (!orders.get(block)?.has(memberKey(record))) throw refuseArtifact(artifact.name, `record ${id} is of '${variant}' (${shim}) in block '${block}', which is none of this shard's`);
		if (!isNamedByContent(record)) throw refuseArtifact(artifact.name, `record ${id} or its log has a name that is not its own`);
		logs.add(log);
	}
	return files.filter((path) => isRecords(path) || logs.has(path));
}
/** Later steps tell records apart by id, and a log lies under it: another's id would take the other's place. */
function isNamedByContent(record) {
	const { id, log } = record;
	return id === recordId(record) && (log === null || log === campaignFiles.log("", id));
}
export { sendParts as a, fetchShard as i, ensurePlan as n, partName as o, fetchParts as r, daysOfRuns as t };
