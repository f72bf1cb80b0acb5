import { h as outcomeOf, m as classOf, n as collectCampaign, u as listVariantsInBlocks } from "./analyse.js";
import { t as UserError } from "./errors.js";
import { f as readTextIfPresent } from "./files.js";
import { n as count } from "./text.js";
import { a as readCalls, i as openCalls, r as isAnswered } from "./calls.js";
import { r as readPlan } from "./documents.js";
import { t as readLogEnd } from "./logs.js";
import { t as campaignFiles } from "./paths.js";
import { t as settlePlan } from "./settle-plan.js";
import { n as readProvenances } from "./variant-files.js";
import { a as fillIn, c as isSettled, d as expectSeconds, f as openCampaignBudget, h as refuseUnfinished, i as redactTexts, l as toGeneratedVariant, n as takeAskingTurn, o as showPrompt, p as askForVariants, r as prepareCalls, s as fenceUntrusted, t as openAnswerKeeper, u as expectCalls, y as loadWithModules } from "./keep-answers.js";
import { a as requirePrice, n as openAsker, o as DEFAULT_RETRY_POLICY } from "./ask.js";
import { t as groupsBy } from "./groups.js";
import { c as readTemplates, r as renderExpectedCalls } from "./draws-or-waits.js";
import { t as repairOptions } from "./repair2.js";
import { t as _usingCtx } from "./usingCtx.js";
// src/analysis/tries.ts
/** Every try that a model answered, by variant id. `plan`: as `settlePlan` gives it. */
function listTries(plan, collected, provenances) {
	const tries = /* @__PURE__ */ new Map();
	for (const inBlocks of listVariantsInBlocks(plan, collected, provenances)) {
		const { variant, counts, runs } = inBlocks;
		const provenance = provenances.get(variant.id);
		if (variant.model === null || !counts || provenance === void 0) continue;
		const { passed, attempted, failure } = outcomeOf(inBlocks, provenance);
		const outcome = passed ? "passed" : attempted ? "failed" : runs.length === 0 ? "not-run" : "lost";
		const run = runs.findLast((each) => classOf(each) === failure?.class && each.message === failure.message);
		const log = run?.logSha256 == null ? null : {
			record: run.id,
			sha256: run.logSha256
		};
		tries.set(variant.id, {
			variant,
			outcome,
			failure,
			log
		});
	}
	return tries;
}
// src/generation/list-repairs.ts
/**
* What is to be asked next, the same for every model: each question whose last answer failed, as long as the plan has a round
* left; beside a repair the control arm's fresh answer, as long as none of its own has passed.
*/
function listRepairs({ variants, models, options }, provenances, outcomes) {
	const answers = variants.filter(({ model }) => model !== null);
	const states = groupsBy(answers, ({ project, mode, model, sample }) => [
		project,
		mode,
		model,
		sample
	]).map((tries) => readTries(tries, provenances, outcomes));
	const wanted = states.flatMap((state) => {
		const next = state.outcome === "failed" ? state.next : void 0;
		const fresh = options.control ? findFresh(state, next ?? state.last) : void 0;
		return [...next === void 0 ? [] : want(next, state.last?.id ?? null, models), ...fresh === void 0 ? [] : want(fresh, null, models)];
	});
	const countOf = (isSo) => states.filter(isSo).length;
	return {
		wanted,
		notRun: countOf(({ last, outcome }) => last !== void 0 && outcome === "not-run"),
		notAsked: countOf(({ last }) => last === void 0)
	};
}
function readTries(tries, provenances, outcomes) {
	const isMade = ({ id }) => {
		const known = provenances.get(id);
		return known !== void 0 && isSettled(known);
	};
	const outcomeOf = (variant) => (variant === void 0 ? void 0 : outcomes.get(variant.id)?.outcome) ?? "not-run";
	const repairs = tries.filter(({ arm }) => arm === void 0).sort(byIteration);
	const control = tries.filter(({ arm }) => arm === "control").sort(byIteration);
	const last = repairs.findLast(isMade);
	return {
		last,
		outcome: outcomeOf(last),
		next: last && repairs[repairs.indexOf(last) + 1],
		control: {
			allFailed: control.filter(isMade).every((each) => outcomeOf(each) === "failed"),
			next: control.find((each) => !isMade(each))
		}
	};
}
/** Of the control arm: the next one, where a repair of its round is made or asked for now and none before it has passed. */
function findFresh({ control }, repaired) {
	return control.allFailed && (control.next?.iteration ?? 0) <= (repaired?.iteration ?? 0) ? control.next : void 0;
}
const byIteration = (a, b) => (a.iteration ?? 0) - (b.iteration ?? 0);
function want(variant, after, models) {
	const generated = toGeneratedVariant(variant);
	const entry = models.find(({ id }) => id === variant.model);
	return generated === null || entry === void 0 ? [] : [{
		variant: generated,
		entry,
		after
	}];
}
// src/generation/repair-messages.ts
/** The conversation that asks for a repair: what was asked first, the answer, and how it failed. */
function askAgain(first, failed, templates) {
	const text = failed.answer?.trim() || (failed.script === null ? "(no answer)" : `\`\`\`python\n${failed.script}\`\`\``);
	const told = fillIn(templates.repair, {
		failure: tellFailure(failed),
		answer: templates.answer
	});
	return [
		...first,
		{
			role: "assistant",
			text,
			toolCalls: [],
			native: null
		},
		{
			role: "user",
			text: told
		}
	];
}
function tellFailure({ kind, errorType, message, output }) {
	const parts = [`It ended so: ${WORDS[kind] ?? kind.replaceAll("-", " ")}.`];
	const said = [errorType, message].filter((part) => part !== null).join(": ");
	if (said !== "") parts.push(fenceUntrusted("error", clean(said)));
	if (output !== null && output !== "") parts.push(`The end of what it printed:\n\n${fenceUntrusted("output", clean(output))}`);
	return parts.join("\n\n");
}
/** The end of a text, without who and where. */
function clean(text) {
	const end = text.split("\n").slice(-40).join("\n").slice(-4e3);
	return redactTexts({
		prose: [end],
		code: []
	}).prose[0] ?? "";
}
const WORDS = {
	refused: "you gave no program",
	truncated: "the answer was cut off at its longest; be shorter",
	"no-code": "the answer held no Python program",
	syntax: "Python cannot read the program",
	"data-path": "a file was not where the program looked for it",
	"data-schema": "the data have not the columns or the shape that the program expects",
	"data-values": "the data hold values that the program does not expect",
	"asks-for-input": "the program waits for input that never comes",
	"forbidden-action": "the program does what its sandbox does not allow",
	timeout: "the program was not done in its time",
	memory: "the program took more memory than it may",
	limit: "the program took more processes, files or output than it may",
	"no-metric": "the program ended well and did not print the metric line",
	"invalid-metric": "the program printed a value that the metric cannot have"
};
// src/commands/repair.ts
/** Asks again for what failed, one round further. UserError 1 when a budget, a provider or the user ended it before all were asked. */
async function repair(given, { logger, env, keyFiles, signal }, { fetch, policy = DEFAULT_RETRY_POLICY, python } = {}) {
	try {
		var _usingCtx$1 = _usingCtx();
		const options = repairOptions.parse(given);
		const { campaign, dataset } = options;
		if (options.showPrompts && !options.dryRun) throw new UserError("--show-prompts needs --dry-run.");
		const plan = await readPlan(campaign);
		_usingCtx$1.a(options.dryRun ? null : await takeAskingTurn(campaign, logger));
		const stored = await readCalls(campaign);
		const calls = await prepareRepairs(plan, stored, options, logger);
		const budget = openCampaignBudget(plan, stored, options);
		if (options.dryRun) {
			const expected = await expectCalls(calls);
			for (const line of renderExpectedCalls(expected, expectSeconds(calls, stored), 0)) logger.info(line);
			const prompts = calls.map(({ variant, messages }) => ({
				variant: variant.id,
				prompt: showPrompt(messages)
			}));
			return {
				counts: {},
				spentUsd: budget.spentUsd,
				calls: expected,
				...options.showPrompts ? { prompts } : {}
			};
		}
		if (calls.length === 0) {
			logger.info("Nothing is left to repair.");
			return {
				counts: {},
				spentUsd: budget.spentUsd,
				calls: []
			};
		}
		const entries = new Set(calls.map(({ entry }) => entry));
		if (budget.capUsd !== null) for (const entry of entries) requirePrice(entry);
		const { counts, keep } = await openAnswerKeeper(campaign, dataset);
		const store = await openCalls(campaign);
		const asker = await openAsker(entries, {
			env,
			keyFiles,
			store,
			budget,
			policy,
			logger,
			fetch,
			signal
		});
		refuseUnfinished(await askForVariants(calls, asker, {
			logger,
			anew: false,
			python,
			signal,
			keep
		}), budget);
		return {
			counts,
			spentUsd: budget.spentUsd,
			calls: []
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** The calls that are due: each with the failed answer and its error, or, of the control arm, the first question. */
async function prepareRepairs(plan, stored, { campaign, dataset }, logger) {
	if (plan.options.repairs === 0) throw new UserError(`${campaign} has no rounds of repair: plan one with --repairs.`);
	const provenances = await readProvenances(campaign, plan.variants);
	const settled = settlePlan(plan, provenances);
	const tries = listTries(settled, (await collectCampaign(campaign, settled)).collected, provenances);
	const { wanted, notRun, notAsked } = listRepairs(plan, provenances, tries);
	if (notAsked > 0) logger.warn(`${count(notAsked, "first answer")} not there yet: run greenml generate.`);
	if (notRun > 0) logger.warn(`${count(notRun, "last answer")} not run yet: run greenml benchmark, then this again.`);
	const askable = wanted.filter(({ entry }) => entry.provider !== "replay" || entry.calls !== void 0);
	const silent = wanted.length - askable.length;
	if (silent > 0) logger.info(`${count(silent, "recorded answer")} failed; there is no model to ask again`);
	const after = new Map(askable.map((each) => [each.variant.id, each.after]));
	const first = await prepareCalls(askable, plan, (slug) => loadWithModules(dataset ?? "dataset", slug));
	if (plan.prompt === null) return first;
	const templates = readTemplates(plan.prompt);
	const calls = [];
	for (const call of first) {
		const failed = after.get(call.variant.id);
		const messages = failed == null ? call.messages : askAgain(call.messages, await readFailed(campaign, tries.get(failed), provenances, stored), templates);
		calls.push({
			...call,
			messages
		});
	}
	return calls;
}
async function readFailed(campaign, tried, provenances, stored) {
	if (tried === void 0) throw new Error("a try that failed is not on record");
	const { variant, failure, log } = tried;
	const id = provenances.get(variant.id)?.call;
	const call = stored.all.find((each) => each.call === id);
	return {
		answer: call !== void 0 && isAnswered(call) ? call.outcome.reply.text : null,
		script: await readTextIfPresent(campaignFiles.variantScript(campaign, variant.id), campaign),
		kind: failure?.class ?? "failed",
		errorType: failure?.errorType ?? null,
		message: failure?.message ?? null,
		output: log === null ? null : await readLogEnd(campaign, log)
	};
}
export { repair as t };
