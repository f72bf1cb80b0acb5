import { r as runnerOptions } from "./benchmark-options.js";
import { Et as option, Lt as verbOptions, M as json, Ot as path, T as campaignOptions, wt as flag } from "./inputs.js";
// src/schema/options/replay-options.ts
const replayOptions = verbOptions("make scripts and analysis again from what a campaign stores, without a key, a network or a run, and compare", {
	...campaignOptions.shape,
	execute: flag("then run everything anew, in a campaign of its own"),
	into: option(path, "<dir>", "with --execute: folder of that campaign", { unset: "`<campaign>-again`" }),
	json,
	...runnerOptions.shape
});
export { replayOptions as t };
