import { xt as nameQuestion, zt as batchesOf } from "./work.js";
import { Pr as UserError } from "./inputs.js";
import { K as formatDuration } from "./start.js";
import { a as priceReply, l as toAsked, n as findStored, o as requestOf, p as explainWithFix, r as keyOf, t as describeCall } from "./ask.js";
import { t as ProviderError } from "./provider-error.js";
import { n as isProvidersOwnServer, t as PROVIDER_KINDS } from "./registry.js";
// src/generation/asking/ask-in-batches.ts
/** Far below every provider's limits, in calls and in bytes. */
const CALLS_A_BATCH = 200;
/**
* Questions by what the store knows of them: those that lie in a batch and are not answered, those that are answered, and all
* others.
*/
function splitByStore(questions, store) {
	const inBatches = store.all.filter((each) => each.batch !== null && each.outcome === null);
	const byQuestion = new Map(inBatches.map((each) => [nameQuestion(each), each]));
	const waiting = [];
	const answered = [];
	const others = [];
	for (const question of questions) {
		const stored = byQuestion.get(nameQuestion({
			key: keyOf(question),
			subject: question.subject
		}));
		const asked = findStored(question, store);
		if (stored && stored.batch !== null) waiting.push({
			question,
			stored: {
				...stored,
				batch: stored.batch
			}
		});
		else if (asked !== null) answered.push({
			question,
			asked
		});
		else others.push(question);
	}
	return {
		waiting,
		answered,
		others
	};
}
/**
* Takes what has been answered of batches that were put down before, and hands it to `take`; tells `place` where the others lie,
* since the process that put them down may have ended before it could. Returns how many questions still wait. UserError where a
* batch could not be asked for, once all others are collected.
*/
async function collectBatches(waiting, options, hands) {
	let pending = 0;
	let refusal = null;
	const byBatch = Map.groupBy(waiting, ({ stored }) => stored.batch);
	for (const batch of options.giveUp ?? []) if (!byBatch.has(batch)) options.logger.warn(`--give-up ${batch}: nothing that is asked for here waits for a batch of that name`);
	for (const [batch, own] of byBatch) {
		const outcomes = await collect(batch, own, options);
		if (await isEnded(own, outcomes, options, hands)) continue;
		pending += own.length;
		if (outcomes instanceof UserError) refusal ??= outcomes;
	}
	if (refusal !== null) throw refusal;
	return pending;
}
/** Whether a batch has come to an end; hands on what came of its questions, or where they lie. */
async function isEnded(own, outcomes, { store, logger }, { take, place }) {
	const [first] = own;
	if (outcomes === null || outcomes instanceof UserError) {
		for (const { question, stored } of own) await place(question, stored);
		if (outcomes === null && first) logger.info(tellWait(first.stored));
		return false;
	}
	for (const each of own) await take(each.question, await endWaiting(each, outcomes, store));
	const came = outcomes instanceof Error ? outcomes.message : `${own.length} answers taken`;
	logger.info(`batch ${first?.stored.batch}: ${came}`);
	return true;
}
/** A day is what providers promise. */
function tellWait({ batch, at }) {
	const seconds = (Date.now() - Date.parse(at)) / 1e3;
	return `batch ${batch}: not answered yet${seconds < A_DAY_SECONDS ? "" : `, after ${formatDuration(seconds)} (${tellGiveUp(batch)})`}`;
}
const tellGiveUp = (batch) => `--give-up ${batch} ends the wait: what it holds is asked again, and may be paid twice`;
const A_DAY_SECONDS = 86400;
async function collect(batch, [first], { asker, giveUp = [] }) {
	if (first === void 0) return null;
	const { entry } = first.question;
	const { batches } = asker.provider(entry.id);
	const isGivenUp = giveUp.includes(batch);
	try {
		return await batches?.collect(batch) ?? (isGivenUp ? GIVEN_UP : null);
	} catch (error) {
		if (!(error instanceof ProviderError)) throw error;
		if (error.isUnbilled && !error.isTransient && !error.haltsModel) return error;
		if (isGivenUp && !error.isTransient) return GIVEN_UP;
		const why = error.status === 404 ? `the server of ${entry.id} does not know it: ask with the key and the baseUrl that it was put down with, or ${tellGiveUp(batch)}.` : explainWithFix(entry, error);
		return new UserError(`Batch ${batch}: ${why}`, 1);
	}
}
const GIVEN_UP = new ProviderError("expired", "the batch was given up", { isUnbilled: false });
/** Puts on record what came of one question. */
async function endWaiting({ question: { entry }, stored }, outcomes, store) {
	const outcome = outcomes instanceof Error ? outcomes : outcomes.get(stored.call);
	const wallSeconds = Math.max(0, (Date.now() - Date.parse(stored.at)) / 1e3);
	if (outcome === void 0 || outcome instanceof Error) {
		const error = outcome instanceof ProviderError ? outcome : new ProviderError("malformed", "the batch lacks the call");
		return toAsked(await store.end(stored.call, {
			...error.toOutcome(),
			wallSeconds
		}), false);
	}
	const { cost, costReason } = priceReply(entry, outcome, new Date(stored.at), factorOf(entry));
	const ending = {
		kind: "answered",
		reply: outcome,
		cost,
		costReason,
		wallSeconds
	};
	return toAsked(await store.end(stored.call, ending), false);
}
/** Price of a call in a batch over that of one at once: a half where the provider itself says so; a server that speaks its protocol may ask for the whole. */
const factorOf = (entry) => (isProvidersOwnServer(entry) ? PROVIDER_KINDS[entry.provider].batchFactor : null) ?? 1;
/**
* Puts questions down, to be answered within a day, and tells `place` where each lies. Returns how many were, and how many the
* budget left out. UserError where a model takes no batches.
*/
async function putDownBatches(questions, options, place) {
	const { asker, budget } = options;
	const unable = questions.find(({ entry }) => asker.provider(entry.id).batches === void 0);
	if (unable) throw new UserError(`Model ${unable.entry.id} takes no batches: leave it out, or --batch.`);
	let [putDown, notAsked] = [0, 0];
	for (const own of Map.groupBy(questions, ({ entry }) => entry.id).values()) for (const batch of batchesOf(own, CALLS_A_BATCH)) {
		const fitting = await reserveFitting(batch, budget);
		if (fitting.length > 0) await putDownBatch(fitting, options, place);
		putDown += fitting.length;
		notAsked += batch.length - fitting.length;
	}
	return {
		putDown,
		notAsked
	};
}
/** The first questions that the budget has room for; what they may cost stays reserved until they are answered. */
async function reserveFitting(questions, budget) {
	const fitting = [];
	for (const question of questions) {
		const { reservedUsd } = describeCall(question, 1, factorOf(question.entry));
		if (!await budget.reserve(reservedUsd ?? 0)) break;
		budget.settle(reservedUsd ?? 0, null);
		fitting.push(question);
	}
	return fitting;
}
async function putDownBatch(questions, { asker, store, logger }, place) {
	const [first] = questions;
	const batches = first && asker.provider(first.entry.id).batches;
	if (!batches) return;
	const ids = /* @__PURE__ */ new Map();
	for (const question of questions) ids.set(await store.begin(describeCall(question, 1, factorOf(question.entry))), question);
	const requests = new Map([...ids].map(([id, question]) => [id, requestOf(question)]));
	try {
		const batch = await batches.putDown(requests);
		await store.putDown({
			batch,
			model: first.entry.id,
			calls: [...ids.keys()]
		});
		for (const { question, stored } of splitByStore(questions, store).waiting) await place(question, stored);
		logger.info(`${first.entry.id}: ${ids.size} calls put down as batch ${batch}`);
	} catch (error) {
		if (!(error instanceof ProviderError)) throw error;
		for (const id of ids.keys()) await store.end(id, {
			...error.toOutcome(),
			wallSeconds: 0
		});
		throw new UserError(`Model ${first.entry.id} took no batch: ${explainWithFix(first.entry, error)}`, 1);
	}
}
export { splitByStore as i, factorOf as n, putDownBatches as r, collectBatches as t };
