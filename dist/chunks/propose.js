import { Or as readTextIfPresent, dr as slug, ni as _usingCtx, pi as UserError, ri as formatSize, xr as listFiles } from "./start.js";
import { a as checkForeign } from "./check-facts.js";
import { a as manifestFile, r as listSlugs, s as projectsFolder } from "./load-projects.js";
import { t as readManifestText } from "./read-manifest-text.js";
import { i as statusOf, n as openClient, r as placeOf, t as explainRefusal } from "./client.js";
import { n as refuseArtifact, r as unpackArtifact } from "./take-artifact.js";
import { r as markdownTable, t as escapeInline } from "./markdown-text.js";
import { t as readEvent } from "./event.js";
import { n as proposeInputs } from "./propose-options.js";
import { t as runAction } from "./run-action.js";
import { join } from "node:path";
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
	const tree = [...files].map(([path, content]) => ({
		path,
		content,
		...PLAIN_FILE
	}));
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
// src/commands/propose.ts
const LARGEST_ARCHIVE_BYTES = 4 * 1024 ** 2;
const LARGEST_FILE_BYTES = 2 * 1024 ** 2;
/** What an import writes beside `project.yaml`, where it vendors nothing. */
const FILES = /* @__PURE__ */ new Set([
	"project.yaml",
	"requirements.txt",
	"requirements.lock"
]);
/** Opens a pull request with the project that another job imported, which ran its code: nothing of it is believed unread. */
async function propose({ dataset, artifactName, repository, issue }, { client, artifacts }, { logger }) {
	const { slug, manifest, files } = await takeProject(artifactName, artifacts);
	if ((await listSlugs(dataset)).some((each) => each.toLowerCase() === slug.toLowerCase())) throw new UserError(`There is a project '${slug}' in ${projectsFolder(dataset)} already.`);
	const pull = await openPullRequest(client, {
		repository,
		branch: `import/${slug}`,
		title: `Add the project ${slug}`,
		text: renderProposal(slug, manifest, issue),
		files: new Map([...files].map(([path, text]) => [`${projectsFolder("dataset")}/${slug}/${path}`, text]))
	});
	logger.info(`pull request ${pull.number} ${pull.isNew ? "opened" : "renewed"}: ${pull.url}`);
	return {
		...pull,
		slug
	};
}
async function takeProject(name, artifacts) {
	try {
		var _usingCtx$1 = _usingCtx();
		const refuse = (reason) => refuseArtifact(name, reason);
		const artifact = (await artifacts.list()).find((each) => each.name === name);
		if (artifact === void 0) throw new UserError(`The run has no artifact '${name}': run actions/import first.`);
		const scratch = _usingCtx$1.a(await unpackArtifact(artifacts, artifact, LARGEST_ARCHIVE_BYTES));
		const files = /* @__PURE__ */ new Map();
		let slug$1 = null;
		for (const path of await listFiles(scratch.folder)) {
			const [folder = "", ...rest] = path.split("/");
			const file = rest.join("/");
			if (!slug.safeParse(folder).success || !FILES.has(file) || (slug$1 ?? folder) !== folder) throw refuse(`'${path}' is no file of one imported project`);
			slug$1 = folder;
			const text = await readTextIfPresent(join(scratch.folder, path), scratch.folder, LARGEST_FILE_BYTES);
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
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
// src/actions/propose.ts
async function runPropose(given, context) {
	const { dataset, artifactName, token } = proposeInputs.parse(given);
	const event = await readEvent(context.env);
	const hands = {
		client: openClient({
			token,
			logger: context.logger,
			env: context.env
		}),
		artifacts: await context.openArtifacts()
	};
	const { number, url, slug } = await propose({
		dataset,
		artifactName,
		repository: event.repository,
		issue: event.kind === "issue" ? event.issue.number : null
	}, hands, context);
	return {
		"pull-request": number,
		url,
		project: slug
	};
}
const main = () => runAction(proposeInputs, runPropose);
export { main };
