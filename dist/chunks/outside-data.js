import { J as cacheFolder, K as touch, V as holdUse, W as fetchFileOnce, q as copyTree } from "./work.js";
import { Cr as UserError, wr as errorCode } from "./inputs.js";
import { At as removeBelow, Ot as moveBelow, Tt as linkBelow, Wt as lookBelow, a as makeHiddenScratch, cn as makeFolders, it as hashFiles, l as removeTree, ot as hashOfTree, rt as hashBelow, st as hashTree, wt as copyBelow } from "./base.js";
import { join } from "node:path";
import { rename } from "node:fs/promises";
import { randomBytes } from "node:crypto";
// src/dataset/known-project.ts
/** The folder of a project's files within its own, where the dataset holds them. */
const SOURCE = "source";
// src/dataset/source-cache.ts
/** `<cache>/sources/<hash of the files>` */
const sourcesFolder = (env) => join(cacheFolder(env), "sources");
/** Empty files that are called as those sources which were imported from a place of this machine: nobody could fetch them again. */
const onlyHereFolder = (env) => join(cacheFolder(env), "sources-only-here");
/** Name of the lock that who uses a source holds. */
const useOfSource = (hash) => `source-${hash}`;
/** Files of the cache by their hash, kept from being removed while this process lives. Null: they are not here; what was changed is removed. */
async function takeWhole(hash, slug, env) {
	const root = sourcesFolder(env);
	if ((await lookBelow(root, hash)).kind !== "folder") return null;
	await holdUse(cacheFolder(env), useOfSource(hash), slug);
	const folder = join(root, hash);
	if ((await lookBelow(root, hash)).kind === "folder" && await hashTree(folder) === hash) return {
		root,
		name: hash
	};
	await removeTree(folder);
	return null;
}
/** `fill` makes the files in a folder of ours; they are in their place, by their hash, whole or not at all. */
async function putInPlace(env, fill, expected) {
	const root = sourcesFolder(env);
	const staging = await makeHiddenScratch("source", root);
	try {
		const folder = join(staging, SOURCE);
		await fill(folder);
		const hash = await hashTree(folder);
		expected?.(hash);
		await rename(folder, join(root, hash)).catch((error) => {
			if (errorCode(error) !== "ENOTEMPTY" && errorCode(error) !== "EEXIST") throw error;
		});
		return hash;
	} finally {
		await removeTree(staging);
	}
}
// src/dataset/outside-data.ts
/** Most bytes of one file of data that is fetched. */
const LARGEST_DATA_BYTES = 2 * 1024 ** 3;
/** `<cache>/data/<slug>/<path>`: data that a person had to get, put there by hand and never removed. */
const handDataFolder = (env) => join(cacheFolder(env), "data");
/** `<cache>/data-files/<sha256>`: data that was fetched, or made. */
const fetchedDataFolder = (env) => join(cacheFolder(env), "data-files");
/** Name of the lock that is held while fetched data is used. */
const FETCHED_DATA_USE = "data-files";
/**
* A project's files with the data beside them that its repository does not hold: the place itself where nothing lacks, else a
* copy in the cache, by the hash of all files. UserError where some of it can't be had, or is not the file that the manifest
* names.
*/
async function addOutsideData(known, place, env, fetching) {
	const added = [];
	for (const [index, file] of known.manifest.data.entries()) {
		if (file.access === void 0 || await isWhole(file, place)) continue;
		const before = {
			slug: known.slug,
			manifest: { data: known.manifest.data.slice(0, index) }
		};
		const placeBefore = () => addOutsideData(before, place, env, fetching);
		added.push(...await findByHand(known, file, env) ?? [await bringFile(known, file, env, fetching, placeBefore)]);
	}
	if (added.length === 0) return place;
	const source = join(place.root, place.name);
	const hash = hashOfTree(new Map([...await hashFiles(source), ...added.map(({ path, sha256 }) => [path, sha256])]));
	const here = await takeWhole(hash, known.slug, env);
	if (here !== null) return here;
	await putInPlace(env, async (folder) => {
		await copyTree(source, folder);
		for (const { path, from } of added) {
			await removeBelow(folder, path);
			if (!(from[0] === fetchedDataFolder(env) && await linkBelow(join(...from), folder, path))) await copyBelow(from[0], folder, from[1], path);
		}
	}, (found) => {
		if (found !== hash) throw new UserError(`${known.slug}: its files changed while its data was put beside them.`, 1);
	});
	const made = await takeWhole(hash, known.slug, env);
	if (made === null) throw new UserError(`${known.slug}: its files were removed from the cache while they were made.`, 1);
	return made;
}
/** Whether the source holds the file itself, and no other in its place, as a pointer of Git LFS. */
async function isWhole({ path, sha256 }, { root, name }) {
	const { kind } = await lookBelow(root, join(name, path));
	if (kind !== "file") return kind !== "none";
	return sha256 === void 0 || await hashBelow(join(root, name), path) === sha256;
}
/** What a person put at its place, a file or a folder; null: nothing. */
async function findByHand({ slug }, { path, sha256 }, env) {
	const root = join(handDataFolder(env), slug);
	const { kind } = await lookBelow(root, path);
	if (kind === "none") return null;
	if (kind === "folder" && sha256 === void 0) return [...await hashFiles(join(root, path))].map(([each, hash]) => ({
		path: join(path, each),
		sha256: hash,
		from: [root, join(path, each)]
	}));
	const found = kind === "file" ? await hashBelow(root, path) : null;
	if (found !== null && (sha256 === void 0 || found === sha256)) return [{
		path,
		sha256: found,
		from: [root, path]
	}];
	const says = found === null ? "it is no file" : `its SHA-256 is ${found}`;
	throw new UserError(`${slug}: ${join(root, path)} is not the file that project.yaml names by ${sha256}: ${says}.`);
}
/** Takes it from the store; what does not lie there yet is made or fetched. `placeBefore`: the project with the data before the file. */
async function bringFile({ slug }, file, env, fetching, placeBefore) {
	const { path, url, sha256, licence } = file;
	const named = `${slug}: its data '${path}'`;
	const terms = licence === null ? "" : `, licence ${licence}`;
	const byHand = `put it at ${join(handDataFolder(env), slug, path)}.`;
	const way = wayOf(file);
	if (sha256 === void 0 || way === null) {
		const from = url === void 0 ? "" : ` from ${url}`;
		throw new UserError(`${named} has to be got by hand${from}${terms}: ${byHand}`);
	}
	const stored = {
		path,
		sha256,
		from: [fetchedDataFolder(env), sha256]
	};
	if (await isStored(sha256, env)) return stored;
	const isNotHere = `${named} is not here: greenml check ${slug}`;
	if ("url" in way) {
		if (fetching === null) throw new UserError(`${isNotHere} fetches it.`);
		const note = (text) => fetching.note(`${slug}: ${text}, its data '${path}'${terms}`);
		await fetchData({
			...way,
			sha256
		}, env, {
			...fetching,
			note
		}, {
			named,
			byHand
		});
		return stored;
	}
	if (fetching?.make === void 0) throw new UserError(`${isNotHere} makes it, by ${way.madeBy}.`);
	await fetching.make({
		path,
		...way
	}, await placeBefore());
	if (await isStored(sha256, env)) return stored;
	throw new UserError(`${slug}: ${way.madeBy} makes another file of '${path}' here than the one that project.yaml names by ${sha256}: it draws by chance, or other packages made that one. Where you have that file, ${byHand}`, 1);
}
/** How it comes here; null: by a person alone. */
function wayOf({ access, url, madeBy }) {
	if (access === "open" && url !== void 0) return { url };
	return access === "made" && madeBy !== void 0 ? { madeBy } : null;
}
async function fetchData(file, env, fetching, { named, byHand }) {
	try {
		await fetchFileOnce(file, fetchedDataFolder(env), {
			...fetching,
			env,
			mostBytes: LARGEST_DATA_BYTES
		});
	} catch (cause) {
		if (!(cause instanceof UserError) || fetching.signal?.aborted) throw cause;
		throw new UserError(`${named}: ${cause.message} Where you have that file, ${byHand}`, cause.exitCode, { cause });
	}
}
/** Whether the store holds it whole; what somebody changed is removed. */
async function isStored(sha256, env) {
	const folder = fetchedDataFolder(env);
	await holdUse(cacheFolder(env), FETCHED_DATA_USE);
	if ((await lookBelow(folder, sha256)).kind !== "file") return false;
	if (await hashBelow(folder, sha256) === sha256) return touch(join(folder, sha256));
	await removeBelow(folder, sha256);
	return false;
}
/** Puts a plain file that a stranger's code made into the store; null where there is none, or one that is too large. */
async function storeData(root, path, env) {
	const found = await lookBelow(root, path);
	if (found.kind !== "file" || found.stats.size > LARGEST_DATA_BYTES) return null;
	const folder = fetchedDataFolder(env);
	const temporary = `made.${randomBytes(6).toString("hex")}.tmp`;
	await makeFolders(folder);
	await holdUse(cacheFolder(env), FETCHED_DATA_USE);
	await copyBelow(root, folder, path, temporary);
	const sha256 = await hashBelow(folder, temporary) ?? "";
	if (await isStored(sha256, env)) await removeBelow(folder, temporary);
	else await moveBelow(folder, temporary, sha256);
	return {
		path,
		sha256
	};
}
export { storeData as a, sourcesFolder as c, SOURCE as d, fetchedDataFolder as i, takeWhole as l, LARGEST_DATA_BYTES as n, onlyHereFolder as o, addOutsideData as r, putInPlace as s, FETCHED_DATA_USE as t, useOfSource as u };
