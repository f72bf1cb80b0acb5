import { expect, it } from 'vitest'
import { composeCode } from '../../src/report/campaign/chapters/code.ts'
import type { Chapter } from '../../src/report/document/chapter.ts'
import type { ChangeAssociation, CodeAnalysis, SizeSummary } from '../../src/schema/analysis/code-analysis.ts'

const SCRIPT = { bytes: 900, lines: 20, counts: null, structure: null, fault: 'invalid syntax in line 3' }
const place = { mode: 'assisted', model: null, project: null } as const
const spread = { mean: 0, standardDeviation: null, minimum: 0, p10: 0, p25: 0, p75: 0, p90: 0, maximum: 0 }
const size = (measure: SizeSummary['measure'], median: number, delta: number | null): SizeSummary => ({
  ...place,
  measure,
  count: 2,
  median,
  ...spread,
  delta: delta === null ? null : { count: 2, mean: delta, median: delta },
})
const association: ChangeAssociation = {
  kind: 'plots-removed',
  mode: 'assisted',
  quantity: 'cpu',
  baseline: 'original',
  answers: { with: 8, without: 8 },
  with: { estimate: 0.5, interval: [0.45, 0.55], projects: 8 },
  without: null,
  difference: { estimate: 0.52, interval: null, projects: 3 },
}

const CODE: CodeAnalysis = {
  authors: [
    {
      project: 'moved',
      script: null,
      licence: 'MIT',
      ownModules: [],
      gap: { kind: 'source-changed' },
    },
    { project: 'edited', script: null, licence: 'MIT', ownModules: [], gap: { kind: 'entry-changed' } },
    { project: 'removed', script: null, licence: null, ownModules: [], gap: { kind: 'unreadable', detail: 'ENOENT' } },
    { project: 'gone', script: null, licence: null, ownModules: [], gap: { kind: 'unreadable', detail: 'ENOENT' } },
  ],
  variants: [
    {
      id: 'p/assisted/replay/s1/i0',
      project: 'moved',
      mode: 'assisted',
      model: 'replay',
      script: SCRIPT,
      difference: null,
      changes: null,
      overlap: null,
      unlockedImports: null,
      gaps: [{ kind: 'no-author' }],
    },
  ],
  sizes: [size('bytes', 1746.5, -10.6), size('logicalLines', 20, -4)],
  changes: [
    { kind: 'plots-removed', mode: 'assisted', answers: 8, of: 16, leading: 'cpu' },
    { kind: 'prints-removed', mode: 'assisted', answers: 9, of: 16, leading: 'energy' },
  ],
  associations: [
    association,
    { ...association, baseline: 'original-headless', difference: null },
    { ...association, kind: 'prints-removed' },
    { ...association, kind: 'prints-removed', quantity: 'energy', difference: null },
  ],
  leading: 'energy',
}

const textsOf = (chapter: Chapter | null, caption: string) =>
  chapter?.tables
    .find((table) => table.caption.startsWith(caption))
    ?.rows.map((row) =>
      row.map(({ lines }) => lines.map(({ text, note }) => (note ? `${text} | ${note}` : text)).join()),
    )

it('tells sizes, changes with what goes with them, and what could not be compared', () => {
  const chapter = composeCode(CODE)
  expect(textsOf(chapter, 'Kinds of change')).toEqual([
    [
      'prints removed',
      'assisted',
      '9 of 16 | 56 %',
      '▼ ×0.50 (0.45–0.55) | 8 projects, energy against the original as it is',
      '–',
      '–',
    ],
    ['plots removed', 'assisted', '8 of 16 | 50 %', '▼ ×0.50 (0.45–0.55) | 8 projects', '–', '–'],
  ])
  expect(textsOf(chapter, 'The same against the original as it is')).toEqual([
    [
      'plots removed',
      'assisted',
      '8 of 16 | 50 %',
      '▼ ×0.50 (0.45–0.55) | 8 projects, CPU time against the original as it is',
      '–',
      '×0.52 | 3 projects',
    ],
  ])
  expect(textsOf(chapter, 'Sizes')).toEqual([
    ['assisted', 'bytes', '2', '1,747 | 0 to 0', '−11'],
    ['assisted', 'logical lines', '2', '20 | 0 to 0', '−4'],
  ])
  expect(chapter?.notes).toEqual([
    ['1 of 1 script could not be described: p/assisted/replay/s1/i0 (invalid syntax in line 3).'],
    [
      "Not compared with the author's code: moved (its source changed since the plan), edited (its entry changed since the plan), removed, gone (ENOENT).",
    ],
  ])
})

it('says nothing of what it does not know', () => {
  const nothing: CodeAnalysis = { authors: [], variants: [], changes: [], associations: [], sizes: [], leading: 'cpu' }
  expect(composeCode(nothing)).toBeNull()
  const [equal, unknown] = [0, null].map((delta) =>
    composeCode({ ...nothing, sizes: [size('logicalLines', 2, delta)] }),
  )
  expect(textsOf(equal ?? null, 'Sizes')).toEqual([['assisted', 'logical lines', '2', '2 | 0 to 0', '0']])
  expect(textsOf(unknown ?? null, 'Sizes')).toEqual([['assisted', 'logical lines', '2', '2 | 0 to 0', '–']])
})
