import { Rr as UserError, i as explainUnanswered } from "./inputs.js";
import { t as answerTasks } from "./answer.js";
import { a as takeParts, i as requireModels, n as partsOf, o as sendTaskParts, r as provideRepositories, t as findShares } from "./task-share.js";
import { p as readsRepository } from "./task-grades.js";
import { t as answerInputs } from "./inputs2.js";
import { t as keepWork } from "./keep-work.js";
// src/actions/answer.ts
/** Asks models about a share of ML-Bench's tasks. Nothing that they answer is run. */
async function runAnswer(given, context) {
	const { artifacts, mirror, ...inputs } = answerInputs.parse(given);
	const { all, own } = await findShares(inputs, context);
	const shares = own === null ? all : [own];
	const parts = partsOf("answers", shares);
	const store = artifacts ? await context.openArtifacts() : null;
	if (store && await takeParts(store, inputs.out, parts, context) > 0) throw new UserError("What this job asked before was refused: see the warnings. A new run asks, and pays, anew.", 3);
	const shown = shares.filter(({ setting }) => setting === null || readsRepository(setting));
	if (shown.length > 0) await provideRepositories(shown, {
		...inputs,
		mirror
	}, context);
	const send = store && (() => sendTaskParts(store, inputs.out, parts, context.logger));
	const models = requireModels(inputs.models);
	const { files, spentUsd, unanswered } = await keepWork(context, send, (each) => answerTasks({
		...inputs,
		models
	}, each));
	const outputs = {
		files: files.length,
		"spent-usd": spentUsd
	};
	const fault = explainUnanswered(unanswered, "question");
	return fault === null ? outputs : {
		outputs,
		fault
	};
}
export { runAnswer };
