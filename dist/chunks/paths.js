import { Y as modelId, et as slug } from "./inputs.js";
import { join } from "node:path";
// src/campaign/paths.ts
/**
* The files of a campaign's folder: `plan.json`, `schedule.json`, `slurm/`, `run_table.csv`, `variants/`, `calls/`, `records/`,
* `logs/`, `patches/`, `analysis.json`, `report/`. With an empty `campaign` the paths are relative to it.
*/
const campaignFiles = {
	plan: (campaign) => join(campaign, "plan.json"),
	/** Which host runs what, where the plan was made for known hosts. */
	schedule: (campaign) => join(campaign, "schedule.json"),
	slurm: (campaign) => join(campaign, "slurm"),
	runTable: (campaign) => join(campaign, "run_table.csv"),
	/** `variants/<slug>/<mode>/<model>/s1/i0.py` and its provenance, `i0.json`. */
	variantScript: (campaign, variant) => join(campaign, "variants", `${variant}.py`),
	variantProvenance: (campaign, variant) => join(campaign, "variants", `${variant}.json`),
	calls: (campaign) => join(campaign, "calls"),
	/** Calls of one process to one model about one project; `id` keeps processes apart. */
	callFile: (campaign, { project, model }, id) => join(campaign, "calls", `${project}@${model}-${id}.jsonl`),
	/** Held by the process that asks models for the campaign. */
	askingLock: (campaign) => join(campaign, "generating.lock"),
	records: (campaign) => join(campaign, "records"),
	/** Records of one process: the file's name tells what it ran, and `id` keeps it apart from others of the same shard. */
	shardRecords: (campaign, { index, count }, id) => join(campaign, "records", `${index}-of-${count}-${id}.jsonl`),
	log: (campaign, recordId) => join(campaign, "logs", `${recordId}.log`),
	/** `patches/<variant id>.patch`: each model's script against the author's entry file. */
	patch: (campaign, variant) => join(campaign, "patches", `${variant}.patch`),
	analysis: (campaign) => join(campaign, "analysis.json"),
	report: (campaign) => join(campaign, "report")
};
/** Whose calls a file of the folder `calls` holds, by its name, which no project and no model can have a part of; null: no such file. */
function parseCallsName(name) {
	const [, project, model] = /^([^@]+)@([^@]+)-[0-9a-f]+\.jsonl$/.exec(name) ?? [];
	return project && model && slug.safeParse(project).success && modelId.safeParse(model).success ? {
		project,
		model
	} : null;
}
/** The shard that a file of records is of, by its name; null where the name does not say. */
function parseRecordsName(name) {
	const [, index, count] = /^([1-9]\d*)-of-([1-9]\d*)-[0-9a-f]+\.jsonl$/.exec(name) ?? [];
	return index && count ? {
		index: Number(index),
		count: Number(count)
	} : null;
}
export { parseCallsName as n, parseRecordsName as r, campaignFiles as t };
