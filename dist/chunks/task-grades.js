import { Ai as int, Ci as _enum, Di as boolean, Ei as array, zi as strictObject } from "./start.js";
// src/schema/task-grades.ts
const GRADING_RULES = ["compat", "strict"];
const STATIC_REASONS = [
	"no-answer",
	"argument-missing",
	"wrong-type",
	"argument-missing-and-wrong-type"
];
/** What can be said of an answer without running it: two gates, judged each by itself. */
const staticAttempt = strictObject({
	github_id: int(),
	id: int(),
	/** Place among a task's answers, from 0, in the order in which they stand. */
	attempt: int().min(0),
	arguments_ok: boolean(),
	type_ok: boolean(),
	/** Both. */
	static_ok: boolean(),
	/** Null where both gates are passed. */
	reason: _enum(STATIC_REASONS).nullable()
});
const count = int().min(0);
const gradesOfRows = {
	attempts: array(staticAttempt),
	totals: strictObject({
		attempts: count,
		arguments_ok: count,
		type_ok: count,
		static_ok: count
	})
};
strictObject({
	...gradesOfRows,
	/** The same over the rows as errata mend them, where that was asked for. */
	mended: strictObject(gradesOfRows).exactOptional()
});
export { STATIC_REASONS as n, GRADING_RULES as t };
