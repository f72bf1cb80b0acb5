import { Rr as UserError } from "./inputs.js";
import { in as listBelow, xt as readYaml } from "./base.js";
import { n as taskRepository } from "./task-repository.js";
import { join } from "node:path";
// src/dataset/load-task-repositories.ts
const FOLDER = "ml-bench";
/** Folder of a repository's manifest, named as the repository's own. */
const manifestFolder = (dataset, { folder }) => join(dataset, FOLDER, folder);
const repositoryFile = (dataset, repository) => join(manifestFolder(dataset, repository), "repository.yaml");
/** The repositories of `<dataset>/ml-bench/`, by the `github_id` of their rows; none where there is no such folder. UserError for two with one id. */
async function loadTaskRepositories(dataset) {
	const repositories = /* @__PURE__ */ new Map();
	for (const { name, kind } of await listBelow(dataset, FOLDER) ?? []) {
		if (kind !== "folder") continue;
		const path = repositoryFile(dataset, { folder: name });
		const found = await readYaml(path, taskRepository, `There is no ${path}.`, dataset);
		if (found.folder !== name) throw new UserError(`${path}: its folder is to be called ${found.folder}.`);
		if (repositories.has(found.githubId)) throw new UserError(`${path}: another repository has githubId ${found.githubId} too.`);
		repositories.set(found.githubId, found);
	}
	return repositories;
}
export { manifestFolder as n, repositoryFile as r, loadTaskRepositories as t };
