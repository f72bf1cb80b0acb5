import { Ut as _enum, an as strictObject, en as number, on as string, qt as boolean } from "./inputs.js";
import { i as QUANTITIES } from "./read.js";
// src/schema/analysis/fail-on.ts
const FAIL_ON_SUBJECTS = [
	...QUANTITIES,
	"accuracy",
	"success"
];
/** What a condition of `--fail-on` is on. */
const failOnSubject = _enum(FAIL_ON_SUBJECTS);
/** A condition, and whether it is met. */
const failOnCondition = strictObject({
	/** As it was given. */
	condition: string(),
	subject: failOnSubject,
	/** Threshold as a share, 0.05 for 5 %; 0 where none was given. */
	atLeast: number(),
	met: boolean(),
	/** False: there was nothing to check it on, as energy without a meter. */
	checked: boolean()
});
export { failOnCondition as n, FAIL_ON_SUBJECTS as t };
