import { Bi as union, Ci as array, Di as int, Ii as strictObject, Li as string, Yn as LONGEST_PROSE, bi as _enum, cr as sha256, dr as text, ki as literal, rr as label, sr as relativePath, vi as date } from "./start.js";
import { t as GRADING_RULES } from "./task-grades.js";
import { i as versioned } from "./versioned.js";
// src/schema/task-submission.ts
const rows = union([string().regex(/^hf:[\w.@/-]{1,200}$/), relativePath], "hf:owner/name[@revision]/split or a file of this repository");
/** `submissions/<name>/card.yaml`: what somebody's answers to ML-Bench's tasks are. */
const taskSubmission = versioned(1, strictObject({
	schemaVersion: literal(1),
	/** Model and what it works with, as the leaderboard names it. */
	system: label,
	authors: array(label).min(1).max(100),
	/** Day on which the answers were made. */
	date: date(),
	/** What a model was shown: one of the settings, or in words. */
	context: text,
	rows,
	/** Version of the data: the hash that scores name. */
	rowsSha256: sha256,
	/** How the answers were made. */
	description: string().max(LONGEST_PROSE),
	/** Licence of the answers; null: none is given. */
	licence: text.nullable(),
	/** Scores as the authors tell them; they stand on the leaderboard, marked, until a maintainer's run replaces them. */
	claimed: strictObject({
		rules: _enum(GRADING_RULES),
		passAt: array(strictObject({
			k: int().min(1),
			passed: int().min(0),
			total: int().min(1)
		})).max(10)
	}).nullable()
}), {});
/** Names of a submission's files in its folder. */
const SUBMISSION_FILES = {
	card: "card.yaml",
	answers: "answers.jsonl",
	scores: "scores.json"
};
export { taskSubmission as n, SUBMISSION_FILES as t };
