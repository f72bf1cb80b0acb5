import { Qt as readAsset } from "./base.js";
// src/mlbench/answers/prompt-sections.ts
/** The parts of a file of prompts, in their order, by the names in the lines `=== name ===` above them. */
async function readPromptSections(file) {
	const [, ...parts] = (await readAsset("prompts", file)).split(/^=== (.*) ===\n/m);
	const sections = /* @__PURE__ */ new Map();
	for (let index = 0; index + 1 < parts.length; index += 2) sections.set(parts[index] ?? "", (parts[index + 1] ?? "").trimEnd());
	return sections;
}
export { readPromptSections as t };
