import { a as fenceUntrusted, n as fillIn } from "./prompt.js";
import { a as readPrefix, i as folderOf } from "./answer-program.js";
import { t as readPromptSections } from "./prompt-sections.js";
// src/mlbench/answers/task-prompts.ts
const FILE = "ml-bench.md";
/**
* The prompts for tasks. `published` says what ML-Bench's own script says, in other words; `guided` is ours: where the answer runs, how
* it is judged, and that the repository's text is a stranger's.
*/
async function openTaskPrompt(name) {
	const sections = await readPromptSections(FILE);
	const of = (section) => takeSection(sections, section);
	if (name === "published") return (task, context) => {
		const template = of(context === null ? "published: user without context" : "published: user");
		return [{
			role: "user",
			text: fillIn(template, {
				context: context ?? "",
				instruction: task.instruction
			})
		}];
	};
	return (task, context) => [{
		role: "system",
		text: of("guided: system")
	}, {
		role: "user",
		text: fillIn(of("guided: user"), describeTask(task, context)).trim()
	}];
}
const describeTask = (task, context) => ({
	...describePlace(task),
	context: context === null ? "" : `# The repository says\n\n${fenceUntrusted("documentation", context, context.length)}`
});
/** What a task asks, and where its answer starts, in words that a prompt takes. */
function describePlace(task) {
	const folder = folderOf(task);
	const prefix = readPrefix(task);
	return {
		instruction: task.instruction,
		repository: task.github.split("/").at(-1) ?? "",
		folder: folder === "." ? "its top folder" : `its folder ${folder}`,
		prefix: prefix.length === 0 ? "" : ` Before it runs: ${prefix.join("; ")}`
	};
}
/** What kind of code a task asks for, in words that a prompt takes. */
const describeKind = ({ type }) => type === "Python Code" ? "Python code" : "a Bash script";
/** A section of the prompts for ML-Bench, with its places to fill in. */
const readPromptSection = async (section) => takeSection(await readPromptSections(FILE), section);
function takeSection(sections, section) {
	const template = sections.get(section);
	if (template === void 0) throw new Error(`${FILE} has no section ${section}`);
	return template;
}
export { readPromptSection as i, describePlace as n, openTaskPrompt as r, describeKind as t };
