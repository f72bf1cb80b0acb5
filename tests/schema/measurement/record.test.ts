import { expect, it } from 'vitest'
import { parseWith } from '../../../src/base/text/parse-with.ts'
import { runRecord } from '../../../src/schema/measurement/record.ts'
import { makePlan, makeRecords, measured } from '../../analysis/factory.ts'

const [record] = makeRecords(makePlan(), () => ({ joules: 1 }))

it.each<[string, object]>([
  ['metric.value', { metric: { name: 'rmse', value: 1.7e308, normalised: 1 } }],
  ['metric.normalised', { metric: { name: 'rmse', value: 1, normalised: -1e200 } }],
  ['energy.0.joules', { energy: [measured('package-0', 1e300)] }],
  ['wallSeconds', { wallSeconds: 1e300 }],
  ['userSeconds', { userSeconds: -1 }],
  ['systemSeconds', { systemSeconds: 2e9 }],
  ['peakMemoryBytes', { peakMemoryBytes: 1e19 }],
])('names the record and the place of what no machine takes: %s', (place, changes) => {
  expect(() => parseWith(runRecord, { ...record, ...changes }, 'a.jsonl, line 3')).toThrow(
    new RegExp(`^a\\.jsonl, line 3 is not valid:\\n {2}${place}: expected`),
  )
  expect(parseWith(runRecord, record, 'a.jsonl, line 3')).toEqual(record)
})

it('reads a record of version 1: its mode says under which shim it was run', () => {
  for (const now of makeRecords(makePlan(), () => ({}))) {
    const { shim, ...old } = now
    expect(runRecord.parse({ ...old, schemaVersion: 1 })).toEqual(now)
  }
})

it('reads a record of version 1: the doubt of a reading was a prefix of its reason', () => {
  const { doubts: _, ...reading } = measured('package-0', 1)
  const lost = { ...reading, joules: null, quality: 'unavailable', reason: 'doubtful: gone' }
  const told = { ...reading, reason: 'doubtful: perf reads 10.0 % more; no reading came for 2.0 s' }
  const [first, second, third] = runRecord.parse({ ...record, schemaVersion: 1, energy: [reading, told, lost] }).energy
  expect(first).toEqual(measured('package-0', 1))
  expect(second).toEqual({
    ...reading,
    doubts: [{ kind: 'reported', detail: 'perf reads 10.0 % more; no reading came for 2.0 s' }],
  })
  expect(third).toEqual({ ...lost, reason: { kind: 'reported', detail: 'doubtful: gone' }, doubts: [] })
  const carbon = {
    grams: null,
    quality: 'unavailable',
    gramsPerKwh: 350,
    region: 'DE',
    year: 2024,
    source: 'a',
    pue: 1,
  }
  const old = { ...record, schemaVersion: 1, carbon: { ...carbon, reason: 'no meter' } }
  expect(runRecord.parse(old).carbon?.reason).toEqual({ kind: 'reported', detail: 'no meter' })
})

it('reads a record of version 2: nobody kept the metric without groups of test rows', () => {
  for (const now of makeRecords(makePlan(), () => ({}))) {
    const split = { testRows: 10, hash: 'a'.repeat(64), loading: null }
    const read = runRecord.parse({ ...now, split, schemaVersion: 2 })
    expect(read).toEqual({ ...now, split: { ...split, withoutGroup: [] } })
  }
})
