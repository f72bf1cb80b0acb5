import { z } from 'zod'

const environment = z.object({
  GITHUB_SERVER_URL: z.url({ protocol: /^https?$/ }),
  GITHUB_REPOSITORY: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  GITHUB_RUN_ID: z.string().regex(/^\d+$/),
})

/** The page of the workflow's run that this job belongs to, with its artifacts; null outside of one. */
export function runPage(env: NodeJS.ProcessEnv): string | null {
  const read = environment.safeParse(env)
  if (!read.success) return null
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = read.data
  return new URL(`/${repository}/actions/runs/${run}`, server).href
}
