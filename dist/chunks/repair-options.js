import { r as generateOptions } from "./generate-options.js";
import { Lt as verbOptions, T as campaignOptions, nn as object, w as campaignInputs, wt as flag } from "./inputs.js";
// src/schema/options/repair-options.ts
const repairOptions = verbOptions("ask the models again: for what failed with the error, and where it is planned for what passed with what it took", {
	...campaignOptions.shape,
	...generateOptions.pick({
		budgetUsd: true,
		batch: true,
		giveUp: true,
		verbose: true,
		dryRun: true,
		showPrompts: true
	}).shape
});
const repairInputs = object({
	...repairOptions.omit({
		dryRun: true,
		showPrompts: true
	}).shape,
	...campaignInputs.shape,
	artifacts: flag("take plan, scripts and records from the run's artifacts, and upload the scripts, each hour and whatever happens", { isOn: true })
});
export { repairOptions as n, repairInputs as t };
