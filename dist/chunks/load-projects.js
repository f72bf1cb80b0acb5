import { Rr as UserError, Wn as addressWithoutCredentials, ht as slug, or as _usingCtx } from "./inputs.js";
import { Gt as findClosest, Mn as refusedKind, Nn as spellName, an as lookBelow, d as removeAbandonedScratch, rn as listAsNamed, wt as writeFileAtomic, xt as readYaml } from "./base.js";
import { At as orFault, Mt as refuseAlike, at as findInMirror, ct as fetchSource, dt as isGitUrl, kn as manifest } from "./work.js";
import { t as inTurn } from "./in-turn.js";
import { t as matcher } from "./matcher.js";
import { n as moduleRoot } from "./start2.js";
import { n as SOURCE } from "./known-project.js";
import { o as writeNotebookScript, t as convertNotebook } from "./notebook.js";
import { t as copySource } from "./copy-source.js";
import { c as onlyHereFolder, d as takeWhole, l as putInPlace, r as addOutsideData, u as sourcesFolder } from "./outside-data.js";
import { basename, join, normalize } from "node:path";
// src/dataset/sources/sources.ts
/** What is here, for readers that fetch nothing. */
function hereOnly(env = process.env) {
	const get = async (known) => {
		const place = await findWhole(known, env);
		if (place === null) throw notHere(known, "greenml check fetches it, where it can be had");
		return place;
	};
	const addData = (known, place) => addOutsideData(known, place, env, null);
	return {
		find: (known) => findSource(known, env),
		get,
		see: get,
		tryToGet: (known) => get(known).catch(() => null),
		addData,
		tryToAddData: (known, place) => addData(known, place).catch(() => null)
	};
}
/**
* What is here, and what can be fetched from where a manifest pins it, or from a mirror (`--mirror`, `$GREENML_MIRROR`); and what
* a script of the project makes, where `make` is given.
*/
function openSources(context, mirror = context.env.GREENML_MIRROR, make) {
	const { env, logger, signal } = context;
	const get = async (known) => {
		const { origin } = known.manifest;
		if (origin !== "embedded" && origin.sourceHash === null && await findSource(known, env) === null) throw notHere(known, `nobody has seen its files yet: greenml validate ${known.slug} --fix fetches and names them`);
		return see(known);
	};
	const see = async (known) => await findWhole(known, env) ?? fetchPinned(known, {
		context,
		mirror
	});
	const addData = (known, place) => addOutsideData(known, place, env, {
		note: (text) => logger.info(text),
		signal,
		...make && { make: (file, placeBefore) => make(known, file, placeBefore) }
	});
	const orTell = async (work) => {
		const found = await orFault(work, signal);
		if (!("fault" in found)) return found;
		logger.warn(found.fault);
		return null;
	};
	return {
		find: (known) => findSource(known, env),
		get,
		see,
		tryToGet: (known) => orTell(get(known)),
		addData,
		tryToAddData: (known, place) => orTell(addData(known, place))
	};
}
async function findSource({ folder, manifest }, env) {
	if ((await lookBelow(folder, "source")).kind !== "none") return {
		root: folder,
		name: SOURCE
	};
	const hash = manifest.origin === "embedded" ? null : manifest.origin.sourceHash;
	const root = sourcesFolder(env);
	return hash !== null && (await lookBelow(root, hash)).kind === "folder" ? {
		root,
		name: hash
	} : null;
}
/** One in the cache that was changed there is none. */
async function findWhole(known, env) {
	const place = await findSource(known, env);
	return place === null || place.name === "source" ? place : takeWhole(place.name, known.slug, env);
}
/** Puts a folder's files into the cache, under their hash. `isOnlyHere`: they can't be fetched again, and stay there. */
async function keepSource(from, env, isOnlyHere) {
	const hash = await putInPlace(env, async (folder) => {
		await copySource(from, folder);
	});
	if (isOnlyHere) await writeFileAtomic(join(onlyHereFolder(env), hash), "");
}
async function fetchPinned(known, { context, mirror }) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { env, logger, signal } = context;
		const { slug, manifest } = known;
		const { source, at, commit, path, sourceHash } = await findPin(known, mirror);
		await removeAbandonedScratch(sourcesFolder(env));
		logger.info(`${slug}: fetching its files${path === "." ? "" : `, ${path} of`} ${addressWithoutCredentials(source)} at ${commit.slice(0, 12)}`);
		const fetched = _usingCtx$1.a(await fetchSource({
			source,
			at,
			commit,
			path,
			signal
		}));
		const name = await putInPlace(env, async (folder) => {
			const { files } = await copySource(fetched.folder, folder);
			if (manifest.notebook !== void 0) await writeConverted(folder, files, manifest.notebook);
		}, (hash) => {
			if (hash === sourceHash || sourceHash === null) return;
			throw new UserError(`${slug}: the files at ${source} are not those that project.yaml names by sourceHash ${sourceHash}: they have ${hash}.`, 3);
		});
		return await takeWhole(name, slug, env) ?? {
			root: sourcesFolder(env),
			name
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function findPin(known, mirror) {
	const { origin } = known.manifest;
	if (origin === "embedded") throw notHere(known, "it is part of the dataset: restore it");
	if (!isPinned(origin)) throw notHere(known, describeOneMachine(origin));
	const { repository, commit, path, sourceHash } = origin;
	if (mirror === void 0 || mirror === "") return {
		source: repository,
		at: null,
		commit,
		path,
		sourceHash
	};
	const at = await findInMirror(repository, mirror);
	if (at === null) throw notHere(known, `the mirror ${mirror} does not have ${repository}`);
	return {
		source: repository,
		at,
		commit,
		path,
		sourceHash
	};
}
const isPinned = (origin) => origin.commit !== null && isGitUrl(origin.repository);
const describeOneMachine = ({ repository }) => `it was imported from a place of one machine (${repository}): import it again from an address that others can fetch from; files that you wrote yourself become part of the dataset by greenml import --vendor, with origin set to embedded`;
/** Why nobody but the machine that imported a project can fetch its files; null: others can, or they are part of the dataset. */
const tellOneMachine = ({ origin }) => origin === "embedded" || isPinned(origin) ? null : describeOneMachine(origin);
/** The script that the import made of the notebook: of one order of its cells, without those that were left out. */
async function writeConverted(folder, files, { path, order, without = [] }) {
	const { path: script, codes } = await convertNotebook(folder, files, path, without);
	const code = order === "as-run" ? codes.at(-1) : codes[0];
	if (code !== void 0) await writeNotebookScript(folder, script, code);
}
const notHere = ({ slug, folder }, why) => new UserError(`'${slug}' has no source at ${join(folder, SOURCE)}: ${why}.`);
// src/dataset/load-projects.ts
const lockFileOf = ({ folder, manifest }) => join(folder, manifest.environment.lock ?? "requirements.lock");
const projectsFolder = (dataset) => join(dataset, "projects");
const manifestFile = (folder) => join(folder, "project.yaml");
async function loadManifest(dataset, slug$1) {
	const name = slug.safeParse(slug$1);
	if (!name.success) throw noName(slug$1);
	const folder = join(projectsFolder(dataset), name.data);
	const path = manifestFile(folder);
	const { kind } = await lookBelow(dataset, manifestFile(join(projectsFolder(""), name.data)));
	if (kind === "none") throw noManifest(slug$1, path, await listSlugs(dataset));
	return {
		slug: name.data,
		folder,
		manifest: await readYaml(path, manifest, `There is no ${path}.`, dataset)
	};
}
function noManifest(slug, path, there) {
	const near = findClosest(slug, there);
	const instead = near === null || near === slug ? "greenml projects lists those there are." : `did you mean '${near}'?`;
	return new UserError(`There is no project '${slug}': ${path} does not exist; ${instead}`);
}
/**
* UserError where the project's files are not what its manifest says, or are not here: `sources` says where one is that the
* dataset only names, and may fetch it.
*/
async function loadProject(dataset, slug, sources = hereOnly()) {
	const known = await loadManifest(dataset, slug);
	return fillProject(known, await sources.addData(known, await sources.get(known)));
}
/** A project with the files of its repository alone, without data that lie elsewhere: for who reads code. */
async function loadFiles(dataset, slug, sources) {
	const known = await loadManifest(dataset, slug);
	return fillProject(known, await sources.get(known));
}
/** A project whose files are at that place. UserError where they are not what its manifest says. */
async function fillProject(known, { root, name }) {
	const { folder, manifest } = known;
	const path = manifestFile(folder);
	const { entry, workingDirectory } = manifest;
	const below = join(root, name);
	const requirePlace = (place, wanted, fault) => requireBelow(root, join(name, place), wanted, `${path}: ${fault} below ${below}.`);
	await requirePlace(entry, "file", `entry '${entry}' is not a file`);
	await requirePlace(workingDirectory, "folder", `'${workingDirectory}' does not exist`);
	for (const each of manifest.pythonPath) await requirePlace(each, "folder", `pythonPath '${each}' does not exist`);
	if (manifest.module !== void 0) refuseOtherModule(manifest.module, manifest, path);
	return {
		...known,
		sourceFolder: below,
		lockFile: lockFileOf(known)
	};
}
/** The file that is read and shown as the entry has to be the one that Python runs. */
function refuseOtherModule(module, { entry, workingDirectory, pythonPath }, path) {
	const root = moduleRoot(module, normalize(entry));
	const roots = [workingDirectory, ...pythonPath].map((each) => normalize(each).replace(/\/$/, ""));
	if (root !== null && roots.includes(root)) return;
	const found = root === null ? "that is no name of it" : `Python does not look in '${root}': set workingDirectory or pythonPath`;
	throw new UserError(`${path}: module '${module}' is not the entry '${entry}': ${found}.`);
}
/** Refuses what a manifest names and is not the project's own, as what a link leads to. */
async function requireBelow(root, path, wanted, fault) {
	const found = await lookBelow(root, path);
	if (found.kind === wanted) return;
	if (found.kind === "none" || found.kind === "file" || found.kind === "folder") throw new UserError(fault);
	throw refusedKind(found.path, found.kind);
}
/** Every project that is meant and that can be run; `sources` fetches what is asked for by name. UserError where there is none. */
async function chooseProjects(dataset, choice = {}, sources = hereOnly()) {
	const known = await listProjects(dataset, choice);
	const isAsked = choice.projects !== void 0 || choice.collection !== void 0;
	const projects = [];
	const leftOut = [];
	for (const each of known) {
		const place = await sources.find(each);
		if (place === null && !isAsked) continue;
		const found = await findRunnable(each, place, sources);
		if (typeof found === "string") leftOut.push({
			project: each.slug,
			reason: found
		});
		else projects.push(found);
	}
	if (projects.length > 0) return {
		projects,
		leftOut
	};
	const why = leftOut.map(({ project, reason }) => `${project} (${reason})`).join(", ");
	throw new UserError(why === "" ? `No project in ${projectsFolder(dataset)} has its source here: --projects . takes all of them, and fetches what is missing.` : `No project can be run: ${why}.`);
}
/** Every project that is meant, sorted by slug, whether its files are here or not. UserError where there is none. */
async function listProjects(dataset, { projects, collection }) {
	const there = await listSlugs(dataset);
	if (there.length === 0) throw noProjects(dataset);
	const slugs = there.filter(matcher("--projects", projects));
	refuseAlike(slugs, "The projects");
	const known = (await inTurn(slugs, (slug) => loadManifest(dataset, slug))).filter(({ manifest }) => collection === void 0 || manifest.collection === collection);
	if (known.length > 0) return known;
	const wish = [...projects === void 0 ? [] : [` matches /${projects}/`], ...collection === void 0 ? [] : [` is of the collection ${collection}`]];
	throw new UserError(`No project in ${projectsFolder(dataset)}${wish.join(" and")}: greenml projects lists those there are.`);
}
/** The project, or why it is not run, whoever asks for it. */
async function findRunnable(known, place, sources) {
	const { manifest } = known;
	if (manifest.tombstone !== void 0) return "retired";
	if (manifest.environment.lock === null) return "no-lock";
	const fetched = place ?? await sources.tryToGet(known);
	if (fetched === null) return "no-source";
	const whole = await sources.tryToAddData(known, fetched);
	return whole === null ? "no-data" : fillProject(known, whole);
}
const noDataset = (dataset) => `There is no dataset at ${dataset}: greenml import makes one, or pass --dataset DIR, a folder that holds projects/.`;
/** Error where a dataset is there and holds nothing. */
const noProjects = (dataset) => new UserError(`There is no project in ${projectsFolder(dataset)} yet: greenml import brings one, or pass --dataset DIR for another dataset.`);
/** Error on what is no name; of a path the name is told. */
function noName(text) {
	const last = slug.safeParse(basename(text)).data;
	const instead = last === void 0 || last === text ? "" : `; did you mean ${last}?`;
	return new UserError(`'${spellName(text)}' can't be a project's name: letters, digits, '.', '_' and '-' only${instead || "."}`);
}
/** Folders of projects, sorted, whatever their names: who reads a project refuses one that is none. UserError where there is no dataset. */
async function listSlugs(dataset) {
	const entries = await listAsNamed(dataset, projectsFolder(""));
	if (entries === null) throw new UserError(noDataset(dataset));
	return entries.filter(({ name, kind }) => kind === "folder" && !name.startsWith(".")).map(({ name }) => name);
}
export { loadFiles as a, lockFileOf as c, projectsFolder as d, hereOnly as f, tellOneMachine as h, listSlugs as i, manifestFile as l, openSources as m, fillProject as n, loadManifest as o, keepSource as p, listProjects as r, loadProject as s, chooseProjects as t, noProjects as u };
