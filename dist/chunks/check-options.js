import { An as text, Cn as option, On as required, Tn as positive, _n as wait, fn as json, hn as sandboxOptions, jn as verbOptions, ln as dataset, pn as mirror } from "./start.js";
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
