import { Gr as recover, Rr as UserError, fr as lastLines, gr as withSaid, or as _usingCtx, zr as errorCode } from "./inputs.js";
import { St as sha256Hex, _ as runCommand, gn as makeFolders, i as OWN_PYTHON, p as removedAfter, wt as writeFileAtomic, yn as GIB } from "./base.js";
import { $ as holdUse, J as fetchFileOnce, X as touch, Y as fetchFirst } from "./work.js";
import { t as unpackArchive } from "./read.js";
import { O as fetchPackageFile, k as findPackageIndex } from "./environment.js";
import { dirname, join } from "node:path";
import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
// src/environment/downloads.ts
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
		var _usingCtx$2 = _usingCtx();
		const root = downloadsFolder(request.cache);
		const folder = join(root, "homes", sha256Hex(JSON.stringify([LAYOUT, downloads])).slice(0, 24));
		await holdUse(request.cache, DOWNLOADS_USE);
		if (await touch(folder)) return folder;
		await makeFolders(dirname(folder));
		const staging = _usingCtx$2.a(removedAfter(await mkdtemp(join(root, "staging-"))));
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
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
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
// src/environment/uv.ts
/** The uv that is fetched where none is on PATH; hashes as the public index states them. */
const UV_VERSION = "0.13.9";
const UV_WHEELS = {
	"linux-x64": {
		platformTag: "manylinux_2_17_x86_64.manylinux2014_x86_64",
		sha256: "d7f459fe4fd247d830351c75686d3996ace3c6f3f728eb0e85a30b7ada0cef19"
	},
	"linux-arm64": {
		platformTag: "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64",
		sha256: "5435c5ce14a56431208ca0996416d310f1598e8c2c8ba707688985a16bb82dbe"
	},
	"darwin-arm64": {
		platformTag: "macosx_11_0_arm64",
		sha256: "66c512266d633bef48384a1f53003f41f2a8e7b36fe6e7fbfd3e0fd52d96fa63"
	},
	"darwin-x64": {
		platformTag: "macosx_10_12_x86_64",
		sha256: "c16ed11e013557536b3e60065f1b912f6407bd6518e041b961e23ef9e6b4fbf5"
	}
};
const uvFolder = (cache) => join(cache, "uv");
/** Path of a uv that runs here: the one on PATH, else its wheel from the configured index, kept in the cache. */
async function locateUv(cache, env, note, signal) {
	if (await askVersion("uv", env)) return "uv";
	const folder = join(uvFolder(cache), UV_VERSION);
	const program = join(folder, "uv");
	if ((await stat(program).catch(() => null))?.isFile()) return program;
	const platform = `${process.platform}-${process.arch}`;
	const wheel = UV_WHEELS[platform];
	if (!wheel) throw new UserError(`uv is not on PATH and there is no pinned build for ${platform}: install uv, then try again.`, 1);
	note(`fetching uv ${UV_VERSION}, which makes the Python environments`);
	const filename = `uv-${UV_VERSION}-py3-none-${wheel.platformTag}.whl`;
	await unpackProgram(await fetchPackageFile(await findPackageIndex(env), "uv", filename, wheel.sha256, signal), uvFolder(cache), folder, env);
	return program;
}
/** The first line of what a program says of its version; empty: it fails; null: there is no such program. */
async function askVersion(program, env) {
	const asking = runCommand(program, ["--version"], {
		env,
		timeoutSeconds: 10
	});
	const told = await recover(asking, ["ENOENT", "EACCES"], null);
	return told && (told.exitCode === 0 ? told.stdout.trim().split("\n")[0] || program : "");
}
/** A wheel is a zip; Python, which is here by definition, unpacks it. */
async function unpackProgram(wheel, parent, folder, env) {
	try {
		var _usingCtx$1 = _usingCtx();
		await makeFolders(parent);
		const cwd = _usingCtx$1.a(removedAfter(await mkdtemp(join(parent, "staging-")))).folder;
		await writeFileAtomic(join(cwd, "uv.whl"), wheel);
		const unpacked = await runCommand(OWN_PYTHON, [
			"-c",
			"import sys, zipfile\nwith zipfile.ZipFile(sys.argv[1]) as wheel, open(sys.argv[2], \"wb\") as program:\n    program.write(wheel.read(sys.argv[3]))\n",
			"uv.whl",
			"uv",
			`uv-${UV_VERSION}.data/scripts/uv`
		], {
			cwd,
			env
		});
		if (unpacked.exitCode !== 0) throw new UserError(withSaid("uv's wheel could not be unpacked", lastLines(unpacked.stderr, 5)), 1);
		await chmod(join(cwd, "uv"), 493);
		await rm(join(cwd, "uv.whl"));
		await recover(rename(cwd, folder), ["ENOTEMPTY", "EEXIST"], null);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
export { describeDownload as a, DOWNLOADS_USE as i, locateUv as n, downloadsFolder as o, uvFolder as r, ensureDownloads as s, askVersion as t };
