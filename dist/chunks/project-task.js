// src/schema/dataset/project-task.ts
/** What a project is for. */
const TASKS = [
	"binary-classification",
	"multiclass-classification",
	"regression",
	"text-classification",
	"other"
];
export { TASKS as t };
