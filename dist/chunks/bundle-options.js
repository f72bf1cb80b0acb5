import { Dt as path, It as verbOptions, M as json, T as campaignOptions, jt as required } from "./inputs.js";
// src/schema/options/bundle-options.ts
const bundleOptions = verbOptions("copy a campaign to be handed on, without the code of projects that carry no licence", {
	...campaignOptions.pick({ campaign: true }).shape,
	out: required(path, "<dir>", "folder of the copy, new or empty"),
	json
});
export { bundleOptions as t };
