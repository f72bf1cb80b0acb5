import { Kt as array, Ut as _enum, Xt as int, an as strictObject, en as number, ft as shareInterval, mt as slug, on as string, ot as mode, pt as shim, rt as generatedMode, st as modelId, tt as count, ut as sha256 } from "./inputs.js";
import { at as failureKind } from "./base.js";
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
/** How a script ended, as far as it has run. `lost`: to the bench or its provider, or no script was handed in. `not-run`: nothing was made of it yet. */
const ending = _enum([
	"passed",
	"failed",
	"lost",
	"not-run"
]);
/** Scripts, not runs. A baseline is one script in the blocks of each shard. */
const outcomeShape = {
	/** passed + failed + lost + notRun. */
	total: count,
	/** passed + failed: those of which something can be said. */
	attemptable: count,
	passed: count,
	failed: count,
	/** Not tried: no environment, no sandbox, interrupted, a provider that did not answer, no script. */
	lost: count,
	/** Scripts without any record yet. */
	notRun: count,
	/** Scripts among the failed that ran ok at least once. */
	unsteady: count,
	/** failed / attemptable, and Wilson's 95 %; null of none. */
	failedShare: number().min(0).max(1).nullable(),
	interval: shareInterval.nullable()
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
	scripts: count,
	attemptable: count,
	total: count
});
/** Scripts that ended in one way. */
const wayToFail = strictObject({
	fault,
	class: failureKind,
	/** The exception as Python prints it, with its module; null without one. */
	errorType: string().nullable(),
	scripts: count,
	/** All scripts that failed or were lost. */
	of: count,
	/** Every mode and model in which it came up, with its denominators. */
	groups: array(
		/** The interval is Wilson's 95 % of scripts / attemptable; null for what was lost, which is not among the attemptable. */
		failedInGroup.extend({ interval: shareInterval.nullable() })
	),
	/** Most frequent first; messages that differ in paths, addresses and times only are one. */
	messages: array(strictObject({
		message: string().nullable(),
		scripts: count,
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
		scripts: count,
		/** Every mode and model in which it came up, of so many in this round. */
		groups: array(failedInGroup)
	})),
	/** Questions answered by a script that passes in this or an earlier iteration, of all that could be attempted at all. */
	passedSoFar: strictObject({
		passed: count,
		of: count,
		interval: shareInterval.nullable()
	}),
	/** Tokens that its answers took, in and out; null where no answer tells them. */
	tokens: count.nullable(),
	/** Repairs of those that failed in this iteration, by how: how many were asked for again, and how many passed then. */
	repairs: array(strictObject({
		class: failureKind,
		failed: count,
		retried: count,
		repaired: count,
		interval: shareInterval.nullable()
	})),
	/**
	* Fresh answers to the first question, drawn where a repair was: what asking again does without the error. Null: none was
	* drawn.
	*/
	control: strictObject({
		...outcomeShape,
		tokens: count.nullable(),
		/** Questions that the first answer or a fresh one up to this iteration passes, of those that repairs are counted over. */
		passedSoFar: strictObject({
			passed: count,
			of: count,
			interval: shareInterval.nullable()
		})
	}).nullable(),
	/** What became of those that failed in this iteration; null for the last. */
	next: strictObject({
		repaired: count,
		sameFailure: count,
		otherFailure: count,
		lost: count,
		notRetried: count
	}).nullable()
});
const projectCost = strictObject({
	projects: count,
	/** Median over projects of what the baseline takes. */
	medianCpuSeconds: number().nullable(),
	medianPeakMemoryBytes: number().nullable()
});
/** What the ratios of a mode and model leave out, and whether that is the easier or the harder part. */
const survivors = strictObject({
	mode: generatedMode,
	model: modelId,
	answers: count,
	/** Answers that passed, are as accurate, and have a CPU time beside a baseline's: the ratios speak of these. */
	included: count,
	leftOut: strictObject({
		failed: count,
		suspect: count,
		lessAccurate: count,
		/** Neither shown to be as good nor shown to be worse. */
		accuracyNotSettled: count,
		accuracyUnknown: count,
		lost: count,
		notRun: count,
		/** In no block did it and a baseline have a CPU time each. */
		notPaired: count
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
export { scriptFailure as i, ending as n, failureAnalysis as r, LOG_END_BYTES as t };
