import { Rr as UserError, U as GENERATED_MODES } from "./inputs.js";
import { Qt as readAsset, St as sha256Hex, bt as readTextIfPresent } from "./base.js";
import { Nn as SCORINGS } from "./work.js";
import "./stored-prompt.js";
// src/generation/prompts/prompt-templates.ts
const MODE_SECTIONS = GENERATED_MODES.flatMap((mode) => [`${mode}: system`, `${mode}: user`]);
/** The parts of a prompt file, each below a line of `=== name ===`. */
const PROMPT_SECTIONS = [
	"answer",
	"contract",
	...SCORINGS,
	...MODE_SECTIONS,
	"repair",
	"feedback"
];
/** Of a prompt file. */
const LARGEST_BYTES = 1024 ** 2;
/** Placeholders that a template may have: what is filled in comes from the project, or from the run that is told of. */
const PLACEHOLDERS = [
	"answer",
	"contract",
	"task_card",
	"command",
	"packages",
	"metric_name",
	"metric_value",
	"result",
	"training_file",
	"test_file",
	"data",
	"readme",
	"source",
	"modules",
	"arguments",
	"failure",
	"measured"
];
const OF_THE_SOURCE = [
	"source",
	"modules",
	"arguments"
];
/** One of the prompts that come with the tool, whole. */
async function readBundledPrompt(name) {
	return {
		version: 2,
		...compose(await readBundled(name))
	};
}
/** A user's own; what its file leaves out is as in `efficient`. UserError where it asks for what there is not. */
async function readOwnPrompt(path) {
	const text = await readTextIfPresent(path, void 0, LARGEST_BYTES);
	if (text === null) throw new UserError(`There is no prompt file ${path}.`);
	const own = parseSections(text, path);
	if (own.size === 0) throw new UserError(`${path} holds no section, as \`=== assisted: user ===\`.`);
	for (const [section, template] of own) refusePlaceholders(section, template, path);
	return {
		version: null,
		...compose(new Map([...await readBundled("efficient"), ...own]))
	};
}
/** The templates of a prompt that a plan holds. UserError where its text is not what was planned. */
function readTemplates({ text, hash }) {
	if (sha256Hex(text) !== hash) throw new UserError("The prompt in plan.json is not the one that was planned: plan again.");
	const sections = parseSections(text, "plan.json");
	const of = (name) => {
		const template = sections.get(name);
		if (template === void 0) throw new UserError(`The prompt in plan.json has no section "${name}": plan again.`);
		return template;
	};
	const ofMode = GENERATED_MODES.flatMap((mode) => [[`${mode}: system`, of(`${mode}: system`)], [`${mode}: user`, of(`${mode}: user`)]]);
	const common = {
		answer: of("answer"),
		contract: of("contract"),
		repair: of("repair")
	};
	const feedback = sections.get("feedback") ?? null;
	const results = {
		printed: of("printed"),
		predictions: of("predictions")
	};
	return {
		...common,
		feedback,
		...results,
		...Object.fromEntries(ofMode)
	};
}
const readBundled = async (name) => {
	const [common, own] = [await readAsset("prompts", "common.md"), await readAsset("prompts", `${name}.md`)];
	return new Map([...parseSections(common, "common.md"), ...parseSections(own, name)]);
};
function compose(sections) {
	const text = PROMPT_SECTIONS.map((name) => `=== ${name} ===\n${sections.get(name) ?? ""}\n`).join("");
	return {
		text,
		hash: sha256Hex(text)
	};
}
function parseSections(text, path) {
	const [before = "", ...parts] = text.replaceAll("\r\n", "\n").split(/^=== (.*) ===$/m);
	if (before.trim() !== "") throw new UserError(`${path}: text before the first section: ${before.trim().slice(0, 60)}`);
	const sections = /* @__PURE__ */ new Map();
	for (let index = 0; index + 1 < parts.length; index += 2) {
		const [name = "", body = ""] = [parts[index], parts[index + 1]];
		if (!PROMPT_SECTIONS.some((each) => each === name)) throw new UserError(`${path}: there is no section "${name}"; there are: ${PROMPT_SECTIONS.join(", ")}.`);
		if (sections.has(name)) throw new UserError(`${path}: the section "${name}" is there twice.`);
		sections.set(name, body.trim());
	}
	return sections;
}
function refusePlaceholders(section, template, path) {
	for (const [, name = ""] of template.matchAll(/\{\{([^{}]*)\}\}/g)) {
		if (!PLACEHOLDERS.some((each) => each === name)) throw new UserError(`${path}: "${section}" asks for {{${name}}}; there are: ${PLACEHOLDERS.join(", ")}.`);
		if (section.startsWith("autonomous") && OF_THE_SOURCE.includes(name)) throw new UserError(`${path}: "${section}" asks for {{${name}}}: the autonomous mode never sees the author's code.`);
	}
}
// src/schema/analysis/typical-answers.ts
/**
* Tokens of a script, where nothing is known of the model that is asked: the mean over the scripts by GPT, Codex and Gemini that
* GenAI-GreenML published (Bearwick/GenAI-GreenML, repos/, 342 files), counted by o200k_base. Those of the fourth model were cut
* at 1,000. What a model thinks before it answers comes on top, and is not known.
*/
const TYPICAL_ANSWER_TOKENS = {
	"original-telemetry": 541,
	assisted: 926,
	autonomous: 1900
};
export { readTemplates as i, readBundledPrompt as n, readOwnPrompt as r, TYPICAL_ANSWER_TOKENS as t };
