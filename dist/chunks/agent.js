import { $n as label, Ai as string, Ii as uuid, Ir as listBelow, J as Progress, Jr as _usingCtx, Kt as sum, Lr as lookBelow, Ni as union, Oi as record, Ri as toJSONSchema, Si as literal, Ti as object, Tr as writeFileAtomic, Ur as walkTree, Vr as readIfPlain, Yt as energyOfHost, ai as UserError, bi as int, et as count, fi as datetime, gi as array, ki as strictObject, pi as _enum, qt as sumOfAll, sr as text, tr as modelId, tt as lastLines, ui as stopped, wi as number, xi as json, yi as discriminatedUnion, yr as readJsonText, zi as prettifyError } from "./start.js";
import { a as openCalls, o as readCalls } from "./calls.js";
import { t as loadModels } from "./load-models.js";
import { i as openAsker, s as requirePrice, u as DEFAULT_RETRY_POLICY } from "./ask.js";
import { a as fillIn, c as fenceUntrusted, f as openBudget, r as sumSpending } from "./stored-replies.js";
import { i as extractAnswer, r as sumTokens } from "./collect-answers.js";
import { r as buildProgram } from "./answer-program.js";
import { r as runProgram, t as withTaskGround } from "./task-ground.js";
import { n as boundTokens } from "./token-usage.js";
import { i as readPromptSection, n as chooseTasks, r as describePlace } from "./answer.js";
import { r as streamJsonLines, t as appendJsonLine } from "./jsonl.js";
import { c as toolCall } from "./conversation.js";
import { i as versioned } from "./versioned.js";
import { l as nameSystem, t as agentOptions } from "./mlbench-options.js";
import { a as readTasks, n as keyOf } from "./rows.js";
import { t as groupsBy } from "./groups.js";
import { N as formatUsd, k as formatSeconds, s as countWord, u as formatCount } from "./format.js";
import { n as takeAskingTurn } from "./keep-answers.js";
import { t as withoutKeys } from "./without-keys.js";
import { t as chooseModels } from "./choose-models.js";
import { t as chooseRepositories } from "./choose-repositories.js";
import { join, posix } from "node:path";
// src/mlbench/agent/agent-account.ts
/** What an agent has used of its limits. */
var AgentAccount = class {
	#limits;
	#now;
	#start;
	#bound = 0;
	#isTold = true;
	steps = 0;
	input = 0;
	output = 0;
	/** `now`: seconds. */
	constructor(limits, now) {
		this.#limits = limits;
		this.#now = now;
		this.#start = now();
	}
	/** Why no further step may begin; null: it may. A call is taken for as large as it can be. */
	refuse(messages, tools, maxOutputTokens) {
		if (this.steps >= this.#limits.steps) return "out-of-steps";
		if (this.secondsLeft <= 0) return "out-of-time";
		const most = boundTokens(messages, tools) + maxOutputTokens;
		return this.#bound + most > this.#limits.tokens ? "out-of-tokens" : null;
	}
	/** Adds a call; where its provider told no tokens, the most that it can have been. */
	add(usage, messages, tools, maxOutputTokens) {
		this.steps++;
		this.#isTold &&= usage !== null;
		this.input += usage?.input ?? 0;
		this.output += usage?.output ?? 0;
		this.#bound += usage === null ? boundTokens(messages, tools) + maxOutputTokens : usage.input + usage.output;
	}
	/** Null where a provider did not tell. */
	get tokens() {
		return this.#isTold ? {
			input: this.input,
			output: this.output
		} : null;
	}
	get seconds() {
		return this.#now() - this.#start;
	}
	get secondsLeft() {
		return this.#limits.seconds - this.seconds;
	}
};
// src/mlbench/agent/agent-prompt.ts
/** How an agent's conversation begins: the task, the repository's top folder and its README. The same input gives the same bytes. */
async function openConversation(task, seen) {
	const user = fillIn(await readPromptSection("agent: user"), {
		...describePlace(task),
		kind: task.type === "Python Code" ? "Python code" : "a Bash script",
		draft: seen.mayRun ? "\n- Run a draft with the tool `run` before you answer." : "",
		listing: fenceUntrusted("listing", seen.listing),
		readme: seen.readme === null ? "It has no README in its top folder." : fenceUntrusted("readme", seen.readme)
	});
	return [{
		role: "system",
		text: await readPromptSection("agent: system")
	}, {
		role: "user",
		text: user.trim()
	}];
}
/** What is said to a model that neither used a tool nor gave code. */
const NUDGE = "Use one of the tools, or give the answer with the tool `answer`.";
const LEFT_OUT = "[left out for room; ask again if you need it]";
/** The conversation with its oldest results left out, until it has no more than `bytes`. What the model said stays. */
function compact(messages, bytes) {
	const results = messages.flatMap((message, index) => message.role === "tool" ? [index] : []);
	const compacted = [...messages];
	for (const index of results.slice(0, -4)) {
		if (sizeOf(compacted) <= bytes) break;
		const message = compacted[index];
		if (message?.role === "tool") compacted[index] = {
			...message,
			text: LEFT_OUT
		};
	}
	return compacted;
}
const sizeOf = (messages) => messages.reduce((sum, message) => sum + Buffer.byteLength(message.text, "utf8"), 0);
// src/mlbench/agent/agent-tools.ts
const path = string().max(1e3);
const code = string().max(2e5);
/** What an agent may ask for, and with which arguments. */
const ARGUMENTS = {
	list_files: object({ folder: path.default(".").describe("a folder of the repository; . is its top") }),
	read_file: object({
		path: path.describe("a file of the repository; of a notebook its cells are shown"),
		first_line: int().min(1).default(1).describe("where to begin")
	}),
	search: object({ text: string().min(1).max(200).describe("text that lines are searched for, as it stands") }),
	run: object({ code: code.describe("a draft of the answer, run as an answer would be, in a fresh copy") }),
	answer: object({ code: code.describe("the answer, as it is to be run") })
};
const DESCRIPTIONS = {
	list_files: "List what a folder of the repository holds.",
	read_file: "Read a part of a text file of the repository.",
	search: "Find lines of the repository that hold a text, with their files.",
	run: "Run a draft and see how it ends and what it prints. Nothing of a run is left for the next.",
	answer: "Give the answer. This ends the task."
};
const isToolName = (name) => Object.hasOwn(ARGUMENTS, name);
/** The tools as a provider takes them. `mayRun`: drafts can be run here. */
const describeTools = (mayRun) => Object.entries(ARGUMENTS).flatMap(([name, schema]) => {
	if (!isToolName(name) || name === "run" && !mayRun) return [];
	const { $schema: _, ...parameters } = toJSONSchema(schema, { io: "input" });
	return [{
		name,
		description: DESCRIPTIONS[name],
		parameters: record(string(), json()).parse(parameters)
	}];
});
/** The tool that a model asks for; a fault where there is none of that name, or its arguments do not fit. */
function readToolCall({ name, arguments: given }) {
	if (!isToolName(name)) return { fault: `there is no tool of that name; there are ${Object.keys(ARGUMENTS).join(", ")}` };
	const { data, error } = ARGUMENTS[name].safeParse(given.trim() === "" ? {} : readJsonText(given));
	if (error) return { fault: `its arguments do not fit: ${prettifyError(error)}` };
	return {
		name,
		...data
	};
}
// src/mlbench/agent/look-at-repository.ts
/** Most entries of a folder, and lines that a search finds, that are told. */
const MOST_ENTRIES = 300;
const MOST_MATCHES = 50;
/** Bytes of a file that are read, and characters of it that are shown at a time. */
const MOST_BYTES$1 = 4 * 1024 ** 2;
const SHOWN_CHARACTERS = 16e3;
const SHOWN_LINE_CHARACTERS = 300;
/** Files that one search reads. */
const MOST_SEARCHED = 5e3;
/** `source`: the repository's folder. What is not there, or may not be opened, is told. */
function viewRepository(source) {
	return {
		list: (folder) => toldFaults(() => listFolder(source, clean(folder))),
		read: (path, firstLine) => toldFaults(() => readPart(source, clean(path), firstLine)),
		search: (text) => toldFaults(() => searchFiles(source, text))
	};
}
const clean = (path) => posix.normalize(path.replace(/^\/+/, "") || ".").replace(/(.)\/$/, "$1");
async function toldFaults(look) {
	try {
		return await look();
	} catch (error) {
		if (error instanceof UserError) return "This may not be opened.";
		throw error;
	}
}
async function listFolder(source, folder) {
	if (isHistory(folder)) return "There is no such folder.";
	const entries = await listBelow(source, folder === "." ? "" : folder);
	if (entries === null) return "There is no such folder.";
	const shown = entries.filter(({ name }) => name !== ".git");
	const lines = shown.slice(0, MOST_ENTRIES).map(({ name, kind }) => kind === "folder" ? `${name}/` : name);
	if (shown.length > lines.length) lines.push(`[${shown.length - lines.length} more]`);
	return lines.length === 0 ? "The folder is empty." : lines.join("\n");
}
async function readPart(source, path, firstLine) {
	const text = isHistory(path) ? null : await readText(source, path);
	if (text === null) {
		const { kind } = await lookBelow(source, path);
		return kind === "folder" ? "This is a folder: list it." : "There is no such text file, or it is too large.";
	}
	const lines = text.split("\n");
	const rest = lines.slice(firstLine - 1).join("\n");
	if (rest === "") return `The file has ${lines.length} lines.`;
	if (rest.length <= SHOWN_CHARACTERS) return rest;
	const shown = rest.slice(0, SHOWN_CHARACTERS).toWellFormed();
	const next = firstLine + shown.split("\n").length - 1;
	return `${shown}\n[cut here; the file has ${lines.length} lines, line ${next} is not whole]`;
}
const isHistory = (path) => path === ".git" || path.startsWith(".git/");
/** Null for what is no text, or not there. */
async function readText(source, path) {
	const bytes = await readIfPlain(source, path, MOST_BYTES$1);
	if (bytes === null || bytes.subarray(0, 8192).includes(0)) return null;
	const text = bytes.toString("utf8");
	return path.endsWith(".ipynb") ? readCells(text) ?? text : text;
}
const notebook = object({ cells: array(object({
	cell_type: string(),
	source: union([string(), array(string())])
})) });
/** The cells of a notebook without what they printed; null: it is none. */
function readCells(text) {
	const { data } = notebook.safeParse(readJsonText(text));
	return data?.cells.map(({ cell_type, source }) => `# [${cell_type}]\n${[source].flat().join("")}`).join("\n\n") ?? null;
}
async function searchFiles(source, wanted) {
	const found = [];
	let searched = 0;
	for await (const { path, kind } of walkTree(source, (folder) => folder !== ".git")) {
		if (kind !== "file" || ++searched > MOST_SEARCHED) continue;
		found.push(...findLines(path, await readText(source, path), wanted));
		if (found.length >= MOST_MATCHES) return `${found.slice(0, MOST_MATCHES).join("\n")}\n[there may be more]`;
	}
	return found.length === 0 ? "No line holds that." : found.join("\n");
}
function findLines(path, text, wanted) {
	if (!text?.includes(wanted)) return [];
	return text.split("\n").flatMap((line, index) => line.includes(wanted) ? [`${path}:${index + 1}: ${line.trim().slice(0, SHOWN_LINE_CHARACTERS)}`] : []);
}
// src/mlbench/agent/run-agent.ts
/** Bytes of a conversation above which its oldest results are left out. */
const MOST_BYTES = 2e5;
/** Turns in a row without a tool or code after which an agent ends. */
const MOST_SILENT = 2;
/** One model on one task: it looks at the repository, tries drafts and answers, within its limits. */
async function runAgent(request) {
	const { task, entry, sample, limits, sourceHash, settings, write } = request;
	const { githubId, id: rowId, instruction } = task;
	await write({
		kind: "start",
		githubId,
		rowId,
		model: entry.id,
		sample,
		limits,
		sourceHash,
		instruction
	});
	const ended = await new Agent(request).run(settings !== null);
	const { calls, ...end } = ended;
	await write(end);
	return ended;
}
var Agent = class {
	#request;
	#account;
	#calls = [];
	#usd = 0;
	#joules = 0;
	#silent = 0;
	constructor(request) {
		this.#request = request;
		this.#account = new AgentAccount(request.limits, request.now);
	}
	async run(mayRun) {
		const { task, source } = this.#request;
		const view = viewRepository(source);
		const listing = await view.list(".");
		const readme = /^readme(?:\.(?:md|rst|txt))?$/im.exec(listing)?.[0];
		const tools = describeTools(mayRun);
		let messages = await openConversation(task, {
			listing,
			mayRun,
			readme: readme === void 0 ? null : await view.read(readme, 1)
		});
		for (;;) {
			messages = compact(messages, MOST_BYTES);
			const turn = await this.#ask(messages, tools);
			if (typeof turn === "string") return this.#end(turn, null);
			const next = turn.toolCalls.length === 0 ? this.#hear(turn.text) : await this.#useAll(turn.toolCalls);
			if ("reason" in next) return next;
			messages = [
				...messages,
				turn,
				...next
			];
		}
	}
	/** What follows a turn without a tool: a block of code in it is the answer. */
	#hear(text) {
		const said = text.includes("```") ? extractAnswer(text, "strict", this.#request.task) : "";
		if (said !== "") return this.#end("answered", said);
		return ++this.#silent >= MOST_SILENT ? this.#end("said-nothing", null) : [{
			role: "user",
			text: NUDGE
		}];
	}
	async #useAll(calls) {
		this.#silent = 0;
		const results = [];
		for (const call of calls) {
			const used = readToolCall(call);
			if (!("fault" in used) && used.name === "answer") return this.#end("answered", used.code);
			results.push(await this.#use(call, used));
		}
		return results;
	}
	/** The model's turn, or why there is none. */
	async #ask(messages, tools) {
		const { entry, task, sample, asker, project, anew, write } = this.#request;
		const account = this.#account;
		const refused = account.refuse(messages, tools, entry.maxOutputTokens);
		if (refused !== null) return refused;
		const asked = await asker.ask({
			entry,
			messages,
			tools,
			project,
			anew,
			subject: `ml-bench/agent/${task.githubId}-${task.id}`,
			sample: `s${sample}/t${account.steps + 1}`
		});
		if (asked.kind !== "answered") return nameEnd(asked);
		const { reply, cost, call } = asked;
		account.add(reply.usage, messages, tools, entry.maxOutputTokens);
		this.#calls.push(call);
		this.#usd = sumOfAll([this.#usd, cost?.usd ?? null]);
		const tokens = reply.usage && {
			input: reply.usage.input,
			output: reply.usage.output
		};
		const { text, toolCalls, native } = reply;
		await write({
			kind: "turn",
			step: account.steps,
			call,
			text,
			toolCalls,
			tokens,
			usd: cost?.usd ?? null
		});
		return reply.finish === "refused" ? "refused" : {
			role: "assistant",
			text,
			toolCalls,
			native
		};
	}
	/** What the model is told of a tool call. */
	async #use(call, used) {
		const { write } = this.#request;
		const { text, run } = "fault" in used ? {
			text: used.fault,
			run: null
		} : used.name === "run" ? await this.#draft(used.code) : await this.#look(used);
		const name = call.name.slice(0, 64);
		await write({
			kind: "result",
			step: this.#account.steps,
			toolCall: call.id,
			name,
			text,
			run: run && describeRun(run)
		});
		return {
			role: "tool",
			call: call.id,
			name,
			text: "fault" in used ? text : fenceUntrusted(used.name, text)
		};
	}
	async #look(used) {
		const view = viewRepository(this.#request.source);
		if (used.name === "list_files") return {
			text: await view.list(used.folder),
			run: null
		};
		if (used.name === "read_file") return {
			text: await view.read(used.path, used.first_line),
			run: null
		};
		return {
			text: used.name === "search" ? await view.search(used.text) : "",
			run: null
		};
	}
	/** Runs a draft in a fresh copy of the repository, no longer than the agent has left. */
	async #draft(code) {
		const { settings, task } = this.#request;
		const wallSeconds = Math.min(settings?.limits.wallSeconds ?? 0, this.#account.secondsLeft);
		if (settings === null || wallSeconds <= 0) return {
			text: "No draft can be run here any more: answer.",
			run: null
		};
		const limits = {
			...settings.limits,
			wallSeconds
		};
		const run = await runProgram(buildProgram({
			task,
			code
		}, "strict", settings.environment.python), {
			...settings,
			limits
		});
		this.#joules = sumOfAll([this.#joules, joulesOf(run)]);
		return {
			text: [
				run.ending === null ? "It ended well." : `It failed: ${run.ending.errorMessage ?? run.ending.status}`,
				showEnd("standard output", run.stdout),
				showEnd("standard error", run.stderr)
			].filter((part) => part !== "").join("\n\n"),
			run
		};
	}
	#end(reason, answer) {
		const { steps, tokens, seconds } = this.#account;
		return {
			kind: "end",
			reason,
			answer,
			steps,
			tokens,
			usd: this.#usd,
			joules: this.#joules,
			wallSeconds: Math.max(0, seconds),
			calls: this.#calls
		};
	}
};
function nameEnd(asked) {
	if (asked.kind === "failed") return "provider-failed";
	return asked.why === "budget" ? "out-of-money" : "halted";
}
function showEnd(what, text) {
	if (text.trim() === "") return "";
	return `The end of ${what}:\n${lastLines(text, 60).slice(-4e3).toWellFormed()}`;
}
function joulesOf({ execution: { energy } }) {
	const { joules, quality } = energyOfHost(energy);
	return quality === "measured" ? joules : null;
}
function describeRun(run) {
	const { exitCode, wallSeconds, userSeconds, systemSeconds } = run.execution;
	return {
		exitCode,
		wallSeconds,
		cpuSeconds: userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds,
		joules: joulesOf(run)
	};
}
// src/schema/agent-transcript.ts
/** Most that an agent may use for one task. */
const agentLimits = strictObject({
	steps: int().positive(),
	/** Input and output of all calls. */
	tokens: int().positive(),
	/** After so many no step begins; what runs then ends. */
	seconds: number().positive()
});
const agentEnd = _enum([...[
	"answered",
	"out-of-steps",
	"out-of-tokens",
	"out-of-time",
	"out-of-money"
], ...[
	"said-nothing",
	"refused",
	"provider-failed",
	"halted"
]]);
const tokens = strictObject({
	input: int().min(0),
	output: int().min(0)
}).nullable();
const step = int().min(1);
const transcriptEvent = discriminatedUnion("kind", [
	strictObject({
		kind: literal("start"),
		githubId: int().min(0),
		rowId: int().min(0),
		model: modelId,
		/** Counted from 1. */
		sample: int().min(1),
		limits: agentLimits,
		sourceHash: string().nullable(),
		instruction: text
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
		kind: literal("end"),
		reason: agentEnd,
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
	schemaVersion: literal(1),
	at: datetime(),
	event: transcriptEvent
});
/** A line of `transcripts/<system>/*.jsonl`: all that an agent said and was told about one task. */
const transcriptLine = versioned(1, line, {});
// src/mlbench/agent/transcripts.ts
const systemOf = (model) => nameSystem({
	model,
	setting: "agent",
	prompt: "guided"
});
const transcriptFile = (out, { task, model, sample }) => join(out, "transcripts", systemOf(model), `${task.githubId}-${task.id}-s${sample}.jsonl`);
function openTranscript(out, run) {
	const path = transcriptFile(out, run);
	return (event) => {
		const line = {
			schemaVersion: 1,
			at: (/* @__PURE__ */ new Date()).toISOString(),
			event
		};
		return appendJsonLine(path, line, out);
	};
}
/** Ends that say nothing of the model: a run that ended so is made anew. */
const LOST = /* @__PURE__ */ new Set([
	"out-of-money",
	"provider-failed",
	"halted"
]);
/** How the last whole run in a transcript ended; null: there is none, or it was lost. */
async function readEnd(out, run, onTorn) {
	let calls = [];
	let result = null;
	for await (const { event } of streamJsonLines(transcriptFile(out, run), transcriptLine, onTorn, out)) {
		if (event.kind === "start") [calls, result] = [[], null];
		if (event.kind === "turn") calls.push(event.call);
		if (event.kind === "end") result = {
			...event,
			calls
		};
	}
	return result === null || LOST.has(result.reason) ? null : result;
}
/** A task's runs as an answer that can be graded; null where none gave one. What gave no answer is a failed attempt: an empty text. */
function joinRuns(task, model, ends, unanswered) {
	if (ends.length === 0) return null;
	return {
		schemaVersion: 2,
		github_id: task.githubId,
		id: task.id,
		model,
		unanswered,
		output: ends.map(({ answer }) => answer ?? ""),
		setting: "agent",
		prompt: "guided",
		extraction: "strict",
		calls: ends.flatMap(({ calls }) => calls),
		tokens: sumTokens(ends.map(({ tokens }) => tokens)),
		usd: sumOfAll(ends.map(({ usd }) => usd)),
		wallSeconds: sum(ends.map(({ wallSeconds }) => wallSeconds))
	};
}
// src/report/text/agent-words.ts
const END_WORDS = {
	answered: "answered",
	"out-of-steps": "took all steps without an answer",
	"out-of-tokens": "had no tokens left",
	"out-of-time": "had no time left",
	"out-of-money": "stopped by the budget",
	"said-nothing": "neither used a tool nor gave code",
	refused: "refused",
	"provider-failed": "lost to the provider",
	halted: "not asked any more"
};
/** How the runs of each model ended, and what they took, a line a model. */
function renderAgentEnds(ends) {
	return groupsBy(ends, ({ model }) => model).map((own) => `${own[0].model}: ${describeEnds(own.map(({ end }) => end))}`).join("\n");
}
function describeEnds(ends) {
	const reasons = groupsBy(ends, ({ reason }) => reason).map((own) => `${own.length} ${END_WORDS[own[0].reason]}`);
	const tokens = sumOfAll(ends.map((end) => end.tokens && end.tokens.input + end.tokens.output));
	const usd = sumOfAll(ends.map((end) => end.usd));
	return [
		`${countWord(ends.length, "run")}: ${reasons.join(", ")}`,
		`${countWord(sum(ends.map(({ steps }) => steps)), "step")}`,
		tokens === null ? "tokens not told" : `${formatCount(tokens)} tokens`,
		usd === null ? "price unknown" : formatUsd(usd),
		formatSeconds(sum(ends.map(({ wallSeconds }) => wallSeconds)))
	].join("; ");
}
// src/commands/mlbench/agent.ts
/**
* Lets models work on tasks. Keys are read before the first draft runs and taken out of the environment then; drafts run in a
* sandbox only. UserError 1 where runs are left that a budget or a provider ended.
*/
async function workOnTasks(given, context, { fetch, policy = DEFAULT_RETRY_POLICY } = {}) {
	try {
		var _usingCtx$1 = _usingCtx();
		const options = agentOptions.parse(given);
		const { out, dataset, rows, only, budgetUsd } = options;
		const { logger, env, keyFiles, signal } = context;
		const models = chooseModels(await loadModels(dataset), options.models);
		_usingCtx$1.a(await takeAskingTurn(out, logger));
		const read = chooseTasks(await readTasks(rows, env.HF_ENDPOINT), only);
		const { tasks, nameOf } = await chooseRepositories(read, {
			dataset,
			logger,
			root: options.repositories
		});
		const budget = openBudget(budgetUsd ?? null, sumSpending((await readCalls(out)).all));
		if (budget.capUsd !== null) for (const entry of models) requirePrice(entry);
		const asking = {
			env,
			keyFiles,
			fetch,
			policy,
			logger,
			signal,
			budget,
			store: await openCalls(out)
		};
		const asker = await openAsker(models, asking);
		const bare = withoutKeys(models, context);
		const work = (repositories) => runAll({
			tasks,
			models,
			options,
			asker,
			repositories,
			nameOf,
			context: bare
		});
		const ground = {
			...options,
			holder: "greenml mlbench agent",
			userTrusts: false
		};
		const ends = options.noDrafts ? await work(/* @__PURE__ */ new Map()) : await withTaskGround(tasks, ground, bare, work);
		const files = await writeAnswers(tasks, models, ends, options);
		const left = ends.filter(({ end }) => end === null).length;
		const text = renderAgentEnds(ends.flatMap(({ run, end }) => end === null ? [] : [{
			model: run.model,
			end
		}]));
		if (left === 0) return {
			files,
			text
		};
		const reasons = [...asker.halted].map(([model, reason]) => `  ${model}: ${reason}`);
		throw new UserError([
			`${text}\n${count(left, "run")} left.`,
			...reasons,
			"The same command goes on from here."
		].join("\n"), 1);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** One run after the other: drafts hold the whole host. */
async function runAll(work) {
	const { tasks, models, options, context } = work;
	const samples = Array.from({ length: options.samples }, (_, index) => index + 1);
	const all = models.flatMap((entry) => tasks.flatMap((task) => samples.map((sample) => ({
		entry,
		run: {
			task,
			model: entry.id,
			sample
		}
	}))));
	const progress = new Progress(context.logger, all.length);
	const ended = [];
	for (const { entry, run } of all) {
		if (context.signal?.aborted) throw stopped();
		const known = options.force ? null : await readOwnEnd(run, work);
		if (known === null) await runOne(entry, run, work);
		progress.end(known === null);
		ended.push({
			run,
			end: known ?? await readOwnEnd(run, work)
		});
	}
	context.logger.status("");
	return ended;
}
const readOwnEnd = (run, { options, context }) => readEnd(options.out, run, () => context.logger.warn(`${keyOf(run.task)}: a line of its transcript that was not written to its end is left out`));
async function runOne(entry, run, work) {
	const { options, repositories, asker, nameOf } = work;
	const { steps, tokens, seconds, force } = options;
	const project = nameOf(run.task);
	const repository = repositories.get(run.task.githubId);
	await runAgent({
		task: run.task,
		sample: run.sample,
		entry,
		asker,
		project,
		anew: force,
		limits: {
			steps,
			tokens,
			seconds
		},
		source: join(options.repositories, project),
		sourceHash: repository?.sourceHash ?? null,
		settings: repository?.settings ?? null,
		write: openTranscript(options.out, run),
		now: () => performance.now() / 1e3
	});
}
async function writeAnswers(tasks, models, ended, { out }) {
	const files = [];
	for (const { id: model } of models) {
		const lines = tasks.flatMap((task) => {
			const own = ended.filter(({ run }) => run.model === model && run.task === task);
			const ends = own.flatMap(({ end }) => end ?? []);
			return joinRuns(task, model, ends, own.length - ends.length) ?? [];
		});
		const path = join(out, "answers", `${systemOf(model)}.jsonl`);
		await writeFileAtomic(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(""), out);
		files.push(path);
	}
	return files;
}
export { workOnTasks };
