import { ii as makeFolders, jr as writeFileAtomic } from "./start.js";
import { i as readRecords, n as keyOf } from "./rows.js";
import { dirname } from "node:path";
// src/commands/mlbench/copy-rows.ts
/** Copies rows with all their columns and more; null: the row is left out. */
async function copyRows(path, { rows, hubUrl, tasks }, columnsOf) {
	const lines = [];
	let index = 0;
	for await (const { value } of readRecords(rows, hubUrl)) {
		const task = tasks[index++];
		const more = task === void 0 ? null : columnsOf(keyOf(task));
		if (more !== null && typeof value === "object") lines.push(`${JSON.stringify({
			...value,
			...more
		})}\n`);
	}
	await makeFolders(dirname(path));
	await writeFileAtomic(path, lines.join(""));
}
export { copyRows as t };
