import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { matchLast } from '../../../src/measurement/printed/match-pattern.ts'
import { readMetric } from '../../../src/measurement/printed/read-metric.ts'
import { metricRule } from '../../../src/schema/dataset/metric-rule.ts'
import { spendCpu } from '../../support/cpu.ts'

const LINE = `${'a'.repeat(60)}!`

/** Each would take years. */
const ENDLESS = [
  ['a repeated repetition', '^(?:a+)+([0-9])$', LINE],
  ['neighbours that share all', '^a*a*a*a*a*a*a*a*a*a*a*a*([0-9])$', 'a'.repeat(1000)],
  ['a reference back', '^(?:(a*)a*\\1)+([0-9])$', LINE],
] as const

it.concurrent.each(ENDLESS)(
  'ends a pattern that would not end, and hears the user meanwhile: %s',
  async (_name, pattern, line) => {
    const rule = metricRule.parse({ name: 'accuracy', direction: 'higher', scale: 'fraction', pattern })
    let heard = 0
    const clock = setInterval(() => heard++, 20)
    const found = await readMetric(`${line}\n`, rule, true)
    clearInterval(clock)
    const reason = "the manifest's pattern was not done with the output after 5 s"
    expect(found).toEqual({ status: 'no-metric', metric: null, reason })
    expect(heard).toBeGreaterThan(5) // none where the pattern holds this thread
  },
)

it.each([
  ['looks ahead', 'score (?=[0-9])([0-9.]+)(?! %)', 'score 7 %\nscore 0.8\nscore 3 %\n', '0.8'],
  ['looks behind', '(?<=test )score ([0-9.]+)', 'test score 0.7\ntrain score 0.9\n', '0.7'],
  ['refers back', '(["\'])?score\\1: (?:[0-9.]+)', '"score": 0.5\n', '"'],
  ['looks at the lines above', '^two\\n(?:.*\\n){1}score ([0-9.]+)', 'two\nx\nscore 0.4\nthree\nx\nscore 0.7\n', '0.4'],
  ['names its group', 'score (?<value>[0-9.]+)', 'score 0.25', '0.25'],
])('matches a pattern that %s', async (_name, pattern, output, value) => {
  const match = await matchLast(pattern, output)
  const { groups, line } = ('match' in match && match.match) || { groups: [], line: null }
  expect(groups[1]).toBe(value)
  expect(output.split('\n')).toContain(line)
})

it.each([
  ['that it looks back at', '(?<=^(0[.]87)\\n)0[.]9$', '12\n0.87\n0.9\n', '0.87'],
  ['that it begins in', '^score ([0-9.]+)\\ntime', 'score 0.7\ntime 3\n', 'score 0.7'],
  ['behind others', '^two\\n(?:.*\\n){1}score ([0-9.]+)', 'two\nx\nscore 0.4\nthree\n', 'score 0.4'],
  ['that it ends in, without a group', 'score(?: ([a-z]))?', 'score a\nscore 0.7\n', 'score 0.7'],
])('tells the line of the first group: %s', async (_name, pattern, output, line) => {
  expect(await matchLast(pattern, output)).toMatchObject({ match: { line } })
})

it('matches one output after another in one thread, and several at a time in as many', async () => {
  const find = async (value: number) => {
    const found = await matchLast('score ([0-9]+)', `score ${value}\n`)
    return 'match' in found ? found.match?.groups[1] : found.fault
  }
  expect(await Promise.all([1, 2, 3].map(find))).toEqual(['1', '2', '3'])
  const seconds = await spendCpu(async () => {
    for (const value of Array(50).keys()) expect(await find(value)).toBe(`${value}`)
  })
  expect(seconds).toBeLessThan(0.2) // a thread for each takes 0.7 s of this one alone
})

it('tells why a pattern failed', async () => {
  expect(await matchLast('(', 'text')).toEqual({ fault: expect.stringContaining("the manifest's pattern failed: ") })
})

it('takes no good pattern for endless where the machine is at something else meanwhile', async () => {
  const module = import.meta.resolve('../../../src/measurement/printed/match-pattern.ts')
  const code = `const { matchLast } = await import(${JSON.stringify(module)})
const found = matchLast('^(?:a+)+([0-9])$', 'a'.repeat(26) + '!')
console.log('begun')
console.log(JSON.stringify(await found))
process.exit()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })
  expect((await lines.next()).value).toBe('begun\n')
  child.kill('SIGSTOP')
  await wait(5500)
  child.kill('SIGCONT')
  expect((await lines.next()).value).toBe('{"match":null}\n')
})

it.each([
  ['a bomb that needs no text', '(?:|){40}x(1)', true],
  ['a bomb of ten levels', '((((((((((a*)*)*)*)*)*)*)*)*)*)', true],
  ['two thousand levels', `${'('.repeat(2000)}a${')'.repeat(2000)}`, false],
  ['more than a thousand characters', `(a)${'b'.repeat(998)}`, false],
  ['a bracket in a class', '[(]', false],
  ['brackets that are escaped', '\\(a\\)', false],
  ['brackets that hold nothing', '(?:a)(?=b)(?<=c)(?!d)(?<!e)', false],
  ['a group with a name', '(?<a>b)', true],
  ['a group that begins with a class that may be missing', '([-+]?1)', true],
  ['a group around a class', '[[(]([)])', true],
])('judges a pattern without matching it: %s', async (_name, pattern, isOne) => {
  const seconds = await spendCpu(() => expect(metricRule.shape.pattern.safeParse(pattern).success).toBe(isOne))
  expect(seconds).toBeLessThan(1)
})
