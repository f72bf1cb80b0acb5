import { n as importOptions } from "./import-options.js";
import { n as submissions, t as REGRADED_SUBMISSION } from "./submission-options.js";
import { At as preset, C as artifactName, Et as option, I as sandboxOptions, L as token, O as dataset, nn as object, wt as flag, xt as choice } from "./inputs.js";
import { i as reports, t as PROPOSED_REPORT } from "./publish-options.js";
// src/schema/options/propose-options.ts
const PROPOSED_PROJECT = "greenml-project";
const projectName = preset(artifactName, PROPOSED_PROJECT, "<name>", "name of the artifact that holds the imported project");
const importInputs = object({
	source: option(importOptions.shape.source, "<source>", "git URL of the repository", { unset: "what the issue says that the workflow runs on" }),
	...importOptions.pick({
		slug: true,
		commit: true,
		branch: true,
		path: true,
		entry: true,
		trial: true,
		fetchData: true,
		date: true,
		wait: true
	}).shape,
	dataset,
	...sandboxOptions.shape,
	artifacts: flag("upload the project as an artifact, for the job that may write", { isOn: true }),
	artifactName: projectName
});
const proposeInputs = object({
	kind: preset(choice([
		"project",
		"report",
		"scores"
	]), "project", "<kind>", "what another job left: a project of actions/import, a report of actions/publish, or scores of actions/regrade"),
	artifactName: option(artifactName, "<name>", "name of the artifact that holds it", { unset: `\`${PROPOSED_PROJECT}\`, \`${PROPOSED_REPORT}\`, or \`${REGRADED_SUBMISSION}\`` }),
	dataset,
	reports,
	submissions,
	token
});
/** Of the artifact that holds what is proposed. */
const PROPOSED = {
	project: PROPOSED_PROJECT,
	report: PROPOSED_REPORT,
	scores: REGRADED_SUBMISSION
};
export { importInputs as n, proposeInputs as r, PROPOSED as t };
