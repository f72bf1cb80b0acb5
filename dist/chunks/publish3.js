import { Rr as UserError, or as _usingCtx } from "./inputs.js";
import { gt as listFiles, l as makeScratch, p as removedAfter } from "./base.js";
import { i as takeArtifact, t as LARGEST_PART_BYTES } from "./take-artifact.js";
import { t as analyse } from "./analyse.js";
import { t as CAMPAIGN_ARTIFACT } from "./bundle.js";
import { n as publish } from "./publish.js";
import { t as buildSiteFolder } from "./site.js";
import { o as openLeftArtifacts } from "./work.js";
import { i as placeOf, r as openClient, t as explainRefusal } from "./client.js";
import { t as readEvent } from "./event.js";
import { n as publishInputs, t as PROPOSED_REPORT } from "./publish-options.js";
import { basename, join } from "node:path";
// src/commands/publish-left.ts
/** Publishes the campaign that a run left, analysed by this version; a site that can't be built with it fails here. Returns its folder. */
async function publishLeft(given, left, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const taken = _usingCtx$1.a(await takeArtifact(left, CAMPAIGN_ARTIFACT, LARGEST_PART_BYTES, "actions/report leaves it, for some days"));
		await analyse({ campaign: taken.folder }, context);
		const { folder } = await publish({
			...given,
			campaign: taken.folder
		}, context);
		const site = _usingCtx$1.a(removedAfter(await makeScratch("site", context.env.RUNNER_TEMP)));
		const form = {
			...given.reports !== void 0 && { reports: given.reports },
			out: site.folder
		};
		const { reports, leftOut } = await buildSiteFolder(form, context);
		if (!reports.includes(basename(folder))) throw new UserError(`No site can be built with it: ${leftOut.join(" ")}`);
		return folder;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
// src/github/own-run.ts
/**
* Lets the artifacts of another run be taken as this repository's own, by GitHub's word. UserError 3 for a run of another repository's
* commits: the workflow that a stranger's pull request brings leaves whatever it likes, under any name.
*/
async function requireOwnRun(client, repository, run) {
	const asked = {
		...placeOf(repository),
		run_id: run,
		per_page: 100
	};
	const { data } = await client.rest.actions.listWorkflowRunArtifacts(asked).catch((error) => {
		throw explainRefusal(error, "actions: read");
	});
	if (!data.artifacts.every(({ workflow_run: from }) => from?.head_repository_id === repository.id)) throw new UserError(`Run ${run} is not of this repository's own commits but of a fork's, as a pull request brings them: what it left is not taken.`, 3);
}
// src/actions/publish.ts
const KEPT_DAYS = 1;
/** Publishes the campaign of another run. It reads what strangers' code left: another job opens the pull request. */
async function runPublish(given, context) {
	const { runId, token, author: named, ...options } = publishInputs.parse(given);
	const starter = context.env.GITHUB_ACTOR;
	const author = named ?? (starter === void 0 ? [] : [starter]);
	if (author.length === 0) throw new UserError("Input 'author' is missing: nobody started this by a login.");
	const own = await context.openArtifacts();
	const { repository } = await readEvent(context.env);
	const left = runId === void 0 ? own : await openOwn(runId, repository, token, context);
	const folder = await publishLeft({
		...options,
		author
	}, left, context);
	const id = basename(folder);
	const files = (await listFiles(folder)).map((path) => join(id, path));
	await own.upload(PROPOSED_REPORT, options.reports, files, KEPT_DAYS);
	return { report: id };
}
async function openOwn(run, repository, token, { env, logger }) {
	await requireOwnRun(openClient({
		token,
		logger,
		env
	}), repository, run);
	return openLeftArtifacts(run, repository, token);
}
export { runPublish };
