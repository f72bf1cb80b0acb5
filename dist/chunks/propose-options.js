import { n as importOptions } from "./import-options.js";
import { En as flag, Ni as object, On as option, bn as sandboxOptions, jn as preset, ln as artifactName, mn as dataset, xn as token } from "./start.js";
// src/schema/options/propose-options.ts
const projectName = preset(artifactName, "greenml-project", "<name>", "name of the artifact that holds the imported project");
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
	artifactName: projectName,
	dataset,
	token
});
export { proposeInputs as n, importInputs as t };
