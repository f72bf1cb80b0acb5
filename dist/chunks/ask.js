import { Kr as refuseStopped, Rr as UserError } from "./inputs.js";
import { y as startWatch } from "./base.js";
import { n as explainWithFix, t as adviseOnError } from "./advise-on-error.js";
import { n as keyOfCall, r as parametersOf } from "./call-key.js";
import { i as limitCall, n as readKey, t as openProvider } from "./open-provider.js";
import { t as describeServer } from "./model-server.js";
import { t as ProviderError } from "./provider-error.js";
import { n as boundTokens } from "./token-usage.js";
import { i as priceWorstCase, r as priceReply, t as findTooCheap } from "./price.js";
import { setTimeout } from "node:timers/promises";
/** Calls beyond which a process has other limits. */
const MOST_ALLOWED = 64;
/** Rounds of answers until so many calls are answered, where the server never asks to slow down: each doubles how many are under way. */
function countRoundsOfAnswers(calls, limits) {
	const most = limits?.concurrency ?? MOST_ALLOWED;
	let rounds = 0;
	for (let [left, allowed] = [calls, Math.min(4, most)]; left > 0; rounds++) {
		left -= allowed;
		allowed = Math.min(most, 2 * allowed);
	}
	return rounds;
}
/**
* Starts with few calls and allows one more with each answer, until the server asks to slow down: then half as many, and one
* more with each round of answers. Within the limits that the entry gives, requests and tokens are spread evenly over time.
*/
function openLimiter(limits, sleep, now = () => performance.now()) {
	const most = limits?.concurrency ?? MOST_ALLOWED;
	let allowed = Math.min(4, most);
	let isSlowStart = true;
	/** Number of cuts so far: a call that began before the last one says nothing new by failing. */
	let cuts = 0;
	const gate = openGate(() => Math.floor(allowed));
	const pace = openPace(limits, now);
	const grow = () => {
		allowed = Math.min(most, allowed + (isSlowStart ? 1 : 1 / allowed));
	};
	const cut = (error, begunAfter) => {
		if (!(error instanceof ProviderError) || !error.asksToSlowDown) return;
		pace.pause(error.haltsModel ? 0 : Math.min(error.retryAfterSeconds ?? 0, 120));
		if (begunAfter < cuts) return;
		cuts++;
		isSlowStart = false;
		allowed = Math.max(1, allowed / 2);
	};
	return {
		get allowed() {
			return Math.floor(allowed);
		},
		async run(tokens, work, signal) {
			await gate.enter(signal);
			try {
				const seconds = pace.takeTurn(tokens);
				if (seconds > 0) await sleep(seconds, signal);
				const begunAfter = cuts;
				try {
					const result = await work();
					grow();
					return result;
				} catch (error) {
					cut(error, begunAfter);
					throw error;
				}
			} finally {
				gate.leave();
			}
		}
	};
}
/** Lets in as many at a time as `places` says when somebody comes or leaves; the others wait in a line. */
function openGate(places) {
	let inside = 0;
	const waiting = [];
	const admit = () => {
		while (inside < places()) {
			const next = waiting.shift();
			if (next === void 0) return;
			inside++;
			next();
		}
	};
	return {
		enter: (signal) => new Promise((resolve, reject) => {
			const start = () => {
				signal?.removeEventListener("abort", giveUp);
				resolve();
			};
			const giveUp = () => {
				waiting.splice(waiting.indexOf(start), 1);
				reject(signal?.reason);
			};
			if (signal?.aborted) return reject(signal.reason);
			signal?.addEventListener("abort", giveUp, { once: true });
			waiting.push(start);
			admit();
		}),
		leave: () => {
			inside--;
			admit();
		}
	};
}
/** Gives each call its moment, so that requests and tokens of a minute are spread evenly over it. */
function openPace(limits, now) {
	let pausedUntil = 0;
	let nextAt = 0;
	return {
		pause: (seconds) => {
			pausedUntil = Math.max(pausedUntil, now() + seconds * 1e3);
		},
		/** Seconds until this call's turn. */
		takeTurn: (tokens) => {
			const perRequest = limits?.requestsPerMinute ? 6e4 / limits.requestsPerMinute : 0;
			const perToken = limits?.tokensPerMinute ? tokens * 6e4 / limits.tokensPerMinute : 0;
			const at = Math.max(now(), pausedUntil, nextAt);
			nextAt = at + Math.max(perRequest, perToken);
			return (at - now()) / 1e3;
		}
	};
}
// src/generation/asking/retry.ts
const DEFAULT_RETRY_POLICY = {
	attempts: 6,
	firstDelaySeconds: 1,
	longestDelaySeconds: 60,
	random: Math.random,
	sleep: async (seconds, signal) => {
		await setTimeout(seconds * 1e3, void 0, signal ? { signal } : {});
	}
};
/**
* Seconds before the next attempt, or null to stop. Full jitter: uniform below the exponential bound, so that calls
* refused together do not come back together; a Retry-After is a floor under it.
*/
function chooseDelaySeconds(error, attempt, policy) {
	if (!(error instanceof ProviderError) || !error.isTransient) return null;
	const bound = Math.min(policy.longestDelaySeconds, policy.firstDelaySeconds * 2 ** (attempt - 1));
	const jitter = policy.random() * bound;
	if (error.retryAfterSeconds === null) return jitter;
	if (error.retryAfterSeconds > 120) return null;
	return error.retryAfterSeconds + policy.random() * policy.firstDelaySeconds;
}
/**
* Calls until it succeeds, the error is not transient, or the attempts are spent; then rejects with the last error. Once
* the signal aborted it rejects and calls no more; the call under way has to end by the signal itself.
*/
async function callWithRetries(call, policy, signal) {
	for (let attempt = 1;; attempt++) {
		signal?.throwIfAborted();
		try {
			return await call();
		} catch (error) {
			const seconds = attempt < policy.attempts ? chooseDelaySeconds(error, attempt, policy) : null;
			if (seconds === null) throw error;
			await policy.sleep(seconds, signal);
		}
	}
}
// src/generation/asking/ask.ts
/**
* Opens all providers, so that a key that is missing, or a model that may not be asked, is a UserError before the first call;
* then it is told where each is asked and with which key.
*/
async function openAsker(entries, options) {
	const { env, keyFiles, fetch, stored, logger, budget } = options;
	const byId = new Map([...entries].map((entry) => [entry.id, entry]));
	const providers = /* @__PURE__ */ new Map();
	for (const [id, entry] of byId) {
		if (budget.capUsd !== null) requirePrice(entry);
		providers.set(id, await openProvider({
			entry,
			key: readKey(entry, env),
			fetch,
			env,
			stored
		}));
	}
	for (const entry of byId.values()) {
		logger.info(describeServer(entry, keyFiles, env));
		const share = budget.capUsd === null ? null : findTooCheap(entry);
		if (share !== null) logger.warn(explainTooCheap(entry, share));
	}
	const limiterOf = openLimiters(options.policy.sleep);
	const providerOf = (id) => {
		const provider = providers.get(id);
		if (provider === void 0) throw new Error(`no provider was opened for ${id}`);
		return provider;
	};
	const halted = /* @__PURE__ */ new Map();
	/** Asked in its turn: what halts a model halts those too that wait for theirs. */
	const askUnlessHalted = async (entry, work) => {
		if (halted.has(entry.id)) return HALTED;
		try {
			return await work();
		} catch (error) {
			if (error instanceof ProviderError && error.haltsModel) halted.set(entry.id, explainWithFix(entry, error));
			throw error;
		}
	};
	const advised = /* @__PURE__ */ new Set();
	/** Told once a model and kind: what halts a model is told where the asking ends. */
	const advise = (entry, error) => {
		const advice = error.haltsModel ? null : adviseOnError(entry, error);
		if (advice === null || advised.has(advice)) return;
		advised.add(advice);
		logger.warn(advice);
	};
	return {
		halted,
		provider: providerOf,
		async ask(question) {
			const { entry } = question;
			const found = findStored(question, options.store);
			if (found !== null) return found;
			if (halted.has(entry.id)) return HALTED;
			const tries = new Tries(question, providerOf(entry.id), options);
			const tokens = boundTokens(question.messages, question.tools) + entry.maxOutputTokens;
			const asked = await tries.ask((work) => limiterOf(entry).run(tokens, () => askUnlessHalted(entry, work), options.signal));
			if (asked.kind === "failed") advise(entry, asked.error);
			return asked;
		}
	};
}
/** One for each server's model, whatever entries name it. */
function openLimiters(sleep) {
	const limiters = /* @__PURE__ */ new Map();
	return ({ provider, baseUrl = "", model, limits }) => {
		const server = `${provider} ${baseUrl} ${model}`;
		const limiter = limiters.get(server) ?? openLimiter(limits, sleep);
		limiters.set(server, limiter);
		return limiter;
	};
}
const HALTED = {
	kind: "not-asked",
	why: "halted"
};
/** A cap means nothing over a model whose price is unknown. */
function requirePrice(entry) {
	const { cost } = priceWorstCase(entry, 1);
	if (cost !== null || entry.provider === "replay") return;
	throw new UserError(`A budget cannot be kept for model ${entry.id}: no price is known for it; give one in models.yaml.`);
}
const explainTooCheap = ({ id }, share) => `${id}: its price in models.yaml is ${Math.round(100 * share)} % of what the price table has, and the budget holds by that of models.yaml: look who wrote it.`;
const requestOf = ({ entry, messages, tools, sample }) => ({
	messages,
	...tools === void 0 ? {} : { tools },
	...parametersOf(entry),
	sample
});
const keyOf = (question) => keyOfCall(question.entry, requestOf(question));
/** The call as the store keeps it. */
function describeCall(question, attempt, batchFactor = null) {
	const { entry, messages, tools = [], subject, project, sample } = question;
	const { cost } = priceWorstCase(entry, boundTokens(messages, tools));
	return {
		key: keyOf(question),
		subject,
		project,
		model: entry.id,
		provider: entry.provider,
		requestedModel: entry.model,
		messages,
		tools: [...tools],
		parameters: parametersOf(entry),
		sample,
		attempt,
		isBatch: batchFactor !== null,
		reservedUsd: cost && cost.usd * (batchFactor ?? 1)
	};
}
/** Call in the store that answers the question; null: none, or it is to be asked anew. */
function findStored(question, store) {
	const found = question.anew ? null : store.find({
		key: keyOf(question),
		subject: question.subject
	});
	return found && toAsked(found);
}
/** Result of a call that the store holds. */
function toAsked(call, isStored = true) {
	const { outcome } = call;
	const asking = toAsking(call);
	if (outcome.kind === "failed") {
		const facts = {
			status: outcome.httpStatus,
			isUnbilled: !outcome.mayBeBilled
		};
		return {
			kind: "failed",
			...asking,
			error: new ProviderError(outcome.error, outcome.message, facts)
		};
	}
	const { reply, cost, costReason } = outcome;
	return {
		kind: "answered",
		...asking,
		reply,
		cost,
		costReason,
		isStored
	};
}
const toAsking = ({ call, attempt, at, outcome }) => ({
	call,
	attempts: attempt,
	wallSeconds: outcome.wallSeconds,
	startedAt: at
});
var BudgetReached = class extends Error {};
/** The tries of one question. */
var Tries = class {
	#question;
	#provider;
	#options;
	#attempts = 0;
	#last = null;
	constructor(question, provider, options) {
		this.#question = question;
		this.#provider = provider;
		this.#options = options;
	}
	async ask(limit) {
		const { policy, signal } = this.#options;
		try {
			return await callWithRetries(() => limit(() => this.#try()), policy, signal);
		} catch (error) {
			refuseStopped(signal);
			if (error instanceof BudgetReached) return {
				kind: "not-asked",
				why: "budget"
			};
			if (!(error instanceof ProviderError) || this.#last === null) throw error;
			return {
				kind: "failed",
				...this.#last,
				error
			};
		}
	}
	/** One call: reserved, put on record, made, and put on record again with what came of it. */
	async #try() {
		const { store, budget } = this.#options;
		const call = describeCall(this.#question, this.#attempts + 1);
		const reserved = call.reservedUsd ?? 0;
		if (!await budget.reserve(reserved)) throw new BudgetReached();
		let spent = null;
		try {
			this.#attempts++;
			const id = await store.begin(call);
			const [begun, seconds] = [/* @__PURE__ */ new Date(), startWatch()];
			try {
				const reply = await this.#converse();
				const { cost, costReason } = priceReply(this.#question.entry, reply, begun);
				spent = cost?.usd ?? null;
				const ending = {
					kind: "answered",
					reply,
					cost,
					costReason,
					wallSeconds: seconds()
				};
				return toAsked(await store.end(id, ending), false);
			} catch (error) {
				if (!(error instanceof ProviderError)) throw error;
				if (error.isUnbilled) spent = 0;
				this.#last = toAsking(await store.end(id, {
					...error.toOutcome(),
					wallSeconds: seconds()
				}));
				throw error;
			}
		} finally {
			budget.settle(reserved, spent);
		}
	}
	/** A call that ran out of its time is not made again: the same question would take as long, and is paid for each time. */
	async #converse() {
		const stop = this.#options.signal;
		const timeout = limitCall(this.#question.entry.timeoutSeconds);
		const signal = AbortSignal.any(stop ? [timeout, stop] : [timeout]);
		try {
			return await this.#provider.converse({
				...requestOf(this.#question),
				signal
			});
		} catch (error) {
			if (stop?.aborted) throw new ProviderError("network", "the call was ended by its user");
			timeout.throwIfAborted();
			throw error;
		}
	}
};
export { requestOf as a, DEFAULT_RETRY_POLICY as c, openAsker as i, countRoundsOfAnswers as l, findStored as n, requirePrice as o, keyOf as r, toAsked as s, describeCall as t };
