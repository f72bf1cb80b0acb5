import { count } from '../../base/text/text.ts'
import type { ChangeKind, CodeSide } from '../../schema/analysis/code-analysis.ts'
import { formatList } from './format.ts'

/** Nouns of what is counted, where the two sides of a change are numbers. */
const COUNTED: Readonly<Partial<Record<ChangeKind, readonly [one: string, many?: string]>>> = {
  'plots-removed': ['plot call'],
  'plots-added': ['plot call'],
  'early-stopping-added': ['early stop'],
  'loops-vectorised': ['row-wise loop'],
  'cross-validation-removed': ['cross-validation'],
  'cross-validation-shrunk': ['fold'],
  'parameter-search-removed': ['search', 'searches'],
  'parameter-search-shrunk': ['fit'],
  'caching-added': ['cache'],
  'prints-removed': ['print'],
  'warning-filters-removed': ['filter'],
  'written-files-removed': ['write'],
}

/** `plots removed`, `hyper-parameters changed`. */
export const formatChangeKind = (kind: ChangeKind): string => kind.replaceAll(/(?<!^hyper|^cross)-/g, ' ')

/** `plots removed, imports removed (2)`: each kind once. */
export function formatChangeKinds(changes: readonly { readonly kind: ChangeKind }[]): string {
  const kinds = Map.groupBy(changes, ({ kind }) => formatChangeKind(kind))
  return [...kinds].map(([words, found]) => (found.length === 1 ? words : `${words} (${found.length})`)).join(', ')
}

/** More items than this are counted, not listed. */
const SHOWN = 4

/** What one of the two programs has: `2 prints`, `SVC, LogisticRegression`, `none`. */
export function formatSide(kind: ChangeKind, side: CodeSide): string {
  if (typeof side !== 'number') return formatList(side, SHOWN) || 'none'
  const [one, many] = COUNTED[kind] ?? ['']
  return count(side, one, many).trimEnd()
}
