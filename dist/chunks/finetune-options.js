import { $t as literal, A as energyOptions, At as preset, Et as option, Lt as verbOptions, Mt as required, Ot as path, Pt as text, R as wait, Rt as wholeNumber, Wt as _enum, at as label, dt as sha256, on as strictObject, qt as array, sn as string, tn as number, tt as count, xt as choice } from "./inputs.js";
import { i as versioned } from "./versioned.js";
import { u as TASK_PROMPTS } from "./task-grades.js";
import { n as answerOptions, o as gradeOptions } from "./task-options.js";
// src/schema/mlbench/finetune-data.ts
/** What a model is taught to answer from, as the paper names it. */
const FINETUNE_TASKS = [
	"code",
	"retrieval",
	"oracle"
];
/** Whether the test's repositories are those that training has other tasks of, or none of them. */
const DISTRIBUTIONS = ["in", "out"];
/** `chat`: prompt and completion, so that a trainer can learn the answer alone; `openai`: what OpenAI's fine-tuning takes. */
const FINETUNE_FORMATS = ["chat", "openai"];
/** Why a row teaches nothing. All but the first and last are what a test row could be known by. */
const LEFT_OUT = [
	"no-answer",
	"same-instruction",
	"near-instruction",
	"same-answer",
	"other-distribution"
];
const file = strictObject({
	examples: count,
	sha256,
	tokens: count.nullable()
});
const dataFile = strictObject({
	schemaVersion: literal(1),
	task: _enum(FINETUNE_TASKS),
	format: _enum(FINETUNE_FORMATS),
	prompt: _enum(TASK_PROMPTS),
	distribution: _enum(DISTRIBUTIONS),
	seed: count,
	/** Hash of the rows that examples were made of. */
	rowsSha256: sha256,
	/** Of the rows that are kept for the test; the same hash where they were drawn from those. */
	testSha256: sha256,
	train: file,
	validation: file,
	test: strictObject({
		tasks: count,
		repositories: array(label)
	}),
	/** Repositories with examples, and how many in training and validation together. */
	repositories: array(strictObject({
		repository: label,
		examples: count
	})),
	/** Rows that are in none of the files, by github_id/id. */
	leftOut: array(strictObject({
		row: string().regex(/^\d+\/\d+$/),
		reason: _enum(LEFT_OUT)
	}))
});
versioned(1, dataFile, {});
// src/schema/options/mlbench/finetune-options.ts
const SHARE_FORM = "a share above 0 and below 1, as 0.1";
const share = number(SHARE_FORM).gt(0, SHARE_FORM).lt(1, SHARE_FORM);
const exportFinetuneOptions = verbOptions("write tasks of ML-Bench with their answers as examples that a model is fine-tuned with", {
	task: required(choice(FINETUNE_TASKS), "<name>", "what an example shows: code (the repository), retrieval (what BM25 finds) or oracle (the segment that the task rests on)"),
	rows: required(path, "<file>", "rows that examples are made of, as of `mlbench answer`"),
	test: option(path, "<file>", "rows that a model will be tested with: what gives them away is left out", { unset: "drawn from the rows, and written as `test.jsonl`" }),
	distribution: preset(choice(DISTRIBUTIONS), "in", "<name>", "in: other tasks of the test's repositories; out: tasks of other repositories"),
	testShare: preset(share, .2, "<share>", "of what is drawn for the test: each repository's tasks, or with out the repositories"),
	validationShare: preset(share, .1, "<share>", "of the examples, which training does not see"),
	seed: preset(wholeNumber(0), 42, "<n>", "seed of both draws"),
	format: preset(choice(FINETUNE_FORMATS), "chat", "<name>", "chat: prompt and completion, as TRL learns from; openai: messages, as OpenAI's fine-tuning takes"),
	prompt: answerOptions.shape.prompt,
	maxTokens: preset(wholeNumber(1), 3e3, "<n>", "how many tokens of a context are shown, by OpenAI's o200k_base"),
	promptCut: answerOptions.shape.promptCut,
	repositories: answerOptions.shape.repositories,
	out: preset(path, "campaigns/finetune", "<dir>", "folder for `train.jsonl`, `validation.jsonl`, `test.jsonl` and `finetune.json`"),
	dataset: gradeOptions.shape.dataset,
	json: gradeOptions.shape.json
});
/** Recipes beside the code. */
const RECIPES = [
	"paper",
	"lora",
	"tiny"
];
const finetuneOptions = verbOptions("train a LoRA adapter of an open model with such examples, and measure it like any run, epoch by epoch", {
	data: required(path, "<dir>", "folder of `train.jsonl` and `validation.jsonl`, as `mlbench export-finetune` leaves it"),
	model: required(path, "<dir>", "folder of the base model, or its name on the Hugging Face hub"),
	recipe: preset(text, "lora", "<name>", "paper: ML-Bench's settings on two cards; lora: ours on one; tiny: a base made by chance, on a processor; or a YAML file of yours"),
	processes: preset(wholeNumber(1), 1, "<n>", "graphics cards that share the model, by FSDP"),
	out: preset(path, "campaigns/finetune/adapter", "<dir>", "folder for the adapter, `training.json` and `measurement.json`"),
	wait,
	...energyOptions.shape,
	json: gradeOptions.shape.json
});
export { exportFinetuneOptions as n, finetuneOptions as r, RECIPES as t };
