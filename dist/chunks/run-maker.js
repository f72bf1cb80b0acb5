import { $ as LONGEST_TEXT, $t as literal, Cr as UserError, _t as slug, ar as boundTexts, ct as label, h as largest, m as withoutEndSlashes, on as strictObject, pt as sha256, qt as array, sn as string, st as instant, vt as text } from "./inputs.js";
import { B as sandboxedExecution, M as LONGEST_TRACEBACK, c as removeAbandonedScratch, ct as listFiles, sn as _usingCtx, st as hashTree, ut as parseWith } from "./base.js";
import { a as chooseProjectSandbox, f as readScoredSource, h as HomeTemplates, m as executeScript, s as isTrustedProject, t as limitsOf, u as loadTrustedHashes } from "./run-once.js";
import { H as describeHost, K as Launcher, W as holdHost } from "./start.js";
import { n as watchAccess } from "./access-times.js";
import { t as SHIMS_FOLDER } from "./shims2.js";
import { n as planProject } from "./plan-project.js";
import { a as unplannedRun, i as recordWithoutRun } from "./blank-record.js";
import { n as moduleRoot } from "./start2.js";
import { t as listReachable } from "./reachable-scripts.js";
import { tn as memoise } from "./work.js";
import { t as README_NAME } from "./readme-name.js";
import { t as readTexts } from "./read-texts.js";
import { _ as WRITES, a as lockFileOf, g as indexSource, p as findCell, v as listDatabases, y as listNamed } from "./load-projects.js";
import { a as storeData } from "./outside-data.js";
import { r as nameError } from "./ending.js";
import { p as status, s as metricReading } from "./read.js";
import { i as versioned } from "./versioned.js";
import { a as PROJECT } from "./inside.js";
import { join, posix } from "node:path";
import { lstat } from "node:fs/promises";
// src/dataset/module-folders.ts
/**
* The folders from which scripts are found by the names of modules, by module: of each script that is the module, or lies in
* it, one. Every script is looked at once, however many modules there are.
*/
function listModuleFolders(modules, scripts) {
	const root = indexModules(modules);
	const folders = /* @__PURE__ */ new Map();
	for (const script of scripts) for (const [module, folder] of findIn(script.split("/"), root)) {
		const found = folders.get(module) ?? [];
		folders.set(module, found);
		found.push(folder);
	}
	return folders;
}
function indexModules(modules) {
	const root = {
		inside: /* @__PURE__ */ new Map(),
		module: null
	};
	for (const module of modules) {
		let part = root;
		for (const name of module.split(".")) {
			const next = part.inside.get(name) ?? {
				inside: /* @__PURE__ */ new Map(),
				module: null
			};
			part.inside.set(name, next);
			part = next;
		}
		part.module = module;
	}
	return root;
}
/** Of a module that a script is the folder above it, else of one that it lies in the first. */
function findIn(names, root) {
	const [around, own] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
	const file = names.at(-1)?.slice(0, -3) ?? "";
	for (const start of names.keys()) {
		const folder = names.slice(0, start).join("/") || ".";
		const parts = walkParts(root, names.slice(start, -1));
		for (const { module } of parts) if (module !== null && !around.has(module)) around.set(module, folder);
		const module = parts.length < names.length - 1 - start ? null : nameOwn(parts.at(-1) ?? root, file);
		if (module !== null) own.set(module, folder);
	}
	return new Map([...around, ...own]);
}
/** The module that a file is in a folder. */
const nameOwn = (folder, file) => file === "__init__" ? folder.module : folder.inside.get(file)?.module ?? null;
/** The parts of modules that folders are, as far as they are any. */
function walkParts(root, folders) {
	const parts = [];
	for (const name of folders) {
		const next = (parts.at(-1) ?? root).inside.get(name);
		if (next === void 0) break;
		parts.push(next);
	}
	return parts;
}
// src/dataset/expand-makefile.ts
const DEFINED = /^([A-Za-z_]\w{0,60})[ \t]*[:?]{0,2}=[ \t]*([^\n#]{0,300})/gm;
const NAMED = /\$[({](\w{1,61})[)}]/g;
/** A name may stand for another; more of them is no path. */
const MOST_ROUNDS = 4;
const MOST_CHARACTERS$2 = 2e5;
/** `make train config=a.yaml`, as an author calls it. */
const CALL = /\bmake[ \t]+([\w-]{1,60})((?:[ \t]+\w{1,61}=[^\s`;&|]{1,300}){1,10})/g;
const MOST_CALLS = 20;
/** A Makefile's text with the variables that it sets to plain texts written out, behind the recipes that `calls` set some of. */
function expandMakefile(text, calls = "") {
	const own = text.slice(0, MOST_CHARACTERS$2 / 4);
	let expanded = [...listCalled(own, calls), own].join("\n").slice(0, MOST_CHARACTERS$2);
	const values = new Map([...own.matchAll(DEFINED)].map(([, name = "", value = ""]) => [name, value.trim()]));
	for (let round = 0; round < MOST_ROUNDS && expanded.length < MOST_CHARACTERS$2; round++) expanded = writeOut(expanded, values).slice(0, MOST_CHARACTERS$2);
	return expanded;
}
const writeOut = (text, values) => text.replaceAll(NAMED, (whole, name) => values.get(name) ?? whole);
/** Recipes of the targets that a text calls with variables, those written out. */
function listCalled(text, calls) {
	return [...calls.matchAll(CALL)].slice(0, MOST_CALLS).flatMap(([, target = "", settings = ""]) => {
		const recipe = new RegExp(`^${target}[ \\t]*:(?!=)[^\\n]*\\n((?:\\t[^\\n]*(?:\\n|$)){1,50})`, "m").exec(text)?.[1];
		const pairs = settings.trim().split(/\s+/);
		const values = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]));
		return recipe === void 0 ? [] : [writeOut(recipe, values)];
	});
}
/** A command that goes on behind a backslash, on one line. */
const joinLines = (text) => text.replaceAll(/\\\r?\n[ \t]*/g, " ");
// src/dataset/read-papers.ts
const DOCUMENTS = /^(?:makefile|dockerfile|procfile|justfile|mlproject|dvc\.ya?ml|taskfile\.ya?ml|(?:scripts\/)?[^/]*\.(?:sh|bat|cmd|ps1)|docs\/[^/]*\.md|\.github\/workflows\/[^/]*\.ya?ml)$/i;
const MAKEFILE = /^[^/]*makefile$/i;
/** Most characters of one file: more of it says nothing new. */
const MOST_CHARACTERS$1 = 1e6;
/** `train\_model.py`, as Markdown escapes what it would show otherwise. */
const ESCAPED = /\\([_*~.()-])/g;
/** A README's text as it is read where it is shown. */
const readAsShown = (text) => text.replaceAll(ESCAPED, "$1");
const isNamed = (name) => README_NAME.test(name) || DOCUMENTS.test(name);
/** What tells in a folder and in those above it how its scripts are run, the nearest first, commands on one line. */
async function readPapersAbove(folder, files, home) {
	const homes = new Map(listUp(home).map((each, index) => [each, index]));
	return readPapers(folder, files.flatMap((path) => listHomes(path).map((each) => ({
		path,
		home: each,
		rank: homes.get(each)
	}))).filter(({ rank }) => rank !== void 0).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0)));
}
/** Parts of the longest name, as of a workflow. */
const MOST_PARTS = 3;
/** The folders in which a file has a name that such texts have. */
function listHomes(path) {
	const parts = path.split("/");
	return Array.from({ length: Math.min(MOST_PARTS, parts.length) }, (_, index) => index + 1).filter((count) => isNamed(parts.slice(-count).join("/"))).map((count) => parts.slice(0, -count).join("/") || ".");
}
/** A folder and those above it, the top as `.`. */
const listUp = (folder) => folder === "." ? ["."] : [folder, ...listUp(posix.dirname(folder))];
async function readPapers(folder, papers) {
	const texts = (await readTexts(folder, papers.map(({ path }) => path))).map((text) => text.slice(0, MOST_CHARACTERS$1));
	const callsIn = memoise((home) => texts.filter((_, index) => papers[index]?.home === home).join("\n").slice(0, MOST_CHARACTERS$1));
	return papers.map(({ path, home }, index) => {
		const text = texts[index] ?? "";
		if (README_NAME.test(posix.basename(path))) return {
			folder: home,
			text: joinLines(readAsShown(text))
		};
		if (!MAKEFILE.test(posix.basename(path))) return {
			folder: home,
			text: joinLines(text)
		};
		return {
			folder: home,
			text: joinLines(expandMakefile(text, callsIn(home)))
		};
	});
}
// src/dataset/find-start.ts
/** A start as a manifest has it. */
const startFields = ({ reasons: _reasons, ...fields }) => fields;
/** What Python is given behind its own name to start an entry so. */
const wordsOf = ({ module, arguments: words }, entry) => [...module ? ["-m", module] : [entry], ...words];
/** Python by its names on Linux and Windows and in uv, and a script that is started by its own name. */
const PYTHON = String.raw`(?:\bpython(?:3(?:\.\d+)?)?(?:\.exe)?|(?<![\w./\\-])py(?:[ \t]+-3(?:\.\d+)?)?|\bipython3?|\buv[ \t]+run)[ \t]+(?:-[uBO][ \t]+)?`;
const SCRIPT = String.raw`(?:[\w.-]{1,100}[/\\]){0,10}[\w.-]{1,100}\.py`;
const COMMAND = new RegExp(String.raw`(?:\bPYTHONPATH=([^\s=]{1,200})[ \t]+)?(?:${PYTHON}(?:-m[ \t]+([\w.]{1,200})|(${SCRIPT}|"[^"\n]{1,200}\.py"))|(?<![\w./\\])(\.[/\\]${SCRIPT}))(?![\w])([^\n\`#&|;>]{0,300})`, "g");
/** Most characters of one file: more of it says nothing new. */
const MOST_CHARACTERS = 1e6;
const PLAIN_WORD = /^[\w./=:,@%+-]{1,200}$/;
const TAKES_ARGUMENTS = /\bargparse\b|\bsys\.argv\b|\b(?:click|typer|fire|absl|hydra|docopt|tyro|optparse|jsonargparse|configargparse)\b|\bfrom_cli\b|\bHfArgumentParser\b/;
/**
* How a script can be started, the likeliest way first: what README, Makefile and the script itself say, what it imports from
* where, and from which folder the files that it names are found. At most three ways.
*/
async function findStarts(folder, files, entry, isNotebook = false) {
	const read = async (paths) => (await readTexts(folder, paths)).map((text) => text.slice(0, MOST_CHARACTERS));
	const scripts = files.filter((path) => path.endsWith(".py"));
	const [own = ""] = await read([entry]);
	const reached = await read(await listReachable(folder, scripts, entry));
	const home = posix.dirname(entry);
	const told = findCommand([...await readPapersAbove(folder, files, home), {
		folder: ".",
		text: own.slice(0, 4e3)
	}], entry);
	const module = told?.module ?? (/^[ \t]*from[ \t]+\.[\w.]*[ \t]+import\b/m.test(own) ? nameModule(entry, files, own) : null);
	const root = module === null ? null : moduleRoot(module, entry);
	const bases = listBases(reached, files, root ?? home);
	const mayAdd = bases.length > 0 && /sys\.path\b/.test(own);
	const words = told !== null && TAKES_ARGUMENTS.test(reached.join("\n")) ? told.words : [];
	const folders = rankFolders([...reached, words.map((word) => JSON.stringify(word)).join("\n")], files, [...told?.path ? [posix.normalize(entry.slice(0, entry.length - told.path.length) || ".").replace(/\/$/, "")] : [], ...isNotebook ? [home, "."] : [
		root ?? ".",
		".",
		home
	]]);
	const facts = {
		told,
		module,
		home,
		root
	};
	const plain = mayAdd ? [] : bases;
	const [first = ".", ...others] = folders;
	const [best = makeStart(facts, {
		folder: ".",
		words: [],
		bases: plain
	}), ...rest] = [
		makeStart(facts, {
			folder: first,
			words,
			bases: plain
		}, folders.length > 1 ? ["finds-its-files"] : []),
		...mayAdd ? [makeStart(facts, {
			folder: first,
			words,
			bases
		})] : [],
		...words.length > 0 ? [makeStart(facts, {
			folder: first,
			words: [],
			bases: plain
		})] : [],
		...others.map((folder) => makeStart(facts, {
			folder,
			words,
			bases: plain
		}))
	].slice(0, MOST_WAYS);
	return [best, ...rest];
}
const MOST_WAYS = 3;
function makeStart({ told, module, home, root }, { folder, words, bases }, reasons = []) {
	const needed = /* @__PURE__ */ new Set([
		...told?.pythonPath ?? [],
		...root === null ? [] : [root],
		...bases
	]);
	const isRelative = module !== null && told?.module == null;
	needed.delete(module === null ? home : folder);
	return {
		...module === null ? {} : { module },
		workingDirectory: folder,
		pythonPath: [...needed],
		arguments: [...words],
		reasons: [
			...told === null ? [] : ["command-in-readme"],
			...isRelative ? ["imports-relatively"] : [],
			...bases.length > 0 ? ["imports-from-other-folder"] : [],
			...reasons
		]
	};
}
/** The first command of some texts that runs the entry; with the arguments of another, where its own are not plain. */
function findCommand(papers, entry) {
	const commands = papers.flatMap(({ folder, text }) => [...text.matchAll(COMMAND)].flatMap(([, paths = "", module, named, own = named, rest = ""]) => {
		const path = own?.replaceAll("\"", "").replaceAll("\\", "/");
		return (module === void 0 ? isTail(path ?? "", entry) : moduleRoot(module, entry) !== null) ? [{
			folder,
			paths,
			module: module ?? null,
			path,
			words: listPlainWords(rest)
		}] : [];
	}));
	const [first] = commands;
	if (first === void 0) return null;
	return {
		module: first.module,
		path: first.path === void 0 ? null : posix.normalize(first.path),
		words: commands.find(({ words }) => words !== null)?.words ?? [],
		pythonPath: listPythonPath(first.paths, first.folder)
	};
}
/** Quotes around a word, or around what an option is set to. */
const QUOTED = /^((?:-[\w-]{1,100}=)?)(["'])([^"']*)\2$/;
/** Null: some of them only a shell understands. */
function listPlainWords(text) {
	const words = text.split(/\s+/).filter((word) => word !== "").map((word) => word.replace(QUOTED, "$1$3").replaceAll("\\", "/"));
	return words.every((word) => PLAIN_WORD.test(word)) && words.length <= 40 ? words : null;
}
const listPythonPath = (paths, folder) => (paths === "" ? [] : paths.split(":")).map((each) => each.replace(/^\$\{?PWD\}?\/?/, "")).filter((each) => !each.startsWith("/")).map((each) => posix.join(folder, each)).filter(isInside);
const isInside = (path) => !path.startsWith("..") && !path.includes("$");
function isTail(path, entry) {
	const plain = posix.normalize(path);
	return entry === plain || entry.endsWith(`/${plain}`);
}
/** The entry's name from above its outermost package; by the dots of its imports where there is no `__init__.py`. */
function nameModule(entry, files, code) {
	const parts = entry.replace(/\.py$/, "").split("/");
	const dots = largest([...code.matchAll(/^[ \t]*from[ \t]+(\.+)/gm)].map(([, found = ""]) => found.length)) ?? 0;
	let depth = parts.length - 1;
	while (depth > 0 && files.includes(`${parts.slice(0, depth).join("/")}/__init__.py`)) depth--;
	const start = Math.min(depth, parts.length - 1 - dots);
	if (start < 0 || !parts.slice(start).every((part) => /^[A-Za-z_]\w*$/.test(part))) return null;
	const names = parts.slice(start);
	return (names.at(-1) === "__main__" ? names.slice(0, -1) : names).join(".");
}
const IMPORTED = /^[ \t]*(?:from[ \t]+([A-Za-z_][\w.]*)[ \t]+import|import[ \t]+([A-Za-z_][\w., \t]*))/gm;
/** Folders, beside `home`, from which own modules are imported by their absolute names. */
function listBases(texts, files, home) {
	const scripts = files.filter((path) => path.endsWith(".py"));
	const modules = new Set(texts.flatMap((text) => [...text.matchAll(IMPORTED)].flatMap(([, from, plain = ""]) => from === void 0 ? plain.split(",").map((each) => each.trim().split(/\s/)[0] ?? "") : [from])));
	const bases = /* @__PURE__ */ new Set();
	for (const found of listModuleFolders(modules, scripts).values()) {
		if (found.includes(home)) continue;
		const [nearest] = found.sort((a, b) => a.length - b.length);
		if (nearest !== void 0) bases.add(nearest);
	}
	return [...bases].sort();
}
const STRING = /(['"])((?:(?!\1)[^\\\n{}]|\\\\){1,300})\1/g;
const JOINED = /\bjoin\([ \t\n]{0,40}(['"][^'"\n]{1,200}['"](?:[ \t\n]{0,40},[ \t\n]{0,40}['"][^'"\n]{1,200}['"]){1,9})[ \t\n]{0,40}(?:,[ \t\n]{0,40})?\)/g;
/** The folders, that first from which most of what the texts name is found. */
function rankFolders(texts, files, folders) {
	const known = /* @__PURE__ */ new Set();
	for (const path of files) for (let above = path; above !== "." && !known.has(above); above = posix.dirname(above)) known.add(above);
	const places = [...new Set(texts.flatMap((text) => [...[...text.matchAll(JOINED)].map(([, parts = ""]) => [...parts.matchAll(/['"]([^'"]+)['"]/g)].map(([, part]) => part).join("/")), ...[...text.matchAll(STRING)].map(([, , found = ""]) => found.replaceAll("\\\\", "/"))]))].filter((each) => /[/.]/.test(each) || known.has(each));
	/** A path of several parts says more than a word that is a folder's name too. */
	const found = (folder) => places.filter((each) => known.has(posix.normalize(posix.join(folder, each)).replace(/\/$/, ""))).reduce((total, each) => total + each.split("/").length, 0);
	const distinct = [...new Set(folders)];
	const counts = new Map(distinct.map((each) => [each, found(each)]));
	return distinct.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}
// src/dataset/find-places.ts
/** How Python, NumPy, pandas and torchvision say which path is not there. */
const MISSING = [
	/No such file or directory: b?(['"])(.{1,900}?)\1/,
	/(?:[Ff]ile|class folder in|folder) b?(['"]?)([^'"]{1,900}?)\1 (?:does not exist|not found)/,
	/find any class folder in (['"]?)([^'"]{1,900}?)\1\.?$/,
	/^(['"]?)([^'"\n]{1,900}?)\1 not found\.?$/
];
/** pandas, of a table that it should write. */
const NO_FOLDER = /non-existent directory: (['"])(.{1,900}?)\1/;
const CHANGES_FOLDER = /\bchdir\s*\(/;
/**
* Places that would let a script get further: where it looks for a file, and the one file or folder of the source that bears that
* name; for what it writes, the folder. A folder of another disk that it goes to, and that has no like, is the one that it starts
* in: so it lay there. None where nothing is missing, or nothing or more than one thing of the source fits.
*/
function findPlaces({ errorMessage, traceback, folder: home }, files, known) {
	const message = errorMessage ?? "";
	const [, , folder] = NO_FOLDER.exec(message) ?? [];
	const missing = folder ?? MISSING.map((pattern) => pattern.exec(message)?.[2]).find((each) => each !== void 0);
	if (missing === void 0) return [];
	const wanted = readEscapes(missing);
	const first = folder !== void 0 || WRITES.test(traceback) ? {
		at: folder === void 0 ? posix.dirname(wanted) : wanted,
		shows: null
	} : showAt(wanted, indexSource(files)) ?? (CHANGES_FOLDER.test(traceback) && ABSOLUTE.test(wanted) ? {
		at: wanted,
		shows: home
	} : null);
	if (first === null || known.some(({ at }) => at === first.at)) return [];
	return [...known, first].slice(0, 50);
}
/** A path from the root of some disk. */
const ABSOLUTE = /^(?:[A-Za-z]:[\\/]|[\\/])/;
/** The same for a script that does not say what it misses: for the absolute paths that its code names. */
function findNamedPlaces(code, files) {
	const find = indexSource(files);
	return [...new Set([...listNamed(code).map(({ path }) => path), ...listDatabases(code)].map(readEscapes))].filter((path) => ABSOLUTE.test(path)).flatMap((path) => showAt(path, find) ?? []).slice(0, 50);
}
/** In a message Python shows a path as it would be written in code. */
const readEscapes = (shown) => shown.replaceAll("\\\\", "\\").replaceAll("\\'", "'");
function showAt(at, find) {
	const shows = find(at);
	return shows === null ? null : raise({
		at,
		shows
	});
}
/**
* A folder that has backslashes in its name, as one of Windows joined to a name by a slash, can't be made: it is shown itself,
* by the folder in which the source has the same. Null: the source has none around it.
*/
function raise({ at, shows }) {
	const slash = at.indexOf("/", at.lastIndexOf("\\") + 1);
	if (!at.includes("\\") || slash < 0) return {
		at,
		shows
	};
	const tail = withoutEndSlashes(at.slice(slash));
	return tail !== "" && shows.toLowerCase().endsWith(tail.toLowerCase()) ? {
		at: at.slice(0, slash),
		shows: shows.slice(0, -tail.length)
	} : null;
}
// src/curation/try-ways.ts
/** The first way that ends well, else the one that got furthest. */
async function tryWays(ways, runIt) {
	let best = NOT_TRIED;
	for (const way of ways) {
		const tried = await runIt(way);
		if (best.run === null || tried.run !== null && gotFurther(tried.run, best.run)) best = {
			way,
			...tried
		};
		if (tried.run === null || isDone(tried.run) || !isWorthAnother(tried.run)) break;
	}
	return best;
}
/** The same, and where a file is missing then, again with the source's own of that name in its place, as long as that helps. */
async function tryInPlaces(ways, { files, code }, runIt) {
	let best = await tryWays(ways, (way) => runIt(way, []));
	const named = findNamedPlaces(code, files);
	if (best.run !== null && isDone(best.run)) return tryNamedPlaces(best, named, runIt);
	for (let round = 0; round < MOST_ROUNDS_OF_PLACES; round++) {
		const { way, run, places: known = [] } = best;
		if (way === void 0 || run === null || isDone(run)) break;
		const places = findPlaces({
			errorMessage: run.record.errorMessage,
			traceback: run.stderr.split("\n").filter((line) => line.startsWith("    ")).join("\n"),
			folder: way.start.workingDirectory
		}, files, known);
		if (places.length === 0) return known.length === 0 ? tryNamedPlaces(best, named, runIt) : best;
		const tried = await runIt(way, places);
		if (tried.run === null || isSameEnd(tried.run, run)) break;
		best = {
			way,
			places,
			...tried
		};
	}
	return best;
}
/** A script that finds none of its files may not say so: it is tried again where they are shown to it. */
async function tryNamedPlaces(best, places, runIt) {
	const { way, run } = best;
	if (way === void 0 || run?.fileUse.read?.length !== 0 || places.length === 0) return best;
	const tried = await runIt(way, places);
	return tried.run !== null && gotFurther(tried.run, run) ? {
		way,
		places,
		...tried
	} : best;
}
/** A script reads some files one after the other. */
const MOST_ROUNDS_OF_PLACES = 12;
const isSameEnd = ({ record: { errorType, errorMessage } }, { record: before }) => errorType === before.errorType && errorMessage === before.errorMessage;
const NOT_TRIED = {
	run: null,
	notRun: "it was asked not to"
};
/** Whether the script ran to its end; whether its metric can be read is seen later. */
const isDone = ({ record }) => record.exitCode === 0 && record.status !== "timeout";
/** By the end, else by the repository's files that were read, else by what was printed; the time says as much of the host. */
function gotFurther(run, than) {
	const [own, other] = [run, than].map((each) => [
		Number(isDone(each)),
		each.fileUse.read?.length ?? 0,
		Number(each.record.errorType !== "FileNotFoundError"),
		each.stdout.length
	]);
	const place = own?.findIndex((value, index) => value !== other?.[index]) ?? -1;
	return place >= 0 && (own?.[place] ?? 0) > (other?.[place] ?? 0);
}
/** Ends that another folder, other arguments or another order of cells change nothing about; NLTK's data is looked up in a home. */
const IN_VAIN = /* @__PURE__ */ new Set([
	"EOFError",
	"SyntaxError",
	"LookupError"
]);
const isWorthAnother = ({ record: { status, errorType } }) => status === "failed" && !IN_VAIN.has(errorType);
/** The cell that a converted notebook failed in, where the script may be without it; else null. */
function findFailingCell({ record, stderr }, entry, code, optional) {
	if (code === null || record.status !== "failed") return null;
	const own = `File "${PROJECT}/${entry}", line `;
	const frames = stderr.split("\n").filter((line) => line.includes(own));
	const frame = frames.findLast((line) => line.endsWith("in <module>")) ?? frames.at(-1);
	const line = Number.parseInt(frame?.slice(frame.indexOf(own) + own.length) ?? "", 10);
	const cell = Number.isInteger(line) ? findCell(code, line) : null;
	return cell !== null && optional.includes(cell) ? cell : null;
}
const LONGEST_OUTPUT_END = 2e4;
const { exitCode, signal, errorType, tracebackTail, failureClass, sandbox, toolVersion } = sandboxedExecution.shape;
const { wallSeconds, userSeconds, systemSeconds, peakMemoryBytes } = sandboxedExecution.shape;
/** `greenml check --json`: one run of the author's script, and whether its metric was read. */
const projectCheck = versioned(1, strictObject({
	schemaVersion: literal(1),
	project: slug,
	/** `ok`: the author's script ran to its end and its metric was read. */
	status,
	/** Why it is not `ok`. */
	reason: text.nullable(),
	metric: strictObject({
		...metricReading.pick({
			name: true,
			value: true,
			normalised: true
		}).shape,
		/** Line of the output where the metric was read from; null: the manifest's expression gave it. */
		line: text.nullable()
	}).nullable(),
	wallSeconds,
	userSeconds,
	systemSeconds,
	peakMemoryBytes,
	exitCode,
	signal,
	errorType,
	tracebackTail,
	failureClass,
	/** The ends of what it printed. */
	stdout: string().max(LONGEST_OUTPUT_END),
	stderr: string().max(LONGEST_OUTPUT_END),
	/** Files of the source that the run read, of those that may hold data; null: not seen. */
	filesRead: array(text).nullable(),
	sandbox,
	environment: label.nullable(),
	startedAt: instant,
	sourceHash: sha256.nullable(),
	lockHash: sha256.nullable(),
	toolVersion
}), {});
// src/curation/describe-check.ts
/** Why a run ended as it did. */
const tellEnd = (record) => nameError(record) || (record.failureClass ?? record.status);
/** What a run of the author's script shows of its project. */
function toCheck(project, { record, fileUse, metricLine, ...output }) {
	const { metric, ...of } = record;
	const seen = {
		schemaVersion: 1,
		project,
		status: of.status,
		reason: of.status === "ok" ? null : tellEnd(record),
		metric: metric && {
			name: metric.name,
			value: metric.value,
			normalised: metric.normalised,
			line: metricLine
		},
		wallSeconds: of.wallSeconds,
		userSeconds: of.userSeconds,
		systemSeconds: of.systemSeconds,
		peakMemoryBytes: of.peakMemoryBytes,
		exitCode: of.exitCode,
		signal: of.signal,
		errorType: of.errorType,
		tracebackTail: of.tracebackTail,
		failureClass: of.failureClass,
		stdout: output.stdout.slice(-2e4),
		stderr: output.stderr.slice(-2e4),
		filesRead: fileUse.read,
		sandbox: of.sandbox,
		environment: of.environment,
		startedAt: of.startedAt,
		toolVersion: of.toolVersion,
		sourceHash: of.sourceHash,
		lockHash: of.lockHash
	};
	const bounded = boundTexts(seen, LONGEST_TEXT, {
		errorType: 80,
		tracebackTail: LONGEST_TRACEBACK,
		stdout: LONGEST_OUTPUT_END,
		stderr: LONGEST_OUTPUT_END
	});
	return parseWith(projectCheck, bounded, "the check");
}
// src/measurement/instruments/file-use.ts
/**
* Watches from outside which of some plain files a run reads and writes; `told` has the answer once the run is read. `take`: is
* shown the copy of the project as the run left it.
*/
function watchFileUse(paths, take) {
	let use = {
		read: null,
		written: []
	};
	let listRead = async () => null;
	const before = /* @__PURE__ */ new Map();
	return {
		shims: [],
		environment: {},
		told: () => use,
		begin: async ({ projectFolder }) => {
			listRead = await watchAccess(projectFolder, new Map(paths.map((path) => [path, path])));
			for (const path of paths) before.set(path, await stateOf(join(projectFolder, path)));
		},
		read: async ({ projectFolder, folder }) => {
			const read = await listRead(folder);
			const written = [];
			for (const [path, state] of before) if (await stateOf(join(projectFolder, path)) !== state) written.push(path);
			use = {
				read: read?.filter((path) => !written.includes(path)) ?? null,
				written
			};
			await take?.(projectFolder);
			return {};
		}
	};
}
async function stateOf(path) {
	const found = await lstat(path).catch(() => null);
	return found === null ? "none" : `${found.ino} ${found.mtimeMs} ${found.size}`;
}
// src/benchmark/run-authors.ts
/** Runs the author's script once, as a campaign would, for whoever wants to know how it ends. What is lost to the bench is told as such. */
async function runAuthors(project, options, maker, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { slug, manifest, sourceFolder } = project;
		const { cpuSeconds, timeout: timeoutSeconds = manifest.needs.timeoutSeconds } = options;
		const trusted = await isTrustedProject(project, [], await loadTrustedHashes());
		const sandbox = await chooseProjectSandbox(project, trusted, options, context.logger.warn);
		await removeAbandonedScratch();
		const launcher = _usingCtx$1.a(new Launcher());
		await holdHost(launcher, `greenml check ${slug}`, options.wait, context);
		const host = await describeHost(null);
		const planned = planProject({
			slug,
			manifest,
			entryBytes: 0,
			notProbed: {},
			drawsOrWaits: true,
			lockHash: "",
			sourceHash: await hashTree(sourceFolder)
		});
		const settings = {
			project: planned,
			host,
			sandbox
		};
		const made = await maker.makeOrExplain(project);
		if (typeof made === "string") return {
			record: recordWithoutRun(unplannedRun(slug), {
				...settings,
				environment: null
			}, "environment-failed", made),
			stdout: "",
			stderr: "",
			metricLine: null,
			fileUse: {
				read: null,
				written: []
			}
		};
		const homes = _usingCtx$1.a(new HomeTemplates(launcher));
		const watcher = watchFileUse(options.watched, options.take);
		_usingCtx$1.u(launcher.stopOn(context.signal));
		return {
			...await executeScript(unplannedRun(slug), {
				...settings,
				sourceFolder,
				environment: made,
				flopCounter: null,
				host: {
					...host,
					python: made.pythonVersion
				},
				equipment: {
					launcher,
					meter: null,
					sensors: null,
					baseline: null,
					carbon: null
				},
				homeTemplate: await homes.get(made, sandbox),
				shimsFolder: SHIMS_FOLDER,
				modules: null,
				scored: await readScored(sourceFolder, planned),
				limits: {
					...limitsOf({ needs: {
						...planned.needs,
						timeoutSeconds
					} }),
					...cpuSeconds === void 0 ? {} : {
						cpuSeconds,
						cpuSecondsOfEach: cpuSeconds
					}
				}
			}, watcher),
			fileUse: watcher.told()
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** What the author's own predictions are scored by; a split that can't be read is told by the run, as what it prints is. */
async function readScored(sourceFolder, project) {
	if (project.scoring === "printed") return null;
	const known = await readScoredSource(sourceFolder, project);
	if (typeof known === "string") throw new UserError(`${project.slug}: ${known}.`);
	return {
		...known,
		split: "not known yet"
	};
}
// src/curation/run-maker.ts
/**
* Runs a script of a project in the sandbox and takes what it made of some files, in each way in which it may be started until
* it ends well having made one.
*/
async function runMaker(project, script, wanted, options, maker, context) {
	const { sourceFolder, manifest } = project;
	const [first, ...others] = await findStarts(sourceFolder, await listFiles(sourceFolder), script);
	const runOne = async (start) => {
		const found = [];
		const take = async (folder) => {
			for (const path of wanted) {
				const stored = await storeData(folder, path, context.env);
				if (stored !== null) found.push(stored);
			}
		};
		const run = await runAuthors({
			...project,
			manifest: startAt(manifest, script, start)
		}, {
			...options,
			watched: [],
			take
		}, maker, context);
		return {
			run,
			start,
			made: isDone(run) ? found : []
		};
	};
	let last = await runOne(first);
	for (const start of others) {
		if (last.made.length > 0 || last.run.record.status === "timeout") break;
		last = await runOne(start);
	}
	return last;
}
/** The manifest as if another script were its entry. */
function startAt(manifest, entry, start) {
	const { module: _module, notebook: _notebook, scored: _scored, ...others } = manifest;
	return {
		...others,
		...startFields(start),
		entry,
		scoring: "printed"
	};
}
/** Makes data for sources as `runMaker` does, by the manifest's word. UserError where the script makes none. */
const createDataMaker = (options, maker, context) => async (known, { path, madeBy }, { root, name }) => {
	const { slug, manifest } = known;
	context.logger.info(`${slug}: running ${madeBy}, which makes its data '${path}'`);
	const { run, made } = await runMaker({
		...known,
		sourceFolder: join(root, name),
		lockFile: lockFileOf(known)
	}, madeBy, manifest.data.filter((file) => file.madeBy === madeBy).map((file) => file.path), options, maker, context);
	if (made.some((file) => file.path === path)) return;
	const why = isDone(run) ? "it ended without it" : tellEnd(run.record);
	throw new UserError(`${slug}: ${madeBy} did not make its data '${path}': ${why}`, 1);
};
export { toCheck as a, isDone as c, startFields as d, wordsOf as f, tellEnd as i, tryInPlaces as l, runMaker as n, findFailingCell as o, readAsShown as p, runAuthors as r, gotFurther as s, createDataMaker as t, findStarts as u };
