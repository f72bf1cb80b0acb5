import { Dt as preset, M as mirror, O as dataset, Pt as verbOptions, Tt as path, j as json, jt as text, kt as required } from "./inputs.js";
// src/schema/options/import-results-options.ts
const importResultsOptions = verbOptions("fetch a published study's result files, the scripts that its models wrote, and those that failed", {
	out: required(path, "<dir>", "new folder for `results/`, `answers/` and `failed-1/`, `failed-2/` …"),
	collection: preset(text, "genai-greenml", "<name>", "the study, by the collection of its projects"),
	dataset,
	mirror,
	json
});
export { importResultsOptions as t };
