import { Rr as UserError, or as _usingCtx } from "./inputs.js";
import { t as takeAskingTurn } from "./asking-turn.js";
import { Yt as readPlan, zt as readCalls } from "./work.js";
import { r as readProvenances } from "./variant-files.js";
import { a as judgeCode, i as NO_ANSWER, r as checkSyntax, s as lookAtScripts, t as openAnswerKeeper } from "./keep-answers.js";
import { c as loadWithModules, i as prepareCalls, n as tellExpected, o as openCampaignBudget, r as tellTaken, s as askForScripts, t as tellAnswers } from "./tell-asking.js";
import { m as openSources } from "./load-projects.js";
import { c as DEFAULT_RETRY_POLICY, o as requirePrice } from "./ask.js";
import { i as refuseStrangers, n as listGenerated, r as listWork, t as chooseScripts } from "./list-work.js";
import { St as sha256Hex, _t as readIfPresent } from "./base.js";
import { t as inTurn } from "./in-turn.js";
import { r as recordedAnswerName, t as listRecordedAnswers } from "./recorded-answers.js";
import { r as generateOptions } from "./generate-options.js";
// src/generation/replay/replay-answers.ts
/** Takes each script, byte for byte, from its folder of answers; all of a folder are parsed by one Python process. */
async function* replayAnswers(scripts, origin) {
	for (const { root, found } of await findAnswers(scripts)) for (const { script, answer } of await replayFolder(root, found)) yield {
		script,
		answer: {
			...answer,
			origin
		}
	};
}
/** How many of the scripts have an answer. */
async function countAnswers(scripts) {
	return (await findAnswers(scripts)).flatMap(({ found }) => found).filter(({ path }) => path !== null).length;
}
/** Looked for in the listing and not by path: a file system that ignores case must not hand out another project's answer. */
const findAnswers = (scripts) => inTurn([...Map.groupBy(scripts, ({ folder }) => folder)], async ([folder, own]) => {
	const root = own[0]?.root ?? folder;
	const listed = await listRecordedAnswers(folder, root);
	return {
		root,
		found: own.map((script) => ({
			script,
			path: findPath(listed, script.variant)
		}))
	};
});
function findPath(listed, { project, mode, model, sample }) {
	return listed.find((answer) => answer.project === project && answer.mode === mode && answer.model === model && answer.sample === sample)?.path ?? null;
}
async function replayFolder(root, found) {
	const read = await inTurn(found, async ({ script, path }) => ({
		script,
		source: path === null ? null : await readIfPresent(path, root)
	}));
	const sources = read.flatMap(({ script, source }) => source === null ? [] : [[script.variant.id, source]]);
	const faults = await checkSyntax(new Map(sources));
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
/** What of a plan's first answers is not there yet. */
async function findWork(plan, given) {
	const options = generateOptions.parse(given);
	refuseStrangers(plan, options);
	const wanted = chooseScripts(listGenerated(plan, options.only), options);
	return listWork(wanted, plan.models, await readProvenances(options.campaign, wanted), options);
}
/** Writes every planned script that is not there yet. UserError 1 when a budget, a provider or the user ended it before all were asked. */
async function generate(given, context, { policy = DEFAULT_RETRY_POLICY } = {}) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { logger } = context;
		const options = generateOptions.parse(given);
		const sources = openSources(context);
		if (options.showPrompts && !options.dryRun) throw new UserError("--show-prompts needs --dry-run.");
		const { campaign, dataset, answers } = options;
		const plan = await readPlan(campaign);
		_usingCtx$1.a(options.dryRun ? null : await takeAskingTurn(campaign, logger));
		const { toReplay, toAsk, kept } = await findWork(plan, options);
		const earlier = await readCalls(campaign);
		const budget = openCampaignBudget(plan, earlier, options);
		const calls = await prepareCalls(toAsk, plan, (slug) => loadWithModules(dataset, slug, sources));
		const { batch, force, showPrompts } = options;
		if (options.dryRun) {
			const existing = await countAnswers(toReplay);
			const told = {
				earlier,
				batch,
				showPrompts,
				budget,
				existing,
				lacking: toReplay.length - existing,
				logger
			};
			return {
				counts: {},
				kept,
				pending: 0,
				recorded: toReplay.length,
				spentUsd: budget.spentUsd,
				...await tellExpected(calls, told)
			};
		}
		if (budget.capUsd !== null) for (const { entry } of calls) requirePrice(entry);
		const { counts, keep } = openAnswerKeeper(campaign, await lookAtScripts(dataset, sources));
		const origin = answers === void 0 ? "recorded" : "given";
		for await (const { script, answer } of replayAnswers(toReplay, origin)) await keep(script, answer);
		tellTaken(logger, toReplay.length, counts["no-answer"] ?? 0, answers);
		if (toReplay.length + calls.length === 0) logger.info(`nothing is left to ask; scripts that exist already: ${kept}`);
		const onKept = tellAnswers(logger, options.verbose);
		return {
			counts,
			pending: await askForScripts(calls, {
				options,
				budget,
				keep,
				onKept,
				anew: force,
				policy
			}, context),
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
export { generate as n, findWork as t };
