import { Ut as _enum } from "./inputs.js";
// src/schema/analysis/accuracy-verdict.ts
/**
* Whether a variant predicts as well as the author's code. `as-good`: shown to fall behind by the tolerance at most. `worse`:
* shown to fall behind by more, or its metric does not come from the data. `not-settled`: neither is shown.
*/
const accuracyVerdict = _enum([
	"as-good",
	"worse",
	"not-settled"
]);
/** Ratios speak of answers that passed and are as accurate as the author's code. */
const isComparable = ({ passed, metric }) => passed && metric.verdict === "as-good";
export { isComparable as n, accuracyVerdict as t };
