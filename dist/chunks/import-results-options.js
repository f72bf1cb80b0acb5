import { An as preset, Fn as verbOptions, Mn as required, Pn as text, _n as mirror, gn as json, pn as dataset } from "./start.js";
// src/schema/options/import-results-options.ts
const importResultsOptions = verbOptions("fetch a published study's result files, the scripts that its models wrote, and those that failed", {
	out: required(text, "<dir>", "new folder for `results/`, `answers/` and `failed-1/`, `failed-2/` …"),
	collection: preset(text, "genai-greenml", "<name>", "the study, by the collection of its projects"),
	dataset,
	mirror,
	json
});
export { importResultsOptions as t };
