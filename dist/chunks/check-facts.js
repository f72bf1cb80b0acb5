import { Gt as findClosest, an as lookBelow, dt as hashBelow, gt as listFiles } from "./base.js";
import { Q as isPublicAddress, St as FILE_LIMIT_BYTES, Z as isInside, jt as isAlike, wt as TOTAL_LIMIT_BYTES } from "./work.js";
import { t as inTurn } from "./in-turn.js";
import { sr as comparableAddress } from "./inputs.js";
import { t as isDataFile } from "./data-files.js";
import { n as detectLicence, r as isPermissive, t as detectDataLicence } from "./data-licence.js";
import "./known-project.js";
import { m as readPointer } from "./outside-data.js";
import { join, posix } from "node:path";
import { isIP } from "node:net";
// src/dataset/check-facts.ts
/** A fault without its line, which the manifest's text tells. */
const fault = (kind, path, more = {}) => ({
	kind,
	weight: "fault",
	path,
	line: null,
	found: null,
	wanted: null,
	patch: null,
	...more
});
const set = (path, value) => ({
	op: "set",
	path,
	value
});
const PRIVATE_NAME = /^(?:localhost|.*\.(?:local|localhost|internal|lan|home|corp|intranet)|[^.:]+)$/i;
/** The host of an address, as it is written and as whoever connects takes it. */
function hostsOf(address) {
	const [, host = ""] = /^[a-z+]+:\/\/(?:[^/@]*@)?(\[[^\]]*\]|[^/:?#]*)/i.exec(address) ?? /^[\w.-]+@([\w.-]+):/.exec(address) ?? [];
	return [host, ...[`http://${host}`, /^\s*https?:/i.test(address) ? address : ""].map((each) => URL.parse(each)?.hostname ?? "")].map((each) => each.replace(/\.$/, ""));
}
/** Whether an address leads into a network that not everybody is in; one by a bare IPv6 number counts too. */
const isPrivateAddress = (address) => hostsOf(address).some(isPrivateHost);
/** Whether an address leads into a network that not everybody is in, by itself or by what its name resolves to here. */
async function leadsInside(address, env) {
	if (isPrivateAddress(address)) return true;
	const names = new Set(hostsOf(address).filter((host) => host !== ""));
	return (await inTurn(names, (host) => isInside(host, env))).includes(true);
}
const isPrivateHost = (host) => PRIVATE_NAME.test(host) || host.startsWith("[") || isIP(host) !== 0 && !isPublicAddress(host);
/** What a manifest of a stranger's may not say: an interpreter of this machine, an address inside of a network. */
function checkForeign({ origin, environment, data }) {
	const hosts = [
		...origin === "embedded" ? [] : [[["origin", "repository"], origin.repository]],
		...environment.downloads.map(({ url }, index) => [[
			"environment",
			"downloads",
			index,
			"url"
		], url]),
		...data.map(({ url }, index) => [[
			"data",
			index,
			"url"
		], url])
	].flatMap(([path, url]) => url !== void 0 && isPrivateAddress(url) ? [fault("private-host", path, { found: url.slice(0, 200) })] : []);
	const { manager, interpreter } = environment;
	const others = [[["environment", "manager"], manager === "existing" ? manager : void 0], [["environment", "interpreter"], interpreter]];
	return [...hosts, ...others.flatMap(([path, found]) => found === void 0 ? [] : [fault("other-interpreter", path, {
		found,
		patch: {
			op: "delete",
			path
		}
	})])];
}
/** What the licence of a project says of its files, and what the files say of it. */
async function checkLicence(known, sourceFolder) {
	const { folder, manifest } = known;
	const { licence, origin } = manifest;
	const isVendored = origin !== "embedded" && (await lookBelow(folder, "source")).kind !== "none";
	const faults = [];
	if (isVendored && !isPermissive(licence)) faults.push(fault("vendored-without-licence", ["licence"], { found: licence?.spdx ?? null }));
	else if (licence === null) faults.push(fault("no-licence", ["licence"], { weight: "note" }));
	if (sourceFolder === null) return faults;
	if (licence?.file !== void 0 && (await lookBelow(sourceFolder, licence.file)).kind !== "file") faults.push(fault("licence-file-missing", ["licence", "file"], { found: licence.file }));
	const { licence: detected } = await detectLicence(sourceFolder, await listFiles(sourceFolder));
	if (detected?.spdx === licence?.spdx) return faults;
	if (detected === null) return [...faults, ...refuseClaim(known.manifest)];
	const path = ["licence", "spdx"];
	if (licence !== null) {
		const patch = set(path, detected.spdx);
		return [...faults, fault("other-licence", path, {
			found: licence.spdx,
			wanted: detected.spdx,
			patch
		})];
	}
	const patch = set(["licence"], {
		spdx: detected.spdx,
		file: detected.file ?? ""
	});
	return [...faults, fault("other-licence", ["licence"], {
		wanted: detected.spdx,
		patch
	})];
}
/** By a licence code is published: one that no file of the author's gives is somebody's word. */
function refuseClaim({ licence, origin }) {
	if (licence === null || licence.file !== void 0 || origin === "embedded") return [];
	const patch = set(["licence"], null);
	return [fault("licence-file-missing", ["licence"], {
		wanted: licence.spdx,
		patch
	})];
}
/** What the licences of the data say, and what the files say of them. */
async function checkDataLicences(manifest, sourceFolder) {
	const faults = [];
	const files = sourceFolder === null ? [] : await listFiles(sourceFolder);
	for (const [index, { path: file, licence }] of manifest.data.entries()) {
		const path = [
			"data",
			index,
			"licence"
		];
		const spdx = sourceFolder === null ? null : (await detectDataLicence(sourceFolder, files, file)).spdx;
		if (spdx !== null && spdx !== licence) {
			const weight = licence === null ? "fault" : "warning";
			faults.push(fault("other-data-licence", path, {
				weight,
				found: licence,
				wanted: spdx,
				patch: set(path, spdx)
			}));
		} else if (licence === null) faults.push(fault("no-data-licence", path, {
			weight: "note",
			found: file
		}));
	}
	return faults;
}
/** Sizes of a project's files; one too large is named. */
async function checkSize(sourceFolder) {
	let total = 0;
	const faults = [];
	for (const path of await listFiles(sourceFolder)) {
		const found = await lookBelow(sourceFolder, path);
		const bytes = found.kind === "none" ? 0 : found.stats.size;
		total += bytes;
		if (bytes > FILE_LIMIT_BYTES) faults.push(fault("too-large", [], {
			found: `${path}: ${bytes}`,
			wanted: String(FILE_LIMIT_BYTES)
		}));
	}
	if (total > TOTAL_LIMIT_BYTES) faults.push(fault("too-large", [], {
		found: String(total),
		wanted: String(TOTAL_LIMIT_BYTES)
	}));
	return faults;
}
/** Whether the entry and the folders that it starts in are there; a name near by is a suggestion. */
async function checkEntry({ manifest }, sourceFolder) {
	const { entry, workingDirectory, pythonPath } = manifest;
	const faults = [];
	if ((await lookBelow(sourceFolder, entry)).kind !== "file") {
		const scripts = (await listFiles(sourceFolder)).filter((path) => path.endsWith(".py"));
		const wanted = findClosest(entry, scripts) ?? (scripts.length === 1 ? scripts[0] ?? null : null);
		const patch = wanted === null ? null : set(["entry"], wanted);
		faults.push(fault("entry-missing", ["entry"], {
			found: entry,
			wanted,
			patch
		}));
	}
	const folders = [[["workingDirectory"], workingDirectory], ...pythonPath.map((each, index) => [["pythonPath", index], each])];
	for (const [path, folder] of folders) if ((await lookBelow(sourceFolder, folder)).kind !== "folder") faults.push(fault("folder-missing", path, { found: folder }));
	return faults;
}
/** Whether the data files are there, are those that the manifest names, and have the column that is to be predicted. */
async function checkData({ manifest }, sourceFolder) {
	const all = await listFiles(sourceFolder);
	return (await inTurn(manifest.data.entries(), async ([index, file]) => {
		const at = ["data", index];
		const found = await lookBelow(sourceFolder, file.path);
		if (found.kind === "none") {
			if (file.access !== void 0) return [];
			const wanted = findClosest(file.path, all);
			const patch = wanted === null ? null : set([...at, "path"], wanted);
			return [fault("data-missing", [...at, "path"], {
				found: file.path,
				wanted,
				patch
			})];
		}
		if (found.kind !== "file") return [];
		return [...await checkContent(sourceFolder, file, at), ...checkTarget(file, at)];
	})).flat();
}
async function checkContent(sourceFolder, file, at) {
	if (await readPointer(sourceFolder, file.path) !== null) {
		if (file.access !== void 0) return [];
		return [fault("pointer-as-data", [...at, "path"], { found: file.path })];
	}
	if (file.sha256 === void 0) return [];
	const hash = await hashBelow(sourceFolder, file.path);
	if (hash === file.sha256 || hash === null) return [];
	const path = [...at, "sha256"];
	const patch = set(path, hash);
	return [fault("data-differs", path, {
		found: file.sha256,
		wanted: hash,
		patch
	})];
}
function checkTarget({ target, headers }, at) {
	if (target === void 0 || !headers || headers.includes(target)) return [];
	const wanted = findClosest(target, headers);
	const path = [...at, "target"];
	const patch = wanted === null ? null : set(path, wanted);
	return [fault("target-missing", path, {
		found: target,
		wanted,
		patch
	})];
}
/** SHA-256 of each file of a source that may hold data, by its path: also of one that a manifest does not name. */
async function hashDataFiles(sourceFolder) {
	const paths = (await listFiles(sourceFolder)).filter(isDataFile);
	const hashes = /* @__PURE__ */ new Map();
	for (const path of paths) hashes.set(path, await hashBelow(sourceFolder, path) ?? "");
	return hashes;
}
/**
* Another project that this one is a second copy of, or whose data it reads, told by hash. `files`: hashes of its own files of
* data, as far as they are here.
*/
function checkDuplicates(known, all, files) {
	const own = identityOf(known);
	const places = known.manifest.data.map(({ path, sha256 }, index) => [sha256 ?? files.get(path), index]);
	const named = new Map(places.flatMap(([sha256, index]) => sha256 === void 0 ? [] : [[sha256, index]]));
	const unnamed = new Map([...files].map(([path, sha256]) => [sha256, path]));
	return all.flatMap((other) => {
		if (other.slug === known.slug) return [];
		if (isAlike(other.slug, known.slug)) return [fault("same-name", [], { found: other.slug })];
		if (own !== null && own === identityOf(other)) return [fault("same-source", ["origin"], { found: other.slug })];
		const cluster = known.manifest.cluster;
		if (cluster !== void 0 && cluster === other.manifest.cluster) return [];
		const hashes = other.manifest.data.flatMap(({ sha256 }) => sha256 ?? []);
		const shared = hashes.find((each) => named.has(each)) ?? hashes.find((each) => unnamed.has(each));
		if (shared === void 0) return [];
		const index = named.get(shared);
		return [fault("same-data", index === void 0 ? ["data"] : ["data", index], {
			weight: "warning",
			found: other.slug
		})];
	});
}
/** One place at one commit, whatever its address looks like, and one entry. */
function identityOf({ manifest: { origin, entry } }) {
	if (origin === "embedded") return null;
	const { repository, path, commit } = origin;
	if (commit === null) return null;
	return [
		comparableAddress(repository),
		...[path, entry].map((each) => posix.resolve("/", each)),
		commit
	].join("\0");
}
/** A lock that is named has to be there; without one nothing of the project runs. */
async function checkLock({ folder, manifest }) {
	const { lock } = manifest.environment;
	const path = ["environment", "lock"];
	if (lock === null) {
		const found = manifest.missing.lock?.detail?.slice(0, 500) ?? null;
		return [fault("no-lock", path, {
			weight: "warning",
			found
		})];
	}
	if ((await lookBelow(folder, lock)).kind === "file") return [];
	return [fault("lock-missing", path, { found: join(folder, lock) })];
}
export { checkForeign as a, checkSize as c, leadsInside as d, checkEntry as i, fault as l, checkDataLicences as n, checkLicence as o, checkDuplicates as r, checkLock as s, checkData as t, hashDataFiles as u };
