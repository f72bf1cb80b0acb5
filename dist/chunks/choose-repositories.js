import { Rr as UserError, ur as count } from "./inputs.js";
import { an as lookBelow } from "./base.js";
import { t as loadTaskRepositories } from "./load-task-repositories.js";
import { t as nameRepository } from "./name-repository.js";
// src/mlbench/data/choose-repositories.ts
/** The tasks whose repository is there, those left out told with a warning. UserError when that is all of them. */
async function chooseRepositories(tasks, { dataset, logger, root }) {
	const known = await loadTaskRepositories(dataset);
	const nameOf = (task) => nameRepository(task, known.get(task.githubId)?.folder);
	if (root === null) return {
		tasks,
		nameOf
	};
	if (root === void 0) throw new UserError("These contexts are read from the repositories: name their folder by --repositories DIR.");
	const there = /* @__PURE__ */ new Map();
	for (const name of new Set(tasks.map(nameOf))) there.set(name, (await lookBelow(root, name)).kind === "folder");
	const found = tasks.filter((task) => there.get(nameOf(task)));
	const missing = [...there].flatMap(([name, isThere]) => isThere ? [] : [name]);
	if (missing.length > 0) {
		const told = `${root} has no folder ${missing.join(", ")}`;
		if (found.length === 0) throw new UserError(`${told}: greenml mlbench fetch --repositories ${root} puts the repositories there.`, 1);
		logger.warn(`${told}: ${count(tasks.length - found.length, "task")} of ${tasks.length} left out`);
	}
	return {
		tasks: found,
		nameOf
	};
}
export { chooseRepositories as t };
