import { $t as literal, Rr as UserError, Zt as int, ct as ownerAndName, nn as object, qt as array, sn as string } from "./inputs.js";
import { a as statusOf, r as openClient, t as explainRefusal } from "./client.js";
// src/github/search-repositories.ts
/** Repositories that one search tells of, as in the paper. */
const BEST = 5;
const MOST_A_PAGE = 100;
/** GitHub refuses a query that is longer. */
const LONGEST_QUERY = 256;
/** Public repositories on GitHub, searched with the user's own token. UserError where there is none. */
function openRepositorySearch(world) {
	const search = openSearch("--open", world);
	return async (keywords) => {
		const words = keywords.replaceAll(/\bis:\S*/gi, " ").slice(0, LONGEST_QUERY);
		return (await search({
			q: words,
			per_page: BEST
		})).flatMap((item) => readFound(item));
	};
}
/** Public repositories of a topic, those with most stars first, as GitHub tells of them; neither forks nor archived ones. */
function openTopicSearch(world) {
	const search = openSearch("Without --from mlbench choose", world);
	return (topic, { fewestStars, most }) => search({
		q: `topic:${topic} stars:>=${fewestStars} archived:false fork:false`,
		sort: "stars",
		order: "desc",
		per_page: Math.min(most, MOST_A_PAGE)
	});
}
function openSearch(who, { env, logger }) {
	const token = env.GITHUB_TOKEN || env.GH_TOKEN;
	if (!token) throw new UserError(`${who} searches GitHub: put a token that may read public repositories into GITHUB_TOKEN (Settings, Developer settings, fine-grained tokens; it needs no permission).`);
	const client = openClient({
		token,
		logger,
		env
	});
	return async (query) => {
		try {
			const { data } = await client.rest.search.repos({
				...query,
				q: `${query.q} is:public`
			});
			return data.items;
		} catch (error) {
			if (statusOf(error) === 422) return [];
			throw explainRefusal(error, "to read public repositories");
		}
	};
}
const item = object({
	full_name: ownerAndName,
	private: literal(false),
	description: string().nullable(),
	stargazers_count: int().min(0),
	topics: array(string()).default([])
});
function readFound(given) {
	const { data } = item.safeParse(given);
	if (data === void 0) return [];
	return [{
		name: data.full_name,
		description: data.description,
		stars: data.stargazers_count,
		topics: data.topics
	}];
}
export { openTopicSearch as n, openRepositorySearch as t };
