import { expect, it } from 'vitest'
import { mergeFindings, renderFinding } from '../../src/report/genai-greenml/caveats.ts'
import type { CsvFinding } from '../../src/schema/analysis/genai-greenml-analysis.ts'

const zeroEnergy = (rows: number[], originals = 0, pairs = 2): CsvFinding => ({
  kind: 'zero-energy',
  severity: 'warning',
  subject: null,
  numbers: { originals, pairs },
  evidence: { rows },
})
const plain = (kind: 'one-run-each' | 'zero-accuracy' | 'no-rows', rows: number[] = []): CsvFinding => ({
  kind,
  severity: 'warning',
  subject: null,
  numbers: {},
  evidence: { rows },
})

it('says a finding of several files once, with the range of its numbers and the rows of each', () => {
  const merged = mergeFindings([
    { csv: 'a.csv', findings: [zeroEnergy([4, 9], 1), plain('one-run-each')] },
    { csv: 'b.csv', findings: [zeroEnergy([3, 4, 5, 6, 7], 1, 11), plain('one-run-each')] },
    { csv: 'c.csv', findings: [plain('one-run-each')] },
  ])
  expect(merged).toEqual([
    "In a, b: 0 J, which no run uses, stands in 2–5 rows that ended OK, 1 of them originals: as an answer 0 J is a saving of 100 %, as an original it makes every answer worse. The original's counts and t tests keep the 2–11 pairs with one; the ratios here leave them out. Rows: a 4, 9; b 3, 4, 5, 6 and 1 more.",
    'In all 3 files: Every script ran once: its noise cannot be told from its effect.',
  ])
})

it('keeps apart what differs in more than numbers', () => {
  const held = (csv: string, rows: number[]) => ({ csv, findings: [plain('zero-accuracy', rows)] })
  expect(mergeFindings([held('a', [1]), held('b', [1, 2])]).map((line) => line.slice(0, 41))).toEqual([
    'In a: Accuracy is exactly 0 in 1 row that',
    'In b: Accuracy is exactly 0 in 2 rows tha',
  ])
})

it('tells names and models with what is shown of each', () => {
  const names: CsvFinding = {
    kind: 'names-differ-by-case',
    severity: 'warning',
    subject: Array.from({ length: 6 }, (_, i) => [`p${i}`, `P${i}`]),
    numbers: {},
    evidence: { rows: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
  }
  expect(renderFinding(names)).toBe(
    'A name is spelled in more than one way in 12 rows ("p0" and "P0", "p1" and "P1", "p2" and "P2", "p3" and "P3", "p4" and "P4" and 1 more): the original takes these for different ones and finds no pair between them. Rows 2, 3, 4, 5, 6, 7, 8, 9 and 4 more.',
  )
  const survivors = (projects: number): CsvFinding => ({
    kind: 'survivors-only',
    severity: 'warning',
    subject: [{ mode: 'assisted', model: 'm2', projects }],
    numbers: { rows: 90, projects: 50 },
    evidence: { rows: [] },
  })
  const merged = mergeFindings(
    [48, 44].map((projects, place) => ({ csv: `${place}`, findings: [survivors(projects)] })),
  )
  expect(merged[0]).toContain('In both files: Every row is OK, so scripts that failed are not in this file')
  expect(merged[0]).toMatch(/that ran: assisted m2 44–48 of 50\.$/)
})
