import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { memoise } from '../../src/base/memoise.ts'
import { analyseCsv } from '../../src/genai-greenml/analyse-file.ts'
import { compareNumbers, isSeeded } from './deviation.ts'
import { hasShared, readShared, whereShared } from './shared.ts'

const golden = hasShared
  ? z.object({ files: z.record(z.string(), z.unknown()) }).parse(JSON.parse(readShared('golden.json'))).files
  : {}
const analyse = memoise((name: string) => analyseCsv(readShared('results', name), name))
/** One name where there are none, so that the skipped tests are listed with their reason. */
const names = hasShared ? Object.keys(golden) : ['each file']

describe.skipIf(!hasShared)(`golden.json${whereShared}`, () => {
  it.each(names)('%s agrees to eight digits', (name) => {
    const deviations = compareNumbers(golden[name], analyse(name))
    const beyond = [...deviations].filter(([kind, { worst }]) => !(worst <= (isSeeded(kind) ? 0.1 : 1e-8)))
    expect(beyond).toEqual([])
    expect(deviations.size).toBeGreaterThan(60)
  })

  it.each(names)('%s has findings with rows', (name) => {
    const { findings, data_quality: quality } = analyse(name)
    const rowsOf = (kind: string) => findings.find((finding) => finding.kind === kind)?.evidence.rows.length
    expect(rowsOf('zero-energy')).toBe(quality.energy_zero_rows)
    expect(rowsOf('counter-wrap')).toBe(quality.rapl_wrap_notes)
    expect(rowsOf('percent-and-fraction')).toBe(7)
    expect(findings.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['survivors-only', 'original-first', 'fixed-order', 'one-run-each', 'sign-of-t']),
    )
  })
})
