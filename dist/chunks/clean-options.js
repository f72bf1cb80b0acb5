import { r as generateOptions } from "./generate-options.js";
import { Lt as verbOptions, M as json, T as campaignOptions, wt as flag } from "./inputs.js";
// src/schema/options/clean-options.ts
const cleanOptions = verbOptions("remove scripts that models wrote from a campaign; a dry run without --yes", {
	...campaignOptions.pick({ campaign: true }).shape,
	...generateOptions.pick({
		projects: true,
		models: true,
		modes: true
	}).shape,
	yes: flag("remove them; calls, records and logs stay"),
	json
});
export { cleanOptions as t };
