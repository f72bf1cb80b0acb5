import { jr as UserError } from "./inputs.js";
import { $t as walkTree, bt as copyBelow, qt as lookBelow, yn as isBelow } from "./base.js";
import { vt as chooseFiles, yt as isLeftOut } from "./work.js";
import { dirname, join, posix, resolve } from "node:path";
import { readlink, realpath } from "node:fs/promises";
// src/dataset/code/moved-files.ts
const LITERAL = /(['"])((?:(?!\1)[^\\\n]|\\.){1,500}\.(?:csv|tsv|json|jsonl|xlsx?|txt|data|parquet|npy|npz|zip|pkl|sqlite3?|db))\1/gi;
/** Code that writes a file rather than reads one. */
const WRITES = /\bto_(?:csv|json|excel|pickle|parquet)\b|savefig|\bsave\w*\(|dump\(|(?:,|\bmode\s*=)\s*['"][wa]b?\+?['"]/;
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
// src/dataset/code/pip-install.ts
/** An option with its value. */
const WITH_VALUE = new RegExp(String.raw`(?<![^ \t])(?:-[rcefitC]|--(?:${"abi cache-dir cert client-cert config-setting config-settings constraint editable exists-action extra-index-url find-links global-option group implementation index-url keyring-provider log no-binary only-binary platform prefix progress-bar proxy python python-version report requirement resume-retries retries root root-user-action src target timeout trusted-host upgrade-strategy use-deprecated use-feature".replaceAll(" ", "|")}))[ \t]+[^ \t]+`, "g");
/** The packages that a command names behind `pip install`: no option, and no value of one, which would be another's package. */
const listInstalled = (words) => words.replaceAll(WITH_VALUE, " ").split(/[ \t]+/).filter((word) => word !== "" && !word.startsWith("-"));
// src/dataset/sources/copy-source.ts
/** Copies what of a repository becomes a project; a link that leaves it is refused, and nothing is replaced. */
async function copySource(from, to) {
	const entries = [];
	for await (const { path, kind } of walkTree(from, (each) => !isLeftOut(posix.basename(each)))) {
		const found = await lookBelow(from, path);
		entries.push({
			path,
			kind,
			sizeBytes: found.kind === "none" ? 0 : found.stats.size
		});
	}
	const { files, links, leftOut } = chooseFiles(entries);
	refuseCollisions(files);
	const root = await realpath(from);
	for (const path of links) await refuseEscape(root, path);
	for (const path of files) await copyBelow(from, to, path);
	return {
		files,
		leftOut
	};
}
/** Some file systems tell names apart by no case: there one of the files would take the place of the other. */
function refuseCollisions(files) {
	const seen = /* @__PURE__ */ new Map();
	for (const path of files) {
		const names = path.split("/");
		for (let depth = 1; depth <= names.length; depth++) {
			const place = names.slice(0, depth).join("/");
			const other = seen.get(place.toLowerCase());
			if (other !== void 0 && other !== place) throw new UserError(`'${other}' and '${place}' differ only by case, and some systems take them for one: rename one.`, 3);
			seen.set(place.toLowerCase(), place);
		}
	}
}
async function refuseEscape(root, path) {
	const target = resolve(dirname(join(root, path)), await readlink(join(root, path)));
	if (isBelow(target, root)) return;
	throw new UserError(`'${path}' is a link to a place outside the repository: it is not imported.`, 3);
}
export { WRITES as a, replaceLiterals as c, indexSource as i, listInstalled as n, listDatabases as o, indexNames as r, listNamed as s, copySource as t };
