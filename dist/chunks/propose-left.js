import { Rr as UserError, or as _usingCtx, ur as count } from "./inputs.js";
import { xn as formatSize } from "./base.js";
import { _ as formatCount } from "./work.js";
import { i as takeArtifact, r as refuseArtifact } from "./take-artifact.js";
import { a as statusOf, i as placeOf, o as tryAgain, t as explainRefusal } from "./client.js";
import { i as markdownTable, n as escapeMarkdown, t as escapeInline } from "./markdown-text.js";
import { o as titleOf } from "./published.js";
// src/report/site/proposal-words.ts
/** The text of a pull request that adds an imported project: what was taken for what, and what its reader is to do. */
function renderProposal(slug, manifest, issue) {
	const { origin, licence, entry, task, metric, environment, size } = manifest;
	const from = origin === "embedded" ? null : origin;
	const rows = [
		["repository", from && `${from.repository}${from.path === "." ? "" : `, folder ${from.path}`}`],
		["commit", from?.commit ?? null],
		["licence", licence?.spdx ?? "none: its code is never published"],
		["entry", entry],
		["task", task],
		["metric", metric.name],
		["packages", environment.lock === null ? "no lock: it is not run until it has one" : "locked"],
		["size", size && formatSize(size.bytes)]
	];
	return [
		`Adds \`${slug}\` as \`greenml import\` found it.${issue === null ? "" : ` Closes #${issue}.`}`,
		"",
		...markdownTable(["", "found"], rows.flatMap(([name, value]) => value === null ? [] : [[name, escapeInline(value)]])),
		"",
		"Correct the guesses in `project.yaml` on this branch. Checks do not start by themselves on a pull request that a workflow",
		"opened: close and reopen it, or push to it.",
		""
	].join("\n");
}
/** The text of a pull request that publishes a report: what was found, what it rests on, and what its reader is to do. `page`: of the run that made it. */
function renderReportProposal(report, page) {
	const { id, campaign, authors, licence, models, projects, runs, hosts } = report;
	const rows = [
		["campaign", campaign],
		["run by", authors.join("; ")],
		["licence of the measurements", licence ?? "none is named"],
		["models", models.map((model) => `${model.id}${model.recorded ? " (recorded answers)" : ""}`).join(", ")],
		["projects", formatCount(projects.length)],
		["runs that ended ok", `${formatCount(runs.ok)} of ${count(runs.recorded, "recorded run")}`],
		["hosts", formatCount(new Set(hosts.map(({ name }) => name)).size)]
	];
	return [
		escapeMarkdown(titleOf(report)),
		"",
		...markdownTable(["", ""], rows.map(([name, value]) => [name, escapeInline(value)])),
		"",
		`Its files are in \`reports/${id}\`: read \`report.md\` there. What is merged stays, under this name; a fault that is found later is`,
		`told in \`errata.yaml\`.${page === null ? "" : ` [The run that made it](<${page}>).`}`,
		""
	].join("\n");
}
/** The text of a pull request with the scores of a submission: what passed, how much could not be tried, and what its reader is to do. */
function renderScoresProposal(name, scores, page) {
	const rates = scores.systems.flatMap(({ passRates }) => passRates);
	return [
		`Puts \`${name}\` on the leaderboard: its answers were run under \`${scores.rules}\`.`,
		"",
		...markdownTable([
			"",
			"passed",
			"attemptable",
			"total"
		], rates.map(({ k, passed, attemptable, total }) => [`pass@${k}`, ...[
			passed,
			attemptable,
			total
		].map(formatCount)])),
		"",
		`The next site shows it where this is merged.${page === null ? "" : ` [The run that made it](<${page}>).`}`,
		""
	].join("\n");
}
// src/github/open-pull-request.ts
const PLAIN_FILE = {
	mode: "100644",
	type: "blob"
};
/**
* Adds files on a branch of their own in one commit and opens a pull request, by GitHub's API: no credential lies in a checkout.
* One that is open is renewed. UserError where it was made for something else, or its branch holds what somebody added to it.
*/
async function openPullRequest(client, change) {
	let isNew;
	try {
		return await tryAgain(async () => {
			const there = await findOpen(client, change);
			isNew ??= there === void 0;
			return {
				...await openOrRenew(client, change, there),
				isNew
			};
		});
	} catch (error) {
		throw explainRefusal(error, "contents: write and pull-requests: write");
	}
}
async function openOrRenew(client, change, there) {
	const head = await readHead(client, change);
	if (head !== null) refuseOthersWork(change, head, there);
	const base = await readBase(client, change.repository);
	await setBranch(client, change, await commitFiles(client, base, change), head !== null);
	return there ?? await open(client, base.branch, change);
}
const ONCE = { request: { retries: 0 } };
const messageOf = ({ title, madeFor }) => madeFor === void 0 ? title : `${title}\n\nMade-for: ${madeFor}`;
async function findOpen(client, { repository, branch }) {
	const head = `${repository.owner.login}:${branch}`;
	const { data } = await client.rest.pulls.list({
		...placeOf(repository),
		state: "open",
		head
	});
	return data.map(({ number, html_url: url }) => ({
		number,
		url
	}))[0];
}
/** The last commit of the branch; null: there is no such branch. */
async function readHead(client, { repository, branch }) {
	const place = placeOf(repository);
	const found = await client.rest.git.getRef({
		...place,
		ref: `heads/${branch}`
	}).catch((error) => {
		if (statusOf(error) === 404) return null;
		throw error;
	});
	if (found === null) return null;
	const { data } = await client.rest.git.getCommit({
		...place,
		commit_sha: found.data.object.sha
	});
	return {
		message: data.message.trim(),
		isAmended: data.author.date !== data.committer.date
	};
}
/** Every commit that this action makes tells by its message what it is for: a branch that ends in another holds what would be lost. */
function refuseOthersWork(change, { message, isAmended }, open) {
	if ((open === void 0 ? message.split("\n")[0] === change.title : message === messageOf(change)) && !isAmended) return;
	throw new UserError(open === void 0 ? `Branch ${change.branch} is there without an open pull request, and its last commit was not made for this. Delete or rename it, then start this again.` : `Pull request ${open.number} (${open.url}) is open for ${change.branch}, and its last commit was not made for this. Merge or close it, then start this again.`);
}
async function readBase(client, repository) {
	const place = placeOf(repository);
	const { default_branch: branch } = (await client.rest.repos.get(place)).data;
	const { object } = (await client.rest.git.getRef({
		...place,
		ref: `heads/${branch}`
	})).data;
	const { tree } = (await client.rest.git.getCommit({
		...place,
		commit_sha: object.sha
	})).data;
	return {
		branch,
		commit: object.sha,
		tree: tree.sha
	};
}
async function commitFiles(client, base, change) {
	const { repository, files } = change;
	const place = placeOf(repository);
	const tree = [];
	for (const [path, content] of files) {
		const held = typeof content === "string" ? { content } : { sha: await storeBytes(client, repository, content) };
		tree.push({
			path,
			...PLAIN_FILE,
			...held
		});
	}
	const made = await client.rest.git.createTree({
		...place,
		base_tree: base.tree,
		tree
	});
	const commit = {
		message: messageOf(change),
		tree: made.data.sha,
		parents: [base.commit]
	};
	return (await client.rest.git.createCommit({
		...place,
		...commit
	})).data.sha;
}
/** A tree holds text alone; bytes are stored before it. */
async function storeBytes(client, repository, bytes) {
	const content = bytes.toString("base64");
	return (await client.rest.git.createBlob({
		...placeOf(repository),
		content,
		encoding: "base64"
	})).data.sha;
}
async function setBranch(client, { repository, branch }, sha, isThere) {
	const place = placeOf(repository);
	if (isThere) await client.rest.git.updateRef({
		...place,
		ref: `heads/${branch}`,
		sha,
		force: true
	});
	else await client.rest.git.createRef({
		...place,
		ref: `refs/heads/${branch}`,
		sha,
		...ONCE
	});
}
async function open(client, base, { repository, branch, title, text }) {
	const asked = {
		...placeOf(repository),
		title,
		body: text,
		head: branch,
		base,
		...ONCE
	};
	const { data } = await client.rest.pulls.create(asked);
	return {
		number: data.number,
		url: data.html_url
	};
}
// src/commands/propose/propose-left.ts
const LARGEST_ARCHIVE_BYTES = 4 * 1024 ** 2;
/** Opens a pull request with what another job left, which ran strangers' code: `read` believes nothing of the folder unread. `leaver`: what leaves it. */
async function proposeLeft({ artifactName, repository }, leaver, read, { client, artifacts }, { logger }) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { name, ...change } = await read(_usingCtx$1.a(await takeArtifact(artifacts, artifactName, LARGEST_ARCHIVE_BYTES, leaver)).folder, (reason) => refuseArtifact(artifactName, reason));
		const { number, url, isNew } = await openPullRequest(client, {
			repository,
			...change
		});
		logger.info(`pull request ${number} ${isNew ? "opened" : "renewed"}: ${url}`);
		return {
			number,
			url,
			name
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
export { renderScoresProposal as i, renderProposal as n, renderReportProposal as r, proposeLeft as t };
