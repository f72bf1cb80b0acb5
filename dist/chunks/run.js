import { b as object } from "./schemas.js";
import { r as runnerOptions } from "./benchmark2.js";
import { t as askOptions } from "./generate2.js";
import { O as verbOptions, n as campaignInputs, o as electricityMapsInput, r as campaignOptions } from "./shared-options.js";
import { a as promptFile, n as designOptions } from "./plan.js";
import { r as reportOptions, t as publishInputs } from "./report2.js";
// src/schema/options/run.ts
const runOptions = verbOptions("plan → generate → benchmark → analyse → report in one go", {
	...campaignOptions.shape,
	...designOptions.shape,
	promptFile,
	...askOptions.shape,
	...runnerOptions.shape,
	...reportOptions.shape
});
/** Without what only a model that is asked needs: its key is refused beside code that nobody trusts. */
const runInputs = object({
	...runOptions.omit({
		budgetUsd: true,
		force: true
	}).shape,
	...campaignInputs.shape,
	electricityMaps: electricityMapsInput,
	...publishInputs.shape
});
export { runOptions as n, runInputs as t };
