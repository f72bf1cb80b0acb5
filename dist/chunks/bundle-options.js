import { B as json, Nt as required, P as campaignOptions, Rt as verbOptions, kt as path } from "./inputs.js";
// src/schema/options/bundle-options.ts
const bundleOptions = verbOptions("copy a campaign to be handed on, without the code of projects that carry no licence", {
	...campaignOptions.pick({ campaign: true }).shape,
	out: required(path, "<dir>", "folder of the copy, new or empty"),
	json
});
export { bundleOptions as t };
