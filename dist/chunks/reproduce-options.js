import { r as runnerOptions } from "./benchmark-options.js";
import { Ct as flag, It as verbOptions, M as json, Nt as text, T as campaignOptions, jt as required } from "./inputs.js";
// src/schema/options/reproduce-options.ts
const reproduceOptions = verbOptions("make one run of a campaign again: its record, the command, and what the same measured run gives now", {
	id: required(text, "<record-id>", "id of a record, or its beginning: column `id` of records.csv", { isArgument: true }),
	...campaignOptions.shape,
	dryRun: flag("show record and command, and run nothing"),
	json,
	...runnerOptions.shape
});
export { reproduceOptions as t };
