import { r as runnerOptions } from "./benchmark-options.js";
import { Lt as verbOptions, M as json, Mt as required, Pt as text, T as campaignOptions, wt as flag } from "./inputs.js";
// src/schema/options/reproduce-options.ts
const reproduceOptions = verbOptions("make one run of a campaign again: its record, the command, and what the same measured run gives now", {
	id: required(text, "<record-id>", "id of a record, or its beginning: column `id` of records.csv", { isArgument: true }),
	...campaignOptions.shape,
	dryRun: flag("show record and command, and run nothing"),
	json,
	...runnerOptions.shape
});
export { reproduceOptions as t };
