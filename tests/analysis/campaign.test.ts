import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../src/base/random.ts'
import type { RunRecord } from '../../src/schema/measurement/record.ts'
import {
  analyse,
  findingOf,
  makePlan,
  makeProvenance,
  makeRecords,
  noise,
  type RunTraits,
  ratioOf,
  variantOf,
} from './factory.ts'

const failed = (changes: RunTraits['changes'] = {}): RunTraits => ({ changes: { status: 'failed', ...changes } })

describe('failures', () => {
  it('are counted against the model only where they are the model’s', () => {
    const plan = makePlan({ projects: 8 })
    const answer = (n: number) => `project-${n}/assisted/replay/s1/i0`
    const records = makeRecords(plan, ({ project, model, block, random }) => {
      const own: Readonly<Record<string, RunTraits | null>> = {
        'project-1': failed({ failureClass: 'import', errorMessage: 'no module named foo' }),
        'project-2': failed({ status: 'sandbox-failed' }),
        'project-3': failed({ status: 'missing-variant' }),
        'project-4': failed({ status: 'missing-variant' }),
        'project-5': block === 0 ? failed({ status: 'timeout' }) : {},
        'project-6': block === 0 ? failed({ status: 'environment-failed' }) : {},
        'project-7': null,
      }
      return model !== null && project in own ? (own[project] ?? null) : { cpuSeconds: noise(random) }
    })
    const result = analyse(plan, records, [
      makeProvenance(answer(3), { status: 'refused', reason: { kind: 'refused', detail: 'it would rather not' } }),
      makeProvenance(answer(4), {
        status: 'provider-error',
        reason: { kind: 'provider', error: 'server', detail: 'HTTP 529' },
      }),
    ])
    const fared = (n: number) => {
      const { passed, attempted, failure } = variantOf(result, answer(n))
      return { passed, attempted, failure: failure?.class ?? null }
    }
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(fared)).toEqual([
      { passed: false, attempted: true, failure: 'import' },
      { passed: false, attempted: false, failure: 'sandbox' },
      { passed: false, attempted: true, failure: 'refused' },
      { passed: false, attempted: false, failure: 'provider' },
      { passed: false, attempted: true, failure: 'timeout' },
      { passed: true, attempted: true, failure: null },
      { passed: false, attempted: false, failure: null },
      { passed: true, attempted: true, failure: null },
    ])
    expect(result.groups[0]?.success).toMatchObject({ passed: 2, attemptable: 5, total: 8, bounds: [2 / 8, 5 / 8] })
    expect(variantOf(result, answer(1)).failure?.message).toBe('no module named foo')
    expect(result.headline[0]).toMatchObject({ kind: 'group', mode: 'assisted', model: 'replay', quantity: 'cpu' })
    expect(findingOf(result, 'missing-records')?.numbers).toEqual({ missing: 8, planned: 192 })
    expect(findingOf(result, 'lost-runs')).toMatchObject({
      numbers: { lost: 9, runs: 184 },
      statuses: { 'environment-failed': 1, 'sandbox-failed': 8 },
      evidence: records.flatMap(({ id, status }) =>
        status === 'environment-failed' || status === 'sandbox-failed' ? [id] : [],
      ),
    })
  })

  it('end with the last attempt', () => {
    const plan = makePlan()
    const first = makeRecords(plan, () => failed({ status: 'interrupted' }))
    const second = makeRecords(plan, () => ({ changes: { attempt: 2 } }))
    const result = analyse(plan, [...second, ...first])
    expect(result.runs).toEqual({ planned: 24, recorded: 24, ok: 24 })
    expect(variantOf(result, 'project-1/assisted/replay/s1/i0').passed).toBe(true)
  })

  it('of generation need no record to count', () => {
    const id = 'project-1/assisted/replay/s1/i0'
    const { success } = analyse(makePlan(), [], [makeProvenance(id, { status: 'syntax-error' })]).groups[0] ?? {}
    expect(success).toMatchObject({ passed: 0, attemptable: 1, total: 1, bounds: [0, 0] })
  })

  it('of a warm-up enter nothing', () => {
    const plan = makePlan({ warmups: 2 })
    const result = analyse(
      plan,
      makeRecords(plan, ({ block }) => (block < 2 ? failed() : {})),
    )
    expect(result.runs).toEqual({ planned: 24, recorded: 24, ok: 24 })
  })
})

describe('a group', () => {
  const plan = makePlan({ projects: 6, samples: 2, repetitions: 6 })

  it('takes each project once, the samples averaged on the log scale', () => {
    const factor = (variant: string, project: string) =>
      project === 'project-6' ? 5 : variant.includes('/s1/') ? 0.25 : 1
    const records = makeRecords(plan, ({ variant, project, model, random }) => ({
      cpuSeconds: (model === null ? 1 : factor(variant, project)) * noise(random, 0.01),
      metric: model !== null && project === 'project-6' ? 0.5 : 0.9,
      joules: (model === null ? 10 : 8) * noise(random, 0.01),
    }))
    const result = analyse(
      plan,
      records,
      plan.variants.flatMap(({ id, model }) => (model === null ? [] : [makeProvenance(id, { origin: 'recorded' })])),
    )
    const [group] = result.groups
    expect(ratioOf(group, 'cpu')).toMatchObject({ pairs: 6, failed: 1, survivors: { projects: 5 } })
    // Five at ×0.5, and one that is no use at ×5 and the author's own.
    expect(ratioOf(group, 'cpu').estimate).toBeCloseTo((0.5 ** 5 * 6) ** (1 / 6), 1)
    expect(ratioOf(group, 'cpu').survivors?.estimate).toBeCloseTo(0.5, 1)
    expect(group).toMatchObject({ comparable: 10, success: { passed: 12, attemptable: 12, total: 12 } })
    expect(group?.metricDifference).toMatchObject({ median: 0, projects: 6, margin: 0.01, nonInferior: false })
    expect(result.headline).toEqual([
      {
        kind: 'group',
        mode: 'assisted',
        model: 'replay',
        energyGap: null,
        quantity: 'energy',
        baseline: 'original-headless',
      },
      expect.objectContaining({ kind: 'extremes', less: 10, more: 0, judged: 10, most: null }),
      { kind: 'origin', origin: 'recorded', models: ['replay'] },
      { kind: 'scope' },
    ])
    expect(result).toMatchObject({ leading: 'energy', energyLeftOut: [] })
    expect(ratioOf(group, 'energy')).toMatchObject({ pairs: 6, exploratory: true, test: { family: 'exploratory' } })
    expect(ratioOf(group, 'energy').survivors?.estimate).toBeCloseTo(0.8, 1)
  })

  it('has one entry a model and mode, and baselines one a shard', () => {
    const two = makePlan({ models: ['a', 'b'], modes: ['assisted', 'autonomous'] })
    const result = analyse(
      two,
      makeRecords(two, () => ({})),
    )
    expect(result.groups.map(({ model, mode }) => `${model} ${mode}`)).toEqual([
      'a assisted',
      'a autonomous',
      'b assisted',
      'b autonomous',
    ])
    expect(result.variants.filter(({ id }) => id === 'project-1/original').map(({ blockModel }) => blockModel)).toEqual(
      ['a', 'b'],
    )
    const together = makePlan({ models: ['a', 'b'], fanOut: 'project' })
    const shared = analyse(
      together,
      makeRecords(together, () => ({})),
    )
    expect(shared.variants.map(({ id, blockModel }) => [id, blockModel])).toEqual(
      together.variants.map(({ id }) => [id, null]),
    )
    expect(ratioOf(shared.variants[3], 'cpu').pairs).toBe(8)
  })
})

describe('findings', () => {
  it('tell records of another plan, changed scripts and locks, cold runs and mixed sandboxes', () => {
    const plan = makePlan()
    const other = makePlan({ projects: 2 })
    const records = makeRecords(other, ({ block, model }) => ({
      changes: {
        flags: block === 0 ? ['cold'] : [],
        sandbox: block === 1 ? 'container' : 'bubblewrap',
        variantHash: (model !== null && block === 2 ? 'b' : 'a').repeat(64),
        lockHash: (block === 3 ? 'b' : 'a').repeat(64),
      },
    }))
    const result = analyse(plan, records)
    expect(findingOf(result, 'unplanned-records')).toMatchObject({
      numbers: { records: 24 },
      unknown: ['assisted/replay/s1/i0', 'original', 'original-headless'].map((of) => ({
        kind: 'variant',
        id: `project-2/${of}`,
      })),
    })
    expect(findingOf(result, 'changed-scripts')?.evidence).toEqual(['project-1/assisted/replay/s1/i0'])
    expect(findingOf(result, 'other-packages')?.evidence).toHaveLength(3)
    expect(findingOf(result, 'cold-runs')).toMatchObject({ numbers: { cold: 3, runs: 24 } })
    expect(findingOf(result, 'cold-runs')?.evidence).toEqual(
      records.flatMap(({ id, flags, project }) => (project === 'project-1' && flags.includes('cold') ? [id] : [])),
    )
    expect(findingOf(result, 'several-sandboxes')?.sandboxes).toEqual(['container', 'bubblewrap'])
    expect(result.runs.recorded).toBe(24)
  })

  it('tell records of one attempt that differ, and count copies once', () => {
    const plan = makePlan()
    const records = makeRecords(plan, () => ({}))
    const [first] = records.filter(({ model }) => model !== null)
    if (first === undefined) throw new Error('unreachable')
    const result = analyse(plan, records)
    expect(findingOf(result, 'differing-records')).toBeUndefined()
    const copied = analyse(plan, [...records, ...records])
    expect({ ...copied, createdAt: result.createdAt }).toEqual(result)
    const other = { ...first, userSeconds: 0.001, startedAt: '2099-01-01T00:00:00.000Z' }
    for (const all of [
      [...records, other, other],
      [other, ...records],
    ]) {
      const result = analyse(plan, all)
      const found = findingOf(result, 'differing-records')
      expect(found).toMatchObject({ severity: 'warning', numbers: { runs: 1 }, evidence: [first.variant] })
      expect(findingOf(result, 'repeated-runs')).toBeUndefined()
    }
    const again = analyse(plan, [...records, { ...other, attempt: 2 }])
    expect(findingOf(again, 'differing-records')).toBeUndefined()
  })

  it('tell a run that was made again though nothing asked for it, and none that the bench repeats', () => {
    const plan = makePlan()
    const records = makeRecords(plan, () => ({ joules: 1 }))
    const [first, ...others] = records.filter(({ model }) => model !== null)
    if (first === undefined) throw new Error('unreachable')
    const again = { ...first, attempt: 2, userSeconds: 0.001 }
    const without = records.filter((record) => record !== first)
    const repeatedOf = (one: RunRecord, ...later: RunRecord[]) =>
      findingOf(analyse(plan, [...later, ...without, one]), 'repeated-runs')
    const told = { severity: 'warning', numbers: { runs: 1 }, evidence: [first.variant] }
    expect(findingOf(analyse(plan, [...records, ...others.slice(1)]), 'repeated-runs')).toBeUndefined()
    expect(repeatedOf(first, again)).toMatchObject(told)
    expect(repeatedOf({ ...first, status: 'failed' }, again, { ...again, attempt: 3 })).toMatchObject(told)
    for (const asked of [
      { status: 'sandbox-failed' as const },
      { flags: ['contaminated' as const] },
      { flags: ['threads-disturbed' as const] },
      { variantHash: 'b'.repeat(64) },
      { host: { ...first.host, stratum: 'other' } },
      { sandbox: 'container' as const },
      { energy: first.energy.map((each) => ({ ...each, meter: 'perf' as const })) },
    ])
      expect(repeatedOf({ ...first, ...asked }, again), JSON.stringify(asked)).toBeUndefined()
  })

  it('tell a script that is another since it ran, and runs on other files of the project', () => {
    const plan = makePlan({ models: ['a', 'b'] })
    const ids = ['project-1/assisted/a/s1/i0', 'project-1/assisted/b/s1/i0'] as const
    const told = ids.map((id, index) => makeProvenance(id, { codeHash: 'ab'.charAt(index).repeat(64) }))
    const ran = makeRecords(plan, () => ({}))
    expect(findingOf(analyse(plan, ran, told), 'changed-scripts')?.evidence).toEqual([ids[1]])
    const elsewhere = ran.map((record) =>
      record.mode === 'original' ? { ...record, sourceHash: 'b'.repeat(64) } : record,
    )
    expect(findingOf(analyse(plan, elsewhere), 'changed-scripts')?.evidence).toEqual(['project-1/original'])
  })

  it('tell records of a block that is not in the plan', () => {
    const plan = makePlan()
    const longer = makeRecords(makePlan({ repetitions: 9 }), () => ({}))
    const result = analyse(plan, longer)
    expect(findingOf(result, 'unplanned-records')).toMatchObject({
      numbers: { records: 3 },
      unknown: [{ kind: 'block', id: 'project-1/replay/8' }],
    })
    expect(result.runs.recorded).toBe(24)
  })

  it('tell an order effect where there is one', () => {
    const plan = makePlan({ projects: 10, samples: 3, repetitions: 12 })
    const run = (perPlace: number) =>
      analyse(
        plan,
        makeRecords(plan, ({ orderIndex, model, random }) => ({
          cpuSeconds: noise(random) * (model === null ? 1 : 1 + perPlace * orderIndex),
        })),
      )
    expect(findingOf(run(0), 'no-order-effect')?.severity).toBe('note')
    expect(findingOf(run(0), 'order-effect')).toBeUndefined()
    const found = run(0.1)
    expect(findingOf(found, 'no-order-effect')).toBeUndefined()
    expect(findingOf(found, 'order-effect')).toMatchObject({ severity: 'warning', numbers: found.diagnostics.order })
  })

  it('of a campaign without records say so', () => {
    const result = analyse(makePlan(), [])
    expect(result.findings[0]).toMatchObject({ kind: 'missing-records', numbers: { missing: 24, planned: 24 } })
    expect(result).toMatchObject({ startedAt: null, energyQuality: 'unavailable', hosts: [] })
    expect(result.headline).toEqual([{ kind: 'nothing-ran' }])
  })
})

describe('the analysis', () => {
  const plan = makePlan({ projects: 3, samples: 2, repetitions: 6 })
  const records = makeRecords(plan, ({ variant, block, model, random }) =>
    variant.includes('project-2') && block === 1
      ? failed()
      : { cpuSeconds: (model === null ? 1 : 0.9) * noise(random), joules: noise(random) },
  )

  it('does not depend on the order of records, nor on one that comes twice', () => {
    const expected = analyse(plan, records)
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const shuffled = seededRandom(seed, 'shuffle').shuffle([...records, ...records.slice(0, 20)])
        expect(analyse(plan, shuffled)).toEqual(expected)
      }),
      { numRuns: 15 },
    )
  })

  it('keeps its ratios when everything takes a constant times as long', () => {
    const before = analyse(plan, records)
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), (factor) => {
        const scaled = records.map((record) => ({ ...record, userSeconds: (record.userSeconds ?? 0) * factor }))
        for (const [index, variant] of analyse(plan, scaled).variants.entries()) {
          for (const [at, ratio] of variant.ratios.cpu.entries()) {
            const old = before.variants[index]?.ratios.cpu[at]
            expect(ratio.verdict).toBe(old?.verdict)
            expect(ratio.estimate).toBeCloseTo(old?.estimate ?? 0, 9)
            expect(ratio.interval?.[0]).toBeCloseTo(old?.interval?.[0] ?? 0, 9)
          }
        }
      }),
      { numRuns: 15 },
    )
  })
})
