import { A as energyOptions, At as preset, Et as option, I as sandboxOptions, Lt as verbOptions, M as json, Mt as required, N as mirror, O as dataset, Ot as path, Pt as text, R as wait, Rt as wholeNumber, j as giveUp, kt as positive, nn as object, qt as array, st as modelId, wt as flag, xt as choice } from "./inputs.js";
import { g as CONTEXT_SETTINGS, h as CONTEXT_SCOPES, l as PROMPT_CUTS, o as ASKED_SETTINGS, s as EXTRACTIONS, t as GRADING_RULES, u as TASK_PROMPTS } from "./task-grades.js";
import { n as readShard, r as shard } from "./shard.js";
// src/schema/options/mlbench/task-options.ts
const rows = required(path, "<file>", "ML-Bench's rows: JSON lines (`.jsonl`, `.jsonl.gz`), Parquet, or `hf:owner/name[@revision]/split` on the Hugging Face hub");
const repositoriesWords = ["<dir>", "folder that holds each repository at its pinned commit, by the name of `repos/<name>` in ML-Bench"];
const contextsOptions = verbOptions("print what each task shows a model, one JSON line a task", {
	rows,
	repositories: option(text, ...repositoriesWords),
	setting: required(choice(CONTEXT_SETTINGS), "<name>", `${CONTEXT_SETTINGS.join(", ")}: the part that the task rests on, READMEs, what a search by BM25 finds, everything, or what searches of ours find, section by section`),
	scope: option(choice(CONTEXT_SCOPES), "<name>", "which files: those with README in their name, or all", { unset: "readme for the setting readme, else repository" }),
	maxCharacters: option(wholeNumber(1), "<n>", "how much of a repository's text is taken, before it is searched", { unset: "all" }),
	maxTokens: option(wholeNumber(1), "<n>", "how many tokens of a context are shown, by OpenAI's o200k_base", { unset: "all" }),
	embedder: option(modelId, "<id>", "model of `models.yaml` behind an OpenAI-compatible server, for the setting embeddings"),
	dataset
});
const fetchOptions = verbOptions("fetch the repositories of ML-Bench at their pinned commits, and verify them", {
	repositories: required(path, "<dir>", "folder that each is put into by its name; what is there already is verified only"),
	only: option(array(text).min(1), "<names>", "only these, separated by commas", { unset: "all" }),
	mirror,
	dataset
});
const statsOptions = verbOptions("ML-Bench's published tables of its data, for these rows, beside the paper's", {
	rows,
	repositories: contextsOptions.shape.repositories,
	merged: option(path, "<file>", "also write the rows with `readme_content` and `bm25_result`, as JSON lines"),
	sample: option(wholeNumber(1), "<n>", "also draw so many rows of each repository"),
	sampleTo: option(path, "<file>", "where the drawn rows are written, as JSON lines"),
	seed: preset(wholeNumber(0), 1, "<n>", "seed of that draw"),
	figure: option(path, "<file>", "also draw the tasks by field and type, as SVG"),
	dataset,
	json
});
/** Options of asking that `evaluate` takes, too. */
const askingOptions = object({
	scope: contextsOptions.shape.scope,
	maxCharacters: contextsOptions.shape.maxCharacters,
	maxTokens: contextsOptions.shape.maxTokens,
	embedder: contextsOptions.shape.embedder,
	promptCut: preset(choice(PROMPT_CUTS), "none", "<name>", "published: of a prompt over 4,096 tokens the first 3,072 and the last 30 are shown, as the paper did with open models"),
	samples: preset(wholeNumber(1), 5, "<n>", "answers to each task"),
	prompt: preset(choice(TASK_PROMPTS), "guided", "<name>", "guided: ours, which says how an answer is used; published: what ML-Bench's own says"),
	extraction: preset(choice(EXTRACTIONS), "strict", "<name>", "how code is taken out of what a model said: strict, or as ML-Bench's scripts do (compat: the later ones, compat-openai: the first)"),
	budgetUsd: option(positive, "<x>", "stop before more US dollars are spent on models in this folder"),
	force: flag("ask again for what is answered"),
	batch: flag("put the questions down in a batch of the provider, which answers within a day for half; the same command collects the answers"),
	giveUp
});
const shardOption = option(shard, "<i/n>", "only this share, as `2/8`: one repository and one system", {
	unset: "all",
	read: readShard
});
const out = preset(path, "campaigns/ml-bench", "<dir>", "folder for `answers/`, `calls/`, `attempts/` and `logs/`; the same command goes on from what is there");
const answerOptions = verbOptions("ask models for answers to tasks of ML-Bench", {
	rows,
	repositories: contextsOptions.shape.repositories,
	models: required(array(modelId).min(1), "<ids>", "models of `models.yaml`, separated by commas"),
	settings: required(array(choice(ASKED_SETTINGS)).min(1), "<names>", `what a model is shown, of ${ASKED_SETTINGS.join(", ")}, separated by commas; none: the instruction alone`),
	only: option(text, "<regex>", "only tasks whose `github_id/id` matches this regular expression", { unset: "all" }),
	shard: shardOption,
	...askingOptions.shape,
	dryRun: flag("show what would be asked and what it would cost"),
	showPrompts: flag("with a dry run: print the prompts, byte for byte"),
	out,
	dataset
});
const agentOptions = verbOptions("let models work on tasks of ML-Bench step by step: look at the repository, try drafts in the sandbox, answer", {
	rows,
	repositories: required(text, ...repositoriesWords),
	models: answerOptions.shape.models,
	only: answerOptions.shape.only,
	samples: preset(wholeNumber(1), 1, "<n>", "runs of each task"),
	steps: preset(wholeNumber(1), 20, "<n>", "most turns of a task's run"),
	tokens: preset(wholeNumber(1), 4e5, "<n>", "most tokens, read and written, of a task's run"),
	seconds: preset(positive, 900, "<n>", "seconds of a run after which no step begins, and a draft ends"),
	joules: option(positive, "<n>", "most joules of a run's drafts, where a meter measures them; with `--max-watts`, which says how long a draft may be for what is left", { unset: "no limit" }),
	open: flag("let the model find a repository on GitHub by itself instead of showing it the task's own; with a token that may read in `GITHUB_TOKEN`"),
	mirror,
	noDrafts: flag("let no draft be run: nothing is executed, and no environment is needed"),
	budgetUsd: askingOptions.shape.budgetUsd,
	force: flag("work anew on tasks that were worked on"),
	out,
	wait,
	...energyOptions.shape,
	...sandboxOptions.omit({ iTrustThisCode: true }).shape,
	dataset
});
/** Treatments of a task whose own answer fails. */
const GOLD_CHOICES = [
	"list",
	"exclude",
	"skip"
];
const fileNames = array(text).min(1);
const gradeOptions = verbOptions("judge answers to tasks of ML-Bench", {
	rows,
	answers: required(fileNames, "<files>", "JSON lines `{github_id, id, output}`, with one text or several; a file for each system, separated by commas"),
	rules: preset(choice(GRADING_RULES), "strict", "<name>", "strict, or compat: ML-Bench's own verdicts, bug for bug"),
	staticOnly: flag("judge the text alone, and run nothing"),
	repositories: option(text, ...repositoriesWords, { unset: "none is run" }),
	golds: preset(choice(GOLD_CHOICES), "list", "<what>", "the data set's own answers, run first: list those that fail, exclude their tasks, or skip them"),
	errata: flag("also score the rows as `ml-bench/errata.yaml` of the dataset mends them, beside those as published"),
	verdicts: option(fileNames, "<files>", "verdicts of ML-Bench's own grader on these answers (`result.jsonl`), to stand beside: a file for each of `--answers`"),
	answering: option(fileNames, "<files>", "what answering took on this machine, as `greenml measure --json` of it left it, for the joules of a solved task: a file for each of `--answers`"),
	timeout: option(positive, "<seconds>", "time limit of an answer, under strict", { unset: "of each repository: `limits` in its `repository.yaml`" }),
	shard: shardOption,
	systems: option(array(text).min(1), "<names>", "all systems that shares are dealt over", { unset: "those of `--answers`" }),
	onRecord: flag("run nothing: score what earlier calls put on record below `--out`, all shares together"),
	only: option(text, "<github_id>/<id>/<n>", "run this one answer anew, with all that it prints"),
	out,
	wait,
	...energyOptions.shape,
	...sandboxOptions.shape,
	dataset,
	json
});
const evaluateOptions = verbOptions("ask models about tasks of ML-Bench, run and judge their answers, and report", {
	...gradeOptions.omit({
		answers: true,
		only: true,
		staticOnly: true,
		systems: true,
		shard: true,
		verdicts: true,
		answering: true,
		onRecord: true
	}).shape,
	...askingOptions.omit({
		batch: true,
		giveUp: true
	}).shape,
	models: option(array(modelId).min(1), "<ids>", "models of `models.yaml`, separated by commas", { unset: "none is asked: `--answers` names answers that exist" }),
	settings: preset(array(choice(ASKED_SETTINGS)).min(1), [
		"oracle",
		"readme",
		"bm25"
	], "<names>", `what a model is shown, of ${ASKED_SETTINGS.join(", ")}, separated by commas`),
	answers: option(fileNames, "<files>", "answers that exist, as of `mlbench grade`, instead of asking"),
	report: option(path, "<file>", "where the report is written, as Markdown in the layout of the paper's tables")
});
const shardOptions = verbOptions("list the shares that jobs or a Slurm array take: one for each repository and system", {
	rows,
	models: evaluateOptions.shape.models,
	settings: evaluateOptions.shape.settings,
	prompt: askingOptions.shape.prompt,
	answers: option(fileNames, "<files>", "answers that exist, as of `mlbench grade`, instead of models"),
	format: option(choice(["slurm"]), "<name>", "slurm: write the array that judges the answers, below `--out`"),
	repositories: gradeOptions.shape.repositories,
	errata: gradeOptions.shape.errata,
	out,
	dataset,
	json
});
export { fetchOptions as a, statsOptions as c, evaluateOptions as i, answerOptions as n, gradeOptions as o, contextsOptions as r, shardOptions as s, agentOptions as t };
