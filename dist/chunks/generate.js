import { t as UserError } from "./errors.js";
import { n as count } from "./text.js";
import { a as readCalls, i as openCalls, r as isAnswered } from "./calls.js";
import { r as readPlan } from "./documents.js";
import { n as readProvenances } from "./variant-files.js";
import { _ as NO_ANSWER, c as isSettled, d as expectSeconds, f as openCampaignBudget, g as judgeAnswer, h as refuseUnfinished, l as toGeneratedVariant, m as questionFor, n as takeAskingTurn, o as showPrompt, p as askForVariants, r as prepareCalls, t as openAnswerKeeper, u as expectCalls, v as judgeCode, y as loadWithModules } from "./keep-answers.js";
import { a as requirePrice, i as requestOf, n as openAsker, o as DEFAULT_RETRY_POLICY, r as priceReply, t as describeCall } from "./ask.js";
import { n as keyOfCall, t as hashMessages } from "./call-key.js";
import { t as ProviderError } from "./provider-error.js";
import { n as isProvidersOwnServer, t as PROVIDER_KINDS } from "./registry.js";
import { m as sha256Hex, s as readIfPresent } from "./files.js";
import { t as checkSyntax } from "./check-syntax.js";
import { n as recordedAnswerName, t as listRecordedAnswers } from "./recorded-answers.js";
import { r as renderExpectedCalls } from "./draws-or-waits.js";
import { r as generateOptions } from "./generate2.js";
import { t as _usingCtx } from "./usingCtx.js";
import { join } from "node:path";
// src/generation/ask-in-batches.ts
/** Far below every provider's limits, in calls and in bytes. */
const CALLS_A_BATCH = 200;
/** The calls that lie in a batch and are not answered, as far as the store knows, and all others. */
function splitPending(calls, store) {
	const inBatches = store.all.filter((each) => each.batch !== null && each.outcome === null);
	const byKey = new Map(inBatches.map((each) => [each.key, each]));
	const waiting = [];
	const others = [];
	for (const call of calls) {
		const stored = byKey.get(keyOfCall(call.entry, requestOf(questionFor(call, false))));
		if (stored && stored.batch !== null) waiting.push({
			call,
			stored: {
				...stored,
				batch: stored.batch
			}
		});
		else others.push(call);
	}
	return {
		waiting,
		others
	};
}
/** Takes what has been answered of batches that were put down before. Returns how many calls still wait. */
async function collectBatches(waiting, options) {
	let pending = 0;
	for (const [batch, own] of Map.groupBy(waiting, ({ stored }) => stored.batch)) {
		const [first] = own;
		if (first === void 0) continue;
		const outcomes = await collect(batch, first.call.entry, options.asker);
		if (outcomes === null) pending += own.length;
		else for (const each of own) await keepOutcome(each, outcomes, options);
		options.logger.info(`batch ${batch}: ${outcomes === null ? "not answered yet" : `${own.length} answers taken`}`);
	}
	return pending;
}
async function collect(batch, { id }, asker) {
	const { batches } = asker.provider(id);
	try {
		return await batches?.collect(batch) ?? null;
	} catch (error) {
		if (error instanceof ProviderError && error.isUnbilled && !error.isTransient && !error.haltsModel) return error;
		throw error instanceof ProviderError ? new UserError(`Batch ${batch}: ${error.explain()}`, 1) : error;
	}
}
async function keepOutcome({ call, stored }, outcomes, options) {
	const { store, keep, python } = options;
	const outcome = outcomes instanceof Error ? outcomes : outcomes.get(stored.call);
	const wallSeconds = Math.max(0, (Date.now() - Date.parse(stored.at)) / 1e3);
	const asking = {
		call: stored.call,
		attempts: stored.attempt,
		wallSeconds,
		startedAt: stored.at
	};
	let asked;
	if (outcome === void 0 || outcome instanceof Error) {
		const error = outcome instanceof ProviderError ? outcome : new ProviderError("malformed", "the batch lacks the call");
		await store.end(stored.call, {
			...error.toOutcome(),
			wallSeconds
		});
		asked = {
			kind: "failed",
			...asking,
			error
		};
	} else {
		const { cost, costReason } = priceReply(call.entry, outcome, new Date(stored.at), factorOf(call.entry));
		await store.end(stored.call, {
			kind: "answered",
			reply: outcome,
			cost,
			costReason,
			wallSeconds
		});
		asked = {
			kind: "answered",
			...asking,
			reply: outcome,
			cost,
			costReason,
			isStored: false
		};
	}
	await keep(call, await judgeAnswer(asked, call.entry, call.messages, python));
}
/** A half where the provider itself says so; a server that speaks its protocol may ask for the whole. */
const factorOf = (entry) => (isProvidersOwnServer(entry) ? PROVIDER_KINDS[entry.provider].batchFactor : null) ?? 1;
/** Puts calls down, to be answered within a day. Returns how many were, and how many the budget left out. */
async function putDownBatches(calls, options) {
	const { asker, budget } = options;
	const unable = calls.find(({ entry }) => asker.provider(entry.id).batches === void 0);
	if (unable) throw new UserError(`Model ${unable.entry.id} takes no batches: leave it out, or --batch.`);
	let [putDown, notAsked] = [0, 0];
	for (const own of Map.groupBy(calls, ({ entry }) => entry.id).values()) for (let first = 0; first < own.length; first += CALLS_A_BATCH) {
		const fitting = await reserveFitting(own.slice(first, first + CALLS_A_BATCH), budget);
		if (fitting.length > 0) await putDownBatch(fitting, options);
		putDown += fitting.length;
		notAsked += Math.min(CALLS_A_BATCH, own.length - first) - fitting.length;
	}
	return {
		putDown,
		notAsked
	};
}
/** The first calls that the budget has room for; what they may cost stays reserved until they are answered. */
async function reserveFitting(calls, budget) {
	const fitting = [];
	for (const call of calls) {
		const { reservedUsd } = describeCall(questionFor(call, false), 1, factorOf(call.entry));
		if (!await budget.reserve(reservedUsd ?? 0)) break;
		budget.settle(reservedUsd ?? 0, null);
		fitting.push(call);
	}
	return fitting;
}
async function putDownBatch(calls, options) {
	const { asker, store, keep, logger } = options;
	const [first] = calls;
	const batches = first && asker.provider(first.entry.id).batches;
	if (!batches) return;
	const ids = /* @__PURE__ */ new Map();
	for (const call of calls) ids.set(await store.begin(describeCall(questionFor(call, false), 1, factorOf(call.entry))), call);
	const requests = new Map([...ids].map(([id, call]) => [id, requestOf(questionFor(call, false))]));
	try {
		const batch = await batches.putDown(requests);
		await store.putDown({
			batch,
			model: first.entry.id,
			calls: [...ids.keys()]
		});
		for (const [id, call] of ids) await keep(call, pendingAnswer(id, call, batch));
		logger.info(`${first.entry.id}: ${ids.size} calls put down as batch ${batch}`);
	} catch (error) {
		if (!(error instanceof ProviderError)) throw error;
		for (const id of ids.keys()) await store.end(id, {
			...error.toOutcome(),
			wallSeconds: 0
		});
		throw new UserError(`Model ${first.entry.id} took no batch: ${error.explain()}`, 1);
	}
}
const pendingAnswer = (call, { messages }, batch) => ({
	...NO_ANSWER,
	origin: "provider",
	status: "pending",
	reason: {
		kind: "pending",
		batch
	},
	promptHash: hashMessages(messages),
	call,
	costReason: { kind: "not-answered" },
	attempts: 1,
	wallSeconds: null,
	startedAt: (/* @__PURE__ */ new Date()).toISOString()
});
// src/generation/list-work.ts
/** The first scripts that models write, which repairs come after; with `only` those of these pairs. UserError for a pair that the plan does not have. */
function listGenerated({ variants }, only) {
	const isOf = ({ project, model }, variant) => variant.project === project && variant.model === model;
	const unknown = only?.find((pair) => !variants.some((variant) => isOf(pair, variant)));
	if (unknown) throw new UserError(`The plan has no variant of project '${unknown.project}' by '${unknown.model}'.`);
	return variants.filter((variant) => variant.iteration === 0 && toGeneratedVariant(variant) !== null && (only?.some((pair) => isOf(pair, variant)) ?? true));
}
/** Those of the named projects, models and modes, and of so many projects at the most, in the plan's order. */
function chooseScripts(variants, { projects, models, modes, maxProjects }) {
	const pattern = projects === void 0 ? null : compilePattern(projects);
	const named = variants.filter(({ project, model, mode }) => (pattern?.test(project) ?? true) && (models?.some((id) => id === model) ?? true) && (modes?.some((each) => each === mode) ?? true));
	const kept = new Set([...new Set(named.map(({ project }) => project))].slice(0, maxProjects));
	return named.filter(({ project }) => kept.has(project));
}
function compilePattern(text) {
	try {
		return new RegExp(text);
	} catch {
		throw new UserError(`--projects: '${text}' is no regular expression.`);
	}
}
/** What is left to be asked and taken. `earlier`: what is known of the scripts that are there, by variant. */
function listWork(variants, models, earlier, options) {
	const generated = variants.flatMap((variant) => toGeneratedVariant(variant) ?? []);
	const isKept = ({ id }) => {
		const known = earlier.get(id);
		return known !== void 0 && isSettled(known) && !options.force;
	};
	const wanted = generated.filter((variant) => !isKept(variant)).map((variant) => {
		const entry = requireEntry(models, variant);
		return {
			variant,
			entry,
			place: findFolder(entry, options)
		};
	});
	return {
		toReplay: wanted.flatMap(({ place, ...script }) => place === null ? [] : [{
			...script,
			...place
		}]),
		toAsk: wanted.flatMap(({ place, ...script }) => place === null ? [script] : []),
		kept: generated.length - wanted.length
	};
}
function requireEntry(models, { model }) {
	const entry = models.find(({ id }) => id === model);
	if (entry !== void 0) return entry;
	throw new UserError(`The plan has a variant of ${model} and no such model: plan again.`);
}
/** Where the model's answers lie; null: it is asked. */
function findFolder(entry, options) {
	const { provider, answers = "answers", calls } = entry;
	if (options.answers !== void 0) return { folder: options.answers };
	return provider === "replay" && calls === void 0 ? {
		folder: join(options.dataset, answers),
		root: options.dataset
	} : null;
}
// src/generation/replay-answers.ts
/** Takes each script, byte for byte, from its folder of answers; all of a folder are parsed by one Python process. */
async function* replayAnswers(scripts, origin, python) {
	for (const [folder, own] of Map.groupBy(scripts, (script) => script.folder)) {
		const root = own[0]?.root ?? folder;
		for (const { script, answer } of await replayFolder(folder, root, own, python)) yield {
			script,
			answer: {
				...answer,
				origin
			}
		};
	}
}
async function replayFolder(folder, root, scripts, python) {
	const listed = await listRecordedAnswers(folder, root);
	const read = await Promise.all(scripts.map(async (script) => {
		const { project, mode, model, sample } = script.variant;
		const found = listed.find((answer) => answer.project === project && answer.mode === mode && answer.model === model && answer.sample === sample);
		return {
			script,
			source: found === void 0 ? null : await readIfPresent(found.path, root)
		};
	}));
	const sources = read.flatMap(({ script, source }) => source === null ? [] : [[script.variant.id, source]]);
	const faults = await checkSyntax(new Map(sources), python);
	return read.map(({ script, source }) => ({
		script,
		answer: describe(script.variant, source, faults)
	}));
}
function describe(variant, source, faults) {
	const common = {
		...NO_ANSWER,
		origin: "recorded",
		promptHash: null,
		call: null,
		costReason: { kind: "recorded" },
		attempts: 0,
		wallSeconds: null,
		startedAt: (/* @__PURE__ */ new Date()).toISOString()
	};
	if (source === null) {
		const file = `${variant.project}/${recordedAnswerName(variant.mode, variant.model, variant.sample)}`;
		return {
			...common,
			status: "no-answer",
			reason: {
				kind: "no-file",
				file
			}
		};
	}
	return {
		...common,
		...judgeCode(source, faults.get(variant.id) ?? null),
		answerHash: sha256Hex(source)
	};
}
// src/commands/generate.ts
/** Writes every planned script that is not there yet. UserError 1 when a budget, a provider or the user ended it before all were asked. */
async function generate(given, { logger, env, keyFiles, signal }, { fetch, policy = DEFAULT_RETRY_POLICY, python } = {}) {
	try {
		var _usingCtx$1 = _usingCtx();
		const options = generateOptions.parse(given);
		if (options.showPrompts && !options.dryRun) throw new UserError("--show-prompts needs --dry-run.");
		const { campaign, dataset, answers } = options;
		const plan = await readPlan(campaign);
		_usingCtx$1.a(options.dryRun ? null : await takeAskingTurn(campaign, logger));
		const wanted = chooseScripts(listGenerated(plan, options.only), options);
		const { toReplay, toAsk, kept } = listWork(wanted, plan.models, await readProvenances(campaign, wanted), options);
		const earlier = await readCalls(campaign);
		const budget = openCampaignBudget(plan, earlier, options);
		const calls = await prepareCalls(toAsk, plan, (slug) => loadWithModules(dataset, slug));
		if (options.dryRun) {
			const expected = await expectCalls(calls);
			const seconds = expectSeconds(calls, earlier);
			for (const line of renderExpectedCalls(expected, seconds, toReplay.length)) logger.info(line);
			const result = {
				counts: {},
				kept,
				pending: 0,
				recorded: toReplay.length,
				spentUsd: budget.spentUsd,
				calls: expected
			};
			return options.showPrompts ? {
				...result,
				prompts: calls.map(listPrompt)
			} : result;
		}
		if (budget.capUsd !== null) for (const { entry } of calls) requirePrice(entry);
		const { counts, keep } = await openAnswerKeeper(campaign, dataset);
		const [origin, found] = answers === void 0 ? ["recorded", `${count(toReplay.length, "recorded answer")} taken`] : ["given", `${count(toReplay.length, "given script")} taken from ${answers}`];
		for await (const { script, answer } of replayAnswers(toReplay, origin, python)) await keep(script, answer);
		if (toReplay.length > 0) logger.info(found);
		const asking = {
			env,
			keyFiles,
			budget,
			policy,
			logger,
			fetch,
			signal,
			python,
			keep
		};
		return {
			counts,
			pending: calls.length === 0 ? 0 : await askLive(calls, options, asking),
			kept,
			recorded: toReplay.length,
			spentUsd: budget.spentUsd,
			calls: []
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Collects what was put down before, then asks for the rest or puts it down. Returns how many calls lie in batches. */
async function askLive(calls, { campaign, dataset, force, batch }, given) {
	const store = await openCalls(campaign);
	const entries = new Set(calls.map(({ entry }) => entry));
	const asker = await openAsker(entries, {
		...given,
		store,
		stored: await readStored(entries, dataset)
	});
	const asking = {
		...given,
		asker,
		store,
		anew: force
	};
	const { waiting, others } = force ? {
		waiting: [],
		others: calls
	} : splitPending(calls, store);
	let pending = await collectBatches(waiting, asking);
	if (batch) pending += await putDownOrRefuse(others, asking);
	else refuseUnfinished(await askForVariants(others, asker, asking), given.budget);
	if (pending > 0) given.logger.info(`${count(pending, "variant")} pending: the same command collects the answers`);
	return pending;
}
/** What the campaigns hold whose stored calls answer for a model, by the key of a question. */
async function readStored(entries, dataset) {
	const answers = /* @__PURE__ */ new Map();
	for (const { provider, calls } of entries) {
		if (provider !== "replay" || calls === void 0) continue;
		const { all } = await readCalls(join(dataset, calls));
		for (const { key, outcome } of all.filter(isAnswered)) answers.set(key, outcome.reply);
	}
	return (key) => answers.get(key) ?? null;
}
/** Returns how many calls were put down. UserError where the budget left some out. */
async function putDownOrRefuse(calls, options) {
	const { putDown, notAsked } = await putDownBatches(calls, options);
	refuseUnfinished({
		notAsked,
		halted: /* @__PURE__ */ new Map(),
		budgetReached: notAsked > 0
	}, options.budget);
	return putDown;
}
const listPrompt = ({ variant, messages }) => ({
	variant: variant.id,
	prompt: showPrompt(messages)
});
export { generate as t };
