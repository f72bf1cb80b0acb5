import { $t as literal, Er as shorten, Jt as boolean, Kr as refuseStopped, Rr as UserError, Wt as _enum, Xt as discriminatedUnion, Zt as int, at as label, br as cleanLine, gt as text, on as strictObject, q as LONGEST_TEXT, qt as array, st as modelId, tn as number } from "./inputs.js";
import { n as loadModels } from "./load-models.js";
import { y as startWatch } from "./base.js";
import { r as parametersOf } from "./call-key.js";
import { i as serverOf, r as findModelGap, t as describeServer } from "./model-server.js";
import { n as readKey, t as openProvider } from "./open-provider.js";
import { t as ProviderError } from "./provider-error.js";
import { t as PROVIDER_KINDS } from "./registry.js";
import { n as priceCall, r as priceReply } from "./price.js";
import { t as adviseOnError } from "./advise-on-error.js";
import { W as alignColumns } from "./measured.js";
import { i as versioned } from "./versioned.js";
import { Cn as FINISHES, Tn as tokenUsage, _ as formatCount, ar as PROVIDER_ERRORS, cr as usageFault, dn as price, or as costReason, sr as modelGap, xn as modelEntry, yn as PROVIDERS } from "./work.js";
import { n as formatModelGap, t as formatCostReason } from "./asking-reasons.js";
import { n as testModelOptions, t as modelsOptions } from "./models-options.js";
// src/generation/asking/check-model.ts
/** Facts of a model that are known without asking it. */
function describeModel(entry, env) {
	const { id, provider, model, keyVariable, maxOutputTokens, limits = null, trainingCutoff = null } = entry;
	const { cost, reason } = priceThousand(entry, 1e3, 0);
	return {
		id,
		provider,
		model,
		keyVariable,
		maxOutputTokens,
		limits,
		trainingCutoff,
		server: serverOf(entry)?.host ?? null,
		whyNotAsked: provider === "replay" ? { kind: "recorded" } : findModelGap(entry, env),
		inputPerMillion: cost && cost.usd * 1e3,
		outputPerMillion: cost && (priceThousand(entry, 0, 1e3).cost?.usd ?? 0) * 1e3,
		pricedAs: cost?.pricedAs ?? null,
		priceReason: reason,
		takesBatches: PROVIDER_KINDS[provider].batchFactor !== null,
		test: null
	};
}
/** Few enough for no tier of a price that begins at many tokens. */
const priceThousand = (entry, input, output) => priceCall(entry, {
	input,
	cachedInput: 0,
	cacheWrite: 0,
	output,
	reasoning: 0
});
const HELLO = [{
	role: "user",
	text: "Answer with the one word: ready"
}];
/** Room for some thought before the word; most of a cent with the dearest models. */
const TEST_TOKENS = 256;
/** Makes one call as the entry says, but for its length. UserError where it may not be made. */
async function testModel(entry, { env, signal }) {
	const provider = await openProvider({
		entry,
		key: readKey(entry, env),
		env
	});
	const [started, seconds] = [/* @__PURE__ */ new Date(), startWatch()];
	const timeout = AbortSignal.timeout(12e4);
	try {
		const reply = await provider.converse({
			...parametersOf({
				...entry,
				maxOutputTokens: Math.min(TEST_TOKENS, entry.maxOutputTokens)
			}),
			messages: HELLO,
			signal: AbortSignal.any(signal ? [timeout, signal] : [timeout])
		});
		const { finish, returnedModel, usage, usageReason } = reply;
		const bound = (said) => said && shorten(said, 1e3);
		return {
			kind: "answered",
			finish,
			usage,
			usageReason,
			text: shorten(reply.text, LONGEST_TEXT),
			returnedModel: bound(returnedModel),
			...priceReply(entry, reply, started),
			wallSeconds: seconds()
		};
	} catch (error) {
		refuseStopped(signal);
		if (!(error instanceof ProviderError)) throw error;
		return {
			kind: "failed",
			error: timeout.aborted ? "timeout" : error.toldAs,
			message: error.explain(),
			httpStatus: error.status,
			wallSeconds: seconds()
		};
	}
}
// src/schema/generation/model-check.ts
const answered = strictObject({
	kind: literal("answered"),
	text,
	finish: _enum(FINISHES),
	returnedModel: text.nullable(),
	usage: tokenUsage.nullable(),
	usageReason: usageFault.nullable(),
	cost: price.nullable(),
	costReason: costReason.nullable(),
	wallSeconds: number()
});
const failed = strictObject({
	kind: literal("failed"),
	error: _enum(PROVIDER_ERRORS),
	message: text,
	/** Null: the server told none, or was not reached. */
	httpStatus: number().nullable(),
	wallSeconds: number()
});
/** One model of `models.yaml`, and whether it can be asked from here. */
const modelCheck = strictObject({
	id: modelId,
	provider: _enum(PROVIDERS),
	model: text,
	/** Host, port; null: it is no server. */
	server: label.nullable(),
	keyVariable: label.nullable(),
	/** Null: it can be asked. */
	whyNotAsked: modelGap.nullable(),
	/** US dollars per million tokens; null: not known. */
	inputPerMillion: number().nullable(),
	outputPerMillion: number().nullable(),
	/** Model as the price table, or the entry, names what it prices. */
	pricedAs: text.nullable(),
	priceReason: costReason.nullable(),
	takesBatches: boolean(),
	maxOutputTokens: int(),
	limits: modelEntry.shape.limits.unwrap().nullable(),
	trainingCutoff: label.nullable(),
	/** What came of one cheap call; null: none was made. */
	test: discriminatedUnion("kind", [answered, failed]).nullable()
});
/** Whether the model had room to answer and said nothing; one that was cut off may have thought. */
const isEmptyAnswer = (test) => test.kind === "answered" && test.finish === "complete" && test.text.trim() === "";
versioned(1, strictObject({
	schemaVersion: literal(1),
	models: array(modelCheck)
}), {});
// src/report/text/model-checks.ts
/** The models, a line each: what is asked where, at what price, and whether it can be asked from here. */
function renderModels(models, width) {
	const head = [
		"model",
		"asked as",
		"at",
		"$ per million in, out",
		"from here"
	];
	const rows = models.map((each) => [
		each.id,
		each.model,
		each.server ?? each.provider,
		renderPrice(each),
		each.whyNotAsked === null ? "can be asked" : formatModelGap(each.whyNotAsked)
	]);
	return alignColumns([head, ...rows], width, { names: 1 }).join("\n");
}
function renderPrice({ inputPerMillion, outputPerMillion, pricedAs, model }) {
	if (inputPerMillion === null || outputPerMillion === null) return "unknown";
	const named = pricedAs === model || pricedAs === null ? "" : ` (as ${pricedAs})`;
	return `${toDollars(inputPerMillion)}, ${toDollars(outputPerMillion)}${named}`;
}
const toDollars = (usd) => String(Number(usd.toPrecision(3)));
const EMPTY = "look in models.yaml whether model names one that is made for chat, and at api: 'chat' or 'responses'";
/** What came of one call: each thing that a campaign relies on, and whether it is there. */
function renderModelTest({ id, model, test, maxOutputTokens }) {
	if (test === null) return `${id} was not asked`;
	if (test.kind === "failed") return `✘ ${id} did not answer: ${test.error}: ${cleanLine(test.message)} (${test.wallSeconds.toFixed(1)} s)`;
	const { text, finish, returnedModel, usage, usageReason, cost, costReason, wallSeconds } = test;
	const isSame = returnedModel === model;
	const marked = [
		isEmptyAnswer(test) ? [false, `answered in ${wallSeconds.toFixed(1)} s with nothing: ${EMPTY}`] : [finish === "complete", `answered in ${wallSeconds.toFixed(1)} s, ${finish}: ${cleanLine(text, 80)}`],
		[returnedModel !== null, returnedModel === null ? "names no model" : `is ${isSame ? "the model" : returnedModel}`],
		[usage !== null, usage === null ? `${usageReason && formatCostReason(usageReason)}` : `${formatCount(usage.input)} tokens in, ${formatCount(usage.output)} out (${formatCount(usage.reasoning)} reasoning)`],
		[cost !== null, cost === null ? `price unknown: ${costReason && formatCostReason(costReason)}` : `$${cost.usd.toFixed(6)} by ${cost.source}`]
	].map(([isThere, said]) => `${isThere ? "✔" : "✘"} ${said}`);
	return [`${id}, asked for ${model} (a campaign allows it ${maxOutputTokens} tokens)`, ...marked].join("\n");
}
// src/commands/models.ts
/** The models of a dataset, and which of them can be asked from here. Asks none. */
async function listModels(given, width, { env }) {
	const { dataset } = modelsOptions.parse(given);
	const models = (await loadModels(dataset)).map((entry) => describeModel(entry, env));
	return {
		json: {
			schemaVersion: 1,
			models
		},
		text: renderModels(models, width)
	};
}
/** Asks one model one short question. `works` is false where it gave no answer. */
async function tryModel(given, { env, keyFiles, logger, signal }) {
	const { dataset, id } = testModelOptions.parse(given);
	const models = await loadModels(dataset);
	const entry = models.find((each) => each.id === id);
	if (entry === void 0) {
		const known = models.map((each) => each.id).join(", ");
		throw new UserError(`There is no model '${id}' in ${dataset}/models.yaml; there are: ${known}.`);
	}
	const known = describeModel(entry, env);
	if (known.whyNotAsked === null) logger.info(`${describeServer(entry, keyFiles, env)}; an answer within 120 s is waited for`);
	const test = await testModel(entry, {
		env,
		signal
	});
	const tested = {
		...known,
		test
	};
	const advice = test.kind === "failed" ? adviseOnError(entry, {
		kind: test.error,
		status: test.httpStatus
	}) : null;
	const json = {
		schemaVersion: 1,
		models: [tested]
	};
	const text = renderModelTest(tested);
	return {
		json,
		text: advice === null ? text : `${text}\n  ${advice}`,
		works: test.kind === "answered" && !isEmptyAnswer(test)
	};
}
export { listModels, tryModel };
