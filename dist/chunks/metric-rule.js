import { Et as _enum, Gt as tuple, Ht as strictObject, Lt as number, Ut as string, tt as text } from "./inputs.js";
// src/schema/metric-rule.ts
/** Longer than any that reads a number, short enough to be taken in at once. */
const LONGEST_PATTERN = 1e3;
/** Told without matching anything: nesting alone can keep an expression at work for hours, even on no text at all. */
function hasGroup(pattern) {
	if (pattern.length > LONGEST_PATTERN || !isExpression(pattern)) return false;
	const structure = pattern.replaceAll(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]?/g, "_");
	return /\((?!\?)|\(\?<(?![=!])/.test(structure);
}
function isExpression(pattern) {
	try {
		return new RegExp(pattern) instanceof RegExp;
	} catch {
		return false;
	}
}
/** accuracy, f1, r2, rmse, auc … */
const metricName = string().regex(/^[a-z][a-z0-9_]{0,299}$/);
/** How the quality of a script's result is read from what it prints. */
const metricRule = strictObject({
	name: metricName,
	direction: _enum(["higher", "lower"]),
	/** How the author's script prints it; `percent` is divided by 100. */
	scale: _enum([
		"fraction",
		"percent",
		"absolute"
	]),
	/** Valid values after scaling; a value outside is `invalid-metric`. */
	range: tuple([number(), number()]).optional(),
	/** JavaScript regular expression with one group; its last match in the standard output counts, else in what the author's script
	* logs to standard error. */
	pattern: text.refine(hasGroup, "a JavaScript regular expression with one group, of 1000 characters at most").optional(),
	/**
	* Python expression over the names that the author's script leaves behind, evaluated after it by a hook: for a script that
	* prints several numbers or none. Its value is the metric of the two baselines; answers print their own line.
	*/
	expression: string().min(1).max(1e3).optional(),
	/** Absolute: how far a variant may fall behind its baseline and still count as equal. */
	tolerance: number().min(0).default(.01)
});
export { metricRule as n, metricName as t };
