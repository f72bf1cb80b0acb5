import { F as formatRatio, K as chooseLeadingQuantity, Q as adjustEach, U as tell, W as alignColumns, X as LEVEL, at as createStudentisedMean, dt as sumOf, et as FINE_RESAMPLES, g as formatBelowSmallest, it as withoutInterval, k as OUTCOME_WORDS, lt as meanOf, mt as groupsBy, rt as exponentiate } from "./measured.js";
import { Er as shorten, Rr as UserError, W as HEADLINE_ORDER, c as median, f as sum, rt as generatedMode, tr as wrapText, ur as count } from "./inputs.js";
import { G as composeVariantId, o as QUANTITIES, y as isComparable } from "./read.js";
import { C as formatInstant, E as formatMetric, F as formatQuantity, K as joinWords, Kn as gainOf, S as formatHash, b as formatFailureClass, f as QUANTITY_WORDS, j as formatPercent, k as formatP, lr as SIDES, m as capitalise, p as agree, pr as isAttempted, ur as campaignComparison, v as formatDifference, w as formatList } from "./work.js";
import { _ as createSpread, a as judge, b as meansOf, d as chooseStanding, f as questionOf, g as createJudge, h as compareMeans, m as changeOfScript, o as listIds, p as changeOfGroup, t as countSuccess, u as withEvidence, v as clustersAmong, y as clustersOf } from "./success.js";
import { d as measuredBlocks, i as analyseVariants, o as isProbed, p as endingOf, t as readCampaign, y as inSessions } from "./read-campaign.js";
import { i as listMetrics, l as perQuantity, n as isNotInferior } from "./metric-change.js";
import { t as createSignFlip } from "./sign-flip.js";
import { r as parseFailOn, t as judgeFailOn } from "./fail-on.js";
import { Bt as parseWith, Cn as formatSignificantDigits, Xt as TOOL_VERSION, wt as writeFileAtomic } from "./base.js";
import { i as markdownTable, n as escapeMarkdown, r as markdownList } from "./markdown-text.js";
import { t as makePrintable } from "./printable.js";
import { isDeepStrictEqual } from "node:util";
// src/report/text/comparison-changes.ts
const formatChangeVerdict = (verdict) => {
	if (verdict === "inconclusive") return "no change seen";
	return verdict === "within-noise" ? "within the noise" : verdict.replaceAll("-", " ");
};
/** Causes for which nothing is compared, though it was measured. */
const INCOMPARABLE = /* @__PURE__ */ new Set(["none-as-accurate", "other-meters"]);
/** The verdict on a change of a ratio: what was measured and is not compared is not called unmeasured, as in each campaign's report. */
function formatRatioVerdict({ verdict, causes }) {
	if (verdict !== "not-measured") return formatChangeVerdict(verdict);
	if (causes.some(({ kind }) => INCOMPARABLE.has(kind))) return "not comparable";
	const isEstimated = causes.every((cause) => cause.kind === "unread" && cause.how === "estimated");
	return OUTCOME_WORDS[isEstimated ? "not-measured" : "not-compared"];
}
/** `gpt`, or `old → new` where the campaigns' models have different names. */
const formatModels = ({ modelA, modelB }) => modelA === modelB ? modelA : `${modelA} → ${modelB}`;
/** Projects that a change of a group rests on: of those that are alike there may be more than are counted. */
const countProjects = ({ n }) => `${count(n, "project")}, like ones counted as one`;
/** Why a change has its verdict, or none; null where there is nothing to say. */
function formatCauses(change, quantity) {
	const { causes, verdict, n } = change;
	const pairs = verdict === "too-few-projects" ? countProjects(change) : count(n, "block");
	return causes.map((cause) => tell(CAUSES$1, cause, {
		quantity,
		pairs
	})).join("; ") || null;
}
const UNREAD_WORDS = {
	"across-meters": "was read by another meter than its baseline",
	estimated: "was estimated, and an estimate is not compared",
	unavailable: "was not measured, or left out"
};
const CAUSES$1 = {
	"no-common-block": "no block of one of the two has both the script and a baseline run ok",
	unread: ({ how, side }, { quantity }) => `${QUANTITY_WORDS[quantity]} ${UNREAD_WORDS[how]}: ${side.toUpperCase()}`,
	"other-meters": ({ a, b }) => `other meters: ${a.join(" and ")} in A, ${b.join(" and ")} in B`,
	"none-as-accurate": "no script is as accurate as the author’s in both",
	"mixed-baselines": "some projects are compared with the author’s code, others with it without plots",
	"too-few-pairs": ({ needed }, { pairs }) => `${pairs}, and a verdict needs ${needed}`,
	"noise-unknown": "the baseline ran too seldom to know its scatter between blocks",
	"below-smallest-effect": ({ smallest }) => formatBelowSmallest(smallest),
	"not-after-correction": ({ tests }) => `its interval leaves out 1, but not as one of ${tests} that were tested`
};
/** What differs between two campaigns besides what is compared, each in a sentence. */
function formatDifferences(comparison) {
	const { findings } = comparison;
	const sentences = findings.map((finding) => tell(SENTENCES, finding, comparison));
	if (findings.filter(({ kind }) => kind === "unmatched-models").length < 2) return sentences;
	const last = findings.findLastIndex(({ kind }) => kind === "unmatched-models");
	return sentences.toSpliced(last + 1, 0, "Models with different names are compared with --pair a=b.");
}
const formatPrompt = ({ prompt }) => prompt === null ? "an unknown prompt" : `${prompt.name === "own" ? `a prompt of your own (${formatHash(prompt.hash)})` : prompt.name} with the README ${prompt.readme === "blind" ? "without results" : "as it is"}`;
const onlyIn = ({ subject, evidence }, noun) => `Only in ${subject.toUpperCase()}: ${count(evidence.length, noun)}`;
const unmatched = (finding, noun) => `${onlyIn(finding, noun)} (${formatList(finding.evidence)}).`;
const SENTENCES = {
	"unmatched-projects": (finding) => unmatched(finding, "project"),
	"unmatched-models": (finding) => unmatched(finding, "model"),
	"unmatched-scripts": (finding) => `${onlyIn(finding, `${finding.mode} script`)} without a partner.`,
	"missing-runs": ({ subject, numbers: { missing, planned } }) => `${subject.toUpperCase()}: ${missing} of ${count(planned, "planned run")} ${agree(missing, "has", "have")} no record.`,
	"suspect-answers": ({ subject, evidence }) => `${subject.toUpperCase()}: ${count(evidence.length, "answer")} suspect, so in no model's ratio: ${formatList(evidence)}.`,
	"probed-alone": ({ subject }) => `Only ${subject.toUpperCase()} was probed for validity: suspect answers of the other are not known.`,
	"other-source": ({ evidence }) => `The author's code or data is not the same in both: ratios are to different baselines in ${formatList(evidence)}.`,
	"other-packages": ({ evidence }) => `Packages are not the same in both: ${formatList(evidence)}.`,
	"other-metric": ({ evidence }) => `The metric or its tolerance is not the same in both: ${formatList(evidence)}.`,
	"other-sandboxes": (_, { a, b }) => `The sandboxes are not the same (${[a, b].map((side) => side.sandboxes.join(", ")).join(" and ")}), and they cost different amounts of time.`,
	"other-prompt": (_, { a, b }) => `The models were asked in other words: ${formatPrompt(a)} in A, ${formatPrompt(b)} in B. Their answers also differ from one asking to the next: with --samples that scatter is seen.`,
	"other-settings": ({ evidence }) => `Models were asked with other settings (effort, temperature, limits or address): ${formatList(evidence)}.`,
	"other-returned-models": ({ evidence }) => `Another model answered under the same name: ${formatList(evidence)}.`,
	"unplanned-records": ({ subject }, comparison) => `${subject.toUpperCase()} holds records that ${comparison[subject].campaign}'s plan does not know; they are left out.`
};
// src/report/text/fail-on-results.ts
const MOST_SHOWN = 10;
/** How a condition of `--fail-on` came out: passed, or what fails it line by line, or why it could not be checked. */
function formatFailOn(result, comparison) {
	const { condition, met, evidence } = result;
	const name = `--fail-on ${condition}`;
	const cause = formatFailOnCause(result, comparison);
	if (cause !== null && !met) return [`${name}: could not be checked: ${cause}`];
	const unjudged = formatUnjudged(result, comparison);
	if (!met) return [`${name}: passed${unjudged}`];
	const shown = evidence.slice(0, MOST_SHOWN).map((each) => formatEvidence(each, result, comparison));
	const more = evidence.length > MOST_SHOWN ? [`and ${evidence.length - MOST_SHOWN} more`] : [];
	return [...[...shown, ...more].map((line) => `${name}: failed: ${line}`), ...unjudged === "" ? [] : [`${name}${unjudged}`]];
}
/** Why a condition could not be checked; null where it could. */
const formatFailOnCause = ({ cause, subject }, comparison) => cause === null ? null : tell(CAUSES, cause, {
	subject,
	comparison
});
const CAUSES = {
	"no-common-script": "the two have no script in common",
	"not-run": ({ variants, scripts }) => `${variants.length} of ${count(scripts, "script")} ${agree(variants.length, "has", "have")} not run in B`,
	untested: ({ change }, { subject, comparison }) => {
		const quantity = quantityOf(subject);
		const found = change === null ? void 0 : findChange(change, comparison);
		return (found === void 0 || quantity === void 0 ? null : formatCauses(found.ratios[quantity], quantity)) ?? "nothing was measured in both campaigns";
	},
	"other-metric": ({ projects }) => `the two campaigns measure different metrics, or one that they read in different ways: ${formatList(projects)}`,
	"too-few-runs": "too few runs to tell a change of accuracy from the scatter of the runs",
	"no-accuracy": "no script has an accuracy in both campaigns",
	"not-attempted": "no script was tried in both campaigns"
};
const quantityOf = (subject) => QUANTITIES.find((quantity) => quantity === subject);
const findChange = (reference, { groups, scripts }) => reference.kind === "script" ? scripts.find(({ variantB }) => variantB === reference.variantB) : groups.find((group) => isOfGroup(group, reference));
const isOfGroup = (change, group) => change.mode === group.mode && change.modelA === group.modelA && change.modelB === group.modelB;
/** `; 2 groups could not be judged (too few projects)`: a condition that passes says nothing of them. */
function formatUnjudged({ subject }, { groups }) {
	const quantity = quantityOf(subject);
	if (quantity === void 0) return "";
	const unjudged = ["too-few-projects", "not-measured"].flatMap((verdict) => groups.map(({ ratios }) => ratios[quantity]).filter((change) => change.verdict === verdict));
	return [...Map.groupBy(unjudged, formatRatioVerdict)].map(([verdict, changes]) => `; ${count(changes.length, "group")} could not be judged (${verdict})`).join("");
}
function formatEvidence(reference, { subject }, comparison) {
	const change = findChange(reference, comparison);
	if (change === void 0) return "";
	const quantity = quantityOf(subject);
	if (quantity !== void 0) return `${formatName$1(change, quantity)}: ${formatIncrease(change.ratios[quantity], quantity)}`;
	return "metric" in change ? formatLoss(change) : formatNewFailures(change, comparison);
}
function formatName$1(change, quantity) {
	if ("variantB" in change) return change.variantB;
	return `${formatOpponents(change)}, ${change.mode}, ${countProjects(change.ratios[quantity])}`;
}
const formatOpponents = ({ modelA, modelB }) => modelA === modelB ? modelA : `${modelB} against ${modelA}`;
const fixed = (value) => value == null ? "–" : value.toFixed(3);
const formatIncrease = ({ estimate, interval, noiseFloor }, quantity) => `${QUANTITY_WORDS[quantity]} relative to the author's code ×${fixed(estimate)} of what it was (95 % ${fixed(interval?.[0])}–${fixed(interval?.[1])}; noise floor ${formatPercent(noiseFloor ?? 0)})`;
function formatLoss({ variantB, metric, failure, outcomes }) {
	if (outcomes.b === "failed") return `${variantB}: it ran and fails now${failure === null ? "" : ` (${formatScriptFailure(failure)})`}`;
	const [a, b] = [metric.a, metric.b].map((value) => value === null ? "–" : formatSignificantDigits(value, 4));
	return `${variantB}: ${metric.name} ${b} instead of ${a} (tolerance ${metric.tolerance})`;
}
function formatNewFailures(group, { scripts }) {
	const { success, mode } = group;
	const names = scripts.filter((script) => isOfGroup(script, group) && script.outcomes.a === "passed" && script.outcomes.b === "failed").map(({ variantB, failure }) => failure === null ? variantB : `${variantB} (${formatScriptFailure(failure)})`);
	return `${formatOpponents(group)}, ${mode}: ${success.newlyFailed} of ${count(success.both, "script")} newly failed, ${success.newlyPassed} newly passed (sign-flip test ${formatP(success.p)}): ${formatList(names)}`;
}
/** `schema or name: KeyError: 'target'` */
const formatScriptFailure = ({ class: name, message }) => message === null ? formatFailureClass(name) : `${formatFailureClass(name)}: ${message}`;
// src/report/comparison/comparison-sections.ts
const SHOWN_SCRIPTS = 40;
/** A comparison in printable words and cells, the most telling first: both renderers show this and nothing else. */
function composeComparison(comparison) {
	const { a, b, groups, failOn, absoluteCause, absoluteBaselines } = comparison;
	const scriptsFirst = groups.length > 0 && groups.every(hasTooFewProjects);
	const [scripts, others] = [scriptSection(comparison, scriptsFirst), groupSections(groups)];
	const absolute = absoluteBaselines.map(({ quantity, estimate, interval, projects }) => `The author's own code, ${QUANTITY_WORDS[quantity]} in B over A: ${formatRatio({
		estimate,
		interval
	})} (${count(projects, "project")})`);
	return makePrintable({
		sides: [formatSide("A", a), formatSide("B", b)],
		sections: [
			...scriptsFirst ? [scripts, ...others] : [...others, scripts],
			listSection("Absolute numbers", absoluteCause === null ? absolute : [ABSOLUTE_WORDS[absoluteCause]]),
			listSection("To be known", formatDifferences(comparison)),
			listSection("Conditions", failOn.flatMap((result) => formatFailOn(result, comparison)))
		]
	});
}
const listSection = (title, sentences) => ({
	title,
	head: [],
	names: 0,
	rows: [],
	sentences
});
const groupSections = (groups) => [{
	title: "Ratios to the author's code, from A to B",
	head: [
		"model",
		"mode",
		"quantity",
		"A",
		"B",
		"B / A",
		"n",
		"noise",
		"result"
	],
	names: 3,
	rows: groups.flatMap((group) => QUANTITIES.map((quantity) => {
		const change = group.ratios[quantity];
		const what = quantity === "memory" ? quantity : QUANTITY_WORDS[quantity];
		return [
			formatModels(group),
			group.mode,
			what,
			...ratioCells(change),
			formatRatioVerdict(change)
		];
	})),
	sentences: formatReasons(groups)
}, {
	title: "Success and accuracy",
	head: [
		"model",
		"mode",
		"passed A",
		"passed B",
		"fails now",
		"passes now",
		"result",
		"less accurate"
	],
	names: 2,
	rows: groups.map(({ success, accuracy, ...group }) => {
		const of = ({ passed, attemptable }) => `${passed} / ${attemptable}`;
		return [
			formatModels(group),
			group.mode,
			of(success.a),
			of(success.b),
			`${success.newlyFailed}`,
			`${success.newlyPassed}`,
			formatChangeVerdict(success.verdict),
			`${accuracy.worse} of ${accuracy.compared}`
		];
	}),
	sentences: []
}];
function scriptSection({ scripts }, all) {
	const changes = scripts.map(formatScriptChanges);
	const rows = scripts.flatMap((script, index) => {
		const own = changes[index] ?? [];
		return own.length > 0 || !all ? own : [formatUnchanged(script)];
	});
	const left = rows.length - SHOWN_SCRIPTS;
	return {
		title: all ? "Each script" : "Scripts that changed",
		head: [
			"script",
			"what",
			"A",
			"B",
			"B / A",
			"result"
		],
		names: 2,
		rows: [...rows.slice(0, SHOWN_SCRIPTS), ...left > 0 ? [[
			`and ${count(left, "more row")}; --json holds all`,
			"",
			"",
			"",
			"",
			""
		]] : []],
		sentences: [formatUnchangedCount(countUnchanged(scripts))]
	};
}
const ABSOLUTE_WORDS = {
	"other-host": "Other host: absolute numbers are not compared",
	"other-state": "Same host in another state (kernel, microcode, governor or drivers): absolute numbers are not compared"
};
/** Whether no quantity has a verdict over projects, and one lacks it for their number. */
function hasTooFewProjects({ ratios }) {
	const verdicts = QUANTITIES.map((quantity) => ratios[quantity].verdict);
	return verdicts.includes("too-few-projects") && verdicts.every((each) => isUnjudged(each));
}
/** Each verdict's reason once, with what it holds for. */
function formatReasons(groups) {
	const told = groups.flatMap((group) => QUANTITIES.flatMap((quantity) => {
		const reason = formatCauses(group.ratios[quantity], quantity);
		const text = `${formatRatioVerdict(group.ratios[quantity])} (${reason})`;
		return reason === null ? [] : [{
			text,
			name: `${formatModels(group)}, ${group.mode}`,
			quantity
		}];
	}));
	return [...Map.groupBy(told, ({ text }) => text)].map(([text, held]) => {
		const names = [...Map.groupBy(held, ({ name }) => name)].map(([name, own]) => `${name}: ${joinWords(own.map(({ quantity }) => QUANTITY_WORDS[quantity]))}`);
		return `${capitalise(text)}: ${names.join("; ")}`;
	});
}
/** Scripts that ran in both and did not change; what never ran has not stayed the same. */
function countUnchanged(scripts) {
	const ran = scripts.filter(({ outcomes: { a, b } }) => isAttempted(a) && isAttempted(b));
	const isUnknown = ({ ratios, outcomes }) => outcomes.b === "passed" && QUANTITIES.every((each) => isUnjudged(ratios[each].verdict));
	return {
		ran: ran.length,
		still: ran.filter((script) => !isUnknown(script) && formatScriptChanges(script).length === 0).length,
		unjudged: ran.filter(isUnknown).length,
		others: scripts.length - ran.length
	};
}
function formatUnchangedCount({ ran, still, unjudged, others }) {
	return `${[
		`${still} of ${count(ran, "script")} that ran in both ${agree(still, "shows", "show")} no change`,
		...unjudged === 0 ? [] : [`of ${unjudged} no quantity could be judged (too few runs)`],
		...others === 0 ? [] : [`${count(others, "script")} did not run in both`]
	].join("; ")}.`;
}
function formatSide(name, side) {
	const { campaign, path, startedAt, hosts, projects, repetitions } = side;
	const where = joinWords([...new Set(hosts.map((host) => host.name))]) || "no host";
	return `${name}: ${campaign} (${path}), ${startedAt === null ? "not run" : formatInstant(startedAt)} on ${where}, ${count(projects, "project")} × ${count(repetitions, "repetition")}`;
}
function ratioCells({ a, b, estimate, interval, quality, n, noiseFloor }) {
	const plain = (value) => formatRatio({
		estimate: value,
		quality
	});
	const noise = noiseFloor === null ? "–" : `±${formatPercent(noiseFloor)}`;
	return [
		plain(a),
		plain(b),
		formatRatio({
			estimate,
			interval,
			quality
		}),
		`${n}`,
		noise
	];
}
const UNJUDGED = [
	"too-few-runs",
	"too-few-projects",
	"not-measured"
];
const isUnjudged = (verdict) => UNJUDGED.includes(verdict);
const isChange = (verdict) => verdict === "better" || verdict === "worse";
/** One row for each thing that changed in a script. */
function formatScriptChanges(script) {
	const { ratios, metric, outcomes, absolute, failure } = script;
	const row = (what, cells, result) => [
		formatName(script),
		what,
		...cells,
		script.sameCode === true ? `${result}, same code` : result
	];
	const rows = [];
	if (outcomes.a !== outcomes.b && [outcomes.a, outcomes.b].includes("failed")) {
		const why = failure === null ? "" : ` (${shorten(formatScriptFailure(failure), 120)})`;
		const direction = outcomes.b === "failed" ? "worse" : outcomes.b === "passed" ? "better" : "not known";
		rows.push(row("outcome", outcomeCells(script), `${direction}${why}`));
	}
	if (isChange(metric.verdict)) {
		const [a, b] = [formatMetric(metric.a, metric.scale), formatMetric(metric.b, metric.scale)];
		rows.push(row(metric.name, [
			a,
			b,
			formatDifference(metric.gain, metric.scale, metric.a)
		], metric.verdict));
	}
	for (const quantity of QUANTITIES.filter((each) => isChange(ratios[each].verdict))) {
		const change = absolute[quantity];
		const [a, b] = [change?.a ?? null, change?.b ?? null].map((value) => formatQuantity(value, quantity));
		const result = `${ratios[quantity].verdict}${change === null ? "" : `, ${a} → ${b}`}`;
		rows.push(row(QUANTITY_WORDS[quantity], ratioCells(ratios[quantity]).slice(0, 3), result));
	}
	return rows;
}
/** What was measured of a script that did not change. */
function formatUnchanged(script) {
	const { ratios, outcomes, leading } = script;
	if (outcomes.b !== "passed") {
		const result = outcomes.a === outcomes.b ? "no change seen" : "not known";
		return [
			formatName(script),
			"outcome",
			...outcomeCells(script),
			result
		];
	}
	const change = ratios[leading];
	const cells = ratioCells(change).slice(0, 3);
	return [
		formatName(script),
		QUANTITY_WORDS[leading],
		...cells,
		formatRatioVerdict(change)
	];
}
const formatName = ({ variantA, variantB }) => variantA === variantB ? variantB : `${variantA} → ${variantB}`;
const outcomeCells = ({ outcomes: { a, b } }) => [...[a, b].map((outcome) => outcome.replaceAll("-", " ")), "–"];
// src/analysis/comparison/absolute-change.ts
/** Hosts in a state in which both campaigns have ok runs: nowhere else do seconds and joules compare. */
function sharedStrata(a, b) {
	const ofB = strataOf(b);
	return new Set([...strataOf(a)].filter((stratum) => ofB.has(stratum)));
}
function strataOf({ answers, baselines }) {
	const runs = [...answers, ...baselines].flatMap(({ inBlocks }) => inBlocks.runs);
	return new Set(runs.flatMap(({ status, stratum }) => status === "ok" ? [stratum] : []));
}
/** Null where nothing stands in the way. */
function whyNotAbsolute(a, b, shared) {
	if (shared.size > 0) return null;
	const names = new Set(a.collected.hosts.map(({ name }) => name));
	return b.collected.hosts.some(({ name }) => names.has(name)) ? "other-state" : "other-host";
}
function changeOfRuns(a, b, quantity, strata) {
	if (!haveSameSources(a.runs, b.runs, quantity)) return null;
	const [logsA, logsB] = [logsOf(a, quantity, strata), logsOf(b, quantity, strata)];
	if (logsA.values.length === 0 || logsB.values.length === 0) return null;
	const { difference, interval } = compareMeans(logsA, logsB);
	return {
		a: Math.exp(meanOf(logsA.values)),
		b: Math.exp(meanOf(logsB.values)),
		estimate: Math.exp(difference),
		interval: interval && exponentiate(interval)
	};
}
/** Joules of other meters, or of other zones, are another quantity. */
function haveSameSources(a, b, quantity) {
	const sourcesOf = (runs) => [...new Set(runs.flatMap(({ readings }) => readings[quantity].source ?? []))];
	return JSON.stringify(sourcesOf(a).sort()) === JSON.stringify(sourcesOf(b).sort());
}
function logsOf(given, quantity, strata) {
	const values = [];
	const blocks = [];
	for (const { block, status, stratum, readings } of given.runs) {
		const { value, quality } = readings[quantity];
		if (status !== "ok" || !strata.has(stratum) || quality !== "measured" || value === null) continue;
		values.push(Math.log(value));
		blocks.push(block);
	}
	return inSessions({
		values,
		blocks
	}, given);
}
/** How the author's own code fared, over projects, like ones as one: a host that became slower shows here and not in the ratios. */
function changeOfBaselines(a, b, strata, means) {
	const [ofA, ofB] = [runsOfBaselines(a), runsOfBaselines(b)];
	const clusters = clustersAmong(b.plan.projects);
	return QUANTITIES.flatMap((quantity) => {
		const changes = a.plan.projects.flatMap(({ slug }) => {
			const change = HEADLINE_ORDER.map((mode) => {
				const id = composeVariantId({
					project: slug,
					mode,
					model: null,
					sample: null,
					iteration: null
				});
				const [runsOfA, runsOfB] = [ofA.get(id), ofB.get(id)];
				return runsOfA && runsOfB ? changeOfRuns(runsOfA, runsOfB, quantity, strata) : null;
			}).find((each) => each !== null);
			return change == null ? [] : [{
				project: slug,
				log: Math.log(change.estimate)
			}];
		});
		if (changes.length === 0) return [];
		const observed = meansOf(clusters, changes, ({ log }) => log);
		const [estimate, interval] = [Math.exp(meanOf(observed)), means.interval(observed)];
		return {
			quantity,
			projects: changes.length,
			estimate,
			interval: interval && exponentiate(interval)
		};
	});
}
/** Runs of the baselines of all shards, by variant id. */
function runsOfBaselines({ baselines }) {
	const alike = groupsBy(baselines, ({ analysis }) => analysis.id);
	return new Map(alike.map(([first, ...others]) => {
		const runs = [first, ...others].flatMap(({ inBlocks }) => inBlocks.runs);
		return [first.analysis.id, {
			runs,
			sessionOf: first.inBlocks.sessionOf
		}];
	}));
}
// src/analysis/comparison/outcome-change.ts
/** Whether the same code ran; null where the records of one do not name it, or name several. */
function isSameCode({ a, b }) {
	const [own, other] = [hashOf(a), hashOf(b)];
	return own === null || other === null ? null : own === other;
}
function hashOf({ inBlocks }) {
	const hashes = new Set(inBlocks.runs.flatMap(({ variantHash }) => variantHash ?? []));
	return hashes.size === 1 ? [...hashes][0] ?? null : null;
}
function changeOfMetric({ a, b }) {
	const rule = b.inBlocks.project.metric;
	const { name, tolerance, scale } = rule;
	const [ofA, ofB] = [listMetrics(a.inBlocks), listMetrics(b.inBlocks)];
	const [own, other] = [median(ofA), median(ofB)];
	const base = {
		name,
		scale,
		a: own,
		b: other,
		tolerance
	};
	const untold = (cause) => ({
		...base,
		gain: null,
		verdict: "not-measured",
		cause
	});
	if (isSuspect(a) || isSuspect(b)) return untold({ kind: "suspect" });
	if (own === null || other === null) return untold(null);
	if (!isSameMetric(a.inBlocks.project.metric, b.inBlocks.project.metric)) return untold({ kind: "other-metric" });
	const gain = gainOf(other - own, rule);
	return {
		...base,
		gain,
		...judgeGain(gain, tolerance, ofA, ofB)
	};
}
/**
* A metric changed when its medians differ by more than the manifest's tolerance and no run of one lies among those of
* the other. Of scripts that print another number each time that takes five runs on each side; of others two.
*/
function judgeGain(gain, tolerance, ofA, ofB) {
	const size = Math.max(...[...ofA, ...ofB].map(Math.abs));
	if (isNotInferior(-Math.abs(gain), tolerance, size)) return {
		verdict: "inconclusive",
		cause: null
	};
	const runs = Math.min(ofA.length, ofB.length);
	if (runs < (isConstant(ofA) && isConstant(ofB) ? 2 : 5)) return {
		verdict: "too-few-runs",
		cause: {
			kind: "too-few-runs",
			runs
		}
	};
	if (!(Math.max(...ofA) < Math.min(...ofB) || Math.max(...ofB) < Math.min(...ofA))) return {
		verdict: "within-noise",
		cause: { kind: "overlapping" }
	};
	return {
		verdict: gain > 0 ? "better" : "worse",
		cause: null
	};
}
const isSuspect = ({ analysis }) => analysis.validity?.verdict === "suspect";
/** Percent and fraction are both normalised to fractions. */
function isSameMetric(a, b) {
	const isAbsolute = ({ scale }) => scale === "absolute";
	return a.name === b.name && a.direction === b.direction && isAbsolute(a) === isAbsolute(b);
}
const isConstant = (values) => values.every((value) => value === values[0]);
/**
* Scripts that changed sides, of those that could be attempted in both campaigns. A sign-flip test of the projects' mean
* gains, like ones as one: of one answer each McNemar's exact test.
*/
function changeOfSuccess(pairs, clusters, signFlip) {
	const both = pairs.filter(({ a, b }) => a.analysis.attempted && b.analysis.attempted);
	const newlyFailed = both.filter(({ a, b }) => a.analysis.passed && !b.analysis.passed);
	const gains = both.map(({ a, b }) => ({
		project: a.analysis.project,
		gain: Number(b.analysis.passed) - Number(a.analysis.passed)
	}));
	const means = meansOf(clusters, gains, ({ gain }) => gain);
	return {
		gain: sumOf(means),
		a: countSuccess(pairs.map(({ a }) => a.analysis)),
		b: countSuccess(pairs.map(({ b }) => b.analysis)),
		both: both.length,
		newlyPassed: gains.filter(({ gain }) => gain > 0).length,
		newlyFailed: newlyFailed.length,
		newlyFailedSameCode: newlyFailed.filter((pair) => isSameCode(pair) === true).length,
		p: signFlip(means).p
	};
}
/**
* Code that ran and no longer does is worse without any statistics; of other code the test decides, its p-values
* corrected by Holm over the family.
*/
function createSuccessJudge(family) {
	const adjusted = adjustEach(family, "holm");
	return (success) => {
		const { gain: _, ...told } = success;
		const adjustedP = adjusted.get(success) ?? 1;
		return {
			...told,
			adjustedP,
			verdict: verdictOf(success, adjustedP <= LEVEL)
		};
	};
}
function verdictOf({ both, newlyFailedSameCode, gain }, isClear) {
	if (both === 0) return "not-measured";
	if (newlyFailedSameCode > 0 || isClear && gain < 0) return "worse";
	return isClear && gain > 0 ? "better" : "inconclusive";
}
// src/analysis/comparison/find-differences.ts
/** Differences between the two besides what is compared: each makes a change harder to believe. */
function findDifferences(sides) {
	return [
		...findMissingRuns(sides),
		...withEvidence(findSuspects(sides)),
		...findProbedAlone(sides),
		...withEvidence(findOtherProjects(sides)),
		...findOtherSandboxes(sides),
		...findOtherPrompt(sides),
		...withEvidence(findOtherModels(sides)),
		...findUnplanned(sides)
	];
}
function findMissingRuns(sides) {
	return SIDES.flatMap((subject) => {
		const { plan, recorded } = sides[subject];
		const planned = sum(measuredBlocks(plan).map(({ order }) => order.length));
		if (recorded === planned) return [];
		return [{
			kind: "missing-runs",
			severity: "warning",
			subject,
			numbers: {
				missing: planned - recorded,
				planned
			},
			evidence: []
		}];
	});
}
/** A suspect answer of one side is in no ratio and no accuracy of the other either. */
function findSuspects(sides) {
	return SIDES.map((subject) => {
		return {
			kind: "suspect-answers",
			severity: "warning",
			subject,
			numbers: {},
			evidence: listIds(sides[subject].answers.filter(isSuspect))
		};
	});
}
/** Suspect answers of the side that was not probed are not known. */
function findProbedAlone(sides) {
	const [subject, ...others] = SIDES.filter((side) => isProbed(sides[side].plan));
	return subject === void 0 || others.length > 0 ? [] : [{
		kind: "probed-alone",
		severity: "warning",
		subject,
		numbers: {},
		evidence: []
	}];
}
function findOtherProjects({ a, b }) {
	const others = new Map(b.plan.projects.map((project) => [project.slug, project]));
	const shared = a.plan.projects.flatMap((project) => {
		const other = others.get(project.slug);
		return other === void 0 ? [] : [{
			slug: project.slug,
			project,
			other
		}];
	});
	const find = (kind, read) => {
		return {
			kind,
			severity: "warning",
			subject: "both",
			numbers: {},
			evidence: shared.filter(({ project, other }) => !isDeepStrictEqual(read(project), read(other))).map(({ slug }) => slug)
		};
	};
	return [
		find("other-source", ({ sourceHash, entry, arguments: given }) => [
			sourceHash,
			entry,
			given
		]),
		find("other-packages", ({ lockHash }) => lockHash),
		find("other-metric", ({ metric }) => metric)
	];
}
/** Sandboxes cost different amounts of time. */
function findOtherSandboxes({ a, b }) {
	const [ofA, ofB] = [listSandboxes(a), listSandboxes(b)];
	if (ofA.length === 0 || ofB.length === 0 || isDeepStrictEqual(ofA, ofB)) return [];
	return [{
		kind: "other-sandboxes",
		severity: "warning",
		subject: "both",
		numbers: {},
		evidence: []
	}];
}
const listSandboxes = ({ collected }) => [...collected.sandboxes].sort();
/** Whether an answer of it came from a model, and none from a folder alone. */
const isAsking = ({ provenances }) => [...provenances.values()].some(({ origin }) => origin === "provider");
function findOtherPrompt({ a, b }) {
	const read = ({ plan }) => [plan.prompt?.hash, plan.options.readme];
	return !isAsking(a) || !isAsking(b) || isDeepStrictEqual(read(a), read(b)) ? [] : [{
		kind: "other-prompt",
		severity: "note",
		subject: "both",
		numbers: {},
		evidence: []
	}];
}
function findOtherModels({ a, b }) {
	const shared = a.plan.models.filter(({ id }) => b.plan.models.some((other) => other.id === id));
	const find = (kind, differs) => ({
		kind,
		severity: "warning",
		subject: "both",
		numbers: {},
		evidence: shared.map(({ id }) => id).filter(differs)
	});
	return [find("other-settings", (id) => !isDeepStrictEqual(settingsOf(a, id), settingsOf(b, id))), find("other-returned-models", (id) => {
		const [ofA, ofB] = [returnedBy(a, id), returnedBy(b, id)];
		return ofA.length > 0 && ofB.length > 0 && !isDeepStrictEqual(ofA, ofB);
	})];
}
/** Settings of a model's entry that have a part in its answers. */
function settingsOf({ plan }, model) {
	const entry = plan.models.find(({ id }) => id === model);
	if (entry === void 0) return null;
	const { provider, api, baseUrl, apiVersion, maxOutputTokens, reasoningEffort, temperature, topP, seed } = entry;
	return [
		provider,
		entry.model,
		api,
		baseUrl,
		apiVersion,
		maxOutputTokens,
		reasoningEffort,
		temperature,
		topP,
		seed
	];
}
const returnedBy = ({ provenances }, model) => {
	const names = [...provenances.values()].flatMap((told) => told.model === model && told.returnedModel !== null ? [told.returnedModel] : []);
	return [...new Set(names)].sort();
};
function findUnplanned(sides) {
	return SIDES.flatMap((subject) => {
		const records = sum(sides[subject].collected.unplanned.map((each) => each.records));
		if (records === 0) return [];
		return [{
			kind: "unplanned-records",
			severity: "warning",
			subject,
			numbers: { records },
			evidence: []
		}];
	});
}
// src/analysis/comparison/match-scripts.ts
/** `partners`: models of B by the model of A that they stand against; else a model stands against itself. */
function matchScripts(a, b, partners) {
	const { models, onlyA, onlyB } = matchModels(a, b, partners);
	const keyed = new Map(b.answers.map((inBlocks) => [keyOf(inBlocks, inBlocks.analysis.model ?? ""), inBlocks]));
	const pairs = [];
	const matched = /* @__PURE__ */ new Set();
	for (const inBlocks of a.answers) {
		const partner = models.get(inBlocks.analysis.model ?? "");
		const other = partner === void 0 ? void 0 : keyed.get(keyOf(inBlocks, partner));
		if (other === void 0) continue;
		pairs.push({
			a: inBlocks,
			b: other
		});
		matched.add(inBlocks).add(other);
	}
	const [slugsA, slugsB] = [slugsOf(a), slugsOf(b)];
	const find = (kind, subject, evidence) => ({
		kind,
		severity: "note",
		subject,
		numbers: {},
		evidence
	});
	const findScripts = (subject, side, slugs, known) => {
		const shared = listShared(side, slugs, new Set(known)).filter((answer) => !matched.has(answer));
		return tellScripts(subject, shared);
	};
	return {
		pairs,
		unmatched: withEvidence([
			find("unmatched-projects", "a", without(slugsA, slugsB)),
			find("unmatched-projects", "b", without(slugsB, slugsA)),
			find("unmatched-models", "a", onlyA),
			find("unmatched-models", "b", onlyB),
			...findScripts("a", a, slugsB, models.keys()),
			...findScripts("b", b, slugsA, models.values())
		])
	};
}
const without = (own, other) => own.filter((each) => !other.includes(each));
const keyOf = ({ inBlocks: { variant } }, model) => questionOf({
	...variant,
	model
});
const slugsOf = ({ plan }) => plan.projects.map(({ slug }) => slug);
const modelsOf = ({ answers }) => [...new Set(answers.flatMap(({ analysis }) => analysis.model ?? []))];
/** Models of B by model of A: the partners that the user names, then equal names, then the one left over on each side. */
function matchModels(a, b, partners) {
	const [ofA, ofB] = [modelsOf(a), modelsOf(b)];
	for (const [own, other] of partners) {
		refuseUnknown(own, ofA, `${own}=${other}`, "A");
		refuseUnknown(other, ofB, `${own}=${other}`, "B");
	}
	const models = new Map(partners);
	const isFree = (model) => ![...models.values()].includes(model);
	for (const model of ofA) if (!models.has(model) && ofB.includes(model) && isFree(model)) models.set(model, model);
	const [onlyA, onlyB] = [ofA.filter((model) => !models.has(model)), ofB.filter(isFree)];
	const [own, other, ...more] = [...onlyA, ...onlyB];
	if (onlyA.length === 1 && own !== void 0 && other !== void 0 && more.length === 0) {
		models.set(own, other);
		return {
			models,
			onlyA: [],
			onlyB: []
		};
	}
	return {
		models,
		onlyA,
		onlyB
	};
}
function refuseUnknown(model, known, pair, side) {
	if (known.includes(model)) return;
	throw new UserError(`--pair ${pair}: ${side} has no model ${model}. It has ${known.join(", ") || "none"}.`);
}
/** Answers to projects and of models that both campaigns have. */
const listShared = ({ answers }, slugs, models) => answers.filter(({ analysis: { model, project } }) => models.has(model ?? "") && slugs.includes(project));
/** Findings on the samples that one campaign lacks, by mode. */
const tellScripts = (subject, alone) => groupsBy(alone, ({ analysis }) => analysis.mode).map((own) => ({
	kind: "unmatched-scripts",
	severity: "note",
	subject,
	mode: own[0].analysis.mode,
	numbers: {},
	evidence: own.map(({ analysis }) => analysis.id)
}));
// src/analysis/comparison/sides.ts
function prepareSide(side) {
	const { plan, collected, provenances } = side;
	const { variants: all } = analyseVariants(plan, collected, provenances, withoutInterval);
	const analysed = chooseStanding(all.filter(({ inBlocks }) => inBlocks.counts), plan.options.repairs);
	return {
		...side,
		answers: analysed.filter(({ analysis }) => analysis.model !== null),
		baselines: analysed.filter(({ analysis }) => analysis.model === null),
		recorded: sum(all.map(({ inBlocks }) => inBlocks.runs.length))
	};
}
// src/analysis/comparison/compare-campaigns.ts
/** Changes from A to B. Pure, and seeded by A's plan: the same input gives the same comparison. */
function compareCampaigns({ failOn, partners, toolVersion, ...input }) {
	const [a, b] = [prepareSide(input.a), prepareSide(input.b)];
	const { pairs, unmatched } = matchScripts(a, b, partners);
	const strata = sharedStrata(a, b);
	const means = createStudentisedMean(a.plan.options.seed, FINE_RESAMPLES);
	const [spread, signFlip] = [createSpread(), createSignFlip(a.plan.options.seed)];
	const changed = pairs.map((pair) => ({
		pair,
		raw: perQuantity((quantity) => changeOfScript(pair, quantity, spread))
	}));
	const grouped = groupsBy(changed, ({ pair: { a, b } }) => [
		a.analysis.mode,
		a.analysis.model,
		b.analysis.model
	]).map((members) => ({
		members,
		raw: perQuantity((quantity) => changeOfGroup(comparableChanges(members, quantity), likeProjects(members), means)),
		success: changeOfSuccess(members.map(({ pair }) => pair), likeProjects(members), signFlip)
	}));
	const smallest = Math.max(...[a, b].map(({ plan }) => plan.options.smallestEffect / 100));
	const judgeScript = createJudge(changesOf(changed), {
		pairs: "runs",
		smallest
	});
	const judgeGroup = createJudge(changesOf(grouped), {
		pairs: "projects",
		smallest
	});
	const judgeSuccess = createSuccessJudge(grouped.map(({ success }) => success));
	const scripts = changed.flatMap(({ pair, raw }) => composeScriptChange(pair, mapQuantities(raw, judgeScript), strata));
	const groups = grouped.flatMap(({ members, raw, success }) => composeGroupChange(members, mapQuantities(raw, judgeGroup), judgeSuccess(success)));
	return {
		schemaVersion: 4,
		toolVersion,
		a: summariseSide(a),
		b: summariseSide(b),
		sameStratum: strata.size > 0,
		absoluteBaselines: changeOfBaselines(a, b, strata, means),
		absoluteCause: whyNotAbsolute(a, b, strata),
		groups,
		scripts,
		findings: [...unmatched, ...findDifferences({
			a,
			b
		})],
		failOn: judgeFailOn(failOn, {
			groups,
			scripts
		})
	};
}
const mapQuantities = (values, change) => perQuantity((quantity) => change(values[quantity]));
const changesOf = (changed) => changed.flatMap(({ raw }) => Object.values(raw));
function comparableChanges(members, quantity) {
	return members.filter(({ pair: { a, b } }) => isComparable(a.analysis) && isComparable(b.analysis)).map(({ pair, raw }) => ({
		project: pair.a.analysis.project,
		change: raw[quantity]
	}));
}
const likeProjects = (members) => clustersOf(members.map(({ pair }) => pair.b));
/** Mode and models of a pair; none for what is no model's. */
function identify({ a, b }) {
	const mode = generatedMode.safeParse(a.analysis.mode);
	const [modelA, modelB] = [a.analysis.model, b.analysis.model];
	return mode.success && modelA !== null && modelB !== null ? [{
		mode: mode.data,
		modelA,
		modelB
	}] : [];
}
function composeScriptChange(pair, ratios, strata) {
	const { a, b } = pair;
	const failure = judge(b).failure;
	return identify(pair).map((identity) => ({
		project: a.analysis.project,
		...identity,
		variantA: a.analysis.id,
		variantB: b.analysis.id,
		sameCode: isSameCode(pair),
		outcomes: {
			a: endingOf(a.analysis),
			b: endingOf(b.analysis)
		},
		failure: failure === null ? null : {
			class: failure.class,
			errorType: failure.errorType,
			message: failure.message
		},
		ratios,
		leading: chooseLeadingQuantity(ratios.energy.estimate !== null),
		metric: changeOfMetric(pair),
		absolute: perQuantity((quantity) => changeOfRuns(a.inBlocks, b.inBlocks, quantity, strata))
	}));
}
function composeGroupChange(members, ratios, success) {
	const metrics = members.map(({ pair }) => changeOfMetric(pair));
	const gains = metrics.flatMap(({ gain, scale }) => gain === null || scale === "absolute" ? [] : [gain]);
	return identify(members[0].pair).map((identity) => ({
		...identity,
		scripts: members.length,
		ratios,
		success,
		accuracy: {
			better: metrics.filter(({ verdict }) => verdict === "better").length,
			worse: metrics.filter(({ verdict }) => verdict === "worse").length,
			compared: metrics.filter(({ gain }) => gain !== null).length,
			medianGain: median(gains)
		}
	}));
}
function summariseSide(side) {
	const { path, plan, collected } = side;
	const { prompt, readme } = plan.options;
	return {
		campaign: plan.campaign,
		path,
		startedAt: collected.startedAt,
		models: plan.models.map(({ id }) => id),
		hosts: [...collected.hosts],
		projects: plan.projects.length,
		repetitions: plan.options.repetitions,
		sandboxes: listSandboxes(side),
		prompt: plan.prompt !== null && isAsking(side) ? {
			name: prompt,
			hash: plan.prompt.hash,
			readme
		} : null
	};
}
// src/report/comparison/comparison-markdown.ts
/** A comparison of two campaigns as GitHub Markdown; text from outside is escaped. */
function renderComparisonMarkdown(comparison) {
	const { sides, sections } = composeComparison(comparison);
	const list = (lines) => lines.length === 0 ? [] : [...markdownList(lines), ""];
	const shown = sections.flatMap(({ title, head, rows, sentences }) => {
		const cells = rows.map((row) => row.map(escapeMarkdown));
		const parts = [...cells.length === 0 ? [] : [...markdownTable(head, cells), ""], ...list(sentences)];
		return parts.length === 0 ? [] : [
			`## ${title}`,
			"",
			...parts
		];
	});
	return [
		"# Comparison of two campaigns",
		"",
		...list(sides),
		...shown
	].join("\n");
}
// src/report/comparison/comparison-terminal.ts
const RATIO_WORDS = "Ratios to the author's code without its plots (or as it is, where only that ran), each within its own campaign.";
/** Text for a terminal of so many columns: what changed, what was left out, and which conditions failed. */
function renderComparisonText(comparison, width) {
	const { sides, sections } = composeComparison(comparison);
	return [
		...sides,
		"",
		comparison.groups.length === 0 ? "The two have no script in common." : RATIO_WORDS,
		"",
		...sections.flatMap(({ head, names, rows }) => rows.length === 0 ? [] : [...alignColumns([head, ...rows], width, { names }), ""]),
		...sections.flatMap((section) => section.sentences)
	].map((line) => wrapText(line, width)).join("\n");
}
// src/commands/compare.ts
/** Compares two campaigns: each ratio to the author's code is formed within one, and the changes are tested. */
async function compare(options, { logger }) {
	const failOn = options.failOn === void 0 ? [] : parseFailOn(options.failOn);
	const partners = new Map((options.pair ?? []).map(parsePair));
	const a = await readSide(options.a);
	const b = await readSide(options.b);
	logger.status(`comparing ${options.a} and ${options.b}`);
	const result = compareCampaigns({
		a,
		b,
		partners,
		failOn,
		toolVersion: TOOL_VERSION
	});
	const comparison = parseWith(campaignComparison, result, "the comparison");
	logger.status("");
	if (options.markdown !== void 0) await writeFileAtomic(options.markdown, `${renderComparisonMarkdown(comparison)}\n`);
	const unseen = comparison.failOn.filter(({ checked }) => !checked);
	for (const result of unseen) logger.warn(`--fail-on ${result.condition} could not be checked: ${formatFailOnCause(result, comparison)}`);
	const met = comparison.failOn.filter((each) => each.met);
	for (const { condition, evidence } of met) logger.info(`--fail-on ${condition} failed (${evidence.length})`);
	return {
		comparison,
		text: (width) => renderComparisonText(comparison, width),
		failed: met.length + unseen.length > 0
	};
}
function parsePair(text) {
	const [a, b, ...rest] = text.split("=");
	if (!a || !b || rest.length > 0) throw new UserError(`--pair '${text}' is not understood: expected the model of A and that of B, as in old=new.`);
	return [a, b];
}
async function readSide(path) {
	const { plan, provenances, collected } = await readCampaign(path);
	if (collected.measured.size === 0) throw new UserError(`${path} has no measured runs yet: first run greenml benchmark --campaign ${path}`);
	return {
		path,
		plan,
		collected,
		provenances
	};
}
export { isChange as a, formatUnchangedCount as i, countUnchanged as n, formatChangeVerdict as o, formatScriptChanges as r, formatModels as s, compare as t };
