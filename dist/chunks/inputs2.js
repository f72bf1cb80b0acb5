import { At as preset, C as artifactName, Et as option, N as mirror, Ot as path, nn as object, qt as array, st as modelId, wt as flag } from "./inputs.js";
import { n as readShard, r as shard } from "./shard.js";
import { i as evaluateOptions, n as answerOptions, o as gradeOptions } from "./task-options.js";
// src/schema/options/mlbench/inputs.ts
const artifacts = (description) => flag(description, { isOn: true });
const { out, dataset } = gradeOptions.shape;
const { prompt } = answerOptions.shape;
const askedOptions = {
	rows: preset(path, "hf:super-dainiu/ml-bench/full", "<file>", "ML-Bench's rows: a file, or a split on the Hugging Face hub as `hf:owner/name[@revision]/split`"),
	models: option(array(modelId).min(1), "<ids>", "models of `models.yaml`, separated by commas; one at least"),
	settings: evaluateOptions.shape.settings,
	prompt
};
const repositories = preset(path, "repositories", "<dir>", "folder of the tasks' repositories; what is missing of a share's is fetched at its pin");
const shardInputs = object({
	...askedOptions,
	dataset,
	artifacts: artifacts("upload the list of shares as an artifact, `shares.json`"),
	artifactName: preset(artifactName, "ml-bench-shares", "<name>", "name of the artifact that holds the list")
});
const answerInputs = object({
	...askedOptions,
	shard: answerOptions.shape.shard,
	samples: answerOptions.shape.samples,
	scope: answerOptions.shape.scope,
	maxCharacters: answerOptions.shape.maxCharacters,
	maxTokens: answerOptions.shape.maxTokens,
	extraction: answerOptions.shape.extraction,
	budgetUsd: answerOptions.shape.budgetUsd,
	repositories,
	mirror,
	out,
	dataset,
	artifacts: artifacts("upload the answers as an artifact, each hour and whatever happens: a second attempt of the job goes on from them")
});
const evaluateInputs = object({
	...askedOptions,
	shard: option(shard, "<i/n>", "only this share, as `2/8`", {
		unset: "nothing is run: what all shares left is scored and reported",
		read: readShard
	}),
	rules: gradeOptions.shape.rules,
	golds: gradeOptions.shape.golds,
	errata: gradeOptions.shape.errata,
	timeout: gradeOptions.shape.timeout,
	repositories,
	mirror,
	sandbox: gradeOptions.shape.sandbox,
	wait: gradeOptions.shape.wait,
	out,
	dataset,
	artifacts: artifacts("take the answers, or what all shares left, from the run's artifacts, and upload what came of it, verdicts each hour"),
	artifactName: preset(artifactName, "ml-bench-report", "<name>", "name of the artifact that the report becomes")
});
export { evaluateInputs as n, shardInputs as r, answerInputs as t };
