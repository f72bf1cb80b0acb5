import { An as verbOptions, Dn as required, Sn as option, cn as dataset, dn as json, fn as mirror, gn as wait, kn as text, mn as sandboxOptions, wn as positive } from "./start.js";
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
