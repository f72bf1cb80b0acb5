import { $t as literal, Jt as boolean, Wt as _enum, Zt as int, on as strictObject, pn as uuid, qt as array, sn as string, st as modelId, tn as number, tt as count } from "./inputs.js";
import { i as versioned } from "./versioned.js";
// src/schema/mlbench/task-context.ts
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
// src/schema/mlbench/task-answer.ts
/** The settings that a model is asked in: those of contexts, and the instruction alone. */
const ASKED_SETTINGS = [...CONTEXT_SETTINGS, "none"];
/** An agent finds its context by itself: it is given the task's repository, or finds one by itself. */
const AGENT_SETTINGS = ["agent", "agent-open"];
const ANSWER_SETTINGS = [...ASKED_SETTINGS, ...AGENT_SETTINGS];
/** Whether what a model is shown, or finds, lies in a task's repository: an oracle's segment stands in the rows. */
const readsRepository = (setting) => setting !== "none" && setting !== "oracle";
/** The wordings of a question: ML-Bench's in meaning, and ours. */
const TASK_PROMPTS = ["guided", "published"];
/** How a prompt is cut that is too long for a model: not at all, or as ML-Bench's script for open models does. */
const PROMPT_CUTS = ["none", "published"];
/** System of the data set's own answers. */
const GOLD = "gold";
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
	/** Calls in `calls/` that the samples came of. */
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
// src/schema/mlbench/task-grades.ts
const GRADING_RULES = ["compat", "strict"];
const STATIC_REASONS = [
	"no-answer",
	"argument-missing",
	"wrong-type",
	"argument-missing-and-wrong-type"
];
/** What can be said of an answer without running it: two gates, judged each by itself. */
const staticAttempt = strictObject({
	github_id: int(),
	id: int(),
	/** Place among a task's answers, from 0, in the order in which they stand. */
	attempt: int().min(0),
	arguments_ok: boolean(),
	type_ok: boolean(),
	/** Both. */
	static_ok: boolean(),
	/** Null where both gates are passed. */
	reason: _enum(STATIC_REASONS).nullable()
});
const gradesOfRows = {
	attempts: array(staticAttempt),
	totals: strictObject({
		attempts: count,
		arguments_ok: count,
		type_ok: count,
		static_ok: count
	})
};
/** What `mlbench grade --static-only --json` writes; keys are named as in ML-Bench's own files. */
const staticGrades = strictObject({
	...gradesOfRows,
	/** Grades over the rows as errata mend them, where that was asked for. */
	mended: strictObject(gradesOfRows).exactOptional()
});
export { ANSWER_SETTINGS as a, GOLD as c, answerDrafts as d, nameSystem as f, CONTEXT_SETTINGS as g, CONTEXT_SCOPES as h, AGENT_SETTINGS as i, PROMPT_CUTS as l, taskAnswer as m, STATIC_REASONS as n, ASKED_SETTINGS as o, readsRepository as p, staticGrades as r, EXTRACTIONS as s, GRADING_RULES as t, TASK_PROMPTS as u };
