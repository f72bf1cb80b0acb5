import { expect, it } from 'vitest'
import { recordWithoutRun } from '../../src/benchmark/blank-record.ts'
import { listRemainingRuns, type PresentState } from '../../src/benchmark/resume.ts'
import { describeHost } from '../../src/measurement/host.ts'
import { noSandbox } from '../../src/sandbox/choose-sandbox.ts'
import type { PlannedBlock, PlannedProject } from '../../src/schema/campaign/plan.ts'
import type { RunRecord } from '../../src/schema/measurement/record.ts'

const block: PlannedBlock = {
  id: 'p/m/1',
  project: 'p',
  model: 'm',
  purpose: 'measured',
  perturbation: null,
  session: 1,
  watched: false,
  number: 1,
  order: ['p/c', 'p/a', 'p/b'].map((variant) => ({ variant, shim: 'as-is' })),
}
const project: PlannedProject = {
  slug: 'p',
  title: 'p',
  task: 'other',
  entry: 'main.py',
  workingDirectory: '.',
  pythonPath: [],
  arguments: [],
  metric: { name: 'accuracy', direction: 'higher', scale: 'fraction', tolerance: 0.01 },
  needs: { rapl: false, gpu: false, memoryGiB: 1, timeoutSeconds: 1 },
  data: [],
  scoring: 'printed',
  split: null,
  notProbed: {},
  cluster: null,
  drawsOrWaits: true,
  licence: null,
  origin: 'embedded',
  lockHash: '0'.repeat(64),
  sourceHash: '0'.repeat(64),
}
const host = { ...(await describeHost()), stratum: 'one' }

function record(variant: string, changes: Partial<RunRecord> = {}): RunRecord {
  const planned = { id: variant, project: 'p', mode: 'assisted', model: 'm', sample: 1, iteration: 0 } as const
  const run = {
    variant: planned,
    shim: 'as-is',
    block,
    orderIndex: block.order.findIndex((each) => each.variant === variant),
    attempt: 1,
    code: null,
    primaryFamilyHash: '0'.repeat(64),
  } as const
  const settings = { project, host, sandbox: noSandbox, environment: null }
  return { ...recordWithoutRun(run, settings, 'missing-variant', 'because'), status: 'failed', ...changes }
}
const PRESENT: PresentState = {
  stratum: 'one',
  sandbox: null,
  meter: null,
  scriptHashes: new Map(),
  repeatIf: 'contaminated',
  repeatContaminated: 1,
}
const elsewhere = { host: { ...host, stratum: 'two' } }
const left = (records: readonly RunRecord[], stratum = 'one', changes: Partial<PresentState> = {}) => {
  const present = { ...PRESENT, stratum, ...changes }
  return listRemainingRuns(block, records, present).map(({ variant, orderIndex, attempt }) => [
    variant,
    orderIndex,
    attempt,
  ])
}

it('starts a block that has no record', () => {
  expect(left([])).toEqual([
    ['p/c', 0, 1],
    ['p/a', 1, 1],
    ['p/b', 2, 1],
  ])
})

it('goes on with an interrupted block in the same state of the host, each variant in its place', () => {
  expect(left([record('p/c'), record('p/b')])).toEqual([['p/a', 1, 1]])
})

it.each(['interrupted', 'environment-failed', 'sandbox-failed'] as const)(
  'tries again what was %s, as a further attempt',
  (status) => {
    const records = [record('p/c'), record('p/a', { status }), record('p/b')]
    expect(left(records)).toEqual([['p/a', 1, 2]])
    expect(left([...records, record('p/a', { attempt: 2 })])).toEqual([])
  },
)

it('makes a probe again where its threads were disturbed, whose CPU time is judged, and for nothing else', () => {
  const others = ['p/a', 'p/b'].map((variant) => record(variant, { purpose: 'probe' }))
  const listLeft = (flags: RunRecord['flags']) => {
    const disturbed = record('p/c', { purpose: 'probe', status: 'ok', flags })
    return listRemainingRuns({ ...block, purpose: 'probe' }, [disturbed, ...others], PRESENT).map(
      ({ variant }) => variant,
    )
  }
  expect(listLeft(['contaminated'])).toEqual([])
  expect(listLeft(['contaminated', 'threads-disturbed'])).toEqual(['p/c'])
})

it('leaves a finished block alone, wherever it ran', () => {
  const all = block.order.map(({ variant }) => record(variant))
  expect(left(all)).toEqual([])
  expect(left(all, 'two')).toEqual([])
})

it('does an interrupted block again whole when the host is in another state', () => {
  expect(left([record('p/c')], 'two')).toEqual([
    ['p/c', 0, 2],
    ['p/a', 1, 1],
    ['p/b', 2, 1],
  ])
  const second = [record('p/c'), record('p/c', { attempt: 2, ...elsewhere })]
  expect(left(second, 'two')).toEqual([
    ['p/a', 1, 1],
    ['p/b', 2, 1],
  ])
  expect(left(second, 'one')).toEqual([
    ['p/c', 0, 3],
    ['p/a', 1, 1],
    ['p/b', 2, 1],
  ])
})

it('does an interrupted block again whole under another meter', () => {
  const reading = {
    joules: 1,
    netJoules: null,
    meter: 'powercap' as const,
    quality: 'measured' as const,
    reason: null,
    doubts: [],
  }
  const measured = record('p/c', { energy: [{ ...reading, domain: 'package-0' }] })
  expect(left([measured], 'one', { meter: 'powercap' })).toHaveLength(2)
  for (const meter of ['external', 'estimate', null]) expect(left([measured], 'one', { meter })).toHaveLength(3)
  const model = { ...reading, domain: 'estimate/cpu', meter: 'linear-per-vcpu' as const, quality: 'estimated' as const }
  const estimated = record('p/c', { energy: [model] })
  expect(left([estimated], 'one', { meter: 'estimate' })).toHaveLength(2)
  expect(left([estimated], 'one', { meter: 'powercap' })).toHaveLength(3)
  expect(left([record('p/c')], 'one', { meter: 'powercap' })).toHaveLength(2) // none could be read
})

it('does an interrupted block again whole in another sandbox', () => {
  expect(left([record('p/c')], 'one', { sandbox: 'bubblewrap' })).toHaveLength(3)
  expect(left([record('p/c')], 'one', { sandbox: 'none' })).toHaveLength(2)
})

it('runs a script again that was replaced, or was missing and is here now; one that is still missing stays', () => {
  const all = block.order.map(({ variant }) => record(variant))
  const replaced = new Map([['p/a', 'f'.repeat(64)]])
  expect(left(all, 'one', { scriptHashes: replaced })).toEqual([['p/a', 1, 2]])
  const missing = [record('p/c'), record('p/a', { status: 'missing-variant' }), record('p/b')]
  expect(left(missing)).toEqual([])
  expect(left(missing, 'one', { scriptHashes: replaced })).toEqual([['p/a', 1, 2]])
})

const disturbed: Partial<RunRecord> = { status: 'ok', flags: ['contaminated'] }

it('repeats a run that others disturbed, as often as asked and no more', () => {
  const records = [record('p/c'), record('p/a', disturbed), record('p/b')]
  expect(left(records)).toEqual([['p/a', 1, 2]])
  expect(left(records, 'one', { repeatContaminated: 0 })).toEqual([])
  const twice = [...records, record('p/a', { ...disturbed, attempt: 2 })]
  expect(left(twice)).toEqual([])
  expect(left([...records, ...records])).toEqual([['p/a', 1, 2]])
  expect(left(twice, 'one', { repeatContaminated: 2 })).toEqual([['p/a', 1, 3]])
  expect(left([...records, record('p/a', { attempt: 2, status: 'ok' })])).toEqual([])
})

it('repeats only runs whose threads may have spun, where CPU time is all that is asked for', () => {
  const rest = [record('p/c'), record('p/b')]
  const ofTime = { repeatIf: 'threads-disturbed' } as const
  expect(left([...rest, record('p/a', disturbed)], 'one', ofTime)).toEqual([])
  const spun: Partial<RunRecord> = { status: 'ok', flags: ['contaminated', 'threads-disturbed'] }
  expect(left([...rest, record('p/a', spun)], 'one', ofTime)).toEqual([['p/a', 1, 2]])
  expect(left([...rest, record('p/a', spun), record('p/a', { ...spun, attempt: 2 })], 'one', ofTime)).toEqual([])
})

it('repeats neither a failure nor a warm-up, and nothing of a block that was finished in another state', () => {
  const rest = [record('p/c'), record('p/b')]
  expect(left([...rest, record('p/a', { flags: ['contaminated'] })])).toEqual([])
  expect(left([...rest, record('p/a', { ...disturbed, status: 'timeout' })])).toEqual([['p/a', 1, 2]])
  expect(left([...rest, record('p/a', disturbed)], 'two')).toEqual([])
  const warmUp = { ...block, purpose: 'warmup' as const }
  const warmUps = block.order.map(({ variant }) => record(variant, { ...disturbed, purpose: 'warmup' }))
  expect(listRemainingRuns(warmUp, warmUps, PRESENT)).toEqual([])
})

it('says of each run how often it may be repeated', () => {
  const present = { ...PRESENT, repeatContaminated: 3 }
  const records = [record('p/c', disturbed), record('p/c', { ...disturbed, attempt: 2 })]
  expect(
    listRemainingRuns(block, records, present).map(({ variant, attempt, repeats }) => [variant, attempt, repeats]),
  ).toEqual([
    ['p/c', 3, 1],
    ['p/a', 1, 3],
    ['p/b', 1, 3],
  ])
})

it('does not take records of another block or purpose for its own', () => {
  const others = [record('p/c', { block: 'p/m/2' }), record('p/c', { purpose: 'warmup' })]
  expect(left(others)).toHaveLength(3)
})
