import { Zt as int, dt as sha256, on as strictObject, sn as string } from "./inputs.js";
// src/schema/generation/stored-prompt.ts
/** The prompts that come with the tool: a control, one that asks for little energy, and one that has the model think first. */
const PROMPT_NAMES = [
	"neutral",
	"efficient",
	"efficient-cot"
];
const DEFAULT_PROMPT = "efficient";
/** What a campaign's models are asked, the same for all of them: its templates, section by section. */
const storedPrompt = strictObject({
	/** Null: a file of the user's. */
	version: int().positive().nullable(),
	/** Hash of the text. */
	hash: sha256,
	text: string().max(2e5)
});
/** Kinds of a project's README: without sentences that name results or models, or as it is. */
const README_KINDS = ["blind", "informed"];
export { storedPrompt as i, PROMPT_NAMES as n, README_KINDS as r, DEFAULT_PROMPT as t };
