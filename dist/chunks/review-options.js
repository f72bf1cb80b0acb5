import { At as preset, Et as option, Lt as verbOptions, Mt as required, Ot as path, Pt as text, Rt as wholeNumber, qt as array, st as modelId } from "./inputs.js";
import { n as answerOptions, o as gradeOptions } from "./task-options.js";
// src/schema/options/mlbench/review-options.ts
const errorsOptions = verbOptions("sort failed answers by what went wrong, and tell how far raters agree", {
	rows: gradeOptions.shape.rows,
	answers: required(path, "<file>", "one system's answers, whose attempts are below `--out`"),
	sample: option(wholeNumber(1), "<n>", "draw so many of the failed answers", { unset: "all" }),
	seed: preset(wholeNumber(0), 1, "<n>", "seed of that draw"),
	exportTo: option(path, "<file>", "write them as CSV for people, who fill the column category"),
	ratings: option(array(text).min(1), "<files>", "such files filled, each a rater, separated by commas"),
	judge: option(modelId, "<id>", "model of `models.yaml` that is asked, too"),
	budgetUsd: answerOptions.shape.budgetUsd,
	out: gradeOptions.shape.out,
	dataset: gradeOptions.shape.dataset,
	json: gradeOptions.shape.json
});
const leakageOptions = verbOptions("what answers without context hold of READMEs: how much a model knows by heart", {
	rows: gradeOptions.shape.rows,
	answers: required(path, "<file>", "answers of one model to the setting none"),
	repositories: required(path, "<dir>", "folder that holds each repository at its pinned commit"),
	dataset: gradeOptions.shape.dataset,
	json: gradeOptions.shape.json
});
const transcriptsOptions = verbOptions("show what agents did, step by step, by their transcripts", {
	out: gradeOptions.shape.out,
	report: option(path, "<file>", "where it is written, as Markdown"),
	json: option(path, "<file>", "write all runs as JSON; as `agent-runs.json` in the folder of a campaign they are a chapter of its report")
});
const equalCostOptions = verbOptions("put an agent beside single answers that cost the same, by what `mlbench grade` put on record", {
	rows: gradeOptions.shape.rows,
	agent: required(path, "<file>", "answers of `mlbench agent`"),
	single: required(path, "<file>", "answers of `mlbench answer`, several to a task"),
	rules: gradeOptions.shape.rules,
	timeout: gradeOptions.shape.timeout,
	out: gradeOptions.shape.out,
	dataset: gradeOptions.shape.dataset,
	json: gradeOptions.shape.json
});
export { transcriptsOptions as i, errorsOptions as n, leakageOptions as r, equalCostOptions as t };
