import { expect, it } from 'vitest'
import { createRatioEstimator } from '../../src/analysis/estimate-ratio.ts'
import { widenBySessions } from '../../src/analysis/sessions.ts'
import { seededRandom } from '../../src/base/random.ts'
import { listBlocks } from '../../src/planning/plan-blocks.ts'
import { excludesOne } from '../../src/schema/analysis/ratio.ts'
import { analyse, makePlan, makeRecords, noise, normal, ratioOf, variantOf } from './factory.ts'

const ANSWER = 'project-1/assisted/replay/s1/i0'

it('are planned as starts of the queue, each with warm-ups of its own before its share of the blocks', () => {
  const design = {
    projects: ['p'],
    models: ['m'],
    modes: ['assisted' as const],
    samples: 1,
    repetitions: 10,
    warmups: 1,
    profiles: 1,
    flops: false,
    fanOut: 'project-model' as const,
    seed: 1,
    sessions: 3,
  }
  const blocks = listBlocks(design, [])
  expect(blocks.map(({ id, session }) => `${id.split('/').at(-1)} ${session}`)).toEqual([
    'w1 1',
    '1 1',
    '2 1',
    '3 1',
    'w2 2',
    '4 2',
    '5 2',
    '6 2',
    'w3 3',
    '7 3',
    '8 3',
    '9 3',
    '10 3',
    'p1 3',
  ])
})

it('are a level of their own: a bias that stays for a session is in the interval of several, and not of one', () => {
  const plan = makePlan({ projects: 1, repetitions: 20 })
  const inSessions = (sessions: number) => ({
    ...plan,
    blocks: plan.blocks.map((block) => ({ ...block, session: Math.ceil((block.number * sessions) / 20) })),
  })
  const falseOnes = (sessions: number) =>
    Array.from({ length: 100 }, (_, seed) => {
      const biases: number[] = []
      const of = inSessions(sessions)
      const sessionOf = new Map(of.blocks.map(({ number, session }) => [number - 1, session]))
      const records = makeRecords(
        of,
        ({ model, block, random }) => {
          const session = sessionOf.get(block) ?? 1
          biases[session] ??= 0.02 * normal(random)
          return { cpuSeconds: noise(random, 0.005) * (model === null ? 1 : Math.exp(biases[session] ?? 0)) }
        },
        seed + 1,
      )
      return ratioOf(variantOf(analyse(of, records), ANSWER), 'cpu')
    }).map(({ interval, sessions: counted, verdict }) => {
      expect(counted).toBe(sessions)
      return { leaves: interval !== null && excludesOne(interval), told: verdict === 'less' || verdict === 'more' }
    })
  const share = (found: readonly boolean[]) => found.filter(Boolean).length / found.length
  const [one, five] = [falseOnes(1), falseOnes(5)]
  expect(share(one.map(({ leaves }) => leaves))).toBeGreaterThan(0.5)
  expect(share(five.map(({ leaves }) => leaves))).toBeLessThan(0.12)
  expect(share(five.map(({ told }) => told))).toBeLessThan(0.06)
}, 60_000)

it.each([
  ['none of their means differs', [0.1, -0.1, 0, 0.1, -0.1, 0], [1, 1, 1, 2, 2, 2], [0.9, 1.1]],
  // The ends by SciPy, leaving out one session after another.
  [
    'means differ',
    [0.1, 0.12, 0.08, 0.2, 0.21, 0.19, 0, 0.02, -0.02],
    [1, 1, 1, 2, 2, 2, 3, 3, 3],
    [0.862074, 1.416818],
  ],
  [
    'of unequally many',
    [0.1, 0.12, 0.08, 0.1, 0.2, 0.21, 0, 0.02, -0.02],
    [1, 1, 1, 1, 2, 2, 3, 3, 3],
    [0.897849, 1.333428],
  ],
] as const)('reach as far as Student’s t of their means: %s', (_, logs, sessions, [low, high]) => {
  const mean = logs.reduce<number>((sum, log) => sum + log, 0) / logs.length
  const estimate = { estimate: Math.exp(mean), interval: [0.9, 1.1] as [number, number], pairs: logs.length }
  expect(widenBySessions(estimate, { values: logs, sessions })?.interval).toEqual([
    expect.closeTo(low, 6),
    expect.closeTo(high, 6),
  ])
})

it('hold the truth as often as they say where two sessions differ as much as their blocks', () => {
  const random = seededRandom(1, 'sessions')
  const estimate = createRatioEstimator(1)
  const sessions = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2]
  const held = Array.from({ length: 600 }, () => {
    const luck = [0, normal(random), normal(random)]
    const logs = sessions.map((session) => 0.03 * ((luck[session] ?? 0) + normal(random)))
    const interval = widenBySessions(estimate(logs), { values: logs, sessions })?.interval
    return interval != null && !excludesOne(interval)
  })
  expect(held.filter(Boolean).length / held.length).toBeGreaterThan(0.94)
})
