import { C as required, O as verbOptions, T as text, a as dataset, b as positive, c as json, d as wait, u as sandboxOptions, v as option } from "./shared-options.js";
// src/schema/options/check.ts
const checkOptions = verbOptions("run a project's script once: does it end well, and is its metric read?", {
	slug: required(text, "<slug>", "the project's name", { isArgument: true }),
	dataset,
	json,
	timeout: option(positive, "<seconds>", "time limit of the run", { unset: "the project's own" }),
	wait,
	...sandboxOptions.shape
});
export { checkOptions as t };
