import { Et as option, Lt as verbOptions, Mt as required, Ot as path, Pt as text, sn as string, st as modelId, xt as choice } from "./inputs.js";
import { n as answerOptions, o as gradeOptions } from "./task-options.js";
// src/schema/options/mlbench/harness-options.ts
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
export { exportTasksOptions as n, importRunsOptions as r, containerOptions as t };
