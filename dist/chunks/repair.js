import { Rr as UserError, W as HEADLINE_ORDER, f as sum, or as _usingCtx, ur as count } from "./inputs.js";
import { S as PHASES, o as QUANTITIES, y as isComparable } from "./read.js";
import { It as isAnswered, Yt as readPlan, bn as isRecorded, gn as memberKey, on as campaignFiles, zt as readCalls } from "./work.js";
import { K as chooseLeadingQuantity, it as withoutInterval, mt as groupsBy } from "./measured.js";
import { l as perQuantity } from "./metric-change.js";
import { f as classOf, i as analyseVariants, m as outcomeOf, p as endingOf, s as listVariantsInBlocks, t as readCampaign } from "./read-campaign.js";
import { t as takeAskingTurn } from "./asking-turn.js";
import { s as lookAtScripts, t as openAnswerKeeper } from "./keep-answers.js";
import { m as openSources, s as loadProject } from "./load-projects.js";
import { a as redactTexts, c as loadWithModules, i as prepareCalls, n as tellExpected, o as openCampaignBudget, s as askForScripts, t as tellAnswers } from "./tell-asking.js";
import { bt as readTextIfPresent, cn as readHeadBelow } from "./base.js";
import { n as readLogEnd } from "./logs.js";
import { a as fenceUntrusted, n as fillIn } from "./prompt.js";
import { n as decodeText, r as detectDelimiter } from "./delimited.js";
import { r as toGeneratedVariant, t as isMade } from "./generated-variant.js";
import { c as DEFAULT_RETRY_POLICY } from "./ask.js";
import { i as readTemplates } from "./typical-answers.js";
import { t as countRounds } from "./plan-blocks.js";
import { n as repairOptions } from "./repair-options.js";
// src/analysis/measured-answers.ts
/** Every answer that was measured, by variant id. `plan`: as `settlePlan` gives it. */
function measureAnswers(plan, collected, provenances) {
	const { variants } = analyseVariants(plan, collected, provenances, withoutInterval);
	const answers = variants.filter(({ analysis, inBlocks }) => analysis.model !== null && inBlocks.counts);
	return new Map(answers.map((answer) => [answer.analysis.id, measure(answer, collected)]));
}
function measure({ analysis, inBlocks }, { profiles }) {
	const { summaries, ratios, metric } = analysis;
	const baseline = HEADLINE_ORDER.find((mode) => inBlocks.baselines.has(mode));
	const took = perQuantity((quantity) => {
		const { median, quality, n } = summaries[quantity];
		if (quality !== "measured" || median === null || n === 0) return null;
		return {
			median,
			ratio: ratios[quantity].find((each) => each.baseline === baseline)?.estimate ?? null
		};
	});
	const profiled = [...profiles.get(memberKey({
		variant: analysis.id,
		shim: analysis.shim
	})) ?? []].flatMap(([, { status, phaseCpuSeconds }]) => status === "ok" && phaseCpuSeconds !== null ? [phaseCpuSeconds] : []);
	const seconds = PHASES.map((phase) => ({
		phase,
		seconds: sum(profiled.map((each) => each[phase]))
	}));
	const all = sum(seconds.map((each) => each.seconds));
	return {
		runs: analysis.runs,
		took,
		leading: chooseLeadingQuantity(took.energy !== null),
		metric: {
			name: metric.name,
			own: metric.median,
			author: metric.baseline
		},
		phases: (all > 0 ? seconds : []).map(({ phase, seconds: own }) => ({
			phase,
			share: own / all
		})).filter(({ share }) => share > 0).sort((a, b) => b.share - a.share),
		isComparable: isComparable(analysis)
	};
}
/** The answer of the same model, mode and project that takes least, where it takes less than this one; null: there is none. */
function findBest(variant, { variants }, measured) {
	const own = measured.get(variant);
	const planned = variants.find(({ id }) => id === variant);
	const before = own?.took[own.leading]?.ratio;
	if (own === void 0 || planned === void 0 || before == null) return null;
	return variants.filter(({ id, project, mode, model }) => id !== variant && project === planned.project && mode === planned.mode && model === planned.model).flatMap(({ id }) => {
		const other = measured.get(id);
		const ratio = other?.isComparable && other.leading === own.leading ? other.took[own.leading]?.ratio : null;
		return ratio == null || ratio >= before ? [] : [{
			variant: id,
			quantity: own.leading,
			ratio: ratio / before
		}];
	}).toSorted((a, b) => a.ratio - b.ratio)[0] ?? null;
}
// src/analysis/runs/tries.ts
/** Every try that a model answered, by variant id. `plan`: as `settlePlan` gives it. */
function listTries(plan, collected, provenances) {
	const tries = /* @__PURE__ */ new Map();
	for (const inBlocks of listVariantsInBlocks(plan, collected, provenances)) {
		const { variant, counts, runs } = inBlocks;
		const provenance = provenances.get(variant.id);
		if (variant.model === null || !counts || provenance === void 0) continue;
		const found = outcomeOf(inBlocks, provenance);
		const { failure } = found;
		const run = runs.findLast((each) => classOf(each) === failure?.class && each.message === failure.message);
		const log = run?.logSha256 == null ? null : {
			record: run.id,
			sha256: run.logSha256
		};
		tries.set(variant.id, {
			variant,
			outcome: endingOf(found),
			failure,
			log
		});
	}
	return tries;
}
// src/generation/prompts/feedback-messages.ts
/** The conversation that asks for a leaner program: what was asked first, the answer, and what it took. */
function askLeaner(first, measured, template, answer) {
	const text = measured.answer?.trim() || `\`\`\`python\n${measured.script ?? ""}\`\`\``;
	const told = fillIn(template, {
		measured: tellMeasured(measured),
		answer
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
function tellMeasured({ runs, took, metric, phases, better }) {
	const lines = QUANTITIES.flatMap((quantity) => {
		const found = took[quantity];
		return found === null ? [] : [`- ${NAMES[quantity]}: ${show(found.median, quantity)}${showRatio(found.ratio)}`];
	});
	if (metric.own !== null && metric.author !== null) lines.push(`- ${metric.name}: ${metric.own.toPrecision(6)}, the author's program ${metric.author.toPrecision(6)}`);
	const parts = [`Median of ${runs} runs:\n\n${lines.join("\n")}`];
	if (phases.length > 0) parts.push(`Where its CPU time goes: ${phases.map(({ phase, share }) => `${phase} ${Math.round(100 * share)} %`).join(", ")}.`);
	if (better !== null) parts.push(`Another program for the same task took ${better.ratio.toPrecision(2)} of its ${NAMES[better.quantity]}:\n\n${fenceUntrusted("program", better.script)}`);
	return parts.join("\n\n");
}
const NAMES = {
	energy: "energy",
	cpu: "CPU time",
	wall: "time",
	memory: "peak memory"
};
function show(value, quantity) {
	if (quantity === "memory") return `${Math.round(value / 1e6)} MB`;
	return `${value.toPrecision(3)} ${quantity === "energy" ? "J" : "s"}`;
}
const showRatio = (ratio) => ratio === null ? "" : `, ${ratio.toPrecision(2)} times what the author's program takes`;
// src/generation/prompts/hide-data.ts
/** Of each data file; what is printed of a longer one comes from its start, as a rule. */
const READ_BYTES = 67108864;
/** A cell of more words is prose: of these only names, and what is quoted at length, tell something. */
const SHORT_CELL_WORDS = 4;
const RUNS = [
	4,
	3,
	2
];
const SHORTEST_WORD = 3;
const WORD = /\p{L}[\p{L}\p{M}\p{N}]*/gu;
const HIDDEN = "<text>";
/** Words that error messages are made of: where data hold them, too, they tell nothing. */
const OF_MESSAGES = new Set(`all and are array axis but can cannot column columns convert could data does dtype empty error expected file found for from get
  got has have index input int invalid key label labels line list missing module more must name not number object only out path
  range read row rows sample samples set shape should size string float than that the this too true false type unknown valid
  value values was were with without`.split(/\s+/));
/**
* Finds which words of these texts a project's data hold: the cells that its script came upon. Files that are no text are not
* read: then whatever is quoted and was not sent before is hidden.
*/
async function openDataHider({ sourceFolder, manifest }, texts) {
	const found = {
		cells: /* @__PURE__ */ new Set(),
		names: /* @__PURE__ */ new Set(),
		runs: /* @__PURE__ */ new Set()
	};
	const wanted = listWanted(texts);
	let isOpaque = false;
	for (const { path } of wanted.words.size === 0 ? [] : manifest.data) {
		const head = await readHeadBelow(sourceFolder, path, READ_BYTES);
		if (head === null || head.bytes.subarray(0, 8192).includes(0)) isOpaque = true;
		else findWords(decodeText(head.bytes, head.sizeBytes > head.bytes.length).text, wanted, found);
	}
	return (text, sent) => {
		const known = new Set(wordsOf(sent).map(lower));
		const masked = maskWords(shortenPaths(text, sent), found, known);
		return isOpaque ? maskQuoted(masked, known) : masked;
	};
}
const lower = (word) => word.toLowerCase();
const wordsOf = (text) => text.match(WORD) ?? [];
function listWanted(texts) {
	const words = texts.map((text) => wordsOf(text).map(lower));
	const long = words.flat().filter((word) => word.length >= SHORTEST_WORD && !OF_MESSAGES.has(word));
	return {
		words: new Set(long),
		runs: new Set(words.flatMap((own) => RUNS.flatMap((length) => runsOf(own, length))))
	};
}
const runsOf = (words, length) => words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(" "));
function findWords(text, wanted, found) {
	const ends = `\n\r"${(detectDelimiter(text) ?? "").replace("|", "\\|")}`;
	for (const [cell] of text.matchAll(new RegExp(`"(?:[^"]|""){0,20000}"|[^${ends}]+`, "g"))) {
		const words = wordsOf(cell);
		if (words.length > SHORT_CELL_WORDS) findInProse(words, wanted, found);
		else {
			for (const word of words) addIfWanted(lower(word), wanted.words, found.cells);
			addIfWanted(words.map(lower).join(" "), wanted.runs, found.runs);
		}
	}
}
function findInProse(words, wanted, found) {
	const keys = words.map(lower);
	for (const [index, key] of keys.entries()) if (key !== words[index]) addIfWanted(key, wanted.words, found.names);
	for (const run of runsOf(keys, SHORT_CELL_WORDS)) addIfWanted(run, wanted.runs, found.runs);
}
const addIfWanted = (key, wanted, found) => {
	if (wanted.has(key)) found.add(key);
};
function maskWords(text, found, known) {
	const words = [...text.matchAll(WORD)].map((match) => ({
		word: match[0],
		at: match.index
	}));
	const inRun = findRuns(words.map(({ word }) => lower(word)), found.runs, known);
	const isData = (word, index) => {
		if (inRun.has(index)) return true;
		const key = lower(word);
		return !known.has(key) && (found.cells.has(key) || word !== key && found.names.has(key));
	};
	let masked = "";
	let end = 0;
	for (const [index, { word, at }] of words.entries()) {
		if (!isData(word, index)) continue;
		masked += text.slice(end, at) + HIDDEN;
		end = at + word.length;
	}
	return (masked + text.slice(end)).replaceAll(/<text>(?:[ .'’_-]{0,3}<text>)+/g, HIDDEN);
}
/** Indices of the words that stand in a run of which not all is known. */
function findRuns(keys, runs, known) {
	const inRun = /* @__PURE__ */ new Set();
	for (const length of RUNS) for (const [index, run] of runsOf(keys, length).entries()) {
		const own = keys.slice(index, index + length);
		if (runs.has(run) && !own.every((key) => known.has(key))) for (const at of own.keys()) inRun.add(index + at);
	}
	return inRun;
}
/** What is quoted, but for what is made of words that were sent. */
const maskQuoted = (text, known) => text.replaceAll(/(['"])([^'"\n]{1,2000})\1/g, (whole, quote, said) => wordsOf(said).every((word) => known.has(lower(word))) ? whole : `${quote}${HIDDEN}${quote}`);
/** Folders tell whose machine it was: of a path that was not sent before stays its package, or its last part. */
const shortenPaths = (text, sent) => text.replaceAll(/(?<![\w.:/])(?:\/[^\s/"'`:;,<>|()[\]]+){2,}/g, (path) => {
	if (sent.includes(path)) return path;
	const [, ofPackage] = /\/site-packages\/([\s\S]+)$/.exec(path) ?? [];
	return ofPackage ?? path.slice(path.lastIndexOf("/") + 1);
});
// src/generation/prompts/repair-messages.ts
/** What a script printed and raised, as far as it is told. */
const printedBy = ({ errorType, message, output }) => [
	errorType,
	message,
	output === null ? null : endOf(output)
].filter((part) => part !== null).join("\n");
/** The conversation that asks for a repair: what was asked first, the answer, and how it failed, without what `hideData` hides. */
function askAgain(first, failed, templates, hideData) {
	const text = failed.answer?.trim() || (failed.script === null ? "(no answer)" : `\`\`\`python\n${failed.script}\`\`\``);
	const sent = [...first.map((message) => message.text), text].join("\n");
	const clean = (printed) => redactTexts({
		prose: [hideData(printed, sent)],
		code: []
	}).prose[0] ?? "";
	const told = fillIn(templates.repair, {
		failure: tellFailure(failed, clean),
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
function tellFailure({ kind, errorType, message, output }, clean) {
	const parts = [`It ended so: ${WORDS[kind] ?? kind.replaceAll("-", " ")}.`];
	const said = [errorType, message].filter((part) => part !== null).join(": ");
	if (said !== "") parts.push(fenceUntrusted("error", clean(endOf(said))));
	if (output !== null && output !== "") parts.push(`The end of what it printed:\n\n${fenceUntrusted("output", clean(endOf(output)))}`);
	return parts.join("\n\n");
}
const endOf = (text) => text.split("\n").slice(-40).join("\n").slice(-4e3);
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
// src/generation/asking/continue-calls.ts
/** The conversations about one project, each after the answer that it goes on from. */
async function continueCalls(dues, project, templates, evidence) {
	const failed = await readFailures(dues.filter(({ call }) => call.variant.arm !== "feedback").flatMap(({ before }) => before ?? []), evidence);
	const hideData = await openDataHider(project, [...failed.values()].map(printedBy));
	const calls = [];
	for (const { call, before } of dues) {
		const tried = failed.get(before ?? "");
		if (before === null) calls.push(call);
		else if (tried === void 0) calls.push({
			...call,
			messages: await askForLeaner(call, before, templates, evidence)
		});
		else calls.push({
			...call,
			messages: askAgain(call.messages, tried, templates, hideData)
		});
	}
	return calls;
}
async function readFailures(ids, evidence) {
	const failed = /* @__PURE__ */ new Map();
	for (const id of ids) failed.set(id, await readFailed(id, evidence));
	return failed;
}
/** What is known of the answer `before`, which failed. */
async function readFailed(before, evidence) {
	const tried = evidence.tries.get(before);
	if (tried === void 0) throw new Error("a try that failed is not on record");
	const { failure, log } = tried;
	return {
		...await readSaid(before, evidence),
		kind: failure?.class ?? "failed",
		errorType: failure?.errorType ?? null,
		message: failure?.message ?? null,
		output: log === null ? null : await readLogEnd(evidence.campaign, log)
	};
}
/** The conversation that goes on from the answer `before`, which passed. */
async function askForLeaner({ messages }, before, templates, evidence) {
	if (templates.feedback === null) throw new UserError("The prompt in plan.json has no section \"feedback\": plan again.");
	return askLeaner(messages, {
		...await readSaid(before, evidence),
		...await readMeasured(before, evidence)
	}, templates.feedback, templates.answer);
}
/** The answer whole, where its call is kept, and its script. */
async function readSaid(before, { campaign, stored, provenances }) {
	const id = provenances.get(before)?.call;
	const call = stored.all.find((each) => each.call === id);
	return {
		answer: call !== void 0 && isAnswered(call) ? call.outcome.reply.text : null,
		script: await readScript(campaign, before)
	};
}
const readScript = (campaign, variant) => readTextIfPresent(campaignFiles.variantScript(campaign, variant), campaign);
/** What an answer took, beside the best of the same model and mode. */
async function readMeasured(before, { campaign, measuredOf }) {
	const { better, ...own } = measuredOf(before);
	const script = better === null ? null : await readScript(campaign, better.variant);
	return {
		...own,
		better: better === null || script === null ? null : {
			...better,
			script
		}
	};
}
// src/generation/asking/list-repairs.ts
/**
* Variants to be asked for next, the same for every model: each question whose last answer failed, as long as the plan has a
* round left; beside a repair the control arm's fresh answer, as long as none of its own has passed.
*/
function listRepairs({ variants, models, options }, provenances, outcomes) {
	const states = groupByQuestion(variants).map((tries) => readTries(tries, provenances, outcomes));
	const wanted = states.flatMap((state) => {
		const next = state.outcome === "failed" ? state.next : void 0;
		const fresh = options.control ? findFresh(state, next ?? state.last) : void 0;
		return [...next === void 0 ? [] : want(next, state.last?.id ?? null, models), ...fresh === void 0 ? [] : want(fresh, null, models)];
	});
	const countOf = (isSo) => states.filter(isSo).length;
	return {
		wanted,
		notRun: countOf(({ last, outcome }) => last !== void 0 && outcome === "not-run"),
		notAsked: countOf(({ last, first }) => last === void 0 && !(provenances.has(first.id) && isOfFiles(first, models)))
	};
}
/** The answers to each question, first ones and all that come after. */
const groupByQuestion = (variants) => groupsBy(variants.filter(({ model }) => model !== null), ({ project, mode, model, sample }) => [
	project,
	mode,
	model,
	sample
]);
function readTries(tries, provenances, outcomes) {
	const isHere = ({ id }) => isMade(provenances.get(id));
	const outcomeOf = (variant) => (variant === void 0 ? void 0 : outcomes.get(variant.id)?.outcome) ?? "not-run";
	const repairs = tries.filter(({ arm }) => arm === void 0).sort(byIteration);
	const control = tries.filter(({ arm }) => arm === "control").sort(byIteration);
	const last = repairs.findLast(isHere);
	return {
		first: repairs[0] ?? tries[0],
		last,
		outcome: outcomeOf(last),
		next: last && repairs[repairs.indexOf(last) + 1],
		control: {
			allFailed: control.filter(isHere).every((each) => outcomeOf(each) === "failed"),
			next: control.find((each) => !isHere(each))
		}
	};
}
/** The control arm's next answer, where a repair of its round is made or asked for now and none before it has passed. */
function findFresh({ control }, repaired) {
	return control.allFailed && (control.next?.iteration ?? 0) <= (repaired?.iteration ?? 0) ? control.next : void 0;
}
const byIteration = (a, b) => (a.iteration ?? 0) - (b.iteration ?? 0);
/** Whether no model can be asked: answers that exist, and were looked for, come no more. */
const isOfFiles = ({ model }, models) => models.some((entry) => entry.id === model && isRecorded(entry));
/** The script as one to be asked for. */
function want(variant, after, models) {
	const generated = toGeneratedVariant(variant);
	const entry = models.find(({ id }) => id === variant.model);
	return generated === null || entry === void 0 ? [] : [{
		variant: generated,
		entry,
		after
	}];
}
// src/generation/asking/list-feedback.ts
/**
* Leaner scripts to be asked for with what was measured: for each question the plan's own, where an answer passed and none
* was asked for yet.
*/
function listFeedback({ variants, models }, provenances, outcomes) {
	return groupByQuestion(variants).flatMap((tries) => {
		const leaner = tries.find(({ arm }) => arm === "feedback");
		const passed = tries.find((each) => each.arm === void 0 && outcomes.get(each.id)?.outcome === "passed");
		if (leaner === void 0 || passed === void 0 || isMade(provenances.get(leaner.id))) return [];
		return want(leaner, passed.id, models).map((each) => ({
			...each,
			after: passed.id
		}));
	});
}
// src/commands/repair.ts
/** Asks again, one round further: for what failed, and where it is planned for what passed. UserError 1 when a budget, a provider or the user ended it before all were asked. */
async function repair(given, context, { policy = DEFAULT_RETRY_POLICY } = {}) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { logger } = context;
		const options = repairOptions.parse(given);
		const { campaign, dataset, batch, showPrompts } = options;
		if (showPrompts && !options.dryRun) throw new UserError("--show-prompts needs --dry-run.");
		const plan = await readPlan(campaign);
		_usingCtx$1.a(options.dryRun ? null : await takeAskingTurn(campaign, logger));
		const earlier = await readCalls(campaign);
		const calls = await prepareRepairs(plan, earlier, options, context);
		const budget = openCampaignBudget(plan, earlier, options);
		if (options.dryRun) {
			const told = await tellExpected(calls, {
				earlier,
				batch,
				showPrompts,
				budget,
				existing: 0,
				lacking: 0,
				logger
			});
			return {
				counts: {},
				pending: 0,
				spentUsd: budget.spentUsd,
				...told
			};
		}
		if (calls.length === 0) logger.info("No model is left to be asked again.");
		const { counts, keep } = openAnswerKeeper(campaign, await lookAtScripts(dataset, openSources(context)));
		const onKept = tellAnswers(logger, options.verbose);
		return {
			counts,
			pending: await askForScripts(calls, {
				options,
				budget,
				keep,
				onKept,
				anew: false,
				policy
			}, context),
			spentUsd: budget.spentUsd,
			calls: []
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** The calls that are due: of what failed with its error, of what passed with what it took, or, of the control arm, the first question. */
async function prepareRepairs(plan, stored, { campaign, dataset }, context) {
	const { logger } = context;
	const sources = openSources(context);
	if (countRounds(plan.options) === 0) throw new UserError(`${campaign} has no rounds after the first: plan another with rounds (greenml plan --repairs or --feedback).`);
	const { plan: settled, provenances, collected } = await readCampaign(campaign);
	const tries = listTries(settled, collected, provenances);
	const { wanted, notRun, notAsked } = listRepairs(plan, provenances, tries);
	if (notAsked > 0) logger.warn(`${count(notAsked, "first answer")} not there yet: run greenml generate.`);
	if (notRun > 0) logger.warn(`${count(notRun, "last answer")} not run yet: run greenml benchmark, then this again.`);
	const due = [...wanted, ...listFeedback(plan, provenances, tries)];
	const askable = due.filter(({ entry }) => !isRecorded(entry));
	const silent = due.length - askable.length;
	if (silent > 0) logger.info(`${count(silent, "recorded answer")} due again, which no model gave: none can be asked`);
	const after = new Map(askable.map((each) => [each.variant.id, each.after]));
	const first = await prepareCalls(askable, plan, (slug) => loadWithModules(dataset, slug, sources));
	if (plan.prompt === null) return first;
	const templates = readTemplates(plan.prompt);
	const measured = plan.options.feedback ? measureAnswers(settled, collected, provenances) : /* @__PURE__ */ new Map();
	const evidence = {
		campaign,
		stored,
		provenances,
		tries,
		measuredOf: withBest(plan, measured)
	};
	const calls = [];
	for (const [slug, own] of Map.groupBy(first, ({ variant }) => variant.project)) {
		const dues = own.map((call) => ({
			call,
			before: after.get(call.variant.id) ?? null
		}));
		calls.push(...await continueCalls(dues, await loadProject(dataset, slug, sources), templates, evidence));
	}
	return calls;
}
const withBest = (plan, measured) => (variant) => {
	const own = measured.get(variant);
	if (own === void 0) throw new Error("an answer that passed was not measured");
	return {
		...own,
		better: findBest(variant, plan, measured)
	};
};
export { repair as t };
