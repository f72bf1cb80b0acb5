import { t as gradeAnswers } from "./grade-answers.js";
import { ur as count } from "./inputs.js";
import { j as formatPercent } from "./work.js";
import { d as renderAttempt, m as renderTaskScores } from "./task-score-words.js";
import { o as gradeOptions } from "./task-options.js";
import { t as tellFaults } from "./tell-faults.js";
// src/report/text/mlbench/static-grades.ts
/** The two gates that need no run, as lines for a terminal. */
function renderStaticGrades({ mended, ...published }) {
	if (mended === void 0) return renderGates(published);
	return [
		renderGates(published),
		"",
		"the same over the rows as errata mend them",
		renderGates(mended)
	].join("\n");
}
function renderGates({ attempts: all, totals }) {
	const missing = all.filter(({ reason }) => reason === "no-answer").length;
	const { attempts, arguments_ok, type_ok, static_ok } = totals;
	const line = (name, passed) => `${name.padEnd(10)} ${passed} of ${attempts}${share(passed, attempts)}`;
	return [
		`${count(attempts, "attempt")}, judged by their text; none was run${missing === 0 ? "" : `; ${missing} of them without an answer, which fail`}`,
		line("arguments", arguments_ok),
		line("type", type_ok),
		line("both", static_ok)
	].join("\n");
}
const share = (passed, all) => all === 0 ? "" : ` (${formatPercent(passed / all)})`;
// src/commands/mlbench/grade.ts
/** Judges the answers of files. UserError where nothing in one belongs to a task. */
async function grade(given, context, source = {}) {
	const options = gradeOptions.parse(given);
	const graded = await gradeAnswers({
		...options,
		...source
	}, context, tellFaults(context.logger));
	switch (graded.kind) {
		case "static": return {
			grades: graded.grades,
			text: renderStaticGrades(graded.grades)
		};
		case "one": return {
			grades: graded.attempt,
			text: `${renderAttempt(graded.attempt)}\n${graded.printed}`.trimEnd()
		};
		case "scores": return {
			grades: graded.scores,
			text: renderTaskScores(graded.scores, {
				...options,
				errata: false
			})
		};
	}
}
export { grade as t };
