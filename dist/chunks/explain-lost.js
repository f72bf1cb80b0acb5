import { ct as count, hi as UserError } from "./start.js";
// src/commands/explain-lost.ts
/** What ends a command or an action once the rest stands: nothing that is lost is green. Null: nothing is. */
function explainLost(lost) {
	if (lost === 0) return null;
	const was = lost === 1 ? "was" : "were";
	return new UserError(`${count(lost, "run")} ${was} lost to the bench, for the reasons above: mend them and run the same command again. The rest stands.`, 1);
}
/** The same of models that were asked and gave no answer. */
function explainUnanswered(failed = 0) {
	if (failed === 0) return null;
	return new UserError(`${count(failed, "variant")} got no answer, for the reasons above: the same command asks again. The rest stands.`, 1);
}
export { explainUnanswered as n, explainLost as t };
