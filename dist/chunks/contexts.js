import { t as loadModels } from "./load-models.js";
import { t as cutAtTokens } from "./cut-tokens.js";
import { t as cacheFolder } from "./cache-folder.js";
import { Ar as sha256Hex, Mi as number, Ni as object, Nr as writeJson, Oi as int, Tr as readJsonIfPresent, pi as UserError, wi as array } from "./start.js";
import { n as readKey, r as guardFetch } from "./open-provider.js";
import { i as serverOf } from "./model-server.js";
import { t as makeContexts } from "./make-contexts.js";
import { s as readTasks } from "./rows.js";
import { r as contextsOptions } from "./mlbench-options.js";
import { t as chooseModels } from "./choose-models.js";
import { t as chooseRepositories } from "./choose-repositories.js";
import { join } from "node:path";
// src/generation/embed.ts
const TEXTS_AT_ONCE = 64;
const vectors = array(array(number()));
const answer = object({ data: array(object({
	index: int().min(0),
	embedding: array(number())
})) });
/** Embeddings of a model behind OpenAI's `/embeddings`; the same texts are asked for once on a machine. UserError where the server gives none. */
function openEmbedder(entry, { env, fetch }) {
	if (entry.provider !== "openai") throw new UserError(`Model ${entry.id}: embeddings are asked of OpenAI-compatible servers.`);
	const key = readKey(entry, env);
	const send = guardFetch({
		entry,
		key,
		env,
		...fetch === void 0 ? {} : { fetch }
	});
	const url = `${(entry.baseUrl ?? `${serverOf(entry)?.origin}/v1`).replace(/\/$/, "")}/embeddings`;
	const ask = async (input) => {
		const response = await send(url, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({
				model: entry.model,
				input
			}),
			signal: AbortSignal.timeout(entry.timeoutSeconds * 1e3)
		});
		const { success, data } = answer.safeParse(await response.json().catch(() => null));
		if (!response.ok || !success || data.data.length !== input.length) throw new UserError(`Model ${entry.id} gave no embeddings: its server answered ${response.status}.`, 1);
		return data.data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
	};
	return async (texts) => {
		const name = sha256Hex(JSON.stringify([
			url,
			entry.model,
			texts
		]));
		const path = join(cacheFolder(env), "embeddings", `${name}.json`);
		const known = await readJsonIfPresent(path, vectors);
		if (known !== null) return known;
		const found = [];
		for (let start = 0; start < texts.length; start += TEXTS_AT_ONCE) found.push(...await ask(texts.slice(start, start + TEXTS_AT_ONCE)));
		await writeJson(path, found);
		return found;
	};
}
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
/** What embeds texts by a model of models.yaml. */
async function findEmbedder(id, dataset, env) {
	const [entry] = chooseModels(await loadModels(dataset), [id]);
	return entry && openEmbedder(entry, { env });
}
export { listContexts as n, findEmbedder as t };
