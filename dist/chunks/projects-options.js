import { t as TASKS } from "./project-task.js";
import { D as collection, Et as option, Lt as verbOptions, M as json, O as dataset, Pt as text, wt as flag, xt as choice } from "./inputs.js";
// src/schema/options/projects-options.ts
const projectsOptions = verbOptions("the projects of the dataset: what each is, and whether it can be run from here", {
	dataset,
	projects: option(text, "<regex>", "only projects whose name matches this regular expression", { unset: "all" }),
	collection,
	task: option(choice(TASKS), "<task>", `only projects of this task, of ${TASKS.join(", ")}`),
	library: option(text, "<package>", "only projects that ask for this package"),
	licence: option(text, "<spdx>", "only projects under this licence; `none`: that carry none"),
	here: flag("only projects whose files are here"),
	json
});
export { projectsOptions as t };
