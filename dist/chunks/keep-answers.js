import { o as stopped, t as UserError } from "./errors.js";
import { i as listBelow, u as readHeadBelow } from "./untrusted-files.js";
import { a as listFiles, f as readTextIfPresent, m as sha256Hex, o as parseWith, s as readIfPresent } from "./files.js";
import { i as LONGEST_TEXT, l as generatedMode } from "./common.js";
import { d as composeTry } from "./documents.js";
import { m as testRowsPath, x as findMetric } from "./manifest.js";
import { c as removeUnprintable, t as boundTexts } from "./clean-text.js";
import { n as PACKAGE_ROOT } from "./package.js";
import { t as campaignFiles } from "./paths.js";
import { t as provenance } from "./provenance.js";
import { r as isAnswered } from "./calls.js";
import { a as writeVariant } from "./variant-files.js";
import { o as startWords, t as loadProject } from "./load-projects.js";
import { t as lockFile } from "./file-lock.js";
import { a as isMissing, n as decodeText, r as detectDelimiter, s as parseFirstRows } from "./delimited.js";
import { i as listStandardModules, n as listImports, o as DISTRIBUTIONS, s as listReachable } from "./derive-requirements.js";
import { t as hashMessages } from "./call-key.js";
import "./ask.js";
import { n as priceWorstCase } from "./price.js";
import { i as textsOf, n as boundTokens } from "./token-usage.js";
import { t as checkSyntax } from "./check-syntax.js";
import { c as readTemplates, n as readPythonProject, t as drawsOrWaits } from "./draws-or-waits.js";
import { gunzipSync } from "node:zlib";
import { dirname, extname, join, posix } from "node:path";
// src/dataset/prompt-project.ts
/** A project with its own Python files that the entry reaches by import, in the order in which they are met. */
async function loadWithModules(dataset, slug) {
	const project = await loadProject(dataset, slug);
	const { sourceFolder, manifest } = project;
	const scripts = (await listFiles(sourceFolder)).filter((path) => path.endsWith(".py"));
	const reached = await listReachable(sourceFolder, scripts, manifest.entry);
	return {
		...project,
		modules: reached.filter((path) => path !== manifest.entry)
	};
}
// src/generation/answer.ts
/** What there is not where no model answered. */
const NO_ANSWER = {
	returnedModel: null,
	responseId: null,
	answerHash: null,
	codeHash: null,
	code: null,
	tokens: null,
	cost: null,
	energy: null
};
/** The part of an answer that its program decides. `fault` is the parser's. */
function judgeCode(code, fault) {
	const judged = {
		codeHash: sha256Hex(code),
		code
	};
	return fault === null ? {
		...judged,
		status: "ok",
		reason: null
	} : {
		...judged,
		status: "syntax-error",
		reason: {
			kind: "syntax",
			detail: fault
		}
	};
}
/** What is kept of an answer beside its script. */
function toProvenance(variant, entry, { code: _, ...answer }, found) {
	const { id, ...place } = variant;
	const facts = {
		schemaVersion: 2,
		variant: id,
		...place,
		provider: answer.origin === "provider" ? entry.provider : "replay",
		requestedModel: entry.model,
		...answer,
		...found
	};
	return parseWith(provenance, boundTexts(facts, LONGEST_TEXT), `the provenance of ${id}`);
}
// src/generation/extract-code.ts
const PYTHON = /* @__PURE__ */ new Set([
	"python",
	"py",
	"python3"
]);
const FENCE = /^ {0,3}(`{3,}|~{3,})\s*([^\s`]*)/;
/** A line that begins a statement which prose does not begin with. */
const STATEMENT = /^(import [\w.]+( as \w+)?(, *[\w.]+( as \w+)?)*\s*(#.*)?$|from [\w.]+ import |def \w+\s*\(|class \w+\s*[:(]|@\w|if __name__|print\(|with .+:\s*$|\w+(\.\w+)* *= *\S|"""|''')/;
/**
* The Python program in a model's answer, ending in one line break; null when there is none. A fenced block wins: the
* longest that says it is Python, else the longest that says nothing. A fence that is never closed reaches to the end.
* Without fences, prose before the first statement is left out.
*/
function extractCode(answer) {
	const text = answer.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
	const blocks = listBlocks(text);
	if (blocks.length > 0) {
		const python = blocks.filter((block) => PYTHON.has(block.language));
		return finish(pickLongest((python.length > 0 ? python : blocks.filter((block) => block.language === "")).map((block) => block.lines.join("\n"))));
	}
	return finish(dropLeadingProse(text.split("\n")));
}
function listBlocks(text) {
	const blocks = [];
	let open = null;
	for (const line of text.split("\n")) {
		const match = FENCE.exec(line);
		const [, fence = "", language = ""] = match ?? [];
		if (open === null) {
			if (match === null) continue;
			open = {
				fence,
				block: {
					language: language.toLowerCase(),
					lines: []
				}
			};
			blocks.push(open.block);
		} else if (match !== null && language === "" && fence.startsWith(open.fence)) open = null;
		else open.block.lines.push(line);
	}
	return blocks;
}
function pickLongest(texts) {
	return texts.reduce((longest, text) => text.length > longest.length ? text : longest, "");
}
function dropLeadingProse(lines) {
	const statement = lines.findIndex((line) => STATEMENT.test(line));
	if (statement < 0) return "";
	let start = statement;
	while (start > 0 && /^(#.*|\s*)$/.test(lines[start - 1] ?? "")) start--;
	return lines.slice(start).join("\n");
}
function finish(code) {
	const trimmed = code.replace(/^\s*\n/, "").trimEnd();
	return trimmed === "" ? null : `${trimmed}\n`;
}
// src/generation/judge-answer.ts
/** What came of asking for one variant: a script that Python can read, or why there is none. Nothing is run. */
async function judgeAnswer(asked, entry, messages, python) {
	const { call, attempts, wallSeconds, startedAt } = asked;
	const common = {
		origin: "provider",
		promptHash: hashMessages(messages),
		call,
		attempts,
		wallSeconds,
		startedAt
	};
	if (asked.kind === "failed") {
		const reason = {
			kind: "provider",
			error: asked.error.kind,
			detail: asked.error.message
		};
		return {
			...common,
			...NO_ANSWER,
			status: "provider-error",
			reason,
			costReason: { kind: "not-answered" }
		};
	}
	const { reply, cost, costReason } = asked;
	const { returnedModel, responseId, usage } = reply;
	const answered = {
		returnedModel,
		responseId,
		answerHash: sha256Hex(reply.text),
		tokens: usage,
		cost,
		costReason,
		energy: usage === null ? null : energyOf(entry, usage)
	};
	return {
		...common,
		...answered,
		...await judgeReply(reply, entry.maxOutputTokens, python)
	};
}
/** Whether a reply holds a script. `maxOutputTokens`: what it was allowed. */
async function judgeReply({ text, finish, usage }, maxOutputTokens, python) {
	const withoutCode = (status, reason) => ({
		status,
		reason,
		codeHash: null,
		code: null
	});
	if (finish === "truncated") return withoutCode("truncated", {
		kind: "truncated",
		tokens: usage?.output ?? null,
		allowed: maxOutputTokens
	});
	if (finish === "refused") return withoutCode("refused", {
		kind: "refused",
		detail: text.replace(/\s+/g, " ").slice(0, 300)
	});
	const code = extractCode(text);
	if (code === null) return withoutCode("no-code", { kind: "no-code" });
	const bytes = Buffer.from(code, "utf8");
	return judgeCode(bytes, (await checkSyntax(/* @__PURE__ */ new Map([["answer", bytes]]), python)).get("answer") ?? null);
}
/** By the figure that the model's entry gives for an output token; what reads the prompt is in none of the published ones. */
function energyOf({ energy }, { output }) {
	if (energy === void 0 || output === 0) return null;
	const { joulesPerOutputToken, low, high, source } = energy;
	return {
		joules: output * joulesPerOutputToken,
		low: output * low,
		high: output * high,
		source
	};
}
// src/generation/ask-variants.ts
/** The question that asks for a variant's script. */
const questionFor = ({ variant, entry, messages }, anew) => ({
	entry,
	messages,
	anew,
	subject: variant.id,
	project: variant.project,
	sample: composeTry(variant)
});
/**
* Asks for all, side by side, and keeps what each answer holds. An abort ends the calls under way and is a UserError, told
* when all that was answered is kept.
*/
async function askForVariants(calls, asker, { logger, anew, python, signal, keep }) {
	let budgetReached = false;
	let left = calls.length;
	let notAsked = 0;
	let failed = false;
	const ask = async (call) => {
		if (failed) return;
		if (signal?.aborted) throw stopped();
		const asked = budgetReached ? null : await asker.ask(questionFor(call, anew));
		if (asked === null || asked.kind === "not-asked") {
			budgetReached ||= asked?.kind === "not-asked" && asked.why === "budget";
			notAsked++;
			return;
		}
		const answer = await judgeAnswer(asked, call.entry, call.messages, python);
		await keep(call, answer);
		left--;
		logger.info(`${call.variant.id}: ${describeAnswer(answer)}; ${left} left`);
	};
	const asking = calls.map((call) => ask(call).catch((error) => {
		failed = true;
		throw error;
	}));
	for (const result of await Promise.allSettled(asking)) if (result.status === "rejected") throw result.reason;
	return {
		notAsked,
		halted: asker.halted,
		budgetReached
	};
}
/** UserError 1 where calls are left, with the reason and how to go on. */
function refuseUnfinished({ notAsked, halted, budgetReached }, budget) {
	if (notAsked === 0 && halted.size === 0) return;
	const reasons = [...halted].map(([model, reason]) => `  ${model}: ${reason}`);
	if (budgetReached) reasons.push(`  the next call could pass the budget of $${budget.capUsd?.toFixed(4)} (the plan's, or --budget-usd)`);
	throw new UserError([
		`Stopped before all models were asked: ${notAsked} variants are left, $${budget.spentUsd.toFixed(4)} spent.`,
		...reasons,
		"What was answered is kept: the same command goes on from here."
	].join("\n"), 1);
}
function describeAnswer({ status, reason, tokens, cost, wallSeconds }) {
	return [
		reason !== null && "detail" in reason && reason.detail !== "" ? `${status} (${reason.detail})` : status,
		...tokens === null ? [] : [`${tokens.input} + ${tokens.output} tokens`],
		...cost === null ? [] : [`$${cost.usd.toFixed(4)}`],
		...wallSeconds === null ? [] : [`${wallSeconds.toFixed(1)} s`]
	].join(", ");
}
// src/generation/budget.ts
const NOTHING = {
	usd: 0,
	heldUsd: 0
};
/** `earlier`: what was spent before; under a cap, what may have been spent counts as spent. */
function openBudget(capUsd, earlier = NOTHING) {
	let spent = earlier.usd + (capUsd === null ? 0 : earlier.heldUsd);
	let reserved = 0;
	let underWay = 0;
	let waiting = [];
	return {
		capUsd,
		get spentUsd() {
			return spent;
		},
		async reserve(usd) {
			while (capUsd !== null && spent + reserved + usd > capUsd) {
				if (underWay === 0 || spent + usd > capUsd) return false;
				await new Promise((resolve) => waiting.push(resolve));
			}
			reserved += usd;
			underWay++;
			return true;
		},
		settle(reservedUsd, actualUsd) {
			underWay--;
			reserved = underWay === 0 ? 0 : reserved - reservedUsd;
			spent += actualUsd ?? (capUsd === null ? 0 : reservedUsd);
			const ready = waiting;
			waiting = [];
			for (const resolve of ready) resolve();
		}
	};
}
// src/generation/spending.ts
/** Nothing paid for is left out: each try counts, also one whose process ended before it was answered. */
function sumSpending(calls) {
	let [usd, heldUsd, unpriced] = [
		0,
		0,
		0
	];
	for (const { outcome, reservedUsd } of calls) {
		if (outcome?.kind === "failed" && !outcome.mayBeBilled) continue;
		if (outcome?.kind === "answered" && outcome.cost !== null) usd += outcome.cost.usd;
		else if (reservedUsd !== null) heldUsd += reservedUsd;
		else unpriced++;
	}
	return {
		usd,
		heldUsd,
		unpriced
	};
}
/** The calls of these projects and models; all where none are named. */
const callsOf = ({ all }, only) => only === void 0 ? all : all.filter((call) => only.some(({ project, model }) => call.project === project && call.model === model));
// src/generation/campaign-budget.ts
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
const sumShares = (shares, only) => shares.filter((share) => only.some(({ project, model }) => share.project === project && share.model === model)).reduce((sum, { usd }) => sum + usd, 0);
// src/generation/count-tokens.ts
/** As the tokenizer's package holds it, a token and its rank a line. */
const TOKEN_TABLE = join(PACKAGE_ROOT, "node_modules", "gpt-tokenizer", "data", "o200k_base.tiktoken");
/** The same, beside the bundle: 2 MB that are no program. */
const BUNDLED_TABLE = join(PACKAGE_ROOT, "dist", "o200k_base.tiktoken.gz");
/**
* What counts the tokens of a prompt as OpenAI's tokenizer o200k_base does; other providers' count some tens of percent more
* or fewer. Null where its table is not there. Loaded for a forecast only: a budget reserves by bytes, which never fall short.
*/
async function openTokenCounter() {
	const table = await readTable();
	if (table === null) return null;
	const { GptEncoding } = await import("./GptEncoding2.js");
	const encoding = GptEncoding.getEncodingApi("o200k_base", () => readRanks(table));
	const asText = { disallowedSpecial: /* @__PURE__ */ new Set() };
	const count = (text) => encoding.countTokens(text, asText);
	return (messages) => messages.flatMap(textsOf).reduce((sum, text) => sum + count(text), 0);
}
async function readTable() {
	const table = await readTextIfPresent(TOKEN_TABLE);
	if (table !== null) return table;
	const packed = await readIfPresent(BUNDLED_TABLE);
	return packed && gunzipSync(packed).toString("utf8");
}
/** By rank: a token as text where it is some, else as its bytes. */
function readRanks(table) {
	const ranks = [];
	for (const line of table.split("\n")) {
		const [token, rank] = line.split(" ");
		if (!token || rank === void 0) continue;
		const bytes = Buffer.from(token, "base64");
		const text = bytes.toString("utf8");
		ranks[Number(rank)] = Buffer.from(text, "utf8").equals(bytes) ? text : [...bytes];
	}
	return ranks;
}
// src/generation/expect-calls.ts
/** What the calls would take, each; nothing is asked. */
async function expectCalls(calls) {
	const count = calls.length === 0 ? null : await openTokenCounter();
	return calls.map(({ variant, entry, messages }) => {
		const bound = boundTokens(messages);
		return {
			variant: variant.id,
			model: entry.id,
			inputTokens: count?.(messages) ?? bound,
			isCounted: count !== null,
			maxOutputTokens: entry.maxOutputTokens,
			worstUsd: priceWorstCase(entry, bound).cost?.usd ?? null
		};
	});
}
/**
* Seconds that the calls would take: by what earlier calls of the campaign to each model took, with as many at a time as are
* begun with, and no faster than the entry's limits. Null: a model of them has not answered here yet.
*/
function expectSeconds(calls, { all }) {
	let longest = 0;
	for (const [entry, own] of Map.groupBy(calls, (call) => call.entry)) {
		const earlier = all.filter((call) => call.model === entry.id).filter(isAnswered);
		if (earlier.length === 0) return null;
		const each = earlier.reduce((sum, { outcome }) => sum + outcome.wallSeconds, 0) / earlier.length;
		const atOnce = Math.min(own.length, entry.limits?.concurrency ?? 4, 4);
		longest = Math.max(longest, own.length * each / atOnce, paceSeconds(entry, own));
	}
	return longest;
}
/** What the entry's limits of requests and tokens alone make of it. */
function paceSeconds({ limits, maxOutputTokens }, calls) {
	const { requestsPerMinute, tokensPerMinute } = limits ?? {};
	const tokens = calls.reduce((sum, { messages }) => sum + boundTokens(messages) + maxOutputTokens, 0);
	const byRequests = requestsPerMinute === void 0 ? 0 : calls.length * 60 / requestsPerMinute;
	return Math.max(byRequests, tokensPerMinute === void 0 ? 0 : tokens * 60 / tokensPerMinute);
}
// src/generation/generated-variant.ts
/** The variant as a generated one; null for a baseline. */
function toGeneratedVariant(variant) {
	const { id, project, model, sample, iteration, arm } = variant;
	const mode = generatedMode.safeParse(variant.mode);
	if (!mode.success || model === null || sample === null || iteration === null) return null;
	return {
		id,
		project,
		mode: mode.data,
		model,
		sample,
		iteration,
		...arm === void 0 ? {} : { arm }
	};
}
/** An outage and a file that was not there are no fact about the model: the next run tries them again. */
function isSettled({ status }) {
	return status !== "provider-error" && status !== "no-answer" && status !== "pending";
}
// src/generation/redact.ts
const TEXT_LIMIT_CHARACTERS = 16;
const NAME_LIMIT_CHARACTERS = 60;
/** Characters of a cell that are looked at. */
const READ_CHARACTERS = 1e3;
const NUMBER$1 = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)([eE][+-]?\d+)?$/;
function isNumber(cell) {
	return NUMBER$1.test(cell.trim());
}
/** E-mail addresses, and digit strings long enough to be a telephone, account or card number, become placeholders. */
function maskIdentifiers(text) {
	return text.replace(/(?<![^\s@<>"',;])[^\s@<>"',;]+@[^\s@<>"',;]+\.[A-Za-z]{2,}/g, "<email>").replace(/(?<![\d.])\+?\d(?:[ ()/-]?\d){8,}(?!\.?\d)/g, "<digits>");
}
/** A column that tells who somebody is, by its name. */
const PERSONAL = /(?:^|[^a-z])(?:first|last|full|middle|maiden|given|family|user|customer|client|patient|student|employee|author)?[ _.-]?(?:name|surname|nickname|e-?mail|mail|phone|telephone|mobile|address|street|ssn|passport|iban|ip|birth(?:day|date)?|dob|user(?:id)?|login|url|path|file)(?:$|[^a-z])/i;
/**
* A cell as a prompt may show it: numbers as they are; text only where it is one of a few categories that its column repeats,
* masked and cut short; always one line. `column`: what the column is called, and its cells as far as they were read.
*/
function redactCell(cell, column) {
	const value = cell.slice(0, READ_CHARACTERS).trim();
	if (value !== "" && !isNumber(value) && (PERSONAL.test(column.name) || !repeats(column.cells))) return "<text>";
	if (isNumber(value)) return /^[+-]?\d{9,}$/.test(value) ? "<digits>" : value.slice(0, 24);
	const masked = maskIdentifiers(value.replace(/\s+/g, " "));
	return masked.length <= TEXT_LIMIT_CHARACTERS ? masked : `${masked.slice(0, TEXT_LIMIT_CHARACTERS).toWellFormed()}...`;
}
/** As a category does: on average each of its values comes up three times. */
function repeats(cells) {
	const present = cells.filter((cell) => cell.trim() !== "");
	return new Set(present).size * 3 <= present.length;
}
function boundName(name) {
	const masked = maskIdentifiers(name.slice(0, READ_CHARACTERS).trim().replace(/\s+/g, " "));
	return masked.length <= NAME_LIMIT_CHARACTERS ? masked : `${masked.slice(0, NAME_LIMIT_CHARACTERS).toWellFormed()}...`;
}
// src/generation/task-card.ts
/** By the metric's name and, after it, how classes are averaged. */
const MEANINGS = {
	accuracy: "the share of test rows whose class is predicted rightly",
	balanced_accuracy: "the mean over the classes of the share of test rows predicted rightly",
	precision: "of the rows predicted positive, the share that is",
	recall: "of the positive rows, the share predicted so",
	f1: "the harmonic mean of precision and recall of the positive class",
	f1_macro: "the mean over the classes of the harmonic mean of precision and recall",
	f1_weighted: "the mean over the classes, weighted by their rows, of the harmonic mean of precision and recall",
	roc_auc: "the area under the ROC curve, from scores or probabilities",
	r2: "the coefficient of determination",
	rmse: "the root of the mean squared error",
	mse: "the mean squared error",
	mae: "the mean absolute error"
};
function meaningOf(name) {
	const metric = findMetric(name);
	return metric === null ? void 0 : MEANINGS[metric.average === null ? metric.name : `${metric.name}_${metric.average}`];
}
/** In which form a variant prints its value: always the metric's own unit, whatever the author's script prints. */
function describeMetricValue(metric) {
	if (metric.scale === "absolute") return "in the unit that the metric has for this target";
	return "a fraction, not a percentage (0.93, not 93)";
}
/** A name from a manifest as it is, or quoted where it is more than a name: it must not be able to speak to the model. */
function showName(name) {
	return /^[\w./@%+=:,-]{1,120}$/.test(name) ? name : JSON.stringify(name.slice(0, 120).toWellFormed());
}
/** A data path as the script sees it from its working directory. */
function pathFromWorkingDirectory(manifest, path) {
	return showName(posix.relative(posix.normalize(manifest.workingDirectory), posix.normalize(path)));
}
/** Where an answer to a project that is scored by predictions finds its rows; nothing where it is not. */
function nameSplitFiles(manifest) {
	if (manifest.scoring === "printed" || manifest.split === void 0) return null;
	const { data } = manifest.split;
	const show = (path) => pathFromWorkingDirectory(manifest, path);
	return {
		training_file: show(data),
		test_file: show(testRowsPath(data))
	};
}
/** What every mode is told alike: the task, the metric, the data and how the result is judged. */
function renderTaskCard(manifest, telemetryOnly) {
	const { metric, data } = manifest;
	const meaning = meaningOf(metric.name);
	const lines = [`Task: ${manifest.task.replaceAll("-", " ")}`, `Metric: ${metric.name}${meaning ? `, ${meaning}` : ""}; ${metric.direction} is better`];
	const splitFiles = nameSplitFiles(manifest);
	for (const file of data) {
		const isSplit = splitFiles !== null && file.path === manifest.split?.data;
		const facts = [
			isSplit ? "the training rows" : {
				all: "all rows",
				train: "rows to fit on",
				test: "rows to be judged by"
			}[file.role],
			...file.rows === void 0 || isSplit ? [] : [`${file.rows} rows`],
			...file.target === void 0 ? [] : [`target: ${JSON.stringify(file.target)}`]
		];
		lines.push(`Data: ${pathFromWorkingDirectory(manifest, file.path)} (${facts.join("; ")})`);
		if (isSplit) lines.push(`Data: ${splitFiles.test_file} (the test rows, without the target)`);
	}
	const evaluation = splitFiles && `what it predicts for ${splitFiles.test_file} is compared with labels it does not see`;
	lines.push(`Evaluation: ${evaluation ?? describeSplit(manifest, telemetryOnly)}`);
	return lines.map((line) => `- ${line}`).join("\n");
}
function describeSplit(manifest, ownSplit) {
	if (ownSplit) return "as in the author's script";
	if (manifest.data.some((file) => file.role === "test")) return "fit on the train file, compute the metric on the test file";
	return `hold out 20 percent of the rows at random with seed 42${manifest.task.endsWith("classification") ? ", stratified by the target" : ""}, and compute the metric on them`;
}
// src/generation/data-profile.ts
/** Enough for the types of some hundred rows; a profile must cost the same for a large file as for a small one. */
const HEAD_BYTES = 262144;
const SAMPLED_ROWS = 200;
const TABLE_EXTENSIONS = /* @__PURE__ */ new Set([
	".csv",
	".tsv",
	".tab",
	".txt",
	".data",
	".dat",
	".test",
	""
]);
/** Profiles a project's data files: names and types of their columns, and one redacted row, never more of the data. */
function profileData(sourceFolder, manifest) {
	return Promise.all(manifest.data.map(async (file) => {
		const head = await readHeadBelow(sourceFolder, file.path, HEAD_BYTES);
		return {
			path: pathFromWorkingDirectory(manifest, file.path),
			role: file.role,
			sizeBytes: head?.sizeBytes ?? null,
			table: head !== null && TABLE_EXTENSIONS.has(extname(file.path).toLowerCase()) ? profileTable(head.bytes, head.sizeBytes > head.bytes.length) : null
		};
	}));
}
function profileTable(bytes, isCut) {
	const { text, encoding } = decodeText(bytes, isCut);
	if (text.includes("\0")) return null;
	const delimiter = detectDelimiter(text);
	if (delimiter === null) return null;
	const { rows, isTorn } = parseFirstRows(text, delimiter, SAMPLED_ROWS);
	if (isCut && !isTorn && rows.length > 1 && rows.length < SAMPLED_ROWS) rows.pop();
	const first = rows[0];
	if (first === void 0) return null;
	const hasHeader = looksLikeHeader(first, rows.slice(1));
	const body = hasHeader ? rows.slice(1) : rows;
	return {
		delimiter,
		encoding,
		hasHeader,
		columns: first.map((name, index) => ({
			name: hasHeader ? boundName(name) : `column ${index}`,
			type: inferType(body.map((row) => row[index] ?? ""))
		})),
		example: (body[0] ?? []).map((cell, index) => redactCell(cell, {
			name: hasHeader ? first[index] ?? "" : "",
			cells: body.map((row) => row[index] ?? "")
		}))
	};
}
/** Names are not numbers, are not empty but for one (an index column's), and do not repeat. */
function looksLikeHeader(first, rest) {
	if (first.some(isNumber)) return false;
	const named = first.map((name) => name.trim()).filter((name) => name !== "");
	if (named.length < first.length - 1 || new Set(named).size !== named.length) return false;
	if (rest.length === 0) return true;
	return first.every((name, index) => name.trim() === "" || !rest.some((row) => row[index]?.trim() === name.trim()));
}
function inferType(cells) {
	const present = cells.filter((cell) => !isMissing(cell)).map((cell) => cell.trim());
	if (present.length === 0) return "empty";
	if (present.every((cell) => /^[+-]?\d+$/.test(cell))) return "integer";
	return present.every(isNumber) ? "number" : "text";
}
const SHOWN_AT_START = 40;
const SHOWN_AT_END = 10;
/** The profile as a prompt shows it: at most fifty columns, the first ones and the last ones. */
function renderDataProfile(profile) {
	const { table } = profile;
	const facts = [`role ${profile.role}`];
	if (profile.sizeBytes === null) return `${profile.path}: ${facts.join(", ")}, not found`;
	facts.push(`${profile.sizeBytes} bytes`);
	if (table === null) return `${profile.path}: ${facts.join(", ")}, not a table of delimited text`;
	facts.push(`delimiter ${JSON.stringify(table.delimiter)}`, `encoding ${table.encoding}`);
	facts.push(table.hasHeader ? "first line is the header" : "no header line", `${table.columns.length} columns`);
	const shown = (items) => items.length <= 50 ? items : [
		...items.slice(0, SHOWN_AT_START),
		`... ${items.length - SHOWN_AT_START - SHOWN_AT_END} more ...`,
		...items.slice(-10)
	];
	return [
		`${profile.path}: ${facts.join(", ")}`,
		`columns: ${shown(table.columns.map(({ name, type }) => `${JSON.stringify(name)} ${type}`)).join(", ")}`,
		`example row, redacted: ${shown(table.example).join(table.delimiter === "	" ? "	" : `${table.delimiter} `)}`
	].join("\n");
}
// src/generation/untrusted.ts
/** The longest that a project's source may be in a prompt. What is longer does not fit the models' attention either. */
const SOURCE_LIMIT_CHARACTERS = 6e4;
/** Of its markup and text: enough for many badges before the first sentence. */
const README_READ_CHARACTERS = 24e3;
/**
* Fences what strangers wrote. The marker carries a hash of the text, so that no text can hold its own end marker.
* What nobody can see is dropped: it says nothing to a model and can hide text from the person who reviews a prompt.
*/
function fenceUntrusted(label, text, limitCharacters = SOURCE_LIMIT_CHARACTERS) {
	const kept = cutAt(removeUnprintable(text), limitCharacters);
	const marker = `UNTRUSTED ${label} ${sha256Hex(kept).slice(0, 12)}`;
	return `----- BEGIN ${marker} -----\n${kept.trimEnd()}\n----- END ${marker} -----`;
}
/** A README without what says nothing about the task: markup, pictures, badges, link targets. */
function stripReadme(text) {
	return text.slice(0, README_READ_CHARACTERS).toWellFormed().replace(/<!--[\s\S]*?(?:-->|$)/g, "").replace(/!\[[^[\]]*\]\((?:[^()]|\([^()]*\))*\)/g, "").replace(/\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, "$1").replace(/<[^<>]{1,300}>/g, "").replace(/(?<![ \t])[ \t]+$/gm, "").replace(/\n{3,}/g, "\n\n").trim();
}
/** `length`: of the whole text, of which this may be the start. */
function cutAt(text, limit, length = text.length) {
	return text.length <= limit && text.length === length ? text : `${text.slice(0, limit).toWellFormed()}\n[cut here: ${length} characters in all]`;
}
// src/generation/prompt.ts
/** The same input gives the same bytes. The author's code is never put into an autonomous prompt. */
function buildPrompt(mode, input, templates) {
	const { manifest, description } = input;
	const metric = {
		metric_name: manifest.metric.name,
		metric_value: describeMetricValue(manifest.metric)
	};
	const texts = {
		contract: fillIn(templates.contract, {
			result: fillIn(templates[manifest.scoring], {
				...metric,
				...nameSplitFiles(manifest)
			}),
			task_card: renderTaskCard(manifest, mode !== "autonomous"),
			answer: templates.answer,
			command: ["python", ...startWords(manifest, false, pathFromStart(manifest))].map(showName).join(" "),
			packages: input.packages.length === 0 ? "those that the project already uses" : input.packages.join(", "),
			...metric
		}),
		answer: templates.answer,
		data: fenceUntrusted("data profile", input.profiles.map(renderDataProfile).join("\n\n") || "no data file is known"),
		readme: fenceUntrusted("description", description ?? "nothing"),
		...mode === "autonomous" ? {} : showSource(input)
	};
	const system = fillIn(templates[`${mode}: system`], texts).trim();
	const user = fillIn(templates[`${mode}: user`], texts).trim();
	return [...system === "" ? [] : [{
		role: "system",
		text: system
	}], {
		role: "user",
		text: user
	}];
}
function showSource({ manifest, source, modules }) {
	const words = manifest.arguments.map(showName).join(" ");
	const parts = modules.map(({ path, source: text }) => text === null ? `${showName(path)}, which it imports too, is left out here: there is no room for it.` : `It imports ${showName(path)}, which stays where it is:\n\n${fenceUntrusted("module", text)}`);
	return {
		source: fenceUntrusted("source", source),
		modules: parts.join("\n\n"),
		arguments: words === "" ? "" : `\n\nIt is started with \`${words}\`. Yours gets no arguments: build these values in.`
	};
}
/** Makes a path of the source one of the folder that scripts start in. */
const pathFromStart = ({ workingDirectory }) => (path) => posix.relative(posix.normalize(workingDirectory), posix.normalize(path));
/** One pass over the template, so that a placeholder inside third-party text stays text. */
function fillIn(template, values) {
	return template.replace(/\{\{([a-z_]+)\}\}/g, (whole, name) => values[name] ?? whole);
}
/** What is sent, byte for byte, each turn under a line that names its role. */
const showPrompt = (messages) => messages.map(({ role, text }) => `--- ${role}\n${text}`).join("\n");
// src/generation/blind.ts
/** Names of methods and of families of models, as descriptions have them; a space stands for a space or a hyphen. */
const METHOD_WORDS = [
	...[
		"logistic",
		"linear",
		"ridge",
		"lasso",
		"polynomial"
	].flatMap((kind) => [`${kind} regression`, `${kind} model`]),
	...[
		"regression",
		"regressor",
		"classifier"
	].flatMap((kind) => [
		`ridge ${kind}`,
		`lasso ${kind}`,
		`linear ${kind}`
	]),
	...[
		"support vector",
		"naive bayes",
		"naïve bayes",
		"gaussian process",
		"random forest",
		"isolation forest"
	],
	...[
		"decision tree",
		"extra trees",
		"regression tree",
		"classification tree",
		"boosted tree",
		"gradient boost"
	],
	...[
		"k nearest",
		"nearest neighbor",
		"nearest neighbour",
		"k means",
		"kmeans",
		"knn",
		"xgboost",
		"xgb",
		"lightgbm",
		"lgbm"
	],
	...[
		"catboost",
		"adaboost",
		"bagging",
		"stacking",
		"ensemble",
		"svm",
		"svc",
		"svr",
		"lstm",
		"gru",
		"rnn",
		"cnn",
		"mlp"
	],
	...[
		"resnet",
		"vgg",
		"bert",
		"transformer",
		"perceptron",
		"autoencoder",
		"arima",
		"neural net",
		"deep learning"
	]
];
const METHODS = new RegExp(`(?<![a-z])(?:${METHOD_WORDS.map((words) => words.replaceAll(" ", "[ -]")).join("|")})`, "i");
/** Of scikit-learn and those like it: `RandomForestClassifier`. */
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
// src/generation/cut-tokens.ts
/** A text up to so many tokens of OpenAI's `o200k_base`, which are about as many of others; told where it was cut. */
async function cutAtTokens(text, most) {
	const { decode, encode } = await import("./o200k_base.js");
	const tokens = encode(text, { disallowedSpecial: /* @__PURE__ */ new Set() });
	if (tokens.length <= most) return text;
	return `${decode(tokens.slice(0, most)).replace(/\uFFFD+$/, "").trimEnd()}\n[cut here: ${tokens.length} tokens in all]`;
}
// src/generation/redact-text.ts
const HOMES = [/(?<=\/(?:home|Users)\/)[^\s/'"`:;,<>|)\]}]+/g, /(?<=[A-Za-z]:[\\/]{1,2}(?:Users|Documents and Settings)[\\/]{1,2})[^\\/'"`:;,<>|)\]}\n]+/g];
/** What is written before the name of a person. */
const BEFORE_A_NAME = /(?<!\p{L})(?:__author__|__maintainer__|authors?|written by|created by|developed by|made by|maintained by|maintainers?|contributors?|contact|supervisors?|copyright|\(c\)|©)(?!\p{L})(?:[\s\d*_"'`:=,–©-]|\(c\)){0,30}/giu;
const NAME = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:(?:van|von|de|da|del|der|la|bin|al) )?\p{Lu}[\p{L}\p{M}'’.-]*){0,3}/u;
/** Begin with a capital and are no person. */
const NO_NAME = /^(?:The|This|All|See|For|And|License|Licence|Notice|Holders?|Owners?|Copyright|Authors?|Created|Date|Version|None|True|False)\b/;
/** More are no project's authors. */
const MOST_NAMES$1 = 200;
/** In code, where `A@B.mean()` is a product of matrices. */
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
	const names = [...new Set(texts.flatMap(listNames))].slice(0, MOST_NAMES$1).flatMap((name) => [name, ...name.includes(" ") ? name.split(" ").filter((part) => part.length > 3) : []]).sort((a, b) => b.length - a.length);
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
const escapePattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
// src/generation/read-prompt-input.ts
const README_LIMIT_BYTES = 262144;
/** Of a description: as much as tells what the task is; the same for every model, whatever its own tokens are. */
const DESCRIPTION_TOKENS = 1500;
/**
* Reads all that a prompt about this project may hold, without who wrote it and where. Nothing outside its folder is read.
* `readme`: whether sentences that name results or methods stay.
*/
async function readPromptInput(project, readme) {
	const { slug, sourceFolder, lockFile, manifest } = project;
	const entry = await readHeadBelow(sourceFolder, manifest.entry, SOURCE_LIMIT_CHARACTERS * 4);
	if (entry === null) throw new UserError(`Project ${slug}: its entry ${manifest.entry} is not a file inside its source.`);
	const source = entry.bytes.toString("utf8");
	if (source.length > 6e4) throw new UserError(`Project ${slug}: ${manifest.entry} has ${source.length} characters, more than the ${SOURCE_LIMIT_CHARACTERS} of a prompt.`);
	const modules = await readModules(project, SOURCE_LIMIT_CHARACTERS - source.length);
	const texts = redactTexts({
		prose: [manifest.description, stripReadme(await readReadme(sourceFolder) ?? "")],
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
		packages: listLockedPackages(await readTextIfPresent(lockFile, dirname(sourceFolder)) ?? "")
	};
}
/** In their order, as long as there is room for so many characters; the rest by their names. */
async function readModules({ sourceFolder, manifest, modules }, room) {
	const read = [];
	let left = room;
	for (const path of modules) {
		const head = await readHeadBelow(sourceFolder, path, left * 4);
		const text = head?.bytes.toString("utf8") ?? "";
		const fits = head !== null && head.sizeBytes <= head.bytes.length && text.length <= left;
		if (fits) left -= text.length;
		read.push({
			path: posix.relative(posix.normalize(manifest.workingDirectory), path),
			source: fits ? text : null
		});
	}
	return read;
}
async function readReadme(sourceFolder) {
	const found = (await listBelow(sourceFolder, "") ?? []).find(({ name }) => /^readme(\.(md|rst|txt|markdown))?$/i.test(name));
	return (found && await readHeadBelow(sourceFolder, found.name, README_LIMIT_BYTES))?.bytes.toString("utf8") ?? null;
}
/** `name version` of each package of a requirements lock; several versions where they depend on the Python used. */
function listLockedPackages(lock) {
	const versions = /* @__PURE__ */ new Map();
	for (const [, name = "", version = ""] of lock.matchAll(/^([A-Za-z0-9][A-Za-z0-9._-]*)(?:\[[\w., -]*\])?==([^\s;\\]+)/gm)) versions.set(name, [...versions.get(name) ?? [], version]);
	return [...versions].map(([name, found]) => `${name} ${[...new Set(found)].join(" or ")}`);
}
// src/generation/prepare-calls.ts
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
// src/dataset/unlocked-imports.ts
const MOST_NAMES = 50;
/** One distribution can be had under several names, of which one is locked. */
const FORMS = /-(?:headless|binary|cpu|gpu)$/;
/** Modules that a script imports and that neither Python nor the project nor a package of its lock has, by their names; sorted. */
function listUnlockedImports(script, { sources, lock }, standardModules) {
	const own = new Set([...sources.keys()].flatMap((path) => path.split("/").map((part) => part.replace(/\.py$/, ""))));
	const locked = new Set([...lock.matchAll(/^([A-Za-z0-9][A-Za-z0-9._-]*)/gm)].map(([, name = ""]) => normalise(name)));
	const isLocked = (module) => [module, DISTRIBUTIONS.get(module) ?? module].some((name) => locked.has(normalise(name)));
	const isOthers = (module) => !standardModules.has(module) && !own.has(module) && !isLocked(module);
	return listImports(script).filter(isOthers).slice(0, MOST_NAMES);
}
/** As the package index compares names (PEP 503). */
const normalise = (name) => name.toLowerCase().replace(/[-_.]+/g, "-").replace(FORMS, "");
// src/commands/look-at-script.ts
/** Where there is no script. */
const NOTHING_FOUND = {
	drawsOrWaits: null,
	unlockedImports: null
};
/** Looks at models' scripts beside their projects, each of which is read once, when its first script is there. */
async function lookAtScripts(dataset) {
	const projects = /* @__PURE__ */ new Map();
	const standardModules = await listStandardModules();
	return async (slug, code) => {
		const reading = projects.get(slug) ?? readProject(dataset, slug);
		projects.set(slug, reading);
		const project = await reading;
		const script = Buffer.from(code).toString("utf8");
		return {
			drawsOrWaits: drawsOrWaits(project, project.entry, script),
			unlockedImports: listUnlockedImports(script, project, standardModules)
		};
	};
}
async function readProject(dataset, slug) {
	const { sourceFolder, lockFile, manifest } = await loadProject(dataset, slug);
	const lock = await readTextIfPresent(lockFile) ?? "";
	return {
		...await readPythonProject(sourceFolder, lock),
		entry: manifest.entry
	};
}
// src/commands/keep-answers.ts
/**
* Waits until no other process asks models for a campaign, and holds it for this one: what a process reserves of the budget, and
* which calls it makes, another one does not see.
*/
const takeAskingTurn = (campaign, logger) => lockFile(campaignFiles.askingLock(campaign), () => logger.info("waiting: another greenml asks for this campaign"));
/** Writes each answer as its variant, with what was found in its code. */
async function openAnswerKeeper(campaign, dataset) {
	const look = await lookAtScripts(dataset);
	const counts = {};
	const keep = async ({ variant, entry }, answer) => {
		const found = answer.code === null ? NOTHING_FOUND : await look(variant.project, answer.code);
		await writeVariant(campaign, toProvenance(variant, entry, answer, found), answer.code);
		counts[answer.status] = (counts[answer.status] ?? 0) + 1;
	};
	return {
		counts,
		keep
	};
}
export { NO_ANSWER as _, fillIn as a, isSettled as c, expectSeconds as d, openCampaignBudget as f, judgeAnswer as g, refuseUnfinished as h, redactTexts as i, toGeneratedVariant as l, questionFor as m, takeAskingTurn as n, showPrompt as o, askForVariants as p, prepareCalls as r, fenceUntrusted as s, openAnswerKeeper as t, expectCalls as u, judgeCode as v, loadWithModules as y };
