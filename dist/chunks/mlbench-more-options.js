import { Ai as string, An as text, Cn as option, En as preset, Mn as wholeNumber, On as required, gi as array, jn as verbOptions, tr as modelId } from "./start.js";
import { n as answerOptions, o as gradeOptions } from "./mlbench-options.js";
// src/schema/options/mlbench-more-options.ts
const errorsOptions = verbOptions("sort failed answers by what went wrong, and tell how far raters agree", {
	rows: gradeOptions.shape.rows,
	answers: required(text, "<file>", "one system's answers, whose attempts are below `--out`"),
	sample: option(wholeNumber(1), "<n>", "draw so many of the failed answers", { unset: "all" }),
	seed: preset(wholeNumber(0), 1, "<n>", "seed of that draw"),
	exportTo: option(text, "<file>", "write them as CSV for people, who fill the column category"),
	ratings: option(array(text).min(1), "<files>", "such files filled, each a rater, separated by commas"),
	judge: option(modelId, "<id>", "model of `models.yaml` that is asked, too"),
	budgetUsd: answerOptions.shape.budgetUsd,
	out: gradeOptions.shape.out,
	dataset: gradeOptions.shape.dataset,
	json: gradeOptions.shape.json
});
const leakageOptions = verbOptions("what answers without context hold of READMEs: how much a model knows by heart", {
	rows: gradeOptions.shape.rows,
	answers: required(text, "<file>", "answers of one model to the setting none"),
	repositories: required(text, "<dir>", "folder that holds each repository at its pinned commit"),
	dataset: gradeOptions.shape.dataset,
	json: gradeOptions.shape.json
});
const PYTHON_FORM = "a version of Python, as 3.11";
const containerOptions = verbOptions("print the recipe of a container that holds a repository's environment", {
	repository: required(text, "<name>", "the repository's folder in `ml-bench/` of the dataset"),
	python: preset(string(PYTHON_FORM).regex(/^3\.\d+$/, PYTHON_FORM), "3.11", "<version>", "its Python"),
	dataset: gradeOptions.shape.dataset
});
export { errorsOptions as n, leakageOptions as r, containerOptions as t };
