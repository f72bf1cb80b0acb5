import { Rr as UserError, or as _usingCtx } from "./inputs.js";
import { i as placeOf, n as isLocked, o as tryAgain, r as openClient, t as explainRefusal } from "./client.js";
import { n as runPage, t as commitPage } from "./run-page.js";
import { in as listBelow, yt as readJsonIfPresent } from "./base.js";
import { i as revisionComparison, t as MEASURE_FILE } from "./revision-comparison.js";
import { a as validation, r as VALIDATION_FILE } from "./validation.js";
import { r as ArtifactRefused } from "./work.js";
import { a as unpackArtifact } from "./take-artifact.js";
import { t as readEvent } from "./event.js";
import { t as commentInputs } from "./comment-options.js";
import { join } from "node:path";
// src/github/find-pull-requests.ts
/**
* Numbers of the open pull requests whose head is just what a run was about, by GitHub's own word: of a fork the event of a
* finished one names none, and what it left behind may name any. None where a later push, a merge or a closing came first.
*/
async function findPullRequests(client, repository, { sha, branch, from }) {
	if (branch === null || from === null) return [];
	const { data } = await client.rest.pulls.list({
		...placeOf(repository),
		state: "open",
		head: `${from.owner.login}:${branch}`,
		per_page: 100
	});
	const isOfRun = ({ head, base }) => head.sha === sha && head.repo?.id === from.id && base.repo.id === repository.id;
	return data.filter(isOfRun).map(({ number }) => number);
}
/** The pull requests that an event is about. UserError for one that is about none. */
async function choosePulls(event, client) {
	switch (event.kind) {
		case "pull-request": return (await findPullRequests(client, event.repository, event.head)).filter((number) => number === event.number);
		case "workflow-run": return event.run.event === "pull_request" ? findPullRequests(client, event.repository, event.head) : [];
		case "issue":
		case "dispatch": throw new UserError("There is no pull request here: this action comments on pull_request and workflow_run.");
	}
}
// src/github/take-finding.ts
const LARGEST_ARCHIVE_BYTES = 4 * 1024 ** 2;
const LARGEST_FINDING_BYTES = 8 * 1024 ** 2;
/** What a job left that ran strangers' code: its artifact says only what the schemas know. A fault: it left none. */
async function takeFinding(name, openArtifacts) {
	try {
		var _usingCtx$1 = _usingCtx();
		const store = await openArtifacts();
		const left = await store.list().catch((error) => {
			if (error instanceof ArtifactRefused) return error;
			throw error;
		});
		if (left instanceof ArtifactRefused) return { fault: left.message };
		const artifact = left.find((each) => each.name === name);
		if (artifact === void 0) return { fault: `The run left no artifact '${name}'.` };
		const { folder } = _usingCtx$1.a(await unpackArtifact(store, artifact, LARGEST_ARCHIVE_BYTES));
		const read = async (file, schema) => readJsonIfPresent(join(folder, file), schema, folder, LARGEST_FINDING_BYTES).catch((error) => {
			throw error instanceof UserError ? refusal(name, error.message) : error;
		});
		const projects = await read(VALIDATION_FILE, validation);
		if (projects !== null) return {
			kind: "validation",
			finding: projects
		};
		const revisions = await read(MEASURE_FILE, revisionComparison);
		if (revisions !== null) return {
			kind: "revisions",
			finding: revisions
		};
		const held = (await listBelow(folder, "") ?? []).slice(0, 3).map((entry) => entry.name);
		throw refusal(name, `it holds neither ${VALIDATION_FILE} nor ${MEASURE_FILE}, but ${held.join(", ") || "nothing"}`);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
const refusal = (name, reason) => new UserError(`Artifact '${name}' is refused: ${reason}`, 3);
// src/github/upsert-comment.ts
/** Writes the comment, or renews it where it is there: by one of its own author, with its mark in the first line. */
async function upsertComment(client, comment, { second = 1e3 } = {}) {
	try {
		return await tryAgain(() => tryUpsert(client, comment), second);
	} catch (error) {
		if (isLocked(error)) return "locked";
		throw explainRefusal(error, "pull-requests: write");
	}
}
async function tryUpsert(client, comment) {
	const { repository, pull, name, author, text, onlyRenews = false } = comment;
	const place = placeOf(repository);
	const body = `${markOf(name)}\n${text}`;
	const own = await findOwn(client, {
		...place,
		issue_number: pull
	}, markOf(name), author);
	if (own !== null && own.body === body) return {
		outcome: "unchanged",
		url: own.url,
		author
	};
	if (own === null && onlyRenews) return "none-there";
	const { data } = own === null ? await client.rest.issues.createComment({
		...place,
		issue_number: pull,
		body,
		request: { retries: 0 }
	}) : await client.rest.issues.updateComment({
		...place,
		comment_id: own.id,
		body
	});
	return {
		outcome: own === null ? "created" : "updated",
		url: data.html_url,
		author: data.user?.login ?? ""
	};
}
/** The mark by which a comment is found again, shown to readers of its source alone. */
const markOf = (name) => `<!-- greenml comment: ${name} -->`;
/** GitHub takes 2,500 comments. */
const MOST_PAGES = 50;
async function findOwn(client, place, mark, author) {
	const pages = client.paginate.iterator(client.rest.issues.listComments, {
		...place,
		per_page: 100
	});
	let read = 0;
	for await (const { data } of pages) {
		if (++read > MOST_PAGES) throw new UserError(`Pull request ${place.issue_number} has more comments than are read: nothing is written.`, 1);
		for (const { id, user, body, html_url: url } of data) if (user?.login === author && body?.startsWith(`${mark}\n`)) return {
			id,
			body,
			url
		};
	}
	return null;
}
// src/commands/comment.ts
/**
* Puts a finding on the pull requests that it is about: one comment of each name, renewed by each push. UserError for a finding
* that is refused, once the comment of an earlier one is taken back.
*/
async function commentOnPulls(inputs, hands, context) {
	const { event, client } = hands;
	const pulls = await choosePulls(event, client);
	if (pulls.length === 0) {
		context.logger.info("no open pull request has this commit as its head any more: nothing is written");
		return {
			upserted: null,
			pulls
		};
	}
	const link = event.kind === "workflow-run" ? event.run.html_url : runPage(context.env);
	const told = inputs.campaign === void 0 ? await tellFinding(inputs.artifactName, hands, link) : { text: await tellCampaign({
		campaign: inputs.campaign,
		base: inputs.base
	}, link, context) };
	const onlyRenews = !("text" in told);
	if (onlyRenews) context.logger.warn(tellTakenBack(told));
	const text = `${onlyRenews ? await tellNoFinding(link) : told.text}\n${await tellCommit(event, context.env)}\n`;
	const name = inputs.name ?? (inputs.campaign === void 0 ? inputs.artifactName : "campaign");
	let upserted = null;
	for (const pull of pulls) {
		const done = await upsertComment(client, {
			repository: event.repository,
			pull,
			name,
			author: inputs.author,
			text,
			onlyRenews
		}, hands);
		if (done === "none-there") continue;
		if (done === "locked") {
			context.logger.warn(`pull request ${pull} is locked, and GitHub takes no comment: nothing is written`);
			continue;
		}
		upserted = done;
		context.logger.info(`pull request ${pull}: comment ${done.outcome}, ${done.url}`);
		if (done.author !== inputs.author) context.logger.warn(`The token writes as '${done.author}': give that to the input 'author', else the next push is told in a second comment.`);
	}
	if ("refusal" in told) throw told.refusal;
	return {
		upserted,
		pulls
	};
}
/** A refusal is told at the end. */
const tellTakenBack = (told) => `${"fault" in told ? `${told.fault} ` : ""}A comment that an earlier run made is taken back, and no other written.`;
/** The words of a finding. */
async function tellFinding(name, { openArtifacts }, link) {
	const found = await takeFinding(name, openArtifacts).catch((error) => {
		if (error instanceof UserError && error.exitCode === 3) return { refusal: error };
		throw error;
	});
	if ("fault" in found || "refusal" in found) return found;
	if (found.kind === "validation") {
		const { renderValidationComment } = await import("./validation-comment2.js");
		return { text: renderValidationComment(found.finding, link) };
	}
	const { renderRevisionsComment } = await import("./revisions.js");
	return { text: renderRevisionsComment(found.finding, link) };
}
/** The words in place of a finding of an earlier push, which nobody is to take for one of this. */
async function tellNoFinding(link) {
	const { renderNoFinding } = await import("./validation-comment2.js");
	return renderNoFinding(link);
}
/** The words for the commit that a finding is of: a comment that each push renews stands in one place. */
async function tellCommit(event, env) {
	if (!("head" in event)) return "";
	const { sha, from } = event.head;
	const { renderCommit } = await import("./validation-comment2.js");
	return renderCommit(sha, commitPage(env, from ?? event.repository, sha));
}
/** The words of a campaign that lies here; all of its analysis is loaded for them alone. */
async function tellCampaign(of, link, context) {
	const { composeComment } = await import("./report3.js");
	return composeComment(of, link, context);
}
/** Where the finding of a run lies that this workflow run was started by. */
const runOf = (event) => event.kind === "workflow-run" ? {
	run: event.run.id,
	repository: event.repository
} : null;
// src/actions/comment.ts
async function runComment(given, context) {
	const inputs = commentInputs.parse(given);
	const event = await readEvent(context.env);
	const { env, logger } = context;
	const client = openClient({
		token: inputs.token,
		logger,
		env
	});
	const left = runOf(event);
	const openArtifacts = async () => {
		if (left === null) return context.openArtifacts();
		const { openLeftArtifacts } = await import("./artifact-store.js");
		return openLeftArtifacts(left.run, left.repository, inputs.token);
	};
	const { upserted, pulls } = await commentOnPulls(inputs, {
		event,
		client,
		openArtifacts
	}, context);
	return {
		outcome: upserted?.outcome ?? "none",
		url: upserted?.url ?? "",
		pulls: pulls.join(",")
	};
}
export { runComment };
