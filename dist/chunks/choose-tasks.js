import { Rr as UserError } from "./inputs.js";
import { t as matcher } from "./matcher.js";
import { r as keyOf } from "./rows.js";
// src/mlbench/data/choose-tasks.ts
/** The tasks whose key matches. UserError where none does. */
function chooseTasks(tasks, only) {
	const isMeant = matcher("--only", only);
	const chosen = tasks.filter((task) => isMeant(keyOf(task)));
	if (only !== void 0 && chosen.length === 0) throw new UserError(`--only ${only}: no task has such a github_id/id.`);
	return chosen;
}
export { chooseTasks as t };
