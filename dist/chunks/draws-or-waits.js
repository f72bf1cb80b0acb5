import { t as UserError } from "./errors.js";
import { l as readBelow, t as LARGEST_DOCUMENT_BYTES } from "./untrusted-files.js";
import { a as listFiles, f as readTextIfPresent, m as sha256Hex } from "./files.js";
import { n as GENERATED_MODES } from "./common.js";
import { u as SCORINGS } from "./manifest.js";
import "./plan.js";
import { a as readAsset } from "./package.js";
import { s as countWord } from "./format.js";
import { t as formatCostReason } from "./asking-reasons.js";
import { parse } from "node:path";
// src/generation/prompt-templates.ts
const MODE_SECTIONS = GENERATED_MODES.flatMap((mode) => [`${mode}: system`, `${mode}: user`]);
/** The parts of a prompt file, each below a line of `=== name ===`. */
const PROMPT_SECTIONS = [
	"answer",
	"contract",
	...SCORINGS,
	...MODE_SECTIONS,
	"repair"
];
/** What a template may ask for: what is filled in comes from the project, or from the run that is told of. */
const PLACEHOLDERS = [
	...[
		"answer",
		"contract",
		"task_card",
		"command",
		"packages",
		"metric_name",
		"metric_value"
	],
	...[
		"result",
		"training_file",
		"test_file"
	],
	...[
		"data",
		"readme",
		"source",
		"modules",
		"arguments",
		"failure"
	]
];
const OF_THE_SOURCE = [
	"source",
	"modules",
	"arguments"
];
/** One of the prompts that come with the tool, whole. */
async function readBundledPrompt(name) {
	return {
		version: 1,
		...compose(await readBundled(name))
	};
}
/** A user's own; what its file leaves out is as in `efficient`. UserError where it asks for what there is not. */
async function readOwnPrompt(path) {
	const text = await readTextIfPresent(path);
	if (text === null) throw new UserError(`There is no prompt file ${path}.`);
	const own = parseSections(text, path);
	if (own.size === 0) throw new UserError(`${path} holds no section, as \`=== assisted: user ===\`.`);
	for (const [section, template] of own) refusePlaceholders(section, template, path);
	return {
		version: null,
		...compose(new Map([...await readBundled("efficient"), ...own]))
	};
}
/** The templates of a prompt that a plan holds. UserError where its text is not what was planned. */
function readTemplates({ text, hash }) {
	if (sha256Hex(text) !== hash) throw new UserError("The prompt in plan.json is not the one that was planned: plan again.");
	const sections = parseSections(text, "plan.json");
	const of = (name) => {
		const template = sections.get(name);
		if (template === void 0) throw new UserError(`The prompt in plan.json has no section "${name}": plan again.`);
		return template;
	};
	const ofMode = GENERATED_MODES.flatMap((mode) => [[`${mode}: system`, of(`${mode}: system`)], [`${mode}: user`, of(`${mode}: user`)]]);
	const common = {
		answer: of("answer"),
		contract: of("contract"),
		repair: of("repair")
	};
	const results = {
		printed: of("printed"),
		predictions: of("predictions")
	};
	return {
		...common,
		...results,
		...Object.fromEntries(ofMode)
	};
}
const readBundled = async (name) => {
	const [common, own] = [await readAsset("prompts", "common.md"), await readAsset("prompts", `${name}.md`)];
	return new Map([...parseSections(common, "common.md"), ...parseSections(own, name)]);
};
function compose(sections) {
	const text = PROMPT_SECTIONS.map((name) => `=== ${name} ===\n${sections.get(name) ?? ""}\n`).join("");
	return {
		text,
		hash: sha256Hex(text)
	};
}
function parseSections(text, path) {
	const [before = "", ...parts] = text.replaceAll("\r\n", "\n").split(/^=== (.*) ===$/m);
	if (before.trim() !== "") throw new UserError(`${path}: text before the first section: ${before.trim().slice(0, 60)}`);
	const sections = /* @__PURE__ */ new Map();
	for (let index = 0; index + 1 < parts.length; index += 2) {
		const [name = "", body = ""] = [parts[index], parts[index + 1]];
		if (!PROMPT_SECTIONS.some((each) => each === name)) throw new UserError(`${path}: there is no section "${name}"; there are: ${PROMPT_SECTIONS.join(", ")}.`);
		if (sections.has(name)) throw new UserError(`${path}: the section "${name}" is there twice.`);
		sections.set(name, body.trim());
	}
	return sections;
}
function refusePlaceholders(section, template, path) {
	for (const [, name = ""] of template.matchAll(/\{\{([^{}]*)\}\}/g)) {
		if (!PLACEHOLDERS.some((each) => each === name)) throw new UserError(`${path}: "${section}" asks for {{${name}}}; there are: ${PLACEHOLDERS.join(", ")}.`);
		if (section.startsWith("autonomous") && OF_THE_SOURCE.includes(name)) throw new UserError(`${path}: "${section}" asks for {{${name}}}: the autonomous mode never sees the author's code.`);
	}
}
// src/report/text/planned-work.ts
/** What was planned, in one line. `answers`: the folder of scripts that are taken instead of asking models. */
function renderPlan(plan, answers) {
	const { projects, models, variants, options, expected } = plan;
	const names = models.map(({ id }) => id).join(", ") || "none";
	const modes = new Set(variants.flatMap(({ mode, model }) => model === null ? [] : mode));
	return `planned: ${countWord(projects.length, "project")} × ${countWord(models.length, "model")} (${names}) × ${countWord(modes.size, "mode")}, ${countWord(options.repetitions, "repetition")} after ${countWord(options.warmups, "warm-up")}, ${listExtras(plan).map((each) => `${each}, `).join("")}seed ${options.seed}: ${expected.runs} runs; ${renderCalls(expected, answers)}`;
}
function listExtras({ options, blocks, projects }) {
	const scored = projects.filter(({ scoring }) => scoring === "predictions").length;
	const probes = blocks.reduce((most, { purpose, number }) => purpose === "probe" ? Math.max(most, number) : most, 0);
	return [
		...options.profiles > 0 ? [countWord(options.profiles, "profile")] : [],
		...options.flops ? ["a count of FLOPs"] : [],
		...probes > 0 ? [countWord(probes, "validity probe")] : [],
		...scored > 0 ? [`${countWord(scored, "project")} scored by predictions`] : []
	];
}
function renderCalls({ modelCalls, usd, usdReason }, answers) {
	if (modelCalls === 0) return `no model is asked (${answers === void 0 ? "recorded answers" : `scripts of ${answers}`})`;
	return `${modelCalls} model calls, about ${usd === null ? `? US$${usdReason === null ? "" : ` (${formatCostReason(usdReason)})`}` : `${usd.toFixed(2)} US$`}`;
}
/** How a campaign in shards is run, and why there are fewer of them than were asked for. */
function renderShares({ shards }, { campaign, asked, isScheduled }) {
	if (asked === void 0) return [];
	const made = shards?.length ?? 0;
	const command = `greenml benchmark --campaign ${campaign} --shard i/${made}`;
	return [...isScheduled ? [] : [`in ${countWord(made, "shard")}, each run by ${command} with i from 1 to ${made}`], ...made < asked ? [`${countWord(made, "shard")} instead of ${asked}: a project with one model is never split`] : []];
}
/** What a dry run would ask, a line a call, and what that would cost and take; `existing` answers need no call. */
function renderExpectedCalls(calls, seconds, existing) {
	return [...calls.map(renderCall), renderTotal(calls, seconds, existing)];
}
function renderCall({ variant, inputTokens, isCounted, maxOutputTokens, worstUsd }) {
	const cost = worstUsd === null ? "price unknown" : `at most $${worstUsd.toFixed(4)}`;
	return `${variant}: ${isCounted ? "about" : "at most"} ${inputTokens} tokens in, at most ${maxOutputTokens} out, ${cost}`;
}
function renderTotal(calls, seconds, existing) {
	const known = calls.flatMap(({ worstUsd }) => worstUsd ?? []);
	const unknown = calls.length - known.length;
	const cost = `at most $${known.reduce((sum, value) => sum + value, 0).toFixed(2)}${unknown > 0 ? ` and ${unknown} calls of unknown price` : ""}`;
	const time = calls.length === 0 ? "" : seconds === null ? ", for a time that no call tells yet" : `, about ${formatMinutes(seconds)}`;
	return `Nothing was asked. ${countWord(calls.length, "call")}, ${cost}${time}; ${countWord(existing, "answer")} that exist${existing === 1 ? "s" : ""} already.`;
}
const formatMinutes = (seconds) => seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
// src/dataset/draws-or-waits.ts
/** Packages that the headless start replaces (`assets/python/shims/headless`). */
const PLOTTING = "altair|bokeh|matplotlib|missingno|mpl_toolkits|plotly|pylab|scikitplot|scikit-plot|seaborn|wordcloud";
const PLOTTING_PIN = new RegExp(`^(?:${PLOTTING})[=\\s]`, "im");
/** Every way to draw holds one of these words, `DataFrame.hist` and scikit-learn's displays too; so does much that doesn't. */
const MAY_DRAW = new RegExp(`${PLOTTING}|plot|hist|display|show|figure|draw`, "i");
const MAY_WAIT = /\b(?:input|sleep)\b/;
const IMPORTED = /^[ \t]*(?:from|import)[ \t]+([A-Za-z_]\w*)/gm;
const QUIET = new Set(`catboost imblearn joblib keras lightgbm nltk numpy pandas scipy sklearn statsmodels tensorflow torch transformers xgboost __future__ abc argparse bisect collections contextlib copy csv dataclasses datetime decimal enum fractions functools gc glob gzip hashlib heapq inspect io itertools json logging math multiprocessing operator os pathlib pickle platform random re shutil statistics string struct subprocess sys tempfile textwrap threading time traceback types typing urllib warnings zipfile`.split(" "));
async function readPythonProject(sourceFolder, lock) {
	const paths = (await listFiles(sourceFolder)).filter((path) => path.endsWith(".py"));
	const sources = /* @__PURE__ */ new Map();
	let left = LARGEST_DOCUMENT_BYTES;
	for (const path of paths) {
		const source = await readBelow(sourceFolder, path, left) ?? Buffer.of();
		left -= source.length;
		sources.set(path, source.toString("utf8"));
	}
	return {
		sources,
		lock
	};
}
/**
* Whether a program can take another course when it starts headless: it draws, waits, or imports what may draw. In doubt it
* does, which costs runs and no truth. `script` stands in the place of the file `entry`.
*/
function drawsOrWaits({ sources, lock }, entry, script) {
	const texts = [script, ...[...sources].flatMap(([path, text]) => path === entry ? [] : [text])];
	if (texts.some((text) => MAY_WAIT.test(text))) return true;
	if (!PLOTTING_PIN.test(lock)) return false;
	const own = new Set([...sources.keys()].flatMap((path) => path.split("/").map((part) => parse(part).name)));
	const isLoud = (name) => !QUIET.has(name) && !own.has(name);
	return texts.some((text) => MAY_DRAW.test(text) || [...text.matchAll(IMPORTED)].some(([, name = ""]) => isLoud(name)));
}
export { renderShares as a, readTemplates as c, renderPlan as i, readPythonProject as n, readBundledPrompt as o, renderExpectedCalls as r, readOwnPrompt as s, drawsOrWaits as t };
