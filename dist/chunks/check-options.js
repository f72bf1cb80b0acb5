import { I as sandboxOptions, It as verbOptions, M as json, N as mirror, Nt as text, O as dataset, Ot as positive, R as wait, Tt as option, jt as required } from "./inputs.js";
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
