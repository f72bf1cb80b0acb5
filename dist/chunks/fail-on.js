import { Ut as _enum } from "./inputs.js";
import { i as QUANTITIES } from "./read.js";
// src/schema/analysis/fail-on.ts
const FAIL_ON_SUBJECTS = [
	...QUANTITIES,
	"accuracy",
	"success"
];
/** What a condition of `--fail-on` is on. */
const failOnSubject = _enum(FAIL_ON_SUBJECTS);
export { failOnSubject as n, FAIL_ON_SUBJECTS as t };
