import { Ai as literal, Bi as tuple, Li as strictObject, Mi as number, Oi as int, Pi as partialRecord, Ti as boolean, ir as label, lr as sha256, sr as quality, wi as array, xi as _enum } from "./start.js";
import { a as attemptReason, n as pins, o as errorCategory, t as faults } from "./task-bench.js";
import { t as GRADING_RULES } from "./task-grades.js";
import { i as versioned, r as mapFields } from "./versioned.js";
// src/schema/task-scores.ts
const count = int().min(0);
const share = number().min(0).max(1);
const interval = tuple([share, share]);
/** Tasks of which one of the first k answers passed. */
const passRate = strictObject({
	k: int().min(1),
	passed: count,
	/** Tasks whose repository and environment worked, so that each of the k answers was judged. */
	attemptable: count,
	/** Tasks of which k answers were wanted. */
	total: count,
	/** Passed / attemptable; null of none. */
	share: share.nullable(),
	/** Passed / total, were every answer that could not be tried to fail, and were it to pass where its text does. */
	bounds: interval.nullable(),
	/** 95 %, by repository: tasks of one repository pass and fail together. Null below two repositories, and where all do alike. */
	clusterInterval: interval.nullable(),
	/** 95 % by Wilson, as if tasks were independent: too narrow. */
	taskInterval: interval.nullable()
});
/** Mean over tasks of 1 − C(n − c, k) / C(n, k), with n ≥ k judged answers of which c passed (Chen and others, 2021). */
const unbiasedPass = strictObject({
	k: int().min(1),
	tasks: count,
	mean: share.nullable(),
	clusterInterval: interval.nullable()
});
const hits = strictObject({
	hits: count,
	all: count
});
/** Values that an answer was told to use, and uses. */
const hitPrecision = strictObject({
	/** Hits among all values of all answers. */
	parameters: hits,
	/** Answers that use all of theirs. */
	generations: hits,
	/** Hits among values by what they are. */
	byKind: strictObject({
		text: hits,
		integer: hits,
		decimal: hits
	})
});
/** What the answers that were run took together; a null stands where one of them has no such number. */
const took = strictObject({
	runs: count,
	wallSeconds: number().min(0).nullable(),
	cpuSeconds: number().min(0).nullable(),
	/** Gross joules of the host's declared scope. */
	joules: number().min(0).nullable(),
	quality
});
/** Tasks by whether one of their first k answers passes here, and by ML-Bench's own grader. */
const agreement = strictObject({
	k: int().min(1),
	both: count,
	onlyHere: count,
	onlyThere: count,
	neither: count
});
/** Verdicts of ML-Bench's own grader on the same answers, beside ours; on tasks that both judged. */
const publishedVerdicts = strictObject({
	tasks: count,
	agreement: array(agreement),
	/** Tasks on whose first answer the two differ. */
	differing: array(strictObject({
		githubId: int(),
		rowId: int()
	}))
});
const systemScores = strictObject({
	system: label,
	attempts: count,
	passed: count,
	/** Attempts that the bench lost. */
	lost: count,
	/** The first attempt that failed, to be looked at; null: none did. */
	firstFailed: strictObject({
		githubId: int(),
		rowId: int(),
		attempt: count
	}).nullable(),
	reasons: partialRecord(attemptReason, count),
	errorCategories: partialRecord(errorCategory, count),
	passRates: array(passRate),
	unbiased: array(unbiasedPass),
	/** Counts of the published script: tasks with exactly five answers, the others dropped. */
	published: strictObject({
		tasks: count,
		dropped: count,
		pass1: count,
		pass2: count,
		pass5: count
	}),
	/** Null: no such verdicts were given. */
	publishedVerdicts: publishedVerdicts.nullable(),
	hitPrecision,
	took,
	byRepository: array(strictObject({
		githubId: int(),
		repository: label,
		passRates: array(passRate)
	})),
	byType: array(strictObject({
		type: label,
		passRates: array(passRate)
	}))
});
/** Scores over one version of the rows. */
const scoresOfRows = {
	/** Hash of the rows that were given: another hash is another version of the data. */
	rowsSha256: sha256,
	/** Errata that the rows were mended by; null: they are as published. */
	errata: strictObject({
		version: int().min(1),
		sha256,
		changedRows: count
	}).nullable(),
	tasks: count,
	/** The data set's own answers, judged as any other before. */
	golds: strictObject({
		checked: count,
		failed: array(strictObject({
			githubId: int(),
			rowId: int(),
			reason: attemptReason
		})),
		/** Whether the tasks whose own answer fails are left out of every number. */
		excluded: boolean()
	}),
	systems: array(systemScores),
	/** Systems by what they pass at the first answer, over the tasks that all of them could be judged on. Null of one system. */
	ranking: strictObject({
		tasks: count,
		systems: array(strictObject({
			system: label,
			passed: count,
			rank: int().min(1)
		}))
	}).nullable()
};
const rowsScores = strictObject(scoresOfRows);
const scoresFile = strictObject({
	schemaVersion: literal(3),
	rules: _enum(GRADING_RULES),
	...scoresOfRows,
	/** The same over the rows as errata mend them: beside, never mixed. Null: not asked for. */
	mended: rowsScores.nullable(),
	pins,
	faults
});
/** What `mlbench grade --json` writes where answers are run. */
const taskScores = versioned(3, scoresFile, {
	1: "run greenml mlbench grade again: what was run is not run anew",
	2: (old) => ({
		...old,
		errata: null,
		mended: null,
		pins: [],
		systems: mapFields(old.systems, (system) => ({
			...system,
			publishedVerdicts: null
		})),
		faults: mapFields(old.faults, ({ lacks: told, ...fault }) => ({
			...fault,
			lacks: Array.isArray(told) ? told.map((what) => ({
				kind: "other",
				what
			})) : told
		}))
	})
});
export { taskScores as t };
