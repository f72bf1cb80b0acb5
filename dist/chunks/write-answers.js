import { wt as writeFileAtomic } from "./base.js";
import { Ut as renderJsonLines } from "./work.js";
import { join } from "node:path";
// src/mlbench/answers/write-answers.ts
/** Writes the answers of one system, a line a task, where `mlbench grade` reads them; returns the file. */
async function writeAnswers(out, name, lines) {
	const path = join(out, "answers", `${name}.jsonl`);
	await writeFileAtomic(path, renderJsonLines(lines), out);
	return path;
}
export { writeAnswers as t };
