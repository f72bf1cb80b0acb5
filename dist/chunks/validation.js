import { $t as literal, Jt as boolean, Kt as _null, Wt as _enum, Xt as discriminatedUnion, Zt as int, an as record, at as label, gt as text, on as strictObject, qt as array, sn as string, tn as number, un as union } from "./inputs.js";
import { i as versioned } from "./versioned.js";
// src/schema/dataset/validation.ts
/** What is asked of a project before it becomes part of a dataset, in the order of the table. */
const PROJECT_CHECKS = [
	"manifest",
	"source",
	"licence",
	"size",
	"duplicates",
	"entry",
	"data",
	"lock",
	"run",
	"metric"
];
const place = array(union([string().max(200), int().min(0)])).max(20);
const scalar = union([
	string().max(4096),
	number(),
	boolean(),
	_null()
]);
/** The change of a manifest that mends a fault. */
const manifestPatch = discriminatedUnion("op", [
	strictObject({
		op: literal("set"),
		path: place,
		value: union([scalar, record(string(), scalar)])
	}),
	strictObject({
		op: literal("delete"),
		path: place
	}),
	strictObject({
		op: literal("rename"),
		path: place,
		to: label
	})
]);
/** `fault`: it has to be mended; `warning`: it may stay; `note`: what somebody may want to know. */
const projectFault = strictObject({
	kind: _enum([
		"not-yaml",
		"unknown-key",
		"unknown-value",
		"wrong-value",
		"newer-version",
		"other-interpreter",
		"private-host",
		"not-fetched",
		"hash-unknown",
		"hash-differs",
		"not-here",
		"no-licence",
		"vendored-without-licence",
		"other-licence",
		"licence-file-missing",
		"too-large",
		"same-name",
		"same-source",
		"same-data",
		"entry-missing",
		"folder-missing",
		"data-missing",
		"data-differs",
		"data-not-had",
		"no-data-licence",
		"other-data-licence",
		"target-missing",
		"pointer-as-data",
		"no-lock",
		"lock-missing",
		"not-installed",
		"run-failed",
		"not-isolated",
		"no-metric",
		"differs-between-runs",
		"share-as-percent",
		"retired"
	]),
	weight: _enum([
		"fault",
		"warning",
		"note"
	]),
	/** Place in the manifest; empty: of the whole. */
	path: place,
	/** Line of `project.yaml`; null: of the project, not of a line. */
	line: int().min(1).nullable(),
	/** The value, name or number that it is about, as found. */
	found: text.nullable(),
	/** What would be right. */
	wanted: text.nullable(),
	patch: manifestPatch.nullable()
});
const CHECK_STATES = [
	"passed",
	"failed",
	"skipped"
];
const LONGEST_END = 2e4;
/** The name of a folder; of one that no project or submission may have as it can be shown. */
const folderName = string().max(255).regex(/^(?!\.{1,2}$)[^/\p{Cc}]+$/u);
const projectValidation = strictObject({
	slug: folderName,
	/** Of the manifest, below the dataset's folder as it was named; of one that lies elsewhere below its last part. */
	file: text,
	checks: array(strictObject({
		check: _enum(PROJECT_CHECKS),
		state: _enum(CHECK_STATES),
		faults: array(projectFault).max(200)
	})).max(PROJECT_CHECKS.length),
	/** The metric of each of the author's runs, where they were run. */
	metric: strictObject({
		name: text,
		values: array(number()).max(10)
	}).nullable(),
	/** End of what the author's last run printed. */
	logEnd: string().max(LONGEST_END)
});
/** What is asked of answers to ML-Bench's tasks before they become part of `submissions/`. */
const SUBMISSION_CHECKS = [
	"card",
	"answers",
	"tasks",
	"scores"
];
const submissionFault = strictObject({
	kind: _enum([
		"misnamed",
		"card-invalid",
		"answers-missing",
		"answers-invalid",
		"answers-too-large",
		"answers-empty",
		"rows-not-read",
		"other-rows",
		"no-known-task",
		"unknown-tasks",
		"unanswered-tasks",
		"claims-too-much",
		"scores-here"
	]),
	weight: projectFault.shape.weight,
	/** The number, hash or message that it is about. */
	found: text.nullable(),
	wanted: text.nullable()
});
const submissionValidation = strictObject({
	name: folderName,
	/** Of the card, below the folder of submissions as it was named; of one that lies elsewhere below its last part. */
	file: text,
	checks: array(strictObject({
		check: _enum(SUBMISSION_CHECKS),
		state: _enum(CHECK_STATES),
		faults: array(submissionFault).max(20)
	})).max(SUBMISSION_CHECKS.length),
	/** Answers by their text alone, under the rules strict; null: they could not be judged. */
	texts: strictObject({
		tasks: int().min(0),
		answered: int().min(0),
		answers: int().min(0),
		good: int().min(0)
	}).nullable()
});
/** Name of the file in the artifact that a pull request's check leaves. */
const VALIDATION_FILE = "greenml-validation.json";
/** Content of `greenml validate --json`, and of the artifact that a pull request's check leaves. */
const validation = versioned(2, strictObject({
	schemaVersion: literal(2),
	projects: array(projectValidation).max(1e3),
	submissions: array(submissionValidation).max(1e3)
}), { 1: (old) => ({
	...old,
	submissions: []
}) });
export { validation as a, projectFault as i, SUBMISSION_CHECKS as n, VALIDATION_FILE as r, PROJECT_CHECKS as t };
