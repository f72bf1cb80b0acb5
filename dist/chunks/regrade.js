import { Rr as UserError, a as explainUntried } from "./inputs.js";
import { Tt as writeJson } from "./base.js";
import { t as loadTaskRepositories } from "./load-task-repositories.js";
import { n as readGivenRows } from "./grade-answers.js";
import { c as readSubmitted, i as readCard, l as SUBMISSION_FILES, n as findRows } from "./read-submissions.js";
import { r as taskScores } from "./task-scores.js";
import { t as fetchRepositories } from "./fetch.js";
import { t as grade } from "./grade.js";
import { t as regradeInputs } from "./regrade-options.js";
import { t as refuseProviderKeys } from "./refuse-provider-keys.js";
import { join } from "node:path";
// src/commands/mlbench/regrade.ts
/** Runs a submission's answers at its rows, and writes its scores beside them. UserError where the rows are not those of its card. */
async function regradeSubmission({ submission, submissions: root, mirror, ...means }, context) {
	const card = await readCard(root, submission);
	const { rowsSha256 } = card;
	const rows = await findRows(card);
	const answers = (await readSubmitted(root, submission)).path;
	const { dataset, repositories } = means;
	const { published } = await readGivenRows({
		rows,
		dataset,
		errata: false
	}, context);
	if (published.rowsSha256 !== rowsSha256) throw new UserError(`${rows} has the hash ${published.rowsSha256}, and the card of ${submission} is of ${rowsSha256}: name that version of the rows.`);
	const known = await loadTaskRepositories(dataset);
	const only = new Set(published.tasks.flatMap(({ githubId }) => known.get(githubId)?.folder ?? []));
	if (only.size === 0) throw new UserError(`${join(dataset, "ml-bench")} describes no repository of ${rows}: none of its answers can be run.`);
	await fetchRepositories({
		repositories,
		dataset,
		only: [...only],
		...mirror !== void 0 && { mirror }
	}, context);
	const { grades } = await grade({
		...means,
		rows,
		answers: [answers]
	}, context, { isStrangers: true });
	const scores = taskScores.parse(grades);
	await writeJson(join(root, submission, SUBMISSION_FILES.scores), scores, root);
	return scores;
}
// src/actions/regrade.ts
/** Runs the answers of a submission. This job runs strangers' code: another opens the pull request with the scores. */
async function runRegrade(given, context) {
	const { artifactName, submission, ...inputs } = regradeInputs.parse(given);
	if (submission === void 0) throw new UserError("Input 'submission' is missing: a folder of submissions/.");
	await refuseProviderKeys(inputs.dataset, context.env);
	const scores = await regradeSubmission({
		...inputs,
		submission
	}, context);
	const [system] = scores.systems;
	if (system === void 0) throw new UserError(`${submission} has no answers.`);
	const fault = explainUntried(scores);
	if (fault !== null) throw fault;
	await (await context.openArtifacts()).upload(artifactName, inputs.submissions, [join(submission, SUBMISSION_FILES.scores)]);
	return {
		judged: system.attempts,
		passed: system.passed,
		"not-tried": system.lost
	};
}
export { runRegrade };
