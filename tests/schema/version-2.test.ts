import { expect, it } from 'vitest'
import { analysis } from '../../src/schema/analysis/analysis.ts'
import { measurement } from '../../src/schema/analysis/measurement.ts'
import { revisionComparison } from '../../src/schema/analysis/revision-comparison.ts'
import { MEASUREMENT_VERSION } from '../../src/schema/measurement/measurement-basics.ts'
import { taskAnswer } from '../../src/schema/mlbench/task-answer.ts'
import { taskBench } from '../../src/schema/mlbench/task-bench.ts'
import { taskScores } from '../../src/schema/mlbench/task-scores.ts'
import { analyse, findingOf, makePlan, makeRecords } from '../analysis/factory.ts'
import { makeMeasurement } from '../report/make-measurement.ts'
import { makeRevisions } from '../report/make-revisions.ts'

it('reads a measurement of version 2, in which the CPU time of every disturbed run stood', () => {
  const now = makeMeasurement()
  const warning = {
    kind: 'contaminated',
    severity: 'warning',
    command: 0,
    energyLeftOut: true,
    evidence: [0],
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

it('reads a measurement and a comparison of revisions from before epochs and corrections', () => {
  const now = makeMeasurement()
  expect(measurement.parse({ ...now, schemaVersion: 3 })).toEqual(now)
  const compared = makeRevisions()
  const before = { ...compared, schemaVersion: 2, measurement: { ...compared.measurement, schemaVersion: 3 } }
  expect(revisionComparison.parse(before)).toEqual(compared)
  const next = { ...compared, schemaVersion: 3, measurement: { ...compared.measurement, schemaVersion: 4 } }
  expect(revisionComparison.parse(next)).toEqual(compared)
})

it('reads answers and scores of version 3, which told neither drafts nor what a solved task costs', () => {
  const answer = {
    github_id: 1,
    id: 2,
    output: ['python a.py'],
    model: 'm',
    setting: 'agent',
    prompt: 'guided',
    extraction: 'strict',
    calls: [],
    unanswered: 0,
    tokens: null,
    usd: null,
    wallSeconds: 1,
  }
  expect(taskAnswer.parse({ schemaVersion: 3, ...answer })).toMatchObject({ ...answer, drafts: null })
  const hits = { hits: 0, all: 0 }
  const system = {
    system: 'm',
    attempts: 0,
    passed: 0,
    lost: 0,
    firstFailed: null,
    reasons: {},
    errorCategories: {},
    passRates: [],
    unbiased: [],
    byRepository: [],
    byType: [],
    publishedVerdicts: null,
    published: { tasks: 0, dropped: 0, pass1: 0, pass2: 0, pass5: 0 },
    hitPrecision: { parameters: hits, generations: hits, byKind: { text: hits, integer: hits, decimal: hits } },
    took: { runs: 0, wallSeconds: null, cpuSeconds: null, joules: null, quality: 'unavailable' },
  }
  const rows = {
    rowsSha256: 'a'.repeat(64),
    errata: null,
    tasks: 1,
    ranking: null,
    systems: [system],
    golds: { checked: 0, failed: [], excluded: false },
  }
  const old = { schemaVersion: 3, rules: 'strict', ...rows, pins: [], faults: [] }
  const read = taskScores.parse({ ...old, mended: rows })
  for (const { systems } of [read, read.mended ?? expect.fail()])
    expect(systems[0]).toMatchObject({ solvedEnergy: null, answersSha256: null })
  // Version 4 told the first, and not the second.
  const four = { ...old, schemaVersion: 4, systems: [{ ...system, solvedEnergy: null }], mended: null }
  expect(taskScores.parse(four).systems[0]?.answersSha256).toBeNull()
  expect(taskScores.parse({ ...old, mended: null }).mended).toBeNull()
  // Version 5 told in words why tasks could not be run, as a bench's version 1 did.
  const faults = [{ githubId: 1, repository: 'bert', fault: 'there is no such folder', lacks: [], tasks: 3 }]
  const told = [{ ...faults[0], fault: { kind: 'reported', detail: 'there is no such folder' } }]
  expect(taskScores.parse({ ...four, schemaVersion: 5, systems: [], faults }).faults).toEqual(told)
  expect(taskBench.parse({ schemaVersion: 1, pins: [], faults }).faults).toEqual(told)
})
