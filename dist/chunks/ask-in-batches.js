import { Lt as nameQuestion, an as batchesOf } from "./work.js";
import { Rr as UserError } from "./inputs.js";
import { ot as formatDuration } from "./start.js";
import { n as explainWithFix } from "./advise-on-error.js";
import { t as ProviderError } from "./provider-error.js";
import { n as isProvidersOwnServer, t as PROVIDER_KINDS } from "./registry.js";
import { a as requestOf, n as findStored, r as keyOf, s as toAsked, t as describeCall } from "./ask.js";
import { r as priceReply } from "./price.js";
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
* since the process that put them down may have ended before it could. Returns how many questions still wait.
*/
async function collectBatches(waiting, options, hands) {
	let pending = 0;
	const halted = /* @__PURE__ */ new Map();
	const byBatch = Map.groupBy(waiting, ({ stored }) => stored.batch);
	for (const batch of options.giveUp ?? []) if (!byBatch.has(batch)) options.logger.warn(`--give-up ${batch}: nothing that is asked for here waits for a batch of that name`);
	for (const [batch, own] of byBatch) {
		const outcomes = await collect(batch, own, options);
		if (await isEnded(own, outcomes, options, hands)) continue;
		pending += own.length;
		if (typeof outcomes === "string") halted.set(`Batch ${batch}`, outcomes);
	}
	return {
		pending,
		halted
	};
}
/** Whether a batch has come to an end; hands on what came of its questions, or where they lie. */
async function isEnded(own, outcomes, { store, logger }, { take, place }) {
	const [first] = own;
	if (outcomes === null || typeof outcomes === "string") {
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
		if (error.isUnbilled && error.status === null && !error.isTransient) return error;
		if (isGivenUp && !error.isTransient) return GIVEN_UP;
		return tellUnasked(entry, batch, error);
	}
}
/** Why a batch could not be asked for, and what helps where it never can. */
function tellUnasked(entry, batch, error) {
	if (error.status === 404) return `the server of ${entry.id} does not know it: ask with the key and the baseUrl that it was put down with, or ${tellGiveUp(batch)}.`;
	const told = explainWithFix(entry, error);
	return error.kind === "request" ? `${told} (${tellGiveUp(batch)})` : told;
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
* Puts questions down, to be answered within a day, and tells `place` where each lies. Returns how many were, and how many were not
* and why. UserError where a model takes no batches.
*/
async function putDownBatches(questions, options, place) {
	const { asker, budget } = options;
	const unable = questions.find(({ entry }) => asker.provider(entry.id).batches === void 0);
	if (unable) throw new UserError(`Model ${unable.entry.id} takes no batches: leave it out, or --batch.`);
	let [putDown, isOverBudget] = [0, false];
	const halted = /* @__PURE__ */ new Map();
	for (const [model, own] of Map.groupBy(questions, ({ entry }) => entry.id)) for (const batch of batchesOf(own, CALLS_A_BATCH)) {
		const fitting = halted.has(model) ? [] : await listFitting(batch, budget);
		const refusal = fitting.length > 0 ? await putDownBatch(fitting, options, place) : null;
		if (refusal !== null) halted.set(model, refusal);
		else putDown += fitting.length;
		isOverBudget ||= !halted.has(model) && fitting.length < batch.length;
	}
	return {
		putDown,
		notAsked: questions.length - putDown,
		halted,
		isOverBudget
	};
}
const mostUsd = (question) => describeCall(question, 1, factorOf(question.entry)).reservedUsd ?? 0;
/** The first questions that the budget has room for. */
async function listFitting(questions, budget) {
	const fitting = [];
	let usd = 0;
	for (const question of questions) {
		usd += mostUsd(question);
		if (!await budget.reserve(usd)) break;
		budget.settle(usd, 0);
		fitting.push(question);
	}
	return fitting;
}
/** A server that failed may have taken the batch before, and its answer alone be lost; one that is too busy took none. */
function explainPutDown(entry, error) {
	const mayBeBilled = (error.status ?? 0) >= 500 && !error.asksToSlowDown || !error.isUnbilled;
	return {
		mayBeBilled,
		told: `${mayBeBilled ? "whether it took the batch is not known (look at the provider's own list of batches: one that is there is paid for, and asking again pays twice)" : "it took no batch"}: ${explainWithFix(entry, error)}`
	};
}
/** Returns why the model took no batch; null where it did. What the questions may cost counts as spent until they are answered. */
async function putDownBatch(questions, { asker, store, budget, logger }, place) {
	const [first] = questions;
	const batches = first && asker.provider(first.entry.id).batches;
	if (!batches) return null;
	const usd = questions.reduce((sum, question) => sum + mostUsd(question), 0);
	await budget.reserve(usd);
	let spent = null;
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
		return null;
	} catch (error) {
		if (!(error instanceof ProviderError)) throw error;
		const { told, mayBeBilled } = explainPutDown(first.entry, error);
		if (!mayBeBilled) spent = 0;
		for (const id of ids.keys()) await store.end(id, {
			...error.toOutcome(),
			mayBeBilled,
			wallSeconds: 0
		});
		return told;
	} finally {
		budget.settle(usd, spent);
	}
}
export { splitByStore as i, factorOf as n, putDownBatches as r, collectBatches as t };
