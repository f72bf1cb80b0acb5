import { Cr as UserError, Or as recover, wr as errorCode } from "./inputs.js";
import { G as fetchFirst, K as touch, V as holdUse, W as fetchFileOnce } from "./work.js";
import { cn as makeFolders, sn as _usingCtx, u as removedAfter, vt as sha256Hex } from "./base.js";
import { t as unpackArchive } from "./unpack-archive.js";
import { dirname, join } from "node:path";
import { chmod, cp, mkdir, mkdtemp, readdir, rename, stat } from "node:fs/promises";
// src/environment/downloads.ts
const GIB = 1024 ** 3;
/** Most bytes of one file as it is fetched, and of all that an archive holds. */
const FILE_LIMIT = 2 * GIB;
const UNPACKED_LIMIT = 2 * GIB;
const MEMBER_LIMIT = 1e5;
/** Where the downloads are kept by their content. */
const filesFolder = (cache) => join(downloadsFolder(cache), "files");
/** Name of the lock that is held while downloads are laid out or used. */
const DOWNLOADS_USE = "downloads";
const downloadsFolder = (cache) => join(cache, "downloads");
/** Laid out by this: another way of laying out gets another folder. */
const LAYOUT = 1;
/**
* A folder of the cache that holds the downloads as a home does, each at its path. Files are kept by their content, fetched
* once, and refused where their hash differs.
*/
async function ensureDownloads(downloads, request) {
	try {
		var _usingCtx$1 = _usingCtx();
		const root = downloadsFolder(request.cache);
		const folder = join(root, "homes", sha256Hex(JSON.stringify([LAYOUT, downloads])).slice(0, 24));
		await holdUse(request.cache, DOWNLOADS_USE);
		if (await touch(folder)) return folder;
		await makeFolders(dirname(folder));
		const staging = _usingCtx$1.a(removedAfter(await mkdtemp(join(root, "staging-"))));
		const home = join(staging.folder, "home");
		await mkdir(home);
		for (const download of downloads) await layOut(download, await fetchFileOnce(download, filesFolder(request.cache), {
			...request,
			mostBytes: FILE_LIMIT
		}), home);
		await refuseResults(home);
		await recover(rename(home, folder), ["ENOTEMPTY", "EEXIST"], null);
		return folder;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** A download that is seen for the first time, with the hash that its content has. */
async function describeDownload(download, request) {
	const sha256 = await fetchFirst(download.url, filesFolder(request.cache), {
		...request,
		mostBytes: FILE_LIMIT
	});
	return {
		...download,
		sha256
	};
}
/** Refuses names under which what watches a run leaves its results: none of them comes from a project. */
async function refuseResults(home) {
	const found = (await readdir(home)).find((name) => name.startsWith(".greenml"));
	if (found !== void 0) throw new UserError(`environment.downloads: '${found}' is a name that is kept for this tool.`);
}
async function layOut(download, file, home) {
	try {
		await putAt(join(home, download.path), download, file);
	} catch (error) {
		if (!PLACE_FAULTS.has(errorCode(error) ?? "")) throw error;
		throw new UserError(`environment.downloads: nothing can be put at '${download.path}' (${errorCode(error)}): another of them is in its way, or its name is too long.`);
	}
}
const PLACE_FAULTS = /* @__PURE__ */ new Set([
	"EEXIST",
	"ENOTDIR",
	"EISDIR",
	"ENAMETOOLONG"
]);
async function putAt(target, download, file) {
	if (await stat(target).catch(() => null) !== null && download.unpack === void 0) throw new UserError(`environment.downloads: two of them go to '${download.path}'.`);
	if (download.unpack === void 0) {
		await mkdir(dirname(target), { recursive: true });
		await cp(file, target);
		await chmod(target, 420);
		return;
	}
	await mkdir(target, { recursive: true });
	const limits = {
		bytes: UNPACKED_LIMIT,
		files: MEMBER_LIMIT
	};
	const fault = await unpackArchive({
		form: download.unpack,
		path: file
	}, target, limits);
	if (fault !== null) throw new UserError(`${download.url} was not unpacked: ${fault}.`, 1);
}
export { ensureDownloads as i, describeDownload as n, downloadsFolder as r, DOWNLOADS_USE as t };
