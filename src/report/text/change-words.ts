import type { ChangeKind, CodeSide } from '../../schema/code-analysis.ts'
import { formatList } from './format.ts'

interface ChangeWords {
  readonly words: string
  /** What is counted, where the two sides are numbers. */
  readonly one?: string
  readonly many?: string
}

const CHANGE_WORDS: Readonly<Record<ChangeKind, ChangeWords>> = {
  'plots-removed': { words: 'plots removed', one: 'plot call', many: 'plot calls' },
  'plots-added': { words: 'plots added', one: 'plot call', many: 'plot calls' },
  'imports-removed': { words: 'imports removed' },
  'imports-added': { words: 'imports added' },
  'estimator-changed': { words: 'estimator changed' },
  'estimators-removed': { words: 'estimators removed' },
  'hyper-parameters-changed': { words: 'hyper-parameters changed' },
  'preprocessing-changed': { words: 'preprocessing changed' },
  'fewer-iterations': { words: 'fewer iterations' },
  'more-iterations': { words: 'more iterations' },
  'early-stopping-added': { words: 'early stopping added', one: 'early stop', many: 'early stops' },
  'parallel-jobs-changed': { words: 'parallel jobs changed' },
  'split-changed': { words: 'split changed' },
  'seed-added': { words: 'seed added' },
  'seed-changed': { words: 'seed changed' },
  'seed-removed': { words: 'seed removed' },
  'data-read-changed': { words: 'data read changed' },
  'smaller-number-types': { words: 'smaller number types' },
  'loops-vectorised': { words: 'loops vectorised', one: 'row-wise loop', many: 'row-wise loops' },
  'cross-validation-removed': { words: 'cross-validation removed', one: 'cross-validation', many: 'cross-validations' },
  'cross-validation-shrunk': { words: 'cross-validation shrunk', one: 'fold', many: 'folds' },
  'parameter-search-removed': { words: 'parameter search removed', one: 'search', many: 'searches' },
  'parameter-search-shrunk': { words: 'parameter search shrunk', one: 'fit', many: 'fits' },
  'caching-added': { words: 'caching added', one: 'cache', many: 'caches' },
  'prints-removed': { words: 'prints removed', one: 'print', many: 'prints' },
  'warning-filters-removed': { words: 'warning filters removed', one: 'filter', many: 'filters' },
  'metric-changed': { words: 'metric changed' },
  'metrics-removed': { words: 'metrics removed' },
  'written-files-removed': { words: 'written files removed', one: 'write', many: 'writes' },
}

export const formatChangeKind = (kind: ChangeKind): string => CHANGE_WORDS[kind].words

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
  const { one = '', many = '' } = CHANGE_WORDS[kind]
  return `${side} ${side === 1 ? one : many}`.trimEnd()
}
