import { C as record, D as tuple, O as union, T as string, _ as literal, b as object, d as _null, f as array, h as int, l as _enum, m as discriminatedUnion, p as boolean, w as strictObject, x as partialRecord, y as number } from "./schemas.js";
import { t as UserError } from "./errors.js";
import { _ as writeJson, g as writeFileAtomic, l as readJsonIfPresent, o as parseWith } from "./files.js";
import { a as lookBelow, i as listBelow } from "./untrusted-files.js";
import { _ as shim, b as usualShim, c as compoundId, d as label, f as mode, g as sha256, h as relativePath, i as LONGEST_TEXT, l as generatedMode, m as quality, p as modelId, s as arm, t as BASELINE_MODES, u as instant, v as slug, y as text } from "./common.js";
import { a as interval, i as groupRatio, o as quantity, s as ratio } from "./ratio.js";
import { C as reported, f as purpose, l as perturbation, m as status, t as FLOP_KINDS, u as phase, x as renamePerturbation } from "./record.js";
import { i as host, l as failureKind, o as sandboxTier, p as doubtCount } from "./execution.js";
import { d as costReason, f as modelGap } from "./conversation.js";
import { i as versioned, n as listFields, r as mapFields, t as isFields } from "./versioned.js";
import { E as metricRule, a as needs, f as scoring, h as whyNotScored, i as moduleName, o as programArguments, p as split, s as sourceFolder, t as dataFile } from "./manifest.js";
import { n as modelEntry } from "./models.js";
import { s as storedPrompt, t as design } from "./plan.js";
import { t as ENERGY_SCOPE } from "./package-energy.js";
import { t as campaignFiles } from "./paths.js";
// src/schema/energy-parts.ts
const effect$2 = strictObject({
	estimate: number().positive(),
	interval: interval.nullable(),
	/** Blocks for a variant, projects for a group. */
	pairs: int().positive()
});
const outsideZone = effect$2.extend({ zone: string() });
/** What a ratio of measured energy is made of, and what other meters say of the same runs. */
const energyParts = strictObject({
	baseline: _enum(["original", "original-headless"]),
	/** ln energy = ln wall time + ln watts: the two factors of the ratio. Null: the wall time is not known. */
	wall: number().positive().nullable(),
	watts: number().positive().nullable(),
	/**
	* Above idle, which gross energy mostly is on a server; its interval holds the standard error of the idle power too. Null: no
	* idle power is known, or a run came out at nothing above it.
	*/
	net: effect$2.nullable(),
	/** Of meters and zones that are no part of the sum: a meter at the wall, the platform. */
	outside: array(outsideZone)
});
// src/schema/group.ts
const share$2 = number().min(0).max(1);
/** The two quantities that tell what a result cost. */
const COSTS = ["energy", "cpu"];
const cost = _enum(COSTS);
const success = strictObject({
	/** Of their first runs: pass@1. */
	passed: int(),
	attemptable: int(),
	total: int(),
	/** Wilson's 95 % of passed / attemptable; samples of one project count as if they were independent. Null of none. */
	interval: interval.nullable(),
	/** Share of total, had all that could not be attempted failed, and had they passed. Null: nothing was planned. */
	bounds: interval.nullable(),
	/** Of the answers that passed, the mean share of their runs that ended ok. Null of none. */
	stability: share$2.nullable()
});
/** Gains of the metric over projects (positive: the answer is better), of metrics that are fractions. */
const metricGain = strictObject({
	median: number().nullable(),
	projects: int(),
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
	attempts: int(),
	/** That passed and are as accurate. */
	correct: int(),
	/** Mean over attempts; each ends with a correct result, by the answer or by the author's code. */
	perResult: number().nullable(),
	/** What the author's code without plots took, a mean over the same attempts. */
	baseline: number().nullable(),
	/** Attempts that ran out of time: what they would have taken is known from below only. */
	censored: int(),
	quality,
	/** Why there is no cost. */
	cause: discriminatedUnion("kind", [strictObject({ kind: literal("none-attempted") }), strictObject({
		kind: literal("attempts-unread"),
		unread: int()
	})]).nullable()
});
const best = strictObject({
	/** Geometric mean over projects of the least ratio among k draws, given that one of them is correct. */
	ratio: number().positive().nullable(),
	/** With a correct answer that was measured. */
	projects: int(),
	/** Why it holds not all projects, or there is none. */
	cause: discriminatedUnion("kind", [strictObject({ kind: literal("none-correct") }), strictObject({
		kind: literal("projects-unread"),
		unread: int()
	})]).nullable()
});
/** What k answers to each project give, over all k-subsets of those that were drawn (Chen et al. 2021, § 2.1). */
const drawsOfK = strictObject({
	k: int().positive(),
	/** With at least k answers that could be attempted. */
	projects: int(),
	/** Share in which one passed. */
	pass: share$2,
	/** Share in which one passed and is as accurate; the rest is censored: there is no best. */
	correct: share$2,
	censored: share$2,
	best: record(cost, best)
});
/** Mean over projects of the place among all answers to a project; what failed or is less accurate shares the last. */
const meanRank = strictObject({
	mean: number().positive(),
	/** Mean number of answers ranked in a project. */
	of: number().positive(),
	projects: int()
});
const groupAnalysis = strictObject({
	mode: generatedMode,
	model: modelId,
	success,
	comparable: int(),
	/** Of those that passed. */
	suspect: int(),
	metricDifference: metricGain,
	ratios: record(quantity, array(groupRatio)),
	/** Empty where energy was not measured. */
	energyParts: array(energyParts),
	costPerResult: record(cost, resultCost),
	/** One a k, up to the samples drawn. */
	draws: array(drawsOfK),
	/** Null: not measured. */
	ranks: record(cost, meanRank.nullable())
});
// src/schema/code-analysis.ts
const count$3 = int().min(0);
/** Values as Python writes them, shortened; `…` is one that is only known when the program runs. */
const parameters = record(string(), string());
const setting = strictObject({
	where: string(),
	parameter: string(),
	value: string()
});
const tally = record(string(), count$3);
/** What a program imports, trains, reads, draws and repeats, from its syntax tree alone (assets/python/code_structure). */
const codeStructure = strictObject({
	/** Top-level packages that are not Python's own. */
	packages: array(string()),
	standardModules: array(string()),
	plotLibraries: array(string()),
	/** Calls of the classes of scikit-learn, XGBoost, LightGBM, CatBoost, Keras, PyTorch …, in the order of the source. */
	estimators: array(strictObject({
		name: string(),
		kind: _enum([
			"estimator",
			"transform",
			"layer",
			"optimizer"
		]),
		parameters
	})),
	splits: array(strictObject({
		call: string(),
		parameters
	})),
	crossValidations: array(strictObject({
		call: string(),
		folds: count$3.nullable()
	})),
	searches: array(strictObject({
		call: string(),
		candidates: count$3.nullable(),
		folds: count$3.nullable()
	})),
	reads: array(strictObject({
		call: string(),
		parameters
	})),
	jobs: array(setting),
	iterations: array(setting),
	seeds: array(setting),
	/** Number of calls by name. */
	metrics: tally,
	writes: tally,
	/** Number types that are named, such as float32. */
	types: tally,
	/** `for` and `while` statements. */
	loops: count$3,
	comprehensions: count$3,
	loopDepth: count$3,
	/** Calls and loops that take one row at a time: iterrows, apply, range(len(…)) … */
	rowLoops: count$3,
	/** Calls of functions of NumPy, SciPy and pandas. */
	arrayCalls: count$3,
	plots: count$3,
	parallelCalls: count$3,
	fits: count$3,
	fitsInLoops: count$3,
	caches: count$3,
	earlyStopping: count$3,
	prints: count$3,
	warningFilters: count$3,
	functions: count$3,
	classes: count$3,
	/** Decisions, as McCabe counts them (1976), without the 1 of each function. */
	branches: count$3,
	/** Facts beyond sixty of one kind. */
	leftOut: count$3
});
/** By Python's tokenizer: physical lines with code, with nothing but a comment, and blank; tokens without comments. */
const codeCounts = strictObject({
	code: count$3,
	comment: count$3,
	blank: count$3,
	logical: count$3,
	tokens: count$3
});
/** What the parser says of one program. */
const codeDescription = strictObject({
	counts: codeCounts.nullable(),
	structure: codeStructure.nullable(),
	/** Why there is no structure. */
	fault: string().nullable()
});
/** How a program may differ from the author's. A fixed vocabulary; src/analysis/code/change-rules.ts defines each. */
const CHANGE_KINDS = [
	"plots-removed",
	"plots-added",
	"imports-removed",
	"imports-added",
	"estimator-changed",
	"estimators-removed",
	"hyper-parameters-changed",
	"preprocessing-changed",
	"fewer-iterations",
	"more-iterations",
	"early-stopping-added",
	"parallel-jobs-changed",
	"split-changed",
	"seed-added",
	"seed-changed",
	"seed-removed",
	"data-read-changed",
	"smaller-number-types",
	"loops-vectorised",
	"cross-validation-removed",
	"cross-validation-shrunk",
	"parameter-search-removed",
	"parameter-search-shrunk",
	"caching-added",
	"prints-removed",
	"warning-filters-removed",
	"metric-changed",
	"metrics-removed",
	"written-files-removed"
];
const changeKind = _enum(CHANGE_KINDS);
/** How many of what the kind of change speaks of; or which, by name. */
const codeSide = union([count$3, array(string())]);
const codeChange = strictObject({
	kind: changeKind,
	before: codeSide,
	after: codeSide
});
/** By Myers' shortest edit, as git diff. */
const lineDifference = strictObject({
	added: count$3,
	removed: count$3,
	unchanged: count$3,
	/** Share of the author's lines that are kept. Null: the author's file is empty. */
	kept: number().min(0).max(1).nullable(),
	/** 2 · unchanged / (lines of both). Null: both are empty. */
	similarity: number().min(0).max(1).nullable()
});
const script$1 = codeDescription.extend({
	bytes: count$3,
	lines: count$3
});
/** Why the author's entry file can't be compared with. */
const authorGap = discriminatedUnion("kind", [
	strictObject({ kind: literal("source-changed") }),
	strictObject({ kind: literal("entry-changed") }),
	strictObject({
		kind: literal("unreadable"),
		detail: string()
	})
]);
/** Why a script and the author's have no difference, or no changes. */
const codeGap = discriminatedUnion("kind", [
	strictObject({ kind: literal("no-author") }),
	strictObject({ kind: literal("too-different") }),
	strictObject({
		kind: literal("unparsed"),
		of: _enum(["author", "answer"]),
		fault: string().nullable()
	}),
	strictObject({
		kind: literal("other-modules"),
		modules: array(string())
	})
]);
/** The author's entry file. */
const authorCode = strictObject({
	project: slug,
	/** Null: it can't be compared with. */
	script: script$1.nullable(),
	/** The dataset's own, since a plan that was edited may not publish code; null: none, so its code stays out of reports. */
	licence: string().nullable(),
	/** Modules of the project itself that it imports: they are no part of this comparison. */
	ownModules: array(string()),
	gap: authorGap.nullable()
});
/** A script of a model. */
const variantCode = strictObject({
	id: string(),
	project: slug,
	mode,
	model: modelId,
	script: script$1,
	difference: lineDifference.nullable(),
	/** Null: one of the two can't be parsed or is not there. */
	changes: array(codeChange).nullable(),
	/** Share of its runs of eight tokens that stand in the author's entry file too. Null: too short, or no author's to compare. */
	overlap: number().min(0).max(1).nullable(),
	/** Modules that it imports and that its environment does not have. Null: nobody looked. */
	unlockedImports: array(string()).nullable(),
	gaps: array(codeGap)
});
const SIZE_MEASURES = [
	"bytes",
	"logicalLines",
	"tokens"
];
/** Sizes of models' scripts. Percentiles are linear between order statistics, as NumPy's default. */
const sizeSummary = strictObject({
	/** Null: any. */
	mode: generatedMode.nullable(),
	model: modelId.nullable(),
	project: slug.nullable(),
	measure: _enum(SIZE_MEASURES),
	count: count$3,
	mean: number(),
	median: number(),
	/** With n − 1; null of one script. */
	standardDeviation: number().nullable(),
	minimum: number(),
	p10: number(),
	p25: number(),
	p75: number(),
	p90: number(),
	maximum: number(),
	/** Script − the author's, of those that can be compared with it. */
	delta: strictObject({
		count: count$3,
		mean: number(),
		median: number()
	}).nullable()
});
/** A geometric mean over projects; 95 % interval from five projects on. */
const meanRatio = strictObject({
	estimate: number().positive(),
	interval: interval.nullable(),
	projects: count$3
});
/** How the ratio of answers that changed something differs from those that did not: an association, no cause. */
const changeAssociation = strictObject({
	kind: changeKind,
	mode: generatedMode,
	quantity: cost,
	baseline: _enum(["original", "original-headless"]),
	/** Comparable answers with a measured ratio. */
	answers: strictObject({
		with: count$3,
		without: count$3
	}),
	with: meanRatio.nullable(),
	without: meanRatio.nullable(),
	/** with / without inside the projects that have both: the project is its own control. */
	difference: meanRatio.nullable()
});
/** How many of a mode's answers that could be compared show a change. */
const changeCount = strictObject({
	kind: changeKind,
	mode: generatedMode,
	answers: count$3,
	of: count$3,
	/** Of the ratios of those that show it, the one that speaks first. */
	leading: cost
});
/** `code` of analysis.json. */
const codeAnalysis = strictObject({
	authors: array(authorCode),
	variants: array(variantCode),
	sizes: array(sizeSummary),
	changes: array(changeCount),
	associations: array(changeAssociation),
	/** Of all associations together. */
	leading: cost
});
// src/schema/diagnostics.ts
const baseline$2 = _enum(["original", "original-headless"]);
/** A ratio over projects, where there is one. */
const effect$1 = strictObject({
	estimate: number().positive(),
	interval: interval.nullable(),
	projects: int()
});
/** Where a mode and model's change of CPU time comes from, by profile runs, over projects. */
const phaseChange = strictObject({
	mode: generatedMode,
	model: modelId,
	baseline: baseline$2,
	projects: int(),
	/** Geometric mean ratio of the profile runs' CPU seconds. */
	ratio: number().positive(),
	interval: interval.nullable(),
	phases: record(phase, strictObject({
		/** Of the logarithmic mean Divisia index: the factors multiply to the ratio, and none says what its phase does alone. */
		factor: number().positive(),
		/** Of the logarithm of the ratio, 1 in all; negative: it works against the change. Null: the ratio is too near to 1. */
		share: number().nullable(),
		/** The ratio had this phase alone changed, with its interval. */
		alone: number().positive(),
		interval: interval.nullable()
	}))
});
/** How well the campaign could see a difference, and what it would take to see 5 %. */
const power = strictObject({
	mode: generatedMode,
	model: modelId,
	baseline: baseline$2,
	quantity,
	projects: int(),
	/** Of the log-ratio between projects. */
	standardDeviation: number().nonnegative(),
	/** Smallest change seen with 80 % power at the 5 % level: 0.08 is a ratio of 0.92 or less. Null: too few projects for any verdict. */
	detectableChange: number().nonnegative().max(1).nullable(),
	/** Projects it takes to see 5 %; null above 10,000. */
	projectsForFivePercent: int().nullable()
});
const noise = strictObject({
	quantity,
	/** Baselines with runs enough. */
	baselines: int(),
	/** Of one script's log-ratio between two neighbouring blocks, median over baselines: an A/A comparison. */
	standardDeviation: number().nonnegative(),
	repetitions: int(),
	/** Half the width of the 95 % interval that a script has against itself at that many repetitions, as a share. */
	floor: number().nonnegative(),
	/** What a change of one script has to exceed to be told: the plan's smallest effect, or the floor. */
	smallestEffect: number().nonnegative(),
	/** Smallest change of one script seen with 80 % power at the 5 % level. Null: too few repetitions for any verdict. */
	detectableChange: number().nonnegative().max(1).nullable(),
	/** Repetitions it takes to see 5 % in one script; null above 10,000. */
	repetitionsForFivePercent: int().nullable()
});
const diagnostics = strictObject({
	/** CPU time, relative to the baseline, in the last third of a block against the first. */
	order: effect$1.nullable(),
	/** CPU time of the author's scripts in the last third of the blocks against the first. */
	drift: effect$1.nullable(),
	noise: array(noise),
	power: array(power)
});
/** Runs until the energy that it took to generate a variant is saved. */
const breakEven = strictObject({
	variant: string(),
	generationJoules: number().positive(),
	source: string(),
	baseline: baseline$2,
	/** Gross joules saved by each run, with the range that the ratio's interval gives. */
	savedJoules: number(),
	savedRange: interval.nullable(),
	/** Null: it saves nothing, so never. */
	runs: int().positive().nullable(),
	/** The later end is null where the saving may be none. */
	range: tuple([int().positive().nullable(), int().positive().nullable()]).nullable()
});
const fault = _enum([
	"model",
	"author",
	"bench"
]);
/** How a script failed: of the failures of its runs the most frequent. */
const scriptFailure = strictObject({
	class: failureKind,
	/** The exception as Python prints it, with its module; null without one. */
	errorType: string().nullable(),
	/** In the words of the exception, of a provider or of the bench. */
	message: string().nullable()
});
/** Scripts, not runs. A baseline is one script in the blocks of each shard. */
const outcomeShape = {
	/** passed + failed + lost + notRun. */
	total: int(),
	/** passed + failed: those of which something can be said. */
	attemptable: int(),
	passed: int(),
	failed: int(),
	/** Runs lost to the bench: no environment, no sandbox, interrupted, a provider that did not answer. */
	lost: int(),
	/** Without any record yet. */
	notRun: int(),
	/** Of the failed, those that ran ok at least once. */
	unsteady: int(),
	/** failed / attemptable, and Wilson's 95 %; null of none. */
	failedShare: number().min(0).max(1).nullable(),
	interval: interval.nullable()
};
const outcomes = strictObject(outcomeShape);
const byModel = strictObject({
	model: modelId,
	...outcomeShape
});
const byModeAndModel = strictObject({
	mode,
	model: modelId.nullable(),
	...outcomeShape
});
/** Of a mode and model, how many scripts ended in one way. */
const failedInGroup = strictObject({
	mode,
	model: modelId.nullable(),
	scripts: int(),
	attemptable: int(),
	total: int()
});
/** Scripts that ended in one way. */
const wayToFail = strictObject({
	fault,
	class: failureKind,
	/** The exception as Python prints it, with its module; null without one. */
	errorType: string().nullable(),
	scripts: int(),
	/** Of all that failed or were lost. */
	of: int(),
	/** Every mode and model in which it came up, with its denominators. */
	groups: array(
		/** The interval is Wilson's 95 % of scripts / attemptable; null for what was lost, which is not among the attemptable. */
		failedInGroup.extend({ interval: interval.nullable() })
	),
	/** Most frequent first; messages that differ in paths, addresses and times only are one. */
	messages: array(strictObject({
		message: string().nullable(),
		scripts: int(),
		variants: array(string())
	}))
});
/** Of the n-th answer to the same question: 0 is the first, later ones are repairs of what failed. */
const byIteration = strictObject({
	iteration: int().min(0),
	...outcomeShape,
	byModeAndModel: array(byModeAndModel),
	/** Most frequent first. */
	classes: array(strictObject({
		class: failureKind,
		errorType: string().nullable(),
		scripts: int(),
		/** Every mode and model in which it came up, of so many in this round. */
		groups: array(failedInGroup)
	})),
	/** Questions answered by a script that passes in this or an earlier iteration, of all that could be attempted at all. */
	passedSoFar: strictObject({
		passed: int(),
		of: int(),
		interval: interval.nullable()
	}),
	/** Tokens that its answers took, in and out; null where no answer tells them. */
	tokens: int().nullable(),
	/** Of those that failed in this iteration, by how: how many were asked for again, and how many passed then. */
	repairs: array(strictObject({
		class: failureKind,
		failed: int(),
		retried: int(),
		repaired: int(),
		interval: interval.nullable()
	})),
	/**
	* Fresh answers to the first question, drawn where a repair was: what asking again does without the error. Null: none was
	* drawn.
	*/
	control: strictObject({
		...outcomeShape,
		tokens: int().nullable(),
		/** Questions that the first answer or a fresh one up to this iteration passes, of those that repairs are counted over. */
		passedSoFar: strictObject({
			passed: int(),
			of: int(),
			interval: interval.nullable()
		})
	}).nullable(),
	/** What became of those that failed in this iteration; null for the last. */
	next: strictObject({
		repaired: int(),
		sameFailure: int(),
		otherFailure: int(),
		lost: int(),
		notRetried: int()
	}).nullable()
});
const projectCost = strictObject({
	projects: int(),
	/** Median over projects of what the baseline takes. */
	medianCpuSeconds: number().nullable(),
	medianPeakMemoryBytes: number().nullable()
});
/** What the ratios of a mode and model leave out, and whether that is the easier or the harder part. */
const survivors = strictObject({
	mode: generatedMode,
	model: modelId,
	answers: int(),
	/** Answers that passed, are as accurate, and have a CPU time beside a baseline's: the ratios speak of these. */
	included: int(),
	leftOut: strictObject({
		failed: int(),
		suspect: int(),
		lessAccurate: int(),
		/** Neither shown to be as good nor shown to be worse. */
		accuracyNotSettled: int(),
		accuracyUnknown: int(),
		lost: int(),
		notRun: int(),
		notPaired: int()
	}),
	leftOutVariants: array(string()),
	/** Projects with an answer among the included. */
	includedProjects: projectCost,
	leftOutProjects: projectCost,
	/**
	* Share of pairs of a project left out and one included in which the baseline of the first takes more CPU time, ties half:
	* 0.5 is no bias, 1 says that only the shortest survive. Null where either is missing.
	*/
	leftOutTakesLonger: number().min(0).max(1).nullable()
});
/** What an analysis keeps of logs, so that it stays small however much fails: UTF-8 bytes of each, and how many. */
const LOG_END_BYTES = 4096;
/** Of a script that did not pass: the log of the run that its failure is told from. */
const failureLog = strictObject({
	variant: string(),
	shim,
	blockModel: modelId.nullable(),
	/** Id of the run's record. */
	record: string(),
	sha256,
	/** The log's last lines. Null: the campaign's folder does not hold it as the run wrote it. */
	end: string().max(LOG_END_BYTES).nullable()
});
const failureAnalysis = strictObject({
	/** Of all scripts that models wrote. */
	overall: outcomes,
	/** With the baselines. */
	byMode: array(strictObject({
		mode,
		...outcomeShape
	})),
	byModel: array(byModel),
	byModeAndModel: array(byModeAndModel),
	/** Without the baselines. */
	byProject: array(strictObject({
		project: slug,
		...outcomeShape
	})),
	byIteration: array(byIteration),
	/** Ordered by how many scripts, then by name. */
	classes: array(wayToFail),
	survivors: array(survivors),
	/** One a script, each way to fail before another script of the same; none of a project that has no licence. */
	logs: array(failureLog).max(50)
});
// src/schema/probe-gap.ts
/** Why a project can't be run on data that is changed in one way. */
const probeGap = discriminatedUnion("kind", [
	strictObject({ kind: _enum([
		"no-data-file",
		"no-target",
		"scored-predictions"
	]) }),
	strictObject({
		kind: literal("unclear-target"),
		metric: text
	}),
	strictObject({
		kind: literal("too-few-classes"),
		classes: int()
	}),
	strictObject({
		kind: literal("too-few-rows"),
		rows: int()
	}),
	strictObject({
		kind: _enum([
			"missing",
			"folder",
			"link",
			"pipe",
			"socket",
			"device"
		]),
		path: relativePath
	}),
	strictObject({
		kind: _enum([
			"no-text",
			"no-table",
			"unclear-quotes",
			"too-many-cells"
		]),
		path: relativePath
	}),
	strictObject({
		kind: literal("too-large"),
		path: relativePath,
		bytes: int()
	}),
	strictObject({
		kind: literal("inside-another"),
		path: relativePath,
		outer: relativePath
	}),
	strictObject({
		kind: literal("no-column"),
		path: relativePath,
		column: text
	}),
	strictObject({
		kind: literal("unreadable"),
		path: relativePath,
		detail: text
	}),
	strictObject({
		kind: literal("reported"),
		detail: text
	})
]);
// src/schema/validity.ts
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
const share$1 = number();
const count$2 = int();
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
const trained = {
	share: share$1,
	authorShare: share$1.nullable()
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
		passes: count$2,
		author: count$2,
		model: string()
	}),
	strictObject({
		kind: literal("fewer-tested-rows"),
		rows: count$2,
		author: count$2
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
	/** Of `suspect`. */
	evidence: array(validityRemark),
	/** What a reader should know and what is no evidence by itself. */
	notes: array(validityRemark),
	/** Checks that could be made. */
	checks: array(validityCheck),
	/** Of `not-probed`. */
	reason: validityRemark.nullable(),
	/** What the two scripts printed on the changed data, null where they printed none. */
	readings: array(strictObject({
		perturbation,
		metric: number().nullable(),
		baseline: number().nullable()
	}))
});
// src/schema/finding.ts
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
const baseline$1 = _enum(BASELINE_MODES);
const count$1 = int().nonnegative();
const effect = {
	estimate: number().positive(),
	interval,
	projects: count$1
};
/** What a reader must know before believing the numbers. */
const campaignFinding = discriminatedUnion("kind", [
	finding("torn-lines", "note", campaign, { lines: count$1 }),
	finding("suspect-answers", "warning", campaign, {
		suspect: count$1,
		probed: count$1
	}),
	finding("suspect-answer", "warning", variantId, {}),
	finding("unprobed-answers", "note", campaign, {
		unprobed: count$1,
		judged: count$1
	}).extend({ reasons: array(strictObject({
		reason: validityRemark,
		answers: count$1
	})) }),
	finding("missing-records", "warning", campaign, {
		missing: count$1,
		planned: count$1
	}),
	finding("declared-later", "warning", campaign, { declared: count$1 }),
	finding("unplanned-records", "warning", campaign, { records: count$1 }).extend({ unknown: array(strictObject({
		kind: _enum(["variant", "block"]),
		id: string()
	})) }),
	finding("baseline-failed", "error", variantId, {
		failed: count$1,
		runs: count$1
	}).extend({
		failure: scriptFailure.nullable(),
		/** Of whose blocks it has no ok run: nothing there can be compared with it. */
		missingFor: array(modelId.nullable()),
		missingEverywhere: boolean()
	}),
	finding("perfect-scores", "warning", campaign, {}),
	finding("lost-runs", "warning", campaign, {
		lost: count$1,
		runs: count$1
	}).extend({ statuses: partialRecord(status, count$1) }),
	finding("changed-scripts", "warning", campaign, {}),
	finding("other-packages", "warning", campaign, {}),
	finding("estimated-energy", "note", campaign, {
		estimated: count$1,
		runs: count$1
	}),
	finding("unread-energy", "note", campaign, {
		unread: count$1,
		runs: count$1
	}),
	finding("doubtful-energy", "warning", campaign, {
		doubtful: count$1,
		runs: count$1
	}).extend({ doubts: array(doubtCount) }),
	finding("several-meters", "note", campaign, {}).extend({ sources: array(string()) }),
	finding("external-meter", "note", campaign, {}),
	finding("across-meters", "note", campaign, { pairs: count$1 }),
	finding("several-strata", "note", campaign, {
		strata: count$1,
		pairs: count$1
	}).extend({ hosts: array(string()) }),
	finding("stratum-effect", "note", strictObject({
		quantity: cost,
		baseline: baseline$1,
		stratum: string()
	}), {}),
	finding("several-sandboxes", "note", campaign, {}).extend({ sandboxes: array(sandboxTier) }),
	finding("contaminated-runs", "warning", campaign, {
		disturbed: count$1,
		runs: count$1
	}).extend({ 
	/** Of each script of which a run was disturbed, the largest share first: what is missing is not missing at random. */
scripts: array(strictObject({
		variant: variantId,
		disturbed: count$1,
		runs: count$1
	})) }),
	finding("cold-runs", "note", campaign, {
		cold: count$1,
		runs: count$1
	}),
	finding("few-pairs", "note", campaign, { needed: count$1 }).extend({ pairs: array(strictObject({
		project: slug,
		baseline: baseline$1,
		pairs: count$1
	})) }),
	finding("answers-left-out", "note", strictObject({
		mode: generatedMode,
		model: modelId
	}), {
		answers: count$1,
		included: count$1
	}),
	finding("order-effect", "warning", campaign, effect),
	finding("no-order-effect", "note", campaign, effect),
	finding("drift", "warning", campaign, effect),
	finding("noise", "note", quantity, {})
]);
// src/schema/headline.ts
const baseline = _enum(BASELINE_MODES);
/** The ratio that is told; null: there is none. */
const told = {
	quantity: cost,
	baseline: baseline.nullable()
};
/** Why a sentence does not speak of energy. */
const energyGap = discriminatedUnion("kind", [
	strictObject({ kind: literal("not-measured") }),
	strictObject({
		kind: literal("fewer-projects"),
		projects: int()
	}),
	strictObject({
		kind: literal("no-verdict"),
		baseline
	})
]);
const script = strictObject({
	variant: string(),
	...told
});
/** What was found, the most telling first. Numbers stand in `groups` and `variants`. */
const headlineFact = discriminatedUnion("kind", [
	strictObject({ kind: literal("nothing-ran") }),
	strictObject({ kind: literal("no-answer-ran") }),
	strictObject({
		kind: literal("group"),
		mode: generatedMode,
		model: modelId,
		...told,
		energyGap: energyGap.nullable()
	}),
	strictObject({
		kind: literal("script"),
		...script.shape
	}),
	strictObject({
		kind: literal("scripts-not-named"),
		scripts: int()
	}),
	strictObject({
		kind: literal("scripts-only"),
		projects: int(),
		needed: int()
	}),
	strictObject({
		kind: literal("extremes"),
		less: int(),
		more: int(),
		judged: int(),
		/** Null: of some scripts energy, of others CPU time. */
		quantity: cost.nullable(),
		least: script.nullable(),
		most: script.nullable()
	}),
	strictObject({ kind: literal("no-energy") }),
	strictObject({
		kind: literal("origin"),
		origin: _enum(["recorded", "given"]),
		models: array(modelId)
	}),
	strictObject({ kind: literal("scope") })
]);
const range = tuple([number(), number()]);
/** What the numbers were taken from, and so what they can speak of. */
const scope = strictObject({
	projects: int(),
	/** The most frequent first. */
	tasks: array(strictObject({
		task: string(),
		projects: int()
	})),
	/** Of the author's code, least and most over projects. Null: not read. */
	cpuSeconds: range.nullable(),
	hosts: int(),
	/** Hosts in one state each. */
	strata: int(),
	days: int(),
	firstDay: string(),
	lastDay: string()
});
// src/schema/model-comparison.ts
const share = number().min(0).max(1);
const member = strictObject({
	mode: generatedMode,
	model: modelId
});
/** Ranks of models within projects: Friedman's χ², of passed and failed Cochran's Q. */
const rankTest = strictObject({
	models: array(modelId),
	/** With a value of every one of them. */
	projects: int(),
	statistic: number().nullable(),
	degreesOfFreedom: int(),
	/** Of χ², which few projects only approach. */
	p: share.nullable(),
	/** Of shuffling the models within each project. */
	permutationP: share.nullable()
});
const modelPair = strictObject({
	a: modelId,
	b: modelId,
	/** Geometric mean of b / a. */
	ratio: number().positive(),
	/** Sign-flip test, and by Holm's correction over the pairs. */
	p: share,
	adjustedP: share
});
/** Models of one mode, on the projects that have a ratio to the baseline for each. Exploratory. */
const modelComparison = strictObject({
	mode: generatedMode,
	/** Cochran's Q; with several samples of each, of the share that passed. */
	success: rankTest.nullable(),
	ratios: array(rankTest.extend({
		quantity: cost,
		baseline: _enum(["original", "original-headless"]),
		pairs: array(modelPair)
	}))
});
/** McNemar's exact test; with several samples of each, the sign-flip test of the shares that passed. Exploratory. */
const successPair = strictObject({
	a: member,
	b: member,
	/** Projects that both could attempt. */
	projects: int(),
	betterA: int(),
	betterB: int(),
	p: share,
	/** By Benjamini and Hochberg over all such pairs. */
	adjustedP: share
});
/**
* Of ratios on a stratum relative to the first: log ratio ~ mode × model + stratum over answers, with standard errors by
* leaving out a project at a time.
*/
const stratumEffect = strictObject({
	quantity: cost,
	baseline: _enum(["original", "original-headless"]),
	stratum: string(),
	host: string(),
	reference: string(),
	answers: int(),
	projects: int(),
	effect: number().positive().nullable(),
	interval: interval.nullable(),
	p: share.nullable(),
	/** Why it is not known: no mode and model ran on both, so that host and answers can't be separated; or it hangs on one project. */
	cause: _enum(["inseparable", "one-project"]).nullable()
});
/** The tests that plan.json declares. */
const familySummary = strictObject({
	declared: int(),
	tested: int(),
	/** Records were made while plan.json declared other tests. Null: the records do not say what it declared. */
	postHoc: boolean().nullable()
});
// src/schema/observations.ts
const count = int().nonnegative();
const flopKind = _enum(FLOP_KINDS);
/**
* What the records of one variant hold beside the quantities of the ratios: medians over the measured runs that ended ok, of
* energy and carbon those beside which no other load ran and whose reading is not in doubt.
*/
const variantObservations = strictObject({
	/** Joules above what the host draws while idle; null where no idle power was measured. */
	netJoules: number().nullable(),
	carbonGrams: number().nullable(),
	/** The joules behind the grams are an estimate. */
	carbonEstimated: boolean(),
	/** Of the kinds that were counted; the two are never compared. */
	flops: array(strictObject({
		kind: flopKind,
		count: number()
	})),
	flopsPerJoule: number().nullable(),
	/** Measured runs with conditions recorded, and how many of them were disturbed. */
	observed: count,
	contaminated: count,
	throttled: count,
	/** Share of all busy CPU seconds on the host that were not the run's. */
	otherCpuShare: number().nullable(),
	hottestCelsius: number().nullable()
});
const column = array(number().nullable());
/** Every measured run of one variant as a point, a column each, in the order of their start; null is not read or left out. */
const runPoints = strictObject({
	record: array(string()),
	/** Number of the block. */
	block: array(int()),
	status: array(status),
	metric: column,
	/** Joules, measured or estimated as the variant's summary says. */
	energy: column,
	/** Seconds. */
	cpu: column,
	wall: column,
	/** Bytes. */
	memory: column
});
/** How net energy, carbon and operations were made, over all records that have them. */
const campaignReadings = strictObject({
	/** Median watts at rest over the windows in which they were measured. */
	idle: array(strictObject({
		host: string(),
		domain: string(),
		watts: number(),
		windows: count
	})),
	carbon: array(strictObject({
		gramsPerKwh: number(),
		region: string(),
		year: int().nullable(),
		source: string(),
		pue: number()
	})),
	flops: array(strictObject({
		kind: flopKind,
		meter: string()
	})),
	/** Measured runs with conditions recorded, every attempt. */
	load: strictObject({
		runs: count,
		contaminated: count,
		throttled: count
	})
});
/** What one model of the plan was asked and gave. */
const modelUse = strictObject({
	model: modelId,
	/** The provider's own names, as it answered, where they differ from the one that was asked. */
	answeredAs: array(string()),
	/** The model's answers were recorded, not asked of a live model. */
	recorded: boolean(),
	answers: count,
	/** Answers from which a script came. */
	usable: count,
	inputTokens: count.nullable(),
	outputTokens: count.nullable(),
	usd: number().nullable(),
	/** Why there is no price. */
	usdReason: costReason.nullable()
});
// src/schema/analysis.ts
/** Over the measured runs that ended ok. Joules for energy, seconds for cpu and wall, bytes for memory. */
const summary = strictObject({
	n: int(),
	median: number().nullable(),
	minimum: number().nullable(),
	maximum: number().nullable(),
	quality
});
/**
* Whether a variant predicts as well as the author's code. `as-good`: shown to fall behind by the tolerance at most. `worse`:
* shown to fall behind by more, or its metric does not come from the data. `not-settled`: neither is shown.
*/
const accuracyVerdict = _enum([
	"as-good",
	"worse",
	"not-settled"
]);
const variantAnalysis = strictObject({
	id: string(),
	project: slug,
	mode,
	model: modelId.nullable(),
	/** A variant that was run under both is analysed twice; groups, rates and findings count the usual one. */
	shim,
	/** Groups, rates and tables count a script once: as it usually starts. The other start's runs stand in its ratio to the baseline that starts so. */
	counts: boolean(),
	/** The shard's model whose blocks these runs belong to; a baseline runs once in each model's blocks. */
	blockModel: modelId.nullable(),
	statuses: partialRecord(status, int()),
	runs: int(),
	/** The first measured run for which the script answers ended ok: pass@1. */
	passed: boolean(),
	/** Share of the measured runs for which the script answers that ended ok. Null: there is none. */
	stability: number().min(0).max(1).nullable(),
	/** False: every run failed for a reason of ours, so that nothing can be said of the variant. */
	attempted: boolean(),
	failure: scriptFailure.nullable(),
	metric: strictObject({
		name: string(),
		median: number().nullable(),
		baseline: number().nullable(),
		/** Variant − baseline, in the metric's own unit. */
		difference: number().nullable(),
		/** One-sided 95 % limits over blocks of the gain, positive where the variant is better; of one block its gain. */
		lowerGain: number().nullable(),
		upperGain: number().nullable(),
		verdict: accuracyVerdict.nullable()
	}),
	/** Whether the metric comes from the data. Null: the author's own, or a campaign without probes. */
	validity: validity.nullable(),
	summaries: record(quantity, summary),
	ratios: record(quantity, array(ratio)),
	/** Empty where energy was not measured. */
	energyParts: array(energyParts),
	/** Null: no run of it was recorded. */
	observations: variantObservations.nullable(),
	points: runPoints
});
const analysisFile = strictObject({
	schemaVersion: literal(2),
	campaign: string(),
	toolVersion: string(),
	createdAt: instant,
	seed: int(),
	/** The most telling first. */
	headline: array(headlineFact),
	/** What tables and charts speak of first: energy where it was measured, else CPU time. */
	leading: cost,
	energyQuality: quality,
	/** Why joules that were read count nowhere. */
	energyLeftOut: array(_enum(["contaminated", "doubtful"])),
	energyMeters: array(string()),
	/** The zones that were summed, by their meters: what the hosts have of the plan's scope. */
	energySources: array(string()),
	runs: strictObject({
		planned: int(),
		recorded: int(),
		ok: int()
	}),
	hosts: array(host),
	sandboxes: array(sandboxTier),
	startedAt: instant.nullable(),
	/** Null without a run. */
	scope: scope.nullable(),
	primaryFamily: familySummary,
	groups: array(groupAnalysis),
	models: array(modelComparison),
	successPairs: array(successPair),
	strata: array(stratumEffect),
	/** The answers that results speak of are those that stood after `shown` of the `planned` rounds of repair. */
	rounds: strictObject({
		planned: int().min(0),
		shown: int().min(0)
	}),
	variants: array(variantAnalysis),
	failures: failureAnalysis,
	phases: array(phaseChange),
	diagnostics,
	/** Of variants whose provenance holds the energy of their generation. */
	breakEven: array(breakEven),
	/** Null: the dataset was not at hand. */
	code: codeAnalysis.nullable(),
	readings: campaignReadings,
	/** Of the plan's models. */
	modelUse: array(modelUse),
	/** The worst first. */
	findings: array(campaignFinding)
});
/** `<campaign>/analysis.json`. */
const analysis = versioned(2, analysisFile, { 1: "make it anew with greenml analyse --campaign and the folder of the campaign" });
// src/schema/migrations/plan-versions.ts
const planFromVersion1 = (old) => gatherOptions({
	shards: null,
	prompt: null,
	...old,
	blocks: mapFields(old.blocks, blockFromVersion1),
	projects: mapFields(old.projects, projectFromVersion1),
	leftOut: mapFields(old.leftOut, (each) => ({
		...each,
		reason: reported(each.reason)
	})),
	...isFields(old.expected) ? { expected: {
		...old.expected,
		usdReason: reported(old.expected.usdReason)
	} } : {}
});
/** Version 1 had some options beside the rest, and others only in the blocks that they led to. */
function gatherOptions({ seed, fanOut, samples, repetitions, warmups, modes, ...rest }) {
	const blocks = listFields(rest.blocks);
	const countBlocks = (purpose) => Math.max(0, ...blocks.filter((block) => block.purpose === purpose).map(({ number }) => Number(number)));
	const options = {
		models: listFields(rest.models).map(({ id }) => id),
		modes,
		samples,
		repetitions,
		warmups,
		seed,
		fanOut,
		sessions: 1,
		smallestEffect: 2,
		profiles: countBlocks("profile"),
		flops: countBlocks("flops") > 0,
		probes: countBlocks("probe") > 0,
		prompt: "efficient",
		readme: "informed",
		repairs: 0,
		control: false
	};
	return {
		...rest,
		options
	};
}
/** A block of version 1 names the variants in its order alone: each was run under its mode's usual shim. */
function blockFromVersion1({ perturbation = null, ...block }) {
	const order = Array.isArray(block.order) ? block.order.map(nameShim) : block.order;
	return {
		session: 1,
		watched: block.purpose === "probe",
		...block,
		perturbation: renamePerturbation(perturbation),
		order
	};
}
const nameShim = (variant) => ({
	variant,
	shim: usualShim(String(variant).split("/")[1] ?? "")
});
function projectFromVersion1({ notProbed = {}, ...project }) {
	const reasons = isFields(notProbed) ? Object.fromEntries(Object.entries(notProbed).map(([name, why]) => [renamePerturbation(name), reported(why)])) : notProbed;
	return {
		data: [],
		cluster: null,
		drawsOrWaits: true,
		scoring: "printed",
		split: null,
		...project,
		notProbed: reasons
	};
}
// src/schema/plan.ts
/** One script to be run: `<slug>/<mode>/<model>/s<sample>/i<iteration>`, `…/c<iteration>` of the control arm, or `<slug>/<mode>` for the two baselines. */
const plannedVariant = strictObject({
	id: compoundId,
	project: slug,
	mode,
	model: modelId.nullable(),
	sample: int().positive().nullable(),
	/** 0: the first answer; n: the n-th round of repairs. */
	iteration: int().min(0).nullable(),
	arm: arm.exactOptional()
});
function composeVariantId({ project, mode, model, ...tried }) {
	return model === null ? `${project}/${mode}` : `${project}/${mode}/${model}/${composeTry(tried)}`;
}
/** `s1/i0`, `s1/i2` for its second repair, `s1/c2` for the fresh answer beside that. */
const composeTry = ({ sample, iteration, arm: kind }) => `s${sample}/${kind === void 0 ? "i" : "c"}${iteration}`;
/** A run's place in its block: any variant can be run under either shim, and under both in one block. */
const blockMember = strictObject({
	variant: compoundId,
	shim
});
/** Tells the runs of one block apart, of a plan and of records alike. */
const memberKey = ({ variant, shim }) => `${variant} ${shim}`;
/** One round in which a project's baselines and a shard's variants of it run once, in random order, on one host. */
const plannedBlock = strictObject({
	id: compoundId,
	project: slug,
	model: modelId.nullable(),
	purpose,
	/** Of a `probe` block: what is done to the data of each of its runs. */
	perturbation: perturbation.nullable(),
	/** What notes how a script trains and tests stands in the process of each of its runs. */
	watched: boolean(),
	/** Of repairs that its answers are of; absent: first answers. */
	round: int().positive().exactOptional(),
	/** Of its purpose, from 1. */
	number: int().positive(),
	/** Of the plan's: which start of its host's queue runs it. */
	session: int().positive(),
	/** What runs, in this order. */
	order: array(blockMember)
});
/** Names what stays together on one host, in one sandbox: a project with one model, or with all. */
const groupKey = ({ project, model }) => `${project}/${model ?? "all"}`;
const plannedProject = strictObject({
	slug,
	title: text,
	task: text,
	entry: relativePath,
	module: moduleName.optional(),
	workingDirectory: relativePath,
	pythonPath: array(sourceFolder).default([]),
	arguments: programArguments,
	metric: metricRule,
	needs,
	data: array(dataFile),
	scoring,
	/** Null: how it splits its data is not known. */
	split: split.nullable(),
	/** Perturbations that are not probed, and why. */
	notProbed: partialRecord(perturbation, probeGap),
	/** Projects of one cluster are alike (one data set, one exercise) and count as one observation of a model. Null: like no other. */
	cluster: text.nullable(),
	/** The project's two baselines can differ; else they are one program, run twice. */
	drawsOrWaits: boolean(),
	/** Null: no licence, so its code stays out of reports. */
	licence: text.nullable(),
	origin: string().max(2 * LONGEST_TEXT),
	lockHash: sha256,
	/** Of every file below the project's source folder. */
	sourceHash: sha256
});
const primaryTest = strictObject({
	mode: generatedMode,
	model: modelId,
	quantity: _enum(["energy", "cpu"]),
	baseline: _enum(["original", "original-headless"])
});
const planFile = strictObject({
	schemaVersion: literal(2),
	campaign: text,
	toolVersion: label,
	createdAt: instant,
	options: design,
	/** What its models are asked; null: a version that kept none. */
	prompt: storedPrompt.nullable(),
	projects: array(plannedProject),
	models: array(modelEntry),
	leftOut: array(strictObject({
		model: modelId,
		reason: modelGap
	})),
	variants: array(plannedVariant),
	blocks: array(plannedBlock),
	/** The most that models may cost, over all processes, and what each project and model may of it; null: no cap. */
	budget: strictObject({
		usd: number().positive(),
		shares: array(strictObject({
			project: slug,
			model: modelId,
			usd: number().min(0)
		}))
	}).nullable().default(null),
	/** The groups (`project/model` or `project/all`) of each shard; null: as many shards as are asked for. */
	shards: array(array(compoundId)).nullable(),
	primaryFamily: array(primaryTest),
	/** What energy is the sum of, as far as a host has and shows it; whatever else it measures is outside. */
	energyScope: array(_enum(ENERGY_SCOPE)).default([...ENERGY_SCOPE]),
	expected: strictObject({
		modelCalls: int(),
		inputTokens: int(),
		outputTokens: int(),
		usd: number().nullable(),
		usdReason: costReason.nullable(),
		runs: int(),
		/** Upper bound: every run ends at its time limit. */
		worstSeconds: number()
	})
}).superRefine(refuseForeignIds).superRefine(refuseContradictions);
/** `<campaign>/plan.json`: what will be run, in which order, and which tests were declared before the first record. */
const plan = versioned(2, planFile, { 1: planFromVersion1 });
/** What an edited plan may lack or hold twice: a run would have no project, or would count as two. */
function refuseContradictions({ projects, models, variants, blocks, shards }, context) {
	const refuse = (part, message) => context.addIssue({
		code: "custom",
		path: [part],
		message
	});
	const refuseRepeated = (part, names, where = "") => {
		const seen = /* @__PURE__ */ new Set();
		for (const name of names) if (seen.size === seen.add(name).size) refuse(part, `'${name}' is there twice${where}`);
	};
	refuseRepeated("projects", projects.map(({ slug }) => slug));
	refuseRepeated("models", models.map(({ id }) => id));
	refuseRepeated("variants", variants.map(({ id }) => id));
	refuseRepeated("blocks", blocks.map(({ id }) => id));
	const dealt = shards?.flat() ?? [];
	refuseRepeated("shards", dealt);
	const groups = new Set(blocks.map(groupKey));
	if (shards !== null && (groups.size !== dealt.length || dealt.some((group) => !groups.has(group)))) refuse("shards", "they do not hold every project and model of the blocks, and no other");
	for (const { id, order } of blocks) refuseRepeated("blocks", order.map(memberKey), ` in the order of ${id}`);
	const known = {
		projects: new Set(projects.map(({ slug }) => slug)),
		models: new Set(models.map(({ id }) => id))
	};
	for (const { slug, ...project } of projects) {
		const why = whyNotScored(project);
		if (why !== null) refuse("projects", `${slug}: ${why}`);
	}
	for (const { id, project, model } of variants) {
		if (!known.projects.has(project)) refuse("variants", `'${id}' is of ${project}, which is none of the projects`);
		if (model !== null && !known.models.has(model)) refuse("variants", `'${id}' is of ${model}, which is none of the models`);
	}
}
/** Ids become paths: one that is not made of its own parts could name any file. */
function refuseForeignIds({ variants, blocks }, context) {
	const ids = new Set(variants.map(({ id }) => id));
	for (const variant of variants) if (variant.id !== composeVariantId(variant)) context.addIssue({
		code: "custom",
		path: ["variants"],
		message: `'${variant.id}' is not made of its own parts`
	});
	for (const { id, order } of blocks) {
		const foreign = order.find(({ variant }) => !ids.has(variant));
		if (foreign !== void 0) {
			const message = `${id} names '${foreign.variant}', which is no variant`;
			context.addIssue({
				code: "custom",
				path: ["blocks"],
				message
			});
		}
	}
}
// src/schema/schedule.ts
/** A plan's forms for others: Slurm's job array, Experiment Runner's run table. */
/** A job that waits longer for a self-hosted runner is cancelled (GitHub's limits of self-hosted runners). */
const LONGEST_WAIT_SECONDS = 86400;
/** The name of a file, which stands in scripts that a shell runs. */
const hostName = string().regex(/^[\w.-]{1,300}$/, "letters, digits, dot, underscore, hyphen");
const seconds = number().nonnegative();
const bytes = number().nonnegative();
/** What one process runs: whole groups, each a project with one model or with all. */
const scheduledShard = strictObject({
	/** As `--shard` takes it. */
	shard: string().regex(/^\d+\/\d+$/),
	/** The kind of machine that runs it, by its name in `hosts`. */
	host: hostName,
	/** Of those that are queued together, from 1. */
	wave: int().positive(),
	groups: array(compoundId),
	runs: int().nonnegative(),
	expectedSeconds: seconds,
	/** Every run ends at its time limit. */
	worstSeconds: seconds
});
const scheduledHost = strictObject({
	name: hostName,
	labels: array(text),
	gpu: boolean(),
	machines: int().positive(),
	shards: int().nonnegative(),
	projects: int().nonnegative(),
	groups: int().nonnegative(),
	runs: int().nonnegative(),
	/** Over all machines of the kind. */
	expectedSeconds: seconds,
	/** Of the machine that has most to do. */
	longestSeconds: seconds
});
const scheduledWave = strictObject({
	jobs: int().nonnegative(),
	/** Time from the wave's start until its last job leaves the queue. */
	lastStartSeconds: seconds,
	longestSeconds: seconds
});
/** Estimates, all of them: what they are made from is in `estimatedFrom`. */
const diskEstimate = strictObject({
	/** Different locks, each one environment on every machine that runs its projects. */
	locks: int().nonnegative(),
	environmentBytes: bytes,
	recordBytes: bytes,
	logBytes: bytes,
	estimatedFrom: text
});
/** The smallest change of one script that the planned repetitions show with 80 % power at the 5 % level. */
const detectableEffect = strictObject({
	/** Null: whichever is measured. */
	quantity: quantity.nullable(),
	/** Of one script's log-ratio between two neighbouring blocks. */
	noise: number().nonnegative(),
	source: text,
	repetitions: int().positive(),
	/** As a share; null: so few repetitions give no verdict. */
	change: number().nonnegative().max(1).nullable()
});
const scheduleFile = strictObject({
	schemaVersion: literal(1),
	campaign: text,
	/** What the expected seconds are made from. */
	assumed: strictObject({
		/** Of a run of a project that does not declare `typicalSeconds`. */
		runSeconds: seconds,
		/** Around every run: a fresh copy, the sandbox, the record. */
		overheadSeconds: seconds,
		/** The host at rest, before the first run of a shard. */
		idleSeconds: seconds,
		/** An environment that is made before the first run of a shard. */
		environmentSeconds: seconds,
		/** Projects whose own `typicalSeconds` were taken. */
		projectsWithTypicalSeconds: int().nonnegative()
	}),
	hosts: array(scheduledHost),
	shards: array(scheduledShard),
	waves: array(scheduledWave),
	total: strictObject({
		runs: int().nonnegative(),
		/** Over all machines. */
		seconds,
		/** Time from the first wave's start to the last one's end. */
		elapsedSeconds: seconds,
		/** Elapsed over the mean of the machines that have work: 1 is perfect. */
		balance: number().min(1).nullable()
	}),
	detectable: array(detectableEffect),
	disk: diskEstimate
});
/** `<campaign>/schedule.json`: who runs what, and what that is expected to take. Nothing in it is measured. */
const schedule = versioned(1, scheduleFile, {});
// src/campaign/documents.ts
async function isPlanned(campaign) {
	return (await lookBelow(campaign, campaignFiles.plan(""))).kind !== "none";
}
/** A campaign is planned once and has a folder of its own: beside others' files nobody could tell whose is which. */
async function requireNewFolder(campaign) {
	if (await isPlanned(campaign)) throw new UserError(`${campaign} is planned already: go on with greenml run, generate or benchmark, or name another --campaign.`);
	const held = await listBelow(campaign, "");
	if (held === null || held.length === 0) return;
	throw new UserError(`${campaign} holds other files and no plan: name a --campaign folder that is new or empty.`);
}
/** UserError where the folder holds no plan. */
async function readPlan(campaign) {
	const path = campaignFiles.plan(campaign);
	const plan$1 = await readJsonIfPresent(path, plan, campaign);
	if (plan$1 === null) throw new UserError(`There is no ${path}: name a folder that greenml plan --campaign made.`);
	return plan$1;
}
/** The same to make runs of. UserError where an older version planned it: its blocks were drawn by other rules. */
async function readPlanToRun(campaign) {
	const path = campaignFiles.plan(campaign);
	const written = await readJsonIfPresent(path, object({ schemaVersion: int() }), campaign);
	if (written === null || written.schemaVersion >= 2) return readPlan(campaign);
	throw new UserError(`${path} was written by an older version (schemaVersion ${written.schemaVersion}): what has been run can be analysed; to run more, plan a new campaign, or finish this one with the version that planned it.`);
}
const writePlan = (campaign, plan) => writeJson(campaignFiles.plan(campaign), plan, campaign);
/** Null: the plan was made without a hosts file. */
const readSchedule = (campaign) => readJsonIfPresent(campaignFiles.schedule(campaign), schedule, campaign);
const writeSchedule = (campaign, schedule) => writeJson(campaignFiles.schedule(campaign), schedule, campaign);
/** UserError where the campaign is not analysed yet; `otherwise` is what else its user could do. */
async function readAnalysis(campaign, otherwise = "") {
	const path = campaignFiles.analysis(campaign);
	const analysis$1 = await readJsonIfPresent(path, analysis, campaign);
	if (analysis$1 !== null) return analysis$1;
	throw new UserError(`There is no ${path}: first run greenml analyse --campaign ${campaign}${otherwise}.`);
}
/** Returns where it lies. */
async function writeAnalysis(campaign, analysis$2) {
	const path = campaignFiles.analysis(campaign);
	await writeFileAtomic(path, stringifyInParts(parseWith(analysis, analysis$2, path)), campaign);
	return path;
}
/**
* The JSON of an object, its lists item by item: the text of the whole would be in memory several times. On one line, since
* points are long columns of numbers, each of which would stand on a line of its own.
*/
function* stringifyInParts(object) {
	let before = "{";
	for (const [key, value] of Object.entries(object)) {
		yield `${before}${JSON.stringify(key)}:`;
		before = ",";
		if (Array.isArray(value)) yield* stringifyList(value);
		else yield JSON.stringify(value);
	}
	yield "}\n";
}
function* stringifyList(list) {
	let before = "[";
	for (const item of list) {
		yield `${before}${JSON.stringify(item)}`;
		before = ",";
	}
	yield list.length === 0 ? "[]" : "]";
}
export { COSTS as S, LOG_END_BYTES as _, readSchedule as a, SIZE_MEASURES as b, writePlan as c, composeTry as d, composeVariantId as f, finding as g, plan as h, readPlanToRun as i, writeSchedule as l, memberKey as m, readAnalysis as n, requireNewFolder as o, groupKey as p, readPlan as r, writeAnalysis as s, isPlanned as t, LONGEST_WAIT_SECONDS as u, scriptFailure as v, codeDescription as x, CHANGE_KINDS as y };
