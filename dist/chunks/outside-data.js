import { Hr as isMistake, Rr as UserError, zr as errorCode } from "./inputs.js";
import { $ as holdUse, J as fetchFileOnce, X as touch, it as cacheFolder, rt as copyTree } from "./work.js";
import { Dt as copyBelow, Ot as linkBelow, Pt as removeBelow, an as lookBelow, c as makeHiddenScratch, cn as readHeadBelow, dt as hashBelow, f as removeTree, ft as hashFiles, gn as makeFolders, ht as hashTree, jt as moveBelow, mt as hashOfTree } from "./base.js";
import { n as SOURCE } from "./known-project.js";
import { join } from "node:path";
import { rename } from "node:fs/promises";
import { randomBytes } from "node:crypto";
// src/base/timed-formats.ts
const TIMED = /\.(?:gz|tgz|zip|xlsx|xlsm|ods|parquet)$/i;
/** Whether programs write into files of this name when they were written: the same content has other bytes a moment later. */
const carriesTime = (path) => TIMED.test(path);
// src/dataset/sources/git-lfs.ts
/** What a file that Git LFS keeps elsewhere holds in its place (git-lfs, docs/spec.md). */
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\//;
const CONTENT = /^oid sha256:([0-9a-f]{64})\nsize (\d{1,15})$/m;
const POINTER_BYTES = 1024;
/** Null: it is no pointer. */
async function readPointer(root, path) {
	const text = (await readHeadBelow(root, path, POINTER_BYTES))?.bytes.toString("latin1") ?? "";
	if (!POINTER.test(text)) return null;
	const [, sha256 = null, size] = CONTENT.exec(text) ?? [];
	return {
		sha256,
		bytes: size === void 0 ? null : Number(size)
	};
}
const ON_GITHUB = /^https:\/\/github\.com\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;
/** Where GitHub gives a file that Git LFS keeps; null: the repository is elsewhere. */
function addressOfLfsFile(repository, commit, path) {
	const [, owner, name] = ON_GITHUB.exec(repository) ?? [];
	if (owner === void 0 || name === void 0 || commit === null) return null;
	return `https://media.githubusercontent.com/media/${owner}/${name}/${commit}/${path.split("/").map(encodeURIComponent).join("/")}`;
}
// src/dataset/sources/source-cache.ts
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
// src/dataset/sources/outside-data.ts
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
		if (file.access === void 0 || await isWhole(known, file, place)) continue;
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
/** Whether the source holds the file itself, and no pointer of Git LFS in its place. UserError for another: what the author has there stays. */
async function isWhole({ slug }, { path, sha256 }, { root, name }) {
	const { kind } = await lookBelow(root, join(name, path));
	if (kind !== "file") return kind !== "none";
	if (sha256 === void 0 || await hashBelow(join(root, name), path) === sha256) return true;
	if (await readPointer(root, join(name, path)) !== null) return false;
	throw new UserError(`${slug}: its data '${path}' would take the place of another file of its repository: name that file's SHA-256 in project.yaml, and no access.`);
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
/** A file of any access, from the store or brought into it. `placeBefore`: the project with the data that stands before it. */
async function bringFile({ slug }, file, env, fetching, placeBefore) {
	const { path, access, madeBy, url, sha256 } = file;
	const folder = fetchedDataFolder(env);
	if (sha256 !== void 0 && await isStored(sha256, env)) return {
		path,
		sha256,
		from: [folder, sha256]
	};
	const name = `${slug}: its data '${path}'`;
	const byHand = `put it at ${join(handDataFolder(env), slug, path)}.`;
	if (sha256 === void 0 || access === "manual") throw new UserError(`${name} has to be got by hand${tellTerms(file)}: ${byHand}`);
	if (fetching === null || madeBy !== void 0 && fetching.make === void 0) {
		const does = madeBy === void 0 ? "fetches it" : `makes it, by ${madeBy}`;
		throw new UserError(`${name} is not here: greenml check ${slug} ${does}.`);
	}
	try {
		if (madeBy !== void 0) refuseOther({
			path,
			madeBy,
			sha256
		}, await fetching.make?.({
			path,
			madeBy
		}, await placeBefore()));
		if (url !== void 0) await fetchData(slug, {
			...file,
			url,
			sha256
		}, env, fetching);
	} catch (cause) {
		if (!isMistake(cause) || fetching.signal?.aborted) throw cause;
		throw new UserError(`${name}: ${cause.message} Where you have that file, ${byHand}`, cause.exitCode, { cause });
	}
	return {
		path,
		sha256,
		from: [folder, sha256]
	};
}
const tellTerms = ({ access, url, licence }) => [access === "manual" && url !== void 0 ? ` from ${url}` : "", licence === null ? "" : `, licence ${licence}`].join("");
async function fetchData(slug, file, env, fetching) {
	const note = (text) => fetching.note(`${slug}: ${text}, its data '${file.path}'${tellTerms(file)}`);
	await fetchFileOnce(file, fetchedDataFolder(env), {
		...fetching,
		env,
		note,
		mostBytes: LARGEST_DATA_BYTES
	});
}
/** UserError where a script made another file than the manifest names: it is the project's fault, or this machine's. */
function refuseOther({ path, madeBy, sha256 }, found) {
	if (found === sha256) return;
	throw new UserError(`${madeBy} made it here with SHA-256 ${found}, and project.yaml names ${sha256}: ${tellOtherBytes(path)}, or its packages compute otherwise on this machine.`, 1);
}
/** Why a script may make another file of the same name, and what to do. */
const tellOtherBytes = (path) => carriesTime(path) ? "a file of its kind carries the time at which it was written: have it written as plain text, or with a fixed time" : "it draws by chance, for which it needs a seed";
/** Whether the store holds it whole; what somebody changed is removed. */
async function isStored(sha256, env) {
	const folder = fetchedDataFolder(env);
	await holdUse(cacheFolder(env), FETCHED_DATA_USE);
	if ((await lookBelow(folder, sha256)).kind !== "file") return false;
	if (await hashBelow(folder, sha256) === sha256) return touch(join(folder, sha256));
	await removeBelow(folder, sha256);
	return false;
}
/** Puts a plain file that a stranger's code made into the store; null where there is none, or one of more than `mostBytes`. */
async function storeData(root, path, env, mostBytes = LARGEST_DATA_BYTES) {
	const found = await lookBelow(root, path);
	if (found.kind !== "file" || found.stats.size > mostBytes) return null;
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
		sha256,
		bytes: found.stats.size
	};
}
export { isStored as a, onlyHereFolder as c, takeWhole as d, useOfSource as f, carriesTime as h, fetchedDataFolder as i, putInPlace as l, readPointer as m, LARGEST_DATA_BYTES as n, storeData as o, addressOfLfsFile as p, addOutsideData as r, tellOtherBytes as s, FETCHED_DATA_USE as t, sourcesFolder as u };
