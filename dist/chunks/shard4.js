import { Rr as UserError } from "./inputs.js";
import { Tt as writeJson, gn as makeFolders } from "./base.js";
import "./matrices.js";
import { r as shardInputs } from "./inputs2.js";
import { t as findShares } from "./task-share.js";
import { join, resolve } from "node:path";
// src/actions/shard.ts
const LIST = "shares.json";
/** Deals ML-Bench's tasks to jobs: one matrix for those that ask and those that judge. */
async function runShard(given, context) {
	const { artifacts, artifactName, ...inputs } = shardInputs.parse(given);
	const { rows, all: shards } = await findShares(inputs, context);
	if (shards.length > 256) throw new UserError(`Repositories, models and settings make ${shards.length} jobs, and a matrix takes 256: name fewer models or settings.`);
	const include = shards.map(({ shard, repository, system }) => ({
		name: `${repository} ${system}`,
		shard
	}));
	if (artifacts) {
		const folder = resolve(context.env.RUNNER_TEMP ?? ".", "ml-bench-shares");
		await makeFolders(folder);
		await writeJson(join(folder, LIST), shards);
		await (await context.openArtifacts()).upload(artifactName, folder, [LIST]);
	}
	return {
		matrix: JSON.stringify({ include }),
		jobs: include.length,
		rows
	};
}
export { runShard };
