import { Rr as UserError, br as cleanLine, f as sum, o as largest, sr as comparableAddress } from "./inputs.js";
import { I as seededRandom, St as sha256Hex, Tt as writeJson, gn as makeFolders, wt as writeFileAtomic } from "./base.js";
import { t as openTokenCounter } from "./count-tokens.js";
import { n as exportFinetuneOptions } from "./finetune-options.js";
import { t as buildPrompts } from "./task-questions.js";
import { t as chooseRepositories } from "./choose-repositories.js";
import { t as copyRows } from "./copy-rows.js";
import { l as readTasks, r as keyOf, t as hashRows } from "./rows.js";
import { t as renderFinetuneData } from "./finetune-words.js";
import { join } from "node:path";
// src/mlbench/finetune/find-leaks.ts
/** Share of runs of words that two instructions have in common, of all that either has, from which on they are one. */
const NEAR = .8;
const RUN_WORDS = 3;
/** What of the test a row would give away; null: nothing. The same words in other case and punctuation are the same. */
function openLeakSearch(test) {
	const instructions = new Set(test.map(({ instruction }) => wordsOf(instruction).join(" ")));
	const answers = new Set(test.flatMap((task) => answerOf(task) ?? []));
	const runs = test.map(({ instruction }) => runsOf(instruction));
	const holders = /* @__PURE__ */ new Map();
	for (const [index, own] of runs.entries()) for (const run of own) {
		const known = holders.get(run);
		if (known === void 0) holders.set(run, [index]);
		else known.push(index);
	}
	const isNear = (instruction) => {
		const own = runsOf(instruction);
		const common = /* @__PURE__ */ new Map();
		for (const run of own) for (const index of holders.get(run) ?? []) common.set(index, (common.get(index) ?? 0) + 1);
		return [...common].some(([index, both]) => both >= NEAR * (own.size + (runs[index]?.size ?? 0) - both));
	};
	return (task) => {
		if (instructions.has(wordsOf(task.instruction).join(" "))) return "same-instruction";
		if (isNear(task.instruction)) return "near-instruction";
		const answer = answerOf(task);
		return answer !== null && answers.has(answer) ? "same-answer" : null;
	};
}
/** A row's own answer without what a shell and Python do not tell apart at a line's end; null where it has none. */
function answerOf({ output }) {
	return output.split(/\r\n|[\n\r]/).map((line) => line.trimEnd()).join("\n").trim() || null;
}
const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}_.]+/gu) ?? [];
/** Runs of three words; of fewer words the one run that they are. */
function runsOf(text) {
	const words = wordsOf(text).map((word) => word.replace(/(?<!\.)\.+$/, ""));
	const last = Math.max(0, words.length - RUN_WORDS);
	return new Set(Array.from({ length: last + 1 }, (_, index) => words.slice(index, index + RUN_WORDS).join(" ")));
}
// src/mlbench/finetune/split-rows.ts
/** Parts rows by a seed, so that neither training nor validation holds what a test row could be known by. */
function splitRows(tasks, request) {
	const { distribution, seed, test: given } = request;
	const test = given ?? drawTest(tasks, request);
	const drawn = new Set(given === null ? test.map(keyOf) : []);
	const tested = new Set(test.map(repositoryOf));
	const findLeak = openLeakSearch(test);
	const judge = (task) => {
		if (answerOf(task) === null) return "no-answer";
		if (tested.has(repositoryOf(task)) !== (distribution === "in")) return "other-distribution";
		return findLeak(task);
	};
	const judged = tasks.flatMap((task) => drawn.has(keyOf(task)) ? [] : [{
		task,
		reason: judge(task)
	}]);
	const usable = judged.flatMap(({ task, reason }) => reason === null ? [task] : []);
	const validation = drawValidation(usable, seed, request.validationShare);
	return {
		train: usable.filter((task) => !validation.has(task)),
		validation: usable.filter((task) => validation.has(task)),
		test,
		leftOut: judged.flatMap(({ task, reason }) => reason === null ? [] : [{
			task,
			reason
		}])
	};
}
/** A repository by its address, since its number differs between splits of the data. */
const repositoryOf = ({ github, githubId }) => comparableAddress(cleanLine(github)).replace(/^https?:\/\//, "") || String(githubId);
function drawTest(tasks, { distribution, seed, testShare }) {
	const byRepository = Map.groupBy(tasks, repositoryOf);
	const names = [...byRepository.keys()];
	if (distribution === "out") {
		const chosen = new Set(drawShare(names, seed, "test repositories", testShare));
		return tasks.filter((task) => chosen.has(repositoryOf(task)));
	}
	const chosen = new Set(names.flatMap((name) => drawShare(byRepository.get(name) ?? [], seed, name, testShare)));
	return tasks.filter((task) => chosen.has(task));
}
/** Some of several, one at least and never all. */
function drawShare(items, seed, label, share) {
	const wanted = Math.min(items.length - 1, Math.max(1, Math.round(items.length * share)));
	return seededRandom(seed, label).shuffle(items).slice(0, Math.max(0, wanted));
}
/** Examples with one answer stay together: who has seen it in training has not to find it. */
function drawValidation(tasks, seed, share) {
	const groups = [...Map.groupBy(tasks, answerOf).values()];
	const most = Math.round(tasks.length * share);
	const chosen = /* @__PURE__ */ new Set();
	for (const group of seededRandom(seed, "validation").shuffle(groups)) {
		if (chosen.size + group.length > most) continue;
		for (const task of group) chosen.add(task);
	}
	return chosen;
}
// src/mlbench/finetune/write-example.ts
/** An example as a line of a file: what a model is asked, and the row's own answer as a block of code of the task's kind. */
function writeExample(task, messages, format) {
	const prompt = messages.flatMap((message) => message.role === "system" || message.role === "user" ? [{
		role: message.role,
		content: message.text
	}] : []);
	const completion = [{
		role: "assistant",
		content: fence(task)
	}];
	const example = format === "openai" ? { messages: [...prompt, ...completion] } : {
		prompt,
		completion,
		github_id: task.githubId,
		id: task.id
	};
	return `${JSON.stringify(example)}\n`;
}
/** Longer ticks where the answer has three in a row. */
function fence(task) {
	const answer = answerOf(task) ?? "";
	const longest = largest([...answer.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length)) ?? 2;
	const ticks = "`".repeat(longest + 1);
	return `${ticks}${task.type === "Python Code" ? "python" : "bash"}\n${answer}\n${ticks}`;
}
// src/mlbench/finetune/export-examples.ts
const SETTINGS = {
	code: "code",
	retrieval: "bm25",
	oracle: "oracle"
};
/** Writes tasks with their answers as examples, parted by a seed. UserError where nothing is left to train with. */
async function exportExamples(options, { logger, env }) {
	const { task, rows, out, dataset, repositories, distribution, seed, format, prompt } = options;
	const hubUrl = env.HF_ENDPOINT;
	const read = await readTasks(rows, hubUrl);
	const test = options.test === void 0 ? null : await readTasks(options.test, hubUrl);
	const { tasks, nameOf } = await chooseRepositories(read, {
		dataset,
		logger,
		root: task === "oracle" ? null : repositories
	});
	const split = splitRows(tasks, {
		...options,
		test
	});
	refuseEmpty(split, options);
	const write = (own, name) => writeExamples(own, join(out, name), options, nameOf);
	await makeFolders(out);
	const train = await write(split.train, "train.jsonl");
	const validation = await write(split.validation, "validation.jsonl");
	if (test === null) {
		const drawn = new Set(split.test.map(keyOf));
		await copyRows(join(out, "test.jsonl"), {
			rows,
			hubUrl,
			tasks: read
		}, (key) => drawn.has(key) ? {} : null);
	}
	const rowsSha256 = await hashRows(rows, read);
	const data = {
		schemaVersion: 1,
		task,
		format,
		prompt,
		distribution,
		seed,
		rowsSha256,
		testSha256: options.test === void 0 || test === null ? rowsSha256 : await hashRows(options.test, test),
		train,
		validation,
		test: {
			tasks: split.test.length,
			repositories: [...new Set(split.test.map(repositoryOf))]
		},
		repositories: [...Map.groupBy([...split.train, ...split.validation], repositoryOf)].map(([repository, own]) => ({
			repository,
			examples: own.length
		})),
		leftOut: split.leftOut.map(({ task: left, reason }) => ({
			row: keyOf(left),
			reason
		}))
	};
	await writeJson(join(out, "finetune.json"), data);
	return data;
}
function refuseEmpty({ train, test }, { rows, distribution }) {
	if (test.length === 0) throw new UserError(`${rows} has too few ${distribution === "in" ? "tasks of one repository" : "repositories"} to draw a test from: name one by --test FILE.`);
	if (train.length > 0) return;
	throw new UserError(`Of ${rows} nothing is left to train with: every row is of the test, gives it away, or ${distribution === "in" ? "is of a repository that the test lacks (--distribution out takes those)" : "is of the test's repositories (--distribution in takes those)"}.`, 1);
}
async function writeExamples(tasks, path, options, nameOf) {
	const { task, prompt, maxTokens, promptCut, repositories, format } = options;
	const asked = {
		prompt,
		maxTokens,
		promptCut,
		nameOf,
		scope: void 0,
		maxCharacters: null,
		embed: void 0
	};
	const prompts = await buildPrompts(tasks, SETTINGS[task], {
		...asked,
		repositories: repositories ?? "."
	});
	const lines = prompts.map(({ task: own, messages }) => writeExample(own, messages, format));
	const content = lines.join("");
	await writeFileAtomic(path, content);
	const counter = await openTokenCounter();
	const tokens = counter && sum(prompts.map(({ task: own, messages }) => counter([...messages, {
		role: "user",
		text: own.output
	}])));
	return {
		examples: lines.length,
		sha256: sha256Hex(content),
		tokens
	};
}
// src/commands/mlbench/export-finetune.ts
/** Writes tasks with their answers as examples to train with, parted by a seed. UserError where nothing is left to train with. */
async function exportFinetune(given, context) {
	const options = exportFinetuneOptions.parse(given);
	const data = await exportExamples(options, context);
	return {
		data,
		text: renderFinetuneData(data, options.out)
	};
}
export { exportFinetune };
