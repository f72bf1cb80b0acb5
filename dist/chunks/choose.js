import { Jt as boolean, Rr as UserError, Zt as int, ct as ownerAndName, fn as url, lr as compareTexts, nn as object, qt as array, sn as string, sr as comparableAddress, un as union, ur as count } from "./inputs.js";
import { vt as readJson } from "./base.js";
import { t as loadTaskRepositories } from "./load-task-repositories.js";
import { n as openTopicSearch } from "./search-repositories.js";
import { t as renderChosen } from "./task-build.js";
import { n as chooseOptions } from "./build-options.js";
// src/mlbench/building/choose-candidates.ts
/** Topics of GitHub by the field of machine learning that they speak of, as the paper's table 2 names fields. */
const TOPICS = {
	GNN: [
		"gnn",
		"graph-neural-networks",
		"graph-neural-network",
		"graph-convolutional-networks",
		"graph-learning"
	],
	Text: [
		"nlp",
		"natural-language-processing",
		"language-model",
		"text-generation",
		"bert",
		"llm"
	],
	Molecular: [
		"drug-discovery",
		"molecule",
		"protein",
		"protein-structure",
		"cheminformatics",
		"computational-biology"
	],
	"Image-GAN": [
		"gan",
		"gans",
		"generative-adversarial-network",
		"image-generation",
		"image-to-image-translation"
	],
	"Text and image": [
		"multimodal",
		"multimodal-learning",
		"vision-and-language",
		"vision-language",
		"text-to-image",
		"clip"
	],
	Video: [
		"video",
		"video-generation",
		"video-understanding",
		"video-to-video",
		"action-recognition"
	],
	"Time-series": [
		"time-series",
		"timeseries",
		"time-series-forecasting",
		"forecasting"
	],
	"Attention Usage": [
		"attention",
		"attention-mechanism",
		"self-attention",
		"visual-attention"
	],
	"3D": [
		"point-cloud",
		"3d",
		"3d-vision",
		"nerf",
		"point-clouds"
	],
	Audio: [
		"audio",
		"speech-recognition",
		"music-generation",
		"text-to-speech",
		"music"
	]
};
const FIELDS = Object.keys(TOPICS);
const topicsOf = (field) => TOPICS[field] ?? [];
/** A repository as GitHub's search tells of it, what is needed here. */
const candidate = object({
	full_name: ownerAndName,
	html_url: url({ protocol: /^https?$/ }),
	stargazers_count: int().min(0),
	topics: array(string().max(100)).default([]),
	archived: boolean().default(false),
	fork: boolean().default(false),
	license: object({ spdx_id: string().max(100).nullable() }).nullish()
});
const candidates = array(candidate).max(1e4);
/** What a search found, each once; what it tells of in another form is left out. */
const readCandidates = (items) => {
	const found = items.flatMap((item) => candidate.safeParse(item).data ?? []);
	return [...new Map(found.map((each) => [each.full_name, each])).values()];
};
const candidateList = union([candidates, object({ items: candidates }).transform(({ items }) => items)]);
/** Of each field the repositories with most stars, in the order of the fields; neither forks nor archived nor known ones, each once. */
function rankCandidates(list, { fields, fewestStars, most, known }) {
	const taken = new Set(known.map(comparableAddress));
	const ranked = list.filter(({ archived, fork, stargazers_count: stars }) => !archived && !fork && stars >= fewestStars).sort((a, b) => b.stargazers_count - a.stargazers_count || compareTexts(a.full_name, b.full_name));
	return fields.flatMap((field) => {
		const topics = topicsOf(field);
		return ranked.filter((each) => !taken.has(comparableAddress(each.html_url)) && each.topics.some((topic) => topics.includes(topic.toLowerCase()))).slice(0, most).map((each) => {
			taken.add(comparableAddress(each.html_url));
			const spdx = each.license?.spdx_id ?? null;
			return {
				field,
				name: each.full_name,
				url: each.html_url,
				stars: each.stargazers_count,
				licence: spdx === "NOASSERTION" ? null : spdx
			};
		});
	});
}
// src/commands/mlbench/choose.ts
/** Repositories that may get tasks, of a list or found by GitHub's search. UserError for a field that nobody knows. */
async function chooseCandidates(given, context) {
	const { from, fields = FIELDS, fewestStars, most, dataset } = chooseOptions.parse(given);
	const strange = fields.find((field) => !FIELDS.includes(field));
	if (strange !== void 0) throw new UserError(`There is no field '${strange}'; there are ${FIELDS.join(", ")}.`);
	const known = [...(await loadTaskRepositories(dataset)).values()].map(({ repository }) => repository);
	const chosen = rankCandidates(from === void 0 ? await searchCandidates(fields, {
		fewestStars,
		most: most + known.length
	}, context) : await readJson(from, candidateList), {
		fields,
		fewestStars,
		most,
		known
	});
	return {
		chosen,
		text: renderChosen(chosen)
	};
}
/** Asks GitHub for each topic of each field; known ones among the best leave others their places. */
async function searchCandidates(fields, wanted, { env, logger }) {
	const search = openTopicSearch({
		env,
		logger
	});
	const items = [];
	for (const field of fields) {
		logger.info(`${field}: GitHub is asked for ${count(topicsOf(field).length, "topic")}`);
		for (const topic of topicsOf(field)) items.push(...await search(topic, wanted));
	}
	return readCandidates(items);
}
export { chooseCandidates };
