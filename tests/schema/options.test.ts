import { expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import type { benchmark } from '../../src/commands/benchmark.ts'
import type { generate } from '../../src/commands/generate.ts'
import type { measure } from '../../src/commands/measure.ts'
import type { plan } from '../../src/commands/plan.ts'
import type { run } from '../../src/commands/run.ts'
import { benchmarkOptions } from '../../src/schema/options/benchmark-options.ts'
import { generateOptions } from '../../src/schema/options/generate-options.ts'
import { checkGiven, option, path, readText, required, textOf, wholeNumber } from '../../src/schema/options/option.ts'
import { design, designOptions, planOptions } from '../../src/schema/options/plan-options.ts'
import { runOptions } from '../../src/schema/options/run-options.ts'

it('an option that is misspelt does not compile', () => {
  type Given<F extends (...args: never) => unknown> = Parameters<F>[0]
  // @ts-expect-error
  const benchmarking: Given<typeof benchmark> = { campaign: 'c', idleBasline: 3 }
  // @ts-expect-error
  const planning: Given<typeof plan> = { campaign: 'c', repetition: 3 }
  // @ts-expect-error
  const generating: Given<typeof generate> = { campaign: 'c', dryrun: true }
  // @ts-expect-error
  const running: Given<typeof run> = { campaign: 'c', shard: { index: 1, count: 2 } }
  // @ts-expect-error
  const measuring: Given<typeof measure> = { commands: [['true']], warmups: 1 }
  expect([benchmarking, planning, generating, running, measuring]).toHaveLength(5)
  expectTypeOf<Given<typeof benchmark>['idleBaseline']>().toEqualTypeOf<number | undefined>()
})

it('what is given stays as it is, and defaults come where a command settles it', () => {
  const given = { campaign: 'c', repetitions: 3 }
  expect(checkGiven(planOptions, given).given).toBe(given)
  expect(planOptions.parse(given)).toMatchObject({ dataset: 'dataset', repetitions: 3, warmups: 1, probes: true })
  expect(checkGiven(planOptions, { repetitions: 0 })).toMatchObject({
    given: null,
    issues: [{ path: ['campaign'] }, { path: ['repetitions'], message: 'a whole number, 1 or more' }],
  })
})

it.each([
  [planOptions.shape.repetitions, '5', 5],
  [planOptions.shape.repetitions, '1e3', '1e3'],
  [planOptions.shape.repetitions, '', ''],
  [planOptions.shape.timeout, '1e3', 1000],
  [planOptions.shape.timeout, '.5', 0.5],
  [planOptions.shape.timeout, '0x10', '0x10'],
  [planOptions.shape.timeout, '5 s', '5 s'],
  [benchmarkOptions.shape.shard, '2/8', { index: 2, count: 8 }],
  [benchmarkOptions.shape.requireMeasured, 'TRUE', true],
  [benchmarkOptions.shape.requireMeasured, 'yes', 'yes'],
  [planOptions.shape.models, 'a, b\na,', ['a', 'b']],
  [generateOptions.shape.only, 'a/b,c', [{ project: 'a', model: 'b' }, 'c']],
  [planOptions.shape.projects, ' a,b ', ' a,b '],
])('a text means a value of its option, else stays for the schema to refuse: %# %j', (field, text, value) => {
  expect(readText(field, text)).toEqual(value)
})

it('a path is none that looks like an option, behind one whose value was forgotten', () => {
  const isTaken = (value: string) => path.safeParse(value).success
  expect(['-', './-x', 'a-b', '-\n/a', '--json', '-x', ''].filter(isTaken)).toEqual(['-', './-x', 'a-b'])
})

it('a text belongs to one option, also where two have one type', () => {
  const shared = wholeNumber(0)
  for (const make of [option<typeof shared>, required<typeof shared>]) {
    const [one, two] = [make(shared, '<n>', 'one'), make(shared, '<n>', 'two')]
    expect([textOf(one).description, textOf(two).description]).toEqual(['one', 'two'])
  }
})

it('a plan stores no option that starts a program, reads files of the user or names a host', () => {
  expect(Object.keys(design.shape)).toEqual(Object.keys(designOptions.shape))
  const elsewhere = Object.keys(runOptions.shape).filter((name) => !(name in design.shape))
  expect(elsewhere).toEqual(
    expect.arrayContaining(['answers', 'meter', 'meterCommand', 'meterStream', 'powercapRoot', 'out', 'dataset']),
  )
  expect(z.strictObject(designOptions.shape).safeParse({ hosts: 'h', meterCommand: 'm' }).success).toBe(false)
})
