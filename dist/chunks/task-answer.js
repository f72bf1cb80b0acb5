import { Ai as int, Bi as string, Ci as _enum, Ei as array, Ki as uuid, Mi as literal, Pi as number, ar as modelId, zi as strictObject } from "./start.js";
import { i as versioned } from "./versioned.js";
// src/schema/task-context.ts
/** The paper's four, and two searches of ours: sections of documents and code by their words, and by their embeddings. */
const CONTEXT_SETTINGS = [
	"oracle",
	"readme",
	"bm25",
	"code",
	"sections",
	"embeddings"
];
const CONTEXT_SCOPES = ["readme", "repository"];
strictObject({
	github_id: int(),
	id: int(),
	setting: _enum(CONTEXT_SETTINGS),
	/** Null where the text is a row's own. */
	scope: _enum(CONTEXT_SCOPES).nullable(),
	text: string(),
	/** For BM25: the window's first sentence, from 0, and its score; for other searches the best section's score. */
	window: int().min(0).exactOptional(),
	score: number().exactOptional()
});
// src/schema/task-answer.ts
/** The settings that a model is asked in: those of contexts, and the instruction alone. */
const ASKED_SETTINGS = [...CONTEXT_SETTINGS, "none"];
/** An agent finds its context by itself: it is given the task's repository, or finds one by itself. */
const AGENT_SETTINGS = ["agent", "agent-open"];
const ANSWER_SETTINGS = [...ASKED_SETTINGS, ...AGENT_SETTINGS];
/** The wordings of a question: ML-Bench's in meaning, and ours. */
const TASK_PROMPTS = ["guided", "published"];
/** How a prompt is cut that is too long for a model: not at all, or as ML-Bench's script for open models does. */
const PROMPT_CUTS = ["none", "published"];
/** Names who answered in which setting and to which wording: the file of the answers, and the system that is graded. */
const nameSystem = (asked) => `${asked.model}@${asked.setting}${asked.prompt === "guided" ? "" : `@${asked.prompt}`}`;
/** Ways to take an answer out of what a model said: ours, and those of ML-Bench's two generations of scripts. */
const EXTRACTIONS = [
	"strict",
	"compat",
	"compat-openai"
];
/** Drafts that an agent ran. */
const answerDrafts = strictObject({
	runs: int().min(0),
	/** Measured; null: of one it was not. */
	joules: number().min(0).nullable()
});
const answerLine = strictObject({
	schemaVersion: literal(4),
	github_id: int().min(0),
	id: int().min(0),
	/** A text a sample that was answered, in their order. */
	output: array(string()),
	model: modelId,
	setting: _enum(ANSWER_SETTINGS),
	prompt: _enum(TASK_PROMPTS),
	extraction: _enum(EXTRACTIONS),
	/** Their calls in `calls/`. */
	calls: array(uuid()),
	/** Samples that no answer came to: the provider's failure, not the model's. */
	unanswered: int().min(0),
	/** Tokens of all samples; null where a provider did not tell. */
	tokens: strictObject({
		input: int().min(0),
		output: int().min(0)
	}).nullable(),
	/** Price of all samples; null where one is not known. */
	usd: number().min(0).nullable(),
	/** Seconds of all samples, one after another. */
	wallSeconds: number().min(0),
	/** What an agent ran before it answered, of all samples; null: it is none. */
	drafts: answerDrafts.nullable()
});
/** A line of `answers/*.jsonl`: what a model answered to a task. The first three fields after the version are ML-Bench's own. */
const taskAnswer = versioned(4, answerLine, { 3: (old) => ({
	...old,
	drafts: null
}) });
export { TASK_PROMPTS as a, taskAnswer as c, PROMPT_CUTS as i, CONTEXT_SCOPES as l, ASKED_SETTINGS as n, answerDrafts as o, EXTRACTIONS as r, nameSystem as s, AGENT_SETTINGS as t, CONTEXT_SETTINGS as u };
