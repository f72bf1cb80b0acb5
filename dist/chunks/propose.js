import { r as openClient } from "./client.js";
import { t as readEvent } from "./event.js";
import { r as proposeInputs, t as PROPOSED } from "./propose-options.js";
// src/actions/propose.ts
/** Opens the pull request; of the three kinds it loads the one that is asked for. */
async function runPropose(given, context) {
	const { kind, dataset, reports, submissions, token, artifactName = PROPOSED[kind] } = proposeInputs.parse(given);
	const event = await readEvent(context.env);
	const hands = {
		client: openClient({
			token,
			logger: context.logger,
			env: context.env
		}),
		artifacts: await context.openArtifacts()
	};
	const { repository } = event;
	if (kind === "report") {
		const { proposeReport } = await import("./report5.js");
		const { number, url, name } = await proposeReport({
			reports,
			artifactName,
			repository
		}, hands, context);
		return {
			"pull-request": number,
			url,
			report: name
		};
	}
	if (kind === "scores") {
		const { proposeScores } = await import("./scores.js");
		const { number, url, name } = await proposeScores({
			submissions,
			artifactName,
			repository
		}, hands, context);
		return {
			"pull-request": number,
			url,
			submission: name
		};
	}
	const { proposeProject } = await import("./project.js");
	const { number, url, name } = await proposeProject({
		dataset,
		artifactName,
		repository,
		issue: event.kind === "issue" ? event.issue.number : null
	}, hands, context);
	return {
		"pull-request": number,
		url,
		project: name
	};
}
export { runPropose };
