import { Rr as UserError } from "./inputs.js";
import { wt as writeFileAtomic } from "./base.js";
import { n as loadModels, t as OR_ANSWERS } from "./load-models.js";
import { t as withoutKeys } from "./without-keys.js";
import { a as pinRows } from "./rows.js";
import { n as renderEvaluation } from "./task-evaluation.js";
import { t as readPaperTables } from "./paper-tables.js";
import { r as taskScores } from "./task-scores.js";
import { i as evaluateOptions } from "./task-options.js";
import { t as answerTasks } from "./answer.js";
import { t as grade } from "./grade.js";
// src/commands/mlbench/evaluate.ts
/** Asks models about tasks, runs and judges their answers, and reports. Keys stay in this process: what runs in the sandbox sees none. */
async function evaluate(given, context) {
	const { models, settings, answers, report, rules, ...others } = evaluateOptions.parse(given);
	if (models === void 0 === (answers === void 0)) throw new UserError("Name --models to be asked, or --answers that exist.");
	if (models !== void 0 && others.iTrustThisCode) throw new UserError("Models are asked here, with their keys: what they answer runs in a sandbox only. Leave out --i-trust-this-code.", 3);
	const options = {
		...others,
		rows: await pinRows(others.rows, context.env.HF_ENDPOINT)
	};
	const { files, unanswered } = answers !== void 0 ? {
		files: answers,
		unanswered: 0
	} : await answerTasks({
		...options,
		models: models ?? [],
		settings
	}, context);
	const bare = withoutKeys(await loadModelsIfAsked(models, options.dataset), context);
	const graded = await grade({
		...options,
		rules,
		answers: [...files],
		staticOnly: false
	}, bare);
	const scores = taskScores.parse(graded.grades);
	const told = renderEvaluation(scores, await readPaperTables());
	if (report !== void 0) await writeFileAtomic(report, `${told.markdown}\n`);
	return {
		scores,
		told,
		unanswered
	};
}
const loadModelsIfAsked = (models, dataset) => models === void 0 ? [] : loadModels(dataset, OR_ANSWERS);
export { evaluate };
