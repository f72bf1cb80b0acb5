import { Rr as UserError, Zt as int, f as sum, kr as explainFullDisk, o as largest, on as strictObject, or as _usingCtx, qt as array, s as mean, sn as string, zr as errorCode } from "./inputs.js";
import { Fn as testRowsPath, Mn as PREDICTIONS_FILE, Pn as scoredMetric, Qn as isAddress, jn as PREDICTIONS_COLUMN, kt as README_NAME, rt as copyTree } from "./work.js";
import { Bt as parseWith, Dn as isNoText, Fn as leadsOut, I as seededRandom, L as memoise, Pn as isBelow, Qt as readAsset, St as sha256Hex, Vt as readJsonText, Zt as assetPath, _ as runCommand, an as lookBelow, bt as readTextIfPresent, d as removeAbandonedScratch, dn as walkTree, dt as hashBelow, f as removeTree, gt as listFiles, hn as makeAndHold, ht as hashTree, i as OWN_PYTHON, kt as makeFolderBelow, l as makeScratch, ln as readIfPlain, o as ROOM_FOR_SCRATCH, p as removedAfter, sn as readBelow } from "./base.js";
import { o as writeNotebookScript, r as isNotebook, t as convertNotebook } from "./notebook.js";
import { n as moduleRoot, r as startWords, t as answerPath } from "./start2.js";
import { t as listReachable } from "./reachable-scripts.js";
import { t as readTexts } from "./read-texts.js";
import { c as lockFileOf, l as manifestFile } from "./load-projects.js";
import { n as LARGEST_DATA_BYTES, o as storeData } from "./outside-data.js";
import { c as environmentUnder, n as judgeStart, r as nameError, s as SCRIPT_ENVIRONMENT, t as judgeEnd } from "./ending.js";
import { $ as describeHost, F as inSandbox, I as mostCpuSeconds, h as HOME, rt as Launcher, tt as holdHost, v as PROJECT, w as measureRun, x as hideFolders } from "./start.js";
import { t as DEFAULT_LIMITS } from "./run-limits.js";
import { n as readTail, t as makeWorkspace } from "./workspace.js";
import { n as watchAccess, t as ageFiles } from "./access-times.js";
import { r as shimFoldersIn, t as SHIMS_FOLDER } from "./shims2.js";
import { k as perturbationsOf } from "./read.js";
import { a as unplannedRun, i as recordWithoutRun, n as identifyRun, t as blankRecord } from "./blank-record.js";
import { r as writeLog } from "./logs.js";
import { t as recordId } from "./record-id.js";
import { n as noCounter } from "./flop-counter.js";
import { t as openNotes } from "./home-notes.js";
import { i as readPrintedMetric, n as noMetric, t as judgeMetric } from "./read-metric.js";
import { t as profilePhases } from "./profile-phases2.js";
import { n as readTable, r as writeTable, t as nameOfClass } from "./class-name.js";
import { t as chooseSandbox } from "./choose-sandbox.js";
import { dirname, join, posix, relative } from "node:path";
import { lstat, rm, symlink, writeFile } from "node:fs/promises";
// src/measurement/home.ts
/** matplotlib lists the fonts of a machine once per user; without that list every plotting script would pay for it. */
const FILL_CACHES = `
import importlib.util
if importlib.util.find_spec("matplotlib"):
    import matplotlib.font_manager
`;
/** Far more than the caches take: packages that nobody vouched for run here too. */
const LIMITS = {
	...DEFAULT_LIMITS,
	wallSeconds: 120,
	diskBytes: 256 * 1024 ** 2,
	fileBytes: 64 * 1024 ** 2
};
/** Homes with the caches that a user's machine would have after the first day and what a manifest has fetched for it, one for each environment. */
var HomeTemplates = class {
	#templates = /* @__PURE__ */ new Map();
	#folders = [];
	#launcher;
	constructor(launcher) {
		this.#launcher = launcher;
	}
	/** Fills a home inside the sandbox, outside every measured window. */
	get(environment, sandbox) {
		const key = `${environment.folder}\0${environment.downloads ?? ""}`;
		const known = this.#templates.get(key);
		if (known) return known;
		const made = this.#make(environment, sandbox);
		this.#templates.set(key, made);
		return made;
	}
	async #make(environment, sandbox) {
		try {
			var _usingCtx$5 = _usingCtx();
			const folder = await makeScratch("home");
			this.#folders.push(folder);
			const workspace = _usingCtx$5.a(await makeWorkspace({
				homeTemplate: environment.downloads,
				ownerUid: sandbox.ownerUid
			}));
			const readOnly = [environment.folder, environment.basePrefix];
			const place = inSandbox({
				sandbox,
				workspace,
				readOnly,
				limits: LIMITS
			});
			const command = [
				environment.python,
				"-c",
				FILL_CACHES
			];
			await this.#launcher.run(place.wrap(command, {
				...SCRIPT_ENVIRONMENT,
				MPLBACKEND: "agg"
			}));
			const template = join(folder, "home");
			try {
				await copyTree(workspace.homeFolder, template, async (path) => !isNoText(path));
			} catch (error) {
				throw explainFullDisk(error, folder, ROOM_FOR_SCRATCH);
			}
			return template;
		} catch (_) {
			_usingCtx$5.e = _;
		} finally {
			await _usingCtx$5.d();
		}
	}
	async [Symbol.asyncDispose]() {
		for (const folder of this.#folders) await removeTree(folder);
	}
};
// src/measurement/scoring/split-data.ts
const MOST_BYTES$1 = 128 * 1024 ** 2;
const makeSplit = ({ rows, training }) => ({
	rows,
	training,
	hash: sha256Hex(rows.join(","))
});
/** The table that is split and its target's cells, from the project's own source, or why there is none. */
async function readLabels(sourceFolder, project) {
	const table = await readSplitTable(sourceFolder, project);
	if ("fault" in table) return table;
	const { rows, target } = table;
	return rows.map((row) => row[target] ?? "");
}
async function readSplitTable(folder, project) {
	return parseSplitTable(await readBelow(folder, project.split?.data ?? "", MOST_BYTES$1), project);
}
function parseSplitTable(bytes, { split, data }) {
	const path = split?.data ?? "";
	const target = data.find((file) => file.path === path)?.target ?? null;
	if (bytes === null || target === null) return { fault: `${path} is no data file with a target` };
	const table = readTable(bytes, target);
	if ("kind" in table || table.target === null) return { fault: `${path} can't be read as a table with a column '${target}'` };
	return {
		...table,
		target: table.target
	};
}
/**
* Of the project's own source the rows that the author's script trains on, whole, and beside them those that it tests on, in
* its order and without their target: labels that are predicted never come into the sandbox.
*/
async function makeSplitFiles(sourceFolder, project, split) {
	const table = await readSplitTable(sourceFolder, project);
	if ("fault" in table) throw new Error(table.fault);
	const path = project.split?.data ?? "";
	const without = (row) => row.toSpliced(table.target, 1);
	const test = {
		...table,
		header: without(table.header),
		rows: split.rows.map((place) => without(table.rows[place] ?? [])),
		target: null
	};
	return /* @__PURE__ */ new Map([[path, writeTable(takeTraining(table, split))], [testRowsPath(path), writeTable(test)]]);
}
function takeTraining(table, { rows, training }) {
	const tested = new Set(rows);
	const kept = table.rows.filter((_, place) => !tested.has(place));
	const ordered = training.map((place) => table.rows[place] ?? []);
	return {
		...table,
		rows: ordered.length > 0 ? ordered : kept
	};
}
/** What an answer finds of a project's changed data: of the table that is split the rows that the author's script trains on. */
function changeTraining(changed, project, split) {
	const path = project.split?.data ?? "";
	const table = parseSplitTable(changed.contents.get(path) ?? null, project);
	if ("fault" in table) throw new Error(table.fault);
	return {
		...changed,
		contents: /* @__PURE__ */ new Map([[path, writeTable(takeTraining(table, split))]])
	};
}
/** Leaves them in a copy of the project. */
async function putSplit(projectFolder, files) {
	for (const [name, bytes] of files) {
		await rm(join(projectFolder, name), { force: true });
		await writeFile(join(projectFolder, name), bytes, { flag: "wx" });
	}
}
// src/measurement/scoring/split-notes.ts
const SPLIT_NOTES = openNotes("GREENML_SPLIT_FILE", ".greenml-split", 64 * 1024 ** 2);
const LOAD_NOTES = openNotes("GREENML_LOAD_FILE", ".greenml-load", 100);
/** Tells the shim `load` where its seconds go. */
const loadEnvironment = LOAD_NOTES.environment;
/** Tells the shim `split` what to evaluate. */
const splitEnvironment = ({ testRows, trainingRows, predictions }) => ({
	...SPLIT_NOTES.environment,
	GREENML_SPLIT_ROWS: testRows,
	GREENML_SPLIT_PREDICTIONS: predictions,
	...trainingRows === void 0 ? {} : { GREENML_SPLIT_TRAINING: trainingRows }
});
const NUMBERS = /^(\d{1,9}\.\d{6}) (\d{1,9}\.\d{6})$/;
/**
* Rows that the author's script tested and predicted, or why nothing can be scored by them. `hide`: takes places of this host out of an
* error.
*/
async function readSplitNotes(homeFolder, tableRows, hide) {
	const content = await SPLIT_NOTES.read(homeFolder);
	if (content === null) return noMetric("the split expressions were not evaluated to their end");
	const [first = "", kind, trained = "", ...lines] = content.toString().split("\n");
	const seconds = readSeconds(first);
	if (kind === "error") return noMetric(`the split expressions failed: ${hide(trained)}`);
	if (seconds === null || kind !== "value") return noMetric("the split hook's result was damaged by the script");
	const pairs = lines.map((line) => line.split("	"));
	const rows = pairs.map(([row]) => Number(row));
	const training = trained === "" ? [] : trained.split(" ").map(Number);
	if ([...rows, ...training].some((row) => !Number.isInteger(row) || row < 0 || row >= tableRows)) return noMetric(`the split expressions name rows that the table of ${tableRows} does not have`);
	if (new Set(rows).size !== rows.length) return noMetric("the split expressions name a row twice");
	const tested = new Set(rows);
	if (training.some((row) => tested.has(row))) return noMetric("the split expressions name a row for training and for the test");
	return {
		...seconds,
		rows,
		training,
		predicted: pairs.map(([, value]) => value ?? "")
	};
}
/** Seconds of reading and splitting data; null: nothing that can be believed was noted. */
async function readLoadSeconds(homeFolder) {
	const content = await LOAD_NOTES.read(homeFolder);
	return content === null ? null : readSeconds(content.toString());
}
function readSeconds(text) {
	const [, cpu, wall] = NUMBERS.exec(text) ?? [];
	return cpu === void 0 ? null : {
		cpuSeconds: Number(cpu),
		wallSeconds: Number(wall)
	};
}
// src/measurement/forget-files.ts
const SECONDS = 120;
/**
* Has the kernel forget what it keeps in memory of the files below folders. Pages that a running process has mapped stay, and
* so does what the disk itself keeps.
*/
async function forgetFiles(folders) {
	const command = [
		"-I",
		"-S",
		assetPath("python", "forget_files.py"),
		...folders
	];
	const { exitCode, stderr } = await runCommand(OWN_PYTHON, command, {
		env: { PATH: process.env.PATH },
		timeoutSeconds: SECONDS
	});
	if (exitCode !== 0) throw new Error(`files could not be forgotten: ${stderr.trim()}`);
}
// src/measurement/instruments/operator-flops.ts
/** Totals that the shim `flops` leaves, one a process. */
const OPERATOR_NOTES = openNotes("GREENML_FLOPS", ".greenml-flops", 1e3);
const METER = "torch-flop-counter";
const MOST_FILES = 1e3;
/** A run has one; its own code can name as many as it likes. */
const MOST_VERSIONS = 5;
const total = strictObject({
	torch: string().max(100),
	count: int().nonnegative().nullable(),
	reason: string().max(300).nullable()
});
/**
* Reads what PyTorch's own formulas say of the operators that a run called, all its processes together. Empty where nothing
* imported torch: that is no count of 0. The run's own code wrote these files, so they are read as anybody's.
*/
async function readOperatorFlops(homeFolder) {
	const files = await OPERATOR_NOTES.readAll(homeFolder, MOST_FILES);
	if (files === "replaced") return [];
	if (files === "too-many") return [unread({
		kind: "too-many-totals",
		most: MOST_FILES
	})];
	if (files.length === 0) return [];
	const totals = files.map((file) => file === null ? null : total.safeParse(readJsonText(file.toString())).data ?? null);
	const lost = totals.find((each) => each === null || each.count === null);
	if (lost !== void 0) return [unread(lost?.reason ? {
		kind: "reported",
		detail: lost.reason
	} : { kind: "unreadable-total" })];
	const count = totals.reduce((sum, each) => sum + (each?.count ?? 0), 0);
	const reason = {
		kind: "operators",
		torch: [...new Set(totals.flatMap((each) => each?.torch ?? []))].sort().slice(0, MOST_VERSIONS)
	};
	return [{
		kind: "theoretical-operator",
		count,
		meter: METER,
		quality: "measured",
		counted: null,
		reason
	}];
}
const unread = (reason) => ({
	kind: "theoretical-operator",
	count: null,
	meter: METER,
	quality: "unavailable",
	counted: null,
	reason
});
// src/measurement/instruments/flop-counting.ts
/** Counts operations twice over: those that the processor retires, and those that PyTorch's operators stand for. */
function countFlops(ofHost, tier) {
	const counter = tier === "container" ? noCounter({ kind: "not-into-container" }) : ofHost;
	const countsPath = ({ folder }) => join(folder, "counts");
	return {
		shims: ["flops"],
		environment: OPERATOR_NOTES.environment,
		whyNoEnergy: "counting-too",
		prefix: (folders) => counter.prefix(countsPath(folders)),
		read: async (folders) => ({ flops: [await counter.read(countsPath(folders)), ...await readOperatorFlops(folders.homeFolder)] })
	};
}
// src/measurement/instruments/instrument.ts
/** A run that is made for its time and energy alone has none. */
const NO_WATCHER = {
	shims: [],
	environment: {},
	read: async () => ({})
};
// src/measurement/instruments/metric-hook.ts
const NOTES = openNotes("GREENML_METRIC_FILE", ".greenml-metric", 2e3);
/** Tells the hook (the shim `metric`) what to evaluate. */
const hookEnvironment = (expression) => ({
	...NOTES.environment,
	GREENML_METRIC_EXPRESSION: expression
});
const hintOf = (error) => error.startsWith("NameError") ? "; only names of the script's top level are left at its end, none inside functions" : "";
/** CPU seconds, then which of the two it is, then that. */
const RESULT = /^(\d{1,9}\.\d{6})\n(value|error)\n(.*)$/;
/**
* The metric of a script that ended well, by the manifest's expression. The run's own code could have written the file.
* `hide`: takes places of this host out of an error.
*/
async function readHookedMetric(homeFolder, rule, hide) {
	const content = await NOTES.read(homeFolder);
	if (content === null) return noMetric("the metric expression was not evaluated to its end: the process ended without its exit functions");
	const [, seconds, kind, text = ""] = RESULT.exec(content.toString()) ?? [];
	if (seconds === void 0) return noMetric("the metric hook's result was damaged by the script");
	if (kind === "error") return noMetric(`the metric expression failed: ${hide(text)}${hintOf(text)}`);
	const outcome = judgeMetric({
		text,
		line: null,
		percent: rule.scale === "percent"
	}, rule);
	if (outcome.status !== "ok") return outcome;
	const flags = [...outcome.flags, "metric-expression"];
	return {
		...outcome,
		metric: {
			...outcome.metric,
			hookSeconds: Number(seconds)
		},
		flags
	};
}
// src/measurement/instruments/metric-reader.ts
/** The metric by the manifest's expression where the script is the author's and there is one, else from what was printed. */
function openMetricReader(rule, isAuthors) {
	const { expression } = rule;
	return expression === void 0 || !isAuthors ? {
		shims: [],
		environment: {},
		read: async (_, printed) => readPrintedMetric(printed, rule, isAuthors)
	} : {
		shims: ["metric"],
		environment: hookEnvironment(expression),
		read: ({ homeFolder }, { hide }) => readHookedMetric(homeFolder, rule, hide)
	};
}
// src/measurement/moved-places.ts
/** Folders of a sandbox that are its own: nothing of a project is shown in them. */
const OWN_FOLDERS = [
	"/usr",
	"/bin",
	"/sbin",
	"/lib",
	"/lib64",
	"/etc",
	"/proc",
	"/sys",
	"/dev",
	"/run",
	"/greenml",
	HOME
];
/** A path with a drive letter or backslashes is a plain name here, as it is to the script. */
function resolvePlaces({ places = [], workingDirectory }) {
	const found = places.filter(({ at }) => !isAddress(at)).map(({ at, shows }) => ({
		at: posix.resolve(PROJECT, workingDirectory, at).replace(/(?<=[^/])\/$/, ""),
		shows: shows === null ? null : posix.normalize(shows)
	}));
	const isInside = (at) => isBelow(at, "/home/sandbox/work/project") && at !== "/home/sandbox/work/project" && !posix.dirname(at).includes("\\");
	const isOutside = (at) => !["/home/sandbox/work/project", ...OWN_FOLDERS].some((own) => isBelow(at, own)) && !isBelow("/home/sandbox/work/project", at) && !at.includes("\\");
	const outside = found.filter(({ at }) => isOutside(at));
	return {
		inside: [...found.flatMap(({ at, shows }) => isInside(at) ? [{
			at: posix.relative(PROJECT, at),
			shows
		}] : []), ...outside.flatMap(({ at, shows }) => shows === null ? [{
			at: inCopy(at),
			shows
		}] : [])],
		outside: outside.map(({ at, shows }) => ({
			at,
			shows: shows ?? inCopy(at)
		})),
		addresses: places.flatMap(({ at, shows }) => shows !== null && isAddress(at) ? [{
			at,
			shows
		}] : [])
	};
}
/** The folder of a copy that stands for one beside it, to which a script writes. */
const inCopy = (at) => at.slice(1);
/** What shows a script the files of its copy in place of addresses. */
function showAddresses(projectFolder, { addresses }) {
	if (addresses.length === 0) return {
		shims: [],
		environment: {}
	};
	return {
		shims: ["address"],
		environment: { GREENML_ADDRESSES: addresses.map(({ at, shows }) => `${at}\t${join(projectFolder, shows)}`).join("\n") }
	};
}
/** Makes the places of a copy of the source: a link each, where nothing lies. */
async function makePlaces(projectFolder, { inside }) {
	for (const { at, shows } of inside) try {
		var _usingCtx$4 = _usingCtx();
		if (shows === null) {
			if (at.includes("\\")) continue;
			await makeFolderBelow(projectFolder, at);
			continue;
		}
		const folder = _usingCtx$4.a(await makeAndHold(projectFolder, dirname(at)));
		const target = relative(join(projectFolder, dirname(at)), join(projectFolder, shows)) || ".";
		await symlink(target, folder.at(posix.basename(at))).catch((error) => {
			if (errorCode(error) !== "EEXIST") throw error;
		});
	} catch (_) {
		_usingCtx$4.e = _;
	} finally {
		await _usingCtx$4.d();
	}
}
/**
* Places beside the copy that show a plain file or folder of it. An engine follows a link of the project's own on this host, out of
* the sandbox: such a place is left out, as is one that shows nothing.
*/
async function findShown(projectFolder, { outside }) {
	const found = [];
	for (const place of outside) {
		const { kind } = await lookBelow(projectFolder, place.shows);
		if (kind === "file" || kind === "folder") found.push(place);
	}
	return found;
}
// src/measurement/scoring/score.ts
/**
* A metric of predictions, each beside the truth of its row, both as text of a table's cells. Classes are equal where their
* texts are, or the numbers that they write. Null: a number was asked for and is none, or nothing follows from these rows.
*/
function scorePredictions(metric, truth, predicted) {
	return truth.length === predicted.length ? openScore(metric, truth, predicted)([...truth.keys()]) : null;
}
/** Scores some of the rows, as often as asked: their texts are read once. */
function openScore(metric, truth, predicted) {
	if (metric === "rmse" || metric === "mse" || metric === "mae" || metric === "r2") {
		const [values, found] = [truth.map(readNumber), predicted.map(readNumber)];
		return (rows) => scoreNumbers(metric, pick(values, rows, NaN), pick(found, rows, NaN));
	}
	const [labels, found] = [truth.map(nameOfClass), predicted.map(nameOfClass)];
	return (rows) => scoreLabels(metric, pick(labels, rows, ""), pick(found, rows, ""));
}
const pick = (values, rows, missing) => rows.map((row) => values[row] ?? missing);
/** Digits of a metric without a group: its last ones are of no error that anybody tells. */
const DIGITS = 9;
/**
* The metric without each group of rows in turn, the groups drawn by the split's hash: of two scripts that were judged by the
* same rows the values are paired. As many groups as rows where these are few. Empty where one of them gives no metric.
*/
function scoreWithoutGroups(metric, truth, predicted, hash) {
	const groups = Math.min(40, truth.length);
	const rows = seededRandom(1, hash).shuffle([...truth.keys()]);
	const score = openScore(metric, truth, predicted);
	const known = Array.from({ length: groups }, (_, group) => score(rows.filter((_, place) => place % groups !== group))).flatMap((value) => value === null ? [] : [Number(value.toPrecision(DIGITS))]);
	return known.length === groups && groups > 1 ? known : [];
}
const readNumber = (text) => text.trim() === "" ? NaN : Number(text);
function scoreNumbers(metric, truth, predicted) {
	if (truth.length === 0) return null;
	const errors = truth.map((value, row) => value - (predicted[row] ?? NaN));
	if (errors.some((each) => !Number.isFinite(each))) return null;
	const squares = mean(errors.map((each) => each ** 2)) ?? NaN;
	if (metric === "mae") return mean(errors.map(Math.abs));
	if (metric === "mse") return squares;
	if (metric === "rmse") return Math.sqrt(squares);
	const centre = mean(truth) ?? NaN;
	const variance = mean(truth.map((value) => (value - centre) ** 2)) ?? 0;
	return variance === 0 ? null : 1 - squares / variance;
}
function scoreLabels(metric, truth, predicted) {
	if (truth.length === 0) return null;
	const accuracy = truth.reduce((right, label, row) => right + Number(label === predicted[row]), 0) / truth.length;
	if (metric === "accuracy") return accuracy;
	if (metric === "error_rate") return 1 - accuracy;
	const rowsOf = Map.groupBy(truth.keys(), (row) => truth[row] ?? "");
	if (metric === "balanced_accuracy") return mean([...rowsOf.values()].map((rows) => share(truth, predicted, rows)));
	const counts = /* @__PURE__ */ new Map();
	for (const label of predicted) counts.set(label, (counts.get(label) ?? 0) + 1);
	const scores = [.../* @__PURE__ */ new Set([...rowsOf.keys(), ...counts.keys()])].map((label) => {
		const rows = rowsOf.get(label) ?? [];
		return {
			f1: 2 * rows.filter((row) => predicted[row] === label).length / (rows.length + (counts.get(label) ?? 0)),
			rows: rows.length
		};
	});
	if (metric === "f1_macro") return mean(scores.map(({ f1 }) => f1));
	return sum(scores.map(({ f1, rows }) => f1 * rows)) / truth.length;
}
const share = (truth, predicted, rows) => rows.filter((row) => truth[row] === predicted[row]).length / rows.length;
// src/measurement/scoring/predictions-reader.ts
const MOST_BYTES = 64 * 1024 ** 2;
/** The author's script is scored by the rows that it tested itself and what it predicted for them. `labels`: of every row. */
function readAuthorsPredictions(project, labels) {
	if (project.split === null) throw new Error(`${project.slug} has no split`);
	return {
		shims: ["load", "split"],
		environment: {
			...loadEnvironment,
			...splitEnvironment(project.split)
		},
		read: async ({ homeFolder }, { hide }) => {
			const notes = await readSplitNotes(homeFolder, labels.length, hide);
			if ("status" in notes) return notes;
			const truth = notes.rows.map((row) => labels[row] ?? "");
			const load = await readLoadSeconds(homeFolder) ?? {
				cpuSeconds: 0,
				wallSeconds: 0
			};
			const loading = {
				cpuSeconds: load.cpuSeconds + notes.cpuSeconds,
				wallSeconds: load.wallSeconds + notes.wallSeconds
			};
			return score(project, truth, notes.predicted, {
				hash: makeSplit(notes).hash,
				loading
			});
		}
	};
}
/** An answer gets the author's training rows whole and the test rows without their target, and writes what it predicts. */
function readAnswersPredictions(project, labels, split, files) {
	const truth = split.rows.map((row) => labels[row] ?? "");
	return {
		shims: ["load"],
		environment: loadEnvironment,
		change: async (projectFolder) => putSplit(projectFolder, await files),
		read: async ({ homeFolder, projectFolder }) => {
			const predicted = await readPredictions(projectFolder, project, truth.length);
			if (!Array.isArray(predicted)) return predicted;
			return score(project, truth, predicted, {
				hash: split.hash,
				loading: await readLoadSeconds(homeFolder)
			});
		}
	};
}
async function readPredictions(projectFolder, { workingDirectory }, rows) {
	const path = posix.join(workingDirectory, PREDICTIONS_FILE);
	const bytes = await readIfPlain(projectFolder, path, MOST_BYTES);
	if (bytes === null) return noMetric(`it wrote no ${PREDICTIONS_FILE}`);
	const table = readTable(bytes, PREDICTIONS_COLUMN);
	if ("kind" in table) return noMetric(`${PREDICTIONS_FILE} is no table with a column '${PREDICTIONS_COLUMN}'`);
	if (table.rows.length !== rows) return noMetric(`${PREDICTIONS_FILE} holds ${table.rows.length} predictions for ${rows} test rows`, "invalid-metric");
	return table.rows.map((row) => row[table.target ?? 0] ?? "");
}
function score({ metric }, truth, predicted, { hash, loading }) {
	const name = scoredMetric(metric.name);
	const value = name === null ? null : scorePredictions(name, truth, predicted);
	if (value === null) return noMetric(`${metric.name} can't be computed of these predictions`, "invalid-metric");
	const judged = judgeMetric({
		text: `${value}`,
		percent: false,
		line: null
	}, metric);
	if (judged.status !== "ok") return judged;
	const withoutGroup = name === null ? [] : scoreWithoutGroups(name, truth, predicted, hash);
	const split = {
		testRows: truth.length,
		hash,
		loading,
		withoutGroup
	};
	return {
		...judged,
		flags: [...judged.flags, "scored-predictions"],
		split
	};
}
// src/benchmark/execute.ts
/** One execution of one variant, in a fresh copy of its project; always ends in a record, and what it printed in a log. */
async function executeRun(run, settings) {
	const { record, stdout, stderr } = await executeScript(run, settings, await openWatcher(run, settings));
	return {
		...record,
		...await writeLog(settings.campaign, record.id, {
			stdout,
			stderr
		})
	};
}
/** One execution of a script in a fresh copy of its project, kept nowhere. */
async function executeScript(run, settings, watcher) {
	try {
		var _usingCtx$3 = _usingCtx();
		const { project, sandbox, environment, limits } = settings;
		const isAuthors = run.code === null;
		const { setting = null } = run.block;
		const metricReader = openReader(settings, run.code);
		const places = resolvePlaces(project);
		const workspace = _usingCtx$3.a(await makeCopy(run, settings, async (folder) => {
			await metricReader.change?.(folder);
			await watcher.change?.(folder);
			await makePlaces(folder, places);
		}));
		for (const { path } of project.data) await ageFiles(workspace.projectFolder, path);
		if (isCold(run)) await forgetFiles(listKeptFolders(workspace.projectFolder, settings));
		await watcher.begin?.(workspace);
		const start = run.shim === "headless" ? "headless" : "render";
		const addresses = showAddresses(workspace.projectFolder, places);
		const shims = shimFoldersIn(settings.shimsFolder, ...watcher.shims, ...metricReader.shims, ...addresses.shims, start);
		const started = describeStart(project, isAuthors, workspace.projectFolder);
		const measured = await measureRun({
			offsetSeed: recordId(identifyRun(run)),
			command: [environment.python, ...started.words],
			env: {
				...environmentUnder(setting),
				PYTHONPATH: [...shims, ...started.pythonPath].join(":"),
				...addresses.environment,
				...watcher.environment,
				...metricReader.environment
			},
			place: inSandbox({
				sandbox,
				workspace,
				workingDirectory: started.workingDirectory,
				places: await findShown(workspace.projectFolder, places),
				readOnly: [
					environment.folder,
					environment.basePrefix,
					...shims
				],
				limits,
				prefix: watcher.prefix?.(workspace) ?? []
			}),
			whyNoEnergy: watcher.whyNoEnergy ?? null
		}, settings.equipment);
		const printed = await readPrinted(workspace, settings);
		const { stdout, stderr } = printed;
		const metric = await metricReader.read(workspace, printed);
		const record = {
			...blankRecord(run, settings),
			...judgeRun(measured, metric, stderr, limits)
		};
		const { reasons, ...seen } = await watcher.read(workspace, record);
		return {
			record: {
				...record,
				...seen,
				reasons: {
					...record.reasons,
					...reasons
				}
			},
			stdout,
			stderr,
			metricLine: metric.status === "ok" ? metric.line : null
		};
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		await _usingCtx$3.d();
	}
}
/** A fresh copy of the project, with the script that is to run in it; a cold run finds nothing that another one left. */
function makeCopy(run, settings, change) {
	const { project, sourceFolder, environment, homeTemplate, modules, sandbox } = settings;
	return makeWorkspace({
		sourceFolder,
		script: run.code === null ? null : {
			path: answerPath(project),
			code: run.code
		},
		homeTemplate: isCold(run) ? environment.downloads : homeTemplate,
		modules: isCold(run) ? null : modules,
		ownerUid: sandbox.ownerUid,
		change
	});
}
const isCold = ({ block }) => block.setting === "cold";
/** The ends of what a run printed, without this host's places, which `hide` takes from further texts. */
async function readPrinted(workspace, { environment, shimsFolder }) {
	const hide = (text) => hidePlaces(text, environment, workspace.projectFolder).replaceAll(shimsFolder, "/shims");
	const readEnd = async (path) => hide(await readTail(path));
	const [stdout, stderr] = await Promise.all([readEnd(workspace.stdoutPath), readEnd(workspace.stderrPath)]);
	return {
		stdout,
		stderr,
		hide
	};
}
/** What a run reads whatever its script does: the project, its packages, the interpreter's own library. */
function listKeptFolders(projectFolder, { environment, shimsFolder }) {
	const [major, minor] = environment.pythonVersion.split(".");
	return [
		projectFolder,
		environment.folder,
		shimsFolder,
		join(environment.basePrefix, "lib", `python${major}.${minor}`)
	];
}
/** What Python is told to run in a copy of the source, from where, and where it looks for the project's own modules. */
function describeStart(project, isAuthors, projectFolder) {
	const inProject = (path) => join(projectFolder, path);
	return {
		words: [...startWords(project, isAuthors, inProject), ...isAuthors ? project.arguments : []],
		workingDirectory: inProject(project.workingDirectory),
		pythonPath: project.pythonPath.map(inProject)
	};
}
function openReader({ project, scored }, code) {
	if (scored === null) return openMetricReader(project.metric, code === null);
	const split = findSplit({ scored }, code);
	if (split === null) return readAuthorsPredictions(project, scored.labels);
	return readAnswersPredictions(project, scored.labels, split, split.files());
}
/** The split that a script is given; null: it splits its data by itself, as the author's does, and a copy of that. */
function findSplit({ scored }, code) {
	if (scored === null || code === null || sha256Hex(code) === scored.authorsHash) return null;
	if ("fault" in scored.split) throw new Error(scored.split.fault);
	return scored.split;
}
/** Opens the instrument that the purpose of a run asks for; a probe's code loads only where a plan asks for it. */
async function openWatcher({ block, code }, settings) {
	const { project, sourceFolder, sandbox, flopCounter, dataChanges } = settings;
	if (block.purpose === "profile") return profilePhases();
	if (block.purpose === "flops" && flopCounter !== null) return countFlops(flopCounter, sandbox.tier);
	if (block.perturbation === null && !block.watched) return NO_WATCHER;
	const { probeValidity, watchTraining } = await import("./probe.js");
	const { perturbation, draw, watched } = block;
	if (perturbation === null) return watchTraining();
	const split = findSplit(settings, code);
	const changeData = async () => {
		const changed = await dataChanges.get({
			sourceFolder,
			project,
			perturbation,
			draw
		});
		return split === null ? changed : changeTraining(changed, project, split);
	};
	return probeValidity({
		perturbation,
		watched,
		changeData
	});
}
/** Paths of this host are taken out: they are nobody's business, and would make equal failures look different. */
function hidePlaces(text, environment, projectFolder) {
	const hidden = hideFolders(text, projectFolder, environment.folder);
	return environment.basePrefix.startsWith("/usr") ? hidden : hidden.replaceAll(environment.basePrefix, "/python");
}
function judgeRun({ execution, idle, outcome }, reading, stderr, limits) {
	const failure = judgeStart(outcome, stderr, "the environment's Python");
	if (failure !== null) return {
		...failure,
		startedAt: execution.startedAt
	};
	const ending = judgeEnd(outcome, execution, stderr, limits);
	if (ending !== null) return {
		...execution,
		idle,
		...ending
	};
	if (reading.status !== "ok") {
		const { status, reason: errorMessage } = reading;
		return {
			...execution,
			idle,
			status,
			errorMessage
		};
	}
	const flags = [...execution.flags, ...reading.flags];
	return {
		...execution,
		idle,
		status: "ok",
		metric: reading.metric,
		split: reading.split ?? null,
		flags
	};
}
// src/benchmark/project-splits.ts
/** What predictions to each project are scored by, learned once, before any run of it that counts. */
var ProjectSplits = class {
	#known = /* @__PURE__ */ new Map();
	/** Files of the project whose answers ran last: a table can be large. */
	#files = null;
	/** Null: the project's scripts print their metric. A fault: its predictions can't be scored at all. */
	get(settings) {
		const { slug } = settings.project;
		const known = this.#known.get(slug) ?? this.#learn(settings);
		this.#known.set(slug, known);
		return known;
	}
	async #learn(settings) {
		const { project, sourceFolder } = settings;
		if (project.scoring === "printed") return null;
		const known = await readScoredSource(sourceFolder, project);
		if ("fault" in known) return known;
		const split = await learnSplit(settings, known);
		if ("fault" in split) return {
			...known,
			split
		};
		return {
			...known,
			split: {
				...split,
				files: () => this.#makeFiles(sourceFolder, project, split)
			}
		};
	}
	#makeFiles(sourceFolder, project, split) {
		if (this.#files?.slug === project.slug) return this.#files.made;
		const made = makeSplitFiles(sourceFolder, project, split);
		this.#files = {
			slug: project.slug,
			made
		};
		return made;
	}
};
/** The split where the author's own script runs, which is scored without. */
const NOT_KNOWN_YET = { fault: "not known yet" };
const MOST_ENTRY_BYTES = 16 * 1024 ** 2;
/** What a project's predictions are scored by, as far as its source tells. */
async function readScoredSource(sourceFolder, project) {
	const labels = await readLabels(sourceFolder, project);
	if ("fault" in labels) return labels;
	const entry = await readBelow(sourceFolder, project.entry, MOST_ENTRY_BYTES);
	return entry === null ? { fault: `${project.entry} can't be read` } : {
		labels,
		authorsHash: sha256Hex(entry)
	};
}
/** Runs the author's script once, for the rows that it tests; why they are not known where it does not tell them. */
async function learnSplit(settings, known) {
	const told = { split: null };
	const watcher = {
		shims: [],
		environment: {},
		whyNoEnergy: "not-asked",
		read: async ({ homeFolder }) => {
			const notes = await readSplitNotes(homeFolder, known.labels.length, (text) => text);
			told.split = "status" in notes ? null : makeSplit(notes);
			return {};
		}
	};
	const scored = {
		...known,
		split: NOT_KNOWN_YET
	};
	const { record } = await executeScript(unplannedRun(settings.project.slug), {
		...settings,
		scored
	}, watcher);
	if (told.split !== null) return told.split;
	return { fault: `the rows that the author's script tests are not known: ${record.errorMessage ?? record.status}` };
}
// src/dataset/trusted.ts
/** SHA-256 of every project file and recorded answer that is committed with this tool; made by the build. */
const TRUSTED_HASHES = "trusted-hashes.json";
const TRUSTED_HASHES_FILE = assetPath(TRUSTED_HASHES);
const hashes = array(string());
async function loadTrustedHashes() {
	return new Set(parseWith(hashes, JSON.parse(await readAsset(TRUSTED_HASHES)), TRUSTED_HASHES_FILE));
}
/**
* True when every file of the project's source and every given text (a script, a lock) equals one committed with this
* tool. A link shows a file that was not hashed, so there may be none; nor is there anything else but files and folders.
*/
async function isTrustedCode(sourceFolder, texts, trusted) {
	if (!texts.every((text) => trusted.has(sha256Hex(text)))) return false;
	for await (const { path, kind } of walkTree(sourceFolder)) {
		if (kind === "folder") continue;
		if (kind !== "file" || !trusted.has(await hashBelow(sourceFolder, path) ?? "")) return false;
	}
	return true;
}
// src/dataset/import/expand-makefile.ts
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
// src/dataset/import/read-papers.ts
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
const readPapersAbove = (folder, files, home) => readPapersIn(folder, files, listUp(home));
/** What tells in some folders how scripts are run, in the order of these, commands on one line. */
async function readPapersIn(folder, files, folders) {
	const homes = new Map(folders.map((each, index) => [each, index]));
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
// src/dataset/import/module-folders.ts
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
// src/dataset/import/start-folders.ts
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
// src/dataset/import/told-commands.ts
/** Python by its names on Linux and Windows and in uv, and a script that is started by its own name. */
const PYTHON = String.raw`(?:\bpython(?:3(?:\.\d+)?)?(?:\.exe)?|(?<![\w./\\-])py(?:[ \t]+-3(?:\.\d+)?)?|\bipython3?|\buv[ \t]+run)[ \t]+(?:-[uBO][ \t]+)?`;
const SCRIPT = String.raw`(?:[\w.-]{1,100}[/\\]){0,10}[\w.-]{1,100}\.py`;
const COMMAND = new RegExp(String.raw`(?:\bPYTHONPATH=([^\s=]{1,200})[ \t]+)?(?:${PYTHON}(?:-m[ \t]+([\w.]{1,200})|(${SCRIPT}|"[^"\n]{1,200}\.py"))|(?<![\w./\\])(\.[/\\]${SCRIPT}))(?![\w])([^\n\`#&|;>]{0,300})`, "g");
const PLAIN_WORD = /^[\w./=:,@%+-]{1,200}$/;
/** The commands of some texts that run scripts, in their order. */
const listCommands = (papers) => papers.flatMap(({ folder, text }) => [...text.matchAll(COMMAND)].map(([, paths = "", module, named, own = named, rest = ""]) => ({
	folder,
	paths,
	module: module ?? null,
	path: own?.replaceAll("\"", "").replaceAll("\\", "/") ?? null,
	words: listPlainWords(rest)
})));
/** Whether a command runs a script. */
const runsScript = ({ module, path }, script) => module === null ? isTail(path ?? "", script) : moduleRoot(module, script) !== null;
/** Whether a path is that of a file, or its end. */
function isTail(path, file) {
	const plain = posix.normalize(path);
	return file === plain || file.endsWith(`/${plain}`);
}
/** Quotes around a word, or around what an option is set to. */
const QUOTED = /^((?:-[\w-]{1,100}=)?)(["'])([^"']*)\2$/;
/** Null: some of them only a shell understands. */
function listPlainWords(text) {
	const words = text.split(/\s+/).filter((word) => word !== "").map((word) => word.replace(QUOTED, "$1$3").replaceAll("\\", "/"));
	return words.every((word) => PLAIN_WORD.test(word)) && words.length <= 40 ? words : null;
}
// src/dataset/import/find-start.ts
/** A start as a manifest has it. */
const startFields = ({ reasons: _reasons, ...fields }) => fields;
/** What Python is given behind its own name to start an entry so. */
const wordsOf = ({ module, arguments: words }, entry) => [...module ? ["-m", module] : [entry], ...words];
/** Most characters of one file: more of it says nothing new. */
const MOST_CHARACTERS = 1e6;
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
	}], entry, files, listOptions(own));
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
const ARGUMENT = /\.add_argument\(((?:[^()]|\([^()]{0,300}\)){0,1000})\)/g;
const NAMES_OPTION = /['"](--?\w[\w-]{0,60})['"]/g;
const listOptions = (code) => [...code.matchAll(ARGUMENT)].map(([, given = ""]) => ({
	names: [...given.matchAll(NAMES_OPTION)].map(([, name = ""]) => name),
	isRequired: /\brequired\s*=\s*True\b/.test(given)
}));
/** More commands with what one script requires are not looked at. */
const MOST_FITTING = 100;
/**
* The first command of some texts that runs the entry; with the arguments of another, where its own are not plain, or lack what
* is required: of one by the name that the entry had before, too.
*/
function findCommand(papers, entry, files, options) {
	const all = listCommands(papers);
	const commands = all.filter((command) => runsScript(command, entry));
	const [first] = commands;
	const plain = commands.flatMap(({ words }) => words === null ? [] : [words]);
	const whole = plain.find((words) => hasRequired(words, options)) ?? findWordsBefore(all, entry, files, options);
	if (first === void 0) return whole === null ? null : {
		module: null,
		path: null,
		words: whole,
		pythonPath: []
	};
	return {
		module: first.module,
		path: first.path === null ? null : posix.normalize(first.path),
		words: whole ?? plain[0] ?? [],
		pythonPath: listPythonPath(first.paths, first.folder)
	};
}
/** What a command gives an entry that requires some by the name that it had before; null: none does. */
function findWordsBefore(all, entry, files, options) {
	const fitting = all.flatMap(({ path, words }) => path === null || words === null || !isFor(words, options) ? [] : [{
		path,
		words
	}]);
	const isBefore = ({ path, words }) => isNameBefore(path, entry, files) && words.some((word) => files.includes(word));
	return fitting.slice(0, MOST_FITTING).find(isBefore)?.words ?? null;
}
const optionOf = (word) => word.split("=", 1)[0] ?? "";
const hasRequired = (words, options) => options.every(({ names, isRequired }) => !isRequired || words.some((word) => names.includes(optionOf(word))));
/** Whether words have all that a script requires, where it requires any, and no option that it does not know; argparse takes the beginning of one too. */
const isFor = (words, options) => options.some(({ isRequired }) => isRequired) && hasRequired(words, options) && words.filter((word) => word.startsWith("-") && Number.isNaN(Number(word))).every((word) => options.some(({ names }) => names.some((name) => name.startsWith(optionOf(word)))));
/** Whether a path is that of no file, and its name that of a script beside it but for a word: `train_final_model.py`, `train_model.py`. */
function isNameBefore(path, entry, files) {
	const plain = posix.normalize(path);
	if (files.some((file) => isTail(plain, file)) || posix.dirname(plain) !== posix.dirname(entry)) return false;
	const [before = [], now = []] = [plain, entry].map((each) => posix.parse(each).name.toLowerCase().split(/[_-]/));
	return before.every((word) => now.includes(word)) || now.every((word) => before.includes(word));
}
const listPythonPath = (paths, folder) => (paths === "" ? [] : paths.split(":")).map((each) => each.replace(/^\$\{?PWD\}?\/?/, "")).filter((each) => !each.startsWith("/")).map((each) => posix.join(folder, each)).filter(isInside);
const isInside = (path) => !leadsOut(path) && !path.includes("$");
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
// src/planning/plan-project.ts
function planProject({ manifest, entryBytes: _, ...facts }) {
	const { title, task, entry, module, workingDirectory, pythonPath, metric, needs, data, scoring, scored, licence, origin } = manifest;
	return {
		...facts,
		title,
		task,
		cluster: manifest.cluster ?? null,
		entry,
		...module === void 0 ? {} : { module },
		workingDirectory,
		pythonPath,
		arguments: manifest.arguments,
		...manifest.places === void 0 ? {} : { places: manifest.places },
		metric,
		needs,
		data: data.map(({ headers: _, licence: of, ...file }) => of === null ? file : {
			...file,
			licence: of
		}),
		scoring,
		split: scored ?? null,
		licence: licence?.spdx ?? null,
		origin: nameOrigin(origin)
	};
}
function nameOrigin(origin) {
	if (origin === "embedded") return origin;
	return origin.commit === null ? origin.repository : `${origin.repository}@${origin.commit}`;
}
/** Changes that can be made to the data of a project, in their order. */
const listProbes = ({ notProbed, scoring }) => perturbationsOf(scoring).filter((each) => !(each in notProbed));
// src/benchmark/project-sandbox.ts
/**
* Whether a project and these scripts are this tool's own. The lock counts too: a package that nobody vouched for runs inside
* every script that imports it. So does the manifest, which names the interpreter, files of the home and code that reads the
* metric, whatever an edited plan says.
*/
async function isTrustedProject({ folder, sourceFolder, lockFile }, scripts, trusted) {
	const read = (path) => readTextIfPresent(path, folder);
	return isTrustedCode(sourceFolder, [...(await Promise.all([lockFile, manifestFile(folder)].map(read))).map((text) => text ?? ""), ...scripts], trusted);
}
async function chooseProjectSandbox({ slug, manifest }, trusted, { sandbox: choice, allow, iTrustThisCode: userTrusts }, warn) {
	const sandbox = await chooseSandbox(choice, {
		trusted,
		userTrusts,
		allow,
		warn
	});
	if (manifest.needs.gpu && sandbox.tier !== "none" && !sandbox.allowed.includes("gpu")) warn(`${slug} needs a GPU, and its sandbox shows none: add --allow gpu`);
	if (sandbox.tier === "none") for (const { at, shows } of resolvePlaces(manifest).outside) warn(`${slug} looks for ${shows} at ${at}: only a sandbox shows it there`);
	return sandbox;
}
// src/benchmark/run-limits.ts
/** What a project's runs may take. */
const limitsOf = ({ needs }, { timeFactor = 1 } = {}) => ({
	...DEFAULT_LIMITS,
	memoryBytes: needs.memoryGiB * 1024 ** 3,
	wallSeconds: needs.timeoutSeconds * timeFactor,
	cpuSecondsOfEach: mostCpuSeconds({ wallSeconds: needs.timeoutSeconds })
});
// src/benchmark/run-authors.ts
/** Why a run ended as it did. */
const tellEnd = (record) => nameError(record) || (record.failureClass ?? record.status);
/** Whether the script ran to its end; whether its metric can be read is seen later. */
const isDone = ({ record }) => record.exitCode === 0 && record.status !== "timeout";
/** Runs the author's script once, as a campaign would, for whoever wants to know how it ends. What is lost to the bench is told as such. */
async function runAuthors(project, options, maker, context) {
	try {
		var _usingCtx$2 = _usingCtx();
		if (options.launcher !== void 0) return runHeld(project, options.launcher, options, maker, context);
		const launcher = _usingCtx$2.a(new Launcher());
		await holdHost(launcher, options.holder ?? `greenml check ${project.slug}`, options.wait, context);
		return await runHeld(project, launcher, options, maker, context);
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
async function runHeld(project, launcher, options, maker, context) {
	try {
		var _usingCtx3 = _usingCtx();
		const { slug, manifest, sourceFolder } = project;
		const { cpuSeconds, timeout: timeoutSeconds = manifest.needs.timeoutSeconds } = options;
		const sandbox = await chooseProjectSandbox(project, await isTrustedProject(project, [], await loadTrustedHashes()), options, context.logger.warn);
		await removeAbandonedScratch();
		const host = await describeHost();
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
		if ("fault" in made) {
			const ground = {
				...settings,
				environment: null
			};
			return {
				record: recordWithoutRun(unplannedRun(slug), ground, "environment-failed", made.fault),
				stdout: "",
				stderr: "",
				metricLine: null,
				fileUse: {
					read: null,
					written: []
				}
			};
		}
		const homes = _usingCtx3.a(new HomeTemplates(launcher));
		const watcher = watchFileUse(options.watched, options.take);
		_usingCtx3.u(launcher.stopOn(context.signal));
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
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
/** What the author's own predictions are scored by; a split that can't be read is told by the run, as what it prints is. */
async function readScored(sourceFolder, project) {
	if (project.scoring === "printed") return null;
	const known = await readScoredSource(sourceFolder, project);
	if ("fault" in known) throw new UserError(`${project.slug}: ${known.fault}.`);
	return {
		...known,
		split: NOT_KNOWN_YET
	};
}
// src/benchmark/make-data.ts
const openRoom = () => ({ bytes: LARGEST_DATA_BYTES });
/**
* Runs a script of a project in the sandbox and takes what it made of some files, in each way in which it may be started until
* it ends well having made one.
*/
async function runMaker(project, { script, wanted, room }, options, maker, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const scratch = _usingCtx$1.a(isNotebook(script) ? removedAfter(await makeScratch("notebook")) : null);
		const at = {
			sourceFolder: project.sourceFolder,
			entry: script
		};
		const { sourceFolder, entry } = scratch === null ? at : await convertInto(join(scratch.folder, "source"), at);
		const [first, ...others] = await findStarts(sourceFolder, await listFiles(sourceFolder), entry, scratch !== null);
		const runOne = async (start) => {
			const found = [];
			const take = async (folder) => {
				for (const path of wanted) {
					const stored = await storeData(folder, path, context.env, room.bytes);
					if (stored === null) continue;
					found.push(stored);
					room.bytes -= stored.bytes;
				}
			};
			const run = await runAuthors({
				...project,
				sourceFolder,
				manifest: startAt(project.manifest, entry, start)
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
		const likeliest = await runOne(first);
		const ways = [likeliest];
		let last = likeliest;
		for (const start of others) {
			if (last.made.length > 0 || last.run.record.status === "timeout") break;
			last = await runOne(start);
			ways.push(last);
		}
		return {
			...last.made.length > 0 ? last : likeliest,
			ways
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** A copy of a project's files with a notebook as a script beside it. */
async function convertInto(copy, { sourceFolder, entry }) {
	await copyTree(sourceFolder, copy);
	const { path, codes } = await convertNotebook(sourceFolder, await listFiles(sourceFolder), entry);
	await writeNotebookScript(copy, path, codes[0] ?? "");
	return {
		sourceFolder: copy,
		entry: path
	};
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
/** Makes data for sources as `runMaker` does, by the manifest's word. UserError, as its sentence, where the script makes none. */
const createDataMaker = (options, maker, context) => async (known, { path, madeBy }, { root, name }) => {
	const { slug, manifest } = known;
	context.logger.info(`${slug}: running ${madeBy}, which makes its data '${path}'`);
	const { run, made } = await runMaker({
		...known,
		sourceFolder: join(root, name),
		lockFile: lockFileOf(known)
	}, {
		script: madeBy,
		wanted: manifest.data.filter((file) => file.madeBy === madeBy).map((file) => file.path),
		room: openRoom()
	}, options, maker, context);
	const found = made.find((file) => file.path === path);
	if (found !== void 0) return found.sha256;
	const why = isDone(run) ? "it ended without it" : tellEnd(run.record);
	throw new UserError(`${madeBy} did not make it: ${why}.`, 1);
};
export { executeRun as C, describeStart as S, readAsShown as _, runAuthors as a, loadTrustedHashes as b, chooseProjectSandbox as c, planProject as d, findStarts as f, runsScript as g, listCommands as h, isDone as i, isTrustedProject as l, wordsOf as m, openRoom as n, tellEnd as o, startFields as p, runMaker as r, limitsOf as s, createDataMaker as t, listProbes as u, readPapersAbove as v, HomeTemplates as w, ProjectSplits as x, readPapersIn as y };
