import { r as errorMessage, t as UserError } from "./errors.js";
import { p as readYaml } from "./files.js";
import { a as lookBelow, i as listBelow, m as refusedKind } from "./untrusted-files.js";
import { v as slug } from "./common.js";
import { r as manifest } from "./manifest.js";
import { join, normalize } from "node:path";
// src/schema/start.ts
/** The file that an answer lies in, beside the entry, so that both import the same. */
const ANSWER = "greenml_variant";
const folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
/** Where an answer lies, relative to the source. */
const answerPath = ({ entry }) => `${folderOf(entry)}${ANSWER}.py`;
/**
* What Python is told to run, before the arguments: a module by its name where the manifest has one, else a file. An answer is
* started as the entry is, under a name of its own in the same package. `place` makes a path of the source one that Python finds.
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
// src/dataset/load-projects.ts
const SOURCE = "source";
const projectsFolder = (dataset) => join(dataset, "projects");
async function loadProject(dataset, slug$1) {
	const name = slug.safeParse(slug$1);
	if (!name.success) throw new UserError(`'${slug$1}' can't be a project's name: letters, digits, '.', '_' and '-' only.`);
	const folder = join(projectsFolder(dataset), name.data);
	const path = join(folder, "project.yaml");
	const missing = `There is no project '${slug$1}': ${path} does not exist.`;
	const manifest$1 = await readYaml(path, manifest, missing, dataset);
	const { entry, workingDirectory } = manifest$1;
	await requireBelow(folder, join(SOURCE, entry), "file", `${path}: entry '${entry}' is not a file`);
	await requireBelow(folder, join(SOURCE, workingDirectory), "folder", `${path}: '${workingDirectory}' does not exist`);
	for (const each of manifest$1.pythonPath) await requireBelow(folder, join(SOURCE, each), "folder", `${path}: pythonPath '${each}' does not exist`);
	if (manifest$1.module !== void 0) refuseOtherModule(manifest$1.module, manifest$1, path);
	const sourceFolder = join(folder, SOURCE);
	return {
		slug: name.data,
		folder,
		sourceFolder,
		lockFile: join(folder, manifest$1.environment.lock),
		manifest: manifest$1
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
/** What a manifest names has to be the project's own, which what a link leads to is not. */
async function requireBelow(root, path, wanted, fault) {
	const found = await lookBelow(root, path);
	if (found.kind === wanted) return;
	if (found.kind === "none" || found.kind === "file" || found.kind === "folder") throw new UserError(`${fault} below ${join(root, SOURCE)}.`);
	throw refusedKind(found.path, found.kind);
}
/** Every project whose slug matches `pattern` (a regular expression; all without one), sorted by slug. */
async function loadProjects(dataset, pattern) {
	const slugs = (await listSlugs(dataset)).filter(matcher(pattern));
	if (slugs.length === 0) throw new UserError(`No project in ${projectsFolder(dataset)}${pattern ? ` matches /${pattern}/` : ""}.`);
	rejectCaseCollisions(slugs);
	return Promise.all(slugs.map((slug) => loadProject(dataset, slug)));
}
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
export { moduleRoot as a, answerPath as i, loadProjects as n, startWords as o, projectsFolder as r, loadProject as t };
