import { E as string, O as tuple, S as partialRecord, T as strictObject, b as number, f as _null, g as int, h as discriminatedUnion, k as union, m as boolean, p as array, u as _enum, v as literal, w as record } from "./schemas.js";
import { _ as sha256, b as text, d as instant, g as relativePath, h as quality, m as modelId, p as mode, t as BASELINE_MODES, u as generatedMode, v as shim, y as slug } from "./common.js";
import { a as interval, i as groupRatio, o as quantity, s as ratio, t as QUANTITIES } from "./ratio.js";
import { l as perturbation, m as status, t as FLOP_KINDS, u as phase } from "./record.js";
import { i as host, l as failureKind, o as sandboxTier, p as doubtCount } from "./execution.js";
import { O as metricRule } from "./manifest.js";
import { i as versioned, r as mapFields, t as isFields } from "./versioned.js";
import { t as failureClassFromVersion1 } from "./record-versions.js";
import { n as PROMPT_NAMES, r as README_KINDS } from "./stored-prompt.js";
import { r as costReason } from "./asking-reason.js";
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
	* Energy above idle, which gross energy mostly is on a server; its interval holds the standard error of the idle power too.
	* Null: no idle power is known, or a run came out at nothing above it.
	*/
	net: effect$2.nullable(),
	/** Meters and zones that are no part of the sum: a meter at the wall, the platform. */
	outside: array(outsideZone)
});
// src/schema/group.ts
const share$3 = number().min(0).max(1);
/** The two quantities that tell what a result cost. */
const COSTS = ["energy", "cpu"];
const cost = _enum(COSTS);
const success = strictObject({
	/** Answers whose first run passed: pass@1. */
	passed: int(),
	attemptable: int(),
	total: int(),
	/** Wilson's 95 % of passed / attemptable; samples of one project count as if they were independent. Null of none. */
	interval: interval.nullable(),
	/** Share of total, had all that could not be attempted failed, and had they passed. Null: nothing was planned. */
	bounds: interval.nullable(),
	/** Mean share of runs that ended ok, over the answers that passed. Null: none passed. */
	stability: share$3.nullable()
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
	/** Answers that passed and are as accurate. */
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
	/** Projects with a correct answer that was measured. */
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
	/** Projects with at least k answers that could be attempted. */
	projects: int(),
	/** Share in which one passed. */
	pass: share$3,
	/** Share in which one passed and is as accurate; the rest is censored: there is no best. */
	correct: share$3,
	censored: share$3,
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
	/** Suspect answers among those that passed. */
	suspect: int(),
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
// src/schema/code-analysis.ts
const count$4 = int().min(0);
/** Values as Python writes them, shortened; `…` is one that is only known when the program runs. */
const parameters = record(string(), string());
const setting = strictObject({
	where: string(),
	parameter: string(),
	value: string()
});
const tally = record(string(), count$4);
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
		folds: count$4.nullable()
	})),
	searches: array(strictObject({
		call: string(),
		candidates: count$4.nullable(),
		folds: count$4.nullable()
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
	loops: count$4,
	comprehensions: count$4,
	loopDepth: count$4,
	/** Calls and loops that take one row at a time: iterrows, apply, range(len(…)) … */
	rowLoops: count$4,
	/** Calls of functions of NumPy, SciPy and pandas. */
	arrayCalls: count$4,
	plots: count$4,
	parallelCalls: count$4,
	fits: count$4,
	fitsInLoops: count$4,
	caches: count$4,
	earlyStopping: count$4,
	prints: count$4,
	warningFilters: count$4,
	functions: count$4,
	classes: count$4,
	/** Decisions, as McCabe counts them (1976), without the 1 of each function. */
	branches: count$4,
	/** Facts beyond sixty of one kind. */
	leftOut: count$4
});
/** Counts by Python's tokenizer: physical lines with code, with nothing but a comment, and blank; tokens without comments. */
const codeCounts = strictObject({
	code: count$4,
	comment: count$4,
	blank: count$4,
	logical: count$4,
	tokens: count$4
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
const codeSide = union([count$4, array(string())]);
const codeChange = strictObject({
	kind: changeKind,
	before: codeSide,
	after: codeSide
});
/** Difference by Myers' shortest edit, as git diff. */
const lineDifference = strictObject({
	added: count$4,
	removed: count$4,
	unchanged: count$4,
	/** Share of the author's lines that are kept. Null: the author's file is empty. */
	kept: number().min(0).max(1).nullable(),
	/** 2 · unchanged / (lines of both). Null: both are empty. */
	similarity: number().min(0).max(1).nullable()
});
const script$1 = codeDescription.extend({
	bytes: count$4,
	lines: count$4
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
	count: count$4,
	mean: number(),
	median: number(),
	/** Standard deviation with n − 1; null of one script. */
	standardDeviation: number().nullable(),
	minimum: number(),
	p10: number(),
	p25: number(),
	p75: number(),
	p90: number(),
	maximum: number(),
	/** Script − the author's, of those that can be compared with it. */
	delta: strictObject({
		count: count$4,
		mean: number(),
		median: number()
	}).nullable()
});
/** A geometric mean over projects; 95 % interval from five projects on. */
const meanRatio = strictObject({
	estimate: number().positive(),
	interval: interval.nullable(),
	projects: count$4
});
/** How the ratio of answers that changed something differs from those that did not: an association, no cause. */
const changeAssociation = strictObject({
	kind: changeKind,
	mode: generatedMode,
	quantity: cost,
	baseline: _enum(["original", "original-headless"]),
	/** Comparable answers with a measured ratio. */
	answers: strictObject({
		with: count$4,
		without: count$4
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
	answers: count$4,
	of: count$4,
	/** Quantity that leads, of the ratios of the answers that show the change. */
	leading: cost
});
/** `code` of analysis.json. */
const codeAnalysis = strictObject({
	authors: array(authorCode),
	variants: array(variantCode),
	sizes: array(sizeSummary),
	changes: array(changeCount),
	associations: array(changeAssociation),
	/** Quantity that leads in all associations together. */
	leading: cost
});
// src/schema/diagnostics.ts
const baseline$3 = _enum(["original", "original-headless"]);
/** A ratio over projects, where there is one. */
const effect$1 = strictObject({
	estimate: number().positive(),
	interval: interval.nullable(),
	projects: int()
});
/** Phases that a mode and model's change of CPU time comes from, by profile runs, over projects. */
const phaseChange = strictObject({
	mode: generatedMode,
	model: modelId,
	baseline: baseline$3,
	projects: int(),
	/** Geometric mean ratio of the profile runs' CPU seconds. */
	ratio: number().positive(),
	interval: interval.nullable(),
	phases: record(phase, strictObject({
		/**
		* Factor of the phase by the logarithmic mean Divisia index: the factors multiply to the ratio, and none says what its
		* phase does alone.
		*/
		factor: number().positive(),
		/**
		* Share of the logarithm of the ratio, 1 in all; negative: it works against the change. Null: the ratio is too near to
		* 1.
		*/
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
	baseline: baseline$3,
	quantity,
	projects: int(),
	/** Standard deviation of the log-ratio between projects. */
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
	/** Standard deviation of one script's log-ratio between two neighbouring blocks, median over baselines: an A/A comparison. */
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
	baseline: baseline$3,
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
	/** Words of the exception, of a provider or of the bench. */
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
	/** Scripts without any record yet. */
	notRun: int(),
	/** Scripts among the failed that ran ok at least once. */
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
/** Scripts of a mode and model that ended in one way. */
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
	/** All scripts that failed or were lost. */
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
/** Outcomes of the n-th answer to the same question: 0 is the first, later ones are repairs of what failed. */
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
	/** Repairs of those that failed in this iteration, by how: how many were asked for again, and how many passed then. */
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
/** Log of the run that the failure of a script is told from. */
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
	/** Outcomes of all scripts that models wrote. */
	overall: outcomes,
	/** Outcomes by mode, the baselines too. */
	byMode: array(strictObject({
		mode,
		...outcomeShape
	})),
	byModel: array(byModel),
	byModeAndModel: array(byModeAndModel),
	/** Outcomes by project, without the baselines. */
	byProject: array(strictObject({
		project: slug,
		...outcomeShape
	})),
	byIteration: array(byIteration),
	/** Ordered by how many scripts, then by name. */
	classes: array(wayToFail),
	survivors: array(survivors),
	/** Logs, one for each script: each way to fail before another script of the same; none of a project that has no licence. */
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
const share$2 = number();
const count$3 = int();
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
	share: share$2,
	authorShare: share$2.nullable()
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
		passes: count$3,
		author: count$3,
		model: string()
	}),
	strictObject({
		kind: literal("fewer-tested-rows"),
		rows: count$3,
		author: count$3
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
const baseline$2 = _enum(BASELINE_MODES);
const count$2 = int().nonnegative();
const effect = {
	estimate: number().positive(),
	interval,
	projects: count$2
};
/** What a reader must know before believing the numbers. */
const campaignFinding = discriminatedUnion("kind", [
	finding("torn-lines", "note", campaign, { lines: count$2 }),
	finding("suspect-answers", "warning", campaign, {
		suspect: count$2,
		probed: count$2
	}),
	finding("suspect-answer", "warning", variantId, {}),
	finding("unprobed-answers", "note", campaign, {
		unprobed: count$2,
		judged: count$2
	}).extend({ reasons: array(strictObject({
		reason: validityRemark,
		answers: count$2
	})) }),
	finding("missing-records", "warning", campaign, {
		missing: count$2,
		planned: count$2
	}),
	finding("declared-later", "warning", campaign, { declared: count$2 }),
	finding("unplanned-records", "warning", campaign, { records: count$2 }).extend({ unknown: array(strictObject({
		kind: _enum(["variant", "block"]),
		id: string()
	})) }),
	finding("baseline-failed", "error", variantId, {
		failed: count$2,
		runs: count$2
	}).extend({
		failure: scriptFailure.nullable(),
		/** Models in whose blocks it has no ok run: nothing there can be compared with it. */
		missingFor: array(modelId.nullable()),
		missingEverywhere: boolean()
	}),
	finding("perfect-scores", "warning", campaign, {}),
	finding("lost-runs", "warning", campaign, {
		lost: count$2,
		runs: count$2
	}).extend({ statuses: partialRecord(status, count$2) }),
	finding("changed-scripts", "warning", campaign, {}),
	finding("other-packages", "warning", campaign, {}),
	finding("estimated-energy", "note", campaign, {
		estimated: count$2,
		runs: count$2
	}),
	finding("unread-energy", "note", campaign, {
		unread: count$2,
		runs: count$2
	}),
	finding("doubtful-energy", "warning", campaign, {
		doubtful: count$2,
		runs: count$2
	}).extend({ doubts: array(doubtCount) }),
	finding("several-meters", "note", campaign, {}).extend({ sources: array(string()) }),
	finding("external-meter", "note", campaign, {}),
	finding("across-meters", "note", campaign, { pairs: count$2 }),
	finding("several-strata", "note", campaign, {
		strata: count$2,
		pairs: count$2
	}).extend({ hosts: array(string()) }),
	finding("stratum-effect", "note", strictObject({
		quantity: cost,
		baseline: baseline$2,
		stratum: string()
	}), {}),
	finding("several-sandboxes", "note", campaign, {}).extend({ sandboxes: array(sandboxTier) }),
	finding("contaminated-runs", "warning", campaign, {
		disturbed: count$2,
		runs: count$2
	}).extend({ 
	/** Scripts of which a run was disturbed, the largest share first: what is missing is not missing at random. */
scripts: array(strictObject({
		variant: variantId,
		disturbed: count$2,
		runs: count$2
	})) }),
	finding("cold-runs", "note", campaign, {
		cold: count$2,
		runs: count$2
	}),
	finding("few-pairs", "note", campaign, { needed: count$2 }).extend({ pairs: array(strictObject({
		project: slug,
		baseline: baseline$2,
		pairs: count$2
	})) }),
	finding("answers-left-out", "note", strictObject({
		mode: generatedMode,
		model: modelId
	}), {
		answers: count$2,
		included: count$2
	}),
	finding("order-effect", "warning", campaign, effect),
	finding("no-order-effect", "note", campaign, effect),
	finding("drift", "warning", campaign, effect),
	finding("noise", "note", quantity, {})
]);
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
const changeVerdict = _enum([
	"better",
	"worse",
	"inconclusive",
	"within-noise",
	"too-few-runs",
	"too-few-projects",
	"not-measured"
]);
const share$1 = number().min(0).max(1);
const baseline$1 = _enum(["original", "original-headless"]);
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
/**
* Change of a ratio to the baseline, from A to B. Each ratio is formed within its own campaign, so that the host cancels out.
*/
const ratioChange = strictObject({
	/** The one that both campaigns ran; null where they share none. */
	baseline: baseline$1.nullable(),
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
	scripts: int(),
	ratios: record(quantity, ratioChange),
	success: strictObject({
		/** Scripts that both campaigns planned. */
		a: counted,
		b: counted,
		/** Attempted in both. */
		both: int(),
		newlyPassed: int(),
		newlyFailed: int(),
		/** Newly failed although the code is the same. */
		newlyFailedSameCode: int(),
		/** McNemar's exact test, and by Holm over the groups. */
		p: share$1,
		adjustedP: share$1,
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
	projects: int(),
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
const failOnSubject = _enum(FAIL_ON_SUBJECTS);
const failOnResult = strictObject({
	/** The condition as it was given. */
	condition: string(),
	subject: failOnSubject,
	/** Threshold as a share, 0.05 for 5 %; 0 where none was given. */
	atLeast: number(),
	met: boolean(),
	/** False: there was nothing to check it on, as energy without a meter. */
	checked: boolean(),
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
		missing: int(),
		planned: int()
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
	finding("unplanned-records", "warning", side, { records: int() })
]);
const comparisonFile = strictObject({
	schemaVersion: literal(3),
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
const campaignComparison = versioned(3, comparisonFile, {
	1: comparisonFromVersion1,
	2: comparisonFromVersion2
});
// src/schema/feedback.ts
const count$1 = int().min(0);
/** What became of a mode and model's answers that passed when the model was told what they took. */
const feedbackAnalysis = strictObject({
	mode: generatedMode,
	model: modelId,
	/** Answers that passed and were asked for again; those that came and ran; those of them that passed. */
	asked: count$1,
	attempted: count$1,
	passed: count$1,
	/** Answers as accurate as the author's code: those before, of the attempted, and the leaner ones. */
	asGood: strictObject({
		before: count$1,
		after: count$1
	}),
	/**
	* Change of the ratio to the author's code, from the answer before to the leaner one, where both are as accurate; projects
	* are the observations.
	*/
	ratios: record(quantity, ratioChange)
});
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
	/** Least and most of the author's code over projects. Null: not read. */
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
	/** Projects with a value of every one of them. */
	projects: int(),
	statistic: number().nullable(),
	degreesOfFreedom: int(),
	/** P-value by χ², which few projects only approach. */
	p: share.nullable(),
	/** P-value by shuffling the models within each project. */
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
	/** P-value by Benjamini and Hochberg over all such pairs. */
	adjustedP: share
});
/**
* Effect of a stratum on ratios, relative to the first: log ratio ~ mode × model + stratum over answers, with standard errors
* by leaving out a project at a time.
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
	/** Counts of each kind of operations; the two kinds are never compared. */
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
/** Summary of the measured runs that ended ok. Joules for energy, seconds for cpu and wall, bytes for memory. */
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
		/**
		* Standard error of the gain from which rows the test set happens to hold: of predictions by the jackknife over groups of
		* rows, else over draws of half of the data. Null: not known, and not in the limits.
		*/
		testError: strictObject({
			standardError: number().nonnegative(),
			from: _enum(["predictions", "halves"]),
			/** Groups or draws. */
			samples: int().positive()
		}).nullable(),
		/** One-sided 95 % limits of the gain, positive where the variant is better, by run-to-run noise and `testError`; of one block its gain. */
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
	schemaVersion: literal(3),
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
	/** Empty where no model was told what its answers took. */
	feedback: array(feedbackAnalysis),
	failures: failureAnalysis,
	phases: array(phaseChange),
	diagnostics,
	/** Variants whose provenance holds the energy of their generation. */
	breakEven: array(breakEven),
	/** Null: the dataset was not at hand. */
	code: codeAnalysis.nullable(),
	readings: campaignReadings,
	/** Use of each of the plan's models. */
	modelUse: array(modelUse),
	/** The worst first. */
	findings: array(campaignFinding)
});
/** `<campaign>/analysis.json`. */
const analysis = versioned(3, analysisFile, {
	1: "make it anew with greenml analyse --campaign and the folder of the campaign",
	2: (old) => ({
		...old,
		feedback: []
	})
});
export { campaignComparison as a, LOG_END_BYTES as c, codeDescription as d, COSTS as f, SIDES as i, CHANGE_KINDS as l, analysis as n, failOnSubject as o, FAIL_ON_SUBJECTS as r, probeGap as s, accuracyVerdict as t, SIZE_MEASURES as u };
