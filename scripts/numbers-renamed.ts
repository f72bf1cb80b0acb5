import { CHANGE_KINDS } from '../src/schema/code-analysis.ts'

const RENAMED: readonly (readonly [RegExp, string])[] = [
  [/redrawn-labels/g, 'label-randomisation'],
  [/renamed-data/g, 'hidden-data'],
  [/\.honesty\./g, '.validity.'],
  [/(factors|shares|phaseCpuSeconds)\.rest\b/g, '$1.other'],
  [/^(phases\.\[[^\]]+\])\.factors\.(\w+)/, '$1.phases.$2'],
  [/^(phases\.\[[^\]]+\])\.shares\.(\w+)/, '$1.phases.$2.share'],
  ...CHANGE_KINDS.map((kind) => [new RegExp(`\\b${kind.replaceAll('-', '[- ]')}(?=\\])`, 'g'), kind] as const),
]

/** What says nothing of the campaign, and what is not computed any more: the interval of a phase's factor. */
const GONE = /^schemaVersion$|\.factors\.\w+\.interval\./

/** Where a number of an analysis.json of version 1 stands today; null: nowhere. */
export function renamedSince1(path: string): string | null {
  if (GONE.test(path)) return null
  const renamed = RENAMED.reduce((text, [pattern, now]) => text.replace(pattern, now), path)
  return renamed.replace(/(?<=\.classes\.\[)[a-z ]+(?=\])/g, (name) => name.replaceAll(' ', '-'))
}
