import { $t as literal, Bt as datetime, Wt as _enum, Xt as discriminatedUnion, Zt as int, at as label, f as sum, m as sumOfAll, on as strictObject, pn as uuid, qt as array, sn as string, st as modelId, tn as number, ur as count } from "./inputs.js";
import { En as toolCall, R as formatSeconds, W as formatUsd, _ as formatCount } from "./work.js";
import { i as versioned, t as isFields } from "./versioned.js";
import { i as AGENT_SETTINGS } from "./task-grades.js";
import { mt as groupsBy } from "./measured.js";
// src/schema/mlbench/agent-transcript.ts
/** Most that an agent may use for one task. */
const agentLimits = strictObject({
	steps: int().positive(),
	/** Input and output of all calls. */
	tokens: int().positive(),
	/** After so many no step begins; what runs then ends. */
	seconds: number().positive(),
	/** Of all drafts; null: no limit. */
	joules: strictObject({
		most: number().positive(),
		/** The most that this host can take: a draft whose time could take more than is left ends before. */
		hostWatts: number().positive()
	}).nullable()
});
const agentEnd = _enum([
	"answered",
	"out-of-steps",
	"out-of-tokens",
	"out-of-time",
	"out-of-money",
	"said-nothing",
	"too-long",
	"refused",
	"provider-failed",
	"halted"
]);
const tokens = strictObject({
	input: int().min(0),
	output: int().min(0)
}).nullable();
const step = int().min(1);
/** A repository as a search tells of it, in its owner's words. */
const foundRepository = strictObject({
	/** As owner/name. */
	name: string(),
	description: string().nullable(),
	stars: int().min(0),
	topics: array(string())
});
const transcriptEvent = discriminatedUnion("kind", [
	strictObject({
		kind: literal("start"),
		githubId: int().min(0),
		rowId: int().min(0),
		model: modelId,
		setting: _enum(AGENT_SETTINGS),
		/** Counted from 1. */
		sample: int().min(1),
		limits: agentLimits,
		sourceHash: string().nullable(),
		/** As the row has it: published ones have 1,821 characters. */
		instruction: string()
	}),
	strictObject({
		kind: literal("turn"),
		step,
		call: uuid(),
		text: string(),
		toolCalls: array(toolCall),
		tokens,
		usd: number().min(0).nullable()
	}),
	strictObject({
		kind: literal("result"),
		step,
		toolCall: label,
		name: label,
		text: string(),
		run: strictObject({
			exitCode: int().nullable(),
			wallSeconds: number().nullable(),
			cpuSeconds: number().nullable(),
			/** Measured; null: it was not. */
			joules: number().nullable()
		}).nullable()
	}),
	strictObject({
		kind: literal("search"),
		step,
		keywords: string(),
		found: array(foundRepository)
	}),
	strictObject({
		kind: literal("repository"),
		step,
		name: string(),
		/** Commit that it saw; null: it could not be had. */
		commit: string().nullable(),
		decision: _enum([
			"opened",
			"unavailable",
			"left",
			"taken"
		])
	}),
	strictObject({
		kind: literal("end"),
		reason: agentEnd,
		/** The one that it found and took, as owner/name; null: its repository was given, or it took none. */
		repository: string().nullable(),
		/** Code; null: it gave none. */
		answer: string().nullable(),
		steps: int().min(0),
		tokens,
		usd: number().min(0).nullable(),
		wallSeconds: number().min(0),
		/** Of all drafts, measured; null where one was not. */
		joules: number().nullable()
	})
]);
const line = strictObject({
	schemaVersion: literal(2),
	at: datetime(),
	event: transcriptEvent
});
/** Version 1 knew no limit of joules and no repository that an agent found by itself. */
function withoutJoulesLimit(old) {
	const { event } = old;
	if (!isFields(event)) return old;
	if (event.kind === "end") return {
		...old,
		event: {
			...event,
			repository: null
		}
	};
	if (event.kind !== "start" || !isFields(event.limits)) return old;
	return {
		...old,
		event: {
			...event,
			limits: {
				...event.limits,
				joules: null
			},
			setting: "agent"
		}
	};
}
/** A line of `transcripts/<system>/*.jsonl`: all that an agent said and was told about one task. */
const transcriptLine = versioned(2, line, { 1: withoutJoulesLimit });
// src/report/text/mlbench/agent-words.ts
const END_WORDS = {
	answered: "answered",
	"out-of-steps": "took all steps without an answer",
	"out-of-tokens": "had no tokens left",
	"out-of-time": "had no time left",
	"out-of-money": "stopped by the budget",
	"said-nothing": "neither used a tool nor gave code",
	"too-long": "came to more words than the model takes",
	refused: "refused",
	"provider-failed": "lost to the provider",
	halted: "not asked any more"
};
/** How the runs of each model ended, and what they took, a line a model; with a doubt where a model used no tool at all. */
function renderAgentEnds(ends) {
	return groupsBy(ends, ({ model }) => model).flatMap((own) => [`${own[0].model}: ${describeEnds(own.map(({ end }) => end))}`, ...doubtTools(own)]).join("\n");
}
function doubtTools(own) {
	if (own.some(({ inWords, end }) => inWords || end.reason !== "said-nothing")) return [];
	return ["  no run used a tool: a server drops tools, unsaid, where the chat template of its model knows none; `tools: text` in its entry of models.yaml tells them in words"];
}
function describeEnds(ends) {
	const reasons = groupsBy(ends, ({ reason }) => reason).map((own) => `${own.length} ${END_WORDS[own[0].reason]}`);
	const tokens = sumOfAll(ends.map((end) => end.tokens && end.tokens.input + end.tokens.output));
	const usd = sumOfAll(ends.map((end) => end.usd));
	return [
		`${count(ends.length, "run")}: ${reasons.join(", ")}`,
		`${count(sum(ends.map(({ steps }) => steps)), "step")}`,
		tokens === null ? "tokens not told" : `${formatCount(tokens)} tokens`,
		usd === null ? "price unknown" : formatUsd(usd),
		formatSeconds(sum(ends.map(({ wallSeconds }) => wallSeconds)))
	].join("; ");
}
export { transcriptLine as i, renderAgentEnds as n, transcriptEvent as r, END_WORDS as t };
