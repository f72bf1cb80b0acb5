import { b as object } from "./schemas.js";
import { O as verbOptions, T as text, g as flag, n as campaignInputs, r as campaignOptions, v as option, x as preset } from "./shared-options.js";
// src/schema/options/report.ts
const out = option(text, "<dir>", "folder of the report", { unset: "`report/` in the campaign" });
const reportOptions = verbOptions("write report.md, index.html and records.csv of a campaign", {
	...campaignOptions.shape,
	out,
	open: flag("open the page when it is written"),
	serve: flag("serve the report to this machine until Ctrl-C")
});
const NO_NAME = /["*/:<>?\\|\r\n]/;
/** What every action that makes a report takes. */
const publishInputs = object({
	artifacts: flag("upload the report as an artifact", { isOn: true }),
	artifactName: preset(text.refine((name) => name !== "" && !NO_NAME.test(name), "a name without any of \" * / : < > ? \\ |"), "greenml-report", "<name>", "name of the artifact that holds the report")
});
const reportInputs = object({
	...campaignOptions.shape,
	out,
	...campaignInputs.shape,
	...publishInputs.shape
});
export { reportInputs as n, reportOptions as r, publishInputs as t };
