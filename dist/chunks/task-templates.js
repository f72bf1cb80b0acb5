import { $t as literal, Wt as _enum, Zt as int, gt as text, on as strictObject, qt as array, sn as string, ut as relativePath } from "./inputs.js";
import { i as versioned } from "./versioned.js";
// src/schema/mlbench/task-templates.ts
const TASK_TYPES = ["Bash Script", "Python Code"];
const code = string().max(2e4);
const templateId = string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/, "lower-case letters, digits, hyphens");
/** A value as it stands in an instruction and in code: of one line, without what a shell or Python would read as its own. */
const value = string().min(1).max(300).regex(/^[^\p{Cc}'"\\`$]+$/u, "one line without quotes, backslashes, backticks and '$'");
const parameter = strictObject({
	/** Stands in the code as `{{name}}`. */
	name: string().regex(/^[A-Za-z][\w.-]{0,99}$/, "a letter, then letters, digits, dots, hyphens"),
	values: array(value).min(1).max(100)
});
const template = strictObject({
	id: templateId,
	/** Page of the repository that the task is from. */
	readme: relativePath,
	/** Folder that an answer starts in; `.` for the top. */
	path: relativePath,
	type: _enum(TASK_TYPES),
	/** The part of the page that the task rests on. */
	oracle: code,
	prefixCode: code.default(""),
	/** The right answer, with `{{name}}` for each value. */
	code: code.min(1),
	parameters: array(parameter).min(1).max(50)
});
/** `dataset/ml-bench/<repository>/templates.yaml`: what a repository's tasks are made from. */
const taskTemplates = versioned(1, strictObject({
	schemaVersion: literal(1),
	/** Pages of the repository, the richest first. */
	pages: array(strictObject({
		path: relativePath,
		templates: int().min(0),
		note: text.exactOptional()
	})),
	templates: array(template).max(500)
}), {});
export { taskTemplates as n, templateId as r, TASK_TYPES as t };
