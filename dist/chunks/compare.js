import { C as record, T as string, _ as literal, f as array, h as int, l as _enum, m as discriminatedUnion, p as boolean, w as strictObject, y as number } from "./schemas.js";
import { t as groupsBy } from "./groups.js";
import { a as sum, n as median } from "./numbers.js";
import { f as mode, l as generatedMode, m as quality, p as modelId, u as instant, v as slug } from "./common.js";
import { i as host, l as failureKind } from "./execution.js";
import { f as composeVariantId, g as finding, r as readPlan, v as scriptFailure } from "./documents.js";
import { E as metricRule } from "./manifest.js";
import { i as versioned, r as mapFields, t as isFields } from "./versioned.js";
import { h as failureClassFromVersion1 } from "./record.js";
import { a as interval, o as quantity, r as excludesOne, t as QUANTITIES } from "./ratio.js";
import { a as LEVEL, i as exponentiate, t as FINE_RESAMPLES } from "./estimate-ratio.js";
import { _ as perQuantity, a as listIds, c as isComparable, d as measuredBlocks, f as isProbed, g as logRatiosOf, i as judge$1, l as HEADLINE_ORDER, n as collectCampaign, o as withEvidence, p as selfSpread, r as countSuccess, s as analyseVariants } from "./analyse.js";
import { t as chooseLeadingQuantity } from "./quantities.js";
import { t as createStudentisedMean } from "./studentised-mean.js";
import { i as varianceOf, t as meanOf } from "./moments.js";
import { t as memoise } from "./memoise.js";
import { r as normalQuantile } from "./normal.js";
import { i as studentTwoSided, n as signTestTwoSided, r as studentQuantile } from "./tails.js";
import { c as adjustEach } from "./friedman.js";
import { t as UserError } from "./errors.js";
import { g as writeFileAtomic, o as parseWith } from "./files.js";
import { r as TOOL_VERSION } from "./package.js";
import { t as settlePlan } from "./settle-plan.js";
import { n as readProvenances } from "./variant-files.js";
import { n as escapeMarkdown, r as markdownTable } from "./markdown-text.js";
import { l as shorten } from "./clean-text.js";
import { t as tell } from "./by-kind.js";
import { C as formatQuantity, P as joinWords, a as QUANTITY_WORDS, b as formatP, d as formatDifference, f as formatDigits, g as formatList, h as formatInstant, m as formatFailureClass, o as capitalise, s as countWord, v as formatMetric, w as formatRatio, x as formatPercent } from "./format.js";
import { s as makePrintable } from "./terminal.js";
import { t as alignColumns } from "./text-table.js";
import { n as wrapText } from "./wrap.js";
import { isDeepStrictEqual } from "node:util";
// src/schema/migrations/comparison-versions.ts
/**
* A comparison of version 1 as one of 2. Its causes, findings and reasons were sentences, which nothing reads back: their
* places are empty.
*/
function comparisonFromVersion1({ a, b, groups, scripts, failOn, absoluteReason, ...rest }) {
	return {
		...rest,
		a: isFields(a) ? {
			...a,
			sandboxes: []
		} : a,
		b: isFields(b) ? {
			...b,
			sandboxes: []
		} : b,
		absoluteCause: absoluteReason === null ? null : String(absoluteReason).startsWith("same") ? "other-state" : "other-host",
		groups: mapFields(groups, ({ ratios, success, ...group }) => ({
			...group,
			ratios: mapValues(ratios, (change) => migrateChange(change, "too-few-projects")),
			success: isFields(success) ? migrateVerdict(success) : success
		})),
		scripts: mapFields(scripts, migrateScript),
		findings: [],
		failOn: mapFields(failOn, ({ because: _, reason: __, ...result }) => ({
			...result,
			...readCondition(String(result.condition)),
			cause: null,
			evidence: []
		}))
	};
}
function mapValues(record, change) {
	if (!isFields(record)) return record;
	return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, isFields(value) ? change(value) : value]));
}
const VERDICTS = {
	"no detectable change": "inconclusive",
	"within the noise": "within-noise",
	"too few runs": "too-few-runs",
	"not measured": "not-measured"
};
const migrateVerdict = (judged) => ({
	...judged,
	verdict: VERDICTS[String(judged.verdict)] ?? judged.verdict
});
function migrateChange({ reason: _, ...change }, tooFew) {
	const migrated = migrateVerdict(change);
	return {
		...migrated,
		verdict: migrated.verdict === "too-few-runs" ? tooFew : migrated.verdict,
		causes: []
	};
}
function migrateScript({ ratios, metric, outcomes, failure, ...script }) {
	const [name = "", ...message] = String(failure).split(": ");
	const energy = isFields(ratios) && isFields(ratios.energy) ? ratios.energy.estimate : null;
	return {
		...script,
		outcomes: isFields(outcomes) ? Object.fromEntries(Object.entries(outcomes).map(([side, how]) => [side, how === "not run" ? "not-run" : how])) : outcomes,
		failure: typeof failure === "string" ? {
			class: kindOf(name),
			errorType: null,
			message: message.join(": ") || null
		} : failure,
		ratios: mapValues(ratios, (change) => migrateChange(change, "too-few-runs")),
		leading: energy === null ? "cpu" : "energy",
		metric: isFields(metric) ? migrateMetric(metric) : metric
	};
}
/** Version 1 named a failure by its class or by a status, of the run or of the generation. */
function kindOf(name) {
	const kind = STATUSES_OF_VERSION_1.get(name) ?? failureClassFromVersion1({ failureClass: name });
	return failureKind.safeParse(kind).data ?? "failed";
}
const STATUSES_OF_VERSION_1 = /* @__PURE__ */ new Map([
	["syntax-error", "syntax"],
	["provider-error", "provider"],
	["no-answer", "provider"],
	["out-of-memory", "memory"]
]);
const migrateMetric = ({ reason: _, ...metric }) => ({
	...migrateVerdict(metric),
	cause: null
});
/** `cpu:5%` */
function readCondition(condition) {
	const [subject, percent = "0"] = condition.split(":");
	return {
		subject,
		atLeast: Number.parseFloat(percent) / 100
	};
}
const changeVerdict = _enum([
	"better",
	"worse",
	"inconclusive",
	"within-noise",
	"too-few-runs",
	"too-few-projects",
	"not-measured"
]);
const share = number().min(0).max(1);
const baseline = _enum(["original", "original-headless"]);
const SIDES = ["a", "b"];
const side = _enum(SIDES);
/** Why a change has no number or no verdict, or what it rests on besides. */
const changeCause = discriminatedUnion("kind", [
	strictObject({ kind: literal("no-common-block") }),
	strictObject({
		kind: literal("unread"),
		side,
		how: _enum([
			"unavailable",
			"estimated",
			"across-meters"
		])
	}),
	strictObject({
		kind: literal("other-meters"),
		a: array(string()),
		b: array(string())
	}),
	strictObject({ kind: literal("none-as-accurate") }),
	strictObject({ kind: literal("mixed-baselines") }),
	strictObject({
		kind: literal("too-few-pairs"),
		needed: int()
	}),
	strictObject({ kind: literal("noise-unknown") }),
	strictObject({
		kind: literal("not-after-correction"),
		tests: int()
	})
]);
/** Of a ratio to the baseline, from A to B. Each ratio is formed within its own campaign, so that the host cancels out. */
const ratioChange = strictObject({
	/** The one that both campaigns ran; null where they share none. */
	baseline: baseline.nullable(),
	/** Geometric mean ratio to the baseline in each. */
	a: number().positive().nullable(),
	b: number().positive().nullable(),
	/** b / a; over projects the geometric mean. */
	estimate: number().positive().nullable(),
	/** 95 %. Of a group by the bootstrap over projects, of a script by Welch's t over blocks. */
	interval: interval.nullable(),
	/** Projects of a group; of a script the fewer of the two campaigns' blocks. */
	n: int(),
	/** P of the hypothesis that nothing changed, and by Holm over all groups, or over all scripts, of this comparison. */
	p: share.nullable(),
	adjustedP: share.nullable(),
	/** The change that the baselines' own scatter between blocks explains, as a share: 0.03 is ×1.03 or ×0.97. */
	noiseFloor: number().nonnegative().nullable(),
	quality,
	verdict: changeVerdict,
	causes: array(changeCause)
});
const metricCause = discriminatedUnion("kind", [
	strictObject({ kind: literal("suspect") }),
	strictObject({ kind: literal("other-metric") }),
	strictObject({
		kind: literal("too-few-runs"),
		runs: int()
	}),
	strictObject({ kind: literal("overlapping") })
]);
const metricChange = strictObject({
	name: string(),
	scale: metricRule.shape.scale,
	a: number().nullable(),
	b: number().nullable(),
	/** b − a in the metric's own unit, positive where B is better. */
	gain: number().nullable(),
	/** Of the manifest. */
	tolerance: number(),
	verdict: changeVerdict,
	cause: metricCause.nullable()
});
/** Seconds, joules or bytes; only where both campaigns ran in the same state of the same host. */
const absoluteChange = strictObject({
	a: number().positive(),
	b: number().positive(),
	/** Geometric mean of b / a. */
	estimate: number().positive(),
	/** 95 % by Welch's t; null below five runs on a side. */
	interval: interval.nullable()
});
/** `lost`: to the bench. */
const outcome = _enum([
	"passed",
	"failed",
	"lost",
	"not-run"
]);
const scriptChange = strictObject({
	project: slug,
	mode: generatedMode,
	modelA: modelId,
	modelB: modelId,
	variantA: string(),
	variantB: string(),
	/** The same code ran in both; null where a record does not say. */
	sameCode: boolean().nullable(),
	outcomes: strictObject({
		a: outcome,
		b: outcome
	}),
	/** Of B. */
	failure: scriptFailure.nullable(),
	ratios: record(quantity, ratioChange),
	/** What speaks first for what the script costs. */
	leading: quantity,
	metric: metricChange,
	/** Null: not the same host in the same state, or not read. */
	absolute: record(quantity, absoluteChange.nullable())
});
const counted = strictObject({
	passed: int(),
	attemptable: int(),
	total: int()
});
const groupKey = {
	mode: generatedMode,
	modelA: modelId,
	modelB: modelId
};
const groupChange = strictObject({
	...groupKey,
	scripts: int(),
	ratios: record(quantity, ratioChange),
	success: strictObject({
		/** Of the scripts that both planned. */
		a: counted,
		b: counted,
		/** Attempted in both. */
		both: int(),
		newlyPassed: int(),
		newlyFailed: int(),
		/** Newly failed although the code is the same. */
		newlyFailedSameCode: int(),
		/** McNemar's exact test, and by Holm over the groups. */
		p: share,
		adjustedP: share,
		verdict: changeVerdict
	}),
	accuracy: strictObject({
		better: int(),
		worse: int(),
		compared: int(),
		/** Median gain over scripts, of metrics that are fractions. */
		medianGain: number().nullable()
	})
});
const comparedCampaign = strictObject({
	campaign: string(),
	path: string(),
	startedAt: instant.nullable(),
	models: array(modelId),
	hosts: array(host),
	projects: int(),
	repetitions: int(),
	/** Tiers that its runs were made in. */
	sandboxes: array(string())
});
/** What the baselines took in B over A, projects as observations: how far the hosts or their states differ. */
const baselineChange = strictObject({
	quantity,
	projects: int(),
	estimate: number().positive(),
	interval: interval.nullable()
});
/** One of the groups, or of the scripts by its variant in B. */
const changeReference = discriminatedUnion("kind", [strictObject({
	kind: literal("group"),
	...groupKey
}), strictObject({
	kind: literal("script"),
	variantB: string()
})]);
/** Why a condition could not be checked. */
const failOnCause = discriminatedUnion("kind", [
	strictObject({ kind: literal("no-common-script") }),
	strictObject({
		kind: literal("not-run"),
		scripts: int(),
		variants: array(string())
	}),
	strictObject({
		kind: literal("untested"),
		change: changeReference.nullable()
	}),
	strictObject({
		kind: literal("other-metric"),
		projects: array(slug)
	}),
	strictObject({ kind: literal("too-few-runs") }),
	strictObject({ kind: literal("no-accuracy") }),
	strictObject({ kind: literal("not-attempted") })
]);
const FAIL_ON_SUBJECTS = [
	...QUANTITIES,
	"accuracy",
	"success"
];
const failOnResult = strictObject({
	/** As it was given. */
	condition: string(),
	subject: _enum(FAIL_ON_SUBJECTS),
	/** As a share, 0.05 for 5 %; 0 where none was given. */
	atLeast: number(),
	met: boolean(),
	/** False: there was nothing to check it on, as energy without a meter. */
	checked: boolean(),
	/** Why it was not checked. */
	cause: failOnCause.nullable(),
	/** What meets it. */
	evidence: array(changeReference)
});
const both = literal("both");
/**
* What differs between the campaigns besides what is compared: each makes a change harder to believe. `evidence`: what it
* speaks of, by name: projects, models or variants.
*/
const comparisonFinding = discriminatedUnion("kind", [
	finding("unmatched-projects", "note", side, {}),
	finding("unmatched-models", "note", side, {}),
	finding("unmatched-scripts", "note", side, {}).extend({ mode }),
	finding("missing-runs", "warning", side, {
		missing: int(),
		planned: int()
	}),
	finding("suspect-answers", "warning", side, {}),
	finding("probed-alone", "warning", side, {}),
	finding("other-source", "warning", both, {}),
	finding("other-packages", "warning", both, {}),
	finding("other-metric", "warning", both, {}),
	finding("other-sandboxes", "warning", both, {}),
	finding("unplanned-records", "warning", side, { records: int() })
]);
const comparisonFile = strictObject({
	schemaVersion: literal(2),
	toolVersion: string(),
	a: comparedCampaign,
	b: comparedCampaign,
	/** Some runs of both were made on the same host in the same state. */
	sameStratum: boolean(),
	absoluteBaselines: array(baselineChange),
	/** Why seconds, joules and bytes are not compared: another host, or the same in another state. */
	absoluteCause: _enum(["other-host", "other-state"]).nullable(),
	groups: array(groupChange),
	scripts: array(scriptChange),
	findings: array(comparisonFinding),
	failOn: array(failOnResult)
});
/** What `greenml compare --json` writes. */
const campaignComparison = versioned(2, comparisonFile, { 1: comparisonFromVersion1 });
// src/analysis/comparison/ratio-change.ts
function createSpread() {
	const spreadsOf = memoise((baseline) => memoise((quantity) => selfSpread(baseline.runs, quantity)));
	return (baseline, quantity) => spreadsOf(baseline)(quantity);
}
/** Of one script: the two campaigns' blocks are independent samples of its log-ratio. */
function changeOfScript({ a, b }, quantity, spread) {
	const baseline = HEADLINE_ORDER.find((mode) => [a, b].every((side) => (side.pairings.get(mode)?.pairs.length ?? 0) > 0));
	if (baseline === void 0) return noChange({ kind: "no-common-block" });
	const sides = [a, b].map((side) => logRatiosOf(side.pairings.get(baseline)?.pairs ?? [], quantity));
	const unmeasured = sides.findIndex(({ quality, values }) => quality !== "measured" || values.length === 0);
	if (unmeasured >= 0) {
		const { quality = "unavailable" } = sides[unmeasured] ?? {};
		return {
			...noChange({
				kind: "unread",
				side: unmeasured === 0 ? "a" : "b",
				how: quality === "measured" ? "across-meters" : quality
			}),
			baseline,
			quality
		};
	}
	const [valuesA, valuesB] = [sides[0]?.values ?? [], sides[1]?.values ?? []];
	const [sourcesA = [], sourcesB = []] = sides.map(({ sources }) => [...sources].sort());
	if (JSON.stringify(sourcesA) !== JSON.stringify(sourcesB)) return noChange({
		kind: "other-meters",
		a: sourcesA,
		b: sourcesB
	});
	const welch = compareMeans(valuesA, valuesB);
	const [spreadA, spreadB] = [a, b].map((side) => {
		const inBlocks = side.inBlocks.baselines.get(baseline);
		return inBlocks === void 0 ? null : spread(inBlocks, quantity);
	});
	const noise = spreadA == null || spreadB == null ? null : Math.sqrt(spreadA ** 2 / valuesA.length + spreadB ** 2 / valuesB.length);
	return {
		baseline,
		a: Math.exp(meanOf(valuesA)),
		b: Math.exp(meanOf(valuesB)),
		estimate: Math.exp(welch.difference),
		interval: welch.interval && exponentiate(welch.interval),
		n: Math.min(valuesA.length, valuesB.length),
		p: welch.p,
		noise,
		noiseFloor: floorOf(noise),
		quality: "measured",
		causes: []
	};
}
/** Of a mode and model: a project is one observation, the mean over its scripts; the bootstrap resamples projects. */
function changeOfGroup(scripts, means) {
	const usable = scripts.filter(({ change }) => change.estimate !== null);
	if (usable.length === 0) return noChange(scripts[0]?.change.causes[0] ?? { kind: "none-as-accurate" });
	const projects = groupsBy(usable, ({ project }) => project).map((own) => own.map(({ change }) => change));
	const overProjects = (read) => projects.map((changes) => meanOf(changes.map((change) => Math.log(read(change) ?? 1))));
	const changes = overProjects(({ estimate }) => estimate);
	const inference = means.infer(changes);
	const known = projects.flat().every(({ noise }) => noise !== null);
	const squares = projects.map((own) => meanOf(own.map(({ noise }) => (noise ?? 0) ** 2)));
	const noise = known ? Math.sqrt(squares.reduce((sum, each) => sum + each, 0)) / projects.length : null;
	const baselines = new Set(usable.map(({ change }) => change.baseline));
	return {
		baseline: baselines.size === 1 ? [...baselines][0] ?? null : null,
		a: Math.exp(meanOf(overProjects(({ a }) => a))),
		b: Math.exp(meanOf(overProjects(({ b }) => b))),
		estimate: Math.exp(meanOf(changes)),
		interval: inference && exponentiate(inference.interval95),
		n: projects.length,
		p: inference?.p ?? null,
		noise,
		noiseFloor: floorOf(noise),
		quality: "measured",
		causes: baselines.size === 1 ? [] : [{ kind: "mixed-baselines" }]
	};
}
/**
* Gives verdicts to the changes of one family, their p-values corrected by Holm. A change counts when its interval leaves out
* 1, when it does so among all that were tested, and when it is larger than what the baselines' own scatter explains.
*/
function createJudge(family, tooFew) {
	const adjusted = adjustEach(family, "holm");
	const tests = family.filter(({ p }) => p !== null).length;
	return (raw) => {
		const { noise: _, ...change } = raw;
		const p = adjusted.get(raw) ?? NaN;
		const [verdict, ...causes] = judge(change, p, tests, tooFew);
		return {
			...change,
			adjustedP: Number.isNaN(p) ? null : p,
			verdict,
			causes: [...change.causes, ...causes]
		};
	};
}
function judge({ estimate, interval, noiseFloor }, adjustedP, tests, tooFew) {
	if (estimate === null) return ["not-measured"];
	if (interval === null) return [tooFew, {
		kind: "too-few-pairs",
		needed: 5
	}];
	if (noiseFloor === null) return [tooFew, { kind: "noise-unknown" }];
	if (!excludesOne(interval)) return ["inconclusive"];
	if (adjustedP > .05) return ["inconclusive", {
		kind: "not-after-correction",
		tests
	}];
	if (Math.abs(Math.log(estimate)) <= Math.log1p(noiseFloor)) return ["within-noise"];
	return [estimate > 1 ? "worse" : "better"];
}
/** Welch's t (Biometrika 34 (1947) 28) of b − a; without an interval below five values on a side. */
function compareMeans(a, b) {
	const difference = meanOf(b) - meanOf(a);
	if (Math.min(a.length, b.length) < 5) return {
		difference,
		interval: null,
		p: null
	};
	const [ofA, ofB] = [varianceOf(a) / a.length, varianceOf(b) / b.length];
	const standardError = Math.sqrt(ofA + ofB);
	if (standardError === 0) return {
		difference,
		interval: [difference, difference],
		p: Math.abs(difference) <= 1e-9 ? 1 : 0
	};
	const df = (ofA + ofB) ** 2 / (ofA ** 2 / (a.length - 1) + ofB ** 2 / (b.length - 1));
	const half = studentQuantile(.975, df) * standardError;
	return {
		difference,
		interval: [difference - half, difference + half],
		p: studentTwoSided(difference / standardError, df)
	};
}
const floorOf = (noise) => noise === null ? null : Math.expm1(normalQuantile(.975) * noise);
const noChange = (cause) => ({
	baseline: null,
	a: null,
	b: null,
	estimate: null,
	interval: null,
	n: 0,
	p: null,
	noise: null,
	noiseFloor: null,
	quality: "unavailable",
	causes: [cause]
});
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
	if (!haveSameSources(a, b, quantity)) return null;
	const [logsA, logsB] = [logsOf(a, quantity, strata), logsOf(b, quantity, strata)];
	if (logsA.length === 0 || logsB.length === 0) return null;
	const { difference, interval } = compareMeans(logsA, logsB);
	return {
		a: Math.exp(meanOf(logsA)),
		b: Math.exp(meanOf(logsB)),
		estimate: Math.exp(difference),
		interval: interval && exponentiate(interval)
	};
}
/** Joules of other meters, or of other zones, are another quantity. */
function haveSameSources(a, b, quantity) {
	const sourcesOf = (runs) => [...new Set(runs.flatMap(({ readings }) => readings[quantity].source ?? []))];
	return JSON.stringify(sourcesOf(a).sort()) === JSON.stringify(sourcesOf(b).sort());
}
function logsOf(runs, quantity, strata) {
	return runs.flatMap(({ status, stratum, readings }) => {
		const { value, quality } = readings[quantity];
		return status === "ok" && strata.has(stratum) && quality === "measured" && value !== null ? [Math.log(value)] : [];
	});
}
/** How the author's own code fared, over projects: a host that became slower shows here and not in the ratios. */
function changeOfBaselines(a, b, strata, means) {
	const [ofA, ofB] = [runsOfBaselines(a), runsOfBaselines(b)];
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
				return changeOfRuns(ofA.get(id) ?? [], ofB.get(id) ?? [], quantity, strata);
			}).find((each) => each !== null);
			return change == null ? [] : [Math.log(change.estimate)];
		});
		if (changes.length === 0) return [];
		const [estimate, interval] = [Math.exp(meanOf(changes)), means.interval(changes)];
		return {
			quantity,
			projects: changes.length,
			estimate,
			interval: interval && exponentiate(interval)
		};
	});
}
/** By variant id, of all shards. */
function runsOfBaselines({ baselines }) {
	const byId = Map.groupBy(baselines, ({ analysis }) => analysis.id);
	return new Map([...byId].map(([id, analysed]) => [id, analysed.flatMap(({ inBlocks }) => inBlocks.runs)]));
}
// src/analysis/comparison/fail-on.ts
/** `cpu:5%,accuracy` */
function parseFailOn(text) {
	return text.split(",").map((each) => each.trim()).map((condition) => {
		const [, name, number] = /^([a-z]+)(?::(\d+(?:\.\d+)?)\s*%)?$/.exec(condition) ?? [];
		const subject = FAIL_ON_SUBJECTS.find((each) => each === name);
		if (subject === void 0) throw new UserError(`--fail-on '${condition}' is not understood: expected ${FAIL_ON_SUBJECTS.join(", ")}, each alone or with a threshold as in cpu:5%.`);
		return {
			condition,
			subject,
			atLeast: number === void 0 ? 0 : Number(number) / 100
		};
	});
}
function judgeFailOn(conditions, judged) {
	return conditions.map((condition) => {
		const { evidence, ...answer } = answerCondition(condition, judged);
		const cause = answer.cause ?? whyUnfinished(judged);
		return {
			...condition,
			met: evidence.length > 0,
			checked: cause === null,
			cause,
			evidence
		};
	});
}
function answerCondition({ subject, atLeast }, judged) {
	if (subject === "success") return findFailures(judged, atLeast);
	return subject === "accuracy" ? findLosses(judged, atLeast) : findIncreases(judged, subject, atLeast);
}
/** What a campaign that was cut short never ran, and what the bench lost, may be what got worse. */
function whyUnfinished({ scripts }) {
	const missing = scripts.filter(({ outcomes: { a, b } }) => hasRun(a) && !hasRun(b));
	return missing.length === 0 ? null : {
		kind: "not-run",
		scripts: scripts.length,
		variants: missing.map(({ variantB }) => variantB)
	};
}
const hasRun = (outcome) => outcome === "passed" || outcome === "failed";
/** A script that ran in A, whatever code it was, and fails in B: no test is needed to see that. */
const isBroken = ({ outcomes }) => outcomes.a === "passed" && outcomes.b === "failed";
const referGroup = ({ mode, modelA, modelB }) => ({
	kind: "group",
	mode,
	modelA,
	modelB
});
const referScript = ({ variantB }) => ({
	kind: "script",
	variantB
});
function findIncreases({ groups, scripts }, quantity, atLeast) {
	const isMet = ({ ratios }) => {
		const { verdict, estimate } = ratios[quantity];
		return verdict === "worse" && estimate !== null && estimate >= 1 + atLeast;
	};
	return {
		evidence: [...groups.filter(isMet).map(referGroup), ...scripts.filter(isMet).map(referScript)],
		cause: whyNotTested({
			groups,
			scripts
		}, quantity)
	};
}
function whyNotTested({ groups, scripts }, quantity) {
	const changes = [...groups.map((group) => ({
		...group.ratios[quantity],
		change: referGroup(group)
	})), ...scripts.map((script) => ({
		...script.ratios[quantity],
		change: referScript(script)
	}))];
	if (changes.length === 0) return { kind: "no-common-script" };
	if (changes.some(({ p }) => p !== null)) return null;
	return {
		kind: "untested",
		change: changes.find(({ causes }) => causes.length > 0)?.change ?? null
	};
}
/**
* An answer that fails has no accuracy any more. Of metrics that are fractions the threshold is in points, 1 % being 0.01; of
* others it is relative to A's value.
*/
function findLosses({ scripts }, atLeast) {
	return {
		evidence: scripts.filter((script) => {
			const { metric } = script;
			if (isBroken(script)) return true;
			if (metric.verdict !== "worse" || metric.gain === null || metric.a === null) return false;
			return -metric.gain >= (metric.scale === "absolute" ? atLeast * Math.abs(metric.a) : atLeast);
		}).map(referScript),
		cause: whyNotCompared(scripts)
	};
}
/** One project whose metric is another is one that the condition cannot see. */
function whyNotCompared(scripts) {
	if (scripts.length === 0) return { kind: "no-common-script" };
	const others = scripts.filter(({ metric }) => metric.cause?.kind === "other-metric");
	if (others.length > 0) return {
		kind: "other-metric",
		projects: [...new Set(others.map(({ project }) => project))]
	};
	if (scripts.some(({ metric: { verdict } }) => verdict !== "not-measured" && verdict !== "too-few-runs")) return null;
	return { kind: scripts.some(({ metric }) => metric.gain !== null) ? "too-few-runs" : "no-accuracy" };
}
/** The threshold is a share of the answers that were tried in both. */
function findFailures({ groups }, atLeast) {
	const met = groups.filter(({ success: { newlyFailed, both } }) => newlyFailed > 0 && newlyFailed / Math.max(1, both) >= atLeast);
	const attempted = groups.some(({ success }) => success.both > 0);
	return {
		evidence: met.map(referGroup),
		cause: attempted ? null : { kind: "not-attempted" }
	};
}
// src/analysis/comparison/outcome-change.ts
function outcomeOf(inBlocks) {
	const { outcome } = judge$1(inBlocks);
	return outcome === "notRun" ? "not-run" : outcome;
}
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
	const { name, direction, tolerance, scale } = b.inBlocks.project.metric;
	const [ofA, ofB] = [valuesOf(a), valuesOf(b)];
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
	const gain = direction === "higher" ? other - own : own - other;
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
	if (Math.abs(gain) <= tolerance + ROUNDING) return {
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
/** 0.90 − 0.89 is a little more than 0.01 in binary. */
const ROUNDING = 1e-12;
const isConstant = (values) => values.every((value) => value === values[0]);
function valuesOf({ inBlocks }) {
	return inBlocks.runs.flatMap(({ status, metric }) => status === "ok" && metric !== null && metric.name === inBlocks.project.metric.name ? [metric.value] : []);
}
/** Of the scripts that could be attempted in both, those that changed sides; McNemar's exact test. */
function changeOfSuccess(pairs) {
	const both = pairs.filter(({ a, b }) => a.analysis.attempted && b.analysis.attempted);
	const newlyFailed = both.filter(({ a, b }) => a.analysis.passed && !b.analysis.passed);
	const newlyPassed = both.filter(({ a, b }) => !a.analysis.passed && b.analysis.passed).length;
	return {
		a: countSuccess(pairs.map(({ a }) => a.analysis)),
		b: countSuccess(pairs.map(({ b }) => b.analysis)),
		both: both.length,
		newlyPassed,
		newlyFailed: newlyFailed.length,
		newlyFailedSameCode: newlyFailed.filter((pair) => isSameCode(pair) === true).length,
		p: signTestTwoSided(newlyFailed.length, newlyFailed.length + newlyPassed)
	};
}
/**
* Code that ran and no longer does is worse without any statistics; of other code McNemar's test decides, its p-values
* corrected by Holm over the family.
*/
function createSuccessJudge(family) {
	const adjusted = adjustEach(family, "holm");
	return (success) => {
		const adjustedP = adjusted.get(success) ?? 1;
		return {
			...success,
			adjustedP,
			verdict: verdictOf(success, adjustedP <= LEVEL)
		};
	};
}
function verdictOf(success, isClear) {
	const { both, newlyFailed, newlyPassed, newlyFailedSameCode } = success;
	if (both === 0) return "not-measured";
	if (newlyFailedSameCode > 0 || isClear && newlyFailed > newlyPassed) return "worse";
	return isClear && newlyPassed > newlyFailed ? "better" : "inconclusive";
}
// src/analysis/comparison/find-differences.ts
/** What differs between the two besides what is compared: each makes a change harder to believe. */
function findDifferences(sides) {
	return [
		...findMissingRuns(sides),
		...withEvidence(findSuspects(sides)),
		...findProbedAlone(sides),
		...withEvidence(findOtherProjects(sides)),
		...findOtherSandboxes(sides),
		...findUnplanned(sides)
	];
}
function findMissingRuns(sides) {
	return SIDES.flatMap((subject) => {
		const { plan, answers, baselines } = sides[subject];
		const planned = sum(measuredBlocks(plan).map(({ order }) => order.length));
		const recorded = sum([...answers, ...baselines].map(({ inBlocks }) => inBlocks.runs.length));
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
const keyOf = ({ inBlocks: { variant } }, model) => JSON.stringify([
	variant.project,
	variant.mode,
	model,
	variant.sample,
	variant.iteration
]);
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
/** By mode: the samples and repairs that one campaign lacks. */
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
	const analysed = all.filter(({ inBlocks }) => inBlocks.counts);
	return {
		...side,
		answers: analysed.filter(({ analysis }) => analysis.model !== null),
		baselines: analysed.filter(({ analysis }) => analysis.model === null)
	};
}
/** The change has an interval of its own; those of the two ratios would cost most of the time and not be shown. */
const withoutInterval = (logRatios) => logRatios.length === 0 ? null : {
	estimate: Math.exp(meanOf(logRatios)),
	interval: null,
	pairs: logRatios.length
};
// src/analysis/comparison/compare-campaigns.ts
/** What changed from A to B. Pure, and seeded by A's plan: the same input gives the same comparison. */
function compareCampaigns({ failOn, partners, toolVersion, ...input }) {
	const [a, b] = [prepareSide(input.a), prepareSide(input.b)];
	const { pairs, unmatched } = matchScripts(a, b, partners);
	const strata = sharedStrata(a, b);
	const means = createStudentisedMean(a.plan.options.seed, FINE_RESAMPLES);
	const spread = createSpread();
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
		raw: perQuantity((quantity) => changeOfGroup(comparableChanges(members, quantity), means)),
		success: changeOfSuccess(members.map(({ pair }) => pair))
	}));
	const judgeScript = createJudge(changesOf(changed), "too-few-runs");
	const judgeGroup = createJudge(changesOf(grouped), "too-few-projects");
	const judgeSuccess = createSuccessJudge(grouped.map(({ success }) => success));
	const scripts = changed.flatMap(({ pair, raw }) => composeScriptChange(pair, mapQuantities(raw, judgeScript), strata));
	const groups = grouped.flatMap(({ members, raw, success }) => composeGroupChange(members, mapQuantities(raw, judgeGroup), judgeSuccess(success)));
	return {
		schemaVersion: 2,
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
	const failure = judge$1(b).failure;
	return identify(pair).map((identity) => ({
		project: a.analysis.project,
		...identity,
		variantA: a.analysis.id,
		variantB: b.analysis.id,
		sameCode: isSameCode(pair),
		outcomes: {
			a: outcomeOf(a),
			b: outcomeOf(b)
		},
		failure: failure === null ? null : {
			class: failure.class,
			errorType: failure.errorType,
			message: failure.message
		},
		ratios,
		leading: chooseLeadingQuantity(ratios.energy.estimate !== null),
		metric: changeOfMetric(pair),
		absolute: perQuantity((quantity) => changeOfRuns(a.inBlocks.runs, b.inBlocks.runs, quantity, strata))
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
	return {
		campaign: plan.campaign,
		path,
		startedAt: collected.startedAt,
		models: plan.models.map(({ id }) => id),
		hosts: [...collected.hosts],
		projects: plan.projects.length,
		repetitions: plan.options.repetitions,
		sandboxes: listSandboxes(side)
	};
}
// src/report/text/comparison-changes.ts
const formatChangeVerdict = (verdict) => {
	if (verdict === "inconclusive") return "no change seen";
	return verdict === "within-noise" ? "within the noise" : verdict.replaceAll("-", " ");
};
/** `gpt`, or `old → new` where the campaigns' models have different names. */
const formatModels = ({ modelA, modelB }) => modelA === modelB ? modelA : `${modelA} → ${modelB}`;
/** Why a change has its verdict, or none; null where there is nothing to say. */
function formatCauses({ causes, verdict, n }, quantity) {
	const pairs = countWord(n, verdict === "too-few-projects" ? "project" : "block");
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
const onlyIn = ({ subject, evidence }, noun) => `Only in ${subject.toUpperCase()}: ${countWord(evidence.length, noun)}`;
const unmatched = (finding, noun) => `${onlyIn(finding, noun)} (${formatList(finding.evidence)}).`;
const SENTENCES = {
	"unmatched-projects": (finding) => unmatched(finding, "project"),
	"unmatched-models": (finding) => unmatched(finding, "model"),
	"unmatched-scripts": (finding) => `${onlyIn(finding, `${finding.mode} script`)} without a partner.`,
	"missing-runs": ({ subject, numbers: { missing, planned } }) => `${subject.toUpperCase()}: ${missing} of ${countWord(planned, "planned run")} have no record.`,
	"suspect-answers": ({ subject, evidence }) => `${subject.toUpperCase()}: ${countWord(evidence.length, "answer")} suspect and not compared: ${formatList(evidence)}.`,
	"probed-alone": ({ subject }) => `Only ${subject.toUpperCase()} was probed for validity: suspect answers of the other are not known.`,
	"other-source": ({ evidence }) => `The author's code or data is not the same in both: ratios are to different baselines in ${formatList(evidence)}.`,
	"other-packages": ({ evidence }) => `Packages are not the same in both: ${formatList(evidence)}.`,
	"other-metric": ({ evidence }) => `The metric or its tolerance is not the same in both: ${formatList(evidence)}.`,
	"other-sandboxes": (_, { a, b }) => `The sandboxes are not the same (${[a, b].map((side) => side.sandboxes.join(", ")).join(" and ")}), and they cost different amounts of time.`,
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
	"not-run": ({ variants, scripts }) => `${variants.length} of ${countWord(scripts, "script")} have not run in B`,
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
	return ["too-few-projects", "not-measured"].map((verdict) => [verdict, groups.filter(({ ratios }) => ratios[quantity].verdict === verdict).length]).filter(([, many]) => many > 0).map(([verdict, many]) => `; ${countWord(many, "group")} could not be judged (${formatChangeVerdict(verdict)})`).join("");
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
	return `${formatOpponents(change)}, ${change.mode}, ${countWord(change.ratios[quantity].n, "project")}`;
}
const formatOpponents = ({ modelA, modelB }) => modelA === modelB ? modelA : `${modelB} against ${modelA}`;
const fixed = (value) => value == null ? "–" : value.toFixed(3);
const formatIncrease = ({ estimate, interval, noiseFloor }, quantity) => `${QUANTITY_WORDS[quantity]} relative to the author's code ×${fixed(estimate)} of what it was (95 % ${fixed(interval?.[0])}–${fixed(interval?.[1])}; noise floor ${formatPercent(noiseFloor ?? 0)})`;
function formatLoss({ variantB, metric, failure, outcomes }) {
	if (outcomes.b === "failed") return `${variantB}: it ran and fails now${failure === null ? "" : ` (${formatScriptFailure(failure)})`}`;
	const [a, b] = [metric.a, metric.b].map((value) => value === null ? "–" : formatDigits(value, 4));
	return `${variantB}: ${metric.name} ${b} instead of ${a} (tolerance ${metric.tolerance})`;
}
function formatNewFailures(group, { scripts }) {
	const { success, mode } = group;
	const names = scripts.filter((script) => isOfGroup(script, group) && script.outcomes.a === "passed" && script.outcomes.b === "failed").map(({ variantB, failure }) => failure === null ? variantB : `${variantB} (${formatScriptFailure(failure)})`);
	return `${formatOpponents(group)}, ${mode}: ${success.newlyFailed} of ${countWord(success.both, "script")} newly failed, ${success.newlyPassed} newly passed (McNemar ${formatP(success.p)}): ${formatList(names)}`;
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
	})} (${countWord(projects, "project")})`);
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
			formatChangeVerdict(change.verdict)
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
			...[
				formatModels(group),
				group.mode,
				of(success.a),
				of(success.b)
			],
			...[
				`${success.newlyFailed}`,
				`${success.newlyPassed}`,
				formatChangeVerdict(success.verdict)
			],
			`${accuracy.worse} of ${accuracy.compared}`
		];
	}),
	sentences: []
}];
function scriptSection({ scripts }, all) {
	const changes = scripts.map(formatChanges);
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
			`and ${countWord(left, "more row")}; --json holds all`,
			"",
			"",
			"",
			"",
			""
		]] : []],
		sentences: [countUnchanged(scripts, changes)]
	};
}
const ABSOLUTE_WORDS = {
	"other-host": "Other host: absolute numbers are not compared",
	"other-state": "Same host in another state (kernel, microcode, governor or drivers): absolute numbers are not compared"
};
/** Of no quantity a verdict over projects could be given, and of one it was for their number. */
function hasTooFewProjects({ ratios }) {
	const verdicts = QUANTITIES.map((quantity) => ratios[quantity].verdict);
	return verdicts.includes("too-few-projects") && verdicts.every((each) => isUnjudged(each));
}
/** Each verdict's reason once, with what it holds for. */
function formatReasons(groups) {
	const told = groups.flatMap((group) => QUANTITIES.flatMap((quantity) => {
		const reason = formatCauses(group.ratios[quantity], quantity);
		const text = `${formatChangeVerdict(group.ratios[quantity].verdict)} (${reason})`;
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
/** Of the scripts that ran in both; what never ran has not stayed the same. */
function countUnchanged(scripts, changes) {
	const ran = scripts.map((script, index) => ({
		...script,
		isSame: changes[index]?.length === 0
	})).filter(({ outcomes }) => [outcomes.a, outcomes.b].every((each) => each === "passed" || each === "failed"));
	const isUnknown = ({ ratios, outcomes }) => outcomes.b === "passed" && QUANTITIES.every((each) => isUnjudged(ratios[each].verdict));
	const unjudged = ran.filter(isUnknown).length;
	const still = ran.filter((script) => script.isSame && !isUnknown(script)).length;
	const others = scripts.length - ran.length;
	return `${[
		`${still} of ${countWord(ran.length, "script")} that ran in both ${still === 1 ? "shows" : "show"} no change`,
		...unjudged === 0 ? [] : [`of ${unjudged} no quantity could be judged (too few runs)`],
		...others === 0 ? [] : [`${countWord(others, "script")} did not run in both`]
	].join("; ")}.`;
}
function formatSide(name, side) {
	const { campaign, path, startedAt, hosts, projects, repetitions } = side;
	const where = joinWords([...new Set(hosts.map((host) => host.name))]) || "no host";
	return `${name}: ${campaign} (${path}), ${startedAt === null ? "not run" : formatInstant(startedAt)} on ${where}, ${countWord(projects, "project")} × ${countWord(repetitions, "repetition")}`;
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
function formatChanges(script) {
	const { ratios, metric, outcomes, absolute, failure } = script;
	const row = (what, cells, result) => [...[
		formatName(script),
		what,
		...cells
	], script.sameCode === true ? `${result}, same code` : result];
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
		formatChangeVerdict(change.verdict)
	];
}
const formatName = ({ variantA, variantB }) => variantA === variantB ? variantB : `${variantA} → ${variantB}`;
const outcomeCells = ({ outcomes: { a, b } }) => [...[a, b].map((outcome) => outcome.replaceAll("-", " ")), "–"];
// src/report/comparison/comparison-markdown.ts
/** The same as GitHub Markdown; text from outside is escaped. */
function renderComparisonMarkdown(comparison) {
	const { sides, sections } = composeComparison(comparison);
	const list = (lines) => lines.length === 0 ? [] : [...lines.map((line) => `- ${escapeMarkdown(line)}`), ""];
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
/** For a terminal of so many columns: what changed, what was left out, and which conditions failed. */
function renderComparisonText(comparison, width) {
	const { sides, sections } = composeComparison(comparison);
	return [
		...sides,
		"",
		...[comparison.groups.length === 0 ? "The two have no script in common." : RATIO_WORDS, ""],
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
	const planned = await readPlan(path);
	const provenances = await readProvenances(path, planned.variants);
	const plan = settlePlan(planned, provenances);
	const { collected } = await collectCampaign(path, plan);
	if (collected.measured.size === 0) throw new UserError(`${path} has no measured runs yet: first run greenml benchmark --campaign ${path}`);
	return {
		path,
		plan,
		collected,
		provenances
	};
}
export { compare };
