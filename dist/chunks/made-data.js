import { an as lookBelow, xn as formatSize } from "./base.js";
import { t as inTurn } from "./in-turn.js";
import { f as sum, or as _usingCtx } from "./inputs.js";
import { Yt as readPlan } from "./work.js";
import { a as isStored, i as fetchedDataFolder, o as storeData } from "./outside-data.js";
import { n as stemOf } from "./artifact-copies.js";
import { t as daysOfRuns } from "./exchange-parts.js";
import { a as unpackArtifact, r as refuseArtifact, t as LARGEST_PART_BYTES } from "./take-artifact.js";
// src/actions/made-data.ts
const nameOf = (campaign, slug) => `${stemOf(campaign)}-data-${slug}`;
/** Hashes of what scripts of a planned project make. */
const listMade = ({ data }) => data.flatMap(({ access, sha256 }) => access === "made" && sha256 !== void 0 ? [sha256] : []);
async function partStored(hashes, env) {
	const [stored, lacked] = [[], []];
	for (const hash of hashes) (await isStored(hash, env) ? stored : lacked).push(hash);
	return {
		stored,
		lacked
	};
}
async function sizeOf(folder, name) {
	const found = await lookBelow(folder, name);
	return found.kind === "file" ? found.stats.size : 0;
}
/** Leaves what projects' scripts made for later jobs: one that holds keys runs no such script, and other machines need not. */
async function sendMadeData(store, campaign, { env, logger }) {
	const plan = await readPlan(campaign);
	for (const project of plan.projects) {
		const { stored } = await partStored(listMade(project), env);
		if (stored.length === 0) continue;
		const bytes = sum(await inTurn(stored, (hash) => sizeOf(fetchedDataFolder(env), hash)));
		if (bytes > 268435456) {
			const [has, most] = [formatSize(bytes), formatSize(LARGEST_PART_BYTES)];
			logger.warn(`The data that scripts of ${project.slug} made has ${has}, more than the ${most} that is handed on: jobs without keys make it anew, and generate can not describe it.`);
			continue;
		}
		await store.upload(nameOf(campaign, project.slug), fetchedDataFolder(env), stored, daysOfRuns(plan));
		logger.info(`uploaded the data that scripts of ${project.slug} made`);
	}
}
/**
* Takes what an earlier job left of it and this machine lacks, each file held to the hash that the plan names. Without `slugs`
* of all projects.
*/
async function takeMadeData(store, campaign, { env }, slugs) {
	for (const project of (await readPlan(campaign)).projects) try {
		var _usingCtx$1 = _usingCtx();
		if (slugs?.has(project.slug) === false) continue;
		const { lacked } = await partStored(listMade(project), env);
		const name = nameOf(campaign, project.slug);
		const artifact = lacked.length === 0 ? void 0 : (await store.list()).find((each) => each.name === name);
		if (artifact === void 0) continue;
		const scratch = _usingCtx$1.a(await unpackArtifact(store, artifact, LARGEST_PART_BYTES));
		for (const hash of lacked) {
			const taken = await storeData(scratch.folder, hash, env);
			if (taken !== null && taken.sha256 !== hash) throw refuseArtifact(name, `a file of it is not ${hash}`);
		}
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
export { takeMadeData as n, sendMadeData as t };
