// src/dataset/code/moved-files.ts
const LITERAL = /(['"])((?:(?!\1)[^\\\n]|\\.){1,500}\.(?:csv|tsv|json|jsonl|xlsx?|txt|data|parquet|npy|npz|zip|pkl|sqlite3?|db))\1/gi;
/** Code that writes a file rather than reads one. */
const WRITES = /\bto_(?:csv|json|excel|pickle|parquet)\b|savefig|\bsave\w*\(|dump\(|FileHandler\(|\bbaseFilename\b|(?:,|\bmode\s*=)\s*['"][wa]b?\+?['"]/;
/** Code right before a literal that is only told. */
const TELLS = /\b(?:print|display|info|debug|warning|error|write)\s*\(\s*[fFrRuU]{0,2}$/;
const LONGEST_CALL = 40;
/** Files that code names and does not itself write, which then lie where it says; none that it only tells of. */
function listNamed(code) {
	const writing = code.split("\n").filter((line) => WRITES.test(line));
	const written = new Set(writing.flatMap((line) => line.match(LITERAL) ?? []));
	return [...code.matchAll(LITERAL)].filter(({ index }) => !TELLS.test(code.slice(Math.max(0, index - LONGEST_CALL), index))).map(([literal, quote = "", path = ""]) => ({
		literal,
		quote,
		path
	})).filter(({ literal, path }) => !path.includes("://") && !written.has(literal));
}
/** Code with others in the place of some of the literals that name a file. */
const replaceLiterals = (code, others) => code.replaceAll(LITERAL, (literal) => others.get(literal) ?? literal);
/** Places of databases of SQLite, as SQLAlchemy is told them. */
const listDatabases = (code) => [...code.matchAll(/\bsqlite:\/\/\/([^'"?\n]{1,500})/g)].map(([, place = ""]) => place);
// src/dataset/code/named-paths.ts
/**
* Finds among paths the one that ends in most of the same names as a place, whatever their case; null where none has the last, or
* two fit alike. Both are a stranger's, and many: each path is taken apart once.
*/
function indexNames(paths) {
	const all = { rests: Array.from(paths, (path) => ({
		path,
		above: namesOf(path).join("/")
	})) };
	return (place) => {
		let alike;
		for (const name of namesOf(place).reverse()) {
			const next = byNextName(alike ?? all).get(name);
			if (next === void 0) break;
			alike = next;
			if (alike.rests.length === 1) break;
		}
		return alike?.rests.length === 1 ? alike.rests[0]?.path ?? null : null;
	};
}
const namesOf = (path) => path.toLowerCase().split(/[\\/]+/).filter((name) => name !== "" && name !== ".");
function byNextName(alike) {
	if (alike.byName !== void 0) return alike.byName;
	const byName = /* @__PURE__ */ new Map();
	for (const { path, above } of alike.rests) {
		if (above === "") continue;
		const slash = above.lastIndexOf("/");
		const name = above.slice(slash + 1);
		const own = byName.get(name) ?? { rests: [] };
		byName.set(name, own);
		own.rests.push({
			path,
			above: above.slice(0, Math.max(slash, 0))
		});
	}
	alike.byName = byName;
	return byName;
}
/** Finds the file of a source that fits a place, or where none does the folder. */
function indexSource(files) {
	const [findFile, findFolder] = [indexNames(files), indexNames(listFolders(files))];
	return (place) => findFile(place) ?? findFolder(place);
}
function listFolders(files) {
	const folders = /* @__PURE__ */ new Set();
	for (const file of files) for (let end = file.lastIndexOf("/"); end > 0; end = file.lastIndexOf("/", end - 1)) {
		const folder = file.slice(0, end);
		if (folders.has(folder)) break;
		folders.add(folder);
	}
	return folders;
}
export { listNamed as a, listDatabases as i, indexSource as n, replaceLiterals as o, WRITES as r, indexNames as t };
