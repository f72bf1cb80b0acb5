import { n as importOptions } from "./import-options.js";
import { An as preset, Cn as choice, Dn as option, Fi as object, Tn as flag, bn as token, cn as artifactName, pn as dataset, yn as sandboxOptions } from "./start.js";
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
		date: true,
		wait: true
	}).shape,
	dataset,
	...sandboxOptions.shape,
	artifacts: flag("upload the project as an artifact, for the job that may write", { isOn: true }),
	artifactName: projectName
});
const proposeInputs = object({
	kind: preset(choice(["project", "report"]), "project", "<kind>", "what another job left: a project of actions/import, or a report of actions/publish"),
	artifactName: option(artifactName, "<name>", "name of the artifact that holds it", { unset: `\`${PROPOSED_PROJECT}\`, or \`${PROPOSED_REPORT}\`` }),
	dataset,
	reports,
	token
});
/** Of the artifact that holds what is proposed. */
const PROPOSED = {
	project: PROPOSED_PROJECT,
	report: PROPOSED_REPORT
};
export { importInputs as n, proposeInputs as r, PROPOSED as t };
