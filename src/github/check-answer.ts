import { z } from 'zod'
import { errorMessage, UserError } from '../base/errors.ts'
import { cleanLine } from '../base/text/clean-text.ts'
import { parseWith } from '../base/text/parse-with.ts'
import { withoutEndSlashes } from '../base/text/text.ts'
import { commitHash } from '../schema/common.ts'
import { tellOtherApi } from './other-api.ts'

// What is read of each answer of GitHub's API. The client's own types are GitHub's word alone: a proxy answers otherwise.

const page = z.url({ protocol: /^https?$/ })
const id = z.int().min(1)
const writer = z.object({ login: z.string() }).nullish()
const made = z.object({ sha: commitHash })
const ref = z.object({ object: made })
const pull = z.object({ number: id, html_url: page })
const foundPull = pull.extend({
  head: z.object({ sha: commitHash, repo: z.object({ id }).nullish() }),
  base: z.object({ repo: z.object({ id }) }),
})
const moment = z.object({ date: z.string() })
const commit = made.extend({ message: z.string(), tree: made, author: moment, committer: moment })
const writtenComment = z.object({ html_url: page, user: writer })
const comment = writtenComment.extend({ id, body: z.string().nullish() })
const artifact = z.object({ workflow_run: z.object({ head_repository_id: id.nullish() }).nullish() })

const REPOSITORY = '/repos/{owner}/{repo}'
/** By the method and the place of each call that is made; of some answers nothing is read. */
const ANSWERS: Readonly<Record<string, z.ZodType>> = {
  'GET /search/repositories': z.object({ items: z.array(z.unknown()) }),
  [`GET ${REPOSITORY}`]: z.object({ default_branch: z.string().min(1) }),
  [`GET ${REPOSITORY}/actions/runs/{run_id}/artifacts`]: z.object({ artifacts: z.array(artifact) }),
  [`GET ${REPOSITORY}/pulls`]: z.array(foundPull),
  [`POST ${REPOSITORY}/pulls`]: pull,
  [`GET ${REPOSITORY}/issues/{issue_number}/comments`]: z.array(comment),
  [`POST ${REPOSITORY}/issues/{issue_number}/comments`]: writtenComment,
  [`PATCH ${REPOSITORY}/issues/comments/{comment_id}`]: writtenComment,
  [`GET ${REPOSITORY}/git/ref/{ref}`]: ref,
  [`POST ${REPOSITORY}/git/refs`]: z.looseObject({}),
  [`PATCH ${REPOSITORY}/git/refs/{ref}`]: z.looseObject({}),
  [`GET ${REPOSITORY}/git/commits/{commit_sha}`]: commit,
  [`POST ${REPOSITORY}/git/blobs`]: made,
  [`POST ${REPOSITORY}/git/trees`]: made,
  [`POST ${REPOSITORY}/git/commits`]: made,
}

const FORMS = Object.entries(ANSWERS).map(([call, answer]) => {
  const [method, place = ''] = call.split(' ')
  const form = new RegExp(`^${place.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  return { method, form, answer }
})

const LONGEST_REASON = 500

/** GitHub names a repository by its number where it leads to the next page of a list. */
const BY_NUMBER = /^\/repositories\/\d+(?=\/|$)/

/** UserError 1 for an answer in which something is not as GitHub's API has it. `url`: as the client has it, a pattern, or the address of a next page. */
export function checkAnswer(data: unknown, { method, url, baseUrl }: Asked): void {
  const [api, asked] = [new URL(baseUrl), url.startsWith('/') ? url : new URL(url).pathname.slice(lengthOf(baseUrl))]
  const place = asked.replace(BY_NUMBER, REPOSITORY)
  const known = FORMS.find((each) => each.method === method && each.form.test(place))
  if (known === undefined) throw new Error(`of the answer to ${method} ${url} nothing is known`)
  try {
    parseWith(known.answer, data, `its answer to ${method} ${place}`)
  } catch (error) {
    const why = cleanLine(errorMessage(error), LONGEST_REASON)
    throw new UserError(`GitHub could not be asked: ${tellOtherApi(` at ${api.host}`)}; ${why}. Run this again.`, 1, {
      cause: error,
    })
  }
}

interface Asked {
  readonly method: string
  readonly url: string
  readonly baseUrl: string
}

const lengthOf = (baseUrl: string): number => withoutEndSlashes(new URL(baseUrl).pathname).length
