import { ur as UserError } from "./inputs.js";
import { r as keyOf } from "./rows.js";
// src/mlbench/data/choose-tasks.ts
/** The tasks whose key matches. UserError where none does. */
function chooseTasks(tasks, only) {
	if (only === void 0) return tasks;
	const pattern = compile(only);
	const chosen = tasks.filter((task) => pattern.test(keyOf(task)));
	if (chosen.length === 0) throw new UserError(`--only ${only}: no task has such a github_id/id.`);
	return chosen;
}
function compile(pattern) {
	try {
		return new RegExp(pattern, "u");
	} catch {
		throw new UserError(`--only ${pattern} is no regular expression.`);
	}
}
export { chooseTasks as t };
