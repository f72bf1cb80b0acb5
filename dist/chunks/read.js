import { $t as literal, G as LARGEST_METRIC, Jt as boolean, Q as baselineMode, V as ARMS, Wt as _enum, Xt as discriminatedUnion, Z as arm, Zt as int, an as record, at as label, dt as sha256, et as compoundId, fr as lastLines, ft as share, gt as text, ht as slug, ln as tuple, lt as quality, mt as shim, on as strictObject, ot as mode, q as LONGEST_TEXT, qt as array, sn as string, st as modelId, tn as number, tt as count, ut as relativePath, vt as usualShim, yt as withoutTrace, z as FLOP_METERS } from "./inputs.js";
import { J as sandboxedExecution, Y as seconds, Zt as assetPath, _ as runCommand, at as energyReason, et as executionReason, i as OWN_PYTHON, ot as doubt, tt as flopsReason } from "./base.js";
import { n as setting } from "./setting.js";
import { i as versioned, r as mapFields, t as isFields } from "./versioned.js";
// src/schema/dataset/metric-rule.ts
/** Longer than any that reads a number, short enough to be taken in at once. */
const LONGEST_PATTERN = 1e3;
/** Told without matching anything: nesting alone can keep an expression at work for hours, even on no text at all. */
function hasGroup(pattern) {
	if (pattern.length > LONGEST_PATTERN || !isExpression(pattern)) return false;
	const structure = pattern.replaceAll(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]?/g, "_");
	return /\((?!\?)|\(\?<(?![=!])/.test(structure);
}
function isExpression(pattern) {
	try {
		return new RegExp(pattern) instanceof RegExp;
	} catch {
		return false;
	}
}
/** accuracy, f1, r2, rmse, auc … */
const metricName = string().regex(/^[a-z][a-z0-9_]{0,299}$/, "a name of small letters, digits and _, as f1 or roc_auc");
/** How the quality of a script's result is read from what it prints. */
const metricRule = strictObject({
	name: metricName,
	direction: _enum(["higher", "lower"]),
	/** How the author's script prints it; `percent` is divided by 100. */
	scale: _enum([
		"fraction",
		"percent",
		"absolute"
	]),
	/** Valid values after scaling; a value outside is `invalid-metric`. */
	range: tuple([number(), number()]).refine(([low, high]) => low < high, "the lower end first").optional(),
	/** JavaScript regular expression with one group; its last match in the standard output counts, else in what the author's script
	* logs to standard error. */
	pattern: text.refine(hasGroup, "a JavaScript regular expression with one group, of 1000 characters at most").optional(),
	/**
	* Python expression over the names that the author's script leaves behind, evaluated after it by a hook: for a script that
	* prints several numbers or none. Its value is the metric of the two baselines; answers print their own line.
	*/
	expression: string().min(1).max(1e3).optional(),
	/** Absolute: how far a variant may fall behind its baseline and still count as equal. */
	tolerance: number().min(0).default(.01)
});
// src/schema/generation/variant-id.ts
function composeVariantId({ project, mode, model, ...tried }) {
	return model === null ? `${project}/${mode}` : `${project}/${mode}/${model}/${composeTry(tried)}`;
}
const ARM_LETTERS = {
	control: "c",
	feedback: "f"
};
/** `s1/i0`, `s1/i2` for its second repair, `s1/c2` for the fresh answer beside that, `s1/f3` for the one that feedback asks for. */
const composeTry = ({ sample, iteration, arm: kind }) => `s${sample}/${kind === void 0 ? "i" : ARM_LETTERS[kind]}${iteration}`;
/** Whether an answer is one that feedback asked for, by its id. */
const isLeaner = (id) => new RegExp(`/${ARM_LETTERS.feedback}\\d+$`).test(id);
/** Whether a text is these words with `/` between: each is looked for in its place, since a campaign has a hundred thousand records. */
function isJoined(text, words) {
	let place = -1;
	for (const word of words) {
		if (place >= 0 && text.charAt(place) !== "/" || !text.startsWith(word, place + 1)) return false;
		place += 1 + word.length;
	}
	return place === text.length;
}
/**
* Refuses what tells of one variant by its id and of another by its parts: one reader takes the first, another the second.
* Parts that are none are left to the schema.
*/
function refuseForeignParts(fields, context) {
	const { variant, project, mode, model = null, sample = null, iteration = null, arm: kind } = fields;
	if (typeof variant !== "string" || typeof project !== "string" || typeof mode !== "string") return;
	if (!isCount(sample, 1) || !isCount(iteration, 0) || !(kind === void 0 || isArm(kind))) return;
	if (typeof model === "string" ? isJoined(variant, [
		project,
		mode,
		model,
		composeTry({
			sample,
			iteration,
			arm: kind
		})
	]) : isJoined(variant, [project, mode]) && (sample ?? iteration ?? kind ?? null) === null) return;
	context.addIssue({
		code: "custom",
		path: ["variant"],
		message: `'${variant}' is not made of its own parts`
	});
}
const isCount = (value, least) => value === null || Number.isSafeInteger(value) && Number(value) >= least;
const isArm = (value) => ARMS.some((each) => each === value);
// src/schema/migrations/record-versions.ts
/** Version 1 had fields that came later and could be missing, some words of its own, and texts of any length. */
function recordFromVersion1(old) {
	const { metric, phaseCpuSeconds, probe = null } = old;
	return {
		primaryFamilyHash: null,
		split: null,
		...old,
		errorType: cut(old.errorType, 80),
		errorMessage: cut(old.errorMessage),
		tracebackTail: cut(old.tracebackTail, 2e3),
		reasons: migrateReasons(old.reasons),
		shim: usualShim(String(old.mode)),
		failureClass: failureClassFromVersion1(old),
		metric: isFields(metric) ? {
			hookSeconds: null,
			...metric
		} : metric,
		phaseCpuSeconds: isFields(phaseCpuSeconds) ? renamePhases(phaseCpuSeconds) : phaseCpuSeconds,
		energy: mapFields(old.energy, migrateReading),
		carbon: migrateCarbon(old.carbon),
		idle: mapFields(old.idle, renameMeter),
		flops: mapFields(old.flops, migrateFlops),
		probe: isFields(probe) ? {
			watched: true,
			libraryData: null,
			...probe,
			perturbation: renamePerturbation(probe.perturbation)
		} : probe
	};
}
/** Version 2 kept of a run's predictions their score alone. */
const recordFromVersion2 = (old) => ({
	...old,
	split: isFields(old.split) ? {
		...old.split,
		withoutGroup: []
	} : old.split
});
/** Failure classes by the names that version 1 had for what is called otherwise now; null: the status says as much. */
const CLASSES_OF_VERSION_1 = new Map([
	...[
		["file-not-found", "data-path"],
		["other-exception", "runtime"],
		["time", "timeout"]
	],
	...[
		["processes", "limit"],
		["output", "limit"],
		["disk", "limit"]
	],
	...[["environment-failed", "environment"], ["sandbox-failed", "sandbox"]],
	...[["metric", null], ["missing-variant", null]]
]);
function failureClassFromVersion1({ failureClass, errorType }) {
	if (typeof failureClass !== "string") return failureClass;
	const name = failureClass.replaceAll(" ", "-");
	if (name === "schema-or-name") return errorType === "KeyError" ? "data-schema" : "runtime";
	const renamed = CLASSES_OF_VERSION_1.get(name);
	return renamed === void 0 ? name : renamed;
}
/** A text of a version that bounded none. */
const cut = (text, most = LONGEST_TEXT) => typeof text === "string" ? text.slice(0, most) : text;
/** Reasons by the field that they speak of. */
const migrateReasons = (reasons) => isFields(reasons) ? Object.fromEntries(Object.entries(reasons).map(([name, reason]) => [name, reported(reason)])) : reasons;
const migrateFlops = (reading) => ({
	...renameMeter(reading),
	reason: reported(reading.reason)
});
const renamePhases = ({ rest: other, ...phases }) => ({
	...phases,
	other
});
const PERTURBATIONS_OF_VERSION_1 = /* @__PURE__ */ new Map([["redrawn-labels", "label-randomisation"], ["renamed-data", "hidden-data"]]);
/** A perturbation as version 1 of plans and records called it. */
const renamePerturbation = (name) => PERTURBATIONS_OF_VERSION_1.get(name) ?? name;
/** What version 1 had in words of its own, which nothing reads back. */
const reported = (detail) => typeof detail === "string" ? {
	kind: "reported",
	detail: cut(detail)
} : detail;
/** A doubt of version 1 was a reason that began with a word. */
function separateDoubt(reading) {
	const { reason } = reading;
	if (typeof reason !== "string" || !reason.startsWith("doubtful: ")) return {
		...reading,
		doubts: []
	};
	const detail = reason.replaceAll("doubtful: ", "");
	return {
		...reading,
		...reading.joules === null ? { doubts: [] } : {
			reason: null,
			doubts: [reported(detail)]
		}
	};
}
const METERS_OF_VERSION_1 = /* @__PURE__ */ new Map([
	["linear model, own watts", "linear-own-watts"],
	["linear per-vCPU model", "linear-per-vcpu"],
	["torch.utils.flop_counter", "torch-flop-counter"]
]);
/** Idle power and counts of operations named their meters as readings of energy did. */
const renameMeter = (reading) => ({
	...reading,
	meter: METERS_OF_VERSION_1.get(reading.meter) ?? reading.meter
});
/** A reading of energy, of whatever run. */
const migrateReading = (reading) => reportReason(renameMeter(separateDoubt(reading)));
/** The reason of a reading of energy or carbon. */
const reportReason = (reading) => ({
	...reading,
	reason: reported(reading.reason)
});
const migrateCarbon = (carbon) => isFields(carbon) ? reportReason(carbon) : carbon;
// src/schema/measurement/record.ts
const STATUSES = [
	"ok",
	"failed",
	"timeout",
	"out-of-memory",
	"no-metric",
	"invalid-metric",
	"environment-failed",
	"sandbox-failed",
	"missing-variant",
	"interrupted"
];
const status = _enum(STATUSES);
const OUR_FAILURES = [
	"environment-failed",
	"sandbox-failed",
	"interrupted"
];
/** Whether a run is lost to the harness, and tells nothing of the script: alone it leaves a variant unattempted. */
const isLost = ({ status }) => OUR_FAILURES.includes(status);
/** Of a run that could not be made: nothing started, and nothing was measured. */
const WITHOUT_RUN = ["environment-failed", "missing-variant"];
const metricValue = number().min(-LARGEST_METRIC).max(LARGEST_METRIC).overwrite(withoutTrace);
const metricReading = strictObject({
	name: metricName,
	/** Value as printed. */
	value: metricValue,
	/** Value after scaling to the metric's own unit (percent to fraction). */
	normalised: metricValue,
	/** CPU seconds that the manifest's expression took; they are in the run's own. Null: the script printed the metric. */
	hookSeconds: seconds.nullable()
});
/** Phases that the CPU seconds of a Python script go to; the first holds the interpreter's own start too. */
const PHASES = [
	"import",
	"data",
	"fit",
	"predict",
	"plot",
	"other"
];
const phase = _enum(PHASES);
/** CPU seconds of a profiling run by phase; they sum to its user and system seconds. */
const phaseSeconds = record(phase, seconds);
/** Kinds of operations; the two are never compared: retired by the processor, or summed over operators' shape formulas. */
const FLOP_KINDS = ["hardware-retired", "theoretical-operator"];
/** Floating-point operations of one counting run. */
const flopsReading = strictObject({
	kind: _enum(FLOP_KINDS),
	/** Operations; a fused multiply-add is two. */
	count: number().nonnegative().max(1e30).nullable(),
	meter: _enum(FLOP_METERS),
	quality: _enum(["measured", "unavailable"]),
	/** Share of the run during which each event was counted, 0–1; below 1 the count is scaled up. Null: does not apply. */
	counted: share.nullable(),
	reason: flopsReason.nullable()
});
const purpose = _enum([
	"warmup",
	"measured",
	"profile",
	"sensitivity",
	"flops",
	"probe"
]);
/** What a validity probe does to the project's data before the script runs. */
const PERTURBATIONS = [
	"label-randomisation",
	"subsample",
	"hidden-data",
	"label-exchange"
];
const perturbation = _enum(PERTURBATIONS);
/**
* Changes that tell something of a project's scripts. Where predictions are scored one is enough: what is learned from labels that
* are exchanged for one another is as good, and wrong by the true labels, which decide.
*/
const perturbationsOf = (scoring) => PERTURBATIONS.filter((each) => each === "label-exchange" === (scoring === "predictions"));
/**
* What a script was seen to do in a probe, or in a measured run that was watched alike. What stands above `trainedRows` is
* seen from outside; the rest is noted in the script's own process, which could forge it. A null stands where nothing could
* be seen: not Python, no known library, or a run that was not watched.
*/
const probeReading = strictObject({
	/** Null: the data was the project's own. */
	perturbation: perturbation.nullable(),
	/** The shim that notes what a script does stood in its process. */
	watched: boolean(),
	/** Classes that labels were drawn from or exchanged in; null: numbers were changed, or labels left as they are. */
	classes: count.nullable(),
	/** Rows of the declared tables as the script found them. */
	rows: count.nullable(),
	/** The manifest's data files that it read, under whatever name. */
	dataOpened: array(relativePath).nullable(),
	/** Rows of the largest fit. */
	trainedRows: count.nullable(),
	/** Share of those that equal another of them; 0–1. */
	duplicateRows: share.nullable(),
	/** Rows behind the metric that it printed, or else of its predictions; where those were scored, the rows that they are of. */
	testedRows: count.nullable(),
	/** Share of the tested rows that equal one that their model was fitted on; 0–1. */
	testedOnTraining: share.nullable(),
	/** The most passes over the training data that any model made: iterations or trees; and that model's class. */
	passes: count.nullable(),
	model: label.nullable(),
	/** Functions that gave it data sets which come with a library. */
	libraryData: array(label).max(20).nullable()
});
/** Split of a run that was scored by its predictions. */
const splitReading = strictObject({
	/** Rows that were predicted for. */
	testRows: count,
	/** Hash of the rows' places in the table, in their order: runs that agree were judged by the same rows. */
	hash: sha256,
	/** Cost of reading and splitting data, and of the hook that tells the author's predictions; null: not known. */
	loading: strictObject({
		cpuSeconds: seconds,
		wallSeconds: seconds
	}).nullable(),
	/**
	* The metric without each of these many groups of test rows in turn, the same groups wherever the hash is the same:
	* what the jackknife makes the sampling error of a difference from. Empty: not known.
	*/
	withoutGroup: array(metricValue).max(40)
});
const recordLine = strictObject({
	...sandboxedExecution.shape,
	schemaVersion: literal(5),
	/** hash(variant, shim, block, purpose, attempt) */
	id: compoundId,
	project: slug.nullable(),
	mode: mode.nullable(),
	model: modelId.nullable(),
	variant: compoundId,
	shim,
	sample: int().positive().nullable(),
	iteration: count.nullable(),
	arm: arm.exactOptional(),
	block: compoundId,
	orderIndex: count,
	purpose,
	/** Of a `sensitivity` run what was other than usual. */
	setting: setting.exactOptional(),
	attempt: int().positive(),
	status,
	metric: metricReading.nullable(),
	/** Null: the metric is what the script printed, or left behind. */
	split: splitReading.nullable(),
	/** Seconds by phase of a `profile` run. */
	phaseCpuSeconds: phaseSeconds.nullable(),
	/** Operations of a `flops` run. */
	flops: array(flopsReading),
	/** Reading of a run that was watched, or made on changed data. */
	probe: probeReading.nullable(),
	variantHash: sha256.nullable(),
	sourceHash: sha256.nullable(),
	lockHash: sha256.nullable(),
	/** Hash of the tests that plan.json declared when this run was made. */
	primaryFamilyHash: sha256.nullable(),
	environment: label.nullable()
});
/** One execution of one variant: one JSON line in `<campaign>/records/*.jsonl`. */
const runRecord = versioned(5, recordLine, {
	1: recordFromVersion1,
	2: recordFromVersion2
}, refuseForeignParts);
// src/schema/analysis/accuracy-verdict.ts
/**
* Whether a variant predicts as well as the author's code. `as-good`: shown to fall behind by the tolerance at most. `worse`:
* shown to fall behind by more, or its metric does not come from the data. `not-settled`: neither is shown.
*/
const accuracyVerdict = _enum([
	"as-good",
	"worse",
	"not-settled"
]);
/** Ratios speak of answers that passed and are as accurate as the author's code. */
const isComparable = ({ passed, metric }) => passed && metric.verdict === "as-good";
// src/schema/analysis/ratio.ts
const QUANTITIES = [
	"energy",
	"cpu",
	"wall",
	"memory"
];
const quantity = _enum(QUANTITIES);
/** Verdicts that say what an interval says; the others say why nothing can be said. */
const JUDGED_VERDICTS = [
	"less",
	"more",
	"equivalent",
	"inconclusive"
];
const VERDICTS = [
	...JUDGED_VERDICTS,
	"not-comparable",
	"not-measured",
	"too-few-runs",
	"too-few-projects"
];
const verdict = _enum(VERDICTS);
const isJudged = (found) => JUDGED_VERDICTS.some((each) => each === found);
/** Whether a verdict is that there is a difference. */
const isDifference = (found) => found === "less" || found === "more";
const interval = tuple([number(), number()]);
/** A ratio this near to 1 is 1: no meter resolves a part in 10⁹, and equal runs leave an interval without width. */
const SAME_RATIO = 1e-9;
/**
* Side of 1 on which an interval of a ratio lies, beyond `smallest`, a share: 0.02 leaves out ×1/1.02 to ×1.02. Null: it
* reaches into that.
*/
function sideOfOne([low, high], smallest = 0) {
	const least = 1 + Math.max(smallest, SAME_RATIO);
	return high < 1 / least ? "less" : low > least ? "more" : null;
}
/** Whether an interval of a ratio leaves out 1: a difference. */
const excludesOne = (ends) => sideOfOne(ends) !== null;
/** A p-value after correction for the tests of its family. */
const correctedShape = {
	family: _enum([
		"primary",
		"post-hoc",
		"exploratory"
	]),
	method: _enum(["holm", "benjamini-hochberg"]),
	/** Tests of that family that could be made. */
	tests: int().positive(),
	adjustedP: share
};
/** Why a run has no number of a quantity that may enter a ratio. */
const missingReading = discriminatedUnion("kind", [
	strictObject({ kind: literal("not-recorded") }),
	strictObject({ kind: literal("too-small") }),
	strictObject({ kind: literal("contaminated") }),
	strictObject({
		kind: literal("doubtful"),
		doubts: array(doubt)
	}),
	strictObject({
		kind: literal("energy"),
		reason: energyReason
	}),
	strictObject({
		kind: literal("execution"),
		reason: executionReason
	})
]);
/** Why a verdict is not what its interval says, or what speaks against it. */
const cause = discriminatedUnion("kind", [
	strictObject({ kind: literal("suspect") }),
	strictObject({
		kind: literal("estimated"),
		quantity
	}),
	strictObject({ kind: literal("across-meters") }),
	strictObject({
		kind: literal("missing"),
		quantity,
		/** The quantity was read, and counts nowhere. */
		leftOut: boolean(),
		/** Reading of most of the runs; null where no run says. */
		reading: missingReading.nullable()
	}),
	strictObject({
		kind: literal("too-few-pairs"),
		needed: count
	}),
	strictObject({ kind: literal("accuracy-unknown") }),
	strictObject({ kind: literal("less-accurate") }),
	strictObject({ kind: literal("accuracy-not-settled") }),
	strictObject({ kind: literal("none-as-accurate") }),
	strictObject({
		kind: literal("not-after-correction"),
		...correctedShape
	}),
	strictObject({
		kind: literal("tests-disagree"),
		signFlipP: share,
		wilcoxonP: share.nullable()
	}),
	strictObject({
		kind: literal("below-smallest-effect"),
		smallest: number().nonnegative()
	}),
	strictObject({
		kind: literal("too-few-for-equivalence"),
		needed: count
	}),
	strictObject({
		kind: literal("censored"),
		projects: int().positive()
	}),
	strictObject({
		kind: literal("author-censored"),
		pairs: int().positive()
	}),
	strictObject({
		kind: literal("unstable"),
		failed: int().positive(),
		runs: int().positive()
	}),
	strictObject({
		kind: literal("vetoed"),
		zone: string(),
		estimate: number().positive(),
		interval
	}),
	strictObject({
		kind: literal("within-noise-floor"),
		floor: number().nonnegative()
	})
]);
const LEFT_OUT_KINDS = [
	"unread",
	"across-meters",
	"failed",
	"contaminated",
	"doubtful"
];
/** Pairs that could have entered a ratio and did not; `unread`: without a reading of that quality on both sides. */
const leftOut = strictObject({
	kind: _enum(LEFT_OUT_KINDS),
	pairs: int().positive()
});
const verdictShape = {
	verdict,
	/** The change that `equivalent` rules out, as a share: 0.05 is ±5 %. Null where equivalence is not tested. */
	margin: number().positive().nullable(),
	cause: cause.nullable(),
	leftOut: array(leftOut)
};
/** Geometric mean of paired ratios variant / baseline. Pairs are blocks for a variant, projects for a group. */
const ratio = strictObject({
	baseline: baselineMode,
	/** Null: there is no pair. */
	estimate: number().positive().nullable(),
	/** 95 % bootstrap interval. */
	interval: interval.nullable(),
	pairs: count,
	quality,
	...verdictShape,
	/** A share, fixed in the plan: `less` and `more` are told beyond it only. The larger of the plan's own and the noise floor. Null: no verdict is sought. */
	smallestEffect: number().nonnegative().nullable(),
	/** Sessions of the plan from which the pairs come: no block can see what stays for one whole session. */
	sessions: int().nonnegative(),
	/** Whether there are fewer projects than a headline takes. */
	exploratory: boolean(),
	/** The meter or zone outside the scope that moved the other way, so that there is no verdict. */
	vetoedBy: string().nullable()
});
/**
* Ratio of a mode and model over all attempted projects: how sure it is, and what second methods say of it. An answer that
* failed costs what it took and the author's code too.
*/
const groupRatio = ratio.extend({
	/** Projects with an answer that failed, was less accurate or suspect, or gave no code. */
	failed: count,
	/** Projects with an answer that ran out of time: its cost is known from below only. */
	censored: count,
	/** Clusters of like projects, the observations of the interval. */
	clusters: count,
	/** The mean over the projects with answers that passed and are as accurate, of these alone. Null: there is none. */
	survivors: strictObject({
		estimate: number().positive(),
		interval: interval.nullable(),
		projects: int().positive()
	}).nullable(),
	/** 95 % by BCa, beside the main interval: it is too short for few projects. Null below five. */
	bca: interval.nullable(),
	/** Median of the projects' ratios, like ones counted as one. */
	median: number().positive().nullable(),
	/** Interval of the median, at 95 % or a little more, from order statistics. Null: too few projects for it. */
	medianInterval: interval.nullable(),
	/** Standard deviation of the projects' log-ratios; null below two. */
	standardDeviation: number().nonnegative().nullable(),
	/** Projects whose ratio is below 1, of `pairs`. */
	improved: count,
	/** Hosts or states of a host from which its pairs come; each pair is of one. */
	strata: count,
	equivalence: strictObject({
		/** The 90 % interval: inside ±5 % both one-sided 5 % tests of a larger difference reject. */
		interval,
		equivalent: boolean()
	}).nullable(),
	/** Two-sided tests of the projects' log-ratios that assume less than the interval does. */
	checks: strictObject({
		wilcoxonP: share.nullable(),
		signFlipP: share,
		/** All signs enumerated; else drawn. */
		signFlipExact: boolean(),
		/** Whether both tests say at 5 % what the interval says. Null: too few projects for either to fall below 5 %. */
		agree: boolean().nullable()
	}).nullable(),
	/** Whether it differs from 1 by more than the smallest effect, by the interval's own bootstrap. Null: nothing to test, or only an estimate. */
	test: strictObject({
		p: share,
		...correctedShape
	}).nullable()
});
// src/schema/analysis/fail-on.ts
const FAIL_ON_SUBJECTS = [
	...QUANTITIES,
	"accuracy",
	"success"
];
/** What a condition of `--fail-on` is on. */
const failOnSubject = _enum(FAIL_ON_SUBJECTS);
/** A condition, and whether it is met. */
const failOnCondition = strictObject({
	/** As it was given. */
	condition: string(),
	subject: failOnSubject,
	/** Threshold as a share, 0.05 for 5 %; 0 where none was given. */
	atLeast: number(),
	met: boolean(),
	/** False: there was nothing to check it on, as energy without a meter. */
	checked: boolean()
});
// src/base/files/unpack-archive.ts
/** A thousand times as much as an archive has may lie between two of its files. */
const MOST_SECONDS = 600;
/**
* Unpacks an archive that nobody vouched for into a folder: plain files and folders alone, none outside of it, none replaced.
* Returns why it was not unpacked to its end; null: it was.
*/
async function unpackArchive({ form, path }, folder, limits) {
	const words = [
		assetPath("python", "unpack_archive.py"),
		form,
		path,
		folder,
		`${limits.bytes}`,
		`${limits.files}`
	];
	const { exitCode, signal, stderr } = await runCommand(OWN_PYTHON, [
		"-I",
		"-S",
		...words
	], {
		env: { PATH: process.env.PATH },
		timeoutSeconds: MOST_SECONDS,
		endsWithCaller: true
	});
	if (exitCode === 0) return null;
	if (signal !== null) return `unpacking was ended by ${signal}: it took ${MOST_SECONDS} s, or more memory than there is`;
	return lastLines(stderr, 1) || "it ended early";
}
export { phase as A, renameMeter as B, STATUSES as C, metricReading as D, isLost as E, failureClassFromVersion1 as F, composeVariantId as G, renamePhases as H, migrateCarbon as I, metricName as J, isLeaner as K, migrateFlops as L, purpose as M, runRecord as N, perturbation as O, status as P, migrateReading as R, PHASES as S, flopsReading as T, reported as U, renamePerturbation as V, composeTry as W, metricRule as Y, verdictShape as _, LEFT_OUT_KINDS as a, FLOP_KINDS as b, excludesOne as c, isDifference as d, isJudged as f, verdict as g, sideOfOne as h, JUDGED_VERDICTS as i, phaseSeconds as j, perturbationsOf as k, groupRatio as l, ratio as m, FAIL_ON_SUBJECTS as n, QUANTITIES as o, quantity as p, refuseForeignParts as q, failOnCondition as r, SAME_RATIO as s, unpackArchive as t, interval as u, accuracyVerdict as v, WITHOUT_RUN as w, PERTURBATIONS as x, isComparable as y, migrateReasons as z };
