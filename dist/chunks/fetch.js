import { Rr as UserError, ur as count, zr as errorCode } from "./inputs.js";
import { an as lookBelow, c as makeHiddenScratch, f as removeTree, gn as makeFolders, wt as writeFileAtomic } from "./base.js";
import { t as loadTaskRepositories } from "./load-task-repositories.js";
import { n as warnOfPin, t as checkPin } from "./check-pin.js";
import { gt as openGit, ot as requireMirrored, st as AS_COMMITTED, ut as findAddress, xt as atItsAddress } from "./work.js";
import { a as fetchOptions } from "./task-options.js";
import { join } from "node:path";
import { rename } from "node:fs/promises";
// src/dataset/sources/fetch-task-repository.ts
/**
* Puts a repository at its pinned commit into `<root>/<folder>`, all of its files as they were committed, and verifies them. It is
* there whole or not at all. UserError where it can't be had.
*/
async function fetchTaskRepository({ repository, commit, folder: name }, { root, mirror, signal }) {
	const at = await requireMirrored(repository, mirror);
	const address = await findAddress({
		source: repository,
		at
	});
	await makeFolders(root);
	const staging = await makeHiddenScratch("repository", root);
	try {
		const folder = join(staging, name);
		const git = openGit({
			source: repository,
			at,
			folder,
			home: staging,
			signal
		});
		await git.fetch([
			"init",
			"--quiet",
			"--template=",
			folder
		]);
		await atItsAddress(git, address, async (url) => {
			await git.fetch([
				"-C",
				folder,
				"config",
				"remote.origin.url",
				url
			]);
			await git.fetch([
				"-C",
				folder,
				"fetch",
				"--quiet",
				"--depth",
				"1",
				"--no-tags",
				"origin",
				commit
			]);
		});
		await git.read([
			"update-ref",
			"--no-deref",
			"HEAD",
			commit
		]);
		await makeFolders(join(folder, ".git", "info"));
		await writeFileAtomic(join(folder, ".git", "info", "attributes"), AS_COMMITTED, folder);
		await git.read(["read-tree", commit]);
		await git.read([
			"checkout-index",
			"--quiet",
			"--all"
		]);
		const state = await checkPin(folder, commit);
		if (state !== "verified") throw new UserError(`${repository} was fetched, but its files are ${state}.`, 1);
		await rename(folder, join(root, name)).catch((error) => {
			if (errorCode(error) !== "ENOTEMPTY" && errorCode(error) !== "EEXIST") throw error;
		});
	} finally {
		await removeTree(staging);
	}
}
// src/mlbench/data/fetch-repositories.ts
/** Fetches the repositories of tasks at their pins where they are not there, and verifies all. UserError for a name that is none. */
async function fetchRepositories$1({ repositories: root, dataset, only, mirror }, { logger, env, signal }) {
	const known = [...(await loadTaskRepositories(dataset)).values()];
	const wanted = only === void 0 ? known : known.filter(({ folder }) => only.includes(folder));
	const strange = only?.find((name) => !known.some(({ folder }) => folder === name));
	if (strange !== void 0) throw new UserError(`${dataset} has no repository ${strange}; it has ${known.map(({ folder }) => folder).join(", ")}.`);
	const fetched = [];
	for (const repository of wanted) {
		const { folder, commit } = repository;
		const state = (await lookBelow(root, folder)).kind === "folder" ? await checkPin(join(root, folder), commit) : await fetchTaskRepository(repository, {
			root,
			mirror: mirror ?? env.GREENML_MIRROR,
			signal
		}).then(() => "verified", (error) => {
			if (!(error instanceof UserError) || signal?.aborted) throw error;
			logger.warn(`${folder}: ${error.message}`);
			return null;
		});
		if (state === "verified") logger.info(`${folder}: verified at ${commit.slice(0, 12)}`);
		else if (state !== null) warnOfPin(join(root, folder), state, logger);
		fetched.push({
			repository: folder,
			state
		});
	}
	return fetched;
}
// src/commands/mlbench/fetch.ts
/** Fetches the repositories of ML-Bench's tasks at their pins where they are not there, and verifies all. UserError 1 where one can't be had. */
async function fetchRepositories(given, context) {
	const fetched = await fetchRepositories$1(fetchOptions.parse(given), context);
	const lacking = fetched.filter(({ state }) => state === null);
	if (lacking.length === 0) return fetched;
	throw new UserError(`Of ${count(fetched.length, "pinned repo")} not to be had: ${lacking.map(({ repository }) => repository).join(", ")}.`, 1);
}
export { fetchRepositories as t };
