import { $t as literal, Jt as boolean, Wt as _enum, Zt as int, at as label, dt as sha256, ft as share, ln as tuple, lt as quality, on as strictObject, pt as shareInterval, qt as array, rn as partialRecord, tn as number, tt as count } from "./inputs.js";
import { i as versioned, r as mapFields, t as isFields } from "./versioned.js";
import { c as errorCategory, i as withoutSentences, n as pins, s as attemptReason, t as faults } from "./task-bench.js";
import { t as GRADING_RULES } from "./task-grades.js";
// src/schema/mlbench/task-scores.ts
/** Share of tasks that passed of those that could be tried; null of none. */
const passShare = ({ passed, attemptable }) => attemptable === 0 ? null : passed / attemptable;
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
	bounds: shareInterval.nullable(),
	/** 95 %, by repository: tasks of one repository pass and fail together. Null below two repositories, and where all do alike. */
	clusterInterval: shareInterval.nullable(),
	/** 95 % by Wilson, as if tasks were independent: too narrow. */
	taskInterval: shareInterval.nullable()
}).refine((rate) => rate.share === passShare(rate), "expected passed / attemptable as share").refine(({ passed, attemptable, total }) => passed <= attemptable && attemptable <= total, "more passed than tried");
/** At most one of each k: the first is ranked by, and each is shown. */
const passRates = array(passRate).refine((rates) => new Set(rates.map(({ k }) => k)).size === rates.length, "expected one rate of each k");
/** Mean over tasks of 1 − C(n − c, k) / C(n, k), with n ≥ k judged answers of which c passed (Chen and others, 2021). */
const unbiasedPass = strictObject({
	k: int().min(1),
	tasks: count,
	mean: share.nullable(),
	clusterInterval: shareInterval.nullable()
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
/** Runs in these joules that their meter doubts, or beside which others ran that were not meant; absent: that is not known, as of an agent's drafts. */
const doubtful = count.exactOptional();
/** What the answers that were run took together; a null stands where one of them has no such number. */
const took = strictObject({
	runs: count,
	wallSeconds: number().min(0).nullable(),
	cpuSeconds: number().min(0).nullable(),
	/** Gross joules of the host's declared scope. */
	joules: number().min(0).nullable(),
	quality,
	doubtful
});
/** Where the energy of a solved task goes: into asking, into drafts that an agent ran before it answered, into running answers. */
const ENERGY_SOURCES = [
	"answering",
	"drafts",
	"running"
];
const joules = number().min(0).nullable();
/** Gross joules of all answers, those that fail too, by the tasks that they solve. */
const solvedEnergy = strictObject({
	/** Tasks of which one answer passed. */
	solved: count,
	sources: array(strictObject({
		source: _enum(ENERGY_SOURCES),
		/** Runs that were measured, or should have been. */
		runs: count,
		joules,
		quality,
		doubtful,
		/** Joules by `solved`; null: they are not known, or nothing is solved. */
		each: joules
	})),
	/** Joules of all sources by `solved`; null where one is not known. */
	each: joules,
	/** As sure as the least sure source. */
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
	/** Of its answers, as `hashAnswers` makes it; null: scores of an older version, which did not tell. */
	answersSha256: sha256.nullable(),
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
	passRates,
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
	/** Null: scores of an older version, which did not tell. */
	solvedEnergy: solvedEnergy.nullable(),
	byRepository: array(strictObject({
		githubId: int(),
		repository: label,
		passRates
	})),
	byType: array(strictObject({
		type: label,
		passRates
	}))
});
const part = number().min(-1).max(1);
/** One system beside another, over the tasks of both. */
const behind = strictObject({
	difference: part,
	/** 95 %, by repository; null below two, and where all differ alike. */
	interval: tuple([part, part]).nullable(),
	/** By sign flips of repositories, corrected by Holm for all pairs of systems. */
	adjustedP: number().min(0).max(1)
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
	/** Systems by what they pass at the first answer, over the tasks that all of them could be judged on. Null of one system, and where there is no such task. */
	ranking: strictObject({
		tasks: count,
		systems: array(strictObject({
			system: label,
			passed: count,
			/** 1 + the systems that are shown to pass more, by repository; null: scores of an older version, whose ranks went by `passed`. */
			rank: int().min(1).nullable(),
			/** Share of tasks that it passes more than the first; null of the first, and of scores of an older version. */
			behind: behind.nullable()
		}))
	}).nullable()
};
const rowsScores = strictObject(scoresOfRows);
const scoresFile = strictObject({
	schemaVersion: literal(7),
	rules: _enum(GRADING_RULES),
	...scoresOfRows,
	/** Scores over the rows as errata mend them: beside, never mixed. Null: not asked for. */
	mended: rowsScores.nullable(),
	pins,
	faults
});
/** Scores over the rows as published, and over those as mended where there are any. */
const inBothVersions = (scores, change) => ({
	...change(scores),
	mended: isFields(scores.mended) ? change(scores.mended) : scores.mended
});
/** Version 3 did not tell of how many tasks one answer passed: joules by them are not known. */
const withoutSolvedEnergy = (rows) => ({
	...rows,
	systems: mapFields(rows.systems, (system) => ({
		...system,
		solvedEnergy: null
	}))
});
/** Version 4 did not say of which answers it is. */
const withoutAnswersHash = (rows) => ({
	...rows,
	systems: mapFields(rows.systems, (system) => ({
		...system,
		answersSha256: null
	}))
});
/** Version 6 ranked by counts alone: what chance gives stood for a difference. */
const withoutRanks = (rows) => ({
	...rows,
	ranking: isFields(rows.ranking) ? {
		...rows.ranking,
		systems: mapFields(rows.ranking.systems, (system) => ({
			...system,
			rank: null,
			behind: null
		}))
	} : rows.ranking
});
/** What `mlbench grade --json` writes where answers are run. */
const taskScores = versioned(7, scoresFile, {
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
	}),
	3: (old) => inBothVersions(old, withoutSolvedEnergy),
	4: (old) => inBothVersions(old, withoutAnswersHash),
	5: withoutSentences,
	6: (old) => inBothVersions(old, withoutRanks)
});
export { passShare as n, taskScores as r, ENERGY_SOURCES as t };
