import { n as importOptions } from "./import-options.js";
import { Cn as option, En as preset, Ti as object, gn as token, hn as sandboxOptions, in as artifactName, ln as dataset, xn as flag } from "./start.js";
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
