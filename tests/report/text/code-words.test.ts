import { expect, it } from 'vitest'
import { formatCode } from '../../../src/report/text/code-words.ts'
import type { ChangeAssociation, CodeAnalysis, SizeSummary } from '../../../src/schema/code-analysis.ts'

const SCRIPT = { bytes: 900, lines: 20, counts: null, structure: null, fault: 'invalid syntax in line 3' }
const place = { mode: 'assisted', model: null, project: null } as const
const spread = { mean: 0, standardDeviation: null, minimum: 0, p10: 0, p25: 0, p75: 0, p90: 0, maximum: 0 }
const size = (measure: SizeSummary['measure'], median: number, delta: number | null): SizeSummary => ({
  ...{ ...place, measure, count: 2, median, ...spread },
  delta: delta === null ? null : { count: 2, mean: delta, median: delta },
})
const association: ChangeAssociation = {
  ...{ kind: 'plots removed', mode: 'assisted', quantity: 'cpu', baseline: 'original' },
  answers: { with: 8, without: 8 },
  with: { estimate: 0.5, interval: [0.45, 0.55], projects: 8 },
  without: null,
  difference: { estimate: 0.52, interval: null, projects: 3 },
}

const CODE: CodeAnalysis = {
  authors: [
    {
      ...{ project: 'moved', script: null, licence: 'MIT', ownModules: [] },
      gap: { kind: 'source-changed' },
    },
    { project: 'edited', script: null, licence: 'MIT', ownModules: [], gap: { kind: 'entry-changed' } },
    { project: 'gone', script: null, licence: null, ownModules: [], gap: { kind: 'unreadable', detail: 'ENOENT' } },
  ],
  variants: [
    {
      ...{ id: 'p/assisted/replay/s1/i0', project: 'moved', mode: 'assisted', model: 'replay', script: SCRIPT },
      ...{ difference: null, changes: null, gaps: [{ kind: 'no-author' }] },
    },
  ],
  sizes: [size('bytes', 900, -10), size('logicalLines', 20, -4)],
  changes: [
    { kind: 'plots removed', mode: 'assisted', answers: 8, of: 16, leading: 'cpu' },
    { kind: 'prints removed', mode: 'assisted', answers: 9, of: 16, leading: 'energy' },
  ],
  associations: [
    association,
    { ...association, baseline: 'original-headless', difference: null },
    { ...association, kind: 'prints removed' },
    { ...association, kind: 'prints removed', quantity: 'energy', difference: null },
  ],
  leading: 'energy',
}

it('tells sizes, changes with what goes with them, and what could not be compared', () => {
  expect(formatCode(CODE)).toEqual([
    "assisted, 2 scripts: median 900 bytes, 20 logical lines (4 fewer than the author's).",
    "prints removed in 9 of 16 assisted answers; with it energy ×0.50, 95 % interval 0.45–0.55 (8 projects) against the author's code.",
    "plots removed in 8 of 16 assisted answers; with it CPU time ×0.50, 95 % interval 0.45–0.55 (8 projects) against the author's code, and ×0.52 (3 projects, too few for an interval) of what answers without it take in the same projects; ×0.50, 95 % interval 0.45–0.55 (8 projects) against the author's code without its plots.",
    'What goes with a change is no proof that the change does it: changes come together, and projects differ. No correction was made for the number of comparisons.',
    '1 of 1 script could not be described: p/assisted/replay/s1/i0 (invalid syntax in line 3).',
    "Not compared with the author's code: moved (its source changed since the plan), edited (its entry changed since the plan), gone (ENOENT).",
  ])
})

it('says nothing of what it does not know', () => {
  const nothing = { authors: [], variants: [], changes: [], associations: [], leading: 'cpu' } as const
  expect(
    formatCode({ ...CODE, ...nothing, authors: [], variants: [], changes: [], associations: [], sizes: [] }),
  ).toEqual([])
  const [equal, unknown] = [0, null].map((delta) =>
    formatCode({
      ...CODE,
      ...nothing,
      authors: [],
      variants: [],
      changes: [],
      associations: [],
      sizes: [size('bytes', 9, null), size('logicalLines', 2, delta)],
    }),
  )
  expect(equal).toEqual(["assisted, 2 scripts: median 9 bytes, 2 logical lines (as many as the author's)."])
  expect(unknown).toEqual(['assisted, 2 scripts: median 9 bytes, 2 logical lines.'])
})
