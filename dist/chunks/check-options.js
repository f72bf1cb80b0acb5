import { Dn as option, Fn as verbOptions, Mn as required, Pn as text, _n as mirror, gn as json, kn as positive, pn as dataset, xn as wait, yn as sandboxOptions } from "./start.js";
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
