import { At as preset, C as artifactName, Et as option, Lt as verbOptions, Ot as path, T as campaignOptions, nn as object, w as campaignInputs, wt as flag } from "./inputs.js";
// src/schema/options/report-options.ts
const out = option(path, "<dir>", "folder of the report", { unset: "`report/` in the campaign" });
const forPullRequest = {
	comment: option(path, "<file>", "write a pull request's comment as Markdown"),
	base: option(path, "<dir>", "campaign of the base: the comment tells what changed from it")
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
	...publishInputs.shape,
	keepCampaign: flag("upload a copy of the campaign that may be handed on as the artifact `greenml-campaign`: it can be published from that", { isOn: true })
});
export { reportOptions as i, publishInputs as n, reportInputs as r, forPullRequest as t };
