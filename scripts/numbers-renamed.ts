import { CHANGE_KINDS } from '../src/schema/code-analysis.ts'

const RENAMED: readonly (readonly [RegExp, string])[] = [
  [/redrawn-labels/g, 'label-randomisation'],
  [/renamed-data/g, 'hidden-data'],
  [/\.honesty\./g, '.validity.'],
  [/(factors|shares|phaseCpuSeconds)\.rest\b/g, '$1.other'],
  [/\.factors\.(\w+)\.factor/g, '.phases.$1.factor'],
  [/\.shares\.(\w+)$/g, '.phases.$1.share'],
  ...CHANGE_KINDS.map((kind) => [new RegExp(`\\b${kind.replaceAll('-', '[- ]')}(?=\\])`, 'g'), kind] as const),
]

/** Where a number of an analysis.json of version 1 stands today; null: it says nothing of the campaign. */
export function renamedSince1(path: string): string | null {
  // Intervals of the index's factors went: what a phase does alone has them.
  if (path === 'schemaVersion' || /\.factors\.\w+\.interval/.test(path)) return null
  const renamed = RENAMED.reduce((text, [pattern, now]) => text.replace(pattern, now), path)
  return renamed.replace(/(?<=\.classes\.\[)[a-z ]+(?=\])/g, (name) => name.replaceAll(' ', '-'))
}
