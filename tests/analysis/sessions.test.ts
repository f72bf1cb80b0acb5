import { expect, it } from 'vitest'
import { widenBySessions } from '../../src/analysis/sessions.ts'
import { listBlocks } from '../../src/planning/plan-blocks.ts'
import { excludesOne } from '../../src/schema/analysis/ratio.ts'
import { analyse, makePlan, makeRecords, noise, normal, ratioOf, variantOf } from './factory.ts'

const ANSWER = 'project-1/assisted/replay/s1/i0'

it('are planned as starts of the queue, each with warm-ups of its own before its share of the blocks', () => {
  const design = {
    ...{ projects: ['p'], models: ['m'], modes: ['assisted' as const], samples: 1, repetitions: 10, warmups: 1 },
    ...{ profiles: 1, flops: false, fanOut: 'project-model' as const, seed: 1, sessions: 3 },
  }
  const blocks = listBlocks(design, [])
  expect(blocks.map(({ id, session }) => `${id.split('/').at(-1)} ${session}`)).toEqual([
    ...['w1 1', '1 1', '2 1', '3 1', 'w2 2', '4 2', '5 2', '6 2', 'w3 3', '7 3', '8 3', '9 3', '10 3', 'p1 3'],
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

it('change no interval where their means differ no more than their blocks', () => {
  const estimate = { estimate: 1, interval: [0.9, 1.1] as [number, number], pairs: 6 }
  expect(widenBySessions(estimate, [0.1, -0.1, 0, 0.1, -0.1, 0], [1, 1, 1, 2, 2, 2])).toBe(estimate)
})
