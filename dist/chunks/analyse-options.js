import { Et as option, Lt as verbOptions, M as json, O as dataset, Ot as path, Pt as text, Rt as wholeNumber, nn as object, qt as array, w as campaignInputs, wt as flag } from "./inputs.js";
// src/schema/options/analyse-options.ts
const analyseOptions = verbOptions("compare the records of a campaign, or the rows of GenAI-GreenML result files", {
	campaign: option(path, "<dir>", "folder of the campaign"),
	greenmlCsv: option(array(text), "<file...>", "instead: `results_*.csv` of GenAI-GreenML, for its own numbers and what they can carry", { isRepeated: true }),
	report: option(path, "<dir>", "of these files: write their report too, a page and every number, into this folder"),
	iteration: option(wholeNumber(0), "<n>", "speak of the answers that stood after so many rounds of repair", { unset: "after all that were made" }),
	json,
	dataset
}).refine(({ campaign, greenmlCsv }) => campaign === void 0 !== (greenmlCsv === void 0), "name what to analyse: '--campaign <dir>' or '--greenml-csv <file...>', and not both").refine(({ campaign, report }) => campaign === void 0 || report === void 0, "'--report' is for '--greenml-csv': of a campaign, greenml report writes it");
const analyseInputs = object({
	...campaignInputs.shape,
	artifacts: flag("take plan, scripts and records from the run's artifacts", { isOn: true })
});
export { analyseOptions as n, analyseInputs as t };
