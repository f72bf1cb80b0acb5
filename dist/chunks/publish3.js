import { mr as UserError } from "./inputs.js";
import { ht as listFiles, mn as _usingCtx, o as makeScratch, u as removedAfter } from "./base.js";
import { r as takeArtifact, t as LARGEST_PART_BYTES } from "./take-artifact.js";
import { t as analyse } from "./analyse.js";
import { t as CAMPAIGN_ARTIFACT } from "./bundle.js";
import { n as publish } from "./publish.js";
import { t as buildSiteFolder } from "./site.js";
import { r as openLeftArtifacts } from "./artifact-store2.js";
import { t as readEvent } from "./event.js";
import { r as publishInputs, t as PROPOSED_REPORT } from "./publish-options.js";
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
		await buildSiteFolder({
			...given.reports !== void 0 && { reports: given.reports },
			out: site.folder
		}, context);
		return folder;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
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
	const left = runId === void 0 ? own : await openLeftArtifacts(runId, repository, token);
	const folder = await publishLeft({
		...options,
		author
	}, left, context);
	const id = basename(folder);
	const files = (await listFiles(folder)).map((path) => join(id, path));
	await own.upload(PROPOSED_REPORT, options.reports, files, KEPT_DAYS);
	return { report: id };
}
export { runPublish };
