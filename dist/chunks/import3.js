import { $ as commitHash, Rr as UserError, ht as slug, on as strictObject, sn as string, ut as relativePath } from "./inputs.js";
import { Bt as parseWith, gt as listFiles } from "./base.js";
import { t as importProject } from "./import.js";
import { d as leadsInside } from "./check-facts.js";
import { d as projectsFolder } from "./load-projects.js";
import { t as readEvent } from "./event.js";
import { n as importOptions } from "./import-options.js";
import { n as importInputs } from "./propose-options.js";
import { t as refuseProviderKeys } from "./refuse-provider-keys.js";
import { basename, join } from "node:path";
// src/github/read-issue-form.ts
/** What GitHub writes where a field of a form was left empty. */
const EMPTY = "_No response_";
/** The one-line fields of an issue that a form made, by their headings. Whatever else the body says is nobody's question. */
function readIssueForm(body, headings) {
	const found = {};
	const lines = body.split(/\r?\n/).map((line) => line.trim());
	for (const key in headings) {
		const start = lines.indexOf(`### ${headings[key]}`);
		const rest = start < 0 ? [] : lines.slice(start + 1);
		const end = rest.findIndex((line) => line.startsWith("### "));
		const value = rest.slice(0, end < 0 ? rest.length : end).filter((line) => line !== "");
		if (value.length > 1) throw new UserError(`'${headings[key]}' of the issue has several lines: one is expected.`);
		if (value[0] !== void 0 && value[0] !== EMPTY) found[key] = value[0];
	}
	return found;
}
// src/schema/dataset/proposal.ts
/** Headings of the form "Propose a project", by what they ask for. */
const PROPOSAL_HEADINGS = {
	source: "Repository",
	commit: "Commit",
	path: "Folder",
	entry: "Entry",
	slug: "Name"
};
/** A project that somebody proposes: what `greenml import` is given, and no more than that. */
const proposal = strictObject({
	source: string().max(300).regex(/^https:\/\/[\w.-]+(?::\d+)?\/[^\s@?#]+$/, "an address as https://github.com/owner/name"),
	commit: commitHash.exactOptional(),
	path: relativePath.exactOptional(),
	entry: relativePath.exactOptional(),
	slug: slug.exactOptional()
});
// src/actions/import.ts
/** Imports what an issue or the inputs name. This job runs a stranger's code: another opens the pull request. */
async function runImport(given, context) {
	const { artifacts, artifactName, source, ...options } = importInputs.parse(given);
	await refuseProviderKeys(options.dataset, context.env);
	const wanted = source === void 0 ? await readProposal(context.env) : {
		...options,
		source
	};
	const { folder } = await importProject({
		...options,
		...wanted
	}, context);
	if (artifacts) {
		const slug = basename(folder);
		const files = (await listFiles(folder)).map((path) => join(slug, path));
		await (await context.openArtifacts()).upload(artifactName, projectsFolder(options.dataset), files);
	}
	return { project: basename(folder) };
}
async function readProposal(env) {
	const event = await readEvent(env);
	if (event.kind !== "issue") throw new UserError("Input 'source' is missing: only an issue says it otherwise.");
	const fields = readIssueForm(event.issue.body, PROPOSAL_HEADINGS);
	const issue = `Issue ${event.issue.number}`;
	const wanted = parseWith(proposal, fields, issue);
	parseWith(importOptions, wanted, issue);
	if (await leadsInside(wanted.source, env)) throw new UserError(`Not everybody reaches ${wanted.source}.`);
	return wanted;
}
export { runImport };
