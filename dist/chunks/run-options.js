import { r as runnerOptions } from "./benchmark-options.js";
import { t as askOptions } from "./generate-options.js";
import { Lt as verbOptions, T as campaignOptions, k as electricityMapsInput, nn as object, w as campaignInputs } from "./inputs.js";
import { a as promptFile, n as designOptions, o as timeout } from "./plan-options.js";
import { i as reportOptions, n as publishInputs } from "./report-options.js";
// src/schema/options/run-options.ts
const runOptions = verbOptions("plan → generate → benchmark → analyse → report in one go", {
	...campaignOptions.shape,
	...designOptions.shape,
	promptFile,
	timeout,
	...askOptions.shape,
	...runnerOptions.shape,
	...reportOptions.shape
});
/** Inputs of `run` without what only a model that is asked needs, whose key is refused beside code that nobody trusts, and what needs a desktop. */
const runInputs = object({
	...runOptions.omit({
		budgetUsd: true,
		force: true,
		open: true,
		serve: true
	}).shape,
	...campaignInputs.shape,
	electricityMaps: electricityMapsInput,
	...publishInputs.shape
});
export { runOptions as n, runInputs as t };
