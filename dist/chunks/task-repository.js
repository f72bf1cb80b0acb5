import { Ai as string, Fi as url, Si as literal, bi as int, di as date, gi as array, ki as strictObject, pi as _enum, sr as text, wi as number } from "./start.js";
import { n as environmentSettings } from "./manifest.js";
import { i as versioned } from "./versioned.js";
// src/schema/task-repository.ts
const lack = strictObject({
	kind: _enum([
		"weights",
		"data",
		"hardware",
		"packages",
		"other"
	]),
	what: text
});
const lacks = array(lack);
const taskRepositoryFile = strictObject({
	schemaVersion: literal(2),
	/** The rows' `github_id`. */
	githubId: int().min(0),
	title: text,
	/** Field of machine learning, as the paper's table 2 names it; null where it does not. */
	field: text.nullable(),
	repository: url({ protocol: /^https$/ }),
	/** Commit that the published contexts were made from. */
	commit: string().regex(/^[0-9a-f]{40}$/),
	/** Day on which that commit was made; null: nobody has looked. */
	committed: date().nullable(),
	/** Commit that the published scripts name where it is another one, which they never check out. */
	namedCommit: string().regex(/^[0-9a-f]{40}$/).exactOptional(),
	/** Name of its folder below `repos/`, which stands in contexts. */
	folder: string().regex(/^[A-Za-z0-9._-]+$/),
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
	lacks: lacks.default([])
});
/** `dataset/ml-bench/<repository>/repository.yaml`. */
const taskRepository = versioned(2, taskRepositoryFile, { 1: ({ lacks: told, ...old }) => ({
	...old,
	committed: null,
	...Array.isArray(told) ? { lacks: told.map((what) => ({
		kind: "other",
		what
	})) } : {}
}) });
export { taskRepository as n, lacks as t };
