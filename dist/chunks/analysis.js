import { Kt as array, Q as baselineMode, Qt as literal, Ut as _enum, Xt as int, Yt as discriminatedUnion, an as strictObject, cn as tuple, ct as quality, dt as share, en as number, in as record, it as instant, ln as union, mt as slug, nn as partialRecord, on as string, ot as mode, pt as shim, qt as boolean, rt as generatedMode, st as modelId, tt as count } from "./inputs.js";
import { $ as threading, W as host, q as sandboxTier } from "./base.js";
import { T as phase, c as interval, d as quantity, f as ratio, g as FLOP_KINDS, k as status } from "./read.js";
import { i as versioned, r as mapFields, t as isFields } from "./versioned.js";
import { t as accuracyVerdict } from "./accuracy-verdict.js";
import { c as cost, f as energyParts, i as campaignFinding, l as groupAnalysis, o as validity, r as ratioChange } from "./comparison.js";
import { cr as scriptFailure, er as costReason, or as failureAnalysis } from "./work.js";
import { n as setting$1 } from "./setting.js";
// src/schema/migrations/analysis-versions.ts
/** Version 3 knew nothing of threads, other settings and rest after the runs, let the CPU time of every run stand, and had of leaner answers the survivors alone. */
const analysisFromVersion3 = (old) => ({
	sensitivity: [],
	...old,
	readings: isFields(old.readings) ? {
		threads: null,
		restDrift: [],
		...old.readings
	} : old.readings,
	variants: mapFields(old.variants, (variant) => isFields(variant.observations) ? {
		...variant,
		observations: {
			threads: null,
			...variant.observations
		}
	} : variant),
	feedback: mapFields(old.feedback, (feedback) => ({
		...feedback,
		attempts: NOTHING
	})),
	findings: mapFields(old.findings, (finding) => finding.kind === "contaminated-runs" && isFields(finding.numbers) ? {
		...finding,
		numbers: {
			cpuLeftOut: 0,
			...finding.numbers
		},
		scripts: mapFields(finding.scripts, (script) => ({
			cpuLeftOut: 0,
			...script
		}))
	} : finding)
});
const NOTHING = {
	energy: null,
	cpu: null,
	wall: null,
	memory: null
};
// src/schema/analysis/code-analysis.ts
/** Values as Python writes them, shortened; `…` is one that is only known when the program runs. */
const parameters = record(string(), string());
const setting = strictObject({
	where: string(),
	parameter: string(),
	value: string()
});
const tally = record(string(), count);
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
		folds: count.nullable()
	})),
	searches: array(strictObject({
		call: string(),
		candidates: count.nullable(),
		folds: count.nullable()
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
	loops: count,
	comprehensions: count,
	loopDepth: count,
	/** Calls and loops that take one row at a time: iterrows, apply, range(len(…)) … */
	rowLoops: count,
	/** Calls of functions of NumPy, SciPy and pandas. */
	arrayCalls: count,
	plots: count,
	parallelCalls: count,
	fits: count,
	fitsInLoops: count,
	caches: count,
	earlyStopping: count,
	prints: count,
	warningFilters: count,
	functions: count,
	classes: count,
	/** Decisions, as McCabe counts them (1976), without the 1 of each function. */
	branches: count,
	/** Facts beyond sixty of one kind. */
	leftOut: count
});
/** Counts by Python's tokenizer: physical lines with code, with nothing but a comment, and blank; tokens without comments. */
const codeCounts = strictObject({
	code: count,
	comment: count,
	blank: count,
	logical: count,
	tokens: count
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
const codeSide = union([count, array(string())]);
const codeChange = strictObject({
	kind: changeKind,
	before: codeSide,
	after: codeSide
});
/** Difference by Myers' shortest edit, as git diff. */
const lineDifference = strictObject({
	added: count,
	removed: count,
	unchanged: count,
	/** Share of the author's lines that are kept. Null: the author's file is empty. */
	kept: number().min(0).max(1).nullable(),
	/** 2 · unchanged / (lines of both). Null: both are empty. */
	similarity: number().min(0).max(1).nullable()
});
const script$1 = codeDescription.extend({
	bytes: count,
	lines: count
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
	count,
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
		count,
		mean: number(),
		median: number()
	}).nullable()
});
/** A geometric mean over projects, like ones counted as one; 95 % interval from five of these on. */
const meanRatio = strictObject({
	estimate: number().positive(),
	interval: interval.nullable(),
	projects: count
});
/** How the ratio of answers that changed something differs from those that did not: an association, no cause. */
const changeAssociation = strictObject({
	kind: changeKind,
	mode: generatedMode,
	quantity: cost,
	baseline: baselineMode,
	/** Comparable answers with a measured ratio. */
	answers: strictObject({
		with: count,
		without: count
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
	answers: count,
	of: count,
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
// src/schema/analysis/diagnostics.ts
/** A ratio over projects, where there is one. */
const effect$1 = strictObject({
	estimate: number().positive(),
	interval: interval.nullable(),
	projects: count
});
/** Phases that a mode and model's change of CPU time comes from, by profile runs, over projects. */
const phaseChange = strictObject({
	mode: generatedMode,
	model: modelId,
	baseline: baselineMode,
	projects: count,
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
	baseline: baselineMode,
	quantity,
	projects: count,
	/** Standard deviation of the log-ratio between projects. */
	standardDeviation: number().nonnegative(),
	/** Smallest change that one test by itself sees with 80 % power at the 5 % level: 0.08 is a ratio of 0.92 or less. Null: too few projects for any verdict. */
	detectableChange: number().nonnegative().max(1).nullable(),
	/** Projects it takes to see 5 %; null above 10,000. */
	projectsForFivePercent: count.nullable()
});
const noise = strictObject({
	quantity,
	/** Baselines with runs enough. */
	baselines: count,
	/** Standard deviation of one script's log-ratio between two neighbouring blocks, median over baselines: an A/A comparison. */
	standardDeviation: number().nonnegative(),
	repetitions: count,
	/** Half the width of the 95 % interval that a script has against itself at that many repetitions, as a share. */
	floor: number().nonnegative(),
	/** What a change of one script has to exceed to be told: the plan's smallest effect, or the floor. */
	smallestEffect: number().nonnegative(),
	/** Smallest change of one script seen with 80 % power at the 5 % level. Null: too few repetitions for any verdict. */
	detectableChange: number().nonnegative().max(1).nullable(),
	/** Repetitions it takes to see 5 % in one script; null above 10,000. */
	repetitionsForFivePercent: count.nullable()
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
	baseline: baselineMode,
	/** Gross joules saved by each run, with the range that the ratio's interval gives. */
	savedJoules: number(),
	savedRange: interval.nullable(),
	/** Null: it saves nothing, so never. */
	runs: int().positive().nullable(),
	/** The later end is null where the saving may be none. */
	range: tuple([int().positive().nullable(), int().positive().nullable()]).nullable()
});
// src/schema/analysis/feedback.ts
/** What became of a mode and model's answers that passed when the model was told what they took. */
const feedbackAnalysis = strictObject({
	mode: generatedMode,
	model: modelId,
	/** Answers that passed and were asked for again; those of them whose leaner answer could be attempted, code or none; and of which it passed. */
	asked: count,
	attempted: count,
	passed: count,
	/** Answers as accurate as the author's code: those before, of the attempted, and the leaner ones. */
	asGood: strictObject({
		before: count,
		after: count
	}),
	/**
	* Change of the ratio to the author's code, from the answer before to the leaner one, of survivors alone: where both are as
	* accurate. Projects are the observations.
	*/
	ratios: record(quantity, ratioChange),
	/**
	* The same of all attempted, by intention to treat: a leaner answer that fails or predicts worse costs its own run and the
	* answer before, which somebody has to run then. Null: not measured.
	*/
	attempts: record(quantity, strictObject({
		estimate: number().positive(),
		interval: interval.nullable(),
		projects: int().positive()
	}).nullable())
});
// src/schema/analysis/headline.ts
/** The ratio that is told; null: there is none. */
const told = {
	quantity: cost,
	baseline: baselineMode.nullable()
};
/** Why a sentence does not speak of energy. */
const energyGap = discriminatedUnion("kind", [
	strictObject({ kind: literal("not-measured") }),
	strictObject({
		kind: literal("fewer-projects"),
		projects: count
	}),
	strictObject({
		kind: literal("no-verdict"),
		baseline: baselineMode
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
		scripts: count
	}),
	strictObject({
		kind: literal("scripts-only"),
		projects: count,
		needed: count
	}),
	strictObject({
		kind: literal("extremes"),
		less: count,
		more: count,
		judged: count,
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
	projects: count,
	/** The most frequent first. */
	tasks: array(strictObject({
		task: string(),
		projects: count
	})),
	/** Least and most of the author's code over projects. Null: not read of each. */
	cpuSeconds: range.nullable(),
	hosts: count,
	/** Hosts in one state each. */
	strata: count,
	days: count,
	firstDay: string(),
	lastDay: string()
});
// src/schema/analysis/model-comparison.ts
const member = strictObject({
	mode: generatedMode,
	model: modelId
});
/** Ranks of models within projects: Friedman's χ², of passed and failed Cochran's Q. */
const rankTest = strictObject({
	models: array(modelId),
	/** Projects with a value of every one of them. */
	projects: count,
	statistic: number().nullable(),
	degreesOfFreedom: count,
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
/** Models of one mode, by intention to treat, on the projects that have a cost of each. Exploratory. */
const modelComparison = strictObject({
	mode: generatedMode,
	/** Cochran's Q; with several samples of each, of the share that passed. */
	success: rankTest.nullable(),
	ratios: array(rankTest.extend({
		quantity: cost,
		baseline: baselineMode,
		pairs: array(modelPair)
	}))
});
/** McNemar's exact test; with several samples of each, the sign-flip test of the shares that passed. Exploratory. */
const successPair = strictObject({
	a: member,
	b: member,
	/** Projects that both could attempt. */
	projects: count,
	betterA: count,
	betterB: count,
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
	baseline: baselineMode,
	stratum: string(),
	host: string(),
	reference: string(),
	answers: count,
	projects: count,
	effect: number().positive().nullable(),
	interval: interval.nullable(),
	p: share.nullable(),
	/** Why it is not known: no mode and model ran on both, so that host and answers can't be separated; or it hangs on one project. */
	cause: _enum(["inseparable", "one-project"]).nullable()
});
/** The tests that plan.json declares. */
const familySummary = strictObject({
	declared: count,
	tested: count,
	/** Records were made while plan.json declared other tests. Null: the records do not say what it declared. */
	postHoc: boolean().nullable()
});
// src/schema/analysis/observations.ts
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
	hottestCelsius: number().nullable(),
	/** Most threads of one process; null: nobody looked. */
	threads: count.nullable()
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
/** Power at rest of a host's zone before its runs and after them: of its starts the one in which they differ most. */
const restDrift = strictObject({
	host: string(),
	domain: string(),
	/** Starts after which the host rested again. */
	starts: count,
	before: number(),
	after: number(),
	/** Of the difference; null where it is not known. */
	standardError: number().nullable(),
	/** By more than chance and by more than is worth a word: net energy is in doubt by that. */
	differs: boolean()
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
	/** Empty where no host rested again. */
	restDrift: array(restDrift),
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
	/** Threads of the measured runs, and the variables that set them; null: nobody looked. */
	threads: threading.omit({
		sideSeconds: true,
		sideWaitSeconds: true
	}).nullable(),
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
// src/schema/analysis/sensitivity.ts
const effect = strictObject({
	estimate: number().positive(),
	interval: interval.nullable()
});
/** Ratio of a mode and model under another setting, of answers that passed and are as accurate; it enters no verdict. */
const sensitivity = strictObject({
	setting: setting$1,
	mode: generatedMode,
	model: modelId,
	quantity,
	baseline: baselineMode,
	/** Projects that were measured under both. */
	projects: int().positive(),
	under: effect,
	/** The same answers as the results have them. */
	usual: effect,
	/** `under` over `usual`, paired by project. */
	change: effect
});
// src/schema/analysis/analysis.ts
/** Summary of the measured runs that ended ok. Joules for energy, seconds for cpu and wall, bytes for memory. */
const summary = strictObject({
	n: count,
	median: number().nullable(),
	minimum: number().nullable(),
	maximum: number().nullable(),
	quality
});
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
	statuses: partialRecord(status, count),
	runs: count,
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
		/** Variant − baseline, in the metric's own unit: the mean over blocks, which the limits lie around; without a common block of the medians. */
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
	schemaVersion: literal(6),
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
		planned: count,
		recorded: count,
		ok: count
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
	/** Empty where nothing was run under another setting. */
	sensitivity: array(sensitivity),
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
const analysis = versioned(6, analysisFile, {
	1: "make it anew with greenml analyse --campaign and the folder of the campaign",
	2: (old) => ({
		...old,
		feedback: []
	}),
	3: analysisFromVersion3
});
export { scope as a, codeDescription as c, headlineFact as i, summary as n, CHANGE_KINDS as o, variantAnalysis as r, SIZE_MEASURES as s, analysis as t };
