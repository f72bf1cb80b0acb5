import { cleanLine } from '../../../base/text/clean-text.ts'
import { formatHash } from '../format.ts'

export interface UpstreamLink {
  readonly text: string
  /** Null where the origin is no web address. */
  readonly url: string | null
}

/** Link to the page of the commit in `https://host/owner/name@<commit>`. */
export function linkUpstream(origin: string): UpstreamLink {
  const [address = origin, commit] = origin.split(/@(?=[0-9a-f]{7,64}$)/)
  const page = URL.parse(address)
  if (page === null || !['http:', 'https:'].includes(page.protocol)) return { text: cleanLine(origin), url: null }
  page.username = ''
  page.password = ''
  const base = page.href.replace(/\.git$/, '').replace(/\/$/, '')
  const url = commit !== undefined && page.hostname === 'github.com' ? `${base}/tree/${commit}` : base
  return { text: commit === undefined ? base : `${base} at ${formatHash(commit)}`, url }
}
