import { i as loadNamedModels } from "./load-models.js";
import { an as batchesOf, it as cacheFolder } from "./work.js";
import { Rr as UserError, Zt as int, nn as object, qt as array, tn as number } from "./inputs.js";
import { St as sha256Hex, Tt as writeJson, Vt as readJsonText, bt as readTextIfPresent } from "./base.js";
import { n as partHider } from "./hide-key.js";
import { n as readKey, r as guardFetch } from "./open-provider.js";
import { i as serverOf } from "./model-server.js";
import { n as toProviderError } from "./provider-error.js";
import { join } from "node:path";
// src/generation/models/embed.ts
const TEXTS_AT_ONCE = 64;
const answer = object({ data: array(object({
	index: int().min(0),
	embedding: array(number())
})) });
/** A vector for each of so many texts, all of one length. */
const vectorsOf = (texts) => array(array(number()).min(1)).length(texts).refine((vectors) => new Set(vectors.map(({ length }) => length)).size <= 1);
/** Each place once; a server that calls all the first counts none, and answers in order. */
const tellsPlaces = (indexes) => indexes.every((index) => index === 0) || indexes.toSorted((a, b) => a - b).every((index, place) => index === place);
/** Embeddings of a model behind OpenAI's `/embeddings`; the same texts are asked for once on a machine. UserError where the server gives none. */
function openEmbedder(entry, { env }) {
	if (entry.provider !== "openai") throw new UserError(`Model ${entry.id}: embeddings are asked of OpenAI-compatible servers.`);
	const key = readKey(entry, env);
	const send = guardFetch({
		entry,
		key,
		env
	});
	const url = `${(entry.baseUrl ?? `${serverOf(entry)?.origin}/v1`).replace(/\/$/, "")}/embeddings`;
	const ask = async (input) => {
		const request = {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({
				model: entry.model,
				input
			})
		};
		const [{ ok, status }, text] = await send(url, request).then(async (response) => [response, await response.text()]).catch((error) => {
			const why = toProviderError(error, partHider(key)).explain();
			throw new UserError(`Model ${entry.id} gave no embeddings: ${why}`, 1, { cause: error });
		});
		const { success, data } = answer.safeParse(readJsonText(text));
		if (!ok || !success || data.data.length !== input.length) throw new UserError(`Model ${entry.id} gave no embeddings: its server answered ${status}.`, 1);
		if (!tellsPlaces(data.data.map(({ index }) => index))) throw new UserError(`Model ${entry.id} gave no embeddings: it does not tell which is of which text.`, 1);
		return data.data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
	};
	return async (texts) => {
		const name = sha256Hex(JSON.stringify([
			url,
			entry.model,
			texts
		]));
		const path = join(cacheFolder(env), "embeddings", `${name}.json`);
		const vectors = vectorsOf(texts.length);
		const kept = vectors.safeParse(readJsonText(await readTextIfPresent(path) ?? ""));
		if (kept.success) return kept.data;
		const found = [];
		for (const some of batchesOf(texts, TEXTS_AT_ONCE)) found.push(...await ask(some));
		if (!vectors.safeParse(found).success) throw new UserError(`Model ${entry.id} gave no embeddings: its vectors are empty, or of several lengths.`, 1);
		await writeJson(path, found);
		return found;
	};
}
// src/mlbench/contexts/find-embedder.ts
/** What embeds texts by a model of models.yaml. */
async function findEmbedder(id, dataset, env) {
	const [entry] = await loadNamedModels(dataset, [id]);
	return entry && openEmbedder(entry, { env });
}
export { findEmbedder as t };
