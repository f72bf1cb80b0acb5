import { At as preset, C as artifactName, Et as option, L as token, Ot as path, Pt as text, nn as object } from "./inputs.js";
import { t as forPullRequest } from "./report-options.js";
const commentInputs = object({
	artifactName: preset(artifactName, "greenml-validation", "<name>", "artifact that holds the finding of actions/validate or actions/measure: of the run that a workflow_run tells of, else of this one"),
	campaign: option(path, "<dir>", "instead of an artifact: folder of a campaign that was analysed"),
	base: forPullRequest.base,
	name: option(artifactName, "<name>", "tells this comment from others: one of each name stands on a pull request", { unset: "the artifact's, or `campaign`" }),
	author: preset(text, "github-actions[bot]", "<login>", "login that the token writes as: only its comments are renewed"),
	token
});
export { commentInputs as t };
