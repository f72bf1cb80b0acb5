import { it as cacheFolder } from "./work.js";
import { t as listSources } from "./prune-sources.js";
import { P as refuseStrangeCache } from "./environment.js";
import { t as readCache } from "./cache-content.js";
import { t as renderCache } from "./environments.js";
// src/commands/env/list.ts
const LIST_VERSION = 2;
/** What the cache of environments and of projects' files holds, as text of at most `width` columns and as JSON. */
async function listEnvironments({ width }, { env, logger }) {
	const cache = cacheFolder(env);
	await refuseStrangeCache(cache);
	const { bytes, otherBytes, environments } = await readCache(cache, [], (done, all) => logger.status(`reading the cache: folder ${done + 1} of ${all}`));
	logger.status("");
	const sources = await listSources(env);
	const json = {
		schemaVersion: LIST_VERSION,
		cache,
		bytes,
		otherBytes,
		environments,
		sources
	};
	return {
		text: renderCache(json, width),
		json
	};
}
export { listEnvironments };
