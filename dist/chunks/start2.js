// src/schema/dataset/start.ts
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
export { moduleRoot as n, startWords as r, answerPath as t };
