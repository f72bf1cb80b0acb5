import { Kr as refuseStopped, Rr as UserError, dr as escapePattern, f as sum, s as mean, ur as count } from "./inputs.js";
import { bt as readTextIfPresent, cn as readHeadBelow, gt as listFiles } from "./base.js";
import { It as isAnswered, Rt as openCalls, kt as README_NAME, sn as isOfPair } from "./work.js";
import { W as composeTry } from "./read.js";
import { s as loadProject } from "./load-projects.js";
import { a as readStoredReplies, i as openBudget, n as stoppedAsking, o as callsOf, s as sumSpending, t as endAll } from "./end-asking.js";
import { t as hashMessages } from "./call-key.js";
import { n as boundTokens } from "./token-usage.js";
import { i as openAsker, l as countRoundsOfAnswers } from "./ask.js";
import { i as priceWorstCase, n as priceCall } from "./price.js";
import { n as decodeText } from "./delimited.js";
import { c as maskIdentifiers, i as SOURCE_LIMIT_CHARACTERS, o as stripReadme, r as showPrompt, s as profileData, t as buildPrompt } from "./prompt.js";
import { i as splitByStore, n as factorOf, r as putDownBatches, t as collectBatches } from "./ask-in-batches.js";
import { t as cutAtTokens } from "./cut-tokens.js";
import { t as openTokenCounter } from "./count-tokens.js";
import { t as renderExpectedCalls } from "./planned-work.js";
import { t as listReachable } from "./reachable-scripts.js";
import { i as NO_ANSWER, n as judgeAnswer } from "./keep-answers.js";
import { i as readTemplates, t as TYPICAL_ANSWER_TOKENS } from "./typical-answers.js";
import { posix } from "node:path";
// src/dataset/prompt-project.ts
/** A project with its own Python files that the entry reaches by import, in the order in which they are met. */
async function loadWithModules(dataset, slug, sources) {
	const project = await loadProject(dataset, slug, sources);
	const { sourceFolder, manifest } = project;
	const scripts = (await listFiles(sourceFolder)).filter((path) => path.endsWith(".py"));
	const reached = await listReachable(sourceFolder, scripts, manifest.entry);
	return {
		...project,
		modules: reached.filter((path) => path !== manifest.entry)
	};
}
// src/generation/asking/ask-variants.ts
/** The question that asks for a variant's script. */
const questionFor = ({ variant, entry, messages }, anew) => ({
	entry,
	messages,
	anew,
	variant,
	subject: variant.id,
	project: variant.project,
	sample: composeTry(variant)
});
/**
* Takes what has been answered of batches that were put down before, and what is in the store. Returns how many calls still
* wait, which batches could not be asked for, and the calls that are to be asked.
*/
async function collectVariants(calls, options) {
	const { anew, keep } = options;
	const questions = calls.map((call) => questionFor(call, anew));
	const { waiting, answered, others } = splitByStore(questions, options.store);
	const take = async (question, asked) => keep(question, await judgeAnswer(asked, question.entry, question.messages));
	const collected = await collectBatches(waiting, options, {
		take,
		place: placeBy(keep)
	});
	for (const { question, asked } of answered) await take(question, asked);
	return {
		...collected,
		others
	};
}
/** Puts calls down, to be answered within a day, and keeps where each lies. */
const putDownVariants = (calls, options) => putDownBatches(calls.map((call) => questionFor(call, options.anew)), options, placeBy(options.keep));
const placeBy = (keep) => (question, placed) => keep(question, pendingAnswer(question, placed));
const pendingAnswer = ({ messages }, { call, batch, attempt, at }) => ({
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
	attempts: attempt,
	wallSeconds: null,
	startedAt: at
});
/**
* Asks for all, side by side, and keeps what each answer holds. An abort ends the calls under way and is a UserError, told
* when all that was answered is kept.
*/
async function askForVariants(calls, asker, { anew, signal, keep, onKept }) {
	let isOverBudget = false;
	let left = calls.length;
	let notAsked = 0;
	const ask = async (call) => {
		refuseStopped(signal);
		const asked = isOverBudget ? null : await asker.ask(questionFor(call, anew));
		if (asked === null || asked.kind === "not-asked") {
			isOverBudget ||= asked?.kind === "not-asked" && asked.why === "budget";
			notAsked++;
			return;
		}
		const answer = await judgeAnswer(asked, call.entry, call.messages);
		await keep(call, answer);
		left--;
		onKept?.(call, answer, left);
	};
	await endAll(calls.map(ask));
	return {
		notAsked,
		halted: asker.halted,
		isOverBudget
	};
}
/** UserError 1 where calls are left, with the reason and how to go on. */
function refuseUnfinished({ notAsked, halted, isOverBudget }, budget) {
	if (notAsked === 0 && halted.size === 0) return;
	const left = notAsked === 0 ? null : count(notAsked, "variant");
	throw stoppedAsking(left, {
		halted,
		isOverBudget
	}, budget, "the plan's, or --budget-usd");
}
// src/generation/asking/ask-for-scripts.ts
/** Collects what was put down before, then asks for the rest or puts it down. Returns how many calls lie in batches. */
async function askForScripts(calls, { options, budget, onKept, anew, policy, ...asked }, { env, keyFiles, logger, signal, betweenSteps }) {
	if (calls.length === 0) return 0;
	const { campaign, dataset, batch, giveUp } = options;
	const store = await openCalls(campaign);
	const entries = new Set(calls.map(({ entry }) => entry));
	const keep = async (...answer) => {
		await asked.keep(...answer);
		await betweenSteps?.();
	};
	const given = {
		env,
		keyFiles,
		policy,
		logger,
		signal,
		budget,
		store,
		anew,
		keep,
		onKept,
		giveUp
	};
	const asker = await openAsker(entries, {
		...given,
		stored: await readStoredReplies(entries, dataset)
	});
	const asking = {
		...given,
		asker
	};
	const { pending: waiting, halted, others } = await collectVariants(calls, asking);
	const { putDown, ...outcome } = batch ? await putDownVariants(others, asking) : {
		putDown: 0,
		...await askForVariants(others, asker, asking)
	};
	const pending = waiting + putDown;
	if (pending > 0) logger.info(`${count(pending, "variant")} pending: the same command collects the answers`);
	refuseUnfinished({
		...outcome,
		halted: new Map([...halted, ...outcome.halted])
	}, budget);
	return pending;
}
// src/generation/asking/campaign-budget.ts
/**
* The budget of one process. The plan's holds for the whole campaign: of a process that asks for some projects and models only,
* as each job of a matrix does, their shares of it. What is given can only lower it.
*/
function openCampaignBudget({ budget }, calls, { only, budgetUsd }) {
	const spent = sumSpending(callsOf(calls, only));
	const own = spent.usd + spent.heldUsd;
	const left = [];
	if (budgetUsd !== void 0) left.push(budgetUsd - own);
	if (budget !== null) {
		const all = sumSpending(calls.all);
		left.push(budget.usd - all.usd - all.heldUsd);
		if (only !== void 0) left.push(sumShares(budget.shares, only) - own);
	}
	return openBudget(left.length === 0 ? null : own + Math.min(...left), spent);
}
const sumShares = (shares, only) => sum(shares.filter((share) => only.some((pair) => isOfPair(pair, share))).map(({ usd }) => usd));
// src/generation/prompts/blind.ts
/** Names of methods and of families of models, as descriptions have them, a family a line; a space stands for a space or a hyphen. */
const METHOD_WORDS = `
  logistic regression, logistic model, linear regression, linear model, linear regressor, linear classifier
  ridge regression, ridge model, ridge regressor, ridge classifier, lasso regression, lasso model, lasso regressor, lasso classifier
  polynomial regression, polynomial model, gaussian process, naive bayes, naïve bayes
  support vector, svm, svc, svr
  random forest, isolation forest, decision tree, extra trees, regression tree, classification tree, boosted tree, gradient boost
  k nearest, nearest neighbor, nearest neighbour, knn, k means, kmeans
  xgboost, xgb, lightgbm, lgbm, catboost, adaboost, bagging, stacking, ensemble
  lstm, gru, rnn, cnn, mlp, resnet, vgg, bert, transformer, perceptron, autoencoder, neural net, deep learning
  arima
`.trim().split(/,\s|\n\s*/);
const METHODS = new RegExp(`(?<![a-z])(?:${METHOD_WORDS.map((words) => words.replaceAll(" ", "[ -]")).join("|")})`, "i");
/** Names of learners in scikit-learn and those like it: `RandomForestClassifier`. */
const METHOD_CLASSES = /(?:Classifier|Regressor|Regression|NB|SVC|SVR)\b/;
const METRICS = /\b(?:accurac(?:y|ies)|precision|recall|sensitivity|specificity|f1|f-?score|auc|roc|r2|r²|r-squared|rmse|mse|mae|mape|errors?|loss|scores?|results?|performance)\b/i;
const NUMBER = /\d/;
/**
* A description without what tells how well the author did and by which method: sentences and rows of tables that name a
* method, or a measure of the result beside a number. Coarse on purpose: too much left out costs less than a leak.
*/
function blindText(text) {
	return text.split("\n").map((line) => blindLine(line)).filter((line) => line !== null).join("\n").replace(/\n{3,}/g, "\n\n").trim();
}
function blindLine(line) {
	if (!tells(line)) return line;
	if (/^\s*(?:\||#|[-*+]\s|\d+\.\s)/.test(line)) return null;
	const kept = line.split(/(?<=[.!?])\s+/).filter((sentence) => !tells(sentence));
	return kept.length === 0 ? null : kept.join(" ");
}
const tells = (text) => METHODS.test(text) || METHOD_CLASSES.test(text) || METRICS.test(text) && NUMBER.test(text);
// src/generation/prompts/redact-text.ts
const HOMES = [/(?<=\/(?:home|Users)\/)[^\s/'"`:;,<>|)\]}]+/g, /(?<=[A-Za-z]:[\\/]{1,2}(?:Users|Documents and Settings)[\\/]{1,2})[^\\/'"`:;,<>|)\]}\n]+/g];
/** Words before the name of a person. */
const BEFORE_A_NAME = /(?<!\p{L})(?:__author__|__maintainer__|authors?|written by|created by|developed by|made by|maintained by|maintainers?|contributors?|contact|supervisors?|copyright|\(c\)|©)(?!\p{L})(?:[\s\d*_"'`:=,–©-]|\(c\)){0,30}/giu;
const NAME = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:(?:van|von|de|da|del|der|la|bin|al) )?\p{Lu}[\p{L}\p{M}'’.-]*){0,3}/u;
/** Begin with a capital and are no person. */
const NO_NAME = /^(?:The|This|All|See|For|And|License|Licence|Notice|Holders?|Owners?|Copyright|Authors?|Created|Date|Version|None|True|False)\b/;
/** More are no project's authors. */
const MOST_NAMES = 200;
/** Pattern of an address in code, where `A@B.mean()` is a product of matrices. */
const EMAIL_IN_CODE = /(?<![\w.+-])[\w.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.(?:com|org|net|edu|gov|info|example|invalid|test|[a-z]{2})\b(?![([\w])/g;
/**
* Texts of one project without who wrote them and where: e-mail addresses, names of homes' owners, and names of persons as they
* are introduced (`Author: …`, `Copyright 2020 …`), wherever in the texts they come up again; in prose telephone numbers, too.
*/
function redactTexts({ prose, code }) {
	const hideNames = createNameHider([...prose, ...code].flatMap((text) => text ?? []));
	const hide = (text, mask) => text === null ? null : hideNames(HOMES.reduce((kept, home) => kept.replace(home, "<user>"), mask(text)));
	return {
		prose: prose.map((text) => hide(text, maskIdentifiers)),
		code: code.map((text) => hide(text, (whole) => whole.replace(EMAIL_IN_CODE, "<email>")))
	};
}
function createNameHider(texts) {
	const names = [...new Set(texts.flatMap(listNames))].slice(0, MOST_NAMES).flatMap((name) => [name, ...name.includes(" ") ? name.split(" ").filter((part) => part.length > 3) : []]).sort((a, b) => b.length - a.length);
	if (names.length === 0) return (text) => text;
	const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${names.map(escapePattern).join("|")})(?![\\p{L}\\d])`, "gu");
	return (text) => text.replace(pattern, "<name>");
}
function listNames(text) {
	return [...text.matchAll(BEFORE_A_NAME)].flatMap((match) => {
		const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 120);
		const [name = ""] = NAME.exec(rest) ?? [];
		const whole = name.replace(/(?<![.'’-])[.'’-]+$/u, "");
		return whole.length < 4 || NO_NAME.test(whole) ? [] : [whole];
	});
}
// src/generation/prompts/read-prompt-input.ts
const README_LIMIT_BYTES = 262144;
/** Tokens of a description: as much as tells what the task is; the same for every model, whatever its own tokens are. */
const DESCRIPTION_TOKENS = 1500;
/**
* Reads all that a prompt about this project may hold, without who wrote it and where. Nothing outside its folder is read.
* `readme`: whether sentences that name results or methods stay.
*/
async function readPromptInput(project, readme) {
	const { slug, folder, sourceFolder, lockFile, manifest } = project;
	const entry = await readHeadBelow(sourceFolder, manifest.entry, SOURCE_LIMIT_CHARACTERS * 4);
	if (entry === null) throw new UserError(`Project ${slug}: its entry ${manifest.entry} is not a file inside its source.`);
	const source = toText(entry);
	if (source.length > 6e4) throw new UserError(`Project ${slug}: ${manifest.entry} has ${source.length} characters, more than the ${SOURCE_LIMIT_CHARACTERS} of a prompt.`);
	const modules = await readModules(project, SOURCE_LIMIT_CHARACTERS - source.length);
	const texts = redactTexts({
		prose: [manifest.description, stripReadme(await readReadmes(sourceFolder) ?? "")],
		code: [source, ...modules.map((each) => each.source)]
	});
	const said = texts.prose.flatMap((text) => (readme === "blind" ? blindText(text ?? "") : text ?? "").trim() || []);
	const [shown = "", ...shownModules] = texts.code;
	return {
		manifest,
		source: shown ?? "",
		modules: modules.map(({ path }, index) => ({
			path,
			source: shownModules[index] ?? null
		})),
		description: said.length === 0 ? null : await cutAtTokens(said.join("\n\n"), DESCRIPTION_TOKENS),
		profiles: await profileData(sourceFolder, manifest),
		packages: listLockedPackages(await readTextIfPresent(lockFile, folder) ?? "")
	};
}
/** Modules in their order, as long as there is room for so many characters; the rest by their names. */
async function readModules({ sourceFolder, manifest, modules }, room) {
	const read = [];
	let left = room;
	for (const path of modules) {
		const head = await readHeadBelow(sourceFolder, path, left * 4);
		const text = head === null ? "" : toText(head);
		const fits = head !== null && head.sizeBytes <= head.bytes.length && text.length <= left;
		if (fits) left -= text.length;
		read.push({
			path: posix.relative(posix.normalize(manifest.workingDirectory), path),
			source: fits ? text : null
		});
	}
	return read;
}
const MOST_READMES = 10;
/** What the project says of itself: the uppermost first, each of several below its path. Null: nothing. */
async function readReadmes(sourceFolder) {
	const depthOf = (path) => path.split("/").length;
	const paths = (await listFiles(sourceFolder)).filter((path) => README_NAME.test(posix.basename(path))).sort((a, b) => depthOf(a) - depthOf(b) || (a.toLowerCase() < b.toLowerCase() ? -1 : 1)).slice(0, MOST_READMES);
	const told = (await Promise.all(paths.map((path) => readHeadBelow(sourceFolder, path, README_LIMIT_BYTES)))).map((head) => head === null ? "" : toText(head).trim()).flatMap((text, index) => text === "" ? [] : [{
		path: paths[index] ?? "",
		text
	}]);
	if (told.length < 2) return told[0]?.text ?? null;
	return told.map(({ path, text }) => `${path}:\n\n${text}`).join("\n\n");
}
/** In UTF-8, or else in Latin-1. */
const toText = ({ bytes, sizeBytes }) => decodeText(bytes, sizeBytes > bytes.length).text;
/** `name version` of each package of a requirements lock; several versions where they depend on the Python used. */
function listLockedPackages(lock) {
	const versions = /* @__PURE__ */ new Map();
	for (const [, name = "", version = ""] of lock.matchAll(/^([A-Za-z0-9][A-Za-z0-9._-]*)(?:\[[\w., -]*\])?==([^\s;\\]+)/gm)) versions.set(name, [...versions.get(name) ?? [], version]);
	return [...versions].map(([name, found]) => `${name} ${[...new Set(found)].join(" or ")}`);
}
// src/generation/asking/prepare-calls.ts
/** Builds every prompt before the first call, so that a project that cannot be read costs nothing. */
async function prepareCalls(toAsk, { prompt, options }, loadProject) {
	if (toAsk.length === 0) return [];
	if (prompt === null) throw new UserError("plan.json was written by a version that kept no prompt: plan a new campaign.");
	const templates = readTemplates(prompt);
	const calls = [];
	for (const [slug, group] of Map.groupBy(toAsk, ({ variant }) => variant.project)) {
		const input = await readPromptInput(await loadProject(slug), options.readme);
		for (const item of group) calls.push({
			...item,
			messages: buildPrompt(item.variant.mode, input, templates)
		});
	}
	return calls;
}
// src/generation/asking/expect-calls.ts
/** Expected size of each call; nothing is asked. */
async function expectCalls(calls, { earlier, isBatch }) {
	const count = calls.length === 0 ? null : await openTokenCounter();
	return calls.map(({ variant, entry, messages }) => {
		const bound = boundTokens(messages);
		const inputTokens = count?.(messages) ?? bound;
		const { tokens: output, isKnown } = expectOutput(entry, variant.mode, earlier);
		const usage = {
			input: inputTokens,
			cachedInput: 0,
			cacheWrite: 0,
			output,
			reasoning: 0
		};
		const read = ({ cost }) => cost && cost.usd * (isBatch ? factorOf(entry) : 1);
		return {
			variant: variant.id,
			model: entry.id,
			inputTokens,
			isCounted: count !== null,
			outputTokens: output,
			isKnown,
			maxOutputTokens: entry.maxOutputTokens,
			usd: read(priceCall(entry, usage)),
			worstUsd: read(priceWorstCase(entry, bound))
		};
	});
}
const answersOf = ({ id }, { all }) => all.filter(({ model }) => model === id).filter(isAnswered);
/** Tokens of an answer: the mean of the model's earlier ones, of the same mode where there are any. */
function expectOutput(entry, mode, earlier) {
	const answers = answersOf(entry, earlier).filter(({ outcome }) => outcome.reply.usage !== null);
	const alike = answers.filter(({ subject }) => subject.split("/")[1] === mode);
	const told = (alike.length > 0 ? alike : answers).map(({ outcome }) => outcome.reply.usage?.output ?? 0);
	const typical = Math.round(mean(told) ?? TYPICAL_ANSWER_TOKENS[mode]);
	return {
		tokens: Math.min(typical, entry.maxOutputTokens),
		isKnown: told.length > 0
	};
}
/**
* Time that the calls would take: by what earlier calls of the campaign to each model took, as many at a time as are let through
* where no server asks to slow down, and no faster than the entry's limits.
*/
function expectTime(calls, { earlier, isBatch }) {
	if (isBatch) return { kind: "batch" };
	let [seconds, isKnown] = [0, true];
	for (const [entry, own] of Map.groupBy(calls, (call) => call.entry)) {
		const told = answersOf(entry, earlier).map(({ outcome }) => outcome.wallSeconds);
		const each = mean(told) ?? entry.timeoutSeconds;
		seconds = Math.max(seconds, each * countRoundsOfAnswers(own.length, entry.limits), paceSeconds(entry, own));
		isKnown &&= told.length > 0;
	}
	return {
		kind: isKnown ? "about" : "at-most",
		seconds
	};
}
/** Seconds that the entry's limits of requests and tokens alone make of it. */
function paceSeconds({ limits, maxOutputTokens }, calls) {
	const { requestsPerMinute, tokensPerMinute } = limits ?? {};
	const tokens = calls.reduce((sum, { messages }) => sum + boundTokens(messages) + maxOutputTokens, 0);
	const byRequests = requestsPerMinute === void 0 ? 0 : calls.length * 60 / requestsPerMinute;
	return Math.max(byRequests, tokensPerMinute === void 0 ? 0 : tokens * 60 / tokensPerMinute);
}
// src/report/text/mlbench/answer-words.ts
/** What came of asking for a script, in one line; `verbose`: also who answered, how often it was asked, and which tokens were cached or thought. */
function renderAnswer(variant, answer, left, verbose) {
	const { status, reason, tokens, cost, wallSeconds } = answer;
	return `${variant}: ${[
		reason !== null && "detail" in reason && reason.detail !== "" ? `${status} (${reason.detail})` : status,
		...tokens === null ? [] : [`${tokens.input} + ${tokens.output} tokens`],
		...cost === null ? [] : [`$${cost.usd.toFixed(4)}`],
		...wallSeconds === null ? [] : [`${wallSeconds.toFixed(1)} s`],
		...verbose ? listDetails(answer) : []
	].join(", ")}; ${left} left`;
}
function listDetails({ tokens, attempts, returnedModel, call }) {
	return [
		...(tokens === null ? [] : [["cached", tokens.cachedInput], ["of thinking", tokens.reasoning]]).filter(([, count]) => count > 0).map(([what, count]) => `${count} ${what}`),
		...returnedModel === null ? [] : [`by ${returnedModel}`],
		count(attempts, "try", "tries"),
		...call === null ? [] : [`call ${call}`]
	];
}
// src/commands/tell-asking.ts
/** Tells what would be asked, and what it would take; nothing is asked. */
async function tellExpected(calls, { earlier, batch: isBatch, showPrompts, budget, existing, lacking, logger }) {
	const expected = await expectCalls(calls, {
		earlier,
		isBatch
	});
	const time = expectTime(calls, {
		earlier,
		isBatch
	});
	for (const line of renderExpectedCalls({
		calls: expected,
		time,
		existing,
		lacking,
		budget
	})) logger.info(line);
	const prompts = calls.map(({ variant, messages }) => ({
		variant: variant.id,
		prompt: showPrompt(messages)
	}));
	return {
		calls: expected,
		...showPrompts ? { prompts } : {}
	};
}
/** Tells how many of the scripts sought were taken; the others are missing. `answers`: the folder that they were given in. */
function tellTaken(logger, sought, missing, answers) {
	if (sought === 0) return;
	const taken = sought - missing;
	const found = answers === void 0 ? count(taken, "recorded answer") : count(taken, "given script");
	const from = answers === void 0 ? "" : ` from ${answers}`;
	logger.info(`${found} taken${from}${missing === 0 ? "" : `, none found for ${count(missing, "script")}`}`);
}
/** Tells of each answer as it is kept. */
const tellAnswers = (logger, verbose) => ({ variant }, answer, left) => logger.info(renderAnswer(variant.id, answer, left, verbose));
export { redactTexts as a, loadWithModules as c, prepareCalls as i, tellExpected as n, openCampaignBudget as o, tellTaken as r, askForScripts as s, tellAnswers as t };
