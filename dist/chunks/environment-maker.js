import { J as cacheFolder, tn as memoise } from "./work.js";
import { Cr as UserError, Er as interruptible } from "./inputs.js";
import { C as IndexUnreachable, k as checkCache } from "./environment.js";
import { t as ensureManagedEnvironment } from "./managed.js";
import { n as locateUv } from "./uv.js";
import { basename, resolve } from "node:path";
// src/environment/environment-maker.ts
/**
* Makes the environments of projects; what that takes on this host is looked for once, and only where it is needed.
* `folders`: where nothing is trusted, beside the projects' own (the dataset, the campaign). `findIsolation` finds what runs a
* manager's commands in a sandbox of their own.
*/
function openEnvironmentMaker(context, folders, findIsolation) {
	const uv = memoise(() => prepareUv(context));
	const isolation = memoise(findIsolation);
	const untrusted = folders.map((folder) => resolve(folder));
	let isIndexDown = false;
	const make = async ({ slug, folder, lockFile, manifest }) => {
		const { env, ...request } = await uv();
		return ensureManagedEnvironment({
			...request,
			env: isIndexDown ? {
				...env,
				UV_HTTP_RETRIES: "0"
			} : env,
			lockFile,
			projectFolder: folder,
			settings: manifest.environment,
			project: slug ?? basename(folder),
			untrustedFolders: [...untrusted, folder],
			isolate: manifest.environment.manager === "uv" ? null : await isolation(),
			note: context.logger.info
		}).catch((error) => {
			isIndexDown ||= error instanceof IndexUnreachable;
			throw error;
		});
	};
	/** The environment, or why there is none. */
	const makeOrExplain = async (source) => {
		try {
			return await interruptible(make(source), context.signal);
		} catch (error) {
			if (!(error instanceof UserError) || context.signal?.aborted) throw error;
			return error.message;
		}
	};
	return {
		make,
		makeOrExplain,
		uv,
		isolation
	};
}
/** The cache that this host keeps environments in, and the uv that fills it. UserError where nothing can be written there. */
async function prepareUv({ env, logger, signal }) {
	const cache = cacheFolder(env);
	await checkCache(cache);
	return {
		uv: await locateUv(cache, env, logger.info, signal),
		cache,
		env,
		...signal ? { signal } : {}
	};
}
export { prepareUv as n, openEnvironmentMaker as t };
