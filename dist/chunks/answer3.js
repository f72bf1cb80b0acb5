import { t as answerTasks } from "./answer.js";
import { a as takeParts, i as requireModels, n as partsOf, o as sendTaskPart, r as provideRepositories, t as findShares } from "./task-share.js";
import { t as answerInputs } from "./mlbench-inputs.js";
// src/actions/answer.ts
/** Asks models about a share of ML-Bench's tasks. Nothing that they answer is run. */
async function runAnswer(given, context) {
	const { artifacts, mirror, ...inputs } = answerInputs.parse(given);
	const { all, own } = await findShares(inputs, context);
	const shares = own === null ? all : [own];
	const parts = partsOf("answers", shares);
	const store = artifacts ? await context.openArtifacts() : null;
	if (store) await takeParts(store, inputs.out, parts, context);
	const shown = shares.filter(({ setting }) => setting !== "none" && setting !== "oracle");
	if (shown.length > 0) await provideRepositories(shown, {
		...inputs,
		mirror
	}, context);
	try {
		const { files, spentUsd } = await answerTasks({
			...inputs,
			models: requireModels(inputs.models)
		}, context);
		return {
			files: files.length,
			"spent-usd": spentUsd
		};
	} finally {
		if (store) for (const part of parts) await sendTaskPart(store, inputs.out, part, context.logger);
	}
}
export { runAnswer };
