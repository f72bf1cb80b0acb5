import { Rr as UserError } from "./inputs.js";
import { n as manifestFolder, r as repositoryFile, t as loadTaskRepositories } from "./load-task-repositories.js";
import { join } from "node:path";
// src/mlbench/building/task-templates.ts
/** A repository of the dataset by its folder, and the file of its templates. UserError where the dataset has none such. */
async function findTemplates({ dataset, repository: name, templates }) {
	const known = [...(await loadTaskRepositories(dataset)).values()];
	const repository = known.find(({ folder }) => folder === name);
	if (repository === void 0) throw new UserError(`${dataset} has no repository ${name}: describe it in ${repositoryFile(dataset, { folder: name })} first. It has ${known.map(({ folder }) => folder).join(", ") || "none"}.`);
	return {
		repository,
		file: templates ?? join(manifestFolder(dataset, repository), "templates.yaml")
	};
}
export { findTemplates as t };
