import { At as preset, D as collection, Et as option, F as projects, I as sandboxOptions, Lt as verbOptions, N as mirror, Ot as path, Pt as text, R as wait, Rt as wholeNumber, S as answers, T as campaignOptions, Tt as fromZero, U as GENERATED_MODES, Wt as _enum, kt as positive, nn as object, on as strictObject, qt as array, st as modelId, w as campaignInputs, wt as flag, xt as choice } from "./inputs.js";
import { n as PROMPT_NAMES, r as README_KINDS } from "./stored-prompt.js";
import { t as SETTINGS } from "./setting.js";
// src/schema/options/plan-options.ts
/** What a plan is made from; it is planned once, and a command that goes on with it may name no other. */
const designOptions = object({
	projects,
	collection,
	models: option(array(text), "<ids>", "models of `models.yaml`, separated by commas", { unset: "all whose key is set, else the recorded answers" }),
	modes: preset(array(choice(GENERATED_MODES)), [...GENERATED_MODES], "<modes>", `of ${GENERATED_MODES.join(", ")}, separated by commas`, { unset: "all three" }),
	samples: preset(wholeNumber(1), 1, "<n>", "answers of each model in each mode"),
	repetitions: preset(wholeNumber(1), 10, "<n>", "measured blocks; fewer than 5 give no verdict"),
	warmups: preset(wholeNumber(0), 1, "<n>", "blocks before the measured ones that are not counted"),
	profiles: preset(wholeNumber(0), 1, "<n>", "blocks after the measured ones that count CPU seconds by phase"),
	flops: flag("count floating-point operations in a last block"),
	probes: flag("run each script on changed data in last blocks, which shows a metric that does not come from the data", {
		isOn: true,
		negated: "skip the validity probes"
	}),
	subsamples: preset(wholeNumber(1), 5, "<n>", "draws of the half of the data in validity probes: from three on they tell what another test set could have shown"),
	sessions: preset(wholeNumber(1), 1, "<n>", "starts of a host's queue that the measured blocks are spread over: each start of `benchmark` runs one; two to four make a single answer's interval wide"),
	sensitivity: preset(array(choice(SETTINGS)), [], "<settings>", `as many blocks again under each of these settings, of ${SETTINGS.join(", ")}: told beside the results, in no verdict`, { unset: "none" }),
	smallestEffect: preset(fromZero, 2, "<percent>", "smallest change of interest: `less` and `more` are told of what lies beyond it and beyond the noise"),
	seed: option(wholeNumber(0), "<n>", "seed of the random order, to repeat a campaign in the same one", { unset: "drawn and recorded" }),
	fanOut: preset(choice(["project-model", "project"]), "project-model", "<how>", "what shares blocks: each model of a project for itself, or all of a project, to compare them directly"),
	prompt: option(choice(PROMPT_NAMES), "<name>", `what models are asked, of ${PROMPT_NAMES.join(", ")}; one a campaign, two are compared by \`greenml compare\``, { unset: "efficient" }),
	readme: preset(choice(README_KINDS), "blind", "<kind>", "a project's README in prompts: blind, without sentences that name results or methods, or informed, as it is"),
	repairs: preset(wholeNumber(0), 0, "<n>", "rounds in which models are asked again for what failed, with the error; each has blocks of its own, with fresh baselines"),
	control: flag("beside each repair a fresh answer to the first question, to tell what asking again does by itself"),
	feedback: flag("after the repairs one round more: for each script that passes a leaner one, asked for with what it took")
});
const { modes, samples, repetitions, warmups, profiles, flops, probes, sessions, smallestEffect, seed, fanOut } = designOptions.shape;
const { readme, repairs, control, feedback, subsamples, sensitivity } = designOptions.shape;
/**
* The options of a plan with nothing left open: what makes it again. Nothing in it starts a program, reads a file or names a
* host.
*/
const design = strictObject({
	projects,
	collection,
	models: array(modelId),
	modes: modes.unwrap(),
	samples: samples.unwrap(),
	repetitions: repetitions.unwrap(),
	warmups: warmups.unwrap(),
	profiles: profiles.unwrap(),
	flops: flops.unwrap(),
	probes: probes.unwrap(),
	subsamples: subsamples.unwrap(),
	sessions: sessions.unwrap(),
	sensitivity: sensitivity.unwrap(),
	smallestEffect: smallestEffect.unwrap(),
	seed: seed.unwrap(),
	fanOut: fanOut.unwrap(),
	/** `own`: a file of the user's, whose text the plan holds. */
	prompt: _enum([...PROMPT_NAMES, "own"]),
	readme: readme.unwrap(),
	repairs: repairs.unwrap(),
	control: control.unwrap(),
	feedback: feedback.unwrap()
});
const promptFile = option(path, "<file>", "instead of a named prompt: your own, in sections as those in the tool's `assets/prompts/`; what it leaves out is as in efficient");
const timeout = option(positive, "<seconds>", "seconds that a run may take", { unset: "each project's own limit" });
/** The forms other than its own in which a plan is written. */
const PLAN_FORMATS = ["slurm", "run-table"];
const planOptions = verbOptions("decide what will be run, in which order, where, and what it will cost", {
	...campaignOptions.shape,
	...designOptions.shape,
	answers,
	mirror,
	...sandboxOptions.shape,
	wait,
	budgetUsd: option(positive, "<x>", "the most US dollars that models may cost, over all jobs: each project and model has its share"),
	promptFile,
	timeout,
	hosts: option(path, "<file>", "hosts file: the machines that will run it; prints who runs what, hours, detectable effect and disk"),
	shards: option(wholeNumber(1), "<n>", "number of shards", { unset: "with a hosts file one a machine, else as many as are asked for later" }),
	noiseFrom: option(path, "<dir>", "with a hosts file: estimate the detectable effect from this campaign's noise"),
	format: option(choice(PLAN_FORMATS), "<form>", "write it as job arrays or as a table of runs, too; also for an existing plan")
});
/** A plan's inputs as an action: it hands the shares of the work to other jobs. */
const planInputs = object({
	...planOptions.omit({ format: true }).shape,
	...campaignInputs.shape,
	hosts: option(path, "<file>", "hosts file: a list of `{labels: [self-hosted, linux], rapl: true, gpu: false, memoryGiB: 64, count: 4}`. Each shard gets a runner that has what its projects need; `runs-on` is ignored then"),
	shards: option(wholeNumber(1), "<n>", "number of shards, each one job; a job without `shard` runs all of the campaign and needs `1`", { unset: "one a project and model, at most 256" }),
	runsOn: preset(array(text).min(1, "one label or more"), ["ubuntu-latest"], "<labels>", "labels of the runner that benchmarks, separated by commas, all of them required; it is taken to have what the projects need"),
	assumeKeys: flag("plan models whose key is not set in this job, because the job that generates holds it"),
	artifacts: flag("upload the plan as an artifact, for the jobs that come after", { isOn: true })
});
export { promptFile as a, planOptions as i, designOptions as n, timeout as o, planInputs as r, design as t };
