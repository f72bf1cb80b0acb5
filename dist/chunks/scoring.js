import { Et as _enum, Ht as strictObject, Ut as string, Z as relativePath } from "./inputs.js";
import { c as findMetric } from "./metrics.js";
// src/schema/scoring.ts
/** Sources of a script's metric: the script itself, or this tool, from what the script predicts. */
const SCORINGS = ["printed", "predictions"];
const scoring = _enum(SCORINGS);
const expression = string().min(1).max(1e3);
/**
* Places where the author's script keeps what is scored: Python, over the names that it leaves behind, evaluated at its exit.
*/
const scoredRows = strictObject({
	/** The data file, with a target, whose rows it splits. */
	data: relativePath,
	/** Places of its test rows among that file's rows, from 0 and without the header. */
	testRows: expression,
	/** Likewise, of its training rows in the order in which it trains on them. Default: all others, as the file has them. */
	trainingRows: expression.optional(),
	/** Predictions for these rows, in their order and in the words of the target's column. */
	predictions: expression
});
/**
* File that an answer to a project which is scored by predictions writes, in its working directory: a column, a row for each
* test row.
*/
const PREDICTIONS_FILE = "predictions.csv";
const PREDICTIONS_COLUMN = "prediction";
/** Path of the rows for which an answer predicts: beside the data file, which then holds the other rows. */
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
	if (!split) return "scoring: predictions needs `scored`";
	if (scoredMetric(metric.name) === null) return `the metric ${metric.name} is not computed from predictions`;
	return data.find(({ path }) => path === split.data)?.target === void 0 ? `${split.data} is no data file with a target` : null;
}
export { scoredRows as a, whyNotScored as c, scoredMetric as i, PREDICTIONS_FILE as n, scoring as o, SCORINGS as r, testRowsPath as s, PREDICTIONS_COLUMN as t };
