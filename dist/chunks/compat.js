// src/mlbench/grading/compat.ts
/** Arguments whose value, as Python prints it, stands nowhere in the answer, whatever the case: ML-Bench's argument gate. */
function findAbsent(answer, task) {
	const text = answer.toLowerCase();
	return task.arguments.filter(({ value }) => !text.includes(value.toLowerCase()));
}
/** Whether the answer names a file that ends in .sh or .py with a blank behind it: ML-Bench's type gate. */
const isScript = (answer) => answer.includes(".sh ") || answer.includes(".py ");
const hasWantedType = (answer, { type }) => isScript(answer) === (type === "Bash Script");
export { hasWantedType as n, isScript as r, findAbsent as t };
