import { x as object } from "./schemas.js";
import { O as text, i as campaignOptions, j as verbOptions, n as artifactName, r as campaignInputs, w as preset, x as option, y as flag } from "./shared-options.js";
// src/schema/options/report-options.ts
const out = option(text, "<dir>", "folder of the report", { unset: "`report/` in the campaign" });
const forPullRequest = {
	comment: option(text, "<file>", "write a pull request's comment as Markdown"),
	base: option(text, "<dir>", "campaign of the base: the comment tells what changed from it")
};
const reportOptions = verbOptions("write the report of a campaign: a page, Markdown, and the records as CSV, JSON lines and Parquet", {
	...campaignOptions.shape,
	out,
	...forPullRequest,
	open: flag("open the page when it is written"),
	serve: flag("serve the report to this machine until Ctrl-C")
});
/** What every action that makes a report takes. */
const publishInputs = object({
	artifacts: flag("upload the report as an artifact", { isOn: true }),
	artifactName: preset(artifactName, "greenml-report", "<name>", "name of the artifact that holds the report")
});
const reportInputs = object({
	...campaignOptions.shape,
	out,
	...forPullRequest,
	...campaignInputs.shape,
	...publishInputs.shape
});
export { reportInputs as n, reportOptions as r, publishInputs as t };
