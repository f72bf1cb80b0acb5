import { t as askOptions } from "./generate-options.js";
import { i as campaignOptions, j as verbOptions, y as flag } from "./shared-options.js";
// src/schema/options/repair-options.ts
const repairOptions = verbOptions("ask the models again: for what failed with the error, and where it is planned for what passed with what it took", {
	...campaignOptions.shape,
	...askOptions.pick({
		budgetUsd: true,
		verbose: true
	}).shape,
	dryRun: flag("show what would be asked and what it would cost"),
	showPrompts: flag("with a dry run: print the prompts, byte for byte")
});
export { repairOptions as t };
