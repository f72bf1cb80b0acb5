import { n as testKey, t as hashPrimaryFamily } from "./primary-family.js";
import { Bn as bestValue, Kn as gainOf, _r as COSTS, dr as toldValidity, gn as memberKey, gr as codeDescription, hr as SIZE_MEASURES, mr as CHANGE_KINDS, pr as isAttempted } from "./work.js";
import { B as TIERS, I as seededRandom, L as memoise, R as memoiseWeakly, St as sha256Hex, Xt as TOOL_VERSION, ht as hashTree, in as listBelow, sn as readBelow } from "./base.js";
import { G as countDoubts, K as chooseLeadingQuantity, Q as adjustEach, X as LEVEL, Z as decideVerdict, at as createStudentisedMean, et as FINE_RESAMPLES, ft as varianceOf, gt as recordOf, ht as largestGroups, lt as meanOf, mt as groupsBy, nt as describeEffect, q as leftOutAs, rt as exponentiate, tt as createRatioEstimator } from "./measured.js";
import { C as STATUSES, E as isLost, G as composeVariantId, S as PHASES, c as excludesOne, d as isDifference, f as isJudged, h as sideOfOne, o as QUANTITIES, s as SAME_RATIO, w as WITHOUT_RUN, y as isComparable } from "./read.js";
import { Br as errorMessage, H as BASELINE_MODES, Rr as UserError, U as GENERATED_MODES, W as HEADLINE_ORDER, c as median, f as sum, o as largest, p as sumKnown, rt as generatedMode, s as mean, tr as wrapText, u as mostFrequentOf } from "./inputs.js";
import { C as attemptCost, E as logsInBlocks, S as usableLogs, T as gaveNoCode, _ as wallBesideEnergy, a as meansByProject, b as regressByCluster, c as findVeto, d as measuredBlocks, f as classOf, g as readerOf, h as netEnergy, i as analyseVariants, l as idleShiftOf, n as readCampaignAnswers, p as endingOf, r as readCampaignRuns, s as listVariantsInBlocks, u as partsOf, w as countLateAuthors, x as selfSpread } from "./read-campaign.js";
import { _ as createSpread, a as judge, b as meansOf, c as ofCampaign$1, d as chooseStanding, f as questionOf, g as createJudge, i as countOutcomes, l as sumPairings, m as changeOfScript, n as passedShares, o as listIds, p as changeOfGroup, r as successOf, s as listRecords, u as withEvidence, v as clustersAmong, y as clustersOf } from "./success.js";
import { c as pairRuns, l as perQuantity, n as isNotInferior, s as logRatiosOf, u as preferPairs } from "./metric-change.js";
import { n as testMean } from "./mean-test.js";
import { a as quantile, i as bcaInterval, n as friedman, r as rankValues, t as wilcoxonSignedRank } from "./wilcoxon.js";
import { n as noiseFloor, r as pairsToSee, t as detectableChange } from "./power.js";
import { n as shareWithout, r as wilsonInterval, t as meanLeast } from "./proportions.js";
import { n as signTestTwoSided } from "./tails.js";
import { t as createSignFlip } from "./sign-flip.js";
import { i as readScripts, o as writePatch } from "./variant-files.js";
import { n as readPythonSource } from "./python-source.js";
import { r as writeAnalysis } from "./analysis-file.js";
import { n as readLogEnd } from "./logs.js";
import { f as hereOnly, s as loadProject } from "./load-projects.js";
import { t as renderTerminal } from "./terminal.js";
import { n as formatFinding } from "./findings.js";
import { r as formatScripts, t as formatHeadline } from "./headline-words.js";
import { a as plainText } from "./phrase.js";
import { n as composeCode, t as composePhases } from "./phases.js";
import { dirname, normalize, parse } from "node:path";
// src/analysis/analyse-feedback.ts
/**
* What became of answers when their model was told what they took. The two rounds are independent blocks, so that each ratio
* is formed within its own.
*/
function analyseFeedback(tried, { seed, smallestEffect }) {
	const pairs = pairAnswers(tried);
	const [means, spread] = [createStudentisedMean(seed, FINE_RESAMPLES), createSpread()];
	const estimate = createRatioEstimator(seed, FINE_RESAMPLES);
	const groups = groupsBy(pairs, ({ b }) => [b.analysis.mode, b.analysis.model]).map((own) => {
		const clusters = clustersOf(own.map(({ b }) => b));
		const comparable = own.filter(({ a, b }) => isComparable(a.analysis) && isComparable(b.analysis));
		return {
			own,
			clusters,
			changes: perQuantity((quantity) => changeOfGroup(comparable.map((pair) => ({
				project: pair.a.analysis.project,
				change: changeOfScript(pair, quantity, spread)
			})), clusters, means))
		};
	});
	const judge = createJudge(groups.flatMap(({ changes }) => Object.values(changes)), {
		pairs: "projects",
		smallest: smallestEffect / 100
	});
	return groups.flatMap(({ own, clusters, changes }) => {
		const [{ b: first }] = own;
		const mode = generatedMode.safeParse(first.analysis.mode);
		const { model } = first.analysis;
		if (!mode.success || model === null) return [];
		const attempted = own.filter(({ b }) => b.analysis.attempted);
		const countGood = (side) => attempted.filter((pair) => isComparable(pair[side].analysis)).length;
		return [{
			mode: mode.data,
			model,
			asked: own.length,
			attempted: attempted.length,
			passed: attempted.filter(({ b }) => b.analysis.passed).length,
			asGood: {
				before: countGood("a"),
				after: countGood("b")
			},
			ratios: perQuantity((quantity) => judge(changes[quantity])),
			attempts: perQuantity((quantity) => changeOfAttempts(attempted, clusters, readerOf(quantity), estimate))
		}];
	});
}
function changeOfAttempts(attempted, clusters, reader, estimate) {
	const known = attempted.flatMap((pair) => {
		const change = changeOfAttempt(pair, reader);
		return change === null ? [] : [{
			project: pair.a.analysis.project,
			change
		}];
	});
	const projects = new Set(known.map(({ project }) => project)).size;
	return describeEffect(estimate(meansOf(clusters, known, ({ change }) => change)), projects);
}
/** Log of what it takes to have a result with the leaner answer, over what the one before takes. Null: not measured. */
function changeOfAttempt({ a, b }, reader) {
	for (const baseline of HEADLINE_ORDER) {
		const before = attemptCost(a, reader, baseline);
		if (before === null || before.baseline === null) continue;
		if (gaveNoCode(b.inBlocks, baseline)) return 0;
		const { values } = logsInBlocks(b, {
			...reader,
			join: (run) => run
		}, baseline);
		if (values.length === 0) continue;
		const leaner = meanOf(values);
		return b.analysis.passed && b.analysis.metric.verdict !== "worse" ? leaner - before.log : Math.log(reader.join(Math.exp(leaner), Math.exp(before.log))) - before.log;
	}
	return null;
}
function pairAnswers(tried) {
	const answers = tried.filter(({ analysis }) => analysis.model !== null);
	return [...Map.groupBy(answers, ({ inBlocks }) => questionOf(inBlocks.variant)).values()].flatMap((tries) => {
		const leaner = tries.find(({ inBlocks }) => inBlocks.variant.arm === "feedback");
		const before = tries.find(({ inBlocks, analysis }) => inBlocks.variant.arm === void 0 && analysis.passed);
		return leaner === void 0 || before === void 0 ? [] : [{
			a: before,
			b: leaner
		}];
	});
}
// src/analysis/script-headline.ts
const SHOWN = 6;
/** Whether there are fewer than six projects: nothing can be said of a model then, only of each of its scripts. */
const hasFewProjects = (variants) => countProjects(variants) < 6;
const countProjects = (variants) => new Set(variants.map(({ project }) => project)).size;
/** A fact for each script, the most telling first, and what they are not enough for. Empty without a model. */
function leadByScripts(variants, isMeasured) {
	const scripts = listScripts(variants, isMeasured).toSorted((a, b) => rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a));
	if (scripts.length === 0) return [];
	if (!scripts.some(({ variant }) => variant.attempted)) return [{ kind: "no-answer-ran" }];
	const left = scripts.length - SHOWN;
	return [
		...scripts.slice(0, SHOWN).map((script) => ({
			kind: "script",
			...referTo(script)
		})),
		...left > 0 ? [{
			kind: "scripts-not-named",
			scripts: left
		}] : [],
		{
			kind: "scripts-only",
			projects: countProjects(variants),
			needed: 6
		}
	];
}
/**
* Facts beside the means over projects, which hide them: how many scripts use less and more by their own blocks, and the two
* extremes of these. It is a search, so that a script counts where its verdict also stands after Holm's correction for the
* number that was searched (by Student's t of its log-ratios).
*/
function leadByExtremes(analysed, isMeasured) {
	const judged = analysed.flatMap((one) => {
		if (one.analysis.model === null || !one.analysis.passed) return [];
		const { quantity, ratio } = chooseRatio(one.analysis, isMeasured);
		if (ratio === void 0 || ratio.estimate === null || !isJudged(ratio.verdict)) return [];
		const { values } = logRatiosOf(one.pairings.get(ratio.baseline)?.pairs ?? [], quantity);
		return [{
			variant: one.analysis,
			quantity,
			ratio,
			p: pBeyond$1(values, ratio.smallestEffect ?? 0)
		}];
	});
	if (judged.length === 0) return [];
	const adjusted = adjustEach(judged, "holm");
	const seen = judged.filter((script) => isDifference(script.ratio.verdict) && (adjusted.get(script) ?? 1) <= .05).toSorted((a, b) => (a.ratio.estimate ?? 1) - (b.ratio.estimate ?? 1));
	const of = (verdict) => seen.filter(({ ratio }) => ratio.verdict === verdict);
	const [least, most] = [of("less")[0], of("more").at(-1)];
	return [{
		kind: "extremes",
		less: of("less").length,
		more: of("more").length,
		judged: judged.length,
		quantity: new Set(judged.map((script) => script.quantity)).size === 1 ? judged[0]?.quantity ?? null : null,
		least: least === void 0 ? null : referTo(least),
		most: most === void 0 ? null : referTo(most)
	}];
}
/** Student's, of a mean log-ratio that lies no farther from 0 than the smallest effect. */
function pBeyond$1(values, smallestEffect) {
	const mean = meanOf(values);
	const reach = Math.log1p(smallestEffect);
	return Math.abs(mean) <= reach ? 1 : testMean(values.map((value) => value - Math.sign(mean) * reach)).p;
}
const listScripts = (variants, isMeasured) => variants.flatMap((variant) => variant.model === null ? [] : [{
	variant,
	...chooseRatio(variant, isMeasured)
}]);
const referTo = ({ variant, quantity, ratio }) => ({
	variant: variant.id,
	quantity,
	baseline: ratio?.baseline ?? null
});
/** The ratio to the code without plots where that ran; what has no pairs at all is told of what leads the campaign. */
function chooseRatio({ ratios }, isMeasured) {
	const [energy, cpu] = [preferPairs(ratios.energy), preferPairs(ratios.cpu)];
	const isRead = energy !== void 0 && (energy.pairs > 0 ? energy.quality === "measured" : (cpu?.pairs ?? 0) === 0);
	const quantity = chooseLeadingQuantity(isMeasured && isRead);
	return {
		quantity,
		ratio: quantity === "energy" ? energy : cpu
	};
}
/** Rank of what failed, or has no ratio: it comes last. */
const LAST = 9;
/** A difference first, whichever way; what says nothing of its cost last. */
const RANKS = {
	less: 1,
	more: 1,
	equivalent: 2,
	inconclusive: 3,
	"too-few-runs": 4,
	"too-few-projects": 4,
	"not-comparable": 6,
	"not-measured": 7
};
function rankOf({ variant: { passed }, ratio }) {
	if (!passed || ratio === void 0) return LAST;
	return ratio.cause?.kind === "suspect" ? RANKS["too-few-runs"] + 1 : RANKS[ratio.verdict];
}
const sizeOf = ({ ratio }) => Math.abs(Math.log(ratio?.estimate ?? 1));
// src/analysis/choose-headline.ts
/**
* Facts of the headline: one for each group, or for scripts where there are too few projects to speak of a group. Energy
* leads only where both sides were measured, for as many projects as have a CPU time.
*/
function chooseHeadline(groups, analysed, energyQuality, provenances, scope) {
	const variants = analysed.map(({ analysis }) => analysis);
	if (variants.every(({ runs }) => runs === 0)) return [{ kind: "nothing-ran" }, ...findOrigins(provenances)];
	const isMeasured = energyQuality === "measured";
	return [
		...hasFewProjects(variants) ? leadByScripts(variants, isMeasured) : [...groups.map((group) => leadByGroup(group, isMeasured)), ...leadByExtremes(analysed, isMeasured)],
		...isMeasured ? [] : [{ kind: "no-energy" }],
		...findOrigins(provenances),
		...scope === null ? [] : [{ kind: "scope" }]
	];
}
function leadByGroup({ mode, model, ratios }, isMeasured) {
	const [energy, cpu] = [preferPairs(ratios.energy), preferPairs(ratios.cpu)];
	const gap = isMeasured ? findEnergyGap(energy, cpu) : null;
	const quantity = chooseLeadingQuantity(isMeasured && gap === null);
	return {
		kind: "group",
		mode,
		model,
		quantity,
		baseline: (quantity === "energy" ? energy : cpu)?.baseline ?? null,
		energyGap: gap
	};
}
function findEnergyGap(energy, cpu) {
	if (energy === void 0 || energy.pairs > 0 && energy.quality !== "measured") return { kind: "not-measured" };
	if (energy.pairs >= (cpu?.pairs ?? 0)) return null;
	if (energy.pairs > 0) return {
		kind: "fewer-projects",
		projects: energy.pairs
	};
	return energy.verdict === "not-measured" && energy.cause !== null ? {
		kind: "no-verdict",
		baseline: energy.baseline
	} : { kind: "not-measured" };
}
function findOrigins(provenances) {
	const models = {
		recorded: /* @__PURE__ */ new Set(),
		given: /* @__PURE__ */ new Set()
	};
	for (const { origin, model } of provenances) if (origin !== "provider") models[origin].add(model);
	return ["recorded", "given"].flatMap((origin) => models[origin].size === 0 ? [] : [{
		kind: "origin",
		origin,
		models: [...models[origin]].sort()
	}]);
}
// src/analysis/code/associations.ts
/** Every kind that some answer of a mode shows. Modes are never pooled: an autonomous answer edits nothing. */
function countChanges(variants) {
	return GENERATED_MODES.flatMap((mode) => {
		const compared = variants.flatMap((variant) => variant.mode === mode && variant.changes !== null ? [variant.changes] : []);
		return CHANGE_KINDS.flatMap((kind) => {
			const answers = compared.filter((changes) => changes.some((change) => change.kind === kind)).length;
			return answers === 0 ? [] : [{
				kind,
				mode,
				answers,
				of: compared.length
			}];
		});
	});
}
/**
* Ratios, for each kind of change that occurs, of the answers with it, of those without it, and of the two inside projects
* that have both. Only answers that ran, are as accurate and were measured on both sides.
*/
function associateChanges(variants, results, clusters, estimate) {
	const resultOf = new Map(results.map((result) => [result.id, result]));
	return countChanges(variants).flatMap(({ kind, mode }) => ["cpu", "energy"].flatMap((quantity) => BASELINE_MODES.flatMap((baseline) => {
		const observed = variants.flatMap((variant) => variant.mode === mode ? observe(variant, resultOf.get(variant.id), quantity, baseline) : []);
		if (observed.length === 0) return [];
		return [{
			kind,
			mode,
			quantity,
			baseline,
			...associate(kind, observed, clusters, estimate)
		}];
	})));
}
/** An answer whose code could be compared with the author's, and its measured log-ratio. */
function observe({ project, changes }, result, quantity, baseline) {
	if (changes === null || result === void 0 || !isComparable(result)) return [];
	const ratio = result.ratios[quantity].find((each) => each.baseline === baseline);
	if (ratio?.quality !== "measured" || ratio.estimate === null) return [];
	return [{
		project,
		kinds: new Set(changes.map(({ kind }) => kind)),
		logRatio: Math.log(ratio.estimate)
	}];
}
/** A project is one observation, whatever its number of answers: they share its data and its baseline; like projects are one together. */
function associate(kind, observed, clusters, estimate) {
	const projects = groupsBy(observed, ({ project }) => project).map((answers) => ({
		project: answers[0].project,
		with: mean(answers.flatMap(({ kinds, logRatio }) => kinds.has(kind) ? [logRatio] : [])),
		without: mean(answers.flatMap(({ kinds, logRatio }) => kinds.has(kind) ? [] : [logRatio]))
	}));
	const ratio = (read) => {
		const known = projects.flatMap((each) => {
			const log = read(each);
			return log === null ? [] : [{
				project: each.project,
				log
			}];
		});
		return describeEffect(estimate(meansOf(clusters, known, ({ log }) => log)), known.length);
	};
	const having = observed.filter(({ kinds }) => kinds.has(kind)).length;
	return {
		answers: {
			with: having,
			without: observed.length - having
		},
		with: ratio((each) => each.with),
		without: ratio((each) => each.without),
		difference: ratio((each) => each.with === null || each.without === null ? null : each.with - each.without)
	};
}
// src/analysis/code/evidence.ts
const fewer = (count) => compareCounts(count, (b, a) => a < b);
const vanished = (count) => compareCounts(count, (b, a) => b > 0 && a === 0);
const appeared = (count) => compareCounts(count, (b, a) => b === 0 && a > 0);
function compareCounts(count, holds) {
	return (before, after) => {
		const [was, is] = [count(before), count(after)];
		return holds(was, is) ? {
			before: was,
			after: is
		} : null;
	};
}
/** A sum that fell, but not to nothing. No change where a part of it is only known at run time. */
function shrunk(parts) {
	const sum = (of) => of.reduce((all, part) => all + (part ?? NaN), 0);
	return (before, after) => {
		const [was, is] = [sum(parts(before)), sum(parts(after))];
		return is > 0 && is < was ? {
			before: was,
			after: is
		} : null;
	};
}
/** Two sets, each sorted, that are not equal. */
function different(before, after) {
	return before.join("\n") === after.join("\n") ? null : {
		before: [...before],
		after: [...after]
	};
}
/** Two sets that differ in values that the programs' texts tell, on both sides: `…` may be any value. */
function bothKnown(before, after) {
	const [was, is] = [before, after].map((values) => values.filter((value) => value !== "…"));
	return was?.length && is?.length ? different(was, is) : null;
}
/** `after` has something that `before` has not. Nothing in either is no change: one may only be written another way. */
function replaced(before, after) {
	if (before.length === 0 || after.every((item) => before.includes(item))) return null;
	return different(before, after);
}
/** `after` has some of `before` and nothing else. */
function reduced(before, after) {
	return after.length > 0 && after.length < before.length && after.every((item) => before.includes(item)) ? different(before, after) : null;
}
/** Words of `before` that are not in `after`. */
function missing(before, after) {
	const gone = before.filter((item) => !after.includes(item));
	return gone.length === 0 ? null : {
		before: gone,
		after: []
	};
}
function extra(before, after) {
	const gone = missing(after, before);
	return gone === null ? null : {
		before: gone.after,
		after: gone.before
	};
}
/** Named values that changed: `[name, before, after]`. */
function listValues(values) {
	if (values.length === 0) return null;
	return {
		before: values.map(([name, was]) => `${name}=${was}`),
		after: values.map(([name, , is]) => `${name}=${is}`)
	};
}
// src/analysis/code/pipeline.ts
/** Parameters that have a kind of change of their own, or none: they are not what a model learns with. */
const NOT_HYPER = /* @__PURE__ */ new Set([
	"n_jobs",
	"nthread",
	"num_threads",
	"thread_count",
	"workers",
	"num_workers",
	"random_state",
	"random_seed",
	"seed",
	"verbose",
	"verbosity",
	"silent",
	"verbose_eval",
	"name",
	"estimators",
	"callbacks",
	"early_stopping",
	"early_stopping_rounds",
	"valid_names",
	"copy"
]);
const ITERATIONS = /* @__PURE__ */ new Set([
	"epochs",
	"iterations",
	"max_epochs",
	"max_iter",
	"n_epochs",
	"n_estimators",
	"n_iter",
	"nb_epoch",
	"num_boost_round",
	"num_epochs",
	"num_iterations",
	"num_train_epochs"
]);
/** Iterations of a class that is not told them: documented defaults of scikit-learn 1.x, XGBoost, LightGBM and CatBoost. */
const DEFAULT_ITERATIONS = [
	[
		/^(RandomForest|ExtraTrees|GradientBoosting)(Classifier|Regressor)$/,
		"n_estimators",
		100
	],
	[
		/^HistGradientBoosting(Classifier|Regressor)$/,
		"max_iter",
		100
	],
	[
		/^AdaBoost(Classifier|Regressor)$/,
		"n_estimators",
		50
	],
	[
		/^Bagging(Classifier|Regressor)$/,
		"n_estimators",
		10
	],
	[
		/^LogisticRegression$/,
		"max_iter",
		100
	],
	[
		/^(SGD(Classifier|Regressor)|Lasso|ElasticNet|LinearSVC|LinearSVR|Perceptron)$/,
		"max_iter",
		1e3
	],
	[
		/^MLP(Classifier|Regressor)$/,
		"max_iter",
		200
	],
	[
		/^(XGB|LGBM)(Classifier|Regressor)$/,
		"n_estimators",
		100
	],
	[
		/^CatBoost(Classifier|Regressor)$/,
		"iterations",
		1e3
	]
];
/** `RandomForestClassifier`, but `lightgbm.train`: a function's name says little alone. */
function shortName(name) {
	const parts = name.split(".");
	const leaf = parts.at(-1) ?? name;
	return /^[A-Z]/.test(leaf) ? leaf : parts.slice(-2).join(".");
}
/** Short names of the classes of one kind, sorted, each once. */
function classesOf({ estimators }, kinds) {
	return [...new Set(estimators.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => shortName(name)))].sort();
}
/** `[RandomForestClassifier.max_depth, before, after]` of the classes in both programs, the n-th use beside the n-th. */
function changedParameters(before, after, kinds) {
	const others = [...after.estimators];
	return before.estimators.filter(({ kind }) => kinds.includes(kind)).flatMap((estimator) => {
		const place = others.findIndex(({ name }) => shortName(name) === shortName(estimator.name));
		const [other] = place === -1 ? [] : others.splice(place, 1);
		return other === void 0 ? [] : parameterChanges(estimator, other);
	});
}
function parameterChanges(one, other) {
	return [.../* @__PURE__ */ new Set([...Object.keys(one.parameters), ...Object.keys(other.parameters)])].sort().flatMap((name) => {
		if (NOT_HYPER.has(name) || ITERATIONS.has(name)) return [];
		const [was, is] = [one, other].map(({ parameters }) => Object.hasOwn(parameters, name) ? parameters[name] : void 0);
		if (was === is || was === "…" || is === "…") return [];
		return [[
			`${shortName(one.name)}.${name}`,
			was ?? "default",
			is ?? "default"
		]];
	});
}
/** Iterations of what both programs have. */
function changedIterations(before, after, counts) {
	const others = iterationsOf(after);
	return [...iterationsOf(before)].flatMap(([key, was]) => {
		const is = others.get(key);
		return is !== void 0 && counts(was, is) ? [[
			key,
			String(was),
			String(is)
		]] : [];
	});
}
/** The largest number of trees, epochs or iterations by `Class.parameter`, with the class's default where none is given. */
function iterationsOf({ estimators, iterations }) {
	const found = /* @__PURE__ */ new Map();
	const note = (where, parameter, value) => {
		const number = Number(value);
		if (value === "" || !Number.isFinite(number)) return;
		const key = `${where}.${parameter}`;
		found.set(key, Math.max(found.get(key) ?? Number.NEGATIVE_INFINITY, number));
	};
	for (const { name, parameters } of estimators) {
		const own = shortName(name);
		for (const [parameter, value] of Object.entries(parameters)) if (ITERATIONS.has(parameter)) note(own, parameter, value);
		const preset = DEFAULT_ITERATIONS.find(([pattern]) => pattern.test(own));
		if (preset !== void 0 && !(preset[1] in parameters)) note(own, preset[1], String(preset[2]));
	}
	const noted = new Set(estimators.map(({ name }) => name.slice(name.lastIndexOf(".") + 1)));
	for (const { where, parameter, value } of iterations) if (!noted.has(where)) note(where, parameter, value);
	return found;
}
// src/analysis/code/facts.ts
/** Options of a call that reads data: how much of it is read, by what and into which types. */
const READ_OPTIONS = [
	"usecols",
	"dtype",
	"nrows",
	"chunksize",
	"engine",
	"memory_map",
	"low_memory"
];
const SMALL_TYPES = [
	"bfloat16",
	"category",
	"float16",
	"float32",
	"int16",
	"int32",
	"int8",
	"uint16",
	"uint8"
];
const DEFAULT_TEST_SHARE = "0.25";
const sortedOnce = (items) => [...new Set(items)].sort();
/** Numbers of jobs without the place they stand at: another estimator with the same `n_jobs` is no change of jobs. */
function jobsOf({ jobs, parallelCalls }) {
	const settings = jobs.map(({ parameter, value }) => `${parameter}=${value}`);
	return sortedOnce(parallelCalls > 0 ? [...settings, "parallel calls"] : settings);
}
function splitsOf({ splits }) {
	return sortedOnce(splits.map(({ call, parameters }) => {
		const { test_size, train_size, stratify, shuffle } = parameters;
		const size = train_size !== void 0 && test_size === void 0 ? `train_size=${train_size}` : `test_size=${test_size ?? DEFAULT_TEST_SHARE}`;
		const options = [...stratify === void 0 || stratify === "None" ? [] : ["stratified"], ...shuffle === "False" ? ["not shuffled"] : []];
		return call === "train_test_split" ? [size, ...options].join(" ") : call;
	}));
}
/** A seed of None is none. */
function seedsOf({ seeds }) {
	return sortedOnce(seeds.flatMap(({ value }) => value === "None" ? [] : value));
}
/** Plain `open` only where nothing else reads: beside a reader it is of settings, a header, a log. */
function readsOf({ reads }) {
	const readers = reads.filter(({ call }) => call !== "open");
	return sortedOnce((readers.length > 0 ? readers : reads).map(({ call, parameters }) => {
		const options = READ_OPTIONS.flatMap((name) => parameters[name] === void 0 ? [] : `${name}=${parameters[name]}`);
		return `${shortName(call)}(${options.join(", ")})`;
	}));
}
function smallTypesOf({ types }) {
	return SMALL_TYPES.filter((type) => type in types);
}
function metricsOf({ metrics }) {
	return Object.keys(metrics).sort();
}
/** Models fitted by each search over parameters; null where only a run would tell. */
function fitsOfSearches({ searches }) {
	return searches.map(({ candidates, folds }) => candidates === null || folds === null ? null : candidates * folds);
}
function writesOf({ writes }) {
	return Object.values(writes).reduce((sum, calls) => sum + calls, 0);
}
// src/analysis/code/change-rules.ts
/** Every kind of change from the author's program to another, in the vocabulary's order. */
function findChanges(author, other) {
	return CHANGE_KINDS.flatMap((kind) => {
		const evidence = RULES[kind](author, other);
		return evidence === null ? [] : [{
			kind,
			...evidence
		}];
	});
}
const learners = (structure) => classesOf(structure, ["estimator", "layer"]);
const transforms = (structure) => classesOf(structure, ["transform"]);
const RULES = {
	/** The author's program draws and this one does not. */
	"plots-removed": vanished(({ plots }) => plots),
	"plots-added": appeared(({ plots }) => plots),
	"imports-removed": (before, after) => missing(before.packages, after.packages),
	"imports-added": (before, after) => extra(before.packages, after.packages),
	/** A class is trained that the author's program does not train. */
	"estimator-changed": (before, after) => replaced(learners(before), learners(after)),
	/** Only some of the author's classes are trained. */
	"estimators-removed": (before, after) => reduced(learners(before), learners(after)),
	/** The same class with other parameters; iterations, jobs and seeds are kinds of their own. */
	"hyper-parameters-changed": (before, after) => listValues(changedParameters(before, after, [
		"estimator",
		"layer",
		"optimizer"
	])),
	"preprocessing-changed": (before, after) => different(transforms(before), transforms(after)) ?? listValues(changedParameters(before, after, ["transform"])),
	/** Trees, epochs or iterations of the same class or call; a class's documented default where none is given. */
	"fewer-iterations": (before, after) => listValues(changedIterations(before, after, (was, is) => is < was)),
	"more-iterations": (before, after) => listValues(changedIterations(before, after, (was, is) => is > was)),
	"early-stopping-added": appeared(({ earlyStopping }) => earlyStopping),
	"parallel-jobs-changed": (before, after) => different(jobsOf(before), jobsOf(after)),
	/** Another size, stratification or kind of the split into training and test data. */
	"split-changed": (before, after) => different(splitsOf(before), splitsOf(after)),
	"seed-added": (before, after) => before.seeds.length === 0 ? different([], seedsOf(after)) : null,
	"seed-changed": (before, after) => bothKnown(seedsOf(before), seedsOf(after)),
	"seed-removed": (before, after) => after.seeds.length === 0 ? different(seedsOf(before), []) : null,
	/** Another function reads, or it reads other columns, rows or types. */
	"data-read-changed": (before, after) => different(readsOf(before), readsOf(after)),
	"smaller-number-types": (before, after) => extra(smallTypesOf(before), smallTypesOf(after)) && different(smallTypesOf(before), smallTypesOf(after)),
	/** Fewer calls and loops that take one row at a time. */
	"loops-vectorised": fewer(({ rowLoops }) => rowLoops),
	"cross-validation-removed": vanished(({ crossValidations }) => crossValidations.length),
	"cross-validation-shrunk": shrunk(({ crossValidations }) => crossValidations.map(({ folds }) => folds)),
	"parameter-search-removed": vanished(({ searches }) => searches.length),
	"parameter-search-shrunk": shrunk(fitsOfSearches),
	"caching-added": appeared(({ caches }) => caches),
	"prints-removed": fewer(({ prints }) => prints),
	"warning-filters-removed": vanished(({ warningFilters }) => warningFilters),
	/** A metric is computed that the author's program does not compute. */
	"metric-changed": (before, after) => replaced(metricsOf(before), metricsOf(after)),
	/** Only some of the author's metrics are computed. */
	"metrics-removed": (before, after) => reduced(metricsOf(before), metricsOf(after)),
	"written-files-removed": vanished(writesOf)
};
// node_modules/diff/libesm/diff/base.js
var Diff = class {
	diff(oldStr, newStr, options = {}) {
		let callback;
		if (typeof options === "function") {
			callback = options;
			options = {};
		} else if ("callback" in options) callback = options.callback;
		const oldString = this.castInput(oldStr, options);
		const newString = this.castInput(newStr, options);
		const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
		const newTokens = this.removeEmpty(this.tokenize(newString, options));
		return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
	}
	diffWithOptionsObj(oldTokens, newTokens, options, callback) {
		var _a;
		const done = (value) => {
			value = this.postProcess(value, options);
			if (callback) {
				setTimeout(function() {
					callback(value);
				}, 0);
				return;
			} else return value;
		};
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let editLength = 1;
		let maxEditLength = newLen + oldLen;
		if (options.maxEditLength != null) maxEditLength = Math.min(maxEditLength, options.maxEditLength);
		const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
		const abortAfterTimestamp = Date.now() + maxExecutionTime;
		const bestPath = [{
			oldPos: -1,
			lastComponent: void 0
		}];
		let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
		if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
		let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
		const execEditLength = () => {
			for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
				let basePath;
				const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
				if (removePath) bestPath[diagonalPath - 1] = void 0;
				let canAdd = false;
				if (addPath) {
					const addPathNewPos = addPath.oldPos - diagonalPath;
					canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
				}
				const canRemove = removePath && removePath.oldPos + 1 < oldLen;
				if (!canAdd && !canRemove) {
					bestPath[diagonalPath] = void 0;
					continue;
				}
				if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) basePath = this.addToPath(addPath, true, false, 0, options);
				else basePath = this.addToPath(removePath, false, true, 1, options);
				newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
				if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
				else {
					bestPath[diagonalPath] = basePath;
					if (basePath.oldPos + 1 >= oldLen) maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
					if (newPos + 1 >= newLen) minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
				}
			}
			editLength++;
		};
		if (callback) (function exec() {
			setTimeout(function() {
				if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) return callback(void 0);
				if (!execEditLength()) exec();
			}, 0);
		})();
		else while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
			const ret = execEditLength();
			if (ret) return ret;
		}
	}
	addToPath(path, added, removed, oldPosInc, options) {
		const last = path.lastComponent;
		if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: last.count + 1,
				added,
				removed,
				previousComponent: last.previousComponent
			}
		};
		else return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: 1,
				added,
				removed,
				previousComponent: last
			}
		};
	}
	extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
		while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
			newPos++;
			oldPos++;
			commonCount++;
			if (options.oneChangePerToken) basePath.lastComponent = {
				count: 1,
				previousComponent: basePath.lastComponent,
				added: false,
				removed: false
			};
		}
		if (commonCount && !options.oneChangePerToken) basePath.lastComponent = {
			count: commonCount,
			previousComponent: basePath.lastComponent,
			added: false,
			removed: false
		};
		basePath.oldPos = oldPos;
		return newPos;
	}
	equals(left, right, options) {
		if (options.comparator) return options.comparator(left, right);
		else return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
	}
	removeEmpty(array) {
		const ret = [];
		for (let i = 0; i < array.length; i++) if (array[i]) ret.push(array[i]);
		return ret;
	}
	castInput(value, options) {
		return value;
	}
	tokenize(value, options) {
		return Array.from(value);
	}
	join(chars) {
		return chars.join("");
	}
	postProcess(changeObjects, options) {
		return changeObjects;
	}
	get useLongestToken() {
		return false;
	}
	buildValues(lastComponent, newTokens, oldTokens) {
		const components = [];
		let nextComponent;
		while (lastComponent) {
			components.push(lastComponent);
			nextComponent = lastComponent.previousComponent;
			delete lastComponent.previousComponent;
			lastComponent = nextComponent;
		}
		components.reverse();
		const componentLen = components.length;
		let componentPos = 0, newPos = 0, oldPos = 0;
		for (; componentPos < componentLen; componentPos++) {
			const component = components[componentPos];
			if (!component.removed) {
				if (!component.added && this.useLongestToken) {
					let value = newTokens.slice(newPos, newPos + component.count);
					value = value.map(function(value, i) {
						const oldValue = oldTokens[oldPos + i];
						return oldValue.length > value.length ? oldValue : value;
					});
					component.value = this.join(value);
				} else component.value = this.join(newTokens.slice(newPos, newPos + component.count));
				newPos += component.count;
				if (!component.added) oldPos += component.count;
			} else {
				component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
				oldPos += component.count;
			}
		}
		return components;
	}
};
// node_modules/diff/libesm/diff/character.js
var CharacterDiff = class extends Diff {};
new CharacterDiff();
// node_modules/diff/libesm/util/string.js
function longestCommonPrefix(str1, str2) {
	let i = 0;
	for (; i < str1.length && i < str2.length; i++) if (str1[i] != str2[i]) return str1.slice(0, i);
	return str1.slice(0, i);
}
function longestCommonSuffix(str1, str2) {
	let i;
	if (!str1 || !str2 || str1[str1.length - 1] != str2[str2.length - 1]) return "";
	for (i = 0; i < str1.length && i < str2.length; i++) if (str1[str1.length - (i + 1)] != str2[str2.length - (i + 1)]) return str1.slice(-i);
	return str1.slice(-i);
}
function replacePrefix(string, oldPrefix, newPrefix) {
	if (string.slice(0, oldPrefix.length) != oldPrefix) throw Error(`string ${JSON.stringify(string)} doesn't start with prefix ${JSON.stringify(oldPrefix)}; this is a bug`);
	return newPrefix + string.slice(oldPrefix.length);
}
function replaceSuffix(string, oldSuffix, newSuffix) {
	if (!oldSuffix) return string + newSuffix;
	if (string.slice(-oldSuffix.length) != oldSuffix) throw Error(`string ${JSON.stringify(string)} doesn't end with suffix ${JSON.stringify(oldSuffix)}; this is a bug`);
	return string.slice(0, -oldSuffix.length) + newSuffix;
}
function removePrefix(string, oldPrefix) {
	return replacePrefix(string, oldPrefix, "");
}
function removeSuffix(string, oldSuffix) {
	return replaceSuffix(string, oldSuffix, "");
}
function maximumOverlap(string1, string2) {
	return string2.slice(0, overlapCount(string1, string2));
}
function overlapCount(a, b) {
	let startA = 0;
	if (a.length > b.length) startA = a.length - b.length;
	let endB = b.length;
	if (a.length < b.length) endB = a.length;
	const map = Array(endB);
	let k = 0;
	map[0] = 0;
	for (let j = 1; j < endB; j++) {
		if (b[j] == b[k]) map[j] = map[k];
		else map[j] = k;
		while (k > 0 && b[j] != b[k]) k = map[k];
		if (b[j] == b[k]) k++;
	}
	k = 0;
	for (let i = startA; i < a.length; i++) {
		while (k > 0 && a[i] != b[k]) k = map[k];
		if (a[i] == b[k]) k++;
	}
	return k;
}
/**
* Split a string into segments using a word segmenter, merging consecutive
* segments if they are both whitespace segments. Whitespace segments can
* appear adjacent to one another for two reasons:
* - newlines always get their own segment
* - where a diacritic is attached to a whitespace character in the text, the
*   segment ends after the diacritic, so e.g. " \u0300 " becomes two segments.
* This function therefore runs the segmenter's .segment() method and then
* merges consecutive segments of whitespace into a single part.
*/
function segment(string, segmenter) {
	const parts = [];
	for (const segmentObj of Array.from(segmenter.segment(string))) {
		const segment = segmentObj.segment;
		if (parts.length && /\s/.test(parts[parts.length - 1]) && /\s/.test(segment)) parts[parts.length - 1] += segment;
		else parts.push(segment);
	}
	return parts;
}
function trailingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[1];
	let i;
	for (i = string.length - 1; i >= 0; i--) if (!string[i].match(/\s/)) break;
	return string.substring(i + 1);
}
function leadingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[0];
	const match = string.match(/^\s*/);
	return match ? match[0] : "";
}
function leadingAndTrailingWs(string, segmenter) {
	if (!segmenter) return [leadingWs(string), trailingWs(string)];
	if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
	const segments = segment(string, segmenter);
	const firstSeg = segments[0];
	const lastSeg = segments[segments.length - 1];
	return [/\s/.test(firstSeg) ? firstSeg : "", /\s/.test(lastSeg) ? lastSeg : ""];
}
// node_modules/diff/libesm/diff/word.js
const extendedWordChars = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}";
const tokenizeIncludingWhitespace = new RegExp(`[${extendedWordChars}]+|\\s+|[^${extendedWordChars}]`, "ug");
var WordDiff = class extends Diff {
	equals(left, right, options) {
		if (options.ignoreCase) {
			left = left.toLowerCase();
			right = right.toLowerCase();
		}
		return left.trim() === right.trim();
	}
	tokenize(value, options = {}) {
		let parts;
		if (options.intlSegmenter) {
			const segmenter = options.intlSegmenter;
			if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
			parts = segment(value, segmenter);
		} else parts = value.match(tokenizeIncludingWhitespace) || [];
		const tokens = [];
		let prevPart = null;
		parts.forEach((part) => {
			if (/\s/.test(part)) {
				if (prevPart == null) tokens.push(part);
				else tokens.push(tokens.pop() + part);
			} else if (prevPart != null && /\s/.test(prevPart)) {
				if (tokens[tokens.length - 1] == prevPart) tokens.push(tokens.pop() + part);
				else tokens.push(prevPart + part);
			} else tokens.push(part);
			prevPart = part;
		});
		return tokens;
	}
	join(tokens) {
		return tokens.map((token, i) => {
			if (i == 0) return token;
			else return token.replace(/^\s+/, "");
		}).join("");
	}
	postProcess(changes, options) {
		if (!changes || options.oneChangePerToken) return changes;
		let lastKeep = null;
		let insertion = null;
		let deletion = null;
		changes.forEach((change) => {
			if (change.added) insertion = change;
			else if (change.removed) deletion = change;
			else {
				if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, change, options.intlSegmenter);
				lastKeep = change;
				insertion = null;
				deletion = null;
			}
		});
		if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, null, options.intlSegmenter);
		return changes;
	}
};
new WordDiff();
function dedupeWhitespaceInChangeObjects(startKeep, deletion, insertion, endKeep, segmenter) {
	if (deletion && insertion) {
		const [oldWsPrefix, oldWsSuffix] = leadingAndTrailingWs(deletion.value, segmenter);
		const [newWsPrefix, newWsSuffix] = leadingAndTrailingWs(insertion.value, segmenter);
		if (startKeep) {
			const commonWsPrefix = longestCommonPrefix(oldWsPrefix, newWsPrefix);
			startKeep.value = replaceSuffix(startKeep.value, newWsPrefix, commonWsPrefix);
			deletion.value = removePrefix(deletion.value, commonWsPrefix);
			insertion.value = removePrefix(insertion.value, commonWsPrefix);
		}
		if (endKeep) {
			const commonWsSuffix = longestCommonSuffix(oldWsSuffix, newWsSuffix);
			endKeep.value = replacePrefix(endKeep.value, newWsSuffix, commonWsSuffix);
			deletion.value = removeSuffix(deletion.value, commonWsSuffix);
			insertion.value = removeSuffix(insertion.value, commonWsSuffix);
		}
	} else if (insertion) {
		if (startKeep) {
			const ws = leadingWs(insertion.value, segmenter);
			insertion.value = insertion.value.substring(ws.length);
		}
		if (endKeep) {
			const ws = leadingWs(endKeep.value, segmenter);
			endKeep.value = endKeep.value.substring(ws.length);
		}
	} else if (startKeep && endKeep) {
		const newWsFull = leadingWs(endKeep.value, segmenter), [delWsStart, delWsEnd] = leadingAndTrailingWs(deletion.value, segmenter);
		const newWsStart = longestCommonPrefix(newWsFull, delWsStart);
		deletion.value = removePrefix(deletion.value, newWsStart);
		const newWsEnd = longestCommonSuffix(removePrefix(newWsFull, newWsStart), delWsEnd);
		deletion.value = removeSuffix(deletion.value, newWsEnd);
		endKeep.value = replacePrefix(endKeep.value, newWsFull, newWsEnd);
		startKeep.value = replaceSuffix(startKeep.value, newWsFull, newWsFull.slice(0, newWsFull.length - newWsEnd.length));
	} else if (endKeep) {
		const endKeepWsPrefix = leadingWs(endKeep.value, segmenter);
		const overlap = maximumOverlap(trailingWs(deletion.value, segmenter), endKeepWsPrefix);
		deletion.value = removeSuffix(deletion.value, overlap);
	} else if (startKeep) {
		const overlap = maximumOverlap(trailingWs(startKeep.value, segmenter), leadingWs(deletion.value, segmenter));
		deletion.value = removePrefix(deletion.value, overlap);
	}
}
var WordsWithSpaceDiff = class extends Diff {
	tokenize(value) {
		const regex = new RegExp(`(\\r?\\n)|[${extendedWordChars}]+|[^\\S\\n\\r]+|[^${extendedWordChars}]`, "ug");
		return value.match(regex) || [];
	}
};
new WordsWithSpaceDiff();
// node_modules/diff/libesm/diff/line.js
var LineDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	equals(left, right, options) {
		if (options.ignoreWhitespace) {
			if (!options.newlineIsToken || !left.includes("\n")) left = left.trim();
			if (!options.newlineIsToken || !right.includes("\n")) right = right.trim();
		} else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
			if (left.endsWith("\n")) left = left.slice(0, -1);
			if (right.endsWith("\n")) right = right.slice(0, -1);
		}
		return super.equals(left, right, options);
	}
};
const lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options) {
	return lineDiff.diff(oldStr, newStr, options);
}
function tokenize(value, options) {
	if (options.stripTrailingCr) value = value.replace(/\r\n/g, "\n");
	const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
	if (!linesAndNewlines[linesAndNewlines.length - 1]) linesAndNewlines.pop();
	for (let i = 0; i < linesAndNewlines.length; i++) {
		const line = linesAndNewlines[i];
		if (i % 2 && !options.newlineIsToken) retLines[retLines.length - 1] += line;
		else retLines.push(line);
	}
	return retLines;
}
// node_modules/diff/libesm/diff/sentence.js
function isSentenceEndPunct(char) {
	return char == "." || char == "!" || char == "?";
}
var SentenceDiff = class extends Diff {
	tokenize(value) {
		var _a;
		const result = [];
		let tokenStartI = 0;
		for (let i = 0; i < value.length; i++) {
			if (i == value.length - 1) {
				result.push(value.slice(tokenStartI));
				break;
			}
			if (isSentenceEndPunct(value[i]) && value[i + 1].match(/\s/)) {
				result.push(value.slice(tokenStartI, i + 1));
				i = tokenStartI = i + 1;
				while ((_a = value[i + 1]) === null || _a === void 0 ? void 0 : _a.match(/\s/)) i++;
				result.push(value.slice(tokenStartI, i + 1));
				tokenStartI = i + 1;
			}
		}
		return result;
	}
};
new SentenceDiff();
// node_modules/diff/libesm/diff/css.js
var CssDiff = class extends Diff {
	tokenize(value) {
		return value.split(/([{}:;,]|\s+)/);
	}
};
new CssDiff();
// node_modules/diff/libesm/diff/json.js
var JsonDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	get useLongestToken() {
		return true;
	}
	castInput(value, options) {
		const { undefinedReplacement, stringifyReplacer = (k, v) => typeof v === "undefined" ? undefinedReplacement : v } = options;
		return typeof value === "string" ? value : JSON.stringify(canonicalize(value, null, null, stringifyReplacer), null, "  ");
	}
	equals(left, right, options) {
		return super.equals(left.replace(/,([\r\n])/g, "$1"), right.replace(/,([\r\n])/g, "$1"), options);
	}
};
new JsonDiff();
function canonicalize(obj, stack, replacementStack, replacer, key) {
	stack = stack || [];
	replacementStack = replacementStack || [];
	if (replacer) obj = replacer(key === void 0 ? "" : key, obj);
	let i = 0;
	for (; i < stack.length; i += 1) if (stack[i] === obj) return replacementStack[i];
	let canonicalizedObj;
	if ("[object Array]" === Object.prototype.toString.call(obj)) {
		stack.push(obj);
		canonicalizedObj = new Array(obj.length);
		replacementStack.push(canonicalizedObj);
		for (i = 0; i < obj.length; i += 1) canonicalizedObj[i] = canonicalize(obj[i], stack, replacementStack, replacer, String(i));
		stack.pop();
		replacementStack.pop();
		return canonicalizedObj;
	}
	if (obj && obj.toJSON) obj = obj.toJSON();
	if (typeof obj === "object" && obj !== null) {
		stack.push(obj);
		canonicalizedObj = {};
		replacementStack.push(canonicalizedObj);
		const sortedKeys = [];
		let key;
		for (key in obj)
 /* istanbul ignore else */
		if (Object.prototype.hasOwnProperty.call(obj, key)) sortedKeys.push(key);
		sortedKeys.sort();
		for (i = 0; i < sortedKeys.length; i += 1) {
			key = sortedKeys[i];
			canonicalizedObj[key] = canonicalize(obj[key], stack, replacementStack, replacer, key);
		}
		stack.pop();
		replacementStack.pop();
	} else canonicalizedObj = obj;
	return canonicalizedObj;
}
// node_modules/diff/libesm/diff/array.js
var ArrayDiff = class extends Diff {
	tokenize(value) {
		return value.slice();
	}
	join(value) {
		return value;
	}
	removeEmpty(value) {
		return value;
	}
};
new ArrayDiff();
// node_modules/diff/libesm/patch/create.js
/**
* Returns true if the filename contains characters that require C-style
* quoting (as used by Git and GNU diffutils in diff output).
*/
function needsQuoting(s) {
	for (let i = 0; i < s.length; i++) if (s[i] < " " || s[i] > "~" || s[i] === "\"" || s[i] === "\\") return true;
	return false;
}
/**
* C-style quotes a filename, encoding special characters as escape sequences
* and non-ASCII bytes as octal escapes. This is the inverse of
* `parseQuotedFileName` in parse.ts.
*
* Non-ASCII bytes are encoded as UTF-8 before being emitted as octal escapes.
* This matches the behaviour of both Git and GNU diffutils, which always emit
* UTF-8 octal escapes regardless of the underlying filesystem encoding (e.g.
* Git for Windows converts from NTFS's UTF-16 to UTF-8 internally).
*
* If the filename doesn't need quoting, returns it as-is.
*/
function quoteFileNameIfNeeded(s) {
	if (!needsQuoting(s)) return s;
	let result = "\"";
	const bytes = new TextEncoder().encode(s);
	let i = 0;
	while (i < bytes.length) {
		const b = bytes[i];
		if (b === 7) result += "\\a";
		else if (b === 8) result += "\\b";
		else if (b === 9) result += "\\t";
		else if (b === 10) result += "\\n";
		else if (b === 11) result += "\\v";
		else if (b === 12) result += "\\f";
		else if (b === 13) result += "\\r";
		else if (b === 34) result += "\\\"";
		else if (b === 92) result += "\\\\";
		else if (b >= 32 && b <= 126) result += String.fromCharCode(b);
		else result += "\\" + b.toString(8).padStart(3, "0");
		i++;
	}
	result += "\"";
	return result;
}
const INCLUDE_HEADERS = {
	includeIndex: true,
	includeUnderline: true,
	includeFileHeaders: true
};
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
	let optionsObj;
	if (!options) optionsObj = {};
	else if (typeof options === "function") optionsObj = { callback: options };
	else optionsObj = options;
	if (typeof optionsObj.context === "undefined") optionsObj.context = 4;
	const context = optionsObj.context;
	if (optionsObj.newlineIsToken) throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (!optionsObj.callback) return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
	else {
		const { callback } = optionsObj;
		diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
			const patch = diffLinesResultToPatch(diff);
			callback(patch);
		} }));
	}
	function diffLinesResultToPatch(diff) {
		if (!diff) return;
		diff.push({
			value: "",
			lines: []
		});
		function contextLines(lines) {
			return lines.map(function(entry) {
				return " " + entry;
			});
		}
		const hunks = [];
		let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
		for (let i = 0; i < diff.length; i++) {
			const current = diff[i], lines = current.lines || splitLines(current.value);
			current.lines = lines;
			if (current.added || current.removed) {
				if (!oldRangeStart) {
					const prev = diff[i - 1];
					oldRangeStart = oldLine;
					newRangeStart = newLine;
					if (prev) {
						curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
						oldRangeStart -= curRange.length;
						newRangeStart -= curRange.length;
					}
				}
				for (const line of lines) curRange.push((current.added ? "+" : "-") + line);
				if (current.added) newLine += lines.length;
				else oldLine += lines.length;
			} else {
				if (oldRangeStart) {
					if (lines.length <= context * 2 && i < diff.length - 2) for (const line of contextLines(lines)) curRange.push(line);
					else {
						const contextSize = Math.min(lines.length, context);
						for (const line of contextLines(lines.slice(0, contextSize))) curRange.push(line);
						const hunk = {
							oldStart: oldRangeStart,
							oldLines: oldLine - oldRangeStart + contextSize,
							newStart: newRangeStart,
							newLines: newLine - newRangeStart + contextSize,
							lines: curRange
						};
						hunks.push(hunk);
						oldRangeStart = 0;
						newRangeStart = 0;
						curRange = [];
					}
				}
				oldLine += lines.length;
				newLine += lines.length;
			}
		}
		for (const hunk of hunks) for (let i = 0; i < hunk.lines.length; i++) if (hunk.lines[i].endsWith("\n")) hunk.lines[i] = hunk.lines[i].slice(0, -1);
		else {
			hunk.lines.splice(i + 1, 0, "\\ No newline at end of file");
			i++;
		}
		return {
			oldFileName,
			newFileName,
			oldHeader,
			newHeader,
			hunks
		};
	}
}
/**
* creates a unified diff patch.
*
* @param patch either a single structured patch object (as returned by `structuredPatch`) or an
*   array of them (as returned by `parsePatch`).
* @param headerOptions behaves the same as the `headerOptions` option of `createTwoFilesPatch`.
*   Ignored for patches where `isGit` is `true`.
*
* When a patch has `isGit: true`, `formatPatch` output is changed to more closely match Git's
* output: it emits a `diff --git` header, emits Git extended headers as appropriate based on
* properties like `isRename`, `isCreate`, `newMode`, etc, and will omit `---`/`+++` file
* headers for patches with no hunks (e.g. renames without content changes).
*/
function formatPatch(patch, headerOptions) {
	var _a, _b, _c, _d, _e, _f;
	if (!headerOptions) headerOptions = INCLUDE_HEADERS;
	if (Array.isArray(patch)) {
		if (patch.length > 1 && !headerOptions.includeFileHeaders && !patch.every((p) => p.isGit)) throw new Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return patch.map((p) => formatPatch(p, headerOptions)).join("\n");
	}
	const ret = [];
	if (patch.isGit) {
		headerOptions = INCLUDE_HEADERS;
		if (!patch.oldFileName) throw new Error("oldFileName must be specified for Git patches");
		if (!patch.newFileName) throw new Error("newFileName must be specified for Git patches");
		let gitOldName = patch.oldFileName;
		let gitNewName = patch.newFileName;
		if (patch.isCreate && gitOldName === "/dev/null") gitOldName = gitNewName.replace(/^b\//, "a/");
		else if (patch.isDelete && gitNewName === "/dev/null") gitNewName = gitOldName.replace(/^a\//, "b/");
		ret.push("diff --git " + quoteFileNameIfNeeded(gitOldName) + " " + quoteFileNameIfNeeded(gitNewName));
		if (patch.isDelete) ret.push("deleted file mode " + ((_a = patch.oldMode) !== null && _a !== void 0 ? _a : "100644"));
		if (patch.isCreate) ret.push("new file mode " + ((_b = patch.newMode) !== null && _b !== void 0 ? _b : "100644"));
		if (patch.oldMode && patch.newMode && !patch.isDelete && !patch.isCreate) {
			ret.push("old mode " + patch.oldMode);
			ret.push("new mode " + patch.newMode);
		}
		if (patch.isRename) {
			ret.push("rename from " + quoteFileNameIfNeeded(((_c = patch.oldFileName) !== null && _c !== void 0 ? _c : "").replace(/^a\//, "")));
			ret.push("rename to " + quoteFileNameIfNeeded(((_d = patch.newFileName) !== null && _d !== void 0 ? _d : "").replace(/^b\//, "")));
		}
		if (patch.isCopy) {
			ret.push("copy from " + quoteFileNameIfNeeded(((_e = patch.oldFileName) !== null && _e !== void 0 ? _e : "").replace(/^a\//, "")));
			ret.push("copy to " + quoteFileNameIfNeeded(((_f = patch.newFileName) !== null && _f !== void 0 ? _f : "").replace(/^b\//, "")));
		}
	} else {
		if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName && patch.oldFileName !== void 0) ret.push("Index: " + patch.oldFileName);
		if (headerOptions.includeUnderline) ret.push("===================================================================");
	}
	const hasHunks = patch.hunks.length > 0;
	if (headerOptions.includeFileHeaders && patch.oldFileName !== void 0 && patch.newFileName !== void 0 && (!patch.isGit || hasHunks)) {
		ret.push("--- " + quoteFileNameIfNeeded(patch.oldFileName) + (patch.oldHeader ? "	" + patch.oldHeader : ""));
		ret.push("+++ " + quoteFileNameIfNeeded(patch.newFileName) + (patch.newHeader ? "	" + patch.newHeader : ""));
	}
	for (let i = 0; i < patch.hunks.length; i++) {
		const hunk = patch.hunks[i];
		const oldStart = hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart;
		const newStart = hunk.newLines === 0 ? hunk.newStart - 1 : hunk.newStart;
		ret.push("@@ -" + oldStart + "," + hunk.oldLines + " +" + newStart + "," + hunk.newLines + " @@");
		for (const line of hunk.lines) ret.push(line);
	}
	return ret.join("\n") + "\n";
}
/**
* Split `text` into an array of lines, including the trailing newline character (where present)
*/
function splitLines(text) {
	const hasTrailingNl = text.endsWith("\n");
	const result = text.split("\n").map((line) => line + "\n");
	if (hasTrailingNl) result.pop();
	else result.push(result.pop().slice(0, -1));
	return result;
}
// src/analysis/code/line-difference.ts
/** Myers' algorithm is quadratic in this; a rewrite of a thousand-line script stays below. */
const EDIT_LIMIT = 6e3;
/**
* Difference from the author's text to the variant's, by lines and as a unified patch with three lines of context; line
* endings don't count. Null: too long and too different.
*/
function differ(name, author, variant) {
	const patch = structuredPatch(`a/${name}`, `b/${name}`, author, variant, "", "", {
		context: 3,
		stripTrailingCr: true,
		maxEditLength: EDIT_LIMIT
	});
	if (patch === void 0) return null;
	const changed = patch.hunks.flatMap((hunk) => hunk.lines);
	const added = changed.filter((line) => line.startsWith("+")).length;
	const removed = changed.filter((line) => line.startsWith("-")).length;
	const before = countLines(author);
	const unchanged = before - removed;
	const both = before + unchanged + added;
	return {
		lines: {
			added,
			removed,
			unchanged,
			kept: before === 0 ? null : unchanged / before,
			similarity: both === 0 ? null : 2 * unchanged / both
		},
		patch: formatPatch(patch)
	};
}
/** A last line without its end is a line too. */
function countLines(text) {
	if (text === "") return 0;
	const breaks = text.split("\n").length - 1;
	return text.endsWith("\n") ? breaks : breaks + 1;
}
// src/analysis/code/overlap.ts
/** Tokens that stand together by chance in two programs for one task are fewer. */
const RUN = 8;
const TOKEN = /#[^\n]*|"[^"\n]*"|'[^'\n]*'|[A-Za-z_]\w*|\d[\w.]*|[^\s\w]/g;
/**
* Share of a script's runs of eight tokens that stand in the author's program too, 0–1; comments and layout don't count. Null: it
* is shorter.
*/
function measureOverlap(author, script) {
	const own = listRuns(script);
	if (own.length === 0) return null;
	const known = new Set(listRuns(author));
	return own.filter((run) => known.has(run)).length / own.length;
}
function listRuns(text) {
	const tokens = (text.match(TOKEN) ?? []).filter((token) => !token.startsWith("#"));
	return tokens.slice(7).map((_, index) => tokens.slice(index, index + RUN).join("\0"));
}
// src/analysis/code/size-summaries.ts
const ANY = {
	mode: null,
	model: null,
	project: null
};
/** The groupings: all, by mode, by model, by both, by project. */
const GROUPINGS = [
	() => ANY,
	({ mode }) => ({
		...ANY,
		mode
	}),
	({ model }) => ({
		...ANY,
		model
	}),
	({ mode, model }) => ({
		...ANY,
		mode,
		model
	}),
	({ project }) => ({
		...ANY,
		project
	})
];
/** A script that can't be parsed has bytes, but no logical lines and tokens. */
function summariseSizes(authors, variants) {
	const byProject = new Map(authors.map(({ project, script }) => [project, script]));
	return SIZE_MEASURES.flatMap((measure) => {
		const sized = variants.flatMap(({ mode, model, project, script, gaps }) => {
			const size = SIZES[measure](script);
			const own = gaps.some(({ kind }) => kind === "other-modules") ? null : byProject.get(project);
			const author = (own && SIZES[measure](own)) ?? null;
			const generated = generatedMode.safeParse(mode);
			return size === void 0 || !generated.success ? [] : [{
				mode: generated.data,
				model,
				project,
				size,
				author
			}];
		});
		return GROUPINGS.flatMap((placeOf) => summariseBy(placeOf, sized, measure));
	});
}
const SIZES = {
	bytes: ({ bytes }) => bytes,
	logicalLines: ({ counts }) => counts?.logical,
	tokens: ({ counts }) => counts?.tokens
};
function summariseBy(placeOf, sized, measure) {
	return groupsBy(sized, placeOf).map((members) => ({
		...placeOf(members[0]),
		measure,
		...describeSizes(members)
	}));
}
function describeSizes(members) {
	const sizes = members.map(({ size }) => size);
	const sorted = Float64Array.from(sizes).sort();
	const deltas = members.flatMap(({ size, author }) => author === null ? [] : [size - author]);
	return {
		count: sizes.length,
		mean: meanOf(sizes),
		median: quantile(sorted, .5),
		standardDeviation: sizes.length < 2 ? null : Math.sqrt(varianceOf(sizes)),
		minimum: quantile(sorted, 0),
		p10: quantile(sorted, .1),
		p25: quantile(sorted, .25),
		p75: quantile(sorted, .75),
		p90: quantile(sorted, .9),
		maximum: quantile(sorted, 1),
		delta: deltas.length === 0 ? null : {
			count: deltas.length,
			mean: meanOf(deltas),
			median: quantile(Float64Array.from(deltas).sort(), .5)
		}
	};
}
// src/analysis/code/analyse-code.ts
/** How the models' scripts differ from the author's, of answers that stand, and which differences go with which ratios. `results`: of the scripts that stand. */
function analyseCode(plan, code, results, estimate, provenances) {
	const authors = plan.projects.map(({ slug, entry }) => {
		const author = code.authors.get(slug);
		if (author === void 0) throw new Error(`neither the author's ${entry} of ${slug} nor a gap was handed in`);
		const named = {
			project: slug,
			licence: author.licence
		};
		if ("gap" in author) return {
			...named,
			script: null,
			ownModules: [],
			gap: author.gap
		};
		return {
			...named,
			script: describe(author),
			ownModules: [...author.ownModules],
			gap: null
		};
	});
	const standing = new Set(results.map(({ id }) => id));
	const variants = plan.variants.flatMap((variant) => standing.has(variant.id) ? compareVariant(variant, code, provenances.get(variant.id)?.unlockedImports ?? null) ?? [] : []);
	const associations = associateChanges(variants, results, clustersAmong(plan.projects), estimate);
	return {
		authors,
		variants,
		sizes: summariseSizes(authors, variants),
		changes: countChanges(variants).map((change) => ({
			...change,
			leading: chooseLeading(associations.filter(({ kind, mode }) => kind === change.kind && mode === change.mode))
		})),
		associations,
		leading: chooseLeading(associations)
	};
}
const chooseLeading = (associations) => chooseLeadingQuantity(associations.some(({ quantity, with: ratio }) => quantity === "energy" && ratio !== null));
function describe({ text, bytes, description }) {
	return {
		bytes,
		lines: countLines(text),
		...description
	};
}
/** Null for a baseline and for an answer that gave no script. */
function compareVariant({ id, project, mode, model }, code, unlockedImports) {
	const script = code.scripts.get(id);
	const author = code.authors.get(project);
	if (model === null || script === void 0 || author === void 0) return null;
	const own = {
		id,
		project,
		mode,
		model,
		script: describe(script),
		unlockedImports
	};
	if ("gap" in author) return {
		...own,
		overlap: null,
		difference: null,
		changes: null,
		gaps: [{ kind: "no-author" }]
	};
	const difference = differ(id, author.text, script.text)?.lines ?? null;
	const incomparable = whyIncomparable(author, script.description);
	const [before, after] = [author.description.structure, script.description.structure];
	const changes = incomparable !== null || before === null || after === null ? null : findChanges(before, after);
	const tooDifferent = difference === null ? [{ kind: "too-different" }] : [];
	const overlap = measureOverlap(author.text, script.text);
	return {
		...own,
		overlap,
		difference,
		changes,
		gaps: [...tooDifferent, ...incomparable === null ? [] : [incomparable]]
	};
}
/** Why two programs can't be compared: what one has or lacks is no change where the author's program has it in another file. */
function whyIncomparable(author, { structure, fault }) {
	if (author.description.structure === null) return {
		kind: "unparsed",
		of: "author",
		fault: author.description.fault
	};
	if (structure === null) return {
		kind: "unparsed",
		of: "answer",
		fault
	};
	const elsewhere = author.ownModules.filter((module) => !structure.packages.includes(module));
	return elsewhere.length === 0 ? null : {
		kind: "other-modules",
		modules: elsewhere
	};
}
// src/analysis/diagnostics/break-even.ts
/**
* Runs after which a variant has saved the energy of its generation, with that of the tries before it which it mends, and with its
* share of the samples that nobody can use, as far as they ran: for each that passed and is as accurate, whose provenances tell that energy and that
* was measured beside a baseline.
*/
function analyseBreakEven(analysed, provenances) {
	const usable = Map.groupBy(analysed.flatMap(({ inBlocks: { variant }, analysis }) => isComparable(analysis) ? [variant] : []), seriesOf);
	const unjudged = new Set(analysed.flatMap(({ inBlocks: { variant }, analysis }) => isUnjudged(analysis) ? [sampleOf(variant)] : []));
	const asked = Map.groupBy(provenances.values(), seriesOf);
	return analysed.flatMap(({ inBlocks, analysis }) => {
		const series = seriesOf(inBlocks.variant);
		const samples = new Set(usable.get(series)?.map(({ sample }) => sample));
		const energy = addShare(sumEnergy(inBlocks.variant, provenances), (asked.get(series) ?? []).filter((each) => each.arm === void 0 && !samples.has(each.sample) && !unjudged.has(sampleOf(each))), samples.size);
		if (energy === null || !isComparable(analysis)) return [];
		return analysis.ratios.energy.flatMap(({ baseline, estimate, interval, quality }) => {
			const before = medianJoules(inBlocks.baselines.get(baseline)?.runs ?? []);
			if (quality !== "measured" || estimate === null || before === null) return [];
			const saved = (ratio) => before * (1 - ratio);
			const range = interval === null ? null : [saved(interval[1]), saved(interval[0])];
			return [{
				variant: analysis.id,
				generationJoules: energy.joules,
				source: energy.source,
				baseline,
				savedJoules: saved(estimate),
				savedRange: range,
				runs: runsUntil(energy.joules, saved(estimate)),
				range: range && [runsUntil(energy.low, range[1]), runsUntil(energy.high, range[0])]
			}];
		});
	});
}
/** Names the samples that one model was asked for in one way. */
const seriesOf = ({ project, mode, model }) => composeVariantId({
	project,
	mode,
	model,
	sample: null,
	iteration: null
});
const sampleOf = ({ project, mode, model, sample }) => composeVariantId({
	project,
	mode,
	model,
	sample,
	iteration: null
});
/** Nobody knows whether it can be used: it did not run yet, or was lost to the bench. */
const isUnjudged = (analysis) => ["lost", "not-run"].includes(endingOf(analysis));
/** Statuses of what was not generated: nothing was spent on it. */
const NOT_GENERATED = [
	"provider-error",
	"pending",
	"no-answer"
];
/**
* Who asks for an answer that can be used pays for those that can't: what the failed samples took is parted among the others. Null:
* nobody knows what one of them took.
*/
function addShare(own, failed, usable) {
	const spent = failed.filter(({ status }) => !NOT_GENERATED.includes(status));
	const known = spent.flatMap(({ energy }) => energy ?? []);
	if (own === null || known.length < spent.length) return null;
	const shareOf = (read) => read(own) + sum(known.map(read)) / Math.max(1, usable);
	return {
		joules: shareOf(({ joules }) => joules),
		low: shareOf(({ low }) => low),
		high: shareOf(({ high }) => high),
		source: own.source
	};
}
/** Null: a try was asked for whose energy nobody knows. */
function sumEnergy(variant, provenances) {
	const tries = Array.from({ length: (variant.iteration ?? 0) + 1 }, (_, iteration) => provenances.get(composeVariantId({
		...variant,
		iteration
	})));
	const known = tries.flatMap((each) => each?.energy ?? []);
	const [first] = known;
	if (first === void 0 || known.length < tries.length) return null;
	const sumOf = (read) => sum(known.map(read));
	return {
		joules: sumOf(({ joules }) => joules),
		low: sumOf(({ low }) => low),
		high: sumOf(({ high }) => high),
		source: first.source
	};
}
/** Null: what saves nothing is never paid back. */
function runsUntil(joules, savedJoules) {
	return savedJoules <= 0 ? null : Math.max(1, Math.ceil(joules / savedJoules));
}
function medianJoules(runs) {
	return median(runs.flatMap(({ status, readings: { energy } }) => status === "ok" && energy.quality === "measured" && energy.value !== null ? [energy.value] : []));
}
// src/analysis/diagnostics/noise.ts
/** Change for which is told how many pairs it takes to see it. */
const TOLD_CHANGE = .05;
/**
* Noise of this campaign by the author's scripts, compared with themselves, at the repetitions that are there of them. Null:
* too few runs.
*/
function analyseNoise(baselines, quantity, { smallestEffect: leastPercent, sessions }) {
	const known = baselines.flatMap(({ inBlocks: { runs } }) => {
		const spread = selfSpread(runs, quantity);
		return spread === null ? [] : [{
			spread,
			runs: usableLogs(runs, quantity).length
		}];
	});
	const standardDeviation = median(known.map(({ spread }) => spread));
	const repetitions = Math.floor(median(known.map(({ runs }) => runs)) ?? 0);
	if (standardDeviation === null) return null;
	const floor = noiseFloor(standardDeviation, repetitions);
	if (floor === null) return null;
	const smallest = (n) => Math.max(leastPercent / 100, noiseFloor(standardDeviation, n) ?? 0);
	return {
		quantity,
		baselines: known.length,
		standardDeviation,
		repetitions,
		floor,
		smallestEffect: smallest(repetitions),
		detectableChange: detectableChange(standardDeviation, repetitions, {
			smallest: smallest(repetitions),
			sessions
		}),
		repetitionsForFivePercent: pairsToSee(TOLD_CHANGE, standardDeviation, {
			smallest,
			sessions
		})
	};
}
// src/analysis/diagnostics/shifts.ts
/** Values that a third must have before its median says anything. */
const VALUES_IN_A_THIRD = 2;
/**
* Whether running late in a block changes the CPU time: per answer, the median log-ratio of its runs in the last third of
* their blocks less that of its runs in the first third, then the mean over projects. In random order it is about ×1; the
* published results this tool follows up were confounded by order, so it is checked and told. Null: too few runs to say.
*/
function orderEffect(answers, blockLengths, estimate) {
	const place = ({ run }) => (run.orderIndex + .5) / (blockLengths.get(run.block) ?? 1);
	const logsOf = (pairs) => logRatiosOf(pairs, "cpu").values;
	return effectOverProjects(answers, estimate, ({ pairings }) => {
		const pairs = HEADLINE_ORDER.map((mode) => pairings.get(mode)?.pairs ?? []).find(({ length }) => length > 0) ?? [];
		const early = pairs.filter((pair) => place(pair) < 1 / 3);
		const late = pairs.filter((pair) => place(pair) > 2 / 3);
		return medianShift(logsOf(early), logsOf(late));
	});
}
/**
* Whether the host changed while the campaign ran: per author's script, the log of its median CPU time in the last third of
* its blocks less that in the first, then over projects. Ratios are formed inside blocks, so drift does not bias them; it
* says how far two campaigns may differ for no reason. Null: too few projects to say.
*/
function driftEffect(baselines, estimate) {
	return effectOverProjects(baselines, estimate, ({ inBlocks }) => {
		const logs = usableLogs(inBlocks.runs, "cpu");
		const third = Math.floor(logs.length / 3);
		return third === 0 ? null : medianShift(logs.slice(0, third), logs.slice(-third));
	});
}
function effectOverProjects(scripts, estimate, shiftOf) {
	const shifts = meansByProject(scripts, shiftOf);
	return shifts.length < 5 ? null : describeEffect(estimate(shifts));
}
function medianShift(early, late) {
	const [from, to] = [median(early), median(late)];
	return Math.min(early.length, late.length) >= VALUES_IN_A_THIRD && from !== null && to !== null ? to - from : null;
}
// src/analysis/diagnostics/diagnose.ts
/** How steady the host was, how noisy the scripts, and what this campaign could have seen. */
function diagnose(plan, analysed, groups, { estimate, smallestEffects }) {
	const lengths = new Map(measuredBlocks(plan).map(({ id, order }) => [id, order.length]));
	const answers = analysed.filter(({ analysis }) => analysis.model !== null);
	const baselines = analysed.filter(({ analysis }) => analysis.model === null);
	const noise = QUANTITIES.flatMap((quantity) => analyseNoise(baselines, quantity, plan.options) ?? []);
	const blocksOf = (quantity) => noise.find((each) => each.quantity === quantity)?.repetitions ?? 0;
	const smallestOf = memoise((quantity) => memoise((projects) => smallestEffects[quantity](Array(projects).fill(blocksOf(quantity)))));
	return {
		order: orderEffect(answers, lengths, estimate),
		drift: driftEffect(baselines, estimate),
		noise,
		power: groups.flatMap((group) => powerOf(group, smallestOf))
	};
}
/**
* Power of a further campaign of this kind, from the spread of the projects' ratios that were found. `smallestOf`: the smallest
* effect of a quantity over so many projects.
*/
function powerOf({ mode, model, ratios }, smallestOf) {
	return QUANTITIES.flatMap((quantity) => ratios[quantity].flatMap(({ baseline, pairs, clusters, quality, standardDeviation }) => {
		if (quality !== "measured" || standardDeviation === null) return [];
		const smallest = smallestOf(quantity);
		return [{
			mode,
			model,
			baseline,
			quantity,
			projects: pairs,
			standardDeviation,
			detectableChange: detectableChange(standardDeviation, clusters, {
				smallest: smallest(pairs),
				of: "projects"
			}),
			projectsForFivePercent: pairsToSee(TOLD_CHANGE, standardDeviation, {
				smallest,
				of: "projects"
			})
		}];
	}));
}
// src/analysis/diagnostics/find-disturbances.ts
/** Findings on the host and the noise. */
function findDisturbances({ order, drift, noise }) {
	return [
		...findOrder(order),
		...findDrift(drift),
		...findNoise(noise)
	];
}
const ofCampaign = {
	subject: null,
	evidence: []
};
function findOrder(order) {
	if (order === null || order.interval === null) return [];
	const numbers = {
		...order,
		interval: order.interval
	};
	return excludesOne(order.interval) ? [{
		kind: "order-effect",
		severity: "warning",
		...ofCampaign,
		numbers
	}] : [{
		kind: "no-order-effect",
		severity: "note",
		...ofCampaign,
		numbers
	}];
}
function findDrift(drift) {
	if (drift === null || drift.interval === null || !excludesOne(drift.interval)) return [];
	const numbers = {
		...drift,
		interval: drift.interval
	};
	return [{
		kind: "drift",
		severity: "warning",
		...ofCampaign,
		numbers
	}];
}
function findNoise(noise) {
	const leading = chooseLeadingQuantity(noise.some(({ quantity }) => quantity === "energy"));
	return noise.some(({ quantity }) => quantity === leading) ? [{
		kind: "noise",
		severity: "note",
		subject: leading,
		numbers: {},
		evidence: []
	}] : [];
}
// src/analysis/diagnostics/phase-change.ts
const LEAST_SECONDS = 1e-9;
/**
* Splits ln(variant / baseline) into one term a phase by the logarithmic mean Divisia index (Ang 2005,
* doi:10.1016/j.enpol.2003.10.010): exact, without a remainder, symmetric in the two sides, and defined for a phase that
* is zero on one of them. Null where either profile holds no CPU time that a clock could have read.
*/
function decomposeLogRatio({ variant, baseline }) {
	const [after, before] = [total(variant), total(baseline)];
	if (after < LEAST_SECONDS || before < LEAST_SECONDS) return null;
	const weight = logarithmicMean(after, before);
	return mapPhases((phase) => (variant[phase] - baseline[phase]) / weight);
}
/** Nearer to 1 than this, shares of the change are shares of noise. */
const SMALLEST_CHANGE = Math.log(1.02);
/** Phases that the change of CPU time comes from, for each mode, model and baseline that were profiled. */
function analysePhases(groups, profiles, estimate) {
	return groups.flatMap((group) => HEADLINE_ORDER.flatMap((baseline) => {
		const change = analysePhaseChange(pairProfiles(group, baseline, profiles), clustersOf(group.members), estimate);
		if (change === null) return [];
		return [{
			mode: group.mode,
			model: group.model,
			baseline,
			...change
		}];
	}));
}
/** Profiles of one block, of answers that count in the ratios too: passed, and as accurate as the baseline. */
function pairProfiles({ members }, baseline, profiles) {
	return members.flatMap(({ inBlocks, analysis }) => {
		const before = inBlocks.baselines.get(baseline);
		if (before === void 0 || !isComparable(analysis)) return [];
		const ofBaseline = profiles.get(memberKey({
			variant: before.variant.id,
			shim: before.shim
		}));
		return [...profiles.get(memberKey({
			variant: analysis.id,
			shim: inBlocks.beside.get(baseline)?.[0]?.shim ?? inBlocks.shim
		})) ?? []].flatMap(([block, own]) => {
			const other = ofBaseline?.get(block);
			if (own.status !== "ok" || other?.status !== "ok" || !own.phaseCpuSeconds || !other.phaseCpuSeconds) return [];
			return [{
				project: analysis.project,
				variant: own.phaseCpuSeconds,
				baseline: other.phaseCpuSeconds
			}];
		});
	});
}
/** ln of the baseline with one phase as the variant has it, relative to the baseline: had nothing else changed. */
function changeAlone({ variant, baseline }) {
	const before = total(baseline);
	return mapPhases((phase) => Math.log(Math.max(before - baseline[phase] + variant[phase], LEAST_SECONDS) / before));
}
/** Change of phases over projects; each counts once, whatever its number of answers, and like ones as one. Null without a pair. */
function analysePhaseChange(pairs, clusters, estimate) {
	const answers = pairs.flatMap((pair) => {
		const terms = decomposeLogRatio(pair);
		return terms === null ? [] : [{
			project: pair.project,
			terms,
			alone: changeAlone(pair)
		}];
	});
	const over = (read) => meansOf(clusters, answers, read);
	const whole = estimate(over(({ terms }) => total(terms)));
	if (whole === null) return null;
	const means = mapPhases((phase) => mean(over(({ terms }) => terms[phase])) ?? 0);
	const logRatio = total(means);
	return {
		projects: new Set(answers.map(({ project }) => project)).size,
		ratio: whole.estimate,
		interval: whole.interval,
		phases: mapPhases((phase) => {
			const alone = estimate(over(({ alone: each }) => each[phase]));
			return {
				factor: Math.exp(means[phase]),
				share: Math.abs(logRatio) < SMALLEST_CHANGE ? null : means[phase] / logRatio,
				alone: alone?.estimate ?? 1,
				interval: alone?.interval ?? null
			};
		})
	};
}
function logarithmicMean(a, b) {
	const log = Math.log(a / b);
	return Math.abs(log) < 1e-9 ? (a + b) / 2 : (a - b) / log;
}
const mapPhases = (make) => recordOf(PHASES, make);
const total = (values) => sum(PHASES.map((phase) => values[phase]));
// src/analysis/failures/classes.ts
/** Failures of one kind together, the most frequent kind first; each with where it came up and what it said. */
function classifyFailures(scripts) {
	const failed = scripts.filter(({ failure }) => failure !== null);
	const all = Map.groupBy(scripts, placeOf$1);
	return largestGroups(failed, kindOf).flatMap((alike) => {
		const [{ failure }] = alike;
		if (!failure) return [];
		return {
			fault: failure.fault,
			class: failure.class,
			errorType: failure.errorType,
			scripts: alike.length,
			of: failed.length,
			groups: largestGroups(alike, placeOf$1).map((here) => {
				const { mode, model } = here[0].analysis;
				const { attemptable, total } = countOutcomes(all.get(placeOf$1(here[0])) ?? []);
				const interval = failure.fault === "bench" ? null : wilsonInterval(here.length, attemptable);
				return {
					mode,
					model,
					scripts: here.length,
					attemptable,
					total,
					interval
				};
			}),
			messages: largestGroups(alike, (script) => script.failure?.message ?? "").map((those) => ({
				message: those[0].failure?.message || null,
				scripts: those.length,
				variants: [...new Set(those.map(({ analysis }) => analysis.id))].sort()
			}))
		};
	});
}
const kindOf = ({ failure }) => JSON.stringify([
	failure?.class,
	failure?.errorType,
	failure?.fault
]);
/** Names a mode and model. */
const placeOf$1 = ({ analysis }) => JSON.stringify([analysis.mode, analysis.model]);
// src/analysis/failures/choose-logs.ts
/** The logs that show how scripts failed: the first script of each way to fail, then the second of each, and so on. */
function chooseLogs(scripts, code) {
	const licensed = new Set(code?.authors.filter(isLicensed).map(({ project }) => project));
	const failed = scripts.filter(({ failure, analysis }) => failure !== null && licensed.has(analysis.project));
	return [...Map.groupBy(failed, wayOf).values()].flatMap((alike) => alike.flatMap(findLog).map((log, place) => ({
		log,
		place
	}))).sort((a, b) => a.place - b.place).slice(0, 50).map(({ log }) => log);
}
/** Whether a report may show what its scripts print. The licence of a project that the dataset can't read is the plan's word. */
const isLicensed = ({ licence, gap }) => licence !== null && gap?.kind !== "unreadable";
const wayOf = (script) => JSON.stringify([kindOf(script), script.failure?.message]);
/** Log of the last run that failed as its script is said to; none where no such run has a log. */
function findLog({ inBlocks, analysis: { id, shim, blockModel, failure } }) {
	const run = inBlocks.runs.findLast((each) => each.logSha256 !== null && classOf(each) === failure?.class && each.message === failure.message);
	const sha256 = run?.logSha256;
	return run === void 0 || sha256 == null ? [] : [{
		variant: id,
		shim,
		blockModel,
		record: run.id,
		sha256,
		end: null
	}];
}
// src/analysis/failures/iterations.ts
/**
* Each round of answers by itself, and what it adds. Only what failed is asked for again, so that fewer failures in a later
* round say nothing by themselves: `passedSoFar` keeps one denominator through all rounds, the same for repairs and control.
*/
function analyseIterations(scripts, tabulate, provenances) {
	const answers = scripts.filter(({ analysis, inBlocks }) => analysis.model !== null && inBlocks.variant.iteration !== null);
	const repairs = answers.filter(({ inBlocks }) => inBlocks.variant.arm === void 0);
	const fresh = answers.filter((answer) => iterationOf(answer) === 0 || answer.inBlocks.variant.arm === "control");
	const questions = groupsBy(repairs, keyOf);
	const rounds = [...new Set(repairs.map(iterationOf))].sort((a, b) => a - b);
	const possible = new Set(questions.filter((tries) => tries.some(({ outcome }) => isAttempted(outcome))).map(([first]) => keyOf(first)));
	const passedSoFar = (tries, iteration) => {
		const passing = tries.filter((answer) => answer.outcome === "passed" && iterationOf(answer) <= iteration);
		const passed = new Set(passing.map(keyOf).filter((key) => possible.has(key))).size;
		return {
			passed,
			of: possible.size,
			interval: wilsonInterval(passed, possible.size)
		};
	};
	return rounds.map((iteration) => {
		const isOwn = (answer) => iterationOf(answer) === iteration && (iteration === 0 || answer.outcome !== "not-run");
		const own = repairs.filter(isOwn);
		const drawn = iteration === 0 ? [] : fresh.filter(isOwn);
		const isLast = iteration === rounds.at(-1);
		return {
			iteration,
			...countOutcomes(own),
			byModeAndModel: tabulate(own),
			classes: countClasses(own),
			passedSoFar: passedSoFar(repairs, iteration),
			tokens: sumTokens(own, provenances),
			repairs: isLast ? [] : countRepairs(questions, iteration),
			control: drawn.length === 0 ? null : {
				...countOutcomes(drawn),
				tokens: sumTokens(drawn, provenances),
				passedSoFar: passedSoFar(fresh, iteration)
			},
			next: isLast ? null : followUp(questions, iteration)
		};
	});
}
function sumTokens(answers, provenances) {
	const told = answers.flatMap(({ analysis }) => provenances.get(analysis.id)?.tokens ?? []);
	return told.length === 0 ? null : sum(told.map(({ input, output }) => input + output));
}
/** Repairs by how the answers before them failed, most frequent first. */
function countRepairs(questions, iteration) {
	const failed = questions.flatMap((tries) => {
		const answer = tries.find((each) => iterationOf(each) === iteration && each.outcome === "failed");
		const next = tries.find((each) => iterationOf(each) === iteration + 1);
		return answer?.failure ? [{
			class: answer.failure.class,
			fate: fateOf(answer, next)
		}] : [];
	});
	return largestGroups(failed, (each) => each.class).map((alike) => {
		const retried = alike.filter(({ fate }) => fate !== "notRetried" && fate !== "lost").length;
		const repaired = alike.filter(({ fate }) => fate === "repaired").length;
		return {
			class: alike[0].class,
			failed: alike.length,
			retried,
			repaired,
			interval: wilsonInterval(repaired, retried)
		};
	});
}
const keyOf = ({ inBlocks }) => questionOf(inBlocks.variant);
const iterationOf = ({ inBlocks }) => inBlocks.variant.iteration ?? 0;
function countClasses(answers) {
	const failed = answers.filter(({ failure }) => failure !== null);
	const all = Map.groupBy(answers, placeOf$1);
	return largestGroups(failed, ({ failure }) => JSON.stringify([failure?.class, failure?.errorType])).flatMap((alike) => {
		const [{ failure }] = alike;
		if (failure === null) return [];
		const groups = largestGroups(alike, placeOf$1).map((here) => {
			const { mode, model } = here[0].analysis;
			const { attemptable, total } = countOutcomes(all.get(placeOf$1(here[0])) ?? []);
			return {
				mode,
				model,
				scripts: here.length,
				attemptable,
				total
			};
		});
		return {
			class: failure.class,
			errorType: failure.errorType,
			scripts: alike.length,
			groups
		};
	});
}
function followUp(questions, iteration) {
	const counts = {
		repaired: 0,
		sameFailure: 0,
		otherFailure: 0,
		lost: 0,
		notRetried: 0
	};
	for (const tries of questions) {
		const failed = tries.find((answer) => iterationOf(answer) === iteration && answer.outcome === "failed");
		if (failed === void 0) continue;
		const next = tries.find((answer) => iterationOf(answer) === iteration + 1);
		counts[fateOf(failed, next)]++;
	}
	return counts;
}
function fateOf(failed, next) {
	if (next === void 0 || next.outcome === "not-run") return "notRetried";
	if (next.outcome === "passed") return "repaired";
	if (next.outcome === "lost") return "lost";
	return next.failure?.class === failed.failure?.class && next.failure?.errorType === failed.failure?.errorType ? "sameFailure" : "otherFailure";
}
// src/analysis/failures/survivors.ts
/**
* Ratios are formed of answers that passed, are as accurate and were measured. This tells of how many that is, what the others
* are, and whether the projects that drop out are the longer ones: then the ratios speak of the easy part.
*/
function describeSurvivors(mode, model, answers) {
	const leftOut = {
		failed: 0,
		suspect: 0,
		lessAccurate: 0,
		accuracyNotSettled: 0,
		accuracyUnknown: 0,
		lost: 0,
		notRun: 0,
		notPaired: 0
	};
	const reasons = new Map(answers.map((answer) => [answer, whyLeftOut(answer)]));
	for (const reason of reasons.values()) if (reason !== null) leftOut[reason]++;
	const included = answers.filter((answer) => reasons.get(answer) === null);
	const others = answers.filter((answer) => reasons.get(answer) !== null);
	const includedSlugs = new Set(included.map(({ analysis }) => analysis.project));
	const [gone = [], kept = []] = [false, true].map((isIncluded) => groupsBy(answers, ({ analysis }) => analysis.project).filter(([{ analysis }]) => includedSlugs.has(analysis.project) === isIncluded).map(([{ inBlocks }]) => baselineCost(inBlocks)));
	return {
		mode,
		model,
		answers: answers.length,
		included: included.length,
		leftOut,
		leftOutVariants: others.map(({ analysis }) => analysis.id),
		includedProjects: summariseCosts(kept),
		leftOutProjects: summariseCosts(gone),
		leftOutTakesLonger: shareLarger(listSeconds(gone), listSeconds(kept))
	};
}
function whyLeftOut(answer) {
	const { outcome, analysis } = answer;
	if (outcome !== "passed") return outcome === "not-run" ? "notRun" : outcome;
	if (analysis.validity?.verdict === "suspect") return "suspect";
	if (analysis.metric.verdict === null) return "accuracyUnknown";
	if (analysis.metric.verdict === "not-settled") return "accuracyNotSettled";
	if (analysis.metric.verdict === "worse") return "lessAccurate";
	return cpuRatioOf(answer) === null ? "notPaired" : null;
}
/** The ratio to the author's code without its plots; where that never ran, to the author's code. */
function cpuRatioOf({ analysis }) {
	return analysis.ratios.cpu.find(({ estimate }) => estimate !== null)?.estimate ?? null;
}
const listSeconds = (costs) => costs.flatMap(({ cpuSeconds }) => cpuSeconds ?? []);
function baselineCost({ baselines }) {
	const okOf = (mode) => baselines.get(mode)?.runs.filter(({ status }) => status === "ok") ?? [];
	const ok = HEADLINE_ORDER.map(okOf).find(({ length }) => length > 0) ?? [];
	return {
		cpuSeconds: median(ok.flatMap(({ readings }) => readings.cpu.value ?? [])),
		peakMemoryBytes: median(ok.flatMap(({ readings }) => readings.memory.value ?? []))
	};
}
function summariseCosts(costs) {
	return {
		projects: costs.length,
		medianCpuSeconds: median(listSeconds(costs)),
		medianPeakMemoryBytes: median(costs.flatMap(({ peakMemoryBytes }) => peakMemoryBytes ?? []))
	};
}
/** Share of pairs in which the value of `those` is the larger, ties half (Mann & Whitney's U over its maximum). */
function shareLarger(those, others) {
	if (those.length === 0 || others.length === 0) return null;
	let larger = 0;
	for (const one of those) for (const other of others) larger += one > other ? 1 : one === other ? .5 : 0;
	return larger / (those.length * others.length);
}
// src/analysis/failures/analyse-failures.ts
/** `analysed`: the answers that stand; `tried`: with those that were asked for again. What failed, how often of how many, whose fault it was, and what the ratios leave out because of it; the logs unread. */
function analyseFailures({ analysed, tried }, code, provenances) {
	const scripts = analysed.map(judge);
	const generated = scripts.filter(({ analysis }) => analysis.model !== null);
	return {
		overall: countOutcomes(generated),
		byMode: tabulate(scripts, ({ analysis: { mode } }) => ({ mode })),
		byModel: tabulate(generated, ({ analysis: { model } }) => ({ model: model ?? "" })),
		byModeAndModel: byModeAndModel(scripts),
		byProject: tabulate(generated, ({ analysis: { project } }) => ({ project })),
		byIteration: analyseIterations(tried.map(judge), byModeAndModel, provenances),
		classes: classifyFailures(scripts),
		survivors: groupsBy(generated, ({ analysis: { mode, model } }) => [mode, model]).flatMap((answers) => {
			const { mode, model } = answers[0].analysis;
			return isGenerated(mode) && model !== null ? [describeSurvivors(mode, model, answers)] : [];
		}),
		logs: chooseLogs(scripts, code)
	};
}
const isGenerated = (mode) => generatedMode.safeParse(mode).success;
const byModeAndModel = (scripts) => tabulate(scripts, ({ analysis: { mode, model } }) => ({
	mode,
	model
}));
/** One row for each name that a script has. */
function tabulate(scripts, nameOf) {
	return groupsBy(scripts, nameOf).map((own) => ({
		...nameOf(own[0]),
		...countOutcomes(own)
	}));
}
/** Findings for each mode and model of whose answers the ratios leave out any. */
function findLeftOut({ survivors }) {
	const findings = survivors.map(({ mode, model, answers, included, leftOutVariants: evidence }) => {
		return {
			kind: "answers-left-out",
			severity: "note",
			subject: {
				mode,
				model
			},
			numbers: {
				answers,
				included
			},
			evidence
		};
	});
	return withEvidence(findings);
}
// src/analysis/energy-findings.ts
/** Findings on the energy of the runs that ended ok: what it lacks, and what it is of. */
function findEnergyFaults(runs, analysed, { restDrift }) {
	const ok = runs.filter(({ status }) => status === "ok");
	return [
		...withEvidence(qualities(ok)),
		...ofMeters(runs, analysed),
		...restDrift.flatMap(differsAtRest)
	];
}
function differsAtRest({ host, domain, before, after, differs }) {
	const numbers = {
		before,
		after
	};
	return differs ? [{
		kind: "rest-drift",
		severity: "warning",
		...ofCampaign$1,
		numbers,
		host,
		domain,
		evidence: []
	}] : [];
}
function qualities(ok) {
	const of = (quality) => ok.filter(({ readings }) => readings.energy.quality === quality);
	const estimated = of("estimated");
	const unread = of("unavailable").filter(({ readings }) => leftOutAs(readings.energy) === null);
	const doubtful = ok.flatMap((run) => {
		const { reason } = run.readings.energy;
		return reason?.kind === "doubtful" ? [{
			run,
			doubts: reason.doubts
		}] : [];
	});
	const runs = ok.length;
	return [
		{
			kind: "estimated-energy",
			severity: "note",
			...ofCampaign$1,
			numbers: {
				estimated: estimated.length,
				runs
			},
			evidence: listRecords(estimated)
		},
		{
			kind: "unread-energy",
			severity: "note",
			...ofCampaign$1,
			numbers: {
				unread: unread.length,
				runs
			},
			evidence: listRecords(unread)
		},
		{
			kind: "doubtful-energy",
			severity: "warning",
			...ofCampaign$1,
			numbers: {
				doubtful: doubtful.length,
				runs
			},
			doubts: countDoubts(doubtful.map((each) => each.doubts)),
			evidence: listRecords(doubtful.map(({ run }) => run))
		}
	];
}
/** Findings on what the joules are, where that is not the processor's packages by one meter. */
function ofMeters(runs, analysed) {
	const [measured, estimated] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
	let isExternal = false;
	for (const { readings } of runs) {
		const { quality, source } = readings.energy;
		if (source !== void 0) (quality === "measured" ? measured : estimated).add(source);
		isExternal ||= quality === "measured" && readings.energy.isExternal === true;
	}
	const shared = {
		severity: "note",
		...ofCampaign$1,
		numbers: {},
		evidence: []
	};
	return [
		...measured.size < 2 ? [] : [{
			kind: "several-meters",
			...shared,
			sources: [...measured].sort()
		}],
		...isExternal ? [{
			kind: "external-meter",
			...shared
		}] : [],
		...measured.size < 2 && estimated.size < 2 ? [] : acrossMeters(analysed)
	];
}
function acrossMeters(analysed) {
	const pairs = sumPairings(analysed, (pairing) => logRatiosOf(pairing.pairs, "energy").acrossMeters);
	if (pairs === 0) return [];
	return [{
		kind: "across-meters",
		severity: "note",
		...ofCampaign$1,
		numbers: { pairs },
		evidence: []
	}];
}
// src/analysis/find-faults.ts
/** What a reader must know before believing the numbers, worst first. */
function findFaults(collected, analysed, { family, strata, provenances, runs, totals }) {
	return [
		...missingRecords(totals),
		...declaredLater(family),
		...unplannedRecords(collected),
		...withEvidence([differingRecords(collected), repeatedRuns(collected)]),
		...failedBaselines(analysed),
		...withEvidence([
			perfectScores(analysed),
			lostRuns(runs),
			...changedInputs(analysed, provenances)
		]),
		...findEnergyFaults(runs, analysed, collected.readings),
		...severalStrata(collected, analysed),
		...strata.flatMap(stratumEffect),
		...severalSandboxes(collected),
		...withEvidence([
			disturbedRuns(runs),
			otherThreads(analysed),
			coldRuns(runs),
			fewPairs(analysed)
		])
	];
}
function missingRecords({ planned, recorded }) {
	if (recorded === planned) return [];
	const numbers = {
		missing: planned - recorded,
		planned
	};
	return [{
		kind: "missing-records",
		severity: "warning",
		...ofCampaign$1,
		numbers,
		evidence: []
	}];
}
function unplannedRecords({ unplanned }) {
	if (unplanned.length === 0) return [];
	const numbers = { records: sum(unplanned.map(({ records }) => records)) };
	const unknown = unplanned.map(({ kind, id }) => ({
		kind,
		id
	}));
	return [{
		kind: "unplanned-records",
		severity: "warning",
		...ofCampaign$1,
		numbers,
		unknown,
		evidence: []
	}];
}
function differingRecords({ differing }) {
	const numbers = { runs: differing.length };
	return {
		kind: "differing-records",
		severity: "warning",
		...ofCampaign$1,
		numbers,
		evidence: [...new Set(differing)]
	};
}
function repeatedRuns({ repeated }) {
	const numbers = { runs: repeated.length };
	return {
		kind: "repeated-runs",
		severity: "warning",
		...ofCampaign$1,
		numbers,
		evidence: [...new Set(repeated)]
	};
}
function declaredLater({ declared, postHoc }) {
	if (postHoc !== true) return [];
	return [{
		kind: "declared-later",
		severity: "warning",
		...ofCampaign$1,
		numbers: { declared },
		evidence: []
	}];
}
function perfectScores(analysed) {
	const perfect = analysed.filter(({ analysis, inBlocks: { project } }) => {
		const { median, baseline } = analysis.metric;
		const best = bestValue(project.metric);
		if (analysis.validity?.verdict === "suspect") return false;
		return analysis.model !== null && analysis.passed && best !== null && median === best && baseline !== best;
	});
	return {
		kind: "perfect-scores",
		severity: "warning",
		...ofCampaign$1,
		numbers: {},
		evidence: listIds(perfect)
	};
}
/** Baselines that failed, each over all the shards in which it ran. */
function failedBaselines(analysed) {
	const baselines = analysed.filter(({ analysis }) => analysis.model === null && analysis.runs > 0);
	const okOf = ({ analysis }) => analysis.statuses.ok ?? 0;
	const findings = groupsBy(baselines, ({ analysis }) => analysis.id).map((shards) => {
		const { id } = shards[0].analysis;
		const runs = sum(shards.map(({ analysis }) => analysis.runs));
		const failed = runs - sum(shards.map(okOf));
		const without = shards.filter((each) => okOf(each) === 0);
		return {
			kind: "baseline-failed",
			severity: "error",
			subject: id,
			numbers: {
				failed,
				runs
			},
			failure: shards.flatMap(({ analysis }) => analysis.failure ?? [])[0] ?? null,
			missingFor: without.map(({ inBlocks }) => inBlocks.blockModel),
			missingEverywhere: without.length === shards.length,
			evidence: failed === 0 ? [] : [id]
		};
	});
	return withEvidence(findings);
}
function lostRuns(runs) {
	const lost = runs.filter(isLost);
	const statuses = STATUSES.flatMap((status) => {
		const own = lost.filter((run) => run.status === status).length;
		return own === 0 ? [] : [[status, own]];
	});
	return {
		kind: "lost-runs",
		severity: "warning",
		...ofCampaign$1,
		numbers: {
			lost: lost.length,
			runs: runs.length
		},
		statuses: Object.fromEntries(statuses),
		evidence: listRecords(lost)
	};
}
/**
* Scripts that changed between their runs or since, or that ran with other files of their project than the plan's, and are
* pooled all the same; packages that are not those of the plan.
*/
function changedInputs(analysed, provenances) {
	const changed = analysed.filter(({ inBlocks: { variant, project, runs } }) => {
		const scripts = new Set(runs.flatMap(({ variantHash }) => variantHash ?? []));
		const told = provenances.get(variant.id)?.codeHash ?? null;
		if (told !== null && scripts.size > 0) scripts.add(told);
		return scripts.size > 1 || runs.some(({ sourceHash }) => sourceHash !== null && sourceHash !== project.sourceHash);
	});
	const otherLock = analysed.filter(({ inBlocks }) => inBlocks.runs.some(({ lockHash }) => lockHash !== null && lockHash !== inBlocks.project.lockHash));
	const shared = {
		severity: "warning",
		...ofCampaign$1,
		numbers: {}
	};
	return [{
		kind: "changed-scripts",
		...shared,
		evidence: listIds(changed)
	}, {
		kind: "other-packages",
		...shared,
		evidence: listIds(otherLock)
	}];
}
function severalStrata({ hosts }, analysed) {
	if (hosts.length < 2) return [];
	const pairs = sumPairings(analysed, ({ acrossStrata }) => acrossStrata);
	return [{
		kind: "several-strata",
		severity: "note",
		...ofCampaign$1,
		numbers: {
			strata: hosts.length,
			pairs
		},
		hosts: [...new Set(hosts.map(({ name }) => name))],
		evidence: []
	}];
}
/** Finding on a stratum, against the code without plots, of what was measured; the others stand in `strata` alone. */
function stratumEffect({ quantity, baseline, stratum }) {
	if (baseline !== "original-headless") return [];
	return [{
		kind: "stratum-effect",
		severity: "note",
		subject: {
			quantity,
			baseline,
			stratum
		},
		numbers: {},
		evidence: []
	}];
}
function severalSandboxes({ sandboxes }) {
	if (sandboxes.size < 2) return [];
	const used = TIERS.filter((tier) => sandboxes.has(tier));
	return [{
		kind: "several-sandboxes",
		severity: "note",
		...ofCampaign$1,
		numbers: {},
		sandboxes: used,
		evidence: []
	}];
}
function disturbedRuns(planned) {
	const runs = planned.filter(({ status }) => !WITHOUT_RUN.some((each) => each === status));
	const disturbed = runs.filter(({ contaminated }) => contaminated);
	const countLeftOut = (own) => own.filter(({ readings }) => leftOutAs(readings.cpu) === "contaminated").length;
	const numbers = {
		disturbed: disturbed.length,
		cpuLeftOut: countLeftOut(disturbed),
		runs: runs.length
	};
	const variants = new Set(disturbed.map(({ variant }) => variant));
	const theirs = runs.filter(({ variant }) => variants.has(variant));
	const scripts = groupsBy(theirs, ({ variant }) => variant).flatMap((own) => {
		const beside = own.filter(({ contaminated }) => contaminated).length;
		const shares = {
			disturbed: beside,
			cpuLeftOut: countLeftOut(own),
			runs: own.length
		};
		return beside === 0 ? [] : [{
			variant: own[0].variant,
			...shares
		}];
	});
	return {
		kind: "contaminated-runs",
		severity: "warning",
		...ofCampaign$1,
		numbers,
		scripts: scripts.toSorted((a, b) => b.disturbed / b.runs - a.disturbed / a.runs),
		evidence: listRecords(disturbed)
	};
}
function otherThreads(analysed) {
	const scripts = analysed.flatMap(({ analysis: { id, model, observations }, inBlocks }) => {
		const threads = observations?.threads ?? null;
		if (model === null || threads === null) return [];
		const authors = largest([...inBlocks.baselines.values()].flatMap((baseline) => mostThreadsOf(baseline) ?? []));
		return authors === null || threads === authors ? [] : [{
			variant: id,
			threads,
			authors
		}];
	});
	return {
		kind: "other-threads",
		severity: "note",
		...ofCampaign$1,
		numbers: { answers: scripts.length },
		scripts,
		evidence: [...new Set(scripts.map(({ variant }) => variant))]
	};
}
/** Made once, since every answer of a project asks for those of the author's code. */
const mostThreadsOf = memoiseWeakly(({ runs }) => largest(runs.flatMap(({ observation }) => observation.threads ?? [])));
function coldRuns(runs) {
	const cold = runs.filter((run) => run.cold);
	const numbers = {
		cold: cold.length,
		runs: runs.length
	};
	return {
		kind: "cold-runs",
		severity: "note",
		...ofCampaign$1,
		numbers,
		evidence: listRecords(cold)
	};
}
/**
* Projects and baselines with few pairs, each with its fewest. Only answers that ran count: one that failed has its own line
* in the table.
*/
function fewPairs(analysed) {
	const few = analysed.flatMap(({ analysis: { id, model, passed, project }, pairings }) => BASELINE_MODES.flatMap((baseline) => {
		const pairs = pairings.get(baseline)?.pairs.length ?? 5;
		return model === null || !passed || pairs >= 5 ? [] : [{
			id,
			project,
			baseline,
			pairs
		}];
	}));
	return {
		kind: "few-pairs",
		severity: "note",
		...ofCampaign$1,
		numbers: { needed: 5 },
		pairs: groupsBy(few, ({ project, baseline }) => [project, baseline]).map((own) => {
			const [{ project, baseline }] = own;
			return {
				project,
				baseline,
				pairs: Math.min(...own.map(({ pairs }) => pairs))
			};
		}),
		evidence: [...new Set(few.map(({ id }) => id))]
	};
}
// src/analysis/statistics/median-interval.ts
/** Share of samples whose interval may miss the median. */
const MOST_MISSED = .05;
/**
* Interval of a median, without any assumption on shape: the order statistics at which the sign test just does not reject, so
* that it covers 95 % or a little more (Conover 1999, § 3.2). Null below six values, of which no two cover as much.
*/
function medianInterval(values) {
	const sorted = values.toSorted((a, b) => a - b);
	const n = sorted.length;
	let cut = 0;
	while (2 * (cut + 1) <= n && signTestTwoSided(cut, n) <= MOST_MISSED) cut++;
	const [low, high] = [sorted[cut - 1], sorted[n - cut]];
	return cut === 0 || low === void 0 || high === void 0 ? null : [low, high];
}
// src/analysis/statistics/rank-test.ts
const SHUFFLES = 1999;
/**
* Tests whether treatments (columns) differ within complete blocks (rows). Shuffles depend on the seed and the numbers of blocks
* and treatments only: tables of one size share them.
*/
function createRankTest(seed) {
	const drawsOf = memoise((blocks) => memoise((treatments) => drawShuffles(seed, blocks, treatments)));
	return (rows) => {
		const blocks = rows.map((row) => row.map(withoutRounding));
		const { chi2, p } = friedman(blocks);
		const differs = Number.isFinite(chi2);
		const treatments = blocks[0]?.length ?? 1;
		return {
			/** Friedman's χ², corrected for ties; of zeros and ones it is Cochran's Q. Null: nothing differs within any block. */
			statistic: differs ? chi2 : null,
			degreesOfFreedom: treatments - 1,
			p: differs ? p : null,
			/** By shuffling within blocks, which needs no approximation. */
			permutationP: differs ? shuffleRanks(blocks, drawsOf(blocks.length)(treatments)) : null
		};
	};
}
/** In binary (⅓ + 1 + 1) / 3 is not (⅔ + ⅔ + 1) / 3: pass rates of like projects that are level would get ranks of their own. */
const withoutRounding = (value) => Number(value.toPrecision(12));
/** For each shuffle and block the places with which the last, the last but one, … change theirs (Fisher and Yates). */
function drawShuffles(seed, blocks, treatments) {
	const random = seededRandom(seed, `shuffles of ${blocks} × ${treatments}`);
	const draws = new Uint16Array(SHUFFLES * blocks * (treatments - 1));
	for (let at = 0; at < draws.length;) for (let i = treatments - 1; i > 0; i--) draws[at++] = random.below(i + 1);
	return draws;
}
/** Ties within blocks stay as they are, so that the spread of the column sums orders shuffles as χ² would. */
function shuffleRanks(blocks, draws) {
	const ranks = blocks.map((block) => rankValues(block).ranks);
	const treatments = ranks[0]?.length ?? 0;
	const spread = () => {
		let squares = 0;
		for (let column = 0; column < treatments; column++) {
			let sum = 0;
			for (const block of ranks) sum += block[column] ?? 0;
			squares += sum * sum;
		}
		return squares;
	};
	const limit = spread();
	let count = 1;
	for (let at = 0; at < draws.length;) {
		for (const block of ranks) for (let i = treatments - 1; i > 0; i--) {
			const j = draws[at++] ?? 0;
			const kept = block[i] ?? 0;
			block[i] = block[j] ?? 0;
			block[j] = kept;
		}
		if (spread() >= limit) count++;
	}
	return count / 2e3;
}
// src/analysis/groups/objections.ts
/** What keeps a claim from being made. Sameness of a mean says nothing where a part of it is known from one side only. */
function objectTo(claim, objections) {
	const veto = findVeto(claim, objections.outside, objections.margin);
	if (veto !== null) return veto;
	const { checks, censored, authorCensored } = objections;
	if (claim !== "equivalent" && checks !== null && checks.signFlipP > .05) return doubtOf(checks);
	if ((claim === "more" ? authorCensored > 0 && !objections.isStillMore() : false) || claim === "equivalent" && authorCensored > 0) return {
		kind: "author-censored",
		pairs: authorCensored
	};
	if (claim === "more") return null;
	if (censored > 0 && (claim === "equivalent" || !objections.isStillLess())) return {
		kind: "censored",
		projects: censored
	};
	return objections.hasUnsettled && (claim === "equivalent" || !objections.isLessAtWorst()) ? { kind: "accuracy-not-settled" } : null;
}
/** Whether signed ranks say so. */
function isSeenByRanks(claim, values) {
	const { plus, minus, pExact, pNormalCorrected } = wilcoxonSignedRank(values);
	return (claim === "less" ? minus > plus : plus > minus) && (pExact ?? pNormalCorrected) <= .05;
}
/** Whether the interval says less, and by more than the smallest effect. */
function isLessBeyond(values, smallest, means) {
	const interval = means.infer(values)?.interval95;
	return interval !== void 0 && sideOfOne(exponentiate(interval), smallest) === "less";
}
const doubtOf = ({ signFlipP, wilcoxonP }) => ({
	kind: "tests-disagree",
	signFlipP,
	wilcoxonP
});
// src/analysis/groups/project-costs.ts
/**
* Cost of every attempted project of which the quantity is known: the mean over its samples. Made once, since a group's ratio,
* its energy's parts and the comparison of models ask for the same.
*/
const costsByProject = (reader, baseline, members, unsettled = "accurate") => costsOf(members)(baseline)(unsettled)(reader);
const costsOf = memoiseWeakly((members) => memoise((baseline) => memoise((unsettled) => {
	const list = (readers) => listCosts(readers, baseline, members, unsettled);
	const usual = list(USUAL_READERS);
	return memoise((reader) => usual.get(reader) ?? list([reader]).get(reader) ?? []);
})));
/** What is read of every group. */
const USUAL_READERS = [
	...QUANTITIES.map(readerOf),
	wallBesideEnergy,
	netEnergy
];
/**
* By all readers of one project before the next: to fetch the runs of a large campaign takes longer than to read them. What no
* answer that is as accurate was read of has no cost: that of the failures alone is none of the model's.
*/
function listCosts(readers, baseline, members, unsettled) {
	const found = new Map(readers.map((reader) => [reader, []]));
	const unread = new Set(members.some(({ analysis }) => isComparable(analysis)) ? readers : []);
	for (const samples of groupsBy(members, ({ analysis }) => analysis.project)) for (const [reader, projects] of found) {
		const costs = samples.flatMap((sample) => {
			const cost = attemptCost(sample, reader, baseline, unsettled);
			if (cost !== null && isComparable(sample.analysis)) unread.delete(reader);
			return cost ?? [];
		});
		if (costs.length === 0) continue;
		projects.push({
			project: samples[0].analysis.project,
			log: meanOf(costs.map(({ log }) => log)),
			blocks: meanOf(costs.map(({ blocks }) => blocks)),
			failed: costs.some((cost) => cost.failed),
			censored: costs.some((cost) => cost.censored)
		});
	}
	for (const reader of unread) found.set(reader, []);
	return found;
}
const withoutFailures = (byProject) => [...byProject].map(([project, log]) => ({
	project,
	log,
	blocks: 0,
	failed: false,
	censored: false
}));
const meansByCluster = (projects, members) => meansOf(clustersOf(members), projects, ({ log }) => log);
/** Costs with time-outs farther off than anything else: of signs and ranks no more than their place is known. */
function rankedLast(projects) {
	const farthest = 2 * Math.max(...projects.map(({ log }) => Math.abs(log)));
	return projects.map((project) => project.censored ? {
		...project,
		log: farthest
	} : project);
}
/** Projects in which the author's code ran out of time in a block in which an answer ended well. */
const authorsOutOfTime = (baseline, members) => new Set(members.filter(({ inBlocks }) => countLateAuthors(inBlocks, baseline) > 0).map(({ inBlocks: { project } }) => project.slug));
/** The projects with those first in which the author's code would have taken longer than anybody saw. */
function rankedFirst(projects, late) {
	const farthest = -2 * Math.max(...projects.map(({ log }) => Math.abs(log)));
	return [...projects.filter(({ project }) => !late.has(project)), ...[...late].map((project) => ({
		project,
		log: farthest,
		blocks: 0,
		failed: false,
		censored: false
	}))];
}
// src/analysis/groups/over-projects.ts
const createResampling = (seed, resamples) => ({
	means: createStudentisedMean(seed, resamples),
	signFlip: createSignFlip(seed),
	rankTest: createRankTest(seed)
});
/** Margin of equivalence as a share: ±5 %. */
const MARGIN = .05;
const LOG_MARGIN = Math.log(1.05);
/**
* The geometric mean over all attempted projects: a project is one observation, whatever its size and however many samples
* were drawn, since variants of one project share its data and its baseline; and so is a cluster of like projects. What
* failed is in it, at its own cost and the author's. The bootstrap resamples these observations as they are: their spread
* holds that of the samples already, and drawing samples anew within them would count it twice (Davison & Hinkley 1997, § 3.8).
*/
function ratiosOverProjects(quantity, baseline, members, resampling, { smallestEffect, outside }) {
	const comparable = members.filter(({ analysis }) => isComparable(analysis));
	const alone = logRatiosByProject(quantity, baseline, comparable);
	const quality = alone.quality === "estimated" ? "estimated" : "measured";
	const reader = readerOf(quantity);
	const projects = quality === "estimated" ? withoutFailures(alone.byProject) : costsByProject(reader, baseline, members);
	const values = projects.map(({ log }) => log);
	const observed = meansByCluster(projects, members);
	const inference = resampling.means.infer(observed);
	const tested = quality === "measured" ? inference : null;
	const censored = projects.filter((project) => project.censored).length;
	const checks = tested === null ? null : checkTests(observed, tested, resampling);
	const equivalence = tested === null ? null : equivalenceOf(tested);
	const smallest = smallestEffect(projects.map(({ blocks }) => blocks));
	const atWorst = () => meansByCluster(costsByProject(reader, baseline, members, "failed"), members);
	const objections = {
		outside,
		margin: MARGIN,
		checks,
		censored,
		...censoredEnds(projects, baseline, members),
		hasUnsettled: members.some(({ analysis: { metric } }) => metric.verdict === "not-settled"),
		isLessAtWorst: () => isLessBeyond(atWorst(), smallest, resampling.means)
	};
	return {
		quantity,
		evidence: {
			...gatesOf(quantity, baseline, members),
			estimate: values.length === 0 ? null : estimateOf(observed, inference, values.length),
			quality: values.length === 0 ? "unavailable" : quality,
			observations: observed.length,
			sessions: Math.max(0, ...comparable.map(({ analysis }) => ratioTo(analysis, quantity, baseline)?.sessions ?? 0)),
			leftOut: listUnread(members, values.length),
			smallestEffect: smallest,
			equivalence: equivalence && {
				margin: MARGIN,
				holds: equivalence.equivalent,
				needed: observed.length < 20 ? 20 : null
			},
			objection: (claim) => objectTo(claim, objections),
			doubt: checks?.agree === false ? doubtOf(checks) : null
		},
		facts: {
			failed: projects.filter(({ failed }) => failed).length,
			censored,
			clusters: observed.length,
			survivors: describeEffect(survivorsOf(alone, members, resampling)),
			bca: tested === null ? null : bcaOf(observed, tested, resampling),
			median: exponential(median(observed)),
			medianInterval: medianInterval(observed.map(Math.exp)),
			standardDeviation: observed.length < 2 ? null : Math.sqrt(varianceOf(observed)),
			improved: values.filter((value) => value < -SAME_RATIO).length,
			strata: new Set(comparable.flatMap(({ pairings }) => pairings.get(baseline)?.strata ?? [])).size,
			equivalence,
			checks
		},
		/** P of the hypothesis that the ratio is no farther from 1 than the smallest effect; null where nothing may be tested. */
		p: tested === null ? null : pBeyond(observed, tested, smallest, resampling)
	};
}
/** What is still seen with each cost that is known from one side only at the worst place for it. */
function censoredEnds(projects, baseline, members) {
	const late = authorsOutOfTime(baseline, members);
	return {
		isStillLess: () => isSeenByRanks("less", meansByCluster(rankedLast(projects), members)),
		authorCensored: late.size,
		isStillMore: () => isSeenByRanks("more", meansByCluster(rankedFirst(projects, late), members))
	};
}
/** Gates that can stand in the way of a verdict, whatever the ratio. */
function gatesOf(quantity, baseline, members) {
	const variants = members.map(({ analysis }) => analysis);
	const passed = variants.filter((variant) => variant.passed);
	const unmeasured = variants.filter((variant) => variant.attempted).map((variant) => ratioTo(variant, quantity, baseline)).filter(isNotMeasured);
	return {
		baseline,
		pairs: "projects",
		notMeasured: unmeasured.length === 0 ? null : mostFrequentOf(unmeasured.flatMap((ratio) => ratio?.cause ?? [])),
		accuracy: variants.some(isComparable) ? "as-good" : noneComparable(variants),
		suspect: passed.length > 0 && passed.every(({ validity }) => validity?.verdict === "suspect")
	};
}
function listUnread(members, read) {
	const attempted = members.filter(({ analysis }) => analysis.attempted);
	const unread = new Set(attempted.map(({ analysis }) => analysis.project)).size - read;
	return read > 0 && unread > 0 ? [{
		kind: "unread",
		pairs: unread
	}] : [];
}
/** Parts of a group's ratio of energy, by the same rules as the ratio itself. */
function energyPartsOf(baseline, members, { means }) {
	const logsOf = (reader) => ({
		values: meansByCluster(costsByProject(reader, baseline, members), members),
		sessions: []
	});
	const comparable = members.filter(({ analysis }) => isComparable(analysis));
	const found = comparable.flatMap(({ pairings }) => pairings.get(baseline) ?? []);
	const zones = [...new Set(found.flatMap(({ outsideZones }) => outsideZones))].sort();
	const estimate = (values) => values.length === 0 ? null : estimateOf(values, means.infer(values), values.length);
	const idleShift = mean(comparable.map(({ pairings }) => idleShiftOf(pairings.get(baseline)?.pairs ?? []))) ?? 0;
	return comparable.length === 0 ? null : partsOf(baseline, logsOf, {
		zones,
		idleShift,
		estimate
	});
}
function survivorsOf({ byProject }, members, { means }) {
	const observed = meansByCluster(withoutFailures(byProject), members);
	return observed.length === 0 ? null : estimateOf(observed, means.infer(observed), byProject.size);
}
/** A project's value is the mean over its samples; qualities are never mixed, and estimates stand in where none is measured. */
function logRatiosByProject(quantity, baseline, members) {
	const qualities = new Set(members.map(({ analysis }) => ratioTo(analysis, quantity, baseline)?.quality));
	const quality = qualities.has("measured") ? "measured" : qualities.has("estimated") ? "estimated" : "unavailable";
	const byProject = /* @__PURE__ */ new Map();
	for (const [project, samples] of Map.groupBy(members, ({ analysis }) => analysis.project)) {
		const value = mean(samples.flatMap(({ analysis }) => {
			const ratio = ratioTo(analysis, quantity, baseline);
			return ratio?.quality === quality && ratio.estimate !== null ? [Math.log(ratio.estimate)] : [];
		}));
		if (value !== null) byProject.set(project, value);
	}
	return {
		quality,
		byProject
	};
}
const ratioTo = (variant, quantity, baseline) => variant.ratios[quantity].find((ratio) => ratio.baseline === baseline);
/** Null: nobody knows how accurate those that ran are. */
function noneComparable(variants) {
	const passed = variants.filter((variant) => variant.passed);
	if (passed.some(({ metric }) => metric.verdict === "not-settled")) return "not-settled";
	if (passed.length > 0) return passed.some(({ metric }) => metric.verdict !== null) ? "worse" : null;
	return variants.some(({ attempted }) => attempted) ? "worse" : null;
}
/** P-value for a mean that lies `smallest` from 0 on its own side: the same bootstrap with all values moved by it. */
function pBeyond(values, { mean }, smallest, { means }) {
	const reach = Math.log1p(Math.max(smallest, SAME_RATIO));
	if (Math.abs(mean) <= reach) return 1;
	return means.infer(values.map((value) => value - Math.sign(mean) * reach))?.p ?? 1;
}
const isNotMeasured = (ratio) => ratio?.verdict === "not-measured";
function estimateOf(values, inference, pairs) {
	return {
		estimate: Math.exp(inference?.mean ?? mean(values) ?? 0),
		interval: inference && exponentiate(inference.interval95),
		pairs
	};
}
function equivalenceOf({ interval90 }) {
	return {
		interval: exponentiate(interval90),
		equivalent: interval90[0] > -LOG_MARGIN && interval90[1] < LOG_MARGIN
	};
}
function bcaOf(values, { mean }, { means }) {
	const interval = bcaInterval(values, means.drawMeans(values).sort(), mean);
	return interval.some(Number.isNaN) ? null : exponentiate(interval);
}
function checkTests(values, { interval95 }, { signFlip }) {
	const clear = values.map((value) => Math.abs(value) <= 1e-9 ? 0 : value);
	const { pExact, pNormalCorrected } = wilcoxonSignedRank(clear);
	const wilcoxonP = pExact ?? (Number.isNaN(pNormalCorrected) ? null : pNormalCorrected);
	const { p: signFlipP, exact: signFlipExact } = signFlip(clear);
	const differs = excludesOne(exponentiate(interval95));
	const agree = [wilcoxonP ?? 1, signFlipP].every((p) => p <= LEVEL === differs);
	return {
		wilcoxonP,
		signFlipP,
		signFlipExact,
		agree: values.length < 6 ? null : agree
	};
}
const exponential = (value) => value === null ? null : Math.exp(value);
// src/analysis/groups/answer-ranks.ts
/**
* Places of all answers to a project by their ratio to the code without plots, so that answers of different shards compare.
* What failed or is less accurate shares the last place, so that failing cheaply earns nothing; ties share the mean of their
* places. Left out: what could not be attempted, and what passed without a measured ratio or with an accuracy that is not known or not settled.
*/
function rankAnswers(analysed) {
	const answers = analysed.filter(({ analysis }) => analysis.model !== null && analysis.attempted);
	const places = recordOf(COSTS, (quantity) => placesBy(answers, quantity));
	return (members) => recordOf(COSTS, (quantity) => meanRankOf(members, places[quantity]));
}
function placesBy(answers, quantity) {
	const places = /* @__PURE__ */ new Map();
	for (const ofProject of groupsBy(answers, ({ analysis }) => analysis.project)) {
		const ranked = ofProject.flatMap((answer) => {
			const value = placingValue(answer, quantity);
			return value === null ? [] : [{
				answer,
				value
			}];
		});
		if (!ranked.some(({ value }) => Number.isFinite(value))) continue;
		const { ranks } = rankValues(ranked.map(({ value }) => value));
		for (const [i, { answer }] of ranked.entries()) places.set(answer, {
			rank: ranks[i] ?? 0,
			of: ranked.length
		});
	}
	return places;
}
function placingValue({ analysis }, quantity) {
	if (!analysis.passed || analysis.metric.verdict === "worse") return Number.POSITIVE_INFINITY;
	if (analysis.metric.verdict === null || analysis.metric.verdict === "not-settled") return null;
	const ratio = ratioTo(analysis, quantity, "original-headless");
	return ratio?.quality === "measured" ? ratio.estimate : null;
}
function meanRankOf(members, places) {
	const byProject = groupsBy(members, ({ analysis }) => analysis.project).flatMap((samples) => {
		const found = samples.flatMap((sample) => places.get(sample) ?? []);
		const [rank, of] = [mean(found.map((place) => place.rank)), mean(found.map((place) => place.of))];
		return rank === null || of === null ? [] : [{
			rank,
			of
		}];
	});
	const [average, of] = [mean(byProject.map(({ rank }) => rank)), mean(byProject.map((place) => place.of))];
	return average === null || of === null ? null : {
		mean: average,
		of,
		projects: byProject.length
	};
}
// src/analysis/groups/draws.ts
function drawsOfProject(samples) {
	const attempted = samples.filter(({ analysis }) => analysis.attempted);
	const passed = attempted.filter(({ analysis }) => analysis.passed);
	const correct = passed.filter(({ analysis }) => isComparable(analysis));
	return {
		project: samples[0].analysis.project,
		n: attempted.length,
		passed: passed.length,
		correct: correct.length,
		logs: recordOf(COSTS, (quantity) => logsOf(correct, quantity))
	};
}
function logsOf(correct, quantity) {
	const logs = correct.flatMap(({ pairings, inBlocks }) => {
		const { quality, values, blocks } = logRatiosOf(pairings.get("original-headless")?.pairs ?? [], quantity);
		const numbers = blocks.map((block) => inBlocks.blockNumbers.get(block) ?? 0);
		return quality === "measured" && values.length > 0 ? [halve(values, numbers)] : [];
	});
	return logs.length === correct.length ? logs : null;
}
/** By the blocks' numbers, since answers share the author's runs of a block, and not all have every block. */
function halve(values, blocks) {
	const [one = [], other = one] = [0, 1].map((rest) => values.filter((_, i) => (blocks[i] ?? 0) % 2 === rest)).filter((half) => half.length > 0);
	const describe = (half) => ({
		mean: mean(half) ?? 0,
		part: 2 * half.length / (one.length + other.length)
	});
	return [describe(one), describe(other)];
}
/**
* The best is chosen by half of the blocks and read in the others, and the other way round: the least of several readings is
* too low by the luck of its blocks, of equal answers too. Each half counts by its blocks, so that of one answer it is the mean over all.
*/
function meanBest(logs, n, k) {
	const choose = (by, told) => ({
		by: by.mean,
		told: told.part * told.mean
	});
	const one = logs.map(([even, odd]) => choose(even, odd));
	const other = logs.map(([even, odd]) => choose(odd, even));
	return (meanLeast(one, n, k) + meanLeast(other, n, k)) / 2;
}
/** Results of asking k times, for k up to the answers that were drawn; only answers that could be attempted count. */
function drawsOf(members) {
	const projects = groupsBy(members, ({ analysis }) => analysis.project).map(drawsOfProject);
	const clusters = clustersOf(members);
	const most = Math.max(0, ...projects.map(({ n }) => n));
	return Array.from({ length: most }, (_, i) => {
		const k = i + 1;
		const drawn = projects.filter(({ n }) => n >= k);
		const share = (countOf) => mean(drawn.map((project) => 1 - shareWithout(countOf(project), project.n, k))) ?? 0;
		const correct = share((project) => project.correct);
		return {
			k,
			projects: drawn.length,
			pass: share(({ passed }) => passed),
			correct,
			censored: 1 - correct,
			best: recordOf(COSTS, (quantity) => bestOf(drawn, k, quantity, clusters))
		};
	});
}
/**
* Best of k draws on the log scale, as the ratio of the survivors is over observations. A project of which no answer is correct has no
* best: it is censored.
*/
function bestOf(drawn, k, quantity, clusters) {
	const withCorrect = drawn.filter(({ correct }) => correct > 0);
	const bests = withCorrect.flatMap(({ project, n, logs }) => logs[quantity] === null ? [] : [{
		project,
		log: meanBest(logs[quantity], n, k)
	}]);
	const average = mean(meansOf(clusters, bests, ({ log }) => log));
	const unread = withCorrect.length - bests.length;
	const cause = withCorrect.length === 0 ? { kind: "none-correct" } : unread > 0 ? {
		kind: "projects-unread",
		unread
	} : null;
	return {
		ratio: average === null ? null : Math.exp(average),
		projects: bests.length,
		cause
	};
}
// src/analysis/groups/multiplicity.ts
/**
* Corrects for the number of tests: Holm over those that plan.json declares, Benjamini and Hochberg over all others. A
* declared test that could not be made (nothing was measured, too few projects) does not count: what decides that is not
* its result.
*/
function correctForNumber(plan, tests, postHoc) {
	const declaredKeys = new Set(plan.primaryFamily.map(testKey));
	const declared = tests.filter((test) => declaredKeys.has(testKey(test)));
	const others = tests.filter((test) => !declaredKeys.has(testKey(test)));
	return {
		summary: {
			declared: declaredKeys.size,
			tested: declared.length,
			postHoc
		},
		corrections: new Map([...correct(declared, "holm", postHoc === true ? "post-hoc" : "primary"), ...correct(others, "benjamini-hochberg", "exploratory")])
	};
}
const METHODS = {
	holm: "holm",
	"benjamini-hochberg": "bh"
};
function correct(tests, method, family) {
	return [...adjustEach(tests, METHODS[method])].map(([test, adjustedP]) => [test, {
		p: test.p,
		family,
		method,
		tests: tests.length,
		adjustedP
	}]);
}
/**
* Whether the declared tests are those that the records were made under. Null where there are no records, or of a version
* that did not note it.
*/
function isPostHoc(planned, recorded) {
	if ([...recorded].some((hash) => hash !== null && hash !== planned)) return true;
	return recorded.size === 0 || recorded.has(null) ? null : false;
}
// src/analysis/groups/result-cost.ts
/**
* A correct result from every project, over all attempts: each costs its own run and, where that failed, the author's code
* too. Means of seconds or joules belong to the longest projects; the ratio over projects counts each once.
*/
function resultCostOf(members, quantity) {
	const attempts = members.filter(({ analysis }) => analysis.attempted);
	const known = attempts.map((attempt) => attemptCost(attempt, readerOf(quantity), "original-headless")).flatMap((each) => {
		const { cost = null, baseline = null, censored = false } = each ?? {};
		return cost === null || baseline === null ? [] : [{
			cost,
			baseline,
			censored
		}];
	});
	const unread = attempts.length - known.length;
	const isKnown = attempts.length > 0 && unread === 0;
	return {
		attempts: attempts.length,
		correct: attempts.filter(({ analysis }) => isComparable(analysis)).length,
		perResult: isKnown ? mean(known.map(({ cost }) => cost)) : null,
		baseline: isKnown ? mean(known.map(({ baseline }) => baseline)) : null,
		censored: known.filter(({ censored }) => censored).length,
		quality: isKnown ? "measured" : "unavailable",
		cause: attempts.length === 0 ? { kind: "none-attempted" } : unread > 0 ? {
			kind: "attempts-unread",
			unread
		} : null
	};
}
// src/analysis/groups/analyse-groups.ts
/** A group for each mode and model of which the plan holds a variant, in the plan's order. */
function groupsOf(plan, analysed) {
	return plan.models.flatMap(({ id: model }) => plan.options.modes.flatMap((mode) => {
		const members = analysed.filter(({ analysis }) => analysis.model === model && analysis.mode === mode);
		return members.length === 0 ? [] : [{
			mode,
			model,
			members
		}];
	}));
}
/** All ratios come first: a verdict depends on how many others are tested. */
function analyseGroups(plan, members, analysed, { resampling, smallestEffects, postHoc }) {
	const drafts = members.map((group) => {
		const parts = HEADLINE_ORDER.flatMap((baseline) => energyPartsOf(baseline, group.members, resampling) ?? []);
		const outsideOf = (quantity, baseline) => quantity === "energy" ? parts.find((each) => each.baseline === baseline)?.outside ?? [] : [];
		return {
			group,
			parts,
			ratios: QUANTITIES.flatMap((quantity) => HEADLINE_ORDER.map((baseline) => {
				const ratio = ratiosOverProjects(quantity, baseline, group.members, resampling, {
					smallestEffect: smallestEffects[quantity],
					outside: outsideOf(quantity, baseline)
				});
				return {
					...ratio,
					declarable: testOf(group, ratio)
				};
			}))
		};
	});
	const { summary, corrections } = correctForNumber(plan, drafts.flatMap(({ ratios }) => ratios.flatMap(({ declarable }) => declarable ?? [])), postHoc);
	const rankOf = rankAnswers(analysed);
	return {
		groups: drafts.map(({ group, parts, ratios }) => {
			const { mode, model, members } = group;
			const variants = members.map(({ analysis }) => analysis);
			return {
				mode,
				model,
				success: successOf(variants),
				comparable: variants.filter(isComparable).length,
				suspect: variants.filter(({ passed, validity }) => passed && validity?.verdict === "suspect").length,
				metricDifference: metricGain(members, resampling),
				ratios: perQuantity((quantity) => ratios.filter((ratio) => ratio.quantity === quantity).map(({ evidence, facts, declarable }) => {
					const test = (declarable && corrections.get(declarable)) ?? null;
					return {
						...decideVerdict(quantity, {
							...evidence,
							correction: test
						}),
						...facts,
						test
					};
				})),
				energyParts: parts,
				costPerResult: recordOf(COSTS, (quantity) => resultCostOf(members, quantity)),
				draws: drawsOf(members),
				ranks: rankOf(members)
			};
		}),
		family: summary
	};
}
function testOf({ mode, model }, { quantity, evidence: { baseline }, p }) {
	return p === null ? null : {
		mode,
		model,
		quantity,
		baseline,
		p
	};
}
/**
* The metric's gain of each project (positive: the answer is better), median over its samples that ran, whether comparable
* or not, but not of suspect ones; like projects are one observation. Only metrics that are fractions: a difference of 30 in an rmse and one of 0.01 in an accuracy have no median.
*/
function metricGain(members, { means }) {
	const found = [...Map.groupBy(members, ({ inBlocks }) => inBlocks.project)].flatMap(([{ slug, metric }, samples]) => {
		if (metric.scale === "absolute") return [];
		const gain = median(samples.flatMap(({ analysis }) => analysis.passed && analysis.validity?.verdict !== "suspect" && analysis.metric.difference !== null ? [gainOf(analysis.metric.difference, metric)] : []));
		return gain === null ? [] : [{
			project: slug,
			gain,
			tolerance: metric.tolerance
		}];
	});
	const gains = meansOf(clustersOf(members), found, ({ gain }) => gain);
	const inference = means.infer(gains);
	const margin = found.length === 0 ? null : Math.min(...found.map(({ tolerance }) => tolerance));
	const lower = inference?.interval90[0] ?? null;
	return {
		median: median(gains),
		projects: found.length,
		mean: mean(gains),
		lower,
		margin,
		nonInferior: lower === null || margin === null ? null : isNotInferior(lower, margin)
	};
}
// src/analysis/groups/compare-models.ts
/** Models of one mode beside each other; modes with a single model have nothing to compare. */
function compareModels(groups, resampling) {
	return [...Map.groupBy(groups, ({ mode }) => mode)].flatMap(([mode, ofMode]) => {
		if (ofMode.length < 2) return [];
		const shares = ofMode.map(({ model, members }) => ({
			model,
			values: passedShares(members.map(({ analysis }) => analysis))
		}));
		const ratios = COSTS.flatMap((quantity) => HEADLINE_ORDER.flatMap((baseline) => compareRatios(ofMode, quantity, baseline, resampling) ?? []));
		return [{
			mode,
			success: rankModels(shares, likeProjects(ofMode), resampling),
			ratios
		}];
	});
}
/**
* Shards are per model, so that models never share a block: what is ranked is each one's ratio to the baseline, by intention
* to treat, on projects that have it for all models: a model that fails on the projects that cost it most gains nothing by
* it. Null below two such models.
*/
function compareRatios(groups, quantity, baseline, resampling) {
	const models = groups.flatMap(({ model, members }) => {
		const costs = costsByProject(readerOf(quantity), baseline, members);
		return costs.some(({ blocks }) => blocks > 0) ? [{
			model,
			values: new Map(costs.map(({ project, log }) => [project, log]))
		}] : [];
	});
	const clusters = likeProjects(groups);
	const ranked = rankModels(models, clusters, resampling);
	return ranked === null ? null : {
		...ranked,
		quantity,
		baseline,
		pairs: comparePairs(models, clusters, resampling)
	};
}
const likeProjects = (groups) => clustersOf(groups.flatMap(({ members }) => members));
function rankModels(models, clusters, { rankTest }) {
	const projects = completeProjects(models);
	if (models.length < 2 || projects.length < 2) return null;
	const blocks = clusters(projects).map((alike) => models.map(({ values }) => meanOf(alike.map(({ project }) => values.get(project) ?? 0))));
	if (blocks.length < 2) return null;
	return {
		models: models.map(({ model }) => model),
		projects: projects.length,
		...rankTest(blocks)
	};
}
const completeProjects = ([first, ...others]) => [...first?.values.keys() ?? []].flatMap((project) => others.every(({ values }) => values.has(project)) ? [{ project }] : []);
function comparePairs(models, clusters, { signFlip }) {
	const projects = completeProjects(models);
	return withAdjusted(pairsOf(models).map(([a, b]) => {
		const differences = meansOf(clusters, projects, ({ project }) => (b.values.get(project) ?? 0) - (a.values.get(project) ?? 0));
		return {
			a: a.model,
			b: b.model,
			ratio: Math.exp(meanOf(differences)),
			p: signFlip(differences).p
		};
	}), "holm");
}
/** Every pair of groups, on the projects that both could attempt. */
function compareSuccess(groups, { signFlip }) {
	const clusters = likeProjects(groups);
	const shares = groups.map(({ mode, model, members }) => ({
		member: {
			mode,
			model
		},
		values: passedShares(members.map(({ analysis }) => analysis))
	}));
	return withAdjusted(pairsOf(shares).flatMap(([a, b]) => {
		const differences = [...a.values].flatMap(([project, share]) => {
			const other = b.values.get(project);
			return other === void 0 ? [] : [{
				project,
				gain: share - other
			}];
		});
		if (differences.length === 0) return [];
		return [{
			a: a.member,
			b: b.member,
			projects: differences.length,
			betterA: differences.filter(({ gain }) => gain > 0).length,
			betterB: differences.filter(({ gain }) => gain < 0).length,
			p: signFlip(meansOf(clusters, differences, ({ gain }) => gain)).p
		}];
	}), "bh");
}
function withAdjusted(pairs, method) {
	return [...adjustEach(pairs, method)].map(([pair, adjustedP]) => ({
		...pair,
		adjustedP
	}));
}
const pairsOf = (items) => items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b]));
// src/analysis/groups/scope.ts
/** Scope of the numbers: what they were taken from, and so what they can speak of. Null without a run. */
function findScope(plan, analysed, hosts) {
	const ran = analysed.filter(({ inBlocks }) => inBlocks.runs.length > 0);
	const slugs = new Set(ran.map(({ inBlocks }) => inBlocks.project.slug));
	const days = [...new Set(ran.flatMap(({ inBlocks }) => inBlocks.runs.map(({ startedAt }) => startedAt.slice(0, 10))))].sort();
	const [firstDay, lastDay] = [days[0], days.at(-1)];
	if (firstDay === void 0 || lastDay === void 0) return null;
	return {
		projects: slugs.size,
		tasks: countTasks(plan, slugs),
		cpuSeconds: findSizes(ran, slugs.size),
		hosts: new Set(hosts.map(({ name }) => name)).size,
		strata: hosts.length,
		days: days.length,
		firstDay,
		lastDay
	};
}
function countTasks(plan, slugs) {
	const ran = plan.projects.filter(({ slug }) => slugs.has(slug));
	return largestGroups(ran, ({ task }) => task).map((projects) => ({
		task: projects[0].task,
		projects: projects.length
	}));
}
/**
* Least and most that the author's scripts took; a project's own is the median over the blocks of each shard. Null where one was
* not read, or left out: the rest would be told as the range of all.
*/
function findSizes(analysed, projects) {
	const baselines = analysed.filter(({ analysis }) => analysis.mode === "original");
	const seconds = groupsBy(baselines, ({ analysis }) => analysis.project).flatMap((shards) => median(shards.flatMap(({ analysis }) => analysis.summaries.cpu.median ?? [])) ?? []);
	return seconds.length < projects ? null : [Math.min(...seconds), Math.max(...seconds)];
}
// src/analysis/groups/strata.ts
/**
* Whether ratios depend on the host or its state. Each answer's mean log-ratio on each stratum, by least squares on its mode
* and model and on the stratum, with any dependence within a project and among like ones. Empty where there is one stratum only.
*/
function stratumEffects(groups, hosts) {
	if (hosts.length < 2) return [];
	return COSTS.flatMap((quantity) => HEADLINE_ORDER.flatMap((baseline) => effectsOn(groups, hosts, quantity, baseline)));
}
function effectsOn(groups, hosts, quantity, baseline) {
	const answers = groups.flatMap((group, index) => answersOf(group, index, quantity, baseline));
	const found = new Set(answers.map(({ stratum }) => stratum));
	const [reference, ...others] = hosts.filter(({ stratum }) => found.has(stratum));
	if (reference === void 0 || others.length === 0) return [];
	const present = [...new Set(answers.map(({ group }) => group))];
	const clusters = clustersOf(groups.flatMap(({ members }) => members));
	const coefficients = regressByCluster(clusters(answers).flatMap((alike, index) => alike.map(({ group, stratum, logRatio }) => ({
		x: [...present.map((each) => indicator(each === group)), ...others.map((host) => indicator(host.stratum === stratum))],
		y: logRatio,
		cluster: String(index)
	}))));
	return others.map(({ stratum, name }, i) => {
		const own = answers.filter((answer) => answer.stratum === stratum);
		const coefficient = coefficients?.[present.length + i] ?? null;
		const error = coefficient?.error ?? null;
		const projects = new Set(own.map(({ project }) => project)).size;
		return {
			quantity,
			baseline,
			stratum,
			host: name,
			reference: reference.stratum,
			answers: own.length,
			projects,
			effect: coefficient === null ? null : Math.exp(coefficient.estimate),
			interval: error && exponentiate(error.interval),
			p: error?.p ?? null,
			cause: coefficient === null ? "inseparable" : error === null ? "one-project" : null
		};
	});
}
const indicator = (truth) => truth ? 1 : 0;
/** Answers that passed and are as accurate, as for the ratios themselves. */
function answersOf({ members }, group, quantity, baseline) {
	return members.flatMap(({ analysis, pairings }) => {
		if (!isComparable(analysis)) return [];
		return [...Map.groupBy(pairings.get(baseline)?.pairs ?? [], ({ run }) => run.stratum)].flatMap(([stratum, pairs]) => {
			const { quality, values } = logRatiosOf(pairs, quantity);
			if (quality !== "measured" || values.length === 0) return [];
			return [{
				group,
				project: analysis.project,
				stratum,
				logRatio: meanOf(values)
			}];
		});
	});
}
// src/analysis/observations/model-use.ts
/** What each model of the plan was asked and gave. */
function summariseModelUse(plan, provenances) {
	const ofModel = Map.groupBy(provenances, ({ model }) => model);
	return plan.models.map(({ id, model }) => {
		const own = ofModel.get(id) ?? [];
		return {
			model: id,
			answeredAs: [...new Set(own.flatMap(({ returnedModel }) => returnedModel ?? []))].sort().filter((name) => name !== model),
			recorded: own.some(({ origin }) => origin === "recorded"),
			answers: own.length,
			usable: own.filter(({ status }) => status === "ok").length,
			inputTokens: sumKnown(own.map(({ tokens }) => tokens?.input ?? null)),
			outputTokens: sumKnown(own.map(({ tokens }) => tokens?.output ?? null)),
			usd: sumKnown(own.map(({ cost }) => cost?.usd ?? null)),
			usdReason: own.flatMap(({ costReason }) => costReason ?? [])[0] ?? null
		};
	});
}
// src/analysis/sensitivity.ts
/**
* Ratios under the plan's other settings, beside those of the results over the same answers and projects. Accuracy is that of
* the results; nothing of this enters a verdict.
*/
function analyseSensitivity(campaign, groups, estimate) {
	return campaign.plan.options.sensitivity.flatMap((setting) => {
		const under = listUnder(campaign, setting);
		return groups.flatMap((group) => QUANTITIES.flatMap((quantity) => HEADLINE_ORDER.flatMap((baseline) => {
			const found = compareSetting(group, under, {
				quantity,
				baseline,
				estimate
			});
			const { mode, model } = group;
			return found === null ? [] : [{
				setting,
				mode,
				model,
				quantity,
				baseline,
				...found
			}];
		})));
	});
}
/** Each variant in the blocks of that setting, as if these were the plan's measured ones. */
function listUnder({ plan, collected, provenances }, setting) {
	const blocks = plan.blocks.flatMap((block) => block.setting === setting ? [{
		...block,
		purpose: "measured"
	}] : []);
	const all = listVariantsInBlocks({
		...plan,
		blocks
	}, {
		...collected,
		measured: collected.sensitivity
	}, provenances);
	return new Map(all.filter(({ counts }) => counts).map((inBlocks) => [placeOf(inBlocks), inBlocks]));
}
const placeOf = ({ variant, blockModel }) => JSON.stringify([variant.id, blockModel]);
function compareSetting({ members }, under, { quantity, baseline, estimate }) {
	const answers = members.flatMap(({ analysis, inBlocks }) => {
		const usual = ratioTo(analysis, quantity, baseline);
		const other = under.get(placeOf(inBlocks));
		if (!isComparable(analysis) || usual?.quality !== "measured" || usual.estimate === null) return [];
		const { pairs } = pairRuns(other?.beside.get(baseline) ?? [], other?.baselines.get(baseline)?.runs ?? []);
		const { quality, values } = logRatiosOf(pairs, quantity);
		const log = quality === "measured" ? mean(values) : null;
		return log === null ? [] : [{
			project: analysis.project,
			under: log,
			usual: Math.log(usual.estimate)
		}];
	});
	const clusters = clustersOf(members);
	const over = (read) => {
		const found = estimate(meansOf(clusters, answers, read));
		return found && {
			estimate: found.estimate,
			interval: found.interval
		};
	};
	const [there, usual, change] = [
		over((answer) => answer.under),
		over((answer) => answer.usual),
		over((answer) => answer.under - answer.usual)
	];
	return there === null || usual === null || change === null ? null : {
		projects: new Set(answers.map(({ project }) => project)).size,
		under: there,
		usual,
		change
	};
}
// src/analysis/validity/find-suspects.ts
/** Findings that a reader has to know first: which answers are suspect, and of how many that could not be said. */
function findSuspects(variants) {
	const judged = variants.flatMap((each) => {
		const validity = toldValidity(each);
		return validity === null ? [] : [{
			id: each.id,
			passed: each.passed,
			...validity
		}];
	});
	return [...listSuspects(judged), ...countUnprobed(judged)];
}
function listSuspects(judged) {
	const suspects = judged.flatMap(({ id, verdict }) => verdict === "suspect" ? [id] : []);
	if (suspects.length === 0) return [];
	const probed = judged.filter(({ verdict }) => verdict !== "not-probed").length;
	return [{
		kind: "suspect-answers",
		severity: "warning",
		subject: null,
		numbers: {
			suspect: suspects.length,
			probed
		},
		evidence: suspects
	}, ...suspects.map((id) => ({
		kind: "suspect-answer",
		severity: "warning",
		subject: id,
		numbers: {},
		evidence: [id]
	}))];
}
/** Finding on answers that passed and were not probed; one that failed has a line of its own. */
function countUnprobed(judged) {
	const unprobed = judged.filter(({ passed, verdict }) => passed && verdict === "not-probed");
	if (unprobed.length === 0) return [];
	return [{
		kind: "unprobed-answers",
		severity: "note",
		subject: null,
		numbers: {
			unprobed: unprobed.length,
			judged: judged.length
		},
		reasons: groupsBy(unprobed, ({ reason }) => reason).flatMap((own) => own[0].reason ? [{
			reason: own[0].reason,
			answers: own.length
		}] : []),
		evidence: unprobed.map(({ id }) => id)
	}];
}
// src/analysis/analyse-campaign.ts
/** Everything that can be said of a campaign. Pure: the same input gives the same analysis. */
function analyseCampaign(input) {
	const { plan, collected, provenances, toolVersion, createdAt, tornLines = 0 } = input;
	const estimate = createRatioEstimator(plan.options.seed);
	const estimateFinely = createRatioEstimator(plan.options.seed, FINE_RESAMPLES);
	const { variants: all, smallestEffects } = analyseVariants(plan, collected, provenances, estimate);
	const runs = all.flatMap(({ inBlocks }) => inBlocks.runs);
	const tried = all.filter(({ inBlocks }) => inBlocks.counts);
	const rounds = {
		planned: plan.options.repairs,
		shown: Math.min(input.iteration ?? Infinity, plan.options.repairs)
	};
	const analysed = chooseStanding(tried, rounds.shown);
	const standing = new Set(analysed);
	const variants = analysed.map(({ analysis }) => analysis);
	const shown = all.map((each) => ({
		...each.analysis,
		counts: standing.has(each)
	}));
	const code = input.code === void 0 ? null : analyseCode(plan, input.code, variants, estimate, provenances);
	const failures = analyseFailures({
		analysed,
		tried
	}, code, provenances);
	const resampling = createResampling(plan.options.seed, FINE_RESAMPLES);
	const postHoc = isPostHoc(hashPrimaryFamily(plan.primaryFamily), collected.families);
	const members = groupsOf(plan, analysed);
	const { groups, family } = analyseGroups(plan, members, analysed, {
		resampling,
		smallestEffects,
		postHoc
	});
	const strata = stratumEffects(members, collected.hosts);
	const scope = findScope(plan, analysed, collected.hosts);
	const phases = analysePhases(members, collected.profiles, estimateFinely);
	const diagnostics = diagnose(plan, analysed, groups, {
		estimate: estimateFinely,
		smallestEffects
	});
	const energyQuality = bestEnergyQuality(runs);
	const totals = countRuns(plan, runs);
	return {
		schemaVersion: 6,
		campaign: plan.campaign,
		toolVersion,
		createdAt,
		seed: plan.options.seed,
		headline: chooseHeadline(groups, analysed, energyQuality, provenances.values(), scope),
		leading: chooseLeadingQuantity(energyQuality === "measured"),
		energyQuality,
		energyLeftOut: listLeftOut(runs),
		energySources: listSources(runs),
		energyMeters: [...collected.meters].sort(),
		runs: totals,
		hosts: [...collected.hosts],
		sandboxes: TIERS.filter((tier) => collected.sandboxes.has(tier)),
		startedAt: collected.startedAt,
		scope,
		primaryFamily: family,
		groups,
		models: compareModels(members, resampling),
		successPairs: compareSuccess(members, resampling),
		strata,
		rounds,
		variants: shown,
		failures,
		phases,
		diagnostics,
		sensitivity: analyseSensitivity({
			plan,
			collected,
			provenances
		}, members, estimateFinely),
		readings: collected.readings,
		modelUse: summariseModelUse(plan, provenances.values()),
		feedback: analyseFeedback(tried, plan.options),
		breakEven: analyseBreakEven(analysed, provenances),
		code,
		findings: [
			...findTornLines(tornLines),
			...findSuspects(shown),
			...findFaults(collected, analysed, {
				family,
				strata,
				provenances,
				runs,
				totals
			}),
			...findLeftOut(failures),
			...findDisturbances(diagnostics)
		]
	};
}
const countRuns = (plan, runs) => ({
	planned: measuredBlocks(plan).reduce((sum, { order }) => sum + order.length, 0),
	recorded: runs.length,
	ok: runs.filter(({ status }) => status === "ok").length
});
const findTornLines = (lines) => lines === 0 ? [] : [{
	kind: "torn-lines",
	severity: "note",
	subject: null,
	numbers: { lines },
	evidence: []
}];
/** Meters and zones whose joules count. */
const listSources = (runs) => [...new Set(runs.flatMap(({ readings: { energy } }) => energy.quality === "measured" ? energy.source ?? [] : []))].sort();
const listLeftOut = (runs) => [...new Set(runs.flatMap(({ readings }) => leftOutAs(readings.energy) ?? []))].sort();
/** The best there is; a finding tells how many runs have less. */
function bestEnergyQuality(runs) {
	const found = new Set(runs.map(({ readings }) => readings.energy.quality));
	return found.has("measured") ? "measured" : found.has("estimated") ? "estimated" : "unavailable";
}
// src/analysis/code/describe-code.ts
/** Longer programs are left out: what a model writes has a hundredth of this, and a parser must not be kept busy. */
const SOURCE_BYTES = 262144;
/**
* What Python's parser says of each program, by its key. Nothing is executed. A program that brings the parser down, or
* keeps it busy beyond its limits, is at fault itself, and the others are described without it.
*/
async function describeCode(programs, env, python) {
	const short = new Map([...programs].filter(([, source]) => source.byteLength <= SOURCE_BYTES));
	const readings = await readPythonSource(short, {
		type: "structure",
		answer: codeDescription
	}, python, env);
	return new Map([...programs.keys()].map((key) => {
		const reading = readings.get(key);
		if (reading === void 0) return [key, withFault(`longer than ${SOURCE_BYTES / 1024} KiB`)];
		return [key, reading.kind === "answered" ? reading.answer : withFault(reading.fault)];
	}));
}
const withFault = (fault) => ({
	counts: null,
	structure: null,
	fault
});
// src/analysis/code/read-code.ts
/** The code of a campaign, the author's and the models', described by Python's parser in one go. Nothing is executed. */
async function readCampaignCode(campaign, plan, readAuthor, { env, logger }) {
	const authors = /* @__PURE__ */ new Map();
	for (const project of plan.projects) authors.set(project.slug, await readAuthor(project));
	const scripts = await readScripts(campaign, plan.variants);
	const programs = /* @__PURE__ */ new Map();
	const sources = [...authors.values()].flatMap((author) => "gap" in author ? [] : [author.source]);
	for (const source of [...sources, ...scripts.values()]) programs.set(sha256Hex(source), source);
	logger.status(`describing ${programs.size} programs`);
	const descriptions = await describeCode(programs, env);
	const toScript = (source) => {
		const description = descriptions.get(sha256Hex(source));
		if (description === void 0) throw new Error("a program was not described");
		return {
			text: Buffer.from(source).toString("utf8"),
			bytes: source.byteLength,
			description
		};
	};
	const toAuthor = (author) => {
		if ("gap" in author) return author;
		const script = toScript(author.source);
		const packages = script.description.structure?.packages ?? [];
		return {
			...script,
			licence: author.licence,
			ownModules: packages.filter((name) => name.startsWith(".") || author.modules.has(name))
		};
	};
	return {
		authors: new Map([...authors].map(([slug, author]) => [slug, toAuthor(author)])),
		scripts: new Map([...scripts].map(([id, source]) => [id, toScript(source)]))
	};
}
/** Unified diffs from the author's file to each model's script. Reports show those whose licence allows it. */
async function writePatches(campaign, plan, { authors, scripts }) {
	for (const { id, project } of plan.variants) {
		const [author, script] = [authors.get(project), scripts.get(id)];
		const difference = author === void 0 || "gap" in author || script === void 0 ? null : differ(id, author.text, script.text);
		await writePatch(campaign, id, difference?.patch ?? null);
	}
}
// src/dataset/import/author-entry.ts
/**
* Reads the author's entry file where the dataset still has it as it was planned: a comparison with other code would mislead.
* The path is the dataset's own, since a plan that was edited may name any file.
*/
async function readAuthorEntry(dataset, planned, sources) {
	let licence = planned.licence;
	try {
		const { sourceFolder, manifest } = await loadProject(dataset, planned.slug, sources);
		licence = manifest.licence?.spdx ?? null;
		if (await hashTree(sourceFolder) !== planned.sourceHash) return {
			licence,
			gap: { kind: "source-changed" }
		};
		if (normalize(manifest.entry) !== normalize(planned.entry)) return {
			licence,
			gap: { kind: "entry-changed" }
		};
		const source = await readBelow(sourceFolder, manifest.entry);
		if (source === null) return {
			licence,
			gap: { kind: "source-changed" }
		};
		return {
			licence,
			source,
			modules: await listModules(sourceFolder, dirname(manifest.entry))
		};
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return {
			licence,
			gap: {
				kind: "unreadable",
				detail: errorMessage(error)
			}
		};
	}
}
async function listModules(sourceFolder, folder) {
	const modules = (await listBelow(sourceFolder, folder) ?? []).filter(({ name, kind }) => kind === "folder" || name.endsWith(".py"));
	return new Set(modules.map(({ name }) => parse(name).name));
}
// src/report/campaign/analysis-text.ts
/** Text for a terminal of so many columns: what was found, where it comes from, and what to know before believing it. */
function renderAnalysis(analysis, width) {
	const chapters = [composePhases(analysis.phases), composeCode(analysis.code)].filter((chapter) => chapter !== null);
	const findings = analysis.findings.map((finding) => `  ${plainText(formatFinding(finding, analysis))}`);
	return [
		wrapText(formatHeadline(analysis).join("\n"), width),
		...chapters.map(({ tables, ...chapter }) => {
			const open = {
				...chapter,
				tables: tables.filter(({ folded }) => !folded)
			};
			return `${chapter.title}\n${renderTerminal(open, width, true).trimEnd()}`;
		}),
		...findings.length === 0 ? [] : [wrapText(["What to know before believing it", ...findings].join("\n"), width)]
	].join("\n\n");
}
// src/commands/analyse.ts
/** Reads a campaign's plan, records, provenance and the logs of what failed, and writes its `analysis.json`. */
async function analyse({ campaign, dataset, iteration }, context) {
	const { logger } = context;
	const { plan, provenances } = await readCampaignAnswers(campaign);
	const here = hereOnly(context.env);
	const readAuthor = (project) => readAuthorEntry(dataset ?? "", project, here);
	const [code, { collected, torn }] = await Promise.all([dataset === void 0 ? void 0 : readCampaignCode(campaign, plan, readAuthor, context), readCampaignRuns(campaign, plan)]);
	if (collected.startedAt === null) logger.warn(`${campaign} has no records of this plan yet: run greenml benchmark.`);
	const found = analyseCampaign({
		plan,
		collected,
		provenances,
		code,
		iteration,
		toolVersion: TOOL_VERSION,
		createdAt: (/* @__PURE__ */ new Date()).toISOString(),
		tornLines: torn
	});
	const logs = [];
	for (const log of found.failures.logs) logs.push({
		...log,
		end: await readLogEnd(campaign, log)
	});
	const result = {
		...found,
		failures: {
			...found.failures,
			logs
		}
	};
	const path = await writeAnalysis(campaign, result);
	if (code !== void 0) await writePatches(campaign, plan, code);
	logger.info(`Analysed ${result.runs.recorded} of ${result.runs.planned} measured runs: ${path}`);
	return {
		analysis: result,
		headline: formatHeadline(result),
		scripts: formatScripts(result),
		summary: (width) => renderAnalysis(result, width)
	};
}
export { analyse as t };
