import { C as scriptTarget, S as projectTarget, T as formatSurvivors, _ as formatHeadlineFact, a as formatGroup, b as STRATUM_CAUSES, c as meanCell, d as shareCell, f as shownQuantities, h as formatSide, i as formatAgainst, l as numberCell, m as formatChangeKinds, n as composeCode$1, o as formatVariant, p as formatChangeKind, s as judgedLine, t as composePhases, u as ratioCell$1, v as formatScope, w as formatRemark, x as formatFinding } from "./phases.js";
import { X as HEADLINE_ORDER, et as MODES, l as count, or as cleanCodeLine, sr as cleanLine, x as sum, yt as usualShim } from "./inputs.js";
import { A as QUANTITIES, F as isDifference, M as excludesOne, a as STATUSES, r as PERTURBATIONS } from "./read.js";
import { B as joinWords, C as formatP, D as formatQuantity, E as formatPercentRange, F as formatSignificant, I as formatSuccess, M as formatScientific, O as formatRatio, R as formatUsd, S as formatNoEnergy, T as formatPercent, _ as formatInstant, a as QUANTITY_WORDS, b as formatMetric, c as formatAllDigits, f as formatCount, g as formatFailureClass, h as formatError, i as MODE_WORDS, j as formatRound, l as formatBriefRound, m as formatDigits, n as BASELINE_WORDS, o as agree, p as formatDifference, r as ESTIMATED_MARK, s as capitalise, v as formatList, y as formatMeter } from "./work.js";
import { C as formatSuccessInterval, D as lookOf, E as formatVerdict, S as formatReason, _ as formatCorrection, g as formatBriefSupport, w as formatSupport, y as formatImproved } from "./measured.js";
import { n as composeTable, t as composeChapter } from "./chapter.js";
import { n as formatChangeVerdict } from "./comparison-changes.js";
import { E as meterOfHost, Qt as formatSize, tn as formatWatts } from "./base.js";
import "./failure-analysis.js";
import { n as formatModelGap, t as formatCostReason } from "./asking-reasons.js";
import { a as listToldAnswers, i as isAnyCompared, n as formatTitle, t as formatOtherTitles } from "./title-words.js";
import { a as ratioBar } from "./markdown-text.js";
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
	return [`${count(declared, "test")} of a ratio ${agree(declared, "was", "were")} declared${WHEN_DECLARED[String(postHoc)]}; ${tested} could be made, and Holm's correction holds for ${agree(tested, "it", "them")}.${rest}`];
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
	"Noise floor": ({ floor, repetitions }) => numberCell(floor, (each) => `±${formatPercent(each)}`, `at ${count(repetitions, "repetition")}`),
	"Smallest change seen in one script": ({ detectableChange }) => numberCell(detectableChange, formatPercent),
	"It takes, to see 5 %": ({ repetitionsForFivePercent }) => neededCell(repetitionsForFivePercent, "repetition"),
	"Measured over": ({ baselines }) => count(baselines, "baseline")
});
const neededCell = (needed, word) => needed === null ? {
	text: "over 10,000",
	value: 1e4
} : numberCell(needed, (each) => count(each, word));
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
// src/report/campaign/chapters/carbon.ts
const JOULES_PER_KWH = 36e5;
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
	return `${QUANTITY_WORDS[cost]} of every correct answer was measured in ${measured} of ${measured + cause.unread} projects`;
}
/** Table of a campaign in which models were told what their answers took. */
const feedbackTable = (feedback) => composeTable("Told what their answers took, models answered again: ratios of the leaner script to the one before, of the survivors (as accurate before and after), and over all that came (one that fails costs the one before as well)", feedback, {
	"Model and mode": formatGroup,
	"Leaner script came and ran": ({ attempted, asked }) => ({
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
	...Object.fromEntries(QUANTITIES.map((quantity) => [`${capitalise(QUANTITY_WORDS[quantity])}, survivors`, ({ ratios }) => {
		const { estimate, interval, verdict, n } = ratios[quantity];
		return ratioCell$1(estimate, interval, estimate === null ? void 0 : `${formatChangeVerdict(verdict)}, ${count(n, "project")}`);
	}])),
	...Object.fromEntries(QUANTITIES.map((quantity) => [`${capitalise(QUANTITY_WORDS[quantity])}, all`, ({ attempts }) => {
		const found = attempts[quantity] ?? null;
		return ratioCell$1(found?.estimate ?? null, found?.interval ?? null, found === null ? void 0 : count(found.projects, "project"));
	}]))
});
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
		"Its carbon, by the grid of the runs": ({ generationJoules }) => numberCell(grid && generationJoules / 36e5 * grid.pue * grid.gramsPerKwh, (grams) => `${formatSignificant(grams)} g CO₂e`, ESTIMATED_MARK),
		Against: ({ baseline }) => BASELINE_WORDS[baseline],
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
// src/report/campaign/chapters/environment.ts
const TIER_WORDS = {
	container: "container (tier A)",
	bubblewrap: "bubblewrap (tier B)",
	none: "none (tier C: trusted code only)"
};
/** Of a hash, enough to tell two apart by eye; plan.json holds it whole. */
const SHOWN_OF_HASH = 12;
/** Where and in what everything ran: with the plan, enough to set it up again. */
function composeEnvironment({ analysis, projects }) {
	return composeChapter({
		id: "environment",
		title: "Where it ran",
		tables: [composeTable("Hosts, each in every state that runs were made in", analysis.hosts, {
			Host: ({ name, stratum }) => ({
				text: name,
				note: `stratum ${stratum.slice(0, 8)}`
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
			Source: ({ sourceHash }) => sourceHash.slice(0, SHOWN_OF_HASH),
			Packages: ({ lockHash }) => ({
				text: lockHash.slice(0, SHOWN_OF_HASH),
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
// src/report/campaign/code-diff.ts
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
/** Link to the page of the commit in `https://host/owner/name@<commit>`. */
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
function withhold(reason, upstream = null) {
	return {
		kind: "withheld",
		reason,
		upstream
	};
}
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
			apiModel,
			trainingCutoff: entry.trainingCutoff ?? null
		}];
	});
}
/** The star of a model whose answers are recorded: where there is no room for the words, they stand below. */
const formatStarred = ({ model, recorded }) => recorded ? `${model}*` : model;
/** What the star means, where a model has one. */
const formatStarNote = (groups) => groups.some(({ recorded }) => recorded) ? [`* ${RECORDED_MARK}`] : [];
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
/** A metric's change in the direction that is better. */
const gainOf = (difference, { direction }) => difference === null || direction === "higher" ? difference : -difference;
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
// src/report/campaign/chapters/project.ts
/** Section of a project: what it is, every script's runs, and how each variant differs from the author's code. */
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
		tables: [
			runTable(project, data),
			composeObservations(project),
			everyRunTable(project, data)
		].filter(({ rows }) => rows.length > 0),
		code: variants.flatMap(composeCode)
	};
}
/** A variant against the author's script without its plots, unless the line says otherwise; what did not pass is not compared. */
function compareVariant({ passed, attempted, ratios }, quantity, full = true) {
	const ratio = toldRatio(ratios[quantity]);
	const note = ratio?.baseline === "original" ? `vs ${BASELINE_WORDS[ratio.baseline]}` : void 0;
	if (passed) return judgedLine(full || ratio === null ? ratio : {
		...ratio,
		interval: null
	}, quantity, note);
	return {
		text: "",
		chips: [attempted ? DID_NOT_PASS : NOT_ATTEMPTED]
	};
}
const DID_NOT_PASS = {
	sign: "■",
	text: "did not pass",
	tone: "failed"
};
const NOT_ATTEMPTED = {
	sign: "–",
	text: "not attempted",
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
function everyRunTable({ slug, metric, variants }, { analysis }) {
	const quantities = analysis.leading === "energy" ? [
		"energy",
		"cpu",
		"wall"
	] : ["cpu", "wall"];
	const all = sum(analysis.variants.map(({ points }) => points.record.length));
	const runs = variants.flatMap((variant) => variant.points.record.map((record, index) => ({
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
		note: `${formatDifference(difference, scale, median)} to the author's${formatTestError(variant.metric, scale)}${words === null ? "" : `, ${words}`}`
	};
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
	"FLOPs retired by the processor": (observed) => countFlops(observed, "hardware-retired"),
	"FLOPs by operators' formulas": (observed) => countFlops(observed, "theoretical-operator"),
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
function countFlops({ flops }, kind) {
	const count = flops.find((each) => each.kind === kind)?.count;
	return count === void 0 ? null : formatScientific(count);
}
function formatCarbon$1({ carbonGrams, carbonEstimated }) {
	if (carbonGrams === null) return null;
	return `${carbonGrams < 1 ? `${formatSignificant(1e3 * carbonGrams)} mg` : `${formatAllDigits(carbonGrams, 3)} g`} CO₂e${carbonEstimated ? ` ${ESTIMATED_MARK}` : ""}`;
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
			"A script passes when all its measured runs end ok. One that could not be tried, since the bench itself failed or there is no script, counts against nobody."
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
const scriptTable = (failures) => composeTable("Scripts that did not pass", failures, {
	Project: ({ project }) => ({
		text: project,
		target: projectTarget(project)
	}),
	Script: ({ label }) => label,
	Runs: statusLine,
	Whose: ({ attempted, failure }) => attempted ? "the script's" : isMissing(failure) ? NOBODY : "the bench's",
	Class: ({ failure }) => failure === null ? "–" : formatFailureClass(failure.class),
	Message: ({ failure }) => failure && formatError(failure) || "–"
}, failures.length > SHOWN_SCRIPTS);
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
			plan.blocks.some(({ purpose }) => purpose === "probe") ? "A script that is not suspect was not proved honest: the probes show a metric that survives random labels or missing data, not every way to be wrong." : "Whether the answers' metrics come from the data was not probed.",
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
	"hidden-data": "the data under other names"
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
			Ratio: "geometric mean of the paired ratios variant / baseline, over blocks for one variant; over projects, of the variants as good as the author's, for a model and mode; 95 % bootstrap interval; below ×1 is less",
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
	return `${joinWords(zones)}; net energy is gross less this over the run, and enters no ratio`;
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
// src/report/campaign/chapters/overview.ts
function composeOverview(data) {
	const { analysis } = data;
	const { scope } = analysis;
	const headline = analysis.headline.flatMap((fact) => fact.kind === "scope" ? [] : [{
		text: formatHeadlineFact(fact, analysis),
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
	return `${capitalise(QUANTITY_WORDS[first.quantity])} of each answer (${of}) with its 95 % interval. Answers that are not as accurate have no place on the axis. The table of projects holds the same numbers.`;
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
	if (suspects > 0) tell("validity", `${count(suspects, "answer")} ${agree(suspects, "is", "are")} suspect: the metric does not come from the data as the author's does. No ratio holds ${agree(suspects, "it", "them")}.`);
	const broken = listBroken(analysis);
	if (broken.length > 0) tell("failures", `The author's own code did not run to its end in ${count(broken.length, "project")} (${formatList(broken)}): no answer can be compared there.`);
	for (const text of listDisturbances(analysis)) tell("certainty", text);
	for (const text of listLost(analysis)) tell("certainty", text);
	const missing = analysis.runs.planned - analysis.runs.recorded;
	if (missing > 0) tell("certainty", `Unfinished: ${missing} of ${count(analysis.runs.planned, "planned run")} left no record yet.`);
	const strata = new Set(analysis.hosts.map((host) => host.stratum)).size;
	if (strata > 1) tell("certainty", `Runs come from ${strata} hosts or host states; ratios are formed within one block on one of them.`);
	return notices;
}
/** A share of disturbed runs, and a noise floor, above which every verdict is to be read with it. */
const WORTH_TELLING = {
	disturbed: .1,
	noise: .05
};
function listDisturbances({ findings, diagnostics, leading }) {
	const load = findings.flatMap((finding) => finding.kind === "contaminated-runs" ? [finding.numbers] : []);
	const noise = diagnostics.noise.filter(({ quantity }) => quantity === leading);
	return [...load.filter(({ disturbed, runs }) => disturbed > WORTH_TELLING.disturbed * runs).map(({ disturbed, runs }) => `Other load ran beside ${disturbed} of ${count(runs, "measured run")}.`), ...noise.filter(({ floor }) => floor > WORTH_TELLING.noise).map(({ floor, quantity }) => `A script differs from itself by up to ±${formatPercent(floor)} in ${QUANTITY_WORDS[quantity]} here: less than that is not seen in one script.`)];
}
/** Measured runs that the bench itself lost: what is compared without them has fewer runs, or none. */
const listLost = ({ findings }) => findings.flatMap((finding) => {
	if (finding.kind !== "lost-runs") return [];
	const { lost, runs } = finding.numbers;
	return [`${lost} of ${count(runs, "measured run")} ${agree(lost, "was", "were")} lost to the bench, not to the code.`];
});
/** Projects whose author's code was run, and passed neither as it is nor without its plots. */
function listBroken({ variants }) {
	const authors = variants.filter(({ model, attempted }) => model === null && attempted);
	const passed = new Set(authors.flatMap((each) => each.passed ? [each.project] : []));
	return [...new Set(authors.map(({ project }) => project))].filter((project) => !passed.has(project));
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
			...measured
		}
	];
}
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
			caption: `${caption}; the lowest and the highest are named. The table below holds the same numbers.`
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
		value: variants.flatMap(({ ratios }) => toldRatio(ratios[quantity])?.estimate ?? [])[0] ?? null
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
function differenceCell({ metricDifference: { median, projects }, comparable }) {
	const over = projects === 0 ? "" : `over ${count(projects, "project")}; `;
	return {
		text: formatDifference(median, "fraction", null),
		note: `${over}${count(comparable, "answer")} as good as the author's`,
		value: median
	};
}
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
// src/report/campaign/tradeoffs.ts
/** Answers that ran, of projects whose metric is a fraction, with a measured ratio; by rising cost. */
function listTradeoffs({ projects, analysis: { leading } }) {
	const places = projects.filter(({ metric }) => metric.scale === "fraction").flatMap(({ variants, metric }) => variants.flatMap((variant) => {
		const ratio = variant.ratios[leading]["original-headless"];
		const gain = gainOf(variant.metric.difference, metric);
		if (variant.model === null || !variant.passed || gain === null) return [];
		if (ratio?.estimate == null || ratio.quality !== "measured") return [];
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
			caption: `Each answer that ran, by its ${noun} and its metric. The table below holds the same numbers.`
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
// src/report/campaign/chapters/validity-chapter.ts
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
	const probed = suspect.length + clear.length;
	return composeChapter({
		id: "validity",
		title: "Whether the metrics come from the data",
		lead: [...probed === 0 ? ["Scripts run again on labels drawn at random, on half of the rows, and without their data. None could be probed here."] : [`Each script ran again on labels drawn at random, on half of the rows, and without its data. ${formatSuspects(suspect.length, probed)}`], "In brackets is what the author's code printed. An honest script falls to what chance gives on random labels, and prints nothing without its data."],
		tables: [
			composeTable("Suspect answers", suspect, {
				...READINGS,
				Evidence: formatRemarks
			}, false),
			composeTable(`Not suspect: ${count(clear.length, "answer")}`, clear, {
				...READINGS,
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
// src/report/campaign/savings.ts
/** Savings of answers as accurate as the author's whose difference in the leading quantity is told; the largest first. */
function listSavings({ projects, analysis: { leading } }) {
	return projects.flatMap(({ variants }) => variants.flatMap((variant) => {
		const ratio = variant.ratios[leading]["original-headless"];
		const baseline = findAuthor(variants, variant)?.summaries[leading].median;
		if (ratio?.estimate == null || !isDifference(ratio.verdict) || baseline == null) return [];
		return [{
			variant,
			perRun: baseline * (1 - ratio.estimate)
		}];
	})).sort((a, b) => b.perRun - a.perRun);
}
// src/report/campaign/chapters/what-if.ts
const SECONDS_PER_HOUR = 3600;
const GRAMS_PER_KG = 1e3;
const MOST_ROWS = 30;
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
			label: `Price of a ${hasEnergy ? "kWh" : "CPU-hour"}`
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
				Money: (each) => multiply(each, 1, ["executions", "price"])
			}, savings.length > MOST_ROWS),
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
	purpose: "why a run is made: `warmup`, `measured`, `profile`, `flops` or `probe`; only `measured` runs count",
	attempt: "a run made again; the highest counts, then the latest start, then the id",
	block: "one round in which a project's baselines and a shard's answers run once each, in random order, on one host",
	shard: "the share of a campaign that one machine runs",
	session: "the blocks between two starts of a host's queue",
	cluster: "projects that are alike and count as one observation of a model",
	stratum: "one host in one state (kernel, driver, microcode, governor); runs of different strata are never pooled silently",
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
	exploratory: "of a model, from fewer than 12 projects; of a test, not declared before the first record",
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
/** Chapters parted by where the finding is told in numbers: who reads sees each project's results before any statistics. */
function beforeNumbers(chapters) {
	const isFirst = ({ id }) => id === "projects";
	return {
		first: chapters.filter(isFirst),
		others: chapters.filter((chapter) => !isFirst(chapter))
	};
}
/** Findings that no other part of the report tells. */
const keepFindings = (analysis) => analysis.findings.filter(({ kind }) => kind !== "answers-left-out" && kind !== "suspect-answer").map((finding) => formatFinding(finding, analysis));
export { buildReportData as a, toldRatio as c, formatStarred as d, linkUpstream as f, answersOf as i, RECORDED_MARK as l, RECORD_FILES as m, composeReport as n, findAuthor as o, showDiffs as p, listTradeoffs as r, gainOf as s, beforeNumbers as t, formatStarNote as u };
