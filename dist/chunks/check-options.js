import { At as positive, B as json, Dt as option, Ft as text, G as wait, L as dataset, Nt as required, Rt as verbOptions, U as sandboxOptions, V as mirror } from "./inputs.js";
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
