import { gn as makeFolders, wt as writeFileAtomic } from "./base.js";
import { r as keyOf, s as readRecords } from "./rows.js";
import { dirname } from "node:path";
// src/mlbench/data/copy-rows.ts
/** Copies rows with all their columns and more. */
async function copyRows(path, source, columnsOf) {
	await makeFolders(dirname(path));
	await writeFileAtomic(path, joinColumns(source, columnsOf));
}
/** A line at a time: each row may hold a whole repository's text, and all of them more than memory does. */
async function* joinColumns({ rows, hubUrl, tasks }, columnsOf) {
	let index = 0;
	for await (const { value } of readRecords(rows, hubUrl)) {
		const task = tasks[index++];
		const more = task === void 0 ? null : columnsOf(keyOf(task));
		if (more !== null && typeof value === "object") yield `${JSON.stringify({
			...value,
			...more
		})}\n`;
	}
}
export { copyRows as t };
