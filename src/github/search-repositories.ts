import { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import type { FoundRepository } from '../schema/agent-transcript.ts'
import { explainRefusal, openClient, statusOf } from './client.ts'

/** Repositories that one search tells of, as in the paper. */
const BEST = 5
/** GitHub refuses a query that is longer. */
const LONGEST_QUERY = 256

/** Public repositories on GitHub, searched with the user's own token. UserError where there is none. */
export function openRepositorySearch({
  env,
  logger,
}: Pick<CommandContext, 'env' | 'logger'>): (keywords: string) => Promise<FoundRepository[]> {
  const token = env.GITHUB_TOKEN || env.GH_TOKEN
  if (!token)
    throw new UserError(
      '--open searches GitHub: put a token that may read public repositories into GITHUB_TOKEN (Settings, Developer settings, fine-grained tokens; it needs no permission).',
    )
  const client = openClient({ token, logger, env })
  return async (keywords) => {
    // The user's token may see private repositories, and what an agent sees goes to a provider.
    const q = `${keywords.replaceAll(/\bis:\S*/gi, ' ').slice(0, LONGEST_QUERY)} is:public`
    try {
      const { data } = await client.rest.search.repos({ q, per_page: BEST })
      return data.items.flatMap((item) => readFound(item))
    } catch (error) {
      if (statusOf(error) === 422) return [] // a query that GitHub does not understand finds nothing
      throw explainRefusal(error, 'to read public repositories')
    }
  }
}

const item = z.object({
  full_name: z.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/),
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
