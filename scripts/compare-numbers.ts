import { readFile } from 'node:fs/promises'
import { CHANGE_KINDS } from '../src/schema/analysis/code-analysis.ts'
import { isFields } from '../src/schema/versioned.ts'

// Compares every number of two JSON files of one kind, as the analysis.json of one campaign by two versions of greenml:
// node scripts/compare-numbers.ts BEFORE AFTER. Exit code 1 where a number of BEFORE differs or is gone.

/** Fields that say which thing an object of a list is, so that its place in the list does not matter. */
const NAMES = [
  'id',
  'slug',
  'project',
  'variant',
  'mode',
  'model',
  'blockModel',
  'quantity',
  'baseline',
  'host',
  'stratum',
]
const FURTHER_NAMES = ['perturbation', 'kind', 'name', 'title', 'phase', 'class', 'status', 'rule', 'change']
const NUMBERED = ['k', 'a', 'b']

/** Every number of a JSON value by its path; objects of a list are named by what they are where that tells them apart. */
export function flattenNumbers(value: unknown, path = ''): Map<string, number> {
  if (typeof value === 'number') return new Map([[path, value]])
  if (typeof value !== 'object' || value === null) return new Map()
  const parts = Array.isArray(value) ? nameItems(value) : Object.entries(value)
  return new Map(parts.flatMap(([name, part]) => [...flattenNumbers(part, path === '' ? name : `${path}.${name}`)]))
}

function nameItems(items: readonly unknown[]): [string, unknown][] {
  const names = items.map((item) => `[${nameItem(item)}]`)
  const numbered = names.filter((_, index) => flattenNumbers(items[index]).size > 0)
  const areDistinct = new Set(numbered).size === numbered.length
  return items.map((item, index) => [areDistinct ? (names[index] ?? '') : `[${index}]`, item])
}

function nameItem(item: unknown): string {
  if (typeof item !== 'object' || item === null) return ''
  const fields = new Map(Object.entries(item))
  const words = [...NAMES, ...FURTHER_NAMES]
    .map((name) => fields.get(name))
    .filter((value) => typeof value === 'string')
  const numbers = NUMBERED.map((name) => fields.get(name)).filter((value) => typeof value === 'number')
  return [...words, ...numbers].join(' ')
}

export interface NumberChanges {
  readonly same: number
  readonly different: readonly string[]
  readonly gone: readonly string[]
  readonly added: readonly string[]
}

/** `rename` says where a number of the earlier value stands in the later one; null: it is left out on purpose. */
export function compareNumbers(
  earlier: ReadonlyMap<string, number>,
  after: unknown,
  rename: (path: string) => string | null,
): NumberChanges {
  const later = flattenNumbers(after)
  const [different, gone]: [string[], string[]] = [[], []]
  const met = new Set<string>()
  for (const [path, value] of earlier) {
    const now = rename(path)
    if (now === null) continue
    met.add(now)
    const found = later.get(now)
    if (found === undefined) gone.push(path)
    else if (!Object.is(found, value)) different.push(`${path}: ${value} → ${found}`)
  }
  const added = [...later.keys()].filter((path) => !met.has(path))
  return { same: met.size - different.length - gone.length, different, gone, added }
}

const RENAMED: readonly (readonly [RegExp, string])[] = [
  [/redrawn-labels/g, 'label-randomisation'],
  [/renamed-data/g, 'hidden-data'],
  [/\.honesty\./g, '.validity.'],
  [/(factors|shares|phaseCpuSeconds)\.rest\b/g, '$1.other'],
  [/^(phases\.\[[^\]]+\])\.factors\.(\w+)/, '$1.phases.$2'],
  [/^(phases\.\[[^\]]+\])\.shares\.(\w+)/, '$1.phases.$2.share'],
  [/^(groups\..+\.ratios\.\w+\.\[[^\]]+\])\.(estimate|interval\b.*)$/, '$1.survivors.$2'],
  [/^(groups\..+\.ratios\.\w+\.\[[^\]]+\])\.pairs$/, '$1.survivors.projects'],
  [/^(files\..+\.findings\.\[[^\]]+\])\.rows\b/, '$1.evidence.rows'],
  [/\[file not found\]/g, '[data-path]'],
  [/\[schema or name\]/g, '[data-schema]'],
  [/\[metric\]/g, '[no-metric]'],
  ...CHANGE_KINDS.map((kind) => [new RegExp(`\\b${kind.replaceAll('-', '[- ]')}(?=\\])`, 'g'), kind] as const),
]

/**
 * What says nothing of the campaign, and what is made by another rule today: the interval of a phase's factor; energy, which
 * holds memory now; of groups whatever holds the failures now; what could be seen, by simulation now.
 */
const GONE = new RegExp(
  [
    String.raw`^schemaVersion$|\.factors\.\w+\.interval\.|^primaryFamily\.tested$|^diagnostics\.power\.`,
    String.raw`\.energy\b|\benergy\b.*\]\.|^breakEven\.|\.costPerResult\.|cpuRatioWithOriginalKept|attemptedProjects|\.(?:netJoules|flopsPerJoule|carbonGrams)\b`,
    String.raw`^groups\..+\.ratios\..+\.(?:bca|equivalence|median|standardDeviation|improved|strata|test|checks)\b`,
    String.raw`\.(?:detectableChange|repetitionsForFivePercent)$`,
  ].join('|'),
)

/** Path of a number today, of an analysis.json of version 1; null: nowhere. */
export function renamedSince1(path: string): string | null {
  if (GONE.test(path)) return null
  const renamed = RENAMED.reduce((text, [pattern, now]) => text.replace(pattern, now), path)
  return renamed.replace(/(?<=\.(?:classes|findings)\.\[)[a-z ]+(?=\])/g, (name) => name.replaceAll(' ', '-'))
}

/** How a file's numbers are called today: those of one of version 1 have moved since. */
export const renamesOf = (file: unknown): ((path: string) => string | null) =>
  isFields(file) && file.schemaVersion === 1 ? renamedSince1 : (path) => path

if (import.meta.main) process.exitCode = await compareFiles(process.argv.slice(2))

async function compareFiles(paths: readonly string[]): Promise<number> {
  const [before, after] = await Promise.all(
    paths.map(async (path): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))),
  )
  if (before === undefined || after === undefined || paths.length !== 2) {
    process.stderr.write('usage: node scripts/compare-numbers.ts BEFORE AFTER\n')
    return 2
  }
  const { same, different, gone, added } = compareNumbers(flattenNumbers(before), after, renamesOf(before))
  const lines = [
    ...different.map((each) => `different: ${each}`),
    ...gone.map((each) => `gone: ${each}`),
    `${same} numbers are equal, ${different.length} differ, ${gone.length} are gone, ${added.length} are new`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  return different.length + gone.length > 0 ? 1 : 0
}
