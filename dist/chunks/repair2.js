import { t as askOptions } from "./generate2.js";
import { O as verbOptions, g as flag, r as campaignOptions } from "./shared-options.js";
// src/schema/options/repair.ts
const repairOptions = verbOptions("ask the models again for what failed, with the error", {
	...campaignOptions.shape,
	...askOptions.pick({ budgetUsd: true }).shape,
	dryRun: flag("show what would be asked and what it would cost"),
	showPrompts: flag("with a dry run: print the prompts, byte for byte")
});
export { repairOptions as t };
