import { $ as commitHash, $t as literal, Wt as _enum, Zt as int, dt as sha256, fn as url, gt as text, on as strictObject, qt as array, sn as string, tn as number, ut as relativePath, zt as date } from "./inputs.js";
import { On as environmentSettings } from "./work.js";
import { i as versioned } from "./versioned.js";
// src/schema/mlbench/task-repository.ts
const toldLack = strictObject({
	kind: _enum([
		"weights",
		"data",
		"hardware",
		"packages",
		"other"
	]),
	what: text
});
/** What is missing, as it is told of. */
const lacks = array(toldLack);
/** A file of somebody else's, by its place in the repository's folder. */
const wantedFile = strictObject({
	path: relativePath,
	/** Null: it could not be looked up; any file at its place will do. */
	sha256: sha256.nullable(),
	bytes: int().min(0).nullable(),
	/** Where its authors publish it, alone or in an archive; null: nowhere. */
	url: url({ protocol: /^https$/ }).nullable()
});
const lack = toldLack.extend({
	/** Rows' `id`s; default: all of the repository's. */
	tasks: array(int().min(0)).min(1).exactOptional(),
	/** Where all of these lie in the repository's folder, nothing is missing any more; without them nothing can be put there. */
	files: array(wantedFile).min(1).exactOptional()
});
const TASK_REPOSITORY_VERSION = 3;
const taskRepositoryFile = strictObject({
	schemaVersion: literal(TASK_REPOSITORY_VERSION),
	/** The rows' `github_id`. */
	githubId: int().min(0),
	title: text,
	/** Field of machine learning, as the paper's table 2 names it; null where it does not. */
	field: text.nullable(),
	repository: url({ protocol: /^https$/ }),
	/** Commit that the published contexts were made from. */
	commit: commitHash,
	/** Day on which that commit was made; null: nobody has looked. */
	committed: date().nullable(),
	/** Commit that the published scripts name where it is another one, which they never check out. */
	namedCommit: commitHash.exactOptional(),
	/** Name of its folder below `repos/`, which stands in contexts. */
	folder: string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/),
	/** Seconds after which the published grader stops an answer, and passes it. */
	publishedTimeLimit: strictObject({
		python: number().positive(),
		bash: number().positive()
	}),
	/** Environment of its answers; without it none is run. */
	environment: environmentSettings.exactOptional(),
	/** Limits of an answer. */
	limits: strictObject({
		memoryGiB: number().min(.1).max(65536).default(4),
		timeoutSeconds: number().min(.1).max(604800).default(120)
	}).prefault({}),
	lacks: array(lack).default([])
});
/** `dataset/ml-bench/<repository>/repository.yaml`. */
const taskRepository = versioned(TASK_REPOSITORY_VERSION, taskRepositoryFile, { 1: ({ lacks: told, ...old }) => ({
	...old,
	committed: null,
	...Array.isArray(told) ? { lacks: told.map((what) => ({
		kind: "other",
		what
	})) } : {}
}) });
export { taskRepository as n, lacks as t };
