import type { CodeChange } from '../../schema/code-analysis.ts'

/** `plots removed, imports removed (2)`: each kind once. */
export function formatKinds(changes: readonly CodeChange[]): string {
  const kinds = Map.groupBy(changes, ({ kind }) => kind)
  return [...kinds].map(([kind, found]) => (found.length === 1 ? kind : `${kind} (${found.length})`)).join(', ')
}
