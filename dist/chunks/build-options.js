import { A as energyOptions, At as preset, Et as option, I as sandboxOptions, Lt as verbOptions, Mt as required, Ot as path, Pt as text, Rt as wholeNumber, qt as array, st as modelId, wt as flag } from "./inputs.js";
import { n as answerOptions, o as gradeOptions } from "./task-options.js";
// src/schema/options/mlbench/build-options.ts
const { dataset, json, wait } = gradeOptions.shape;
const chooseOptions = verbOptions("choose repositories for new tasks by field and stars", {
	from: option(path, "<file>", "repositories as GitHub's search gives them: its JSON, or the array of its `items`", { unset: "GitHub is searched by the topics of each field, with the token in `GITHUB_TOKEN`" }),
	fields: option(array(text).min(1), "<names>", "only of these fields of machine learning, separated by commas", { unset: "any that a topic names" }),
	fewestStars: preset(wholeNumber(0), 1e3, "<n>", "stars that a repository has at least"),
	most: preset(wholeNumber(1), 5, "<n>", "repositories of each field"),
	dataset,
	json
});
const repository = required(text, "<name>", "the repository's folder in `ml-bench/` of the dataset");
const repositories = required(path, "<dir>", "folder that holds the repository at its pinned commit");
const templates = option(path, "<file>", "its templates", { unset: "`templates.yaml` beside its `repository.yaml`" });
const mineOptions = verbOptions("write a draft of a repository's templates from the commands and examples of its READMEs, for a person to correct", {
	repository,
	repositories,
	templates,
	most: preset(wholeNumber(1), 40, "<n>", "templates, of the richest pages first"),
	force: flag("write over templates that are there"),
	dataset
});
const buildOptions = verbOptions("make tasks of a repository from its templates, in the columns of ML-Bench's rows, and leave out what fails the quality test", {
	repository,
	repositories: option(path, "<dir>", "folder that holds the repository at its pinned commit", { unset: "no right answer is run" }),
	templates,
	each: preset(wholeNumber(1), 5, "<n>", "tasks of each template"),
	seed: preset(wholeNumber(0), 1, "<n>", "seed of the values and of the styles of instructions"),
	model: option(modelId, "<id>", "model of `models.yaml` that writes the instructions", { unset: "`--instructions` has them" }),
	instructions: option(path, "<file>", "instructions that exist, instead of asking: JSON lines `{id, instruction}`"),
	tries: preset(wholeNumber(1), 3, "<n>", "times that a model is asked for an instruction that says every value"),
	budgetUsd: answerOptions.shape.budgetUsd,
	dryRun: answerOptions.shape.dryRun,
	showPrompts: answerOptions.shape.showPrompts,
	run: flag("run the right answers in the sandbox, where the repository's environment is described", {
		isOn: true,
		negated: "judge the right answers by their text alone"
	}),
	out: preset(path, "campaigns/ml-bench-build", "<dir>", "folder for `rows.jsonl`, `build.json`, `calls/`, `attempts/` and `logs/`; the same command goes on from what is there"),
	wait,
	...energyOptions.shape,
	...sandboxOptions.shape,
	dataset,
	json
});
export { chooseOptions as n, mineOptions as r, buildOptions as t };
