import { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { ownerAndName } from '../schema/common.ts'
import type { FoundRepository } from '../schema/mlbench/agent-transcript.ts'
import { explainRefusal, openClient, statusOf } from './client.ts'

/** Repositories that one search tells of, as in the paper. */
const BEST = 5
const MOST_A_PAGE = 100
/** GitHub refuses a query that is longer. */
const LONGEST_QUERY = 256

type World = Pick<CommandContext, 'env' | 'logger'>

/** Public repositories on GitHub, searched with the user's own token. UserError where there is none. */
export function openRepositorySearch(world: World): (keywords: string) => Promise<FoundRepository[]> {
  const search = openSearch('--open', world)
  return async (keywords) => {
    const words = keywords.replaceAll(/\bis:\S*/gi, ' ').slice(0, LONGEST_QUERY)
    return (await search({ q: words, per_page: BEST })).flatMap((item) => readFound(item))
  }
}

/** Public repositories of a topic, those with most stars first, as GitHub tells of them; neither forks nor archived ones. */
export function openTopicSearch(
  world: World,
): (topic: string, wanted: { readonly fewestStars: number; readonly most: number }) => Promise<readonly unknown[]> {
  const search = openSearch('Without --from mlbench choose', world)
  return (topic, { fewestStars, most }) =>
    search({
      q: `topic:${topic} stars:>=${fewestStars} archived:false fork:false`,
      sort: 'stars',
      order: 'desc',
      per_page: Math.min(most, MOST_A_PAGE),
    })
}

interface Query {
  readonly q: string
  readonly per_page: number
  readonly sort?: 'stars'
  readonly order?: 'desc'
}

function openSearch(who: string, { env, logger }: World): (query: Query) => Promise<readonly unknown[]> {
  const token = env.GITHUB_TOKEN || env.GH_TOKEN
  if (!token)
    throw new UserError(
      `${who} searches GitHub: put a token that may read public repositories into GITHUB_TOKEN (Settings, Developer settings, fine-grained tokens; it needs no permission).`,
    )
  const client = openClient({ token, logger, env })
  return async (query) => {
    try {
      // The user's token may see private repositories, and what an agent sees goes to a provider.
      const { data } = await client.rest.search.repos({ ...query, q: `${query.q} is:public` })
      return data.items
    } catch (error) {
      if (statusOf(error) === 422) return [] // a query that GitHub does not understand finds nothing
      throw explainRefusal(error, 'to read public repositories')
    }
  }
}

const item = z.object({
  full_name: ownerAndName,
  private: z.literal(false),
  description: z.string().nullable(),
  stargazers_count: z.int().min(0),
  topics: z.array(z.string()).default([]),
})

function readFound(given: unknown): FoundRepository[] {
  const { data } = item.safeParse(given)
  if (data === undefined) return []
  return [{ name: data.full_name, description: data.description, stars: data.stargazers_count, topics: data.topics }]
}
