import { Dr as withoutSequences, Er as shorten, K as LONGEST_PROSE, Kr as refuseStopped, O as dataset, Rr as UserError, Wn as addressWithoutCredentials, _r as withoutEndSlashes, br as cleanLine, d as smallest, dr as escapePattern, f as sum, fr as lastLines, hr as quoteWords, ht as slug, or as _usingCtx, ur as count, ut as relativePath } from "./inputs.js";
import { $ as holdUse, $n as TELLS_NO_RESULT, An as needs, Hn as draftRule, In as METRIC_FUNCTIONS, Jn as isPercentage, Kn as gainOf, Ot as listMissed, Rn as METRIC_OF_FUNCTION, Wn as findMetric, Xn as isShare$1, Y as fetchFirst, Yn as isPercentageOfFraction, Zn as validRange, ct as fetchSource, dt as isGitUrl, it as cacheFolder, jt as isAlike, kn as manifest, kt as README_NAME, nr as isCode, ot as requireMirrored, qn as isFraction, tr as MOST_DATA, w as formatList, zn as PRINTED_NAMES } from "./work.js";
import { Bt as parseWith, L as memoise, Ln as withFolders, Mt as openFolderBelow, Pt as removeBelow, an as lookBelow, bt as readTextIfPresent, c as makeHiddenScratch, d as removeAbandonedScratch, dn as walkTree, dt as hashBelow, f as removeTree, gt as listFiles, ht as hashTree, jt as moveBelow, ln as readIfPlain, rn as listAsNamed, sn as readBelow$1, wt as writeFileAtomic } from "./base.js";
import { t as inTurn } from "./in-turn.js";
import { _ as readAsShown, a as runAuthors, f as findStarts, g as runsScript, h as listCommands, i as isDone, m as wordsOf$2, n as openRoom, o as tellEnd, p as startFields, r as runMaker, v as readPapersAbove, y as readPapersIn } from "./make-data.js";
import { n as isTable, r as mayHoldData, t as isDataFile } from "./data-files.js";
import { d as projectsFolder, h as tellOneMachine, p as keepSource } from "./load-projects.js";
import { i as wordsReader, n as moduleName, r as readImportWords, t as listReachable } from "./reachable-scripts.js";
import { n as detectLicence, r as isPermissive, t as detectDataLicence } from "./data-licence.js";
import { a as readCode, n as findCell, o as writeNotebookScript, r as isNotebook, t as convertNotebook } from "./notebook.js";
import { t as readTexts } from "./read-texts.js";
import { t as require_dist } from "./dist3.js";
import { n as SOURCE, t as LOCK } from "./known-project.js";
import { t as copySource } from "./copy-source.js";
import { h as carriesTime, i as fetchedDataFolder, m as readPointer, n as LARGEST_DATA_BYTES, p as addressOfLfsFile, r as addOutsideData$1, s as tellOtherBytes, t as FETCHED_DATA_USE, u as sourcesFolder } from "./outside-data.js";
import { t as openEnvironmentMaker } from "./environment-maker.js";
import { a as NUMBER$1, d as makePattern, f as readNumber$1, h as withoutLogger, i as LONGEST_LINE$2, m as withPoints, n as BARE_SHARE, o as NUMBERS, p as shareOf, r as BARE_SMALL, s as SEVERAL, t as BARE, u as makeBarePattern } from "./metric-pattern.js";
import { i as readPrintedMetric } from "./read-metric.js";
import { t as findIsolation } from "./run-isolated.js";
import { a as describeDownload } from "./uv.js";
import { E as IndexUnreachable, p as listLocked } from "./environment.js";
import { v as PROJECT } from "./start.js";
import { d as withoutDocstrings, l as PARTS$1, s as requirementOf, u as withoutComments } from "./derive-requirements.js";
import { Y as metricRule } from "./read.js";
import { a as isCovered, n as lockPackages, r as ofItsTime, t as NOT_MENDED } from "./lock-packages.js";
import { o as withoutWrapping } from "./ending.js";
import { i as lacksName, n as adviseToAsk, r as adviseToLock, t as advise } from "./run-advice.js";
import { t as hostMemoryBytes } from "./host-memory.js";
import { n as findNamedPlaces, r as findPlaces } from "./find-places.js";
import { n as decodeText } from "./delimited.js";
import { n as readTable$1 } from "./class-name.js";
import { r as WRITES$2 } from "./named-paths.js";
import { n as importOptions } from "./import-options.js";
import { basename, dirname, extname, join, posix, relative, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { existsSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { tmpdir } from "node:os";
// src/dataset/import/choose-slug.ts
/** The new project's name: the wished one, else the repository's. UserError where it can't be one, or is taken. */
async function chooseSlug(dataset, source, wished) {
	const last = source.includes(":") ? withoutEndSlashes(addressWithoutCredentials(source)) : resolve(source);
	const name = wished ?? withHyphens(basename(last).replace(/\.git$/, ""));
	if (!slug.safeParse(name).success) throw new UserError(`'${name}' can't be a project's name (letters, digits, '.', '_', '-'): choose one with --slug.`);
	const taken = await findSlug(dataset, name);
	if (taken === null) return name;
	throw new UserError(`There is a project '${taken}' already: remove its folder, or choose another --slug.`);
}
/** A folder's name; where it can be none of a project, with hyphens for blanks and brackets: `Approach 1 (final)`. */
const withHyphens = (name) => slug.safeParse(name).success ? name : name.replaceAll(/[\s()[\]{},&+-]+/g, "-").replaceAll(/^-|-$/g, "");
/** The folder of that name, whatever its case. */
async function findSlug(dataset, slug) {
	return (await listAsNamed(dataset, projectsFolder("")) ?? []).find(({ name }) => isAlike(name, slug))?.name ?? null;
}
// src/dataset/import/draft-manifest.ts
/** The manifest of a project that is being imported. */
function draftManifest({ slug, start, licence: { licence, missing }, sourceHash, lockFault, dataLicence, needs = {}, ...facts }, { path = ".", ...pin }) {
	const { entry, notebook, places, task, metric, data, environment, ...counted } = facts;
	const { repository, branch, commit, commitDate } = pin;
	const draft = {
		schemaVersion: 4,
		title: slug,
		origin: {
			repository,
			path,
			branch,
			commit,
			commitDate,
			importedAt: (/* @__PURE__ */ new Date()).toISOString().slice(0, 10),
			sourceHash
		},
		licence,
		entry,
		...notebook === void 0 ? {} : { notebook },
		...counted,
		...startFields(start),
		...places === void 0 || places.length === 0 ? {} : { places },
		task,
		metric,
		data,
		environment,
		needs,
		missing: {
			...missing,
			...dataLicence === void 0 ? {} : { dataLicence },
			...sourceHash === null ? { sourceHash: "not-recorded" } : {},
			...lockFault === null ? {} : { lock: {
				kind: "unresolvable",
				detail: lockFault.slice(0, LONGEST_PROSE)
			} }
		}
	};
	return parseWith(manifest, draft, "the new manifest");
}
// src/dataset/import/filled-names.ts
/** A place in a name that code fills: `f'part_{n}.npy'`, `'part_{}.npy'.format(n)`, `'part_%d.npy' % n`. */
const PLACE$1 = String.raw`\{[^{}'"\n]{0,60}\}|%\d{0,2}[ds]`;
const FILLED = new RegExp(String.raw`(['"])([\w./ \\-]{0,100}(?:(?:${PLACE$1})[\w./ \\-]{0,100}){1,4})\1`, "g");
/** What code may fill them with: quoted words and whole numbers. */
const FILLINGS = /(['"])([\w-]{1,60})\1|(?<![\w.])(\d{1,6})(?![\w.])/g;
/** So many letters that stay the same tell a name from others, whatever fills it. */
const TELLS_APART = /\p{L}{3}/u;
/** The names that code puts together as it does this one, which is the first; none: it does not put this one together. */
function listFilledAlike(name, code) {
	const templates = [...code.matchAll(FILLED)].map(([, , text = ""]) => posix.basename(text.replaceAll("\\", "/")).split(new RegExp(PLACE$1)));
	const fillings = new Set([...code.matchAll(FILLINGS)].map(([, , word, number = ""]) => word ?? number));
	const names = templates.flatMap((parts) => {
		const [, ...filled] = new RegExp(`^${parts.map(escapePattern).join("(.{1,60})")}$`).exec(name) ?? [];
		const isKnown = filled.every((each) => fillings.has(each)) || parts.some((part) => TELLS_APART.test(nameOf$4(part)));
		if (filled.length === 0 || !isKnown) return [];
		return [name, ...parts.length > 2 ? [] : [...fillings].map((each) => parts.join(each))];
	});
	return [...new Set(names)];
}
/** The part of a name before its ending. */
const nameOf$4 = (part) => part.replace(/\.\w*$/, "");
// src/dataset/import/kept-models.ts
const SAVES = /\b(?:torch\.save|pickle\.dump|joblib\.dump|dump)[ \t]*\(|\.save(?:_model|_weights|_pretrained|_state_dict)?[ \t]*\(|\bsave_(?:model|checkpoint|weights)[ \t]*\(/;
const LOADS = /\b(?:torch\.load|pickle\.load|joblib\.load|load)[ \t]*\(|\bload_(?:model|weights|state_dict|checkpoint)[ \t]*\(|\.from_pretrained[ \t]*\(/;
const ENDING = String.raw`\.(?:ckpt|cbm|h5|hdf5|joblib|keras|model|pickle|pkl|pth?|safetensors|sav)`;
/** Code that fits something to data. */
const TRAINS = /\.fit[ \t]*\(|\bloss\.backward\b|\boptimi[sz]er\.step\b|\b(?:lgb|xgb|lightgbm|xgboost)\.train\b|\bcross_val/;
/** Names of scripts that leave that to what they import. */
const SAYS_TRAINING$1 = /train|fit|learn/i;
/** Names of files that hold a model, as they stand quoted in code. */
const MODEL_FILES = new RegExp(String.raw`['"/\\]([\w.-]{1,100}${ENDING})['"]`, "gi");
/** The same by a constant that several scripts import: `MODEL_PATH`, `BEST_CHECKPOINT`. */
const CONSTANTS = /\b[A-Z][A-Z\d_]{3,60}\b/g;
const OF_KEPT_FILE = /MODEL_?(?:\w{1,20}_)?(?:PATH|FILE)|(?:PATH|FILE)_?(?:\w{1,20}_)?MODEL|CHECKPOINT|CKPT|WEIGHTS/;
const OF_MODEL_FILE = new RegExp(`${ENDING}$`, "i");
/** Whether a path is that of a file that holds a model, by its ending. */
const isModelFile = (path) => OF_MODEL_FILE.test(path);
const listModels$1 = (text) => [...text.matchAll(MODEL_FILES)].map(([, name = ""]) => name);
const listConstants$1 = (text) => (text.match(CONSTANTS) ?? []).filter((name) => OF_KEPT_FILE.test(name));
/**
* Scripts that tell how good a model is that others train and keep, each with these: it is called after that and loads a file by
* the name, or the constant, that they save one by, or its command is given the file, or one in the folder, that theirs is first.
*/
function findEvaluators({ training, telling, commands }) {
	const kept = [...training].filter(([, text]) => SAVES.test(text)).map(([path, text]) => ({
		path,
		names: /* @__PURE__ */ new Set([...listModels$1(text), ...listConstants$1(text)])
	}));
	const scripts = [.../* @__PURE__ */ new Set([...training.keys(), ...telling.keys()])];
	const isGiven = (command, file) => listPlaces(command).some((place) => file === place || file.startsWith(`${place}/`));
	const isTrainer = (path) => {
		const text = training.get(path) ?? "";
		return TRAINS.test(text) || SAVES.test(text) && SAYS_TRAINING$1.test(posix.basename(path));
	};
	/** The script that is given it first: others need it then. */
	const findMaker = (file) => {
		for (const command of commands.filter((each) => isGiven(each, file))) {
			const script = scripts.find((path) => runsScript(command, path));
			if (script !== void 0) return isTrainer(script) ? [script] : [];
		}
		return [];
	};
	const found = [...telling].map(([path, text]) => {
		if (!LOADS.test(text)) return [path, []];
		const names = saysEvaluation(path) ? [...listModels$1(text), ...listConstants$1(text)] : [];
		const made = commands.filter((each) => runsScript(each, path)).flatMap(listModelWords).flatMap(findMaker);
		const saved = keepNearest(path, kept.filter((each) => names.some((name) => each.names.has(name))));
		return [path, [.../* @__PURE__ */ new Set([...made, ...saved.map((each) => each.path)])].filter((each) => each !== path)];
	});
	return new Map(found.filter(([, keepers]) => keepers.length > 0));
}
/** Those that share most folders with a script: parts of a repository may each keep their own by one name. */
function keepNearest(path, all) {
	const folders = posix.dirname(path).split("/");
	const sharedOf = (other) => {
		const others = posix.dirname(other).split("/");
		const parted = folders.findIndex((folder, index) => folder !== others[index]);
		return parted < 0 ? folders.length : parted;
	};
	const most = Math.max(...all.map((each) => sharedOf(each.path)));
	return all.filter((each) => sharedOf(each.path) === most);
}
/** What of a command's words is a file of a model: `m.pt` of `--model m.pt` and of `--model=./m.pt`. */
const listModelWords = ({ words }) => listPlaces({ words }).filter(isModelFile);
/** What may be a path. */
const listPlaces = ({ words }) => (words ?? []).map((word) => posix.normalize(word.slice(word.indexOf("=") + 1)).replace(/\/$/, "")).filter((place) => place !== "." && !place.startsWith("-"));
/** Words that a script is called by that evaluates. */
const EVALUATES = /^(?:test(?:ing)?|eval(?:uate|uation)?|validat(?:e|ion)|inference|predict(?:ion)?)$/i;
const saysEvaluation = (path) => posix.parse(path).name.split(/[_-]/).some((word) => EVALUATES.test(word));
// src/dataset/import/find-makers.ts
/** Calls that write a file. */
const WRITES$1 = /\.(?:to_(?:csv|parquet|feather|excel|json)|savetxt|savez(?:_compressed)?|save|dump|write(?:row|rows|lines|_text|_bytes)?)[ \t]*\(|\bopen[ \t]*\([^()\n]{0,200},[ \t]*(?:mode[ \t]*=[ \t]*)?['"][wax]/;
const OF_TESTS = /(?:^|\/)tests?(?:\/|_)/;
/** What training leaves: a script that reads it and does not train only evaluates, and what is to be measured ran before it. */
const OF_TRAINING$4 = /\.(?:pkl|pickle|joblib|h5|hdf5)(?:\.gz)?$/i;
const MOST_MAKERS = 4;
/** What asks a model, where the code has none of its own. */
const PREDICTS = /\.predict(?:_proba)?[ \t]*\(/;
const HAS_OWN = /\bdef[ \t]+(?:fit|train|predict)/;
/** Whether a file that a script (`code`) reads holds a model that it asks and does not train: no run of it has the cost of training. */
const isSavedModel = (path, code) => OF_TRAINING$4.test(path) && PREDICTS.test(code) && !(TRAINS.test(code) || HAS_OWN.test(code));
/** Whether a file that a script (`code`) lacks is data that another one may make. */
const isMadeData = (path, code) => isDataFile(path) && (!OF_TRAINING$4.test(path) || TRAINS.test(code));
/**
* Scripts of a project that may write a file, the likeliest first: those that write files and name it, or that a command of a
* README, a Makefile or dvc.yaml (`papers`) runs for it, then those that import what names it, then those that put its
* name together.
*/
function findMakers(file, scripts, papers = []) {
	const quoted = new RegExp(`['"/\\\\]${escapePattern(posix.basename(file))}['"]`);
	const steps = papers.flatMap((text) => text.split(STEP)).filter((step) => hasWord(step, file));
	const naming = new Set(scripts.filter(({ text }) => quoted.test(text)));
	const modules = new Set([...naming].map(({ path }) => moduleName(path)));
	const importsName = ({ text }) => [...readImportWords(text) ?? []].some((word) => modules.has(word));
	const writing = scripts.filter(({ path, text }) => !OF_TESTS.test(path) && WRITES$1.test(text));
	const isTold = ({ path }) => steps.some((step) => hasWord(step, path));
	const putsTogether = ({ text }) => listFilledAlike(posix.basename(file), text).length > 0;
	return [...new Set([
		(each) => naming.has(each),
		isTold,
		importsName,
		putsTogether
	].flatMap((may) => writing.filter(may)))].slice(0, MOST_MAKERS);
}
/** Parts of a text that are of one step: a line, a rule of a Makefile with its recipe, a stage of `dvc.yaml`. */
const STEP = /\n(?=\S| {2}\S)/;
/** Whether a text has the last part of a path as a word, or the end of one. */
const hasWord = (text, path) => new RegExp(`(?<![\\w.-])${escapePattern(posix.basename(path))}(?![\\w.-])`).test(text);
/** Names of data files that stand quoted in code, as it writes them, and others that are wanted. */
function listQuotedData(code, isOther = () => false) {
	const quoted = [...code.matchAll(/['"]([\w./-]{1,200})['"]/g)].map(([, text = ""]) => text);
	return [...new Set(quoted.filter((path) => isMadeData(path, code) || isOther(path)))];
}
// src/dataset/import/find-split.ts
/** scikit-learn's share where neither `test_size` nor `train_size` is given. */
const DEFAULT_SHARE = .25;
/** How the scripts hold rows out, by the first call that does; null: none is found. What is known only when it runs is null. */
function findSplit(scripts) {
	for (const { path, text } of scripts) {
		const code = blankComments(text);
		const found = findCall(code, /\btrain_test_split\s*\(/g, kindOfSplit) ?? findCall(code, /\.sample\s*\((?=[^()]*\bfrac\s*=)/g, (before) => kindOfSample(before, code));
		if (found === null) continue;
		const source = `${path}:${text.slice(0, found.start).split("\n").length}`;
		const words = readKeywords(found.inside);
		const value = (name) => readNumber(words.get(name), code);
		const isOwn = scripts.some((script) => OWN.test(script.text));
		const testShare = readShare(found.kind, value) ?? (isUsual(found.kind, words) && !isOwn ? DEFAULT_SHARE : null);
		const seed = value(SEEDS.find((name) => words.has(name)) ?? "");
		return {
			testShare,
			seed: seed !== null && Number.isSafeInteger(seed) && seed >= 0 ? seed : null,
			stratified: words.has("stratify") && words.get("stratify") !== "None",
			shuffled: words.get("shuffle") !== "False",
			source
		};
	}
	return null;
}
/** As scikit-learn calls it, and as functions of an author's own do. */
const SEEDS = [
	"random_state",
	"random_seed",
	"seed"
];
const OWN = /^[ \t]*def[ \t]+train_test_split\b/m;
/** Whether a call leaves the share to the function. */
const isUsual = (kind, words) => kind === "split" && !words.has("test_size") && !words.has("train_size");
/** A share below 1; a count of rows, or what is unknown, is null. */
function readShare(kind, value) {
	const test = value(kind === "test-rows" ? "frac" : "test_size");
	const train = value(kind === "training-rows" ? "frac" : "train_size");
	const share = test ?? (train === null ? null : Number((1 - train).toPrecision(12)));
	return share !== null && share > 0 && share < 1 ? share : null;
}
const LONGEST_CALL$1 = 4e3;
/** Most calls of one script. */
const MOST_CALLS = 20;
/** The first call that is one by what stands before it, with its arguments. */
function findCall(code, pattern, kindOf) {
	let looked = 0;
	for (const match of code.matchAll(pattern)) {
		if (++looked > MOST_CALLS) break;
		const kind = kindOf(code.slice(Math.max(0, match.index - LONGEST_BEFORE$1), match.index));
		if (kind === null) continue;
		const from = match.index + match[0].length;
		const length = lengthToClose(code.slice(from, from + LONGEST_CALL$1));
		if (length === null) continue;
		return {
			kind,
			start: match.index,
			inside: code.slice(from, from + length)
		};
	}
	return null;
}
const LONGEST_BEFORE$1 = 200;
/** A definition of that name is no call. */
const kindOfSplit = (before) => /\bdef\s+$/.test(before) ? null : "split";
/** The last name that is given what stands behind it up to a place on its line: with what it is a part of, alone, and what it is given. */
const GIVEN$1 = /(?<![\w.])((?:[A-Za-z_]\w{0,60}\.){0,3}([A-Za-z_]\w{0,60}))[ \t]{0,9}=(?!=)((?:[^=\n]|[=!<>]=){0,100})$/;
const OF_TRAINING$3 = /train/i;
/** No `latest`, and no `value`. */
const HELD_OUT$3 = /(?<!la)test|valid|(?<![a-z])(?:val|dev)(?![a-z])|eval|hold_?out/i;
/**
* Rows that are drawn are a part of a split where they are called so, or the others are those without them; else, and where they
* take the place of those that they are drawn from, there are only fewer, or they stand in another order.
*/
function kindOfSample(before, code) {
	const [, whole = "", name = "", drawnFrom = ""] = GIVEN$1.exec(before) ?? [];
	if (name === "" || new RegExp(String.raw`^\s*${escapePattern(whole)}\b`).test(drawnFrom)) return null;
	if (OF_TRAINING$3.test(name)) return "training-rows";
	if (HELD_OUT$3.test(name)) return "test-rows";
	const others = nameOthers(whole, code);
	if (others === null) return null;
	return OF_TRAINING$3.test(others) ? "test-rows" : "training-rows";
}
/** What the rows are called that are left without those of a name; null: these are not left out anywhere. */
function nameOthers(name, code) {
	const left = String.raw`\.drop\([ \t]{0,9}(?:index[ \t]{0,9}=[ \t]{0,9})?${escapePattern(name)}\.index\b`;
	const dropped = new RegExp(left).exec(code);
	if (dropped === null) return null;
	const before = code.slice(Math.max(0, dropped.index - LONGEST_BEFORE$1), dropped.index);
	return GIVEN$1.exec(before)?.[2] ?? /\w{0,60}$/.exec(before)?.[0] ?? "";
}
function lengthToClose(text) {
	let depth = 1;
	for (const [index, character] of text.split("").entries()) if ("([{".includes(character)) depth++;
	else if (")]}".includes(character) && --depth === 0) return index;
	return null;
}
/** `name=value` of a call's arguments, at its own level. */
function readKeywords(inside) {
	const parts = [""];
	let depth = 0;
	for (const character of inside) {
		if ("([{".includes(character)) depth++;
		if (")]}".includes(character)) depth--;
		if (character === "," && depth === 0) parts.push("");
		else parts[parts.length - 1] += character;
	}
	const named = parts.map((part) => /^\s*([A-Za-z_]\w*)\s*=(?!=)\s*([\s\S]*?)\s*$/.exec(part));
	return new Map(named.flatMap((match) => match ? [[match[1] ?? "", match[2] ?? ""]] : []));
}
/** A number that stands there, or that one name of the script stands for. */
function readNumber(word, code) {
	if (word === void 0) return null;
	const plain = /^(\d{0,9}(?:\.\d{0,9})?|\d{1,3}\s*\/\s*\d{1,3})$/.exec(word)?.[1];
	if (plain !== void 0 && plain !== "" && plain !== ".") {
		const [over = 0, under = 1] = plain.split("/").map(Number);
		return over / under;
	}
	if (!/^[A-Za-z_]\w{0,60}$/.test(word)) return null;
	const values = [...code.matchAll(new RegExp(`^[ \\t]*${word}[ \\t]*=[ \\t]*([\\d.]{1,12})[ \\t]*$`, "gm"))];
	const only = new Set(values.map(([, value]) => value));
	return only.size === 1 ? Number([...only][0]) : null;
}
/** Comments and what stands between quotes as blanks of the same length, so that places stay. */
function blankComments(text) {
	const parts = [];
	let at = 0;
	while (at < text.length) {
		const end = endOfBlank(text, at);
		parts.push(end === at ? text[at] ?? "" : text.slice(at, end).replaceAll(/[^\n]/g, " "));
		at = Math.max(end, at + 1);
	}
	return parts.join("");
}
/** Where the comment or string that begins at a place ends; the place itself where none does. */
function endOfBlank(text, at) {
	const character = text[at];
	if (character === "#") return endOr(text.indexOf("\n", at), text);
	if (character !== "\"" && character !== "'") return at;
	const triple = character.repeat(3);
	if (text.startsWith(triple, at)) {
		const end = text.indexOf(triple, at + 3);
		return end < 0 ? text.length : end + 3;
	}
	for (let end = at + 1; end < text.length; end++) if (text[end] === "\\") end++;
	else if (text[end] === character) return end + 1;
	else if (text[end] === "\n") return end;
	return text.length;
}
const endOr = (index, text) => index < 0 ? text.length : index;
// src/dataset/import/languages.ts
const LANGUAGES = /* @__PURE__ */ new Map([
	[".py", "Python"],
	[".ipynb", "Jupyter Notebook"],
	[".pyx", "Cython"],
	[".r", "R"],
	[".jl", "Julia"],
	[".scala", "Scala"],
	[".java", "Java"],
	[".c", "C"],
	[".h", "C"],
	[".cpp", "C++"],
	[".cc", "C++"],
	[".cu", "Cuda"],
	[".js", "JavaScript"],
	[".ts", "TypeScript"],
	[".html", "HTML"],
	[".css", "CSS"],
	[".sh", "Shell"],
	[".sql", "SQL"],
	[".m", "MATLAB"]
]);
/** Bytes of code by language, the largest first; told by the files' endings. */
function countLanguages(files) {
	const bytes = /* @__PURE__ */ new Map();
	for (const file of files) {
		const language = LANGUAGES.get(extname(file.path).toLowerCase());
		if (language !== void 0) bytes.set(language, (bytes.get(language) ?? 0) + file.bytes);
	}
	return Object.fromEntries([...bytes].sort(([a, one], [b, other]) => other - one || a.localeCompare(b, "en")));
}
// src/dataset/import/calls-work.ts
const DEFINED$1 = /\bdef[ \t]{1,9}(\w{1,60})/g;
const CALLED$2 = /(?<!\w)(\w{0,60}\.)?([A-Za-z_]\w{0,60})[ \t]?\(/g;
/** Words that functions are called by that train or evaluate; one that splits or scales data does neither. */
const WORK = /^_?(?:(?:train|fit|learn|evaluate|experiment|benchmark|cross_val)(?:_|$|[A-Z])(?!test_split|transform)|run_(?:all|exp|model|pipeline|train)|main$)/;
/** The same alone; of an application it starts this. */
const RUN = "run";
/** Whether code calls what trains or evaluates by a function that it does not hold itself. */
function callsWork(code) {
	const own = new Set([...code.matchAll(DEFINED$1)].map(([, name]) => name));
	return [...code.matchAll(CALLED$2)].some(([, of = "", name = ""]) => !own.has(name) && (WORK.test(name) || name === RUN && of === ""));
}
// src/dataset/import/named-scripts.ts
/** Most characters of one file: more of it says nothing new. */
const MOST_CHARACTERS$5 = 4e6;
/** Folders above a file. */
const depthOf = (path) => path.split("/").length - 1;
/** The scripts that commands of READMEs and Makefiles run, of those nearest to the top that run any. */
async function listNamed$1(folder, files, scripts) {
	const papers = files.filter((path) => README_NAME.test(posix.basename(path)) || /(?:^|\/)[^/]*makefile$/i.test(path)).sort((a, b) => depthOf(a) - depthOf(b)).slice(0, MOST_PAPERS);
	const texts = await readTexts(folder, papers);
	const known = new Set(scripts);
	const named = papers.map((paper, index) => {
		return [...new Set(listCommandWords(readAsShown((texts[index] ?? "").slice(0, MOST_CHARACTERS$5))))].flatMap((word) => {
			const paths = listPaths(word);
			const here = paths.map((path) => posix.join(posix.dirname(paper), path)).filter((path) => known.has(path));
			return here.length > 0 ? here : findBelow(paths, scripts);
		});
	});
	const first = papers[named.findIndex((each) => each.length > 0)];
	const isAsDeep = (paper) => first !== void 0 && depthOf(paper) === depthOf(first);
	return new Set(named.filter((_, index) => isAsDeep(papers[index] ?? "")).flat());
}
const MOST_PAPERS = 100;
/** The commands that run scripts, of what is told at the top and in folders of scripts. */
async function listTold(folder, files, scripts) {
	const homes = [.../* @__PURE__ */ new Set([".", ...scripts.map((path) => posix.dirname(path))])].slice(0, MOST_HOMES);
	return listCommands(await readPapersIn(folder, files, homes));
}
const MOST_HOMES = 100;
/** What begins a command that runs a script or a notebook. */
const RUNNERS = /(?:\b(?:python3?|jupyter|papermill|ipython)\b|(?<![\w./\\-])(?:py[ \t]|uv[ \t]+run\b|\.[/\\](?=[\w./\\-]{1,200}\.py\b)))[^\n`]{0,200}/g;
/** Words of commands: `python train.py`, `python -m src.train`, `jupyter … analysis.ipynb`. */
const listCommandWords = (readme) => (readme.match(RUNNERS) ?? []).flatMap((each) => each.replaceAll("\\", "/").split(/[\s'"]+/));
/** Files that a word of a command may name: by a path, or as a module. */
const listPaths = (word) => {
	const module = word.replaceAll(".", "/");
	return [
		word,
		`${module}.py`,
		`${module}/__main__.py`
	];
};
/** The one script that a command names from a folder below, to which the README's words lead. */
function findBelow(paths, scripts) {
	const ends = paths.filter((path) => SCRIPT_NAME.test(path)).map((path) => `/${posix.normalize(path)}`);
	const found = scripts.filter((script) => ends.some((end) => script.endsWith(end)));
	return found.length === 1 ? found : [];
}
const SCRIPT_NAME = /\w\.(?:py|ipynb)$/;
// src/dataset/import/spread-imports.ts
/**
* Joins what is known (`own`) of all that each script reaches. Each text is read once and what is new is passed on, so that
* scripts which all import each other take no longer than others.
*/
function spreadImports(texts, own, { none, join }) {
	const names = new Map([...texts.keys()].map((path) => [moduleName(path), emptyName(none)]));
	const anyName = emptyName(none);
	const readWords = wordsReader(texts.keys());
	for (const [path, text] of texts) {
		const words = readWords(path, text);
		for (const name of words === null ? [anyName] : [...words].flatMap((word) => names.get(word) ?? [])) name.importers.push(path);
	}
	const reached = new Map([...texts.keys()].map((path) => [path, none()]));
	const waiting = new Set(texts.keys());
	const tell = (name, news) => {
		if (name === void 0 || !join(name.known, news)) return;
		for (const importer of name.importers) {
			const known = reached.get(importer);
			if (known !== void 0 && join(known, name.known)) waiting.add(importer);
		}
	};
	for (const path of waiting) {
		waiting.delete(path);
		for (const name of [names.get(moduleName(path)), anyName]) for (const news of [own(path), reached.get(path) ?? none()]) tell(name, news);
	}
	const importersOf = (path) => texts.has(path) ? [names.get(moduleName(path)), anyName].flatMap((name) => name === void 0 ? [] : [name.importers]) : [];
	return {
		reached,
		isImported: (path) => importersOf(path).some((importers) => importers.some((each) => each !== path))
	};
}
const emptyName = (none) => ({
	known: none(),
	importers: []
});
// src/dataset/import/stated-models.ts
/** A metric by its name, and a value. */
const METRIC = /\b(?:acc|accuracy|precision|recall|f1|auc|r2|rmse|mae|mse|mape|score|error)\b|r²/i;
const VALUE = /\d\.\d|\d[*_ ]{0,3}%/;
const BEST$1 = /\b(?:best|highest|final|winner)\b/i;
/** Words in names of scripts that are of the work, and of no model. */
const OF_WORK = new Set("a analysis and baseline best classifier code demo do evaluate evaluation evaluator exp experiment experiments final for main model models my notebook of on original predict prediction predictor run runner script src test testing the train trainer training using v1 v2 with".split(" "));
const SHORTEST = 3;
const MOST_LINES = 1e3;
/**
* How many lines of a README that state a result, or call a model the best, name what a script is called after: of
* `train_svm.py` and `train_random_forest.py`, the one of `Random Forest: 75.8% accuracy`.
*/
function openStatedModels(readme) {
	const lines = readme.split("\n").filter((line) => BEST$1.test(line) || VALUE.test(line) && (METRIC.test(line) || line.includes("|"))).slice(0, MOST_LINES).map((line) => ` ${wordsOf$1(line).join(" ")} `);
	return memoise((stem) => {
		const name = wordsOf$1(stem).filter((word) => !OF_WORK.has(word)).join(" ");
		return name.length < SHORTEST ? 0 : lines.filter((line) => line.includes(` ${name} `)).length;
	});
}
const wordsOf$1 = (text) => text.slice(0, MOST_CHARACTERS$4).replaceAll(/(\p{Ll})(?=\p{Lu})/gu, "$1 ").toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
/** Characters of a line in which a model is named. */
const MOST_CHARACTERS$4 = 1e3;
// src/dataset/import/rank-entries.ts
/** What a script that is the project's main one does: evidence from its text, not from its name. */
const DOES = [
	[
		"fits",
		new RegExp(`${TRAINS.source}|\\.fit_transform\\s*\\(|\\.train\\s*\\(`),
		4
	],
	[
		"loads-data",
		/read_csv|read_excel|read_table|read_json|read_parquet|loadtxt|genfromtxt|load_\w{1,60}\(|open\s*\(|imread/,
		3
	],
	[
		"computes-metric",
		new RegExp(`accuracy|${METRIC_FUNCTIONS.join("|")}|\\.score\\s*\\(|roc_auc|confusion_matrix`, "i"),
		3
	],
	[
		"prints-metric",
		/(?:print|\blog(?:ger|ging)?\.(?:info|warning|debug)|\becho)\s*\((?:\r?\n)?(?:(?!print)[^\n]){0,200}(?:acc|score|f1|r2|r²|mse|rmse|mae|auc|error|정확도|准确率|準確率|正解率)/i,
		2
	],
	[
		"splits",
		/train_test_split|KFold|cross_val|random_split/,
		2
	],
	[
		"learns",
		/^[ \t]*(?:from|import)\s+(?:sklearn|torch|tensorflow|keras|xgboost|lightgbm|catboost|transformers)/m,
		2
	],
	[
		"is-a-page",
		/^[ \t]*(?:from|import)\s+(?:streamlit|flask|fastapi|django|gradio|dash|uvicorn)\b/m,
		-6
	],
	[
		"is-a-test",
		/^[ \t]*(?:import|from)\s+(?:pytest|unittest|setuptools|distutils)/m,
		-6
	]
];
/** Code that runs when the file does, and not only when somebody calls it. */
const RUNS = /__name__\s*==\s*['"]__main__['"]|^(?:print|(?:main|run|train|evaluate|test)\w*|plt\.\w+|[\w.]+\.fit)\s*\(|^\w[\w, ]*=\s*(?:[\w.]+\.)?_?(?:read|load|train|fit|run|predict|evaluate|split|prepare|preprocess)\w*\s*\(|^(?:for|while|with)\b[^\n]{1,300}:/m;
const GUARD = /__name__\s*==\s*['"]__main__['"]/;
/** Who imports that many of those that can be run alone joins them: alone each only shows what it does. */
const JOINED = 2;
const ONLY_CALLED = -8;
const IMPORTED = -3;
/** What an export of a notebook calls in the place of its commands: no script can, and the notebook beside it is the same. */
const IN_NOTEBOOK = /^[ \t]*get_ipython\(\)\./m;
/** Files that pytest collects, or helps them: by itself none does anything. */
const TEST_FILE = /(?:^|\/)(?:test_[^/]*|[^/]*_test|conftest)\.py$|(?:^|\/)tests?\//;
const IN_TESTS = -20;
const NAMED_IN_README = 3;
const GOOD_NAMES = /* @__PURE__ */ new Set([
	"original.py",
	"main.py",
	"train.py",
	"run.py",
	"__main__.py"
]);
const GOOD_NAME = 1.5;
const hasGoodName = (path) => GOOD_NAMES.has(posix.basename(path));
/** A notebook may be anything; of two alike the script needs no conversion. */
const NOTEBOOK = -1.5;
/** Most characters of one file: more of it says nothing new. */
const MOST_CHARACTERS$3 = 4e6;
/**
* The scripts and notebooks of a repository, the likeliest first: by what they and what they reach by import do, of those alike
* that first which is called after the model whose result the README states, then that which it runs first but for what prepares,
* and last what is called after a look at the data.
* UserError where there is none, or not the wished one.
*/
async function rankEntries(folder, files, wanted) {
	const all = [...files.filter((path) => path.endsWith(".py")), ...files.filter(isNotebook)];
	if (wanted !== void 0 && !all.includes(wanted)) throw new UserError(`--entry '${wanted}': there is no such script or notebook; there are: ${all.join(", ") || "none"}.`);
	const own = all.filter((path) => !isOfTool(path) || path === wanted);
	const weighed = own.length > 0 ? own : all;
	const named = await listNamed$1(folder, files, weighed);
	const candidates = await weighAll(folder, weighed, {
		named,
		commands: await listTold(folder, files, weighed)
	});
	if (wanted !== void 0) return [askedFor(wanted, candidates)];
	const linesOf = openStatedModels((await readTexts(folder, files.filter((path) => README_NAME.test(path)))).join("\n").slice(0, MOST_CHARACTERS$3));
	const stated = ({ path }) => linesOf(posix.parse(path).name);
	const results = [...named].filter((path) => !PREPARES.test(posix.basename(path)));
	const places = new Map(results.map((path, place) => [path, place]));
	const placeOf = ({ path }) => places.get(path) ?? places.size;
	const [first, ...others] = candidates.sort((a, b) => b.score - a.score || stated(b) - stated(a) || looksAround(a) - looksAround(b) || placeOf(a) - placeOf(b) || depthOf(a.path) - depthOf(b.path) || a.path.localeCompare(b.path, "en"));
	if (first === void 0) throw new UserError("The repository has no Python script and no notebook to run.");
	return [first, ...others];
}
/** The one that somebody asked for; of what was found of it only whose model it evaluates says something then. */
function askedFor(path, candidates) {
	const { trainedBy = [] } = candidates.find((each) => each.path === path) ?? {};
	return {
		path,
		score: 0,
		reasons: ["asked-for", ...sayEvaluates(trainedBy)],
		trainedBy
	};
}
const sayEvaluates = (trainedBy) => trainedBy.length === 0 ? [] : ["evaluates-kept"];
/** Names of files whose author looks at the data first, in the order of the alphabet before the one with the model. */
const LOOKS_AROUND = /(?<![a-z])(?:eda|explor[a-z]*|visuali[sz][a-z]*|data(?:set)?[ _-]?anal[yi][a-z]*)(?![a-z])/i;
const looksAround = ({ path }) => Number(LOOKS_AROUND.test(posix.basename(path)));
/** Names of what a README runs before the script with the result. */
const PREPARES = /(?<![a-z])(?:augment\w*|baselines?|clean\w*|convert\w*|creat\w*|download\w*|embed\w*|features?|generat\w*|grid[ _-]?search|hyper\w*|pre[ _-]?(?:par|process|train)\w*|resampl\w*|simulat\w*|split\w*|teacher|token\w*|(?<!fine[ _-]?)tun(?:e|ing))(?![a-z])/i;
async function weighAll(folder, all, { named, commands }) {
	const scripts = all.filter((path) => !isNotebook(path));
	const read = async (paths) => (await readTexts(folder, paths)).map((text) => text.slice(0, MOST_CHARACTERS$3));
	const found = await read(all);
	const texts = new Map(all.map((path, index) => [path, found[index] ?? ""]));
	const imports = spreadImports(new Map(scripts.map((path) => [path, texts.get(path) ?? ""])), memoise((path) => lookAt(path, texts.get(path) ?? "")), {
		none: () => ({
			called: 0,
			joined: 0,
			guarded: /* @__PURE__ */ new Set()
		}),
		join: joinReached
	});
	const isExport = (path, text) => IN_NOTEBOOK.test(text) && texts.has(path.replace(/\.py$/, ".ipynb"));
	const own = [...texts].filter(([path, text]) => isNotebook(path) || !isExport(path, text));
	const bitsOf = new Map(own.map(([path, text]) => [path, does(isNotebook(path) ? notebookCode(text) : text)]));
	const isMain = (path) => named.has(path) && hasGoodName(path) && callsWork(texts.get(path) ?? "");
	const wholeOf = memoise((path) => (bitsOf.get(path) ?? 0) | reachedBy(path, imports.reached.get(path), named, isMain));
	const evaluators = listEvaluators(own, {
		bitsOf,
		wholeOf,
		commands
	});
	return own.map(([path, text]) => {
		const bits = bitsOf.get(path) ?? 0;
		const whole = wholeOf(path);
		const trainedBy = evaluators.get(path) ?? [];
		const done = DOES.filter(([, , points], index) => ((points < 0 ? bits : whole) & 1 << index) !== 0);
		const about = [
			...isNotebook(path) ? [["is-a-notebook", NOTEBOOK]] : [],
			...isNotebook(path) || RUNS.test(text) ? [] : [["only-called", ONLY_CALLED]],
			...imports.isImported(path) && !named.has(path) ? [["imported-by-others", IMPORTED]] : [],
			...named.has(path) ? [["named-in-readme", NAMED_IN_README]] : [],
			...sayEvaluates(trainedBy).map((reason) => [reason, 0]),
			...sayNames(path)
		];
		return {
			path,
			score: [...done.map(([, , each]) => each), ...about.map(([, each]) => each)].reduce((sum, each) => sum + each, 0) - depthOf(path) / 2,
			reasons: [...done.map(([reason]) => reason), ...about.map(([reason]) => reason)],
			trainedBy
		};
	});
}
/** Which of `DOES` a text does, a bit each. */
const does = (text) => DOES.reduce((bits, [, pattern], index) => pattern.test(text) ? bits | 1 << index : bits, 0);
/** Scripts and notebooks that evaluate what others train. */
function listEvaluators(own, { bitsOf, wholeOf, commands }) {
	const does = (bits, reason) => (bits & 1 << DOES.findIndex(([each]) => each === reason)) !== 0;
	const isOwn = (path, reason) => does(bitsOf.get(path) ?? 0, reason);
	const isOther = (path) => isOwn(path, "fits") || isOwn(path, "is-a-page") || isOwn(path, "is-a-test");
	const tells = (path) => does(wholeOf(path), "computes-metric") && does(wholeOf(path), "prints-metric");
	return findEvaluators({
		training: new Map(own.filter(([path]) => does(wholeOf(path), "fits"))),
		telling: new Map(own.filter(([path]) => tells(path) && !isOther(path))),
		commands
	});
}
function lookAt(path, text) {
	const bits = does(text);
	const isGuarded = GUARD.test(text);
	return {
		called: RUNS.test(text) ? 0 : bits,
		joined: isGuarded ? bits : 0,
		guarded: new Set(isGuarded ? [path] : [])
	};
}
function joinReached(known, { called, joined, guarded }) {
	const before = [
		known.called,
		known.joined,
		known.guarded.size
	];
	known.called |= called;
	known.joined |= joined;
	for (const path of guarded) if (known.guarded.size <= JOINED) known.guarded.add(path);
	return [
		known.called,
		known.joined,
		known.guarded.size
	].some((each, index) => each !== before[index]);
}
/** What a script does by those that it reaches: the main one that a README runs, whose work another does, by that one alone, too. */
function reachedBy(path, reached, named, isMain) {
	if (reached === void 0) return 0;
	const others = [...reached.guarded].filter((each) => each !== path);
	return others.length >= JOINED || others.some((each) => !named.has(each)) && isMain(path) ? reached.called | reached.joined : reached.called;
}
/** Whether a file lies where a tool keeps copies: hidden, as an editor's history, or built. */
const isOfTool = (path) => /(?:^|\/)(?:\.[^/]+|build|dist|site-packages)\//.test(path);
/** Reasons that are in the name of a file. */
function sayNames(path) {
	if (TEST_FILE.test(path)) return [["is-a-test", IN_TESTS]];
	return hasGoodName(path) ? [["good-name", GOOD_NAME]] : [];
}
/** Good enough to look for words in: a notebook's JSON without its outputs' images. */
function notebookCode(text) {
	return text.split("\n").filter((line) => line.length < 2e3).map((line) => line.replace(/^\s*"/, "").replaceAll("\\\"", "\"")).join("\n");
}
// src/dataset/import/render-manifest.ts
var import_dist = require_dist();
/** The manifest's JSON Schema, from a project's folder of a dataset that lies in a checkout of greenml. */
const SCHEMA = "../../../schemas/project.schema.json";
/** `project.yaml` of a folder as a person would write it; an editor finds its schema where that is at hand. */
function renderManifest(manifest, folder) {
	return (existsSync(join(folder, SCHEMA)) ? `# yaml-language-server: $schema=${SCHEMA}\n` : "") + (0, import_dist.stringify)(manifest, {
		lineWidth: 0,
		defaultStringType: "PLAIN"
	});
}
// src/dataset/sources/loader-addresses.ts
const KERAS = "https://storage.googleapis.com/tensorflow/tf-keras-datasets";
const TORCH = "https://ossci-datasets.s3.amazonaws.com/mnist";
const SKLEARN = "https://ndownloader.figshare.com/files";
const TORONTO = "https://www.cs.toronto.edu/~kriz";
const SEABORN = "https://raw.githubusercontent.com/mwaskom/seaborn-data/master";
const IDX = [
	"train-images-idx3",
	"train-labels-idx1",
	"t10k-images-idx3",
	"t10k-labels-idx1"
];
const filesOf = (folder) => IDX.map((name) => `${folder}/${name}-ubyte.gz`);
/**
* What loaders read from the web, as they themselves name it: of Keras 3.15, torchvision 0.29, scikit-learn 1.8, seaborn 0.13.
* `$1` is what the first group of the call holds.
*/
const LOADERS = [
	[/(?<!\w)fashion_mnist\.load_data\(/g, filesOf(KERAS)],
	[/(?<!\w)(mnist|imdb|reuters|boston_housing|california_housing)\.load_data\(/g, [`${KERAS}/$1.npz`]],
	[/(?<!\w)(imdb|reuters)\.get_word_index\(/g, [`${KERAS}/$1_word_index.json`]],
	[/(?<!\w)cifar(100?)\.load_data\(/g, [`${TORONTO}/cifar-$1-python.tar.gz`]],
	[/(?<!\w)CIFAR(100?)\(/g, [`${TORONTO}/cifar-$1-python.tar.gz`]],
	[/(?<!\w)MNIST\(/g, filesOf(TORCH)],
	[/(?<!\w)fetch_california_housing\(/g, [`${SKLEARN}/5976036`]],
	[/(?<!\w)fetch_20newsgroups(?:_vectorized)?\(/g, [`${SKLEARN}/5975967`]],
	[/(?<!\w)fetch_covtype\(/g, [`${SKLEARN}/5976039`]],
	[/(?<!\w)fetch_olivetti_faces\(/g, [`${SKLEARN}/5976027`]],
	[/(?<!\w)load_dataset\(\s{0,40}['"](\w{1,40})['"]\s{0,40}[,)]/g, [`${SEABORN}/dataset_names.txt`, `${SEABORN}/$1.csv`]]
];
const USES_SEABORN = /^[ \t]*(?:import|from)[ \t]+seaborn\b/m;
/** Addresses that the loaders which a line calls read. `text`: the script that it is of. */
function listLoaderAddresses(line, text) {
	const isSeaborn = USES_SEABORN.test(text);
	return LOADERS.flatMap(([call, addresses]) => [...line.matchAll(call)].flatMap(([, name = ""]) => addresses.map((each) => each.replace("$1", name)))).filter((each) => isSeaborn || !each.startsWith(SEABORN));
}
// src/dataset/sources/find-addresses.ts
const LITERAL$1 = /(["'])(https?:\/\/[^\s"'{}\\<>]{4,500})\1/g;
/** Calls that get what lies at an address. */
const READS$2 = /\bread_\w{1,40}\(|\burlopen\(|\burlretrieve\(|\bget\(|\bget_file\(|\bloadtxt\(|\bgenfromtxt\(|\bdownload\w*\(/;
const MOST_ADDRESSES = 8;
const LONGEST_LINE$1 = 2e3;
/** Addresses that scripts, and loaders that they call, read data from: those that are put together as they run are not seen. */
function findAddresses(texts, files) {
	const found = new Set(texts.flatMap((text) => text.split("\n").flatMap((line) => readLine$1(line, text))));
	const taken = new Set(files);
	return [...found].slice(0, MOST_ADDRESSES).flatMap((at) => {
		const url = URL.parse(at.replace(/^http:/i, "https:"));
		if (url === null || url.username !== "" || isCode(url.pathname)) return [];
		const path = choosePath(url, taken);
		taken.add(path);
		return [{
			at,
			url: url.href,
			path
		}];
	});
}
function readLine$1(line, text) {
	if (line.length > LONGEST_LINE$1 || line.trimStart().startsWith("#")) return [];
	return [...[...line.matchAll(LITERAL$1)].map(([, , address = ""]) => address.split("#", 1)[0] ?? "").filter((address) => READS$2.test(line) || isDataFile(URL.parse(address)?.pathname ?? "")), ...listLoaderAddresses(line, text)];
}
/** A file of a folder `data` that is not there yet, by the last name of the address. */
function choosePath(url, taken) {
	const last = posix.basename(url.pathname).replaceAll(/[^\w.-]/g, "_").replace(/^\.+/, "").slice(-80);
	const name = last === "" ? "download" : last;
	for (let index = 0;; index++) {
		const path = `data/${index === 0 ? "" : `${index}-`}${name}`;
		if (!taken.has(path)) return path;
	}
}
// src/curation/fetch-addresses.ts
const MOST_SECONDS$1 = 300;
const NO_NETWORK = /(?:URLError|HTTPError|gaierror|SSLError|MaxRetryError|NewConnectionError|Connect\w{0,20})$/;
const SAYS_NO_NETWORK = /\[Errno (?:101|111|113|-[235])\]|URL fetch failure|^Error downloading |[Cc]ouldn't connect/;
/** Whether a run ended because it has no network. */
function lacksNetwork({ record: { status, errorType, errorMessage } }) {
	return status === "failed" && (NO_NETWORK.test(errorType ?? "") || SAYS_NO_NETWORK.test(errorMessage ?? ""));
}
/** Fetches each into the cache, by its hash; what can't be had is told, and stays to be got by hand. */
async function fetchAddresses(addresses, { env, logger, signal }) {
	await holdUse(cacheFolder(env), FETCHED_DATA_USE);
	const request = {
		env,
		note: logger.info,
		signal,
		mostBytes: LARGEST_DATA_BYTES,
		mostSeconds: MOST_SECONDS$1
	};
	const found = [];
	for (const each of addresses) {
		const sha256 = await fetchFirst(each.url, fetchedDataFolder(env), request).catch((error) => {
			if (!(error instanceof UserError) || signal?.aborted) throw error;
			logger.warn(error.message);
			return null;
		});
		found.push({
			...each,
			sha256
		});
	}
	return found;
}
/** As the manifest names them: files that the repository does not hold, and what stands for each address. */
const toData = (addresses) => addresses.map(({ path, url, sha256 }) => ({
	path,
	role: "all",
	licence: null,
	url,
	...sha256 === null ? { access: "manual" } : {
		sha256,
		access: "open"
	}
}));
const toPlaces = (addresses) => addresses.map(({ at, path }) => ({
	at,
	shows: path
}));
// src/curation/nltk-data.ts
/** Where NLTK's own downloader finds its packages. */
const PACKAGES = "https://raw.githubusercontent.com/nltk/nltk_data/gh-pages/packages";
const MISSING$1 = /Attempted to load '?([a-z_]{1,40})\/([\w-]{1,60})/;
const MOST_SECONDS = 300;
/** NLTK's own words, as a script prints them that goes on without what it learns from, however it ends. */
const TOLD = /^[ \t]*Resource '?[\w./-]{1,100}'? not found\.[ \t]*$/m;
/** Category and name of the package of NLTK's data for whose lack a run failed, or told that it did; null: it did not. */
function findWanted$1({ record, stdout, stderr }) {
	const said = withoutSequences(`${stderr}\n${stdout}`);
	const [, category, name] = record.errorType === "LookupError" || TOLD.test(said) ? MISSING$1.exec(said) ?? [] : [];
	return category === void 0 || name === void 0 ? null : [category, name];
}
/**
* The package of NLTK's data that a run looked for and did not find, which its author had on the machine: fetched, and as it
* is laid into a home from now on. Null: it looked for none, or had it, or the package can't be had, which is told.
* `$GREENML_NLTK_DATA`: another place of the packages.
*/
async function fetchNltkData(run, known, { env, logger }) {
	const wanted = findWanted$1(run);
	if (wanted === null) return null;
	const [category, name] = wanted;
	const url = `${env.GREENML_NLTK_DATA ?? PACKAGES}/${category}/${name}.zip`;
	if (known.some((each) => each.url === url)) return null;
	try {
		const request = {
			cache: cacheFolder(env),
			env,
			note: logger.info,
			mostSeconds: MOST_SECONDS
		};
		return await describeDownload({
			url,
			path: `nltk_data/${category}`,
			unpack: "zip"
		}, request);
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		logger.warn(error.message);
		return null;
	}
}
// src/curation/bring-data.ts
/** What is looked for beside packages is few. */
const MOST_DOWNLOADS = 8;
/** Brings what a run lacked, where it can be had. True: the script may get further now. */
async function bringData(run, brought, scripts, context) {
	if (run === null) return false;
	if (await bringNltkData(run, brought, context)) return true;
	if (brought.addresses.length > 0 || !lacksNetwork(run)) return false;
	const isOwn = (address) => scripts.own.some(({ at }) => at === address);
	const named = findAddresses(scripts.texts, scripts.files).filter(({ at }) => !isOwn(at));
	brought.addresses = scripts.mayFetch ? await fetchAddresses(named, context) : named.map((each) => ({
		...each,
		sha256: null
	}));
	return brought.addresses.some(isFetched);
}
/** The same of NLTK's data alone, for whatever script lacks it. */
async function bringNltkData(run, { downloads }, context) {
	if (downloads.length >= MOST_DOWNLOADS) return false;
	const missing = await fetchNltkData(run, downloads, context);
	if (missing !== null) downloads.push(missing);
	return missing !== null;
}
/** Addresses that a script's last run read, or failed for. */
function listNeeded(run, { addresses }) {
	return run !== null && lacksNetwork(run) ? addresses : addresses.filter(isFetched);
}
/** What of the data that the repository does not hold is here. */
const listHere = ({ addresses, made }) => [...toData(addresses.filter(isFetched)), ...made];
/** The folder of a project's files with the data beside them that the repository does not hold. */
async function placeData({ slug, folder }, data, env) {
	const { root, name } = await addOutsideData$1({
		slug,
		manifest: { data }
	}, {
		root: folder,
		name: SOURCE
	}, env, null);
	return join(root, name);
}
const isFetched = ({ sha256 }) => sha256 !== null;
// src/curation/kept-lock.ts
const keepLock = async (folder) => Promise.all([LOCK, "requirements.txt"].map(async (name) => ({
	name,
	text: await readTextIfPresent(join(folder, name), folder)
})));
async function putBackLock(folder, kept) {
	for (const { name, text } of kept) await (text === null ? removeBelow(folder, name) : writeFileAtomic(join(folder, name), text, folder));
}
// src/dataset/code/computed-metrics.ts
/** Names of the metrics that the code computes by a function of scikit-learn. */
function findComputed(code) {
	const called = [...METRIC_OF_FUNCTION].filter(([name]) => new RegExp(`\\b${name}\\b`).test(code));
	return [...new Set(called.flatMap(([, metric]) => withRoots(metric, code)))];
}
/** An error, its root where the code takes that of each, or both where it takes that of some. */
function withRoots(name, code) {
	const found = ROOTS.find(([square]) => square === name);
	if (found === void 0) return [name];
	const [, root, ofRoot, ofAny] = found;
	const count = (pattern) => code.match(pattern)?.length ?? 0;
	const roots = count(ofRoot);
	if (roots === 0) return [name];
	return count(ofAny) > roots ? [root, name] : [root];
}
/** A call whose root is taken: by a function around it, by what it is asked for, or by a power behind it. */
const rootOf = (called) => new RegExp(String.raw`sqrt\(\s{0,9}(?:\w{1,40}\.){0,3}${called}\b|\b${called}\((?:[^()]|\([^()]{0,300}\)){0,300}(?:\bsquared\s{0,9}=\s{0,9}False\b|\)\s{0,9}\*\*\s{0,9}(?:0?\.5\b|\(\s{0,9}1\s{0,9}\/\s{0,9}2\s{0,9}\)))`, "g");
const rootsOf = (square, root, called) => [
	square,
	root,
	rootOf(called),
	new RegExp(String.raw`\b${called}\(`, "g")
];
const ROOTS = [rootsOf("mse", "rmse", "mean_squared_error"), rootsOf("msle", "rmsle", "mean_squared_log_error")];
// src/measurement/printed/bare-number.ts
/** What code has that weighs its predictions by hand: without it a number alone is anything, as the probability of one text. */
const SPEAKS_OF_RESULT = /\.score\s*\(|cross_val|accura|(?:\b|_)(?:acc|err|errors?|f1|r2|auc|mse|mae|rmse|loss)(?:\b|_)|score|precision|recall|correct|evaluat|metric|(?:mean|sum)\s*\([^\n]{0,100}==|정확도|准确率|準確率|正解率/i;
/** A number alone that is less is no R²: a negative error, as a search scores it, mostly. */
const LEAST_UNNAMED = -1;
/** Code that makes percent of a share: without it a number above 1 is an error, or a coefficient, beside an R². */
const MAKES_PERCENT = /\*\s?100\b|\b100(?:\.0?)?\s?\*/;
/** The metric of a script that prints the value alone: the last such line that the metric can have; null: there is none. */
function guessBareNumber(lines, name, code) {
	if (!SPEAKS_OF_RESULT.test(code) && findComputed(code).length === 0) return null;
	const drafted = draftRule(name);
	const [low, high] = validRange(drafted);
	const least = isShare$1(name) ? Math.max(low, LEAST_UNNAMED) : low;
	const numbers = lines.filter((line) => new RegExp(BARE).test(line) && line.includes("."));
	const isFindable = (line) => line === numbers.at(-1) || new RegExp(BARE_SMALL).test(line);
	const findable = numbers.filter(isFindable);
	const listUpTo = (most) => findable.filter((line) => Number(line) >= least && Number(line) <= most);
	const plain = listUpTo(isFraction(name) ? 100 : high);
	const bare = plain.length === 0 && isShare$1(name) && MAKES_PERCENT.test(code) ? listUpTo(100) : plain;
	const line = bare.at(-1);
	if (line === void 0) return numbers.length === 0 && isShare$1(name) ? guessBareShare(lines, name, least) : null;
	const text = line.trim();
	const others = [...new Set(bare.map((each) => each.trim()))].filter((each) => each !== text);
	const isPercent = isPercentage(name, Number(text));
	return {
		rule: {
			...drafted,
			scale: isPercent ? "percent" : drafted.scale,
			pattern: makeBarePattern({
				text,
				index: lines.lastIndexOf(line)
			}, lines)
		},
		text,
		line: text,
		others: others.slice(-5),
		reasons: [],
		stated: [],
		doubts: ["name-not-printed", ...others.length > 0 ? ["one-of-several"] : []]
	};
}
/** A line of nothing but a share with its sign, which stands there once: several are steps on the way. */
function guessBareShare(lines, name, least) {
	const [line, ...others] = lines.filter((line) => new RegExp(BARE_SHARE).test(line));
	const text = new RegExp(BARE_SHARE).exec(line ?? "")?.[1] ?? "";
	if (line === void 0 || others.length > 0 || !text.includes(".")) return null;
	if (shareOf(Number(text)) < least || Number(text) > 100) return null;
	return {
		rule: {
			...draftRule(name),
			scale: "percent",
			pattern: BARE_SHARE
		},
		text,
		line: line.trim(),
		others: [],
		reasons: [],
		stated: [],
		doubts: ["name-not-printed"]
	};
}
// src/measurement/printed/best-of.ts
/** The first of some values of a metric that none of them is better than; null: there is none. */
function bestOf(some, metric, numberOf) {
	const [first, ...others] = some;
	if (first === void 0) return null;
	const rule = draftRule(metric);
	return others.reduce((best, each) => gainOf(numberOf(each) - numberOf(best), rule) > 0 ? each : best, first);
}
// src/measurement/printed/model-names.ts
/** Names of models, as they are compared: letters and digits alone, without what says that it is a model. */
const plainName = (text) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "").replace(OF_MODEL$1, "");
const OF_MODEL$1 = /(?:classifier|regressor|model)$/;
/** Words and initials that models are called by, where something is known to have a result. */
const MODEL_WORDS = /regress|forest|\btrees?\b|decision|extra|s\.?v\.?[mcr]\b|neighbo|nearest|bayes|boost|xgb|lgbm|lightgbm|network|\bnn\b|\b[ckd]?nn\b|mlp|lstm|gru|bert|ensemble|voting|stack|bagging|perceptron|classifier|ridge|lasso|elastic|discriminant|\b(?:lr|dt|rf|knn|nb|gb|gbm|gbc|rfc|dtc|lda|qda|cart|ab|et|sgd|lin|log)\b/i;
/** The head of a column with models. */
const MODEL_COLUMN = /^\s*(?:ml[ _-]?)?(?:model|classifier|algorithm|estimator|regressor)s?(?:[ _-]?(?:names?|types?))?\s*$/i;
/** Words of a label that is one of rows of the data. */
const OF_ROWS$3 = /(?<![a-z])(?:train|test|val(?:id)?|dev|hold|external|folds?|all)(?:ing|ation)?(?![a-z])/i;
const lettersOf = (label) => label.toLowerCase().replaceAll(/[^\p{L}]+/gu, "");
/** Whether labels are those of models, by their words or the head of their column, and no two the same but for numbers. */
function areModels(labels, isBelowModels) {
	const letters = labels.map((label) => OF_ROWS$3.test(label) || !(isBelowModels || MODEL_WORDS.test(label)) ? "" : lettersOf(label));
	return !letters.includes("") && new Set(letters).size === letters.length;
}
/** The first heading of a README, in Markdown or HTML. */
const TITLE = /^(?:#[ \t]+|<h1\b[^>]{0,100}>)([^\n<]{1,300})/;
const MOST_BEFORE_TITLE = 20;
/** Models by two words of a title, and by one. */
const TWO_WORDS = /\b[a-z]{2,20}[ -](?:regress(?:ion|or)|forest|tree|bayes|boost(?:ing)?|network|neighbou?r|machine)(?=s?\b)/gi;
const ONE_WORD = /\b(?:svm|knn|k-nn|xgboost|lightgbm|catboost|adaboost|mlp|lstm|gru|bert|cnn)\b/gi;
/** What stands before a model that a text speaks of and does not mean. */
const NOT_MEANT = /\b(?:without|not?|non|than|instead of|beyond)[ \t-]{1,3}(?:(?:an?|any|the|using)[ \t]{1,3})?$/i;
const LONGEST_BEFORE = 40;
/** Names of models in the title of a README, as they are compared. */
function listTitled(readme) {
	const [title = ""] = readme.slice(0, MOST_BEFORE_TITLE).flatMap((line) => TITLE.exec(line.trim())?.[1] ?? []);
	return listModels(title).map(({ name }) => name);
}
/** Names of models in a text that speaks of them and means them, as they are compared, and from where to where each stands. */
const listModels = (text) => [TWO_WORDS, ONE_WORD].flatMap((pattern) => [...text.matchAll(pattern)].flatMap(({ 0: name, index }) => NOT_MEANT.test(text.slice(Math.max(0, index - LONGEST_BEFORE), index)) ? [] : [{
	name: plainName(name),
	at: index,
	end: index + name.length
}]));
/** Where a word of `RandomForest` ends, or one of `KNNAccuracy`. */
const INSIDE = /(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[A-Za-z])(?=\d)/;
/** An acronym before words in small letters, as in `SVMrbf`. */
const ACRONYM = /^[A-Z]{2,20}(?=[a-z])/;
/** A short name may be the end of another's, as BERT is of DistilBERT: it has to begin a word. */
const LONGEST_ACRONYM = 4;
/** A name is of no more, as `Gradient Boosting`, or `KNeighbors`. */
const MOST_WORDS = 6;
/**
* Whether a text that leads to a value names one of these models, as whole words: `Random Forests`, `RandomForestClassifier` and
* `accRandomForest`, but no BERT in `RoBERTa`.
*/
function namesModel(whole, names) {
	const text = whole.slice(-2e3);
	const plain = plainName(text);
	const near = names.filter((name) => plain.includes(name));
	if (near.length === 0) return false;
	const words = [...text.matchAll(/[A-Za-z0-9]+/g)];
	return words.some(({ index, 0: word }, from) => {
		const [first = [], ...others] = words.slice(from, from + MOST_WORDS).map(([word]) => splitWord(word));
		return first.some((_, inner) => {
			const starts = [...(inner === 0 ? ACRONYM.exec(word) ?? [] : []).map((each) => each.toLowerCase()), ...listStarts([...first.slice(inner), ...others.flat()])];
			return (inner === 0 ? near : near.filter((name) => name.length > LONGEST_ACRONYM)).some((name) => starts.some((each) => each === name || each === `${name}s` || each.replace(OF_MODEL$1, "") === name));
		}) && !NOT_MEANT.test(text.slice(Math.max(0, index - LONGEST_BEFORE), index));
	});
}
const splitWord = (word) => word.split(INSIDE).slice(0, MOST_WORDS);
/** All that a text begins with, from one of its parts to all of them. */
function listStarts(parts) {
	let start = "";
	return parts.map((part) => start += part.toLowerCase());
}
// src/measurement/printed/called-best.ts
const MODEL = "(?:model|classifier|regressor|algorithm|estimator|performer|method)";
const NAMED$1 = String.raw`[*_\`"'\[(\s]{0,6}([A-Za-z][\w+ -]{1,40})`;
const makeCalled = (words) => new RegExp(String.raw`\b(?:${words})(?:[ _-](?:performing|overall|single)){0,2}[ _-]?${MODEL}\b[*_\`]{0,3}\s*(?:is|was|:|=|->|→|-|–)+${NAMED$1}`, "i");
const BEST = [makeCalled("best|final|selected|chosen"), /([A-Z][\w+-]{1,30}(?: [A-Z][\w+-]{1,30}){0,3})[*_`]{0,3} (?:clearly |overall )?(?:performed|performs|was|is|achieved|achieves|gave|had|has|showed) (?:the )?(?:best|highest)\b/];
/** Such a sentence, however its model is written: what stands before, which ends in its name. */
const BEST_OF_ANY = /^(.{2,200}?)[ ](?:clearly |overall )?(?:perform(?:s|ed)|achieve[sd]|demonstrate[sd]|exhibit(?:s|ed)|yield(?:s|ed)|show(?:s|ed)|obtain(?:s|ed)|deliver(?:s|ed))[ ](?:the[ ])?(?:best|highest)\b(?![ ](?:train|val|cross|cv|recall|precision|speed|errors?|loss))(?=$|[,:)*_]|[ ](?:among|with|at|on|for|in|by|of|and|out|here)\b|[ ](?:[\w²-]{1,20}[ ]){0,2}(?:performances?|results?|accurac(?:y|ies)|scores?|metrics?|outcomes?|f1(?:-score)?|auc|r2|r²|r-squared)(?![\p{L}\d]))/iu;
const LONGEST_SENTENCE = 300;
/** Of several at the top one is called the best. */
const TOP = [makeCalled("top")];
const ALL = [...BEST, ...TOP];
const SAYS_BEST = /best|top|highest|final|selected|chosen/i;
/** Names of models that a text calls the best, else that it calls the one at the top, as they are compared. */
function listBest(lines) {
	const telling = lines.filter((line) => SAYS_BEST.test(line)).map((line) => line.slice(0, 500));
	const named = listNamed(telling, BEST);
	if (named.length > 0) return named;
	const ofAny = telling.flatMap((line) => line.split(SENTENCE_END)).flatMap(listBefore);
	return ofAny.length > 0 ? ofAny : listNamed(telling, TOP);
}
/** The one model that is named right before words that call it the best. */
function listBefore(sentence) {
	const text = sentence.slice(0, LONGEST_SENTENCE);
	const [all = "", before = ""] = BEST_OF_ANY.exec(text) ?? [];
	const plain = before.replaceAll(/[*_`]/g, "").trimEnd();
	return SAYS_NO_RESULT.test(sentence) || BY_FOLDS.test(text.slice(all.length)) ? [] : listModels(plain).flatMap(({ name, at, end }) => IS_BEHIND.test(plain.slice(end)) && !IS_JOINED.test(plain.slice(0, at)) ? [name] : []);
}
/** On rows to choose by, or to learn from. */
const BY_FOLDS = /\b(?:cv|cross[ -]?valid\w*|folds?|train(?:ing)?)\b/i;
const IS_BEHIND = /^s?(?: (?:models?|classifiers?|regressors?|algorithms?))?$/i;
const IS_JOINED = /(?:\b(?:and|or|unlike)|[&/]) (?:the |an? )?$/i;
/** One that does better than another, which only a value that is the best bears out. */
const BETTER = [/([A-Z][\w+-]{1,30}(?: [A-Z][\w+-]{1,30}){0,3})[*_`]{0,3}(?: (?:model|classifier|regressor))? (?:(?:clearly|slightly|consistently|significantly) )?(?:outperform(?:s|ed)|surpass(?:es|ed)) (?!by\b)/];
const SAYS_BETTER = /outperform|surpass/;
/** Words of a sentence that leaves open whether it does, says that it does not, or tells of others' work or of how fast it is. */
const SAYS_NO_RESULT = /\b(?:no|not|never|whether|if|may|might|et al|papers?|authors?|literature|speed|latency|(?:train|infer|comput|execut|run)\w{0,7}[ -]?times?)\b|n['’]t\b|\[\d/i;
const SENTENCE_END = /[.!?;](?=\s)/;
/** Names of models of which a text says that they do better than others. */
const listBetter = (lines) => listNamed(lines.filter((line) => SAYS_BETTER.test(line)).flatMap((line) => line.slice(0, 500).split(SENTENCE_END)).filter((sentence) => !SAYS_NO_RESULT.test(sentence)), BETTER);
const listNamed = (lines, patterns) => lines.flatMap((line) => patterns.flatMap((pattern) => {
	const [, found = ""] = pattern.exec(line) ?? [];
	const [name = ""] = found.replace(ARTICLE, "").split(BEHIND_NAME, 1);
	const plain = plainName(name);
	return plain.length < 2 ? [] : [plain];
}));
/** An article of a name; in `our model` it is all that names it. */
const ARTICLE = /^(?:the|an?|our) (?!(?:model|classifier|regressor)\b)/i;
const BEHIND_NAME = /\s(?:with|and|for|by|at|in|on|which|that|because|achiev\w*|using)\b/i;
/** Whether a line names such a model. */
const namesBest = (line) => ALL.some((pattern) => pattern.test(line));
const CALLED_BEST = /\b(?:best|final|tuned|optimi[sz]ed)\b/i;
/** Whether its own line calls a value the best. */
const isCalledBest = ({ line, at }) => CALLED_BEST.test(line.slice(0, at));
// src/measurement/printed/printed-value.ts
/** Of all answers, or of all pairs: less than 1 % right is no result. */
const OF_ALL$1 = [
	"proportion",
	"f-measure",
	"ranking"
];
/** Whether a value with the sign of percent behind it may be a share nonetheless: who prints 0.66% has put the sign there by habit. */
function mayBeShare(name, value) {
	const kind = findMetric(name)?.kind;
	return kind !== void 0 && OF_ALL$1.includes(kind) && value < 1;
}
const hasSign = ({ line, text, at }) => /^\s*%/.test(line.slice(at + text.length));
/** How many of how many, which the share behind it is of: 45/5000 (0.9%). */
const COUNTED$1 = /\d\s?\/\s?\d{1,9}\s{0,3}\(\s{0,3}$/;
const mayBeMeant = ({ name, line, text, at }) => mayBeShare(name, readNumber$1(text)) && !COUNTED$1.test(line.slice(Math.max(0, at - 40), at));
/** Whether a value was taken for a share though the sign of percent stands behind it. */
const isShareWithSign = (value) => !value.percent && hasSign(value) && mayBeMeant(value);
/**
* The same, where values with the sign of percent behind them are shares: where all of their metric may be, as lines name it or,
* which `listOthers` lists, give it to a model.
*/
function withShares(values, listOthers) {
	if (!values.some((each) => hasSign(each) && mayBeMeant(each))) return [...values];
	const signed = Map.groupBy([...values, ...listOthers()].filter(hasSign), ({ name }) => name);
	const areShares = (name) => signed.get(name)?.every(mayBeMeant) === true;
	return values.map((each) => hasSign(each) && areShares(each.name) ? {
		...each,
		percent: false
	} : each);
}
/** The value, of a percentage as a share. */
const numberOf = ({ text, percent }) => readNumber$1(text) / (percent ? 100 : 1);
/** Decimals of the value: of a percentage two more than it shows. */
const valueDecimals = ({ text, percent }) => (/\.(\d*)/.exec(text)?.[1]?.length ?? 0) + (percent ? 2 : 0);
/** Whether two say the same, as far as the digits of both go. */
function saysSame(one, other) {
	return Math.abs(numberOf(one) - numberOf(other)) <= .5001 * 10 ** -Math.min(valueDecimals(one), valueDecimals(other));
}
/** The last of some whose value is one and the same. */
function oneValue(some) {
	const last = some.at(-1);
	return last === void 0 || some.some((each) => !saysSame(each, last)) ? null : last;
}
// src/measurement/printed/printed-metric.ts
/** Letters of languages that part no words. */
const UNPARTED = String.raw`[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]`;
/** What a script calls its result without saying what it is; not that of a thing, as of a cluster or a text. */
const SCORE$1 = String.raw`(?<!(?<!\p{L})(?:base|silhouette|bouldin|harabasz|rand|homogeneity|completeness|brier|crps|skill|gini|dice|jaccard|iou|bleu|rouge|meteor|similarity|confidence|polarity|sentiment|anomaly|outlier|risk|credit|importance|z)[ _-]{1,3})score|précision|precisión|precisione|precisão|taux de réussite|(?:performance|efficiency)(?=[ \t]{0,9}[=:][ \t]{0,9}[01]?\.\d)`;
const NAME$1 = new RegExp(String.raw`(?:(?<![\p{L}\d])|(?<=${UNPARTED}))(?:${PRINTED_NAMES.map(([, printed]) => `(${printed})`).join("|")}|(${SCORE$1}))(?:[ _-]?score)?(?:(?!\p{L})|(?=${UNPARTED}))`, "giu");
/** What is said of a value that nothing sets apart. */
const PLAIN = {
	isUnnamed: false,
	isRow: false,
	isCompared: false,
	column: null,
	percent: false,
	isOfTraining: false,
	isOfFolds: false,
	isAdjusted: false,
	isProgress: false,
	isOfRound: false
};
/** The metrics that a line of text names; `ofScore`: what is meant by a score. */
const readPrintedNames = (line, ofScore) => [...line.slice(0, LONGEST_LINE$2).matchAll(NAME$1)].flatMap((found) => nameOf$3(found, ofScore) ?? []);
/** The metric that a match of `NAME` speaks of. */
const nameOf$3 = (found, ofScore) => found[PRINTED_NAMES.length + 1] === void 0 ? PRINTED_NAMES[found.slice(1).findIndex((each) => each !== void 0)]?.[0] : ofScore;
/** A line that names more is no head: each name of a head is looked for in every row below. */
const MOST_COLUMNS$1 = 30;
/** The head of a table whose rows follow each other. */
const OF_ROUNDS = /\b(?:epochs?|steps?|iter(?:ation)?s?|rounds?|folds?)\b/i;
/** What underlines the head of a table. */
const RULE = /^[\s|+:=│┃╪┼╇╬├┤┝┡┩╞╡─━═-]{3,}$/;
function readCells(row) {
	const cells = [...row.matchAll(NUMBERS)].filter(([text]) => text.includes("."));
	const before = countBars(row);
	return {
		byStart: new Map(cells.map((each) => [each.index, each])),
		byEnd: new Map(cells.map((each) => [each.index + each[0].length, each])),
		byBars: new Map(cells.toReversed().map((each) => [before(each.index), each])),
		bars: before(row.length)
	};
}
/** How many bars a line has before a place. */
function countBars(line) {
	const bars = [...line.matchAll(BAR$1)].map(({ index }) => index);
	return (at) => bars.filter((each) => each < at).length;
}
/** Reads the rows of the table whose head a line is, where it is one. */
function openTables(lines, ofScore) {
	const heads = {
		columnsOf: memoise((index) => listColumns(lines[index] ?? "")),
		cellsOf: memoise((index) => readCells(lines[index] ?? ""))
	};
	return (head) => {
		const barred = readBarred(lines, head, heads, ofScore);
		return barred.length > 0 ? barred : [...readTable(lines, head, heads, ofScore), ...readTitled(lines, head, ofScore)];
	};
}
/**
* Lines below a head, without what underlines it, up to one that is no row, or the head of another table: a flood of heads
* would have each row read for all of them.
*/
function listRows$1(lines, head, { columnsOf }) {
	const first = head + 1 + Number(RULE.test(lines[head + 1] ?? ""));
	const below = lines.slice(first, first + 100);
	const end = below.findIndex((each, place) => !/\d/.test(each) || each.length > 1e3 || columnsOf(first + place).length > 0);
	return (end < 0 ? below : below.slice(0, end)).map((row, place) => ({
		row,
		index: first + place
	}));
}
/** The metrics that a head names, in a line that tells of no values itself. */
function listColumns(line) {
	if (line.length > 1e3 || /\d\.\d|[:=]/.test(line)) return [];
	const names = [...line.matchAll(NAME$1)];
	return names.length > MOST_COLUMNS$1 ? [] : names;
}
/** The rows of a printed table: numbers end, or else begin, where the names of their columns do. */
function readTable(lines, head, heads, ofScore) {
	const names = heads.columnsOf(head);
	if (names.length === 0) return [];
	return listRows$1(lines, head, heads).flatMap(({ row, index }) => names.flatMap((found) => {
		const { byStart, byEnd } = heads.cellsOf(index);
		const end = found.index + found[0].length;
		const number = byEnd.get(end) ?? byEnd.get(end - 1) ?? byStart.get(found.index);
		return number === void 0 ? [] : readCell({
			row,
			index,
			number
		}, found, nameOf$3(found, ofScore)) ?? [];
	}));
}
const BAR$1 = /[|│┃]/g;
/** The rows of a table with bars, as of Markdown: the cell below the name. */
function readBarred(lines, head, heads, ofScore) {
	const line = (lines[head] ?? "").slice(0, LONGEST_LINE$2);
	const before = countBars(line);
	const bars = before(line.length);
	const names = bars < 2 ? [] : heads.columnsOf(head).map((found) => ({
		found,
		place: before(found.index)
	}));
	return (names.length === 0 ? [] : listRows$1(lines, head, heads)).flatMap(({ row, index }) => {
		const cells = heads.cellsOf(index);
		if (cells.bars !== bars) return [];
		return names.flatMap(({ found, place }) => {
			const number = cells.byBars.get(place);
			return number === void 0 ? [] : readCell({
				row,
				index,
				number
			}, found, nameOf$3(found, ofScore)) ?? [];
		});
	});
}
function readCell({ row, index, number }, head, name) {
	if (name === void 0) return null;
	return {
		...PLAIN,
		name,
		text: number[0],
		at: number.index,
		nameAt: 0,
		behind: "",
		line: row,
		index,
		percent: isPercentage(name, readNumber$1(number[0])) || isFraction(name) && /^\s?%/.test(row.slice(number.index + number[0].length)),
		isRow: true,
		isCompared: !OF_ROUNDS.test(head.input),
		column: head
	};
}
/** Lines between a table's title and its rows: its head, and what underlines that. */
const MOST_HEAD_LINES = 3;
/** The cells of a table with bars whose title, not its columns, names the metric, as of a result for each pair of settings. */
function readTitled(lines, title, ofScore) {
	const line = (lines[title] ?? "").slice(0, LONGEST_LINE$2);
	const [name, ...others] = /:\s*$/.test(line) && !/\d/.test(line) ? readPrintedNames(line, ofScore) : [];
	if (name === void 0 || others.length > 0) return [];
	const first = lines.slice(title + 1, title + 2 + MOST_HEAD_LINES).findIndex((each) => listCells(each).length > 1);
	if (first < 0) return [];
	const table = [];
	for (const each of lines.slice(title + 1 + first, title + 1 + first + 100)) {
		const cells = listCells(each);
		if (cells.length < 2 || table[0] !== void 0 && cells.length !== table[0].length) break;
		table.push(cells);
	}
	if (table.length < 2) return [];
	return table.flatMap((cells, row) => {
		const index = title + 1 + first + row;
		const place = {
			name,
			nameAt: 0,
			behind: "",
			line: lines[index] ?? "",
			index,
			isRow: true,
			isCompared: true
		};
		return cells.map(({ text, at }) => ({
			...PLAIN,
			...place,
			text,
			at,
			percent: isPercentage(name, readNumber$1(text))
		}));
	});
}
const CELL = new RegExp(`\\|[ \\t]*(${NUMBER$1})[ \\t]*(?=\\||$)`, "g");
/** Numbers of a row between bars, behind its label; none where another cell is no number with a fraction. */
function listCells(row) {
	if (row.length > 1e3) return [];
	const cells = [...row.trimEnd().matchAll(CELL)].map(({ 0: whole, 1: text = "", index }) => ({
		text,
		at: index + whole.indexOf(text)
	}));
	const bars = row.trimEnd().split("|").length - 1;
	return cells.length === bars && cells.every(({ text }) => text.includes(".")) ? cells : [];
}
// src/measurement/printed/row-words.ts
const inAnyCase = (words) => words.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
/**
* Words for rows that a model learned from, whatever but letters stands around them: `Train set`, `train_acc`, `X_train`, `trainLoss`;
* no `trained`, and no `after_training`.
*/
const SAYS_TRAINING = new RegExp([
	"(?<![A-Za-z]|(?:after|before|post|pre)_)(?:[Tt]rain(?:ing)?(?![a-z])|TRAIN(?:ING)?(?![A-Za-z]))",
	String.raw`\b(?:${[
		"treino",
		"in[- ]sample",
		"fitted[_ ]?values"
	].map(inAnyCase).join("|")})\b`,
	"训练[集时]?|訓練"
].join("|"));
/** Words for rows held out: `test_acc`; no `values`, and no `evaluation`. */
const SAYS_HELD_OUT = /(?<![A-Za-z])(?:test|val(?!ues?\b))/i;
/**
* The rows of models behind all lines that say the same of each, in one column of one table; null: there are none, as of folds, or
* a line has no row of its own, as what is told of the chosen model at the end.
*/
function findToldAgain(alike, printed) {
	const last = alike.at(-1);
	if (last === void 0 || alike.length < 3 || alike.length > 100) return null;
	if (alike.some(({ isCompared }) => isCompared)) return null;
	const cells = printed.filter(({ isCompared, name, index }) => isCompared && name === last.name && index > last.index);
	for (const [column, own] of Map.groupBy(cells, (each) => each.column)) {
		if (column === null || own.length < alike.length || isOfTraining(column)) continue;
		const rows = pairRows(alike, own);
		if (rows !== null && areOfModels(rows, column)) return rows;
	}
	return null;
}
/** A cell of its own for each line: of those that say the same the nearest. */
function pairRows(alike, cells) {
	const left = new Set(cells);
	const rows = [];
	for (const line of alike) {
		const distance = (each) => Math.abs(numberOf(each) - numberOf(line));
		const [nearest] = [...left].filter((each) => saysSame(each, line)).toSorted((a, b) => distance(a) - distance(b));
		if (nearest === void 0) return null;
		left.delete(nearest);
		rows.push(nearest);
	}
	return rows;
}
/** What stands between bars, tabs, or blanks that are more than one. */
const PART = /(?:(?! {2})[^|│┃\t])+/g;
/** Whether the words of a column's head speak of training. */
const isOfTraining = ({ input, index: at }) => [...input.matchAll(PART)].some(({ 0: part, index }) => index <= at && at < index + part.length && SAYS_TRAINING.test(part));
/** What counts a row before its label. */
const NUMBERING$1 = /^\W{0,9}\d{1,6}[.)]?[ \t]+/;
/** Whether each row has one text, which is a model's name, or stands in a table with a column of models, and no two the same but for numbers. */
function areOfModels(rows, { input }) {
	const hasModels = [...input.matchAll(PART)].some(([part]) => MODEL_COLUMN.test(part));
	return areModels(rows.map(({ line }) => {
		const [label = "", ...others] = [...line.replace(NUMBERING$1, "").matchAll(PART)].map(([part]) => part).filter(isText);
		return others.length > 0 ? "" : label;
	}), hasModels);
}
const isText = (part) => /^\P{N}{0,9}\p{L}/u.test(part);
/** More values, and more columns, are not held against each other. */
const [MOST_ALIKE$1, MOST_COLUMNS] = [50, 20];
/** Fewer are the spread of the value, or what it was before, on other rows or of another model. */
const FEWEST_BEHIND = 2;
/** Values but for the first of a row of several, as of a table with a column for each model, where other lines tell all behind it too. */
function withoutRowsToldAgain(alike) {
	if (alike.length > MOST_ALIKE$1) return alike;
	const isTold = (row) => {
		const others = alike.filter(({ index }) => index !== row.index);
		const behind = readBehind(row);
		return behind.length >= FEWEST_BEHIND && behind.every((each) => others.some((other) => saysSame(each, other)));
	};
	const kept = alike.filter((each) => !isTold(each));
	return kept.length > 0 ? kept : alike;
}
/** What stands behind a value in its row, in the same unit; none where a row has only this one. */
function readBehind({ line, at, text, percent, ...row }) {
	if (row.column !== null) return [];
	const behind = line.slice(at + text.length);
	return (SEVERAL.test(behind) ? [...behind.matchAll(NUMBERS)] : []).slice(0, MOST_COLUMNS).map(([number]) => ({
		...row,
		line,
		at,
		percent,
		text: number
	}));
}
// src/measurement/printed/best-of-table.ts
/**
* Of values that all stand in tables which compare several models, or in a list of what was best of each, the best; of lines that
* a table of models behind them tells again, too.
*/
function findBestOfTable(alike, printed) {
	const compared = alike.every(({ isCompared }) => isCompared) ? alike : findToldAgain(alike, printed) ?? listBests(alike);
	const [first, ...others] = compared;
	if (first === void 0 || others.length === 0) return null;
	return bestOf(compared, first.name, ({ text }) => readNumber$1(text));
}
/** The last lines that follow each other and call a value of theirs the best in the same words. */
function listBests(alike) {
	const wordsOf = ({ line, nameAt, at }) => line.slice(nameAt, at);
	const last = alike.at(-1);
	const isOfList = (each, index) => last !== void 0 && each.index === last.index - (alike.length - 1 - index) && wordsOf(each) === wordsOf(last) && isCalledBest(each);
	const from = alike.findLastIndex((each, index) => !isOfList(each, index)) + 1;
	return alike.length - from < 3 ? [] : alike.slice(from);
}
// src/measurement/printed/few-rows.ts
/** So many right of so many before a value, as `1/5 = 0.20` and `1 / 5 (20 %)` tell it, or behind it, as `0.20 (1/5)`. */
const BEFORE = /(?<![\d.])(\d{1,9})[ \t]?\/[ \t]?(\d{1,9})[ \t]{0,3}[=(:→>-]{1,2}[ \t]{0,3}$/;
const BEHIND = /^[ \t]?%?[ \t]{0,3}[([][ \t]?(\d{1,9})[ \t]?\/[ \t]?(\d{1,9})[ \t]?[)\]]/;
/** Of fewer rows no model is judged: they show how it answers. */
const FEW = 20;
const SAYS_TEST = /(?<![A-Za-z])test(?:ing)?(?![a-z])/i;
/**
* Values but for shares of a few rows, as of questions made up to show what a model says; all of them where no other is surely of
* more rows, or where these alone are called those of the test.
*/
function withoutFew(values) {
	const kept = values.filter((value) => !isOfFew(value));
	const few = values.filter((value) => !kept.includes(value));
	const saysTest = ({ line }) => SAYS_TEST.test(line);
	const isOfTest = few.some(saysTest) && !kept.some(saysTest);
	return few.length > 0 && kept.some(isOfMany) && !isOfTest ? kept : values;
}
function isOfFew(value) {
	const [right, all] = readCounts(value);
	return all < FEW && isShare(value, right / all);
}
/** Whether its counts say so, or no share of a few rows comes to it. */
function isOfMany(value) {
	const [right, all] = readCounts(value);
	if (all >= FEW && isShare(value, right / all)) return true;
	for (let rows = 1; rows < FEW; rows++) if (isShare(value, Math.round(numberOf(value) * rows) / rows)) return false;
	return true;
}
function readCounts({ line, at, text }) {
	const found = BEFORE.exec(line.slice(Math.max(0, at - 40), at)) ?? BEHIND.exec(line.slice(at + text.length));
	return [Number(found?.[1]), Number(found?.[2])];
}
/** Whether it says that; what comes to another number is a count of something else, as of folds. */
const isShare = (value, share) => Math.abs(share - numberOf(value)) <= .5001 * 10 ** -valueDecimals(value);
// src/dataset/code/learned-kind.ts
/** Calls that make a model of classes, or of numbers: what is only imported makes none. */
const MODELS = {
	classes: /\w(?:Classifier|ClassifierCV)[ \t]*\(|\b(?:LogisticRegression(?:CV)?|(?:Linear|Nu)?SVC|\w{1,20}NB|Perceptron|(?:Linear|Quadratic)DiscriminantAnalysis)[ \t]*\(|['"](?:binary:logistic|multi:soft(?:max|prob))['"]|\bobjective['"]?[ \t]*[:=][ \t]*['"]multiclass['"]/,
	numbers: /\wRegressor[ \t]*\(|\b(?:LinearRegression|(?:(?:Bayesian|Kernel)?Ridge|Lasso|LassoLars|ElasticNet|PLSRegression)(?:CV)?|(?:Linear|Nu)?SVR|OLS|ols|S?ARIMAX?)[ \t]*\(|['"]reg:\w{1,30}['"]|\bobjective['"]?[ \t]*[:=][ \t]*['"]regression(?:_l[12])?['"]/
};
const OF_BINARY = /\bBCE(?:WithLogits)?Loss[ \t]*\(|\bbinary_cross_?entropy(?:_with_logits)?\b|\bBinaryCrossentropy[ \t]*\(/;
/** XGBoost's classifier learns more of them nonetheless, where there are. */
const OF_ODDS = /['"]binary:logistic['"]/;
const OF_SEVERAL = /\bCrossEntropyLoss[ \t]*\(|\bNLLLoss[ \t]*\(|\bF\.(?:cross_entropy|nll_loss)[ \t]*\(|\b(?:sparse_)?categorical_crossentropy\b|CategoricalCrossentropy[ \t]*\(/;
const OF_ERRORS = /\b(?:MSE|L1|SmoothL1|Huber)Loss[ \t]*\(|\bF\.(?:mse_loss|l1_loss)[ \t]*\(|\bloss[ \t]*=[ \t]*['"](?:mse|mae|mean_squared_error|mean_absolute_error|huber)['"]/;
/** Words of what learns to make data, to compress it or to act: its losses say nothing of labels. */
const OF_NO_LABELS = /generator\b|discriminator|(?:de|auto_?en)coder|\bdecoded\b|\breconstruct|\bv?ae\b|\bd?gans?\b|\bd?dqn\b|\breplay_?buffer|\bepisodes?\b/i;
const OF_CLASSES$1 = /accuracy|confusion_matrix|roc_auc|softmax/i;
/** What a model said, or what is so: by its name. */
const SAID = String.raw`(?:\b[py]\b|\b[py]_|yhat|pred|actual|label|target|truth|guess|output)`;
/** By which code tells classes without a function of a metric: it counts those that are right, or makes classes of numbers. */
const COUNTS_RIGHT = new RegExp([
	String.raw`${SAID}[^\n]{0,60}[!=]=[^\n]{0,100}\.(?:mean|sum)\(`,
	String.raw`\b(?:mean|sum|count_nonzero|average)\([^\n]{0,40}${SAID}[^\n]{0,60}[!=]=`,
	String.raw`[<>][^<>\n]{0,40}[!=]=[^<>\n]{0,40}[<>]`,
	String.raw`\bcorrect\w{0,20}[ \t]*(?:\+=|\/)`,
	String.raw`\.round\(\)|\b(?:round|rint)\([ \t]*${SAID}\w{0,40}[ \t]*\)`,
	String.raw`(?:\.predict\([^()\n]{0,60}\)|${SAID}\w{0,40})[ \t]*[<>]=?[ \t]*0?\.5\b`,
	String.raw`\b(?:argmax|confusion_matrix|roc_curve)\b|\bnp\.sign\(|\bauc\(`
].join("|"));
/** What code surely learns: it makes models of classes alone or minimises a loss of these, or models of numbers alone. Null: nobody knows. */
function findLearned(code) {
	const used = usedOf(code);
	const isOfNumbers = MODELS.numbers.test(used);
	const isOfClasses = MODELS.classes.test(used) || isByLoss(used);
	return isOfClasses === isOfNumbers ? null : isOfClasses ? "classes" : "numbers";
}
/** Code that is run: what is taken out by a comment or a text makes nothing. */
const usedOf = (code) => withoutComments(withoutDocstrings(code));
const isByLoss = (code) => (OF_BINARY.test(code) || OF_SEVERAL.test(code)) && !OF_ERRORS.test(code) && !OF_NO_LABELS.test(code);
/** What code learns, beside what its metric is of: what computes a metric of classes may predict numbers first. */
function findLabels(code, told) {
	const used = usedOf(code);
	const learned = findLearned(used);
	if (learned === "classes") return told === "numbers" && OF_ERRORS.test(used) ? told : learned;
	if (told !== null) return learned === "numbers" && !computesClasses(used) ? learned : told;
	const isByErrors = OF_ERRORS.test(used) && !(OF_CLASSES$1.test(used) || OF_NO_LABELS.test(used));
	return learned ?? (isByErrors ? "numbers" : null);
}
const computesClasses = (code) => COUNTS_RIGHT.test(code) || findComputed(code).some((name) => findMetric(name)?.labels === "classes");
/** What scikit-learn refuses of more than two classes: precision, recall and F1 without a word of how they are averaged, or the odds of one alone. */
const ASKS_ONE = /\b(?:precision|recall|f1|fbeta)_score\(((?:[^()]|\([^()]{0,100}\)){0,200})\)/g;
const ODDS_OF_ONE = /\.predict_proba\([^()\n]{0,100}\)\[[ \t]*:[ \t]*,[ \t]*(?:1|-1)[ \t]*\]/;
/** The last layer of a network, by how many it tells. */
const LAST_LAYER = /\b(?:nn\.)?Linear\([^()\n]{1,100},[ \t]*(\d{1,4})[ \t]*\)|\bDense\([ \t]*(\d{1,4})[ \t]*,[^()\n]{0,100}softmax/g;
/** How many classes code tells apart, by what it learns with and how it is judged; null: it does not say. */
function countLearnedClasses(code) {
	const used = usedOf(code);
	if (isOfTwo(used)) return 2;
	const last = [...used.matchAll(LAST_LAYER)].at(-1);
	const count = Number(last?.[1] ?? last?.[2] ?? 0);
	return OF_SEVERAL.test(used) && count > 1 ? count : null;
}
/** One of two for each class or label, as many as these are. */
const FOR_EACH = /\bto_categorical\b|\bone_?hot\b|one_?vs_?(?:rest|all)|\bovr\b|multi_?label|label_?binari[sz]e|\b(?:num|n)_(?:classes|labels|outputs?)\b|\blen\((?:classes|labels)\)/i;
const LAST_OF_SIGMOID = /\bDense\([ \t]*(\d{1,4})[ \t]*,[^()\n]{0,100}sigmoid/g;
/** Whether what code learns with knows two classes only, whatever values its target has. */
const learnsTwo = (code) => hasTwoOutputs(usedOf(code));
function hasTwoOutputs(used) {
	const [last, sigmoid] = [LAST_LAYER, LAST_OF_SIGMOID].map((layer) => [...used.matchAll(layer)].at(-1));
	const outputs = Number(sigmoid?.[1] ?? last?.[1] ?? 1);
	return OF_BINARY.test(used) && outputs <= 2 && !(OF_SEVERAL.test(used) || /softmax/i.test(used) || OF_NO_LABELS.test(used) || FOR_EACH.test(used));
}
function isOfTwo(code) {
	if (hasTwoOutputs(code) || OF_ODDS.test(code)) return true;
	if (OF_SEVERAL.test(code) || /softmax/i.test(code)) return false;
	const asked = [...code.matchAll(ASKS_ONE)].map(([, given = ""]) => given);
	return asked.length > 0 && asked.every((given) => !/\b(?:average|labels)[ \t]*=|\*\*/.test(given) && given.split(",").length === 2) || ODDS_OF_ONE.test(code) && !/\bmulti_class\b|\baverage[ \t]*=/.test(code);
}
// src/measurement/printed/boosting-rounds.ts
/**
* A round as LightGBM and XGBoost log it, `[233]\tvalid_0's auc: 0.9` and `[99]\tvalidation_0-rmse:0.5`, whatever the set and the
* metric are called: `[1]\tcv_agg's valid auc: 0.8 + 0.01`, `[9]\thold-out-auc:0.5`.
*/
const ROUND = /^\s*\[\d{1,9}\]\t(?:[^\t:]{1,100}'s [^\t:]{1,60}: |[^\t:]{1,100}-[^\t:\s-]{1,60}:)-?\d/;
/** Either says so above the round that the model keeps. */
const IS_KEPT = /\bbest iteration\b/i;
/** `early_stopping_rounds=50`, `lgb.early_stopping(50)`, `xgb.callback.EarlyStopping(rounds=50)`. */
const STOPS_EARLY = /\bearly_?stopping/i;
/** Ends of lines of two characters leave an empty line between two. */
const MOST_EMPTY = 2;
/** Whether a library logged a line as it boosted, and does not say that the model keeps that round. */
function isOfRound(lines, index) {
	if (!ROUND.test(lines[index] ?? "")) return false;
	const above = lines.slice(Math.max(0, index - 1 - MOST_EMPTY), index).findLast((line) => line.trim() !== "");
	return !IS_KEPT.test(above ?? "");
}
/** Whether a model may keep an earlier round than its last. */
const stopsEarly = (code) => STOPS_EARLY.test(code);
// src/measurement/printed/likeliest-metric.ts
/** What is taken where a script prints nothing else of its result. */
const LOSSES = [
	"perplexity",
	"inertia",
	"loss"
];
/** The best first, of scripts that tell classes and of those that predict numbers. */
const PREFERRED = {
	classes: [
		"accuracy",
		"balanced_accuracy",
		"f1",
		"roc_auc",
		"mcc",
		"error_rate",
		"recall",
		"precision",
		"average_precision",
		"log_loss",
		"silhouette",
		...LOSSES
	],
	numbers: [
		"r2",
		"rmse",
		"mae",
		"mse",
		"mape",
		"rmsle",
		...LOSSES
	]
};
const OF_NUMBERS = /\wRegressor\b|\bLinearRegression\b|\b(?:Ridge|Lasso|ElasticNet)\b|\bSVR\b|\bMSELoss\b|['"](?:mse|mae)['"]/;
const OF_CLASSES = /accuracy|\wClassifier\b|\bLogisticRegression\b|\wNB\b|\bSVC\b|confusion_matrix|roc_auc|CrossEntropyLoss|BCE(?:WithLogits)?Loss/i;
/** Metrics that may be the result of code, those of what it most likely predicts first. */
function listPreferred(code) {
	const kind = findKind(code, findComputed(code));
	return [...PREFERRED[kind], ...PREFERRED[otherThan(kind)]];
}
/** Values of the likeliest metric; where the README states values of others and none of it, of the likeliest of those. */
function findLikeliest(printed, kind, listStated) {
	const rank = (each) => rankOf(each, kind);
	const first = smallest(printed.map(rank));
	const ranked = printed.filter((each) => rank(each) === first);
	const open = printed.filter((each) => !(each.isOfTraining || each.isProgress || each.isOfRound || each.isUnnamed || LOSSES.includes(each.name)));
	const stated = ranked[0] === void 0 ? /* @__PURE__ */ new Set() : listStated(ranked[0].name, open);
	const firstStated = smallest(open.filter(({ name }) => stated.has(name)).map(rank));
	return firstStated === null ? ranked : open.filter((each) => stated.has(each.name) && rank(each) === firstStated);
}
/** What stands behind the results of a kind that a script tells itself: the rounds of boosting, then losses, then what is of the other kind. */
const [OF_ROUND, OF_LOSS, OF_OTHER$2] = [
	20,
	35,
	50
];
/** The less, the more likely it is meant. */
function rankOf({ name, isRow, isOfTraining, isOfFolds, isAdjusted, isProgress, isOfRound, isUnnamed }, kind) {
	const place = PREFERRED[kind].indexOf(name);
	const ofKind = LOSSES.includes(name) ? OF_LOSS + place : place;
	const other = place < 0 ? OF_OTHER$2 + PREFERRED[otherThan(kind)].indexOf(name) : ofKind;
	const ofLogged = 200 * Number(isProgress) + OF_ROUND * Number(isOfRound);
	return 1e3 * Number(isOfTraining) + ofLogged + (Number(isOfFolds) + Number(isAdjusted)) / 4 + other + 4.9 * Number(isRow) + 3.05 * Number(isUnnamed);
}
/** Values but for those that are worse than what knows no label, as an R² below 0; all of them where there is no other. */
function withoutWorthless(values) {
	const kept = values.filter(({ name, text, percent }) => {
		const chance = findMetric(name)?.chance;
		return typeof chance !== "number" || gainOf(readNumber$1(text) / (percent ? 100 : 1) - chance, draftRule(name)) >= 0;
	});
	return kept.length > 0 ? kept : values;
}
/** What the script most likely predicts. */
function findKind(code, computed) {
	const kinds = new Set(computed.map((name) => findMetric(name)?.labels));
	const isOfNumbers = kinds.has("numbers") || OF_NUMBERS.test(code);
	const isOfClasses = kinds.has("classes") || OF_CLASSES.test(code);
	return isOfNumbers && !(isOfClasses && !computed.includes("r2") && !/Regressor\b/.test(code)) ? "numbers" : "classes";
}
/** What only who predicts numbers tells, and what everybody tells who predicts classes. */
const [OF_NUMBERS_ALONE, OF_ALL_CLASSES] = [[
	"r2",
	"rmse",
	"rmsle",
	"mape"
], [
	"accuracy",
	"balanced_accuracy",
	"error_rate",
	"roc_auc"
]];
/**
* The same where the output says otherwise than the code: recommenders tell a root of errors, and an F1 of their lists; who tells
* classes apart may compute errors that the run does not come to.
*/
function findToldKind(kind, printed) {
	const told = new Set(printed.filter(({ isUnnamed }) => !isUnnamed).map(({ name }) => name));
	const tellsAny = (names = []) => names.some((name) => told.has(name));
	const tellsClasses = tellsAny(OF_ALL_CLASSES);
	if (tellsAny(OF_NUMBERS_ALONE) && !tellsClasses) return "numbers";
	return tellsClasses && !tellsAny(PREFERRED.numbers.filter((name) => !LOSSES.includes(name))) ? "classes" : kind;
}
const otherThan = (kind) => kind === "classes" ? "numbers" : "classes";
const IN_LINE = /\d+(?:\.\d+)?/g;
/** A line's words, whatever its numbers. */
const shapeOf = (line) => line.trim().replaceAll(IN_LINE, "0");
/**
* Of a notebook's lines those that it showed when it was saved too, by their words, each as often: what others come of, its
* author did not run. Of more lines of the same words it is those with the nearest numbers.
*/
function findShownBefore(ranked, lines, saved) {
	const savedOf = Map.groupBy(saved, shapeOf);
	const indices = Map.groupBy(new Set(ranked.map(({ index }) => index)), (index) => shapeOf(lines[index] ?? ""));
	const isShown = new Set([...indices].flatMap(([shape, own]) => findNearest$1(own, lines, savedOf.get(shape) ?? [])));
	const shown = ranked.filter(({ index }) => isShown.has(index));
	return shown.length === 0 ? ranked : shown;
}
/** More pairs of lines are not held against each other. */
const MOST_PAIRS = 4e4;
/** Places of the lines that are the nearest to these others of the same words, one to each. */
function findNearest$1(indices, lines, others) {
	if (indices.length <= others.length || indices.length * others.length > MOST_PAIRS) return others.length === 0 ? [] : [...indices];
	const left = indices.map((index) => ({
		index,
		numbers: numbersIn(lines[index] ?? "")
	}));
	return others.flatMap((other) => {
		const wanted = numbersIn(other);
		const distances = left.map(({ numbers }) => apart(numbers, wanted));
		return left.splice(distances.indexOf(Math.min(...distances)), 1).map(({ index }) => index);
	});
}
const numbersIn = (line) => (line.match(IN_LINE) ?? []).map(Number);
/** How far numbers are apart, each by its size. */
const apart = (some, others) => sum(some.map((each, at) => Math.abs(each - (others[at] ?? 0)) / (each + (others[at] ?? 0) || 1)));
// src/measurement/printed/more-digits.ts
const decimalsOf = (text) => /\.(\d*)/.exec(text)?.[1]?.length ?? 0;
/** Fewer decimals are no rounding: Python writes a whole number as 1.0. */
const FEWEST_ROUNDED = 2;
/** Words beside the metric's name that set no result apart from another. */
const PLAIN_WORDS = new Set("and best data dataset final for is mean model of on our overall result results set test testing the this total val validation value was with".split(" "));
/** What two lines say that their values are of, where that is not the same: of models, mostly. */
function areApart(one, other) {
	const [own, others] = [one, other].map(({ line, at }) => [...line.slice(0, at).toLowerCase().replaceAll(NAME$1, " ").matchAll(/\p{L}+/gu)].map(([word]) => word).filter((word) => !PLAIN_WORDS.has(word)).join(" "));
	return own !== "" && others !== "" && own !== others;
}
/** 0.645021645 for a 0.65 of a table. */
function isSameWithMoreDigits(each, chosen) {
	const decimals = decimalsOf(chosen.text);
	const isOfSame = each.name === chosen.name && each.isOfTraining === chosen.isOfTraining && each.isProgress === chosen.isProgress && (chosen.isOfRound || !each.isOfRound);
	const isRounded = valueDecimals(chosen) >= FEWEST_ROUNDED && valueDecimals(chosen) < valueDecimals(each);
	if (!isOfSame || !isRounded) return false;
	if (!chosen.isRow && !chosen.isCompared && areApart(each, chosen)) return false;
	const factor = each.percent === chosen.percent ? 1 : each.percent ? .01 : 100;
	const value = readNumber$1(each.text) * factor;
	if (each.isRow && !chosen.isRow && value === readNumber$1(chosen.text)) return false;
	return value.toFixed(decimals) === readNumber$1(chosen.text).toFixed(decimals);
}
/** The last line of a number alone, where it is the chosen one before it was rounded for a table. */
function findBareWithMoreDigits(lines, chosen) {
	const bare = new RegExp(BARE);
	const line = lines.findLast((each) => bare.test(each.slice(0, LONGEST_LINE$2)));
	if (line === void 0) return null;
	const text = line.trim();
	const percent = isPercentageOfFraction(chosen.name, Number(text));
	const place = {
		line,
		index: lines.lastIndexOf(line),
		at: line.indexOf(text),
		nameAt: 0,
		behind: ""
	};
	const plain = {
		isRow: false,
		isCompared: false,
		isOfRound: false,
		isUnnamed: true
	};
	const found = {
		...chosen,
		...place,
		text,
		percent,
		...plain
	};
	return isSameWithMoreDigits(found, chosen) ? found : null;
}
// src/measurement/printed/last-of-trainings.ts
/** An epoch of training, in other languages than English. */
const OTHER_EPOCHS = "[eé]poca|époque|epoche|эпоха";
const EPOCH = new RegExp(String.raw`(?<!\p{L})(?:ep(?:och)?|${OTHER_EPOCHS})(?!\p{L})[^\d\p{L}]{0,10}(\d{1,7})`, "iu");
const readEpoch = ({ line }) => Number(EPOCH.exec(line)?.[1] ?? NaN);
/** Values but for those of epochs that a later one of the same training follows. */
const lastOfTrainings = (values) => values.filter((each, place) => {
	const next = values.slice(place + 1, place + 1 + MOST_IN_LINE).find(({ index }) => index !== each.index);
	return next === void 0 || !(readEpoch(next) > readEpoch(each));
});
/** Values of one line. */
const MOST_IN_LINE = 20;
// src/measurement/printed/best-marks.ts
const NOUN = "(?:models?|classifiers?|regressors?|algorithms?|performers?|choice|results?|configurations?|architectures?|versions?|experiments?|modelo|modèle|modell)";
const SIGN = "🏆|🥇|⭐|🌟|👑";
/** Words by which an author marks the best of several, in a heading or beside a name. */
const WORDS = new RegExp([
	String.raw`\b(?:best|winning|selected|chosen|final|mejor|melhor)(?:[ -](?:performing|overall))?[ -]${NOUN}\b`,
	String.raw`\(\s*(?:the[ ]|our[ ])?(?:best|winner|winning|selected|chosen|final|modelo ganador|ganador|mejor|melhor|vencedor|terbaik|meilleur)\b[^()\n]{0,30}\)`,
	String.raw`\b(?:modelo|modèle|model) (?:ganador|vencedor|final|terbaik|elegido|escolhido)\b`
].join("|"), "iu");
/** The same, and signs. */
const MARK = new RegExp(`${WORDS.source}|${SIGN}`, "iu");
/** A cell that says nothing else. */
const IS_MARK = new RegExp(String.raw`^(?:(?:${SIGN}|✅|✔|\ufe0f|\s)*(?:(?:the|our|overall) )?(?:best|winner|selected|chosen|champion)(?: (?:overall|model|performer|performance|result|one|choice))?|(?:${SIGN}|\ufe0f)+)(?:[.!\s]|${SIGN})*$`, "iu");
/** What is best of something else than results, on rows that the result is not of, of others' work, or not the best. */
const OF_OTHER$1 = /\b(?:not|never|epochs?|param\w*|hyper\w*|features?|folds?|cv|cross|train(?:ing)?|val(?:id(?:ation)?)?|practices?|previous|prior|baselines?|second|speed|fastest|why|comparison|confusion|literature|papers?|so far|state[- ]of[- ]the[- ]art|sota|others|limitations?|per|each|every)\b|n['’]t\b|\[\d/i;
/** Stars that count, as five of them. */
const MANY_STARS = /[⭐🌟]\ufe0f?[ \t]{0,2}[⭐🌟]/u;
/** Whether words are of something else than the results of models on rows held out. */
const isOfOther = (text) => OF_OTHER$1.test(text);
const isMarkedByWord = (text) => WORDS.test(text);
/** Whether words of a heading, or beside a name, mark the best of several. */
const isMark = (text) => MARK.test(text) && !isOfOther(text) && !MANY_STARS.test(text);
/** Whether a cell says that its row is of the best, and nothing else. */
const isMarkAlone = (cell) => IS_MARK.test(cell);
const SIGNS = new RegExp(SIGN, "gu");
/** What a heading or a cell names beside its mark, each part by itself. */
const listMarked = (text) => text.replace(/\([^()]{0,60}\)/g, " ").split(/[:–—]| - /).filter((part) => /\p{L}{2}/u.test(part) && !MARK.test(part.replaceAll(SIGNS, "")));
// src/measurement/printed/readme-tables.ts
/** A bar of a table, but for one that is escaped. */
const BAR = /(?<!\\)\|/;
/** What parts the head of a table from its rows. */
const IS_RULE = /^(?=.*-)[\s|:+-]{1,500}$/;
/** What stands before and behind what is bold. */
const BOLD = [
	["**", "**"],
	["__", "__"],
	["<b>", "</b>"],
	["<strong>", "</strong>"]
];
const LONGEST$1 = 500;
/** The head of a column with parts of the data, or of a run, of which none is chosen. */
const PARTS_COLUMN = /^\s*(?:class(?:es)?|labels?|categor(?:y|ies)|species|(?:data|sub)[ _-]?sets?|data|corpus|corpora|folds?|seeds?|runs?|epochs?|tasks?|domains?|languages?|subjects?|clients?|feature|clase|classe|klasse)(?:[ _-]?(?:name|id|no\.?|#))?\s*$/i;
/** The label of a row that sums up the others. */
const IS_TOTAL = /^\W*(?:overall|average|avg|mean|total|(?:macro|micro|weighted)[ _-]?(?:avg|average|mean))(?:[ _-](?:accuracy|score|performance|results?))?\W*$/i;
/** Where the tables of a README mark the best of several rows, and which of them compare models. */
function readTables(lines, namesMetric) {
	const tables = listTables$1(lines);
	const tableOf = new Map(tables.flatMap((table, number) => table.rows.map(({ index }) => [index, {
		table,
		number
	}])));
	const bestOf = tables.map(findBest$1);
	const best = bestOf.flat();
	const marked = Map.groupBy(best, ({ row }) => row.index);
	const comparing = new Set(tables.filter(comparesModels));
	const columnOf = (before) => before.slice(0, LONGEST$1).split(BAR).length - 1;
	return {
		names: tables.flatMap(({ head }, number) => {
			const ofMetrics = (bestOf[number] ?? []).filter(({ column }) => head.length === 0 || namesMetric(head[column] ?? ""));
			const [row, ...others] = new Set(ofMetrics.map((each) => each.row));
			return row === void 0 || others.length > 0 ? [] : listMarked(labelOf(row));
		}),
		isMarked: (index, before) => {
			const own = marked.get(index);
			if (own === void 0) return false;
			const place = columnOf(before);
			return own.some(({ column }) => column === place);
		},
		tableOf: (index) => tableOf.get(index)?.number ?? null,
		columnOf: (index, before) => {
			const found = tableOf.get(index);
			return found === void 0 || !comparing.has(found.table) ? null : `${found.number}:${columnOf(before)}`;
		}
	};
}
function listTables$1(lines) {
	const tables = [];
	let last = -2;
	for (const [index, line] of lines.entries()) {
		if (!line.includes("|")) continue;
		const isRule = IS_RULE.test(line);
		if (isRule || last !== index - 1) tables.push({
			head: isRule ? splitCells(lines[index - 1] ?? "") : [],
			rows: []
		});
		last = index;
		const cells = splitCells(line);
		if (cells.some((cell) => /\d/.test(cell))) tables.at(-1)?.rows.push({
			index,
			cells,
			label: cells.find((cell) => /\p{L}/u.test(cell))
		});
	}
	return tables;
}
const splitCells = (line) => line.slice(0, LONGEST$1).split(BAR).map((cell) => cell.trim());
/** A cell without what makes it bold, or code. */
const plain = (cell) => cell.replaceAll(/[*_`]/g, "").trim();
const labelOf = ({ label = "" }) => plain(label);
/** Two that are no models by their words are set one against the other, as a teacher and its student: neither is chosen. */
const FEWEST_COMPARED = 3;
const hasColumn = (head, column) => head.some((cell) => column.test(plain(cell)));
const comparesModels = (table) => table.rows.length > 1 && !(hasParts(table) || table.rows.some(isTotal)) && areModels(table.rows.map(labelOf), table.rows.length >= FEWEST_COMPARED && hasColumn(table.head, MODEL_COLUMN));
/** Whether its rows are parts of one result. */
const hasParts = ({ head }) => hasColumn(head, PARTS_COLUMN) && !hasColumn(head, MODEL_COLUMN);
const isTotal = (row) => IS_TOTAL.test(labelOf(row));
/** The cells of the one row that says that it is of the best, else those in bold that are alone in their column. */
function findBest$1(table) {
	const { rows } = table;
	if (hasParts(table)) return [];
	const [row, ...others] = rows.filter(saysBest);
	if (row !== void 0 && others.length === 0 && rows.length > 1 && !rows.some(isTotal)) return [...row.cells.keys()].map((column) => ({
		row,
		column
	}));
	return [...rows[0]?.cells.keys() ?? []].flatMap((column) => findBold(rows, column) ?? []);
}
function saysBest(row) {
	if (isOfOther(labelOf(row))) return false;
	return isMark(labelOf(row)) || row.cells.some((cell) => cell !== row.label && isMarkAlone(plain(cell)));
}
/** The one row in bold of a column with numbers in several. */
function findBold(rows, column) {
	const own = rows.filter((row) => /\d/.test(row.cells[column] ?? "") && row.cells[column] !== row.label);
	const [row, ...others] = own.filter(({ cells }) => isBoldNumber(cells[column] ?? ""));
	if (own.some(isTotal)) return null;
	return row !== void 0 && others.length === 0 && own.length > 1 && !isOfOther(labelOf(row)) ? {
		row,
		column
	} : null;
}
/** Whether all of a cell is bold but signs behind it, and holds a number. */
const isBoldNumber = (cell) => BOLD.some(([open, close]) => {
	const end = cell.lastIndexOf(close);
	return cell.startsWith(open) && end > open.length && !/\w/.test(cell.slice(end + close.length)) && /\d/.test(cell.slice(open.length, end));
});
// src/measurement/printed/marked-best.ts
const [SHORTEST_NAME, LONGEST_NAME$2] = [3, 40];
/**
* Reads where a README marks the best of several: below a heading that says so, in a row that says so, or by the one number in bold
* of a column.
*/
function readMarks(lines, namesMetric) {
	const headings = readHeadings(lines);
	const tables = readTables(lines, namesMetric);
	const names = [...headings.names, ...tables.names].filter((name) => !namesMetric(name)).map(plainName);
	return {
		at: (index, before) => headings.isBelow(index) && !isOfOther(before) || tables.isMarked(index, before),
		names: [...new Set(names)].filter(({ length }) => length >= SHORTEST_NAME && length <= LONGEST_NAME$2),
		tableOf: tables.tableOf,
		columnOf: tables.columnOf
	};
}
/** A heading; its signs tell how deep it is. */
const IS_HEADING = /^[ \t]{0,3}(#{1,6})[ \t]/;
const IS_FENCE = /^[ \t]{0,3}(?:```|~~~)/;
const LONGEST = 500;
/** Whether a heading marks the best: a sign alone decorates any, but that of a model. */
const marksModel = (line) => isMark(line) && (isMarkedByWord(line) || MODEL_WORDS.test(line));
function readHeadings(lines) {
	const below = /* @__PURE__ */ new Set();
	const names = [];
	let stack = [];
	let isCode = false;
	for (const [index, whole] of lines.entries()) {
		const line = whole.slice(0, LONGEST);
		if (IS_FENCE.test(line)) isCode = !isCode;
		const [, signs] = isCode ? [] : IS_HEADING.exec(line) ?? [];
		if (signs === void 0) {
			if (stack.at(-1)?.isMarked === true) below.add(index);
			continue;
		}
		const above = stack.filter(({ depth }) => depth < signs.length);
		const isOwn = marksModel(line);
		const isMarked = isOwn || above.at(-1)?.isMarked === true && !isOfOther(line);
		stack = [...above, {
			depth: signs.length,
			isMarked
		}];
		if (isOwn) names.push(...listMarked(line.replace(IS_HEADING, "")));
	}
	return {
		isBelow: (index) => below.has(index),
		names
	};
}
// src/measurement/printed/stated-numbers.ts
/** Words of what others say, of an earlier time, or of what is hoped for. */
const QUOTES = /\bet al\b|\b(?:papers?|authors?|articles?|literature|published|reported|state[- ]of[- ]the[- ]art|sota|leaderboards?|benchmarks?|baselines?|kaggle|prior|previous(?:ly)?|others?|targets?|expected|goals?)\b/i;
/** What numbers a step of a list, or a section by its heading: `6. `, `### 4.2 `. */
const NUMBERING = /^[ \t>]{0,20}(?:#{1,6}[ \t]{1,9}[*_]{0,3}[1-9]\d?(?:\.\d{1,2}){0,4}\.?|(?:[-*+][ \t]{1,9})?[*_]{0,3}\d{1,3}\.)(?=[*_]{0,3}[ \t])(?![*_ \t]{1,9}%)/;
/** What opens a row, where its author writes it. */
const FIRST_BAR = /^\s{0,20}\|/;
/** A number of a metric that stands right before it: `accuracy of **0.91`, `F1 ≈ 0.88`. */
const LEADS = /(?:[:=≈~]|\b(?:of|is|was|at)\b)[\s*_`~≈]{0,6}$/;
/** Characters before a number in which its own metric is named. */
const LONGEST_LEAD = 60;
const LONGEST_SIGN = 10;
/** The numbers of a text, each with the metrics that it may be of by its line, its table and what stands right before it. */
function listNumbers(lines, readNames, marks = readMarks(lines, (text) => readNames(text).length > 0)) {
	let head = NO_HEAD;
	return lines.flatMap((whole, index) => {
		const line = withPoints(whole.replace(NUMBERING, ""));
		const isRow = line.includes("|");
		if (isRow && lines[index - 1]?.includes("|") !== true) head = readHead$1(line, lines[index + 1] ?? "", readNames);
		const numbers = [...line.matchAll(NUMBERS)].filter((found) => !isOfRange(line, found));
		if (numbers.length === 0) return [];
		const named = [...new Set(readNames(line))];
		const own = isRow ? readColumns(line, numbers, named.length === 0 ? head.columns : []) : readLeads(line, numbers, readNames);
		const owned = [...new Set(isRow ? head.names : own.flat())];
		const mayBeOf = isRow ? [...named, ...head.names] : named;
		const isQuoted = QUOTES.test(line.slice(0, LONGEST_LINE$2));
		return numbers.map((found, which) => {
			const behind = line.slice(found.index + found[0].length, found.index + found[0].length + LONGEST_SIGN);
			const [text, percent] = [found[0].replace(/\.$/, ""), /^[*_`\s]{0,4}%/.test(behind)];
			const ofIt = own[which] ?? [];
			const notOf = ofIt.length === 0 ? [] : owned.filter((name) => !ofIt.includes(name));
			const isMarked = !isQuoted && marks.at(index, line.slice(0, found.index));
			const column = isRow ? marks.columnOf(index, line.slice(0, found.index)) : null;
			const names = mayBeOf.filter((name) => !notOf.includes(name));
			const isOfTraining = isRow ? head.training.length > 0 && head.training[line.slice(0, Math.min(found.index, 1e3)).split(BAR).length - 1] === true : LEARNED.test(line.slice(Math.max(0, found.index - LONGEST_LEAD), found.index));
			return {
				text,
				percent,
				names,
				notOf,
				isQuoted,
				isOfTraining,
				isMarked,
				table: marks.tableOf(index),
				column
			};
		});
	});
}
/** Of each table of a README that compares models the best of each metric's column. */
function listBestCompared(numbers) {
	return [...Map.groupBy(numbers, ({ column }) => column)].flatMap(([column, own]) => {
		const [first, ...others] = own;
		const [name, ...more] = first?.names ?? [];
		if (column === null || first === void 0 || name === void 0 || more.length > 0 || others.length === 0) return [];
		return bestOf(own, name, numberOf) ?? [];
	});
}
const NO_HEAD = {
	names: [],
	columns: [],
	training: []
};
const readHead$1 = (line, below, readNames) => ({
	names: [...new Set(readNames(line))],
	columns: IS_RULE.test(below) ? line.replace(FIRST_BAR, "").split(BAR).map(readNames) : [],
	training: IS_RULE.test(below) && SAYS_TRAINING.test(line) ? line.split(BAR).map(isOfLearned) : []
});
const isOfLearned = (cell) => SAYS_TRAINING.test(cell) && !SAYS_HELD_OUT.test(cell);
/** What stands before a number that is of such rows. */
const LEARNED = /(?<!\b(?:after|post|pre)[ -]?)\btrain(?:ing)?[ _-](?:(?:set|data|dataset)[ _-])?(?:accuracy|acc|score|r2|r²|f1|auc|rmse|mae|mse|error)(?:[ _-]score)?[\s*_`:=≈~-]{0,9}(?:of|is|was|at)?[\s*_`:=≈~]{0,9}$/i;
/** For each number the metrics of its column. */
function readColumns(line, numbers, columns) {
	if (columns.length === 0) return [];
	let [from, column] = [FIRST_BAR.exec(line)?.[0].length ?? 0, 0];
	return numbers.map(({ index }) => {
		column += line.slice(from, index).split(BAR).length - 1;
		from = index;
		return columns[column] ?? [];
	});
}
/** For each number the metrics that lead to it. */
function readLeads(line, numbers, readNames) {
	return numbers.map(({ index }, which) => {
		const before = numbers[which - 1];
		const from = Math.max(index - LONGEST_LEAD, before === void 0 ? 0 : before.index + before[0].length);
		const lead = line.slice(from, index);
		return LEADS.test(lead) ? readNames(lead) : [];
	});
}
/** Whether a number is the end of a range, as in 95-97%: what may be expected, and no result. */
function isOfRange(line, { 0: text, index }) {
	const [before, behind] = [line.slice(Math.max(0, index - 3), index), line.slice(index + text.length)];
	return /\d%?[-–—]$/.test(before) || /^%?[-–—]\d/.test(behind);
}
const digitsOf = ({ text }) => text.replace(/^[-+0.]+/, "").replace(".", "").length;
const isTelling = (stated) => digitsOf(stated) >= 3;
/** Shares of a metric, read once: a README may state thousands, and each is held against every value. */
const openShares = (numbers) => memoise((name) => numbers.flatMap((stated) => {
	if (!stated.text.includes(".") && !stated.percent || stated.notOf.includes(name)) return [];
	const tells = isTelling(stated);
	if (!tells && !stated.names.includes(name)) return [];
	const size = Math.abs(readNumber$1(stated.text));
	const readAs = (percent, isByHabit) => ({
		value: numberOf({
			...stated,
			percent
		}),
		unit: 10 ** -valueDecimals({
			...stated,
			percent
		}),
		tells,
		table: stated.table,
		isMarked: stated.isMarked,
		isCompared: stated.column !== null,
		isOfTraining: stated.isOfTraining,
		isByHabit
	});
	return [readAs(stated.percent || isPercentageOfFraction(name, size), false), ...stated.percent && mayBeShare(name, size) ? [readAs(false, true)] : []];
}));
/** Whether digits are those of a number, rounded or cut. */
const isRounded = (number, { value, unit }) => Math.abs(number - value) <= .5001 * unit;
/** The next number of as many digits is none that was cut: 0.938 − 0.937 is a little less than 0.001. */
const isCut = (number, { value, unit }) => Math.abs(number) >= Math.abs(value) && number * value > 0 && Math.abs(number - value) < .999999 * unit;
/** Values that a README states: those whose digits it rounds, else those whose digits it cuts. */
function listAmong(some, sharesOf) {
	const listBy = (isStated) => some.filter((each) => sharesOf(each.name).some((share) => (!share.isByHabit || isShareWithSign(each)) && (!share.isOfTraining || each.isOfTraining === true) && isStated(numberOf(each), share)));
	const rounded = listBy(isRounded);
	return rounded.length > 0 ? rounded : listBy(isCut);
}
/**
* The one of some stated values that a README chooses by marks; null: it chooses none, or a table does, of which the last value is no
* part, or which that is told of again in words, as a last look at rows held out is.
*/
function findChosen(some, marks, all) {
	const [chosen, last] = [oneValue(listAmong(some, marks)), some.at(-1)];
	if (chosen === null || last === void 0) return null;
	const choosing = listTables(chosen, marks);
	const ofLast = listTables(last, all);
	const isInWordsAlone = ofLast.has(null) && !listTables(chosen, all).has(null);
	const isPart = [...ofLast].some((table) => table !== null && choosing.has(table));
	return choosing.has(null) || isPart && !isInWordsAlone ? chosen : null;
}
/** The tables in which a value is stated; null among them: it is stated outside of one. */
const listTables = (value, sharesOf) => new Set(sharesOf(value.name).filter((share) => listAmong([value], () => [share]).length > 0).map(({ table }) => table));
/**
* Of several values that say as much that one which is the project's result by its README, which states it, or by README or
* output, which name its model best; null: nothing tells them apart.
*/
function preferLine(alike, texts) {
	const ends = lastOfTrainings(alike);
	const ofEnds = ends.length > 1 && ends.length < alike.length ? preferAmong(ends, texts) : null;
	if (ofEnds === null || ofEnds.reasons.length === 0) return preferAmong(alike, texts);
	if (!ofEnds.reasons.includes("named-in-title")) return ofEnds;
	const ofAll = preferAmong(alike, texts);
	return isStated$1(ofAll) ? ofAll : ofEnds;
}
function preferAmong(alike, { lines, readme }) {
	if (alike.length > 200) return null;
	const numbers = readme.numbers();
	const sharesOf = openShares(numbers);
	const tellingOf = memoise((name) => sharesOf(name).filter(({ tells }) => tells));
	const stated = listAmong(alike, sharesOf);
	const exact = listAmong(alike, tellingOf);
	const exactly = oneValue(exact);
	const findOf = (pool, names, all = pool) => oneValue(pool.filter((each) => namesModel(readLead(each, all, lines), names)));
	const findBest = (pool, text) => findOf(pool, listBest(text));
	if (exactly !== null) return isOfCompared(exactly, tellingOf) ? because("named-best", findBetterThan(exactly, findBest(alike, readme.lines))) ?? because("stated-in-readme", exactly) : because("stated-in-readme", exactly);
	const own = findBest(exact.length > 0 ? exact : alike, lines);
	if (own !== null) return {
		printed: own,
		reasons: ["named-best"]
	};
	const only = oneValue(stated);
	if (only !== null) return {
		printed: only,
		reasons: ["stated-in-readme"]
	};
	const pool = stated.length > 0 ? stated : alike;
	const markedOf = memoise((name) => sharesOf(name).filter(({ isMarked }) => isMarked));
	const likely = exact.length > 0 ? exact : stated;
	const names = listAmong(likely, markedOf).length > 0 ? [] : readme.marks().names;
	return because("named-best", findBest(pool, readme.lines)) ?? because("stated-in-readme", findChosen(likely, markedOf, sharesOf)) ?? because("named-best", findOf(pool, names, alike) ?? findOf(alike, names)) ?? because("named-best", oneValue(pool.filter(isCalledBest))) ?? because("named-best", findBetter$1(alike, pool, {
		lines,
		names: listBetter(readme.lines),
		findOf
	})) ?? because("named-in-title", oneValue(pool) === null ? findOf(pool, listTitled(readme.lines)) : null) ?? because(null, findChosen(stated, openShares(listBestCompared(numbers)), sharesOf)) ?? because(null, stated.at(-1) ?? null);
}
/** Whether the README states a value only where it compares models, of which another may be its result. */
const isOfCompared = (value, sharesOf) => listAmong([value], (name) => sharesOf(name).filter(({ isCompared }) => !isCompared)).length === 0;
const findBetterThan = (one, other) => other !== null && isBestOf(other, [one]) && !saysSame(other, one) ? other : null;
const because = (reason, printed) => printed === null ? null : {
	printed,
	reasons: reason === null ? [] : [reason]
};
const isStated$1 = (preferred) => preferred?.reasons.includes("stated-in-readme") === true;
/** The one that a README calls better than others, where it is the best of several models. */
function findBetter$1(alike, pool, { lines, names, findOf }) {
	const better = findOf(pool, names) ?? findOf(pool, names, alike);
	return better !== null && areCompared(pool, lines) && isBestOf(better, pool) ? better : null;
}
/** Whether several values are of models, each: one of none, as of a last look at held-out rows, is not outdone by the best of those. */
const areCompared = (some, lines) => oneValue(some) === null && some.every((each) => MODEL_WORDS.test(readLead(each, some, lines)));
/** Whether none of some says more than one of them. */
const isBestOf = (one, some) => some.every((each) => gainOf(numberOf(one) - numberOf(each), draftRule(one.name)) >= 0 || saysSame(one, each));
/** What leads to a value: what stands above its line, below the value before, but for what names a best model, and before it in its line. */
function readLead(each, all, lines) {
	if (SEVERAL.test(each.line.slice(each.at + each.text.length))) return "";
	const before = Math.max(-1, ...all.map(({ index }) => index).filter((index) => index < each.index));
	return [...lines.slice(Math.max(before + 1, each.index - 20), each.index).filter((line) => !namesBest(line)), each.line.slice(0, each.at)].join(" ");
}
// src/measurement/printed/stated-metrics.ts
/** More values are those of models that somebody compares. */
const MOST_STATED = 3;
/** What a README states of the metric, where nothing that it states is the value. */
function listStatedOtherwise(printed, readme) {
	const numbers = readme.numbers();
	if (listAmong([printed], openShares(numbers)).length > 0) return [];
	const ofMetric = numbers.filter(({ text, percent, names, isOfTraining }) => names.includes(printed.name) && (text.includes(".") || percent) && (!isOfTraining || printed.isOfTraining === true));
	const distinct = [...new Set(ofMetric.map(({ text, percent }) => percent ? `${text} %` : text))];
	return distinct.length > MOST_STATED ? [] : distinct;
}
/**
* Metrics of values that the README states by their name, where it states no number of this one: its author tells the result by
* those.
*/
function listStatedMetrics(name, printed, readme) {
	const numbers = readme.numbers();
	const named = (wanted) => numbers.filter(({ names }) => names.includes(wanted));
	if (printed.length > 200 || named(name).length > 0) return /* @__PURE__ */ new Set();
	const fewest = ({ isQuoted }) => isQuoted ? 3 : 2;
	const results = (wanted) => named(wanted).filter((each) => digitsOf(each) >= fewest(each));
	const sharesOf = memoise((each) => openShares(results(each))(each));
	return new Set(listAmong(printed, sharesOf).map((each) => each.name));
}
// src/measurement/printed/guessed-metric.ts
/** What leaves no doubt which of several is meant. */
const TELLS_ONE = /* @__PURE__ */ new Set(["stated-in-readme", "named-best"]);
/** A choice as a rule that finds it, with what it could have been instead. `ranked`: values that say as much. */
function describeGuess(choice, { lines, code, printed }, ranked, readme) {
	const { chosen, reasons } = choice;
	const { text, isProgress } = chosen;
	const line = chosen.line.trim();
	const others = ranked.filter((each) => !saysSame(each, chosen));
	const scores = listScoresBeside(printed, chosen, ranked);
	return {
		rule: makeRule(chosen, lines),
		text,
		line,
		isProgress,
		isOfFolds: isOfFolds$1(chosen),
		reasons,
		others: listByValue([...scores, ...others]).filter((each) => each !== line),
		doubts: listDoubts(choice, others.length > 0, code),
		stated: listStatedOtherwise(chosen, readme)
	};
}
/** Whether a value is one of folds, or the best of a search that does not say of what. */
const isOfFolds$1 = (each) => each.isOfFolds || each.isUnnamed && /\bbest[ _]/i.test(each.line);
function makeRule(chosen, lines) {
	const { name, percent, text } = chosen;
	const drafted = draftRule(name);
	const isMeant = drafted.scale === "fraction" || isPercentage(name, readNumber$1(text));
	const scale = percent && isMeant ? "percent" : drafted.scale;
	return {
		...drafted,
		scale,
		pattern: makePattern(chosen, lines)
	};
}
function listDoubts({ chosen, reasons, isOfRow }, areOthers, code) {
	const { name, text, percent } = chosen;
	const isSure = !isOfRow && reasons.some((each) => TELLS_ONE.has(each));
	return [
		["one-of-several", areOthers && !isSure],
		["name-not-printed", chosen.isUnnamed],
		["of-training", chosen.isOfTraining],
		["share-with-percent-sign", isShareWithSign(chosen)],
		["only-a-loss", LOSSES.includes(name)],
		["few-digits", isFraction(name) && decimalsOf(text) + (percent ? 2 : 0) < 3],
		["of-last-round", chosen.isOfRound && stopsEarly(code)],
		["of-other-kind", isOfOtherKind(name, code)]
	].flatMap(([doubt, isThere]) => isThere ? [doubt] : []);
}
/** Whether a metric is of numbers where the code learns classes, or the other way round without a function of one of these. */
function isOfOtherKind(name, code) {
	const told = findMetric(name)?.labels ?? null;
	return told !== null && findLabels(code, told) !== told;
}
/** Lines that give another value of the chosen metric as a score, without its name: of other models, mostly. */
function listScoresBeside(printed, chosen, ranked) {
	const known = new Set(ranked);
	return printed.filter((each) => each.isUnnamed && each.name === chosen.name && !(each.isOfTraining || each.isProgress || each.isOfRound || each.isOfFolds || known.has(each)) && !saysSame(each, chosen));
}
/** A line for each value, the last of those that say the same. */
const listByValue = (printed) => [...new Set(printed.filter((each, index) => !printed.slice(index + 1, index + 1 + 100).some((later) => saysSame(each, later))).map(({ line }) => line.trim()))];
// src/measurement/printed/parameter-sweep.ts
/** Fewer lines may be of so many results. */
const FEWEST = 3;
/** What a parameter is set to: Python's `None` where it sets no bound. */
const NUMBER = /\d{1,12}(?:\.\d{1,12})?(?:e[-+]?\d{1,3})?|\bNone\b/g;
/** A parameter of a model, right before what it is set to. */
const PARAMETER = /(?<![\p{L}\d])(?:n[ _-]?neighbou?rs?|neighbou?rs?|c|gamma|(?:ccp[ _])?alpha|lambda|(?:max[ _-]?)?depth|(?:n|num|number of)[ _-]?(?:trees|estimators|neighbou?rs|clusters|components)|trees|estimators|clusters|components|learning[ _-]?rate|lr|eta|degree|var[ _]smoothing|min[ _]samples[ _](?:leaf|split)|max[ _](?:features|leaf[ _]nodes)|l1[ _]ratio|hidden[ _-]?(?:units|size|dim|layers)|dropout)(?=[ \t=:[('"])(?:[ \t]+(?:value|is|of))?[ \t]{0,9}[=:]{0,2}[ \t]{0,9}[[('"]?$/iu;
/** Behind `@` it counts what is recommended. */
const K = /(?<![\p{L}\d@]|top[ -])k(?:[ \t]+(?:value|is|of))?[ \t]{0,9}[=:]{0,2}[ \t]{0,9}$/iu;
/** Code in which `k` counts neighbours or groups, and no folds. */
const COUNTS_NEIGHBOURS = /neighbo|knn|k[ _-]?means/i;
const OF_PARTS = /\b(?:folds?|epochs?|seeds?|rounds?|runs?|batch(?:es)?)\b/i;
/**
* Values but for those of lines that follow each other and differ in numbers alone, as those of one model with other parameters:
* a script seeks one by them. What stands before them with parameters that they try again is no part of them. All of them where
* there is no other.
*/
function withoutSweeps(values) {
	const kept = groupSweeps(values).flatMap((group) => group.length < FEWEST ? group : []);
	return kept.length > 0 ? kept : values;
}
/**
* The best of the last of several searches for a parameter, where nothing else is told: who prints each of its settings means none
* of them but that. Null: the last value is of no such search.
*/
function findBestOfSweep(values, code) {
	const group = groupSweeps(values).at(-1) ?? [];
	const [first] = group;
	if (first === void 0 || group.length < FEWEST || LOSSES.includes(first.name)) return null;
	if (!variesByParameter(group, COUNTS_NEIGHBOURS.test(code))) return null;
	return bestOf(group, first.name, ({ text }) => readNumber$1(text));
}
/** Whether all numbers before the values that differ from line to line are those of parameters. */
function variesByParameter(group, mayBeK) {
	const heads = group.map(({ line, at }) => line.slice(0, at));
	if (heads.some((head) => OF_PARTS.test(head))) return false;
	const numbers = heads.map((head) => head.match(NUMBER) ?? []);
	const varying = (heads[0] ?? "").split(NUMBER).flatMap((text, place) => new Set(numbers.map((each) => each[place])).size > 1 ? [text] : []);
	return varying.length > 0 && varying.every((text) => PARAMETER.test(text) || mayBeK && K.test(text));
}
/** Values in groups of those of one search, the others each in one of its own or with what stands before a search. */
function groupSweeps(values) {
	const heads = values.map(({ line, at }) => line.slice(0, at));
	const shapes = heads.map((head) => head.replaceAll(NUMBER, "0"));
	const follows = values.map(({ index }, place) => index === (values[place - 1]?.index ?? NaN) + 1 && shapes[place] === shapes[place - 1] && heads[place] !== heads[place - 1]);
	const isTriedAgain = (place) => {
		const end = follows.indexOf(false, place + 1);
		return heads.slice(place + 1, end < 0 ? void 0 : end).includes(heads[place] ?? "");
	};
	const starts = follows.flatMap((each, place) => each && !(follows[place - 1] === false && isTriedAgain(place - 1)) ? [] : [place]);
	return starts.map((start, nth) => values.slice(start, starts[nth + 1]));
}
// src/measurement/printed/prefer-folds.ts
/**
* The value of folds that the README states of the metric by its name and to as many digits as are no chance, where
* it states none of those that say more.
*/
function preferFolds(ofFolds, preferred, alike, readme) {
	if (ofFolds.length === 0 || ofFolds.length > 200 || preferred.some(isStated$1)) return null;
	const numbers = readme.numbers();
	if (listAmong(alike, openShares(numbers)).length > 0) return null;
	const printed = oneValue(listAmong(ofFolds, memoise((name) => openShares(numbers.filter(({ names, isQuoted }) => names.includes(name) && !isQuoted))(name).filter(({ tells }) => tells))).filter((each) => !isCalledBest(each)));
	return printed === null || statesOther(numbers, printed) ? null : {
		printed,
		reasons: ["stated-in-readme"]
	};
}
/** What is farther from a value than by this factor is how far that varies. */
const AS_LARGE = 2;
/** Whether a README states another number of a value's metric. */
function statesOther(numbers, value) {
	const others = numbers.filter(({ names, isQuoted, isOfTraining }) => names.includes(value.name) && !(isQuoted || isOfTraining));
	const size = Math.abs(numberOf(value));
	return others.some((each) => {
		const shares = openShares([each]);
		return shares(value.name).some(({ value: other, isByHabit }) => !isByHabit && Math.abs(other) * AS_LARGE > size && Math.abs(other) < size * AS_LARGE) && listAmong([value], shares).length === 0;
	});
}
// src/measurement/printed/read-readme.ts
const MOST_CHARACTERS$2 = 2e5;
/** Opens the text in which an author tells of results; `readNames`: metrics that a line of it names. */
function openReadme(text, readNames) {
	const lines = text.slice(0, MOST_CHARACTERS$2).split("\n");
	const marks = memoise(() => readMarks(lines, (line) => readNames(line).length > 0));
	return {
		lines,
		readNames,
		marks,
		numbers: memoise(() => listNumbers(lines, readNames, marks()))
	};
}
// src/measurement/printed/prefer-row.ts
/** The row of a report whose value the README states, where it states none of the lines that say more and the output calls none of them best. */
function preferRow(rows, preferred, alike, { lines: output, readme }) {
	if (rows.length === 0 || isStated$1(preferred)) return null;
	const { lines, readNames } = readme;
	if (preferLine(alike, {
		lines: output,
		readme: openReadme("", readNames)
	})?.reasons.includes("named-best") === true) return null;
	const numbers = listNumbers(listResultLines(lines), readNames);
	const ofName = rows.flatMap(({ name }) => numbers.filter(({ names }) => names.includes(name)));
	const shares = openShares(ofName);
	const [first, ...others] = rows.flatMap(({ name }) => shares(name));
	if (first === void 0 || others.some(({ value }) => value !== first.value)) return null;
	return because("stated-in-readme", oneValue(listAmong(rows, shares)));
}
/** Words of what is wanted or of a bound, of rows that were learned from or how many some are, of what others say, and of chance. */
const NO_RESULT$1 = new RegExp([
	QUOTES.source,
	String.raw`\b(?:aim\w*|hop(?:e|es|ing)|above|below|over|under|beyond|at (?:least|most)|(?:more|less|better|worse|higher|lower|greater) than|up to|exceed\w*|should|must|require\w*|want\w*|need\w*|minimum|thresholds?|improve\w*|increas\w*|gains?|random(?![ -]?forest)|chance|guess\w*|dummy)\b|[<≥≤]|(?<=.)>`,
	String.raw`\b(?:train(?:ing)?|split\w*|folds?|cross)\b|%[*_\x60]{0,3} of\b|\b(?:rows|samples|records|imbalance\w*)\b`,
	String.raw`\b(?:reports?|cit(?:e|ed|ing)|according|original|other|another|different|external|competitors?|winn(?:er|ing))\b|\[\d{1,3}\]|\((?:19|20)\d\d\)`
].join("|"), "i");
/** Lines that may tell what the script comes to, but below headings that speak of something else. */
function listResultLines(lines) {
	let isOfOther = false;
	return lines.filter((whole) => {
		const line = whole.slice(0, LONGEST_LINE$2);
		const isNone = NO_RESULT$1.test(line);
		if (IS_HEADING.test(line)) isOfOther = isNone;
		return !(isOfOther || isNone);
	});
}
// src/measurement/printed/described-columns.ts
/** How the columns of a table spread, as pandas' `describe` tells it, in a row for each number or in one for each column. */
const FIRST_ROWS = [
	/^\s*count\s/,
	/^\s*mean\s/,
	/^\s*std\s/
];
const OTHER_ROW = /^\s*(?:min|max|\d{1,3}(?:\.\d{1,9})?%)\s/;
const HEAD_OF_COLUMNS = /^\s+count\s+mean\s+std\b/;
const MOST_ROWS = 1e3;
/** The end of what `info` tells. */
const OF_MEMORY = /^memory usage: \d/;
const IS_CELL = /^(?:-?\d[\d.e+-]{0,40}|NaN|\.\.\.)$/;
const IS_MEAN = FIRST_ROWS[1];
/** How many there are, without a fraction, right before their mean. */
const BEHIND_COUNT = /\s\d{1,9}\s{1,20}$/;
/**
* Whether a value says how a column of data spreads, and is no result: `test score` heads points of an exam there. The mean of what
* has a metric's own name is that of folds.
*/
function openDescribed(lines) {
	const described = /* @__PURE__ */ new Set();
	const markWhile = (first, isRow) => {
		for (let index = first; index < first + MOST_ROWS && isRow(lines[index] ?? ""); index++) described.add(index);
	};
	for (const [index, line] of lines.entries()) {
		if (OF_MEMORY.test(line)) described.add(index);
		if (HEAD_OF_COLUMNS.test(line)) markWhile(index + 1, openRowOfColumn(line));
		if (!FIRST_ROWS.every((pattern, row) => pattern.test(lines[index + row] ?? ""))) continue;
		for (const row of FIRST_ROWS.keys()) described.add(index + row);
		markWhile(index + FIRST_ROWS.length, (row) => OTHER_ROW.test(row));
	}
	return (printed) => described.has(printed.index) && !isOfFolds(printed);
}
/** Whether a line is a row for a column of data: its name, and a number for each name of the head. */
function openRowOfColumn(head) {
	const columns = wordsOf(head).filter((word) => word !== "\\").length;
	return (line) => {
		const words = wordsOf(line);
		return words.length > columns && words.slice(-columns).every((word) => IS_CELL.test(word));
	};
}
const wordsOf = (line) => line.trim().split(/\s+/);
const isOfFolds = ({ column, isUnnamed, line, at }) => column === null ? !isUnnamed && BEHIND_COUNT.test(line.slice(0, at)) : column[PRINTED_NAMES.length + 1] === void 0 && IS_MEAN.test(line);
// src/measurement/printed/imagine-output.ts
/** A text in code, and several that Python joins, each on a line of its own mostly. */
const LITERAL = String.raw`[fFrR]{0,2}(?:"(?:[^"\\\n]|\\.){0,300}"|'(?:[^'\\\n]|\\.){0,300}')`;
const LITERALS = new RegExp(LITERAL, "g");
const PRINTED = new RegExp(String.raw`\bprint\s*\(\s*(${LITERAL}(?:\s{0,99}${LITERAL}){0,8})([^\n]{0,100})`, "g");
/** A call that prints or logs nothing but such texts, on a line that no comment begins. */
const CONSTANT = new RegExp(String.raw`^(?![ \t]{0,200}#).{0,300}?\b(?:print|echo|(?:log\w{0,20}|\w{1,40}[._]log\w{0,20})\.(?:info|warning|debug))\s{0,9}\(\s{0,99}(${LITERAL}(?:\s{0,99}${LITERAL}){0,8})\s{0,99},?\s{0,99}\)`, "gm");
const joinLiterals = (literals) => [...literals.matchAll(LITERALS)].map(([each]) => each.replace(/^[fFrR]{0,2}['"]/, "").slice(0, -1)).join("");
const FORM = String.raw`[-+ 0#]{0,5}\d{0,3}(?:\.\d{1,3})?[dfgsir]`;
/** A place for a value, and the sign of percent behind it, which is no place for the next. */
const PLACE = new RegExp(String.raw`(\{[^{}]*\}|%${FORM})(?=[ \t]?(%(?!${FORM})|))`, "g");
/** A place for what code counts, as it says. */
const COUNTS = /\blen\(|\bshape\b|unique\b|:,\}|:\d{0,3}d\}|[di]$/;
/** What the code would print, numbers put in the place of values: for a script that can't be run. */
function imagineOutput(code) {
	return [...code.matchAll(PRINTED)].map(([, literals = "", rest = ""]) => {
		const text = joinLiterals(literals);
		const filled = text.replaceAll(PLACE, (_, each, sign) => COUNTS.test(each) ? "12" : sign === "" ? "0.5000" : "50.0000").replaceAll(/\\n/g, "\n");
		return filled === text && /^\s*[,%.+]/.test(rest) ? `${filled} 0.5000` : filled;
	}).join("\n");
}
const withoutBullet = (line) => line.replace(/^[\s*•=-]+/, "").trim();
/** Lines that code prints as they stand in it, whatever it computes. */
function listConstants(code) {
	const lines = [...code.matchAll(CONSTANT)].map(([, literals = ""]) => joinLiterals(literals)).flatMap((text) => text.split("\\n")).map(withoutBullet);
	return new Set(lines.filter((line) => line.search(PLACE) < 0));
}
const OF_OTHER_TIME = new RegExp(String.raw`${QUOTES.source}|\b(?:expectations?|reference|earlier)\b`, "i");
const MOST_BELOW = 10;
/**
* Whether a line of output is what the code prints as it stands there, and it or such a line above it says that it is no result of
* this run: what is hoped for, of an earlier run, or of a paper.
*/
function openExpected(lines, code) {
	const constants = listConstants(code);
	const isConstant = (index) => constants.has(withoutBullet(withoutLogger(lines[index] ?? "")));
	return (index) => {
		for (let at = index; at >= 0 && at > index - MOST_BELOW && isConstant(at); at--) if (OF_OTHER_TIME.test(lines[at] ?? "")) return true;
		return false;
	};
}
// src/measurement/printed/read-labelled-lines.ts
/** `Random Forest: 0.93`, `('SVM', 0.91)`, `LR: 0.95 (0.02)`. */
const LABELLED$1 = new RegExp(String.raw`^([^\w\n]{0,9}([A-Za-z][\w .()&+-]{0,60}?)['"]?[ \t]*(?:[:=,\t]|[-=]>|→|[ \t][-–][ \t]|[ \t]+)[ \t]*)(${NUMBER$1})[ \t]*(%?)[ \t]*(?:\([^()\n]{1,60}\)|\+\/?-[^\n]{1,40})?[ \t]*[)\]]?$`);
/** What a model is called, or a part of the data that it is judged by. */
const OF_MODEL = new RegExp(String.raw`${MODEL_WORDS.source}|model|\btest|mean|average`, "i");
/** Of some runs, or of a column that is described. */
const OF_SOME$1 = /\b(?:mean|average)/i;
/** No model's name. */
const OF_DATA = /\b(?:test|train|mean|average)/i;
const OF_OTHER = /(?<![\w(])(?:saved?|saving|stored|loaded|loading|written|exported)\b|time|second|loss|error|\brate\b|epoch|size|shape|ratio|alpha|threshold|probab|confid|import|weight|value|coef|std|depth|estimators/i;
/** The values that lines of output give a model, where they don't say what they are: what a head above them names, else `likely`. */
function readLabelledLines(lines, likely) {
	let headed = null;
	let isOfTraining = false;
	return lines.flatMap((line, index) => {
		const found = LABELLED$1.exec(line.slice(0, LONGEST_LINE$2));
		if (found === null) {
			headed = readHead(line);
			isOfTraining = headed !== null && SAYS_TRAINING.test(line) && !SAYS_HELD_OUT.test(line);
			return [];
		}
		const name = headed ?? likely;
		return name === null ? [] : readLabelled(found, {
			line,
			index,
			name,
			isUnnamed: headed === null,
			isOfTraining
		});
	});
}
function readLabelled([, before = "", label = "", text = "", sign], { name, isUnnamed, isOfTraining, ...place }) {
	if (isUnnamed && !OF_MODEL.test(label) || OF_OTHER.test(label) || !text.includes(".")) return [];
	const isOfOne = isFraction(name);
	const value = readNumber$1(text);
	const [low, high] = validRange(draftRule(name));
	if (value < low || value > (isOfOne ? 100 : high) || OF_SOME$1.test(label) && !(isOfOne && value <= 1 && /[:=]/.test(before))) return [];
	return [{
		...PLAIN,
		...place,
		text,
		at: before.length,
		nameAt: before.indexOf(label),
		behind: "",
		name,
		percent: isPercentage(name, value) || isOfOne && sign === "%",
		isUnnamed,
		isCompared: !OF_DATA.test(label),
		isOfTraining: isOfTraining || SAYS_TRAINING.test(label)
	}];
}
/** `Error rates:`, `R2 scores:` */
const HEAD$1 = /^(?:[^\d:]|(?<=[A-Za-z])\d){1,60}:\s*$/;
/** The one metric that a head names, of one value or of several. */
function readHead(line) {
	if (!HEAD$1.test(line)) return null;
	const [name, ...others] = new Set([line, line.replace(/s\s*:\s*$/, "")].flatMap((each) => readPrintedNames(each, "accuracy")));
	return name === void 0 || others.length > 0 ? null : name;
}
// src/dataset/code/read-call.ts
const LONGEST_CALL = 1e3;
/** Brackets, and the texts and comments in which none counts. */
const BRACKETS = new RegExp(`${PARTS$1.source}|[()]`, "g");
/**
* What a call is given whose parenthesis is open before a place of the code, and what stands behind it on its last line; null: it
* does not end.
*/
function readCall(code, from) {
	const text = code.slice(from, from + LONGEST_CALL);
	let depth = 1;
	for (const { 0: part, index } of text.matchAll(BRACKETS)) {
		depth += part === "(" ? 1 : part === ")" ? -1 : 0;
		if (depth === 0) return {
			given: text.slice(0, index),
			behind: text.slice(index + 1).split("\n", 1)[0] ?? ""
		};
	}
	return null;
}
// src/measurement/printed/read-last-shown.ts
/** What is printed, or shown at the end of a notebook's cell. */
const SHOWN$1 = /^[ \t]*(?:display|print)\(/gm;
const SCORE = /\.score\s*\(/;
const OF_TRAINING$2 = /train/i;
const HELD_OUT$2 = /test|val/i;
/** What may print more than one line, or none. */
const PARTS = /^[ \t]*(?:for|while|def|class)\b/m;
/**
* The values alone with which an output ends, where the code's last calls that show something are each of a metric, as a notebook's
* last cell may be: the call is its name.
*/
function readLastShown(lines, code, ofScore) {
	const shown = [];
	let from = lines.length;
	for (const call of listLastCalls(code)) {
		const index = lines.findLastIndex((line, place) => place < from && line.trim() !== "");
		const read = readShown({
			line: (lines[index] ?? "").slice(0, LONGEST_LINE$2),
			index
		}, call, ofScore);
		if (read === null) break;
		shown.unshift(read);
		from = index;
	}
	return shown;
}
function readShown({ line, index }, call, ofScore) {
	const [, text] = new RegExp(BARE).exec(line) ?? [];
	const name = nameOf$2(call, ofScore);
	if (text === void 0 || name === null || !text.includes(".") || !canBe(name, Number(text))) return null;
	const place = {
		line,
		index,
		text,
		at: line.indexOf(text),
		nameAt: line.indexOf(text),
		behind: ""
	};
	const isOfTraining = OF_TRAINING$2.test(call) && !HELD_OUT$2.test(call);
	return {
		...PLAIN,
		...place,
		name,
		isOfTraining,
		percent: isPercentage(name, Number(text))
	};
}
/**
* What the last calls are given that show something, the last first, as far as each prints as often as the one behind it; of one
* that does not end here its first line.
*/
function listLastCalls(code) {
	const calls = [...code.matchAll(SHOWN$1)].slice(-20).toReversed();
	const end = calls.findIndex(({ 0: text, index }, place) => {
		const behind = calls[place - 1];
		if (behind === void 0) return false;
		const between = code.slice(index, behind.index);
		return indentOf(text) !== indentOf(behind[0]) || PARTS.test(between) || leavesBlock(between);
	});
	return (end < 0 ? calls : calls.slice(0, end)).map(({ 0: text, index }) => {
		const from = index + text.length;
		return readCall(code, from)?.given ?? code.slice(from, from + 1e3).split("\n", 1)[0] ?? "";
	});
}
const indentOf = (line) => line.search(/\S/);
/** Whether a line of code stands less far in than the first: what follows may be another branch, of which Python takes one. */
function leavesBlock(code) {
	const least = indentOf(code);
	return code.split("\n").some((line) => /^\s*[^\s#]/.test(line) && indentOf(line) < least);
}
/** The one metric that a call computes, or that it names. */
function nameOf$2(call, ofScore) {
	const computed = findComputed(call);
	const names = computed.length > 0 ? computed : SCORE.test(call) ? [ofScore] : readPrintedNames(call, ofScore);
	const [first, ...others] = new Set(names);
	return first === void 0 || others.length > 0 ? null : first;
}
function canBe(name, value) {
	const [low, high] = validRange(draftRule(name));
	return value >= low && value <= (isShare$1(name) ? 100 : high);
}
// src/measurement/printed/training-heads.ts
const HELD_OUT$1 = /\b(?:test(?:ing)?|val(?:id(?:ation)?)?)\b/i;
const LONGEST_HEAD = 100;
const isHead = (line) => line.length <= LONGEST_HEAD && /\p{L}{3}/u.test(line) && !/\d\.\d/.test(line);
/** Words that say of rows no more than that they are some. */
const OF_ROWS$2 = /\b(?:the|data|dataset|set|rows|samples)\b/g;
/** Letters of a line but for what says of which rows it tells. */
const lettersWithout = (line, rows) => line.toLowerCase().replace(rows, " ").replaceAll(OF_ROWS$2, " ").replaceAll(/[^\p{L}]+/gu, " ").trim();
const LEARNED_ROWS = String.raw`train(?:ing)?[ _-](?:set|data(?:set)?|rows|samples|split)\b(?!\W{0,3}(?:size|augment))`;
const EVALUATION = String.raw`(?:evaluat\w{1,5}|performance|metrics|results|scores|report)\b`;
/** Such rows and their evaluation with nothing between but small words: a model may be fitted on them, and evaluated on others. */
const OF_LEARNED_ROWS = new RegExp(String.raw`\b${EVALUATION}\W{1,5}(?:(?:on|of|for|from|in|the|full|entire|whole|model)\W{1,3}){0,4}${LEARNED_ROWS}|\b${LEARNED_ROWS}\W{1,3}(?:model\W{1,3})?${EVALUATION}`, "i");
const OF_FOLDS$1 = /\b(?:cv|folds?|cross|oob|out[- ]of[- ]bag)\b/i;
/** A head that says no more than that values follow. */
const OF_VALUES = /^\W*(?:(?:performance|metrics?|results?|evaluation|scores?|model|classification|report|summary|overall|confusion|matrix)\W+)+$/i;
/**
* Whether a line stands below a head that tells of an evaluation on the rows that were learned from, and below no other since, as
* the first of its words, of training or not.
*/
function openTrainingEvaluations(lines) {
	const texts = lines.map((line) => withoutLogger(line.slice(0, 101)));
	const tells = (head) => OF_LEARNED_ROWS.test(head) && !(HELD_OUT$1.test(head) || OF_FOLDS$1.test(head));
	if (!texts.some((text) => isHead(text) && tells(text))) return () => false;
	return (index) => {
		if (HELD_OUT$1.test(lines[index] ?? "")) return false;
		const above = texts.slice(Math.max(0, index - 20), index);
		const head = above.findLastIndex((text) => isHead(text) && !OF_VALUES.test(`${text} `));
		const words = lettersWithout(texts[index] ?? "", SAYS_TRAINING);
		const isAgain = (text) => lettersWithout(text, SAYS_TRAINING) === words;
		return tells(above[head] ?? "") && !above.slice(head + 1).some(isAgain);
	};
}
/** Words of a head but for that which says of which rows. */
const wordsWithout = (head, rows) => head.trim().toLowerCase().replace(rows, "");
/**
* Whether a line that does not speak of rows held out itself stands below a head that speaks of training, `Training set:`, where
* another says the same of rows held out, and not right above the first, as where both are loaded.
*/
function openTrainingHeads(lines) {
	const isOfTraining = (head) => head !== void 0 && SAYS_TRAINING.test(head) && isHead(head);
	const told = lines.filter((line) => line.trim() !== "");
	const heldOut = new Set(told.filter((line, index) => HELD_OUT$1.test(line) && isHead(line) && !isOfTraining(told[index + 1])).map((line) => wordsWithout(line, HELD_OUT$1)));
	if (heldOut.size === 0) return () => false;
	return (index) => {
		if (HELD_OUT$1.test(lines[index] ?? "")) return false;
		const head = lines.slice(Math.max(0, index - 20), index).findLast(isHead);
		return head !== void 0 && isOfTraining(head) && heldOut.has(wordsWithout(head, SAYS_TRAINING));
	};
}
const OF_ALL = /\b(?:all|whole|entire|full)\b/i;
/** Whether a line tells of all rows, which a model learned from too, where another says the same of rows held out. */
function openAllRows(lines) {
	const short = lines.map((line) => line.length <= LONGEST_HEAD ? line : "");
	const heldOut = new Set(short.filter((line) => HELD_OUT$1.test(line) && /\d\.\d/.test(line)).map((line) => lettersWithout(line, HELD_OUT$1)));
	if (heldOut.size === 0) return () => false;
	return (index) => {
		const line = short[index] ?? "";
		return OF_ALL.test(line) && !HELD_OUT$1.test(line) && heldOut.has(lettersWithout(line, OF_ALL));
	};
}
/** A row of the summary of a fit, whose right half may be empty, and one with both halves. */
const FIT_ROW = /^\s{0,9}[A-Za-z][^:\n]{0,40}:\s{1,80}\S/;
const FIT_ROW_OF_TWO = /^\s{0,9}[A-Za-z][^:\n]{0,40}:\s{1,80}\S.{0,60}\s[A-Z][\w.()\- ]{0,40}:\s{1,80}\S/;
/** The row of it that names what was fitted. */
const FITTED$1 = /^\s{0,9}Dep(?:\.|endent) Variable:\s/;
/** Such a summary has fewer rows. */
const MOST_FIT_ROWS = 12;
/** Whether a line is a row of the summary that statsmodels gives of a fit: what it tells is of the rows that were fitted. */
function openFits(lines) {
	const rows = /* @__PURE__ */ new Set();
	for (const [fitted, line] of lines.entries()) {
		if (!FITTED$1.test(line)) continue;
		for (const step of [-1, 1]) for (let away = 0; away < MOST_FIT_ROWS && FIT_ROW.test(lines[fitted + step * away] ?? ""); away++) rows.add(fitted + step * away);
	}
	return (index) => rows.has(index) && FIT_ROW_OF_TWO.test(lines[index] ?? "");
}
// src/measurement/printed/read-printed-lines.ts
/** A row of scikit-learn's classification_report: two decimals, then how many rows. */
const REPORT_ROW = /^\s*(?:accuracy|macro avg|weighted avg|micro avg)\s+[\d.]+(?:\s+[\d.]+)*\s+\d+\s*$/;
const OF_BASELINE = /\bdummy|\bbaseline|\bmajority|(?<!\bnon[- ]?)\btrivial\b|dummy_|baseline_|\bworst(?:[ _-](?:config\w*|settings?|model|param\w*|performing|performer|classifier|regressor))?[ \t]{0,3}[:=(]/i;
/** Of folds on the way to a choice: of two of one kind that of the rows held out says more. */
const OF_FOLDS = /\b(?:cv|cross[-_ ]?val\w{0,20})\b[^:=|,]{0,20}$/i;
/** R² less a penalty for columns: where both are told, that without is meant. */
const ADJUSTED = /\badj(?:usted|\.)?[ _-]?$/i;
/** A count of epochs, or a bar of Keras or tqdm. */
const OF_PROGRESS = new RegExp([
	String.raw`\b(?:epoch|iteration|iter|step|fold|batch)\b[^\d]{0,10}\d`,
	String.raw`(?<!\p{L})(?:${OTHER_EPOCHS})(?!\p{L})[^\d\p{L}]{0,10}\d`,
	String.raw`\d[mµu]?s\/(?:step|epoch|it)\b|\dit\/s\b`
].join("|"), "iu");
/** The metrics that lines of output name with a number, and those in tables. */
function readPrintedLines(lines, ofScore) {
	const readTables = openTables(lines, ofScore);
	const isBelowTraining = openTrainingHeads(lines);
	const isOfAllRows = openAllRows(lines);
	const isOfFit = openFits(lines);
	const isOfLearnedRows = openTrainingEvaluations(lines);
	const inLine = lines.flatMap((line, index) => [...markRound(readLine(line.slice(0, LONGEST_LINE$2), index, ofScore), lines, index), ...readTables(index)]);
	const told = new Set(inLine.filter((each) => !isSetApart(each)).map(({ name }) => name));
	const below = lines.flatMap((_line, index) => readBelow(lines, index, ofScore)).filter(({ name }) => !told.has(name));
	return [...inLine, ...below].toSorted((a, b) => a.index - b.index).map((each) => [
		isBelowTraining,
		isOfAllRows,
		isOfFit,
		isOfLearnedRows
	].some((isOfLearned) => isOfLearned(each.index)) ? {
		...each,
		isOfTraining: true
	} : each);
}
function markRound(printed, lines, index) {
	return printed.length > 0 && isOfRound(lines, index) ? printed.map((each) => ({
		...each,
		isOfRound: true
	})) : printed;
}
/** What a library logs as it goes. */
const OF_LIBRARY = /^\s*\[LightGBM\]/;
/** A bar of Keras on its way: what it tells of some batches is no result, and by chance another run tells the same. */
const OF_BATCHES = /\bETA: /;
/** The last line of a column as pandas shows it: its name is one of the data. */
const OF_SERIES = /^(?:Freq: .{1,80}, )?(?:Name: .{1,200}, )?(?:Length: \d{1,12}, )?dtype: \w{1,40}(?:[[(<].{0,100}[\])>])?\s*$/;
/** A text as Python shows one of several lines. */
const isShownText = (line) => /^\s*['"]/.test(line) && line.includes("\\n");
/** How much a column counts, as it is listed for each. */
const OF_COLUMN = /^\W*feature\b/i;
/** Behind it stands the name of a metric that something is told, as a search its `scoring`. */
const IS_TOLD = /=\s*['"]$/;
function readLine(line, index, ofScore) {
	if ([
		OF_LIBRARY,
		OF_BATCHES,
		OF_COLUMN,
		OF_SERIES
	].some((each) => each.test(line)) || isShownText(line)) return [];
	const isRow = REPORT_ROW.test(line);
	const isNone = (before) => IS_TOLD.test(before) || OF_SPREAD.test(before);
	const names = [...line.matchAll(NAME$1)].filter(({ index: at }) => !isNone(line.slice(Math.max(0, at - 40), at)));
	if (names.length === 0) return readHeldOut(line, index, ofScore);
	const listed = readListed(line, names);
	return names.flatMap((found, which) => {
		const isUnnamed = found[PRINTED_NAMES.length + 1] !== void 0;
		const [name, nameAt] = nameLoss(line, found, names[which - 1], ofScore);
		const from = found.index + found[0].length;
		const behindName = listed?.[which] ?? chooseNumber(line, from, names[which + 1]?.index ?? line.length, isRow);
		const number = behindName ?? (which === 0 ? findShareBefore(line, found.index) : null);
		if (name === void 0 || number === null) return [];
		const before = line.slice(0, number.at);
		const place = behindName === null ? {
			nameAt: number.at,
			behind: line.slice(number.at + number.text.length, from)
		} : {
			nameAt,
			behind: ""
		};
		return [{
			...PLAIN,
			name,
			isUnnamed,
			line,
			index,
			isRow,
			...number,
			...place,
			percent: isPercentage(name, readNumber$1(number.text)) || /^\s*%/.test(line.slice(number.at + number.text.length)),
			isOfTraining: SAYS_TRAINING.test(before) && !SAYS_HELD_OUT.test(before.slice(before.search(SAYS_TRAINING))),
			isOfFolds: OF_FOLDS.test(line.slice(0, found.index)),
			isAdjusted: ADJUSTED.test(line.slice(0, found.index)),
			isProgress: OF_PROGRESS.test(before) || OF_BASELINE.test(before)
		}];
	});
}
const IS_BARE = new RegExp(BARE);
/** What a value stands below, as `print('Accuracy:\\n', value)` writes it; a digit in it is one of a name, as in R2. */
const HEAD = /^(?:\D|(?<=[a-z])\d){1,80}[:=]\s*$/i;
/** Values on the way, of other rows than those that count, or of anything. */
const isSetApart = (each) => each.isOfTraining || each.isProgress || each.isOfRound || each.isOfFolds || each.isUnnamed;
/** The metric of a number with a fraction that stands alone, and in no list, below a head that names one. */
function readBelow(lines, index, ofScore) {
	const [head = "", line = "", next = ""] = [
		lines[index - 1],
		lines[index]?.slice(0, LONGEST_LINE$2),
		lines[index + 1]
	];
	if (!IS_BARE.test(line) || !line.includes(".") || IS_BARE.test(next) || !HEAD.test(head)) return [];
	const found = readLine(`${head.trimEnd()} ${line.trim()}`, index, ofScore);
	const at = line.search(/\S/);
	return found.length === 1 ? found.map((each) => ({
		...each,
		line,
		at,
		nameAt: at,
		behind: ""
	})) : [];
}
/** What a match names, and where that begins: an `MAE test loss` is an error by its own name. */
function nameLoss(line, found, before, ofScore) {
	const [name, error] = [nameOf$3(found, ofScore), before && nameOf$3(before, ofScore)];
	const isOfError = error !== void 0 && ERRORS.has(error);
	const between = before === void 0 ? "" : line.slice(before.index + before[0].length, found.index);
	return name === "loss" && isOfError && OF_ROWS$1.test(between) && before !== void 0 ? [error, before.index] : [name, found.index];
}
const ERRORS = /* @__PURE__ */ new Set([
	"mae",
	"mse",
	"rmse",
	"mape",
	"rmsle"
]);
const OF_ROWS$1 = /^[ \t_-]{0,3}(?:(?:train(?:ing)?|test(?:ing)?|val(?:id(?:ation)?)?)[ \t_-]{0,3})?$/i;
/** Numbers of a list, one for each name before it: `test loss, test acc: [0.3, 0.92]`. */
function readListed(line, names) {
	const last = names.at(-1);
	if (last === void 0 || names.length < 2) return null;
	const from = last.index + last[0].length;
	const [whole, start = "", list = ""] = LISTED.exec(line.slice(from)) ?? [];
	if (whole === void 0) return null;
	const numbers = [...list.matchAll(NUMBERS)];
	return numbers.length === names.length ? numbers.map((each) => ({
		text: each[0],
		at: from + start.length + each.index
	})) : null;
}
const LISTED = /^([^\w[(]{0,9}[[(])([^\][()]{1,300})[\])]/;
/** `train=0.99, test=0.95`, where the code says what is computed. */
const HELD_OUT = new RegExp(`(?<![\\w/])test(?:ing|[ _]set)?[ \\t]*[:=][ \\t]*(${NUMBER$1})(?![\\w%]|[ \\t]*[a-z]+\\b(?![ \\t]*[:=]))`, "i");
function readHeldOut(line, index, ofScore) {
	const found = HELD_OUT.exec(line);
	const text = found?.[1];
	if (found === null || !text?.includes(".") || !(Number(text) <= 1) || !SAYS_TRAINING.test(line)) return [];
	const place = {
		at: found.index + found[0].length - text.length,
		nameAt: found.index,
		behind: ""
	};
	return [{
		...PLAIN,
		name: ofScore,
		isUnnamed: true,
		line,
		index,
		text,
		...place,
		isProgress: OF_PROGRESS.test(line)
	}];
}
/**
* The number that a name means: the one that a sign alone parts from it, else of those behind it the last behind a sign that
* says so, else the first with a fraction; a count is none.
*/
function chooseNumber(line, from, to, isFirst) {
	const share = SHARE_OF_COUNT.exec(line.slice(from, to));
	if (share?.[2] !== void 0) return {
		text: share[2],
		at: from + share.index + (share[1] ?? "").length
	};
	const all = [...line.slice(from, to).matchAll(NUMBERS)].map((found) => ({
		text: found[0],
		at: from + found.index
	}));
	if (isFirst) return all[0] ?? null;
	const numbers = all.filter(({ text, at }) => !isBeside(line, at, text));
	if (/\[\s*[-+\d.][^\][\s,]*[\s,]/.test(line.slice(from, to))) return null;
	const isSaid = ({ at }) => /[:=]\s*(?:(?:\[|\(|np\.float\d+\()\s*)?$/.test(line.slice(0, at));
	const hasFraction = ({ text }) => text.includes(".");
	const isNext = ({ at }) => /^['"]?\s*[:=]\s*$/.test(line.slice(from, at));
	return numbers.find((each) => isNext(each) && hasFraction(each)) ?? numbers.filter((each) => isSaid(each) && hasFraction(each)).at(-1) ?? numbers.find(hasFraction) ?? numbers.find(isSaid) ?? numbers.find(({ text, at }) => /^\s*%/.test(line.slice(at + text.length))) ?? null;
}
/** The share in `Accuracy: 450/500 (90%)`. */
const SHARE_OF_COUNT = new RegExp(`(\\d[ \\t]?/[ \\t]?\\d{1,9}[ \\t]{0,3}\\([ \\t]{0,3})(${NUMBER$1})[ \\t]?%`);
/** Behind such words stands how far a value spreads. */
const OF_SPREAD = /(?:standard deviation|\bstd\.?|\bstddev|\+\/?-|±)[^\w\n]{0,3}(?:of )?$/i;
/** Whether a number is none of the result: of how many, or how far it spreads. */
const isBeside = (line, at, text) => /^\s?\/\s?\d/.test(line.slice(at + text.length)) || /\d\s?\/\s?$/.test(line.slice(0, at)) || OF_SPREAD.test(line.slice(Math.max(0, at - 40), at));
/** The share in `95.6% accuracy` and `95.6 % test accuracy`; `0.93 accuracy`. */
function findShareBefore(line, nameAt) {
	const [, share, text = share] = SHARE_BEFORE.exec(line.slice(Math.max(0, nameAt - 60), nameAt)) ?? [];
	return text === void 0 ? null : {
		text,
		at: line.lastIndexOf(text, nameAt)
	};
}
const SHARE_BEFORE = new RegExp(`(?<![\\w.,])(?:(${NUMBER$1})\\s*%\\s*(?:[a-z]+\\s){0,2}|([01]?\\.\\d{1,20})\\s)$`, "i");
// src/measurement/printed/read-output.ts
/** Calls that give a score. */
const SCORES = /\.score\s*\(|\bcross_val_score\b/;
/** Reads all values of metrics that a run printed. */
function readOutput(output, code) {
	const lines = splitLines(output);
	const computed = findComputed(code);
	const kind = findKind(code, computed);
	const ofScore = kind === "numbers" ? "r2" : "accuracy";
	const likely = listPreferred(code).find((name) => computed.includes(name)) ?? ofScore;
	return {
		lines,
		code,
		kind,
		ofScore,
		likely,
		printed: readAll(lines, code, {
			ofScore,
			likely,
			isComputed: computed.length > 0
		})
	};
}
/** The last lines of an output, as a terminal shows them. */
const splitLines = (output) => withoutSequences(output).split(/[\n\r]/).slice(-2e4);
/**
* What lines say by the metric's name, else by that of a model alone, below a head that names one or where the code computes one;
* beside those of training alone, below a head only, since a setting is told as a model's value is. Last what the code shows at its
* end. What the code prints of what is expected only where nothing else is told.
*/
function readAll(lines, code, { ofScore, likely, isComputed }) {
	const isDescribed = openDescribed(lines);
	const named = withoutImpossible(readPrintedLines(lines, ofScore).filter((each) => !isDescribed(each)));
	const ofModel = isComputed || SCORES.test(code) ? likely : null;
	const labelled = named.every(({ isOfTraining }) => isOfTraining) ? readLabelledLines(lines, named.length === 0 ? ofModel : null).filter((each) => !isDescribed(each)) : [];
	const isExpected = openExpected(lines, code);
	const all = [
		...named,
		...labelled,
		...readLastShown(lines, code, ofScore)
	];
	const computed = all.filter(({ index }) => !isExpected(index));
	return withShares(computed.length > 0 ? computed : all, () => readLabelledLines(lines, likely));
}
/** A percentage may be rounded up to somewhat more than all. */
const MOST_PERCENT = 100.01;
/** Whether a share is none by its size, as share or percentage. */
function isImpossible({ name, text }) {
	const [low] = validRange(draftRule(name));
	const value = readNumber$1(text);
	return isFraction(name) && (value > MOST_PERCENT || value < 100 * low);
}
/** Without numbers of something else that has a metric's name, as a column of data: one of them that can be none tells of all of it. */
function withoutImpossible(named) {
	const impossible = named.filter(isImpossible);
	const columns = new Set(impossible.map(({ column }) => column));
	return impossible.length === 0 ? named : named.filter((each) => !isImpossible(each) && !(each.column !== null && columns.has(each.column)));
}
// src/measurement/printed/told-elsewhere.ts
/** Values that another run printed too, else, of a notebook, those that it showed when it was saved; all, where neither tells some from others. */
function findTold(ranked, lines, { again, saved }) {
	const said = new Set(splitLines(again ?? "").map(withoutTimes));
	const repeated = ranked.filter(({ line }) => said.has(withoutTimes(line)));
	if (repeated.length > 0 && repeated.length < ranked.length) return [repeated, ["repeats"]];
	const shown = saved === void 0 ? ranked : findShownBefore(ranked, lines, splitLines(saved));
	return [shown, shown.length < ranked.length ? ["shown-when-saved"] : []];
}
const TIMES = /(?<![\d.])\d{1,12}(?:\.\d{1,12})?[ \t]{0,3}(?:[nµm]?s|secs?|seconds?|min(?:ute)?s?)\b|\b(?:time|took|elapsed|duration)\b[ \t]{0,3}[=:]?[ \t]{0,3}\d{1,12}(?:\.\d{1,12})?/gi;
/** A line but for how long something took, which no two runs say alike. */
const withoutTimes = (line) => line.replaceAll(TIMES, "");
// src/measurement/printed/guess-metric.ts
/**
* The metric that an author's script most likely means to print, from what it printed and its code; null: it prints none. Of
* several alike that which the README states or somebody names best, else the last, with all its digits where one line has more.
*/
function guessMetric(output, code, hints = {}) {
	const read = readOutput(output, code);
	const { printed, ofScore } = read;
	const readme = openReadme(hints.readme ?? "", (line) => readPrintedNames(line, ofScore));
	const ranked = findLikeliest(printed, findToldKind(read.kind, printed), (name, open) => listStatedMetrics(name, open, readme));
	const result = chooseResult(read, ranked, readme, hints);
	if (result === null) return guessBareNumber(read.lines, read.likely, code);
	const wanted = findWanted(printed, ranked, hints.wanted);
	return describeGuess(wanted === void 0 ? result : {
		chosen: wanted,
		reasons: [],
		isOfRow: false
	}, read, ranked, readme);
}
/** The value of a line that somebody chose; undefined: nobody did, or it holds none. */
function findWanted(printed, ranked, wanted) {
	const ofLine = printed.filter(({ line }) => line.trim() === wanted);
	return ofLine.findLast((each) => ranked.includes(each)) ?? ofLine.findLast(({ isUnnamed }) => isUnnamed);
}
/** Which of the values that say as much is the result, with all its digits, and why; null: there is none. */
function chooseResult(read, ranked, readme, others) {
	const { lines, printed } = read;
	const judged = withoutFew(ranked);
	const [told] = findTold(judged, lines, others);
	const [results, whyTold] = findTold(withoutSweeps(judged), lines, others);
	const alike = withoutRowsToldAgain(withoutWorthless(withoutSweeps(results)));
	const last = alike.at(-1);
	if (last === void 0) return null;
	const { meant, reasons, isOfRow } = chooseMeant(read, {
		told,
		alike,
		last
	}, readme);
	const untold = new Set(ranked.filter((each) => !told.includes(each)));
	return {
		chosen: printed.find((each) => !untold.has(each) && isSameWithMoreDigits(each, meant)) ?? findBareWithMoreDigits(lines, meant) ?? meant,
		reasons: [...reasons, ...whyTold],
		isOfRow
	};
}
/** Which one the author means: by README or output, else the best of a table or a sweep, else the last. */
function chooseMeant({ lines, code, printed }, { told, alike, last }, readme) {
	const texts = {
		lines,
		readme
	};
	const ofLikeliest = preferLine(told, texts) ?? preferLine(alike, texts);
	const ofRow = preferRow(listRows(printed, last.name), ofLikeliest, alike, texts);
	const preferred = preferFolds(listFolds(printed, last.name), [ofRow, ofLikeliest], alike, readme) ?? ofRow ?? ofLikeliest ?? {
		printed: last,
		reasons: []
	};
	const [best, why] = preferred.reasons.length > 0 ? NO_BEST : findBest(alike, printed, code);
	return {
		meant: best ?? preferred.printed,
		reasons: [...preferred.reasons, ...why],
		isOfRow: ofRow !== null
	};
}
const NO_BEST = [null, []];
/** The best of those that are compared, or of a search for a parameter, and which of the two. */
function findBest(alike, printed, code) {
	const ofTable = findBestOfTable(alike, printed);
	if (ofTable !== null) return [ofTable, ["best-of-table"]];
	const ofSweep = findBestOfSweep(alike, code);
	return ofSweep === null ? NO_BEST : [ofSweep, ["best-of-sweep"]];
}
const listRows = (printed, name) => printed.filter((each) => each.isRow && each.name === name && !each.isOfTraining && !each.isProgress);
const listFolds = (printed, name) => printed.filter((each) => each.isOfFolds && each.name === name && !(each.isOfTraining || each.isProgress || each.isOfRound));
// src/curation/read-entry-metric.ts
/** In the metric's own unit, as a run is judged. */
function toldValue({ rule, text }) {
	const value = readNumber$1(text);
	return rule.scale === "percent" ? shareOf(value) : value;
}
/** How far a share is from the one value that the README states in its place, as shares; infinite: it states none, or several. */
function distanceToStated(metric) {
	const [first, ...others] = metric.otherwise.filter(({ from }) => from === "readme").map(({ value }) => value);
	if (first === void 0 || others.length > 0 || !isShare$1(metric.rule.name)) return Number.POSITIVE_INFINITY;
	const number = readNumber$1(first.replace("%", "").trim());
	const share = first.endsWith("%") || isPercentageOfFraction(metric.rule.name, number) ? shareOf(number) : number;
	return Math.abs(toldValue(metric) - share);
}
/** The same, where of several results those count that repeat. */
const SHORT_SECONDS_OF_SEVERAL = 300;
/**
* What a run printed; where it did not come to its end and had told less of its result, what its code would print there. Of a run that
* was cut by its limit of time what its notebook showed when it was saved counts as much, where it shows that too: it went on to there.
*/
function chooseMetric(printed, imagined, savedBehindCut = null) {
	const other = savedBehindCut ?? imagined;
	if (printed === null || other === null) return printed ?? other;
	if (!printed.doubts.includes("of-a-partial-run")) return printed;
	return tells(other) > tells(printed) || other === savedBehindCut && tells(other) === tells(printed) ? other : printed;
}
/** How much of a result a line tells: none by a loss, of training or on the way, less by a number that it does not name. */
function tells({ doubts, isProgress }) {
	if (isProgress || TELLS_NO_RESULT.some((each) => doubts.includes(each))) return 0;
	return doubts.includes("name-not-printed") ? 1 : 2;
}
/** Metric in what the run printed or logged, whole or not; `wanted`: the line of several. */
function readPrinted(run, { code, ...hints }, wanted) {
	const [printed, logged] = [run.stdout, run.stderr].map((text) => guessMetric(text, code, {
		wanted,
		...hints
	}));
	const found = (!printed || printed.doubts.includes("only-a-loss") && logged !== null ? logged : printed) ?? null;
	if (found === null) return null;
	const doubts = isDone(run) ? found.doubts : [...found.doubts, "of-a-partial-run"];
	return {
		...found,
		doubts,
		otherwise: found.stated.map((value) => ({
			from: "readme",
			value
		}))
	};
}
/**
* Of several values that say as much those count which another run prints too: one of the author's, as a notebook keeps it, else
* one more of ours, where that is soon done. Where the other has another value, that is told; behind the author's, whether ours
* varies by itself, too.
*/
async function readRepeated(run, { saved, ...texts }, runAgain) {
	const found = readPrinted(run, texts);
	if (!isDone(run) || found === null) return found;
	const isOfSeveral = found.doubts.includes("one-of-several");
	const choose = (hint) => isOfSeveral ? readPrinted(run, {
		...texts,
		...hint
	}) ?? found : found;
	const told = saved?.trim() ? await compare(choose({
		again: saved,
		saved
	}), run, {
		stdout: saved,
		stderr: ""
	}, "saved-cells") : null;
	if (told?.otherwise.some(({ from }) => from === "saved-cells") === false) return told;
	const most = isOfSeveral && told === null ? SHORT_SECONDS_OF_SEVERAL : 60;
	const { run: again } = (run.record.wallSeconds ?? 0) > most ? { run: null } : await runAgain();
	if (again === null || !isDone(again)) return told ?? found;
	return compare(told ?? choose({ again: `${again.stdout}\n${again.stderr}` }), run, again, "another-run");
}
/** With the value that the other output has in the same place, where it is another. */
async function compare(metric, run, other, from) {
	const rule = metricRule.parse(metric.rule);
	const [own, others] = [await readPrintedMetric(run, rule, true), await readPrintedMetric(other, rule, true)];
	if (own.status !== "ok" || others.status !== "ok" || own.metric.normalised === others.metric.normalised) return metric;
	return {
		...metric,
		otherwise: [...metric.otherwise, {
			from,
			value: String(others.metric.normalised)
		}]
	};
}
/** Each line with what stands above it in the output, as the name of a model does. */
function addHeads({ stdout, stderr }, lines) {
	const printed = `${stderr}\n${stdout}`.split("\n").map((each) => each.trim());
	return lines.map((line) => {
		const index = printed.lastIndexOf(line);
		return {
			line,
			head: printed.slice(Math.max(0, index - 20), Math.max(0, index)).findLast((each) => /\p{L}{3}/u.test(each) && !/\d\.\d/.test(each)) ?? null
		};
	});
}
/** Metric in what the notebook's saved cells show, else, where no run came to an end, in what the code would print. */
function imagineMetric(printed, { code, readme }, run) {
	const saved = readSaved(printed, {
		code,
		readme
	});
	if (saved !== null) return saved;
	const found = run !== null && isDone(run) ? null : guessMetric(imagineOutput(code), code);
	return found && unseen(found);
}
/** Metric in what the saved cells show of a run that was cut by its limit of time; null: they don't show the line that it told. */
function readBehindCut(saved, texts, run, printed) {
	if (run?.record.status !== "timeout") return null;
	const isShown = ({ line }) => saved?.split("\n").some((each) => each.trim() === line) === true;
	return printed === null || isShown(printed) ? readSaved(saved, texts) : null;
}
/** Metric in what the notebook's saved cells show. */
function readSaved(printed, { code, readme }) {
	const found = printed === void 0 ? null : guessMetric(printed, code, { readme });
	return found && unseen(found);
}
/** As one that no run showed. */
const unseen = (found) => ({
	...found,
	doubts: [...found.doubts, "from-code-alone"],
	otherwise: []
});
// src/curation/removed-parts.ts
/** What a failure says of a part that later versions of a package lack, and the versions that have it. */
const REMOVED = [
	[lacksName("numpy", "bool|int|float|complex|object|str|typeDict"), "numpy<1.24"],
	[/`np\.\w+` was removed in the NumPy 2/, "numpy<2"],
	[lacksName("numpy", "in1d|trapz|product|row_stack|Inf|Infinity|NaN|NINF|PINF|alltrue|sometrue|asfarray|mat|(?:float|complex|string|unicode|round)_"), "numpy<2"],
	[/Unable to avoid copy while creating an array|compiled using NumPy 1\.x cannot be run in|numpy\.dtype size changed|_ARRAY_API not found/, "numpy<2"],
	[/'(?:DataFrame|Series)' object has no attribute '(?:append|iteritems|mad|lookup|tshift)'/, "pandas<2"],
	[/unexpected keyword argument '(?:error_bad_lines|warn_bad_lines|squeeze|mangle_dupe_cols|line_terminator)'/, "pandas<2"],
	[/(?:doesn't match|unconverted data remains when parsing with) format "/, "pandas<2"],
	[/^numpy boolean subtract, the `-` operator|Pandas data cast to numpy dtype of object\. Check input data/, "pandas<2"],
	[/'DataFrame' object has no attribute 'applymap'|unexpected keyword argument 'delim_whitespace'/, "pandas<3"],
	[lacksName("sklearn[\\w.]*", "plot_confusion_matrix|plot_roc_curve|plot_precision_recall_curve|load_boston"), "scikit-learn<1.2"],
	[/`load_boston` has been removed|object has no attribute 'get_feature_names'/, "scikit-learn<1.2"],
	[/unexpected keyword argument 'normalize'|parameter of \w{1,80} must be [^.\n]{1,400}\. Got '(?:deviance|ls|lad)'/, "scikit-learn<1.2"],
	[/'max_features' parameter of .{0,400}Got 'auto'/, "scikit-learn<1.3"],
	[lacksName("sklearn\\.utils\\.metaestimators", "if_delegate_has_method"), "scikit-learn<1.3"],
	[/'loss' parameter of SGD.{0,400}Got 'log'/, "scikit-learn<1.3"],
	[/(?:OneHotEncoder|__init__)\S{0,30} got an unexpected keyword argument '(?:sparse|base_estimator|affinity)'/, "scikit-learn<1.4"],
	[/'penalty' parameter of .{0,400}Got 'none'/, "scikit-learn<1.4"],
	[/unexpected keyword argument 'squared'|Got 'SAMME\.R'|has no attribute '__sklearn_tags__'/, "scikit-learn<1.6"],
	[/\b(?:compute_(?:class|sample)_weight|(?:accuracy|balanced_accuracy|f1|fbeta|precision|recall|roc_auc|average_precision|r2|silhouette|jaccard|cross_val)_score|confusion_matrix|mean_(?:squared|absolute)_error|classification_report|(?:roc|precision_recall|learning|validation)_curve|cross_val_predict|(?:(?:Linear|Nu)?SV[CR]|(?:Stratified|Group|Repeated)?KFold|(?:Stratified|Group)?ShuffleSplit|(?:Standard|MinMax|MaxAbs|Robust)Scaler|(?:Label|OneHot|Ordinal)Encoder|(?:Count|Tfidf)Vectorizer|(?:Simple|KNN)Imputer|(?:Grid|Randomized)SearchCV|(?:Gaussian|Multinomial|Bernoulli)NB|RandomForest(?:Classifier|Regressor)|(?:Linear|Logistic)Regression|PCA|KMeans)\.__init__)\(\) takes (?:from \d+ to )?\d+ positional arguments? but/, "scikit-learn<1"],
	[/\b(?:DataFrame|Series)\.\w{1,30}\(\) takes (?:from \d+ to )?\d+ positional arguments? but/, "pandas<2"],
	[/TSNE\S{0,30} got an unexpected keyword argument 'n_iter'/, "scikit-learn<1.7"],
	[/LogisticRegression\S{0,30} got an unexpected keyword argument 'multi_class'|'force_all_finite'/, "scikit-learn<1.8"],
	[/LGBM\w{1,30}\.fit\(\) got an unexpected keyword argument '(?:early_stopping_rounds|verbose)'/, "lightgbm<4"],
	[/\btrain\(\) got an unexpected keyword argument '(?:early_stopping_rounds|verbose_eval|evals_result)'/, "lightgbm<4"],
	[/XGB\w{1,30}\.fit\(\) got an unexpected keyword argument '(?:early_stopping_rounds|eval_metric|callbacks)'/, "xgboost<2.1"],
	[/'(?:seaborn[\w-]*)' is not a valid package style|'seaborn[\w-]*' not found in the style library/, "matplotlib<3.8"],
	[/Invalid property specified for object of type plotly\.graph_objs\.\S{1,80}: 'titlefont'/, "plotly<6"],
	[lacksName("matplotlib\\.cm", "get_cmap"), "matplotlib<3.9"],
	[/plot\(\) takes from 0 to \d+ positional arguments? but/, "seaborn<0.12"],
	[lacksName("sklearn", "cross_validation|grid_search|learning_curve"), "scikit-learn<0.20"],
	[lacksName("sklearn\\.preprocessing", "Imputer|imputation"), "scikit-learn<0.22"],
	[lacksName("sklearn\\.externals", "joblib|six"), "scikit-learn<0.23"],
	...Object.entries({
		cluster: "k_means_",
		datasets: "base|samples_generator",
		decomposition: "nmf|pca",
		ensemble: "bagging|forest|gradient_boosting|weight_boosting",
		linear_model: "base|coordinate_descent|logistic|stochastic_gradient",
		metrics: "classification|ranking|regression|scorer",
		neighbors: "base|classification",
		preprocessing: "data|label",
		svm: "base|classes",
		tree: "tree",
		utils: "testing"
	}).map(([module, names]) => [lacksName(`sklearn\\.${module}`, names), "scikit-learn<0.24"]),
	[lacksName("scipy\\.misc", "\\w+"), "scipy<1.3"],
	[/scipy\.misc is deprecated and has no attribute/, "scipy<1.3"],
	[lacksName("scipy\\.integrate", "simps|cumtrapz|trapz"), "scipy<1.14"],
	[lacksName("scipy\\.linalg[\\w.]*", "triu|tril"), "scipy<1.13"],
	[lacksName("scipy", "interp"), "scipy<1.13"],
	[lacksName("PIL\\.Image", "ANTIALIAS|LINEAR|CUBIC"), "pillow<10"],
	[/object has no attribute '(?:textsize|getsize)'/, "pillow<10"],
	[/unexpected keyword argument '(?:multichannel|selem)'/, "scikit-image<0.20"],
	[lacksName("skimage\\.feature", "grey\\w+"), "scikit-image<0.20"],
	[lacksName("skimage\\.measure", "compare_(?:ssim|psnr|mse|nrmse)"), "scikit-image<0.18"],
	[/No module named '(?:tensorflow\.)?keras\.wrappers/, "tensorflow<2.12"],
	[/Argument\(s\) not recognized: \{'(?:lr|decay)'|Unrecognized keyword arguments passed to \w+: \{'(?:input_length|weights|batch_input_shape)'/, "tensorflow<2.16"],
	[lacksName("keras\\.(?:preprocessing|utils|layers|optimizers)[\\w.]*", "\\w+"), "tensorflow<2.16"],
	[/filepath provided must end in `\.keras`|Expected a Keras file with the `\.keras` zip/, "tensorflow<2.16"],
	[/unexpected keyword argument 'evaluation_strategy'/, "transformers<4.46"],
	[lacksName("transformers", "AdamW"), "transformers<4.49"],
	[/module transformers has no attribute AdamW/, "transformers<4.49"],
	[/Trainer\S{0,30} got an unexpected keyword argument 'tokenizer'/, "transformers<5"],
	[/Invalid classes inferred from unique values of `y`/, "xgboost<1.6"],
	[/Weights only load failed/, "torch<2.6"],
	[lacksName("IPython\\.core\\.display", "\\w+"), "ipython<9"],
	[/Descriptors cannot (?:not )?be created directly/, "protobuf<3.21"],
	[/^The '\w{1,60}' parameter of \w{1,80} must be [^\n]{1,600}\. Got [^\n]{1,200} instead\./, "scikit-learn<1.2"]
];
/** Older ones left out columns of text where they compute; where they fail, the innermost frame of the author's calls these. */
const LEFT_OUT_TEXT = /pandas\/core\/(?:frame|generic|series|groupby\/\w+)\.py", line \d+, in (?:corr|cov|agg|mean|median|std|skew|kurt|quantile)\n/;
const OF_TEXT = /^could not convert string to float|^[Cc]ould not convert .{0,300} to numeric|^agg function failed|does not support (?:reduction|operation)/;
/** The requirement that brings back what a run lacks of a package that is there in a later version; null: nothing is known. */
function findOlder({ record, stderr }) {
	if (record.status !== "failed") return null;
	const message = record.errorMessage ?? "";
	const found = REMOVED.find(([pattern]) => pattern.test(message) || pattern.test(lastParagraph(stderr)));
	if (found !== void 0) return found[1];
	return OF_TEXT.test(message) && LEFT_OUT_TEXT.test(stderr) ? "pandas<2" : null;
}
/** What a run says at its end: a message can have several lines. */
function lastParagraph(stderr) {
	const told = withoutWrapping(stderr);
	return told.slice(told.lastIndexOf("\nTraceback (most recent call last)") + 1).slice(-3e3);
}
// src/curation/mend-packages.ts
const MISSING_MODULE = /^No module named '([A-Za-z_][\w.]{0,199})'/;
/** What a package fails with that goes on without a module, and then uses it. */
const UNDEFINED = /^name '([A-Za-z_]\w{0,199})' is not defined/;
/** What pandas and others say of a package that they can do without until it is wanted. */
const MISSING_OPTION = /(?:[Mm]issing optional dependency|[Ii]nstall|requires the following[^\n]{0,40}:|requires) ['"`]?([A-Za-z][\w.-]{1,60})['"`]/;
/** The same without quotes, as LightGBM says it of a plot: a word, which may be none of a package. */
const MUST_INSTALL = /\b[Ii]nstall ([A-Za-z][\w.-]{1,60})/g;
/** The same, as pandas says it of `.style`. */
const MISSING_FOR_ACCESSOR = /accessor requires ([a-z][\w-]{1,60})/;
/** What a package says in any kind of exception of another that it wants. */
const PIP = /\bpip3? install ['"`]?([A-Za-z][\w.-]{1,60})/;
/** The innermost call of a traceback, its places as `hidePlaces` shows them: where, and what it says there. */
const CALL$1 = /^ {2}File "([^"\n]{1,1000})", line \d[^\n]*(?:\n {4}([^\n]*))?/gm;
const IN_PACKAGE = /^\/environment\/.*\/site-packages\//;
/** What reads a stored model, which names modules that no script imports: a file of Python's own, or what calls one in C. */
const IN_PYTHON = /^(?:\/python\/|<frozen )/;
const READS_STORED = /\bloads?\(/;
/** Whether other packages may mend a run, as far as can be told: others beside them, or of another time. */
const failsForPackages = (run) => findOlder(run) !== null || failsInPackage(run);
/** Whether a run failed as it may for packages of another time than the script's; none makes Python 3 of Python 2. */
function mayFailForPackages(run) {
	const { status, errorType, errorMessage } = run.record;
	if (errorType === "SyntaxError" && !IN_PACKAGE.test(findInnermost(run).place)) return false;
	return status === "failed" && (FAULTS_OF_PACKAGES.has(errorType ?? "") || PIP.test(errorMessage ?? ""));
}
/** A run that takes longer is not made again to see whether packages of another time do better. */
const LONGEST_SECONDS$1 = 60;
const isSoonOver = ({ record }) => record.wallSeconds !== null && record.wallSeconds <= LONGEST_SECONDS$1;
function findInnermost({ stderr }) {
	const [, place = "", text = ""] = [...withoutWrapping(stderr).matchAll(CALL$1)].at(-1) ?? [];
	return {
		place,
		text
	};
}
function failsInPackage(run) {
	if (!mayFailForPackages(run)) return false;
	const { place, text } = findInnermost(run);
	const isMissing = run.record.errorType === "ModuleNotFoundError" && (IN_PYTHON.test(place) || READS_STORED.test(text));
	return IN_PACKAGE.test(place) || isMissing;
}
/**
* What may let a script get further that fails for a package: a version that has what later ones lack, what the package lacks
* itself, else packages of another time. Null: nothing is known, as where the script itself names a module that is not there,
* which may be a file of the author's, and none of the requirements that were left out (`leftOut`) brings it.
*/
function findMending(run, mending, leftOut = []) {
	const { asked, isUnpinned } = mending;
	const older = findOlder(run);
	if (older !== null && !asked.includes(older)) return {
		...mending,
		asked: [...asked, older]
	};
	const message = run.record.errorMessage ?? "";
	const [, missing = findUnmet(run)] = MISSING_MODULE.exec(message) ?? [];
	const again = [missing ?? [], [...message.matchAll(MUST_INSTALL)].map(([, word = ""]) => word)].flat().flatMap((each) => listBringing(each, leftOut)).filter((each) => !asked.includes(each));
	if (again.length > 0) return {
		...mending,
		asked: [...asked, ...new Set(again)]
	};
	if (!failsInPackage(run)) return null;
	const [, wanted] = MISSING_OPTION.exec(message) ?? MISSING_FOR_ACCESSOR.exec(message) ?? [];
	const requirement = missing === void 0 ? wanted ?? null : requirementOf(topOf(missing));
	if (requirement !== null && !asked.includes(requirement)) return {
		...mending,
		asked: [...asked, requirement]
	};
	return isUnpinned ? null : {
		...mending,
		isUnpinned: true
	};
}
/** The requirements, as the author has them, that bring a module. */
function listBringing(module, requirements) {
	const name = requirementOf(topOf(module));
	return name === null ? [] : requirements.filter((each) => isCovered(name, [each]));
}
const topOf = (module) => module.split(".")[0] ?? "";
/** The module whose lack came before, and that the failure names. */
function findUnmet({ record, stderr }) {
	const [, name] = UNDEFINED.exec(record.errorMessage ?? "") ?? [];
	return name !== void 0 && stderr.includes(`No module named '${name}'`) ? name : void 0;
}
/** Kinds of exception by which one package says that another, or this Python, is not the one that it was made for. */
const FAULTS_OF_PACKAGES = /* @__PURE__ */ new Set([
	"ImportError",
	"ModuleNotFoundError",
	"AttributeError",
	"TypeError",
	"SyntaxError",
	"ValueError",
	"KeyError",
	"RuntimeError",
	"NameError",
	"SystemError",
	"VersionConflict",
	"StopIteration"
]);
// src/curation/seek-saved.ts
/** What fits models, and may compute something else from one major version to the next. */
const LEARNERS = /* @__PURE__ */ new Set([
	"lightgbm",
	"xgboost",
	"catboost",
	"scikit-learn"
]);
const MOST_TRIES = 3;
/** A value of fewer digits may come by chance. */
const TELLING_DIGITS = 4;
/**
* The entry with packages of its commit's time, or an older major version of what it learns with, where its notebook shows another
* result than the run printed and comes to just that with them; else as it was tried, with its lock as it was. A notebook tells no
* versions, and may be older than its last commit, or have run where packages were. Of a result that varies by itself it tells
* nothing: a version that comes to just that would be one of chance.
*/
async function seekSaved(tried, { folder, asOf }, tryWith) {
	const saved = tried.metric?.otherwise.find(({ from }) => from === "saved-cells");
	if (saved === void 0 || saved.value.replaceAll(/^[-0.]+|\./g, "").length < TELLING_DIGITS) return tried;
	if (tried.run === null || !isSoonOver(tried.run)) return tried;
	if (tried.metric?.otherwise.some(({ from }) => from === "another-run")) return tried;
	const bounds = listOlder(tried.lock.find(({ name }) => name === "requirements.lock")?.text ?? "");
	const older = bounds.map((bound) => ({
		...tried.mending,
		toMatch: [bound]
	}));
	const all = [ofItsTime(tried.mending, tried.environment, asOf) ?? [], ...older].flat();
	for (const mending of all) {
		const again = await tryWith(mending);
		if (comesTo(again, saved.value)) return again;
	}
	if (all.length > 0) await putBackLock(folder, tried.lock);
	const { asked } = tried.triedInVain;
	return {
		...tried,
		triedInVain: {
			...tried.triedInVain,
			asked: [...asked, ...bounds]
		}
	};
}
function comesTo({ run, metric }, value) {
	if (run === null || !isDone(run) || metric === null) return false;
	return toldValue(metric) === Number(value);
}
/** Requirements that take the majors before the locked one, the newest first. */
function listOlder(lock) {
	return listLocked(lock).flatMap(({ name, version }) => {
		const major = LEARNERS.has(name) ? Number.parseInt(version, 10) : 0;
		return Array.from({ length: Math.min(major, MOST_TRIES) }, (_, index) => `${name}<${major - index}`);
	}).slice(0, MOST_TRIES);
}
// src/dataset/sources/own-addresses.ts
/**
* Where GitHub and what copies from it have a repository's file: behind its owner, its name and a branch. At a commit that an
* address names it may be another than here.
*/
const OF_REPOSITORY = [
	/^https:\/\/raw\.githubusercontent\.com\/[^/]{1,100}\/([^/]{1,100})\/(?:refs\/heads\/)?(?![0-9a-f]{40}\/)[^/]{1,200}\/([^?#]{1,500})/,
	/^https:\/\/github\.com\/[^/]{1,100}\/([^/]{1,100})\/(?:raw|blob)\/(?:refs\/heads\/)?(?![0-9a-f]{40}\/)[^/]{1,200}\/([^?#]{1,500})/,
	/^https:\/\/cdn\.jsdelivr\.net\/gh\/[^/]{1,100}\/([^/@]{1,100})(?:@(?![0-9a-f]{40}\/)[^/]{1,200})?\/([^?#]{1,500})/
];
/**
* Addresses of files that scripts read of the repository that they are from, or of one that it is a copy of, and that lie here at the
* same path: a notebook of Colab reads its own so. `repository`: its address, of which the name counts.
*/
function findOwnAddresses(texts, files, repository) {
	const known = new Set(files);
	const own = nameOf$1(repository);
	return findAddresses(texts, files).flatMap(({ at, url }) => {
		const found = OF_REPOSITORY.map((pattern) => pattern.exec(url)).find((each) => each !== null);
		const shows = found === void 0 || nameOf$1(found[1] ?? "") !== own ? null : decode(found[2] ?? "");
		return shows !== null && known.has(shows) ? [{
			at,
			shows
		}] : [];
	});
}
const nameOf$1 = (repository) => posix.basename(repository, ".git").toLowerCase();
function decode(path) {
	try {
		return decodeURIComponent(path);
	} catch {
		return null;
	}
}
// src/curation/read-entry.ts
/** Characters of code that are searched for what it says of data and metric, by what it does and not by what it tells of itself. */
const MOST_CODE = 2e6;
/** `without`: numbers of a notebook's cells that are left out. */
async function readEntry(staged, path, without) {
	const source = join(staged.folder, SOURCE);
	const notebook = isNotebook(path) ? await convertNotebook(source, staged.files, path, without) : null;
	const entry = notebook?.path ?? path;
	const files = notebook === null ? staged.files : [...staged.files, entry];
	const put = async ({ text }) => {
		if (text !== null) await writeNotebookScript(source, entry, text);
	};
	const [saved = null, ...reordered] = notebook?.codes ?? [];
	await put({ text: saved });
	const [likeliest, ...otherwise] = await findStarts(source, files, entry, notebook !== null);
	const starts = [likeliest, ...otherwise];
	const scripts = await readReached(source, files, entry);
	const texts = scripts.map(({ text }) => withoutDocstrings(text));
	return {
		path,
		entry,
		notebook,
		files,
		scripts,
		put,
		code: texts.join("\n").slice(0, MOST_CODE),
		readme: await readReadmes(source, files, entry),
		ways: [
			{
				text: saved,
				start: likeliest,
				isReordered: false
			},
			...otherwise.map((start) => ({
				text: saved,
				start,
				isReordered: false
			})),
			...reordered.flatMap((text) => starts.map((start) => ({
				text,
				start,
				isReordered: true
			})))
		],
		own: findOwnAddresses(texts, files, staged.fetched.repository)
	};
}
async function readReached(source, files, entry) {
	const scripts = files.filter((path) => path.endsWith(".py"));
	const reached = await listReachable(source, scripts, entry);
	const texts = await readTexts(source, reached);
	return reached.map((path, index) => ({
		path,
		text: (texts[index] ?? "").slice(0, MOST_CODE)
	}));
}
async function readReadmes(source, files, entry) {
	const folders = /* @__PURE__ */ new Set([".", posix.dirname(entry)]);
	const paths = files.filter((path) => README_NAME.test(posix.basename(path)) && folders.has(posix.dirname(path)));
	return (await readTexts(source, paths)).join("\n");
}
// src/curation/make-lacked.ts
/** Most files that one run of a script is searched for. */
const MOST_WANTED = 50;
/** Characters of a script that are looked at. */
const MOST_CHARACTERS$1 = 1e6;
/** Runs of scripts for what one entry lacks. */
const MOST_RUNS = 10;
/** A time in a file is that of another run then: archives count by two seconds. */
const CLOCK_MILLISECONDS = 2e3;
/**
* Makes files that a script lacks by another script of the repository that writes them, after what that one lacks itself. True:
* the file is here now.
*/
function openWorkshop({ source, files, reached, trainedBy, brought, onUnsteady }) {
	const isTrained = (path) => trainedBy.length > 0 && isModelFile(path);
	const tried = /* @__PURE__ */ new Set();
	let reading;
	const listMakers = (file, scripts, papers) => {
		const trainers = scripts.filter(({ path }) => isTrained(file) && trainedBy.includes(path));
		return trainers.length > 0 ? trainers : findMakers(file, scripts, papers).filter(({ path }) => !reached.includes(path));
	};
	/** What of it a script makes of what is wanted. */
	async function run({ path, text }, wanted, runScript) {
		const found = await runScript(path, wanted);
		if (found === null || found.made.length > 0) return found?.made ?? [];
		for (const way of found.ways) {
			const lacked = readMissed(way.run, way.start, files);
			if (lacked === null || !await make(lacked.path, text, runScript, path)) continue;
			return (await runScript(path, wanted))?.made ?? [];
		}
		return [];
	}
	async function keep(made, madeBy, runAgain) {
		const again = await makeAgain(made, runAgain);
		const isSteady = ({ path, sha256 }) => again.get(path) === sha256;
		for (const each of made) if (!isSteady(each)) onUnsteady(each.path, madeBy);
		brought.made = [...brought.made, ...made.map((each) => describeMade(each, madeBy, isSteady(each)))];
	}
	/** `without`: the script that lacks the file, which does not make it. */
	async function make(file, code, runScript, without) {
		if (!(isTrained(file) || isMadeData(file, code))) return false;
		reading ??= Promise.all([readScripts(source, files), readPapers(source, files)]);
		const wanted = listWanted(file, code, files, isTrained);
		if (!wanted.includes(file)) return false;
		for (const script of listMakers(file, ...await reading)) {
			const attempt = `${script.path} for ${file}`;
			if (script.path === without || tried.has(attempt) || tried.size >= MOST_RUNS) continue;
			tried.add(attempt);
			const found = await run(script, wanted, runScript);
			const isFree = freeBeside(listHere(brought).map(({ path }) => path));
			const made = found.filter(({ path }) => isFree(path));
			if (!made.some(({ path }) => path === file)) continue;
			await keep(made, script.path, () => runScript(script.path, wanted, true));
			return true;
		}
		return false;
	}
	return make;
}
const readPapers = async (source, files) => (await readPapersAbove(source, files, ".")).map(({ text }) => text);
async function readScripts(source, files) {
	const paths = files.filter((path) => path.endsWith(".py") || isNotebook(path));
	const texts = await readTexts(source, paths);
	const codeOf = (path, text) => isNotebook(path) ? readCode(text) : text;
	return paths.map((path, index) => ({
		path,
		text: codeOf(path, texts[index] ?? "").slice(0, MOST_CHARACTERS$1)
	}));
}
/** The file, and others of which code names the last part: what is made once may be read in turn. */
function listWanted(file, code, files, isTrained) {
	const folder = posix.dirname(file);
	const isFree = freeBeside(files);
	const wanted = new Set([file].filter(isFree));
	for (const path of [...listFilledAlike(posix.basename(file), code), ...listQuotedData(code, isTrained)]) {
		if (wanted.size >= MOST_WANTED) break;
		for (const each of [posix.normalize(path), posix.join(folder, posix.basename(path))]) if (isFree(each)) wanted.add(each);
	}
	return [...wanted];
}
/** Whether a file can lie at a path beside others: a script may make a folder of what is a file in its repository. */
function freeBeside(files) {
	const [taken, folders] = [new Set(files), withFolders(files.map((file) => posix.dirname(file)))];
	return (path) => relativePath.safeParse(path).success && !folders.has(path) && ![...withFolders([path])].some((each) => taken.has(each));
}
/** Hashes of the same files when the script runs once more; the first where others took long enough, or that run came to no end. */
async function makeAgain(made, run) {
	if (made.some(({ path }) => carriesTime(path))) await setTimeout(CLOCK_MILLISECONDS);
	const found = await run();
	const again = found !== null && isDone(found.run) ? found.made : made;
	return new Map(again.map(({ path, sha256 }) => [path, sha256]));
}
/** What is made otherwise each time nobody else can make: it has to be brought there. */
const describeMade = ({ path, sha256 }, madeBy, isSteady) => ({
	path,
	role: "all",
	licence: null,
	sha256,
	...isSteady ? {
		access: "made",
		madeBy
	} : {
		access: "manual",
		source: `${madeBy}, otherwise each time`
	}
});
/** Data that a run looked for and that the source lacks, by its path in the source. */
function readMissed(run, { workingDirectory }, files, isOther = () => false) {
	if (run?.record.errorType !== "FileNotFoundError") return null;
	const [, told = ""] = /'([^'\n]{1,300})'$/.exec(run.record.errorMessage?.trim() ?? "") ?? [];
	const isBelow = told.startsWith(`${PROJECT}/`);
	const named = isBelow ? told.slice(PROJECT.length + 1) : told;
	const isFolder = named.endsWith("/") || posix.extname(named) === "";
	const path = posix.join(isBelow ? "." : workingDirectory, named).replace(/\/$/, "");
	const isInside = named !== "" && !named.startsWith("/") && relativePath.safeParse(path).success;
	const isHere = files.some((each) => each === path || each.startsWith(`${path}/`));
	return isInside && !isHere && (isFolder || isDataFile(path) || isOther(path)) ? {
		path,
		isFolder
	} : null;
}
// src/curation/more-memory.ts
const GIB = 1024 ** 3;
const DEFAULT_GIB = needs.parse({}).memoryGiB;
/** Of what a run took: the next may take more. */
const MARGIN = 1.25;
/** What a run is given once where the default was not enough: half of the host, for others work there too. Null: it was enough, or there is no more. */
function giveMore(run, given, hostBytes = hostMemoryBytes()) {
	const memoryGiB = Math.floor(hostBytes / 2 / GIB);
	return run?.record.status === "out-of-memory" && given.memoryGiB === void 0 && memoryGiB > DEFAULT_GIB ? { memoryGiB } : null;
}
/** What a project needs whose run was given more: the next power of two above what it took, so that two imports say the same. */
function settleMemory(run, given) {
	if (run === null) return {};
	const peakBytes = run.record.peakMemoryBytes;
	if (given.memoryGiB === void 0 || peakBytes === null || run.record.status === "out-of-memory") return given;
	return { memoryGiB: Math.max(DEFAULT_GIB, 2 ** Math.ceil(Math.log2(MARGIN * peakBytes / GIB))) };
}
// src/curation/run-staged.ts
/** A script that trains for longer is left to `greenml check`. */
const TRIAL_LIMITS = {
	cpuSeconds: 600,
	wallSeconds: 900
};
/** Null where there is no sandbox: nothing of a stranger's runs without one. `take`: is shown the files as the run left them. */
async function runOnce({ staged, options, maker, context }, settings, brought, take) {
	const { slug, files, limits } = staged;
	const { entry, start } = settings;
	const project = await stageProject(staged, settings, brought, context);
	const watched = [...files.filter(mayHoldData), ...listHere(brought).map(({ path }) => path)];
	context.logger.info(`${slug}: running python ${quoteWords(wordsOf$2(start, entry))}, in ${start.workingDirectory}, to see what it prints`);
	try {
		return {
			run: await runAuthors(project, {
				...options,
				...limitsOf(limits),
				holder: holderOf(slug),
				watched,
				take
			}, maker, context),
			notRun: null
		};
	} catch (error) {
		if (!(error instanceof UserError) || context.signal?.aborted || error.exitCode !== 3) throw error;
		return {
			run: null,
			notRun: error.message
		};
	}
}
/** Runs another script of the repository, for the data that it makes. */
async function runOther({ staged, options, maker, context }, settings, brought, task) {
	context.logger.info(`${staged.slug}: running ${task.script}, which may make ${task.wanted[0]}`);
	const project = await stageProject(staged, settings, brought, context);
	return runMaker(project, task, {
		...options,
		...limitsOf(staged.limits),
		holder: holderOf(staged.slug)
	}, maker, context);
}
/** What others are told that wait for this host. */
const holderOf = (slug) => `greenml import, of ${slug}`;
const limitsOf = ({ wallSeconds, cpuSeconds }) => ({
	timeout: wallSeconds,
	cpuSeconds
});
/** The project as far as it is known, with the data that is here. */
async function stageProject(staged, { entry, start, places, environment, needs, metric = draftRule("accuracy") }, brought, { env }) {
	const { slug, folder, licence } = staged;
	const data = listHere(brought);
	const draft = draftManifest({
		slug,
		licence,
		entry,
		start,
		environment,
		needs,
		places: [...places, ...toPlaces(brought.addresses.filter(isFetched))],
		task: "other",
		metric,
		data: [],
		sourceHash: null,
		lockFault: null
	}, staged.fetched);
	const sourceFolder = await placeData(staged, data, env);
	return {
		slug,
		folder,
		lockFile: join(folder, LOCK),
		sourceFolder,
		manifest: {
			...draft,
			data
		}
	};
}
// src/curation/run-entry.ts
/** All runs of an entry: no further way is tried then. */
const PATIENCE_SECONDS$1 = 900;
/** The runs of one entry, each made again where more memory, or data that can be had, may get it further: the next ones have that too. */
var EntryRunner = class {
	#importing;
	#read;
	#trainedBy;
	#brought = {
		downloads: [],
		addresses: [],
		made: []
	};
	#room = openRoom();
	#lacking = /* @__PURE__ */ new Set();
	#failed = /* @__PURE__ */ new Map();
	#make;
	#spentSeconds = 0;
	#needs = {};
	/** `trainedBy`: scripts that train what it evaluates. */
	constructor(importing, read, trainedBy) {
		this.#importing = importing;
		this.#read = read;
		this.#trainedBy = trainedBy;
		this.#make = this.#openWorkshop();
	}
	async run(settings) {
		if (this.#isOutOfPatience) return {
			run: null,
			notRun: "its other runs took long enough"
		};
		const whole = {
			...settings,
			environment: this.#addDownloads(settings.environment),
			needs: this.#needs
		};
		const tried = await runOnce(this.#importing, whole, this.#brought);
		this.#spentSeconds += tried.run?.record.wallSeconds ?? 0;
		return await this.#help(tried.run, whole) ? this.run(settings) : tried;
	}
	/** What failed for its packages may run with others. */
	forgetFailures() {
		this.#make = this.#openWorkshop();
	}
	/** Scripts that make data and lacked a module so far. */
	listLacking() {
		return [...this.#lacking];
	}
	/** What the manifest says of that with which the entry's last run was made. */
	describe(last, environment) {
		return {
			addresses: listNeeded(last, this.#brought),
			made: this.#brought.made,
			failedMakers: [...this.#failed].map(([path, reason]) => ({
				path,
				reason
			})),
			environment: this.#addDownloads(environment),
			needs: settleMemory(last, this.#needs)
		};
	}
	get #isOutOfPatience() {
		return this.#spentSeconds > PATIENCE_SECONDS$1;
	}
	/** Whether the entry may get further now than this run of it. */
	async #help(run, settings) {
		const { staged, options, context } = this.#importing;
		const { scripts, files, own, code } = this.#read;
		const more = giveMore(run, this.#needs);
		if (more !== null && !this.#isOutOfPatience) {
			this.#needs = more;
			context.logger.info(`${staged.slug}: it takes more memory than most, and is given up to ${more.memoryGiB} GiB`);
			return true;
		}
		const about = {
			texts: scripts.map(({ text }) => text),
			files,
			own,
			mayFetch: options.fetchData
		};
		if (await bringData(run, this.#brought, about, context)) return true;
		const lacked = this.#trainedBy.length === 0 ? readMissed(run, settings.start, files) : this.#readMissedModel(run, settings.start);
		const runScript = (...which) => this.#runScript(settings, ...which);
		return lacked !== null && await this.#make(lacked.path, code, runScript);
	}
	/** What it lacks of models too, though it may not say so but that its command names one. */
	#readMissedModel(run, start) {
		const { files } = this.#read;
		const told = readMissed(run, start, files, isModelFile);
		if (told !== null || run === null) return told;
		const here = /* @__PURE__ */ new Set([...files, ...this.#brought.made.map((each) => each.path)]);
		const path = listModelWords({ words: start.arguments }).map((word) => posix.join(start.workingDirectory, word)).find((each) => !here.has(each));
		return path === void 0 ? null : { path };
	}
	async #runScript(settings, ...[script, wanted, isAgain = false]) {
		if (this.#isOutOfPatience) return null;
		const { staged, context } = this.#importing;
		const what = {
			script,
			wanted,
			room: isAgain ? openRoom() : this.#room
		};
		const whole = {
			...settings,
			environment: this.#addDownloads(settings.environment)
		};
		const found = await runOther(this.#importing, whole, this.#brought, what);
		const { record } = found.run;
		this.#spentSeconds += isAgain ? 0 : record.wallSeconds ?? 0;
		if (record.errorType === "ModuleNotFoundError") this.#lacking.add(script);
		this.#failed.delete(script);
		if (!isDone(found.run)) {
			this.#failed.set(script, tellEnd(record));
			context.logger.info(`${staged.slug}: ${script} did not end well: ${tellEnd(record)}`);
		}
		return await bringNltkData(found.run, this.#brought, context) ? this.#runScript(settings, script, wanted, isAgain) : found;
	}
	#openWorkshop() {
		const { staged, context } = this.#importing;
		const { path, files, scripts } = this.#read;
		return openWorkshop({
			source: join(staged.folder, SOURCE),
			files,
			brought: this.#brought,
			reached: [path, ...scripts.map((script) => script.path)],
			trainedBy: this.#trainedBy,
			onUnsteady: (made, madeBy) => context.logger.warn(`${staged.slug}: ${madeBy} makes another file of '${made}' each time, which no other machine can make: ${tellOtherBytes(made)}; then import it again`)
		});
	}
	#addDownloads(environment) {
		const { downloads } = this.#brought;
		return downloads.length === 0 ? environment : {
			...environment,
			downloads: [...downloads]
		};
	}
};
// src/curation/own-frames.ts
const FRAME = /^ {2}File "(.{1,1000})", line (\d{1,9})(?:, in (.{1,300}))?$/;
/** Of the project's files, the outermost first; of several tracebacks that of the last is the last. */
function listOwnFrames(stderr) {
	const lines = stderr.split("\n");
	return lines.flatMap((each, index) => {
		const [, file, line, place] = FRAME.exec(each) ?? [];
		if (file?.startsWith(`/home/sandbox/work/project/`) !== true) return [];
		const [, code = ""] = /^ {4}(\S.*)$/.exec(lines[index + 1] ?? "") ?? [];
		return [{
			path: file.slice(PROJECT.length + 1),
			line: Number(line),
			isTopLevel: place === "<module>",
			code
		}];
	});
}
// src/curation/try-ways.ts
/** The first way that ends well, else the one that got furthest. */
async function tryWays(ways, runIt) {
	let best = NOT_TRIED;
	for (const way of ways) {
		const tried = await runIt(way);
		if (best.run === null || tried.run !== null && isFurtherBy(way, tried.run, best.run)) best = {
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
	const words = best.way?.start.arguments ?? [];
	const named = findNamedPlaces([code, ...words.map((word) => JSON.stringify(word))].join("\n"), files);
	if (best.run !== null && isDone(best.run)) return tryNamedPlaces(best, named, runIt);
	for (let round = 0; round < MOST_ROUNDS_OF_PLACES; round++) {
		const { way, run, places: known = [] } = best;
		if (way === void 0 || run === null || isDone(run)) break;
		const places = findPlaces(tellMissing(run, way.start.workingDirectory), files, known);
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
/** What a run says that it misses: of a file below the folder that it started in, as of a log, its place there. */
function tellMissing({ record: { errorMessage }, stderr }, folder) {
	const code = stderr.split("\n").filter((line) => line.startsWith("    "));
	const here = `${posix.join(PROJECT, folder)}/`;
	return {
		errorMessage: errorMessage?.replaceAll(here, "") ?? null,
		traceback: code.join("\n"),
		folder
	};
}
/** A script that finds none of its files may not say so, or end as if all were well: it is tried again where they are shown to it. */
async function tryNamedPlaces(best, places, runIt) {
	const { way, run } = best;
	if (way === void 0 || run?.fileUse.read?.length !== 0 || places.length === 0) return best;
	const tried = await runIt(way, places);
	return tried.run !== null && ((tried.run.fileUse.read ?? []).length > 0 || gotFurther(tried.run, run)) ? {
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
/** A script imports what it needs before it looks for its files. */
const FIRST_FAULTS = [
	"FileNotFoundError",
	"ImportError",
	"ModuleNotFoundError"
];
/**
* By the end, else by the repository's files that were read, else by how early such a fault comes, else by what was printed; the
* time says as much of the host.
*/
function gotFurther(run, than) {
	const [own, other] = [run, than].map((each) => [
		Number(isDone(each)),
		each.fileUse.read?.length ?? 0,
		-FIRST_FAULTS.indexOf(each.record.errorType),
		each.stdout.length
	]);
	const place = own?.findIndex((value, index) => value !== other?.[index]) ?? -1;
	return place >= 0 && (own?.[place] ?? 0) > (other?.[place] ?? 0);
}
/** A name that lacks in another order of cells lacks for that order: a cell of imports that was run again last comes behind its uses. */
const isFurtherBy = ({ isReordered }, run, than) => gotFurther(run, than) && !(isReordered && run.record.errorType === "NameError");
/** Ends that another folder, other arguments or another order of cells change nothing about; NLTK's data is looked up in a home. */
const IN_VAIN = /* @__PURE__ */ new Set(["EOFError", "LookupError"]);
const isWorthAnother = ({ record: { status, errorType, failureClass } }) => status === "failed" && failureClass !== "syntax" && !IN_VAIN.has(errorType);
/** The cell that a converted notebook failed in, where the script may be without it; else null. */
function findFailingCell({ record, stderr }, entry, code, optional) {
	if (code === null || record.status !== "failed") return null;
	const frames = listOwnFrames(stderr).filter(({ path }) => path === entry);
	const frame = frames.findLast(({ isTopLevel }) => isTopLevel) ?? frames.at(-1);
	const cell = frame === void 0 ? null : findCell(code, frame.line);
	return cell !== null && optional.includes(cell) ? cell : null;
}
// src/curation/try-packages.ts
/**
* Locks the packages and tries the ways; where one of the packages fails, again with what may mend it, which is kept where none
* fails then, else as far as the script gets further with it and the author's pins.
*/
async function tryPackages({ folder, asOf }, soFar, lock, tryThem, listLacking = () => []) {
	const lockThem = async (mending) => ({
		...await lock(mending),
		mending,
		triedInVain: {
			asked: [],
			isUnpinned: false
		},
		lock: await keepLock(folder)
	});
	const tryLocked = async (locked) => {
		const notRun = locked.lockFault === null ? null : `its packages have no lock: ${locked.lockFault}`;
		return {
			...locked,
			best: notRun === null ? await tryThem(locked.environment) : {
				run: null,
				notRun
			}
		};
	};
	const first = await tryLocked(await lockThem(soFar));
	let [tried, furthest] = [first, first];
	let before = null;
	for (let round = 0; round < MOST_MENDINGS; round++) {
		const step = findStep({
			tried,
			furthest,
			before
		}, listLacking(), asOf);
		if (step.from !== tried) await putBackLock(folder, step.from.lock);
		tried = step.from;
		before = step.before;
		const { next } = step;
		if (next === null) break;
		const locked = await lockThem(next);
		const isSame = locked.lockFault === null && packagesOf(locked.lock) === packagesOf(tried.lock);
		if (isSame && next.isUnpinned !== tried.mending.isUnpinned) {
			await putBackLock(folder, tried.lock);
			break;
		}
		tried = isSame ? {
			...locked,
			best: tried.best
		} : await tryLocked(locked);
		if (next.isUnpinned === soFar.isUnpinned && isFurther(tried.best, furthest.best)) furthest = tried;
	}
	return tried === first ? first : settle(folder, tried, furthest);
}
/** The last packages where none fails with them; else those with which the script got furthest, put back. */
async function settle(folder, tried, furthest) {
	if (tried.best.run !== null && !failsForPackages(tried.best.run) && !isInVain(tried, furthest)) return tried;
	if (furthest !== tried) await putBackLock(folder, furthest.lock);
	const { asked, isUnpinned } = tried.mending;
	return {
		...furthest,
		triedInVain: {
			asked: asked.filter((each) => !furthest.mending.asked.includes(each)),
			isUnpinned: isUnpinned && !furthest.mending.isUnpinned
		}
	};
}
const packagesOf = (kept) => kept.find(({ name }) => name === "requirements.lock")?.text ?? null;
/** What is tried next, and from where: nearer to the author's than packages without pins are those of the commit's time. */
function findStep({ tried, furthest, before }, lacking, asOf) {
	const next = findNext(tried, lacking);
	if (next !== null && next.isUnpinned === tried.mending.isUnpinned) return {
		from: tried,
		next,
		before
	};
	const ofTime = before === null ? findOfItsTime(tried, asOf) : null;
	if (ofTime !== null) return {
		from: tried,
		next: ofTime,
		before: tried
	};
	const from = before !== null && isInVain(tried, furthest) ? before : tried;
	return {
		from,
		next: findNext(from, lacking),
		before
	};
}
/** Whether packages of the commit's time got the script no further than others did. */
const isInVain = ({ mending, best }, furthest) => mending.isOfItsTime && !furthest.mending.isOfItsTime && !isFurther(best, furthest.best);
/** What may get the script further than it came with these packages; null: nothing is known. */
const findNext = ({ best: { run }, mending, leftOut }, lacking) => run === null ? null : findMending(run, mending, leftOut) ?? addMakers(mending, lacking);
/** The same packages as of the commit's time, where the script may fail for those that came later; else null. */
const findOfItsTime = ({ best: { run }, mending, environment }, asOf) => run !== null && mayFailForPackages(run) && isSoonOver(run) ? ofItsTime(mending, environment, asOf) : null;
/** With the packages of these scripts too; null: it has them. */
function addMakers(mending, lacking) {
	const makers = [.../* @__PURE__ */ new Set([...mending.makers, ...lacking])];
	return makers.length > mending.makers.length ? {
		...mending,
		makers
	} : null;
}
/** Whether a script got further; not where it fails as it did, since versions print a number with more or fewer digits. */
const isFurther = ({ run }, than) => run !== null && than.run !== null && !isSameEnd(run, than.run) && gotFurther(run, than.run);
/** A package that is missing may hide another. */
const MOST_MENDINGS = 6;
// src/curation/try-entry.ts
/** Locks an entry's packages, mended so far, and runs it in each way in which it may be started, until one ends well. */
async function tryEntry(importing, candidate, mendedSoFar = NOT_MENDED, without = []) {
	const { staged, options, context } = importing;
	const read = await readEntry(staged, candidate.path, without);
	const { entry, notebook, scripts, code, readme, ways, put } = read;
	const runner = new EntryRunner(importing, read, candidate.trainedBy);
	const withOwn = (places) => [...read.own, ...places].slice(0, 50);
	const { environment, lockFault, mending, triedInVain, best, lock } = await tryPackages(staged, mendedSoFar, (mending) => {
		context.logger.status(`${staged.slug}: resolving the packages of ${entry}`);
		runner.forgetFailures();
		return lockOrTell(importing, read, mending);
	}, (environment) => tryInPlaces(options.trial ? ways : [], read, async (way, places) => {
		await put(way);
		return runner.run({
			entry,
			start: way.start,
			places: withOwn(places),
			environment
		});
	}), () => runner.listLacking());
	const { way = ways[0], run, notRun } = best;
	const failing = run === null ? null : findFailingCell(run, entry, way.text, listDispensable(run, notebook, {
		code,
		readme
	}));
	if (failing !== null && without.length < 8) {
		const again = await tryEntry(importing, candidate, mending, [...without, failing]);
		if (again.run !== null && run !== null && gotFurther(again.run, run)) return again;
		await putBackLock(staged.folder, lock);
	}
	await put(way);
	const places = withOwn(best.places ?? []);
	const settings = {
		entry,
		start: way.start,
		places,
		environment
	};
	const printed = run === null ? null : await readRepeated(run, {
		code,
		readme,
		saved: notebook?.printed
	}, () => runner.run(settings));
	const texts = {
		code,
		readme
	};
	const savedBehindCut = readBehindCut(notebook?.printed, texts, run, printed);
	return {
		candidate,
		entry,
		scripts,
		code,
		readme,
		start: way.start,
		places,
		run,
		notRun,
		lockFault,
		mending,
		triedInVain,
		lock,
		...runner.describe(run, environment),
		passedOver: [],
		notebook: notebook && {
			...notebook,
			isReordered: way.isReordered,
			without
		},
		metric: chooseMetric(printed, imagineMetric(notebook?.printed, texts, run), savedBehindCut)
	};
}
/** Cells that may be left out where this run failed; behind its result those too that lack a file and that no later one needs. */
function listDispensable(run, notebook, texts) {
	const { optional = [], unneeded = [] } = notebook ?? {};
	if (run.record.errorType !== "FileNotFoundError") return optional;
	return (readPrinted(run, texts)?.doubts ?? ["only-a-loss"]).some((each) => each === "only-a-loss" || each === "of-training") ? optional : [...optional, ...unneeded];
}
/** A project whose packages can't be resolved is kept all the same: others may find out what they were. */
async function lockOrTell({ staged: { slug, folder, asOf, isVendored }, maker, context }, { files, entry, notebook }, mending) {
	const project = {
		slug,
		folder,
		files,
		entry,
		installs: notebook?.installs ?? [],
		isVendored
	};
	const uv = await maker.uv();
	try {
		return {
			...await lockPackages(project, mending, asOf, uv, context),
			lockFault: null
		};
	} catch (error) {
		if (!(error instanceof UserError) || error.exitCode === 3 || context.signal?.aborted) throw error;
		if (error instanceof IndexUnreachable) throw error;
		return {
			environment: { lock: null },
			leftOut: [],
			lockFault: error.message
		};
	}
}
/**
* The same entry with the metric of the line that a person at the terminal chose, where several that it printed say as much: of
* those that it did not print none is read by its line.
*/
async function askForMetric(tried, chooseLine) {
	const { run, metric, code, readme } = tried;
	if (run === null || !metric?.doubts.includes("one-of-several")) return tried;
	if (metric.doubts.some((doubt) => NOT_OF_THE_RUN.has(doubt))) return tried;
	const lines = [metric.line, ...metric.others.toReversed()].slice(0, MOST_LINES_ASKED);
	const index = await chooseLine(addHeads(run, lines));
	if (index === null) return tried;
	const chosen = readPrinted(run, {
		code,
		readme
	}, lines[index]) ?? metric;
	return {
		...tried,
		metric: {
			...chosen,
			doubts: chosen.doubts.filter((doubt) => doubt !== "one-of-several")
		}
	};
}
const MOST_LINES_ASKED = 9;
/** Doubts in a metric whose lines the run did not print. */
const NOT_OF_THE_RUN = /* @__PURE__ */ new Set(["not-printed", "from-code-alone"]);
// src/curation/choose-entry.ts
/** Candidates that are this much less likely are not tried in the place of the first. */
const NEAR = 5;
const MOST_TRIED = 6;
/** Of those that end well: behind one whose result the README does not state, it may state that of another. */
const MOST_WHOLE = 3;
/** Runs of candidates together take at most as long, but for the last: what fails at once costs little. */
const PATIENCE_SECONDS = 400;
const listNear = (candidates) => candidates.filter(({ score }) => candidates[0].score - score <= NEAR);
/** The candidates to try: the one that a person at the terminal chose, else all that are near the likeliest. */
async function askForEntry(candidates, wanted, { chooseEntry }) {
	const near = listNear(candidates);
	if (wanted !== void 0 || near.length < 2) return candidates;
	const index = await chooseEntry(near);
	const chosen = index === null ? void 0 : near[index];
	return chosen === void 0 ? candidates : [chosen];
}
/**
* The likeliest entry; where that does not end well or prints no metric, the first of the next that does; where the README states
* another result, the next that comes to just that.
*/
async function tryEntries(importing, candidates) {
	const { staged, context } = importing;
	const tryOne = async (candidate, soFar) => {
		const tried = await tryEntry(importing, candidate, soFar);
		return seekSaved(tried, staged, (mending) => tryEntry(importing, candidate, mending, tried.notebook?.without));
	};
	const all = await tryInTurn(candidates, tryOne, context);
	const found = chooseTried(all);
	if (found === void 0) throw new Error("no entry was tried");
	const chosen = {
		...found,
		passedOver: all.filter((each) => each !== found && each.candidate.score >= found.candidate.score)
	};
	for (const each of all) if (each !== found && each.notebook) await removeBelow(join(staged.folder, SOURCE), each.entry);
	if (found === all.at(-1)) return chosen;
	await putBackLock(staged.folder, chosen.lock);
	return chosen;
}
/** Of those that were tried the one that comes to the most, the likeliest of several alike. */
function chooseTried(all) {
	const [likeliest, ...others] = all.filter(isWhole);
	const first = (likeliest && findBetter(likeliest, others)) ?? likeliest;
	const isLocked = ({ lockFault }) => lockFault === null;
	const failed = all.find((each) => isLocked(each) && mayRun(each)) ?? all.find(isLocked) ?? all[0];
	return others.find(isStated) ?? findNearest(first, others) ?? first ?? all.find(isStopped) ?? all.find(isEndedMain) ?? failed;
}
/** What tells more than one that tells of its learning or its search alone. */
function findBetter(one, others) {
	if (isOfLearning(one)) return others.find(tellsMore);
	const isOfIts = (each) => evaluates(each.candidate, one) && !isOfSearch(each);
	return isOfSearch(one) ? others.find((each) => isOfIts(each) && tellsMore(each)) : void 0;
}
/** A result that is further from what the README states is another one. */
const NEAR_STATED = .01;
/**
* Of entries that are as likely as the first, none of which comes to just what the README states, the one that alone comes near to
* it: another machine, or chance, is worth less than another model.
*/
function findNearest(first, others) {
	if (first === void 0 || !isStatedOtherwise(first)) return void 0;
	const alike = [first, ...others].filter(({ candidate, metric }) => candidate.score === first.candidate.score && metric?.rule.name === first.metric?.rule.name);
	const isNear = ({ metric }) => metric !== null && distanceToStated(metric) <= NEAR_STATED;
	const near = alike.filter((each) => isNear(each) && !isOfLearning(each));
	return near.length === 1 ? near[0] : void 0;
}
/** What evaluates starts with the packages with which what trains ran, which runs again for it. */
function startFrom(candidate, all) {
	const trainer = all.find((each) => evaluates(candidate, each));
	return trainer && {
		...trainer.mending,
		makers: [...trainer.mending.makers, trainer.candidate.path]
	};
}
/** Tries the candidates that are near the first until one ends well and prints its result. */
async function tryInTurn(candidates, tryOne, { logger, signal }) {
	const left = listBehindTrainers(listNear(candidates));
	const all = [];
	const faults = [];
	for (let next = takeNext(left, all); next !== void 0; next = takeNext(left, all)) {
		const tried = await tryOne(next, startFrom(next, all)).catch((error) => {
			if (signal?.aborted || !isOfOneEntry(error, all)) throw error;
			faults.push(error);
			logger.warn(error.message);
			return null;
		});
		if (tried === null) continue;
		all.push(tried);
		const ofIts = candidates.filter((each) => tellsNoTest(tried) && evaluates(each, tried));
		const known = new Set(all.map((each) => each.candidate));
		left.splice(0, left.length, .../* @__PURE__ */ new Set([...ofIts.filter((each) => !known.has(each)), ...left]));
		if (isSettled(all, left) || isHeldUp(tried)) break;
		if (tried.run !== null && isDone(tried.run)) left.sort((a, b) => Number(printsMetric(b)) - Number(printsMetric(a)));
	}
	if (all.length === 0 && faults[0] !== void 0) throw faults[0];
	return all;
}
/** Takes the next candidate that may tell more than those that were tried; undefined: there is none, or enough were tried. */
function takeNext(left, tried) {
	const spentSeconds = sum(tried.map(({ run }) => run?.record.wallSeconds ?? 0));
	if (tried.length >= MOST_TRIED || spentSeconds >= PATIENCE_SECONDS) return void 0;
	const place = tellsOfLearning(tried) ? left.findIndex(mayTellMore) : 0;
	return place < 0 ? void 0 : left.splice(0, place + 1).at(-1);
}
/** Whether an error of a trial leaves another entry to be tried: a refusal of the first, and an index out of reach, are every entry's. */
const isOfOneEntry = (error, tried) => error instanceof UserError && !(error instanceof IndexUnreachable) && !(error.exitCode === 3 && tried.length === 0);
const printsMetric = ({ reasons }) => reasons.includes("prints-metric");
const isWhole = ({ run, metric }) => run !== null && isDone(run) && metric !== null && !metric.doubts.includes("from-code-alone");
/**
* Whether this machine is what it lacks, and no other entry brings that: a sandbox, or what could not be fetched and it failed for.
*/
const isHeldUp = ({ run, lockFault }) => run === null ? lockFault === null : run.record.errorType === "LookupError" && findWanted$1(run) !== null;
/** Whether nothing more is to be had of other entries. */
function isSettled(all, left) {
	const whole = all.filter(isWhole);
	const isEvaluated = (each) => isOfSearch(each) && left.some((other) => evaluates(other, each));
	const isEnough = (each) => isStated(each) || !(isStatedOtherwise(each) || isOfLearning(each) || isEvaluated(each));
	return whole.length >= MOST_WHOLE || whole.some(isEnough);
}
/** Whether all that it tells is of the rows that it learned from, or a loss: that is no result where another that learns tells one. */
const isOfLearning = ({ metric }) => metric !== null && (metric.doubts.includes("of-training") || metric.doubts.includes("only-a-loss") && metric.rule.name === "loss");
/** Whether what it tells is how well a search of its parameters did, or folds of the rows that it learned from. */
const isOfSearch = ({ metric }) => metric?.isOfFolds === true && !metric.reasons.includes("stated-in-readme");
/** Whether it came to its end and told nothing of rows that it was not chosen by. */
const tellsNoTest = (each) => isWhole(each) && (isOfLearning(each) || isOfSearch(each));
/** Whether one evaluates the model that another one trains and keeps. */
const evaluates = ({ trainedBy }, { candidate }) => trainedBy.includes(candidate.path);
/** Those that evaluate what others train behind these: what trains is to be measured, where it tells a result. */
function listBehindTrainers(candidates) {
	const placeOf = new Map(candidates.map(({ path }, place) => [path, place]));
	const turnOf = ({ path, trainedBy }) => Math.max(...[path, ...trainedBy].map((each) => placeOf.get(each) ?? 0));
	return candidates.toSorted((a, b) => turnOf(a) - turnOf(b) || a.trainedBy.length - b.trainedBy.length);
}
function tellsOfLearning(all) {
	const whole = all.filter(isWhole);
	return whole.length > 0 && whole.every(isOfLearning);
}
/** Whether one learns and may tell a result, or evaluates what another one that learns keeps. */
const mayTellMore = ({ reasons }) => reasons.includes("fits") && reasons.includes("computes-metric") || reasons.includes("evaluates-kept");
/**
* A result by its name, of what learns, or of what it keeps: the score of any other kept model is none of it, nor is that of one
* that comes out otherwise each time, which no other machine has.
*/
const tellsMore = (each) => mayTellMore(each.candidate) && !isOfLearning(each) && each.metric?.doubts.includes("name-not-printed") === false && (each.candidate.trainedBy.length === 0 || each.made.every(({ access }) => access === "made"));
const isStated = ({ metric }) => metric?.reasons.includes("stated-in-readme") === true;
const isStatedOtherwise = ({ metric }) => metric?.otherwise.some(({ from }) => from === "readme") === true;
/** Whether an entry did its work and printed no result: that is more than one that failed. */
const isEndedMain = ({ run, candidate: { reasons } }) => run !== null && isDone(run) && reasons.includes("fits") && reasons.includes("computes-metric");
/**
* As Colab writes a notebook, with its commands for the shell, a script never runs, while the notebook may; nor does one that
* imports what another of the repository no longer has.
*/
const mayRun = ({ run }) => run?.record.failureClass !== "syntax" && !(run?.record.errorType === "ImportError" && run.record.errorMessage?.includes(`(/home/sandbox/work/project/`));
/** Whether an entry worked as far as was seen: with more time it may print its result. */
const isStopped = ({ run }) => run?.record.status === "timeout";
// src/dataset/import/find-header.ts
/** Calls of pandas that read a table of text: an Excel sheet has a header in spite of `names`. */
const READS$1 = /\bread_(?:csv|table|fwf)[ \t]*\(/g;
const NO_HEADER = /\bheader[ \t]*=[ \t]*None\b/;
const HEADER = /\b(?:header|skiprows)[ \t]*=/;
const NAMES = /\bnames[ \t]*=[ \t]*(?!None\b)(?:\[([^\]]{0,2000})\]|([A-Za-z_]\w{0,60}))/;
/** Names of some columns, or of none that is the index. */
const OF_SOME = /\b(?:usecols|index_col)[ \t]*=/;
/** A text alone, or the end of a place, as it is joined to a folder. */
const NAMED_FILE = /^\s*(?:\w+[ \t]*=[ \t]*)?[rRuU]?(['"])[^'"\n]+\1\s*(?:,|$)|[^'"/\\{}%*\n]\.[A-Za-z]\w{0,7}['"]/;
const NAMED_ARGUMENT = /,\s*[A-Za-z_]\w*\s*=(?!=)/;
const OTHER_READS = /\b((?:open|read|load|scan)\w*|\w{0,20}[Rr]eader|genfromtxt)[ \t]*\(/g;
const DEFINED = /\bdef[ \t]+(\w+)/g;
const LONGEST_NAME$1 = 60;
const OPENED_AS = /^[ \t]*as[ \t]+(\w+)/;
const OPENED_TO = /\b(\w{1,60})[ \t]{0,9}=[ \t]{0,9}$/;
const FIRST_NAME = /^\s*(\w+)/;
/** A mode of writing. */
const WRITES = /,[ \t]*(?:mode[ \t]*=[ \t]*)?['"][wax]/;
const QUOTED$2 = /['"]([^'"\n]{1,200})['"]/g;
/**
* Names that code gives to the columns of a table whose first line it reads as data, none where it gives no names to all of them;
* null: it reads a header there, or does not say so of this table.
*/
function findGivenNames(code, path) {
	const plain = withoutComments(withoutDocstrings(code));
	const calls = [...plain.matchAll(READS$1)].flatMap(({ index, 0: { length } }) => readCall(plain, index + length) ?? []);
	const file = new RegExp(`['"/\\\\]${escapePattern(posix.basename(path))}['"]`);
	const own = findOwnCalls(plain, calls.map(({ given }) => given), file);
	if (own.length === 0 || !own.every(readsNoHeader)) return null;
	const [, list, name] = own.filter((given) => !OF_SOME.test(given)).map((given) => NAMES.exec(given)).find((each) => each !== null) ?? [];
	return [...(list ?? listOf(plain, name)).matchAll(QUOTED$2)].map(([, column = ""]) => column);
}
/** Calls that name the file; where none does those that name no file, as of a variable, but where another reader reads this one. */
function findOwnCalls(code, calls, file) {
	const naming = calls.filter((given) => file.test(given));
	if (naming.length > 0) return naming;
	const unnamed = calls.filter((given) => !NAMED_FILE.test(given.split(NAMED_ARGUMENT, 1)[0] ?? ""));
	return unnamed.length > 0 && isReadElsewhere(code, unnamed, file) ? [] : unnamed;
}
/** Whether a function that is not the code's own reads the file, and no call of pandas what it opens. */
function isReadElsewhere(code, calls, file) {
	const own = new Set([...code.matchAll(DEFINED)].map(([, name]) => name));
	return [...code.matchAll(OTHER_READS)].some(({ 0: { length }, 1: name, index }) => {
		const call = own.has(name) ? null : readCall(code, index + length);
		if (call === null || !file.test(call.given)) return false;
		if (name !== "open") return true;
		const before = code.slice(Math.max(0, index - LONGEST_NAME$1), index);
		const [, opened] = OPENED_AS.exec(call.behind) ?? OPENED_TO.exec(before) ?? [];
		const isHandle = (given) => FIRST_NAME.exec(given)?.[1] === opened;
		return !WRITES.test(call.given) && !(opened !== void 0 && calls.some(isHandle));
	});
}
/** pandas takes the first line for data where names are given and no header is; lines that are skipped may hold one. */
const readsNoHeader = (given) => NO_HEADER.test(given) ? !/\bskiprows\b/.test(given) : NAMES.test(given) && !HEADER.test(given);
/** The list that a name is given; empty: none is written out. */
const listOf = (code, name) => name === void 0 ? "" : new RegExp(String.raw`^[ \t]*${name}[ \t]*=[ \t]*\[([^\]]{0,2000})\]`, "m").exec(code)?.[1] ?? "";
// src/dataset/import/find-renamed.ts
const QUOTED$1 = /['"]([^'"\n]{1,200})['"]/g;
const RENAMES = /\.rename\([ \t\n]{0,40}(?:columns[ \t]*=[ \t]*)?\{([^{}]{1,4000})\}/g;
const PAIR = /['"]([^'"\n]{1,200})['"][ \t]*:[ \t]*['"]([^'"\n]{1,200})['"]/g;
/** `df.columns = ['label', 'text']`, of a frame with all columns or of some that were chosen before: `df = df[['v1', 'v2']]`. */
const NAMES_ALL = /\.columns[ \t]*=[ \t]*\[([^\][]{1,4000})\]/g;
const CHOOSES = /\[\[([^\][]{1,4000})\]\]/g;
/** What is chosen farther above is of another frame. */
const FARTHEST = 3e3;
/** `df['spam'] = df['label'].map({...})` */
const MADE = /\[['"]([^'"\n]{1,200})['"]\][ \t]*=(?!=)[ \t]*([^\n]{1,400})/g;
const COLUMN = /\[['"]([^'"\n]{1,200})['"]\]/g;
/** By which a column has the classes of another, in other words. */
const CODES$1 = /\.(?:map|replace)\(|\bfit_transform\(|\bfactorize\(|\.cat\.codes\b/;
/** By which its values are of another kind alone. */
const CONVERTS = /\.astype\(/;
/** By which it has two, on which side of a value the other lies; a row that is asked for its neighbour tells of another time. */
const COMPARES = /[<>=!]=|[<>]/;
/** More than one choice makes more than two of it. */
const CHOICE = /\bif\b|\bwhere\(/g;
/** A part of each value, or what stands beside it elsewhere, is no other word for it; nor is anything of what names each row. */
const TAKES_PART$1 = /\.split\(|\.str(?:\.(?:count|extract|find|get|len|slice)\b|\[)|\bre\.\w|\blen\b/;
const NAMES_ROWS = /(?:^|[_ ])(?:[Ii][Dd]s?|[Ii]ndex|[Pp]ath|[Ff]ile(?:_?[Nn]ame)?|[Ii]mage|[Ii]mg|[Uu][Rr][Ll])$|[a-z](?:ID|Id)$/;
const OF_ANOTHER_TIME = /\.(?:shift|diff|rolling|pct_change)\(/;
/** Tells of which column of a table code makes one that it calls so, by one step: a new name, other words for its values, a comparison. */
function openRenamed(code) {
	const known = Map.groupBy([
		...listRenamed(code),
		...listChosen(code),
		...listMade(code)
	], ({ to }) => to);
	return (name) => (known.get(name) ?? []).filter(({ from }) => from !== name).map(({ from, isCompared }) => ({
		name: from,
		isCompared
	}));
}
const listRenamed = (code) => [...code.matchAll(RENAMES)].flatMap(([, pairs = ""]) => [...pairs.matchAll(PAIR)].map(([, from = "", to = ""]) => ({
	from,
	to,
	isCompared: false
})));
const listQuoted = (text) => [...text.matchAll(QUOTED$1)].map(([, name = ""]) => name);
function listChosen(code) {
	const choices = [...code.matchAll(CHOOSES)].map(({ index, 1: names = "" }) => ({
		index,
		names: listQuoted(names)
	}));
	return [...code.matchAll(NAMES_ALL)].flatMap(({ index, 1: given = "" }) => {
		const names = listQuoted(given);
		const chosen = choices.findLast((each) => each.index < index && index - each.index < FARTHEST);
		return chosen?.names.length !== names.length ? [] : names.map((to, place) => ({
			from: chosen.names[place] ?? "",
			to,
			isCompared: false
		}));
	});
}
function listMade(code) {
	return [...code.matchAll(MADE)].flatMap(([, to = "", made = ""]) => {
		const columns = new Set([...made.matchAll(COLUMN)].map(([, name = ""]) => name));
		const [from] = columns;
		const isCompared = COMPARES.test(made.replaceAll(/[-=]>/g, ""));
		const isOther = OF_ANOTHER_TIME.test(made) || TAKES_PART$1.test(made);
		if (from === void 0 || columns.size > 1 || isOther || NAMES_ROWS.test(from)) return [];
		const isCoded = CODES$1.test(made);
		const isOfTwo = isCompared && !isCoded && (made.match(CHOICE)?.length ?? 0) < 2;
		return isCompared || isCoded || CONVERTS.test(made) ? [{
			from,
			to,
			isCompared: isOfTwo
		}] : [];
	});
}
/** Places of columns that code names all at once, by name, in a table of as many. */
function listNamedAll(code) {
	const found = [...code.matchAll(NAMES_ALL)].map(([, given = ""]) => listQuoted(given));
	return new Map(found.flatMap((names) => names.map((name, place) => [name, {
		place,
		columns: names.length
	}])));
}
// src/dataset/import/find-told-target.ts
/** `y = df[target]`: a column by a name that the code gives elsewhere. */
const BY_NAME = /(?:^|;)[ \t]*(?:self\.)?(?:y|Y|target|labels?)(?:_\w{0,20})?[ \t]*=[ \t]*[A-Za-z_][\w.]{0,60}\[[ \t]*([A-Za-z_]\w{0,60})[ \t]*\]/gm;
const FUNCTION$1 = /^[ \t]*def[ \t]{1,9}([A-Za-z_]\w{0,60})[ \t]*\(([^()]{0,600})\)/gm;
/** A function is not looked for farther above. */
const LONGEST_FUNCTION = 3e3;
/** More are not followed: each is looked for in all of the code. */
const MOST = 20;
/** Columns that the code tells a function, which takes them for its target: `split(data, 'charges', 0.33)`. */
function findToldTargets(code) {
	const told = [...code.matchAll(BY_NAME)].slice(0, MOST).flatMap(({ index, 1: name = "" }) => {
		const [, called, parameters = ""] = [...code.slice(Math.max(0, index - LONGEST_FUNCTION), index).matchAll(FUNCTION$1)].at(-1) ?? [];
		const place = listNames(parameters).indexOf(name);
		return called === void 0 || place < 0 ? [] : [callsOf(called, place)];
	});
	return [...new Set(told)].flatMap((calls) => [...code.matchAll(new RegExp(calls, "g"))].map(([, column = ""]) => column));
}
const listNames = (parameters) => parameters.split(",").map((each) => each.split(/[:=]/, 1)[0]?.trim() ?? "").filter((each) => each !== "self" && each !== "cls");
/** Source of an expression for the text that a function is given in this place. */
const callsOf = (called, place) => String.raw`\b${called}\((?:[^(),'"]{0,100}(?:['"][^'"\n]{0,200}['"]\s{0,9})?,){${place}}\s{0,100}['"]([^'"\n]{1,200})['"]`;
// src/dataset/import/find-target.ts
const NAME = String.raw`['"]([^'"\n]{1,200})['"]`;
const QUOTED = new RegExp(NAME, "g");
/** `y`, `y_train`, `yTest`, `ytrain`, `y2`; no `years` and no `yr_counts`. */
const Y = String.raw`[yY](?:s|tr|te|_\w{0,20}|\d\w{0,19}|[A-Z]\w{0,19}|(?:train|test|val|all|data|full|raw|true|label|target)\w{0,9})?`;
/** With a comma behind it, it is an argument of a call: of a drawing, mostly; what is compared is told apart below, as it may be a filter of rows. */
const givenTo = (variable) => new RegExp(String.raw`(?:^|;)[ \t]*(?:self\.)?(?:${variable})[ \t]*=[ \t]*[\w.]{1,60}(?:\.loc\[:,[ \t]*|\[)\[?${NAME}\]?\](?![\] \t]*(?:,|[<>]|[=!]=))`, "gm");
const GIVEN = givenTo(String.raw`${Y}|(?:target|labels?|output)\w{0,20}`);
/** Of rows that stand first in its name; it may be of less than what another is called after alone. */
const GIVEN_PART = givenTo("(?:train(?:ing)?|test|val(?:id)?|all|full|raw)_(?:targets?|labels?)|(?:train|test|val(?:id)?)_[yY]");
const NAMED = [
	new RegExp(String.raw`\b(?:target|label|TARGET|LABEL)(?:_?(?:col(?:umn)?|name|variable|COL(?:UMN)?|NAME))?\w{0,10}[ \t]*(?::[ \t]*str[ \t]*)?=[ \t]*${NAME}`, "g"),
	new RegExp(String.raw`=[ \t]*[\w.]{1,60}\.pop\([ \t]*${NAME}`, "g"),
	new RegExp(String.raw`train_test_split\([^\n]{0,200}[\w.]{1,60}\[${NAME}\]`, "g"),
	new RegExp(String.raw`(?:\bcross_val(?:_score|_predict|idate)|\.fit)\([^\n]{1,200},[ \t]{0,9}[A-Za-z_]\w{0,60}\[${NAME}\]`, "g")
];
const COLUMN_OF_Y = "([yY]_(?:col(?:umn)?|name|var(?:iable)?))";
/** The name of a column as a statement: with a comma behind it, it is an argument of a drawing. */
const NAMES_Y = new RegExp(String.raw`^[ \t]*${COLUMN_OF_Y}[ \t]*=[ \t]*${NAME}[ \t]*(?:#.*)?$`, "gm");
/** Where such a name is that of what a model learns: `y = data[[y_column]]`, `X = data.drop(y_column, axis=1)`; a drawing takes one too. */
const USES_Y = new RegExp(String.raw`(?:\.(?:drop|pop)\([ \t]*(?:columns[ \t]*=[ \t]*)?\[?|(?:^|;)[ \t]*(?:self\.)?${Y}[ \t]*=[ \t]*(?:[\w.]{1,60}\([ \t]*)?[\w.]{1,60}(?:\.loc\[:,[ \t]*|\[)\[?)[ \t]*${COLUMN_OF_Y}\b(?![\] \t]*,[ \t]*$)`, "gm");
/** `y = (data.charges > 10000)`, `y = (df['quality'] >= 7).astype(int)`. */
const COMPARED = new RegExp(String.raw`(?:^|;)[ \t]*(?:self\.)?(?:y|Y|target|labels?)(?:_\w{0,20})?[ \t]*=[ \t(]*(?:[\w.]{1,60}\[${NAME}\]|[A-Za-z_]\w{0,60}\.([A-Za-z_]\w{0,60}))[ \t]*(?:[<>]=?|==|!=)`, "gm");
/** What is left without it is what a model learns from, but where a frame loses a column that it needs not. */
const DROPPED = new RegExp(String.raw`\.drop\([ \t]*(?:columns[ \t]*=[ \t]*)?\[?[ \t]*${NAME}[ \t]*\]?[ \t]*(?:,[ \t]*axis[ \t]*=[ \t]*(?:1|'columns'))?[ \t]*\)`, "g");
/** Rows to predict have no target: what they lose names them. */
const OF_TEST$1 = /(?:^|_|\b)(?:test|submission|sub)(?:$|_|\b)/i;
const OF_ITSELF = /(?:^|[^\w.])([\w.]{1,60})[ \t]*=[ \t]*([\w.]{1,60})$/;
/** Of rows, not what a model said of them or where something is drawn: `y_pred = kmeans.labels_`, `y_pos = df.latitude`. */
const OF_ROWS = String.raw`(?:y|Y|target|labels?)(?:_(?:train|test|val|valid|validation|dev|all|full|raw|true|data)\d?)?[ \t]*=[ \t]*`;
const ATTRIBUTE = new RegExp(String.raw`^[ \t]*${OF_ROWS}[A-Za-z_]\w*\.([A-Za-z_]\w*)(?:\.values)?[ \t]*(?:#.*)?$`, "gm");
const LAST = /\[[ \t]*:[ \t]*,[ \t]*(?:\[[ \t]*-1[ \t]*\]|-1(?:[ \t]*:)?)[ \t]*\]/g;
const GIVEN_TO_Y = /\b(?:[yY]\w{0,10}|(?:targets?|labels?)(?:_\w{1,20})?)[ \t]*=/;
/** A frame by the places of its columns. Columns of an array without a frame may be what the code computed: `y = pca[:, 1]`. */
const BY_PLACE = String.raw`\.(?:iloc|values|to_numpy\(\))\[`;
/** `y = df[60]`, `y = df.iloc[:, 60]`, `labels = data.values[:, 0]`. */
const NUMBERED = new RegExp(String.raw`(?:^|;)[ \t]*${OF_ROWS}[A-Za-z_][\w.]{0,60}(?:\[[ \t]*(\d{1,4})[ \t]*\]|${BY_PLACE}[ \t]*:[ \t]*,[ \t]*(\d{1,4})[ \t]*\])`, "gm");
/** An array that is a table's, each column in its place, and the one that is taken out of it: `rows = np.loadtxt(path)`, `y = rows[:, 8]`. */
const LOADED = /^[ \t]*([A-Za-z_]\w{0,60})[ \t]*=[ \t]*(?:np|numpy)\.(?:loadtxt|genfromtxt)\(/gm;
/** By which an array has fewer columns than its table, or rows for them. */
const TAKES_PART = /\b(?:usecols|unpack)\b/;
const ASSIGNED = /^[ \t]*([A-Za-z_]\w{0,60}(?:[ \t]*,[ \t]*[A-Za-z_]\w{0,60}){0,9})[ \t]*=(?!=)/gm;
const OF_LOADED = new RegExp(String.raw`(?:^|;)[ \t]*${OF_ROWS}([A-Za-z_]\w{0,60})\[[ \t]*:[ \t]*,[ \t]*(\d{1,4})[ \t]*\]`, "gm");
/** What stands before a line that goes on with a call of the one above: a drawing is told its `y` there. */
const IS_ARGUMENT = /[(,][ \t]{0,200}(?:#[^\n]{0,200})?\r?\n[ \t]{0,200}$/;
/** Lines that say nothing to Python: a comment may end with a comma. */
const NO_CODE = /^[ \t]*(?:#[^\r\n]*)?\r?\n/gm;
const LONGEST_LINE = 600;
const CODES = /\bget_dummies\b|\bOneHotEncoder\b/;
/** The likeliest first. */
function findTargetHints(code) {
	const isGiven = ({ index }) => !IS_ARGUMENT.test(code.slice(Math.max(0, index - LONGEST_LINE), index).replaceAll(NO_CODE, ""));
	const compared = [...code.matchAll(COMPARED)].filter(isGiven).map(([, quoted, attribute = ""]) => quoted ?? attribute);
	const find = (pattern) => [...code.matchAll(pattern)];
	const told = [
		...[
			...find(GIVEN).filter(isGiven),
			...NAMED.flatMap(find),
			...find(ATTRIBUTE).filter(isGiven)
		].map(([, name = ""]) => name),
		...findNamedY(code),
		...findToldTargets(code),
		...compared,
		...find(GIVEN_PART).filter(isGiven).map(([, name = ""]) => name)
	];
	const renamedOf = openRenamed(code);
	const known = told.flatMap((name) => [{
		name,
		isCompared: false
	}, ...renamedOf(name)]);
	const named = known.map(({ name }) => name);
	compared.push(...known.filter(({ isCompared }) => isCompared).map(({ name }) => name));
	const coded = new Set(CODES.test(code) ? named : []);
	return [
		...[.../* @__PURE__ */ new Set([...named, ...findDropped(code)])].map((name) => ({
			kind: "named",
			name,
			...compared.includes(name) ? { isCompared: true } : {},
			...coded.has(name) ? { mayBeCoded: true } : {}
		})),
		...takesLast(code) ? [{ kind: "last-column" }] : [],
		...findOfLoaded(code),
		...findNamedAll(code, told),
		...find(NUMBERED).filter(isGiven).flatMap(({ 1: column, 2: place = column }) => place === column && !isDropped(code, Number(column)) ? [] : [{
			kind: "numbered",
			place: Number(place),
			...column === void 0 ? findLost(code) : {}
		}])
	];
}
/** Places of what a model learns in a table all of whose columns the code names at once. */
function findNamedAll(code, names) {
	const places = listNamedAll(code);
	return [...new Set(names)].flatMap((name) => places.get(name) ?? []).map((each) => ({
		kind: "numbered",
		...each,
		lost: []
	}));
}
/** Columns that a statement names for what a model learns. */
function findNamedY(code) {
	const used = new Set([...code.matchAll(USES_Y)].map(([, variable]) => variable));
	return [...code.matchAll(NAMES_Y)].flatMap(([, variable, name = ""]) => used.has(variable) ? [name] : []);
}
/** Places in arrays that are given a value once, by the call that reads them. */
function findOfLoaded(code) {
	const isWhole = ({ 0: { length }, index }) => {
		const call = readCall(code, index + length);
		return call !== null && !TAKES_PART.test(call.given) && /^\s*(?:#|$)/.test(call.behind);
	};
	const loaded = new Set([...code.matchAll(LOADED)].filter(isWhole).map(([, name = ""]) => name));
	const seen = /* @__PURE__ */ new Set();
	for (const [, names = ""] of code.matchAll(ASSIGNED)) for (const name of names.split(",").map((each) => each.trim())) {
		if (seen.has(name)) loaded.delete(name);
		seen.add(name);
	}
	return [...code.matchAll(OF_LOADED)].flatMap(([, name = "", place]) => loaded.has(name) ? [{
		kind: "numbered",
		place: Number(place),
		lost: []
	}] : []);
}
/** A number alone may be the place of a row, or of one of two arrays. */
const isDropped = (code, column) => new RegExp(String.raw`\.drop\([ \t]*(?:columns[ \t]*=[ \t]*)?\[?[ \t]*${column}[ \t]*\]?[ \t]*[,)]`).test(code);
/** By which a frame has fewer columns than its table, or others in front. */
const LOSES = /\.(?:drop|pop|insert)\([^()]{0,500}|\bdel\b[^\n]{0,200}|\b(?:index_col|usecols|set_index)\b[^\n]{0,200}/g;
/** A frame of chosen columns: `df = df[['b', 'a']]`, `part = df.iloc[:, 1:]`. */
const CHOSEN = /^[ \t]*([A-Za-z_]\w{0,60})[ \t]*=[ \t]*[A-Za-z_]\w{0,60}(?:\[\[|\.i?loc\[[^\],\n]{0,100},|\.(?:filter|reindex|select_dtypes)\()/gm;
const COUNTED = new RegExp(String.raw`\b([A-Za-z_]\w{0,60})${BY_PLACE}`, "g");
/** Nothing where one of them is not told by its name, or where columns of a frame that was made of some are counted. */
function findLost(code) {
	const chosen = new Set([...code.matchAll(CHOSEN)].map(([, frame]) => frame));
	if ([...code.matchAll(COUNTED)].some(([, frame]) => chosen.has(frame))) return {};
	const found = [...code.matchAll(LOSES)].map(([text]) => [...text.matchAll(QUOTED)].map(([, name = ""]) => name));
	return found.every((names) => names.length > 0) ? { lost: found.flat() } : {};
}
const takesLast = (code) => [...code.matchAll(LAST)].some(({ index }) => GIVEN_TO_Y.test(lineBefore(code, index, 100)));
function findDropped(code) {
	return [...code.matchAll(DROPPED)].flatMap(({ index, 1: name = "" }) => {
		const [, left, frame] = OF_ITSELF.exec(lineBefore(code, index, 130)) ?? [];
		return left !== void 0 && (left === frame || OF_TEST$1.test(frame ?? "")) ? [] : [name];
	});
}
/** What stands before a place on its line, of at most so many characters. */
function lineBefore(code, index, most) {
	const before = code.slice(Math.max(0, index - most), index);
	return before.slice(before.lastIndexOf("\n") + 1);
}
/** Classes of what scikit-learn, Keras and torchvision bring, by their documentation. */
const BROUGHT = [
	[/\bload_breast_cancer\(/, 2],
	[/\bload_(?:iris|wine)\(/, 3],
	[/\bload_digits\(|\b(?:fashion_)?mnist\.load_data\(|\bcifar10\.load_data\(|\bdatasets\.(?:Fashion|K)?MNIST\(|\bCIFAR10\(/, 10]
];
/** Classes of the data that the code takes from a library; null: it takes none that is known here, or several. */
function countBroughtClasses(code) {
	const found = new Set(BROUGHT.flatMap(([pattern, classes]) => pattern.test(code) ? [classes] : []));
	return found.size === 1 ? [...found][0] ?? null : null;
}
const TEXT = /TfidfVectorizer|CountVectorizer|HashingVectorizer|\bnltk\b|\bspacy\b|AutoTokenizer|BertTokenizer|Tokenizer\b|pad_sequences|word_tokenize/;
const isAboutText = (code) => TEXT.test(code);
// src/curation/data-format.ts
const FORMATS = [
	[/\.jsonl$/, "jsonl"],
	[/\.json$/, "json"],
	[/\.xlsx?$/, "excel"],
	[/\.parquet$/, "parquet"],
	[/\.feather$/, "feather"],
	[/\.arff$/, "arff"],
	[/\.np[yz]$/, "numpy"],
	[/\.mat$/, "matlab"],
	[/\.(?:pkl|pickle)$/, "pickle"],
	[/\.(?:h5|hdf5)$/, "hdf5"],
	[/\.(?:jpe?g|png|bmp|gif)$/, "image"],
	[/\.wav$/, "audio"],
	[/\.tsv$/, "tsv"],
	[/\.csv$/, "csv"]
];
const TABLE = /\.(?:csv|tsv|txt|data|dat|tab)$/i;
/** Whether a file is called as tables are. */
const isCalledTable = (path) => TABLE.test(path);
/** By a file's content where that is a table, else by its ending. */
function formatOf(path, table) {
	if (table !== null) return table.delimiter === "	" ? "tsv" : "csv";
	const name = path.toLowerCase().replace(/\.(?:gz|zip|bz2)$/, "");
	return FORMATS.find(([ending]) => ending.test(name))?.[1] ?? (isCalledTable(name) ? "text" : "other");
}
// src/curation/describe-table.ts
const NO_TARGET = {
	target: void 0,
	classes: null,
	rank: null
};
/** What is known of a table by its cells and by what code says of its target. `given`: names that the code gives its columns itself. */
function describeTable(table, hints, given) {
	const { encoding, delimiter, header } = table;
	const headers = headersOf(table, hints, given !== null);
	const rows = headers === null ? [header, ...table.rows] : table.rows;
	const target = headers === null ? findTargetByPlace(rows, header.length, hints, given) : findTargetByName(rows, headers, hints);
	return {
		rows: rows.length,
		encoding,
		delimiter,
		headers,
		...target
	};
}
/** The target of a table with a header: the column that a hint names, counts, or makes of it. */
function findTargetByName(rows, headers, hints) {
	const codedOf = openCoded(headers, rows);
	const meant = hints.map((hint) => {
		const coded = codedOf(hint);
		const isOfTwo = coded !== void 0 || hint.kind === "named" && hint.isCompared === true;
		return {
			name: coded ?? nameOf(hint, headers),
			isOfTwo
		};
	});
	const target = findColumn(meant.map(({ name }) => name), headers);
	if (target === void 0) return NO_TARGET;
	const plain = plainOf(target);
	const isTarget = ({ name }) => name !== void 0 && plainOf(name) === plain;
	return {
		target,
		classes: meant.some((each) => each.isOfTwo && isTarget(each)) ? 2 : countClasses(cellsOf(rows, headers.indexOf(target))),
		rank: meant.findIndex(isTarget)
	};
}
/** The target of a table without a header: the last column, one that is counted, or one that the code names itself. */
function findTargetByPlace(rows, columns, hints, given) {
	const names = given?.length === columns ? given : [];
	const placeOf = (hint) => hint.kind === "named" ? names.indexOf(hint.name) : placeIn(hint, columns);
	const place = hints.some(({ kind }) => kind === "last-column") ? columns - 1 : hints.map(placeOf).find((each) => each >= 0 && each < columns);
	return place === void 0 ? NO_TARGET : {
		...NO_TARGET,
		classes: countClasses(cellsOf(rows, place))
	};
}
const placeIn = (hint, columns) => hint.kind === "numbered" && (hint.columns ?? columns) === columns ? hint.place : -1;
/** The first that is a column; else the column that is called so but for its case and signs, as code renames them all. */
function findColumn(names, headers) {
	const given = [...new Set(names)].flatMap((name) => name === void 0 || name === "" ? [] : [name]);
	const known = new Set(headers);
	const exact = given.find((name) => known.has(name));
	if (exact !== void 0) return exact;
	const alike = Map.groupBy(headers, plainOf);
	const renamed = given.map(plainOf).find((plain) => plain !== "" && alike.get(plain)?.length === 1);
	return renamed === void 0 ? void 0 : alike.get(renamed)?.[0];
}
/**
* Tells which column of text one-hot coding makes one of a name from, as pandas and scikit-learn call it: `Churn_Yes` of a `Churn`
* that says Yes somewhere; undefined: none.
*/
function openCoded(headers, rows) {
	const known = new Set(headers);
	const valuesOf = memoise((header) => {
		const place = headers.indexOf(header);
		return new Set(rows.map((row) => row[place]));
	});
	const isMade = (header, value) => known.has(header) && !isNumber(value) && valuesOf(header).has(value);
	return (hint) => {
		if (hint.kind !== "named" || hint.mayBeCoded !== true || known.has(hint.name)) return void 0;
		const { name } = hint;
		return [...name.matchAll(/_(?=.)/g)].map(({ index }) => index).map((end) => name.slice(0, end)).find((header) => isMade(header, name.slice(header.length + 1)));
	};
}
const plainOf = (name) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "_").replaceAll(/^_|_$/g, "");
/** The column that a hint means of a table with a header; undefined: nobody knows. */
function nameOf(hint, headers) {
	if (hint.kind === "named") return hint.name;
	if (hint.kind === "last-column") return headers.at(-1);
	const { place, lost, columns = headers.length } = hint;
	if (columns !== headers.length) return void 0;
	return lost === void 0 || headers.slice(0, place + 1).some((name) => lost.includes(name)) ? void 0 : headers[place];
}
/**
* Null where the first line is data: names of columns are no numbers, but where the code names one of them, or a text stands
* above numbers, and in a table that the code reads without a header no others. No row of the data is kept.
*/
function headersOf({ header, rows }, hints, isData) {
	const names = header.map((name) => name.trim());
	const below = rows.slice(0, ROWS_LOOKED_AT);
	const isNamed = hints.some((hint) => hint.kind === "named" && names.includes(hint.name));
	const isAboveNumbers = (name, place) => name !== "" && !isNumber(name) && below.length > 0 && below.every((row) => isNumber(row[place] ?? ""));
	const isHeader = !(isData || names.some(isNumber)) || isNamed || names.some(isAboveNumbers);
	const isShort = names.length <= 1e4 && names.every((name) => name.length <= 1e3);
	return isHeader && isShort ? names : null;
}
const ROWS_LOOKED_AT = 20;
const isNumber = (cell) => cell.trim() !== "" && Number.isFinite(Number(cell));
const cellsOf = (rows, place) => rows.map((row) => row[place] ?? "");
/** What stands in the place of a value: what pandas takes for none, and a question mark. */
const MISSING = /* @__PURE__ */ new Set([
	"",
	"?",
	"#N/A",
	"N/A",
	"NA",
	"n/a",
	"nan",
	"NaN",
	"null",
	"NULL"
]);
/** The same beside numbers; among words it may be one of these, as of those who have no illness. */
const NONE = "None";
/** Distinct values; null: they are measures, and the code makes classes of them in a way that is not known here. */
function countClasses(cells) {
	const told = [...new Set(cells.filter((cell) => !MISSING.has(cell.trim())))];
	const numbers = told.filter(isNumber);
	const values = numbers.length > 0 && told.every((cell) => isNumber(cell) || cell.trim() === NONE) ? numbers : told;
	return values.some((value) => !Number.isInteger(Number(value)) && isNumber(value)) ? null : values.length;
}
// src/curation/describe-data.ts
/** Number of files in one folder above which the folder stands for them, as for images. */
const MOST_FILES$1 = 20;
/** What is brought from elsewhere has the other half of the places. */
const MOST_DESCRIBED = MOST_DATA / 2;
const LARGEST_TABLE = 64 * 1024 ** 2;
const OF_TEST = /(?:^|[^a-z])(?:test|eval|holdout)(?:[^a-z]|$)/i;
const OF_TRAINING$1 = /(?:^|[^a-z])train(?:ing)?(?:[^a-z]|$)/i;
/** What is known of the files that hold data: rows, roles, the target, and what they make of the task. */
async function describeData$1(source, { files, paths, code }, metricName) {
	const of = {
		code,
		hints: findTargetHints(code),
		listed: new Set(paths),
		isSplit: isSplit(paths)
	};
	const described = [];
	const reasons = [];
	for (const path of groupFolders(paths)) {
		const { file, ...target } = await describeFile(source, path, of);
		const licence = await detectDataLicence(source, files, path);
		reasons.push(...licence.spdx === null ? [licence.why] : []);
		described.push({
			file: {
				...file,
				licence: licence.spdx
			},
			...target
		});
	}
	const agreed = keepLikeliestTarget(described);
	const first = agreed.find(({ file }) => file.target !== void 0) ?? agreed.find(({ classes }) => classes !== null);
	return {
		data: agreed.map(({ file }) => file),
		...reasons[0] === void 0 ? {} : { dataLicence: reasons[0] },
		target: first?.file.target === void 0 ? null : {
			column: first.file.target,
			path: first.file.path
		},
		task: taskOf(metricName, code, first?.classes ?? (paths.length === 0 ? countBroughtClasses(code) : null))
	};
}
/**
* Rows to predict have no target: those of a test, and of a table whose other columns are all in one with a likelier target, have none
* in its place. Another table, as one to look things up in, may have a likelier one by chance.
*/
function keepLikeliestTarget(described) {
	const best = smallest(described.flatMap(({ rank }) => rank ?? []));
	const columns = described.filter(({ rank }) => rank !== null && rank === best).map(({ file }) => new Set(file.headers));
	return described.map((each) => {
		if (each.rank === null || each.rank === best) return each;
		const { target, ...file } = each.file;
		const others = (file.headers ?? []).filter((name) => name !== target);
		const isPart = others.length > 0 && columns.some((known) => others.every((name) => known.has(name)));
		return file.role === "test" || isPart ? {
			file,
			classes: null,
			rank: null
		} : each;
	});
}
async function describeFile(source, path, { code, hints, listed, isSplit }) {
	const table = await readTableBelow(source, path);
	const found = listed.has(path) ? await lookBelow(source, path) : null;
	const sha256 = found?.kind === "file" ? await hashBelow(source, path) : null;
	const { target, classes, rank, ...columns } = table === null ? NO_TARGET : describeTable(table, hints, findGivenNames(code, path));
	return {
		file: {
			path,
			role: isSplit ? roleOf(path) : "all",
			format: listed.has(path) ? formatOf(path, table) : "folder",
			...columns,
			...found?.kind === "file" ? { bytes: found.stats.size } : {},
			...target === void 0 ? {} : { target },
			...sha256 === null ? {} : { sha256 },
			licence: null
		},
		classes,
		rank
	};
}
/** A name that tells nothing of its content may be one of a table. */
async function readTableBelow(source, path) {
	const content = isCalledTable(path) || !isDataFile(path) ? await readBelow$1(source, path, LARGEST_TABLE).catch(() => null) : null;
	if (content === null) return null;
	const { text, encoding } = decodeText(content);
	const found = readTable$1(encoding === "utf-16" ? Buffer.from(text) : content, null);
	return "rows" in found ? {
		...found,
		encoding
	} : null;
}
const isSplit = (paths) => [OF_TEST, OF_TRAINING$1].every((of) => paths.some((path) => of.test(posix.basename(path))));
function roleOf(path) {
	const [isTest, isTraining] = [OF_TEST, OF_TRAINING$1].map((of) => of.test(posix.basename(path)));
	if (isTest === isTraining) return "all";
	return isTest ? "test" : "train";
}
/** Folders with many files stand for these; of more than a manifest holds, those at the top, and no further one. */
function groupFolders(paths) {
	const grouped = [...Map.groupBy(paths, (path) => posix.dirname(path))].flatMap(([folder, inside]) => inside.length > MOST_FILES$1 && folder !== "." ? [folder] : inside);
	return (grouped.length > MOST_DESCRIBED ? [...new Set(paths.map((path) => path.split("/")[0] ?? ""))] : grouped).sort().slice(0, MOST_DESCRIBED);
}
function taskOf(metricName, code, classes) {
	const labels = findLabels(code, metricName === null ? null : findMetric(metricName)?.labels ?? null);
	if (labels === "numbers") return "regression";
	if (labels === null) return "other";
	if (isAboutText(code)) return "text-classification";
	const count = learnsTwo(code) ? 2 : classes ?? countLearnedClasses(code);
	if (count === null) return "other";
	return count === 2 ? "binary-classification" : "multiclass-classification";
}
// src/curation/list-named-data.ts
/** Data that the code names, where no run shows what is read: what it only writes is none. */
function listNamedData(files, code) {
	const named = readNamingLines(code);
	return files.filter((path) => {
		const use = mayHoldData(path) ? named.get(posix.basename(path)) : void 0;
		if (use === void 0 || use.onlyWritten) return false;
		return isDataFile(path) ? use.isRead || formatOf(path, null) !== "image" : use.isRead && use.isQuoted;
	});
}
const READS = /\b(?:im)?read\w*\(|\bopen\(|\bload\w*\(/;
/** What a name of a file stands between in code; of one that is quoted it may hold all but the first. */
const [AROUND_QUOTED, AROUND_BARE] = [/['"`\\/]/, /[^\p{L}\p{N}_.-]+/u];
/** What the lines of code do with each name that stands in them: every line is looked at once, however many files there are. */
function readNamingLines(code) {
	const uses = /* @__PURE__ */ new Map();
	for (const line of code.split("\n").filter((each) => !each.trimStart().startsWith("#"))) {
		const [isRead, isWritten] = [READS.test(line), WRITES$2.test(line)];
		const quoted = line.split(AROUND_QUOTED);
		const whole = new Set(quoted);
		for (const name of /* @__PURE__ */ new Set([...quoted, ...quoted.flatMap((each) => each.split(AROUND_BARE))])) {
			const use = uses.get(name) ?? {
				isRead: false,
				isQuoted: false,
				onlyWritten: true
			};
			uses.set(name, use);
			use.isQuoted ||= whole.has(name);
			use.isRead ||= isRead;
			use.onlyWritten &&= isWritten;
		}
	}
	return uses;
}
// src/curation/outside-data.ts
/** What was found of the data, with what of it the repository does not hold. */
async function addOutsideData({ data, dataLicence }, tried, { source, files, pin }) {
	const read = new Map([...toData(tried.addresses), ...tried.made].map((file) => [file.path, file]));
	const found = await inTurn(data, async (file) => {
		const elsewhere = read.get(file.path);
		return elsewhere === void 0 ? lookBehindPointer(source, file, pin) : {
			...file,
			...pickFetching(elsewhere)
		};
	});
	const named = new Set(data.map(({ path }) => path));
	const missed = [...findMissedData(tried, files), ...[...read.values()].filter(({ path }) => !named.has(path))];
	const why = dataLicence ?? (missed.length > 0 ? "not-stated" : void 0);
	const turns = new Map(tried.made.map(({ path }, turn) => [path, turn]));
	const turnOf = ({ path }) => turns.get(path) ?? -1;
	return {
		data: [...found, ...missed].toSorted((one, other) => turnOf(one) - turnOf(other)),
		...why === void 0 ? {} : { dataLicence: why }
	};
}
const pickFetching = ({ url, access, madeBy, source, sha256 }) => ({
	...url === void 0 ? {} : { url },
	...madeBy === void 0 ? {} : { madeBy },
	...source === void 0 ? {} : { source },
	access,
	...sha256 === void 0 ? {} : { sha256 }
});
/** A data file as Git LFS keeps it elsewhere, where the repository only points at it. */
async function lookBehindPointer(source, file, { repository, commit, path: part }) {
	const pointer = await readPointer(source, file.path);
	if (pointer === null) return file;
	const { path, role, licence, format } = file;
	const { sha256, bytes } = pointer;
	const url = sha256 === null ? null : addressOfLfsFile(repository, commit, posix.join(part, path));
	return {
		path,
		role,
		licence,
		...format === void 0 ? {} : { format },
		...sha256 === null ? {} : { sha256 },
		...bytes === null ? {} : { bytes },
		...url === null ? { access: "manual" } : {
			url,
			access: "open"
		}
	};
}
/** The file or folder that a run looked for and did not find: somebody has to bring it. */
function findMissedData({ run, start, scripts }, files) {
	const missed = readMissed(run, start, files);
	if (missed === null || !scripts.some(({ text }) => text.includes(posix.basename(missed.path)))) return [];
	const { path, isFolder } = missed;
	return [{
		path,
		role: "all",
		licence: null,
		...isFolder ? { format: "folder" } : {},
		access: "manual"
	}];
}
// src/measurement/printed/kept-metric.ts
const CALL = String.raw`(?:[A-Za-z_]\w{0,60}\.){0,3}(${METRIC_FUNCTIONS.join("|")})\(`;
/** `acc = metrics.accuracy_score(y_test, predicted)`, `score = round(r2_score(…), 2)`, and what a function returns so. */
const keptBehind = (indent) => new RegExp(String.raw`^${indent}(?:([A-Za-z_]\w{0,60})[ \t]{0,9}=|return\b)[ \t]{0,9}(?:round\(|float\()?${CALL}`, "gm");
/** At the top level, where the script leaves it. */
const KEPT = keptBehind("");
const KEPT_WITHIN = keptBehind(String.raw`[ \t]{1,40}`);
/** What a search for groups keeps in itself, as KMeans does: of a name that the script gave it at its top level. */
const IN_MODEL = /^([A-Za-z_]\w{0,60})[ \t]{0,9}=[ \t]{0,9}(?:\w{1,40}\.){0,2}(?:MiniBatch)?KMeans[ \t]{0,9}\([^\n]{0,300}/gm;
/** What may stand behind the call: of what is computed with its value, that is no longer the metric. */
const ENDS = /^(?:(?:[ \t]*,[ \t]*\d{1,2})?[ \t]*\))?[ \t\r]*(?:#.*)?$/;
const OF_TRAINING = /train/i;
/** A function that nobody has to tell anything, and its lines. */
const FUNCTION = /^def[ \t]{1,9}([A-Za-z_]\w{0,60})\([ \t]{0,9}\)[^\n:]{0,60}:[^\n]*\n((?:[ \t][^\n]*\n?|\r?\n)+)/gm;
const CALLED$1 = /\b([A-Za-z_]\w{0,60})\(/g;
const RETURNED = /^[ \t]{1,40}return[ \t]{1,9}\(?([A-Za-z_][\w, \t]{0,300})\)?[ \t\r]*(?:#.*)?$/gm;
/**
* The result that the script's own text computes and leaves behind, else that which a function gives that it does not call, else
* that which a model keeps, the best of several by its metric, then the last; null: none.
*/
function findKept(script, code) {
	const text = withoutDocstrings(script);
	const preferred = listPreferred(code);
	const placeOf = ({ name }) => preferred.indexOf(name);
	const choose = (found) => {
		const best = smallest(found.map(placeOf).filter((place) => place >= 0));
		return found.findLast((each) => placeOf(each) === best) ?? null;
	};
	return choose(listKept(text, KEPT)) ?? choose(listGiven(text)) ?? choose(listInModels(text));
}
/** A model that is fitted on two names at the top level: `model.fit(X_train, y_train)`. */
const FITTED = /^(?:[A-Za-z_]\w{0,60}[ \t]{0,9}=[ \t]{0,9})?([A-Za-z_]\w{0,60})\.fit\([ \t]{0,9}([A-Za-z_]\w{0,60})[ \t]{0,9},[ \t]{0,9}([A-Za-z_]\w{0,60})[ \t]{0,9}[,)]/gm;
/** The name of rows held out by that of those to learn from, as both are called mostly. */
const heldOutOf = (name) => name.replace(/train/, "test").replace(/Train/, "Test").replace(/TRAIN/, "TEST");
/** Models of these have no `score`. */
const OF_OTHERS = /\b(?:keras|tensorflow|torch)\b/;
/** What asks the last model that a script fits for its score on rows that it holds out; null: it names none. */
function findScorable(script, code) {
	const text = withoutDocstrings(script);
	if (OF_OTHERS.test(text)) return null;
	const names = new Set(text.match(/[A-Za-z_]\w{0,60}/g));
	const last = [...text.matchAll(FITTED)].map(([, model = "", ...given]) => ({
		model,
		given,
		heldOut: given.map(heldOutOf)
	})).findLast(({ given, heldOut }) => heldOut.every((each, index) => each !== given[index] && names.has(each)));
	if (last === void 0) return null;
	return {
		name: findKind(code, findComputed(code)) === "numbers" ? "r2" : "accuracy",
		expression: `${last.model}.score(${last.heldOut.join(", ")})`
	};
}
/** Metrics that a fitted model holds, one fitted by its own call or as it is made. */
const listInModels = (text) => [...text.matchAll(IN_MODEL)].flatMap(([made, model = ""]) => made.includes(").fit(") || text.includes(`${model}.fit`) ? [{
	name: "inertia",
	expression: `${model}.inertia_`
}] : []);
/** `expression`: the name; of what is returned at once it is empty. */
function listKept(text, pattern) {
	return [...text.matchAll(pattern)].flatMap(({ 0: { length }, 1: expression = "", 2: called = "", index }) => {
		const call = readCall(text, index + length);
		if (call === null || !ENDS.test(call.behind)) return [];
		if (OF_TRAINING.test(`${expression} ${call.given} ${call.behind}`)) return [];
		const [name] = findComputed(`${called}(${call.given})`);
		return name === void 0 ? [] : [{
			name,
			expression
		}];
	});
}
/** As `def evaluate(): …; return training, accuracy` gives them to the script that imports this one. */
function listGiven(text) {
	const calls = Map.groupBy(text.matchAll(CALLED$1), ([, name = ""]) => name);
	return [...text.matchAll(FUNCTION)].flatMap(([, called = "", body = ""]) => {
		if (calls.get(called)?.length !== 1) return [];
		const names = ([...body.matchAll(RETURNED)].at(-1)?.[1]?.split(",") ?? []).map((each) => each.trim()).filter((each) => each !== "");
		return listKept(body, KEPT_WITHIN).flatMap(({ name, expression }) => {
			const place = names.indexOf(expression);
			if (expression === "" || place === 0 && names.length === 1) return [{
				name,
				expression: `${called}()`
			}];
			return place < 0 ? [] : [{
				name,
				expression: `${called}()[${place}]`
			}];
		});
	});
}
// src/measurement/printed/written-metric.ts
/** Characters that are read of all files together. */
const MOST_CHARACTERS = 5e6;
const MOST_LEAVES = 2e3;
const MOST_DEPTH = 6;
const LONGEST_NAME = 200;
/** What is asked of a result, which is none. */
const ASKED = /\b(?:min(?:imum)?|max(?:imum)?|thresholds?|targets?|required|desired|goals?|baselines?|dummy|chance|random guess(?:es|ing)?)\b/i;
/** Texts of a file, and the numbers that Python writes and JSON lacks. */
const NO_JSON = /"(?:[^"\\]|\\[\s\S])*"?|-?Infinity|NaN/g;
/** A file holds settings too, which have such names: a weight of a loss, a share of rows to train on. */
const NO_RESULT = /* @__PURE__ */ new Set([
	"name-not-printed",
	"only-a-loss",
	"of-training"
]);
/** What an object is called beside its numbers, as a model. */
const CALLED = /^[A-Za-z][A-Za-z _-]{1,40}$/;
/**
* The metric that a script writes to files by its name, as it would be taken from such lines of output, and the Python that
* reads it; null: none does.
*/
function findWritten(files, code, readme) {
	const told = takeFirst(files).flatMap(readLeaves).filter(({ line }) => !ASKED.test(line));
	const found = guessMetric(told.map(({ line }) => line).join("\n"), code, { readme });
	if (found === null || found.doubts.some((doubt) => NO_RESULT.has(doubt))) return null;
	const leaf = told.findLast(({ line }) => line === found.line);
	if (leaf === void 0) return null;
	const { pattern: _pattern, ...rule } = found.rule;
	return {
		...found,
		rule: {
			...rule,
			expression: leaf.expression
		}
	};
}
/** The first files, as far as they are no more together than is read. */
function takeFirst(files) {
	let left = MOST_CHARACTERS;
	const end = files.findIndex(({ text }) => {
		left -= text.length;
		return left < 0;
	});
	return end < 0 ? files : files.slice(0, end);
}
function parseJson(text) {
	try {
		return JSON.parse(text.replaceAll(NO_JSON, (part) => part.startsWith("\"") ? part : "null"));
	} catch {
		return null;
	}
}
/** A line that gives a number alone to what it names. */
const LABELLED = /^([^:=\n]{1,100}([:=]))[ \t]*[-+]?\d[\d.]{0,40}(?:[eE][-+]?\d{1,3})?[ \t]*%?$/;
/** Lines of a text that name what no other line of it does. */
function readLines({ path, text }) {
	const found = text.split("\n").slice(0, MOST_LEAVES).flatMap((each) => {
		const [line, label = "", sign = ""] = LABELLED.exec(each.trim()) ?? [];
		return line === void 0 ? [] : [{
			line,
			label,
			sign
		}];
	});
	const counts = Map.groupBy(found, ({ label }) => label);
	return found.filter(({ label }) => counts.get(label)?.length === 1).map(({ line, label, sign }) => {
		const [file, start, between] = [
			path,
			label,
			sign
		].map((each) => JSON.stringify(each));
		return {
			line,
			expression: `float(${`[line for line in open(${file}) if line.strip().startswith(${start})][-1]`}.split(${between})[-1].strip(" %\\n"))`
		};
	});
}
function readLeaves(file) {
	const { path, text } = file;
	if (!path.endsWith(".json")) return readLines(file);
	const start = `__import__('json').load(open(${JSON.stringify(path)}))`;
	const found = [];
	for (const leaf of listLeaves(parseJson(text), "", start, 0)) {
		if (found.length >= MOST_LEAVES) break;
		found.push(leaf);
	}
	return found;
}
/** `name`: the names on the way to a value; below one that is too long none is read, for it would be made for each of many numbers. */
function* listLeaves(value, name, expression, depth) {
	if (name.length > LONGEST_NAME) return;
	if (typeof value === "number") {
		const words = name.replaceAll("_", " ").trim();
		if (words !== "") yield {
			line: `${words}: ${value}`,
			expression
		};
	}
	if (typeof value !== "object" || value === null || depth >= MOST_DEPTH) return;
	if (Array.isArray(value)) {
		const last = findLast(value);
		for (const [index, each] of value.entries()) yield* listLeaves(each, name, `${expression}[${index === last ? -1 : index}]`, depth + 1);
		return;
	}
	const called = Object.values(value).find((each) => typeof each === "string" && CALLED.test(each));
	const above = typeof called === "string" ? `${name} ${called}` : name;
	for (const [key, each] of Object.entries(value)) yield* listLeaves(each, `${above} ${key}`, `${expression}[${JSON.stringify(key)}]`, depth + 1);
}
/** Place of the last of a list of numbers, which may be one of each round of training; null: it is none. */
const findLast = (values) => values.every((each) => typeof each === "number" || each === null) ? values.length - 1 : null;
// src/curation/read-kept.ts
/** A script that takes longer is not run again for what it leaves behind. */
const LONGEST_SECONDS = 300;
/**
* The entry with the result that it computes and leaves behind, or else writes to a file of JSON or text, where it prints none: its runs are
* made again with an expression that reads it. Else as it was tried.
*/
async function readKept(importing, tried) {
	const { run, metric, entry, start, places, addresses, made, environment, needs, scripts, code } = tried;
	if (metric !== null || run === null || !isDone(run) || secondsOf(run) > LONGEST_SECONDS) return tried;
	const settings = {
		entry,
		start,
		places,
		environment,
		needs
	};
	const brought = {
		addresses,
		made,
		downloads: []
	};
	const runIt = async (rule, take) => (await runOnce(importing, {
		...settings,
		...rule && { metric: rule }
	}, brought, take)).run;
	const kept = findKept(scripts.find(({ path }) => path === entry)?.text ?? "", code);
	const written = kept === null ? await readWritten(importing, tried, runIt) : null;
	const rule = kept === null ? written?.rule : {
		...draftRule(kept.name),
		expression: kept.expression
	};
	const again = rule === void 0 ? null : await runIt(rule);
	const value = again && resultOf(again);
	if (rule === void 0 || again === null || !isDone(again) || value === null) return tried;
	const other = written === null ? await readAgain(again, () => runIt(rule)) : toldValue(written);
	return {
		...tried,
		run: again,
		metric: describeKept({
			...written,
			rule
		}, value, other)
	};
}
async function readAgain(run, runIt) {
	const other = secondsOf(run) > 60 ? null : await runIt();
	return other && resultOf(other);
}
const secondsOf = ({ record }) => record.wallSeconds ?? 0;
const resultOf = ({ record }) => record.metric?.normalised ?? null;
/** Larger ones hold data. */
const MOST_BYTES = 1e6;
const MOST_FILES = 100;
/** The metric in the files of JSON, or of text, that one more run leaves and that the source lacks, or has otherwise. */
async function readWritten({ staged }, tried, runIt) {
	if (!/json|\.(?:txt|log)\b/i.test(tried.code)) return null;
	const kept = new Set(staged.files.filter((path) => tried.run?.fileUse.written.includes(path) !== true));
	const files = [];
	const run = await runIt(void 0, async (folder) => {
		for (const path of await listResults(folder, kept)) {
			const bytes = await readIfPlain(folder, path, MOST_BYTES);
			const place = posix.relative(tried.start.workingDirectory, path);
			if (bytes !== null) files.push({
				path: place,
				text: bytes.toString("utf8")
			});
		}
	});
	return run === null || !isDone(run) ? null : findWritten(files, tried.code, tried.readme);
}
/** Names of files that results are written to. */
const OF_RESULTS = /\.(?:json|txt|log)$/;
async function listResults(folder, kept) {
	const found = [];
	try {
		for await (const { path, kind } of walkTree(folder)) {
			if (kind === "file" && OF_RESULTS.test(path) && !kept.has(path)) found.push(path);
			if (found.length >= MOST_FILES) break;
		}
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
	}
	return found.sort();
}
function describeKept(found, value, other) {
	const { others = [], doubts = [], reasons = [], stated = [] } = found;
	const isOther = other !== null && other !== value;
	return {
		rule: found.rule,
		text: String(value),
		line: found.rule.expression ?? "",
		others,
		doubts: ["not-printed", ...doubts],
		reasons,
		stated,
		otherwise: [...stated.map((each) => ({
			from: "readme",
			value: each
		})), ...isOther ? [{
			from: "another-run",
			value: String(other)
		}] : []]
	};
}
// src/curation/report-tried.ts
/** What an import tells of the entry that it took, and of how its run ended. */
function reportTried(staged, tried, candidates, value) {
	const { entry, start, places, addresses, run, notRun, triedInVain, metric, notebook, candidate, passedOver } = tried;
	const others = candidates.filter((each) => each !== candidate).map(({ path }) => path);
	return {
		slug: staged.slug,
		entry: {
			path: candidate.path,
			reasons: candidate.reasons,
			others,
			passedOver: passedOver.map((each) => ({
				path: each.candidate.path,
				reason: each.lockFault ?? (each.run && describeRun$1(each.run, staged).reason),
				printed: each.metric?.doubts.includes("from-code-alone") === false ? each.metric.line : null,
				isOfLearning: isOfLearning(each) || isOfSearch(each) && candidate.trainedBy.includes(each.candidate.path)
			}))
		},
		notebook: notebook && {
			path: candidate.path,
			isReordered: notebook.isReordered,
			leftOut: notebook.leftOut,
			moved: notebook.moved,
			warned: notebook.warned
		},
		start: {
			words: wordsOf$2(start, entry),
			folder: start.workingDirectory,
			reasons: start.reasons
		},
		places: [...places, ...toPlaces(addresses)],
		run: run && {
			...describeRun$1(run, staged),
			memoryGiB: tried.needs.memoryGiB ?? null
		},
		notRun: notRun && showFolder(notRun, staged),
		triedInVain,
		metric: metric && {
			name: metric.rule.name,
			value,
			line: metric.line,
			others: metric.others,
			doubts: metric.doubts,
			reasons: metric.reasons,
			otherwise: metric.otherwise
		},
		scorable: metric === null || TELLS_NO_RESULT.some((each) => metric.doubts.includes(each)) ? findScorable(tried.scripts.find(({ path }) => path === entry)?.text ?? "", tried.code) : null,
		written: run?.fileUse.written ?? [],
		failedMakers: tried.failedMakers
	};
}
/** A reason as it is told, with the project's own folder in the place of that in which it was made. */
const showFolder = (text, { slug, folder }) => text.replaceAll(folder, join(dirname(folder), slug));
/** The trial has no rule to read a metric by: that it read none is no fault. */
function describeRun$1({ record, stdout, stderr }, staged) {
	const isFine = record.exitCode === 0 && [
		"ok",
		"no-metric",
		"invalid-metric"
	].includes(record.status);
	const lastLine = lastLines(stderr, 1).trim();
	const isVague = record.errorMessage === null || record.failureClass === "exit-code";
	const told = /* @__PURE__ */ new Set([
		record.errorType,
		record.errorMessage,
		isVague && lastLine !== "" ? lastLine : null
	]);
	return {
		status: isFine ? "ok" : record.status,
		reason: isFine ? null : showFolder([...told].filter((each) => each !== null).join(": "), staged),
		failureClass: isFine ? null : record.failureClass,
		at: record.status === "failed" && listOwnFrames(withoutWrapping(stderr)).at(-1) || null,
		seconds: record.wallSeconds,
		isSilent: `${stdout}${stderr}`.trim() === "",
		numbers: listNumbered(stdout)
	};
}
const LONGEST_NUMBERED = 200;
/** The last lines with a number with a fraction, each once. */
function listNumbered(output) {
	const lines = output.split(/[\n\r]/).map((line) => cleanLine(line, LONGEST_NUMBERED).trim());
	return [...new Set(lines.filter((line) => /\d\.\d/.test(line)))].slice(-5);
}
// src/curation/import-project.ts
/**
* Makes `dataset/projects/<slug>` from a repository: its files, a manifest, a lock. All, or nothing also when the user stops it.
* Its script is run once in the sandbox, to see how it starts, what it reads and what it prints.
*/
async function importProject$1(options, choices, context, limits = TRIAL_LIMITS) {
	try {
		var _usingCtx$1 = _usingCtx();
		const slug = await chooseSlug(options.dataset, options.path ?? options.source, options.slug);
		const folder = join(projectsFolder(options.dataset), slug);
		_usingCtx$1.a(await openFolderBelow(options.dataset, projectsFolder("")));
		await sweep(projectsFolder(options.dataset), context);
		const at = await findMirrored(options, context);
		const fetched = _usingCtx$1.a(await fetchSource({
			...options,
			at,
			signal: context.signal
		}));
		const staging = await makeHiddenScratch("import", projectsFolder(options.dataset));
		try {
			const source = join(staging, SOURCE);
			refuseStopped(context.signal);
			const { files, leftOut } = await copySource(fetched.folder, source);
			const licence = await detectLicence(source, files);
			if (options.vendor) requirePermissive(licence, slug);
			const ranked = await rankEntries(source, files, options.entry);
			const candidates = await askForEntry(ranked, options.entry, choices);
			context.logger.info(`${slug}: ${files.length} files, entry ${candidates[0].path}; resolving its packages`);
			const staged = {
				slug,
				folder: staging,
				files,
				fetched,
				licence,
				asOf: options.date === false ? null : fetched.commitDate?.slice(0, 10) ?? null,
				isVendored: options.vendor,
				limits
			};
			const maker = openEnvironmentMaker(context, [options.dataset], findIsolation);
			await maker.uv();
			const importing = {
				staged,
				options,
				maker,
				context
			};
			const { manifest, ...described } = await describeProject(staged, await askForMetric(await readKept(importing, await tryEntries(importing, candidates)), choices.chooseLine), ranked, options, context);
			const report = {
				...described.report,
				leftOut: listMissed([...fetched.leftOut, ...leftOut])
			};
			await writeFileAtomic(join(staging, "project.yaml"), renderManifest(manifest, folder), staging);
			if (!options.vendor) {
				await keepSource(source, context.env, !isGitUrl(options.source));
				await removeTree(source);
			}
			await chmod(staging, 493);
			refuseStopped(context.signal);
			await moveBelow(options.dataset, relative(options.dataset, staging), join(projectsFolder(""), slug));
			return {
				folder,
				slug,
				manifest,
				report
			};
		} catch (error) {
			await removeTree(staging);
			throw error;
		}
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Where a mirror has the repository; null: it is fetched from its own place. */
const findMirrored = async ({ source, mirror }, { env }) => isGitUrl(source) ? requireMirrored(source, mirror ?? env.GREENML_MIRROR) : null;
function requirePermissive({ licence }, slug) {
	if (isPermissive(licence)) return;
	const why = licence === null ? "it carries no licence that is known" : `${licence.spdx} is not a permissive licence`;
	throw new UserError(`${slug}: --vendor would publish a copy of its files, and ${why}. Without --vendor the dataset names where they are from.`, 3);
}
/** Removes what imports left that were killed. */
async function sweep(projects, { env, logger }) {
	for (const root of [
		tmpdir(),
		projects,
		cacheFolder(env),
		sourcesFolder(env)
	]) for (const folder of await removeAbandonedScratch(root)) logger.warn(`${folder}, of an import that was killed, can't be removed`);
}
async function describeProject(staged, tried, candidates, options, { env }) {
	const { slug, folder, files, fetched, licence } = staged;
	const { entry, start, places, addresses, run, metric, code } = tried;
	const read = run?.fileUse.read ?? null;
	const isWhole = run !== null && isDone(run);
	const source = join(folder, SOURCE);
	const named = listNamedData(files, code).filter((path) => !isMade(run, path));
	const [paths, dataEvidence] = chooseData(read, [.../* @__PURE__ */ new Set([...named, ...await listPointers(source, run)])], {
		isWhole,
		tables: run === null ? files.filter(isTable) : []
	});
	const described = await describeData$1(await placeData(staged, listHere(tried), env), {
		files,
		paths,
		code
	}, metric?.rule.name ?? null);
	const { data, ...unlicensed } = await addOutsideData(described, tried, {
		source,
		files,
		pin: {
			repository: fetched.repository,
			commit: fetched.commit,
			path: options.path ?? "."
		}
	});
	const deviations = [...options.date === false ? ["packages of the day of the import, as --no-date asked for"] : [], ...tried.environment.deviations ?? []];
	const rule = metric?.rule ?? draftRule("accuracy");
	const manifest = draftManifest({
		slug,
		licence,
		entry,
		start,
		lockFault: tried.lockFault,
		places: [...places, ...toPlaces(addresses)],
		task: described.task,
		data,
		...unlicensed,
		...await describeFiles(source, tried, candidates),
		sourceHash: await hashTree(source),
		metric: {
			...rule,
			...toleranceOf(rule.scale, readNumber$1(metric?.text ?? ""))
		},
		needs: tried.needs,
		environment: {
			...tried.environment,
			...deviations.length > 0 ? { deviations } : {}
		}
	}, {
		...fetched,
		path: options.path ?? "."
	});
	return {
		manifest,
		report: {
			...reportTried(staged, tried, candidates, await readValue(run, manifest.metric)),
			task: described.task,
			target: described.target,
			data: data.map(({ path, role, rows = null, access, madeBy = null }) => ({
				path,
				role,
				rows,
				isElsewhere: access !== void 0 && access !== "made",
				madeBy,
				isSavedModel: isSavedModel(path, code),
				address: addresses.find((each) => each.path === path)?.at ?? null
			})),
			dataEvidence,
			licence: manifest.licence && {
				spdx: manifest.licence.spdx,
				file: manifest.licence.file ?? ""
			}
		}
	};
}
/** What the manifest reads of the run's result: the run has done that itself where it is by an expression. */
async function readValue(run, rule) {
	if (run === null) return null;
	if (rule.expression !== void 0) return run.record.metric?.normalised ?? null;
	const reading = await readPrintedMetric(run, rule, true);
	return reading.status === "ok" ? reading.metric.normalised : null;
}
/** Files that a run which came to no end read as pointers: Git LFS keeps them elsewhere. */
async function listPointers(source, run) {
	const paths = run === null || isDone(run) ? [] : run.fileUse.read ?? [];
	const found = await inTurn(paths, (path) => readPointer(source, path));
	return paths.filter((_, index) => found[index] !== null);
}
/** Whether a run that came to no end wrote a file that it had not read: it is what comes of the script. */
const isMade = (run, path) => run?.fileUse.written.includes(path) === true && run.fileUse.read?.includes(path) !== true;
/** What a manifest says of a project's files and of how its entry was found. */
async function describeFiles(source, { notebook, candidate, scripts }, candidates) {
	const sizes = await listSizes(source);
	const order = notebook?.isReordered ? "as-run" : "as-saved";
	return {
		...notebook === null ? {} : { notebook: {
			path: candidate.path,
			order,
			...leaveOut(notebook.without)
		} },
		candidates: candidates.slice(0, 10).map(({ path, reasons }) => ({
			path,
			reasons: [...reasons]
		})),
		size: {
			files: sizes.length,
			bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0)
		},
		languages: countLanguages(sizes),
		split: findSplit(scripts)
	};
}
const leaveOut = (without) => without.length === 0 ? {} : { without: [...without] };
async function listSizes(root) {
	return (await inTurn(await listFiles(root), async (path) => ({
		path,
		place: await lookBelow(root, path)
	}))).map(({ path, place }) => ({
		path,
		bytes: place.kind === "none" ? 0 : place.stats.size
	}));
}
/** What a whole run read; else what the code names, with what the run read so far; else, where nothing was run, every table. */
function chooseData(read, named, { isWhole, tables }) {
	if (isWhole && read !== null) return [read, read.length === 0 ? "none" : "read-by-the-run"];
	const known = [.../* @__PURE__ */ new Set([...named, ...read ?? []])];
	if (known.length > 0) return [known, named.length > 0 ? "named-in-code" : "read-by-the-run"];
	return [tables, tables.length === 0 ? "none" : "by-its-name"];
}
/** Tolerance of a metric in a unit of its own: a hundredth of its value. */
function toleranceOf(scale, value) {
	if (scale !== "absolute" || !Number.isFinite(value) || value === 0) return {};
	return { tolerance: Number((Math.abs(value) / 100).toPrecision(1)) };
}
// src/report/text/dataset/import-words.ts
const ENTRY_WORDS = {
	"asked-for": "asked for",
	fits: "fits a model",
	"loads-data": "loads data",
	"computes-metric": "computes a metric",
	"prints-metric": "prints one",
	splits: "splits the data",
	learns: "uses a library for learning",
	"named-in-readme": "README or Makefile runs it",
	"good-name": "has a main script's name",
	"is-a-notebook": "a notebook",
	"only-called": "does nothing by itself",
	"imported-by-others": "others import it",
	"is-a-page": "serves a page",
	"is-a-test": "is a test",
	"evaluates-kept": "evaluates a model that another script trains and keeps: no run of it measures training"
};
const START_WORDS = {
	"command-in-readme": "as README, Makefile or the script say",
	"imports-relatively": "it imports relatively",
	"imports-from-other-folder": "it imports from other folders",
	"finds-its-files": "there it finds the files that it names"
};
const METRIC_WORDS = {
	"stated-in-readme": "the README states it",
	"named-best": "of several that which is called the best",
	"best-of-table": "the best of a table or list",
	"best-of-sweep": "the best of a search for a parameter",
	repeats: "another run printed it too, and others not",
	"named-in-title": "the README's title names its model",
	"shown-when-saved": "the notebook showed such a line when it was saved, and none of the others"
};
const DOUBT_WORDS = {
	"one-of-several": "one of several that say as much; choose another by metric.pattern",
	"name-not-printed": "the output does not name it: check metric.name",
	"of-training": "it looks like that of the training data",
	"few-digits": "it is printed with few digits: a difference below them is not seen",
	"of-a-partial-run": "the run did not come to its end, so a later line may be the one: check it",
	"of-last-round": "the last round of training logged it, and a model that stops early keeps an earlier one: metric.expression can compute one of what the script leaves behind",
	"from-code-alone": "guessed without a run that printed it: check it",
	"only-a-loss": "it prints no other measure: metric.expression can compute one of what the script leaves behind",
	"share-with-percent-sign": "a percent sign stands behind it, and it was taken for a share nonetheless: check metric.scale",
	"of-other-kind": "it measures numbers where the code learns classes, or classes where it learns numbers: check metric.name",
	"not-printed": "it prints none: metric.expression reads what it leaves behind"
};
const OTHER_LEFT = "one of several that say as much; choose another by metric.expression";
const OTHER_CAUSES = "packages of another time, another processor, chance, or data that was changed; where a newer package has another default, a fork of yours can set the old one";
const TELLERS = {
	"saved-cells": (values) => `the notebook as it was saved shows ${values}`,
	readme: (values) => `the README states ${values}`
};
const OTHERWISE_WORDS = {
	"another-run": (values) => `another run printed ${values}: it draws by chance, so compare several runs, or fix its seed`,
	"saved-cells": (values) => `${TELLERS["saved-cells"](values)}: ${OTHER_CAUSES}`,
	readme: (values) => `${TELLERS.readme(values)}: it may tell of an earlier state of the script; else ${OTHER_CAUSES}`
};
// src/report/text/dataset/import-summary.ts
const SHOWN = 4;
const describeCandidate = ({ path, reasons }) => `${path}${explain(reasons.map((each) => ENTRY_WORDS[each]))}`;
/** The question which of several files is the one to run. */
const renderEntryChoice = (near) => ["Which of these is the script whose result the project is about? The likeliest comes first.", near.map((each) => cleanLine(describeCandidate(each), 300))];
/** The question which of several lines is the result. */
const renderMetricChoice = (lines) => ["Which of these lines holds the result of the project? The last that was printed comes first.", lines.map(({ line, head }) => cleanLine(head === null ? line : `${line} (below: ${head})`, 200))];
/** What is told where nobody can be asked. */
const renderEntryDoubt = (near) => `several files may be the one to run; the likeliest is tried first, --entry names another: ${listSome(near.map(({ path }) => path))}`;
/** What a project lacks, and what that means for it. */
const LACK_WORDS = {
	lock: "it has no lock, and is not run until it has one: say in requirements.txt what it needs, then greenml env lock",
	licence: "it has no licence that is known: its code may be measured here and is never published",
	dataLicence: "nobody knows the licence of its data: name it in data.licence where you do; no row of it is published"
};
/** A line on data that the repository does not hold. */
function renderOutsideData(slug, { path, url, access, madeBy }) {
	return `${slug}: its data '${path}' is not in the repository: ${access === "open" ? `it is fetched from ${url} before a run` : access === "made" ? `${madeBy} makes it, once on each machine, before anything is measured` : "say in data.url where it is to be had, and in data.sha256 which it is; greenml check tells where to put it"}`;
}
/** What was taken for what, with evidence and doubt, and what to do next: a line each. */
function renderImport(report, folder, dataset$1) {
	const { slug, entry, start, data, target, licence, task } = report;
	const named = dataset$1 === dataset.parse(void 0) ? "" : ` ${quoteWords(["--dataset", dataset$1])}`;
	const others = entry.others.length === 0 ? "" : `; not ${listSome(entry.others)} (--entry)`;
	const facts = [
		["entry", `${entry.path}${explain(entry.reasons.map((each) => ENTRY_WORDS[each]))}${others}`],
		...entry.passedOver.slice(0, SHOWN).map((each) => ["before it", describePassed(each)]),
		...describeNotebook(report),
		["start", `python ${quoteWords(start.words)}, in ${start.folder}${explain(start.reasons.map((each) => START_WORDS[each]))}`],
		...describePlaces(report),
		["run", describeRun(report)],
		...describeTried(report),
		...describeAdvice(report),
		["metric", describeMetric(report)],
		...describeWarned(report),
		["task", task === "other" ? "not told by the code: fill in task" : task],
		["data", data.length === 0 ? `no file of the repository is read: the script brings its own${report.run?.status === "ok" ? "" : ", or ends before"}` : describeData(report)],
		...report.leftOut.length === 0 ? [] : [["left out", listSome(report.leftOut)]],
		["target", target === null ? "not found: without it labels can not be randomised" : `${JSON.stringify(target.column)} of ${target.path}`],
		["licence", licence === null ? "none that is known" : `${licence.spdx} (${licence.file})`]
	];
	return [
		`imported as ${folder}. What was taken for what; correct it in project.yaml:`,
		...facts.map(([name, text]) => `  ${name.padEnd(10)}${cleanLine(text, 1e3)}`),
		`Then: greenml check ${slug}${named}, before a pull request greenml validate ${slug}${named}, and\ngreenml run --campaign campaigns/${slug}${named} --projects '^${slug}$' --models … (or --answers DIR)`
	];
}
function describePassed({ path, reason, printed, isOfLearning }) {
	const otherwise = printed === null ? "it prints no result" : `${isOfLearning ? "it tells of its training or search alone:" : "the README states another result than"} '${printed}'`;
	return `${path} was tried: ${shorten(reason ?? otherwise, 200)}`;
}
const explain = (reasons, between = ", ") => reasons.length === 0 ? "" : ` (${reasons.join(between)})`;
const listSome = (items) => formatList(items, SHOWN);
function describeTried({ triedInVain: { asked, isUnpinned } }) {
	const others = [...asked, ...isUnpinned ? ["packages without the author's pins"] : []];
	return others.length === 0 ? [] : [["tried", `with ${listSome(others)} too, in vain`]];
}
function describeNotebook({ notebook }) {
	if (notebook === null) return [];
	return [["notebook", ["converted to a script", ...[
		notebook.isReordered ? "its cells in the order in which they were last run" : null,
		notebook.leftOut.length > 0 ? `without ${listSome(notebook.leftOut)}` : null,
		...notebook.moved.map(([from, to]) => `${from} is ${to} here`)
	].filter((each) => each !== null)].join("; ")]];
}
function describePlaces({ places }) {
	if (places.length === 0) return [];
	const said = places.map(({ at, shows }) => shows === null ? `${at} is made as an empty folder` : `${at} is ${shows} here`);
	return [["places", listSome(said)]];
}
function describeRun({ run, notRun }) {
	if (run === null) return `not run: ${notRun}`;
	const seconds = run.seconds === null ? "" : ` after ${run.seconds.toFixed(2)} s`;
	const memory = run.memoryGiB === null ? "" : `, with ${run.memoryGiB} GiB of memory (needs.memoryGiB)`;
	return `${run.status}${seconds}${memory}${run.reason === null ? "" : `: ${run.reason}`}${describePlace(run.at)}`;
}
function describePlace(at) {
	if (at === null) return "";
	return `, in line ${at.line} of ${at.path}${at.code === "" ? "" : `: ${shorten(at.code, 120)}`}`;
}
const adviseToBring = (files) => `it ran without its data, which the repository does not hold or only points at by Git LFS (${files}): greenml check fetches it, or tells where to put it, and runs the script with it; fill in metric and target then`;
const adviseToMake = (path, reason) => `${path} may make it, and did not end well here: ${shorten(reason, 200)}; what it makes where it ends well can be put there too`;
const adviseToFetch = (addresses) => `it reads ${addresses}, and a run has no network: import it again with --fetch-data, or put each file where greenml check says; the script then gets it by that address. Fill in metric and target where they are not told`;
/** Nothing where a run showed the metric, but for what would tell more of the model than that. */
function describeAdvice(report) {
	const { run, notRun, metric, data, start, written, scorable, failedMakers } = report;
	const toLock = adviseToLock(notRun ?? "");
	if (toLock !== null) return [["to do", toLock]];
	const isRead = metric !== null && !metric.doubts.includes("from-code-alone");
	if (run === null) return [];
	if (run.status === "ok" && isRead) return scorable === null ? [] : describeAsking(scorable, metric);
	const addresses = data.flatMap(({ address }) => address ?? []);
	if (run.failureClass === "forbidden-action" && addresses.length > 0) return [["to do", adviseToFetch(listSome(addresses))]];
	const lacking = data.filter(({ isElsewhere }) => isElsewhere).map(({ path }) => path);
	const named = written.map((path) => posix.relative(start.folder, path));
	if (lacking.length === 0) return [["to do", advise({
		...run,
		written: named,
		scorable
	})]];
	const failed = failedMakers.slice(0, SHOWN).map(({ path, reason }) => ["", adviseToMake(path, reason)]);
	return [["to do", adviseToBring(listSome(lacking))], ...failed];
}
/** Nothing where the last round tells another measure than what could be asked: the author's own is not to give way to that. */
function describeAsking(scorable, { name, doubts }) {
	const lack = TELLS_NO_RESULT.find((each) => doubts.includes(each)) ?? null;
	return lack === "of-last-round" && scorable.name !== name ? [] : [["to do", adviseToAsk(scorable, lack)]];
}
/** What may be why the result is not that of the saved cells. */
function describeWarned({ notebook, metric }) {
	const isOther = metric?.otherwise.some(({ from }) => from === "saved-cells") === true;
	if (notebook === null || notebook.warned.length === 0 || !isOther) return [];
	return [["", `when the notebook was saved, its output warned: ${listSome(notebook.warned)}`]];
}
/** What else tells another value. Where a run told one, chance is known to be the cause, and no other is guessed at. */
function describeOtherwise(otherwise) {
	const isDrawn = otherwise.some(({ from }) => from === "another-run");
	return [...Map.groupBy(otherwise, ({ from }) => from)].map(([from, told]) => {
		const values = told.map(({ value }) => value).join(", ");
		return isDrawn && from !== "another-run" ? TELLERS[from](values) : OTHERWISE_WORDS[from](values);
	});
}
function describeMetric({ metric, run }) {
	if (metric === null) {
		const numbers = (run?.numbers ?? []).slice(-4);
		return `no print of one was found${numbers.length === 0 ? "" : `; it printed: ${listSome(numbers)}`}`;
	}
	const value = metric.value === null ? "" : ` = ${metric.value}`;
	const others = metric.others.length === 0 ? "" : `; also: ${listSome(metric.others)}`;
	const isLeft = metric.doubts.includes("not-printed");
	const notes = [
		...metric.reasons.map((each) => METRIC_WORDS[each]),
		...metric.doubts.map((each) => each === "one-of-several" && isLeft ? OTHER_LEFT : DOUBT_WORDS[each]),
		...describeOtherwise(metric.otherwise)
	];
	const line = metric.value === null ? "by a line such as" : "from the line";
	const from = isLeft ? "by the expression" : line;
	return `${metric.name}${value}, ${from}: ${metric.line}${explain(notes, "; ")}${others}`;
}
function describeData({ data, dataEvidence, written }) {
	const files = data.map(({ path, role, rows, madeBy, isSavedModel }) => {
		const facts = [
			...role === "all" ? [] : [role],
			...rows === null ? [] : [count(rows, "row")],
			...madeBy === null ? [] : [`made by ${madeBy} before, which is not measured`],
			...isSavedModel ? ["a model that the script asks and does not train: no run measures training"] : []
		];
		return `${path}${explain(facts)}`;
	});
	const outputs = written.length === 0 ? "" : `; not ${listSome(written)}, which it writes`;
	return `${listSome(files)}: ${DATA_WORDS[dataEvidence]}${outputs}`;
}
const DATA_WORDS = {
	"read-by-the-run": "the run read them",
	"named-in-code": "the code names them",
	"by-its-name": "tables that nobody was seen to read: check them",
	none: "the script asks for them"
};
// src/commands/import.ts
/** Makes `dataset/projects/<slug>` from a repository, and tells what it took for what, with its doubts. */
async function importProject(given, context) {
	const options = importOptions.parse(given);
	const { folder, report, ...imported } = await importProject$1(options, offerChoices(context), context);
	const alone = tellOneMachine(imported.manifest);
	if (alone !== null) context.logger.warn(`${imported.slug}: ${alone}`);
	tellLacks(imported, context);
	for (const line of renderImport(report, folder, options.dataset)) context.logger.info(line);
	return {
		folder,
		report
	};
}
const offerChoices = ({ ask, logger, signal }) => ({
	async chooseEntry(near) {
		if (ask !== void 0) return ask(...renderEntryChoice(near), signal);
		logger.warn(renderEntryDoubt(near));
		return null;
	},
	chooseLine: async (lines) => ask === void 0 ? null : ask(...renderMetricChoice(lines), signal)
});
/** A project can pin hundreds of packages that its entry does not need; project.yaml names them all. */
const LONGEST_TOLD = 300;
const LACKS = [
	"lock",
	"licence",
	"dataLicence"
];
/** Warns of what others will miss. */
function tellLacks({ slug, manifest: { environment, data, missing } }, { logger }) {
	for (const deviation of environment.deviations ?? []) logger.warn(`${slug}: ${shorten(deviation, LONGEST_TOLD)}`);
	for (const file of data) if (file.access) logger.warn(renderOutsideData(slug, file));
	for (const lack of LACKS) if (missing[lack]) logger.warn(`${slug}: ${LACK_WORDS[lack]}`);
}
export { importProject as t };
