import { At as readAsset, J as Progress, Jr as _usingCtx, Kt as sum, Tr as writeFileAtomic, ai as UserError, et as count, qt as sumOfAll, ui as stopped } from "./start.js";
import { a as openCalls, o as readCalls } from "./calls.js";
import { t as loadModels } from "./load-models.js";
import { i as openAsker, s as requirePrice, u as DEFAULT_RETRY_POLICY } from "./ask.js";
import { a as fillIn, c as fenceUntrusted, f as openBudget, o as showPrompt, r as sumSpending, t as readStoredReplies } from "./stored-replies.js";
import { i as splitByStore, r as putDownBatches, t as collectBatches } from "./ask-in-batches.js";
import { n as listSystems, t as collectAnswers } from "./collect-answers.js";
import { t as openTokenCounter } from "./count-tokens.js";
import { n as priceWorstCase } from "./price.js";
import { n as boundTokens } from "./token-usage.js";
import { t as cutAtTokens } from "./cut-tokens.js";
import { t as makeContexts } from "./make-contexts.js";
import { a as readTasks, n as keyOf } from "./rows.js";
import { a as readPrefix, i as folderOf } from "./answer-program.js";
import { r as nameShard, t as findTaskShard } from "./task-shards.js";
import { n as renderExpectedQuestions } from "./planned-work.js";
import { n as answerOptions } from "./mlbench-options.js";
import { n as takeAskingTurn } from "./keep-answers.js";
import { t as chooseModels } from "./choose-models.js";
import { t as chooseRepositories } from "./choose-repositories.js";
import { t as findEmbedder } from "./contexts.js";
import { join } from "node:path";
// src/mlbench/answers/ask-tasks.ts
/** Questions about tasks on their way to models. */
var TaskAsking = class {
	#means;
	#notAsked = 0;
	#isOverBudget = false;
	/** Questions that lie in a batch and are not answered yet. */
	pending = 0;
	constructor(means) {
		this.#means = means;
	}
	/** Every question with what came of it, now or before. */
	async askAll(questions) {
		const { store, isBatch, anew, context, ...means } = this.#means;
		const ended = /* @__PURE__ */ new Map();
		const take = async (question, asked) => {
			ended.set(question, asked);
		};
		const asked = anew ? questions.map((question) => ({
			...question,
			anew
		})) : questions;
		const { waiting, answered, others } = splitByStore(asked, store);
		this.pending = await collectBatches(waiting, {
			...means,
			store,
			logger: context.logger
		}, {
			take,
			place: async () => {}
		});
		for (const each of answered) await take(each.question, each.asked);
		if (isBatch) await this.#putDown(others);
		else await this.#askNow(others, take);
		return asked.map((question) => ({
			question,
			asked: ended.get(question) ?? null
		}));
	}
	async #putDown(questions) {
		const { logger } = this.#means.context;
		const { putDown, notAsked } = await putDownBatches(questions, {
			...this.#means,
			logger
		}, async () => {});
		this.pending += putDown;
		this.#notAsked += notAsked;
		this.#isOverBudget = notAsked > 0;
		logger.info(`${count(this.pending, "question")} pending: the same command collects the answers`);
	}
	async #askNow(questions, take) {
		const { asker, context } = this.#means;
		const progress = new Progress(context.logger, questions.length);
		let failed = false;
		const ask = async (question) => {
			if (failed) return;
			if (context.signal?.aborted) throw stopped();
			const asked = this.#isOverBudget ? null : await asker.ask(question);
			if (asked === null || asked.kind === "not-asked") {
				this.#isOverBudget ||= asked?.kind === "not-asked" && asked.why === "budget";
				this.#notAsked++;
				return;
			}
			if (asked.kind === "failed") context.logger.warn(`${question.subject}, ${question.entry.id}: ${asked.error.explain()}`);
			await take(question, asked);
			progress.end(asked.kind === "answered" && !asked.isStored);
		};
		const asking = questions.map((question) => ask(question).catch((error) => {
			failed = true;
			throw error;
		}));
		for (const result of await Promise.allSettled(asking)) if (result.status === "rejected") throw result.reason;
	}
	/** UserError 1 where questions are left, with the reason and how to go on. */
	refuseUnfinished() {
		const { asker, budget } = this.#means;
		if (this.#notAsked === 0 && asker.halted.size === 0) return;
		const reasons = [...asker.halted].map(([model, reason]) => `  ${model}: ${reason}`);
		if (this.#isOverBudget) reasons.push(`  the next call could pass the budget of $${budget.capUsd?.toFixed(4)}`);
		const told = `Stopped before all was asked: ${count(this.#notAsked, "question")} left, $${budget.spentUsd.toFixed(4)} spent.`;
		throw new UserError([
			told,
			...reasons,
			"What was answered is kept: the same command goes on from here."
		].join("\n"), 1);
	}
};
// src/mlbench/answers/expect-questions.ts
/** Tokens and cost of questions before they are asked. */
async function expectQuestions(questions) {
	const counter = questions.length === 0 ? null : await openTokenCounter();
	const known = /* @__PURE__ */ new Map();
	const tokensOf = ({ messages }) => {
		const tokens = known.get(messages) ?? counter?.(messages) ?? boundTokens(messages);
		known.set(messages, tokens);
		return tokens;
	};
	return [...Map.groupBy(questions, ({ entry, setting }) => `${entry.id} ${setting}`).values()].flatMap((own) => {
		const [first] = own;
		if (first === void 0) return [];
		const costs = own.map(({ entry, messages }) => priceWorstCase(entry, boundTokens(messages)).cost?.usd ?? null);
		return [{
			model: first.entry.id,
			setting: first.setting,
			questions: own.length,
			inputTokens: sum(own.map(tokensOf)),
			isCounted: counter !== null,
			worstUsd: sumOfAll(costs)
		}];
	});
}
// src/mlbench/answers/task-prompts.ts
/**
* The prompts for tasks. `published` says what ML-Bench's own script says, in other words; `guided` is ours: where the answer runs, how
* it is judged, and that the repository's text is a stranger's.
*/
async function openTaskPrompt(name) {
	const sections = await readSections();
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
/** A section of the prompts for ML-Bench, with its places to fill in. */
const readPromptSection = async (section) => takeSection(await readSections(), section);
function takeSection(sections, section) {
	const template = sections.get(section);
	if (template === void 0) throw new Error(`ml-bench.md has no section ${section}`);
	return template;
}
async function readSections() {
	const [, ...parts] = (await readAsset("prompts", "ml-bench.md")).split(/^=== (.*) ===\n/m);
	const pairs = [];
	for (let index = 0; index + 1 < parts.length; index += 2) pairs.push([parts[index] ?? "", (parts[index + 1] ?? "").trimEnd()]);
	return new Map(pairs);
}
// src/mlbench/answers/task-questions.ts
/** Builds every question before the first call, setting after setting. */
async function listTaskQuestions(tasks, request) {
	const build = await openTaskPrompt(request.prompt);
	const questions = [];
	for (const setting of request.settings) {
		const contexts = setting === "none" ? null : await readContexts(tasks, setting, request);
		for (const task of tasks) {
			const messages = build(task, contexts?.get(keyOf(task)) ?? null);
			for (const entry of request.models) for (let sample = 1; sample <= request.samples; sample++) questions.push({
				entry,
				messages,
				task,
				setting,
				subject: `ml-bench/${setting}/${task.githubId}-${task.id}`,
				project: request.nameOf(task),
				sample: `s${sample}`
			});
		}
	}
	return questions;
}
async function readContexts(tasks, setting, { scope, maxCharacters, maxTokens, repositories, nameOf, embed }) {
	const asked = {
		repositories,
		setting,
		maxCharacters,
		nameOf,
		embed,
		scope: scope ?? (setting === "readme" ? "readme" : "repository")
	};
	const texts = /* @__PURE__ */ new Map();
	const cut = /* @__PURE__ */ new Map();
	for await (const { github_id, id, text } of makeContexts(tasks, asked)) {
		const known = maxTokens === null ? text : cut.get(text) ?? await cutAtTokens(text, maxTokens);
		cut.set(text, known);
		texts.set(keyOf({
			githubId: github_id,
			id
		}), known);
	}
	return texts;
}
// src/commands/mlbench/answer.ts
/** Asks models for answers to tasks and keeps them; no question is asked twice. UserError 1 where a budget, a provider or the user ended it before. */
async function answerTasks(given, context, { fetch, policy = DEFAULT_RETRY_POLICY } = {}) {
	try {
		var _usingCtx$1 = _usingCtx();
		const options = answerOptions.parse(given);
		if (options.showPrompts && !options.dryRun) throw new UserError("--show-prompts needs --dry-run.");
		const { out, dataset, budgetUsd, dryRun, showPrompts } = options;
		const { logger, env, keyFiles, signal } = context;
		const all = chooseModels(await loadModels(dataset), options.models);
		_usingCtx$1.a(dryRun ? null : await takeAskingTurn(out, logger));
		const { questions, tasks, models } = await listQuestions(options, all, context);
		const spent = sumSpending((await readCalls(out)).all);
		const budget = openBudget(budgetUsd === void 0 ? null : budgetUsd / (options.shard?.count ?? 1), spent);
		if (dryRun) {
			const expected = await expectQuestions(questions);
			const prompts = showPrompts ? listPrompts(questions) : [];
			return {
				files: [],
				spentUsd: spent.usd,
				pending: 0,
				expected,
				text: renderExpectedQuestions(expected),
				prompts
			};
		}
		if (budget.capUsd !== null) for (const entry of models) requirePrice(entry);
		const store = await openCalls(out);
		const asking = new TaskAsking({
			asker: await openAsker(models, {
				env,
				keyFiles,
				fetch,
				policy,
				logger,
				signal,
				budget,
				store,
				stored: await readStoredReplies(models, dataset)
			}),
			store,
			budget,
			context,
			isBatch: options.batch,
			anew: options.force
		});
		const answered = await asking.askAll(questions);
		const files = [];
		for (const [system, lines] of collectAnswers(answered, options)) {
			const path = join(out, "answers", `${system}${options.shard === void 0 ? "" : `.${nameShard(options.shard)}`}.jsonl`);
			await writeFileAtomic(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(""), out);
			logger.info(`${path}: answers to ${lines.length} of ${count(tasks.length, "task")}`);
			files.push(path);
		}
		asking.refuseUnfinished();
		return {
			files,
			spentUsd: budget.spentUsd,
			pending: asking.pending,
			expected: [],
			text: "",
			prompts: []
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function listQuestions(options, all, { logger, env }) {
	const { rows, only, dataset, samples, prompt, repositories, scope, maxCharacters, maxTokens } = options;
	const { wanted, models, settings } = takeShare(chooseTasks(await readTasks(rows, env.HF_ENDPOINT), only), all, options);
	const isRead = settings.some((setting) => setting !== "none" && setting !== "oracle");
	const { tasks, nameOf } = await chooseRepositories(wanted, {
		dataset,
		logger,
		root: isRead ? repositories : null
	});
	return {
		questions: await listTaskQuestions(tasks, {
			models,
			settings,
			samples,
			prompt,
			scope,
			nameOf,
			embed: options.embedder === void 0 ? void 0 : await findEmbedder(options.embedder, dataset, env),
			repositories: repositories ?? ".",
			maxCharacters: maxCharacters ?? null,
			maxTokens: maxTokens ?? null
		}),
		tasks,
		models
	};
}
/** Tasks, models and settings of one share of several; all where there are no shares. */
function takeShare(tasks, models, { shard, settings, prompt }) {
	if (shard === void 0) return {
		wanted: tasks,
		models,
		settings
	};
	const systems = listSystems(models, settings, prompt);
	const share = findTaskShard(shard, tasks, systems.map(({ system }) => system));
	const own = systems.filter(({ system }) => system === share.system);
	return {
		wanted: tasks.filter(({ githubId }) => githubId === share.githubId),
		models: own.map(({ entry }) => entry),
		settings: own.map(({ setting }) => setting)
	};
}
/** The tasks whose key matches. UserError where none does. */
function chooseTasks(tasks, only) {
	if (only === void 0) return tasks;
	const pattern = compile(only);
	const chosen = tasks.filter((task) => pattern.test(keyOf(task)));
	if (chosen.length === 0) throw new UserError(`--only ${only}: no task has such a github_id/id.`);
	return chosen;
}
function compile(pattern) {
	try {
		return new RegExp(pattern, "u");
	} catch {
		throw new UserError(`--only ${pattern} is no regular expression.`);
	}
}
function listPrompts(questions) {
	return questions.filter(({ sample }) => sample === "s1").map(({ subject, entry, messages }) => ({
		subject: `${subject} ${entry.id}`,
		prompt: showPrompt(messages)
	}));
}
export { readPromptSection as i, chooseTasks as n, describePlace as r, answerTasks as t };
