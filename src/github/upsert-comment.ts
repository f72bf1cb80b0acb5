import { UserError } from '../base/errors.ts'
import { type Client, explainRefusal, isLocked, placeOf, tryAgain } from './client.ts'
import type { EventRepository } from './event.ts'

export interface StickyComment {
  readonly repository: EventRepository
  readonly pull: number
  /** Tells this comment from others of the same author. */
  readonly name: string
  /** Login that the client writes as. */
  readonly author: string
  /** GitHub Markdown. */
  readonly text: string
  /** Whether a comment that is there is renewed, and none is made. */
  readonly onlyRenews?: boolean
}

/** Why nothing is written: the conversation is locked, or there is no comment to renew. */
export type NotWritten = 'locked' | 'none-there'

export interface Upserted {
  readonly outcome: 'created' | 'updated' | 'unchanged'
  readonly url: string
  /** Who GitHub says has written it. */
  readonly author: string
}

/** Writes the comment, or renews it where it is there: by one of its own author, with its mark in the first line. */
export async function upsertComment(
  client: Client,
  comment: StickyComment,
  { second = 1000 }: { readonly second?: number } = {},
): Promise<Upserted | NotWritten> {
  try {
    return await tryAgain(() => tryUpsert(client, comment), second)
  } catch (error) {
    if (isLocked(error)) return 'locked'
    throw explainRefusal(error, 'pull-requests: write')
  }
}

async function tryUpsert(client: Client, comment: StickyComment): Promise<Upserted | NotWritten> {
  const { repository, pull, name, author, text, onlyRenews = false } = comment
  const place = placeOf(repository)
  const body = `${markOf(name)}\n${text}`
  const own = await findOwn(client, { ...place, issue_number: pull }, markOf(name), author)
  if (own !== null && own.body === body) return { outcome: 'unchanged', url: own.url, author }
  if (own === null && onlyRenews) return 'none-there'
  const { data } =
    own === null
      ? await client.rest.issues.createComment({ ...place, issue_number: pull, body, request: { retries: 0 } })
      : await client.rest.issues.updateComment({ ...place, comment_id: own.id, body })
  return { outcome: own === null ? 'created' : 'updated', url: data.html_url, author: data.user?.login ?? '' }
}

/** The mark by which a comment is found again, shown to readers of its source alone. */
const markOf = (name: string) => `<!-- greenml comment: ${name} -->`

/** GitHub takes 2,500 comments. */
const MOST_PAGES = 50

async function findOwn(
  client: Client,
  place: { readonly owner: string; readonly repo: string; readonly issue_number: number },
  mark: string,
  author: string,
): Promise<{ readonly id: number; readonly body: string; readonly url: string } | null> {
  const pages = client.paginate.iterator(client.rest.issues.listComments, { ...place, per_page: 100 })
  let read = 0
  for await (const { data } of pages) {
    if (++read > MOST_PAGES)
      throw new UserError(`Pull request ${place.issue_number} has more comments than are read: nothing is written.`, 1)
    for (const { id, user, body, html_url: url } of data) {
      // Below its first line it may hold a stranger's words, and among them another's mark.
      if (user?.login === author && body?.startsWith(`${mark}\n`)) return { id, body, url }
    }
  }
  return null
}
