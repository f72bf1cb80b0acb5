import { t as cutAtTokens } from "./cut-tokens.js";
import { t as findEmbedder } from "./find-embedder.js";
import { t as makeContexts } from "./make-contexts.js";
import { t as chooseRepositories } from "./choose-repositories.js";
import { l as readTasks } from "./rows.js";
import { r as contextsOptions } from "./task-options.js";
// src/commands/mlbench/contexts.ts
/** What each task of a file shows a model. Tasks of repositories that are not there are left out, with a warning; UserError when that is all. */
async function* listContexts(given, { logger, env }) {
	const { rows, repositories, setting, scope, maxCharacters, maxTokens, embedder, dataset } = contextsOptions.parse(given);
	const root = setting === "oracle" ? null : repositories;
	const { tasks, nameOf } = await chooseRepositories(await readTasks(rows, env.HF_ENDPOINT), {
		dataset,
		logger,
		root
	});
	const contexts = makeContexts(tasks, {
		repositories: repositories ?? ".",
		setting,
		nameOf,
		scope: scope ?? (setting === "readme" ? "readme" : "repository"),
		maxCharacters: maxCharacters ?? null,
		embed: embedder === void 0 ? void 0 : await findEmbedder(embedder, dataset, env)
	});
	if (maxTokens === void 0) yield* contexts;
	else for await (const each of contexts) yield {
		...each,
		text: await cutAtTokens(each.text, maxTokens)
	};
}
export { listContexts };
