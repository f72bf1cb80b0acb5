import { Sr as cleanText, x as summary } from "./inputs.js";
import { r as ArtifactRefused } from "./work.js";
import { n as runPage } from "./run-page.js";
import { n as fitLines } from "./fit-lines.js";
import { hostname } from "node:os";
// src/actions/keep-files.ts
/** Leaves files as an artifact, and returns the output `artifact-id`. Where the server takes none nothing is lost: a warning says where they lie. */
async function keepFiles(store, { what, artifact, folder, files, remains = folder }, { env, logger }) {
	try {
		const id = await store.upload(artifact, folder, files);
		logger.info(`uploaded ${what} as artifact ${artifact}`);
		return { "artifact-id": id ?? "" };
	} catch (error) {
		if (!(error instanceof ArtifactRefused)) throw error;
		logger.warn(`${error.message} It stays in ${remains} on ${env.RUNNER_NAME ?? hostname()}.`);
		return { "artifact-id": "" };
	}
}
// src/actions/write-summary.ts
/** GitHub shows nothing of a step's summary above 1 MiB. */
const SUMMARY_BYTES = 2 ** 20 - 1024;
/**
* Adds GitHub Markdown to the job's summary, as far as there is room; `artifact`: what has all of it, where the run keeps that.
* Outside Actions there is no summary.
*/
async function writeSummary(text, artifact, env) {
	if (!env.GITHUB_STEP_SUMMARY) return;
	const room = {
		bytes: SUMMARY_BYTES,
		link: runPage(env),
		artifact
	};
	await summary.addRaw(fitLines(cleanText(text).split("\n"), room)).write();
}
export { keepFiles as n, writeSummary as t };
