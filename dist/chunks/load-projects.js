import { Ai as string, Ir as listBelow, Jr as _usingCtx, Lr as lookBelow, Sr as readYaml, Ti as object, Tr as writeFileAtomic, ai as UserError, ft as makeHiddenScratch, gi as array, gt as removeTree, hr as parseWith, ht as removeAbandonedScratch, kt as assetPath, ni as refusedKind, oi as errorCode, or as slug, pr as hashTree, si as errorMessage, vt as runCommand, yr as readJsonText, zr as readBelow } from "./start.js";
import { r as manifest } from "./manifest.js";
import { t as cacheFolder } from "./cache-folder.js";
import { t as copySource } from "./copy-source.js";
import { i as isGitUrl, n as fetchSource } from "./fetch-source.js";
import { t as findInMirror } from "./mirror.js";
import { join, normalize, posix } from "node:path";
import { rename } from "node:fs/promises";
// src/schema/start.ts
/** The file that an answer lies in, beside the entry, so that both import the same. */
const ANSWER = "greenml_variant";
const folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
/** Path of an answer, relative to the source. */
const answerPath = ({ entry }) => `${folderOf(entry)}${ANSWER}.py`;
/**
* Words that Python is told to run, before the arguments: a module by its name where the manifest has one, else a file. An
* answer is started as the entry is, under a name of its own in the same package. `place` makes a path of the source one that
* Python finds.
*/
function startWords(start, isAuthors, place) {
	if (start.module === void 0) return [place(isAuthors ? start.entry : answerPath(start))];
	return ["-m", isAuthors ? start.module : [...packageOf(start.module, start.entry), ANSWER].join(".")];
}
/** The package that a module lies in; `python -m package` runs its `__main__.py`. */
function packageOf(module, entry) {
	const names = module.split(".");
	return isPackageOf(module, entry) ? names : names.slice(0, -1);
}
const isPackageOf = (module, entry) => entry.endsWith("/__main__.py") && !module.endsWith("__main__") && entry !== "__main__.py";
/** The folder of the source from which Python finds the entry under the module's name, `.` for all of it; null: there is none. */
function moduleRoot(module, entry) {
	const path = module.replaceAll(".", "/");
	const file = isPackageOf(module, entry) ? `${path}/__main__.py` : `${path}.py`;
	if (entry === file) return ".";
	return entry.endsWith(`/${file}`) ? entry.slice(0, -file.length - 1) : null;
}
// src/dataset/known-project.ts
/** The folder of a project's files within its own, where the dataset holds them. */
const SOURCE = "source";
// src/dataset/notebook.ts
const answer = object({
	language: string(),
	code: string(),
	reordered: string().nullable(),
	leftOut: array(string()),
	installs: array(string()),
	printed: string()
});
const isNotebook = (path) => path.endsWith(".ipynb");
const LARGEST_NOTEBOOK = 64 * 1024 ** 2;
const PATIENCE_SECONDS = 90;
/** Converts a notebook of the source; nothing of it is executed or written. UserError where it is none of Python. */
async function convertNotebook(folder, files, path) {
	const refuse = (why) => new UserError(`'${path}' can't be converted to a script: ${why}.`);
	const content = await readBelow(folder, path, LARGEST_NOTEBOOK);
	if (content === null) throw refuse("it is not there");
	const { exitCode, signal, stdout, stderr } = await runCommand("python3", [
		"-I",
		"-S",
		"-B",
		assetPath("python", "convert_notebook.py")
	], {
		input: content.toString("utf8"),
		env: { PATH: process.env.PATH },
		timeoutSeconds: PATIENCE_SECONDS
	});
	if (exitCode !== 0) throw refuse(signal ?? stderr.trim().split("\n").at(-1)?.slice(0, 200) ?? "it is no notebook");
	const found = parseWith(answer, readJsonText(stdout), "the converted notebook");
	if (!/^i?python/i.test(found.language)) throw refuse(`it is written in ${found.language}`);
	const moved = findMoved(found.code, files, posix.dirname(path));
	const codes = [found.code, ...found.reordered === null ? [] : [found.reordered]];
	return {
		path: nameScript(path, files),
		codes: codes.map((code) => moved.reduce((text, [from, to]) => text.replaceAll(from, to), code)),
		leftOut: found.leftOut,
		moved: moved.map(([from, to]) => [from.slice(1, -1), to.slice(1, -1)]),
		installs: found.installs,
		printed: found.printed
	};
}
async function writeNotebookScript(folder, path, code) {
	await writeFileAtomic(join(folder, path), code, folder);
}
function nameScript(path, files) {
	const stem = path.slice(0, -6);
	const names = [
		`${stem}.py`,
		`${stem}_notebook.py`,
		`${stem}_notebook_2.py`
	];
	const name = names.find((each) => !files.includes(each));
	if (name === void 0) throw new UserError(`There is no name left for the script of '${path}': rename one of ${names.join(", ")}.`);
	return name;
}
const LITERAL = /(['"])((?:(?!\1)[^\\\n]|\\.){1,500}\.(?:csv|tsv|json|jsonl|xlsx?|txt|data|parquet|npy|npz|zip|pkl))\1/gi;
const WRITES = /\bto_(?:csv|json|excel|pickle|parquet)\b|savefig|\bsave\w*\(|dump\(|,\s*['"][wa]b?\+?['"]/;
/** Whether the notebook itself writes the file, which then lies where it says. */
const isWritten = (code, literal) => code.split("\n").some((line) => line.includes(literal) && WRITES.test(line));
/** Literals of places that are not there, whose file is in the repository once: a notebook ran where it lay elsewhere. */
function findMoved(code, files, folder) {
	const moved = /* @__PURE__ */ new Map();
	for (const [literal, quote = "", text = ""] of code.matchAll(LITERAL)) {
		const place = text.replaceAll(/\\+/g, "/");
		if (files.includes(posix.join(folder, place))) continue;
		const name = posix.basename(place);
		const same = files.filter((path) => posix.basename(path) === name);
		const [only] = same;
		if (only === void 0 || same.length > 1 || place.includes("://") || isWritten(code, literal)) continue;
		moved.set(literal, `${quote}${posix.relative(folder, only)}${quote}`);
	}
	return [...moved];
}
// src/dataset/sources.ts
/** `<cache>/sources/<sourceHash>` */
const sourcesFolder = (env) => join(cacheFolder(env), "sources");
/** What is here, for readers that fetch nothing. */
function hereOnly(env = process.env) {
	const get = async (known) => {
		const place = await findWhole(known, env);
		if (place === null) throw notHere(known, "greenml check fetches it, where it can be had");
		return place;
	};
	return {
		find: (known) => findSource(known, env),
		get,
		tryToGet: (known) => get(known).catch(() => null)
	};
}
/** What is here, and what can be fetched from where a manifest pins it, or from a mirror (`--mirror`, `$GREENML_MIRROR`). */
function openSources(context, mirror = context.env.GREENML_MIRROR) {
	const { env, logger, signal } = context;
	const get = async (known) => await findWhole(known, env) ?? fetchPinned(known, {
		context,
		mirror
	});
	const tryToGet = (known) => get(known).catch((error) => {
		if (!(error instanceof UserError) || signal?.aborted) throw error;
		logger.warn(error.message);
		return null;
	});
	return {
		find: (known) => findSource(known, env),
		get,
		tryToGet
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
	if (place === null || place.name === "source") return place;
	const folder = join(place.root, place.name);
	if (await hashTree(folder) === place.name) return place;
	await removeTree(folder);
	return null;
}
/** Puts a folder's files into the cache, under their hash, which is returned. */
async function keepSource(from, env) {
	return putInPlace(env, async (folder) => {
		await copySource(from, folder);
	});
}
/** `fill` makes the files in a folder of ours; they are in their place whole or not at all. */
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
async function fetchPinned(known, { context, mirror }) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { env, logger, signal } = context;
		const { slug, manifest } = known;
		const { source, at, commit, path, sourceHash } = await findPin(known, mirror);
		await removeAbandonedScratch(sourcesFolder(env));
		logger.info(`${slug}: fetching its files${path === "." ? "" : `, ${path} of`} ${source} at ${commit.slice(0, 12)}`);
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
			if (hash === sourceHash) return;
			throw new UserError(`${slug}: the files at ${source} are not those that project.yaml names by sourceHash ${sourceHash}: they have ${hash}.`, 3);
		});
		return {
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
	const { repository, commit, path, sourceHash } = origin;
	if (commit === null || !isGitUrl(repository)) throw notHere(known, `it was imported from a place of one machine (${repository}): import it again`);
	if (sourceHash === null) throw notHere(known, "project.yaml has no origin.sourceHash to hold it to: import it again");
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
/** The script that the import made of the notebook; of one order of its cells. */
async function writeConverted(folder, files, { path, order }) {
	const { path: script, codes } = await convertNotebook(folder, files, path);
	const code = order === "as-run" ? codes.at(-1) : codes[0];
	if (code !== void 0) await writeNotebookScript(folder, script, code);
}
const notHere = ({ slug, folder }, why) => new UserError(`'${slug}' has no source at ${join(folder, SOURCE)}: ${why}.`);
// src/dataset/load-projects.ts
const USUAL_LOCK = "requirements.lock";
const projectsFolder = (dataset) => join(dataset, "projects");
const manifestFile = (folder) => join(folder, "project.yaml");
async function loadManifest(dataset, slug$1) {
	const name = slug.safeParse(slug$1);
	if (!name.success) throw new UserError(`'${slug$1}' can't be a project's name: letters, digits, '.', '_' and '-' only.`);
	const folder = join(projectsFolder(dataset), name.data);
	const path = manifestFile(folder);
	const missing = `There is no project '${slug$1}': ${path} does not exist.`;
	return {
		slug: name.data,
		folder,
		manifest: await readYaml(path, manifest, missing, dataset)
	};
}
/**
* UserError where the project's files are not what its manifest says, or are not here: `sources` says where one is that the
* dataset only names, and may fetch it.
*/
async function loadProject(dataset, slug, sources = hereOnly()) {
	const known = await loadManifest(dataset, slug);
	return requireSource(known, await sources.get(known));
}
async function requireSource(known, { root, name }) {
	const { folder, manifest } = known;
	const path = manifestFile(folder);
	const { entry, workingDirectory } = manifest;
	const below = join(root, name);
	const requirePlace = (place, wanted, fault) => requireBelow(root, join(name, place), wanted, `${path}: ${fault} below ${below}.`);
	await requirePlace(entry, "file", `entry '${entry}' is not a file`);
	await requirePlace(workingDirectory, "folder", `'${workingDirectory}' does not exist`);
	for (const each of manifest.pythonPath) await requirePlace(each, "folder", `pythonPath '${each}' does not exist`);
	if (manifest.module !== void 0) refuseOtherModule(manifest.module, manifest, path);
	const lockFile = join(folder, manifest.environment.lock ?? USUAL_LOCK);
	return {
		...known,
		sourceFolder: below,
		lockFile
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
	throw new UserError(why === "" ? `No project in ${projectsFolder(dataset)} has its source here.` : `No project can be run: ${why}.`);
}
/** Every project that is meant, sorted by slug, whether its files are here or not. UserError where there is none. */
async function listProjects(dataset, { projects, collection }) {
	const slugs = (await listSlugs(dataset)).filter(matcher(projects));
	rejectCaseCollisions(slugs);
	const known = (await Promise.all(slugs.map((slug) => loadManifest(dataset, slug)))).filter(({ manifest }) => collection === void 0 || manifest.collection === collection);
	if (known.length > 0) return known;
	const wish = [...projects === void 0 ? [] : [` matches /${projects}/`], ...collection === void 0 ? [] : [` is of the collection ${collection}`]];
	throw new UserError(`No project in ${projectsFolder(dataset)}${wish.join(" and")}.`);
}
/** The project, or why it is not run, whoever asks for it. */
async function findRunnable(known, place, sources) {
	const { manifest } = known;
	if (manifest.tombstone !== void 0) return "retired";
	if (manifest.environment.lock === null) return "no-lock";
	const fetched = place ?? await sources.tryToGet(known);
	if (fetched === null) return "no-source";
	for (const { path, access } of manifest.data) {
		if (access === void 0) continue;
		if ((await lookBelow(fetched.root, join(fetched.name, path))).kind === "none") return "no-data";
	}
	return requireSource(known, fetched);
}
/** Folders of projects, sorted; UserError where there is no dataset. */
async function listSlugs(dataset) {
	const entries = await listBelow(dataset, projectsFolder(""));
	if (entries === null) throw new UserError(`There is no dataset at ${dataset}: pass --dataset DIR, a folder that holds projects/.`);
	return entries.filter(({ name, kind }) => kind === "folder" && !name.startsWith(".")).map(({ name }) => name);
}
function matcher(pattern) {
	if (pattern === void 0) return () => true;
	try {
		const expression = new RegExp(pattern);
		return (slug) => expression.test(slug);
	} catch (error) {
		throw new UserError(`--projects is not a regular expression: ${errorMessage(error)}`);
	}
}
function rejectCaseCollisions(slugs) {
	const seen = /* @__PURE__ */ new Map();
	for (const slug of slugs) {
		const other = seen.get(slug.toLowerCase());
		if (other !== void 0) throw new UserError(`Projects '${other}' and '${slug}' differ only by case: rename one.`);
		seen.set(slug.toLowerCase(), slug);
	}
}
export { startWords as _, manifestFile as a, keepSource as c, convertNotebook as d, isNotebook as f, moduleRoot as g, answerPath as h, loadProject as i, openSources as l, SOURCE as m, listProjects as n, projectsFolder as o, writeNotebookScript as p, listSlugs as r, hereOnly as s, chooseProjects as t, sourcesFolder as u };
