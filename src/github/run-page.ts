import { z } from 'zod'
import type { EventRepository } from './event.ts'

const server = z.object({ GITHUB_SERVER_URL: z.url({ protocol: /^https?$/ }) })
const environment = server.extend({
  GITHUB_REPOSITORY: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  GITHUB_RUN_ID: z.string().regex(/^\d+$/),
})

/** The page of the workflow's run that this job belongs to, with its artifacts; null outside of one. */
export function runPage(env: NodeJS.ProcessEnv): string | null {
  const read = environment.safeParse(env)
  if (!read.success) return null
  const { GITHUB_SERVER_URL: address, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = read.data
  return new URL(`/${repository}/actions/runs/${run}`, address).href
}

/** The page of a commit of this repository, or of a fork of it; null outside of a workflow. */
export function commitPage(env: NodeJS.ProcessEnv, { owner, name }: EventRepository, sha: string): string | null {
  const read = server.safeParse(env)
  return read.success ? new URL(`/${owner.login}/${name}/commit/${sha}`, read.data.GITHUB_SERVER_URL).href : null
}
