import { n as submissions } from "./submission-options.js";
import { At as preset, C as artifactName, Et as option, I as sandboxOptions, Lt as verbOptions, M as json, N as mirror, O as dataset, Ot as path, Pt as text, R as wait, kt as positive, nn as object, qt as array, wt as flag } from "./inputs.js";
// src/schema/options/validate-options.ts
const changedSinceWords = ["<revision>", "only projects and submissions that differ from this revision of the git repository"];
const changedSince = option(text, ...changedSinceWords);
const validateOptions = verbOptions("hold projects to what a pull request asks: all faults, each with its fix", {
	slugs: option(array(text), "[project...]", "projects, or submissions by their names", {
		isArgument: true,
		isRepeated: true,
		unset: "all of both; run are the projects whose files are here"
	}),
	dataset,
	submissions,
	changedSince,
	fix: flag("mend what can be mended in `project.yaml`, and leave the rest of it as it is"),
	run: flag("run the author's script twice in the sandbox", {
		isOn: true,
		negated: "check only what needs no run"
	}),
	timeout: option(positive, "<seconds>", "seconds that a run may take", { unset: "each project's own limit" }),
	comment: option(path, "<file>", "write the table as a pull request's comment, in GitHub Markdown"),
	mirror,
	json,
	wait,
	...sandboxOptions.shape
});
const validateInputs = object({
	...validateOptions.pick({
		dataset: true,
		submissions: true,
		timeout: true,
		mirror: true,
		wait: true
	}).shape,
	changedSince: preset(text, "HEAD^", ...changedSinceWords),
	...sandboxOptions.shape,
	artifacts: flag("upload the finding", { isOn: true }),
	artifactName: preset(artifactName, "greenml-validation", "<name>", "name of the artifact that holds the finding")
});
export { validateOptions as n, validateInputs as t };
