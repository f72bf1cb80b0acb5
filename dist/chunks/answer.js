import { Kr as refuseStopped, Rr as UserError, or as _usingCtx, ur as count } from "./inputs.js";
import { zt as readCalls } from "./work.js";
import { n as stoppedAsking, s as sumSpending, t as endAll } from "./end-asking.js";
import { i as loadNamedModels } from "./load-models.js";
import { t as openAsking } from "./open-asking.js";
import { r as showPrompt } from "./prompt.js";
import { p as readsRepository } from "./task-grades.js";
import { t as findEmbedder } from "./find-embedder.js";
import { t as chooseRepositories } from "./choose-repositories.js";
import { t as chooseTasks } from "./choose-tasks.js";
import { l as readTasks } from "./rows.js";
import { r as nameShard, t as findTaskShard } from "./task-shards.js";
import { at as Progress } from "./start.js";
import { i as splitByStore, r as putDownBatches, t as collectBatches } from "./ask-in-batches.js";
import { n as listSystems, t as collectAnswers } from "./collect-answers.js";
import { n as listTaskQuestions } from "./task-questions.js";
import { t as writeAnswers } from "./write-answers.js";
import { t as expectQuestions } from "./expect-questions.js";
import { n as renderExpectedQuestions } from "./planned-work.js";
import { n as answerOptions } from "./task-options.js";
// src/mlbench/answers/ask-tasks.ts
const TOLD_OF_EACH = 3;
/** Questions about tasks on their way to models. */
var TaskAsking = class {
	#means;
	#notAsked = 0;
	#isOverBudget = false;
	/** Why a batch, or a model that was to take one, could not be asked. */
	#halted = /* @__PURE__ */ new Map();
	/** How many questions failed for each reason of a model. */
	#reasons = /* @__PURE__ */ new Map();
	/** Questions that were asked and got no answer. */
	unanswered = 0;
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
			if (asked.kind === "failed") this.#tellFailed(question, asked.error.explain());
			ended.set(question, asked);
		};
		const asked = anew ? questions.map((question) => ({
			...question,
			anew
		})) : questions;
		const { waiting, answered, others } = splitByStore(asked, store);
		const options = {
			...means,
			store,
			logger: context.logger
		};
		const { pending, halted } = await collectBatches(waiting, options, {
			take,
			place: async () => {}
		});
		this.pending = pending;
		for (const [name, why] of halted) this.#halted.set(name, why);
		for (const each of answered) await take(each.question, each.asked);
		await (isBatch ? this.#putDown(others) : this.#askNow(others, take)).finally(() => this.#tellRest());
		return asked.map((question) => ({
			question,
			asked: ended.get(question) ?? null
		}));
	}
	async #putDown(questions) {
		const { logger, betweenSteps } = this.#means.context;
		const place = async () => betweenSteps?.();
		const { putDown, notAsked, halted, isOverBudget } = await putDownBatches(questions, {
			...this.#means,
			logger
		}, place);
		this.pending += putDown;
		this.#notAsked += notAsked;
		this.#isOverBudget = isOverBudget;
		for (const [name, why] of halted) this.#halted.set(name, why);
		if (this.pending > 0) logger.info(`${count(this.pending, "question")} pending: the same command collects the answers`);
	}
	async #askNow(questions, take) {
		const { asker, context } = this.#means;
		const progress = new Progress(context.logger, questions.length);
		let failed = false;
		const ask = async (question) => {
			if (failed) return;
			refuseStopped(context.signal);
			const asked = this.#isOverBudget ? null : await asker.ask(question);
			if (asked === null || asked.kind === "not-asked") {
				this.#isOverBudget ||= asked?.kind === "not-asked" && asked.why === "budget";
				this.#notAsked++;
				return;
			}
			await take(question, asked);
			await context.betweenSteps?.();
			progress.end(asked.kind === "answered" && !asked.isStored);
		};
		const asking = questions.map((question) => ask(question).catch((error) => {
			failed = true;
			throw error;
		}));
		await endAll(asking);
	}
	/** A reason that many questions have is told of the first, and of the others how many they are. */
	#tellFailed({ subject, entry }, why) {
		this.unanswered++;
		const reason = `${entry.id}: ${why}`;
		const times = (this.#reasons.get(reason) ?? 0) + 1;
		this.#reasons.set(reason, times);
		if (times <= TOLD_OF_EACH) this.#means.context.logger.warn(`${subject}, ${reason}`);
	}
	#tellRest() {
		for (const [reason, times] of this.#reasons) if (times > TOLD_OF_EACH) this.#means.context.logger.warn(`${count(times - TOLD_OF_EACH, "more question")}, ${reason}`);
	}
	/** UserError 1 where questions are left, with the reason and how to go on. */
	refuseUnfinished() {
		const { asker, budget } = this.#means;
		const halted = new Map([...this.#halted, ...asker.halted]);
		if (this.#notAsked === 0 && halted.size === 0) return;
		const ended = {
			halted,
			isOverBudget: this.#isOverBudget
		};
		const left = this.#notAsked === 0 ? null : count(this.#notAsked, "question");
		throw stoppedAsking(left, ended, budget);
	}
};
// src/mlbench/answers/answer-tasks.ts
/** What models are to be asked: of all tasks, or of those of one share. */
async function listWantedQuestions(options, { logger, env }) {
	const { rows, only, dataset, samples, prompt, repositories, scope, maxCharacters, maxTokens, promptCut } = options;
	const all = await loadNamedModels(dataset, options.models);
	const { wanted, models, settings } = takeShare(chooseTasks(await readTasks(rows, env.HF_ENDPOINT), only), all, options);
	const isRead = settings.some(readsRepository);
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
			promptCut,
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
/** Asks what is wanted and keeps the answers; no question is asked twice. UserError 1 where a budget, a provider or the user ended it before. */
async function askWantedQuestions({ questions, tasks, models }, options, context) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { out, dataset, budgetUsd: capUsd, shard } = options;
		const own = new Set(questions.map(({ subject, entry }) => `${subject} ${entry.id}`));
		const isOwn = ({ subject, model }) => own.has(`${subject} ${model}`);
		const share = shard === void 0 ? void 0 : {
			of: shard.count,
			isOwn
		};
		const { asker, store, budget } = _usingCtx$1.a(await openAsking(models, {
			out,
			dataset,
			capUsd,
			share
		}, context));
		const { batch: isBatch, force: anew, giveUp } = options;
		const asking = new TaskAsking({
			asker,
			store,
			budget,
			context,
			isBatch,
			anew,
			giveUp
		});
		const answered = await asking.askAll(questions);
		const files = [];
		for (const [system, lines] of collectAnswers(answered, options)) {
			const part = shard === void 0 ? "" : `.${nameShard(shard)}`;
			const path = await writeAnswers(out, `${system}${part}`, lines);
			context.logger.info(`${path}: answers to ${lines.length} of ${count(tasks.length, "task")}`);
			files.push(path);
		}
		asking.refuseUnfinished();
		return {
			files,
			spentUsd: budget.spentUsd,
			pending: asking.pending,
			unanswered: asking.unanswered
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** The prompts as they would be sent, one of each question. */
function listPrompts(questions) {
	return questions.filter(({ sample }) => sample === "s1").map(({ subject, entry, messages }) => ({
		subject: `${subject} ${entry.id}`,
		prompt: showPrompt(messages)
	}));
}
// src/commands/mlbench/answer.ts
/** Asks models for answers to tasks and keeps them. UserError 1 where a budget, a provider or the user ended it before. */
async function answerTasks(given, context) {
	const options = answerOptions.parse(given);
	if (options.showPrompts && !options.dryRun) throw new UserError("--show-prompts needs --dry-run.");
	const wanted = await listWantedQuestions(options, context);
	if (!options.dryRun) return {
		...await askWantedQuestions(wanted, options, context),
		expected: [],
		text: "",
		prompts: []
	};
	const expected = await expectQuestions(wanted.questions);
	const { usd } = sumSpending((await readCalls(options.out)).all);
	const prompts = options.showPrompts ? listPrompts(wanted.questions) : [];
	return {
		files: [],
		spentUsd: usd,
		pending: 0,
		unanswered: 0,
		expected,
		text: renderExpectedQuestions(expected),
		prompts
	};
}
export { answerTasks as t };
