import { At as preset, C as artifactName, Et as option, ht as slug, nn as object } from "./inputs.js";
import { n as evaluateInputs } from "./inputs2.js";
import { n as submissions, t as REGRADED_SUBMISSION } from "./submission-options.js";
// src/schema/options/mlbench/regrade-options.ts
const regradeInputs = object({
	submission: option(slug, "<name>", "folder below `submissions/` whose answers are run; it has to be named"),
	submissions,
	...evaluateInputs.pick({
		rules: true,
		golds: true,
		timeout: true,
		repositories: true,
		mirror: true,
		sandbox: true,
		wait: true,
		out: true,
		dataset: true
	}).shape,
	artifactName: preset(artifactName, REGRADED_SUBMISSION, "<name>", "name of the artifact that holds the scores, for the job that may write")
});
export { regradeInputs as t };
