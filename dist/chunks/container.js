import { Rr as UserError } from "./inputs.js";
import { r as repositoryFile, t as loadTaskRepositories } from "./load-task-repositories.js";
import { n as renderContainerRecipe } from "./container-recipe.js";
import { t as containerOptions } from "./harness-options.js";
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
	const fix = `describe one of manager uv in ${repositoryFile(dataset, repository)}`;
	const why = lacks.length === 0 ? `: ${fix}.` : ". It lacks:";
	throw new UserError([`${name} has no environment made from a lock yet${why}`, ...lacks].join("\n"));
}
export { describeContainer };
