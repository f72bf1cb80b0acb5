import { Qn as UserError, et as slug } from "./inputs.js";
import { a as manifestFile, r as listSlugs, s as projectsFolder } from "./load-projects.js";
import { Bt as readTextIfPresent, En as _usingCtx, Ft as readIfPresent, Ht as sha256Hex, It as readJson, Nt as listFiles, fn as lookBelow, yn as formatSize } from "./start.js";
import { a as checkForeign } from "./check-facts.js";
import { t as readManifestText } from "./read-manifest-text.js";
import { i as renderOwnFiles, l as titleOf, n as publishedReport, r as FACTS_FILE } from "./published-report.js";
import { V as countWord, W as formatCount } from "./measured.js";
import { n as escapeMarkdown, r as markdownTable, t as escapeInline } from "./markdown-text.js";
import { i as statusOf, n as openClient, r as placeOf, t as explainRefusal } from "./client.js";
import { n as refuseArtifact, r as takeArtifact } from "./take-artifact.js";
import { t as runPage } from "./run-page.js";
import { s as publishedId } from "./publish-options.js";
import { t as MOST_BYTES } from "./publish.js";
import { i as SUBMISSION_FILES, n as readProposedScores } from "./read-submissions.js";
import { t as readEvent } from "./event.js";
import { r as proposeInputs, t as PROPOSED } from "./propose-options.js";
import { join } from "node:path";
// src/dataset/read-proposed.ts
const LARGEST_FILE_BYTES = 2 * 1024 ** 2;
/** What an import writes beside `project.yaml`, where it vendors nothing. */
const FILES = /* @__PURE__ */ new Set([
	"project.yaml",
	"requirements.txt",
	"requirements.lock"
]);
/** The one project that a folder holds which a job that ran strangers' code has left. `refuse`: makes the error for what is none. */
async function readProposed(root, refuse) {
	const files = /* @__PURE__ */ new Map();
	let slug$1 = null;
	for (const path of await listFiles(root)) {
		const [folder = "", ...rest] = path.split("/");
		const file = rest.join("/");
		if (!slug.safeParse(folder).success || !FILES.has(file) || (slug$1 ?? folder) !== folder) throw refuse(`'${path}' is no file of one imported project`);
		slug$1 = folder;
		const text = await readTextIfPresent(join(root, path), root, LARGEST_FILE_BYTES);
		files.set(file, text ?? "");
	}
	const read = readManifestText(files.get(manifestFile("")) ?? "");
	if (slug$1 === null || read.manifest === null) throw refuse("it holds no project.yaml that is valid");
	const { manifest } = read;
	if (manifest.origin === "embedded") throw refuse("its project.yaml names no repository");
	if (checkForeign(manifest).length > 0) throw refuse("its project.yaml leads to what not everybody has");
	return {
		slug: slug$1,
		manifest,
		files
	};
}
// src/report/text/proposal-words.ts
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
		["runs that ended ok", `${formatCount(runs.ok)} of ${countWord(runs.recorded, "recorded run")}`],
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
/** Adds files on a branch of their own in one commit and opens a pull request, by GitHub's API: no credential lies in a checkout. */
async function openPullRequest(client, change) {
	try {
		const base = await readBase(client, change.repository);
		await setBranch(client, change, await commitFiles(client, base, change));
		return await open(client, base.branch, change);
	} catch (error) {
		throw explainRefusal(error, "contents: write and pull-requests: write");
	}
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
async function commitFiles(client, base, { repository, title, files }) {
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
	const commit = {
		message: title,
		tree: (await client.rest.git.createTree({
			...place,
			base_tree: base.tree,
			tree
		})).data.sha,
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
async function setBranch(client, { repository, branch }, sha) {
	const place = placeOf(repository);
	if (await client.rest.git.getRef({
		...place,
		ref: `heads/${branch}`
	}).then(() => true, (error) => {
		if (statusOf(error) === 404) return false;
		throw error;
	})) await client.rest.git.updateRef({
		...place,
		ref: `heads/${branch}`,
		sha,
		force: true
	});
	else await client.rest.git.createRef({
		...place,
		ref: `refs/heads/${branch}`,
		sha
	});
}
/** One that is open already shows what its branch was set to. */
async function open(client, base, { repository, branch, title, text }) {
	const place = placeOf(repository);
	const head = `${repository.owner.login}:${branch}`;
	const [there] = (await client.rest.pulls.list({
		...place,
		state: "open",
		head
	})).data;
	if (there !== void 0) return {
		number: there.number,
		url: there.html_url,
		isNew: false
	};
	const { data } = await client.rest.pulls.create({
		...place,
		title,
		body: text,
		head: branch,
		base
	});
	return {
		number: data.number,
		url: data.html_url,
		isNew: true
	};
}
// src/commands/propose-left.ts
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
// src/commands/propose.ts
/** Opens a pull request with the project that another job imported, which ran its code: nothing of it is believed unread. */
function propose(options, hands, context) {
	const { dataset, issue } = options;
	const read = async (folder, refuse) => {
		const { slug, manifest, files } = await readProposed(folder, refuse);
		if ((await listSlugs(dataset)).some((each) => each.toLowerCase() === slug.toLowerCase())) throw new UserError(`There is a project '${slug}' in ${projectsFolder(dataset)} already.`);
		return {
			name: slug,
			branch: `import/${slug}`,
			title: `Add the project ${slug}`,
			text: renderProposal(slug, manifest, issue),
			files: new Map([...files].map(([path, text]) => [`${projectsFolder("dataset")}/${slug}/${path}`, text]))
		};
	};
	return proposeLeft(options, "run actions/import first", read, hands, context);
}
// src/report/site/proposed-report.ts
/** What a report is made of, all in one folder. */
const REPORT_FILE = /^[A-Za-z-]{1,40}\.(?:csv|html|jsonl|md|parquet|svg)$/;
/** The one report that a folder holds which another job has left, held to its facts. `refuse`: makes the error for what is none. */
async function readProposedReport(root, mostBytes, refuse) {
	const paths = await listFiles(root);
	const [id = "", ...others] = new Set(paths.map((path) => path.split("/")[0] ?? ""));
	if (!publishedId.safeParse(id).success || others.length > 0) throw refuse("it holds more or less than one report");
	const facts = await readJson(join(root, id, FACTS_FILE), publishedReport, root);
	if (facts.id !== id) throw refuse(`its ${FACTS_FILE} is of '${facts.id}', in the folder '${id}'`);
	const files = /* @__PURE__ */ new Map();
	for (const { path, sha256 } of facts.files) {
		const content = await readIfPresent(join(root, id, path), root, mostBytes);
		if (!REPORT_FILE.test(path) || content === null || sha256Hex(content) !== sha256) throw refuse(`'${path}' is not the file of a report that its ${FACTS_FILE} names`);
		files.set(path, content);
	}
	const own = renderOwnFiles(facts).map(([path]) => path);
	const odd = paths.find((path) => !files.has(path.slice(id.length + 1)) && !own.includes(path.slice(id.length + 1)));
	if (odd !== void 0) throw refuse(`its ${FACTS_FILE} does not name '${odd}'`);
	if ([...files.values()].reduce((sum, { length }) => sum + length, 0) > mostBytes) throw refuse("it is too large");
	return {
		facts,
		files
	};
}
// src/commands/propose-report.ts
/** Opens a pull request with the report that another job published: what it holds is held to its facts, and those to their schema. */
function proposeReport(options, hands, context) {
	const { reports } = options;
	const read = async (folder, refuse) => {
		const { facts, files } = await readProposedReport(folder, MOST_BYTES, refuse);
		const { id } = facts;
		if ((await lookBelow(reports, id)).kind !== "none") throw new UserError(`${join(reports, id)} is there already, and what is published stays: publish it by another id.`);
		return {
			name: id,
			branch: `publish/${id}`,
			title: `Publish the campaign ${id}`,
			text: renderReportProposal(facts, runPage(context.env)),
			files: new Map([...files, ...renderOwnFiles(facts)].map(([path, content]) => [`reports/${id}/${path}`, content]))
		};
	};
	return proposeLeft(options, "run actions/publish first", read, hands, context);
}
// src/commands/propose-scores.ts
/** Opens a pull request with the scores of a submission that another job ran: they have to be of its rows and of its answers. */
function proposeScores(options, hands, context) {
	const { submissions } = options;
	const read = async (folder, refuse) => {
		const { name, scores } = await readProposedScores(folder, submissions, refuse);
		return {
			name,
			branch: `regrade/${name}`,
			title: `Regrade the submission ${name}`,
			text: renderScoresProposal(name, scores, runPage(context.env)),
			files: /* @__PURE__ */ new Map([[join("submissions", name, SUBMISSION_FILES.scores), `${JSON.stringify(scores, null, 2)}\n`]])
		};
	};
	return proposeLeft(options, "run actions/regrade first", read, hands, context);
}
// src/actions/propose.ts
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
	const { number, url, name } = await propose({
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
