import { expect, it } from 'vitest'
import { listTries } from '../../src/analysis/runs/tries.ts'
import { collectRecords } from './collect-records.ts'
import { analyse, makePlan, makeProvenance, makeRecords } from './factory.ts'

it('says how a try ended as the failures of the analysis say it', () => {
  const plan = makePlan({ projects: 4, modes: ['assisted'] })
  const idOf = (project: number) => `project-${project}/assisted/replay/s1/i0`
  const records = makeRecords(plan, ({ variant, model }) => {
    if (model === null || variant === idOf(1)) return {}
    return variant === idOf(2) ? { changes: { status: 'failed' } } : null
  })
  const provenances = [
    ...[1, 2, 3].map((project) => makeProvenance(idOf(project))),
    makeProvenance(idOf(4), { status: 'provider-error' }),
  ]
  const tries = listTries(plan, collectRecords(plan, records), new Map(provenances.map((one) => [one.variant, one])))
  expect([1, 2, 3, 4].map((project) => tries.get(idOf(project))?.outcome)).toEqual([
    ...(['passed', 'failed', 'not-run', 'lost'] as const),
  ])
  const { overall } = analyse(plan, records, provenances).failures
  expect(overall).toMatchObject({ passed: 1, failed: 1, notRun: 1, lost: 1 })
})
