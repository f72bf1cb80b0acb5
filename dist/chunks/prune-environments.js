import { n as listSpareParts, r as pruneSources } from "./prune-sources.js";
import { n as prepareUv } from "./environment-maker.js";
import { i as pruneCache, n as logPruning, r as readQuota } from "./quota.js";
import { n as renderPrunedSources } from "./environments.js";
import "./env-options.js";
// src/commands/env/prune-environments.ts
const DAY_MILLISECONDS = 864e5;
/**
* Makes room in the cache; what is in use stays, and what could not be had again. Without a quota what was not used for a month
* goes; a quota is kept by what was not used for longest, environments or files of projects.
*/
async function pruneEnvironments(options, context) {
	const quota = readQuota(context.env, options.quota);
	const days = options.olderThan ?? (quota === null ? 30 : null);
	const uv = await prepareUv(context);
	const removedSources = days === null ? [] : await pruneSources(context.env, days * DAY_MILLISECONDS);
	if (removedSources.length > 0) context.logger.info(renderPrunedSources(removedSources));
	const result = await pruneCache({
		...uv,
		olderThanMilliseconds: days === null ? null : days * DAY_MILLISECONDS,
		quotaBytes: quota,
		parts: quota === null ? [] : await listSpareParts(context.env)
	});
	logPruning(result, quota, context.logger);
	return {
		...result,
		removedSources
	};
}
export { pruneEnvironments };
