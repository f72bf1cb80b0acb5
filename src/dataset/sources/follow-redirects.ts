import { UserError } from '../../base/errors.ts'
import { addressWithoutCredentials } from '../../base/secrets.ts'
import type { Git } from './git.ts'

/** What git asks a server for first (gitprotocol-http). */
const ASKED = '/info/refs'
const MOST_REDIRECTS = 5
const HEADER = /Recv header: (?:HTTP\/\S+ (\d{3})|location: (\S+))/gi

/**
 * Does work at an address of git's, and where its server has moved it, as GitHub does a repository that was renamed, there. No other
 * server is gone to: git would ask the user's own helper for a name and a password, and what is theirs alone, or in a network of
 * their own, would become a part of a stranger's project. UserError 3 where it leads there.
 */
export async function atItsAddress<T>(git: Git, address: string, work: (url: string) => Promise<T>): Promise<T> {
  let url = address
  for (let redirects = 0; ; redirects++) {
    try {
      return await work(url)
    } catch (error) {
      if (!/^https?:/i.test(url) || redirects === MOST_REDIRECTS) throw error
      const to = findRedirect(await git.listen(url))
      if (to === null) throw error
      url = moveTo(await git.fetch(['ls-remote', '--get-url', '--', url]), to) // as the user's own settings have it
    }
  }
}

/** The address that the last answer names; null where that is none that leads elsewhere. */
function findRedirect(said: string): string | null {
  let [isRedirect, to]: [boolean, string | null] = [false, null]
  for (const [, status, location] of said.matchAll(HEADER)) {
    if (status !== undefined) [isRedirect, to] = [status.startsWith('3'), null]
    else to = location ?? null
  }
  return isRedirect ? to : null
}

function moveTo(from: string, location: string): string {
  const old = URL.parse(from)
  const to = old && URL.parse(location, `${old.href.replace(/\/$/, '')}${ASKED}`)
  if (old === null || !to?.pathname.endsWith(ASKED) || !isSameServer(old, to) || to.pathname.startsWith('//')) {
    const [here, there] = [from, to?.href ?? location].map(addressWithoutCredentials)
    throw new UserError(
      `${here} leads to ${there}, which is not followed: it is no address of the same server. If that repository is meant, name its own address.`,
      3,
    )
  }
  const { username, password } = old
  return Object.assign(to, { pathname: to.pathname.slice(0, -ASKED.length), search: '', hash: '', username, password })
    .href
}

/** Also where it asks for encryption. */
const isSameServer = (old: URL, to: URL): boolean =>
  to.origin === old.origin || (to.protocol === 'https:' && to.hostname === old.hostname && to.port === old.port)
