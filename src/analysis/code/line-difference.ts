import { formatPatch, structuredPatch } from 'diff'
import type { LineDifference } from '../../schema/analysis/code-analysis.ts'

/** Myers' algorithm is quadratic in this; a rewrite of a thousand-line script stays below. */
const EDIT_LIMIT = 6000

/**
 * Difference from the author's text to the variant's, by lines and as a unified patch with three lines of context; line
 * endings don't count. Null: too long and too different.
 */
export function differ(name: string, author: string, variant: string): { lines: LineDifference; patch: string } | null {
  const patch = structuredPatch(`a/${name}`, `b/${name}`, author, variant, '', '', {
    context: 3,
    stripTrailingCr: true,
    maxEditLength: EDIT_LIMIT,
  })
  if (patch === undefined) return null
  const changed = patch.hunks.flatMap((hunk) => hunk.lines)
  const added = changed.filter((line) => line.startsWith('+')).length
  const removed = changed.filter((line) => line.startsWith('-')).length
  const before = countLines(author)
  const unchanged = before - removed
  const both = before + unchanged + added
  const lines = {
    added,
    removed,
    unchanged,
    kept: before === 0 ? null : unchanged / before,
    similarity: both === 0 ? null : (2 * unchanged) / both,
  }
  return { lines, patch: formatPatch(patch) }
}

/** A last line without its end is a line too. */
export function countLines(text: string): number {
  if (text === '') return 0
  const breaks = text.split('\n').length - 1
  return text.endsWith('\n') ? breaks : breaks + 1
}
