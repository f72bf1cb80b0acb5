import { A as json, D as dataset, F as wait, N as sandboxOptions, Ot as verbOptions, Rt as array, S as artifactName, Tt as text, _t as option, bt as positive, ht as flag, j as mirror, qt as object, xt as preset, yt as path } from "./inputs.js";
// src/schema/options/validate-options.ts
const submissions = preset(path, "submissions", "<dir>", "folder of submitted answers to ML-Bench's tasks");
const changedSinceWords = ["<revision>", "only projects and submissions that differ from this revision of the git repository"];
const changedSince = option(text, ...changedSinceWords);
const validateOptions = verbOptions("hold projects to what a pull request asks: all faults, each with its fix", {
	slugs: option(array(text), "[slug...]", "projects", {
		isArgument: true,
		isRepeated: true,
		unset: "all; run are those whose files are here"
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
export { validateInputs as n, validateOptions as r, submissions as t };
