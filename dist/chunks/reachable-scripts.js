import { bt as readTextIfPresent } from "./base.js";
import { join, posix } from "node:path";
// src/dataset/import/reachable-scripts.ts
/** A statement that imports, with what its brackets hold on further lines. */
const IMPORTING = /(?<![^\n])[^\n#]*\bimport\b(?:[^\n(]*\([^()]*\)|[^\n]*)/g;
/** A module by its name: `import_module("a.b")`, `-m a.b`. */
const NAMED = /(?:\b(?:import_module|__import__|run_module)\s*\(\s*|-m['", \t]+)['"]?[\w.]+/g;
/** A script by its path, which says something where the text can start one: another may only write or list it. */
const SCRIPT = /(?<![\w./-])[\w./-]{1,300}\.py\b/g;
const STARTS = /\b(?:subprocess|system|popen|Popen|spawn\w*|exec\w*|runpy|run_path|spec_from_file_location|%run)\b|^[ \t]*[!%]/m;
/** Imports whose name is known only when the script runs, or a part of it: `import_module("." + name)`. */
const COMPUTED = /\b(?:run_path|exec)\s*\((?!\s*['"])|\b(?:import_module|__import__|run_module)\s*\((?!\s*(['"])[\w.]*\1\s*[,)])/;
/** What a package says that its `*` stands for, with what its brackets hold on further lines. */
const STAR = /\b__all__[ \t]*(?::[^=\n]{1,100})?(?:\+?=|\.(?:append|extend|insert)\()([^\n[(]*[[(][^\])]*[^\n]*|[^\n]*)/g;
const STRING = /(['"])([\w.]*)\1|#[^\n]*/g;
/**
* Scripts that the entry reaches by import, itself among them. One too many does no harm: each whose name is a word of a
* statement that imports counts, and all of them where a name is put together as the script runs.
*/
async function listReachable(folder, scripts, entry) {
	const places = new Map(scripts.map((path, index) => [path, index]));
	const byName = Map.groupBy(scripts, moduleName);
	const readWords = wordsReader(scripts);
	const reached = /* @__PURE__ */ new Set([entry]);
	for (const path of reached) {
		const words = readWords(path, await readTextIfPresent(join(folder, path), folder) ?? "");
		if (words === null) return [...scripts];
		const found = [...words].flatMap((word) => byName.get(word) ?? []);
		for (const word of words) byName.delete(word);
		for (const each of found.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))) reached.add(each);
	}
	return [...reached];
}
/** Reads by which words one of the scripts imports; a package also by what its `*` stands for, which is all that lies in it where that is computed. */
function wordsReader(scripts) {
	const beside = Map.groupBy(scripts, (path) => posix.dirname(path.replace(PACKAGE, "")));
	return (path, text) => {
		const words = readImportWords(text);
		if (words === null || !PACKAGE.test(path)) return words;
		const said = [...text.matchAll(STAR)].map(([, names = ""]) => names);
		const isComputed = said.some((names) => /\w/.test(names.replaceAll(STRING, "")));
		const named = said.flatMap((names) => [...names.matchAll(STRING)].flatMap(([, , name]) => name?.match(/\w+/g) ?? []));
		const all = isComputed ? (beside.get(posix.dirname(path)) ?? []).map(moduleName) : [];
		return /* @__PURE__ */ new Set([
			...words,
			...named,
			...all
		]);
	};
}
/** The file that makes a folder a package. */
const PACKAGE = /\/__init__\.py$/;
/** Words of the statements of a script that import, among which are the names of what it imports; null: of whom it imports only its run tells. */
function readImportWords(text) {
	if (COMPUTED.test(text)) return null;
	const named = STARTS.test(text) ? [...text.matchAll(SCRIPT)] : [];
	const statements = [
		...text.matchAll(IMPORTING),
		...text.matchAll(NAMED),
		...named
	].map(([statement]) => statement);
	return new Set(statements.flatMap((statement) => statement.match(/\w+/g) ?? []));
}
/** The last part of the name that a script is imported by. */
const moduleName = (path) => path.replace(PACKAGE, "").replace(/\.py$/, "").split("/").at(-1) ?? "";
export { wordsReader as i, moduleName as n, readImportWords as r, listReachable as t };
