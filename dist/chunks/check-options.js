import { N as wait, O as json, T as dataset, gt as positive, j as sandboxOptions, k as mirror, pt as option, wt as verbOptions, xt as text, yt as required } from "./inputs.js";
// src/schema/options/check-options.ts
const checkOptions = verbOptions("run a project's script once: does it end well, and is its metric read?", {
	slug: required(text, "<slug>", "the project's name", { isArgument: true }),
	dataset,
	mirror,
	json,
	timeout: option(positive, "<seconds>", "time limit of the run", { unset: "the project's own" }),
	wait,
	...sandboxOptions.shape
});
export { checkOptions as t };
