import { Kr as refuseStopped, Nn as prettifyError, Qt as json, Rr as UserError, Zt as int, an as record, at as label, dn as unknown, f as sum, fr as lastLines, gn as toJSONSchema, m as sumOfAll, nn as object, or as _usingCtx, qt as array, sn as string, sr as comparableAddress, ur as count } from "./inputs.js";
import { i as loadNamedModels } from "./load-models.js";
import { r as unfinished } from "./end-asking.js";
import { t as openAsking } from "./open-asking.js";
import { t as withoutKeys } from "./without-keys.js";
import { t as openRepositorySearch } from "./search-repositories.js";
import { at as Progress } from "./start.js";
import { t as writeAnswers } from "./write-answers.js";
import { l as readTasks, r as keyOf } from "./rows.js";
import { n as withTaskGround, t as tellFaults } from "./tell-faults.js";
import { A as measuredJoules, V as cpuSecondsOf, Vt as readJsonText, an as lookBelow, dn as walkTree, in as listBelow, ln as readIfPlain } from "./base.js";
import { a as fenceUntrusted, n as fillIn } from "./prompt.js";
import { i as extractAnswer } from "./collect-answers.js";
import { n as boundTokens } from "./token-usage.js";
import { r as buildProgram } from "./answer-program.js";
import { t as runProgram } from "./run-program.js";
import { i as readPromptSection, n as describePlace, t as describeKind } from "./task-prompts.js";
import { i as readCells, r as isNotebook } from "./notebook.js";
import { ct as fetchSource, ot as requireMirrored } from "./work.js";
import { a as systemOf, i as readEnd, n as openTranscript, t as joinRuns } from "./transcripts.js";
import { t as chooseRepositories } from "./choose-repositories.js";
import { t as chooseTasks } from "./choose-tasks.js";
import { n as renderAgentEnds } from "./agent-words.js";
import { t as agentOptions } from "./task-options.js";
import { join, posix } from "node:path";
// src/generation/answers/tools-in-text.ts
const [OPENS, CLOSES] = ["<tool_call>", "</tool_call>"];
/** A conversation in which nothing but text is said, by turns: tools in the first of them, results as the user's. */
function sayToolsInText(messages, tools) {
	const [first, ...rest] = messages.map(sayInText);
	if (first === void 0) return [];
	return joinTurns([{
		...first,
		text: `${first.text}\n\n${describeTools$1(tools)}`
	}, ...rest]);
}
const describeTools$1 = (tools) => [
	"You have these tools, each with a JSON Schema of its arguments:",
	...tools.map((tool) => JSON.stringify(tool)),
	"To use one, write this, with its name and its arguments as JSON, and end your turn:",
	`${OPENS}{"name": "${tools[0]?.name ?? "tool"}", "arguments": {}}${CLOSES}`
].join("\n");
function sayInText(message) {
	if (message.role === "tool") return {
		role: "user",
		text: `Result of ${message.name}:\n${message.text}`
	};
	return message.role === "assistant" ? {
		...message,
		toolCalls: [],
		native: null
	} : message;
}
/** Chat templates refuse two turns of one side: they are said as one. */
function joinTurns(messages) {
	const joined = [];
	for (const message of messages) {
		const last = joined.at(-1);
		if (last?.role === message.role) joined[joined.length - 1] = {
			...last,
			text: `${last.text}\n\n${message.text}`
		};
		else joined.push(message);
	}
	return joined;
}
const written = object({
	name: label,
	arguments: unknown().optional()
});
/** The calls that a text holds, in their order; of one that is no JSON its name, where it has one, and all of its text. */
function readToolCalls(text) {
	return text.split(OPENS).slice(1, 21).flatMap((part) => readCalls(part.split(CLOSES, 1)[0] ?? "")).slice(0, 20).map((call, index) => ({
		id: `call_${index}`,
		...call
	}));
}
function readCalls(text) {
	const { data } = array(written).safeParse([readJsonText(text)].flat());
	if (data === void 0) return [{
		name: NAME.exec(text)?.[1] ?? "unreadable",
		arguments: text
	}];
	return data.map(({ name, arguments: given = {} }) => ({
		name,
		arguments: typeof given === "string" ? given : JSON.stringify(given)
	}));
}
const NAME = /"name"\s{0,9}:\s{0,9}"(\w{1,64})"/;
// src/mlbench/agent/agent-account.ts
/** Seconds that a draft may take to be started and ended, beside its own. */
const AROUND_SECONDS = 2;
/** What an agent has used of its limits. */
var AgentAccount = class {
	#limits;
	#now;
	#start;
	#bound = 0;
	#isTold = true;
	#joulesBound = 0;
	#joules = 0;
	steps = 0;
	drafts = 0;
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
	/** Seconds that a draft of at most `most` may run. Its power is taken for the most that the host can take. */
	draftSeconds(most) {
		const { joules } = this.#limits;
		const byEnergy = joules === null ? most : (joules.most - this.#joulesBound) / joules.hostWatts - AROUND_SECONDS;
		return Math.min(most, this.secondsLeft, byEnergy);
	}
	/** Adds a draft that had so many seconds; where nothing measured it, the most that it can have taken. */
	addDraft(joules, seconds) {
		this.drafts++;
		this.#joules = sumOfAll([this.#joules, joules]);
		this.#joulesBound += joules ?? (seconds + AROUND_SECONDS) * (this.#limits.joules?.hostWatts ?? 0);
	}
	/** Null where a provider did not tell. */
	get tokens() {
		return this.#isTold ? {
			input: this.input,
			output: this.output
		} : null;
	}
	/** Of all drafts; null where one was not measured. */
	get joules() {
		return this.#joules;
	}
	get seconds() {
		return this.#now() - this.#start;
	}
	get secondsLeft() {
		return this.#limits.seconds - this.seconds;
	}
};
// src/mlbench/agent/agent-drafts.ts
/** A draft that has less is not begun: it would end before it shows anything. */
const LEAST_SECONDS = 1;
const openDrafts = (task, settings) => ({
	wallSeconds: settings.limits.wallSeconds,
	run: (code, wallSeconds) => runProgram(buildProgram({
		task,
		code
	}, "strict", settings.environment.python), {
		...settings,
		limits: {
			...settings.limits,
			wallSeconds
		}
	})
});
/** Runs a draft no longer than the agent has left, and tells it what came of it. */
async function tryDraft(code, drafts, account) {
	const most = drafts?.wallSeconds ?? 0;
	const seconds = account.draftSeconds(most);
	if (drafts === null || seconds < Math.min(LEAST_SECONDS, most)) return {
		text: "No draft can be run here any more: answer.",
		run: null
	};
	const run = await drafts.run(code, seconds);
	account.addDraft(measuredJoules(run.execution.energy), seconds);
	return {
		text: [
			run.ending === null ? "It ended well." : `It failed: ${run.ending.errorMessage ?? run.ending.status}`,
			showEnd("standard output", run.stdout),
			showEnd("standard error", run.stderr)
		].filter((part) => part !== "").join("\n\n"),
		run
	};
}
function showEnd(what, text) {
	if (text.trim() === "") return "";
	return `The end of ${what}:\n${lastLines(text, 60).slice(-4e3).toWellFormed()}`;
}
/** A draft's run as a transcript keeps it. */
function describeDraft(run) {
	const { exitCode, wallSeconds, energy } = run.execution;
	return {
		exitCode,
		wallSeconds,
		cpuSeconds: cpuSecondsOf(run.execution),
		joules: measuredJoules(energy)
	};
}
// src/mlbench/agent/agent-prompt.ts
/** How an agent's conversation begins: the task, the repository's top folder and its README. The same input gives the same bytes. */
async function openConversation(task, seen) {
	const user = fillIn(await readPromptSection("agent: user"), {
		...describePlace(task),
		kind: describeKind(task),
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
/** How the conversation of an agent begins that finds its repository by itself. */
async function openSearch(task) {
	const user = fillIn(await readPromptSection("agent: user who has to find the repository"), {
		instruction: task.instruction,
		kind: describeKind(task)
	});
	return [{
		role: "system",
		text: await readPromptSection("agent: system")
	}, {
		role: "user",
		text: user.trim()
	}];
}
/** What is said of a repository that an agent took: where the answer starts in it. */
function describeTaken(task, isOwn, mayRun) {
	const { folder, prefix } = isOwn ? describePlace(task) : {
		folder: "its top folder",
		prefix: ""
	};
	return [`It is taken. The answer starts in ${folder}.${prefix}`, mayRun ? "Run a draft before you answer." : "No draft can be run in it: read what you need, then answer."].join("\n");
}
/** What is said to a model that neither used a tool nor gave code; a block of code serves models that know no tools. */
const NUDGE = "Use one of the tools, or give the answer with the tool `answer`, or as one block of code between lines of three back-ticks.";
const LEFT_OUT = "[left out for room; ask again if you need it]";
/** Results that stay whole, the last ones. */
const KEPT_RESULTS = 4;
/** The conversation shorter by half, or without all results but the last; null: it is as short as it can be. */
function shorten(messages) {
	const half = compact(messages, sizeOf(messages) / 2);
	const shorter = sizeOf(half) < sizeOf(messages) ? half : compact(messages, 0, 1);
	return sizeOf(shorter) < sizeOf(messages) ? shorter : null;
}
/** The conversation with its oldest results left out, until it has no more than `bytes`. What the model said stays. */
function compact(messages, bytes, kept = KEPT_RESULTS) {
	const results = messages.flatMap((message, index) => message.role === "tool" ? [index] : []);
	const compacted = [...messages];
	let left = sizeOf(messages);
	for (const index of results.slice(0, -kept)) {
		if (left <= bytes) break;
		const message = compacted[index];
		if (message?.role !== "tool" || message.text.length <= 45) continue;
		compacted[index] = {
			...message,
			text: LEFT_OUT
		};
		left -= sizeOf([message]) - 45;
	}
	return compacted;
}
const sizeOf = (messages) => sum(messages.map((message) => Buffer.byteLength(message.text, "utf8") + sizeOfCalls(message)));
const sizeOfCalls = (message) => message.role === "assistant" ? sum(message.toolCalls.map((call) => Buffer.byteLength(call.arguments, "utf8"))) : 0;
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
	answer: object({ code: code.describe("the answer, as it is to be run") }),
	search_repositories: object({ keywords: string().min(1).max(200).describe("a few words that say what the repository is about") }),
	rank_repositories: object({ names: array(string().max(200)).min(1).max(20).describe("those that may serve, as owner/name, the best first") }),
	take_repository: object({}),
	leave_repository: object({})
};
const DESCRIPTIONS = {
	list_files: "List what a folder of the repository holds.",
	read_file: "Read a part of a text file of the repository.",
	search: "Find lines of the repository that hold a text, with their files.",
	run: "Run a draft and see how it ends and what it prints. Nothing of a run is left for the next.",
	answer: "Give the answer. This ends the task.",
	search_repositories: "Search GitHub for repositories. The five best are told.",
	rank_repositories: "Rank repositories that a search found. The best is opened.",
	take_repository: "Take the open repository: the answer is written for it.",
	leave_repository: "Leave the open repository. The next of the ranking is opened."
};
const isToolName = (name) => Object.hasOwn(ARGUMENTS, name);
const LOOKING = [
	"list_files",
	"read_file",
	"search"
];
const FINDING = ["search_repositories", "rank_repositories"];
function listTools({ phase, mayRun, mayFind }) {
	if (phase === "find") return FINDING;
	if (phase === "look") return [
		...LOOKING,
		"take_repository",
		"leave_repository"
	];
	return [
		...LOOKING,
		...mayRun ? ["run"] : [],
		"answer",
		...mayFind ? ["leave_repository"] : []
	];
}
/** The tools as a provider takes them. */
const describeTools = (freedom) => listTools(freedom).map((name) => {
	const schema = ARGUMENTS[name];
	const { $schema: _, ...parameters } = toJSONSchema(schema, { io: "input" });
	return {
		name,
		description: DESCRIPTIONS[name],
		parameters: record(string(), json()).parse(parameters)
	};
});
/** The tool that a model asks for; a fault where none of that name is to be had now, or its arguments do not fit. */
function readToolCall({ name, arguments: given }, freedom) {
	const tools = listTools(freedom);
	if (!isToolName(name) || !tools.includes(name)) return { fault: `there is no tool of that name now; there are ${tools.join(", ")}` };
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
/** Files that one search reads, and their bytes. */
const MOST_SEARCHED = 5e3;
const MOST_SEARCHED_BYTES = 256 * 1024 ** 2;
/** Files and folders that are looked through, and how deep: a repository may be made to be endless. */
const MOST_WALKED = 5e4;
const MOST_DEPTH = 24;
/** `source`: the repository's folder. What is not there, or may not be opened, is told. */
function viewRepository(source) {
	return {
		list: (folder) => toldFaults(() => listFolder(source, clean(folder))),
		read: (path, firstLine) => toldFaults(() => readPart(source, clean(path), firstLine)),
		search: (text) => toldFaults(() => searchFiles(source, text)),
		findNames: (pattern) => orWhere(() => findNames(source, pattern), [])
	};
}
const clean = (path) => posix.normalize(path.replace(/^\/+/, "") || ".").replace(/(.)\/$/, "$1");
const toldFaults = (look) => orWhere(look, "This may not be opened.");
/** `refused` where something may not be opened. */
async function orWhere(look, refused) {
	try {
		return await look();
	} catch (error) {
		if (error instanceof UserError) return refused;
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
const isHistory = (path) => path.split("/").includes(".git");
/** Null for what is no text, or not there. */
async function readText(source, path) {
	const bytes = await readIfPlain(source, path, MOST_BYTES$1);
	if (bytes === null || bytes.subarray(0, 8192).includes(0)) return null;
	const text = bytes.toString("utf8");
	return (isNotebook(path) ? readCells(text) : null)?.map(({ kind, source }) => `# [${kind}]\n${source}`).join("\n\n") ?? text;
}
async function findNames(source, pattern) {
	const found = [];
	let walked = 0;
	for await (const { path, kind } of walkTree(source, isEntered)) {
		if (kind === "file" && pattern.test(path)) found.push(path);
		if (found.length >= MOST_MATCHES || ++walked >= MOST_WALKED) break;
	}
	return found;
}
const isEntered = (folder) => !isHistory(folder) && folder.split("/").length < MOST_DEPTH;
async function searchFiles(source, wanted) {
	const found = [];
	let [walked, searched, bytes, isWhole] = [
		0,
		0,
		0,
		true
	];
	for await (const { path, kind } of walkTree(source, isEntered)) {
		if (kind === "folder") isWhole &&= isEntered(path) || isHistory(path);
		if (++walked >= MOST_WALKED || searched >= MOST_SEARCHED || bytes >= MOST_SEARCHED_BYTES) {
			isWhole = false;
			break;
		}
		if (kind !== "file") continue;
		const text = await readText(source, path);
		searched++;
		bytes += text?.length ?? 0;
		found.push(...findLines(path, text, wanted));
		if (found.length >= MOST_MATCHES) return `${found.slice(0, MOST_MATCHES).join("\n")}\n[there may be more]`;
	}
	const told = found.length === 0 ? "No line holds that." : found.join("\n");
	return isWhole ? told : `${told}\n[not the whole repository was searched]`;
}
function findLines(path, text, wanted) {
	if (!text?.includes(wanted)) return [];
	return text.split("\n").flatMap((line, index) => line.includes(wanted) ? [`${path}:${index + 1}: ${line.trim().slice(0, SHOWN_LINE_CHARACTERS)}`] : []).slice(0, MOST_MATCHES);
}
// src/mlbench/agent/find-repository.ts
const FINDING_TOOLS = [
	"search_repositories",
	"rank_repositories",
	"take_repository",
	"leave_repository"
];
const isFinding = (used) => FINDING_TOOLS.some((name) => name === used.name);
/** The way to a repository: keywords, a search, a ranking, a look at each in its turn, until one fits. */
var RepositoryFinder = class {
	#place;
	#write;
	#known = /* @__PURE__ */ new Map();
	#ranked = [];
	phase = "find";
	seen = null;
	constructor(place, write) {
		this.#place = place;
		this.#write = write;
	}
	/** What the model is told; `describePlace` says where the answer starts in the repository that it takes. */
	async use(used, step, describePlace) {
		if (used.name === "search_repositories") return this.#search(used.keywords, step);
		if (used.name === "rank_repositories") return this.#rank(used.names, step);
		if (this.seen === null) return "No repository is open.";
		if (used.name === "leave_repository") {
			await this.#tell(step, this.seen, "left");
			return this.#openNext(step);
		}
		this.phase = "work";
		await this.#tell(step, this.seen, "taken");
		return describePlace(this.seen);
	}
	async #search(keywords, step) {
		const found = await this.#place.search(keywords);
		await this.#write({
			kind: "search",
			step,
			keywords,
			found: [...found]
		});
		for (const each of found) this.#known.set(each.name, each);
		if (found.length === 0) return "Nothing was found: try fewer or other words.";
		return `${fenceUntrusted("repositories", found.map(describeFound).join("\n"))}\nRank those that may serve.`;
	}
	async #rank(names, step) {
		const strange = names.find((name) => !this.#known.has(name));
		if (strange !== void 0) return `No search found ${strange.slice(0, 100)}.`;
		this.#ranked = [...new Set(names)];
		return this.#openNext(step);
	}
	async #openNext(step) {
		this.seen = null;
		this.phase = "find";
		for (let name = this.#ranked.shift(); name !== void 0; name = this.#ranked.shift()) {
			const seen = await this.#place.open(name);
			await this.#write({
				kind: "repository",
				step,
				name,
				commit: seen?.commit ?? null,
				decision: seen === null ? "unavailable" : "opened"
			});
			if (seen === null) continue;
			this.seen = seen;
			this.phase = "look";
			return `${name} is open. ${await introduce(seen)}\nTake it if it fits, look further into it, or leave it for the next.`;
		}
		return "No ranked repository is left: search with other words.";
	}
	#tell(step, { name, commit }, decision) {
		return this.#write({
			kind: "repository",
			step,
			name: name ?? "",
			commit,
			decision
		});
	}
};
const describeFound = ({ name, stars, description, topics }) => [
	`${name} (${stars} stars)`,
	description ?? "",
	topics.join(", ")
].filter((part) => part !== "").join(": ");
const README = /^readme(?:\.(?:md|rst|txt))?$/im;
/** The structure of a repository, the names of its READMEs, and the main one. */
async function introduce({ folder }) {
	const view = viewRepository(folder);
	const { listing, readme } = await readTop(folder);
	const readmes = await view.findNames(/(?:^|\/)readme[^/]*$/i);
	return [
		fenceUntrusted("listing", listing),
		readmes.length === 0 ? "It has no README." : `Its READMEs:\n${fenceUntrusted("readmes", readmes.join("\n"))}`,
		readme === null ? "" : fenceUntrusted("readme", readme)
	].filter((part) => part !== "").join("\n");
}
/** A repository's top folder and its main README; null: it has none there. */
async function readTop(folder) {
	const view = viewRepository(folder);
	const listing = await view.list(".");
	const readme = README.exec(listing)?.[0];
	return {
		listing,
		readme: readme === void 0 ? null : await view.read(readme, 1)
	};
}
// src/mlbench/agent/run-agent.ts
/** Bytes of a conversation above which its oldest results are left out. */
const MOST_BYTES = 2e5;
/** Turns in a row without a tool or code after which an agent ends. */
const MOST_SILENT = 2;
/** One model on one task: it looks at the repository, or first for one, tries drafts and answers, within its limits. */
async function runAgent(request) {
	const { task, entry, sample, limits, sourceHash, repository, write } = request;
	const { githubId, id: rowId, instruction } = task;
	const setting = "search" in repository ? "agent-open" : "agent";
	await write({
		kind: "start",
		githubId,
		rowId,
		model: entry.id,
		setting,
		sample,
		limits,
		sourceHash,
		instruction
	});
	const { calls, drafts, ...end } = await new Agent(request).run();
	await write(end);
	return {
		...end,
		calls,
		drafts
	};
}
var Agent = class {
	#request;
	#account;
	#finder;
	#calls = [];
	#usd = 0;
	#silent = 0;
	constructor(request) {
		const { limits, now, repository, write } = request;
		this.#request = request;
		this.#account = new AgentAccount(limits, now);
		this.#finder = "search" in repository ? new RepositoryFinder(repository, write) : null;
	}
	/** The repository that it sees now; null: it looks for one. */
	get #seen() {
		const { repository } = this.#request;
		return "search" in repository ? this.#finder?.seen ?? null : repository;
	}
	get #freedom() {
		const mayRun = (this.#seen?.drafts ?? null) !== null;
		return {
			phase: this.#finder?.phase ?? "work",
			mayRun,
			mayFind: this.#finder !== null
		};
	}
	async run() {
		let messages = await this.#begin();
		for (;;) {
			messages = compact(messages, MOST_BYTES);
			const turn = await this.#ask(messages);
			if (turn === "too-long") {
				const shorter = shorten(messages);
				if (shorter === null) return this.#end(turn, null);
				messages = shorter;
				continue;
			}
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
	async #begin() {
		const { task } = this.#request;
		const seen = this.#seen;
		if (seen === null) return openSearch(task);
		return openConversation(task, {
			...await readTop(seen.folder),
			mayRun: this.#freedom.mayRun
		});
	}
	/** What follows a turn without a tool: a block of code in it is the answer. */
	#hear(text) {
		const said = this.#freedom.phase === "work" && text.includes("```") ? extractAnswer(text, "strict", this.#request.task) : "";
		if (said !== "") return this.#end("answered", said);
		return ++this.#silent >= MOST_SILENT ? this.#end("said-nothing", null) : [{
			role: "user",
			text: NUDGE
		}];
	}
	async #useAll(calls) {
		this.#silent = 0;
		const results = [];
		for (const call of calls.slice(0, 20)) {
			const used = readToolCall(call, this.#freedom);
			if (!("fault" in used) && used.name === "answer") return this.#end("answered", used.code);
			if (this.#account.secondsLeft <= 0) break;
			results.push(await this.#use(call, used));
		}
		return [...results, ...calls.slice(20).map((call) => resultOf(call, TOO_MANY))];
	}
	/** The model's turn, or why there is none. */
	async #ask(conversation) {
		const { entry, task, sample, asker, project, anew, write } = this.#request;
		const account = this.#account;
		const { messages, tools } = this.#say(conversation);
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
		const { text, native } = reply;
		const toolCalls = entry.tools === "text" ? readToolCalls(text) : reply.toolCalls;
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
	/** A conversation as the model takes it, with the tools that it may use next. */
	#say(conversation) {
		const tools = describeTools(this.#freedom);
		if (this.#request.entry.tools !== "text") return {
			messages: conversation,
			tools
		};
		return {
			messages: sayToolsInText(conversation, tools),
			tools: []
		};
	}
	/** What the model is told of a tool call. */
	async #use(call, used) {
		const { write } = this.#request;
		const step = this.#account.steps;
		const { text, run, shown } = await this.#perform(used);
		await write({
			kind: "result",
			step,
			toolCall: call.id,
			name: nameOf(call),
			text,
			run
		});
		return resultOf(call, shown);
	}
	/** `text`: what came of it; `shown`: the same as a model may be shown it. */
	async #perform(used) {
		if ("fault" in used) return {
			text: used.fault,
			run: null,
			shown: used.fault
		};
		if (isFinding(used)) {
			const text = await this.#find(used);
			return {
				text,
				run: null,
				shown: text
			};
		}
		const { text, run } = used.name === "run" ? await tryDraft(used.code, this.#seen?.drafts ?? null, this.#account) : {
			text: await this.#look(used),
			run: null
		};
		return {
			text,
			run: run && describeDraft(run),
			shown: fenceUntrusted(used.name, text)
		};
	}
	async #find(used) {
		const place = (seen) => describeTaken(this.#request.task, seen.isOwn, seen.drafts !== null);
		return await this.#finder?.use(used, this.#account.steps, place) ?? "";
	}
	async #look(used) {
		const folder = this.#seen?.folder;
		if (folder === void 0) return "No repository is open.";
		const view = viewRepository(folder);
		if (used.name === "list_files") return view.list(used.folder);
		if (used.name === "read_file") return view.read(used.path, used.first_line);
		return used.name === "search" ? view.search(used.text) : "";
	}
	#end(reason, answer) {
		const { steps, tokens, seconds, joules, drafts } = this.#account;
		return {
			kind: "end",
			reason,
			answer,
			repository: this.#finder?.phase === "work" ? this.#finder.seen?.name ?? null : null,
			steps,
			tokens,
			usd: this.#usd,
			joules,
			wallSeconds: Math.max(0, seconds),
			calls: this.#calls,
			drafts
		};
	}
};
const TOO_MANY = `not done: of one turn 20 calls are followed`;
const nameOf = ({ name }) => name.slice(0, 64);
const resultOf = (call, text) => ({
	role: "tool",
	call: call.id,
	name: nameOf(call),
	text
});
function nameEnd(asked) {
	if (asked.kind === "failed") return asked.error.isTooLong ? "too-long" : "provider-failed";
	return asked.why === "budget" ? "out-of-money" : "halted";
}
// src/mlbench/agent/show-repository.ts
/** What an agent of a task is shown: its repository, or a place to find one. What it opens there lies here until it is disposed of. */
function showRepository(task, means) {
	const fetched = [];
	const shown = means.github === null ? showOwn(task, means, null) : findOthers(task, means, means.github, fetched);
	const end = async () => {
		for (const each of fetched.toReversed()) await each[Symbol.asyncDispose]();
	};
	return {
		shown,
		[Symbol.asyncDispose]: end
	};
}
function showOwn(task, { options, repositories, nameOf }, name) {
	const prepared = repositories.get(task.githubId);
	const settings = prepared?.settings ?? null;
	return {
		name,
		folder: join(options.repositories, nameOf(task)),
		isOwn: true,
		commit: prepared?.repository?.commit ?? null,
		drafts: settings && openDrafts(task, settings)
	};
}
function findOthers(task, means, search, fetched) {
	const { options, context } = means;
	const { env, logger, signal } = context;
	const opened = /* @__PURE__ */ new Map();
	return {
		search,
		async open(name) {
			if (ownerAndName(task.github) === name.toLowerCase()) return showOwn(task, means, name);
			const known = opened.get(name);
			if (known !== void 0) return known;
			const address = `${env.GITHUB_SERVER_URL ?? "https://github.com"}/${name}`;
			try {
				const at = await requireMirrored(address, options.mirror ?? env.GREENML_MIRROR);
				const source = await fetchSource({
					source: address,
					at,
					signal
				});
				fetched.push(source);
				const { folder, commit } = source;
				const seen = {
					name,
					folder,
					commit,
					isOwn: false,
					drafts: null
				};
				opened.set(name, seen);
				return seen;
			} catch (error) {
				if (!(error instanceof UserError) || signal?.aborted) throw error;
				logger.warn(`${name}: ${error.message}`);
				return null;
			}
		}
	};
}
const ownerAndName = (address) => comparableAddress(address).split("/").slice(-2).join("/");
// src/mlbench/agent/work-on-tasks.ts
/** Has agents work on tasks, one run after the other, and writes their answers. Drafts run in a sandbox only, with the host held. */
async function workOnTasks$1(work) {
	const { options, limits, tasks, context, tellFault } = work;
	const begin = (repositories) => {
		if (limits.joules !== null) requireMeasuring(repositories);
		return runAll({
			...work,
			repositories
		});
	};
	const ground = {
		...options,
		holder: "greenml mlbench agent",
		userTrusts: null,
		tellFault
	};
	const ended = options.noDrafts ? await begin(/* @__PURE__ */ new Map()) : await withTaskGround(tasks, ground, context, begin);
	return {
		files: await writeAllAnswers(work, ended),
		ended
	};
}
/** A limit of joules means nothing where none are measured. */
function requireMeasuring(repositories) {
	for (const { settings } of repositories.values()) {
		if (settings === null || settings.meter?.measures) continue;
		throw new UserError("--joules: nothing measures energy on this machine; `greenml doctor` tells why. Leave it out.");
	}
}
/** One run after the other: drafts hold the whole host. */
async function runAll(work) {
	const { tasks, models, setting, options, context } = work;
	const samples = Array.from({ length: options.samples }, (_, index) => index + 1);
	const all = models.flatMap((entry) => tasks.flatMap((task) => samples.map((sample) => ({
		entry,
		run: {
			task,
			model: entry.id,
			setting,
			sample
		}
	}))));
	const progress = new Progress(context.logger, all.length);
	const ended = [];
	for (const { entry, run } of all) {
		refuseStopped(context.signal);
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
	try {
		var _usingCtx$2 = _usingCtx();
		const { options, repositories, asker, nameOf, limits } = work;
		const repository = _usingCtx$2.a(showRepository(run.task, work));
		await runAgent({
			task: run.task,
			sample: run.sample,
			entry,
			asker,
			project: nameOf(run.task),
			anew: options.force,
			limits,
			repository: repository.shown,
			sourceHash: repositories.get(run.task.githubId)?.sourceHash ?? null,
			write: openTranscript(options.out, run),
			now: () => performance.now() / 1e3
		});
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
async function writeAllAnswers({ tasks, models, setting, options }, ended) {
	const files = [];
	for (const { id: model } of models) {
		const lines = tasks.flatMap((task) => {
			const own = ended.filter(({ run }) => run.model === model && run.task === task);
			const ends = own.flatMap(({ end }) => end ?? []);
			return joinRuns(task, {
				model,
				setting
			}, ends, own.length - ends.length) ?? [];
		});
		files.push(await writeAnswers(options.out, systemOf({
			model,
			setting
		}), lines));
	}
	return files;
}
// src/commands/mlbench/agent.ts
/**
* Lets models work on tasks. Keys are read before the first draft runs and taken out of the environment then; drafts run in a
* sandbox only. UserError 1 where runs are left that a budget or a provider ended.
*/
async function workOnTasks(given, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const options = agentOptions.parse(given);
		const { out, dataset, rows, only, budgetUsd: capUsd } = options;
		const { logger, env } = context;
		const limits = readLimits(options);
		const models = await loadNamedModels(dataset, options.models);
		const read = chooseTasks(await readTasks(rows, env.HF_ENDPOINT), only);
		const chosen = await chooseRepositories(read, {
			dataset,
			logger,
			root: options.repositories
		});
		const { asker } = _usingCtx$1.a(await openAsking(models, {
			out,
			dataset,
			capUsd
		}, context));
		const github = options.open ? openRepositorySearch(context) : null;
		const bare = withoutKeys(models, context);
		const setting = options.open ? "agent-open" : "agent";
		const { files, ended } = await workOnTasks$1({
			...chosen,
			options,
			github,
			context: bare,
			models,
			setting,
			limits,
			asker,
			tellFault: tellFaults(logger)
		});
		const left = ended.filter(({ end }) => end === null).length;
		const inWords = new Set(models.filter(({ tools }) => tools === "text").map(({ id }) => id));
		const text = renderAgentEnds(ended.flatMap(({ run: { model }, end }) => end === null ? [] : [{
			model,
			inWords: inWords.has(model),
			end
		}]));
		if (left === 0) return {
			files,
			text
		};
		throw unfinished(`${text}\n${count(left, "run")} left.`, asker.halted);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function readLimits({ steps, tokens, seconds, joules, maxWatts, noDrafts }) {
	if (joules === void 0) return {
		steps,
		tokens,
		seconds,
		joules: null
	};
	if (noDrafts) throw new UserError("--joules limits drafts, and --no-drafts lets none run: leave one of them out.");
	if (maxWatts === void 0) throw new UserError("--joules needs --max-watts W, the most that this machine takes: a draft is ended before it could take more than is left.");
	return {
		steps,
		tokens,
		seconds,
		joules: {
			most: joules,
			hostWatts: maxWatts
		}
	};
}
export { workOnTasks };
