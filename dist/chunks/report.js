import { g as writeFileAtomic } from "./files.js";
import { a as readAsset } from "./package.js";
import { n as readAnalysis, r as readPlan } from "./documents.js";
import { t as campaignFiles } from "./paths.js";
import { a as streamRecords } from "./records.js";
import { t as readPatches } from "./variant-files.js";
import { A as formatSuccess, C as formatQuantity, D as formatRound, M as formatUsd, O as formatScientific, P as joinWords, S as formatPercentRange, _ as formatMeter, a as QUANTITY_WORDS, b as formatP, d as formatDifference, f as formatDigits, h as formatInstant, i as MODE_WORDS, m as formatFailureClass, n as BASELINE_WORDS, o as capitalise, p as formatError, r as ESTIMATED_MARK, s as countWord, u as formatCount, v as formatMetric, w as formatRatio, x as formatPercent, y as formatNoEnergy } from "./format.js";
import { a as formatImproved, c as formatSuccessInterval, d as formatVerdict, f as lookOf, i as formatFinding, l as formatSupport, n as formatBriefSupport, r as formatCorrection, s as formatReason } from "./verdict-words.js";
import { A as formatSurvivors, C as formatHeadlineFact, D as projectTarget, E as formatFinding$1, O as scriptTarget, T as STRATUM_CAUSES, _ as shareCell, a as composeChapter, b as formatChangeKinds, c as BASELINES$1, d as formatGroup, f as formatVariant, g as ratioCell$1, h as numberCell, i as formatAuthorGap, k as formatRemark, l as formatAgainst, m as meanCell, n as composePhases, o as composeTable, p as judgedLine, r as composeCode$1, t as renderTerminal, u as formatBaseline, v as shownQuantities, w as formatScope, x as formatSide, y as formatChangeKind } from "./terminal.js";
import { a as cleanText, l as shorten, n as cleanCodeLine, r as cleanLine } from "./clean-text.js";
import { r as excludesOne } from "./ratio.js";
import { a as STATUSES, i as PHASES, r as PERTURBATIONS } from "./record.js";
import { t as formatSize } from "./size.js";
import { a as measuredNetJoules, n as energyOfHost, o as meterOfHost } from "./package-energy.js";
import { n as formatModelGap, t as formatCostReason } from "./asking-reasons.js";
import { i as ratioBar, n as escapeMarkdown, r as markdownTable, t as escapeInline } from "./markdown-text.js";
import { a as plainText } from "./phrase.js";
import { a as MODES, b as usualShim, n as GENERATED_MODES } from "./common.js";
import { a as sum } from "./numbers.js";
import { r as reportOptions } from "./report2.js";
import { i as streamLines } from "./jsonl.js";
import { c as prepareBelow } from "./untrusted-files.js";
import { t as AttemptPlaces } from "./latest-attempts.js";
import { c as renderCsvLine } from "./delimited.js";
import { a as formatDoubts, c as formatRestGap, n as formatFlopsReason, o as formatEnergyReason, t as formatExecutionReason } from "./execution-reasons.js";
import { createHash } from "node:crypto";
import { dirname, join, relative } from "node:path";
import { rename, rm } from "node:fs/promises";
// src/report/campaign/models-used.ts
const RECORDED_MARK = "recorded answers, not a real model's";
function listModelsUsed({ models }, { modelUse }) {
	const entries = new Map(models.map((entry) => [entry.id, entry]));
	return modelUse.flatMap(({ model: id, answeredAs, ...use }) => {
		const entry = entries.get(id);
		if (entry === void 0) return [];
		const apiModel = answeredAs.length === 0 ? entry.model : `${entry.model} (answered as ${answeredAs.join(", ")})`;
		return [{
			id,
			provider: entry.provider,
			...use,
			apiModel
		}];
	});
}
/** The star of a model whose answers are recorded: where there is no room for the words, they stand below. */
const formatStarred = ({ model, recorded }) => recorded ? `${model}*` : model;
/** What the star means, where a model has one. */
const formatStarNote = (groups) => groups.some(({ recorded }) => recorded) ? [`* ${RECORDED_MARK}`] : [];
// src/report/campaign/chapters/brief.ts
/** Fewer give no interval over projects, and so no verdict on a model. */
const FEWEST_PROJECTS = 5;
/** The results on a page of few columns, as a terminal is; null without any. */
function composeBrief(data) {
	if (data.groups.length === 0) return null;
	const hasFew = data.projects.length < FEWEST_PROJECTS;
	const ratio = `ratio: ${QUANTITY_WORDS[data.analysis.leading]} against the author's script without plots`;
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
function groupTable$1({ groups, analysis: { leading } }) {
	const ratioOf = ({ ratios }) => ratios[leading]["original-headless"];
	return composeTable("Each model and mode", groups, {
		model: formatStarred,
		mode: ({ mode }) => mode,
		passed: ({ success }) => formatSuccess(success),
		gain: ({ metricDifference: { median } }) => formatDifference(median, "fraction", null),
		ratio: (group) => formatRatio(ratioOf(group)),
		result: (group) => formatFinding(ratioOf(group), leading)
	});
}
/** With few projects a script's own verdict is what there is. */
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
		ratio: ({ variant: { passed, ratios } }) => formatRatio(passed ? ratios[leading]["original-headless"] : null),
		result: ({ variant }) => formatResult(variant, leading)
	});
}
/** The metric's change in the direction that is better. */
function formatGain({ metric: { difference, median } }, { metric }) {
	const gain = difference === null || metric.direction === "higher" ? difference : -difference;
	return formatDifference(gain, metric.scale, median);
}
function formatResult({ passed, attempted, failure, ratios }, leading) {
	if (!attempted) return "not attempted";
	if (!passed) return failure === null ? "did not pass" : `did not pass: ${formatFailureClass(failure.class)}`;
	return formatFinding(ratios[leading]["original-headless"], leading);
}
// src/report/campaign/code-diff.ts
const LINES_SHOWN = 400;
/** Keeps a page with fifty projects and many models below two megabytes. */
const PAGE_CHARACTERS = 1e6;
/** By variant id: the change from the author's entry file to each model's script, from `patches/`. */
function showDiffs(plan, code, patches) {
	const projects = new Map(plan.projects.map((project) => [project.slug, project]));
	const diffs = /* @__PURE__ */ new Map();
	for (const variant of plan.variants) {
		const project = projects.get(variant.project);
		if (variant.model === null || project === void 0) continue;
		const patch = patches.get(variant.id) ?? null;
		const why = code === null ? "the dataset was not at hand" : whyWithheld(code, variant, project);
		diffs.set(variant.id, why === null ? patch === null ? withhold("its patch is not in the campaign's folder: greenml analyse writes it") : showPatch(patch) : toWithheld(why));
	}
	return diffs;
}
const toWithheld = (why) => typeof why === "string" ? withhold(why) : why;
/** Code without a licence is not shown, since a report is published as it is. Null: it may be shown. */
function whyWithheld(code, { id }, project) {
	const author = code.authors.find((each) => each.project === project.slug);
	const variant = code.variants.find((each) => each.id === id);
	if (author === void 0 || author.licence === null) return {
		kind: "withheld",
		reason: `code not shown here: the project carries no licence${variant === void 0 ? "" : `; it is in the campaign's folder, variants/${id}.py`}`,
		upstream: linkUpstream(project.origin)
	};
	if (author.gap !== null) return "the author's entry file as planned is not in this dataset";
	if (variant === void 0) return "there is no script: the model gave none that could be used";
	return variant.difference === null ? "the two scripts are too long and too different to compare line by line" : null;
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
/** Of `https://host/owner/name@<commit>`: the page of that commit. */
function linkUpstream(origin) {
	const [address = origin, commit] = origin.split(/@(?=[0-9a-f]{7,64}$)/);
	const page = URL.parse(address);
	if (page === null || !["http:", "https:"].includes(page.protocol)) return {
		text: cleanLine(origin),
		url: null
	};
	page.username = "";
	page.password = "";
	const base = page.href.replace(/\.git$/, "").replace(/\/$/, "");
	const url = commit !== void 0 && page.hostname === "github.com" ? `${base}/tree/${commit}` : base;
	return {
		text: commit === void 0 ? base : `${base} at ${commit.slice(0, 10)}`,
		url
	};
}
function withhold(reason) {
	return {
		kind: "withheld",
		reason,
		upstream: null
	};
}
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
	return [`${countWord(declared, "test")} of a ratio ${declared === 1 ? "was" : "were"} declared${WHEN_DECLARED[String(postHoc)]}; ${tested} could be made, and Holm's correction holds for them. ${capitalise(countWord(tests.length - tested, "other test"))} are exploratory (Benjamini–Hochberg).`];
}
const SHOWN_NAMES = 4;
function formatDisagreement(tests) {
	const checked = tests.filter(({ ratio }) => ratio.checks?.agree != null);
	if (checked.length === 0) return [];
	const odd = checked.filter(({ ratio }) => ratio.checks?.agree === false);
	const methods = "Wilcoxon's test and sign flips, which assume less than the interval does,";
	if (odd.length === 0) return [`${methods} agree with it in all of ${countWord(checked.length, "test")}.`];
	const names = odd.slice(0, SHOWN_NAMES).map(({ name, quantity, ratio }) => `${name}, ${formatAgainst(quantity, ratio.baseline)} (${formatSecond(ratio)})`);
	const more = odd.length > SHOWN_NAMES ? [`and ${odd.length - SHOWN_NAMES} more`] : [];
	return [`${methods} do not confirm it in ${odd.length} of ${countWord(checked.length, "test")}: ${[...names, ...more].join("; ")}.`];
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
const powerTable = ({ power }, leading) => composeTable("Smallest change of the mean over projects that this campaign could see (80 % power at the 5 % level)", power.filter((each) => each.quantity === leading && each.baseline === "original-headless"), {
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
	"Noise floor": ({ floor, repetitions }) => numberCell(floor, (each) => `±${formatPercent(each)}`, `at ${countWord(repetitions, "repetition")}`),
	"Smallest change seen in one script": ({ detectableChange }) => numberCell(detectableChange, formatPercent),
	"It takes, to see 5 %": ({ repetitionsForFivePercent }) => neededCell(repetitionsForFivePercent, "repetition"),
	"Measured over": ({ baselines }) => countWord(baselines, "baseline")
});
const neededCell = (count, word) => count === null ? {
	text: "over 10,000",
	value: 1e4
} : numberCell(count, (each) => countWord(each, word));
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
const strataTable = ({ strata }) => composeTable("Ratios on each host or state of a host, relative to the first", strata, {
	Host: ({ host, stratum }) => ({
		text: host,
		note: stratum.slice(0, 8)
	}),
	Ratio: ({ effect, interval, projects }) => ratioCell$1(effect, interval, countWord(projects, "project")),
	"Quantity and baseline": ({ quantity, baseline }) => ({
		text: QUANTITY_WORDS[quantity],
		note: `against the ${formatBaseline(baseline)}`
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
			breakEvenTable(analysis.breakEven)
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
			text: `${correct} of ${countWord(attempts, "answer")}`,
			value: correct / attempts
		}),
		"Mean place": ({ rank }) => rank && {
			text: `${rank.mean.toFixed(1)} of ${rank.of.toFixed(1)}`,
			note: countWord(rank.projects, "project"),
			value: rank.mean
		}
	});
}
function resultCell({ perResult, quality, cause, censored, attempts }, cost) {
	const late = censored === 0 ? void 0 : `${countWord(censored, "answer")} out of time`;
	const mark = quality === "estimated" ? ESTIMATED_MARK : late;
	const why = cause === null ? void 0 : formatCostCause(cause, cost, attempts);
	return numberCell(perResult, (value) => formatQuantity(value, cost), perResult === null ? why : mark);
}
function formatCostCause(cause, cost, attempts) {
	if (cause.kind === "none-attempted") return "no answer could be attempted";
	return `${QUANTITY_WORDS[cost]} of ${cause.unread} of ${attempts} attempts was not measured`;
}
/** Of several answers each: one alone says nothing that the results do not. */
const drawTable = (groups, leading) => composeTable(`What k answers give: pass@k, a correct one among them, and the best of them (${formatAgainst(leading, "original-headless")})`, groups.flatMap(({ draws, ...group }) => draws.some(({ k }) => k > 1) ? draws.map((draw) => ({
	...draw,
	name: formatGroup(group)
})) : []), {
	"Model and mode": ({ name }) => name,
	k: ({ k }) => k,
	"One passes": ({ pass, projects }) => numberCell(pass, formatPercent, countWord(projects, "project")),
	"One is correct": ({ correct }) => numberCell(correct, formatPercent),
	"None is correct": ({ censored }) => numberCell(censored, formatPercent, censored > 0 ? "no best of k there" : void 0),
	"Best of k": ({ best }) => {
		const { ratio, projects, cause } = best[leading];
		return ratioCell$1(ratio, null, ratio === null ? formatBestCause(cause, leading, projects) : countWord(projects, "project"));
	}
});
function formatBestCause(cause, cost, measured) {
	if (cause?.kind !== "projects-unread") return cause === null ? void 0 : "no answer is correct";
	return `${QUANTITY_WORDS[cost]} of every correct answer was measured in ${measured} of ${measured + cause.unread} projects`;
}
/** Of each script against the author's code without plots, or as it is where that never ran. */
function breakEvenTable(all) {
	const headless = new Set(all.flatMap(({ variant, baseline }) => baseline === "original-headless" ? [variant] : []));
	return composeTable("Break-even: runs until the energy of writing the script is saved", all.filter(({ variant, baseline }) => baseline === "original-headless" || !headless.has(variant)), {
		Script: ({ variant }) => ({
			text: variant,
			target: scriptTarget(variant)
		}),
		"Runs until saved": ({ runs, range }) => ({
			text: runs === null ? "never" : countWord(runs, "run"),
			note: range === null ? void 0 : range.map((end) => end === null ? "never" : formatCount(end)).join(" to "),
			value: runs
		}),
		"Saved by each run": ({ savedJoules }) => numberCell(savedJoules, (joules) => joules <= 0 ? "nothing" : formatQuantity(joules, "energy")),
		"Spent on writing it": ({ generationJoules }) => numberCell(generationJoules, (joules) => formatQuantity(joules, "energy"), ESTIMATED_MARK),
		Against: ({ baseline }) => formatBaseline(baseline),
		Source: ({ source }) => source
	});
}
/** Models against one another, on the projects that have a result of each. Exploratory; empty with one model. */
function comparisonTables({ models, successPairs, leading }) {
	const isLeading = ({ quantity, baseline }) => quantity === leading && baseline === "original-headless";
	const ratios = models.flatMap((each) => each.ratios.map((test) => ({
		mode: each.mode,
		...describe(test)
	})));
	return [
		composeTable("Do models differ? Ranks within projects (Friedman; of passed and failed Cochran’s Q); exploratory", models.flatMap(({ mode, success }) => [...success?.statistic == null ? [] : [{
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
			"First better": ({ betterA, projects }) => numberCell(betterA, String, `of ${countWord(projects, "project")}`),
			"Second better": ({ betterB }) => betterB,
			Corrected: ({ adjustedP }) => numberCell(adjustedP, formatP)
		}, true)
	];
}
const describe = (test) => ({
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
// src/report/campaign/chapters/project.ts
/** What it is, every script's runs, and how each variant differs from the author's code. */
function composeProject(project, data) {
	const { slug, title, task, entry, licence, origin, metric, variants } = project;
	return {
		id: projectTarget(slug),
		title,
		slug,
		results: variants.filter(({ model }) => model !== null).map((variant) => ({
			label: variant.label,
			line: compareVariant(variant, data.analysis.leading, false)
		})),
		lead: `${task}, entry ${entry}, ${licence === null ? "no licence" : `licence ${licence}`}. As good means: ${metric.name} at most ${metric.tolerance} behind the author's.`,
		upstream: origin === "embedded" ? {
			text: "written for this dataset",
			url: null
		} : linkUpstream(origin),
		tables: [runTable(project, data), composeObservations(project)].filter(({ rows }) => rows.length > 0),
		code: variants.flatMap(composeCode)
	};
}
/** Against the author's script without its plots; what did not pass is not compared. */
function compareVariant({ passed, attempted, ratios }, quantity, full = true) {
	const ratio = ratios[quantity]["original-headless"];
	if (passed) return judgedLine(full || ratio === null ? ratio : {
		...ratio,
		interval: null
	}, quantity);
	return {
		text: "",
		chips: [{
			sign: "✗",
			...attempted ? DID_NOT_PASS : NOT_ATTEMPTED
		}]
	};
}
const DID_NOT_PASS = {
	text: "did not pass",
	tone: "failed"
};
const NOT_ATTEMPTED = {
	text: "not attempted",
	tone: "caution"
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
const ACCURACY_WORDS = {
	"as-good": "as good",
	worse: "not as good",
	"not-settled": "not settled"
};
function metricCell(variant, { metric: { scale } }) {
	const { median, difference, verdict } = variant.metric;
	const figure = {
		text: formatMetric(median, scale),
		value: median
	};
	if (difference === null || variant.model === null) return figure;
	const words = variant.validity?.verdict === "suspect" ? "suspect" : verdict && ACCURACY_WORDS[verdict];
	return {
		...figure,
		note: `${formatDifference(difference, scale, median)} to the author's${words === null ? "" : `, ${words}`}`
	};
}
/** The median with its range, and the ratios: against both baselines for the quantity of the headline, else against one. */
function quantityCell(variant, quantity, leading) {
	const { median, minimum, maximum, quality } = variant.summaries[quantity];
	const isEstimate = quality === "estimated" && median !== null;
	const hasRange = !isEstimate && minimum !== null && maximum !== null && minimum !== maximum;
	return {
		lines: [{
			text: formatQuantity(median, quantity),
			mark: isEstimate ? ESTIMATED_MARK : void 0,
			note: hasRange ? `${formatQuantity(minimum, quantity)} to ${formatQuantity(maximum, quantity)}` : void 0
		}, ...variant.passed && variant.model !== null ? ratioLines(variant, quantity, leading) : []],
		value: median
	};
}
function ratioLines({ ratios }, quantity, leading) {
	const { "original-headless": headless } = ratios[quantity];
	if (quantity !== leading) return headless === null ? [] : [judgedLine(headless, quantity)];
	return BASELINES$1.flatMap((baseline) => {
		const ratio = ratios[quantity][baseline];
		if (ratio === null) return [];
		const pairs = ratio.pairs === 0 ? formatReason(ratio, "block") ?? "no pairs" : countWord(ratio.pairs, "block");
		return [judgedLine(ratio, quantity, `vs ${formatBaseline(baseline)}, ${pairs}`)];
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
	return `${carbonGrams < 1 ? `${formatMilli(carbonGrams)} mg` : `${carbonGrams.toPrecision(3)} g`} CO₂e${carbonEstimated ? ` ${ESTIMATED_MARK}` : ""}`;
}
const formatMilli = (grams) => `${Number((grams * 1e3).toPrecision(3))}`;
/** Null where conditions were not observed: then nothing is known of them. */
function formatConditions(facts) {
	const { observed, contaminated, throttled, otherCpuShare, hottestCelsius } = facts;
	if (observed === 0) return null;
	return [
		contaminated > 0 ? `${contaminated} of ${formatCount(observed)} runs beside other load` : "no run beside other load",
		...throttled > 0 ? [`${throttled} throttled`] : [],
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
const SHOWN_MESSAGES = 3;
/** More sentences than these are a table. */
const SAID_ONE_BY_ONE = 2;
const SHOWN_GROUPS = 4;
const SHOWN_SCRIPTS = 8;
/** How many scripts failed, of whom and in which way, what the ratios therefore leave out, and each error in its own words. */
function formatFailures(data) {
	const { failures } = data.analysis;
	const { overall, byModeAndModel, byProject, classes } = failures;
	const biased = failures.survivors.filter(({ included, answers }) => included < answers);
	const failing = (each) => each.failed + each.lost + each.notRun > 0;
	return composeChapter({
		id: "failures",
		title: "What failed",
		lead: [
			...formatOverall(overall),
			...biased.length > SAID_ONE_BY_ONE ? [] : biased.map(formatSurvivors),
			"A script passes when all its measured runs end ok. Failures of the bench itself leave a script unattempted and count against nobody."
		],
		figures: classes.length === 0 ? [] : [{
			chart: "failures",
			caption: "Scripts by models that failed, by way, mode and round. The tables below hold the same numbers.",
			bars: []
		}],
		tables: [
			composeTable("Scripts by mode and model; the share that failed with its 95 % interval (Wilson)", byModeAndModel.some(failing) ? byModeAndModel : [], {
				"Model and mode": formatGroup,
				...OUTCOMES$1
			}),
			composeTable("Ways to fail, most frequent first", classes, CLASSES),
			composeTable("What the ratios leave out, and whether it is the easier or the harder part", biased.length > SAID_ONE_BY_ONE ? biased : [], {
				"Model and mode": formatGroup,
				"In the ratios": ({ included, answers }) => shareCell(included, answers, null),
				"In words": formatSurvivors
			}, true),
			repairTable(failures),
			repairsByClass(failures),
			roundTable(failures),
			composeTable("Models’ scripts that did not pass, by project", byProject.filter(failing), {
				Project: ({ project }) => project,
				...OUTCOMES$1
			}, true),
			scriptTable(data.failures)
		],
		notes: data.failures.length === 0 ? [data.analysis.runs.recorded === 0 ? "No script has run yet." : "None: every script that ran passed."] : [],
		logs: composeLogs(data)
	});
}
/** Of the scripts that did not pass, as far as their logs are kept. */
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
		lead: `What ${ends.length} of ${countWord(failures.length, "script")} printed last. At most 50 logs are kept, and none of a project without a licence.`,
		ends
	};
}
const scriptTable = (failures) => composeTable("Scripts that did not pass", failures, {
	Project: ({ project }) => ({
		text: project,
		target: projectTarget(project)
	}),
	Script: ({ label }) => label,
	Runs: statusLine,
	Whose: ({ attempted }) => attempted ? "the script's" : "the bench's",
	Class: ({ failure }) => failure === null ? "–" : formatFailureClass(failure.class),
	Message: ({ failure }) => failure && formatError(failure) || "–"
}, failures.length > SHOWN_SCRIPTS);
function formatOverall(overall) {
	const { total, attemptable, failed, failedShare, interval, lost, notRun, unsteady } = overall;
	if (total === 0 || failedShare === null) return [];
	const range = interval === null ? "" : `, 95 % interval ${formatPercentRange(interval)}`;
	const rest = [
		...unsteady > 0 ? [`${unsteady} of them in some runs only`] : [],
		...lost > 0 ? [`${lost} more could not be tried for reasons of the bench`] : [],
		...notRun > 0 ? [`${notRun} not run yet`] : []
	];
	return [`${failed} of ${countWord(attemptable, "script")} by models failed (${formatPercent(failedShare)}${range})${rest.map((part) => `; ${part}`).join("")}.`];
}
const failedCell = ({ failed, attemptable, interval }) => shareCell(failed, attemptable, interval);
const OUTCOMES$1 = {
	"Failed of attemptable": failedCell,
	Passed: ({ passed }) => passed,
	"Lost to the bench": ({ lost }) => lost,
	"Not run": ({ notRun }) => notRun,
	Total: ({ total }) => total
};
const CLASSES = {
	Class: ({ class: name, errorType }) => ({
		text: formatFailureClass(name),
		note: errorType ?? void 0
	}),
	Whose: ({ fault }) => FAULT_WORDS[fault],
	Scripts: ({ scripts, of }) => ({
		text: `${scripts} of ${of}`,
		value: scripts
	}),
	Where: ({ groups }) => {
		const where = groups.map((group) => `${formatGroup(group)}: ${group.scripts} of ${group.total}`);
		const more = where.length > SHOWN_GROUPS ? [`${where.length - SHOWN_GROUPS} more`] : [];
		return [...where.slice(0, SHOWN_GROUPS), ...more].join("; ");
	},
	"Most frequent messages": ({ messages }) => {
		return messages.flatMap(({ message, scripts: times }) => message === null ? [] : [times > 1 ? `${message} (${times} scripts)` : message]).slice(0, SHOWN_MESSAGES).join(" · ") || "–";
	}
};
/** Only where failed answers were given back to the model. */
const repairTable = ({ byIteration }) => composeTable("Repairs: what became of the answers that failed", byIteration.length < 2 ? [] : byIteration, {
	Answer: ({ iteration }) => iteration === 0 ? "first" : `repair ${iteration}`,
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
/** Only where there is more than one: of one, the ways to fail say the same. */
const roundTable = ({ byIteration }) => composeTable("Ways to fail in each round, by mode and model", byIteration.length < 2 ? [] : byIteration.flatMap(({ iteration, classes }) => classes.flatMap(({ groups, class: name, errorType }) => groups.map((group) => ({
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
			models.length > 0 && (samples === 1 ? "Each model gave one answer for each project and mode. Asked again, it may answer otherwise, better or worse." : `Each model gave ${samples} answers for each project and mode; a further one may differ from all of them.`),
			"The energy and time that a model spends on writing the code enter no ratio, nor does the work of a person who reviews it.",
			"Ratios over projects hold every project that was attempted, a failure at the cost of its run and of the author's code; those of survivors alone speak of what a model happened to solve.",
			"“No detectable difference” means that this experiment could not tell them apart, not that they are equal.",
			"“Same accuracy” means that the printed metric lies within the project's tolerance on the project's own data; nothing else about the answers was compared.",
			plan.blocks.some(({ purpose }) => purpose === "probe") ? "A script that is not suspect was not proved honest: the probes show a metric that survives random labels or missing data, not every way to be wrong." : "Whether the answers' metrics come from the data was not probed.",
			analysis.energyQuality !== "measured" && "CPU time is not energy: it misses memory, idle cores, accelerators and changes of clock rate.",
			models.some((model) => model.recorded) && `Nothing about any model on sale: some or all of what ran here are recorded answers, not a real model's.`
		].filter((limit) => limit !== false)
	});
}
function formatProjects(plan, analysis) {
	const seconds = analysis.variants.filter((variant) => variant.mode === "original").flatMap((variant) => variant.summaries.wall.median ?? []);
	const range = seconds.length === 0 ? "" : ` that ran ${formatQuantity(Math.min(...seconds), "wall")} to ${formatQuantity(Math.max(...seconds), "wall")} here`;
	const count = plan.projects.length;
	return `${countWord(count, "project")}, ${count === 1 ? "a small script" : "each a small script"}${range}: large trainings, services and accelerators may behave differently.`;
}
function formatPlace(analysis) {
	const hosts = new Set(analysis.hosts.map((host) => host.name)).size;
	const began = analysis.startedAt === null ? "" : `, from ${formatInstant(analysis.startedAt)} on`;
	const virtual = analysis.hosts.some((host) => host.virtualMachine === true) ? " It is a virtual machine, whose neighbours cannot be seen." : "";
	return hosts <= 1 ? `One host${began}: the intervals hold the noise of that place and time, not of other processors or systems.${virtual}` : `${hosts} hosts${began}: other processors and systems may give other ratios.${virtual}`;
}
// src/report/campaign/chapters/method.ts
const TIER_WORDS = {
	container: "container (tier A)",
	bubblewrap: "bubblewrap (tier B)",
	none: "none (tier C: trusted code only)"
};
const PERTURBATION_WORDS = {
	"label-randomisation": "labels drawn at random",
	subsample: "half of the rows",
	"hidden-data": "the data under other names"
};
/** Who measured what, where and in which order: enough to repeat it. */
function composeMethod({ plan, analysis }) {
	const { options, blocks } = plan;
	const { runs, hosts } = analysis;
	const ofPurpose = (wanted) => blocks.filter(({ purpose }) => purpose === wanted);
	const [measured, warmups] = [ofPurpose("measured").length, ofPurpose("warmup").length];
	return composeChapter({
		id: "method",
		title: "How this was measured",
		facts: {
			Campaign: analysis.campaign,
			"Runs began": analysis.startedAt === null ? "no run yet" : formatInstant(analysis.startedAt),
			Design: `${countWord(options.repetitions, "repetition")} of each script after ${countWord(options.warmups, "warm-up")}, in randomised complete blocks: ${countWord(measured, "measured block")} and ${countWord(warmups, "warm-up block")}. A block holds the baselines and ${options.fanOut === "project" ? "the variants of all models" : "one model's variants"}.`,
			Seed: String(options.seed),
			Samples: `${countWord(options.samples, "answer")} of each model for each project and mode`,
			Runs: `${runs.planned} planned, ${runs.recorded} recorded, ${runs.ok} ended ok`,
			"Validity probes": formatProbes(ofPurpose("probe")),
			"Where metrics come from": formatScoring(plan.projects),
			Baselines: "“original” is the author's script, unchanged; “original without plots” (original-headless) is the same with plotting and waiting neutralised mechanically, so that a model earns nothing by deleting a plot",
			Ratio: "geometric mean of the paired ratios variant / baseline, over blocks for one variant; over projects, of the variants as good as the author's, for a model and mode; 95 % bootstrap interval; below ×1 is less",
			"Metric gain": "how much better than the author's; median over the projects whose metric is a fraction; positive is better",
			"CPU time": "user and system seconds of the whole process tree",
			Energy: formatEnergy(analysis),
			"Declared before the first run": formatFamily(plan, analysis),
			...Object.fromEntries(hosts.map((host, index) => [hosts.length === 1 ? "Host" : `Host ${index + 1}`, formatHost(host)])),
			Sandbox: analysis.sandboxes.map((tier) => TIER_WORDS[tier]).join(", ") || "no run yet",
			Tool: `greenml ${analysis.toolVersion}`,
			"Left out": plan.leftOut.map(({ model, reason }) => `${model}: ${formatModelGap(reason)}`),
			...listReadingFacts(analysis.readings)
		}
	});
}
function formatProbes(probes) {
	if (probes.length === 0) return [];
	const used = PERTURBATIONS.filter((each) => probes.some(({ perturbation }) => perturbation === each));
	const runs = probes.reduce((sum, { order }) => sum + order.length, 0);
	return [`${countWord(runs, "further run")} on changed data (${used.map((each) => PERTURBATION_WORDS[each]).join(", ")}); they count for neither time nor energy`];
}
/** Who says what a metric is, where it is not always the script. */
function formatScoring(projects) {
	const scored = projects.filter(({ scoring }) => scoring === "predictions").map(({ slug }) => slug);
	if (scored.length === 0) return [];
	const others = projects.length - scored.length;
	return [`of ${joinWords(scored)} from predictions: the author's training rows go to an answer whole, its test rows without their target, and both are scored by the same code from labels that no answer sees; CPU and wall time of reading and splitting data enter no ratio there, energy is of the whole run`, ...others > 0 ? [`of ${countWord(others, "other project")} as each script prints it`] : []];
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
function formatHost(host) {
	const machine = host.virtualMachine === null ? "" : host.virtualMachine ? ", a virtual machine" : ", not a virtual machine";
	return [
		`${host.name}: ${host.cpu}, ${countWord(host.logicalCpus, "logical CPU")}, ${formatSize(host.memoryBytes)} memory${machine}`,
		`kernel ${host.kernel}`,
		`microcode ${host.microcode ?? "unknown"}`,
		`governor ${host.governor ?? "unknown"}`,
		`Python ${host.python ?? "unknown"}`,
		`Node ${host.node}`,
		`stratum ${host.stratum}`
	].join("; ");
}
/** How net energy, carbon and operations were made, where there are any. */
const listReadingFacts = ({ idle, carbon, flops, load }) => ({
	"Idle power": idle.length === 0 ? [] : formatIdle(idle),
	Carbon: carbon.length === 0 ? [] : formatCarbon(carbon),
	Operations: flops.length === 0 ? [] : formatFlops(flops),
	Conditions: load.runs === 0 ? [] : formatLoad(load)
});
function formatIdle(idle) {
	const zones = idle.map(({ host, domain, watts, windows }) => `${domain} of ${host} ${watts.toPrecision(3)} W (median of ${countWord(windows, "window")})`);
	return `${joinWords(zones)}; net energy is gross less this over the run, and enters no ratio`;
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
const formatLoad = ({ runs, contaminated, throttled }) => `of ${countWord(runs, "measured run")} (every attempt), ${contaminated} had other load beside ${runs === 1 ? "it" : "them"} and in ${throttled} the processor throttled itself`;
// src/report/campaign/chapters/models.ts
/** Who was asked, what came of it and what it cost. */
const composeModels = (models) => composeChapter({
	id: "models",
	title: "Models and their answers",
	tables: [composeTable("What each model was asked and gave", models, {
		Model: ({ id }) => id,
		Provider: ({ provider, recorded }) => ({
			text: provider,
			mark: recorded ? RECORDED_MARK : void 0
		}),
		"Provider's name for it": ({ apiModel }) => apiModel,
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
// src/report/text/title-words.ts
const SCRIPTS_OF = {
	assisted: "Rewrites by",
	autonomous: "Scripts written anew by",
	"original-telemetry": "Copies with a printed metric by"
};
/** What came of one answer, in the order in which a title tells it. */
const OUTCOMES = [
	"less",
	"more",
	"equivalent",
	"inconclusive",
	"less-accurate",
	"suspect",
	"not-settled",
	"failed",
	"not-told",
	"untried"
];
/**
* The finding in everyday words: of the group that the headline speaks of first, or of all answers where it speaks of single
* scripts. Null: nothing was compared.
*/
function formatTitle(analysis) {
	const [first] = analysis.headline;
	if (first?.kind !== "group" && first?.kind !== "script") return null;
	const answers = analysis.variants.filter(({ counts, model, mode }) => counts && model !== null && (first.kind === "script" || mode === first.mode && model === first.model));
	if (answers.length === 0) return null;
	const found = Map.groupBy(answers, (answer) => outcomeOf(answer, first));
	const projects = new Set(answers.map(({ project }) => project)).size;
	const noun = projects === answers.length ? "project" : "answer";
	const who = first.kind === "group" ? `${SCRIPTS_OF[first.mode]} ${first.model}` : "The models’ scripts";
	const together = (first.kind === "group" ? analysis.groups.find(({ mode, model }) => mode === first.mode && model === first.model) : void 0)?.ratios[first.quantity].find(({ baseline }) => baseline === first.baseline)?.verdict === "inconclusive" && (found.has("less") || found.has("more")) ? ["taken together, no difference is detectable"] : [];
	const place = {
		answers: answers.length,
		noun,
		what: QUANTITY_WORDS[first.quantity],
		first
	};
	const [lead, ...others] = OUTCOMES.flatMap((outcome) => {
		const own = found.get(outcome);
		return own === void 0 ? [] : [{
			outcome,
			own
		}];
	});
	if (lead === void 0) return null;
	const clauses = [
		sayFirst(who, lead.outcome, lead.own, place),
		...others.length === 0 ? [] : [others.map(({ outcome, own }) => sayNext(outcome, own, place)).join(", ")],
		...together
	];
	const exploratory = projects < 12 ? " (exploratory)" : "";
	return `${clauses.join("; ")}${exploratory}`;
}
function ratioOf({ ratios }, { quantity, baseline }) {
	return ratios[quantity].find((ratio) => ratio.baseline === baseline);
}
function outcomeOf(answer, told) {
	if (!answer.attempted) return "untried";
	if (!answer.passed) return "failed";
	if (answer.validity?.verdict === "suspect") return "suspect";
	if (answer.metric.verdict === "worse") return "less-accurate";
	if (answer.metric.verdict === "not-settled") return "not-settled";
	const verdict = ratioOf(answer, told)?.verdict;
	return verdict === "less" || verdict === "more" || verdict === "equivalent" || verdict === "inconclusive" ? verdict : "not-told";
}
/** The first clause, which says of what and how many it speaks. */
function sayFirst(who, outcome, own, place) {
	const { answers, noun, what } = place;
	const of = `${own.length} of ${countWord(answers, noun)}`;
	const on = `${noun === "project" ? "on" : "in"} ${of}`;
	switch (outcome) {
		case "less":
		case "more": return `${who} used ${formatRange(own, place.first)}${outcome} ${what} ${on} at the same accuracy`;
		case "equivalent": return `${who} used as much ${what} ${on}`;
		case "inconclusive": return `${who} showed no detectable difference in ${what} ${on}`;
		default: return `${who}: of ${countWord(answers, noun)}, ${sayNext(outcome, own, place)}`;
	}
}
/** A further clause, of so many of the same. */
function sayNext(outcome, own, { first }) {
	const n = own.length;
	const is = n === 1 ? "is" : "are";
	return `${n} ${{
		less: `used ${formatRange(own, first)}less`,
		more: `used ${formatRange(own, first)}more`,
		equivalent: "used as much",
		inconclusive: "showed no detectable difference",
		"less-accurate": "lost accuracy",
		suspect: `${is} suspect`,
		"not-settled": `${is} not settled in accuracy`,
		failed: "failed",
		"not-told": "could not be compared",
		untried: "could not be tried"
	}[outcome]}`;
}
/** `12–31 % `: by how much, least and most. */
function formatRange(own, first) {
	const estimates = own.flatMap((answer) => ratioOf(answer, first)?.estimate ?? []);
	if (estimates.length === 0) return "";
	const shares = estimates.map((estimate) => Math.abs(estimate - 1) * 100);
	const [low, high] = [Math.min(...shares), Math.max(...shares)].map((share) => share < 1 ? share.toFixed(1) : share.toFixed(0));
	return low === high ? `${low} % ` : `${low}–${high} % `;
}
// src/report/campaign/chapters/overview.ts
function composeOverview(data) {
	const { analysis } = data;
	const { scope } = analysis;
	const headline = analysis.headline.flatMap((fact) => fact.kind === "scope" ? [] : [{
		text: formatHeadlineFact(fact, analysis),
		target: evidenceOf(fact)
	}]);
	const title = formatTitle(analysis) ?? headline.shift()?.text ?? "No result yet";
	const clean = (line) => cleanLine(line, 600);
	const cleanNamed = ({ text, target }) => ({
		text: clean(text),
		target
	});
	return {
		campaign: clean(analysis.campaign),
		createdAt: formatInstant(analysis.createdAt),
		toolVersion: clean(analysis.toolVersion),
		title: clean(title),
		headline: headline.map(cleanNamed),
		scope: scope === null ? null : clean(`Seen in ${formatScope(scope)}. Beyond that it is a guess.`),
		notices: listNotices(data).map(cleanNamed),
		sizes: listSizes(data)
	};
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
	if (analysis.energyQuality !== "measured" && !analysis.headline.some(({ kind }) => kind === "no-energy")) tell("method", "Energy not measured here: the results speak of CPU time.");
	if (analysis.energyQuality === "estimated") tell("method", `Joules marked “${ESTIMATED_MARK}” are a rough guess: they enter no test and no verdict.`);
	const suspects = analysis.variants.filter(({ validity }) => validity?.verdict === "suspect").length;
	if (suspects > 0) tell("validity", `${countWord(suspects, "answer")} ${suspects === 1 ? "is" : "are"} suspect: the metric does not come from the data as the author's does. No ratio holds ${suspects === 1 ? "it" : "them"}.`);
	const missing = analysis.runs.planned - analysis.runs.recorded;
	if (missing > 0) tell("certainty", `Unfinished: ${missing} of ${countWord(analysis.runs.planned, "planned run")} left no record yet.`);
	const strata = new Set(analysis.hosts.map((host) => host.stratum)).size;
	if (strata > 1) tell("certainty", `Runs come from ${strata} hosts or host states; ratios are formed within one block on one of them.`);
	return notices;
}
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
	return [
		{
			label: "Projects",
			value: formatCount(projects.length),
			note: countWord(models.length, "model")
		},
		{
			label: "Variants that passed",
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
			...measured
		}
	];
}
// src/report/campaign/chapters/projects.ts
/** Which projects carry the result: chart, its table twin, then each project with its runs and its code. */
function composeProjects(data) {
	const { groups, analysis } = data;
	const caption = `${capitalise(QUANTITY_WORDS[analysis.leading])} of each variant relative to the author's script without its plots`;
	return composeChapter({
		id: "projects",
		title: "Project by project",
		figures: [{
			chart: "projects",
			caption: `${caption}; the lowest and the highest are named. The table below holds the same numbers.`,
			bars: []
		}, {
			chart: "runs",
			caption: `${capitalise(QUANTITY_WORDS[analysis.leading])} of every measured run, relative to the median of the author's script without its plots. The list of records holds the same numbers.`,
			bars: []
		}],
		tables: [composeTable(caption, groups.length === 0 ? [] : data.projects, {
			Project: ({ slug }) => ({
				text: slug,
				target: projectTarget(slug)
			}),
			...Object.fromEntries(groups.map((group) => [formatGroup(group), (project) => compareVariants(project, group, analysis.leading)]))
		}, false)],
		sections: data.projects.map((project) => composeProject(project, data))
	});
}
/** The answers of one model and mode to one project. */
function compareVariants(project, { mode, model }, quantity) {
	const variants = project.variants.filter((variant) => variant.mode === mode && variant.model === model);
	if (variants.length === 0) return {
		lines: [{
			text: "",
			note: "not asked"
		}],
		value: null
	};
	return {
		lines: variants.map((variant) => compareVariant(variant, quantity)),
		value: variants.flatMap(({ ratios }) => ratios[quantity]["original-headless"]?.estimate ?? [])[0] ?? null
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
		lead: [`×0.62 means 62 % of the baseline's ${QUANTITY_WORDS[analysis.leading]}, or 38 % less. The range in brackets is a 95 % interval; if it contains ×1, no difference could be detected. Verdicts hold after correction for the number of tests; “equivalent within ±5 %” means that a larger difference is ruled out. “Less” and “more” lie beyond the smallest change that is told here (the plan's, or the noise). All attempted projects are in it: an answer that failed costs its own run and the author's code.`, ...tooFew === null ? [] : [tooFew]],
		figures: [drawGroups(data)],
		tables: [groupTable(data)],
		facts: Object.fromEntries(groups.map(({ mode }) => [mode, MODE_WORDS[mode]]))
	});
}
/** What “too few projects” means, where a group has such a verdict; else null. */
function formatTooFew(groups) {
	return groups.flatMap((group) => Object.values(group.ratios).flatMap((pair) => Object.values(pair))).some((ratio) => ratio?.verdict === "too-few-projects") ? "“too few projects”: a verdict takes 6 projects or more with a reading of both scripts." : null;
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
/** Against both baselines, with what each verdict rests on. */
function ratioCell({ ratios }, quantity, isPrimary) {
	const formatBasis = isPrimary ? formatSupport : formatBriefSupport;
	const pair = ratios[quantity];
	return {
		lines: BASELINES$1.flatMap((baseline) => {
			const ratio = pair[baseline];
			return ratio === null ? [] : [judgedLine(ratio, quantity, `vs ${formatBaseline(baseline)}: ${formatBasis(ratio)}`)];
		}),
		value: pair["original-headless"]?.estimate ?? null
	};
}
function differenceCell({ metricDifference: { median, projects }, comparable }) {
	const over = projects === 0 ? "" : `over ${countWord(projects, "project")}; `;
	return {
		text: formatDifference(median, "fraction", null),
		note: `${over}${countWord(comparable, "variant")} as good as the author's`,
		value: median
	};
}
function drawGroups({ groups, analysis: { leading } }) {
	const noun = QUANTITY_WORDS[leading];
	const bars = groups.flatMap((group) => {
		const ratio = group.ratios[leading]["original-headless"];
		if (ratio?.estimate == null || ratio.quality !== "measured") return [];
		return [`${ratioBar(ratio.estimate)} ${formatRatio(ratio)} ${lookOf(ratio).sign} ${group.mode} ${formatStarred(group)}`];
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
/** Those than which no other is both no dearer and no worse, by rising cost. Of equal ones the first. */
function findParetoFront(places) {
	const front = [];
	for (const place of places.toSorted((a, b) => a.cost - b.cost || b.gain - a.gain)) if (place.gain > (front.at(-1)?.gain ?? Number.NEGATIVE_INFINITY)) front.push(place);
	return front;
}
// src/report/campaign/tradeoffs.ts
/** Answers that ran, of projects whose metric is a fraction, with a measured ratio; by rising cost. */
function listTradeoffs({ projects, analysis: { leading } }) {
	const places = projects.filter(({ metric }) => metric.scale === "fraction").flatMap(({ variants, metric: { direction } }) => variants.flatMap((variant) => {
		const ratio = variant.ratios[leading]["original-headless"];
		const { difference } = variant.metric;
		if (variant.model === null || !variant.passed || difference === null) return [];
		if (ratio?.estimate == null || ratio.quality !== "measured") return [];
		const gain = direction === "higher" ? difference : -difference;
		return [{
			variant,
			cost: ratio.estimate,
			gain,
			isSuspect: variant.validity?.verdict === "suspect"
		}];
	}));
	const front = new Set(findParetoFront([{
		cost: 1,
		gain: 0,
		variant: null
	}, ...places.filter(({ isSuspect }) => !isSuspect)]).map(({ variant }) => variant));
	return places.map((place) => ({
		...place,
		isOnFront: front.has(place.variant)
	})).sort((a, b) => a.cost - b.cost || b.gain - a.gain);
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
			caption: `Each answer that ran, by its ${noun} and its metric. The table below holds the same numbers.`,
			bars: []
		}],
		tables: [composeTable(`Metric gain and ${noun} of each answer that ran`, listTradeoffs(data), {
			Project: ({ variant: { project } }) => ({
				text: project,
				target: projectTarget(project)
			}),
			Script: ({ variant: { label }, isSuspect }) => ({
				text: label,
				mark: isSuspect ? "suspect" : void 0
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
// src/report/campaign/chapters/validity.ts
/** Whether the metrics come from the data: what each answer printed on changed data, beside the author's code. */
function composeValidity(variants) {
	const judged = variants.flatMap(({ id, metric, validity }) => validity === null ? [] : [{
		id,
		metric,
		validity
	}]);
	const of = (verdict) => judged.filter(({ validity }) => validity.verdict === verdict);
	const [suspect, clear, unprobed] = [
		of("suspect"),
		of("not-suspect"),
		of("not-probed")
	];
	return composeChapter({
		id: "validity",
		title: "Whether the metrics come from the data",
		lead: [`Each script ran again on labels drawn at random, on half of the rows, and without its data. ${suspect.length === 0 ? `None of ${countWord(clear.length, "probed answer")} is suspect.` : `${suspect.length} of ${countWord(suspect.length + clear.length, "probed answer")} ${suspect.length === 1 ? "is suspect and enters" : "are suspect and enter"} no ratio.`}`, "In brackets is what the author's code printed. An honest script falls to what chance gives on random labels, and prints nothing without its data."],
		tables: [
			composeTable("Suspect answers", suspect, {
				...READINGS,
				Evidence: formatRemarks
			}, false),
			composeTable(`Not suspect: ${countWord(clear.length, "answer")}`, clear, {
				...READINGS,
				"What else was seen": formatRemarks
			}, true),
			composeTable(`Not probed: ${countWord(unprobed.length, "answer")}`, unprobed, {
				Script: scriptCell,
				Why: ({ validity: { reason } }) => reason === null ? "–" : formatRemark(reason)
			}, true)
		]
	});
}
const scriptCell = ({ id }) => ({
	text: id,
	target: scriptTarget(id)
});
const formatRemarks = ({ validity: { evidence, notes } }) => [...evidence, ...notes].map(formatRemark).join("; ") || "–";
const READINGS = {
	Script: scriptCell,
	Metric: ({ metric }) => reading(metric.median, metric.baseline),
	"On random labels": ({ validity }) => readingOf(validity, "label-randomisation"),
	"On half of the rows": ({ validity }) => readingOf(validity, "subsample"),
	"Without its data": ({ validity }) => readingOf(validity, "hidden-data")
};
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
const formatValue = (value) => value === null ? "none" : formatDigits(value, 4).replace("-", "−");
// src/report/campaign/compose-report.ts
function composeReport(data) {
	const { analysis } = data;
	const chapters = [
		composeResults(data),
		composeProjects(data),
		composeTradeoff(data),
		composePhases(analysis.phases),
		composeValidity(analysis.variants),
		formatFailures(data),
		composeCertainty(analysis, keepFindings(analysis)),
		composeCode$1(analysis.code),
		composeCost(analysis),
		composeModels(data.models),
		composeMethod(data),
		composeLimits(data)
	];
	return {
		overview: composeOverview(data),
		chapters: chapters.filter((chapter) => chapter !== null)
	};
}
/** Findings that no other part of the report tells. */
const keepFindings = (analysis) => analysis.findings.filter(({ kind }) => kind !== "answers-left-out" && kind !== "suspect-answer").map((finding) => formatFinding$1(finding, analysis));
// src/report/text/markup.ts
const ENTITIES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
/** Printable text for HTML and XML, inside elements and quoted attributes. */
function escapeMarkup(text) {
	return cleanText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
/** A template whose every value is escaped unless it is markup itself; lists are joined, null prints nothing. */
function html(strings, ...values) {
	return { markup: strings.reduce((text, part, index) => text + print(values[index - 1] ?? null) + part) };
}
/** Text of this package's own (styles, drawn charts), printed as it is. Never for what came from outside. */
function trusted(markup) {
	return { markup };
}
/** What reads as one stays on one line: `95 % interval`, `p = 0.48`, `p < 0.001`. Not for code. */
function keepTogether(content) {
	return { markup: print(content).replace(/(\d) %/g, "$1\xA0%").replace(/% (?=intervals?\b)/g, "%\xA0").replace(/\bp (=|&lt;) (?=\d)/g, "p\xA0$1\xA0") };
}
function print(value) {
	if (value === null) return "";
	if (typeof value === "string") return escapeMarkup(value);
	if (typeof value === "number") return String(value);
	if ("markup" in value) return value.markup;
	return value.map(print).join("");
}
// src/report/campaign/html-table.ts
/** On a telephone a card of more cells has them side by side. */
const MOST_LINES = 7;
/**
* The one table of the page. On a telephone each row becomes a card, in which a cell carries its column's name; in between,
* what is too wide scrolls in its own frame, by keyboard too, and the page never does.
*/
function renderTable$1({ caption, columns, rows, folded }) {
	const table = html`<div class="${columns.length > MOST_LINES ? "frame many" : "frame"}" role="region" aria-label="${caption}" tabindex="0"><table><caption>${keepTogether(caption)}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell, index) => renderCell$1(cell, index === 0 ? null : columns[index] ?? ""))}</tr>
`)}</tbody></table></div>`;
	if (!folded) return table;
	return html`<details class="folded"><summary>${caption} (${countWord(rows.length, "row")})</summary>${table}</details>`;
}
/** `label` is the column's name; null: the cell is the row's head. */
function renderCell$1({ lines, value }, label) {
	const isNumber = value !== void 0;
	const id = lines[0]?.id;
	const shown = lines.map((line) => renderLine$1(line, isNumber));
	const content = keepTogether(shown.length < 2 ? shown : shown.map((line) => html`<div class="line">${line}</div>`));
	if (label === null) return html`<th scope="row"${id === void 0 ? null : html` id="${id}"`}>${content}</th>`;
	return html`<td data-label="${label}"${isNumber ? html` data-value="${value}"` : null}>${content}</td>`;
}
function renderLine$1({ text, tone, mark, chips = [], note, target }, isNumber) {
	const shown = isNumber || tone !== void 0 ? html`<span class="figure ${tone ?? ""}">${text}</span>` : text;
	return html`${[
		...text === "" ? [] : [target === void 0 ? shown : html`<a href="#${target}">${shown}</a>`],
		...mark === void 0 ? [] : [html`<span class="chip mark">${mark}</span>`],
		...chips.map((chip) => html`<span class="chip ${chip.tone}">${chip.sign === void 0 ? null : html`<span aria-hidden="true">${chip.sign} </span>`}${chip.text}</span>`),
		...note === void 0 ? [] : [html`<span class="versus">${note}</span>`]
	].flatMap((part, index) => index === 0 ? [part] : [" ", part])}`;
}
/** Lines of code or output, in a box that scrolls by keyboard too. */
function renderLines(label, lines, classify = () => "same") {
	return html`<pre tabindex="0" role="region" aria-label="${label}"><code>${lines.map((line) => html`<span class="${classify(line)}">${line}
</span>`)}</code></pre>`;
}
// src/report/campaign/html-chapter.ts
/** A part of the report as a section of the page. */
function renderChapter$1(chapter, charts) {
	const { id, title, lead, figures, tables, facts, notes, sections, logs } = chapter;
	return html`<section id="${id}"><h2>${title}</h2>
${lead.map((line) => html`<p>${keepTogether(line)}</p>`)}
${figures.map((figure) => renderFigure(figure, charts))}
${renderNotes(notes)}
${tables.map(renderTable$1)}
${facts.length === 0 ? null : html`<dl class="facts">${facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${keepTogether(value)}</dd></div>`)}</dl>`}
${sections.length === 0 ? null : html`<div class="projects">${sections.map(renderSection$1)}</div>`}
${logs === null ? null : renderLogs(logs)}
</section>`;
}
const renderLogs = ({ lead, ends }) => html`<p>${lead}</p>
${ends.map(({ label, lines }) => html`<details class="diff"><summary><span class="name">${label}</span></summary>
${renderLines(label, lines)}</details>
`)}`;
const renderNotes = (notes) => notes.length === 0 ? null : html`<ul>${notes.map((parts) => html`<li>${keepTogether(parts.map((part) => typeof part === "string" ? part : renderLine$1(part, false)))}</li>`)}</ul>`;
/** A chart; the caption names the table that holds the same numbers. */
function renderFigure({ chart, caption }, charts) {
	const drawing = charts[chart];
	return drawing === null ? null : html`<figure>${trusted(drawing)}<figcaption>${keepTogether(caption)}</figcaption></figure>`;
}
/** One project, folded under its title and results. */
function renderSection$1({ id, title, slug, results, lead, upstream, tables, code }) {
	return html`<details class="project" id="${id}"><summary><span class="name">${title}</span> <code>${slug}</code> <span class="results">${results.map(({ label, line }) => html`<span class="gist"><span class="versus">${label}</span> ${renderLine$1(line, false)}</span>`)}</span></summary>
<p class="about">${lead} Source: ${renderUpstream$1(upstream)}.</p>
${tables.map(renderTable$1)}
${code.map((each) => [renderKinds(each), each.diff === null ? null : renderDiff(each.label, each.diff)])}
</details>
`;
}
/** What changed in the code in words, beside the lines that follow. */
function renderKinds({ label, kinds, changes }) {
	if (kinds === null) return null;
	const told = html`<span class="name">${label}</span>: ${kinds}`;
	if (changes.length === 0) return html`<p class="withheld">${told}</p>`;
	return html`<details class="diff"><summary>${told}</summary>
<ul>${changes.map(({ kind, before, after }) => html`<li>${kind}: <code>${before}</code> → <code>${after}</code></li>`)}</ul></details>`;
}
/** The change to the author's code, folded; or why it is not shown. */
function renderDiff(label, diff) {
	const name = html`<span class="name">${label}</span>`;
	if (diff.kind === "withheld") return html`<p class="withheld">${name}: ${diff.reason}${diff.upstream === null ? null : html`; see ${renderUpstream$1(diff.upstream)}`}</p>`;
	if (diff.lines.length === 0) return html`<p class="withheld">${name}: the author's code, unchanged</p>`;
	return html`<details class="diff"><summary>${name}: code against the author's, <span class="added">+${diff.added}</span> <span class="removed">−${diff.removed}</span> ${diff.added + diff.removed === 1 ? "line" : "lines"}</summary>
${renderLines(`Code of ${label} against the author's`, diff.lines, classifyLine)}${diff.leftOut === 0 ? null : html`<p>${countWord(diff.leftOut, "more line")} not shown.</p>`}</details>`;
}
const renderUpstream$1 = ({ text, url }) => url === null ? html`${text}` : html`<a href="${url}" rel="noopener noreferrer nofollow">${text}</a>`;
function classifyLine(line) {
	if (line.startsWith("+")) return "added";
	if (line.startsWith("-")) return "removed";
	return line.startsWith("@@") ? "hunk" : "same";
}
// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}
// src/report/campaign/html.ts
var _templateObject;
/** The whole report as one file that loads nothing: styles, script and drawings are in it, and its policy allows no other. */
function renderHtml({ overview, chapters }, charts, shell) {
	const policy = [
		"default-src 'none'",
		`style-src '${hashSource(shell.css)}'`,
		`script-src '${hashSource(shell.script)}'`,
		"base-uri 'none'",
		"form-action 'none'"
	].join("; ");
	return html(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\" />\n<meta http-equiv=\"Content-Security-Policy\" content=\"",
		"\" />\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n<meta name=\"color-scheme\" content=\"light dark\" />\n<meta name=\"referrer\" content=\"no-referrer\" />\n<title>GreenML Bench: ",
		"</title>\n<style>",
		"</style>\n</head>\n<body>\n<main>\n",
		"\n",
		"\n</main>\n<footer><p>Written by greenml ",
		". The numbers of every run are in <a href=\"records.csv\">records.csv</a>; this report as text is <a href=\"report.md\">report.md</a>.</p></footer>\n<script>",
		"<\/script>\n</body>\n</html>\n"
	])), policy, overview.campaign, trusted(shell.css), renderOverview$1(overview, chapters), chapters.map((chapter) => renderChapter$1(chapter, charts)), overview.toolVersion, trusted(shell.script)).markup;
}
function renderOverview$1(overview, chapters) {
	const { campaign, createdAt, title, headline, scope, notices, sizes } = overview;
	const ids = new Set(chapters.flatMap(listIds));
	/** A sentence that opens what it rests on. */
	const renderClaim = ({ text, target }) => html`<li>${keepTogether(text)}${target === void 0 || !ids.has(target) ? null : html` <a class="evidence" href="#${target}">evidence</a>`}</li>`;
	return html`<header>
<p class="kicker">GreenML Bench <span aria-hidden="true">·</span> campaign ${campaign} <span aria-hidden="true">·</span> ${createdAt}</p>
<h1>${keepTogether(title)}</h1>
${headline.length === 0 ? null : html`<ul class="lede">${headline.map(renderClaim)}</ul>`}
${scope === null ? null : html`<p class="scope">${scope}</p>`}
${notices.length === 0 ? null : html`<ul class="notices" aria-label="Read this with the headline">${notices.map(renderClaim)}</ul>`}
<dl class="tiles">${sizes.map(({ label, value, note }) => html`<div><dt>${label}</dt><dd><strong>${value}</strong> <span>${note}</span></dd></div>`)}</dl>
<nav aria-label="Chapters">${chapters.map(({ id, title }) => html`<a href="#${id}">${title}</a> `)}</nav>
</header>`;
}
/** What a link can lead to: the chapter itself, its projects, and the rows of their tables that have a name. */
const listIds = ({ id, sections }) => [id, ...sections.flatMap((section) => [section.id, ...section.tables.flatMap(({ rows }) => rows.flatMap((row) => row.flatMap(({ lines }) => lines.flatMap((line) => line.id ?? []))))])];
const hashSource = (content) => `sha256-${createHash("sha256").update(content).digest("base64")}`;
// src/report/campaign/markdown.ts
/** The whole report as GitHub Markdown, for a reader without a browser and for a repository. */
function renderMarkdown({ overview, chapters }) {
	return joinLines([
		...renderOverview(overview),
		...chapters.flatMap(renderChapter),
		`Written by greenml ${escapeMarkdown(overview.toolVersion)} at ${escapeInline(overview.createdAt)}. Every run's numbers: [records.csv](records.csv); charts, code and logs: [index.html](index.html).`
	]);
}
/** What a job's summary has room for, without what is folded in it and without the single projects. */
const IN_SUMMARY = /* @__PURE__ */ new Set([
	"results",
	"projects",
	"phases",
	"validity",
	"failures",
	"certainty",
	"limits"
]);
/** What fits a job's summary; rows that do not fit are counted, none is cut in two. */
function renderSummary({ overview, chapters }, limit = 59999) {
	const open = chapters.filter(({ id }) => IN_SUMMARY.has(id)).map((chapter) => ({
		...chapter,
		tables: chapter.tables.filter(({ folded }) => !folded),
		sections: []
	}));
	return cutLines([...renderOverview(overview), ...open.flatMap(renderChapter)], limit);
}
/** Whole lines up to `limit` characters, and a last line that counts the rows left out. */
function cutLines(lines, limit) {
	const whole = joinLines(lines);
	if (whole.length <= limit) return whole;
	const reserve = 120;
	const kept = [];
	let length = 0;
	for (const line of lines) {
		if (length + line.length + 1 > limit - reserve) break;
		kept.push(line);
		length += line.length + 1;
	}
	const rows = lines.slice(kept.length).filter((line) => line !== "").length;
	const count = (start) => kept.filter((line) => line.startsWith(start)).length;
	const open = count("```") % 2 === 1;
	const folded = count("<details>") > count("</details>");
	return joinLines([
		...kept,
		...open ? ["```"] : [],
		...folded ? ["", "</details>"] : [],
		"",
		`*${countWord(rows, "more line")} left out here; the full report has them.*`
	]);
}
function renderOverview({ campaign, title, headline, scope, notices, sizes }) {
	return [
		`# ${escapeMarkdown(title)}`,
		"",
		...renderList(headline.map(({ text }) => text)),
		...scope === null ? [] : [escapeMarkdown(scope), ""],
		...notices.map(({ text }) => `> ${escapeMarkdown(text)}  `),
		"",
		`Campaign ${escapeMarkdown(campaign)}. ${sizes.map(({ label, value, note }) => escapeInline(`${label}: ${value} (${note})`)).join("; ")}.`,
		""
	];
}
function renderChapter({ title, lead, figures, notes, tables, facts, sections }) {
	return [
		`## ${title}`,
		"",
		...lead.flatMap((line) => [escapeMarkdown(line), ""]),
		...figures.flatMap(({ bars }) => bars.length === 0 ? [] : [
			"```text",
			...bars,
			"```",
			""
		]),
		...renderList(notes.map(plainText)),
		...tables.flatMap(renderTable),
		...facts.map(({ label, value }) => `- **${escapeMarkdown(label)}**: ${escapeInline(value)}`),
		"",
		...sections.flatMap(renderSection)
	];
}
const renderList = (lines) => [...lines.map((line) => `- ${escapeMarkdown(line)}`), ""];
/** The blank lines make GitHub read what is folded as Markdown. */
function renderTable({ caption, columns, rows, folded }) {
	const title = escapeMarkdown(caption);
	const table = markdownTable(columns.map(escapeMarkdown), rows.map((row) => row.map(renderCell)));
	if (!folded) return [
		`${title}:`,
		"",
		...table,
		""
	];
	return [
		`<details><summary>${title} (${countWord(rows.length, "row")})</summary>`,
		"",
		...table,
		"",
		"</details>",
		""
	];
}
const renderCell = ({ lines }) => lines.map(renderLine).join("<br>") || "–";
/** `×0.62 (0.55–0.70) ▼ 38 % less CPU time (6 projects)` */
function renderLine({ text, mark, chips = [], note }) {
	const judged = chips.map(({ sign, text: word }) => escapeInline(sign === void 0 ? word : `${sign} ${word}`));
	return [
		escapeInline(text),
		mark === void 0 ? "" : `*${escapeInline(mark)}*`,
		judged.join(", "),
		note === void 0 ? "" : `(${escapeInline(note)})`
	].filter((part) => part !== "").join(" ");
}
function renderSection({ title, slug, lead, upstream, tables, code }) {
	return [
		`### ${escapeMarkdown(title)} (${escapeMarkdown(slug)})`,
		"",
		`${escapeMarkdown(lead)} Source: ${renderUpstream(upstream)}.`,
		"",
		...tables.flatMap(renderTable),
		...code.map(({ label, ...changes }) => `- **${escapeMarkdown(label)}**: ${formatCode(changes)}`),
		""
	];
}
/** How much changed; the lines themselves are on the page. */
function formatCode({ kinds, diff }) {
	const size = diff === null ? [] : [diff.kind === "shown" ? `+${diff.added} −${diff.removed} lines` : diff.reason];
	return escapeInline([...size, ...kinds === null ? [] : [kinds]].join("; "));
}
const renderUpstream = ({ text, url }) => url === null ? escapeMarkdown(text) : `[upstream](<${url}>)`;
/** One blank line at most between two blocks. */
function joinLines(lines) {
	return `${lines.join("\n").replace(/\n{3,}/g, "\n\n").trim()}\n`;
}
// src/report/campaign/report-data.ts
/** Joins a campaign's files into rows of text as it came: whoever composes a chapter of them makes it printable. */
function buildReportData({ plan, analysis, diffs }) {
	const models = listModelsUsed(plan, analysis);
	const recorded = new Set(models.filter((model) => model.recorded).map((model) => model.id));
	const shownDiffs = limitDiffs(diffs);
	const planned = new Map(plan.variants.map((variant) => [variant.id, variant]));
	const changes = new Map(analysis.code?.variants.map((variant) => [variant.id, variant.changes]));
	const licences = new Map(plan.projects.map(({ slug, licence }) => [slug, licence]));
	for (const { project, licence } of analysis.code?.authors ?? []) licences.set(project, licence);
	const rows = analysis.variants.filter(({ counts }) => counts).map((variant) => {
		const details = describeVariant(variant, planned.get(variant.id), plan);
		return {
			...variant,
			label: details === "" ? variant.mode : `${variant.mode} · ${details}`,
			details,
			ratios: pairRatios(variant.ratios),
			diff: shownDiffs.get(variant.id) ?? null,
			changes: showChanges(changes.get(variant.id) ?? null, licences.get(variant.project) ?? null)
		};
	});
	const byProject = Map.groupBy(rows, ({ project }) => project);
	const projects = plan.projects.map((project) => ({
		...project,
		licence: licences.get(project.slug) ?? null,
		variants: (byProject.get(project.slug) ?? []).toSorted((a, b) => MODES.indexOf(a.mode) - MODES.indexOf(b.mode))
	}));
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
/** What a change consists of is the author's code too, which is not published without a licence. */
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
// src/report/charts/chart-colours.ts
/** Colours come from the page's variables; the fallback serves a viewer that knows none. */
const INK = "currentColor";
const MUTED = "var(--muted, #5b6470)";
const RULE = "var(--rule, #d5d9de)";
const SURFACE = "var(--surface, #ffffff)";
const TONE_COLOURS = {
	less: "var(--less, #116b38)",
	more: "var(--more, #a9271c)",
	even: "var(--even, #0b5c8f)",
	same: MUTED,
	caution: "var(--caution, #845a00)",
	none: MUTED
};
/** For the charts as files of their own, where no page gives the variables. */
const STANDALONE_STYLE = "svg{color:#1c2127;background:#fff;--surface:#fff;--muted:#5b6470;--rule:#d5d9de;--less:#116b38;--more:#a9271c;--caution:#845a00;--even:#0b5c8f}@media (prefers-color-scheme:dark){svg{color:#e7eaee;background:#14181d;--surface:#14181d;--muted:#a2abb6;--rule:#3a424c;--less:#63cf8d;--more:#ff9285;--caution:#e6b450;--even:#7cc0ee}}";
// src/report/charts/draw-chart.ts
/** Draws a chart as one `<svg>` element with a title and a description; `id` is unique on its page. */
async function drawChart(chart, id) {
	if (chart === null) return null;
	const [{ compile }, { Error: errorLevel, parse, View }] = await Promise.all([import("./build.js"), import("./vega2.module.js")]);
	const view = new View(parse(compile(chart.spec).spec), {
		renderer: "none",
		logLevel: errorLevel
	});
	const svg = cleanText(await view.toSVG());
	view.finalize();
	const names = `<title id="${id}-title">${escapeMarkup(chart.title)}</title><desc id="${id}-desc">${escapeMarkup(chart.description)}</desc>`;
	return svg.replace(/^<svg /, `<svg role="img" aria-labelledby="${id}-title ${id}-desc" `).replace(">", `>${names}`);
}
/** The same drawing as a file of its own: with its colours for light and dark. */
function standAlone(svg) {
	return `${svg.replace(">", `><style>${STANDALONE_STYLE}</style>`)}\n`;
}
// src/report/charts/failure-chart.ts
const WIDTH$1 = 300;
const TEXT$1 = {
	labelColor: MUTED,
	labelFontSize: 11,
	titleColor: MUTED,
	titleFontSize: 11,
	titleFontWeight: 400
};
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
				aria: false,
				background: "transparent",
				font: "system-ui, sans-serif",
				view: { stroke: null },
				header: {
					labelColor: INK,
					labelFontSize: 11,
					labelFontWeight: 600
				},
				axis: {
					...TEXT$1,
					gridColor: RULE,
					domainColor: RULE,
					tickColor: RULE
				},
				legend: {
					...TEXT$1,
					orient: "top",
					title: null,
					labelLimit: 0
				}
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
// src/report/charts/ratio-rows.ts
/** A ratio's place: every layer shares the logarithmic axis. */
const ratioAt = (field) => ({
	field,
	type: "quantitative"
});
const byTone = {
	field: "tone",
	type: "nominal",
	scale: {
		domain: Object.keys(TONE_COLOURS),
		range: Object.values(TONE_COLOURS)
	},
	legend: null
};
/** No chart zooms in further than from a half to the double: a small change shall look small. */
const NARROWEST = [.5, 2];
/** Text of 11 pixels at this width can be read on a telephone as well as three times as wide. */
const WIDTH = 360;
const TEXT = {
	labelColor: MUTED,
	labelFontSize: 11,
	titleColor: MUTED,
	titleFontSize: 11
};
/** One row a model and mode under its name, all over one logarithmic axis of ratios, with a line at "the same as the baseline". */
function specifyRatioRows({ rows, height, noun, notes, layers }) {
	const marks = rows.flatMap(({ name, left, right, tone, marks }) => marks.map((mark, index) => ({
		row: name,
		tone,
		...index === 0 ? {
			left,
			right
		} : {},
		...mark
	})));
	const ratios = marks.flatMap(({ ratio, low, high }) => [
		ratio,
		low,
		high
	].filter((value) => value != null));
	const unity = {
		data: { values: [{ ratio: 1 }] },
		mark: {
			type: "rule",
			color: INK,
			strokeWidth: 1.5,
			opacity: .7
		},
		encoding: { x: ratioAt("ratio") }
	};
	return {
		data: { values: marks },
		facet: { row: {
			field: "row",
			sort: rows.map(({ name }) => name),
			title: null,
			header: {
				labelOrient: "top",
				labelAnchor: "start",
				labelAngle: 0
			}
		} },
		spacing: 8,
		spec: {
			width: WIDTH,
			height,
			encoding: { x: {
				scale: {
					type: "log",
					domain: [Math.min(...NARROWEST, ...ratios), Math.max(...NARROWEST, ...ratios)],
					nice: false,
					padding: 8
				},
				axis: {
					tickCount: 5,
					labelExpr: "datum.label && '×' + datum.label",
					title: [`← less ${noun}\u2003·\u2003more ${noun} →`, ...notes]
				}
			} },
			layer: [
				unity,
				...layers,
				writeAbove("left"),
				writeAbove("right")
			]
		},
		config: {
			aria: false,
			background: "transparent",
			font: "system-ui, sans-serif",
			view: { stroke: null },
			header: {
				labelColor: INK,
				labelFontSize: 11,
				labelFontWeight: 600,
				labelPadding: -6,
				labelLimit: 1.25 * WIDTH
			},
			axis: {
				...TEXT,
				gridColor: RULE,
				domainColor: RULE,
				tickColor: RULE,
				titleFontWeight: 400
			},
			legend: {
				...TEXT,
				orient: "top",
				direction: "vertical",
				title: null,
				labelLimit: 0
			}
		}
	};
}
function writeAbove(end) {
	return {
		transform: [{ filter: `datum.${end}` }],
		mark: {
			type: "text",
			align: end,
			dy: -8,
			fontSize: 11
		},
		encoding: {
			x: { value: end === "left" ? 0 : "width" },
			y: { value: 0 },
			text: { field: end },
			color: byTone
		}
	};
}
// src/report/charts/forest-chart.ts
const BASELINES = ["original-headless", "original"];
/** Mean ratio and interval of each model and mode against both baselines; null: nothing to draw. */
function specifyForestChart(data) {
	const rows = data.groups.map((group) => composeRow$1(group, data.analysis.leading));
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
/** What the verdict says of the baseline without plots, in words; the other is drawn beside it. */
function composeRow$1(group, quantity) {
	const ratio = group.ratios[quantity]["original-headless"];
	const { tone, sign } = lookOf(ratio);
	return {
		name: `${group.mode} · ${formatStarred(group)}`,
		left: formatRatio(ratio),
		right: `${sign} ${formatFinding(ratio, quantity)}`,
		tone,
		marks: BASELINES.map((baseline) => markBaseline(group, quantity, baseline))
	};
}
function markBaseline({ ratios }, quantity, baseline) {
	const ratio = ratios[quantity][baseline];
	const measured = ratio?.quality === "measured" ? ratio : null;
	const [low = null, high = null] = measured?.interval ?? [];
	return {
		baseline: BASELINE_WORDS[baseline],
		tone: lookOf(measured).tone,
		ratio: measured?.estimate ?? null,
		low,
		high
	};
}
const byBaseline = {
	field: "baseline",
	sort: BASELINES.map((baseline) => BASELINE_WORDS[baseline])
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
// src/report/charts/runs-chart.ts
/** More are no longer told apart by an eye, and make a page heavy. */
const MOST_RUNS = 3e3;
/** Every measured run as a point, a row a model and mode; null: nothing to draw. */
function specifyRunsChart(data) {
	const rows = data.groups.map((group) => ({
		group,
		ratios: listRatios(data, group)
	})).filter(({ ratios }) => ratios.length > 0);
	const all = rows.reduce((sum, { ratios }) => sum + ratios.length, 0);
	if (all === 0) return null;
	const step = Math.ceil(all / MOST_RUNS);
	const noun = QUANTITY_WORDS[data.analysis.leading];
	const some = step === 1 ? "" : ` Of ${countWord(all, "run")} every ${step}th is drawn.`;
	return {
		title: `${noun} of every run, relative to the median of the author's script without its plots`,
		description: `One point for each measured run that ended ok, one row for each model and mode, on a logarithmic axis; left of ×1 is less ${noun}.${some} records.csv holds the same numbers.`,
		spec: specifyRatioRows({
			rows: rows.map(({ group, ratios }) => ({
				name: `${group.mode} · ${formatStarred(group)}: ${countWord(ratios.length, "run")}`,
				left: "",
				right: "",
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
/** Of one row beside each other: where many lie, it is dark. */
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
function listRatios({ projects, analysis: { leading } }, { mode, model }) {
	return projects.flatMap(({ variants }) => variants.flatMap((variant) => {
		if (variant.mode !== mode || variant.model !== model) return [];
		const baseline = findBaseline(variants, variant)?.summaries[leading];
		const median = baseline?.quality === "measured" && variant.summaries[leading]?.quality === "measured" ? baseline.median : null;
		if (median === null || median <= 0) return [];
		const { status, [leading]: column } = variant.points;
		return column.flatMap((value, index) => value === null || value <= 0 || status[index] !== "ok" ? [] : [value / median]);
	}));
}
/** The author's code as it ran in the same blocks. */
function findBaseline(variants, { model }) {
	const own = variants.filter(({ mode }) => mode === "original-headless");
	return own.find(({ blockModel }) => blockModel === model) ?? own[0];
}
// src/report/charts/strip-chart.ts
/** In the order of the key; each differs from the others without colour too. */
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
		word: "too few runs",
		shape: "circle"
	}
];
/** One mark a variant, one row a model and mode; the two extremes are named. Null: nothing to draw. */
function specifyStripChart(data) {
	const rows = data.groups.map((group) => ({
		group,
		marks: markVariants(data, group)
	})).filter(({ marks }) => marks.length > 0);
	if (rows.length === 0) return null;
	const noun = QUANTITY_WORDS[data.analysis.leading];
	return {
		title: `${noun} of each variant, relative to the author's script without its plots`,
		description: `One mark for each variant of a project, one row for each model and mode, on a logarithmic axis; left of ×1 is less ${noun}. The table that follows holds the same numbers.`,
		spec: specifyRatioRows({
			rows: rows.map(({ group, marks }) => composeRow(group, marks)),
			height: 22,
			noun,
			notes: formatStarNote(data.groups),
			layers: [drawMarks(rows.flatMap(({ marks }) => marks))]
		})
	};
}
function markVariants(data, { mode, model }) {
	return data.projects.flatMap(({ variants }) => variants).filter((variant) => variant.mode === mode && variant.model === model).flatMap(({ project, ratios }) => {
		const ratio = ratios[data.analysis.leading]["original-headless"];
		if (ratio?.estimate == null || ratio.quality !== "measured") return [];
		const { tone } = lookOf(ratio);
		const verdict = SIGNS$1.find((sign) => sign.tone === tone)?.word ?? ratio.verdict;
		return [{
			ratio: ratio.estimate,
			project,
			verdict
		}];
	}).toSorted((a, b) => a.ratio - b.ratio);
}
function composeRow(group, marks) {
	const { passed, total } = group.success;
	return {
		name: `${group.mode} · ${formatStarred(group)}: ${passed} of ${total} passed`,
		left: formatMark(marks[0]),
		right: marks.length > 1 ? formatMark(marks.at(-1)) : "",
		tone: "none",
		marks
	};
}
function formatMark(mark) {
	if (mark === void 0) return "";
	return `${shorten(mark.project, 22)} ${formatRatio({ estimate: mark.ratio })}`;
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
	const author = {
		cost: 1,
		gain: 0,
		kind: AUTHOR,
		isOnFront: places.every((place) => !place.isOnFront || !beatsAuthor(place))
	};
	const points = [...places.map(({ cost, gain, isOnFront, isSuspect, variant }) => ({
		cost,
		gain,
		isOnFront,
		kind: isSuspect ? "suspect" : variant.mode
	})), author];
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
			width: 360,
			height: 260,
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
				aria: false,
				background: "transparent",
				font: "system-ui, sans-serif",
				view: { stroke: null },
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
const beatsAuthor = ({ cost, gain }) => cost <= 1 && gain >= 0;
// src/report/charts/charts.ts
async function drawCharts(data) {
	return {
		groups: await drawChart(specifyForestChart(data), "chart-groups"),
		projects: await drawChart(specifyStripChart(data), "chart-projects"),
		runs: await drawChart(specifyRunsChart(data), "chart-runs"),
		tradeoff: await drawChart(specifyTradeoffChart(data), "chart-tradeoff"),
		failures: await drawChart(specifyFailureChart(data), "chart-failures")
	};
}
// src/report/campaign/records-csv.ts
/** GenAI-GreenML's own nine columns, in its order: what reads its results reads these. */
const ORIGINAL_COLUMNS = {
	timestamp: (record) => record.startedAt,
	project: (record) => record.project,
	script: nameScript,
	status: nameStatus,
	exit_code: (record) => record.exitCode,
	accuracy: (record) => record.metric?.normalised ?? null,
	exec_time_s: (record) => record.wallSeconds,
	energy_j: readMeasuredJoules,
	notes: describeNotes
};
const OWN_COLUMNS = {
	id: (record) => record.id,
	variant: (record) => record.variant,
	mode: (record) => record.mode,
	model: (record) => record.model,
	sample: (record) => record.sample,
	iteration: (record) => record.iteration,
	block: (record) => record.block,
	order_index: (record) => record.orderIndex,
	purpose: (record) => record.purpose,
	attempt: (record) => record.attempt,
	run_status: (record) => record.status,
	failure_class: (record) => record.failureClass,
	flags: (record) => record.flags.join(" "),
	metric: (record) => record.metric?.name ?? null,
	metric_printed: (record) => record.metric?.value ?? null,
	user_seconds: (record) => record.userSeconds,
	system_seconds: (record) => record.systemSeconds,
	peak_memory_bytes: (record) => record.peakMemoryBytes,
	energy_quality: nameEnergyQuality,
	energy_estimated_j: sumEstimates,
	energy_meter: (record) => unique(record.energy.map((reading) => reading.meter)),
	energy_zones: (record) => record.energy.map(({ domain, joules, quality }) => `${domain}=${joules ?? ""} (${quality})`).join("; "),
	energy_reason: (record) => unique(record.energy.flatMap(describeReading)),
	carbon_g: (record) => record.carbon?.grams ?? null,
	carbon_quality: (record) => record.carbon?.quality ?? null,
	carbon_g_per_kwh: (record) => record.carbon?.gramsPerKwh ?? null,
	carbon_source: describeCarbonSource,
	flops_retired: (record) => countFlops(record, "hardware-retired"),
	flops_operators: (record) => countFlops(record, "theoretical-operator"),
	flops_reason: (record) => record.flops.flatMap(({ kind, reason, counted }) => reason === null ? [] : `${kind}: ${formatFlopsReason(reason, counted)}`).join("; "),
	host: (record) => record.host.name,
	stratum: (record) => record.host.stratum,
	sandbox: (record) => record.sandbox,
	shim: (record) => record.shim,
	tool_version: (record) => record.toolVersion,
	energy_net_j: ({ energy }) => measuredNetJoules(energy),
	idle_watts: (record) => record.idle.map(({ domain, watts }) => `${domain}=${watts}`).join("; "),
	other_cpu_share: (record) => record.conditions?.otherCpuShare ?? null,
	temperature_before_c: (record) => record.conditions?.temperatureCelsius?.before ?? null,
	temperature_after_c: (record) => record.conditions?.temperatureCelsius?.after ?? null,
	frequency_before_mhz: (record) => record.conditions?.frequencyMegahertz?.before ?? null,
	frequency_after_mhz: (record) => record.conditions?.frequencyMegahertz?.after ?? null,
	throttled: (record) => record.conditions?.throttled ?? null,
	...Object.fromEntries(PHASES.map((phase) => [`cpu_${phase}_s`, (record) => record.phaseCpuSeconds?.[phase] ?? null]))
};
const CSV_COLUMNS = [...Object.keys(ORIGINAL_COLUMNS), ...Object.keys(OWN_COLUMNS)];
/**
* A header, then one line a record but for those on changed data; `onRow` is told each record that has a line. Of a
* campaign's records those have one that count, since GenAI-GreenML's analysis counts lines. Joules that were estimated have a column of their own; `energy_j` holds measured
* ones. A text that a spreadsheet would take for a formula gets a leading apostrophe.
*/
async function* renderRecordsCsv(records, onRow) {
	yield renderCsvLine(CSV_COLUMNS, "\n");
	const cells = Object.values({
		...ORIGINAL_COLUMNS,
		...OWN_COLUMNS
	});
	for await (const record of records) {
		if (record.purpose === "probe") continue;
		onRow(record);
		yield renderCsvLine(cells.map((readCell) => readCell(record)), "\n");
	}
}
/** As GenAI-GreenML names its files; its analysis reads mode and model from this name. */
function nameScript(record) {
	if (record.mode === null || record.model === null) return record.variant;
	return `GENAIGREENML_${record.mode.replace("-", "_")}_${record.model}.py`;
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
function readMeasuredJoules({ energy }) {
	const { joules, quality } = energyOfHost(energy);
	return quality === "measured" ? joules : null;
}
/** Null where one has no number: a sum that leaves some out would look like the whole. */
function sumEstimates({ energy }) {
	const estimates = energy.filter(({ quality }) => quality === "estimated");
	if (estimates.length === 0 || estimates.some(({ joules }) => joules === null)) return null;
	return estimates.reduce((sum, { joules }) => sum + (joules ?? 0), 0);
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
/** Of a `flops` run; the two kinds are never added or compared. */
const countFlops = ({ flops }, kind) => flops.find((reading) => reading.kind === kind)?.count ?? null;
const unique = (texts) => [...new Set(texts)].sort().join("; ");
// src/commands/write-records-csv.ts
/**
* Writes a row for each run. A later record can take the place of any before it, so that rows of all are written as they
* come and what does not count is left out of these: records are read and checked once. `root`: see `writeFileAtomic`.
*/
async function writeRecordsCsv(path, records, root = dirname(path)) {
	const places = new AttemptPlaces();
	const all = `${path}.all`;
	await prepareBelow(root, relative(root, path));
	try {
		await writeFileAtomic(all, renderRecordsCsv(records, (record) => places.add(record)), root);
		if (places.outdated.size === 0) await rename(all, path);
		else await writeFileAtomic(path, leaveOutRows(all, places.outdated), root);
	} finally {
		await rm(all, { force: true });
	}
}
/** Rows are lines, since no cell holds a line feed; the first is the header. */
async function* leaveOutRows(path, rows) {
	let row = -1;
	for await (const lines of streamLines(path)) for (const line of lines) if (!rows.has(row++)) yield `${line}\n`;
}
// src/commands/report.ts
const RECORDS_CSV = "records.csv";
/** Writes `index.html`, `report.md`, `records.csv` and the charts from plan, records, `analysis.json` and `patches/`. */
async function report(given, context) {
	const { campaign, out: named } = reportOptions.parse(given);
	const out = named ?? campaignFiles.report(campaign);
	const root = named ?? campaign;
	const plan = await readPlan(campaign);
	const analysis = await readAnalysis(campaign);
	for (const { project, licence, gap } of analysis.code?.authors ?? []) if (licence !== null && gap !== null) context.logger.warn(`${project}: the report leaves out its code: ${formatAuthorGap(gap)}`);
	const data = buildReportData({
		plan,
		analysis,
		diffs: showDiffs(plan, analysis.code, await readPatches(campaign, plan.variants))
	});
	context.logger.status("drawing the report");
	const charts = await drawCharts(data);
	const composed = composeReport(data);
	const brief = composeBrief(data);
	const shell = {
		css: await readAsset("report", "report.css"),
		script: await readAsset("report", "report.js")
	};
	const texts = /* @__PURE__ */ new Map([["index.html", renderHtml(composed, charts, shell)], ["report.md", renderMarkdown(composed)]]);
	for (const [name, chart] of Object.entries(charts)) if (chart !== null) texts.set(`${name}.svg`, standAlone(chart));
	for (const [name, text] of texts) await writeFileAtomic(join(out, name), text, root);
	const torn = /* @__PURE__ */ new Map();
	const records = streamRecords(campaign, (path) => torn.set(path, (torn.get(path) ?? 0) + 1));
	await writeRecordsCsv(join(out, RECORDS_CSV), records, root);
	context.logger.status("");
	for (const [path, lines] of torn) context.logger.warn(`${path}: left out ${lines} torn line(s) of a killed writer`);
	return {
		html: join(out, "index.html"),
		markdown: join(out, "report.md"),
		folder: out,
		files: [...texts.keys(), RECORDS_CSV],
		headline: [composed.overview.title, ...composed.overview.headline.map(({ text }) => text)],
		table: (width) => brief === null ? "" : renderTerminal(brief, width),
		summary: renderSummary(composed)
	};
}
export { report as t };
