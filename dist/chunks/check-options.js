import { Et as option, I as sandboxOptions, Lt as verbOptions, M as json, Mt as required, N as mirror, O as dataset, Pt as text, R as wait, kt as positive } from "./inputs.js";
// src/schema/options/check-options.ts
const checkOptions = verbOptions("run a project's script once: does it end well, and is its metric read?", {
	slug: required(text, "<project>", "its name in the dataset", { isArgument: true }),
	dataset,
	mirror,
	json,
	timeout: option(positive, "<seconds>", "time limit of the run", { unset: "the project's own" }),
	wait,
	...sandboxOptions.shape
});
export { checkOptions as t };
