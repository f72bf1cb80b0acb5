import { structuredPatch } from 'diff'
import type { PlannedProject } from '../../schema/plan.ts'
import { cleanCodeLine } from '../text/clean-text.ts'

export interface UpstreamLink {
  readonly text: string
  /** Null where the origin is no web address. */
  readonly url: string | null
}

export type CodeDiff =
  | {
      readonly kind: 'shown'
      /** Unified diff without file headers, one printable line each. */
      readonly lines: readonly string[]
      readonly added: number
      readonly removed: number
      /** Lines beyond the limit. */
      readonly leftOut: number
    }
  | { readonly kind: 'withheld'; readonly reason: string; readonly upstream: UpstreamLink | null }

const LINES_SHOWN = 400
/** Myers' algorithm is quadratic in this; a rewrite of a thousand-line script stays below. */
const EDIT_LIMIT = 6000
/** Keeps a page with fifty projects and many models below two megabytes. */
const PAGE_CHARACTERS = 1_000_000

/**
 * The change from the author's entry file to the variant, whose script lies at `path` in the campaign's folder. Code without
 * a licence is not shown, since a report is published as it is.
 */
export function diffCode(
  project: PlannedProject,
  author: string | null,
  variant: string | null,
  path: string,
): CodeDiff {
  if (project.licence === null) {
    const script = variant === null ? '' : `; it is in the campaign's folder, ${path}`
    const reason = `code not shown here: the project carries no licence${script}`
    return { kind: 'withheld', reason, upstream: linkUpstream(project.origin) }
  }
  if (author === null) return withhold("the author's entry file as planned is not in this dataset")
  if (variant === null) return withhold('there is no script: the model gave none that could be used')
  const patch = structuredPatch(project.entry, 'variant', author, variant, '', '', {
    context: 3,
    stripTrailingCr: true,
    maxEditLength: EDIT_LIMIT,
  })
  if (patch === undefined) return withhold('the two scripts are too long and too different to compare line by line')
  const lines = patch.hunks.flatMap((hunk) => [
    `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
    ...hunk.lines.map((line) => cleanCodeLine(line)),
  ])
  return {
    kind: 'shown',
    lines: lines.slice(0, LINES_SHOWN),
    added: lines.filter((line) => line.startsWith('+')).length,
    removed: lines.filter((line) => line.startsWith('-')).length,
    leftOut: Math.max(0, lines.length - LINES_SHOWN),
  }
}

/** Withholds the diffs that would make the page too big to open, in the order in which they stand. */
export function limitDiffs(
  diffs: ReadonlyMap<string, CodeDiff>,
  characters = PAGE_CHARACTERS,
): ReadonlyMap<string, CodeDiff> {
  let left = characters
  const limited = new Map<string, CodeDiff>()
  for (const [variant, diff] of diffs) {
    const size = diff.kind === 'shown' ? diff.lines.reduce((sum, line) => sum + line.length + 1, 0) : 0
    limited.set(
      variant,
      size <= left ? diff : withhold("left out to keep this page small; it is in the campaign's variants"),
    )
    if (size <= left) left -= size
  }
  return limited
}

/** Of `https://host/owner/name@<commit>`: the page of that commit. */
export function linkUpstream(origin: string): UpstreamLink {
  const [address = origin, commit] = origin.split(/@(?=[0-9a-f]{7,64}$)/)
  const page = URL.parse(address)
  if (page === null || !['http:', 'https:'].includes(page.protocol)) return { text: origin, url: null }
  page.username = ''
  page.password = ''
  const base = page.href.replace(/\.git$/, '').replace(/\/$/, '')
  const url = commit !== undefined && page.hostname === 'github.com' ? `${base}/tree/${commit}` : base
  return { text: commit === undefined ? base : `${base} at ${commit.slice(0, 10)}`, url }
}

function withhold(reason: string): CodeDiff {
  return { kind: 'withheld', reason, upstream: null }
}
