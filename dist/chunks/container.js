import { ai as UserError } from "./start.js";
import { t as loadTaskRepositories } from "./load-task-repositories.js";
import { t as containerOptions } from "./mlbench-more-options.js";
// src/mlbench/execution/container-recipe.ts
/**
* The recipe of an image that holds a repository's environment, and nothing of the repository, which is mounted at `/repository`: built in
* the manifest's own folder, from its lock alone, every package by its hash. Null: no environment is described.
*/
function renderContainerRecipe({ environment, folder, commit }, pythonVersion) {
	if (environment === void 0 || environment.manager !== "uv") return null;
	return [
		`# ${folder} at ${commit.slice(0, 12)}: its environment. Build it here: podman build --tag greenml-ml-bench-${folder.toLowerCase()} --file - .`,
		`FROM docker.io/library/python:${pythonVersion}-slim`,
		`COPY ${environment.lock} /environment/requirements.lock`,
		"RUN python -m pip install --no-cache-dir --no-deps --only-binary :all: --require-hashes -r /environment/requirements.lock",
		"RUN useradd --create-home answer",
		"USER answer",
		"WORKDIR /repository",
		""
	].join("\n");
}
// src/commands/mlbench/container.ts
/** The recipe of a container that holds a repository's environment. UserError where none is described. */
async function describeContainer(given) {
	const { repository: name, python, dataset } = containerOptions.parse(given);
	const all = [...(await loadTaskRepositories(dataset)).values()];
	const repository = all.find(({ folder }) => folder === name);
	if (repository === void 0) throw new UserError(`${dataset} has no repository ${name}; it has ${all.map(({ folder }) => folder).join(", ")}.`);
	const recipe = renderContainerRecipe(repository, python);
	if (recipe !== null) return recipe;
	const lacks = repository.lacks.map(({ kind, what }) => `  ${kind}: ${what}`);
	throw new UserError([`${name} has no environment made from a lock yet. It lacks:`, ...lacks].join("\n"));
}
export { describeContainer };
