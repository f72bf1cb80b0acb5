import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { Forecast } from '../../src/benchmark/forecast.ts'

/** `j` are probes whose time is judged, `h` those that are made side by side. */
const PURPOSES = { w: 'warmup', m: 'measured', p: 'profile', j: 'probe', h: 'probe' } as const
const recorded = z.object({
  members: z.array(z.string()),
  /** Member, purpose, seconds of the script, and with all around it. */
  runs: z.array(z.tuple([z.int(), z.enum(['w', 'm', 'p', 'j', 'h']), z.number(), z.number()])),
})
/** As the demo's manifests say. */
const TYPICAL = new Map<string, number | null>([
  ['breast-cancer-logistic', 0.4],
  ['digits-knn', 0.35],
  ['flight-arrival-delay', 0.9],
  ['letter-recognition', 1.3],
  ['penguin-body-mass', 0.7],
  ['sotu-party', 1.3],
])
const PLACES = 2

/** Durations of a demo's runs, from nothing, on two processors (`startedAt` and `wallSeconds` of its records). */
async function readDemo() {
  const text = await readFile(join(import.meta.dirname, '..', 'fixtures', 'demo-durations.json'), 'utf8')
  const { members, runs } = recorded.parse(JSON.parse(text))
  return runs.map(([member, letter, script, whole]) => {
    const name = members[member] ?? ''
    const [project = ''] = name.split('/')
    return {
      project,
      member: name,
      purpose: PURPOSES[letter],
      script,
      whole,
      isAuthors: name === `${project}/original as-is`,
      isBeside: letter === 'h',
    }
  })
}

/** Errors of the estimate, as shares of what was really left, by how far the demo was. */
async function replay(): Promise<{ done: number; error: number }[]> {
  const runs = await readDemo()
  const forecast = new Forecast(runs, TYPICAL, PLACES)
  const { beside = [], alone = [] } = Object.groupBy(runs, ({ isBeside }) => (isBeside ? 'beside' : 'alone'))
  let clock = 0
  const ends = alone.map((run) => {
    clock += run.whole
    return { run, at: clock }
  })
  const free = Array.from({ length: PLACES }, () => clock)
  for (const run of beside) {
    const place = free.indexOf(Math.min(...free))
    const at = (free[place] ?? 0) + run.whole
    free[place] = at
    ends.push({ run, at })
  }
  const end = Math.max(...free)
  return ends
    .sort((a, b) => a.at - b.at)
    .flatMap(({ run, at }) => {
      forecast.count(run, run)
      const { left } = forecast
      return left === null || at === end ? [] : [{ done: at / end, error: left / (end - at) - 1 }]
    })
}

it('foretells the demo, replayed from its recorded durations', async () => {
  const errors = (await replay()).filter(({ done }) => done >= 0.1 && done <= 0.95)
  const worst = (from: number, to: number) =>
    Math.max(...errors.filter(({ done }) => done >= from && done <= to).map(({ error }) => Math.abs(error)))
  expect(worst(0.1, 0.9)).toBeLessThan(0.25)
  expect(worst(0.1, 0.95)).toBeLessThan(0.5)
})

const MEASURED = { purpose: 'measured', isBeside: false } as const

it('goes by what a project says of itself, and by how much longer others took than they say', () => {
  const run = (project: string) => ({ ...MEASURED, project, member: project, isAuthors: true })
  const runs = ['a', 'a', 'a', 'b', 'c'].map(run)
  const typical = new Map([
    ['a', 1],
    ['b', 10],
    ['c', null],
  ] as const)
  const forecast = new Forecast(runs, typical, 1)
  expect(forecast.left).toBe(null)
  forecast.count(run('a'), { whole: 9, script: 9 }) // it is cold
  forecast.count(run('a'), { whole: 2, script: 2 })
  expect(forecast.left).toBeCloseTo(2 + 20 + 2, 9)
  forecast.count(run('a'), { whole: 2, script: null })
  forecast.count(run('b'), { whole: 30, script: 30 })
  forecast.count(run('c'), { whole: 1, script: 1 })
  expect(forecast.left).toBe(0)
})

it('takes a warm-up that had neighbours for what it would have taken alone', () => {
  const run = { project: 'a', member: 'a', isAuthors: true }
  const warmup = { ...run, purpose: 'warmup', isBeside: true } as const
  const forecast = new Forecast([warmup, warmup, warmup, { ...run, ...MEASURED }], new Map([['a', 1]]), 2)
  forecast.count(warmup, { whole: 9, script: 9 }) // it is cold
  forecast.count(warmup, { whole: 2.8, script: 2.8 })
  // One more beside another, on one of two processors, and a measured one alone.
  expect(forecast.left).toBeCloseTo(1.4 + 2, 9)
})

it('takes other scripts of a project to be as much shorter than the author’s as they are elsewhere', () => {
  const run = (project: string, isAuthors: boolean) => ({
    ...MEASURED,
    project,
    member: `${project} ${isAuthors}`,
    isAuthors,
  })
  const ofA = [true, true, false].map((isAuthors) => run('a', isAuthors))
  const typical = new Map([
    ['a', 1],
    ['b', 3],
  ])
  const forecast = new Forecast([...ofA, run('b', true), run('b', false)], typical, 1)
  for (const each of ofA) forecast.count(each, { whole: each.isAuthors ? 2 : 0.6, script: each.isAuthors ? 2 : 0.6 })
  // 0.3 in one project and 0.6 in the two that stand for those not seen.
  expect(forecast.left).toBeCloseTo(6 + 6 * 0.5, 9)
})
