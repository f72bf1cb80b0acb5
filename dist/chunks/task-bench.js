import { $t as literal, Jt as boolean, Wt as _enum, Xt as discriminatedUnion, Zt as int, at as label, dt as sha256, gt as text, on as strictObject, qt as array, sn as string, tt as count } from "./inputs.js";
import { J as sandboxedExecution } from "./base.js";
import { i as versioned, r as mapFields } from "./versioned.js";
import { n as STATIC_REASONS, t as GRADING_RULES } from "./task-grades.js";
import { t as lacks } from "./task-repository.js";
// src/schema/mlbench/task-attempt.ts
/** The bench's own: nobody's answer is judged by them. */
const LOST_REASONS = [
	"environment",
	"sandbox",
	"interrupted"
];
/**
* Reasons of a run that failed. `not-run`: it ended with 0, and what its text would use never ran, or failed and that was hidden.
*/
const RUN_REASONS = [
	"exit",
	"signal",
	"timeout",
	"memory",
	"limit",
	"not-run",
	...LOST_REASONS
];
const ATTEMPT_REASONS = [...STATIC_REASONS, ...RUN_REASONS];
const attemptReason = _enum(ATTEMPT_REASONS);
/** What went wrong in an answer, as ML-Bench's paper sorts errors; told by rules. */
const ERROR_CATEGORIES = [
	"hallucination",
	"lack-of-knowledge",
	"knowledge-manipulation",
	"syntax",
	"unsorted"
];
const errorCategory = _enum(ERROR_CATEGORIES);
const attemptLine = strictObject({
	schemaVersion: literal(4),
	/** Hash of all that decides the verdict: task, answer, rules, repository, environment, limits. */
	id: string().regex(/^[0-9a-f]{24}$/),
	/** Name of the answers' file, for who answered. */
	system: label,
	githubId: int().min(0),
	rowId: int().min(0),
	/** Place among a task's answers, from 0. */
	attempt: int().min(0),
	rules: _enum(GRADING_RULES),
	argumentsOk: boolean(),
	typeOk: boolean(),
	/** Null: the bench could not try it. */
	passed: boolean().nullable(),
	/** Null where nothing is to be told; a pass has one where the published rules pass a time-out. */
	reason: attemptReason.nullable(),
	errorCategory: errorCategory.nullable(),
	answerSha256: sha256.nullable(),
	/** Hash of the repository's files; null: it is not there. */
	sourceHash: sha256.nullable(),
	/** Null: there is no environment. */
	lockHash: sha256.nullable(),
	/** Null: it was not run. */
	execution: sandboxedExecution.nullable()
});
/** A line of `attempts/*.jsonl`: an answer to a task of ML-Bench, how it ran and what it came to. The last line of an id counts. */
const taskAttempt = versioned(4, attemptLine, {});
/** The repositories that are there. */
const pins = array(strictObject({
	githubId: int(),
	repository: label,
	commit: label,
	state: _enum([
		"verified",
		"changed",
		"other-commit",
		"unverified"
	])
}));
/** Why answers of a repository, all or some, can't be run. `detail`: words of an error or of a program. */
const taskFault = discriminatedUnion("kind", [
	strictObject({
		kind: literal("not-described"),
		folder: text
	}),
	strictObject({ kind: _enum(["no-environment", "no-repositories"]) }),
	strictObject({
		kind: literal("no-folder"),
		root: text
	}),
	strictObject({ kind: literal("lacking") }),
	strictObject({
		kind: _enum([
			"unreadable",
			"environment-failed",
			"python-failed"
		]),
		detail: text
	}),
	strictObject({
		kind: literal("reported"),
		detail: text
	})
]);
/** Repositories whose answers could not be run, and why. */
const faults = array(strictObject({
	githubId: int(),
	repository: label,
	fault: taskFault,
	lacks,
	tasks: count
}));
/** Older versions told it in words. */
const withoutSentences = (old) => ({
	...old,
	faults: mapFields(old.faults, ({ fault, ...rest }) => ({
		...rest,
		fault: {
			kind: "reported",
			detail: fault
		}
	}))
});
const benchFile = strictObject({
	schemaVersion: literal(2),
	pins,
	faults
});
/** `bench/*.json`: what answers were run on in one call, for who scores what is on record. */
const taskBench = versioned(2, benchFile, { 1: withoutSentences });
export { ERROR_CATEGORIES as a, errorCategory as c, withoutSentences as i, taskAttempt as l, pins as n, LOST_REASONS as o, taskBench as r, attemptReason as s, faults as t };
