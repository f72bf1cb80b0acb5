import { At as preset, Lt as verbOptions, M as json, Mt as required, N as mirror, O as dataset, Ot as path, Pt as text } from "./inputs.js";
// src/schema/options/import-results-options.ts
const importResultsOptions = verbOptions("fetch a published study's result files, the scripts that its models wrote, and those that failed", {
	out: required(path, "<dir>", "new folder for `results/`, `answers/` and `failed-1/`, `failed-2/` …"),
	collection: preset(text, "genai-greenml", "<name>", "the study, by the collection of its projects"),
	dataset,
	mirror,
	json
});
export { importResultsOptions as t };
