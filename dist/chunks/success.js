import { Er as shorten, W as HEADLINE_ORDER, br as cleanLine, f as sum, s as mean } from "./inputs.js";
import { L as memoise } from "./base.js";
import { st as MINIMUM_OF } from "./start.js";
import { c as excludesOne, h as sideOfOne } from "./read.js";
import { Q as adjustEach, lt as meanOf, mt as groupsBy, rt as exponentiate } from "./measured.js";
import { s as logRatiosOf } from "./metric-change.js";
import { p as endingOf, v as errorOfMean, x as selfSpread, y as inSessions } from "./read-campaign.js";
import { r as normalQuantile } from "./normal.js";
import { i as studentTwoSided, r as studentQuantile } from "./tails.js";
import { r as wilsonInterval } from "./proportions.js";
// src/analysis/clusters.ts
const clustersOf = (members) => clustersAmong(members.map(({ inBlocks: { project } }) => project));
function clustersAmong(projects) {
	const clusters = new Map(projects.map(({ slug, cluster }) => [slug, cluster]));
	return (items) => groupsBy(items, ({ project }) => [clusters.get(project) ?? null, clusters.get(project) == null && project]);
}
/** The mean of each observation over its projects, of which each counts once: as the mean over its items, where it has several. */
const meansOf = (clusters, items, read) => clusters(items).map((alike) => meanOf(groupsBy(alike, ({ project }) => project).map((own) => meanOf(own.map(read)))));
// src/analysis/comparison/ratio-change.ts
function createSpread() {
	const spreadsOf = memoise((baseline) => memoise((quantity) => selfSpread(baseline.runs, quantity)));
	return (baseline, quantity) => spreadsOf(baseline)(quantity);
}
/** Change of one script's ratio: the two campaigns' blocks are independent samples of its log-ratio. */
function changeOfScript({ a, b }, quantity, spread) {
	const baseline = HEADLINE_ORDER.find((mode) => [a, b].every((side) => (side.pairings.get(mode)?.pairs.length ?? 0) > 0));
	if (baseline === void 0) return noChange({ kind: "no-common-block" });
	const logsOf = (side) => logRatiosOf(side.pairings.get(baseline)?.pairs ?? [], quantity);
	const [logsA, logsB] = [logsOf(a), logsOf(b)];
	for (const [side, { quality, values }] of [["a", logsA], ["b", logsB]]) {
		if (quality === "measured" && values.length > 0) continue;
		return {
			...noChange({
				kind: "unread",
				side,
				how: quality === "measured" ? "across-meters" : quality
			}),
			baseline,
			quality
		};
	}
	const [sourcesA, sourcesB] = [[...logsA.sources].sort(), [...logsB.sources].sort()];
	if (JSON.stringify(sourcesA) !== JSON.stringify(sourcesB)) return noChange({
		kind: "other-meters",
		a: sourcesA,
		b: sourcesB
	});
	const [valuesA, valuesB] = [logsA.values, logsB.values];
	const welch = compareMeans(inSessions(logsA, a.inBlocks), inSessions(logsB, b.inBlocks));
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
/**
* Change of the ratio of a mode and model: a project is one observation, the mean over its scripts, and a cluster of like ones
* the mean over its projects; the bootstrap resamples these.
*/
function changeOfGroup(scripts, clusters, means) {
	const usable = scripts.filter(({ change }) => change.estimate !== null);
	if (usable.length === 0) return noChange(scripts[0]?.change.causes[0] ?? { kind: "none-as-accurate" });
	const observed = clusters(usable).map((alike) => groupsBy(alike, ({ project }) => project).map((own) => own.map(({ change }) => change)));
	const overProjects = (read) => meansOf(clusters, usable, ({ change }) => Math.log(read(change) ?? 1));
	const changes = overProjects(({ estimate }) => estimate);
	const inference = means.infer(changes);
	const known = usable.every(({ change }) => change.noise !== null);
	const squares = observed.map((alike) => sum(alike.map((own) => meanOf(own.map(({ noise }) => (noise ?? 0) ** 2)))) / alike.length ** 2);
	const noise = known ? Math.sqrt(sum(squares)) / observed.length : null;
	const baselines = new Set(usable.map(({ change }) => change.baseline));
	return {
		baseline: baselines.size === 1 ? [...baselines][0] ?? null : null,
		a: Math.exp(meanOf(overProjects(({ a }) => a))),
		b: Math.exp(meanOf(overProjects(({ b }) => b))),
		estimate: Math.exp(meanOf(changes)),
		interval: inference && exponentiate(inference.interval95),
		n: observed.length,
		p: observed.length < MINIMUM_OF.projects ? null : inference?.p ?? null,
		noise,
		noiseFloor: floorOf(noise),
		quality: "measured",
		causes: baselines.size === 1 ? [] : [{ kind: "mixed-baselines" }]
	};
}
/**
* Gives verdicts to the changes of one family, their p-values corrected by Holm. A change counts when its interval leaves out
* 1, when it does so among all that were tested, and when it is beyond the smallest effect and what the baselines' own scatter explains.
*/
function createJudge(family, scale) {
	const adjusted = adjustEach(family, "holm");
	const tests = family.filter(({ p }) => p !== null).length;
	return (raw) => {
		const { noise: _, ...change } = raw;
		const p = adjusted.get(raw) ?? NaN;
		const [verdict, ...causes] = judge$1(change, p, tests, scale);
		return {
			...change,
			adjustedP: Number.isNaN(p) ? null : p,
			verdict,
			causes: [...change.causes, ...causes]
		};
	};
}
function judge$1({ estimate, interval, n, noiseFloor }, adjustedP, tests, { pairs, smallest }) {
	if (estimate === null) return ["not-measured"];
	const needed = MINIMUM_OF[pairs];
	if (interval === null || n < needed) return [`too-few-${pairs}`, {
		kind: "too-few-pairs",
		needed
	}];
	if (noiseFloor === null) return [`too-few-${pairs}`, { kind: "noise-unknown" }];
	if (!excludesOne(interval)) return ["inconclusive"];
	if (adjustedP > .05) return ["inconclusive", {
		kind: "not-after-correction",
		tests
	}];
	if (Math.abs(Math.log(estimate)) <= Math.log1p(noiseFloor)) return ["within-noise"];
	if (sideOfOne(interval, smallest) === null) return ["inconclusive", {
		kind: "below-smallest-effect",
		smallest
	}];
	return [estimate > 1 ? "worse" : "better"];
}
/**
* Welch's t (Biometrika 34 (1947) 28) of b − a, of blocks or of sessions, which share what blocks of one do; without an interval
* below five values on a side.
*/
function compareMeans(a, b) {
	const difference = meanOf(b.values) - meanOf(a.values);
	if (Math.min(a.values.length, b.values.length) < 5) return {
		difference,
		interval: null,
		p: null
	};
	const [ofA, ofB] = [errorOfMean(a), errorOfMean(b)];
	const variance = ofA.variance + ofB.variance;
	if (variance === 0) return {
		difference,
		interval: [difference, difference],
		p: Math.abs(difference) <= 1e-9 ? 1 : 0
	};
	const standardError = Math.sqrt(variance);
	const df = variance ** 2 / (ofA.variance ** 2 / ofA.df + ofB.variance ** 2 / ofB.df);
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
// src/analysis/standing.ts
/** Names what was asked: all tries at it answer the same. */
const questionOf = ({ project, mode, model, sample }) => JSON.stringify([
	project,
	mode,
	model,
	sample
]);
/**
* Answers that results speak of: to each question the one that stands after so many rounds of repair, and the baselines
* beside first answers. Earlier tries and fresh answers of the control arm only tell of the rounds.
*/
function chooseStanding(analysed, rounds) {
	const last = /* @__PURE__ */ new Map();
	for (const { inBlocks } of analysed) {
		const { variant } = inBlocks;
		const iteration = variant.iteration ?? 0;
		const key = questionOf(variant);
		if (variant.arm === void 0 && iteration <= rounds) last.set(key, Math.max(iteration, last.get(key) ?? 0));
	}
	return analysed.filter(({ inBlocks: { variant, round } }) => variant.model === null ? round === 0 : variant.arm === void 0 && variant.iteration === last.get(questionOf(variant)));
}
// src/analysis/finding-parts.ts
const ofCampaign = { subject: null };
/** A page links to some; a campaign may have a hundred thousand. */
const MOST_RECORDS = 20;
const listRecords = (runs) => runs.slice(0, MOST_RECORDS).map(({ id }) => id);
const listIds = (of) => [...new Set(of.map(({ analysis }) => analysis.id))];
/** Findings of which there is anything: a finding of some runs or variants names them. */
const withEvidence = (findings) => findings.filter(({ evidence }) => evidence.length > 0);
/** Sum over all variants and their baselines. */
const sumPairings = (analysed, read) => sum(analysed.flatMap(({ pairings }) => [...pairings.values()].map(read)));
// src/analysis/failures/outcomes.ts
function judge({ inBlocks, analysis }) {
	const { failure } = analysis;
	const outcome = endingOf(analysis);
	if (outcome === "passed" || outcome === "not-run") return {
		inBlocks,
		analysis,
		outcome,
		failure: null
	};
	const { class: name = "failed", errorType = null, message = null } = failure ?? {};
	return {
		inBlocks,
		analysis,
		outcome,
		failure: {
			fault: outcome === "lost" ? "bench" : analysis.model === null ? "author" : "model",
			class: name,
			errorType,
			message: message && cleanMessage(message)
		}
	};
}
/** Length at which a message is cut, before it is made shorter. */
const LONGEST_MESSAGE = 2e3;
/** One printable line without what differs from run to run: folders, addresses, colours. */
function cleanMessage(message) {
	const line = cleanLine(message, LONGEST_MESSAGE).replace(/(?<![\w.:/])\/(?:[^\s/'"]+\/)+/g, "…/").replace(/\b0x[0-9a-f]+/gi, "0x…").trim();
	return line === "" ? null : shorten(line, 200);
}
function countOutcomes(scripts) {
	const of = (outcome) => scripts.filter((script) => script.outcome === outcome);
	const failed = of("failed");
	const passed = of("passed").length;
	const attemptable = passed + failed.length;
	return {
		total: scripts.length,
		attemptable,
		passed,
		failed: failed.length,
		lost: of("lost").length,
		notRun: of("not-run").length,
		unsteady: failed.filter(({ analysis }) => (analysis.statuses.ok ?? 0) > 0).length,
		failedShare: attemptable === 0 ? null : failed.length / attemptable,
		interval: wilsonInterval(failed.length, attemptable)
	};
}
// src/analysis/groups/success.ts
function countSuccess(variants) {
	const attemptable = variants.filter(({ attempted }) => attempted).length;
	return {
		passed: variants.filter(({ passed }) => passed).length,
		attemptable,
		total: variants.length
	};
}
function successOf(variants) {
	const counts = countSuccess(variants);
	const { passed, attemptable, total } = counts;
	const bounds = total === 0 ? null : [passed / total, (passed + total - attemptable) / total];
	const stability = mean(variants.flatMap((variant) => variant.passed ? variant.stability ?? [] : []));
	return {
		...counts,
		interval: wilsonInterval(passed, attemptable),
		bounds,
		stability
	};
}
/** The share of a project's answers that passed, of those that could be attempted; none where there is none. */
function passedShares(variants) {
	const attempted = variants.filter((variant) => variant.attempted);
	const shareOf = (samples) => countSuccess(samples).passed / samples.length;
	return new Map(groupsBy(attempted, ({ project }) => project).map((own) => [own[0].project, shareOf(own)]));
}
export { createSpread as _, judge as a, meansOf as b, ofCampaign as c, chooseStanding as d, questionOf as f, createJudge as g, compareMeans as h, countOutcomes as i, sumPairings as l, changeOfScript as m, passedShares as n, listIds as o, changeOfGroup as p, successOf as r, listRecords as s, countSuccess as t, withEvidence as u, clustersAmong as v, clustersOf as y };
