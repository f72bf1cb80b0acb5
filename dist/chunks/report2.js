import { A as measuredJoules, At as makeWritableBelow, Cn as formatSignificantDigits, Ct as statIfPresent, M as meterOfHost, Nt as prepareBelow, Pt as removeBelow, Qt as readAsset, j as measuredNetJoules, n as gramsOf, t as JOULES_PER_KWH, wn as formatWatts, wt as writeFileAtomic, xn as formatSize, yt as readJsonIfPresent } from "./base.js";
import { t as readAnalysis } from "./analysis-file.js";
import { B as formatSignificant, C as formatInstant, E as formatMetric, F as formatQuantity, H as formatSuccess, I as formatRound, K as joinWords, Kn as gainOf, L as formatScientific, M as formatPercentRange, O as formatNoEnergy, S as formatHash, T as formatMeter, V as formatStratum, W as formatUsd, Wt as streamJsonLines, Yt as readPlan, _ as formatCount, b as formatFailureClass, c as BASELINE_PHRASES, d as MODE_WORDS, dr as toldValidity, f as QUANTITY_WORDS, g as formatBriefRound, j as formatPercent, k as formatP, l as BASELINE_WORDS, m as capitalise, on as campaignFiles, p as agree, u as ESTIMATED_MARK, v as formatDifference, w as formatList, x as formatGrams, y as formatError } from "./work.js";
import { t as AttemptPlaces } from "./latest-attempts.js";
import { a as streamRecords } from "./records.js";
import { n as readPatches } from "./variant-files.js";
import { n as runPage } from "./run-page.js";
import { a as listModelsUsed, c as isAnyCompared, i as formatStarred, l as listToldAnswers, n as RECORDED_MARK, o as formatOtherTitles, r as formatStarNote, s as formatTitle } from "./models-used.js";
import { Er as shorten, J as MODES, Rr as UserError, U as GENERATED_MODES, W as HEADLINE_ORDER, Yt as custom, br as cleanLine, f as sum, m as sumOfAll, p as sumKnown, ur as count, vt as usualShim, yr as cleanCodeLine } from "./inputs.js";
import { a as formatBriefSupport, c as formatSuccessInterval, d as listFailedAuthors, i as tellHeadline, l as formatSupport, n as formatScope, o as formatGainSupport, s as formatImproved, u as AUTHOR_FAILED } from "./headline-words.js";
import { t as linkUpstream } from "./upstream-link.js";
import { n as composeTable, t as composeChapter } from "./chapter.js";
import { B as formatEnergyReason, C as lookOf, E as formatFlopsReason, F as formatRatio, H as formatRestGap, M as formatChange, O as OUTCOMES$1, S as formatVerdict, T as formatExecutionReason, _ as formatCorrection, j as outcomeOfRatio, k as OUTCOME_WORDS, v as formatFinding, w as notCompared, x as formatReason, z as formatDoubts } from "./measured.js";
import { a as formatChangeKinds, i as formatChangeKind, n as composeCode$1, o as formatSide, r as formatAuthorGap, t as composePhases } from "./phases.js";
import { a as tellOtherLoad, i as scriptTarget, n as formatFinding$1, o as formatRemark, r as projectTarget, s as formatSurvivors, t as STRATUM_CAUSES } from "./findings.js";
import { C as STATUSES, S as PHASES, c as excludesOne, d as isDifference, f as isJudged, o as QUANTITIES, x as PERTURBATIONS } from "./read.js";
import { a as isChange, i as formatUnchangedCount, n as countUnchanged, o as formatChangeVerdict, r as formatScriptChanges, s as formatModels, t as compare } from "./compare.js";
import { a as renderTable, i as renderSummary, n as renderList, o as withoutFolded, r as renderMarkdown, t as renderChapter } from "./markdown.js";
import { n as fitLines, r as joinLines, t as COMMENT_BYTES } from "./fit-lines.js";
import { a as ratioBar, i as markdownTable, n as escapeMarkdown, t as escapeInline } from "./markdown-text.js";
import { a as plainText } from "./phrase.js";
import { a as meanCell, c as shareCell, i as judgedLine, l as shownQuantities, n as formatGroup, o as numberCell, r as formatVariant, s as ratioCell$1, t as formatAgainst } from "./cells.js";
import { n as formatModelGap, t as formatCostReason } from "./asking-reasons.js";
import { a as drawChart, c as MUTED, d as TONE_COLOURS, f as escapeMarkup, i as PLAIN, l as RULE, n as LEGEND, o as standAlone, r as PANEL_HEADER, s as INK, t as AXIS, u as SURFACE } from "./chart-theme.js";
import { c as INTERVAL_LAYERS, d as ratioAt, f as specifyRatioRows, i as renderHtml, l as byTone, u as markRatio } from "./html.js";
import { r as recordedStem } from "./recorded-name.js";
import { n as composeSupplements } from "./supplements.js";
import { t as renderTerminal } from "./terminal.js";
import { A as Encodings, D as CompressionCodecs, E as BoundaryOrders, M as PageTypes, N as ParquetTypes, O as ConvertedTypes, S as isMapLike, d as parquetSchema, g as getMaxDefinitionLevel, i as toJson, j as FieldRepetitionTypes, k as EdgeInterpolationAlgorithms, o as hashParquetValue, x as isListLike } from "./utils.js";
import { l as renderCsvLines } from "./delimited.js";
import { i as reportOptions } from "./report-options.js";
import { join, relative } from "node:path";
import { rm } from "node:fs/promises";
// src/report/campaign/annotations.ts
/** GitHub shows so many of each level that a step makes. */
const MOST_WARNINGS = 10;
/** The finding, and what must be read together with it. */
const composeAnnotations = ({ overview }) => [{
	level: "notice",
	text: overview.title
}, ...overview.notices.slice(0, MOST_WARNINGS).map(({ text }) => ({
	level: "warning",
	text
}))];
// src/report/data/code-diff.ts
const LINES_SHOWN = 400;
/** Keeps a page with fifty projects and many models below two megabytes. */
const PAGE_CHARACTERS = 1e6;
/** Changes from the author's entry file to each model's script, by variant id, from `patches/`. */
function showDiffs(plan, code, patches) {
	const projects = new Map(plan.projects.map((project) => [project.slug, project]));
	const diffs = /* @__PURE__ */ new Map();
	for (const variant of plan.variants) {
		const project = projects.get(variant.project);
		if (variant.model === null || project === void 0) continue;
		const patch = patches.get(variant.id) ?? null;
		const shown = patch === null ? withhold("its patch is not in the campaign's folder: greenml analyse writes it") : showPatch(patch);
		diffs.set(variant.id, withholdCode(code, variant, project) ?? shown);
	}
	return diffs;
}
/** Code without a licence is not shown, since a report is published as it is. Null: it may be shown. */
function withholdCode(code, { id }, project) {
	if (code === null) return withhold("the dataset was not at hand");
	const author = code.authors.find((each) => each.project === project.slug);
	const variant = code.variants.find((each) => each.id === id);
	if (author === void 0 || author.licence === null) return withhold(`code not shown here: the project carries no licence${variant === void 0 ? "" : `; it is in the campaign's folder, variants/${id}.py`}`, linkUpstream(project.origin));
	if (author.gap !== null) return withhold("the author's entry file as planned is not in this dataset");
	if (variant === void 0) return withhold("there is no script: the model gave none that could be used");
	return variant.difference === null ? withhold("the two scripts are too long and too different to compare line by line") : null;
}
function showPatch(patch) {
	const start = patch.search(/^@@ /m);
	const lines = start < 0 ? [] : patch.slice(start).trimEnd().split("\n").map((line) => cleanCodeLine(line));
	return {
		kind: "shown",
		lines: lines.slice(0, LINES_SHOWN),
		added: lines.filter((line) => line.startsWith("+")).length,
		removed: lines.filter((line) => line.startsWith("-")).length,
		leftOut: Math.max(0, lines.length - LINES_SHOWN)
	};
}
/** Withholds the diffs that would make the page too big to open, in the order in which they stand. */
function limitDiffs(diffs, characters = PAGE_CHARACTERS) {
	let left = characters;
	const limited = /* @__PURE__ */ new Map();
	for (const [variant, diff] of diffs) {
		const size = diff.kind === "shown" ? diff.lines.reduce((sum, line) => sum + line.length + 1, 0) : 0;
		limited.set(variant, size <= left ? diff : withhold("left out to keep this page small; it is in the campaign's variants"));
		if (size <= left) left -= size;
	}
	return limited;
}
function withhold(reason, upstream = null) {
	return {
		kind: "withheld",
		reason,
		upstream
	};
}
// src/report/data/report-data.ts
/** Joins a campaign's files into rows of text as it came: whoever composes a chapter of them makes it printable. */
function buildReportData({ plan, analysis, diffs }) {
	const models = listModelsUsed(plan, analysis);
	const recorded = new Set(models.filter((model) => model.recorded).map((model) => model.id));
	const shownDiffs = limitDiffs(diffs);
	const planned = new Map(plan.variants.map((variant) => [variant.id, variant]));
	const changes = new Map(analysis.code?.variants.map((variant) => [variant.id, variant.changes]));
	const licences = new Map(plan.projects.map(({ slug, licence }) => [slug, licence]));
	for (const { project, licence } of analysis.code?.authors ?? []) licences.set(project, licence);
	const failedAuthors = new Set(listFailedAuthors(analysis));
	const rows = analysis.variants.map((variant) => {
		const details = describeVariant(variant, planned.get(variant.id), plan);
		return {
			...variant,
			label: details === "" ? variant.mode : `${variant.mode} · ${details}`,
			details,
			ratios: pairRatios(variant.ratios),
			authorFailed: variant.model !== null && variant.passed && failedAuthors.has(variant.project),
			diff: shownDiffs.get(variant.id) ?? null,
			changes: showChanges(changes.get(variant.id) ?? null, licences.get(variant.project) ?? null)
		};
	});
	const byProject = Map.groupBy(rows, ({ project }) => project);
	const projects = plan.projects.map((project) => {
		const tried = (byProject.get(project.slug) ?? []).toSorted((a, b) => MODES.indexOf(a.mode) - MODES.indexOf(b.mode));
		const licence = licences.get(project.slug) ?? null;
		return {
			...project,
			licence,
			variants: tried.filter(({ counts }) => counts),
			tried
		};
	});
	return {
		plan,
		analysis,
		models,
		groups: analysis.groups.map((group) => ({
			...group,
			recorded: recorded.has(group.model),
			ratios: pairRatios(group.ratios)
		})),
		projects,
		failures: projects.flatMap(({ variants }) => variants.filter(({ passed, failure, runs }) => !passed && (failure !== null || runs > 0)))
	};
}
/** Changes that may be shown: their content is the author's code too, which is not published without a licence. */
const showChanges = (changes, licence) => licence === null ? changes?.map(({ kind }) => ({
	kind,
	before: null,
	after: null
})) ?? null : changes;
function describeVariant(variant, planned, plan) {
	const parts = [];
	if (variant.model !== null) parts.push(variant.model);
	if (planned?.sample != null && plan.options.samples > 1) parts.push(`sample ${planned.sample}`);
	if (planned?.iteration != null && planned.iteration > 0) parts.push(`repair ${planned.iteration}`);
	if (variant.model === null && variant.blockModel !== null && plan.models.length > 1) parts.push(`beside ${variant.blockModel}`);
	if (variant.shim !== usualShim(variant.mode)) parts.push(variant.shim);
	return parts.join(" · ");
}
/** The author's script without its plots as it ran in the same blocks as an answer. */
const findAuthor = (variants, { blockModel }) => variants.find((each) => each.mode === "original-headless" && each.blockModel === blockModel);
/** The answers of a model and mode. */
const answersOf = (variants, { mode, model }) => variants.filter((each) => each.mode === mode && each.model === model);
/** The ratio to the author's script without its plots; where there is none, as where that script never ran, to it as it is. */
const toldRatio = ({ "original-headless": headless, original }) => headless?.estimate == null && original?.estimate != null ? original : headless;
function pairRatios(ratios) {
	const pair = (quantity) => ({
		"original-headless": findRatio(ratios[quantity], "original-headless"),
		original: findRatio(ratios[quantity], "original")
	});
	return {
		energy: pair("energy"),
		cpu: pair("cpu"),
		wall: pair("wall"),
		memory: pair("memory")
	};
}
function findRatio(ratios, baseline) {
	return ratios.find((candidate) => candidate.baseline === baseline) ?? null;
}
// src/report/campaign/chapters/brief.ts
/** The results on a page of few columns, as a terminal is; null without any: no model was asked, or nothing ran. */
function composeBrief(data) {
	const [first] = data.analysis.headline;
	if (data.groups.length === 0 || first?.kind === "nothing-ran") return null;
	const hasFew = first?.kind === "script" || first?.kind === "no-answer-ran";
	const ratio = formatRatioNote(data, hasFew);
	return composeChapter({
		id: "brief",
		title: "Results",
		tables: [hasFew ? scriptTable$1(data) : groupTable$1(data)],
		notes: [...hasFew ? ["gain: metric minus the author's, positive is better", `${ratio}, over blocks`] : [
			"passed: passed / attemptable / total",
			"gain: metric minus the author's (fractions only), median over projects",
			ratio
		], ...formatStarNote(data.groups)]
	});
}
/** What the ratios are of; where one is not to the script without plots, that too. */
function formatRatioNote({ groups, projects, analysis: { leading } }, hasFew) {
	const other = (hasFew ? projects.flatMap(({ variants }) => variants) : groups).some(({ ratios }) => toldRatio(ratios[leading])?.baseline === "original") ? ", or as it is where that was not compared" : "";
	return `ratio: ${QUANTITY_WORDS[leading]} against the author's script without plots${other}`;
}
function groupTable$1({ groups, analysis: { leading } }) {
	const ratioOf = ({ ratios }) => toldRatio(ratios[leading]);
	return composeTable("Each model and mode", groups, {
		model: formatStarred,
		mode: ({ mode }) => mode,
		passed: ({ success }) => formatSuccess(success),
		gain: ({ metricDifference: { median } }) => formatDifference(median, "fraction", null),
		ratio: (group) => formatRatio(ratioOf(group)),
		result: (group) => formatFinding(ratioOf(group), leading)
	});
}
/** Table of scripts: with few projects a script's own verdict is what there is. */
function scriptTable$1({ groups, projects, analysis: { leading } }) {
	const recorded = new Set(groups.flatMap((group) => group.recorded ? [group.model] : []));
	const scripts = projects.flatMap((project) => project.variants.flatMap((variant) => variant.model === null ? [] : [{
		project,
		variant,
		model: variant.model
	}]));
	return composeTable("Each script", scripts, {
		project: ({ project }) => project.slug,
		script: ({ variant, model }) => `${variant.label}${recorded.has(model) ? "*" : ""}`,
		gain: ({ project, variant }) => formatGain(variant, project),
		ratio: ({ variant: { passed, ratios } }) => formatRatio(passed ? toldRatio(ratios[leading]) : null),
		result: ({ variant }) => formatResult(variant, leading)
	});
}
const formatGain = ({ metric: { difference, median } }, { metric }) => formatDifference(gainOf(difference, metric), metric.scale, median);
function formatResult({ passed, attempted, failure, ratios, authorFailed }, leading) {
	if (!attempted) return OUTCOME_WORDS.untried;
	if (!passed) return [OUTCOME_WORDS.failed, ...failure === null ? [] : [formatFailureClass(failure.class)]].join(": ");
	return authorFailed ? notCompared(AUTHOR_FAILED) : formatFinding(toldRatio(ratios[leading]), leading);
}
// src/report/campaign/chapters/overview.ts
function composeOverview(data) {
	const { analysis } = data;
	const { scope } = analysis;
	const headline = tellHeadline(analysis).flatMap(({ fact, text }) => fact.kind === "scope" ? [] : [{
		text,
		target: evidenceOf(fact)
	}]);
	const title = formatTitle(analysis) ?? headline.shift()?.text ?? "No result yet";
	const told = listToldAnswers(analysis);
	const clean = (line) => cleanLine(line, 600);
	const cleanNamed = ({ text, target }) => ({
		text: clean(text),
		target
	});
	return {
		subject: clean(`campaign ${analysis.campaign}`),
		createdAt: formatInstant(analysis.createdAt),
		toolVersion: clean(analysis.toolVersion),
		title: clean(title),
		others: listOthers(analysis).map(cleanNamed),
		about: told === null ? null : {
			text: formatAbout(analysis, told.first.kind === "group" ? told.first.mode : void 0),
			target: "method"
		},
		evidence: told === null ? [] : [isAnyCompared(told.answers) ? EVIDENCE[told.first.kind] : FAILURES, DOUBTS],
		figure: told === null ? null : {
			chart: "finding",
			caption: formatPicture(told)
		},
		headline: headline.map(cleanNamed),
		scope: scope === null ? null : {
			text: clean(`Seen in ${formatScope(scope)}. Beyond that it is a guess.`),
			target: "method"
		},
		notices: listNotices(data).map(cleanNamed),
		sizes: listSizes(data)
	};
}
/** What was found, and what speaks against it, a line each: for where the report itself is not seen. */
const tellFound = ({ title, headline, notices }) => [title, ...[...headline, ...notices.filter(({ target }) => target === DOUBTS.target)].map(({ text }) => text)];
/** Of more than these the rest is in the table. */
const MOST_OTHERS = 3;
function listOthers(analysis) {
	const all = formatOtherTitles(analysis);
	const told = all.slice(0, MOST_OTHERS).map((text) => `${text}.`);
	const left = all.length - told.length;
	return [...told, ...left === 0 ? [] : [`${left} more models and modes are in the table.`]].map((text) => ({
		text,
		target: "results"
	}));
}
const MEASURED = "Its script and the author's are run in turn on the same computer, and what each takes is measured.";
/** The modes that the report speaks of, that of the title first: each word is explained before it is used. */
function formatAbout({ groups }, first) {
	return `${[.../* @__PURE__ */ new Set([...first === void 0 ? [] : [first], ...groups.map(({ mode }) => mode)])].map((mode) => `${capitalise(mode)}: ${MODE_WORDS[mode]}.`).join(" ")} ${MEASURED}`;
}
const EVIDENCE = {
	group: {
		text: "what this rests on",
		target: "results"
	},
	script: {
		text: "what this rests on",
		target: "projects"
	}
};
const FAILURES = {
	text: "what this rests on",
	target: "failures"
};
const DOUBTS = {
	text: "what speaks against it",
	target: "certainty"
};
function formatPicture({ first }) {
	const of = first.kind === "group" ? `${first.model}, ${first.mode}` : "all models";
	return `${capitalise(QUANTITY_WORDS[first.quantity])} of each answer (${of}) with its 95 % interval. What is not compared has no place on the axis. The table of projects holds the same numbers.`;
}
/** The part of the report that a sentence of the headline rests on. */
function evidenceOf(fact) {
	switch (fact.kind) {
		case "group": return "results";
		case "script": return scriptTarget(fact.variant);
		case "extremes":
		case "scripts-not-named":
		case "scripts-only": return "projects";
		case "origin": return "models";
		case "nothing-ran":
		case "no-answer-ran": return "failures";
		case "no-energy":
		case "scope": return "method";
	}
}
/** Most important first. */
function listNotices({ analysis, models }) {
	const recorded = models.filter((model) => model.recorded).map((model) => model.id);
	const notices = [];
	const tell = (target, text) => notices.push({
		text,
		target
	});
	if (recorded.length > 0) tell("models", `${joinWords(recorded)}: ${RECORDED_MARK}. They show how the bench works, not what a model can do.`);
	const isSaid = analysis.headline.some(({ kind }) => kind === "no-energy" || kind === "nothing-ran");
	if (analysis.energyQuality !== "measured" && !isSaid) tell("method", "Energy not measured here: the results speak of CPU time.");
	if (analysis.energyQuality === "estimated") tell("method", `Joules marked “${ESTIMATED_MARK}” are a rough guess: they enter no test and no verdict.`);
	const suspects = analysis.variants.filter((each) => toldValidity(each)?.verdict === "suspect").length;
	if (suspects > 0) tell("validity", `${count(suspects, "answer")} ${agree(suspects, "is", "are")} suspect: the metric does not come from the data as the author's does. No ratio holds ${agree(suspects, "it", "them")}.`);
	const broken = listFailedAuthors(analysis);
	if (broken.length > 0) tell("failures", `The author's own code did not run to its end in ${count(broken.length, "project")} (${formatList(broken)}): no answer can be compared there.`);
	for (const text of listDisturbances(analysis)) tell("certainty", text);
	for (const text of listLost(analysis)) tell("certainty", text);
	const missing = analysis.runs.planned - analysis.runs.recorded;
	if (missing > 0) tell("certainty", `Unfinished: ${missing} of ${count(analysis.runs.planned, "planned run")} left no record yet.`);
	const strata = new Set(analysis.hosts.map((host) => host.stratum)).size;
	if (strata > 1) tell("certainty", `Runs come from ${strata} host states; ratios are formed within one block in one of them.`);
	return notices;
}
/** A noise floor above which every verdict is to be read with it. */
const NOISE_WORTH_TELLING = .05;
function listDisturbances({ findings, diagnostics, leading }) {
	const load = findings.flatMap((finding) => finding.kind === "contaminated-runs" ? [finding.numbers] : []);
	const noise = diagnostics.noise.filter(({ quantity }) => quantity === leading);
	return [...load.flatMap(({ disturbed, runs, cpuLeftOut }) => tellOtherLoad(disturbed, runs, cpuLeftOut)), ...noise.filter(({ floor }) => floor > NOISE_WORTH_TELLING).map(({ floor, quantity }) => `A script differs from itself by up to ±${formatPercent(floor)} in ${QUANTITY_WORDS[quantity]} here: less than that is not seen in one script.`)];
}
/** Measured runs that the bench itself lost: what is compared without them has fewer runs, or none. */
const listLost = ({ findings }) => findings.flatMap((finding) => {
	if (finding.kind !== "lost-runs") return [];
	const { lost, runs } = finding.numbers;
	return [`${lost} of ${count(runs, "measured run")} ${agree(lost, "was", "were")} lost to the bench, not to the code.`];
});
function listSizes({ projects, models, groups, analysis }) {
	const { runs, energyQuality } = analysis;
	const sum = (key) => groups.reduce((all, { success }) => all + success[key], 0);
	const measured = energyQuality === "measured" ? {
		value: "energy",
		note: "and CPU time, wall time, memory"
	} : {
		value: "CPU time",
		note: formatNoEnergy(analysis)
	};
	const hasRun = !analysis.headline.some(({ kind }) => kind === "nothing-ran");
	return [
		{
			label: "Projects",
			value: formatCount(projects.length),
			note: count(models.length, "model")
		},
		{
			label: "Answers that passed",
			value: `${sum("passed")} of ${sum("total")}`,
			note: `${sum("attemptable")} could be attempted`
		},
		{
			label: "Runs that ended ok",
			value: formatCount(runs.ok),
			note: `of ${formatCount(runs.recorded)} recorded`
		},
		{
			label: "Measured",
			...hasRun ? measured : {
				value: "nothing",
				note: "yet"
			}
		}
	];
}
// src/report/comparison/changes-chapter.ts
/** The sentence that nothing changed; null where something did, or where nothing could be judged. */
function formatNoChange({ groups, scripts }) {
	const unchanged = countUnchanged(scripts);
	return scripts.some((script) => formatScriptChanges(script).length > 0) || groups.some(({ ratios, success, accuracy }) => QUANTITIES.some((quantity) => isChange(ratios[quantity].verdict)) || success.newlyFailed + success.newlyPassed + accuracy.worse + accuracy.better > 0) || unchanged.still === 0 ? null : formatUnchangedCount(unchanged);
}
/** What changed from the campaign before, each as old → new; null: the two have nothing in common. */
function composeChanges({ a, groups, scripts }) {
	return composeChapter({
		id: "changes",
		title: "What changed",
		lead: [`Against campaign ${a.campaign}, whose ratios and this one's are each formed within their own runs.`],
		tables: [composeTable("Models and modes", groups.flatMap(listGroupChanges), COLUMNS$1, false), composeTable("Scripts that changed", scripts.flatMap(formatScriptChanges).map(([name = "", what = "", before, after, change = "", result = ""]) => ({
			name,
			what,
			change,
			result,
			values: `${before} → ${after}`
		})), COLUMNS$1)],
		notes: scripts.length === 0 ? [] : [formatUnchangedCount(countUnchanged(scripts))]
	});
}
const COLUMNS$1 = {
	"Of what": ({ name }) => name,
	What: ({ what }) => what,
	"Old → new": ({ values }) => values,
	Change: ({ change }) => change,
	Result: ({ result }) => result
};
function listGroupChanges(group) {
	const name = `${formatModels(group)}, ${group.mode}`;
	const { a, b, newlyFailed, newlyPassed, verdict } = group.success;
	return [...QUANTITIES.map((quantity) => ({
		quantity,
		...group.ratios[quantity]
	})).filter((ratio) => ratio.verdict !== "not-measured").map(({ quantity, quality, interval, estimate, ...ratio }) => ({
		name,
		what: QUANTITY_WORDS[quantity],
		values: `${formatRatio({
			estimate: ratio.a,
			quality
		})} → ${formatRatio({
			estimate: ratio.b,
			quality
		})}`,
		change: formatRatio({
			estimate,
			interval,
			quality
		}),
		result: formatChangeVerdict(ratio.verdict)
	})), {
		name,
		what: "answers that pass",
		values: `${a.passed} / ${a.attemptable} → ${b.passed} / ${b.attemptable}`,
		change: `${newlyFailed} fail now, ${newlyPassed} pass now`,
		result: formatChangeVerdict(verdict)
	}];
}
// src/report/campaign/comment.ts
const IN_DETAILS = /* @__PURE__ */ new Set([
	"projects",
	"validity",
	"failures",
	"certainty",
	"limits"
]);
/** A pull request's comment in GitHub Markdown: the finding, the table, what changed; the rest folded. One line where nothing changed. */
function renderComment({ report, brief, comparison, link }) {
	const { overview, chapters } = report;
	const room = {
		bytes: COMMENT_BYTES,
		link
	};
	const whole = link === null ? [] : [`[The full report](<${link}>)`];
	const unchanged = comparison === null ? null : formatNoChange(comparison);
	if (comparison !== null && unchanged !== null) {
		const line = `**No change** against campaign ${escapeMarkdown(comparison.a.campaign)}: ${escapeMarkdown(unchanged)}`;
		return fitLines([[line, ...whole].join(" ")], room);
	}
	const changes = comparison === null ? null : composeChanges(comparison);
	return fitLines([
		`## ${escapeMarkdown(overview.title)}`,
		"",
		...overview.notices.map(({ text }) => `> ${escapeMarkdown(text)}  `),
		"",
		...brief === null ? [] : [...brief.tables.flatMap(renderTable), ...renderList(brief.notes.map(plainText))],
		...changes === null ? [] : renderChapter(changes),
		...whole,
		"",
		"<details><summary>In numbers, by project, and how sure this is</summary>",
		"",
		...renderList(overview.headline.map(({ text }) => text)),
		...overview.scope === null ? [] : [escapeMarkdown(overview.scope.text), ""],
		...chapters.filter(({ id }) => IN_DETAILS.has(id)).flatMap((chapter) => renderChapter(withoutFolded(chapter))),
		"",
		"</details>"
	], room);
}
// src/report/downloads/record-files.ts
/** The records of a report in every form, the one that is read most easily first. */
const RECORD_FILES = [
	"records.csv",
	"records.jsonl",
	"records.parquet"
];
const RECORD_FORMS = {
	"records.csv": "CSV",
	"records.jsonl": "JSON lines",
	"records.parquet": "Parquet"
};
// src/report/campaign/chapters/certainty.ts
/** How sure the results are: what could be seen at all, what disturbed it, and what second methods say. */
function composeCertainty(analysis, findings) {
	const { diagnostics, primaryFamily } = analysis;
	const tested = collectTests(analysis);
	return composeChapter({
		id: "certainty",
		title: "How sure this is",
		lead: [...formatFamily$1(primaryFamily, tested), ...formatDisagreement(tested)],
		tables: [
			energyTable(analysis),
			sensitivityTable(analysis),
			powerTable(diagnostics, analysis.leading),
			noiseTable(diagnostics),
			disturbanceTable(diagnostics),
			strataTable(analysis),
			testTable(tested)
		],
		notes: findings
	});
}
function collectTests({ groups }) {
	return groups.flatMap((group) => Object.entries(group.ratios).flatMap(([quantity, ratios]) => ratios.filter((ratio) => ratio.test !== null).map((ratio) => ({
		name: formatGroup(group),
		quantity,
		ratio
	}))));
}
const WHEN_DECLARED = {
	true: ", but after the first run: they are post hoc",
	false: " before the first run",
	null: " (the records do not say when)"
};
function formatFamily$1({ declared, tested, postHoc }, tests) {
	if (tests.length === 0) return [];
	const others = tests.length - tested;
	const rest = others === 0 ? "" : ` ${count(others, "other test")} ${agree(others, "is", "are")} exploratory (Benjamini–Hochberg).`;
	const made = tested === 0 ? "none could be made" : `${tested} could be made, and Holm's correction holds for ${agree(tested, "it", "them")}`;
	return [`${count(declared, "test")} of a ratio ${agree(declared, "was", "were")} declared${WHEN_DECLARED[String(postHoc)]}; ${made}.${rest}`];
}
const SHOWN_NAMES = 4;
function formatDisagreement(tests) {
	const checked = tests.filter(({ ratio }) => ratio.checks?.agree != null);
	if (checked.length === 0) return [];
	const odd = checked.filter(({ ratio }) => ratio.checks?.agree === false);
	const methods = "Wilcoxon's test and sign flips, which assume less than the interval does,";
	if (odd.length === 0) return [`${methods} agree with it in ${agree(checked.length, "the one test", `all of ${count(checked.length, "test")}`)}.`];
	const names = odd.map(({ name, quantity, ratio }) => `${name}, ${formatAgainst(quantity, ratio.baseline)} (${formatSecond(ratio)})`);
	return [`${methods} do not confirm it in ${odd.length} of ${count(checked.length, "test")}: ${formatList(names, SHOWN_NAMES, "; ")}.`];
}
const formatSecond = ({ checks }) => `Wilcoxon ${formatP(checks?.wilcoxonP ?? null)}, sign flips ${formatP(checks?.signFlipP ?? null)}`;
/** What a ratio of energy is made of, and what meters outside the sum say of the same runs. */
const energyTable = ({ groups }) => composeTable("Energy and its parts: wall time × watts, above idle, and by meters outside the sum", groups.flatMap(({ energyParts, ...group }) => energyParts.map((parts) => ({
	...parts,
	name: formatGroup(group),
	energy: group.ratios.energy.find(({ baseline }) => baseline === parts.baseline)
}))), {
	"Model and mode": ({ name, baseline }) => ({
		text: name,
		note: formatAgainst("energy", baseline)
	}),
	Energy: ({ energy }) => ratioCell$1(energy?.estimate ?? null, energy?.interval ?? null),
	"Wall time": ({ wall }) => ratioCell$1(wall, null),
	Watts: ({ watts }) => ratioCell$1(watts, null),
	"Above idle": ({ net }) => ratioCell$1(net?.estimate ?? null, net?.interval ?? null),
	"Outside the sum": ({ outside, energy }) => ({
		text: outside.map(({ zone, estimate, interval }) => `${zone} ${formatRatio({
			estimate,
			interval
		})}`).join(", ") || "–",
		note: energy?.vetoedBy == null ? void 0 : `${energy.vetoedBy} vetoes the verdict`
	})
});
const SETTING_WORDS = {
	"one-thread": "one thread",
	"own-malloc": "malloc's own thresholds, Python's own hash seed",
	cold: "cold start"
};
/** Ratios under other settings, beside those of the same answers in the results. */
const sensitivityTable = ({ sensitivity, leading }) => composeTable("Under other settings: answers that passed and are as accurate, beside the same answers as the results have them; in no verdict", sensitivity.filter(({ quantity }) => quantity === leading), {
	"Model and mode": (each) => ({
		text: formatGroup(each),
		note: formatAgainst(each.quantity, each.baseline)
	}),
	Setting: ({ setting }) => SETTING_WORDS[setting],
	"As in the results": ({ usual }) => ratioCell$1(usual.estimate, usual.interval),
	"Under the setting": ({ under, projects }) => ratioCell$1(under.estimate, under.interval, count(projects, "project")),
	"The second over the first": ({ change }) => ratioCell$1(change.estimate, change.interval)
});
const powerTable = ({ power }, leading) => composeTable("Smallest change of the mean over projects that this campaign could see in one test by itself (80 % power at the 5 % level; a correction for several tests takes more)", power.filter((each) => each.quantity === leading && each.baseline === "original-headless"), {
	"Model and mode": (each) => ({
		text: formatGroup(each),
		note: QUANTITY_WORDS[each.quantity]
	}),
	"Smallest change seen": ({ detectableChange }) => numberCell(detectableChange, formatPercent),
	"It takes, to see 5 %": ({ projectsForFivePercent }) => neededCell(projectsForFivePercent, "project"),
	"Projects here": ({ projects }) => projects,
	"Spread between projects": ({ standardDeviation }) => numberCell(standardDeviation, (each) => `×/÷ ${Math.exp(each).toFixed(2)}`, "one standard deviation")
});
const noiseTable = ({ noise }) => composeTable("Noise: one script against itself in neighbouring blocks", noise, {
	Quantity: ({ quantity }) => capitalise(QUANTITY_WORDS[quantity]),
	"Noise floor": ({ floor, repetitions }) => numberCell(floor, (each) => `±${formatPercent(each)}`, `at ${count(repetitions, "repetition")}`),
	"Smallest change seen in one script": ({ detectableChange }) => numberCell(detectableChange, formatPercent),
	"It takes, to see 5 %": ({ repetitionsForFivePercent }) => neededCell(repetitionsForFivePercent, "repetition"),
	"Measured over": ({ baselines }) => count(baselines, "baseline")
});
const neededCell = (needed, word) => needed === null ? {
	text: "over 10,000",
	value: 1e4
} : numberCell(needed, (each) => `${formatCount(each)} ${agree(each, word, `${word}s`)}`);
function disturbanceTable({ order, drift }) {
	const effects = [{
		name: "Order in the block",
		effect: order,
		meaning: "favour scripts by their place; the order is random, so it adds noise"
	}, {
		name: "Drift of the host",
		effect: drift,
		meaning: "change totals; ratios are formed within one block and do not hold it"
	}].flatMap(({ name, effect, meaning }) => effect === null ? [] : [{
		name,
		meaning,
		...effect
	}]);
	return composeTable("Disturbances: the last third of the runs against the first", effects, {
		Effect: ({ name }) => name,
		"CPU time, last over first": meanCell,
		Verdict: ({ interval }) => interval === null ? TOO_FEW : excludesOne(interval) ? "seen" : "not seen",
		"What it would do": ({ meaning }) => meaning
	});
}
const TOO_FEW = "too few projects to say";
const strataTable = ({ strata }) => composeTable("Ratios in each host state, relative to the first", strata, {
	Host: ({ host, stratum }) => ({
		text: host,
		note: formatStratum(stratum)
	}),
	Ratio: ({ effect, interval, projects }) => ratioCell$1(effect, interval, count(projects, "project")),
	"Quantity and baseline": ({ quantity, baseline }) => ({
		text: QUANTITY_WORDS[quantity],
		note: `against the ${BASELINE_WORDS[baseline]}`
	}),
	Answers: ({ answers }) => answers,
	Sure: ({ cause, p }) => cause === null ? formatP(p) : STRATUM_CAUSES[cause]
});
const testTable = (tests) => composeTable("Every test of a ratio: second methods beside the verdict", tests, {
	"Model and mode": ({ name, quantity, ratio }) => ({
		text: name,
		note: formatAgainst(quantity, ratio.baseline)
	}),
	Ratio: ({ ratio }) => ratioCell$1(ratio.estimate, ratio.interval, formatImproved(ratio)),
	Corrected: ({ ratio: { test } }) => numberCell(test?.adjustedP ?? null, formatP, test === null ? void 0 : formatCorrection(test)),
	"BCa interval": ({ ratio: { bca, estimate } }) => formatRatio({
		estimate: bca && estimate,
		interval: bca
	}),
	"Median of projects": ({ ratio: { median } }) => formatRatio({ estimate: median }),
	"Second methods": ({ ratio }) => checksCell(ratio),
	Verdict: ({ ratio }) => ({
		text: formatVerdict(ratio),
		note: formatReason(ratio, "project") ?? void 0
	})
}, true);
function checksCell(ratio) {
	if (ratio.checks === null) return "–";
	const { agree } = ratio.checks;
	return {
		text: agree === null ? TOO_FEW : agree ? "agree" : "disagree",
		note: formatSecond(ratio),
		tone: agree === false ? "caution" : void 0
	};
}
// src/report/campaign/chapters/only-grid.ts
/** The grid of all runs; null where none is named, or several are: then none of them is taken. */
const onlyGrid = ({ carbon: [grid, ...others] }) => grid === void 0 || others.length > 0 ? null : grid;
// src/report/campaign/chapters/cost.ts
/** What a usable answer costs with those that failed, what several answers give, and how models compare. */
function composeCost(analysis) {
	const { groups, leading } = analysis;
	return composeChapter({
		id: "cost",
		title: "What a correct result costs",
		lead: ["A correct result is got from every project that was attempted: by the answer, or, where that failed or predicts worse, by the author's code, which then is run too. An answer that ran out of time counts with what it took until then. The model's own work counts under “break-even” alone, where it is known."],
		tables: [
			costTable(groups, leading),
			drawTable(groups, leading),
			...comparisonTables(analysis),
			feedbackTable(analysis.feedback),
			breakEvenTable(analysis)
		]
	});
}
function costTable(groups, leading) {
	const rows = groups.map((group) => ({
		...group,
		cost: group.costPerResult[leading],
		rank: group.ranks[leading]
	}));
	return composeTable(`${capitalise(QUANTITY_WORDS[leading])} for each correct result, and the mean place of the answers among all answers to a project`, rows.filter(({ cost }) => cost.attempts > 0), {
		"Model and mode": formatGroup,
		"For each correct result": ({ cost }) => resultCell(cost, leading),
		"In runs of the author’s code": ({ cost: { perResult, baseline, quality } }) => {
			const runs = perResult === null || !baseline ? null : perResult / baseline;
			const mark = quality === "estimated" ? ` ${ESTIMATED_MARK}` : "";
			const note = baseline === null ? void 0 : `of ${formatQuantity(baseline, leading)}${mark}`;
			return {
				text: formatRatio({
					estimate: runs,
					quality
				}),
				note,
				value: runs
			};
		},
		Correct: ({ cost: { correct, attempts } }) => ({
			text: `${correct} of ${count(attempts, "answer")}`,
			value: correct / attempts
		}),
		"Mean place": ({ rank }) => rank && {
			text: `${rank.mean.toFixed(1)} of ${rank.of.toFixed(1)}`,
			note: count(rank.projects, "project"),
			value: rank.mean
		}
	});
}
function resultCell({ perResult, quality, cause, censored, attempts }, cost) {
	const late = censored === 0 ? void 0 : `${count(censored, "answer")} known from below only`;
	const mark = quality === "estimated" ? ESTIMATED_MARK : late;
	const why = cause === null ? void 0 : formatCostCause(cause, cost, attempts);
	return numberCell(perResult, (value) => formatQuantity(value, cost), perResult === null ? why : mark);
}
function formatCostCause(cause, cost, attempts) {
	if (cause.kind === "none-attempted") return "no answer could be attempted";
	return `${QUANTITY_WORDS[cost]} of ${cause.unread} of ${attempts} attempts was not measured`;
}
/** Table of groups with several answers each: one alone says nothing that the results do not. */
const drawTable = (groups, leading) => composeTable(`What k answers give: pass@k, a correct one among them, and the best of them (${formatAgainst(leading, "original-headless")})`, groups.flatMap(({ draws, ...group }) => draws.some(({ k }) => k > 1) ? draws.map((draw) => ({
	...draw,
	name: formatGroup(group)
})) : []), {
	"Model and mode": ({ name }) => name,
	k: ({ k }) => k,
	"One passes": ({ pass, projects }) => numberCell(pass, formatPercent, count(projects, "project")),
	"One is correct": ({ correct }) => numberCell(correct, formatPercent),
	"None is correct": ({ censored }) => numberCell(censored, formatPercent, censored > 0 ? "no best of k there" : void 0),
	"Best of k": ({ best }) => {
		const { ratio, projects, cause } = best[leading];
		return ratioCell$1(ratio, null, ratio === null ? formatBestCause(cause, leading, projects) : count(projects, "project"));
	}
});
function formatBestCause(cause, cost, measured) {
	if (cause?.kind !== "projects-unread") return cause === null ? void 0 : "no answer is correct";
	return `${QUANTITY_WORDS[cost]} of every correct answer was measured in ${measured} of ${count(measured + cause.unread, "project")}`;
}
/** Table of a campaign in which models were told what their answers took. */
const feedbackTable = (feedback) => composeTable("Told what their answers took, models answered again: ratios of the leaner script to the one before, of the survivors (as accurate before and after), and over all that came (one that fails costs the one before as well)", feedback, {
	"Model and mode": formatGroup,
	"Leaner answer could be attempted": ({ attempted, asked }) => ({
		text: `${attempted} of ${asked}`,
		value: attempted
	}),
	Passed: ({ passed, attempted }) => ({
		text: `${passed} of ${attempted}`,
		value: passed
	}),
	"As accurate as the author’s": ({ asGood: { before, after } }) => ({
		text: `${after}, before ${before}`,
		value: after
	}),
	...columnsOfQuantities("survivors", ({ ratios }, quantity) => {
		const { estimate, interval, verdict, n } = ratios[quantity];
		const note = `${formatChangeVerdict(verdict)}, ${count(n, "project")}`;
		return ratioCell$1(estimate, interval, estimate === null ? void 0 : note);
	}),
	...columnsOfQuantities("all", ({ attempts }, quantity) => meanCell(attempts[quantity]))
});
const columnsOfQuantities = (who, show) => Object.fromEntries(QUANTITIES.map((quantity) => [`${capitalise(QUANTITY_WORDS[quantity])}, ${who}`, (feedback) => show(feedback, quantity)]));
/** Table of each script against the author's code without plots, or as it is where that never ran. */
function breakEvenTable({ breakEven: all, readings }) {
	const grid = onlyGrid(readings);
	const headless = new Set(all.flatMap(({ variant, baseline }) => baseline === "original-headless" ? [variant] : []));
	return composeTable("Break-even: runs until the energy of writing the script is saved", all.filter(({ variant, baseline }) => baseline === "original-headless" || !headless.has(variant)), {
		Script: ({ variant }) => ({
			text: variant,
			target: scriptTarget(variant)
		}),
		"Runs until saved": ({ runs, range }) => ({
			text: runs === null ? "never" : count(runs, "run"),
			note: range === null ? void 0 : range.map((end) => end === null ? "never" : formatCount(end)).join(" to "),
			value: runs
		}),
		"Saved by each run": ({ savedJoules }) => numberCell(savedJoules, (joules) => joules <= 0 ? "nothing" : formatQuantity(joules, "energy")),
		"Spent on writing it": ({ generationJoules }) => numberCell(generationJoules, (joules) => formatQuantity(joules, "energy"), ESTIMATED_MARK),
		"Its carbon, by the grid of the runs": ({ generationJoules }) => numberCell(grid && gramsOf(generationJoules, grid), (grams) => `${formatSignificant(grams)} g CO₂e`, ESTIMATED_MARK),
		Against: ({ baseline }) => BASELINE_WORDS[baseline],
		Source: ({ source }) => source
	});
}
/** Models against one another, on the projects that have a result of each. Exploratory; empty with one model. */
function comparisonTables({ models, successPairs, leading }) {
	const isLeading = ({ quantity, baseline }) => quantity === leading && baseline === "original-headless";
	const ratios = models.flatMap((each) => each.ratios.map((test) => ({
		mode: each.mode,
		...describe$1(test)
	})));
	return [
		composeTable("Do models differ? Ranks within projects over all attempts, a failure at its own cost and the author’s (Friedman; of passed and failed Cochran’s Q); exploratory", models.flatMap(({ mode, success }) => [...success?.statistic == null ? [] : [{
			mode,
			what: "passed",
			...success
		}], ...ratios.filter((test) => test.mode === mode && isLeading(test))]), RANKS),
		composeTable("The same ranks by other quantities and baselines", ratios.filter((test) => !isLeading(test)), RANKS, true),
		composeTable("Pairs of models: ratio of the second to the first, corrected by Holm; exploratory", ratios.flatMap(({ pairs, ...test }) => pairs.map((pair) => ({
			...test,
			...pair
		}))), {
			Mode: ({ mode }) => mode,
			Pair: ({ a, b }) => `${a}, ${b}`,
			"Second over first": ({ ratio }) => numberCell(ratio, (estimate) => formatRatio({ estimate })),
			Corrected: ({ adjustedP }) => numberCell(adjustedP, formatP),
			Quantity: ({ what }) => what
		}, true),
		composeTable("Which passes more often? By pairs on the same projects, corrected by Benjamini–Hochberg; exploratory", successPairs, {
			First: ({ a }) => formatGroup(a),
			Second: ({ b }) => formatGroup(b),
			"First better": ({ betterA, projects }) => numberCell(betterA, String, `of ${count(projects, "project")}`),
			"Second better": ({ betterB }) => betterB,
			Corrected: ({ adjustedP }) => numberCell(adjustedP, formatP)
		}, true)
	];
}
const describe$1 = (test) => ({
	...test,
	what: formatAgainst(test.quantity, test.baseline)
});
const RANKS = {
	Mode: ({ mode }) => mode,
	What: ({ what }) => what,
	Models: ({ models }) => models.join(", "),
	"Projects with all": ({ projects }) => projects,
	"χ²": ({ statistic, degreesOfFreedom }) => statistic === null ? null : numberCell(statistic, (each) => each.toFixed(2), `${degreesOfFreedom} d.f.`),
	"p by χ²": ({ p }) => numberCell(p, formatP),
	"p by shuffling": ({ permutationP }) => numberCell(permutationP, formatP)
};
// src/report/campaign/chapters/environment.ts
const TIER_WORDS = {
	container: "container (tier A)",
	bubblewrap: "bubblewrap (tier B)",
	none: "none (tier C: trusted code only)"
};
/** Where and in what everything ran: with the plan, enough to set it up again. */
function composeEnvironment({ analysis, projects }) {
	return composeChapter({
		id: "environment",
		title: "Where it ran",
		tables: [composeTable("Hosts, each in every state that runs were made in", analysis.hosts, {
			Host: ({ name, stratum }) => ({
				text: name,
				note: `host state ${formatStratum(stratum)}`
			}),
			Processor: ({ cpu, logicalCpus }) => ({
				text: cpu,
				note: count(logicalCpus, "logical CPU")
			}),
			Memory: ({ memoryBytes }) => ({
				text: formatSize(memoryBytes),
				value: memoryBytes
			}),
			Machine: ({ virtualMachine }) => virtualMachine === null ? "unknown" : virtualMachine ? "virtual" : "not virtual",
			System: ({ kernel, microcode }) => ({
				text: kernel,
				note: `microcode ${microcode ?? "unknown"}`
			}),
			Governor: ({ governor }) => governor ?? "unknown",
			Runtimes: ({ python, node }) => `Python ${python ?? "unknown"}, Node ${node}`
		}), composeTable("Projects as they were planned; the hashes are SHA-256, of which plan.json holds the whole", projects, {
			Project: ({ slug }) => slug,
			Source: ({ sourceHash }) => formatHash(sourceHash),
			Packages: ({ lockHash }) => ({
				text: formatHash(lockHash),
				note: "of the lock"
			}),
			"Time limit": ({ needs }) => ({
				text: `${needs.timeoutSeconds} s`,
				value: needs.timeoutSeconds
			}),
			"Memory limit": ({ needs }) => ({
				text: `${needs.memoryGiB} GiB`,
				value: needs.memoryGiB
			})
		}, true)],
		facts: {
			Sandbox: analysis.sandboxes.map((tier) => TIER_WORDS[tier]).join(", ") || "no run yet",
			Tool: `greenml ${analysis.toolVersion}`
		}
	});
}
// src/report/campaign/chapters/project.ts
/** Section of a project: what it is, every script's runs, and how each variant differs from the author's code. */
function composeProject(project, data) {
	const { slug, title, task, entry, licence, origin, metric, variants } = project;
	return {
		id: projectTarget(slug),
		title,
		slug: title === slug ? null : slug,
		results: variants.filter(({ model }) => model !== null).map((variant) => ({
			label: variant.label,
			line: compareVariant(variant, data.analysis.leading, false)
		})),
		lead: `${task}, entry ${entry}, ${licence === null ? "no licence" : `licence ${licence}`}. As good means: ${metric.name} at most ${metric.tolerance} behind the author's.`,
		upstream: origin === "embedded" ? {
			text: "written for this dataset",
			url: null
		} : linkUpstream(origin),
		tables: [
			runTable(project, data),
			composeObservations(project),
			everyRunTable(project, data)
		].filter(({ rows }) => rows.length > 0),
		code: variants.flatMap(composeCode)
	};
}
/** A variant against the author's script without its plots, unless the line says otherwise; what did not pass is not compared. */
function compareVariant(variant, quantity, full = true) {
	const { passed, attempted, ratios, authorFailed } = variant;
	if (authorFailed) return {
		text: "",
		chips: [AUTHORLESS]
	};
	const ratio = toldRatio(ratios[quantity]);
	const note = ratio?.baseline === "original" ? `vs ${BASELINE_WORDS[ratio.baseline]}` : void 0;
	if (passed) return judgedLine(full || ratio === null ? ratio : {
		...ratio,
		interval: null
	}, quantity, note);
	return {
		text: "",
		chips: [attempted ? FAILED : UNTRIED]
	};
}
const FAILED = {
	sign: "■",
	text: OUTCOME_WORDS.failed,
	tone: "failed"
};
const AUTHORLESS = {
	sign: "–",
	text: notCompared(AUTHOR_FAILED),
	tone: "none"
};
const UNTRIED = {
	sign: "–",
	text: OUTCOME_WORDS.untried,
	tone: "none"
};
function runTable(project, data) {
	const { slug, metric, variants } = project;
	const quantities = [...shownQuantities(data.analysis), "memory"];
	const heads = new Map(variants.toReversed().map((variant) => [variant.id, variant]));
	return composeTable(`${slug}: medians of the measured runs that ended ok; ratios against the original without plots where nothing else is said`, variants, {
		Script: (variant) => ({
			...formatVariant(variant),
			id: heads.get(variant.id) === variant ? scriptTarget(variant.id) : void 0
		}),
		Runs: statusLine,
		[`${metric.name} (${metric.direction} is better)`]: (variant) => metricCell(variant, project),
		...Object.fromEntries(quantities.map((quantity) => [capitalise(QUANTITY_WORDS[quantity]), (variant) => quantityCell(variant, quantity, data.analysis.leading)]))
	}, false);
}
function statusLine({ statuses }) {
	const seen = STATUSES.filter((status) => (statuses[status] ?? 0) > 0);
	if (seen.length === 0) return {
		text: "",
		note: "no run"
	};
	return {
		text: "",
		chips: seen.map((status) => ({
			text: `${statuses[status]} ${status}`,
			tone: status === "ok" ? "same" : "failed"
		}))
	};
}
/** Most runs that are listed: with those of a large campaign the page would be too heavy. */
const MOST_RUNS_LISTED = 3e3;
/** From a number to the records behind it. */
function everyRunTable({ slug, metric, tried }, { analysis }) {
	const quantities = analysis.leading === "energy" ? [
		"energy",
		"cpu",
		"wall"
	] : ["cpu", "wall"];
	const all = sum(analysis.variants.map(({ points }) => points.record.length));
	const runs = tried.flatMap((variant) => variant.points.record.map((record, index) => ({
		variant,
		points: variant.points,
		record,
		index
	})));
	return composeTable(`${slug}: every measured run; greenml reproduce ID --campaign ${analysis.campaign} makes one again`, all > MOST_RUNS_LISTED ? [] : runs, {
		Script: ({ variant }) => formatVariant(variant),
		Block: ({ points, index }) => points.block[index] ?? null,
		Outcome: ({ points, index }) => points.status[index] ?? "",
		[metric.name]: ({ points, index }) => numberCell(points.metric[index] ?? null, (value) => formatMetric(value, metric.scale)),
		...Object.fromEntries(quantities.map((quantity) => [capitalise(QUANTITY_WORDS[quantity]), ({ points, index }) => numberCell(points[quantity][index] ?? null, (value) => formatQuantity(value, quantity))])),
		ID: ({ record }) => record
	}, true);
}
/** As the ratio's verdict has it. */
const ACCURACY_WORDS = {
	"as-good": "as good",
	worse: OUTCOME_WORDS["less-accurate"],
	"not-settled": OUTCOME_WORDS["not-settled"]
};
function metricCell(variant, { metric: { scale } }) {
	const { median, difference, verdict } = variant.metric;
	const figure = {
		text: formatMetric(median, scale),
		value: median
	};
	if (difference === null || variant.model === null) return figure;
	const words = variant.validity?.verdict === "suspect" ? OUTCOME_WORDS.suspect : verdict && tellAccuracy(verdict, variant.metric);
	return {
		...figure,
		note: `${formatDifference(difference, scale, median)} to the author's${formatTestError(variant.metric, scale)}${words === null ? "" : `, ${words}`}`
	};
}
/**
* `as good`; `as good on these rows`, where nobody knows what another test set would have shown, or none of these tells the two
* scripts apart.
*/
function tellAccuracy(verdict, { testError }) {
	const isOfTheseRows = (testError?.standardError ?? 0) === 0 && verdict !== "not-settled";
	return `${ACCURACY_WORDS[verdict]}${isOfTheseRows ? " on these rows" : ""}`;
}
/** ` ± 0.012 by the test set`, one standard error. */
function formatTestError({ testError }, scale) {
	return testError === null || testError.standardError === 0 ? "" : ` ± ${formatMetric(testError.standardError, scale)} by the test set`;
}
/** The median with its range, and the ratios: against both baselines for the quantity of the headline, else against one. */
function quantityCell(variant, quantity, leading) {
	const { median, minimum, maximum, quality } = variant.summaries[quantity];
	const isEstimate = quality === "estimated" && median !== null;
	const hasRange = !isEstimate && minimum !== null && maximum !== null && minimum !== maximum;
	const figure = {
		text: formatQuantity(median, quantity),
		mark: isEstimate ? ESTIMATED_MARK : void 0,
		note: hasRange ? `${formatQuantity(minimum, quantity)} to ${formatQuantity(maximum, quantity)}` : void 0
	};
	const isCompared = variant.passed && variant.model !== null && !variant.authorFailed;
	return {
		lines: [
			figure,
			...variant.authorFailed && quantity === leading ? [{
				text: "",
				chips: [AUTHORLESS]
			}] : [],
			...isCompared ? ratioLines(variant, quantity, leading) : []
		],
		value: median
	};
}
function ratioLines({ ratios }, quantity, leading) {
	const { "original-headless": headless } = ratios[quantity];
	if (quantity !== leading) return headless === null ? [] : [judgedLine(headless, quantity)];
	return HEADLINE_ORDER.flatMap((baseline) => {
		const ratio = ratios[quantity][baseline];
		if (ratio === null) return [];
		const pairs = ratio.pairs === 0 ? formatReason(ratio, "block") ?? "no pairs" : count(ratio.pairs, "block");
		return [judgedLine(ratio, quantity, `vs ${BASELINE_WORDS[baseline]}, ${pairs}`)];
	});
}
/** Nothing of the baselines, nor of what was not compared. */
function composeCode({ label, changes, diff }) {
	const known = changes ?? [];
	if (known.length === 0 && diff === null) return [];
	return [{
		label,
		kinds: known.length === 0 ? null : formatChangeKinds(known),
		changes: known.flatMap(({ kind, before, after }) => before === null || after === null ? [] : [{
			kind: formatChangeKind(kind),
			before: formatSide(kind, before),
			after: formatSide(kind, after)
		}]),
		diff
	}];
}
const COLUMNS = {
	"Net energy": ({ netJoules }) => netJoules === null ? null : formatQuantity(netJoules, "energy"),
	"Carbon of a run": formatCarbon$1,
	"FLOPs retired by the processor": (observed) => countFlops$1(observed, "hardware-retired"),
	"FLOPs by operators' formulas": (observed) => countFlops$1(observed, "theoretical-operator"),
	"FLOPs for a joule": ({ flopsPerJoule }) => flopsPerJoule === null ? null : formatScientific(flopsPerJoule),
	Conditions: formatConditions
};
/** What the records of a project's scripts hold beside the ratios: only columns in which one of them has something. */
function composeObservations({ slug, variants }) {
	const rows = variants.flatMap(({ observations, ...variant }) => observations === null ? [] : [{
		...variant,
		observations
	}]);
	const shown = Object.entries(COLUMNS).filter(([, format]) => rows.some(({ observations }) => format(observations) !== null)).map(([head, format]) => [head, ({ observations }) => format(observations) ?? "–"]);
	return composeTable(`${slug}: beside the ratios; medians of the measured runs that ended ok`, shown.length === 0 ? [] : rows, {
		Script: formatVariant,
		...Object.fromEntries(shown)
	}, true);
}
function countFlops$1({ flops }, kind) {
	const count = flops.find((each) => each.kind === kind)?.count;
	return count === void 0 ? null : formatScientific(count);
}
function formatCarbon$1({ carbonGrams, carbonEstimated }) {
	if (carbonGrams === null) return null;
	return `${formatGrams(carbonGrams)} CO₂e${carbonEstimated ? ` ${ESTIMATED_MARK}` : ""}`;
}
/** Null where conditions were not observed: then nothing is known of them. */
function formatConditions(facts) {
	const { observed, contaminated, throttled, threads, otherCpuShare, hottestCelsius } = facts;
	if (observed === 0) return null;
	return [
		contaminated > 0 ? `${contaminated} of ${formatCount(observed)} runs beside other load` : "no run beside other load",
		...throttled > 0 ? [`${throttled} throttled`] : [],
		...threads === null ? [] : [`up to ${count(threads, "thread")}`],
		...otherCpuShare === null ? [] : [`others' share of CPU time ${formatPercent(otherCpuShare)}`],
		...hottestCelsius === null ? [] : [`up to ${Math.round(hottestCelsius)} °C`]
	].join(", ");
}
// src/report/campaign/chapters/failures.ts
const FAULT_WORDS = {
	model: "the model's script",
	author: "the author's script",
	bench: "the bench"
};
/** Of a script that is not there neither a model nor the bench made a mistake. */
const NOBODY = "nobody: there is no script";
const isMissing = (failure) => failure?.class === "missing-variant";
const WAYS_FIGURE = {
	chart: "failures",
	caption: "Scripts by models that failed, by way, mode and round. The tables below hold the same numbers."
};
const REPAIRS_FIGURE = {
	chart: "repairs",
	caption: "Answers from round to round: what failed was given back to its model, and passed, failed again or is left (not tried, or not asked for again). The table of repairs holds the same numbers."
};
const ROUNDS_FIGURE = {
	chart: "rounds",
	caption: "Scripts that failed in each round, a panel a mode and a line a model. Only what failed is asked for again: lines that fall say nothing by themselves, the fresh answers in the table of repairs do. The table of rounds holds the same numbers with their denominators."
};
const SHOWN_MESSAGES = 3;
/** More sentences than these are a table. */
const SAID_ONE_BY_ONE = 2;
const SHOWN_GROUPS = 4;
const SHOWN_SCRIPTS = 8;
/** How many scripts failed, of whom and in which way, what the ratios therefore leave out, and each error in its own words. */
function composeFailures(data) {
	const { failures } = data.analysis;
	const { overall, byProject, classes } = failures;
	const biased = failures.survivors.filter(({ included, answers }) => included < answers);
	return composeChapter({
		id: "failures",
		title: "What failed",
		lead: [
			...formatOverall(overall),
			...biased.length > SAID_ONE_BY_ONE ? [] : biased.map(formatSurvivors),
			"A script passes when its first measured run ends ok. One that could not be tried, since the bench itself failed or there is no script, counts against nobody."
		],
		figures: [...failures.byIteration.length < 2 ? [] : [REPAIRS_FIGURE, ROUNDS_FIGURE], ...classes.length === 0 ? [] : [WAYS_FIGURE]],
		tables: [
			outcomeTable(failures),
			composeTable("Ways to fail, most frequent first", classes, CLASSES),
			composeTable("What the ratios leave out, and whether it is the easier or the harder part", biased.length > SAID_ONE_BY_ONE ? biased : [], {
				"Model and mode": formatGroup,
				"In the ratios": ({ included, answers }) => shareCell(included, answers, null),
				"In words": formatSurvivors
			}, true),
			repairTable(failures),
			repairsByClass(failures),
			outcomesByRound(failures),
			waysByRound(failures),
			composeTable("Models’ scripts that did not pass, by project", byProject.filter(failing), {
				Project: ({ project }) => project,
				...OUTCOMES
			}, true),
			scriptTable(data.failures)
		],
		notes: data.failures.length === 0 ? [data.analysis.runs.recorded === 0 ? "No script has run yet." : "None: every script that ran passed."] : [],
		logs: composeLogs(data)
	});
}
const failing = (each) => each.failed + each.lost + each.notRun > 0;
/** Table by mode and model, and, where there are several, of each mode and of each model together. */
function outcomeTable({ byMode, byModel, byModeAndModel }) {
	const modes = new Set(byModeAndModel.flatMap(({ mode, model }) => model === null ? [] : mode));
	const sums = [...byModel.length < 2 ? [] : byMode.filter(({ mode }) => modes.has(mode)).map((own) => ({
		...own,
		name: `${own.mode} all models`
	})), ...modes.size < 2 ? [] : byModel.map((own) => ({
		...own,
		name: `all modes ${own.model}`
	}))];
	const rows = [...byModeAndModel.map((own) => ({
		...own,
		name: formatGroup(own)
	})), ...sums];
	return composeTable("Scripts by mode and model; the share that failed with its 95 % interval (Wilson)", rows.some(failing) ? rows : [], {
		"Model and mode": ({ name }) => name,
		...OUTCOMES
	});
}
/** Ends of the logs of scripts that did not pass, as far as their logs are kept. */
function composeLogs({ analysis, failures }) {
	const ends = analysis.failures.logs.flatMap(({ variant, shim, blockModel, end }) => {
		const script = failures.find((each) => each.id === variant && each.shim === shim && each.blockModel === blockModel);
		return script === void 0 || end === null ? [] : [{
			label: `${script.project}, ${script.label}`,
			lines: end.split("\n")
		}];
	});
	if (ends.length === 0) return null;
	return {
		lead: `What ${ends.length} of ${count(failures.length, "script")} printed last. At most 50 logs are kept, and none of a project without a licence.`,
		ends
	};
}
/** A row a cause: what failed alike, in as many runs, stands in one. */
function scriptTable(failures) {
	const alike = Map.groupBy(failures, ({ model, statuses, attempted, failure }) => JSON.stringify([
		model === null,
		statuses,
		attempted,
		failure?.class,
		failure && formatError(failure)
	]));
	return composeTable("Scripts that did not pass", [...alike.values()], {
		Scripts: (scripts) => ({ lines: scripts.map(({ project, label }) => ({
			text: project,
			target: projectTarget(project),
			note: label
		})) }),
		"Runs of each": ofFirst(statusLine),
		Whose: ofFirst(({ attempted, model, failure }) => {
			if (attempted) return FAULT_WORDS[model === null ? "author" : "model"];
			return isMissing(failure) ? NOBODY : FAULT_WORDS.bench;
		}),
		Class: ofFirst(({ failure }) => failure === null ? "–" : formatFailureClass(failure.class)),
		Message: ofFirst(({ failure }) => failure && formatError(failure) || "–")
	}, failures.length > SHOWN_SCRIPTS);
}
const ofFirst = (format) => ([first]) => first === void 0 ? "" : format(first);
function formatOverall(overall) {
	const { total, attemptable, failed, failedShare, interval, lost, notRun, unsteady } = overall;
	if (total === 0 || failedShare === null) return [];
	const range = interval === null ? "" : `, 95 % interval ${formatPercentRange(interval)}`;
	const rest = [
		...unsteady > 0 ? [`${unsteady} of them in some runs only`] : [],
		...lost > 0 ? [`${lost} more could not be tried`] : [],
		...notRun > 0 ? [`${notRun} not run yet`] : []
	];
	return [`${failed} of ${count(attemptable, "script")} by models failed (${formatPercent(failedShare)}${range})${rest.map((part) => `; ${part}`).join("")}.`];
}
const failedCell = ({ failed, attemptable, interval }) => shareCell(failed, attemptable, interval);
const OUTCOMES = {
	"Failed of attemptable": failedCell,
	Passed: ({ passed }) => passed,
	"Not tried": ({ lost }) => lost,
	"Not run": ({ notRun }) => notRun,
	Total: ({ total }) => total
};
const CLASSES = {
	Class: ({ class: name, errorType }) => ({
		text: formatFailureClass(name),
		note: errorType ?? void 0
	}),
	Whose: (way) => way.fault === "bench" && isMissing(way) ? NOBODY : FAULT_WORDS[way.fault],
	Scripts: ({ scripts, of }) => ({
		text: `${scripts} of ${of}`,
		value: scripts
	}),
	Where: ({ groups }) => {
		const where = groups.map((group) => `${formatGroup(group)}: ${group.scripts} of ${group.total}`);
		return formatList(where, SHOWN_GROUPS, "; ");
	},
	"Most frequent messages": ({ messages }) => {
		return messages.flatMap(({ message, scripts: times }) => message === null ? [] : [times > 1 ? `${message} (${times} scripts)` : message]).slice(0, SHOWN_MESSAGES).join(" · ") || "–";
	}
};
/** Table of a campaign in which failed answers were given back to the model. */
const repairTable = ({ byIteration }) => composeTable("Repairs: what became of the answers that failed", byIteration.length < 2 ? [] : byIteration, {
	Answer: ({ iteration }) => formatBriefRound(iteration),
	"Failed of attemptable": failedCell,
	"Passed so far": ({ passedSoFar: { passed, of, interval } }) => shareCell(passed, of, interval),
	Tokens: ({ tokens }) => numberCell(tokens, formatCount),
	"Fresh answers instead, passed so far": ({ control }) => control === null ? "–" : shareCell(control.passedSoFar.passed, control.passedSoFar.of, control.passedSoFar.interval),
	"Their tokens": ({ control }) => numberCell(control?.tokens ?? null, formatCount),
	"Of the failed ones, next time": ({ next }) => {
		if (next === null) return "–";
		const became = REPAIRS.flatMap(([key, word]) => next[key] === 0 ? [] : [`${next[key]} ${word}`]);
		return joinWords(became) || "none";
	}
});
/** Success of asking again by what was told. */
const repairsByClass = ({ byIteration }) => composeTable("Repaired, by how the answer before failed", byIteration.flatMap(({ iteration, repairs }) => repairs.filter(({ retried }) => retried > 0).map((each) => ({
	iteration,
	...each
}))), {
	Round: ({ iteration }) => ({
		text: formatRound(iteration + 1),
		value: iteration + 1
	}),
	Class: ({ class: name }) => formatFailureClass(name),
	Repaired: ({ repaired, retried, interval }) => shareCell(repaired, retried, interval),
	"Not asked again": ({ failed, retried }) => failed - retried
});
/** Success of each mode and model in each round, among the scripts of that round. */
const outcomesByRound = ({ byIteration }) => composeTable("Rounds by mode and model: scripts of each round alone", byIteration.length < 2 ? [] : byIteration.flatMap(({ iteration, byModeAndModel }) => byModeAndModel.map((own) => ({
	iteration,
	...own
}))), {
	Round: ({ iteration }) => ({
		text: formatRound(iteration),
		value: iteration
	}),
	"Model and mode": formatGroup,
	...OUTCOMES
}, true);
/** Table of several rounds; of one, only where the ways to fail have no room for all. */
const waysByRound = ({ byIteration, classes }) => composeTable("Ways to fail in each round, by mode and model", byIteration.length < 2 && classes.every(({ groups }) => groups.length <= SHOWN_GROUPS) ? [] : byIteration.flatMap(({ iteration, classes }) => classes.flatMap(({ groups, class: name, errorType }) => groups.map((group) => ({
	iteration,
	name,
	errorType,
	...group
})))), {
	Round: ({ iteration }) => ({
		text: formatRound(iteration),
		value: iteration
	}),
	Class: ({ name, errorType }) => ({
		text: formatFailureClass(name),
		note: errorType ?? void 0
	}),
	"Model and mode": formatGroup,
	"Of the attemptable": ({ scripts, attemptable }) => shareCell(scripts, attemptable, null),
	"Of all": ({ scripts, total }) => ({
		text: `${scripts} of ${total}`,
		value: scripts
	})
}, true);
const REPAIRS = [
	["repaired", "repaired"],
	["sameFailure", "same failure"],
	["otherFailure", "another failure"],
	["lost", "lost"],
	["notRetried", "not tried again"]
];
// src/report/campaign/chapters/limits.ts
/** "What this does not say": the bounds of what a reader may conclude, from this campaign's own numbers. */
function composeLimits({ plan, analysis, models }) {
	const { samples } = plan.options;
	return composeChapter({
		id: "limits",
		title: "What this does not say",
		notes: [
			formatProjects(plan, analysis),
			formatPlace(analysis),
			formatMadeData(plan),
			models.length > 0 && (samples === 1 ? "Each model gave one answer for each project and mode. Asked again, it may answer otherwise, better or worse." : `Each model gave ${samples} answers for each project and mode; a further one may differ from all of them.`),
			"The energy and time that a model spends on writing the code enter no ratio, nor does the work of a person who reviews it.",
			"Ratios over projects hold every project that was attempted, a failure at the cost of its run and of the author's code; those of survivors alone speak of what a model happened to solve.",
			"“No detectable difference” means that this experiment could not tell them apart, not that they are equal.",
			"“Same accuracy” means that the printed metric lies within the project's tolerance on the project's own data; nothing else about the answers was compared.",
			plan.blocks.some(({ purpose }) => purpose === "probe") ? "A script that is not suspect was not proved honest: the probes show a metric that survives other labels or missing data, not every way to be wrong." : "Whether the answers' metrics come from the data was not probed.",
			analysis.energyQuality !== "measured" && "CPU time is not energy: it misses memory, idle cores, accelerators and changes of clock rate.",
			models.some((model) => model.recorded) && `Nothing about any model on sale: some or all of what ran here are recorded answers, not a real model's.`
		].filter((limit) => limit !== false)
	});
}
function formatProjects(plan, analysis) {
	const seconds = analysis.variants.filter((variant) => variant.mode === "original").flatMap((variant) => variant.summaries.wall.median ?? []);
	const range = seconds.length === 0 ? "" : ` that ran ${formatQuantity(Math.min(...seconds), "wall")} to ${formatQuantity(Math.max(...seconds), "wall")} here`;
	const projects = plan.projects.length;
	return `${count(projects, "project")}, ${agree(projects, "a small script", "each a small script")}${range}: large trainings, services and accelerators may behave differently.`;
}
/** False: every script reads what its repository holds, or what is fetched. */
function formatMadeData({ projects }) {
	const made = projects.filter(({ data }) => data.some(({ madeBy }) => madeBy !== void 0)).map(({ slug }) => slug);
	return made.length > 0 && `Data of ${formatList(made)} was made before by other scripts of the project: what that takes is in no figure.`;
}
/** False: nothing has run. */
function formatPlace(analysis) {
	const hosts = new Set(analysis.hosts.map((host) => host.name)).size;
	const began = analysis.startedAt === null ? "" : `, from ${formatInstant(analysis.startedAt)} on`;
	const isVirtual = analysis.hosts.some((host) => host.virtualMachine === true);
	const it = agree(hosts, "It is", "At least one of them is");
	const virtual = isVirtual ? ` ${it} a virtual machine, whose neighbours cannot be seen.` : "";
	if (hosts === 0) return false;
	return hosts === 1 ? `One host${began}: the intervals hold the noise of that place and time, not of other processors or systems.${virtual}` : `${hosts} hosts${began}: other processors and systems may give other ratios.${virtual}`;
}
// src/report/campaign/chapters/method.ts
const PERTURBATION_WORDS = {
	"label-randomisation": "labels drawn at random",
	subsample: "half of the rows",
	"hidden-data": "the data under other names",
	"label-exchange": "the training labels exchanged where predictions are scored"
};
/** Chapter on who measured what, where and in which order: enough to repeat it. */
function composeMethod({ plan, analysis }) {
	const { options, blocks } = plan;
	const { runs } = analysis;
	const ofPurpose = (wanted) => blocks.filter(({ purpose }) => purpose === wanted);
	const [measured, warmups] = [ofPurpose("measured").length, ofPurpose("warmup").length];
	return composeChapter({
		id: "method",
		title: "How this was measured",
		facts: {
			Campaign: analysis.campaign,
			"Runs began": analysis.startedAt === null ? "no run yet" : formatInstant(analysis.startedAt),
			Design: `${count(options.repetitions, "repetition")} of each script after ${count(options.warmups, "warm-up")}, in randomised complete blocks: ${count(measured, "measured block")} and ${count(warmups, "warm-up block")}. A block holds the baselines and ${options.fanOut === "project" ? "the variants of all models" : "one model's variants"}.`,
			Seed: String(options.seed),
			Samples: `${count(options.samples, "answer")} of each model for each project and mode`,
			Runs: `${runs.planned} planned, ${runs.recorded} recorded, ${runs.ok} ended ok`,
			"Validity probes": formatProbes(ofPurpose("probe")),
			"Where metrics come from": formatScoring(plan.projects),
			Baselines: "“original” is the author's script, unchanged; “original without plots” (original-headless) is the same with plotting and waiting neutralised mechanically, so that a model earns nothing by deleting a plot",
			Ratio: "geometric mean of the paired ratios variant / baseline, over blocks for one variant; over all attempted projects for a model and mode, a failure at its own cost and the author's (of estimates the survivors alone); 95 % bootstrap interval; below ×1 is less",
			"Metric gain": "how much better than the author's; median over the projects whose metric is a fraction; positive is better",
			"CPU time": "user and system seconds of the whole process tree",
			Energy: formatEnergy(analysis),
			"Declared before the first run": formatFamily(plan, analysis),
			"Left out": plan.leftOut.map(({ model, reason }) => `${model}: ${formatModelGap(reason)}`),
			...listReadingFacts(analysis.readings)
		}
	});
}
function formatProbes(probes) {
	if (probes.length === 0) return [];
	const used = PERTURBATIONS.filter((each) => probes.some(({ perturbation }) => perturbation === each));
	const runs = sum(probes.map(({ order }) => order.length));
	return [`${count(runs, "further run")} on changed data (${used.map((each) => PERTURBATION_WORDS[each]).join(", ")}); they count for neither time nor energy`];
}
/** Sentences on who computes a metric, where it is not always the script. */
function formatScoring(projects) {
	const scored = projects.filter(({ scoring }) => scoring === "predictions").map(({ slug }) => slug);
	if (scored.length === 0) return [];
	const others = projects.length - scored.length;
	return [`of ${joinWords(scored)} from predictions: the author's training rows go to an answer whole, its test rows without their target, and both are scored by the same code from labels that no answer sees; CPU and wall time of reading and splitting data enter no ratio there, energy is of the whole run`, ...others > 0 ? [`of ${count(others, "other project")} as each script prints it`] : []];
}
function formatEnergy(analysis) {
	const { energyMeters: meters } = analysis;
	if (analysis.energyQuality === "measured") {
		const zones = meterOfHost(analysis.energyMeters) === "external" ? "the whole machine" : "packages, their memory and graphics cards";
		const summed = analysis.energySources.join("; ");
		return `measured by ${joinWords(meters.map(formatMeter))}; ${zones}, as far as the host shows them (${summed}), gross`;
	}
	const reason = analysis.groups.flatMap((group) => group.ratios.energy).map((ratio) => formatReason(ratio, "project")).find((text) => text !== null);
	const because = reason == null ? "" : ` (${reason})`;
	if (analysis.energyQuality === "unavailable") return `${formatNoEnergy(analysis)}${because}`;
	return `${formatNoEnergy(analysis)}${because}; estimated by ${joinWords(meters.map(formatMeter))}: the truth may be half or double`;
}
function formatFamily(plan, { primaryFamily }) {
	if (plan.primaryFamily.length === 0) return "no test";
	const tests = plan.primaryFamily.map((test) => `${test.mode} of ${test.model}: ${QUANTITY_WORDS[test.quantity]} against ${BASELINE_WORDS[test.baseline]}`).join("; ");
	return primaryFamily.postHoc === true ? `post hoc (records were made while others were declared): ${tests}` : tests;
}
/** How net energy, carbon and operations were made, where there are any. */
const listReadingFacts = ({ idle, restDrift, carbon, flops, threads, load }) => ({
	Threads: threads === null ? [] : formatThreads(threads),
	"Idle power": idle.length === 0 ? [] : [formatIdle(idle), ...restDrift.map(formatRestDrift)],
	Carbon: carbon.length === 0 ? [] : formatCarbon(carbon),
	Operations: flops.length === 0 ? [] : formatFlops(flops),
	Conditions: load.runs === 0 ? [] : formatLoad(load)
});
function formatIdle(idle) {
	const zones = idle.map(({ host, domain, watts, windows }) => `${domain} of ${host} ${formatWatts(watts)} (median of ${count(windows, "window")})`);
	return `${joinWords(zones)}; net energy is gross less this over the run, and enters no verdict`;
}
/** How far the windows before and after the runs lie apart. */
function formatRestDrift({ host, domain, starts, before, after, standardError }) {
	const error = standardError === null ? "error not known" : `± ${formatWatts(standardError, 2)}`;
	const of = starts === 1 ? "" : `, at most over ${count(starts, "start")}`;
	return `${domain} of ${host} at rest before the runs ${formatWatts(before)}, after them ${formatWatts(after)} (${error}${of})`;
}
/** Every intensity once, with its source. */
function formatCarbon(carbon) {
	return `gross energy × PUE × intensity, of operation alone: ${carbon.map(({ gramsPerKwh, region, year, source, pue }) => {
		return `${gramsPerKwh} g CO₂e for a kWh (${[
			region,
			year,
			source
		].filter((part) => part !== null).join(", ")}), PUE ${pue}`;
	}).join("; ")}`;
}
function formatFlops(flops) {
	return `floating-point operations in runs of their own (${flops.map(({ kind, meter }) => `${kind}: ${formatMeter(meter)}`).join("; ")}); retired by the processor and summed over operators' formulas are two things and never compared`;
}
const LIBRARY_WORDS = {
	openblas: "OpenBLAS",
	mkl: "MKL",
	blis: "BLIS",
	accelerate: "Accelerate",
	openmp: "OpenMP",
	tbb: "TBB"
};
/** Threads as they were, and what set them. */
function formatThreads({ most, libraries, variables }) {
	const made = libraries.length === 0 ? "" : `; numerical libraries: ${joinWords(libraries.map((each) => LIBRARY_WORDS[each]))}`;
	const set = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
	return `up to ${count(most, "thread")} in one process${made}; ${set.length === 0 ? "no variable set their number" : `set by ${set.join(", ")}`}`;
}
const formatLoad = ({ runs, contaminated, throttled }) => `of ${count(runs, "measured run")} (every attempt), ${contaminated} had other load beside ${agree(runs, "it", "them")} and in ${throttled} the processor throttled itself`;
// src/report/campaign/chapters/models-chapter.ts
/** Chapter on the models that were asked, what came of it and what it cost. */
const composeModels = (models) => composeChapter({
	id: "models",
	title: "Models and their answers",
	tables: [composeTable("What each model was asked and gave", models, {
		Model: ({ id }) => id,
		Provider: ({ provider, recorded }) => ({
			text: provider,
			mark: recorded ? RECORDED_MARK : void 0
		}),
		"Provider's name for it": ({ apiModel, trainingCutoff }) => ({
			text: apiModel,
			note: trainingCutoff === null ? void 0 : `learned until ${trainingCutoff}`
		}),
		"Answers with a script": ({ usable, answers }) => `${usable} of ${answers}`,
		"Tokens in": ({ inputTokens }) => tokenCell(inputTokens),
		"Tokens out": ({ outputTokens }) => tokenCell(outputTokens),
		Cost: ({ usd, usdReason }) => ({
			text: usd === null ? "unknown" : formatUsd(usd),
			note: usd === null && usdReason !== null ? formatCostReason(usdReason) : void 0,
			value: usd
		})
	})]
});
const tokenCell = (tokens) => ({
	text: tokens === null ? "unknown" : formatCount(tokens),
	value: tokens
});
// src/report/campaign/chapters/projects.ts
/** Chapter on the projects that carry the result: chart and its table twin. */
function composeProjects(data) {
	const { groups, analysis } = data;
	const caption = `${capitalise(QUANTITY_WORDS[analysis.leading])} of each answer relative to the author's script without its plots`;
	return composeChapter({
		id: "projects",
		title: "Project by project",
		figures: [{
			chart: "projects",
			caption: `${caption}; the lowest and the highest are named, and behind each model stands how many of its answers passed. The table below holds the same numbers.`
		}],
		tables: [composeTable(caption, groups.length === 0 ? [] : data.projects, {
			Project: ({ slug }) => ({
				text: slug,
				target: projectTarget(slug)
			}),
			...Object.fromEntries(groups.map((group) => [formatGroup(group), (project) => compareVariants(project, group, analysis.leading)]))
		}, false)]
	});
}
/** Chapter on every script: each run as a point, then each project with its runs and its code. */
function composeScripts(data) {
	const { leading } = data.analysis;
	return composeChapter({
		id: "scripts",
		title: "Every script, by project",
		figures: [{
			chart: "runs",
			caption: `${capitalise(QUANTITY_WORDS[leading])} of each measured run that is drawn, relative to the median of the author's script without its plots. The records hold the numbers of all runs.`
		}],
		sections: data.projects.map((project) => composeProject(project, data))
	});
}
/** The answers of one model and mode to one project. */
function compareVariants(project, group, quantity) {
	const variants = answersOf(project.variants, group);
	if (variants.length === 0) return {
		lines: [{
			text: "",
			note: "not asked"
		}],
		value: null
	};
	return {
		lines: variants.map((variant) => compareVariant(variant, quantity)),
		value: variants.flatMap(({ passed, ratios }) => passed ? toldRatio(ratios[quantity])?.estimate ?? [] : [])[0] ?? null
	};
}
// src/report/campaign/chapters/results.ts
/** The answer for each model and mode: chart, then the table that holds the same numbers and more. */
function composeResults(data) {
	const { groups, analysis } = data;
	const id = "results";
	const title = "Results for each model and mode";
	if (groups.length === 0) return composeChapter({
		id,
		title,
		notes: ["No model was asked."]
	});
	const tooFew = formatTooFew(groups);
	return composeChapter({
		id,
		title,
		lead: [`×0.62 means 62 % of the baseline's ${QUANTITY_WORDS[analysis.leading]}, or 38 % less. The range in brackets is a 95 % interval; if it contains ×1, no difference could be detected. Verdicts hold after correction for the number of tests; “equivalent within ±5 %” means that a larger difference is ruled out. “Less” and “more” lie beyond the smallest change that is told here (the plan's, or the noise). All attempted projects are in it: an answer that failed, is less accurate or suspect costs its own run and the author's code.`, ...tooFew === null ? [] : [tooFew]],
		figures: [drawGroups(data)],
		tables: [groupTable(data)]
	});
}
/** What “too few projects” means, where a group has such a verdict; else null. */
function formatTooFew(groups) {
	return groups.flatMap((group) => Object.values(group.ratios).flatMap((pair) => Object.values(pair))).some((ratio) => ratio?.verdict === "too-few-projects") ? `“too few projects”: a verdict takes 6 projects or more with a reading of both scripts.` : null;
}
function groupTable(data) {
	const [leading = data.analysis.leading, ...others] = shownQuantities(data.analysis);
	return composeTable("Geometric mean of the ratios over projects, for each model and mode", data.groups, {
		"Model and mode": (group) => ({
			text: formatGroup(group),
			mark: group.recorded ? RECORDED_MARK : void 0
		}),
		[capitalise(QUANTITY_WORDS[leading])]: (group) => ratioCell(group, leading, true),
		"Passed / attemptable / total": ({ success }) => ({
			text: formatSuccess(success),
			note: formatSuccessInterval(success),
			value: success.total === 0 ? null : success.passed / success.total
		}),
		"Metric gain, median": differenceCell,
		...Object.fromEntries(others.map((quantity) => [capitalise(QUANTITY_WORDS[quantity]), (group) => ratioCell(group, quantity, false)]))
	}, false);
}
/** Ratios against both baselines, with what each verdict rests on. */
function ratioCell({ ratios }, quantity, isPrimary) {
	const formatBasis = isPrimary ? formatSupport : formatBriefSupport;
	const pair = ratios[quantity];
	return {
		lines: HEADLINE_ORDER.flatMap((baseline) => {
			const ratio = pair[baseline];
			return ratio === null ? [] : [judgedLine(ratio, quantity, `vs ${BASELINE_WORDS[baseline]}: ${formatBasis(ratio)}`)];
		}),
		value: toldRatio(pair)?.estimate ?? null
	};
}
const differenceCell = ({ metricDifference, comparable }) => ({
	text: formatDifference(metricDifference.median, "fraction", null),
	note: formatGainSupport(metricDifference, comparable),
	value: metricDifference.median
});
function drawGroups({ groups, analysis: { leading } }) {
	const noun = QUANTITY_WORDS[leading];
	const bars = groups.flatMap((group) => {
		const ratio = toldRatio(group.ratios[leading]);
		if (ratio?.estimate == null || ratio.quality !== "measured") return [];
		const against = ratio.baseline === "original" ? `, vs ${BASELINE_WORDS[ratio.baseline]}` : "";
		return [`${ratioBar(ratio.estimate)} ${formatRatio(ratio)} ${lookOf(ratio).sign} ${group.mode} ${formatStarred(group)}${against}`];
	});
	const unity = `${ratioBar(1)} ×1.00 is the ${noun} of the author's script without its plots`;
	return {
		chart: "groups",
		caption: `${capitalise(noun)} relative to the author's script: geometric mean over projects with its 95 % interval. The table below holds the same numbers.`,
		bars: bars.length === 0 ? [] : [
			unity,
			...bars,
			...formatStarNote(groups)
		]
	};
}
// src/base/pareto.ts
/** Places than which no other is both no dearer and no worse, by rising cost; of equal ones the first. */
function findParetoFront(places) {
	const front = [];
	for (const place of places.toSorted((a, b) => a.cost - b.cost || b.gain - a.gain)) if (place.gain > (front.at(-1)?.gain ?? Number.NEGATIVE_INFINITY)) front.push(place);
	return front;
}
// src/report/data/tradeoffs.ts
/** Answers that ran, of projects whose metric is a fraction, with a measured ratio; by rising cost. */
function listTradeoffs({ projects, analysis: { leading } }) {
	const places = projects.filter(({ metric }) => metric.scale !== "absolute").flatMap(({ variants, metric }) => variants.flatMap((variant) => {
		const ratio = variant.ratios[leading]["original-headless"];
		const gain = gainOf(variant.metric.difference, metric);
		if (variant.model === null || !variant.passed || gain === null) return [];
		if (ratio?.estimate == null || ratio.quality !== "measured") return [];
		return [{
			variant,
			cost: ratio.estimate,
			gain,
			doubt: doubtOf(variant)
		}];
	}));
	const front = new Set(findParetoFront([{
		cost: 1,
		gain: 0,
		variant: null
	}, ...places.filter(({ doubt }) => doubt !== "suspect")]).map(({ variant }) => variant));
	return places.map((place) => ({
		...place,
		isOnFront: front.has(place.variant)
	})).sort((a, b) => a.cost - b.cost || b.gain - a.gain);
}
function doubtOf({ validity, metric }) {
	if (validity?.verdict === "suspect") return "suspect";
	return metric.verdict === "not-settled" ? "not-settled" : null;
}
// src/report/campaign/chapters/tradeoff.ts
/** What less energy costs in accuracy, or more of it buys, answer by answer. */
function composeTradeoff(data) {
	const noun = QUANTITY_WORDS[data.analysis.leading];
	return composeChapter({
		id: "tradeoff",
		title: `Accuracy against ${noun}`,
		lead: [`Left is less ${noun} than the author's code, up is a better metric. Ringed and joined by a line are those that no other beats in both, answers and the author's code alike (the Pareto front). Projects differ in size and metric, so each answer is compared with its own author's code only; projects whose metric is no fraction are not here.`],
		figures: [{
			chart: "tradeoff",
			caption: `Each answer that ran, by its ${noun} and its metric. The table below holds the same numbers.`
		}],
		tables: [composeTable(`Metric gain and ${noun} of each answer that ran`, listTradeoffs(data), {
			Project: ({ variant: { project } }) => ({
				text: project,
				target: projectTarget(project)
			}),
			Script: ({ variant: { label }, doubt }) => ({
				text: label,
				mark: doubt === null ? void 0 : OUTCOME_WORDS[doubt]
			}),
			[capitalise(noun)]: ({ cost }) => ({
				text: formatRatio({ estimate: cost }),
				value: cost
			}),
			"Metric gain": ({ gain, variant: { metric } }) => ({
				text: formatDifference(gain, "fraction", metric.median),
				value: gain
			}),
			"On the front": ({ isOnFront }) => isOnFront ? "yes" : "–"
		})]
	});
}
// src/report/campaign/chapters/validity-chapter.ts
/** Whether the metrics come from the data: what each answer of which results speak printed on changed data, beside the author's code. */
function composeValidity(variants) {
	const judged = variants.flatMap((each) => {
		const validity = toldValidity(each);
		return validity === null ? [] : [{
			...each,
			validity
		}];
	});
	const of = (verdict) => judged.filter(({ validity }) => validity.verdict === verdict);
	const [suspect, clear, unprobed] = [
		of("suspect"),
		of("not-suspect"),
		of("not-probed")
	];
	const probed = suspect.length + clear.length;
	const ways = listWays(judged);
	const readings = readingsOf(ways);
	return composeChapter({
		id: "validity",
		title: "Whether the metrics come from the data",
		lead: [...probed === 0 ? ["Scripts run again on labels drawn at random, on half of the rows, and without their data. None could be probed here."] : [`Each script ran again ${ways.map((way) => RAN[way]).join("; ")}. ${formatSuspects(suspect.length, probed)}`], ["In brackets is the metric of the author's code.", ...ways.map((way) => HONEST[way])].join(" ")],
		tables: [
			composeTable("Suspect answers", suspect, {
				...readings,
				Evidence: formatRemarks
			}, false),
			composeTable(`Not suspect: ${count(clear.length, "answer")}`, clear, {
				...readings,
				"What else was seen": formatRemarks
			}, true),
			composeTable(`Not probed: ${count(unprobed.length, "answer")}`, unprobed, {
				Script: scriptCell,
				Why: ({ validity: { reason } }) => reason === null ? "–" : formatRemark(reason)
			}, true)
		]
	});
}
function formatSuspects(suspect, probed) {
	const answers = count(probed, "probed answer");
	if (suspect === 0) return `None of ${answers} is suspect.`;
	return `${suspect} of ${answers} ${agree(suspect, "is suspect and enters", "are suspect and enter")} no ratio.`;
}
const scriptCell = ({ id, counts }) => ({
	text: id,
	target: counts ? scriptTarget(id) : void 0
});
const formatRemarks = ({ validity: { evidence, notes } }) => [...evidence, ...notes].map(formatRemark).join("; ") || "–";
const RAN = {
	printed: "on labels drawn at random, on half of the rows, and without its data",
	predictions: "on exchanged training labels, where its predictions are scored"
};
const HONEST = {
	printed: "An honest script falls to what chance gives on random labels, and prints nothing without its data.",
	predictions: "One that learns exchanged labels is wrong by the true ones, which score its predictions."
};
/** How the metrics of scripts that were probed come about. */
function listWays(judged) {
	const ran = judged.flatMap(({ validity }) => validity.readings.map(({ perturbation }) => perturbation));
	const isScored = ran.includes("label-exchange");
	return [...!isScored || ran.some((each) => each !== "label-exchange") ? ["printed"] : [], ...isScored ? ["predictions"] : []];
}
const readingsOf = (ways) => ({
	Script: scriptCell,
	Metric: ({ metric }) => reading(metric.median, metric.baseline),
	...ways.includes("printed") && {
		"On random labels": ({ validity }) => readingOf(validity, "label-randomisation"),
		"On half of the rows": ({ validity }) => readingOf(validity, "subsample"),
		"Without its data": ({ validity }) => readingOf(validity, "hidden-data")
	},
	...ways.includes("predictions") && { "On exchanged labels": ({ validity }) => readingOf(validity, "label-exchange") }
});
function readingOf({ readings }, perturbation) {
	const found = readings.find((each) => each.perturbation === perturbation);
	return found === void 0 ? {
		text: "not run",
		tone: "none",
		value: null
	} : reading(found.metric, found.baseline);
}
const reading = (own, author) => ({
	text: `${formatValue(own)} (${formatValue(author)})`,
	value: own
});
const formatValue = (value) => value === null ? "none" : formatSignificantDigits(value, 4).replace("-", "−");
// src/report/campaign/savings.ts
/** Savings of answers that passed and are as accurate as the author's, whose difference in the leading quantity is told; the largest first. */
function listSavings({ projects, analysis: { leading } }) {
	return projects.flatMap(({ variants }) => variants.flatMap((variant) => {
		const ratio = variant.ratios[leading]["original-headless"];
		const baseline = findAuthor(variants, variant)?.summaries[leading].median;
		if (!variant.passed || ratio?.estimate == null || !isDifference(ratio.verdict) || baseline == null) return [];
		return [{
			variant,
			perRun: baseline * (1 - ratio.estimate)
		}];
	})).sort((a, b) => b.perRun - a.perRun);
}
// src/report/campaign/chapters/what-if.ts
const SECONDS_PER_HOUR = 3600;
const GRAMS_PER_KG = 1e3;
const MOST_ROWS$1 = 30;
/** A round number between hydropower and coal, where the runs name no grid. */
const SOME_GRAMS_PER_KWH = 400;
const EXECUTIONS = {
	id: "executions",
	label: "Executions",
	value: 1e6,
	least: 0,
	most: 9,
	isExponent: true
};
/** What the differences come to if scripts run often, at a price and on a grid that the reader chooses; null without any. */
function composeWhatIf(data) {
	const { leading, readings } = data.analysis;
	const savings = listSavings(data);
	if (savings.length === 0) return null;
	const hasEnergy = leading === "energy";
	const grid = onlyGrid(readings);
	const intensity = {
		id: "intensity",
		label: "Grams of CO₂e for a kWh",
		value: grid?.gramsPerKwh ?? SOME_GRAMS_PER_KWH,
		least: 0,
		most: 1200,
		step: 5
	};
	const price = {
		id: "price",
		value: hasEnergy ? .3 : .05,
		least: 0,
		most: 1,
		step: .01
	};
	const unit = hasEnergy ? {
		name: "kWh",
		size: JOULES_PER_KWH
	} : {
		name: "CPU-hours",
		size: SECONDS_PER_HOUR
	};
	const assumptions = [
		EXECUTIONS,
		...hasEnergy ? [intensity] : [],
		{
			...price,
			label: `Dollars for a ${hasEnergy ? "kWh" : "CPU-hour"}`
		}
	];
	const multiply = (each, factor, of) => {
		const base = each.perRun / unit.size * factor;
		const value = assumptions.reduce((all, { id, value }) => of.includes(id) ? all * value : all, base);
		return {
			lines: [{ text: formatSignificant(value) }],
			value,
			product: {
				base,
				of
			}
		};
	};
	return composeChapter({
		id: "what-if",
		title: "What if it ran often?",
		lead: [
			`What the scripts whose difference is told would save (negative: take more) if each ran so often in place of the author's code without its plots, on the host of this campaign. A sum of assumptions, not a finding: the intervals of the ratios hold here too, and what stands below is only as good as the choice of price${hasEnergy ? " and grid" : ""}.`,
			...hasEnergy ? [] : ["Energy was not measured here, so nothing is said of carbon."],
			...hasEnergy && grid !== null && grid.pue !== 1 ? [`Carbon holds the runs' PUE of ${grid.pue}.`] : []
		],
		tables: [{
			...composeTable("Saved in all", savings, {
				Script: ({ variant }) => ({
					text: variant.id,
					target: scriptTarget(variant.id)
				}),
				"A run": ({ perRun }) => ({
					text: `${perRun < 0 ? "−" : ""}${formatQuantity(Math.abs(perRun), leading)}`,
					value: perRun
				}),
				[unit.name]: (each) => multiply(each, 1, ["executions"]),
				...hasEnergy && { "kg CO₂e": (each) => multiply(each, (grid?.pue ?? 1) / GRAMS_PER_KG, ["executions", "intensity"]) },
				Dollars: (each) => multiply(each, 1, ["executions", "price"])
			}, savings.length > MOST_ROWS$1),
			assumptions
		}],
		facts: Object.fromEntries(assumptions.map(({ label, value }) => [label, `${formatSignificant(value)}, unless the page’s slider says another`]))
	});
}
// src/report/text/glossary.ts
/**
* Words as reports, files and messages use them, with one line each; literals stand in backticks. `docs/glossary.md` is made
* of it.
*/
const GLOSSARY = {
	project: "an ML repository pinned to a commit, with a manifest that says what to run and how its metric is read",
	manifest: "a project's `project.yaml`",
	original: "the author's script, unchanged",
	"original-headless": "the same with plotting and waiting neutralised mechanically",
	"original-telemetry": "the author's script to which a model only added the line that prints the metric",
	assisted: "a rewrite by a model that saw the author's script",
	autonomous: "a script by a model that saw the data's columns, one redacted row and the README",
	baseline: "what an answer is compared with: original or original-headless",
	"model, answer": "an LLM, and one script that it wrote for a project",
	"sample, iteration": "which of a model's independent answers, and which repair of it, from 0",
	variant: "one script to be run: `<project>/<mode>/<model>/s<sample>/i<iteration>`, or `<project>/<mode>` for a baseline",
	shim: "what a script runs under: `as-is`, or `headless` (plots and waits neutralised)",
	campaign: "one experiment: a folder with plan, variants, records, analysis and report",
	"published report": "a folder of `reports/` with the report, records, facts and citation of a campaign; it is never replaced",
	erratum: "what was found to be wrong with a published report: `corrected`, or `withdrawn` from every ranking",
	ranking: "models on the same projects in one version, on hosts in the same state, by one quantity",
	run: "one execution of one variant under one shim, for one purpose; each attempt ends in one record",
	purpose: "why a run is made: `warmup`, `measured`, `sensitivity`, `profile`, `flops` or `probe`; only `measured` runs count",
	attempt: "a run made again; the highest counts, then the latest start, then the id",
	block: "one round in which a project's baselines and a shard's answers run once each, in random order, on one host",
	shard: "the share of a campaign that one machine runs",
	session: "the blocks between two starts of a host's queue",
	cluster: "projects that are alike and count as one observation of a model",
	"host state, stratum": "one host in one state (kernel, driver, microcode, governor); runs of two are never pooled silently",
	reading: "a number with unit, source and quality: `measured`, `estimated` or `unavailable` with the reason",
	"zone, domain": "what one energy counter covers, by its kernel name: `package-0`, `package-0/dram`, `gpu-0`",
	meter: "what reads energy: `powercap`, `perf`, `nvml`, `external` …; `estimate` is none",
	"scope of energy": "packages, their memory and graphics cards, as far as a host has and shows them",
	"gross, net": "joules as the counter says them; the same less what the zone draws at rest",
	doubt: "why a number that was read is not trusted: it then enters no ratio",
	contaminated: "a run beside which other programs kept the host busy",
	"threads-disturbed": "a contaminated run whose threads spun, or would have, while they waited for each other or for work: its CPU time enters nothing",
	cold: "a run that began before one of its project had ended in its process: its files may not be in memory yet",
	sensitivity: "blocks under another setting than the rest (one thread, the user’s own malloc, cold): told beside the results",
	ratio: "answer over baseline, the geometric mean over blocks; below 1 is less",
	interval: "where the true value lies with 95 % confidence",
	verdict: "what an interval says: `less`, `more`, `equivalent`, `inconclusive`, or why nothing can be said",
	inconclusive: "no detectable difference, and none ruled out; the cause says what was missing",
	"smallest effect": "what a change has to exceed to be told: the plan's 2 %, or the noise floor if that is more",
	exploratory: "of a model, from fewer than 12 projects, like ones counted as one; of a test, not declared before the first record",
	veto: "a meter or zone outside the scope whose own interval lies on the other side of 1",
	equivalent: "the whole interval lies within the margin",
	margin: "the largest difference that still counts as none: ±5 %",
	comparable: "an answer's metric is shown not to fall behind the author's by more than the tolerance",
	"primary family": "the tests that the plan declares before the first record; their verdicts are corrected for their number (Holm)",
	"post hoc": "a test that was not declared before its data was there",
	power: "the chance of detecting an effect that is there; \"detected with 80 % power\" is four times of five",
	"noise floor": "what one command seems to differ from itself on this host: smaller differences are noise",
	"validity check": "a run on changed data that shows whether a metric comes from the data",
	"label randomisation": "labels drawn at random: an honest metric falls to what chance gives",
	"hidden data": "data files that are not there: an honest script prints no metric",
	suspect: "an answer of which a validity check saw what only a false metric explains, and the author's code does not do",
	"scored by predictions": "the metric is computed by this tool from what a script predicts for rows whose labels it never saw",
	"passed, attemptable, total": "its first measured run is ok (pass@1); could be run at all; was planned",
	stability: "of answers that passed, the share of their runs that ended ok",
	survivors: "the answers that passed and are as accurate: their ratio alone leaves the failures out",
	censored: "a cost that is known from below only: its run was ended at the time limit, or failed and could not be read",
	"break-even": "runs after which a saving has paid for the energy of the answer's generation",
	"pass@k": "the chance that at least one of k answers passes",
	phase: "what CPU time went to: import, data, fit, predict, plot, other",
	"machine-hours": "hours of all machines together",
	tier: "how a run was isolated: `bubblewrap`, `container` or `none`"
};
// src/report/campaign/chapters/words.ts
/** What the report's words mean. */
const composeWords = () => composeChapter({
	id: "words",
	title: "Words",
	tables: [composeTable("One line a word", Object.entries(GLOSSARY), {
		Word: ([word]) => word,
		Meaning: ([, meaning]) => meaning.replaceAll("`", "")
	})]
});
// src/report/campaign/compose-report.ts
/** `supplements`: chapters that other rooms fill. */
function composeReport(data, supplements = []) {
	const { analysis } = data;
	const chapters = [
		composeProjects(data),
		composeResults(data),
		composeScripts(data),
		composeTradeoff(data),
		composePhases(analysis.phases),
		composeValidity(analysis.variants),
		composeFailures(data),
		composeCertainty(analysis, keepFindings(analysis)),
		composeCode$1(analysis.code),
		composeCost(analysis),
		composeWhatIf(data),
		...supplements,
		composeModels(data.models),
		composeMethod(data),
		composeEnvironment(data),
		composeLimits(data),
		composeWords()
	];
	return {
		overview: composeOverview(data),
		chapters: chapters.filter((chapter) => chapter !== null),
		downloads: {
			content: "the numbers of every run",
			files: RECORD_FILES.map((file) => ({
				file,
				form: RECORD_FORMS[file]
			}))
		}
	};
}
/** Findings that no other part of the report tells. */
const keepFindings = (analysis) => analysis.findings.filter(({ kind }) => kind !== "answers-left-out" && kind !== "suspect-answer").map((finding) => formatFinding$1(finding, analysis));
// src/report/charts/badge.ts
const COLOURS$1 = {
	less: "#116b38",
	more: "#a9271c",
	even: "#0b5c8f",
	same: "#5b6470",
	caution: "#845a00",
	none: "#5b6470"
};
const LABEL = "GreenML Bench";
const LONGEST = 60;
/** Pixels of a letter at 11 pixels: `textLength` makes the text as wide in every font. */
const LETTER = 6.4;
const PADDING = 6;
/** The finding as one small SVG image for a README. Energy that was not measured is in none. */
function drawBadge(data) {
	const { text, tone } = describe(data);
	const [left, right] = [LABEL, text].map((each) => Math.round(each.length * LETTER) + 12);
	const write = (shown, x, width) => `<text x="${x + PADDING}" y="14" textLength="${width - 12}">${escapeMarkup(shown)}</text>`;
	const name = escapeMarkup(`${LABEL}: ${text}`);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${name}"><title>${name}</title><clipPath id="r"><rect width="${left + right}" height="20" rx="3"/></clipPath><g clip-path="url(#r)"><rect width="${left}" height="20" fill="#2d333b"/><rect x="${left}" width="${right}" height="20" fill="${COLOURS$1[tone]}"/></g><g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${write(LABEL, 0, left)}${write(text, left, right)}</g></svg>\n`;
}
/** Text for the mode and model that the headline speaks of first. */
function describe({ analysis, models }) {
	const told = listToldAnswers(analysis);
	if (told === null) return {
		text: "nothing compared yet",
		tone: "none"
	};
	const { quantity, baseline } = told.first;
	if (told.first.kind === "script") {
		const less = told.answers.filter(({ outcome }) => outcome === "less").length;
		return {
			text: `${less} of ${told.answers.length} scripts use less`,
			tone: less > 0 ? "less" : "same"
		};
	}
	const { mode, model } = told.first;
	const ratio = analysis.groups.find((each) => each.mode === mode && each.model === model)?.ratios[quantity].find((each) => each.baseline === baseline) ?? null;
	if (ratio?.quality !== "measured") return {
		text: "not measured",
		tone: "none"
	};
	const notes = [...ratio.exploratory ? ["exploratory"] : [], ...models.some(({ id, recorded }) => id === model && recorded) ? ["recorded answers"] : []];
	const note = notes.length === 0 ? "" : ` (${notes.join(", ")})`;
	return {
		text: `${cleanLine(`${model}, ${mode}`, LONGEST / 2)}: ${formatFinding(ratio, quantity)}${note}`,
		tone: lookOf(ratio).tone
	};
}
// src/report/charts/failure-chart.ts
const WIDTH$1 = 160;
const MODE_COLOURS = {
	"original-telemetry": MUTED,
	assisted: TONE_COLOURS.even,
	autonomous: TONE_COLOURS.caution
};
/** How many scripts failed in which way, by mode, a panel a round; null: none did. */
function specifyFailureChart({ analysis: { failures } }) {
	const values = failures.byIteration.flatMap(countByMode);
	if (values.length === 0) return null;
	const modes = GENERATED_MODES.filter((mode) => values.some((value) => value.mode === mode));
	const kinds = [...new Set(values.toSorted((a, b) => b.all - a.all).map(({ kind }) => kind))];
	const rounds = failures.byIteration.map(({ iteration }) => formatRound(iteration));
	return {
		title: "Ways to fail, by mode and round",
		description: "One bar a way to fail, as long as the number of scripts that failed so and parted by mode; one panel a round of answers. The tables that follow hold the same numbers.",
		spec: {
			data: { values },
			facet: { row: {
				field: "round",
				sort: rounds,
				title: null,
				header: {
					labelOrient: "top",
					labelAnchor: "start",
					labelAngle: 0
				}
			} },
			spacing: 12,
			spec: {
				width: WIDTH$1,
				height: { step: 20 },
				encoding: { y: {
					field: "kind",
					type: "nominal",
					sort: kinds,
					title: null
				} },
				layer: [{
					mark: {
						type: "bar",
						height: 12,
						stroke: SURFACE,
						strokeWidth: 1
					},
					encoding: {
						x: {
							field: "scripts",
							type: "quantitative",
							stack: "zero",
							title: "scripts",
							axis: {
								tickMinStep: 1,
								format: "d"
							}
						},
						color: {
							field: "mode",
							type: "nominal",
							scale: {
								domain: modes,
								range: modes.map((mode) => MODE_COLOURS[mode])
							}
						},
						order: {
							field: "place",
							type: "quantitative"
						}
					}
				}, {
					mark: {
						type: "text",
						align: "left",
						dx: 4,
						fontSize: 11,
						color: INK
					},
					encoding: {
						x: {
							field: "all",
							type: "quantitative"
						},
						text: { field: "label" }
					}
				}]
			},
			config: {
				...PLAIN,
				header: PANEL_HEADER,
				axis: AXIS,
				legend: LEGEND
			}
		}
	};
}
/** Each class once a mode, of all its exceptions and models; the first row of a class says how many scripts it is. */
function countByMode({ iteration, classes, total }) {
	return [...Map.groupBy(classes, (each) => each.class)].flatMap(([kind, alike]) => {
		const all = sum(alike.map(({ scripts }) => scripts));
		const groups = alike.flatMap((each) => each.groups);
		return [...Map.groupBy(groups, ({ mode }) => mode)].map(([mode, own], index) => ({
			round: formatRound(iteration),
			kind: formatFailureClass(kind),
			mode,
			place: MODES.indexOf(mode),
			scripts: sum(own.map(({ scripts }) => scripts)),
			all,
			label: index === 0 ? `${all} of ${total}` : ""
		}));
	});
}
// src/report/charts/finding-chart.ts
const LOOKS$1 = {
	less: {
		tone: "less",
		words: "▼ less"
	},
	more: {
		tone: "more",
		words: "▲ more"
	},
	equivalent: {
		tone: "even",
		words: "≈ as much"
	},
	inconclusive: {
		tone: "same",
		words: "● no detectable difference"
	},
	"less-accurate": {
		tone: "caution",
		words: `✕ ${OUTCOME_WORDS["less-accurate"]}`
	},
	suspect: {
		tone: "caution",
		words: `⚠ ${OUTCOME_WORDS.suspect}`
	},
	"not-settled": {
		tone: "caution",
		words: `✕ ${OUTCOME_WORDS["not-settled"]}`
	},
	failed: {
		tone: "more",
		words: `■ ${OUTCOME_WORDS.failed}`
	},
	"too-few-runs": {
		tone: "none",
		words: `… ${OUTCOME_WORDS["too-few-runs"]}`
	},
	"not-measured": {
		tone: "none",
		words: `– ${OUTCOME_WORDS["not-measured"]}`
	},
	"not-compared": {
		tone: "none",
		words: `– ${OUTCOME_WORDS["not-compared"]}`
	},
	untried: {
		tone: "none",
		words: `– ${OUTCOME_WORDS.untried}`
	}
};
/** More are a row an outcome. */
const MOST_ROWS = 12;
/** What the report's first sentence says, as a picture: each answer, or of many each outcome. Null: nothing was compared. */
function specifyFindingChart({ analysis, projects }) {
	const told = listToldAnswers(analysis);
	const { baseline } = told?.first ?? {};
	if (told === null || baseline == null) return null;
	const noun = QUANTITY_WORDS[told.first.quantity];
	const answers = told.answers.toSorted((a, b) => placeOf(a) - placeOf(b));
	const failedAuthors = new Set(listFailedAuthors(analysis));
	const labels = new Map(projects.flatMap(({ variants }) => variants.map(({ id, label }) => [id, label])));
	const isOneByOne = answers.length <= MOST_ROWS;
	return {
		title: `${noun} of each answer that the title speaks of, relative to ${BASELINE_PHRASES[baseline]}`,
		description: `Dots are answers, lines their 95 % intervals, on a logarithmic axis; left of ×1 is less ${noun}. The table of projects holds the same numbers.`,
		spec: specifyRatioRows({
			rows: isOneByOne ? answers.map((each) => composeRow$3(each, answers, labels, failedAuthors.has(each.answer.project))) : composeOutcomes(answers),
			height: isOneByOne ? 12 : 18,
			noun,
			notes: [`×1 is ${BASELINE_PHRASES[baseline]}`],
			layers: INTERVAL_LAYERS
		})
	};
}
/** Place by outcome, then by rising ratio. */
const placeOf = ({ outcome, ratio }) => OUTCOMES$1.indexOf(outcome) * 1e6 + Math.min(ratio?.estimate ?? 0, 1e5);
/** No two rows have the same name: an answer has its project's, else that of its mode and model too; what is cut is the project's. */
function nameAnswer(answer, all, labels) {
	const isOneProject = all.every((other) => other.answer.project === answer.project);
	const label = ({ id }) => labels.get(id) ?? "";
	return [({ project }) => shorten(project, 30), (each) => (isOneProject ? "" : `${shorten(each.project, 14)} · `) + label(each)].find((name) => all.filter((other) => name(other.answer) === name(answer)).length === 1)?.(answer) ?? answer.id;
}
function composeRow$3(told, all, labels, authorFailed) {
	const { answer, outcome, ratio } = told;
	const { tone } = LOOKS$1[outcome];
	const words = outcome === "not-compared" ? `– ${whyNotCompared(ratio, authorFailed)}` : LOOKS$1[outcome].words;
	const { estimate = null } = ratio ?? {};
	const hasAmount = estimate !== null && isDifference(outcome);
	return {
		name: nameAnswer(answer, all, labels),
		right: hasAmount ? `${words.slice(0, 1)} ${formatChange(estimate)}` : words,
		tone,
		marks: [markOf(outcome, ratio)]
	};
}
/** As the table of projects has it. */
const whyNotCompared = (ratio, authorFailed) => authorFailed ? notCompared(AUTHOR_FAILED) : formatFinding(ratio && {
	...ratio,
	margin: null,
	quality: "measured"
}, "cpu");
const composeOutcomes = (answers) => [...Map.groupBy(answers, ({ outcome }) => outcome)].map(([outcome, own]) => ({
	name: `${LOOKS$1[outcome].words}: ${count(own.length, "answer")}`,
	tone: LOOKS$1[outcome].tone,
	marks: own.map(({ ratio }) => ({
		...markOf(outcome, ratio),
		low: null,
		high: null
	}))
}));
/** Mark of an answer; one that is not as accurate is no saving: it has its row and no place on the axis. */
const markOf = (outcome, ratio) => markRatio(isJudged(outcome) ? ratio : null);
// src/report/charts/forest-chart.ts
/** Mean ratio and interval of each model and mode against both baselines; null: nothing to draw. */
function specifyForestChart(data) {
	const rows = data.groups.map((group) => composeRow$2(group, data.analysis.leading));
	if (rows.every(({ marks }) => marks.every(({ ratio }) => ratio === null))) return null;
	const noun = QUANTITY_WORDS[data.analysis.leading];
	return {
		title: `${noun} of each model and mode, relative to the author's script`,
		description: `Dots are geometric means over projects, lines 95 % intervals, on a logarithmic axis; left of ×1 is less ${noun}. The table that follows holds the same numbers.`,
		spec: specifyRatioRows({
			rows,
			height: { step: 14 },
			noun,
			notes: formatStarNote(data.groups),
			layers: LAYERS
		})
	};
}
/** What the verdict says, of the baseline without plots where that is drawn, in words; the other is drawn beside it. */
function composeRow$2(group, quantity) {
	const ratio = toldRatio(group.ratios[quantity]);
	const { tone, sign } = lookOf(ratio);
	return {
		name: `${group.mode} · ${formatStarred(group)}`,
		left: formatRatio(ratio),
		right: `${sign} ${formatFinding(ratio, quantity)}`,
		tone,
		marks: HEADLINE_ORDER.map((baseline) => markBaseline(group, quantity, baseline))
	};
}
function markBaseline({ ratios }, quantity, baseline) {
	const ratio = ratios[quantity][baseline];
	const measured = ratio?.quality === "measured" ? ratio : null;
	return {
		baseline: BASELINE_WORDS[baseline],
		tone: lookOf(measured).tone,
		...markRatio(measured)
	};
}
const byBaseline = {
	field: "baseline",
	sort: HEADLINE_ORDER.map((baseline) => BASELINE_WORDS[baseline])
};
const legend = {
	symbolFillColor: MUTED,
	symbolStrokeColor: "transparent"
};
const y = {
	...byBaseline,
	type: "nominal",
	axis: null
};
const LAYERS = [{
	mark: {
		type: "rule",
		strokeCap: "round"
	},
	encoding: {
		x: ratioAt("low"),
		x2: { field: "high" },
		y,
		color: byTone,
		strokeWidth: {
			condition: {
				test: `datum.baseline === '${BASELINE_WORDS.original}'`,
				value: 1.5
			},
			value: 4
		}
	}
}, {
	mark: {
		type: "point",
		filled: true,
		opacity: 1
	},
	encoding: {
		x: ratioAt("ratio"),
		y,
		color: byTone,
		shape: {
			...byBaseline,
			type: "nominal",
			scale: { range: ["circle", "diamond"] },
			legend
		},
		size: {
			...byBaseline,
			type: "ordinal",
			scale: { range: [90, 50] },
			legend
		}
	}
}];
// src/report/charts/repair-chart.ts
/** States of a question's answers at the end of a round, from top to bottom. */
const STATES = [
	"passed",
	"failed",
	"left"
];
const LOOKS = {
	passed: {
		words: "passed",
		colour: TONE_COLOURS.less
	},
	failed: {
		words: "failed",
		colour: TONE_COLOURS.more
	},
	left: {
		words: "left",
		colour: MUTED
	}
};
const WIDTH = 300;
const HEIGHT$1 = 170;
/** Gap between two states, as a share of all answers: a line of text. */
const GAP = .13;
/** Half of a state's bar, in rounds. */
const HALF = .03;
/** What became of failed answers from round to round; null where none was given back to a model. */
function specifyRepairChart({ analysis: { failures } }) {
	const rounds = failures.byIteration;
	const [first] = rounds;
	if (first === void 0 || rounds.length < 2) return null;
	const all = Math.max(1, first.total);
	const steps = listSteps(rounds);
	const columns = [{
		passed: first.passed,
		failed: first.failed,
		left: first.lost + first.notRun
	}, ...steps.map((flows) => countStates(flows, "to"))];
	const bars = columns.flatMap((counts, round) => placeBars(counts, all, round, round === steps.length));
	const bands = steps.flatMap((flows, round) => placeBands(flows, all, round));
	return {
		title: "Answers that passed and failed, round by round",
		description: "A bar a round, parted into answers that passed so far, that failed, and that are left: not tried or not asked for again. Bands lead from each part to what became of it in the next round. The table of repairs holds the same numbers.",
		spec: {
			width: WIDTH,
			height: HEIGHT$1,
			encoding: {
				x: {
					type: "quantitative",
					scale: {
						domain: [-.05, steps.length + .45],
						nice: false,
						zero: false
					},
					axis: null
				},
				y: {
					type: "quantitative",
					scale: {
						domain: [-.13, 1.26],
						nice: false,
						reverse: true
					},
					axis: null
				},
				color: {
					field: "colour",
					type: "nominal",
					scale: null
				}
			},
			layer: [
				{
					data: { values: bands },
					mark: {
						type: "area",
						opacity: .3
					},
					encoding: {
						x: { field: "x" },
						y: { field: "top" },
						y2: { field: "bottom" },
						detail: { field: "band" }
					}
				},
				{
					data: { values: bars },
					mark: { type: "rect" },
					encoding: {
						x: { field: "left" },
						x2: { field: "right" },
						y: { field: "top" },
						y2: { field: "bottom" }
					}
				},
				{
					data: { values: bars },
					mark: {
						type: "text",
						align: "left",
						dx: 4,
						fontSize: 11
					},
					encoding: {
						x: { field: "right" },
						y: { field: "middle" },
						text: { field: "label" },
						color: { value: INK }
					}
				},
				{
					data: { values: columns.map((_, round) => ({
						round,
						label: formatBriefRound(round),
						colour: INK
					})) },
					mark: {
						type: "text",
						align: "left",
						fontSize: 11,
						fontWeight: 600
					},
					encoding: {
						x: { field: "round" },
						y: { datum: -.13 / 2 },
						text: { field: "label" }
					}
				}
			],
			config: { ...PLAIN }
		}
	};
}
/** Flows from each round to the next: what passed stays so, what is left stays so. */
function listSteps(rounds) {
	const [first] = rounds;
	let passed = first?.passed ?? 0;
	let left = (first?.lost ?? 0) + (first?.notRun ?? 0);
	return rounds.flatMap(({ next }) => {
		if (next === null) return [];
		const again = next.sameFailure + next.otherFailure;
		const given = next.lost + next.notRetried;
		const flows = [
			{
				from: "passed",
				to: "passed",
				answers: passed
			},
			{
				from: "failed",
				to: "passed",
				answers: next.repaired
			},
			{
				from: "failed",
				to: "failed",
				answers: again
			},
			{
				from: "failed",
				to: "left",
				answers: given
			},
			{
				from: "left",
				to: "left",
				answers: left
			}
		];
		passed += next.repaired;
		left += given;
		return [flows];
	});
}
const countStates = (flows, end) => {
	const count = (state) => sum(flows.flatMap((flow) => flow[end] === state ? [flow.answers] : []));
	return {
		passed: count("passed"),
		failed: count("failed"),
		left: count("left")
	};
};
/** Places where the states begin, as shares of all. */
function findTops(counts, all) {
	const failed = counts.passed / all + GAP;
	return {
		passed: 0,
		failed,
		left: failed + counts.failed / all + GAP
	};
}
function placeBars(counts, all, round, isLast) {
	const tops = findTops(counts, all);
	return STATES.filter((state) => counts[state] > 0).map((state) => {
		const [top, height] = [tops[state], counts[state] / all];
		const { words, colour } = LOOKS[state];
		const label = isLast || round === 0 ? `${counts[state]} ${words}` : String(counts[state]);
		return {
			left: round - HALF,
			right: round + HALF,
			top,
			bottom: top + height,
			middle: top + height / 2,
			label,
			colour
		};
	});
}
/** A band's edges at nine places, so that it leaves and arrives level. */
function placeBands(flows, all, round) {
	const [leaving, arriving] = [findTops(countStates(flows, "from"), all), findTops(countStates(flows, "to"), all)];
	return flows.flatMap(({ from, to, answers }) => {
		const height = answers / all;
		const [start, end] = [leaving[from], arriving[to]];
		leaving[from] += height;
		arriving[to] += height;
		if (answers === 0) return [];
		return Array.from({ length: 9 }, (_, place) => {
			const share = place / 8;
			const top = start + (end - start) * share * share * (3 - 2 * share);
			const x = round + HALF + (1 - 2 * HALF) * share;
			return {
				band: `${round} ${from} ${to}`,
				x,
				top,
				bottom: top + height,
				colour: LOOKS[to].colour
			};
		});
	});
}
// src/report/charts/rounds-chart.ts
/** Room for the name of a round. */
const ROUND_WIDTH = 58;
const HEIGHT = 130;
const ALL_MODES = "all modes";
const ALL_MODELS = "all models";
const COLOURS = [
	TONE_COLOURS.even,
	TONE_COLOURS.caution,
	TONE_COLOURS.less,
	TONE_COLOURS.more
];
const SHAPES = [
	"circle",
	"square",
	"triangle-up",
	"diamond",
	"cross",
	"triangle-down"
];
/** How many scripts failed in each round, a panel a mode and a line a model; null where nothing was asked for again. */
function specifyRoundsChart({ analysis: { failures } }) {
	const rounds = failures.byIteration;
	if (rounds.length < 2) return null;
	const series = listSeries(rounds);
	const modes = GENERATED_MODES.filter((mode) => series.some((each) => each.mode === mode));
	const models = [...new Set(series.map(({ model }) => model))];
	const values = [
		...series,
		...modes.length > 1 ? models.map((model) => addUp(series, {
			model,
			mode: ALL_MODES
		})) : [],
		...models.length > 1 ? modes.map((mode) => addUp(series, {
			model: ALL_MODELS,
			mode
		})) : [],
		...modes.length > 1 && models.length > 1 ? [addUp(series, {
			model: ALL_MODELS,
			mode: ALL_MODES
		})] : []
	].flatMap(({ failed, mode, model }) => failed.flatMap((scripts, index) => scripts === null ? [] : [{
		mode,
		model,
		scripts,
		round: formatBriefRound(rounds[index]?.iteration ?? index)
	}]));
	const names = models.length > 1 ? [...models, ALL_MODELS] : models;
	return {
		title: "Scripts that failed, round by round",
		description: "One panel a mode, one line a model, and a dashed line for all models together: how many scripts failed in each round. Only what failed is asked for again. The table of rounds holds the same numbers with their denominators.",
		spec: {
			data: { values },
			facet: {
				field: "mode",
				sort: [...modes, ALL_MODES],
				title: null,
				header: { labelOrient: "top" }
			},
			columns: 2,
			spacing: 14,
			spec: {
				width: { step: ROUND_WIDTH },
				height: HEIGHT,
				mark: {
					type: "line",
					point: {
						size: 45,
						filled: true
					}
				},
				encoding: {
					x: {
						field: "round",
						type: "ordinal",
						sort: rounds.map(({ iteration }) => formatBriefRound(iteration)),
						title: null,
						axis: { labelAngle: 0 }
					},
					y: {
						field: "scripts",
						type: "quantitative",
						title: "scripts that failed",
						axis: {
							tickMinStep: 1,
							format: "d"
						}
					},
					color: {
						field: "model",
						type: "nominal",
						scale: {
							domain: names,
							range: names.map(colourOf)
						}
					},
					shape: {
						field: "model",
						type: "nominal",
						scale: {
							domain: names,
							range: names.map(shapeOf)
						}
					},
					strokeDash: {
						field: "model",
						type: "nominal",
						scale: {
							domain: names,
							range: names.map((name) => name === ALL_MODELS ? [5, 4] : [1, 0])
						}
					}
				}
			},
			config: {
				...PLAIN,
				header: PANEL_HEADER,
				axis: AXIS,
				legend: {
					...LEGEND,
					orient: "bottom",
					columns: 3
				}
			}
		}
	};
}
const colourOf = (name, index) => (name === ALL_MODELS ? void 0 : COLOURS[index % COLOURS.length]) ?? "var(--muted, #5b6470)";
const shapeOf = (name, index) => (name === ALL_MODELS ? void 0 : SHAPES[index % SHAPES.length]) ?? "circle";
/** One for each mode and model of the first round. What has none left to be asked for again has none that fails. */
function listSeries(rounds) {
	return (rounds[0]?.byModeAndModel ?? []).flatMap(({ mode, model }) => {
		if (model === null) return [];
		const failed = [];
		for (const { byModeAndModel } of rounds) {
			const own = byModeAndModel.find((each) => each.mode === mode && each.model === model);
			failed.push(own?.failed ?? (failed.at(-1) === 0 ? 0 : null));
		}
		return [{
			mode,
			model,
			failed
		}];
	});
}
function addUp(series, { mode, model }) {
	const parts = series.filter((each) => (mode === ALL_MODES || each.mode === mode) && (model === ALL_MODELS || each.model === model));
	const length = Math.max(0, ...parts.map(({ failed }) => failed.length));
	return {
		mode,
		model,
		failed: Array.from({ length }, (_, round) => sumOfAll(parts.map((each) => each.failed[round] ?? null)))
	};
}
// src/report/charts/runs-chart.ts
/** More are no longer told apart by an eye, and make a page heavy. */
const MOST_RUNS = 3e3;
/** Every measured run as a point, a row a model and mode; null: nothing to draw. */
function specifyRunsChart(data) {
	const rows = data.groups.map((group) => ({
		group,
		ratios: listRatios(data, group)
	})).filter(({ ratios }) => ratios.length > 0);
	const all = sum(rows.map(({ ratios }) => ratios.length));
	if (all === 0) return null;
	const step = Math.ceil(all / MOST_RUNS);
	const noun = QUANTITY_WORDS[data.analysis.leading];
	const some = step === 1 ? "" : ` One in ${step} of ${count(all, "run")} is drawn.`;
	return {
		title: `${noun} of every run, relative to the median of the author's script without its plots`,
		description: `One point for each measured run that ended ok, one row for each model and mode, on a logarithmic axis; left of ×1 is less ${noun}.${some} records.csv holds the same numbers.`,
		spec: specifyRatioRows({
			rows: rows.map(({ group, ratios }) => ({
				name: `${group.mode} · ${formatStarred(group)}: ${count(ratios.length, "run")}`,
				tone: "none",
				marks: ratios.filter((_, index) => index % step === 0).map((ratio) => ({ ratio }))
			})),
			height: 26,
			noun,
			notes: formatStarNote(data.groups),
			layers: [POINTS]
		})
	};
}
/** Points of one row beside each other: where many lie, it is dark. */
const POINTS = {
	mark: {
		type: "tick",
		thickness: 1.5,
		height: 20,
		opacity: .35,
		color: TONE_COLOURS.even
	},
	encoding: { x: ratioAt("ratio") }
};
function listRatios({ projects, analysis: { leading } }, group) {
	return projects.flatMap(({ variants }) => answersOf(variants, group).flatMap((variant) => {
		const baseline = findAuthor(variants, variant)?.summaries[leading];
		const median = baseline?.quality === "measured" && variant.summaries[leading]?.quality === "measured" ? baseline.median : null;
		if (median === null || median <= 0) return [];
		const { status, [leading]: column } = variant.points;
		return column.flatMap((value, index) => value === null || value <= 0 || status[index] !== "ok" ? [] : [value / median]);
	}));
}
// src/report/charts/strip-chart.ts
/** Signs in the order of the key; each differs from the others without colour too. */
const SIGNS$1 = [
	{
		tone: "less",
		word: "less",
		shape: "triangle-down"
	},
	{
		tone: "more",
		word: "more",
		shape: "triangle-up"
	},
	{
		tone: "even",
		word: "equivalent",
		shape: "diamond"
	},
	{
		tone: "same",
		word: "no detectable difference",
		shape: "circle"
	},
	{
		tone: "caution",
		word: "not comparable",
		shape: "cross"
	},
	{
		tone: "none",
		word: OUTCOME_WORDS["too-few-runs"],
		shape: "circle"
	},
	{
		tone: "none",
		word: OUTCOME_WORDS["not-compared"],
		shape: "square"
	}
];
/** Of what has no verdict the outcome says why. */
function wordOf(ratio) {
	const { tone } = lookOf(ratio);
	if (tone === "none") return OUTCOME_WORDS[outcomeOfRatio(ratio) === "too-few-runs" ? "too-few-runs" : "not-compared"];
	return SIGNS$1.find((sign) => sign.tone === tone)?.word ?? ratio.verdict;
}
/** One mark a variant, one row a model and mode; the two extremes are named. Null: nothing to draw. */
function specifyStripChart(data) {
	const rows = data.groups.map((group) => ({
		group,
		marks: markVariants(data, group)
	})).filter(({ marks }) => marks.length > 0);
	if (rows.length === 0) return null;
	const noun = QUANTITY_WORDS[data.analysis.leading];
	return {
		title: `${noun} of each answer, relative to the author's script without its plots`,
		description: `One mark for each answer, one row for each model and mode, on a logarithmic axis; left of ×1 is less ${noun}. The table that follows holds the same numbers.`,
		spec: specifyRatioRows({
			rows: rows.map(({ group, marks }) => composeRow$1(group, marks)),
			height: 22,
			noun,
			notes: formatStarNote(data.groups),
			layers: [drawMarks(rows.flatMap(({ marks }) => marks))]
		})
	};
}
function markVariants(data, group) {
	return data.projects.flatMap(({ variants }) => answersOf(variants, group)).flatMap(({ project, passed, ratios }) => {
		const ratio = ratios[data.analysis.leading]["original-headless"];
		if (!passed || ratio?.estimate == null || ratio.quality !== "measured") return [];
		return [{
			ratio: ratio.estimate,
			project,
			verdict: wordOf(ratio)
		}];
	}).toSorted((a, b) => a.ratio - b.ratio);
}
/** Letters of a name that leave room for the numbers behind it. */
const LONGEST_NAME = 32;
function composeRow$1(group, marks) {
	const { passed, total } = group.success;
	return {
		name: `${shorten(`${group.mode} · ${formatStarred(group)}`, LONGEST_NAME)}: ${passed} of ${total}`,
		left: formatMark(marks[0]),
		right: marks.length > 1 ? formatMark(marks.at(-1)) : "",
		tone: "none",
		marks
	};
}
function formatMark(mark) {
	if (mark === void 0) return "";
	return `${shorten(mark.project, 18)} ${formatRatio({ estimate: mark.ratio })}`;
}
function drawMarks(marks) {
	const shown = SIGNS$1.filter(({ word }) => marks.some(({ verdict }) => verdict === word));
	const byVerdict = (range) => ({
		field: "verdict",
		type: "nominal",
		scale: {
			domain: shown.map(({ word }) => word),
			range
		}
	});
	return {
		mark: {
			type: "point",
			size: 90,
			strokeWidth: 1.5,
			opacity: .9
		},
		encoding: {
			x: ratioAt("ratio"),
			stroke: byVerdict(shown.map(({ tone }) => TONE_COLOURS[tone])),
			fill: byVerdict(shown.map(({ tone }) => tone === "none" ? SURFACE : TONE_COLOURS[tone])),
			shape: byVerdict(shown.map(({ shape }) => shape))
		}
	};
}
// src/report/charts/tradeoff-chart.ts
/** Kinds of points, each of a shape of its own beside its colour. */
const AUTHOR = "the author's code";
const SIGNS = [
	{
		word: "assisted",
		shape: "circle",
		colour: TONE_COLOURS.even
	},
	{
		word: "autonomous",
		shape: "diamond",
		colour: TONE_COLOURS.caution
	},
	{
		word: "original-telemetry",
		shape: "triangle-up",
		colour: MUTED
	},
	{
		word: "suspect",
		shape: "cross",
		colour: TONE_COLOURS.more
	},
	{
		word: AUTHOR,
		shape: "square",
		colour: INK
	}
];
/** Every answer by ratio and metric gain, and the front that none of them passes; null: nothing to draw. */
function specifyTradeoffChart(data) {
	const places = listTradeoffs(data);
	if (places.length === 0) return null;
	const noun = QUANTITY_WORDS[data.analysis.leading];
	const points = listPoints(places);
	const shown = SIGNS.filter(({ word }) => points.some(({ kind }) => kind === word));
	const domain = shown.map(({ word }) => word);
	const byKind = (range) => ({
		field: "kind",
		type: "nominal",
		scale: {
			domain,
			range
		}
	});
	const x = {
		field: "cost",
		type: "quantitative",
		scale: {
			type: "log",
			nice: false,
			padding: 12
		},
		axis: {
			tickCount: 5,
			labelExpr: "datum.label && '×' + datum.label",
			title: `← less ${noun} · more ${noun} →`
		}
	};
	const y = {
		field: "gain",
		type: "quantitative",
		scale: {
			padding: 12,
			zero: false
		},
		axis: {
			tickCount: 5,
			format: "+.2~f",
			title: "metric gain: up is better"
		}
	};
	const text = {
		labelColor: MUTED,
		labelFontSize: 11,
		titleColor: MUTED,
		titleFontSize: 11
	};
	return {
		title: `Accuracy against ${noun}`,
		description: `One mark for each answer that ran, left is less ${noun} than the author's code, up is a better metric. A line joins those that no other beats in both. The table that follows holds the same numbers.`,
		spec: {
			data: { values: points },
			width: 270,
			height: 220,
			layer: [
				{
					transform: [{ filter: "datum.isOnFront" }],
					mark: {
						type: "line",
						interpolate: "step-after",
						color: MUTED,
						strokeWidth: 1.5,
						strokeDash: [4, 3]
					},
					encoding: {
						x,
						y,
						order: { field: "cost" }
					}
				},
				{
					transform: [{ filter: "datum.isOnFront" }],
					mark: {
						type: "point",
						size: 230,
						strokeWidth: 1.5,
						color: INK,
						opacity: .8
					},
					encoding: {
						x,
						y
					}
				},
				{
					mark: {
						type: "point",
						size: 70,
						strokeWidth: 1.5,
						opacity: .9
					},
					encoding: {
						x,
						y,
						shape: { ...byKind(shown.map(({ shape }) => shape)) },
						stroke: byKind(shown.map(({ colour }) => colour)),
						fill: byKind(shown.map(({ word, colour }) => word === AUTHOR ? SURFACE : colour))
					}
				}
			],
			config: {
				...PLAIN,
				axis: {
					...text,
					gridColor: RULE,
					domainColor: RULE,
					tickColor: RULE,
					titleFontWeight: 400
				},
				legend: {
					...text,
					orient: "top",
					direction: "vertical",
					title: null,
					labelLimit: 0
				}
			}
		}
	};
}
/** The answers and the author's code, which each is compared with. */
function listPoints(places) {
	const author = {
		cost: 1,
		gain: 0,
		kind: AUTHOR,
		isOnFront: places.every((place) => !place.isOnFront || !beatsAuthor(place))
	};
	return [...places.map(({ cost, gain, isOnFront, doubt, variant }) => ({
		cost,
		gain,
		isOnFront,
		kind: doubt === "suspect" ? "suspect" : variant.mode
	})), author];
}
const beatsAuthor = ({ cost, gain }) => cost <= 1 && gain >= 0;
// src/report/charts/charts.ts
/** Each as one `<svg>` element. Null: there is nothing to draw. */
async function drawCharts(data) {
	return {
		finding: await drawChart(specifyFindingChart(data), "chart-finding"),
		groups: await drawChart(specifyForestChart(data), "chart-groups"),
		projects: await drawChart(specifyStripChart(data), "chart-projects"),
		runs: await drawChart(specifyRunsChart(data), "chart-runs"),
		tradeoff: await drawChart(specifyTradeoffChart(data), "chart-tradeoff"),
		failures: await drawChart(specifyFailureChart(data), "chart-failures"),
		repairs: await drawChart(specifyRepairChart(data), "chart-repairs"),
		rounds: await drawChart(specifyRoundsChart(data), "chart-rounds")
	};
}
// src/report/downloads/record-columns.ts
const LONGEST_CELL = 1e3;
const text = (about, read) => ({
	type: "text",
	about,
	read: (record) => {
		const said = read(record);
		return said === null ? null : cleanLine(said, LONGEST_CELL);
	}
});
const integer = (about, read) => ({
	type: "integer",
	about,
	read
});
const number = (about, read) => ({
	type: "number",
	about,
	read
});
/** GenAI-GreenML's own nine columns, in its order: what reads its results reads these. */
const ORIGINAL_COLUMNS = {
	timestamp: text("when the run began, ISO 8601 in UTC", (record) => record.startedAt),
	project: text("name of the project", (record) => record.project),
	script: text("the script's name as GenAI-GreenML names it, with mode and model; a baseline's variant", nameScript),
	status: text("OK, FAILED, TIMEOUT or SKIPPED, as GenAI-GreenML knows them", nameStatus),
	exit_code: integer("exit code of the process", (record) => record.exitCode),
	accuracy: number("the script's metric in its own unit, fractions from 0 to 1; the column metric says which it is", (record) => record.metric?.normalised ?? null),
	exec_time_s: number("wall time in seconds", (record) => record.wallSeconds),
	energy_j: number("measured joules over what the host shows of the scope; empty where energy was not measured", ({ energy }) => measuredJoules(energy)),
	notes: text("why a run failed or a number is missing", describeNotes)
};
const OWN_COLUMNS = {
	id: text("name of the record, by which greenml reproduce makes the run again", (record) => record.id),
	variant: text("which script: project, mode, model, sample, iteration", (record) => record.variant),
	mode: text("original, original-headless, or the mode in which a model wrote it", (record) => record.mode),
	model: text("the model that wrote it; empty for the author", (record) => record.model),
	sample: integer("which of the answers to one question", (record) => record.sample),
	iteration: integer("0: the first answer; n: the nth round of repairs", (record) => record.iteration),
	block: text("the block of runs that it was compared in", (record) => record.block),
	order_index: integer("place in the block, from 0", (record) => record.orderIndex),
	purpose: text("warmup, measured, sensitivity, profile or flops: only measured runs enter results", (record) => record.purpose),
	attempt: integer("how often this run had been tried, from 1", (record) => record.attempt),
	run_status: text("how it ended, in full", (record) => record.status),
	failure_class: text("kind of failure", (record) => record.failureClass),
	flags: text("cold, contaminated, threads-disturbed, throttled …", (record) => record.flags.join(" ")),
	metric: text("name of the metric", (record) => record.metric?.name ?? null),
	metric_printed: number("the metric as the script printed it", (record) => record.metric?.value ?? null),
	user_seconds: number("CPU seconds in user mode, of the whole process tree", (record) => record.userSeconds),
	system_seconds: number("CPU seconds in the kernel, of the whole process tree", (record) => record.systemSeconds),
	peak_memory_bytes: integer("largest memory of the whole process tree", (record) => record.peakMemoryBytes),
	energy_quality: text("measured, estimated or unavailable", nameEnergyQuality),
	energy_estimated_j: number("estimated joules: a rough guess that enters no result", sumEstimates),
	energy_meter: text("what read the energy", (record) => unique(record.energy.map((reading) => reading.meter))),
	energy_zones: text("joules of each zone by its kernel name", (record) => record.energy.map(({ domain, joules, quality }) => `${domain}=${joules ?? ""} (${quality})`).join("; ")),
	energy_reason: text("why there is no energy, or what to doubt about it", (record) => unique(record.energy.flatMap(describeReading))),
	carbon_g: number("grams of CO2 equivalent of the energy, in doubt where that is (energy_reason, flags)", (record) => record.carbon?.grams ?? null),
	carbon_quality: text("measured or estimated, as the energy is", (record) => record.carbon?.quality ?? null),
	carbon_g_per_kwh: number("intensity of the electricity", (record) => record.carbon?.gramsPerKwh ?? null),
	carbon_source: text("region, year and source of the intensity", describeCarbonSource),
	flops_retired: number("floating-point operations that the processor retired", (record) => countFlops(record, "hardware-retired")),
	flops_operators: number("floating-point operations by operators' formulas; never compared with those retired", (record) => countFlops(record, "theoretical-operator")),
	flops_reason: text("why operations were not counted", (record) => record.flops.flatMap(({ kind, reason, counted }) => reason === null ? [] : `${kind}: ${formatFlopsReason(reason, counted)}`).join("; ")),
	host: text("name of the machine", (record) => record.host.name),
	stratum: text("state of the host: runs of two are never compared directly", (record) => record.host.stratum),
	sandbox: text("container, bubblewrap or none", (record) => record.sandbox),
	shim: text("as-is, or headless: without plotting and waiting", (record) => record.shim),
	tool_version: text("version of greenml", (record) => record.toolVersion),
	energy_net_j: number("measured joules above the machine's power at rest as it was before the runs", ({ energy }) => measuredNetJoules(energy)),
	idle_watts: text("power at rest of each zone", (record) => record.idle.map(({ domain, watts }) => `${domain}=${watts}`).join("; ")),
	threads: integer("most threads of one process", (record) => record.threads?.most ?? null),
	side_cpu_seconds: number("CPU seconds of threads that are not the first of their process, as far as seen", (record) => record.threads?.sideSeconds ?? null),
	side_wait_seconds: number("seconds for which these threads could have run and had no processor", (record) => record.threads?.sideWaitSeconds ?? null),
	numerical_libraries: text("libraries loaded that make threads of their own", (record) => record.threads?.libraries.join(" ") ?? null),
	thread_variables: text("variables that set the number of threads", (record) => record.threads === void 0 ? null : Object.entries(record.threads.variables).map(([name, value]) => `${name}=${value}`).join("; ")),
	other_cpu_share: number("share of the machine's CPU time that others took, 0 to 1", (record) => record.conditions?.otherCpuShare ?? null),
	temperature_before_c: number("degrees Celsius before the run", (record) => record.conditions?.temperatureCelsius?.before ?? null),
	temperature_after_c: number("degrees Celsius after the run", (record) => record.conditions?.temperatureCelsius?.after ?? null),
	frequency_before_mhz: number("clock before the run", (record) => record.conditions?.frequencyMegahertz?.before ?? null),
	frequency_after_mhz: number("clock after the run", (record) => record.conditions?.frequencyMegahertz?.after ?? null),
	throttled: integer("how often the processor throttled itself", (record) => record.conditions?.throttled ?? null),
	loading_cpu_s: number("CPU seconds that went on reading and splitting data, where predictions are scored", (record) => record.split?.loading?.cpuSeconds ?? null),
	loading_wall_s: number("wall seconds of the same", (record) => record.split?.loading?.wallSeconds ?? null),
	setting: text("what was other than usual in a sensitivity run", (record) => record.setting ?? null),
	...Object.fromEntries(PHASES.map((phase) => [`cpu_${phase}_s`, number(`CPU seconds of ${phase}, of a profile run`, (record) => record.phaseCpuSeconds?.[phase] ?? null)]))
};
/**
* The table of runs, a row a record. Joules that were estimated have a column of their own; `energy_j` holds measured ones.
*/
const RECORD_COLUMNS = Object.entries({
	...ORIGINAL_COLUMNS,
	...OWN_COLUMNS
}).map(([name, column]) => ({
	name,
	...column
}));
/**
* Null for a run on changed data: a metric or a failure there says nothing of the script's own, and who reads these columns
* would take it for that.
*/
const composeRow = (record) => record.purpose === "probe" ? null : RECORD_COLUMNS.map(({ read }) => read(record));
/** As GenAI-GreenML names its files; its analysis reads mode and model from this name. */
function nameScript(record) {
	if (record.mode === null || record.model === null) return record.variant;
	return `${recordedStem(record.mode, record.model)}.py`;
}
/** GenAI-GreenML knows OK, FAILED, TIMEOUT and SKIPPED. */
function nameStatus({ status }) {
	if (status === "ok") return "OK";
	if (status === "timeout") return "TIMEOUT";
	return status === "missing-variant" ? "SKIPPED" : "FAILED";
}
function describeNotes(record) {
	return [
		record.errorType,
		record.errorMessage,
		...Object.entries(record.reasons).map(([field, reason]) => `${field}: ${formatExecutionReason(reason)}`)
	].filter((part) => part !== null && part !== "").join(" | ");
}
/** Null where one has no number: a sum that leaves some out would look like the whole. */
function sumEstimates({ energy }) {
	const estimates = energy.filter(({ quality }) => quality === "estimated");
	return sumKnown(estimates.map(({ joules }) => joules));
}
function nameEnergyQuality({ energy }) {
	return unique(energy.map((reading) => reading.quality)) || "unavailable";
}
const describeReading = ({ reason, restReason, doubts }) => [
	...doubts.length === 0 ? [] : [formatDoubts(doubts)],
	...reason === null ? [] : [formatEnergyReason(reason)],
	...restReason === void 0 ? [] : [`at rest: ${formatRestGap(restReason)}`]
];
function describeCarbonSource({ carbon }) {
	if (carbon === null) return null;
	return [
		carbon.region,
		carbon.year,
		carbon.source,
		`PUE ${carbon.pue}`
	].filter((each) => each !== null).join("; ");
}
/** Operations of a `flops` run; the two kinds are never added or compared. */
const countFlops = ({ flops }, kind) => flops.find((reading) => reading.kind === kind)?.count ?? null;
const unique = (texts) => [...new Set(texts)].sort().join("; ");
// src/report/downloads/readme.ts
const FILES = {
	"index.html": "the report: one page that needs no network",
	"report.md": "the same as text",
	"records.csv": "a row for each run, for spreadsheets; a text that one would take for a formula begins with an apostrophe",
	"records.jsonl": "the same rows as JSON, an object a line; what is not known has no key",
	"records.parquet": "the same rows as Apache Parquet, with types",
	"badge.svg": "the finding as a badge"
};
/** What lies in a report's folder, what its columns mean, and on what terms it may be used. */
const renderReadme = ({ subject, title, toolVersion, projects, files }) => joinLines([
	`# ${escapeMarkdown(title)}`,
	"",
	`${escapeMarkdown(capitalise(subject))}, written by greenml ${escapeMarkdown(toolVersion)}.`,
	"",
	...markdownTable(["file", "what it holds"], files.map((file) => [`[${file}](${file})`, FILES[file] ?? "a chart of the report"])),
	"",
	"A row is a run that counts: where one was made again, the last. Runs on changed data (validity probes) are not among them.",
	"Any run is made again, by the campaign's folder, with `greenml reproduce ID --campaign DIR`, which also prints its whole record.",
	"",
	"## Columns",
	"",
	...markdownTable([
		"column",
		"type",
		"meaning"
	], RECORD_COLUMNS.map(({ name, type, about }) => [
		`\`${name}\``,
		type,
		escapeInline(about)
	])),
	"",
	"## From rows to ratios",
	"",
	"A script's ratio is the geometric mean, over blocks, of its row by its baseline's row of the same block, of rows whose `purpose` is",
	"measured and whose `run_status` is ok. CPU time is `user_seconds` and `system_seconds`, but none where `flags` has threads-disturbed;",
	"energy is `energy_j`, but none where it has contaminated, or has doubtful-energy and what `energy_reason` doubts is in that sum.",
	"By original-headless the rows with the `shim` headless are divided, where a script has such; else those as-is. Where predictions",
	"are scored, `loading_cpu_s` and `loading_wall_s` are taken from both rows first, from an answer's no more than the baseline's row",
	"has. Where the author's code neither draws nor waits, and the report gives both baselines one ratio, a block's baseline is the",
	"geometric mean of the two, of what is left, and what it loaded their mean.",
	"",
	"## Licence",
	"",
	"The numbers are measurements of whoever ran the campaign, who says under which licence they may be used: this tool claims none.",
	"Code that is shown keeps the licence of its project. Nothing of the code of a project without a licence is here.",
	"",
	...markdownTable([
		"project",
		"licence",
		"source"
	], projects.map(({ slug, licence, origin }) => [
		escapeInline(slug),
		escapeInline(licence ?? "none"),
		renderSource(origin)
	]))
]);
function renderSource(origin) {
	if (origin === "embedded") return "written for this dataset";
	const { text, url } = linkUpstream(origin);
	return url === null ? escapeInline(text) : `[${escapeInline(text)}](<${url}>)`;
}
// src/report/campaign/report-files.ts
/** Draws once what is drawn, and renders the files of a report as often as it changes. */
async function prepareReportFiles(data) {
	const charts = await drawCharts(data);
	const shell = {
		css: await readAsset("report", "report.css"),
		script: await readAsset("report", "report.js")
	};
	return (report) => {
		const texts = /* @__PURE__ */ new Map([
			["README.md", ""],
			["index.html", renderHtml(report, charts, shell)],
			["report.md", renderMarkdown(report)],
			["badge.svg", drawBadge(data)]
		]);
		for (const [name, chart] of Object.entries(charts)) if (chart !== null) texts.set(`${name}.svg`, standAlone(chart));
		const files = [...texts.keys(), ...report.downloads.files.map(({ file }) => file)].slice(1);
		const { subject, title, toolVersion } = report.overview;
		texts.set("README.md", renderReadme({
			subject,
			title,
			toolVersion,
			projects: data.projects,
			files
		}));
		return texts;
	};
}
/** Forms that a reader misses least; Parquet holds the same rows in the least room. */
const LEFT_OUT_FIRST = [
	"records.jsonl",
	"records.csv",
	"records.parquet"
];
/** Removes forms of the records until everything fits; the same report where everything does. */
async function leaveOutForms(report, texts, folder, mostBytes) {
	const sizes = /* @__PURE__ */ new Map();
	for (const file of RECORD_FILES) sizes.set(file, (await statIfPresent(join(folder, file)))?.size ?? 0);
	let bytes = sum(sizes.values()) + sum([...texts.values()].map((text) => Buffer.byteLength(text)));
	const leftOut = [];
	for (const file of LEFT_OUT_FIRST) {
		if (bytes <= mostBytes) break;
		await rm(join(folder, file), { force: true });
		bytes -= sizes.get(file) ?? 0;
		leftOut.push(file);
	}
	if (bytes > mostBytes) throw new UserError(`The report has ${formatSize(bytes)} without any records, and may have ${formatSize(mostBytes)}: publish a campaign of fewer projects or models.`);
	if (leftOut.length === 0) return report;
	const files = report.downloads.files.filter(({ file }) => !leftOut.some((each) => each === file));
	return {
		...report,
		downloads: {
			...report.downloads,
			files
		}
	};
}
// src/base/files/read-together.ts
/**
* Gives one stream to several readers in step: an item is made once, when all have taken the one before, so that none is kept
* for a slow reader. The first failure, of the stream or of a reader, ends all of them and is thrown when they have ended.
*/
async function readTogether(source, readers) {
	const items = source[Symbol.asyncIterator]();
	const failures = [];
	let round = Promise.withResolvers();
	let [reading, waiting] = [readers.length, 0];
	const proceed = () => {
		if (reading === 0 || waiting < reading) return;
		const { resolve, reject } = round;
		round = Promise.withResolvers();
		waiting = 0;
		if (failures.length > 0) reject(failures[0]);
		else items.next().then(resolve, reject);
	};
	const next = () => {
		const { promise } = round;
		waiting++;
		proceed();
		return promise;
	};
	const follow = async (reader) => {
		try {
			await reader({ [Symbol.asyncIterator]: () => ({ next }) });
		} catch (error) {
			failures.push(error);
		}
		reading--;
		proceed();
	};
	await Promise.all(readers.map(follow));
	await items.return?.();
	if (failures.length > 0) throw failures[0];
}
// node_modules/hyparquet-writer/src/bytewriter.js
/**
* @import {Writer} from '../src/types.js'
*/
/**
* Writes data to an auto-expanding ArrayBuffer.
*
* @implements {Writer}
*/
var ByteWriter = class {
	/**
	* @param {number} [initalSize]
	*/
	constructor(initalSize = 1024) {
		this.buffer = new ArrayBuffer(initalSize);
		this.view = new DataView(this.buffer);
		this.offset = 0;
		this.index = 0;
	}
	/**
	* @param {number} size
	*/
	ensure(size) {
		if (this.index + size > this.buffer.byteLength) {
			const newSize = Math.max(this.buffer.byteLength * 2, this.index + size);
			const newBuffer = new ArrayBuffer(newSize);
			new Uint8Array(newBuffer).set(new Uint8Array(this.buffer));
			this.buffer = newBuffer;
			this.view = new DataView(this.buffer);
		}
	}
	finish() {}
	getBuffer() {
		return this.buffer.slice(0, this.index);
	}
	getBytes() {
		return new Uint8Array(this.buffer, 0, this.index);
	}
	/**
	* @param {number} value
	*/
	appendUint8(value) {
		this.ensure(1);
		this.view.setUint8(this.index, value);
		this.offset++;
		this.index++;
	}
	/**
	* @param {number} value
	*/
	appendUint32(value) {
		this.ensure(4);
		this.view.setUint32(this.index, value, true);
		this.offset += 4;
		this.index += 4;
	}
	/**
	* @param {number} value
	*/
	appendInt32(value) {
		this.ensure(4);
		this.view.setInt32(this.index, value, true);
		this.offset += 4;
		this.index += 4;
	}
	/**
	* @param {bigint} value
	*/
	appendInt64(value) {
		this.ensure(8);
		this.view.setBigInt64(this.index, BigInt(value), true);
		this.offset += 8;
		this.index += 8;
	}
	/**
	* @param {number} value
	*/
	appendFloat32(value) {
		this.ensure(4);
		this.view.setFloat32(this.index, value, true);
		this.offset += 4;
		this.index += 4;
	}
	/**
	* @param {number} value
	*/
	appendFloat64(value) {
		this.ensure(8);
		this.view.setFloat64(this.index, value, true);
		this.offset += 8;
		this.index += 8;
	}
	/**
	* @param {ArrayBuffer} value
	*/
	appendBuffer(value) {
		this.appendBytes(new Uint8Array(value));
	}
	/**
	* @param {Uint8Array} value
	*/
	appendBytes(value) {
		this.ensure(value.length);
		new Uint8Array(this.buffer, this.index, value.length).set(value);
		this.offset += value.length;
		this.index += value.length;
	}
	/**
	* Convert a 32-bit signed integer to varint (1-5 bytes).
	* Writes out groups of 7 bits at a time, setting high bit if more to come.
	*
	* @param {number} value
	*/
	appendVarInt(value) {
		while (true) if ((value & -128) === 0) {
			this.appendUint8(value);
			return;
		} else {
			this.appendUint8(value & 127 | 128);
			value >>>= 7;
		}
	}
	/**
	* Convert a bigint to varint (1-10 bytes for 64-bit range).
	*
	* @param {bigint} value
	*/
	appendVarBigInt(value) {
		while (true) if ((value & -128n) === 0n) {
			this.appendUint8(Number(value));
			return;
		} else {
			this.appendUint8(Number(value & 127n | 128n));
			value >>= 7n;
		}
	}
	/**
	* Convert number to zigzag encoding and write as varint.
	*
	* @param {number | bigint} value
	*/
	appendZigZag(value) {
		if (typeof value === "number") this.appendVarInt(value << 1 ^ value >> 31);
		else this.appendVarBigInt(value << 1n ^ value >> 63n);
	}
};
// node_modules/hyparquet-writer/src/thrift.js
/**
* @import {ThriftField, ThriftType, Writer} from '../src/types.js'
*/
const STOP = 0;
const TRUE = 1;
const FALSE = 2;
const BYTE = 3;
const I32 = 5;
const I64 = 6;
const BINARY = 8;
const LIST = 9;
const STRUCT = 12;
/** A Thrift struct whose field ids and Compact Protocol types are already resolved. */
var ThriftStruct = class {
	/**
	* @param {ThriftField[]} fields
	*/
	constructor(fields) {
		this.fields = fields;
	}
};
/**
* Serialize a JS object in TCompactProtocol format.
*
* Expects keys named like "field_1", "field_2", etc. in ascending order.
*
* @param {Writer} writer
* @param {{ [key: `field_${number}`]: any }} data
*/
function serializeTCompactProtocol(writer, data) {
	writeElement(writer, STRUCT, data);
}
/**
* Write a single value of a given compact type.
*
* @param {Writer} writer
* @param {number} type
* @param {ThriftType} value
*/
function writeElement(writer, type, value) {
	if (type === TRUE) return;
	if (type === FALSE) return;
	if (type === BYTE && typeof value === "number") writer.appendUint8(value);
	else if (type === I32 && typeof value === "number") writer.appendZigZag(value);
	else if (type === I64 && typeof value === "bigint") writer.appendZigZag(value);
	else if (type === 7 && typeof value === "number") writer.appendFloat64(value);
	else if (type === BINARY && typeof value === "string") {
		const bytes = new TextEncoder().encode(value);
		writer.appendVarInt(bytes.length);
		writer.appendBytes(bytes);
	} else if (type === BINARY && value instanceof Uint8Array) {
		writer.appendVarInt(value.byteLength);
		writer.appendBytes(value);
	} else if (type === LIST && Array.isArray(value)) {
		const elemType = getCompactTypeForList(value);
		if (value.length > 14) {
			writer.appendUint8(240 | elemType);
			writer.appendVarInt(value.length);
		} else writer.appendUint8(value.length << 4 | elemType);
		if (elemType === FALSE) for (const v of value) writer.appendUint8(v ? 1 : 0);
		else for (const v of value) writeElement(writer, elemType, v);
	} else if (type === STRUCT && value instanceof ThriftStruct) {
		let lastFid = 0;
		for (const [fid, fieldType, fieldValue] of value.fields) {
			if (fieldValue === void 0) continue;
			lastFid = writeStructField(writer, lastFid, fid, fieldType, fieldValue);
		}
		writer.appendUint8(STOP);
	} else if (type === STRUCT && typeof value === "object") {
		let lastFid = 0;
		for (const [k, v] of Object.entries(value)) {
			if (v === void 0) continue;
			const fid = parseInt(k.replace(/^field_/, ""), 10);
			if (Number.isNaN(fid)) throw new Error(`thrift invalid field name: ${k}. Expected "field_###"`);
			const t = getCompactTypeForValue(v);
			lastFid = writeStructField(writer, lastFid, fid, t, v);
		}
		writer.appendUint8(STOP);
	} else throw new Error(`thrift invalid type ${type} for value ${value}`);
}
/**
* @param {Writer} writer
* @param {number} lastFid
* @param {number} fid
* @param {number} type
* @param {ThriftType} value
* @returns {number}
*/
function writeStructField(writer, lastFid, fid, type, value) {
	const delta = fid - lastFid;
	if (delta <= 0) throw new Error(`thrift non-monotonic field id: fid=${fid}, lastFid=${lastFid}`);
	if (delta > 15) {
		writer.appendUint8(type);
		writer.appendZigZag(fid);
	} else writer.appendUint8(delta << 4 | type);
	writeElement(writer, type, value);
	return fid;
}
/**
* Infer type from JS value
*
* @param {any} value
* @returns {number} CompactType
*/
function getCompactTypeForValue(value) {
	if (value === true) return TRUE;
	if (value === false) return FALSE;
	if (Number.isInteger(value)) return I32;
	if (typeof value === "number") return 7;
	if (typeof value === "bigint") return I64;
	if (typeof value === "string") return BINARY;
	if (value instanceof Uint8Array) return BINARY;
	if (Array.isArray(value)) return LIST;
	if (value && typeof value === "object") return STRUCT;
	throw new Error(`Cannot determine thrift compact type for: ${value}`);
}
/**
* Infer type for list elements, expand types as needed
*
* @param {any[]} value
* @returns {number} CompactType
*/
function getCompactTypeForList(value) {
	let elemType = 0;
	for (const v of value) {
		let t = getCompactTypeForValue(v);
		if (t === TRUE) t = FALSE;
		if (!elemType) elemType = t;
		if (elemType === 7 && t === I32) t = 7;
		if (elemType === I32 && t === 7) elemType = 7;
		if (t !== elemType) throw new Error(`thrift invalid type for list element: ${v} (expected type ${elemType})`);
	}
	return elemType ?? BYTE;
}
// node_modules/hyparquet-writer/src/bloom.js
/**
* @import {SchemaElement} from 'hyparquet'
* @import {PageIndexes, Writer} from '../src/types.js'
*/
const SALT = new Uint32Array([
	1203114875,
	1150766481,
	2284105051,
	2729912477,
	1884591559,
	770785867,
	2667333959,
	1550580529
]);
const MIN_BYTES = 32;
const MAX_BYTES = 134217728;
/**
* Map the high 32 bits of a hash to a block index in [0, numBlocks).
*
* @param {bigint} hash
* @param {number} numBlocks
* @returns {number}
*/
function blockIndex(hash, numBlocks) {
	return Number((hash >> 32n) * BigInt(numBlocks) >> 32n);
}
/**
* Per-block mask: 8 uint32 words, each with a single bit set at position `(low32 * SALT[i]) >> 27`.
*
* @param {bigint} hash
* @returns {Uint32Array}
*/
function blockMask(hash) {
	const m = /* @__PURE__ */ new Uint32Array(8);
	const low = Number(hash & 4294967295n) | 0;
	for (let i = 0; i < 8; i++) m[i] = 1 << (Math.imul(low, SALT[i]) >>> 27);
	return m;
}
/**
* Insert a hash into a Split Block Bloom Filter.
*
* @param {Uint32Array} blocks bloom filter words (8 * numBlocks long)
* @param {bigint} hash 64-bit xxhash of the parquet-plain-encoded value
*/
function sbbfInsert(blocks, hash) {
	const offset = blockIndex(hash, blocks.length >> 3) << 3;
	const m = blockMask(hash);
	for (let i = 0; i < 8; i++) blocks[offset + i] |= m[i];
}
/**
* Round up to the next power of two (32-bit).
*
* @param {number} n
* @returns {number}
*/
function nextPowerOfTwo(n) {
	let p = 1;
	while (p < n) p <<= 1;
	return p;
}
/**
* Optimal SBBF size in bytes for a given number of distinct values and
* target false-positive probability. Matches parquet-java's BlockSplitBloomFilter:
* derives bits from m = -8 * ndv / ln(1 - p^(1/8)) and rounds up to a power of two
* between one block and MAX_BYTES. Arrow C++ rejects a bitset that is not a power of two.
*
* @param {number} ndv expected number of distinct values
* @param {number} fpp target false positive probability, in (0, 1)
* @returns {number} bloom filter size in bytes (power of two, at least 32)
*/
function optimalNumBytes(ndv, fpp) {
	if (!(fpp > 0 && fpp < 1)) throw new Error(`bloom filter fpp must be in (0, 1), got ${fpp}`);
	if (!(ndv >= 0)) throw new Error(`bloom filter ndv must be >= 0, got ${ndv}`);
	const m = -8 * ndv / Math.log(1 - fpp ** (1 / 8));
	const numBytes = Math.ceil(m / 8);
	if (!(numBytes <= MAX_BYTES)) return MAX_BYTES;
	return nextPowerOfTwo(Math.max(numBytes, MIN_BYTES));
}
/**
* Collects distinct hashes of column values and finalizes them into an SBBF
* sized for the actual distinct count. `finalize` returns `undefined` if any
* non-null value was unhashable (the filter would have false negatives), if
* no values were seen, or if `maxBytes` is below one block. Above `maxBytes`
* the filter is capped at the largest power of two that fits, like parquet-java.
*/
var BloomBuilder = class {
	/**
	* @param {SchemaElement} element
	* @param {{ fpp?: number, maxBytes?: number }} [options]
	*/
	constructor(element, { fpp = .01, maxBytes = 1048576 } = {}) {
		/** @type {SchemaElement} */
		this.element = element;
		this.fpp = fpp;
		this.maxBytes = maxBytes;
		/** @type {Set<bigint>} */
		this.hashes = /* @__PURE__ */ new Set();
		this.skipped = 0;
	}
	/** @param {any} value */
	insert(value) {
		if (value === null || value === void 0) return;
		const h = hashParquetValue(value, this.element);
		if (h === void 0) {
			this.skipped++;
			return;
		}
		this.hashes.add(h);
	}
	/** @returns {Uint32Array | undefined} */
	finalize() {
		if (this.skipped > 0 || this.hashes.size === 0) return void 0;
		let numBytes = optimalNumBytes(this.hashes.size, this.fpp);
		while (numBytes > this.maxBytes && numBytes > MIN_BYTES) numBytes >>= 1;
		if (numBytes > this.maxBytes) return void 0;
		const blocks = new Uint32Array(numBytes >> 2);
		for (const h of this.hashes) sbbfInsert(blocks, h);
		return blocks;
	}
};
/**
* Write a parquet bloom filter: BloomFilterHeader thrift struct followed by
* the raw little-endian bytes of the SBBF blocks. Always uses BLOCK / XXHASH /
* UNCOMPRESSED, the only variants parquet currently defines.
*
* @param {Writer} writer
* @param {Uint32Array} blocks bloom filter words (8 * numBlocks long)
*/
function writeBloomFilter(writer, blocks) {
	if (blocks.length % 8 !== 0) throw new Error(`bloom filter block count must be a multiple of 8 uint32 words, got ${blocks.length}`);
	serializeTCompactProtocol(writer, {
		field_1: blocks.byteLength,
		field_2: { field_1: {} },
		field_3: { field_1: {} },
		field_4: { field_1: {} }
	});
	for (let i = 0; i < blocks.length; i++) writer.appendUint32(blocks[i]);
}
/**
* Write all pending bloom filters in a contiguous block and patch each chunk's
* meta_data.bloom_filter_offset / bloom_filter_length so readers can find them.
* Clustering matches parquet-mr's tail placement: a reader fetching the footer
* region can pull every bloom in one range request.
*
* @param {Writer} writer
* @param {PageIndexes[]} pageIndexes
*/
function writeBlooms(writer, pageIndexes) {
	for (const { chunk, bloomFilter } of pageIndexes) {
		if (!bloomFilter || !chunk.meta_data) continue;
		const offset = writer.offset;
		writeBloomFilter(writer, bloomFilter);
		chunk.meta_data.bloom_filter_offset = BigInt(offset);
		chunk.meta_data.bloom_filter_length = writer.offset - offset;
	}
}
// node_modules/hyparquet-writer/src/delta.js
/**
* Delta Binary Packed encoding for parquet.
* Encodes integers as deltas with variable bit-width packing.
*
* @import {DecodedArray} from 'hyparquet'
* @import {Writer} from '../src/types.js'
*/
const BLOCK_SIZE = 128;
const MINIBLOCKS_PER_BLOCK = 4;
const VALUES_PER_MINIBLOCK = BLOCK_SIZE / MINIBLOCKS_PER_BLOCK;
/**
* Write values using delta binary packed encoding.
* Deltas wrap around in two's complement at the width of the physical type.
*
* @param {Writer} writer
* @param {DecodedArray} values
* @param {'INT32' | 'INT64'} type
*/
function deltaBinaryPack(writer, values, type) {
	if (values.length === 0) {
		writer.appendVarInt(BLOCK_SIZE);
		writer.appendVarInt(MINIBLOCKS_PER_BLOCK);
		writer.appendVarInt(0);
		writer.appendVarInt(0);
		return;
	}
	if (typeof values[0] !== "number" && typeof values[0] !== "bigint") throw new Error("deltaBinaryPack only supports number or bigint arrays");
	if (usesInt32NumberPath(values)) deltaBinaryPackInt32(writer, values, type === "INT32");
	else deltaBinaryPackBigInt(writer, values, type === "INT32" ? 32 : 64);
}
/**
* Return whether all values can use exact Number arithmetic. Unwrapped deltas
* of int32 values can span 33 signed bits, but they and their adjusted deltas
* remain exactly representable as JavaScript numbers.
*
* @param {DecodedArray} values
* @returns {values is DecodedArray & ArrayLike<number>}
*/
function usesInt32NumberPath(values) {
	if (values instanceof Int32Array) return true;
	for (let i = 0; i < values.length; i++) {
		const value = values[i];
		if (typeof value !== "number" || value !== (value | 0)) return false;
	}
	return true;
}
/**
* Write signed 32-bit values without allocating or operating on BigInts.
*
* @param {Writer} writer
* @param {ArrayLike<number>} values
* @param {boolean} wrap - wrap deltas to int32, for the INT32 physical type
*/
function deltaBinaryPackInt32(writer, values, wrap) {
	const count = values.length;
	writer.appendVarInt(BLOCK_SIZE);
	writer.appendVarInt(MINIBLOCKS_PER_BLOCK);
	writer.appendVarInt(count);
	appendZigZagNumber(writer, values[0]);
	/** @type {Array<Uint8Array | undefined>} */
	const packedByBitWidth = [];
	const blockDeltas = new Float64Array(BLOCK_SIZE);
	const bitWidths = new Uint8Array(MINIBLOCKS_PER_BLOCK);
	let index = 1;
	while (index < count) {
		const blockEnd = Math.min(index + BLOCK_SIZE, count);
		const blockSize = blockEnd - index;
		const firstDelta = wrap ? values[index] - values[index - 1] | 0 : values[index] - values[index - 1];
		let previous = values[index];
		let constantEnd = index + 1;
		while (constantEnd < blockEnd) {
			const value = values[constantEnd];
			if ((wrap ? value - previous | 0 : value - previous) !== firstDelta) break;
			previous = value;
			constantEnd++;
		}
		if (constantEnd === blockEnd) {
			appendZigZagNumber(writer, firstDelta);
			writer.appendUint32(0);
			index = blockEnd;
			continue;
		}
		let minDelta = firstDelta;
		blockDeltas[0] = minDelta;
		for (let i = 1; i < blockSize; i++) {
			const delta = wrap ? values[index + i] - values[index + i - 1] | 0 : values[index + i] - values[index + i - 1];
			blockDeltas[i] = delta;
			if (delta < minDelta) minDelta = delta;
		}
		appendZigZagNumber(writer, minDelta);
		for (let mb = 0; mb < MINIBLOCKS_PER_BLOCK; mb++) {
			const mbStart = mb * VALUES_PER_MINIBLOCK;
			const mbEnd = Math.min(mbStart + VALUES_PER_MINIBLOCK, blockSize);
			let maxAdjusted = 0;
			for (let i = mbStart; i < mbEnd; i++) {
				const adjusted = blockDeltas[i] - minDelta;
				if (adjusted > maxAdjusted) maxAdjusted = adjusted;
			}
			bitWidths[mb] = bitWidthNumber(maxAdjusted);
		}
		writer.appendBytes(bitWidths);
		for (let mb = 0; mb < MINIBLOCKS_PER_BLOCK; mb++) {
			const bitWidth = bitWidths[mb];
			if (bitWidth === 0) continue;
			const mbStart = mb * VALUES_PER_MINIBLOCK;
			const mbEnd = Math.min(mbStart + VALUES_PER_MINIBLOCK, blockSize);
			const packed = packedByBitWidth[bitWidth] ??= new Uint8Array(bitWidth * 4);
			let byteIndex = 0;
			let buffer = 0;
			let bitsUsed = 0;
			if (bitWidth <= 25) for (let i = 0; i < VALUES_PER_MINIBLOCK; i++) {
				const adjusted = mbStart + i < mbEnd ? blockDeltas[mbStart + i] - minDelta : 0;
				buffer |= adjusted << bitsUsed;
				bitsUsed += bitWidth;
				while (bitsUsed >= 8) {
					packed[byteIndex++] = buffer & 255;
					buffer >>>= 8;
					bitsUsed -= 8;
				}
			}
			else for (let i = 0; i < VALUES_PER_MINIBLOCK; i++) {
				const adjusted = mbStart + i < mbEnd ? blockDeltas[mbStart + i] - minDelta : 0;
				buffer += adjusted * 2 ** bitsUsed;
				bitsUsed += bitWidth;
				while (bitsUsed >= 8) {
					packed[byteIndex++] = buffer % 256;
					buffer = Math.floor(buffer / 256);
					bitsUsed -= 8;
				}
			}
			writer.appendBytes(packed);
		}
		index = blockEnd;
	}
}
/**
* BigInt fallback for INT64 values and numeric input outside the INT32 range.
*
* @param {Writer} writer
* @param {DecodedArray} values
* @param {number} bits - physical type width that deltas wrap at
*/
function deltaBinaryPackBigInt(writer, values, bits) {
	const count = values.length;
	writer.appendVarInt(BLOCK_SIZE);
	writer.appendVarInt(MINIBLOCKS_PER_BLOCK);
	writer.appendVarInt(count);
	writer.appendZigZag(BigInt.asIntN(bits, BigInt(values[0])));
	const blockDeltas = new BigInt64Array(BLOCK_SIZE);
	const bitWidths = new Uint8Array(MINIBLOCKS_PER_BLOCK);
	let index = 1;
	while (index < count) {
		const blockEnd = Math.min(index + BLOCK_SIZE, count);
		const blockSize = blockEnd - index;
		let minDelta = 0n;
		for (let i = 0; i < blockSize; i++) {
			blockDeltas[i] = BigInt(values[index + i]) - BigInt(values[index + i - 1]);
			if (bits === 32) blockDeltas[i] = BigInt.asIntN(32, blockDeltas[i]);
			const delta = blockDeltas[i];
			if (i === 0 || delta < minDelta) minDelta = delta;
		}
		writer.appendZigZag(minDelta);
		for (let mb = 0; mb < MINIBLOCKS_PER_BLOCK; mb++) {
			const mbStart = mb * VALUES_PER_MINIBLOCK;
			const mbEnd = Math.min(mbStart + VALUES_PER_MINIBLOCK, blockSize);
			let maxAdjusted = 0n;
			for (let i = mbStart; i < mbEnd; i++) {
				const adjusted = blockDeltas[i] - minDelta;
				if (adjusted > maxAdjusted) maxAdjusted = adjusted;
			}
			bitWidths[mb] = bitWidth(maxAdjusted);
		}
		writer.appendBytes(bitWidths);
		for (let mb = 0; mb < MINIBLOCKS_PER_BLOCK; mb++) {
			const bitWidth = bitWidths[mb];
			if (bitWidth === 0) continue;
			const mbStart = mb * VALUES_PER_MINIBLOCK;
			const mbEnd = Math.min(mbStart + VALUES_PER_MINIBLOCK, blockSize);
			let buffer = 0n;
			let bitsUsed = 0;
			for (let i = 0; i < VALUES_PER_MINIBLOCK; i++) {
				const adjusted = mbStart + i < mbEnd ? blockDeltas[mbStart + i] - minDelta : 0n;
				buffer |= adjusted << BigInt(bitsUsed);
				bitsUsed += bitWidth;
				while (bitsUsed >= 8) {
					writer.appendUint8(Number(buffer & 255n));
					buffer >>= 8n;
					bitsUsed -= 8;
				}
			}
		}
		index = blockEnd;
	}
}
/**
* Zigzag-encode an exactly represented integer and write it as a varint without
* truncating through JavaScript's 32-bit bitwise operators.
*
* @param {Writer} writer
* @param {number} value
*/
function appendZigZagNumber(writer, value) {
	let encoded = value < 0 ? -value * 2 - 1 : value * 2;
	while (encoded >= 128) {
		writer.appendUint8(encoded % 128 + 128);
		encoded = Math.floor(encoded / 128);
	}
	writer.appendUint8(encoded);
}
/**
* Minimum bits needed to store an adjusted INT32 delta.
*
* @param {number} value
* @returns {number}
*/
function bitWidthNumber(value) {
	if (value === 0) return 0;
	return value > 4294967295 ? 33 : 32 - Math.clz32(value);
}
/**
* Write byte arrays using delta length encoding.
* Encodes lengths using delta binary packed, then writes raw bytes.
*
* @param {Writer} writer
* @param {DecodedArray} values
*/
function deltaLengthByteArray(writer, values) {
	const lengths = new Int32Array(values.length);
	for (let i = 0; i < values.length; i++) {
		const value = values[i];
		if (!(value instanceof Uint8Array)) throw new Error("deltaLengthByteArray expects Uint8Array values");
		lengths[i] = value.length;
	}
	deltaBinaryPack(writer, lengths, "INT32");
	for (const value of values) writer.appendBytes(value);
}
/**
* Write byte arrays using delta encoding with prefix compression.
* Stores common prefixes with previous value to improve compression.
*
* @param {Writer} writer
* @param {DecodedArray} values
*/
function deltaByteArray(writer, values) {
	if (values.length === 0) {
		deltaBinaryPack(writer, [], "INT32");
		deltaBinaryPack(writer, [], "INT32");
		return;
	}
	const prefixLengths = new Int32Array(values.length);
	const suffixLengths = new Int32Array(values.length);
	const value = values[0];
	if (!(value instanceof Uint8Array)) throw new Error("deltaByteArray expects Uint8Array values");
	prefixLengths[0] = 0;
	suffixLengths[0] = value.length;
	for (let i = 1; i < values.length; i++) {
		const prev = values[i - 1];
		const curr = values[i];
		let prefixLen;
		if (curr === prev) prefixLen = curr.length;
		else {
			if (!(curr instanceof Uint8Array)) throw new Error("deltaByteArray expects Uint8Array values");
			prefixLen = 0;
			const maxPrefix = Math.min(prev.length, curr.length);
			while (prefixLen < maxPrefix && prev[prefixLen] === curr[prefixLen]) prefixLen++;
		}
		prefixLengths[i] = prefixLen;
		suffixLengths[i] = curr.length - prefixLen;
	}
	deltaBinaryPack(writer, prefixLengths, "INT32");
	deltaBinaryPack(writer, suffixLengths, "INT32");
	for (let i = 0; i < values.length; i++) if (suffixLengths[i] > 0) writer.appendBytes(values[i].subarray(prefixLengths[i]));
}
/**
* Minimum bits needed to store value.
*
* @param {bigint} value
* @returns {number}
*/
function bitWidth(value) {
	if (value === 0n) return 0;
	let bits = 0;
	while (value > 0n) {
		bits++;
		value >>= 1n;
	}
	return bits;
}
// node_modules/hyparquet-writer/src/encoding.js
/**
* @import {DecodedArray} from 'hyparquet'
* @import {Writer} from '../src/types.js'
*/
/**
* @param {Writer} writer
* @param {DecodedArray} values
* @param {number} bitWidth
* @returns {number} bytes written
*/
function writeRleBitPackedHybrid(writer, values, bitWidth) {
	const offsetStart = writer.offset;
	let pendingBitPackedGroups = 0;
	let bitPackedStart = 0;
	let i = 0;
	while (i < values.length) {
		let rleCount = 1;
		const firstVal = values[i];
		while (i + rleCount < values.length && values[i + rleCount] === firstVal) rleCount++;
		if (rleCount >= 8) {
			if (pendingBitPackedGroups) {
				writeBitPackedGroups(writer, values, bitPackedStart, pendingBitPackedGroups, bitWidth);
				pendingBitPackedGroups = 0;
			}
			writeRleRun(writer, firstVal, rleCount, bitWidth);
			i += rleCount;
		} else {
			if (pendingBitPackedGroups === 0) bitPackedStart = i;
			pendingBitPackedGroups++;
			i += 8;
		}
	}
	if (pendingBitPackedGroups) writeBitPackedGroups(writer, values, bitPackedStart, pendingBitPackedGroups, bitWidth);
	return writer.offset - offsetStart;
}
/**
* Write a single RLE run: a repeated value and its count.
*
* @param {Writer} writer
* @param {number} value
* @param {number} count
* @param {number} bitWidth
*/
function writeRleRun(writer, value, count, bitWidth) {
	writer.appendVarInt(count << 1);
	const width = bitWidth + 7 >> 3;
	for (let j = 0; j < width; j++) writer.appendUint8(value >> (j << 3) & 255);
}
/**
* Write consecutive bit-packed groups of 8 values each.
*
* @param {Writer} writer
* @param {DecodedArray} values
* @param {number} start index of first value
* @param {number} numGroups number of 8-value groups
* @param {number} bitWidth
*/
function writeBitPackedGroups(writer, values, start, numGroups, bitWidth) {
	writer.appendVarInt(numGroups << 1 | 1);
	if (bitWidth === 0) return;
	const mask = (1 << bitWidth) - 1;
	let buffer = 0;
	let bitsUsed = 0;
	const totalValues = numGroups * 8;
	for (let i = 0; i < totalValues; i++) {
		const idx = start + i;
		const v = idx < values.length ? values[idx] & mask : 0;
		buffer |= v << bitsUsed;
		bitsUsed += bitWidth;
		while (bitsUsed >= 8) {
			writer.appendUint8(buffer & 255);
			buffer >>>= 8;
			bitsUsed -= 8;
		}
	}
	if (bitsUsed > 0) writer.appendUint8(buffer & 255);
}
// node_modules/hyparquet-writer/src/plain.js
/**
* @import {DecodedArray, ParquetType} from 'hyparquet'
* @import {Writer} from '../src/types.js'
* @param {Writer} writer
* @param {DecodedArray} values
* @param {ParquetType} type
* @param {number | undefined} fixedLength
*/
function writePlain(writer, values, type, fixedLength) {
	if (type === "BOOLEAN") writePlainBoolean(writer, values);
	else if (type === "INT32") writePlainInt32(writer, values);
	else if (type === "INT64") writePlainInt64(writer, values);
	else if (type === "FLOAT") writePlainFloat(writer, values);
	else if (type === "DOUBLE") writePlainDouble(writer, values);
	else if (type === "BYTE_ARRAY") writePlainByteArray(writer, values);
	else if (type === "FIXED_LEN_BYTE_ARRAY") {
		if (!fixedLength) throw new Error("parquet FIXED_LEN_BYTE_ARRAY expected type_length");
		writePlainByteArrayFixed(writer, values, fixedLength);
	} else throw new Error(`parquet unsupported type: ${type}`);
}
/**
* @param {Writer} writer
* @param {DecodedArray} values
*/
function writePlainBoolean(writer, values) {
	let currentByte = 0;
	for (let i = 0; i < values.length; i++) {
		const value = values[i];
		if (typeof value !== "boolean") throw new Error("parquet expected boolean value, got " + value);
		const bitOffset = i % 8;
		if (value) currentByte |= 1 << bitOffset;
		if (bitOffset === 7) {
			writer.appendUint8(currentByte);
			currentByte = 0;
		}
	}
	if (values.length % 8) writer.appendUint8(currentByte);
}
/**
* @param {Writer} writer
* @param {DecodedArray} values
*/
function writePlainInt32(writer, values) {
	for (const value of values) {
		if (!Number.isSafeInteger(value)) throw new Error("parquet expected integer value, got " + value);
		if (value < -2147483648 || value > 2147483647) throw new Error("parquet expected int32 value, got " + value);
		writer.appendInt32(value);
	}
}
/**
* @param {Writer} writer
* @param {DecodedArray} values
*/
function writePlainInt64(writer, values) {
	for (const value of values) {
		if (typeof value !== "bigint") throw new Error("parquet expected bigint value, got " + value);
		writer.appendInt64(value);
	}
}
/**
* @param {Writer} writer
* @param {DecodedArray} values
*/
function writePlainFloat(writer, values) {
	for (const value of values) {
		if (typeof value !== "number") throw new Error("parquet expected number value, got " + value);
		writer.appendFloat32(value);
	}
}
/**
* @param {Writer} writer
* @param {DecodedArray} values
*/
function writePlainDouble(writer, values) {
	for (const value of values) {
		if (typeof value !== "number") throw new Error("parquet expected number value, got " + value);
		writer.appendFloat64(value);
	}
}
/**
* @param {Writer} writer
* @param {DecodedArray} values
*/
function writePlainByteArray(writer, values) {
	for (const value of values) {
		let bytes = value;
		if (typeof bytes === "string") bytes = new TextEncoder().encode(value);
		if (!(bytes instanceof Uint8Array)) throw new Error("parquet expected Uint8Array value, got " + typeof bytes);
		writer.appendUint32(bytes.length);
		writer.appendBytes(bytes);
	}
}
/**
* @param {Writer} writer
* @param {DecodedArray} values
* @param {number} fixedLength
*/
function writePlainByteArrayFixed(writer, values, fixedLength) {
	for (const value of values) {
		if (!(value instanceof Uint8Array)) throw new Error("parquet expected Uint8Array value, got " + typeof value);
		if (value.length !== fixedLength) throw new Error(`parquet expected Uint8Array of length ${fixedLength}`);
		writer.appendBytes(value);
	}
}
// node_modules/hyparquet-writer/src/variant.js
const encoder = new TextEncoder();
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;
const VARIANT_NULL = new Uint8Array([0]);
const RESERVED_SHREDDING_FIELDS = /* @__PURE__ */ new Set(["value", "typed_value"]);
/** @type {Map<string, number>} */
const EMPTY_KEY_INDEX = /* @__PURE__ */ new Map();
const EMPTY_METADATA = writeVariantMetadata([]);
/**
* Encode an array of arbitrary JS values into variant binary format.
* Each row becomes { metadata, value } (or null for missing values).
* When shredding is provided, produces { metadata, value, typed_value } per row.
*
* @import {BasicType, ShredType} from '../src/types.js'
* @param {any[]} values
* @param {ShredType | undefined} shredding
* @param {{ name: string, required: boolean }} [column]
* @returns {Array<Record<string, any> | null>}
*/
function encodeVariantColumn(values, shredding, column) {
	if (column?.required) {
		for (let i = 0; i < values.length; i++) if (values[i] === void 0) throw new Error(`required variant column ${column.name} has undefined value at index ${i}`);
	}
	/** @type {ByteWriter[]} */
	const scratchWriters = [];
	const shreddingConfig = shredding && normalizeShreddingConfig(shredding);
	if (shreddingConfig) {
		/** @type {Map<string, { metadata: Uint8Array, keyIndex: Map<string, number> }>} */
		const metadataCache = /* @__PURE__ */ new Map();
		return values.map((value) => {
			if (value === void 0) return null;
			/** @type {Set<string>} */
			const keys = /* @__PURE__ */ new Set();
			collectKeys(value, keys);
			const { metadata, keyIndex } = getVariantRowMetadata(keys, metadataCache);
			return {
				metadata,
				...encodeShredded(value, shreddingConfig, keyIndex, true, scratchWriters)
			};
		});
	}
	const dictionary = buildVariantDictionary(values);
	const metadata = writeVariantMetadata(dictionary);
	/** @type {Map<string, number>} */
	const keyIndex = /* @__PURE__ */ new Map();
	for (let i = 0; i < dictionary.length; i++) keyIndex.set(dictionary[i], i);
	return values.map((value) => {
		if (value === void 0) return null;
		return {
			metadata,
			value: writeVariantValue(value, keyIndex, scratchWriters)
		};
	});
}
/**
* Recursively encode a value against a shred type into a { value, typed_value }
* shredded group (the metadata wrapper is added by the caller at the top level).
*
* Shape rules (per the Variant shredding spec):
* - scalar: matches the type -> typed_value holds the value, value is null;
*   otherwise fall back to a binary variant in value.
* - object: shredded fields go into the typed_value struct (absent fields are
*   omitted), remaining fields are packed into a binary value.
* - array: each element is recursively shredded into the typed_value LIST, value
*   is null. A non-array value falls back to a binary value.
*
* @param {any} value
* @param {ShredType} shredType
* @param {Map<string, number>} keyIndex
* @param {boolean} allowPartialObjects
* @param {ByteWriter[]} scratchWriters
* @returns {{ value: Uint8Array | null, typed_value: any }}
*/
function encodeShredded(value, shredType, keyIndex, allowPartialObjects, scratchWriters) {
	if (value === null || value === void 0) return {
		value: VARIANT_NULL,
		typed_value: null
	};
	if (Array.isArray(shredType)) {
		if (!Array.isArray(value)) return {
			value: writeVariantValue(value, keyIndex, scratchWriters),
			typed_value: null
		};
		const elemShred = shredType[0];
		return {
			value: null,
			typed_value: value.map((el) => encodeShredded(el, elemShred, keyIndex, false, scratchWriters))
		};
	}
	if (typeof shredType === "object") {
		if (typeof value !== "object" || Array.isArray(value) || value instanceof Date || value instanceof Uint8Array) return {
			value: writeVariantValue(value, keyIndex, scratchWriters),
			typed_value: null
		};
		/** @type {Record<string, any>} */
		const remaining = {};
		let hasRemaining = false;
		for (const k of Object.keys(value)) {
			if (k in shredType || value[k] === void 0) continue;
			remaining[k] = value[k];
			hasRemaining = true;
		}
		if (hasRemaining && !allowPartialObjects) return {
			value: writeVariantValue(value, keyIndex, scratchWriters),
			typed_value: null
		};
		const fieldNames = Object.keys(shredType);
		if (fieldNames.some((fieldName) => (!Object.prototype.hasOwnProperty.call(value, fieldName) || value[fieldName] === void 0) && keyIndex.has(fieldName))) return {
			value: writeVariantValue(value, keyIndex, scratchWriters),
			typed_value: null
		};
		/** @type {Record<string, any>} */
		const typedValue = {};
		for (const fieldName of fieldNames) {
			if (!Object.prototype.hasOwnProperty.call(value, fieldName) || value[fieldName] === void 0) continue;
			typedValue[fieldName] = encodeShredded(value[fieldName], shredType[fieldName], keyIndex, false, scratchWriters);
		}
		return {
			value: hasRemaining ? writeVariantValue(remaining, keyIndex, scratchWriters) : null,
			typed_value: typedValue
		};
	}
	if (matchesType(value, shredType)) return {
		value: null,
		typed_value: value
	};
	return {
		value: writeVariantValue(value, keyIndex, scratchWriters),
		typed_value: null
	};
}
/**
* Build metadata and keyIndex, sharing across rows with the same dictionary.
*
* @param {Set<string>} keys
* @param {Map<string, { metadata: Uint8Array, keyIndex: Map<string, number> }>} metadataCache
* @returns {{ metadata: Uint8Array, keyIndex: Map<string, number> }}
*/
function getVariantRowMetadata(keys, metadataCache) {
	if (keys.size === 0) return {
		metadata: EMPTY_METADATA,
		keyIndex: EMPTY_KEY_INDEX
	};
	const dictionary = [...keys].sort();
	const cacheKey = dictionary.join("\0");
	const cached = metadataCache.get(cacheKey);
	if (cached) return cached;
	const metadata = writeVariantMetadata(dictionary);
	const keyIndex = /* @__PURE__ */ new Map();
	for (let i = 0; i < dictionary.length; i++) keyIndex.set(dictionary[i], i);
	const rowMetadata = {
		metadata,
		keyIndex
	};
	metadataCache.set(cacheKey, rowMetadata);
	return rowMetadata;
}
/**
* Check if a JS value matches a BasicType for shredding.
*
* @param {any} value
* @param {BasicType} type
* @returns {boolean}
*/
function matchesType(value, type) {
	if (value === null || value === void 0) return false;
	switch (type) {
		case "BOOLEAN": return typeof value === "boolean";
		case "INT32": return typeof value === "number" && Number.isInteger(value) && value >= -2147483648 && value <= 2147483647;
		case "INT64": return typeof value === "bigint" && value >= INT64_MIN && value <= INT64_MAX;
		case "FLOAT": return typeof value === "number";
		case "DOUBLE": return typeof value === "number";
		case "STRING": return typeof value === "string";
		case "TIMESTAMP": return value instanceof Date;
		default: return false;
	}
}
/**
* Recursively strip field names reserved by the shredded variant wrapper layout
* (`value`, `typed_value`). Returns undefined when an object level empties out.
*
* @param {ShredType} shredding
* @returns {ShredType | undefined}
*/
function normalizeShreddingConfig(shredding) {
	if (Array.isArray(shredding)) {
		const elem = shredding.length ? normalizeShreddingConfig(shredding[0]) : void 0;
		return elem === void 0 ? void 0 : [elem];
	}
	if (typeof shredding === "object") {
		/** @type {Record<string, ShredType>} */
		const normalized = {};
		for (const [key, type] of Object.entries(shredding)) {
			if (RESERVED_SHREDDING_FIELDS.has(key)) continue;
			const norm = normalizeShreddingConfig(type);
			if (norm !== void 0) normalized[key] = norm;
		}
		return Object.keys(normalized).length > 0 ? normalized : void 0;
	}
	return shredding;
}
/**
* Recursively collect all unique object keys from the column values.
* Returns a sorted string array.
*
* @param {any[]} values
* @returns {string[]}
*/
function buildVariantDictionary(values) {
	/** @type {Set<string>} */
	const keys = /* @__PURE__ */ new Set();
	collectKeys(values, keys);
	return [...keys].sort();
}
/**
* @param {any} value
* @param {Set<string>} keys
*/
function collectKeys(value, keys) {
	if (value === null || value === void 0) return;
	if (Array.isArray(value)) {
		for (const item of value) collectKeys(item, keys);
		return;
	}
	if (value instanceof Date || value instanceof Uint8Array) return;
	if (typeof value === "object") for (const key of Object.keys(value)) {
		keys.add(key);
		collectKeys(value[key], keys);
	}
}
/**
* Encode variant metadata binary.
* Format: header byte, dictionary size, offsets, UTF-8 string data.
*
* @param {string[]} dictionary sorted array of unique keys
* @returns {Uint8Array}
*/
function writeVariantMetadata(dictionary) {
	const n = dictionary.length;
	/** @type {Uint8Array[]} */
	const encoded = new Array(n);
	let totalStringBytes = 0;
	for (let i = 0; i < n; i++) {
		const e = encoder.encode(dictionary[i]);
		encoded[i] = e;
		totalStringBytes += e.length;
	}
	const offsetSize = byteWidth(totalStringBytes);
	const header = 17 | offsetSize - 1 << 6;
	const totalSize = 1 + offsetSize + (n + 1) * offsetSize + totalStringBytes;
	const bytes = new Uint8Array(totalSize);
	let offset = 0;
	bytes[offset++] = header;
	for (let j = 0; j < offsetSize; j++) bytes[offset++] = n >> j * 8 & 255;
	let strOffset = 0;
	for (let i = 0; i < n; i++) {
		for (let j = 0; j < offsetSize; j++) bytes[offset++] = strOffset >> j * 8 & 255;
		strOffset += encoded[i].length;
	}
	for (let j = 0; j < offsetSize; j++) bytes[offset++] = strOffset >> j * 8 & 255;
	for (let i = 0; i < n; i++) {
		bytes.set(encoded[i], offset);
		offset += encoded[i].length;
	}
	return bytes;
}
/**
* Encode a single JS value to variant binary format.
*
* @param {any} value
* @param {Map<string, number>} keyIndex map from key string to dictionary index
* @param {ByteWriter[]} scratchWriters
* @returns {Uint8Array}
*/
function writeVariantValue(value, keyIndex, scratchWriters) {
	const writer = new ByteWriter(8);
	writeValue(value, writer, keyIndex, scratchWriters);
	return writer.getBytes();
}
/**
* @param {any} val
* @param {ByteWriter} writer
* @param {Map<string, number>} keyIndex
* @param {ByteWriter[]} scratchWriters
*/
function writeValue(val, writer, keyIndex, scratchWriters) {
	if (val === null || val === void 0) {
		writer.appendUint8(0);
		return;
	}
	if (val === true) {
		writer.appendUint8(4);
		return;
	}
	if (val === false) {
		writer.appendUint8(8);
		return;
	}
	if (typeof val === "bigint") {
		if (val < INT64_MIN || val > INT64_MAX) throw new RangeError(`variant bigint out of int64 range: ${val}`);
		writer.appendUint8(24);
		writer.appendInt64(val);
		return;
	}
	if (typeof val === "number") {
		if (Number.isInteger(val)) {
			if (val >= -128 && val <= 127) {
				writer.appendUint8(12);
				writer.appendUint8(val & 255);
				return;
			}
			if (val >= -32768 && val <= 32767) {
				writer.appendUint8(16);
				appendUnsignedLE(writer, val, 2);
				return;
			}
			if (val >= -2147483648 && val <= 2147483647) {
				writer.appendUint8(20);
				writer.appendInt32(val);
				return;
			}
		}
		writer.appendUint8(28);
		writer.appendFloat64(val);
		return;
	}
	if (typeof val === "string") {
		const strBytes = encoder.encode(val);
		if (strBytes.length <= 63) {
			writer.appendUint8(strBytes.length << 2 | 1);
			writer.appendBytes(strBytes);
		} else {
			writer.appendUint8(64);
			writer.appendUint32(strBytes.length);
			writer.appendBytes(strBytes);
		}
		return;
	}
	if (val instanceof Date) {
		writer.appendUint8(52);
		writer.appendInt64(BigInt(val.getTime()) * 1000n);
		return;
	}
	if (val instanceof Uint8Array) {
		writer.appendUint8(60);
		writer.appendUint32(val.length);
		writer.appendBytes(val);
		return;
	}
	if (Array.isArray(val)) {
		writeVariantArray(val, writer, keyIndex, scratchWriters);
		return;
	}
	if (typeof val === "object") {
		writeVariantObject(val, writer, keyIndex, scratchWriters);
		return;
	}
	throw new Error(`variant cannot encode value: ${val}`);
}
/**
* @param {Record<string, any>} obj
* @param {ByteWriter} writer
* @param {Map<string, number>} keyIndex
* @param {ByteWriter[]} scratchWriters
*/
function writeVariantObject(obj, writer, keyIndex, scratchWriters) {
	const entries = Object.keys(obj).filter((key) => obj[key] !== void 0).map((key) => {
		const id = keyIndex.get(key);
		if (id === void 0) throw new Error(`variant key not in dictionary: ${key}`);
		return {
			id,
			key
		};
	});
	entries.sort((a, b) => a.id - b.id);
	const numElements = entries.length;
	const idWidth = byteWidth(numElements > 0 ? entries[numElements - 1].id : 0);
	const scratch = scratchWriters.pop() ?? new ByteWriter(8);
	const offsets = new Array(numElements + 1);
	offsets[0] = 0;
	for (let i = 0; i < numElements; i++) {
		writeValue(obj[entries[i].key], scratch, keyIndex, scratchWriters);
		offsets[i + 1] = scratch.index;
	}
	const offsetWidth = byteWidth(offsets[numElements]);
	const isLarge = numElements > 255 ? 1 : 0;
	writer.appendUint8((offsetWidth - 1 | idWidth - 1 << 2 | isLarge << 4) << 2 | 2);
	if (isLarge) writer.appendUint32(numElements);
	else writer.appendUint8(numElements);
	for (const { id } of entries) appendUnsignedLE(writer, id, idWidth);
	for (const off of offsets) appendUnsignedLE(writer, off, offsetWidth);
	writer.appendBytes(scratch.getBytes());
	scratch.index = 0;
	scratch.offset = 0;
	scratchWriters.push(scratch);
}
/**
* @param {any[]} arr
* @param {ByteWriter} writer
* @param {Map<string, number>} keyIndex
* @param {ByteWriter[]} scratchWriters
*/
function writeVariantArray(arr, writer, keyIndex, scratchWriters) {
	const numElements = arr.length;
	const scratch = scratchWriters.pop() ?? new ByteWriter(8);
	const offsets = new Array(numElements + 1);
	offsets[0] = 0;
	for (let i = 0; i < numElements; i++) {
		writeValue(arr[i], scratch, keyIndex, scratchWriters);
		offsets[i + 1] = scratch.index;
	}
	const offsetWidth = byteWidth(offsets[numElements]);
	const isLarge = numElements > 255 ? 1 : 0;
	writer.appendUint8((offsetWidth - 1 | isLarge << 2) << 2 | 3);
	if (isLarge) writer.appendUint32(numElements);
	else writer.appendUint8(numElements);
	for (const off of offsets) appendUnsignedLE(writer, off, offsetWidth);
	writer.appendBytes(scratch.getBytes());
	scratch.index = 0;
	scratch.offset = 0;
	scratchWriters.push(scratch);
}
/**
* Determine the minimum byte width needed to represent a value.
*
* @param {number} maxValue
* @returns {number} 1, 2, 3, or 4
*/
function byteWidth(maxValue) {
	if (maxValue <= 255) return 1;
	if (maxValue <= 65535) return 2;
	if (maxValue <= 16777215) return 3;
	return 4;
}
/**
* Write an unsigned integer in little-endian format into a ByteWriter.
*
* @param {ByteWriter} writer
* @param {number} value
* @param {number} width byte width (1-4)
*/
function appendUnsignedLE(writer, value, width) {
	for (let i = 0; i < width; i++) writer.appendUint8(value >> i * 8 & 255);
}
// node_modules/hyparquet-writer/src/schema.js
/**
* Get the max repetition level for a given schema path.
*
* @param {SchemaElement[]} schemaPath
* @returns {number} max repetition level
*/
function getMaxRepetitionLevel(schemaPath) {
	let maxLevel = 0;
	for (const element of schemaPath) if (element.repetition_type === "REPEATED") maxLevel++;
	return maxLevel;
}
/**
* Create a function that resolves element paths against a schema.
* The schema tree is built once, so resolving every column of a wide schema
* costs O(columns) instead of the O(columns²) of calling getSchemaPath per column.
*
* @param {SchemaElement[]} schema
* @returns {(path: string[]) => SchemaTree[]} schema elements from the root to the named element
*/
function schemaPathResolver(schema) {
	const root = parquetSchema({ schema });
	/** @type {Map<SchemaTree, Map<string, SchemaTree>>} */
	const childrenByName = /* @__PURE__ */ new Map();
	return (path) => {
		let tree = root;
		const schemaPath = [tree];
		for (const part of path) {
			let children = childrenByName.get(tree);
			if (!children) {
				children = /* @__PURE__ */ new Map();
				for (const child of tree.children) if (!children.has(child.element.name)) children.set(child.element.name, child);
				childrenByName.set(tree, children);
			}
			const child = children.get(part);
			if (!child) throw new Error(`parquet schema element not found: ${path}`);
			schemaPath.push(child);
			tree = child;
		}
		return schemaPath;
	};
}
// node_modules/hyparquet-writer/src/splitstream.js
/**
* Write values using BYTE_STREAM_SPLIT encoding.
* This encoding writes all first bytes of values, then all second bytes, etc.
* Can improve compression for floating-point and fixed-width numeric data.
*
* @import {DecodedArray, ParquetType} from 'hyparquet'
* @import {Writer} from '../src/types.js'
* @param {Writer} writer
* @param {DecodedArray} values
* @param {ParquetType} type
* @param {number | undefined} typeLength
*/
function writeByteStreamSplit(writer, values, type, typeLength) {
	const count = values.length;
	/** @type {Uint8Array} */
	let bytes;
	/** @type {number} */
	let width;
	if (type === "FLOAT") {
		const typed = values instanceof Float32Array ? values : new Float32Array(numberArray(values));
		bytes = new Uint8Array(typed.buffer, typed.byteOffset, typed.byteLength);
		width = 4;
	} else if (type === "DOUBLE") {
		const typed = values instanceof Float64Array ? values : new Float64Array(numberArray(values));
		bytes = new Uint8Array(typed.buffer, typed.byteOffset, typed.byteLength);
		width = 8;
	} else if (type === "INT32") {
		const typed = values instanceof Int32Array ? values : new Int32Array(numberArray(values));
		bytes = new Uint8Array(typed.buffer, typed.byteOffset, typed.byteLength);
		width = 4;
	} else if (type === "INT64") {
		const typed = bigIntArray(values);
		bytes = new Uint8Array(typed.buffer, typed.byteOffset, typed.byteLength);
		width = 8;
	} else if (type === "FIXED_LEN_BYTE_ARRAY") {
		if (!typeLength) throw new Error("parquet byte_stream_split missing type_length");
		width = typeLength;
		bytes = new Uint8Array(count * width);
		for (let i = 0; i < count; i++) bytes.set(values[i], i * width);
	} else throw new Error(`parquet byte_stream_split unsupported type: ${type}`);
	for (let b = 0; b < width; b++) for (let i = 0; i < count; i++) writer.appendUint8(bytes[i * width + b]);
}
/**
* @param {DecodedArray} values
* @returns {number[]}
*/
function numberArray(values) {
	if (Array.isArray(values) && values.every((v) => typeof v === "number")) return values;
	throw new Error("Expected number array for BYTE_STREAM_SPLIT encoding");
}
/**
* @param {DecodedArray} values
* @returns {BigInt64Array}
*/
function bigIntArray(values) {
	if (values instanceof BigInt64Array) return values;
	if (Array.isArray(values) && values.every((v) => typeof v === "bigint")) return new BigInt64Array(values);
	throw new Error("Expected bigint array for BYTE_STREAM_SPLIT encoding");
}
// node_modules/hyparquet-writer/src/datapage.js
/**
* @param {Object} options
* @param {Writer} options.writer
* @param {ColumnEncoder} options.column
* @param {Encoding} options.encoding
* @param {PageData} options.pageData
* @returns {number} uncompressed page size including the header
*/
function writeDataPageV2({ writer, column, encoding, pageData }) {
	const { columnName, element, codec, compressors } = column;
	const { type, type_length, repetition_type } = element;
	if (!type) throw new Error(`column ${columnName} cannot determine type`);
	if (repetition_type === "REPEATED") throw new Error(`column ${columnName} repeated types not supported`);
	const levelWriter = new ByteWriter();
	const { definition_levels_byte_length, repetition_levels_byte_length, num_nulls, num_values, num_rows } = writeLevels(levelWriter, column, pageData);
	const nonnull = num_nulls ? pageData.values.filter((v) => v !== null && v !== void 0) : pageData.values;
	const page = new ByteWriter();
	if (encoding === "PLAIN") writePlain(page, nonnull, type, type_length);
	else if (encoding === "RLE") {
		if (type !== "BOOLEAN") throw new Error("RLE encoding only supported for BOOLEAN type");
		const rleData = new ByteWriter();
		writeRleBitPackedHybrid(rleData, nonnull, 1);
		page.appendUint32(rleData.offset);
		page.appendBytes(rleData.getBytes());
	} else if (encoding === "PLAIN_DICTIONARY" || encoding === "RLE_DICTIONARY") {
		let maxValue = 0;
		for (const v of nonnull) if (v > maxValue) maxValue = v;
		const bitWidth = Math.ceil(Math.log2(maxValue + 1));
		page.appendUint8(bitWidth);
		writeRleBitPackedHybrid(page, nonnull, bitWidth);
	} else if (encoding === "DELTA_BINARY_PACKED") {
		if (type !== "INT32" && type !== "INT64") throw new Error("DELTA_BINARY_PACKED encoding only supported for INT32 and INT64 types");
		deltaBinaryPack(page, nonnull, type);
	} else if (encoding === "DELTA_LENGTH_BYTE_ARRAY") {
		if (type !== "BYTE_ARRAY") throw new Error("DELTA_LENGTH_BYTE_ARRAY encoding only supported for BYTE_ARRAY type");
		deltaLengthByteArray(page, nonnull);
	} else if (encoding === "DELTA_BYTE_ARRAY") {
		if (type !== "BYTE_ARRAY") throw new Error("DELTA_BYTE_ARRAY encoding only supported for BYTE_ARRAY type");
		deltaByteArray(page, nonnull);
	} else if (encoding === "BYTE_STREAM_SPLIT") writeByteStreamSplit(page, nonnull, type, type_length);
	else throw new Error(`parquet unsupported encoding: ${encoding}`);
	const pageBytes = page.getBytes();
	const compressedBytes = compressors[codec]?.(pageBytes) ?? pageBytes;
	const headerStart = writer.offset;
	writePageHeader(writer, {
		type: "DATA_PAGE_V2",
		uncompressed_page_size: levelWriter.offset + page.offset,
		compressed_page_size: levelWriter.offset + compressedBytes.length,
		data_page_header_v2: {
			num_values,
			num_nulls,
			num_rows,
			encoding,
			definition_levels_byte_length,
			repetition_levels_byte_length,
			is_compressed: !!codec
		}
	});
	const headerSize = writer.offset - headerStart;
	writer.appendBytes(levelWriter.getBytes());
	writer.appendBytes(compressedBytes);
	return headerSize + levelWriter.offset + page.offset;
}
/**
* @param {Writer} writer
* @param {PageHeader} header
*/
function writePageHeader(writer, header) {
	serializeTCompactProtocol(writer, {
		field_1: PageTypes.indexOf(header.type),
		field_2: header.uncompressed_page_size,
		field_3: header.compressed_page_size,
		field_4: header.crc,
		field_5: header.data_page_header && {
			field_1: header.data_page_header.num_values,
			field_2: Encodings.indexOf(header.data_page_header.encoding),
			field_3: Encodings.indexOf(header.data_page_header.definition_level_encoding),
			field_4: Encodings.indexOf(header.data_page_header.repetition_level_encoding)
		},
		field_7: header.dictionary_page_header && {
			field_1: header.dictionary_page_header.num_values,
			field_2: Encodings.indexOf(header.dictionary_page_header.encoding)
		},
		field_8: header.data_page_header_v2 && {
			field_1: header.data_page_header_v2.num_values,
			field_2: header.data_page_header_v2.num_nulls,
			field_3: header.data_page_header_v2.num_rows,
			field_4: Encodings.indexOf(header.data_page_header_v2.encoding),
			field_5: header.data_page_header_v2.definition_levels_byte_length,
			field_6: header.data_page_header_v2.repetition_levels_byte_length,
			field_7: header.data_page_header_v2.is_compressed ? void 0 : false
		}
	});
}
/**
* @import {DecodedArray, Encoding, PageHeader} from 'hyparquet'
* @import {ColumnEncoder, PageData, ThriftObject, Writer} from '../src/types.js'
* @param {Writer} writer
* @param {ColumnEncoder} column
* @param {PageData} dataPage
* @returns {{
*   definition_levels_byte_length: number
*   repetition_levels_byte_length: number
*   num_values: number
*   num_nulls: number
*   num_rows: number
* }}
*/
function writeLevels(writer, column, dataPage) {
	const { schemaPath } = column;
	const { values, definitionLevels, repetitionLevels, maxDefinitionLevel } = dataPage;
	const num_values = definitionLevels.length || values.length;
	let num_nulls = 0;
	let num_rows = 0;
	if (repetitionLevels.length) {
		for (let i = 0; i < repetitionLevels.length; i++) if (repetitionLevels[i] === 0) num_rows++;
	} else num_rows = values.length;
	if (definitionLevels.length) {
		for (let i = 0; i < definitionLevels.length; i++) if (definitionLevels[i] < maxDefinitionLevel) num_nulls++;
	}
	const maxRepetitionLevel = getMaxRepetitionLevel(schemaPath);
	let repetition_levels_byte_length = 0;
	if (maxRepetitionLevel) repetition_levels_byte_length = writeRleBitPackedHybrid(writer, repetitionLevels, Math.ceil(Math.log2(maxRepetitionLevel + 1)));
	let definition_levels_byte_length = 0;
	if (maxDefinitionLevel) definition_levels_byte_length = writeRleBitPackedHybrid(writer, definitionLevels, Math.ceil(Math.log2(maxDefinitionLevel + 1)));
	return {
		definition_levels_byte_length,
		repetition_levels_byte_length,
		num_values,
		num_nulls,
		num_rows
	};
}
// node_modules/hyparquet-writer/src/dictionary.js
const textEncoder = new TextEncoder();
/**
* @import {DecodedArray, Encoding, ParquetType} from 'hyparquet'
* @import {ColumnEncoder, Writer} from './types.js'
*/
/**
* Estimate the byte size of a value for page size calculation.
*
* @param {any} value
* @param {ParquetType} type
* @param {number} [type_length]
* @returns {number}
*/
function estimateValueSize(value, type, type_length) {
	if (value === null || value === void 0) return 0;
	if (type === "BOOLEAN") return .125;
	if (type === "INT32" || type === "FLOAT") return 4;
	if (type === "INT64" || type === "DOUBLE") return 8;
	if (type === "INT96") return 12;
	if (type === "FIXED_LEN_BYTE_ARRAY") return type_length ?? 0;
	if (type === "BYTE_ARRAY") {
		if (value instanceof Uint8Array) return value.byteLength;
		if (typeof value === "string") return value.length;
	}
	return 0;
}
/**
* FNV-1a hash of a byte array, used to bucket byte-array dictionary values
* without allocating a string key per value.
*
* @param {Uint8Array} bytes
* @returns {number}
*/
function hashBytes(bytes) {
	let h = 2166136261;
	for (let i = 0; i < bytes.length; i++) {
		h ^= bytes[i];
		h = Math.imul(h, 16777619);
	}
	return h >>> 0;
}
/**
* @param {Uint8Array} a
* @param {Uint8Array} b
* @returns {boolean}
*/
function bytesEqual(a, b) {
	if (a.length !== b.length) return false;
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
	return true;
}
const sampleRejectionRatio = .9;
/**
* Decide whether to dictionary-encode a column, and if so build the dictionary
* and per-row indexes. Returns {} to fall back to plain encoding.
*
* Sampling is spread across the complete column chunk and weighted by value
* bytes. It only rejects columns whose sampled distinct bytes exceed 90% of
* sampled value bytes. Other columns are built and kept when distinct-value
* bytes are at most half the total value bytes, so dictionary encoding offers
* a material win. There is no fixed size cap by default; a low-cardinality
* column of large values is exactly where a big dictionary pays for itself,
* and capping it at page size caused 20-100x file bloat (#35). Callers can
* still impose a hard cap via `dictionarySize`.
*
* When `encoding` explicitly requests RLE_DICTIONARY, the dictionary is built
* unconditionally (no sampling, no size or win checks), so the written pages
* always match the requested encoding.
*
* @param {DecodedArray} values
* @param {ParquetType} type
* @param {number | undefined} type_length
* @param {Encoding | undefined} encoding
* @param {number} [dictionarySize] - optional hard cap on distinct-value bytes
* @param {boolean} [required] - reject null or undefined values
* @returns {{ dictionary?: any[], indexes?: number[] }}
*/
function useDictionary(values, type, type_length, encoding, dictionarySize, required) {
	if (encoding && encoding !== "RLE_DICTIONARY") return {};
	if (type === "BOOLEAN") return {};
	const forced = encoding === "RLE_DICTIONARY";
	const byteArrayPrefixSize = type === "BYTE_ARRAY" ? 4 : 0;
	if (!forced) {
		const sampleSize = Math.min(values.length, 1e3);
		const sampleSizes = /* @__PURE__ */ new Map();
		const sampleHashes = /* @__PURE__ */ new Map();
		let sampleDictionarySize = 0;
		let sampleTotalSize = 0;
		for (let i = 0; i < sampleSize; i++) {
			const value = values[sampleSize === 1 ? 0 : Math.floor(i * (values.length - 1) / (sampleSize - 1))];
			let key = value;
			if (value instanceof Uint8Array) {
				key = sampleHashes.get(value);
				if (key === void 0) {
					key = hashBytes(value);
					sampleHashes.set(value, key);
				}
			}
			let valueSize = sampleSizes.get(key);
			if (valueSize === void 0) {
				valueSize = estimateValueSize(value, type, type_length) + (value === null || value === void 0 ? 0 : byteArrayPrefixSize);
				sampleSizes.set(key, valueSize);
				sampleDictionarySize += valueSize;
			}
			sampleTotalSize += valueSize;
		}
		if (!sampleTotalSize || sampleDictionarySize / sampleTotalSize > sampleRejectionRatio) return {};
	}
	/** @type {any[]} */
	const dictionary = [];
	/** @type {number[]} */
	const indexes = new Array(values.length);
	/** @type {Map<any, number>} */
	const valueIndex = /* @__PURE__ */ new Map();
	/** @type {number[]} */
	const valueSizes = [];
	/** @type {Map<number, number[]>} */
	const hashBuckets = /* @__PURE__ */ new Map();
	let dictSize = 0;
	let physicalDictSize = 0;
	let totalSize = 0;
	let nonNullCount = 0;
	for (let i = 0; i < values.length; i++) {
		const value = values[i];
		if (value === null || value === void 0) {
			if (required) throw new Error("parquet required value is undefined");
			continue;
		}
		nonNullCount++;
		let index;
		if (value instanceof Uint8Array) {
			totalSize += value.byteLength;
			index = valueIndex.get(value);
			if (index !== void 0) {
				indexes[i] = index;
				continue;
			}
			const hash = hashBytes(value);
			const bucket = hashBuckets.get(hash);
			if (bucket) {
				for (const j of bucket) if (bytesEqual(dictionary[j], value)) {
					index = j;
					break;
				}
			}
			if (index === void 0) {
				dictSize += value.byteLength;
				if (!forced && dictionarySize) {
					physicalDictSize += value.byteLength;
					if (physicalDictSize > dictionarySize) return {};
				}
				index = dictionary.length;
				dictionary.push(value);
				if (bucket) bucket.push(index);
				else hashBuckets.set(hash, [index]);
			}
			valueIndex.set(value, index);
		} else {
			index = valueIndex.get(value);
			const valueSize = index === void 0 ? estimateValueSize(value, type, type_length) : valueSizes[index];
			totalSize += valueSize;
			if (index === void 0) {
				dictSize += valueSize;
				if (!forced && dictionarySize) {
					physicalDictSize += typeof value === "string" ? textEncoder.encode(value).byteLength : valueSize;
					if (physicalDictSize > dictionarySize) return {};
				}
				index = dictionary.length;
				dictionary.push(value);
				valueSizes[index] = valueSize;
				valueIndex.set(value, index);
			}
		}
		indexes[i] = index;
	}
	const bitWidth = Math.ceil(Math.log2(dictionary.length));
	const indexSize = Math.ceil(nonNullCount * bitWidth / 8);
	const plainSize = totalSize + nonNullCount * byteArrayPrefixSize;
	const dictionaryValueSize = dictSize + dictionary.length * byteArrayPrefixSize;
	if (!forced && 2 * (dictionaryValueSize + indexSize) > plainSize) return {};
	return {
		dictionary,
		indexes
	};
}
/**
* @param {Writer} writer
* @param {ColumnEncoder} column
* @param {DecodedArray} dictionary
* @returns {number} uncompressed page size including the header
*/
function writeDictionaryPage(writer, column, dictionary) {
	const { element, codec, compressors } = column;
	const { type, type_length } = element;
	if (!type) throw new Error(`column ${column.columnName} cannot determine type`);
	const dictionaryPage = new ByteWriter();
	writePlain(dictionaryPage, dictionary, type, type_length);
	const dictionaryBytes = dictionaryPage.getBytes();
	const compressedBytes = compressors[codec]?.(dictionaryBytes) ?? dictionaryBytes;
	const headerStart = writer.offset;
	writePageHeader(writer, {
		type: "DICTIONARY_PAGE",
		uncompressed_page_size: dictionaryBytes.byteLength,
		compressed_page_size: compressedBytes.byteLength,
		dictionary_page_header: {
			num_values: dictionary.length,
			encoding: "PLAIN"
		}
	});
	const headerSize = writer.offset - headerStart;
	writer.appendBytes(compressedBytes);
	return headerSize + dictionaryBytes.byteLength;
}
// node_modules/hyparquet-writer/src/geospatial.js
/**
* Compute geospatial statistics for GEOMETRY and GEOGRAPHY columns.
*
* @import {BoundingBox, DecodedArray, Geometry, GeospatialStatistics} from 'hyparquet/src/types.js'
* @param {DecodedArray} values
* @returns {GeospatialStatistics | undefined}
*/
function geospatialStatistics(values) {
	/** @type {Set<number>} */
	const typeCodes = /* @__PURE__ */ new Set();
	/** @type {Partial<BoundingBox> | undefined} */
	let partial;
	for (const value of values) {
		if (value === null || value === void 0) continue;
		if (typeof value !== "object") throw new Error("geospatial column expects GeoJSON geometries");
		partial = extendBoundsFromGeometry(partial, value);
		typeCodes.add(geometryTypeCodeWithDimension(value));
	}
	/** @type {BoundingBox | undefined} */
	let bbox;
	const { xmin, ymin, xmax, ymax } = partial ?? {};
	if (xmin !== void 0 && ymin !== void 0 && xmax !== void 0 && ymax !== void 0) bbox = {
		...partial,
		xmin,
		ymin,
		xmax,
		ymax
	};
	if (typeCodes.size || bbox) return {
		bbox,
		geospatial_types: typeCodes.size ? Array.from(typeCodes).sort((a, b) => a - b) : []
	};
}
/**
* @param {Partial<BoundingBox> | undefined} bbox
* @param {Geometry} geometry
* @returns {Partial<BoundingBox> | undefined}
*/
function extendBoundsFromGeometry(bbox, geometry) {
	if (geometry.type === "GeometryCollection") {
		for (const child of geometry.geometries || []) bbox = extendBoundsFromGeometry(bbox, child);
		return bbox;
	}
	return extendBoundsFromCoordinates(bbox, geometry.coordinates);
}
/**
* Recurse through nested coordinate arrays. At a leaf position [x,y,(z),(m)],
* each dimension is filtered independently. NaN/non-finite values in one
* dimension does not skip the others.
* @param {Partial<BoundingBox> | undefined} bbox
* @param {any[]} coordinates
* @returns {Partial<BoundingBox> | undefined}
*/
function extendBoundsFromCoordinates(bbox, coordinates) {
	if (typeof coordinates[0] === "number") {
		bbox = updateAxis(bbox, "xmin", "xmax", coordinates[0]);
		bbox = updateAxis(bbox, "ymin", "ymax", coordinates[1]);
		if (coordinates.length > 2) bbox = updateAxis(bbox, "zmin", "zmax", coordinates[2]);
		if (coordinates.length > 3) bbox = updateAxis(bbox, "mmin", "mmax", coordinates[3]);
		return bbox;
	}
	for (const child of coordinates) bbox = extendBoundsFromCoordinates(bbox, child);
	return bbox;
}
/**
* @param {Partial<BoundingBox> | undefined} bbox
* @param {'xmin' | 'ymin' | 'zmin' | 'mmin'} minKey
* @param {'xmax' | 'ymax' | 'zmax' | 'mmax'} maxKey
* @param {number | undefined} value
* @returns {Partial<BoundingBox> | undefined}
*/
function updateAxis(bbox, minKey, maxKey, value) {
	if (value === void 0 || !Number.isFinite(value)) return bbox;
	if (!bbox) bbox = {};
	const min = bbox[minKey];
	const max = bbox[maxKey];
	if (min === void 0 || value < min) bbox[minKey] = value;
	if (max === void 0 || value > max) bbox[maxKey] = value;
	return bbox;
}
/**
* @param {Geometry} geometry
* @returns {number}
*/
function geometryTypeCodeWithDimension(geometry) {
	const base = geometryTypeCodes[geometry.type];
	if (base === void 0) throw new Error(`unknown geometry type: ${geometry.type}`);
	const dim = inferGeometryDimensions$1(geometry);
	if (dim === 2) return base;
	if (dim === 3) return base + 1e3;
	if (dim === 4) return base + 3e3;
	throw new Error(`unsupported geometry dimensions: ${dim}`);
}
const geometryTypeCodes = {
	Point: 1,
	LineString: 2,
	Polygon: 3,
	MultiPoint: 4,
	MultiLineString: 5,
	MultiPolygon: 6,
	GeometryCollection: 7
};
/**
* Determine the maximum coordinate dimensions for the geometry.
* @param {Geometry} geometry
* @returns {number}
*/
function inferGeometryDimensions$1(geometry) {
	if (geometry.type === "GeometryCollection") {
		let maxDim = 0;
		for (const child of geometry.geometries || []) maxDim = Math.max(maxDim, inferGeometryDimensions$1(child));
		return maxDim || 2;
	}
	return inferCoordinateDimensions$1(geometry.coordinates);
}
/**
* @param {any[]} value
* @returns {number}
*/
function inferCoordinateDimensions$1(value) {
	if (!value.length) return 2;
	if (typeof value[0] === "number") return value.length;
	let maxDim = 0;
	for (const item of value) maxDim = Math.max(maxDim, inferCoordinateDimensions$1(item));
	return maxDim || 2;
}
// node_modules/hyparquet-writer/src/wkb.js
/**
* @import {Geometry, Position} from 'hyparquet/src/types.js'
*/
/**
* Serialize a GeoJSON geometry into ISO WKB.
*
* @param {Geometry} geometry
* @returns {Uint8Array}
*/
function geojsonToWkb(geometry) {
	const writer = new ByteWriter();
	writeGeometry(writer, geometry);
	return writer.getBytes();
}
/**
* @param {ByteWriter} writer
* @param {Geometry} geometry
*/
function writeGeometry(writer, geometry) {
	if (typeof geometry !== "object") throw new Error("geometry values must be GeoJSON geometries");
	const typeCode = geometryTypeCode(geometry.type);
	const dim = inferGeometryDimensions(geometry);
	let flag = 0;
	if (dim === 3) flag = 1;
	else if (dim === 4) flag = 3;
	else if (dim > 4) throw new Error(`unsupported geometry dimensions: ${dim}`);
	writer.appendUint8(1);
	writer.appendUint32(typeCode + flag * 1e3);
	if (geometry.type === "Point") writePosition(writer, geometry.coordinates, dim);
	else if (geometry.type === "LineString") writeLine(writer, geometry.coordinates, dim);
	else if (geometry.type === "Polygon") {
		writer.appendUint32(geometry.coordinates.length);
		for (const ring of geometry.coordinates) writeLine(writer, ring, dim);
	} else if (geometry.type === "MultiPoint") {
		writer.appendUint32(geometry.coordinates.length);
		for (const coordinates of geometry.coordinates) writeGeometry(writer, {
			type: "Point",
			coordinates
		});
	} else if (geometry.type === "MultiLineString") {
		writer.appendUint32(geometry.coordinates.length);
		for (const coordinates of geometry.coordinates) writeGeometry(writer, {
			type: "LineString",
			coordinates
		});
	} else if (geometry.type === "MultiPolygon") {
		writer.appendUint32(geometry.coordinates.length);
		for (const coordinates of geometry.coordinates) writeGeometry(writer, {
			type: "Polygon",
			coordinates
		});
	} else if (geometry.type === "GeometryCollection") {
		writer.appendUint32(geometry.geometries.length);
		for (const child of geometry.geometries) writeGeometry(writer, child);
	} else throw new Error("unsupported geometry type");
}
/**
* @param {ByteWriter} writer
* @param {Position} position
* @param {number} dim
*/
function writePosition(writer, position, dim) {
	if (position.length < dim) throw new Error("geometry position dimensions mismatch");
	for (let i = 0; i < dim; i++) writer.appendFloat64(position[i]);
}
/**
* @param {ByteWriter} writer
* @param {Position[]} coordinates
* @param {number} dim
*/
function writeLine(writer, coordinates, dim) {
	writer.appendUint32(coordinates.length);
	for (const position of coordinates) writePosition(writer, position, dim);
}
/**
* @param {Geometry['type']} type
* @returns {number}
*/
function geometryTypeCode(type) {
	if (type === "Point") return 1;
	if (type === "LineString") return 2;
	if (type === "Polygon") return 3;
	if (type === "MultiPoint") return 4;
	if (type === "MultiLineString") return 5;
	if (type === "MultiPolygon") return 6;
	if (type === "GeometryCollection") return 7;
	throw new Error(`unknown geometry type: ${type}`);
}
/**
* Determine the maximum coordinate dimensions for the geometry.
*
* @param {Geometry} geometry
* @returns {number}
*/
function inferGeometryDimensions(geometry) {
	if (geometry.type === "GeometryCollection") {
		let maxDim = 0;
		for (const child of geometry.geometries) maxDim = Math.max(maxDim, inferGeometryDimensions(child));
		return maxDim || 2;
	}
	return inferCoordinateDimensions(geometry.coordinates);
}
/**
* @param {any} value
* @returns {number}
*/
function inferCoordinateDimensions(value) {
	if (!Array.isArray(value)) return 2;
	if (!value.length) return 2;
	if (typeof value[0] === "number") return value.length;
	let maxDim = 0;
	for (const item of value) maxDim = Math.max(maxDim, inferCoordinateDimensions(item));
	return maxDim || 2;
}
// node_modules/hyparquet-writer/src/unconvert.js
/**
* @import {DecodedArray, SchemaElement} from 'hyparquet'
* @import {MinMaxType} from 'hyparquet/src/types.js'
* @import {ChunkStatistics, ThriftObject} from '../src/types.js'
*/
const dayMillis = 864e5;
/**
* Convert values while reusing the result for repeated primitives or object
* references. This prevents repeated logical values from retaining a separate
* byte array for every row. The cache is released when conversion returns.
*
* @param {DecodedArray} values
* @param {(value: any) => any} convert
* @returns {any[]}
*/
function mapConverted(values, convert) {
	const cache = /* @__PURE__ */ new Map();
	return Array.from(values, (value) => {
		if (cache.has(value)) return cache.get(value);
		const result = convert(value);
		cache.set(value, result);
		return result;
	});
}
/**
* Convert from rich to primitive types.
*
* @param {SchemaElement} element
* @param {DecodedArray} values
* @returns {DecodedArray}
*/
function unconvert(element, values) {
	const { type, converted_type: ctype, logical_type: ltype } = element;
	if (ctype === "DECIMAL") {
		const factor = 10 ** (element.scale || 0);
		return Array.from(values, (v) => {
			if (v === null || v === void 0) return v;
			if (typeof v === "bigint") return unconvertDecimal(element, v);
			if (typeof v !== "number") throw new Error("DECIMAL must be a number or bigint");
			return unconvertDecimal(element, BigInt(Math.round(v * factor)));
		});
	}
	if (ctype === "DATE") return Array.from(values).map((v) => {
		if (v instanceof Date) return Math.floor(v.getTime() / dayMillis);
		return v;
	});
	if (ctype === "TIMESTAMP_MILLIS") return Array.from(values).map((v) => {
		if (v === null || v === void 0) return v;
		if (v instanceof Date) return BigInt(v.getTime());
		return BigInt(v);
	});
	if (ctype === "TIMESTAMP_MICROS") return Array.from(values).map((v) => {
		if (v === null || v === void 0) return v;
		if (v instanceof Date) return BigInt(v.getTime() * 1e3);
		return BigInt(v);
	});
	if (ctype === "JSON") {
		if (!Array.isArray(values)) throw new Error("JSON must be an array");
		const encoder = new TextEncoder();
		return mapConverted(values, (v) => v === null || v === void 0 ? v : encoder.encode(JSON.stringify(toJson(v))));
	}
	if (ctype === "UTF8") {
		if (!Array.isArray(values)) throw new Error("strings must be an array");
		const encoder = new TextEncoder();
		return values.map((v) => typeof v === "string" ? encoder.encode(v) : v);
	}
	if (ctype === "UINT_32" || ltype?.type === "INTEGER" && ltype.bitWidth === 32 && !ltype.isSigned) {
		if (values instanceof Uint32Array) return values;
		if (values instanceof Int32Array) return new Uint32Array(values.buffer, values.byteOffset, values.length);
		return Array.from(values).map((v) => {
			if (v === null || v === void 0) return v;
			if (!Number.isSafeInteger(v)) throw new Error("expected integer value, got " + v);
			if (v < 0 || v > 4294967295) throw new Error("expected uint32 value, got " + v);
			if (v > 2147483647) return v - 4294967296;
			return v;
		});
	}
	if (ltype?.type === "FLOAT16") {
		if (type !== "FIXED_LEN_BYTE_ARRAY") throw new Error("FLOAT16 must be FIXED_LEN_BYTE_ARRAY type");
		if (element.type_length !== 2) throw new Error("FLOAT16 expected type_length to be 2 bytes");
		return Array.from(values).map(unconvertFloat16);
	}
	if (ltype?.type === "UUID") {
		if (!Array.isArray(values)) throw new Error("UUID must be an array");
		if (type !== "FIXED_LEN_BYTE_ARRAY") throw new Error("UUID must be FIXED_LEN_BYTE_ARRAY type");
		if (element.type_length !== 16) throw new Error("UUID expected type_length to be 16 bytes");
		return values.map(unconvertUuid);
	}
	if (ltype?.type === "TIMESTAMP") return Array.from(values).map((v) => {
		if (v === null || v === void 0) return v;
		if (v instanceof Date) {
			const millis = BigInt(v.getTime());
			if (ltype.unit === "NANOS") return millis * 1000000n;
			if (ltype.unit === "MICROS") return millis * 1000n;
			return millis;
		}
		return BigInt(v);
	});
	if (ltype?.type === "GEOMETRY" || ltype?.type === "GEOGRAPHY") {
		if (!Array.isArray(values)) throw new Error("geometry must be an array");
		return mapConverted(values, (v) => {
			if (v === null || v === void 0) return v;
			return geojsonToWkb(v);
		});
	}
	return values;
}
/**
* @param {Uint8Array | string | undefined} value
* @returns {Uint8Array | undefined}
*/
function unconvertUuid(value) {
	if (value === void 0 || value === null) return;
	if (value instanceof Uint8Array) return value;
	if (typeof value === "string") {
		if (!/^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i.test(value)) throw new Error("UUID must be a valid UUID string");
		value = value.replace(/-/g, "").toLowerCase();
		const bytes = /* @__PURE__ */ new Uint8Array(16);
		for (let i = 0; i < 16; i++) bytes[i] = parseInt(value.slice(i * 2, i * 2 + 2), 16);
		return bytes;
	}
	throw new Error("UUID must be a string or Uint8Array");
}
const STATS_TRUNCATE_LENGTH = 16;
const utf8Decoder = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
/**
* Truncate a byte-array statistic to at most `length` bytes.
*
* A prefix is a valid lower bound (min). A max is rounded up to a short value
* that is still >= the original. STRING and ENUM bounds are cut on a code point
* boundary so they stay valid UTF-8. A prefix of a JSON or BSON document is not
* a valid document, so those bounds are kept whole. When no short upper bound
* exists, the max is kept whole.
*
* @param {Uint8Array} bytes
* @param {SchemaElement} element
* @param {boolean} isMax
* @param {number} length
* @returns {Uint8Array}
*/
function truncateStatistic(bytes, element, isMax, length) {
	if (bytes.length <= length || !isTruncatable(element)) return bytes;
	return (isUtf8(element) ? truncateUtf8(bytes, isMax, length) : truncateBytes(bytes, isMax, length)) ?? bytes;
}
/**
* @param {SchemaElement} element
* @returns {boolean}
*/
function isTruncatable({ type, converted_type, logical_type }) {
	if (type !== "BYTE_ARRAY") return false;
	if (converted_type === "DECIMAL" || converted_type === "JSON" || converted_type === "BSON") return false;
	return logical_type?.type !== "JSON" && logical_type?.type !== "BSON";
}
/**
* @param {SchemaElement} element
* @returns {boolean}
*/
function isUtf8({ converted_type, logical_type }) {
	return converted_type === "UTF8" || converted_type === "ENUM" || logical_type?.type === "STRING" || logical_type?.type === "ENUM";
}
/**
* Byte-wise truncation. A max increments the last byte that is < 0xFF after
* dropping trailing 0xFF bytes.
*
* @param {Uint8Array} bytes
* @param {boolean} isMax
* @param {number} length
* @returns {Uint8Array | undefined}
*/
function truncateBytes(bytes, isMax, length) {
	const prefix = new Uint8Array(bytes.subarray(0, length));
	if (!isMax) return prefix;
	let i = prefix.length - 1;
	while (i >= 0 && prefix[i] === 255) i--;
	if (i < 0) return void 0;
	const rounded = prefix.slice(0, i + 1);
	rounded[i] += 1;
	return rounded;
}
/**
* UTF-8 truncation on a code point boundary. A max increments the last code
* point that has a successor fitting the length, skipping surrogates.
* Invalid UTF-8 falls back to byte-wise truncation.
*
* @param {Uint8Array} bytes
* @param {boolean} isMax
* @param {number} length
* @returns {Uint8Array | undefined}
*/
function truncateUtf8(bytes, isMax, length) {
	let end = length;
	while (end > 0 && (bytes[end] & 192) === 128) end--;
	if (!isMax) return new Uint8Array(bytes.subarray(0, end));
	let text;
	try {
		text = utf8Decoder.decode(bytes.subarray(0, end));
	} catch {
		return truncateBytes(bytes, isMax, length);
	}
	const codePoints = Array.from(text, (c) => c.codePointAt(0) ?? 0);
	const encoder = new TextEncoder();
	for (let i = codePoints.length - 1; i >= 0; i--) {
		end--;
		while (end > 0 && (bytes[end] & 192) === 128) end--;
		const code = codePoints[i];
		if (code === 1114111) continue;
		const next = code === 55295 ? 57344 : code + 1;
		const suffix = encoder.encode(String.fromCodePoint(next));
		if (end + suffix.length > length) continue;
		const rounded = new Uint8Array(end + suffix.length);
		rounded.set(bytes.subarray(0, end));
		rounded.set(suffix, end);
		return rounded;
	}
}
/**
* Returns false when a min/max value had to be truncated, otherwise undefined.
*
* We only emit the (optional) exactness flag when it is false; an absent flag
* means the value is exact, which keeps the footer small for untruncated columns.
*
* @param {MinMaxType | undefined} value
* @param {SchemaElement} element
* @param {boolean} isMax
* @param {number} length
* @returns {boolean | undefined}
*/
function minMaxIsExact(value, element, isMax, length) {
	if (value === void 0 || value === null) return void 0;
	if (!isTruncatable(element)) return void 0;
	const bytes = value instanceof Uint8Array ? value : new TextEncoder().encode(value.toString());
	return truncateStatistic(bytes, element, isMax, length) === bytes ? void 0 : false;
}
/**
* Uncovert from rich type to byte array for metadata statistics.
*
* @param {MinMaxType | undefined} value
* @param {SchemaElement} element
* @param {boolean} isMax whether this is a max value (rounds truncation up)
* @param {number} [truncateLength] max bytes for a byte-array value
* @returns {Uint8Array | undefined}
*/
function unconvertMinMax(value, element, isMax, truncateLength = STATS_TRUNCATE_LENGTH) {
	if (value === void 0 || value === null) return void 0;
	const { type, converted_type } = element;
	if (type === "BOOLEAN") return new Uint8Array([value ? 1 : 0]);
	if (element.logical_type?.type === "UUID" && (typeof value === "string" || value instanceof Uint8Array)) return unconvertUuid(value);
	if (converted_type === "DECIMAL") {
		if (typeof value !== "number" && typeof value !== "bigint") throw new Error("DECIMAL must be a number or bigint");
		const factor = 10 ** (element.scale || 0);
		const out = unconvertDecimal(element, typeof value === "bigint" ? value : BigInt(Math.round(value * factor)));
		if (out instanceof Uint8Array) return out;
		if (typeof out === "number") {
			const buffer = /* @__PURE__ */ new ArrayBuffer(4);
			new DataView(buffer).setInt32(0, out, true);
			return new Uint8Array(buffer);
		}
		if (typeof out === "bigint") {
			const buffer = /* @__PURE__ */ new ArrayBuffer(8);
			new DataView(buffer).setBigInt64(0, out, true);
			return new Uint8Array(buffer);
		}
	}
	if (element.logical_type?.type === "FLOAT16" && typeof value === "number") return unconvertFloat16(value);
	if (type === "BYTE_ARRAY" || type === "FIXED_LEN_BYTE_ARRAY") return truncateStatistic(value instanceof Uint8Array ? value : new TextEncoder().encode(value.toString()), element, isMax, truncateLength);
	if (type === "FLOAT" && typeof value === "number") {
		const buffer = /* @__PURE__ */ new ArrayBuffer(4);
		new DataView(buffer).setFloat32(0, value, true);
		return new Uint8Array(buffer);
	}
	if (type === "DOUBLE" && typeof value === "number") {
		const buffer = /* @__PURE__ */ new ArrayBuffer(8);
		new DataView(buffer).setFloat64(0, value, true);
		return new Uint8Array(buffer);
	}
	if (type === "INT32" && typeof value === "number") {
		const buffer = /* @__PURE__ */ new ArrayBuffer(4);
		new DataView(buffer).setInt32(0, value, true);
		return new Uint8Array(buffer);
	}
	if (type === "INT64" && (typeof value === "bigint" || typeof value === "number" && Number.isInteger(value))) {
		const buffer = /* @__PURE__ */ new ArrayBuffer(8);
		new DataView(buffer).setBigInt64(0, BigInt(value), true);
		return new Uint8Array(buffer);
	}
	if (type === "INT32" && converted_type === "DATE" && value instanceof Date) {
		const buffer = /* @__PURE__ */ new ArrayBuffer(4);
		new DataView(buffer).setInt32(0, Math.floor(value.getTime() / dayMillis), true);
		return new Uint8Array(buffer);
	}
	if (type === "INT64" && converted_type === "TIMESTAMP_MILLIS" && value instanceof Date) {
		const buffer = /* @__PURE__ */ new ArrayBuffer(8);
		new DataView(buffer).setBigInt64(0, BigInt(value.getTime()), true);
		return new Uint8Array(buffer);
	}
	if (type === "INT64" && converted_type === "TIMESTAMP_MICROS" && value instanceof Date) {
		const buffer = /* @__PURE__ */ new ArrayBuffer(8);
		new DataView(buffer).setBigInt64(0, BigInt(value.getTime() * 1e3), true);
		return new Uint8Array(buffer);
	}
	if (type === "INT64" && element.logical_type?.type === "TIMESTAMP" && value instanceof Date) {
		const millis = BigInt(value.getTime());
		const { unit } = element.logical_type;
		let bigintValue = millis;
		if (unit === "NANOS") bigintValue = millis * 1000000n;
		else if (unit === "MICROS") bigintValue = millis * 1000n;
		const buffer = /* @__PURE__ */ new ArrayBuffer(8);
		new DataView(buffer).setBigInt64(0, bigintValue, true);
		return new Uint8Array(buffer);
	}
	throw new Error(`unsupported type for statistics: ${type} with value ${value}`);
}
/**
* @param {ChunkStatistics} stats
* @param {SchemaElement} element
* @param {number} [truncateLength] max bytes for a byte-array min/max
* @returns {ThriftObject}
*/
function unconvertStatistics(stats, element, truncateLength = STATS_TRUNCATE_LENGTH) {
	return {
		field_1: unconvertMinMax(stats.max, element, true, truncateLength),
		field_2: unconvertMinMax(stats.min, element, false, truncateLength),
		field_3: stats.null_count,
		field_4: stats.distinct_count,
		field_5: unconvertMinMax(stats.max_value, element, true, truncateLength),
		field_6: unconvertMinMax(stats.min_value, element, false, truncateLength),
		field_7: stats.is_max_value_exact ?? minMaxIsExact(stats.max_value ?? stats.max, element, true, truncateLength),
		field_8: stats.is_min_value_exact ?? minMaxIsExact(stats.min_value ?? stats.min, element, false, truncateLength),
		field_9: stats.nan_count
	};
}
/**
* @param {SchemaElement} element
* @param {bigint} value
* @returns {number | bigint | Uint8Array}
*/
function unconvertDecimal({ type, type_length }, value) {
	if (type === "INT32") return Number(value);
	if (type === "INT64") return value;
	if (type === "FIXED_LEN_BYTE_ARRAY" && !type_length) throw new Error("fixed length byte array type_length is required");
	if (!type_length && !value) return /* @__PURE__ */ new Uint8Array();
	const bytes = [];
	while (true) {
		const byte = Number(value & 255n);
		bytes.unshift(byte);
		value >>= 8n;
		if (type_length) {
			if (bytes.length >= type_length) break;
		} else {
			const sign = byte & 128;
			if (!sign && value === 0n || sign && value === -1n) break;
		}
	}
	return new Uint8Array(bytes);
}
/**
* @param {number | undefined} value
* @returns {Uint8Array | undefined}
*/
function unconvertFloat16(value) {
	if (value === void 0 || value === null) return;
	if (typeof value !== "number") throw new Error("parquet float16 expected number value");
	if (Number.isNaN(value)) return new Uint8Array([0, 126]);
	const sign = value < 0 || Object.is(value, -0) ? 1 : 0;
	const abs = Math.abs(value);
	if (!isFinite(abs)) return new Uint8Array([0, sign << 7 | 124]);
	if (abs === 0) return new Uint8Array([0, sign << 7]);
	if (abs >= 65520) return new Uint8Array([0, sign << 7 | 124]);
	let exponent = -14;
	if (abs >= 2 ** -14) {
		const view = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));
		view.setFloat64(0, abs);
		exponent = (view.getUint32(0) >>> 20 & 2047) - 1023;
	}
	const scaled = abs / 2 ** (exponent - 10);
	let significand = Math.floor(scaled);
	const remainder = scaled - significand;
	if (remainder > .5 || remainder === .5 && significand % 2) significand++;
	const magnitude = abs < 2 ** -14 ? significand : (exponent + 14) * 1024 + significand;
	const bits16 = sign << 15 | magnitude;
	return new Uint8Array([bits16 & 255, bits16 >> 8]);
}
// node_modules/hyparquet-writer/src/column.js
/**
* @import {ColumnChunk, DecodedArray, Encoding, OffsetIndex, ParquetType, SchemaElement} from 'hyparquet'
* @import {PageEncodingStats} from 'hyparquet/src/types.js'
* @import {ChunkStatistics, ColumnEncoder, PageColumnIndex, PageData, Writer} from '../src/types.js'
*/
/**
* Write a column chunk to the writer.
*
* @param {object} options
* @param {Writer} options.writer
* @param {ColumnEncoder} options.column
* @param {PageData} options.pageData
* @returns {{ chunk: ColumnChunk, columnIndex?: PageColumnIndex, offsetIndex?: OffsetIndex, bloomFilter?: Uint32Array }}
*/
function writeColumn({ writer, column, pageData }) {
	const { columnName, element, schemaPath, stats, pageSize, dictionarySize, encoding: userEncoding } = column;
	const { type, type_length } = element;
	if (!type) throw new Error(`column ${columnName} cannot determine type`);
	const { values, definitionLevels, repetitionLevels, maxDefinitionLevel } = pageData;
	const offsetStart = writer.offset;
	let uncompressedSize = 0;
	/** @type {Encoding[]} */
	const encodings = [];
	const isGeospatial = element?.logical_type?.type === "GEOMETRY" || element?.logical_type?.type === "GEOGRAPHY";
	const geospatial_statistics = stats && isGeospatial ? geospatialStatistics(values) : void 0;
	let bloomFilter;
	if (column.bloomFilter) {
		const builder = new BloomBuilder(element, typeof column.bloomFilter === "object" ? column.bloomFilter : void 0);
		for (const v of values) builder.insert(v);
		bloomFilter = builder.finalize();
	}
	/** @type {bigint | undefined} */
	let dictionary_page_offset;
	const selectPhysical = element.converted_type !== "UTF8";
	const dictionaryValues = selectPhysical ? unconvert(element, values) : values;
	if (type === "INT64") {
		const unsigned = element.converted_type === "UINT_64" || element.logical_type?.type === "INTEGER" && !element.logical_type.isSigned;
		const min = unsigned ? 0n : -(2n ** 63n);
		const max = unsigned ? 2n ** 64n - 1n : 2n ** 63n - 1n;
		for (const value of dictionaryValues) if (value !== null && value !== void 0 && (value < min || value > max)) throw new RangeError(`parquet INT64 value out of range: ${value}`);
	}
	const statisticsValues = element.converted_type === "JSON" ? dictionaryValues : values;
	const statistics = stats ? getStatistics(statisticsValues, element) : void 0;
	const { dictionary, indexes } = useDictionary(dictionaryValues, type, type_length, userEncoding, dictionarySize, maxDefinitionLevel === 0);
	/** @type {Encoding} */
	let encoding;
	/** @type {DecodedArray} */
	let writeValues;
	let writeType = type;
	if (dictionary && indexes) {
		writeValues = indexes;
		writeType = "INT32";
		encoding = "RLE_DICTIONARY";
		dictionary_page_offset = BigInt(writer.offset);
		const unconverted = selectPhysical ? dictionary : unconvert(element, dictionary);
		uncompressedSize += writeDictionaryPage(writer, column, unconverted);
		encodings.push("PLAIN");
	} else {
		writeValues = selectPhysical ? dictionaryValues : unconvert(element, values);
		encoding = userEncoding && userEncoding !== "RLE_DICTIONARY" ? userEncoding : type === "BOOLEAN" && values.length > 16 ? "RLE" : "PLAIN";
	}
	encodings.push(encoding);
	const pageBoundaries = getPageBoundaries(writeValues, writeType, type_length, pageSize, repetitionLevels);
	/** @type {PageColumnIndex | undefined} */
	let columnIndex = column.columnIndex && pageBoundaries.length > 1 ? {
		null_pages: [],
		min_values: [],
		max_values: [],
		boundary_order: "UNORDERED",
		null_counts: [],
		nan_counts: isFloat(element) ? [] : void 0
	} : void 0;
	/** @type {OffsetIndex | undefined} */
	const offsetIndex = column.offsetIndex && pageBoundaries.length > 1 ? { page_locations: [] } : void 0;
	const data_page_offset = BigInt(writer.offset);
	let first_row_index = 0n;
	let prevStart = 0;
	let prevMinValue;
	let prevMaxValue;
	let ascending = true;
	let descending = true;
	for (const { start, end } of pageBoundaries) {
		const pageOffset = writer.offset;
		const pageChunk = {
			values: writeValues.slice(start, end),
			definitionLevels: definitionLevels.slice(start, end),
			repetitionLevels: repetitionLevels.slice(start, end),
			maxDefinitionLevel
		};
		uncompressedSize += writeDataPageV2({
			writer,
			column,
			encoding,
			pageData: pageChunk
		});
		if (columnIndex) {
			const { min_value, max_value, null_count = 0n, nan_count } = getStatistics(statisticsValues.slice(start, end), element);
			const nullPage = null_count === BigInt(end - start);
			const minBytes = unconvertMinMax(min_value, element, false, column.statisticsTruncateLength);
			const maxBytes = unconvertMinMax(max_value, element, true, column.statisticsTruncateLength);
			if (!nullPage && (!minBytes || !maxBytes)) columnIndex = void 0;
			else {
				columnIndex.null_pages.push(nullPage);
				columnIndex.min_values.push(minBytes ?? /* @__PURE__ */ new Uint8Array());
				columnIndex.max_values.push(maxBytes ?? /* @__PURE__ */ new Uint8Array());
				columnIndex.null_counts?.push(null_count);
				if (nan_count !== void 0) columnIndex.nan_counts?.push(nan_count);
				if (prevMinValue !== void 0 && min_value !== void 0) {
					const order = compareValues(prevMinValue, min_value);
					if (order > 0) ascending = false;
					if (order < 0) descending = false;
				}
				if (prevMaxValue !== void 0 && max_value !== void 0) {
					const order = compareValues(prevMaxValue, max_value);
					if (order > 0) ascending = false;
					if (order < 0) descending = false;
				}
				prevMinValue = min_value;
				prevMaxValue = max_value;
			}
		}
		if (offsetIndex) {
			if (repetitionLevels.length) {
				for (let i = prevStart + 1; i <= start; i++) if (repetitionLevels[i] === 0) first_row_index++;
			} else first_row_index = BigInt(start);
			offsetIndex.page_locations.push({
				offset: BigInt(pageOffset),
				compressed_page_size: writer.offset - pageOffset,
				first_row_index
			});
		}
		prevStart = start;
	}
	if (columnIndex) {
		if (ascending) columnIndex.boundary_order = "ASCENDING";
		else if (descending) columnIndex.boundary_order = "DESCENDING";
	}
	/** @type {PageEncodingStats[] | undefined} */
	let encoding_stats;
	if (stats) {
		encoding_stats = [];
		if (dictionary_page_offset !== void 0) encoding_stats.push({
			page_type: "DICTIONARY_PAGE",
			encoding: "PLAIN",
			count: 1
		});
		encoding_stats.push({
			page_type: "DATA_PAGE_V2",
			encoding,
			count: pageBoundaries.length
		});
	}
	return {
		chunk: {
			meta_data: {
				type,
				encodings,
				path_in_schema: schemaPath.slice(1).map((s) => s.name),
				codec: column.codec ?? "UNCOMPRESSED",
				num_values: BigInt(values.length),
				total_compressed_size: BigInt(writer.offset - offsetStart),
				total_uncompressed_size: BigInt(uncompressedSize),
				data_page_offset,
				dictionary_page_offset,
				statistics,
				encoding_stats,
				geospatial_statistics
			},
			file_offset: BigInt(offsetStart)
		},
		columnIndex,
		offsetIndex,
		bloomFilter
	};
}
/**
* Split values into pages by estimated byte size. A page can only begin at a
* row boundary (repetition level 0), as data page v2 requires: a row never
* spans pages, so a page may run past pageSize to reach the next row.
*
* @param {DecodedArray} values
* @param {ParquetType} type
* @param {number | undefined} type_length
* @param {number} pageSize
* @param {number[]} [repetitionLevels] empty for unrepeated columns
* @returns {{start: number, end: number}[]}
*/
function getPageBoundaries(values, type, type_length, pageSize, repetitionLevels = []) {
	if (!pageSize) return [{
		start: 0,
		end: values.length
	}];
	const boundaries = [];
	let start = 0;
	let accumulatedBytes = 0;
	for (let i = 0; i < values.length; i++) {
		const valueSize = estimateValueSize(values[i], type, type_length);
		accumulatedBytes += valueSize;
		const rowStart = !repetitionLevels.length || repetitionLevels[i] === 0;
		if (accumulatedBytes >= pageSize && i > start && rowStart) {
			boundaries.push({
				start,
				end: i
			});
			start = i;
			accumulatedBytes = valueSize;
		}
	}
	if (start < values.length) boundaries.push({
		start,
		end: values.length
	});
	return boundaries;
}
/**
* @param {DecodedArray} values
* @param {SchemaElement} element
* @returns {ChunkStatistics}
*/
function getStatistics(values, element) {
	let min_value = void 0;
	let max_value = void 0;
	let null_count = 0n;
	let nan_count = isFloat(element) ? 0n : void 0;
	for (const value of values) {
		if (value === null || value === void 0) {
			null_count++;
			continue;
		}
		const statisticValue = physicalStatistic(value, element);
		if (typeof statisticValue === "object" && !(statisticValue instanceof Uint8Array)) continue;
		if (typeof statisticValue === "number" && Number.isNaN(statisticValue)) {
			if (nan_count !== void 0) nan_count++;
			continue;
		}
		if (min_value === void 0 || compareValues(statisticValue, min_value) < 0) min_value = statisticValue;
		if (max_value === void 0 || compareValues(statisticValue, max_value) > 0) max_value = statisticValue;
	}
	if (min_value === 0) min_value = -0;
	if (max_value === 0) max_value = 0;
	return {
		min_value,
		max_value,
		null_count,
		nan_count
	};
}
/**
* @param {SchemaElement} element
* @returns {boolean}
*/
function isFloat({ type, logical_type }) {
	return type === "FLOAT" || type === "DOUBLE" || logical_type?.type === "FLOAT16";
}
/**
* Normalize values that have more than one input representation, so that
* statistics compare them as the physical values they are written as. DECIMAL
* numbers are logical values while bigints are already unscaled, and a Date in
* a DATE or TIMESTAMP column is stored in the column's unit.
*
* @param {any} value
* @param {SchemaElement} element
* @returns {any}
*/
function physicalStatistic(value, element) {
	if (element.converted_type === "DECIMAL" && typeof value === "number") return BigInt(Math.round(value * 10 ** (element.scale || 0)));
	if (value instanceof Date && (element.type === "INT32" || element.type === "INT64")) return unconvert(element, [value])[0];
	return value;
}
/**
* Compare primitive statistic values or Parquet byte arrays. Byte arrays use
* unsigned lexicographic order, as required for BYTE_ARRAY min/max bounds.
*
* @param {any} left
* @param {any} right
* @returns {number}
*/
function compareValues(left, right) {
	if (left instanceof Uint8Array && right instanceof Uint8Array) {
		const length = Math.min(left.length, right.length);
		for (let i = 0; i < length; i += 1) if (left[i] !== right[i]) return left[i] - right[i];
		return left.length - right.length;
	}
	if (typeof left === "string" && typeof right === "string") return compareStrings(left, right);
	if (left < right) return -1;
	if (left > right) return 1;
	return 0;
}
/**
* Compare strings in UTF-8 byte order, which is code point order. JavaScript
* `<` compares UTF-16 code units, which misorders supplementary characters
* (surrogate pairs) against U+E000..U+FFFF. Lone surrogates compare as U+FFFD,
* matching how TextEncoder writes them.
*
* @param {string} left
* @param {string} right
* @returns {number}
*/
function compareStrings(left, right) {
	if (left === right) return 0;
	const length = Math.min(left.length, right.length);
	let i = 0;
	while (i < length && left.charCodeAt(i) === right.charCodeAt(i)) i++;
	if (i > 0) {
		const prev = left.charCodeAt(i - 1);
		if (prev >= 55296 && prev <= 56319) i--;
	}
	while (i < left.length && i < right.length) {
		const a = codePointAt(left, i);
		const b = codePointAt(right, i);
		if (a !== b) return a - b;
		i += a > 65535 ? 2 : 1;
	}
	return left.length - right.length;
}
/**
* @param {string} str
* @param {number} i
* @returns {number}
*/
function codePointAt(str, i) {
	const code = str.codePointAt(i) ?? 65533;
	return code >= 55296 && code <= 57343 ? 65533 : code;
}
// node_modules/hyparquet-writer/src/dremel.js
/**
* @import {DecodedArray, SchemaElement, SchemaTree} from 'hyparquet'
* @import {PageData} from '../src/types.js'
*/
/**
* Encode column values into repetition and definition levels following the
* Dremel algorithm. Returns page data for one subcolumn (leaf node in the schema).
*
* @param {SchemaTree[]} treePath schema tree nodes from root to leaf
* @param {DecodedArray} rows top-level column data
* @returns {PageData}
*/
function encodeNestedValues(treePath, rows) {
	const schemaPath = treePath.map((n) => n.element);
	if (treePath.length < 2) throw new Error("parquet schema path must include column");
	/** @type {number[]} */
	const definitionLevels = [];
	/** @type {number[]} */
	const repetitionLevels = [];
	const maxDefinitionLevel = getMaxDefinitionLevel(treePath);
	if (treePath.length === 2 && maxDefinitionLevel === 0) return {
		values: rows,
		definitionLevels,
		repetitionLevels,
		maxDefinitionLevel
	};
	if (treePath.length === 2 && maxDefinitionLevel === 1) {
		const definitionLevels = new Array(rows.length);
		for (let i = 0; i < rows.length; i++) definitionLevels[i] = rows[i] === null || rows[i] === void 0 ? 0 : 1;
		return {
			values: rows,
			definitionLevels,
			repetitionLevels,
			maxDefinitionLevel
		};
	}
	const repLevelPrior = new Array(treePath.length);
	let repeatedCount = 0;
	for (let i = 0; i < treePath.length; i++) {
		repLevelPrior[i] = repeatedCount;
		if (schemaPath[i].repetition_type === "REPEATED") repeatedCount++;
	}
	/** @type {any[]} */
	const values = [];
	for (const row of rows) visit(1, row, 0, 0, false);
	return {
		values,
		definitionLevels,
		repetitionLevels,
		maxDefinitionLevel
	};
	/**
	* Recursively walk the schema path, emitting definition/repetition pairs.
	*
	* @param {number} depth index into schemaPath
	* @param {any} value value at the current depth
	* @param {number} defLevel definition level accumulated so far
	* @param {number} repLevel repetition level for the next emitted slot
	* @param {boolean} allowNull whether the current value is allowed to be null
	*/
	function visit(depth, value, defLevel, repLevel, allowNull) {
		const element = schemaPath[depth];
		const repetition = element.repetition_type || "REQUIRED";
		if (depth === treePath.length - 1) {
			if (value === null || value === void 0) {
				if (repetition === "REQUIRED" && !allowNull) throw new Error("parquet required value is undefined");
				definitionLevels.push(defLevel);
			} else definitionLevels.push(repetition === "REQUIRED" ? defLevel : defLevel + 1);
			repetitionLevels.push(repLevel);
			values.push(value);
			return;
		}
		if (repetition === "REPEATED") {
			if (value === null || value === void 0) {
				if (!allowNull) throw new Error("parquet required value is undefined");
				visit(depth + 1, void 0, defLevel, repLevel, true);
				return;
			}
			if (!Array.isArray(value)) throw new Error(`parquet repeated field ${element.name} must be an array`);
			if (!value.length) {
				visit(depth + 1, void 0, defLevel, repLevel, true);
				return;
			}
			const isMapEntry = isMapLike(treePath[depth - 1]);
			const childElement = schemaPath[depth + 1];
			for (let i = 0; i < value.length; i++) {
				let childValue = value[i];
				if (isMapEntry && childValue && typeof childValue === "object" && childElement) childValue = childValue[childElement.name];
				const childRep = i === 0 ? repLevel : repLevelPrior[depth] + 1;
				visit(depth + 1, childValue, defLevel + 1, childRep, false);
			}
			return;
		}
		if (repetition === "OPTIONAL") {
			if (value === null || value === void 0) visit(depth + 1, void 0, defLevel, repLevel, true);
			else {
				const childValue = getChildValue(depth, value);
				const childIsNull = childValue === null || childValue === void 0;
				const isLogicalContainer = isListLike(treePath[depth]) || isMapLike(treePath[depth]);
				const nextDef = element.num_children && !element.type && !isLogicalContainer || !childIsNull ? defLevel + 1 : defLevel;
				visit(depth + 1, childValue, nextDef, repLevel, childIsNull);
			}
			return;
		}
		if (value === null || value === void 0) {
			if (!allowNull) throw new Error("parquet required value is undefined");
			visit(depth + 1, void 0, defLevel, repLevel, true);
		} else visit(depth + 1, getChildValue(depth, value), defLevel, repLevel, false);
	}
	/**
	* Select the child value for the next schema element in the path.
	* Normalizes maps to {key, value} entries.
	*
	* @param {number} depth current schema depth
	* @param {any} currentValue current value at this depth
	* @returns {any}
	*/
	function getChildValue(depth, currentValue) {
		if (currentValue === null || currentValue === void 0) return void 0;
		const child = schemaPath[depth + 1];
		if (!child) return void 0;
		if (isListLike(treePath[depth])) return currentValue;
		if (isMapLike(treePath[depth])) return normalizeMap(currentValue, schemaPath[depth]);
		if (typeof currentValue === "object" && !Array.isArray(currentValue)) return currentValue[child.name];
		throw new Error(`parquet expected struct, got ${currentValue}`);
	}
}
/**
* Normalize a map value to an array of {key, value} entries.
* Accepts Map, plain object, array of [k, v] pairs, or array of {key, value}.
*
* @param {any} value
* @param {SchemaElement} element
* @returns {{key: any, value: any}[]}
*/
function normalizeMap(value, element) {
	if (value instanceof Map) return Array.from(value.entries(), ([k, v]) => ({
		key: k,
		value: v
	}));
	if (Array.isArray(value)) return value.map((entry) => {
		if (entry && typeof entry === "object" && "key" in entry && "value" in entry) return entry;
		if (Array.isArray(entry) && entry.length === 2) return {
			key: entry[0],
			value: entry[1]
		};
		throw new Error("parquet map entry must provide key and value");
	});
	if (typeof value === "object") return Object.entries(value).map(([k, v]) => ({
		key: k,
		value: v
	}));
	throw new Error(`parquet map field ${element.name} must be Map, array, or object`);
}
// node_modules/hyparquet-writer/src/indexes.js
/**
* @import {ColumnChunk, OffsetIndex} from 'hyparquet'
* @import {PageColumnIndex, PageIndexes, Writer} from '../src/types.js'
*/
/**
* Write ColumnIndex and OffsetIndex for the given columns.
*
* @param {Writer} writer
* @param {PageIndexes[]} pageIndexes
*/
function writeIndexes(writer, pageIndexes) {
	for (const { chunk, columnIndex } of pageIndexes) writeColumnIndex(writer, chunk, columnIndex);
	for (const { chunk, offsetIndex } of pageIndexes) writeOffsetIndex(writer, chunk, offsetIndex);
}
/**
* @param {Writer} writer
* @param {ColumnChunk} columnChunk
* @param {PageColumnIndex} [columnIndex]
*/
function writeColumnIndex(writer, columnChunk, columnIndex) {
	if (!columnIndex || columnIndex.min_values.length <= 1) return;
	const columnIndexOffset = writer.offset;
	serializeTCompactProtocol(writer, {
		field_1: columnIndex.null_pages,
		field_2: columnIndex.min_values,
		field_3: columnIndex.max_values,
		field_4: BoundaryOrders.indexOf(columnIndex.boundary_order),
		field_5: columnIndex.null_counts,
		field_8: columnIndex.nan_counts
	});
	columnChunk.column_index_offset = BigInt(columnIndexOffset);
	columnChunk.column_index_length = writer.offset - columnIndexOffset;
}
/**
* @param {Writer} writer
* @param {ColumnChunk} columnChunk
* @param {OffsetIndex} [offsetIndex]
*/
function writeOffsetIndex(writer, columnChunk, offsetIndex) {
	if (!offsetIndex || offsetIndex.page_locations.length <= 1) return;
	const offsetIndexOffset = writer.offset;
	serializeTCompactProtocol(writer, { field_1: offsetIndex.page_locations.map((p) => ({
		field_1: p.offset,
		field_2: p.compressed_page_size,
		field_3: p.first_row_index
	})) });
	columnChunk.offset_index_offset = BigInt(offsetIndexOffset);
	columnChunk.offset_index_length = writer.offset - offsetIndexOffset;
}
// node_modules/hyparquet-writer/src/metadata.js
/**
* @import {BoundingBox, FileMetaData, LogicalType, SchemaElement, TimeUnit} from 'hyparquet'
* @import {PreconvertedThriftStruct, ThriftObject, Writer} from '../src/types.js'
*/
/**
* Write Parquet file metadata as thrift.
*
* @param {Writer} writer
* @param {FileMetaData} metadata
* @param {number} [statisticsTruncateLength] max bytes for a byte-array min/max
*/
function writeMetadata(writer, metadata, statisticsTruncateLength) {
	const resolveSchemaPath = schemaPathResolver(metadata.schema);
	/** @type {ThriftObject} */
	const compact = {
		field_1: metadata.version,
		field_2: metadata.schema.map((element) => ({
			field_1: element.type && ParquetTypes.indexOf(element.type),
			field_2: element.type_length,
			field_3: element.repetition_type && FieldRepetitionTypes.indexOf(element.repetition_type),
			field_4: element.name,
			field_5: element.num_children,
			field_6: element.converted_type && ConvertedTypes.indexOf(element.converted_type),
			field_7: element.scale,
			field_8: element.precision,
			field_9: element.field_id,
			field_10: logicalType(element.logical_type)
		})),
		field_3: metadata.num_rows,
		field_4: metadata.row_groups.map((rg) => ({
			field_1: rg.columns.map((c) => ({
				field_1: c.file_path,
				field_2: c.file_offset,
				field_3: c.meta_data && {
					field_1: ParquetTypes.indexOf(c.meta_data.type),
					field_2: c.meta_data.encodings.map((e) => Encodings.indexOf(e)),
					field_3: c.meta_data.path_in_schema,
					field_4: CompressionCodecs.indexOf(c.meta_data.codec),
					field_5: c.meta_data.num_values,
					field_6: c.meta_data.total_uncompressed_size,
					field_7: c.meta_data.total_compressed_size,
					field_8: c.meta_data.key_value_metadata && c.meta_data.key_value_metadata.map((kv) => ({
						field_1: kv.key,
						field_2: kv.value
					})),
					field_9: c.meta_data.data_page_offset,
					field_10: c.meta_data.index_page_offset,
					field_11: c.meta_data.dictionary_page_offset,
					field_12: c.meta_data.statistics && unconvertStatistics(c.meta_data.statistics, schemaElement(c.meta_data.path_in_schema), statisticsTruncateLength),
					field_13: c.meta_data.encoding_stats && c.meta_data.encoding_stats.map((es) => ({
						field_1: PageTypes.indexOf(es.page_type),
						field_2: Encodings.indexOf(es.encoding),
						field_3: es.count
					})),
					field_14: c.meta_data.bloom_filter_offset,
					field_15: c.meta_data.bloom_filter_length,
					field_16: c.meta_data.size_statistics && {
						field_1: c.meta_data.size_statistics.unencoded_byte_array_data_bytes,
						field_2: c.meta_data.size_statistics.repetition_level_histogram,
						field_3: c.meta_data.size_statistics.definition_level_histogram
					},
					field_17: c.meta_data.geospatial_statistics && {
						field_1: c.meta_data.geospatial_statistics.bbox && thriftBoundingBox(c.meta_data.geospatial_statistics.bbox),
						field_2: c.meta_data.geospatial_statistics.geospatial_types
					}
				},
				field_4: c.offset_index_offset,
				field_5: c.offset_index_length,
				field_6: c.column_index_offset,
				field_7: c.column_index_length,
				field_9: c.encrypted_column_metadata
			})),
			field_2: rg.total_byte_size,
			field_3: rg.num_rows,
			field_4: rg.sorting_columns && rg.sorting_columns.map((sc) => ({
				field_1: sc.column_idx,
				field_2: sc.descending,
				field_3: sc.nulls_first
			})),
			field_5: rg.file_offset,
			field_6: rg.total_compressed_size
		})),
		field_5: metadata.key_value_metadata && metadata.key_value_metadata.map((kv) => ({
			field_1: kv.key,
			field_2: kv.value
		})),
		field_6: metadata.created_by,
		field_7: metadata.schema.filter((element) => element.type).map(() => ({ field_1: {} }))
	};
	const metadataStart = writer.offset;
	serializeTCompactProtocol(writer, compact);
	const metadataLength = writer.offset - metadataStart;
	writer.appendUint32(metadataLength);
	/**
	* Resolve schema element for statistics using the stored path.
	*
	* @param {string[]} path
	* @returns {SchemaElement}
	*/
	function schemaElement(path) {
		const tree = resolveSchemaPath(path);
		return tree[tree.length - 1].element;
	}
}
/**
* Convert bounds to a struct with explicitly typed DOUBLE fields.
*
* @param {BoundingBox} bbox
* @returns {PreconvertedThriftStruct}
*/
function thriftBoundingBox(bbox) {
	return new ThriftStruct([
		[
			1,
			7,
			bbox.xmin
		],
		[
			2,
			7,
			bbox.xmax
		],
		[
			3,
			7,
			bbox.ymin
		],
		[
			4,
			7,
			bbox.ymax
		],
		[
			5,
			7,
			bbox.zmin
		],
		[
			6,
			7,
			bbox.zmax
		],
		[
			7,
			7,
			bbox.mmin
		],
		[
			8,
			7,
			bbox.mmax
		]
	]);
}
/**
* @param {LogicalType | undefined} type
* @returns {ThriftObject | undefined}
*/
function logicalType(type) {
	if (!type) return;
	if (type.type === "STRING") return { field_1: {} };
	if (type.type === "MAP") return { field_2: {} };
	if (type.type === "LIST") return { field_3: {} };
	if (type.type === "ENUM") return { field_4: {} };
	if (type.type === "DECIMAL") return { field_5: {
		field_1: type.scale,
		field_2: type.precision
	} };
	if (type.type === "DATE") return { field_6: {} };
	if (type.type === "TIME") return { field_7: {
		field_1: type.isAdjustedToUTC,
		field_2: timeUnit(type.unit)
	} };
	if (type.type === "TIMESTAMP") return { field_8: {
		field_1: type.isAdjustedToUTC,
		field_2: timeUnit(type.unit)
	} };
	if (type.type === "INTEGER") return { field_10: {
		field_1: type.bitWidth,
		field_2: type.isSigned
	} };
	if (type.type === "NULL") return { field_11: {} };
	if (type.type === "JSON") return { field_12: {} };
	if (type.type === "BSON") return { field_13: {} };
	if (type.type === "UUID") return { field_14: {} };
	if (type.type === "FLOAT16") return { field_15: {} };
	if (type.type === "VARIANT") return { field_16: {} };
	if (type.type === "GEOMETRY") return { field_17: { field_1: type.crs } };
	if (type.type === "GEOGRAPHY") return { field_18: {
		field_1: type.crs,
		field_2: type.algorithm && EdgeInterpolationAlgorithms.indexOf(type.algorithm)
	} };
}
/**
* @param {TimeUnit} unit
* @returns {ThriftObject}
*/
function timeUnit(unit) {
	if (unit === "NANOS") return { field_3: {} };
	if (unit === "MICROS") return { field_2: {} };
	return { field_1: {} };
}
// node_modules/hyparquet-writer/src/snappy.js
/**
* The MIT License (MIT)
* Copyright (c) 2016 Zhipeng Jia
* https://github.com/zhipeng-jia/snappyjs
*/
/**
* @import {Writer} from '../src/types.js'
*/
const MAX_HASH_TABLE_BITS = 14;
const MAX_OFFSET = 65535;
const globalHashTables = new Array(15);
/**
* Compress snappy data.
* Returns Snappy-compressed bytes as Uint8Array.
*
* @param {Uint8Array} input - uncompressed data
* @returns {Uint8Array}
*/
function snappyCompress(input) {
	const writer = new ByteWriter();
	writer.appendVarInt(input.length);
	compressInput(writer, input);
	return writer.getBytes();
}
/**
* Hash function used in the reference implementation.
*
* @param {number} key
* @param {number} hashFuncShift
* @returns {number}
*/
function hashFunc(key, hashFuncShift) {
	return Math.imul(key, 506832829) >>> hashFuncShift;
}
/**
* Load a 32-bit little-endian integer from a byte array.
*
* @param {Uint8Array} array
* @param {number} pos
* @returns {number}
*/
function load32(array, pos) {
	return array[pos] + (array[pos + 1] << 8) + (array[pos + 2] << 16) + (array[pos + 3] << 24);
}
/**
* Compare two 32-bit sequences for equality.
*
* @param {Uint8Array} array
* @param {number} pos1
* @param {number} pos2
* @returns {boolean}
*/
function equals32(array, pos1, pos2) {
	return array[pos1] === array[pos2] && array[pos1 + 1] === array[pos2 + 1] && array[pos1 + 2] === array[pos2 + 2] && array[pos1 + 3] === array[pos2 + 3];
}
/**
* Emit a literal chunk of data.
* @param {Writer} writer
* @param {Uint8Array} input
* @param {number} ip
* @param {number} len
*/
function emitLiteral(writer, input, ip, len) {
	if (len <= 60) writer.appendUint8(len - 1 << 2);
	else {
		const value = len - 1;
		const bytes = value < 256 ? 1 : value < 65536 ? 2 : value < 16777216 ? 3 : 4;
		writer.appendUint8(59 + bytes << 2);
		for (let i = 0; i < bytes; i++) writer.appendUint8(value >>> i * 8);
	}
	writer.appendBytes(input.subarray(ip, ip + len));
}
/**
* Emit a copy of previous data.
* @param {Writer} writer
* @param {number} offset
* @param {number} len
*/
function emitCopyLessThan64(writer, offset, len) {
	if (len < 12 && offset < 2048) {
		writer.appendUint8(1 + (len - 4 << 2) + (offset >>> 8 << 5));
		writer.appendUint8(offset & 255);
	} else {
		writer.appendUint8(2 + (len - 1 << 2));
		writer.appendUint8(offset & 255);
		writer.appendUint8(offset >>> 8);
	}
}
/**
* Emit a copy of previous data.
* @param {Writer} writer
* @param {number} offset
* @param {number} len
*/
function emitCopy(writer, offset, len) {
	while (len >= 68) {
		emitCopyLessThan64(writer, offset, 64);
		len -= 64;
	}
	if (len > 64) {
		emitCopyLessThan64(writer, offset, 60);
		len -= 60;
	}
	emitCopyLessThan64(writer, offset, len);
}
/**
* Compress input data.
* @param {Writer} writer
* @param {Uint8Array} input
*/
function compressInput(writer, input) {
	const inputSize = input.length;
	let hashTableBits = 1;
	while (1 << hashTableBits <= inputSize && hashTableBits <= MAX_HASH_TABLE_BITS) hashTableBits++;
	hashTableBits--;
	const hashFuncShift = 32 - hashTableBits;
	globalHashTables[hashTableBits] ??= new Uint32Array(1 << hashTableBits);
	const hashTable = globalHashTables[hashTableBits];
	hashTable.fill(0);
	const ipEnd = inputSize;
	let ipLimit;
	let ip = 0;
	let nextEmit = 0;
	let hash, nextHash;
	let nextIp, candidate, skip;
	let bytesBetweenHashLookups;
	let base, matched, offset;
	let prevHash, curHash;
	let flag = true;
	const INPUT_MARGIN = 15;
	if (inputSize >= INPUT_MARGIN) {
		ipLimit = ipEnd - INPUT_MARGIN;
		ip++;
		nextHash = hashFunc(load32(input, ip), hashFuncShift);
		while (flag) {
			skip = 32;
			nextIp = ip;
			do {
				ip = nextIp;
				hash = nextHash;
				bytesBetweenHashLookups = skip >>> 5;
				skip++;
				nextIp = ip + bytesBetweenHashLookups;
				if (ip > ipLimit) {
					flag = false;
					break;
				}
				nextHash = hashFunc(load32(input, nextIp), hashFuncShift);
				candidate = hashTable[hash];
				hashTable[hash] = ip;
			} while (ip - candidate > MAX_OFFSET || !equals32(input, ip, candidate));
			if (!flag) break;
			emitLiteral(writer, input, nextEmit, ip - nextEmit);
			do {
				base = ip;
				matched = 4;
				while (ip + matched < ipEnd && input[ip + matched] === input[candidate + matched]) matched++;
				ip += matched;
				offset = base - candidate;
				emitCopy(writer, offset, matched);
				nextEmit = ip;
				if (ip >= ipLimit) {
					flag = false;
					break;
				}
				prevHash = hashFunc(load32(input, ip - 1), hashFuncShift);
				hashTable[prevHash] = ip - 1;
				curHash = hashFunc(load32(input, ip), hashFuncShift);
				candidate = hashTable[curHash];
				hashTable[curHash] = ip;
			} while (ip - candidate <= MAX_OFFSET && equals32(input, ip, candidate));
			if (!flag) break;
			ip++;
			nextHash = hashFunc(load32(input, ip), hashFuncShift);
		}
	}
	if (nextEmit < ipEnd) emitLiteral(writer, input, nextEmit, ipEnd - nextEmit);
}
// node_modules/hyparquet-writer/src/parquet-writer.js
/**
* @import {ColumnChunk, CompressionCodec, FileMetaData, KeyValue, RowGroup, SchemaElement, SchemaTree} from 'hyparquet'
* @import {ColumnEncoder, ColumnSource, Compressors, PageIndexes, Writer} from '../src/types.js'
*/
/**
* ParquetWriter class allows incremental writing of parquet files.
*/
var ParquetWriter = class {
	/**
	* @param {object} options
	* @param {Writer} options.writer
	* @param {SchemaElement[]} options.schema
	* @param {CompressionCodec} [options.codec]
	* @param {Compressors} [options.compressors]
	* @param {boolean} [options.statistics]
	* @param {number} [options.statisticsTruncateLength]
	* @param {KeyValue[]} [options.kvMetadata]
	* @param {string} [options.createdBy]
	*/
	constructor({ writer, schema, codec = "SNAPPY", compressors, statistics = true, statisticsTruncateLength, kvMetadata, createdBy = "hyparquet" }) {
		if (statisticsTruncateLength !== void 0 && statisticsTruncateLength !== Infinity && !(Number.isInteger(statisticsTruncateLength) && statisticsTruncateLength > 0)) throw new Error("statisticsTruncateLength must be a positive integer or Infinity");
		this.writer = writer;
		/** @type {SchemaElement[]} */
		this.schema = schema;
		/** @type {CompressionCodec} */
		this.codec = codec;
		this.compressors = {
			SNAPPY: snappyCompress,
			...compressors
		};
		this.statistics = statistics;
		this.statisticsTruncateLength = statisticsTruncateLength;
		/** @type {KeyValue[] | undefined} */
		this.kvMetadata = kvMetadata;
		this.createdBy = createdBy;
		/** @type {RowGroup[]} */
		this.row_groups = [];
		this.num_rows = 0n;
		/** @type {PageIndexes[]} */
		this.pendingIndexes = [];
		this.writer.appendUint32(827474256);
	}
	/**
	* Write data to the file.
	* Will split data into row groups of the specified size.
	* Calls writer.flush() (if defined) after each row group; if it returns a
	* Promise, subsequent row groups await it before encoding more data.
	*
	* @param {object} options
	* @param {ColumnSource[]} options.columnData
	* @param {number | number[]} [options.rowGroupSize]
	* @param {number} [options.pageSize]
	* @param {number} [options.dictionarySize]
	* @returns {void | Promise<void>}
	*/
	write({ columnData, rowGroupSize = [1e3, 1e5], pageSize = 1048576, dictionarySize }) {
		for (const { codec = this.codec } of columnData) if (codec !== "UNCOMPRESSED" && !this.compressors[codec]) throw new Error(`parquet no compressor for codec ${codec}`);
		const columnDataRows = columnData[0]?.data?.length || 0;
		const resolveSchemaPath = schemaPathResolver(this.schema);
		/** @type {Promise<void> | undefined} */
		let pending;
		for (const { groupStartIndex, groupSize } of groupIterator({
			columnDataRows,
			rowGroupSize
		})) {
			const writeGroup = () => {
				const groupStartOffset = this.writer.offset;
				/** @type {ColumnChunk[]} */
				const columns = [];
				for (let j = 0; j < columnData.length; j++) {
					const { name, data, encoding, codec = this.codec, columnIndex = false, offsetIndex = true, shredding, bloomFilter, statistics = this.statistics } = columnData[j];
					if (columnIndex && !offsetIndex) throw new Error("parquet ColumnIndex cannot be present without OffsetIndex");
					if (data.length !== columnDataRows) throw new Error("parquet columns must have the same length");
					const groupData = data.slice(groupStartIndex, groupStartIndex + groupSize);
					const columnPath = resolveSchemaPath([name]);
					const leafPaths = getLeafSchemaPaths(columnPath);
					const columnElement = columnPath.at(-1)?.element;
					const shreddingConfig = shredding && shredding !== true ? shredding : void 0;
					const isVariant = columnElement?.logical_type?.type === "VARIANT";
					const isRequired = columnElement?.repetition_type === "REQUIRED";
					const rows = isVariant ? encodeVariantColumn(Array.from(groupData), shreddingConfig, {
						name,
						required: isRequired
					}) : groupData;
					for (const leafPath of leafPaths) {
						const schemaPath = leafPath.map((node) => node.element);
						/** @type {ColumnEncoder} */
						const column = {
							columnName: schemaPath.slice(1).map((s) => s.name).join("."),
							element: schemaPath[schemaPath.length - 1],
							schemaPath,
							codec,
							compressors: this.compressors,
							stats: statistics,
							statisticsTruncateLength: this.statisticsTruncateLength,
							pageSize,
							dictionarySize,
							columnIndex,
							offsetIndex,
							encoding,
							bloomFilter
						};
						const pageData = encodeNestedValues(leafPath, rows);
						const result = writeColumn({
							writer: this.writer,
							column,
							pageData
						});
						columns.push(result.chunk);
						this.pendingIndexes.push(result);
					}
				}
				let total_byte_size = 0n;
				for (const { meta_data } of columns) total_byte_size += meta_data?.total_uncompressed_size ?? 0n;
				this.num_rows += BigInt(groupSize);
				this.row_groups.push({
					columns,
					total_byte_size,
					num_rows: BigInt(groupSize),
					total_compressed_size: BigInt(this.writer.offset - groupStartOffset)
				});
				return this.writer.flush?.();
			};
			if (pending) pending = pending.then(writeGroup);
			else {
				const r = writeGroup();
				if (r) pending = Promise.resolve(r);
			}
		}
		return pending;
	}
	/**
	* Finish writing the file.
	*
	* @returns {void | Promise<void>}
	*/
	finish() {
		writeIndexes(this.writer, this.pendingIndexes);
		writeBlooms(this.writer, this.pendingIndexes);
		/** @type {FileMetaData} */
		const metadata = {
			version: 2,
			created_by: this.createdBy,
			schema: this.schema,
			num_rows: this.num_rows,
			row_groups: this.row_groups,
			metadata_length: 0,
			key_value_metadata: this.kvMetadata
		};
		delete metadata.metadata_length;
		writeMetadata(this.writer, metadata, this.statisticsTruncateLength);
		this.writer.appendUint32(827474256);
		return this.writer.finish();
	}
};
/**
* Target row count for the i-th row group. When rowGroupSize is an array, the
* last entry repeats once the array is exhausted.
*
* @param {number | number[]} rowGroupSize - Size of each row group or an array of sizes
* @param {number} i - zero-based group index
* @returns {number}
*/
function groupSize(rowGroupSize, i) {
	return Array.isArray(rowGroupSize) ? rowGroupSize[Math.min(i, rowGroupSize.length - 1)] : rowGroupSize;
}
/**
* Create an iterator for row groups based on the specified row group size.
* If rowGroupSize is an array, it will return groups based on the sizes in the array.
* When the array runs out, it will continue with the last size.
*
* @param {object} options
* @param {number} options.columnDataRows - Total number of rows in the column data
* @param {number | number[]} options.rowGroupSize - Size of each row group or an array of sizes
* @returns {Array<{groupStartIndex: number, groupSize: number}>}
*/
function groupIterator({ columnDataRows, rowGroupSize }) {
	if (Array.isArray(rowGroupSize) && !rowGroupSize.length) throw new Error("rowGroupSize array cannot be empty");
	const groups = [];
	let groupIndex = 0;
	let groupStartIndex = 0;
	while (groupStartIndex < columnDataRows) {
		const size = groupSize(rowGroupSize, groupIndex);
		groups.push({
			groupStartIndex,
			groupSize: Math.min(size, columnDataRows - groupStartIndex)
		});
		groupStartIndex += size;
		groupIndex++;
	}
	return groups;
}
/**
* Expand a schema path to all primitive leaf nodes under the column.
*
* @param {SchemaTree[]} schemaPath
* @returns {SchemaTree[][]}
*/
function getLeafSchemaPaths(schemaPath) {
	/** @type {SchemaTree[][]} */
	const leaves = [];
	dfs(schemaPath);
	return leaves;
	/**
	* @param {SchemaTree[]} path
	*/
	function dfs(path) {
		const node = path[path.length - 1];
		if (!node.children.length) {
			leaves.push(path);
			return;
		}
		for (const child of node.children) dfs([...path, child]);
	}
}
// src/report/downloads/render-rows.ts
/** A header, then a line a row, for spreadsheets: a text that one would take for a formula gets a leading apostrophe. */
async function* renderCsv(rows) {
	const names = RECORD_COLUMNS.map(({ name }) => name);
	yield renderCsvLines([names], "\n");
	for await (const some of rows) yield renderCsvLines(some, "\n");
}
/** A JSON object a line; a cell without a value has no key. */
async function* renderJsonLines(rows) {
	for await (const some of rows) yield some.map((row) => `${JSON.stringify(nameCells(row))}\n`).join("");
}
function nameCells(row) {
	const known = {};
	for (const [index, { name }] of RECORD_COLUMNS.entries()) {
		const cell = row[index] ?? null;
		if (cell !== null) known[name] = cell;
	}
	return known;
}
const ROWS_IN_GROUP = 1e4;
const PARQUET_TYPES = {
	text: { type: "BYTE_ARRAY" },
	integer: { type: "INT64" },
	number: { type: "DOUBLE" }
};
/** The bytes of an Apache Parquet file, a row group at a time; each column may hold nulls. */
async function* renderParquet(rows) {
	const writer = new ByteWriter();
	const file = new ParquetWriter({
		writer,
		schema: [{
			name: "root",
			num_children: RECORD_COLUMNS.length
		}, ...RECORD_COLUMNS.map(({ name, type }) => ({
			name,
			repetition_type: "OPTIONAL",
			...PARQUET_TYPES[type],
			...type === "text" ? { converted_type: "UTF8" } : {}
		}))],
		createdBy: "greenml"
	});
	let waiting = [];
	const writeGroup = () => file.write({ columnData: RECORD_COLUMNS.map(({ name, type }, index) => ({
		name,
		data: listCells(waiting, index, type)
	})) });
	for await (const some of rows) {
		waiting.push(...some);
		if (waiting.length < ROWS_IN_GROUP) continue;
		await writeGroup();
		waiting = [];
		yield takeBytes(writer);
	}
	if (waiting.length > 0) await writeGroup();
	await file.finish();
	yield takeBytes(writer);
}
const listCells = (rows, index, type) => rows.map((row) => {
	const cell = row[index] ?? null;
	return type === "integer" && typeof cell === "number" ? BigInt(cell) : cell;
});
/** Bytes written since; the places of what follows are counted on. */
function takeBytes(writer) {
	const bytes = writer.getBytes().slice();
	writer.index = 0;
	return bytes;
}
// src/report/downloads/write-downloads.ts
const FORMS = {
	"records.csv": renderCsv,
	"records.jsonl": renderJsonLines,
	"records.parquet": renderParquet
};
/**
* Writes a row for each run that counts, in every form; GenAI-GreenML's analysis counts lines. A later record can take the
* place of any before it: rows of all are kept in a file meanwhile, so that records are read and checked once and never all
* in memory; the forms are then written side by side, from rows that are read once. `root`: see `writeFileAtomic`.
*/
async function writeDownloads(folder, records, places, root = folder) {
	const all = join(folder, "records.all");
	await prepareBelow(root, relative(root, all));
	try {
		await writeFileAtomic(all, keepRows(records, places), root);
		const writers = Object.entries(FORMS).map(([name, render]) => (rows) => writeFileAtomic(join(folder, name), render(rows), root));
		await readTogether(readRows(all, places.outdated, root), writers);
	} finally {
		await removeBelow(root, relative(root, all));
	}
}
async function* keepRows(records, places) {
	for await (const record of records) {
		const row = composeRow(record);
		if (row === null) continue;
		places.add(record);
		yield `${JSON.stringify(row)}\n`;
	}
}
/** Rows that this process wrote a moment ago: to look at every cell takes longer than to write it. */
const rowLine = custom(Array.isArray);
/** Many at a time: to hand each on by itself takes longer than to write it. */
const ROWS_AT_ONCE = 250;
async function* readRows(path, outdated, root) {
	let place = 0;
	let rows = [];
	for await (const row of streamJsonLines(path, rowLine, () => {}, root)) {
		if (!outdated.has(place++)) rows.push(row);
		if (rows.length < ROWS_AT_ONCE) continue;
		yield rows;
		rows = [];
	}
	yield rows;
}
// src/commands/report.ts
/**
* Writes `index.html`, `report.md`, the records in three forms, the charts and a README from plan, records, `analysis.json` and
* `patches/`. `mostBytes`: forms of the records are left out until the folder fits; UserError where it does not without any.
*/
async function report(given, context, mostBytes = Number.POSITIVE_INFINITY) {
	const { campaign, out: named, comment, base } = reportOptions.parse(given);
	const [root, folder] = named === void 0 ? [campaign, campaignFiles.report("")] : [named, ""];
	const out = join(root, folder);
	const data = await readData(campaign, context);
	await makeWritableBelow(root, folder);
	context.logger.status("drawing the report");
	const supplements = await composeSupplements((file, schema) => readJsonIfPresent(join(campaign, file), schema, campaign));
	const torn = /* @__PURE__ */ new Map();
	await writeDownloads(out, streamRecords(campaign, (path) => torn.set(path, (torn.get(path) ?? 0) + 1)), new AttemptPlaces(), root);
	const whole = composeReport(data, supplements);
	const brief = composeBrief(data);
	const render = await prepareReportFiles(data);
	const drawn = render(whole);
	const composed = await leaveOutForms(whole, drawn, out, mostBytes);
	const texts = composed === whole ? drawn : render(composed);
	for (const [name, text] of texts) await writeFileAtomic(join(out, name), text, root);
	const link = runPage(context.env);
	if (comment !== void 0) await writeFileAtomic(comment, await tellCampaign({
		campaign,
		base
	}, {
		report: composed,
		brief,
		link
	}, context));
	else if (base !== void 0) context.logger.warn("--base is for --comment alone: nothing was compared");
	context.logger.status("");
	for (const [path, lines] of torn) context.logger.warn(`${path}: left out ${lines} torn line(s) of a killed writer`);
	return {
		html: join(out, "index.html"),
		markdown: join(out, "report.md"),
		folder: out,
		files: [...texts.keys(), ...composed.downloads.files.map(({ file }) => file)],
		headline: tellFound(composed.overview),
		annotations: composeAnnotations(composed),
		table: (width) => brief === null ? "" : renderTerminal(brief, width),
		summary: renderSummary(composed)
	};
}
async function readData(campaign, { logger }) {
	const plan = await readPlan(campaign);
	const analysis = await readAnalysis(campaign);
	for (const { project, licence, gap } of analysis.code?.authors ?? []) if (licence !== null && gap !== null) logger.warn(`${project}: the report leaves out its code: ${formatAuthorGap(gap)}`);
	return buildReportData({
		plan,
		analysis,
		diffs: showDiffs(plan, analysis.code, await readPatches(campaign, plan.variants))
	});
}
/** A pull request's comment on an analysed campaign; `link`: address of its full report. */
async function composeComment(of, link, context) {
	const data = await readData(of.campaign, context);
	return tellCampaign(of, {
		report: composeReport(data),
		brief: composeBrief(data),
		link
	}, context);
}
async function tellCampaign({ campaign, base }, parts, context) {
	const comparison = base === void 0 ? null : (await compare({
		a: base,
		b: campaign
	}, context)).comparison;
	return renderComment({
		...parts,
		comparison
	});
}
export { report as n, composeComment as t };
