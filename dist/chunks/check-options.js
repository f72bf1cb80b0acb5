import { B as mirror, Et as option, H as sandboxOptions, I as dataset, Lt as verbOptions, Mt as required, Pt as text, W as wait, kt as positive, z as json } from "./inputs.js";
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
