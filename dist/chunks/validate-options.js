import { p as array } from "./schemas.js";
import { C as positive, O as text, d as mirror, j as verbOptions, m as wait, p as sandboxOptions, s as dataset, u as json, x as option, y as flag } from "./shared-options.js";
// src/schema/options/validate-options.ts
const validateOptions = verbOptions("hold projects to what a pull request asks: all faults, each with its fix", {
	slugs: option(array(text), "[slug...]", "projects", {
		isArgument: true,
		isRepeated: true,
		unset: "all; run are those whose files are here"
	}),
	dataset,
	fix: flag("mend what can be mended in `project.yaml`, and leave the rest of it as it is"),
	run: flag("run the author's script twice in the sandbox", {
		isOn: true,
		negated: "check only what needs no run"
	}),
	timeout: option(positive, "<seconds>", "time limit of a run", { unset: "the project's own" }),
	comment: option(text, "<file>", "write the table as a pull request's comment, in GitHub Markdown"),
	mirror,
	json,
	wait,
	...sandboxOptions.shape
});
export { validateOptions as t };
