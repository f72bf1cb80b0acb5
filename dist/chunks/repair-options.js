import { r as generateOptions } from "./generate-options.js";
import { Ct as flag, It as verbOptions, T as campaignOptions, tn as object, w as campaignInputs } from "./inputs.js";
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
