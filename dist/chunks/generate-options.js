import { Et as option, Lt as verbOptions, Nt as splitList, P as plannedProjects, Rt as wholeNumber, S as answers, T as campaignOptions, U as GENERATED_MODES, ht as slug, j as giveUp, kt as positive, nn as object, qt as array, st as modelId, w as campaignInputs, wt as flag, xt as choice } from "./inputs.js";
// src/schema/options/generate-options.ts
const PAIR = "project/model";
/** `iris/gpt-5,wine/claude` */
function readPairs(text) {
	return splitList(text).map((item) => {
		const [project, model, ...rest] = item.split("/");
		return project && model && rest.length === 0 ? {
			project,
			model
		} : item;
	});
}
/** Options that `run` takes, too. */
const askOptions = object({
	answers,
	budgetUsd: option(positive, "<x>", "stop before more US dollars are spent on models; it can only lower what the plan allows"),
	force: flag("ask again for scripts that exist"),
	verbose: flag("tell of each answer who gave it, at which try, and which of its tokens were cached or thought")
});
const generateOptions = verbOptions("ask the models for the scripts of a campaign", {
	...campaignOptions.shape,
	...askOptions.shape,
	only: option(array(object({
		project: slug,
		model: modelId
	}, PAIR)), "<pairs>", "only these, as `project/model`, separated by commas: a job's share of the work", {
		unset: "all",
		read: readPairs
	}),
	batch: flag("put the calls down in a batch of the provider, which answers within a day for half; the same command collects the answers"),
	giveUp,
	projects: plannedProjects,
	models: option(array(modelId), "<ids>", "only these models of the plan, separated by commas", { unset: "all" }),
	modes: option(array(choice(GENERATED_MODES)), "<modes>", `only these of ${GENERATED_MODES.join(", ")}`, { unset: "all that are planned" }),
	maxProjects: option(wholeNumber(1), "<n>", "only the first so many projects of those", { unset: "all" }),
	dryRun: flag("show what would be asked and what it would cost"),
	showPrompts: flag("with a dry run: print the prompts, byte for byte")
});
const generateInputs = object({
	...generateOptions.omit({
		projects: true,
		models: true,
		modes: true,
		maxProjects: true,
		dryRun: true,
		showPrompts: true
	}).shape,
	...campaignInputs.shape,
	budgetUsd: option(positive, "<x>", "stop before this job spends more US dollars on models; it can only lower its share of the plan's budget"),
	artifacts: flag("take the plan from the run's artifacts, and upload the scripts, each hour and whatever happens", { isOn: true })
});
export { generateInputs as n, generateOptions as r, askOptions as t };
