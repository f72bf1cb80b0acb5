import { Gt as _null, Kt as array, Q as baselineMode, Qt as literal, Ut as _enum, Xt as int, Yt as discriminatedUnion, an as strictObject, ct as quality, dt as share$1, en as number, ft as shareInterval, in as record, it as instant, mt as slug, nn as partialRecord, on as string, ot as mode, qt as boolean, rt as generatedMode, st as modelId, tt as count, ut as sha256 } from "./inputs.js";
import { A as failureClassFromVersion1, V as isLeaner, W as metricRule, c as interval, d as quantity, k as status, s as groupRatio, w as perturbation } from "./read.js";
import { n as PROMPT_NAMES, r as README_KINDS } from "./stored-prompt.js";
import { W as host, ct as failureKind, q as sandboxTier, st as doubtCount } from "./base.js";
import { i as versioned, r as mapFields, t as isFields } from "./versioned.js";
import { n as failOnCondition } from "./fail-on.js";
import { ar as ending, cr as scriptFailure, rr as probeGap } from "./work.js";
// src/schema/analysis/energy-parts.ts
const effect$1 = strictObject({
	estimate: number().positive(),
	interval: interval.nullable(),
	/** Blocks for a variant, projects for a group. */
	pairs: int().positive()
});
const outsideZone = effect$1.extend({ zone: string() });
/** What a ratio of measured energy is made of, and what other meters say of the same runs; these alone where no processor was read. */
const energyParts = strictObject({
	baseline: baselineMode,
	/** ln energy = ln wall time + ln watts: the two factors of the ratio. Null: one of them is not known. */
	wall: number().positive().nullable(),
	watts: number().positive().nullable(),
	/**
	* Energy above idle, which gross energy mostly is on a server; its interval holds the standard error of the idle power too.
	* Null: no idle power is known, or a run came out at nothing above it.
	*/
	net: effect$1.nullable(),
	/** Meters and zones that are no part of the sum: a meter at the wall, the platform, cards where no processor was read. */
	outside: array(outsideZone)
});
// src/schema/analysis/group.ts
/** The two quantities that tell what a result cost. */
const COSTS = ["energy", "cpu"];
const cost = _enum(COSTS);
const success = strictObject({
	/** Answers whose first run passed: pass@1. */
	passed: count,
	attemptable: count,
	total: count,
	/** Wilson's 95 % of passed / attemptable; samples of one project count as if they were independent. Null of none. */
	interval: shareInterval.nullable(),
	/** Share of total, had all that could not be attempted failed, and had they passed. Null: nothing was planned. */
	bounds: shareInterval.nullable(),
	/** Mean share of runs that ended ok, over the answers that passed. Null: none passed. */
	stability: share$1.nullable()
});
/** Gains of the metric over projects (positive: the answer is better), of metrics that are fractions. */
const metricGain = strictObject({
	median: number().nullable(),
	projects: count,
	mean: number().nullable(),
	/** One-sided 95 %; null below five projects. */
	lower: number().nullable(),
	/** The strictest tolerance of those projects' manifests. */
	margin: number().nullable(),
	/** The lower limit lies above −margin. */
	nonInferior: boolean().nullable()
});
/**
* What it takes to get a correct result from every attempted project: what the answers took, and where they failed the author's
* code too. Joules, or CPU seconds.
*/
const resultCost = strictObject({
	attempts: count,
	/** Answers that passed and are as accurate. */
	correct: count,
	/** Mean over attempts; each ends with a correct result, by the answer or by the author's code. */
	perResult: number().nullable(),
	/** What the author's code without plots took, a mean over the same attempts. */
	baseline: number().nullable(),
	/** Attempts that ran out of time: what they would have taken is known from below only. */
	censored: count,
	quality,
	/** Why there is no cost. */
	cause: discriminatedUnion("kind", [strictObject({ kind: literal("none-attempted") }), strictObject({
		kind: literal("attempts-unread"),
		unread: count
	})]).nullable()
});
const best = strictObject({
	/**
	* Geometric mean over projects of the best ratio among k draws, given that one of them is correct; chosen by half of the blocks
	* and read in the others.
	*/
	ratio: number().positive().nullable(),
	/** Projects with a correct answer that was measured. */
	projects: count,
	/** Why it holds not all projects, or there is none. */
	cause: discriminatedUnion("kind", [strictObject({ kind: literal("none-correct") }), strictObject({
		kind: literal("projects-unread"),
		unread: count
	})]).nullable()
});
/** What k answers to each project give, over all k-subsets of those that were drawn (Chen et al. 2021, § 2.1). */
const drawsOfK = strictObject({
	k: int().positive(),
	/** Projects with at least k answers that could be attempted. */
	projects: count,
	/** Share in which one passed. */
	pass: share$1,
	/** Share in which one passed and is as accurate; the rest is censored: there is no best. */
	correct: share$1,
	censored: share$1,
	best: record(cost, best)
});
/** Mean over projects of the place among all answers to a project; what failed or is less accurate shares the last. */
const meanRank = strictObject({
	mean: number().positive(),
	/** Mean number of answers ranked in a project. */
	of: number().positive(),
	projects: count
});
const groupAnalysis = strictObject({
	mode: generatedMode,
	model: modelId,
	success,
	comparable: count,
	/** Suspect answers among those that passed. */
	suspect: count,
	metricDifference: metricGain,
	ratios: record(quantity, array(groupRatio)),
	/** Empty where energy was not measured. */
	energyParts: array(energyParts),
	costPerResult: record(cost, resultCost),
	/** Draws for each k, up to the samples drawn. */
	draws: array(drawsOfK),
	/** Null: not measured. */
	ranks: record(cost, meanRank.nullable())
});
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
/** A comparison of version 2 as one of 3: it does not say with which prompts models were asked. */
function comparisonFromVersion2({ a, b, ...rest }) {
	const addPrompt = (side) => isFields(side) ? {
		...side,
		prompt: null
	} : side;
	return {
		...rest,
		a: addPrompt(a),
		b: addPrompt(b)
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
// src/schema/analysis/validity.ts
const VALIDITY_VERDICTS = [
	"suspect",
	"not-suspect",
	"not-probed"
];
const validityCheck = _enum([
	"labels",
	"same-digits",
	"work",
	"missing-data",
	"data-read",
	"tested-rows"
]);
/** Why nothing follows from labels that are drawn at random. */
const labelSilence = discriminatedUnion("kind", [
	strictObject({ kind: literal("author-does-not-react") }),
	strictObject({ kind: literal("author-reacts-too-little") }),
	strictObject({ kind: literal("too-few-rows") }),
	strictObject({ kind: literal("within-chance") }),
	strictObject({
		kind: literal("one-sided-metric"),
		metric: string()
	}),
	strictObject({
		kind: literal("unbounded-metric"),
		metric: string()
	}),
	strictObject({ kind: literal("author-without-error") })
]);
/** Share of the rows behind a metric that its model was fitted on, beyond what equal rows make of any split. */
/** Above 1 where rows are trained on several times over. */
const share = number().nonnegative();
const trained = {
	share,
	authorShare: share.nullable()
};
/** What was seen of an answer on changed data, beside what the author's code does there. */
const validityRemark = discriminatedUnion("kind", [
	strictObject({
		kind: literal("keeps-random-labels"),
		metric: number(),
		usual: number(),
		limit: number(),
		direction: _enum(["higher", "lower"]),
		author: strictObject({
			metric: number(),
			usual: number()
		})
	}),
	strictObject({
		kind: literal("keeps-without-data"),
		metric: number()
	}),
	strictObject({
		kind: literal("never-read"),
		files: array(string())
	}),
	strictObject({
		kind: literal("same-digits"),
		metric: number(),
		author: strictObject({
			usual: number(),
			redrawn: number().nullable(),
			half: number().nullable()
		})
	}),
	strictObject({
		kind: literal("more-work"),
		perturbation,
		factor: number(),
		author: number()
	}),
	strictObject({
		kind: literal("tested-on-training"),
		...trained
	}),
	strictObject({
		kind: literal("tested-on-training-too"),
		...trained
	}),
	strictObject({
		kind: literal("no-metric-on-random-labels"),
		of: _enum(["answer", "author"])
	}),
	strictObject({
		kind: literal("random-labels-silent"),
		why: labelSilence
	}),
	strictObject({ kind: literal("found-hidden-data") }),
	strictObject({
		kind: literal("author-prints-without-data"),
		metric: number(),
		author: number()
	}),
	strictObject({
		kind: literal("prints-without-data"),
		metric: number()
	}),
	strictObject({
		kind: literal("fewer-passes"),
		passes: count,
		author: count,
		model: string()
	}),
	strictObject({
		kind: literal("fewer-tested-rows"),
		rows: count,
		author: count
	}),
	strictObject({
		kind: literal("same-on-half"),
		metric: number()
	}),
	strictObject({
		kind: literal("library-data"),
		functions: array(string())
	}),
	strictObject({ kind: literal("only-read") }),
	strictObject({ kind: literal("no-measured-metric") }),
	strictObject({ kind: literal("not-run-yet") }),
	strictObject({ kind: literal("no-author-metric") }),
	strictObject({ kind: literal("only-hidden-data") }),
	strictObject({
		kind: literal("not-possible"),
		gaps: array(probeGap)
	})
]);
/** Whether an answer's metric comes from the project's data as the author's does. */
const validity = strictObject({
	verdict: _enum(VALIDITY_VERDICTS),
	/** Evidence for `suspect`. */
	evidence: array(validityRemark),
	/** Remarks that a reader should know and that are no evidence by themselves. */
	notes: array(validityRemark),
	/** Checks that could be made. */
	checks: array(validityCheck),
	/** Reason of `not-probed`. */
	reason: validityRemark.nullable(),
	/** Metrics that the two scripts printed on the changed data, null where they printed none. */
	readings: array(strictObject({
		perturbation,
		metric: number().nullable(),
		baseline: number().nullable()
	}))
});
/** Validity of an answer of which results speak: one that stands, or a leaner one, which is compared with that. Null: none. */
const toldValidity = ({ id, counts, validity }) => counts || isLeaner(id) ? validity : null;
// src/schema/analysis/finding.ts
/** `evidence`: ids of the variants, or of the first of the records, that it speaks of. */
const finding = (kind, severity, subject, numbers) => strictObject({
	kind: literal(kind),
	severity: literal(severity),
	subject,
	numbers: strictObject(numbers),
	evidence: array(string())
});
const campaign = _null();
const variantId = string();
const effect = {
	estimate: number().positive(),
	interval,
	projects: count
};
/** What a reader must know before believing the numbers. */
const campaignFinding = discriminatedUnion("kind", [
	finding("torn-lines", "note", campaign, { lines: count }),
	finding("suspect-answers", "warning", campaign, {
		suspect: count,
		probed: count
	}),
	finding("suspect-answer", "warning", variantId, {}),
	finding("unprobed-answers", "note", campaign, {
		unprobed: count,
		judged: count
	}).extend({ reasons: array(strictObject({
		reason: validityRemark,
		answers: count
	})) }),
	finding("missing-records", "warning", campaign, {
		missing: count,
		planned: count
	}),
	finding("declared-later", "warning", campaign, { declared: count }),
	finding("unplanned-records", "warning", campaign, { records: count }).extend({ unknown: array(strictObject({
		kind: _enum(["variant", "block"]),
		id: string()
	})) }),
	finding("differing-records", "warning", campaign, { runs: count }),
	finding("repeated-runs", "warning", campaign, { runs: count }),
	finding("baseline-failed", "error", variantId, {
		failed: count,
		runs: count
	}).extend({
		failure: scriptFailure.nullable(),
		/** Models in whose blocks it has no ok run: nothing there can be compared with it. */
		missingFor: array(modelId.nullable()),
		missingEverywhere: boolean()
	}),
	finding("perfect-scores", "warning", campaign, {}),
	finding("lost-runs", "warning", campaign, {
		lost: count,
		runs: count
	}).extend({ statuses: partialRecord(status, count) }),
	finding("changed-scripts", "warning", campaign, {}),
	finding("other-packages", "warning", campaign, {}),
	finding("estimated-energy", "note", campaign, {
		estimated: count,
		runs: count
	}),
	finding("unread-energy", "note", campaign, {
		unread: count,
		runs: count
	}),
	finding("doubtful-energy", "warning", campaign, {
		doubtful: count,
		runs: count
	}).extend({ doubts: array(doubtCount) }),
	finding("several-meters", "note", campaign, {}).extend({ sources: array(string()) }),
	finding("external-meter", "note", campaign, {}),
	finding("across-meters", "note", campaign, { pairs: count }),
	finding("several-strata", "note", campaign, {
		strata: count,
		pairs: count
	}).extend({ hosts: array(string()) }),
	finding("stratum-effect", "note", strictObject({
		quantity: cost,
		baseline: baselineMode,
		stratum: string()
	}), {}),
	finding("several-sandboxes", "note", campaign, {}).extend({ sandboxes: array(sandboxTier) }),
	finding("contaminated-runs", "warning", campaign, {
		disturbed: count,
		cpuLeftOut: count,
		runs: count
	}).extend({ 
	/** Scripts of which a run was disturbed, the largest share first: what is missing is not missing at random. */
scripts: array(strictObject({
		variant: variantId,
		disturbed: count,
		cpuLeftOut: count,
		runs: count
	})) }),
	finding("other-threads", "note", campaign, { answers: count }).extend({ scripts: array(strictObject({
		variant: variantId,
		threads: count,
		authors: count
	})) }),
	finding("cold-runs", "note", campaign, {
		cold: count,
		runs: count
	}),
	finding("few-pairs", "note", campaign, { needed: count }).extend({ pairs: array(strictObject({
		project: slug,
		baseline: baselineMode,
		pairs: count
	})) }),
	finding("answers-left-out", "note", strictObject({
		mode: generatedMode,
		model: modelId
	}), {
		answers: count,
		included: count
	}),
	finding("order-effect", "warning", campaign, effect),
	finding("no-order-effect", "note", campaign, effect),
	finding("drift", "warning", campaign, effect),
	finding("rest-drift", "warning", campaign, {
		before: number(),
		after: number()
	}).extend({
		host: string(),
		domain: string()
	}),
	finding("noise", "note", quantity, {})
]);
// src/schema/analysis/comparison.ts
const changeVerdict = _enum([
	"better",
	"worse",
	"inconclusive",
	"within-noise",
	"too-few-runs",
	"too-few-projects",
	"not-measured"
]);
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
		needed: count
	}),
	strictObject({ kind: literal("noise-unknown") }),
	strictObject({
		kind: literal("not-after-correction"),
		tests: count
	}),
	strictObject({
		kind: literal("below-smallest-effect"),
		smallest: number().nonnegative()
	})
]);
/**
* Change of a ratio to the baseline, from A to B. Each ratio is formed within its own campaign, so that the host cancels out.
*/
const ratioChange = strictObject({
	/** The one that both campaigns ran; null where they share none. */
	baseline: baselineMode.nullable(),
	/** Geometric mean ratio to the baseline in each. */
	a: number().positive().nullable(),
	b: number().positive().nullable(),
	/** b / a; over projects the geometric mean. */
	estimate: number().positive().nullable(),
	/** 95 %. Of a group by the bootstrap over projects, of a script by Welch's t over blocks, or over the means of sessions that differ more. */
	interval: interval.nullable(),
	/** Projects of a group, like ones counted as one; of a script the fewer of the two campaigns' blocks. */
	n: count,
	/** P of the hypothesis that nothing changed, and by Holm over all groups, or over all scripts, of this comparison. */
	p: share$1.nullable(),
	adjustedP: share$1.nullable(),
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
		runs: count
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
	/** Tolerance of the manifest. */
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
	/** 95 % by Welch's t, as of a ratio; null below five runs on a side. */
	interval: interval.nullable()
});
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
		a: ending,
		b: ending
	}),
	/** Failure in B. */
	failure: scriptFailure.nullable(),
	ratios: record(quantity, ratioChange),
	/** Quantity that leads. */
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
	scripts: count,
	ratios: record(quantity, ratioChange),
	success: strictObject({
		/** Scripts that both campaigns planned. */
		a: counted,
		b: counted,
		/** Attempted in both. */
		both: count,
		newlyPassed: count,
		newlyFailed: count,
		/** Newly failed although the code is the same. */
		newlyFailedSameCode: count,
		/** Sign-flip test of the projects' mean gains (of one answer each McNemar's exact test), and by Holm over the groups. */
		p: share$1,
		adjustedP: share$1,
		verdict: changeVerdict
	}),
	accuracy: strictObject({
		better: count,
		worse: count,
		compared: count,
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
	projects: count,
	repetitions: count,
	/** Tiers that its runs were made in. */
	sandboxes: array(string()),
	/** Prompt of its models. Null: no model was asked, or it is not known. */
	prompt: strictObject({
		name: _enum([...PROMPT_NAMES, "own"]),
		hash: sha256,
		readme: _enum(README_KINDS)
	}).nullable()
});
/** What the baselines took in B over A, projects as observations: how far the hosts or their states differ. */
const baselineChange = strictObject({
	quantity,
	projects: count,
	estimate: number().positive(),
	interval: interval.nullable()
});
/** A reference to one of the groups, or to a script by its variant in B. */
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
		scripts: count,
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
const failOnResult = failOnCondition.extend({
	/** Why it was not checked. */
	cause: failOnCause.nullable(),
	/** Scripts and groups that meet the condition. */
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
		missing: count,
		planned: count
	}),
	finding("suspect-answers", "warning", side, {}),
	finding("probed-alone", "warning", side, {}),
	finding("other-source", "warning", both, {}),
	finding("other-packages", "warning", both, {}),
	finding("other-metric", "warning", both, {}),
	finding("other-sandboxes", "warning", both, {}),
	finding("other-prompt", "note", both, {}),
	finding("other-settings", "warning", both, {}),
	finding("other-returned-models", "warning", both, {}),
	finding("unplanned-records", "warning", side, { records: count })
]);
const comparisonFile = strictObject({
	schemaVersion: literal(4),
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
const campaignComparison = versioned(4, comparisonFile, {
	1: comparisonFromVersion1,
	2: comparisonFromVersion2
});
export { toldValidity as a, cost as c, success as d, energyParts as f, campaignFinding as i, groupAnalysis as l, campaignComparison as n, validity as o, ratioChange as r, COSTS as s, SIDES as t, metricGain as u };
