import { An as positive, Fn as text, In as verbOptions, Nn as required, On as option, Sn as wait, _n as json, bn as sandboxOptions, mn as dataset, vn as mirror } from "./start.js";
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
