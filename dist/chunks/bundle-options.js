import { Lt as verbOptions, M as json, Mt as required, Ot as path, T as campaignOptions } from "./inputs.js";
// src/schema/options/bundle-options.ts
const bundleOptions = verbOptions("copy a campaign to be handed on, without the code of projects that carry no licence", {
	...campaignOptions.pick({ campaign: true }).shape,
	out: required(path, "<dir>", "folder of the copy, new or empty"),
	json
});
export { bundleOptions as t };
