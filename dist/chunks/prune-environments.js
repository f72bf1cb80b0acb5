import { i as pruneSources, n as renderPrunedSources } from "./environments.js";
import { n as prepareUv } from "./environment-maker.js";
import { i as pruneCache, n as logPruning, r as readQuota } from "./quota.js";
import "./env-options.js";
// src/commands/env/prune-environments.ts
const DAY_MILLISECONDS = 864e5;
/**
* Makes room in the cache; what is in use stays. Without a quota what was not used for a month goes. A quota is kept by
* environments alone: files of projects, and their data, go by their age.
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
		quotaBytes: quota
	});
	logPruning(result, quota, context.logger);
	return {
		...result,
		removedSources
	};
}
export { pruneEnvironments };
