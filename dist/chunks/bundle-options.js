import { O as json, S as campaignOptions, gt as text, mt as required, yt as verbOptions } from "./inputs.js";
// src/schema/options/bundle-options.ts
const bundleOptions = verbOptions("copy a campaign to be handed on, without the code of projects that carry no licence", {
	...campaignOptions.pick({ campaign: true }).shape,
	out: required(text, "<dir>", "folder of the copy, new or empty"),
	json
});
export { bundleOptions as t };
