import { A as url, D as tuple, O as union, T as string, _ as literal, f as array, h as int, l as _enum, p as boolean, w as strictObject, y as number } from "./schemas.js";
import { g as sha256, h as relativePath, y as text } from "./common.js";
import { i as versioned } from "./versioned.js";
// src/schema/metric-rule.ts
/** Longer than any that reads a number, short enough to be taken in at once. */
const LONGEST_PATTERN = 1e3;
/** Told without matching anything: nesting alone can keep an expression at work for hours, even on no text at all. */
function hasGroup(pattern) {
	if (pattern.length > LONGEST_PATTERN || !isExpression(pattern)) return false;
	const structure = pattern.replaceAll(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]?/g, "_");
	return /\((?!\?)|\(\?<(?![=!])/.test(structure);
}
function isExpression(pattern) {
	try {
		return new RegExp(pattern) instanceof RegExp;
	} catch {
		return false;
	}
}
/** accuracy, f1, r2, rmse, auc … */
const metricName = string().regex(/^[a-z][a-z0-9_]{0,299}$/);
/** How the quality of a script's result is read from what it prints. */
const metricRule = strictObject({
	name: metricName,
	direction: _enum(["higher", "lower"]),
	/** How the author's script prints it; `percent` is divided by 100. */
	scale: _enum([
		"fraction",
		"percent",
		"absolute"
	]),
	/** Valid values after scaling; a value outside is `invalid-metric`. */
	range: tuple([number(), number()]).optional(),
	/** JavaScript regular expression with one group; its last match in the standard output counts. */
	pattern: text.refine(hasGroup, "a JavaScript regular expression with one group, of 1000 characters at most").optional(),
	/**
	* Of Python, over the names that the author's script leaves behind, evaluated after it by a hook: for one that prints
	* several numbers or none. Its value is the metric of the two baselines; answers print their own line.
	*/
	expression: string().min(1).max(1e3).optional(),
	/** Absolute: how far a variant may fall behind its baseline and still count as equal. */
	tolerance: number().min(0).default(.01)
});
// src/schema/metrics.ts
const share = {
	direction: "higher",
	range: [0, 1],
	labels: "classes",
	chance: null
};
const error = {
	direction: "lower",
	range: [0, Number.POSITIVE_INFINITY],
	labels: "numbers",
	chance: null
};
/** Metrics of one kind share their range and how chance moves them. */
const KINDS = {
	/** Right answers of all, for the whole test set or a mean over its classes. */
	proportion: {
		...share,
		chance: (classes) => 1 / classes
	},
	/** One answer for all rows is right for one class and never for another. */
	"f-measure": {
		...share,
		chance: (classes) => 2 / (classes + 1)
	},
	/** Pairs of rows that scores put in the right order. */
	ranking: {
		...share,
		chance: .5
	},
	/** One kind of mistake only: one answer for all rows is enough for the best value. */
	"one-sided": share,
	overlap: share,
	"top-k": share,
	agreement: {
		...share,
		range: [-1, 1],
		chance: 0
	},
	"explained-variance": {
		direction: "higher",
		range: [Number.NEGATIVE_INFINITY, 1],
		labels: "numbers",
		chance: 0
	},
	"wrong-proportion": {
		...share,
		direction: "lower",
		chance: (classes) => 1 - 1 / classes
	},
	"log-loss": {
		...error,
		labels: "classes"
	},
	/** In the target's unit, or its logarithm's. */
	"root-error": error,
	error,
	/** Divided by the label, which may lie near 0. */
	"percentage-error": error
};
/** Every metric that is known by its name. A function's name is a name of its metric, too. */
const METRICS = [
	{
		name: "accuracy",
		kind: "proportion",
		aliases: ["acc"],
		functions: ["accuracy_score"]
	},
	{
		name: "balanced_accuracy",
		kind: "proportion",
		aliases: ["balanced_acc"],
		functions: ["balanced_accuracy_score"]
	},
	{
		name: "top_k_accuracy",
		kind: "top-k",
		aliases: [
			"top3_accuracy",
			"top5_accuracy",
			"top_3_accuracy",
			"top_5_accuracy"
		]
	},
	{
		name: "f1",
		kind: "f-measure",
		aliases: [
			"f1score",
			"f_measure",
			"f_score"
		],
		functions: ["f1_score"]
	},
	{
		name: "fbeta",
		kind: "f-measure",
		functions: ["fbeta_score"]
	},
	{
		name: "roc_auc",
		kind: "ranking",
		aliases: [
			"auc",
			"auc_roc",
			"auroc",
			"rocauc"
		],
		functions: ["roc_auc_score"]
	},
	{
		name: "average_precision",
		kind: "one-sided",
		aliases: [
			"auc_pr",
			"auprc",
			"pr_auc"
		],
		functions: ["average_precision_score"]
	},
	{
		name: "precision",
		kind: "one-sided",
		functions: ["precision_score"]
	},
	{
		name: "recall",
		kind: "one-sided",
		aliases: ["sensitivity", "tpr"],
		functions: ["recall_score"]
	},
	{
		name: "specificity",
		kind: "one-sided",
		aliases: ["tnr"]
	},
	{
		name: "jaccard",
		kind: "overlap",
		aliases: ["iou"],
		functions: ["jaccard_score"]
	},
	{
		name: "kappa",
		kind: "agreement",
		aliases: [
			"cohen_kappa",
			"cohens_kappa",
			"quadratic_weighted_kappa"
		],
		functions: ["cohen_kappa_score"]
	},
	{
		name: "mcc",
		kind: "agreement",
		aliases: ["matthews"],
		functions: ["matthews_corrcoef"]
	},
	{
		name: "error_rate",
		kind: "wrong-proportion",
		aliases: ["classification_error", "misclassification_rate"]
	},
	{
		name: "log_loss",
		kind: "log-loss",
		aliases: ["cross_entropy", "logloss"],
		functions: ["log_loss"]
	},
	{
		name: "r2",
		kind: "explained-variance",
		aliases: ["r_squared", "r2score"],
		functions: ["r2_score"]
	},
	{
		name: "explained_variance",
		kind: "explained-variance",
		functions: ["explained_variance_score"]
	},
	{
		name: "rmse",
		kind: "root-error",
		functions: ["root_mean_squared_error"]
	},
	{
		name: "rmsle",
		kind: "root-error",
		functions: ["root_mean_squared_log_error"]
	},
	{
		name: "mse",
		kind: "error",
		functions: ["mean_squared_error"]
	},
	{
		name: "msle",
		kind: "error",
		functions: ["mean_squared_log_error"]
	},
	{
		name: "mae",
		kind: "error",
		functions: ["mean_absolute_error"]
	},
	{
		name: "median_absolute_error",
		kind: "error",
		functions: ["median_absolute_error"]
	},
	{
		name: "mape",
		kind: "percentage-error",
		functions: ["mean_absolute_percentage_error"]
	},
	{
		name: "smape",
		kind: "percentage-error"
	},
	{
		name: "wmape",
		kind: "percentage-error"
	}
];
const METRIC_FUNCTIONS = METRICS.flatMap(({ functions = [] }) => functions);
const AVERAGES = [
	"macro",
	"micro",
	"samples",
	"weighted"
];
/** Words that say of which rows or runs a value is, not what is computed. */
const QUALIFIERS = /* @__PURE__ */ new Set([
	...AVERAGES,
	..."average avg best binary cv eval final holdout mean oob oof overall ovo ovr".split(" "),
	..."score test total val valid validation value".split(" ")
]);
const BY_NAME = new Map(METRICS.flatMap((entry) => [
	entry.name,
	...entry.aliases ?? [],
	...entry.functions ?? []
].map((name) => [name, entry])));
/** The metric that is called so: `f1_macro` and `mean_test_f1` are an f1, `r2_score` is an r2. Null: a name of its own. */
const findMetric = (name) => findInside(name, (around) => around.every((word) => QUALIFIERS.has(word)));
/** The metric whose name stands in this one, whatever stands around it: `f1_gain` is no f1, but speaks of one. */
const findNearestMetric = (name) => findInside(name, () => true);
const MOST_WORDS = Math.max(...[...BY_NAME.keys()].map((name) => name.split("_").length));
function findInside(name, accepts) {
	const words = name.split("_");
	for (let length = Math.min(words.length, MOST_WORDS); length > 0; length--) for (let first = 0; first + length <= words.length; first++) {
		const entry = BY_NAME.get(words.slice(first, first + length).join("_"));
		const around = words.toSpliced(first, length);
		if (entry === void 0 || !accepts(around)) continue;
		const average = around.find((word) => AVERAGES.includes(word)) ?? null;
		return {
			...KINDS[entry.kind],
			name: entry.name,
			kind: entry.kind,
			average
		};
	}
	return null;
}
/** What the target holds of a project that is judged by a metric of this name; null: the name does not say. */
function findLabelKind(name) {
	return findNearestMetric(name)?.labels ?? (name.includes("error") ? "numbers" : null);
}
/** Values that count: the manifest's, else those that a metric of this name can take. */
function validRange({ name, range }) {
	return range ?? findMetric(name)?.range ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
}
/** Whether its values lie between 0 or −1 and 1, so that a larger number can only be a percentage. */
function isFraction(name) {
	const range = findMetric(name)?.range;
	return range !== void 0 && range[1] === 1 && Number.isFinite(range[0]);
}
/** How a metric is declared as long as nobody says otherwise. */
function draftRule(name) {
	return {
		name,
		direction: findMetric(name)?.direction ?? "higher",
		scale: isFraction(name) ? "fraction" : "absolute"
	};
}
/** The best that a metric can say; null: it has no end. Of a name that is not known the scale tells. */
function bestValue({ name, direction, scale }) {
	const known = findMetric(name);
	if (known?.direction === direction) return direction === "higher" ? known.range[1] : known.range[0];
	if (direction === "lower") return 0;
	return scale === "absolute" ? null : 1;
}
/** The best that a script gets which does not know labels drawn evenly of so many classes; null: not known. */
function chanceValue({ chance }, classes) {
	if (typeof chance === "number") return chance;
	return chance === null || classes === null ? null : chance(classes);
}
// src/schema/scoring.ts
/** Who says what a script's metric is: the script, or this tool, from what the script predicts. */
const SCORINGS = ["printed", "predictions"];
const scoring = _enum(SCORINGS);
const expression = string().min(1).max(1e3);
/** How the author's script splits its data: in Python, over the names that it leaves behind, evaluated at its exit. */
const split = strictObject({
	/** The data file, with a target, whose rows it splits. */
	data: relativePath,
	/** Places of its test rows among that file's rows, from 0 and without the header. */
	testRows: expression,
	/** Likewise, of its training rows in the order in which it trains on them. Default: all others, as the file has them. */
	trainingRows: expression.optional(),
	/** What it predicts for them, in their order and in the words of the target's column. */
	predictions: expression
});
/** What an answer to a project that is scored by predictions writes, in its working directory: a column, a row for each test row. */
const PREDICTIONS_FILE = "predictions.csv";
const PREDICTIONS_COLUMN = "prediction";
/** Where an answer finds the rows to predict for: beside the data file, which then holds the other rows. */
function testRowsPath(path) {
	const [, stem = path, ending = ""] = /^(.*?)(\.[^./]+)?$/.exec(path) ?? [];
	return `${stem}.test${ending}`;
}
const SCORED = [
	"accuracy",
	"balanced_accuracy",
	"error_rate",
	"rmse",
	"mse",
	"mae",
	"r2"
];
/** The metric that this tool computes from predictions; null: it computes none of that name. */
function scoredMetric(name) {
	const metric = findMetric(name);
	if (metric === null) return null;
	if (metric.name === "f1") return metric.average === "macro" || metric.average === "weighted" ? `f1_${metric.average}` : null;
	return SCORED.find((each) => each === metric.name && metric.average === null) ?? null;
}
/** Why a manifest can't be scored by predictions; null: it can, or need not. */
function whyNotScored({ scoring, split, metric, data }) {
	if (scoring === "printed") return null;
	if (!split) return "scoring: predictions needs a split";
	if (scoredMetric(metric.name) === null) return `the metric ${metric.name} is not computed from predictions`;
	return data.find(({ path }) => path === split.data)?.target === void 0 ? `${split.data} is no data file with a target` : null;
}
// src/schema/manifest.ts
const TASKS = [
	"binary-classification",
	"multiclass-classification",
	"regression",
	"text-classification",
	"other"
];
/** Of several paragraphs, for people. */
const LONGEST_PROSE = 2e4;
/** Of a program: the kernel takes no NUL. */
const argument = string().max(4096).regex(/^[^\0]*$/, "an argument without NUL");
/** What `python -m` runs. */
const moduleName = string().max(300).regex(/^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/, "a module's name, as package.train");
/** Folders of the source, `.` for all of it. */
const sourceFolder = union([literal("."), relativePath]);
/** Of a script: the kernel takes 2 MiB of them and of the environment together. */
const programArguments = array(argument).max(256);
const dataFile = strictObject({
	path: relativePath,
	role: _enum([
		"all",
		"train",
		"test"
	]),
	rows: int().min(0).optional(),
	target: text.optional(),
	licence: text.optional(),
	source: text.optional(),
	citation: string().max(LONGEST_PROSE).optional(),
	sha256: sha256.optional()
});
/** Above what any host has; beyond 2^53 bytes the kernel would not take the number at all. */
const MOST_MEMORY_GIB = 65536;
/** A week: a run holds its host, and nothing else is measured there meanwhile. */
const MOST_SECONDS = 604800;
const needs = strictObject({
	rapl: boolean().default(false),
	gpu: boolean().default(false),
	memoryGiB: number().min(.001).max(MOST_MEMORY_GIB).default(2),
	timeoutSeconds: number().min(.001).max(MOST_SECONDS).default(900),
	/** Of one run of the author's script, as somebody measured it: plans estimate with it. */
	typicalSeconds: number().positive().max(MOST_SECONDS).optional()
});
/** What makes the environment: uv from a lock of wheels, conda from an explicit list, or an interpreter that is there. */
const MANAGERS = [
	"uv",
	"conda",
	"existing"
];
/** A file that scripts expect on their machine (NLTK's data, a data set's cache): fetched before anything runs. */
const download = strictObject({
	url: url({ protocol: /^https$/ }).regex(/^[!-~]+$/, "an address without blanks and control characters"),
	sha256,
	/** In the private home of each run: the file, or the folder that an archive is unpacked into. */
	path: relativePath,
	unpack: _enum(["zip", "tar"]).optional()
});
/** What a Python environment is made from; paths are relative to the manifest's folder. */
const environmentSettings = strictObject({
	/** Never a path: it is handed to a program that would run what lies there. */
	python: string().regex(/^(?:[<>=!~]=?|===)?\s*3(?:\.\d+){0,2}(?:\s*,\s*[<>=!~]=?\s*3(?:\.\d+){0,2})*$/, "a version of Python, as >=3.10").default(">=3.10"),
	/** What the project asks for, as `3.9` or `>=3.8,<3.12`: of the installed ones that fit `python`, the nearest is taken. */
	pythonWanted: string().regex(/^[\d.<>=!~^*, ]{1,80}$/, "versions of Python, as 3.9 or >=3.8,<3.12").optional(),
	requirements: relativePath.optional(),
	manager: _enum(MANAGERS).default("uv"),
	/** With `existing`: the interpreter, by its name on PATH or its absolute path. */
	interpreter: string().regex(/^(?:\/(?:[\w.+-]+\/)*)?python[\d.]*$/, "a Python, as python3.11 or /opt/ml/bin/python").optional(),
	downloads: array(download).default([]),
	lock: relativePath,
	excludeNewer: string().optional(),
	/** How the lock departs from what the author asked for. */
	deviations: array(string().max(LONGEST_PROSE)).optional()
});
const wholeManifest = strictObject({
	schemaVersion: literal(1),
	title: text,
	description: string().max(LONGEST_PROSE).default(""),
	/** `embedded`: written for this dataset; otherwise the pinned upstream. */
	origin: union([literal("embedded"), strictObject({
		repository: text,
		commit: text.nullable(),
		commitDate: text.nullable().default(null),
		importedAt: text
	})]),
	/** The code's licence; null when the repository carries none, and then its code is never published. */
	licence: strictObject({
		spdx: text,
		file: relativePath.optional()
	}).nullable(),
	entry: relativePath,
	/** The entry's name as a module, for a script of a package: it is started by `python -m`, not by its path. */
	module: moduleName.optional(),
	workingDirectory: sourceFolder.default("."),
	/** Folders that the script's imports are searched in, beside where Python looks anyway. */
	pythonPath: array(sourceFolder).max(20).default([]),
	arguments: programArguments.default([]),
	task: _enum(TASKS),
	/** A name that projects like this one share: another rewrite of one exercise, another script over one data set. */
	cluster: text.optional(),
	metric: metricRule,
	data: array(dataFile).default([]),
	/** `predictions`: this tool computes the metric, of the author's script and of answers, from labels that no answer sees. */
	scoring: scoring.default("printed"),
	split: split.optional(),
	environment: environmentSettings,
	needs: needs.prefault({})
}).superRefine((file, context) => {
	const why = whyNotScored(file);
	if (why !== null) context.addIssue({
		code: "custom",
		path: ["scoring"],
		message: why
	});
});
/** `dataset/projects/<slug>/project.yaml`. */
const manifest = versioned(1, wholeManifest, {});
export { isFraction as C, metricRule as E, findNearestMetric as S, metricName as T, bestValue as _, needs as a, findLabelKind as b, PREDICTIONS_COLUMN as c, scoredMetric as d, scoring as f, METRIC_FUNCTIONS as g, whyNotScored as h, moduleName as i, PREDICTIONS_FILE as l, testRowsPath as m, environmentSettings as n, programArguments as o, split as p, manifest as r, sourceFolder as s, dataFile as t, SCORINGS as u, chanceValue as v, validRange as w, findMetric as x, draftRule as y };
