import { Ct as required, Ot as verbOptions, Qt as string, Rt as array, Tt as text, _t as option, ft as choice, kt as wholeNumber, tt as modelId, xt as preset, yt as path } from "./inputs.js";
import { n as answerOptions, o as gradeOptions } from "./mlbench-options.js";
// src/schema/options/mlbench-more-options.ts
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
const PYTHON_FORM = "a version of Python, as 3.11";
const containerOptions = verbOptions("print the recipe of a container that holds a repository's environment", {
	repository: required(text, "<name>", "the repository's folder in `ml-bench/` of the dataset"),
	python: option(string(PYTHON_FORM).regex(/^3\.\d+$/, PYTHON_FORM), "<version>", "its Python", { unset: "the one that its lock was made for" }),
	dataset: gradeOptions.shape.dataset
});
/** Public harnesses that run agents of others. */
const HARNESSES = ["inspect", "harbor"];
const harness = (description) => required(choice(HARNESSES), "<name>", description);
const exportTasksOptions = verbOptions("write tasks of ML-Bench as other harnesses read them, for their agents", {
	rows: gradeOptions.shape.rows,
	format: harness("inspect: a task of inspect_ai; harbor: a folder a task, as Harbor and Terminal-Bench take it"),
	to: required(path, "<dir>", "a new folder"),
	only: answerOptions.shape.only,
	python: containerOptions.shape.python,
	dataset: gradeOptions.shape.dataset
});
const importRunsOptions = verbOptions("take the answers that other harnesses' agents left, as a file that `mlbench grade` judges", {
	rows: gradeOptions.shape.rows,
	format: harness("whose runs they are"),
	runs: required(path, "<dir>", "inspect_ai's folder of logs in JSON, or Harbor's folder of jobs"),
	as: required(modelId, "<name>", "what the system is called: agent and model"),
	out: gradeOptions.shape.out
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
export { importRunsOptions as a, exportTasksOptions as i, equalCostOptions as n, leakageOptions as o, errorsOptions as r, transcriptsOptions as s, containerOptions as t };
