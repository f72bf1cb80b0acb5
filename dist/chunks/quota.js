import { Gr as recover, Rr as UserError, or as _usingCtx, ur as count } from "./inputs.js";
import { Sn as parseSize, Zt as assetPath, _ as runCommand, f as removeTree, gn as makeFolders, gt as listFiles, i as OWN_PYTHON, xn as formatSize } from "./base.js";
import { an as batchesOf, nt as lockFile, tt as removeUnused } from "./work.js";
import { t as readCache } from "./cache-content.js";
import { i as DOWNLOADS_USE, o as downloadsFolder, r as uvFolder } from "./uv.js";
import { F as unpackedFolders, I as uvCache, i as environmentsFolder, n as byteCodeFolder, s as sharedFilesFolder, w as runUv } from "./environment.js";
import { join } from "node:path";
import { readdir, rename, rm, stat } from "node:fs/promises";
// src/environment/spare-packages.ts
/**
* Folders that uv has unpacked packages to, of which no environment holds the same version and which are older than `before`, in
* milliseconds since 1970.
*/
async function findSparePackages(cache, before) {
	const held = new Set(await listHeldPackages(cache));
	const spare = [];
	for (const bucket of await unpackedFolders(cache)) for (const folder of (await listNames(bucket)).map((name) => join(bucket, name))) {
		const packages = await listPackages(folder);
		if (!(packages.length === 0 || packages.some((each) => held.has(each))) && await unpackedAt(folder) < before) spare.push(folder);
	}
	return spare;
}
/** Puts them into an empty folder of the cache, once no uv is at work, which could be linking from them. */
async function moveSparePackages(cache, folders, to) {
	const words = [
		assetPath("python", "move_unpacked.py"),
		join(uvCache(cache), ".lock"),
		to
	];
	const options = {
		env: { PATH: process.env.PATH },
		input: JSON.stringify(folders),
		endsWithCaller: true
	};
	await runCommand(OWN_PYTHON, [
		"-I",
		"-S",
		...words
	], options);
}
async function listHeldPackages(cache) {
	const names = [];
	for (const name of await listNames(environmentsFolder(cache))) {
		const libraries = join(environmentsFolder(cache), name, "lib");
		for (const python of await listNames(libraries)) names.push(...await listPackages(join(libraries, python, "site-packages")));
	}
	return names;
}
/** Names of the folders that tell of a package beside its own. */
const listPackages = async (folder) => (await listNames(folder)).filter((name) => name.endsWith(".dist-info"));
const listNames = (folder) => readdir(folder).catch(() => []);
/** uv gives a folder its name when it is whole; infinite: another process removed it meanwhile. */
const unpackedAt = async (folder) => (await stat(folder).catch(() => null))?.mtimeMs ?? Number.POSITIVE_INFINITY;
// src/environment/prune-cache.ts
/**
* Removes environments that no process uses: what was never finished, what is older than it may be, and then as many of them and
* of the other parts as the quota asks for, those first that were not used for longest. Files that no environment has go before
* all, and so do packages without one where they are as old.
*/
async function pruneCache(request) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { cache, quotaBytes, parts } = request;
		_usingCtx$1.a(await lockFile(join(cache, "making", "pruning"), () => {}));
		await removeTree(asideFolder(cache));
		const before = await readCache(cache);
		const removed = [];
		const removedParts = [];
		for (const entry of before.environments.toReversed().filter((each) => isOutdated(each, request))) if (await removeEnvironment(cache, entry)) removed.push(entry);
		await removeOldDownloads(request);
		await removeOlder(uvFolder(cache), "staging-", LONGEST_UNPACKING);
		await removeAllSpare(cache);
		await runUv(request, ["cache", "prune"]);
		const areRemoved = await removeSparePackages(request);
		if (removed.length > 0 || areRemoved) await removeAllSpare(cache);
		let after = await readCache(cache);
		if (quotaBytes !== null && after.bytes > quotaBytes) {
			await runUv(request, [
				"cache",
				"prune",
				"--ci"
			]);
			const more = await removeLongestUnused(cache, parts, quotaBytes);
			removed.push(...more.environments);
			removedParts.push(...more.paths);
			await removeAllSpare(cache);
			after = await readCache(cache);
		}
		return {
			removed,
			removedParts,
			bytesBefore: before.bytes,
			bytesAfter: after.bytes,
			inUse: after.environments.filter(({ isInUse }) => isInUse).length
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Removes what was not used for longest, until the quota is kept or nothing is left that may go. */
async function removeLongestUnused(cache, parts, quotaBytes) {
	const { environments, bytesWithout } = await readCache(cache, parts.map(({ path }) => path));
	const gone = {
		environments: [],
		paths: []
	};
	const isKept = () => bytesWithout(/* @__PURE__ */ new Set([...gone.environments.map(({ name }) => name), ...gone.paths])) <= quotaBytes;
	for (const each of [...environments, ...parts].sort((a, b) => a.lastUsed - b.lastUsed)) {
		if (isKept()) break;
		if ("path" in each) {
			if (await each.remove()) gone.paths.push(each.path);
		} else if (await removeEnvironment(cache, each)) gone.environments.push(each);
	}
	return gone;
}
function isOutdated({ pythonVersion, lastUsed }, { olderThanMilliseconds }) {
	if (pythonVersion === null) return true;
	return olderThanMilliseconds !== null && Date.now() - lastUsed > olderThanMilliseconds;
}
/** False: a process uses it. Moved aside first, so that who waits to make it anew need not wait for long. */
async function removeEnvironment(cache, { name }) {
	const aside = join(asideFolder(cache), name);
	await makeFolders(asideFolder(cache));
	const folder = join(environmentsFolder(cache), name);
	const isRemoved = await removeUnused(cache, name, () => recover(rename(folder, aside), ["ENOENT"], void 0));
	if (isRemoved) await removeTree(aside);
	return isRemoved;
}
const asideFolder = (cache) => join(cache, "removed");
/** Whether any was removed: of those that are no older than environments may be none is. */
async function removeSparePackages({ cache, olderThanMilliseconds }) {
	if (olderThanMilliseconds === null) return false;
	const folders = await findSparePackages(cache, Date.now() - olderThanMilliseconds);
	if (folders.length === 0) return false;
	await makeFolders(asideFolder(cache));
	await moveSparePackages(cache, folders, asideFolder(cache));
	await removeTree(asideFolder(cache));
	return true;
}
/** Removes old downloads, and what an attempt that was killed left beside them. */
async function removeOldDownloads({ cache, olderThanMilliseconds }) {
	const root = downloadsFolder(cache);
	await removeUnused(cache, DOWNLOADS_USE, async () => {
		await removeOlder(root, "staging-", -1);
		if (olderThanMilliseconds === null) return;
		for (const part of ["homes", "files"]) await removeOlder(join(root, part), "", olderThanMilliseconds);
	});
}
/** Milliseconds; far above what it takes: who unpacks uv holds no lock. */
const LONGEST_UNPACKING = 36e5;
async function removeOlder(folder, prefix, milliseconds) {
	const names = await readdir(folder).catch(() => []);
	for (const path of names.filter((name) => name.startsWith(prefix)).map((name) => join(folder, name))) {
		const found = await stat(path).catch(() => null);
		if (found && Date.now() - found.mtimeMs > milliseconds) await rm(path, {
			recursive: true,
			force: true
		});
	}
}
/** What no environment has any more, first of all: whatever is left of a quota is for those that can be used. */
async function removeAllSpare(cache) {
	for (const store of [byteCodeFolder(cache), sharedFilesFolder(cache)]) await removeSpare(store);
}
const AT_ONCE = 64;
/** How the names of links end that a process has made to put them elsewhere; one that was killed left them. */
const UNFINISHED = ".tmp";
/** Removes what nothing but the store links to any more; what lies at its top is its own. */
async function removeSpare(store) {
	const paths = (await listFiles(store).catch(() => [])).filter((each) => each.includes("/"));
	const { unfinished = [], kept = [] } = Object.groupBy(paths, (path) => path.endsWith(UNFINISHED) ? "unfinished" : "kept");
	await removeEach(store, unfinished, () => true);
	await removeEach(store, kept, ({ nlink }) => nlink === 1);
}
async function removeEach(store, paths, isSpare) {
	const removeOne = async (path) => {
		const found = await stat(path).catch(() => null);
		if (found !== null && isSpare(found)) await rm(path, { force: true });
	};
	for (const some of batchesOf(paths, AT_ONCE)) await Promise.all(some.map((path) => removeOne(join(store, path))));
}
// src/environment/quota.ts
const VARIABLE = "GREENML_CACHE_QUOTA";
/** Keeps the cache within `$GREENML_CACHE_QUOTA`, where it is set, by environments and by what else it may remove. Call it outside of measured windows. */
async function keepQuota(uv, listParts, { env, logger }) {
	const quota = readQuota(env);
	if (quota === null) return;
	const parts = await listParts(env);
	const result = await pruneCache({
		...uv,
		olderThanMilliseconds: null,
		quotaBytes: quota,
		parts
	});
	if (result.bytesAfter < result.bytesBefore || result.bytesAfter > quota) logPruning(result, quota, logger);
}
function logPruning({ removed, removedParts, bytesBefore, bytesAfter, inUse }, quota, logger) {
	const others = removedParts.length === 0 ? "" : ` and ${count(removedParts.length, "set")} of projects' files or data`;
	const kept = inUse === 0 ? "" : `; ${count(inUse, "environment")} in use`;
	logger.info(`cache: ${formatSize(bytesBefore)} before, ${formatSize(bytesAfter)} now; ${count(removed.length, "environment")}${others} removed${kept}`);
	if (quota === null || bytesAfter <= quota) return;
	logger.warn(`the cache is larger than its quota of ${formatSize(quota)}, and all that is left of it is in use or could not be had again`);
}
/** Bytes that the cache may take: the option's, else the environment's; null: any number. */
function readQuota(env, option) {
	if (option !== void 0) return parseQuota("--quota", option);
	const text = env[VARIABLE];
	return text ? parseQuota(VARIABLE, text) : null;
}
/** A size with its unit: a bare number would be bytes, and empty the cache of who meant GiB. */
function parseQuota(name, text) {
	const bytes = /[A-Za-z]\s*$/.test(text) ? parseSize(text) : null;
	if (bytes !== null) return bytes;
	throw new UserError(`${name}=${text}: expected a size with its unit, as 20GiB.`);
}
export { pruneCache as i, logPruning as n, readQuota as r, keepQuota as t };
