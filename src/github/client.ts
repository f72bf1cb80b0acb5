import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Octokit } from '@octokit/core'
import { paginateRest } from '@octokit/plugin-paginate-rest'
import { restEndpointMethods } from '@octokit/plugin-rest-endpoint-methods'
import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import { z } from 'zod'
import { UserError } from '../base/errors.ts'
import type { Logger } from '../base/log.ts'
import { withoutEndSlashes } from '../base/text/text.ts'
import { checkAnswer } from './check-answer.ts'
import type { EventRepository } from './event.ts'
import { guardApi } from './guard-api.ts'

const GITHUB_API = 'https://api.github.com'

/** A job that waits longer for GitHub costs more than it is worth: it can be run again. */
const LONGEST_WAIT_SECONDS = 300
const MOST_RETRIES = 3

// @actions/github makes the same with an HTTP client of its own, which takes longer to load than all the rest of an action.
const GitHub = Octokit.plugin(restEndpointMethods, paginateRest, retry, throttling)

export type Client = InstanceType<typeof GitHub>

export interface ClientOptions {
  readonly token: string
  readonly logger: Logger
  readonly env: NodeJS.ProcessEnv
  /** Milliseconds that a second of waiting takes; a test shortens them. */
  readonly second?: number
}

/** GitHub's REST API: waits for its rate limits, and asks again after its own faults. */
export function openClient({ token, logger, env, second = 1000 }: ClientOptions): Client {
  if (token === '') throw new UserError("Input 'token' is empty: give it github.token.")
  const mayWait = (kind: string) => (seconds: number, options: object, _: object, tries: number) => {
    if (seconds > LONGEST_WAIT_SECONDS || tries >= MOST_RETRIES) return false
    const { method, url } = asked.parse(options)
    logger.warn(`GitHub's ${kind} rate limit: ${method} ${url} is asked again in ${seconds} s`)
    return true
  }
  const baseUrl = withoutEndSlashes(env.GITHUB_API_URL || GITHUB_API)
  if (!URL.canParse(baseUrl)) throw new UserError(`GITHUB_API_URL is no address of an API, as ${GITHUB_API} is.`)
  const client = new GitHub({
    auth: token,
    baseUrl,
    request: { fetch: guardApi(baseUrl) },
    throttle: {
      id: randomUUID(), // a queue of its own
      onRateLimit: mayWait('primary'),
      onSecondaryRateLimit: mayWait('secondary'),
      retryAfterBaseValue: second,
    },
    retry: { retryAfterBaseValue: second },
  })
  client.hook.after('request', ({ data }, { method, url }) => checkAnswer(data, { method, url, baseUrl }))
  return client
}

const MOST_TRIES = 4

/** Does work again at which GitHub failed. What it makes it makes without retries of its own, and looks for first: GitHub may have made it while its answer got lost. */
export async function tryAgain<T>(work: () => Promise<T>, second = 1000): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === MOST_TRIES || (statusOf(error) ?? 0) < 500) throw error
      await wait(attempt ** 2 * second)
    }
  }
}

const asked = z.object({ method: z.string(), url: z.string() })

/** Owner and name as every call takes them. */
export const placeOf = ({ owner, name }: EventRepository) => ({ owner: owner.login, repo: name })

const refusal = z.object({ status: z.int(), message: z.string() })

/** The HTTP status that GitHub answered with; null: it was no answer of GitHub's. */
export const statusOf = (error: unknown): number | null => refusal.safeParse(error).data?.status ?? null

/** Whether GitHub takes no comment because somebody closed the conversation to all but collaborators, of whom a job's token is none. */
export const isLocked = (error: unknown): boolean => {
  const { data } = refusal.safeParse(error)
  return data?.status === 403 && /\bis locked\b/.test(data.message)
}

/** Says what is to be done about a call that GitHub refused; any other error stays as it is. */
export function explainRefusal(error: unknown, permission: string): unknown {
  const { data } = refusal.safeParse(error)
  if (data === undefined) return error
  const { status, message } = data
  if (status >= 500)
    // also where no answer came at all
    return new UserError(`GitHub could not be asked (${status}): ${message}. Run this again.`, 1, { cause: error })
  const fix = (status === 403 ? findFix(message, permission) : null) ?? 'see its message'
  return new UserError(`GitHub refused (${status}): ${message}. The fix: ${fix}.`, 1, { cause: error })
}

/** What mends a call that is forbidden, by GitHub's words; null: they name no cause that is known. */
function findFix(message: string, permission: string): string | null {
  if (message.includes('not accessible'))
    return `give the job the permission ${permission}, and for a pull request from a fork let a workflow on workflow_run do it`
  return message.includes('create pull requests')
    ? "allow it in the repository's settings, under Actions, General"
    : null
}
