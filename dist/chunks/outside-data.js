import { G as cacheFolder, R as holdUse, U as touch, V as fetchFileOnce, W as copyTree } from "./work.js";
import { hr as errorCode, mr as UserError } from "./inputs.js";
import { Lt as removeBelow, Mt as linkBelow, Zt as lookBelow, a as makeHiddenScratch, dt as hashFiles, jt as copyBelow, l as removeTree, mt as hashTree, pt as hashOfTree, ut as hashBelow } from "./base.js";
import { join } from "node:path";
import { rename } from "node:fs/promises";
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
/** `<cache>/data-files/<sha256>`: data that was fetched. */
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
	for (const file of known.manifest.data) {
		if (file.access === void 0 || await isWhole(file, place)) continue;
		added.push(...await findByHand(known, file, env) ?? [await fetchData(known, file, env, fetching)]);
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
async function fetchData({ slug }, { path, access, url, sha256, licence }, env, fetching) {
	const place = join(handDataFolder(env), slug, path);
	const from = url === void 0 ? "" : ` from ${url}`;
	const terms = licence === null ? "" : `, licence ${licence}`;
	if (access !== "open" || url === void 0 || sha256 === void 0) throw new UserError(`${slug}: its data '${path}' has to be got by hand${from}${terms}: put it at ${place}.`);
	const folder = fetchedDataFolder(env);
	await holdUse(cacheFolder(env), FETCHED_DATA_USE);
	const isHere = (await lookBelow(folder, sha256)).kind === "file";
	if (isHere && await hashBelow(folder, sha256) !== sha256) await removeBelow(folder, sha256);
	else if (isHere && await touch(join(folder, sha256))) return {
		path,
		sha256,
		from: [folder, sha256]
	};
	if (fetching === null) throw new UserError(`${slug}: its data '${path}' is not here: greenml check ${slug} fetches it.`);
	const note = (text) => fetching.note(`${slug}: ${text}, its data '${path}'${terms}`);
	try {
		await fetchFileOnce({
			url,
			sha256
		}, folder, {
			...fetching,
			env,
			note,
			mostBytes: LARGEST_DATA_BYTES
		});
		return {
			path,
			sha256,
			from: [folder, sha256]
		};
	} catch (cause) {
		if (!(cause instanceof UserError) || fetching.signal?.aborted) throw cause;
		throw new UserError(`${slug}: its data '${path}': ${cause.message} Where you have that file, put it at ${place}.`, cause.exitCode, { cause });
	}
}
export { onlyHereFolder as a, takeWhole as c, fetchedDataFolder as i, useOfSource as l, LARGEST_DATA_BYTES as n, putInPlace as o, addOutsideData as r, sourcesFolder as s, FETCHED_DATA_USE as t, SOURCE as u };
