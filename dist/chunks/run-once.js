import { Cr as UserError, Zt as int, g as mean, gr as explainFullDisk, kr as stopped, on as strictObject, qt as array, sn as string, wr as errorCode, x as sum } from "./inputs.js";
import { O as inSandbox, _ as measureRun, k as mostCpuSeconds } from "./start.js";
import { Et as makeFolderBelow, Jt as readIfPlain, Kt as readBelow, Rt as assetPath, Wt as lookBelow, Xt as walkTree, gt as readTextIfPresent, j as seededRandom, l as removeTree, m as runCommand, mt as readJsonText, o as makeScratch, on as makeAndHold, r as ROOM_FOR_SCRATCH, rt as hashBelow, s as refuseFullScratch, sn as _usingCtx, st as hashTree, ut as parseWith, vt as sha256Hex, zt as readAsset } from "./base.js";
import { On as isAddress, Vt as groupKey, dn as PREDICTIONS_FILE, hn as testRowsPath, pn as scoredMetric, q as copyTree, un as PREDICTIONS_COLUMN } from "./work.js";
import "./read.js";
import { r as writeLog } from "./logs.js";
import { r as startWords, t as answerPath } from "./start2.js";
import { i as loadProject, u as openSources } from "./load-projects.js";
import { t as recordId } from "./record-id.js";
import { t as DEFAULT_LIMITS } from "./run-limits.js";
import { r as shimFoldersIn } from "./shims2.js";
import { n as readTail, t as makeWorkspace } from "./workspace.js";
import { n as judgeStart, o as SCRIPT_ENVIRONMENT, s as environmentUnder, t as judgeEnd } from "./ending.js";
import { n as readTable, r as writeTable, t as NotProbed } from "./not-probed.js";
import { t as openNotes } from "./home-notes.js";
import { a as unplannedRun, i as recordWithoutRun, n as identifyRun, t as blankRecord } from "./blank-record.js";
import { n as noCounter } from "./flop-counter.js";
import { i as readPrintedMetric, n as noMetric, t as judgeMetric } from "./read-metric.js";
import { t as profilePhases } from "./profile-phases2.js";
import { i as isBelow, t as chooseSandbox } from "./choose-sandbox.js";
import { a as PROJECT, c as hideFolders, n as HOME } from "./inside.js";
import { t as ageFiles } from "./access-times.js";
import { t as refuseOtherData } from "./check-data.js";
import { n as listSpareParts } from "./prune-sources.js";
import { n as hashEnvironment } from "./managed.js";
import { t as openEnvironmentMaker } from "./environment-maker.js";
import { t as keepQuota } from "./quota.js";
import { t as findIsolation } from "./run-isolated.js";
import { dirname, join, posix, relative } from "node:path";
import { rm, symlink, writeFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
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
			var _usingCtx$3 = _usingCtx();
			const folder = await makeScratch("home");
			this.#folders.push(folder);
			const workspace = _usingCtx$3.a(await makeWorkspace({
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
				await copyTree(workspace.homeFolder, template);
			} catch (error) {
				throw explainFullDisk(error, folder, ROOM_FOR_SCRATCH);
			}
			return template;
		} catch (_) {
			_usingCtx$3.e = _;
		} finally {
			await _usingCtx$3.d();
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
	if (typeof table === "string") return table;
	const { rows, target } = table;
	return rows.map((row) => row[target] ?? "");
}
async function readSplitTable(folder, { split, data }) {
	const path = split?.data ?? "";
	const target = data.find((file) => file.path === path)?.target ?? null;
	const bytes = await readBelow(folder, path, MOST_BYTES$1);
	if (bytes === null || target === null) return `${path} is no data file with a target`;
	const table = readTable(bytes, target);
	if ("kind" in table || table.target === null) return `${path} can't be read as a table with a column '${target}'`;
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
	if (typeof table === "string") throw new Error(table);
	const tested = new Set(split.rows);
	const path = project.split?.data ?? "";
	const without = (row) => row.toSpliced(table.target, 1);
	const kept = table.rows.filter((_, place) => !tested.has(place));
	const ordered = split.training.map((place) => table.rows[place] ?? []);
	const training = {
		...table,
		rows: ordered.length > 0 ? ordered : kept
	};
	const test = {
		...table,
		header: without(table.header),
		rows: split.rows.map((place) => without(table.rows[place] ?? [])),
		target: null
	};
	return /* @__PURE__ */ new Map([[path, writeTable(training)], [testRowsPath(path), writeTable(test)]]);
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
* Rows that the author's script tested and predicted, or why they are not known. `hide`: takes places of this host out of an
* error.
*/
async function readSplitNotes(homeFolder, tableRows, hide) {
	const content = await SPLIT_NOTES.read(homeFolder);
	if (content === null) return "the split expressions were not evaluated to their end";
	const [first = "", kind, trained = "", ...lines] = content.toString().split("\n");
	const seconds = readSeconds(first);
	if (kind === "error") return `the split expressions failed: ${hide(trained)}`;
	if (seconds === null || kind !== "value") return "the split hook's result was damaged by the script";
	const pairs = lines.map((line) => line.split("	"));
	const rows = pairs.map(([row]) => Number(row));
	const training = trained === "" ? [] : trained.split(" ").map(Number);
	if ([...rows, ...training].some((row) => !Number.isInteger(row) || row < 0 || row >= tableRows)) return `the split expressions name rows that the table of ${tableRows} does not have`;
	if (new Set(rows).size !== rows.length) return "the split expressions name a row twice";
	const tested = new Set(rows);
	if (training.some((row) => tested.has(row))) return "the split expressions name a row for training and for the test";
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
	const { exitCode, stderr } = await runCommand("python3", command, {
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
const OWN_FOLDERS = [...[
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
	"/greenml"
], HOME];
/** A path with a drive letter or backslashes is a plain name here, as it is to the script. */
function resolvePlaces({ places = [], workingDirectory }) {
	const found = places.filter(({ at }) => !isAddress(at)).map(({ at, shows }) => ({
		at: posix.resolve(PROJECT, workingDirectory, at).replace(/(?<=[^/])\/$/, ""),
		shows: shows === null ? null : posix.normalize(shows)
	}));
	const isInside = (at) => isBelow(at, "/home/sandbox/work/project") && at !== "/home/sandbox/work/project" && !posix.dirname(at).includes("\\");
	return {
		inside: found.flatMap(({ at, shows }) => isInside(at) ? [{
			at: posix.relative(PROJECT, at),
			shows
		}] : []),
		outside: found.flatMap(({ at, shows }) => shows === null || isBelow("/home/sandbox/work/project", at) || isBelow(at, "/home/sandbox/work/project") || OWN_FOLDERS.some((own) => isBelow(at, own)) ? [] : [{
			at,
			shows
		}]),
		addresses: places.flatMap(({ at, shows }) => shows !== null && isAddress(at) ? [{
			at,
			shows
		}] : [])
	};
}
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
		var _usingCtx$2 = _usingCtx();
		if (shows === null) {
			if (at.includes("\\")) continue;
			await makeFolderBelow(projectFolder, at);
			continue;
		}
		const folder = _usingCtx$2.a(await makeAndHold(projectFolder, dirname(at)));
		const target = relative(join(projectFolder, dirname(at)), join(projectFolder, shows)) || ".";
		await symlink(target, folder.at(posix.basename(at))).catch((error) => {
			if (errorCode(error) !== "EEXIST") throw error;
		});
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
/**
* Those beside the copy that show a plain file or folder of it. An engine follows a link of the project's own on this host, out of
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
/** The same of some of the rows, as often as asked: their texts are read once. */
function openScore(metric, truth, predicted) {
	if (metric === "rmse" || metric === "mse" || metric === "mae" || metric === "r2") {
		const [values, found] = [truth.map(readNumber), predicted.map(readNumber)];
		return (rows) => scoreNumbers(metric, pick(values, rows, NaN), pick(found, rows, NaN));
	}
	const [labels, found] = [truth.map(nameOf), predicted.map(nameOf)];
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
/** `1`, `1.0` and ` 1` are one class. */
function nameOf(text) {
	const trimmed = text.trim();
	const number = Number(trimmed);
	return trimmed !== "" && Number.isFinite(number) ? `${number}` : trimmed;
}
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
			if (typeof notes === "string") return noMetric(notes);
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
/** The same, kept nowhere. */
async function executeScript(run, settings, watcher) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { project, sandbox, environment, limits } = settings;
		const isAuthors = run.code === null;
		const { setting = null } = run.block;
		const isCold = setting === "cold";
		const metricReader = openReader(settings, run.code);
		const places = resolvePlaces(project);
		const workspace = _usingCtx$1.a(await makeWorkspace({
			sourceFolder: settings.sourceFolder,
			script: run.code === null ? null : {
				path: answerPath(project),
				code: run.code
			},
			homeTemplate: isCold ? environment.downloads : settings.homeTemplate,
			modules: isCold ? null : settings.modules,
			ownerUid: sandbox.ownerUid,
			change: async (folder) => {
				await metricReader.change?.(folder);
				await watcher.change?.(folder);
				await makePlaces(folder, places);
			}
		}));
		for (const { path } of project.data) await ageFiles(workspace.projectFolder, path);
		if (isCold) await forgetFiles(listKeptFolders(workspace.projectFolder, settings));
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
		const hide = (text) => hidePlaces(text, environment, workspace.projectFolder).replaceAll(settings.shimsFolder, "/shims");
		const readOutput = async (path) => hide(await readTail(path));
		const [stdout, stderr] = await Promise.all([readOutput(workspace.stdoutPath), readOutput(workspace.stderrPath)]);
		const metric = await metricReader.read(workspace, {
			stdout,
			stderr,
			hide
		});
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
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** What a run reads whatever its script does: the project, its packages, the interpreter's own library. */
function listKeptFolders(projectFolder, { environment, shimsFolder }) {
	const [major, minor] = environment.pythonVersion.split(".");
	return [...[
		projectFolder,
		environment.folder,
		shimsFolder
	], join(environment.basePrefix, "lib", `python${major}.${minor}`)];
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
	if (code === null || sha256Hex(code) === scored.authorsHash) return readAuthorsPredictions(project, scored.labels);
	if (typeof scored.split === "string") throw new Error(scored.split);
	return readAnswersPredictions(project, scored.labels, scored.split, scored.split.files());
}
/** Opens the instrument that the purpose of a run asks for; a probe's code loads only where a plan asks for it. */
async function openWatcher({ block }, { project, sourceFolder, sandbox, flopCounter, dataChanges }) {
	if (block.purpose === "profile") return profilePhases();
	if (block.purpose === "flops" && flopCounter !== null) return countFlops(flopCounter, sandbox.tier);
	if (block.perturbation === null && !block.watched) return NO_WATCHER;
	const { probeValidity, watchTraining } = await import("./probe.js");
	const { perturbation, draw, watched } = block;
	if (perturbation === null) return watchTraining();
	const changeData = () => dataChanges.get({
		sourceFolder,
		project,
		perturbation,
		draw
	});
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
	/** Null: the project's scripts print their metric. A text: why its predictions can't be scored at all. */
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
		if (typeof known === "string") return known;
		const split = await learnSplit(settings, known);
		if (typeof split === "string") return {
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
const MOST_ENTRY_BYTES = 16 * 1024 ** 2;
/** What a project's predictions are scored by, as far as its source tells; a text: why they can't be. */
async function readScoredSource(sourceFolder, project) {
	const labels = await readLabels(sourceFolder, project);
	if (typeof labels === "string") return labels;
	const entry = await readBelow(sourceFolder, project.entry, MOST_ENTRY_BYTES);
	return entry === null ? `${project.entry} can't be read` : {
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
			told.split = typeof notes === "string" ? null : makeSplit(notes);
			return {};
		}
	};
	const scored = {
		...known,
		split: "not known yet"
	};
	const { record } = await executeScript(unplannedRun(settings.project.slug), {
		...settings,
		scored
	}, watcher);
	return told.split ?? `the rows that the author's script tests are not known: ${record.errorMessage ?? record.status}`;
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
// src/benchmark/prepare-projects.ts
/** Environments of the projects that will run, made before anything is measured. A project that changed is refused. */
async function prepareProjects(plan, slugs, { dataset, mirror }, context) {
	const prepared = /* @__PURE__ */ new Map();
	if (slugs.length === 0) return prepared;
	const maker = openEnvironmentMaker(context, [dataset], findIsolation);
	const sources = openSources(context, mirror);
	for (const slug of slugs) {
		if (context.signal?.aborted) throw stopped();
		const planned = plan.projects.find((project) => project.slug === slug);
		if (!planned) throw new UserError(`plan.json has blocks of '${slug}' but no such project: plan again.`);
		const source = await loadProject(dataset, slug, sources);
		await refuseChanges(source, planned);
		await refuseOtherData(source);
		const made = await maker.makeOrExplain(source);
		const [environment, environmentFailure] = typeof made === "string" ? [null, made] : [made, null];
		prepared.set(slug, {
			planned,
			source,
			environment,
			environmentFailure
		});
	}
	if (whyNoneIsReady(prepared) !== null) return prepared;
	for (const failure of listFailures(prepared)) context.logger.warn(failure);
	await keepQuota(await maker.uv(), listSpareParts, context);
	return prepared;
}
const listFailures = (prepared) => [...prepared.values()].flatMap(({ environmentFailure }) => environmentFailure ?? []);
/** The reason why no project has an environment; null: one has. */
function whyNoneIsReady(prepared) {
	const failures = listFailures(prepared);
	return failures.length < prepared.size ? null : failures[0] ?? null;
}
async function refuseChanges(source, planned) {
	const lock = await readTextIfPresent(source.lockFile, source.folder);
	const sameLock = lock !== null && hashEnvironment(lock, source.manifest.environment) === planned.lockHash;
	if (sameLock && await hashTree(source.sourceFolder) === planned.sourceHash) return;
	throw new UserError(`The ${sameLock ? "files" : "lock or downloads"} of '${source.slug}' changed since the campaign was planned: restore what was planned, or plan a new campaign.`);
}
/** The plan runs what the manifest says. */
function isAsPlanned({ manifest }, planned) {
	const startOf = ({ entry, module, workingDirectory, pythonPath, arguments: words, places, metric, scoring }) => ({
		entry,
		module,
		workingDirectory,
		pythonPath,
		words,
		places,
		metric,
		scoring
	});
	const given = {
		...startOf(manifest),
		split: manifest.scored ?? null
	};
	const known = {
		...startOf(planned),
		split: planned.split
	};
	return isDeepStrictEqual(given, known);
}
/** Chooses the sandbox of each group: a baseline and its variants are never run under different ones. */
async function chooseSandboxes(groups, prepared, options, context) {
	const trusted = await loadTrustedHashes();
	const warned = /* @__PURE__ */ new Set();
	const warn = (text) => {
		if (!warned.has(text)) context.logger.warn(text);
		warned.add(text);
	};
	const sandboxes = /* @__PURE__ */ new Map();
	for (const { key, project: slug, scripts } of groups) {
		const project = prepared.get(slug);
		if (!project) continue;
		const { source, planned } = project;
		const isTrusted = isAsPlanned(source, planned) && await isTrustedProject(source, scripts, trusted);
		sandboxes.set(key, await chooseProjectSandbox(source, isTrusted, options, warn));
	}
	return sandboxes;
}
/**
* Whether a project and these scripts are this tool's own. The lock counts too: a package that nobody vouched for runs inside
* every script that imports it. So does the manifest, which names the interpreter, files of the home and code that reads the
* metric, whatever an edited plan says.
*/
async function isTrustedProject({ folder, sourceFolder, lockFile }, scripts, trusted) {
	const read = (path) => readTextIfPresent(path, folder);
	return isTrustedCode(sourceFolder, [...(await Promise.all([lockFile, join(folder, "project.yaml")].map(read))).map((text) => text ?? ""), ...scripts], trusted);
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
// src/benchmark/run-once.ts
/** One run, whatever becomes of it. */
async function runOnce(run, bench) {
	const script = await prepareRun(run, bench);
	if (script === null) return recordNotStarted(run, bench);
	await refuseFullScratch();
	const { scored } = script;
	const whyNotScored = typeof scored === "string" ? scored : run.code === null ? null : scored?.split ?? null;
	if (typeof scored === "string" || typeof whyNotScored === "string") return recordWithoutRun(run, script, "environment-failed", String(whyNotScored));
	return executeRun(run, {
		...script,
		scored,
		campaign: bench.campaign,
		dataChanges: bench.dataChanges
	}).catch((error) => {
		if (!(error instanceof NotProbed)) throw error;
		return recordWithoutRun(run, script, "environment-failed", `its data can't be changed: ${error.message}`);
	});
}
/** What is made once for the runs of a project, before the first of them; null: there is no environment or no script. */
async function prepareRun(run, bench) {
	const { source, environment, ...settings } = settingsOf(run, bench);
	if (environment === null || isWithoutScript(run)) return null;
	const { project: planned, sandbox } = settings;
	const code = {
		folder: source.sourceFolder,
		entry: planned.entry
	};
	const script = {
		...settings,
		environment,
		sourceFolder: source.sourceFolder,
		equipment: bench.equipment,
		flopCounter: bench.flopCounter,
		homeTemplate: await bench.homes.get(environment, sandbox),
		shimsFolder: await bench.compiled.shims(environment, sandbox),
		modules: await bench.compiled.modules(code, environment, sandbox),
		limits: limitsOf(planned, bench)
	};
	return {
		...script,
		scored: await bench.splits.get(script)
	};
}
function settingsOf({ variant, block }, { prepared, sandboxes, host }) {
	const project = prepared.get(variant.project);
	const sandbox = sandboxes.get(groupKey(block));
	if (!project || !sandbox) throw new Error(`block ${block.id} was not prepared`);
	const { planned, source, environment, environmentFailure } = project;
	return {
		project: planned,
		source,
		environment,
		environmentFailure,
		host,
		sandbox
	};
}
const isWithoutScript = ({ variant, code }) => variant.model !== null && code === null;
/** Record of a run that has no script or no environment. */
function recordNotStarted(run, prepared) {
	const settings = settingsOf(run, prepared);
	if (!isWithoutScript(run)) return recordWithoutRun(run, settings, "environment-failed", settings.environmentFailure ?? "no environment");
	return recordWithoutRun(run, settings, "missing-variant", "there is no script: its generation failed or has not been run");
}
/** What a project's runs may take. */
const limitsOf = ({ needs }, { timeFactor = 1 } = {}) => ({
	...DEFAULT_LIMITS,
	memoryBytes: needs.memoryGiB * 1024 ** 3,
	wallSeconds: needs.timeoutSeconds * timeFactor,
	cpuSecondsOfEach: mostCpuSeconds({ wallSeconds: needs.timeoutSeconds })
});
export { chooseProjectSandbox as a, prepareProjects as c, ProjectSplits as d, readScoredSource as f, HomeTemplates as h, runOnce as i, whyNoneIsReady as l, executeScript as m, prepareRun as n, chooseSandboxes as o, describeStart as p, recordNotStarted as r, isTrustedProject as s, limitsOf as t, loadTrustedHashes as u };
