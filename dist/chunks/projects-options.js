import { t as TASKS } from "./manifest.js";
import { Cn as choice, Dn as option, Fn as verbOptions, Pn as text, Tn as flag, fn as collection, gn as json, pn as dataset } from "./start.js";
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
