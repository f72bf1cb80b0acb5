import { expect, it } from 'vitest'
import { analysis } from '../../src/schema/analysis.ts'
import { measurement } from '../../src/schema/measurement.ts'
import { MEASUREMENT_VERSION } from '../../src/schema/measurement-basics.ts'
import { revisionComparison } from '../../src/schema/revision-comparison.ts'
import { analyse, findingOf, makePlan, makeRecords } from '../analysis/factory.ts'
import { makeMeasurement } from '../report/make-measurement.ts'
import { makeRevisions } from '../report/make-revisions.ts'

it('reads a measurement of version 2, in which the CPU time of every disturbed run stood', () => {
  const now = makeMeasurement()
  const warning = {
    ...{ kind: 'contaminated', severity: 'warning', command: 0, energyLeftOut: true, evidence: [0] },
    numbers: { runs: 5, disturbed: 2, otherProcessors: 0.1, otherShare: null },
  }
  const read = measurement.parse({ ...now, schemaVersion: 2, warnings: [warning] })
  expect(read.schemaVersion).toBe(MEASUREMENT_VERSION)
  expect(read.warnings[0]).toMatchObject({ numbers: { disturbed: 2, cpuLeftOut: 0 } })
})

it('reads an analysis of version 3, which knew nothing of threads', () => {
  const plan = makePlan()
  const now = analyse(
    plan,
    makeRecords(plan, ({ block }) => ({ changes: block === 0 ? { flags: ['contaminated'] } : {} })),
  )
  const text = JSON.stringify({ ...now, schemaVersion: 3 }).replaceAll(/"(cpuLeftOut|threads)":(null|\d+),?/g, '')
  const read = analysis.parse(JSON.parse(text.replaceAll(',}', '}')))
  expect(read.readings.threads).toBeNull()
  expect(findingOf(read, 'contaminated-runs')).toMatchObject({ numbers: { disturbed: 3, cpuLeftOut: 0 } })
})

it('reads a measurement and a comparison of revisions from before epochs', () => {
  const now = makeMeasurement()
  expect(measurement.parse({ ...now, schemaVersion: 3 })).toEqual(now)
  const compared = makeRevisions()
  const before = { ...compared, schemaVersion: 2, measurement: { ...compared.measurement, schemaVersion: 3 } }
  expect(revisionComparison.parse(before)).toEqual(compared)
})
