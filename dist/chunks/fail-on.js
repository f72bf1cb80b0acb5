import { Rr as UserError } from "./inputs.js";
import { n as FAIL_ON_SUBJECTS } from "./read.js";
import { pr as isAttempted } from "./work.js";
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
/** Cause where a campaign was cut short or the bench lost runs: scripts without any may be what got worse. */
function whyUnfinished({ scripts }) {
	const missing = scripts.filter(({ outcomes: { a, b } }) => isAttempted(a) && !isAttempted(b));
	return missing.length === 0 ? null : {
		kind: "not-run",
		scripts: scripts.length,
		variants: missing.map(({ variantB }) => variantB)
	};
}
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
/** Threshold of a loss: of metrics that are fractions in points, 1 % being 0.01; of others relative to the value before. */
const leastLoss = (atLeast, scale, before) => scale === "absolute" ? atLeast * Math.abs(before) : atLeast;
/** An answer that fails has no accuracy any more. */
function findLosses({ scripts }, atLeast) {
	return {
		evidence: scripts.filter((script) => {
			const { metric } = script;
			if (isBroken(script)) return true;
			if (metric.verdict !== "worse" || metric.gain === null || metric.a === null) return false;
			return -metric.gain >= leastLoss(atLeast, metric.scale, metric.a);
		}).map(referScript),
		cause: whyNotCompared(scripts)
	};
}
/** Why the condition cannot be judged; one project whose metric is another one in the second campaign is enough. */
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
export { leastLoss as n, parseFailOn as r, judgeFailOn as t };
