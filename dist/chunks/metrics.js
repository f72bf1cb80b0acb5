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
	/** Harmonic means of two shares: one answer for all rows is right for one class and never for another. */
	"f-measure": {
		...share,
		chance: (classes) => 2 / (classes + 1)
	},
	/** Pairs of rows that scores put in the right order. */
	ranking: {
		...share,
		chance: .5
	},
	/** Shares that count one kind of mistake only: one answer for all rows is enough for the best value. */
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
	/** What training minimises, whatever that is. */
	loss: {
		...error,
		labels: null
	},
	/** Errors in the target's unit, or its logarithm's. */
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
		functions: ["accuracy_score"],
		printed: "accuracy|acc|acur[áa]cia|exactitud|genauigkeit|doğruluk|точность|(?:correctly classified|classified correctly)(?=[^\\n]{0,60}%)"
	},
	{
		name: "balanced_accuracy",
		kind: "proportion",
		aliases: ["balanced_acc"],
		functions: ["balanced_accuracy_score"],
		printed: "balanced[ _-]?acc(?:uracy)?"
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
		functions: ["f1_score"],
		printed: "f[ _-]?1|f[ _-](?:measure|score)"
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
		functions: ["roc_auc_score"],
		printed: "(?:roc[ _-]?)?auc(?:[ _-]?roc)?"
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
		functions: ["precision_score"],
		printed: "precision"
	},
	{
		name: "recall",
		kind: "one-sided",
		aliases: ["sensitivity", "tpr"],
		functions: ["recall_score"],
		printed: "recall|sensitivity"
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
		functions: ["matthews_corrcoef"],
		printed: "mcc|matthews"
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
		functions: ["log_loss"],
		printed: "log[ _-]?loss"
	},
	{
		name: "loss",
		kind: "loss",
		printed: "loss"
	},
	{
		name: "perplexity",
		kind: "loss",
		aliases: ["ppl"],
		printed: "perplexity|ppl"
	},
	{
		name: "r2",
		kind: "explained-variance",
		aliases: ["r_squared", "r2score"],
		functions: ["r2_score"],
		printed: "r[ _-]?(?:2|²|\\^2|\\*\\*2)|r[ _-]?squared|coefficient of determination"
	},
	{
		name: "explained_variance",
		kind: "explained-variance",
		functions: ["explained_variance_score"]
	},
	{
		name: "rmse",
		kind: "root-error",
		functions: ["root_mean_squared_error"],
		printed: "rmse|root[ _-]mean[ _-]squared?[ _-]error"
	},
	{
		name: "rmsle",
		kind: "root-error",
		functions: ["root_mean_squared_log_error"],
		printed: "rmsle"
	},
	{
		name: "mse",
		kind: "error",
		functions: ["mean_squared_error"],
		printed: "mse|mean[ _-]squared?[ _-]error"
	},
	{
		name: "msle",
		kind: "error",
		functions: ["mean_squared_log_error"]
	},
	{
		name: "mae",
		kind: "error",
		functions: ["mean_absolute_error"],
		printed: "mae|mean[ _-]absolute[ _-]error"
	},
	{
		name: "median_absolute_error",
		kind: "error",
		functions: ["median_absolute_error"]
	},
	{
		name: "mape",
		kind: "percentage-error",
		functions: ["mean_absolute_percentage_error"],
		printed: "mape|mean[ _-]absolute[ _-]percentage[ _-]error"
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
/** Source of a regular expression for each metric's name in what scripts print. */
const PRINTED_NAMES = METRICS.flatMap(({ name, printed }) => printed === void 0 ? [] : [[name, printed]]);
const METRIC_FUNCTIONS = METRICS.flatMap(({ functions = [] }) => functions);
/** Names of the metrics that the code computes by a function of scikit-learn. */
function findComputed(code) {
	const names = METRICS.filter(({ functions = [] }) => functions.some((name) => new RegExp(`\\b${name}\\b`).test(code))).map(({ name }) => name);
	return ROOT.test(code) ? names.map((name) => name === "mse" ? "rmse" : name) : names;
}
const ROOT = /sqrt\(\s{0,9}(?:\w{1,40}\.){0,3}mean_squared_error/;
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
export { draftRule as a, findMetric as c, validRange as d, chanceValue as i, findNearestMetric as l, PRINTED_NAMES as n, findComputed as o, bestValue as r, findLabelKind as s, METRIC_FUNCTIONS as t, isFraction as u };
