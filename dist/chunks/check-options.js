import { H as mirror, Ht as verbOptions, K as wait, Lt as required, Pt as positive, R as dataset, V as json, W as sandboxOptions, jt as option, zt as text } from "./inputs.js";
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
