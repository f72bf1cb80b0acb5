import { expect, it } from 'vitest'
import { formatOtherTitles, formatTitle } from '../../src/report/campaign/title-words.ts'
import type { Analysis, VariantAnalysis } from '../../src/schema/analysis/analysis.ts'
import type { Cause, Verdict } from '../../src/schema/analysis/ratio.ts'
import { makeSources } from './fixtures.ts'

const { analysis } = makeSources({ energy: 'unavailable' })
const isFirst = ({ mode, model }: VariantAnalysis) => mode === 'assisted' && model === 'gpt-5-mini'

/** The n-th of the answers that the title speaks of, changed. */
function change(n: number, changes: Partial<VariantAnalysis>, given: Analysis = analysis): Analysis {
  const [one] = [given.variants.filter(isFirst)[n]]
  return { ...given, variants: given.variants.map((each) => (each === one ? { ...each, ...changes } : each)) }
}

it('tells in everyday words what was found, by how much, on how many projects, and that few are few', () => {
  expect(formatTitle(analysis)).toMatch(
    /^Rewrites by gpt-5-mini used \d+–\d+ % less CPU time on 5 of 6 projects at the same accuracy; one showed no detectable difference \(exploratory\)$/,
  )
})

/** Ratios of which the verdict on CPU time is this one. */
function judge(n: number, verdict: Verdict, cause: Cause | null = null) {
  const { ratios } = analysis.variants.filter(isFirst)[n] ?? expect.fail()
  return { ratios: { ...ratios, cpu: ratios.cpu.map((ratio) => ({ ...ratio, verdict, cause })) } }
}

it('hides none that failed, is less accurate or suspect, or was not tried', () => {
  const worse = judge(1, 'not-comparable', { kind: 'less-accurate' })
  const changed = change(3, { attempted: false }, change(2, { passed: false }, change(1, worse)))
  const title = formatTitle(changed)
  expect(title).toMatch(/on [23] of 6 projects/)
  for (const told of ['one is less accurate', 'one failed', 'one not tried']) expect(title).toContain(told)
})

it('says what of an answer is not settled', () => {
  const unsettled = judge(1, 'not-comparable', { kind: 'accuracy-not-settled' })
  expect(formatTitle(change(1, unsettled))).toContain('one ran with accuracy not settled')
})

it('says nothing where nothing was compared', () => {
  expect(formatTitle({ ...analysis, headline: [{ kind: 'nothing-ran' }] })).toBeNull()
  expect(formatTitle({ ...analysis, headline: [] })).toBeNull()
})

it('says of answers none of which could be compared what became of them, and explores nothing', () => {
  const all = (changes: Partial<VariantAnalysis>) => ({
    ...analysis,
    variants: analysis.variants.map((each) => (isFirst(each) ? { ...each, ...changes } : each)),
  })
  expect(formatTitle(all({ passed: false }))).toBe('Rewrites by gpt-5-mini failed on all 6 projects')
  expect(formatTitle(all({ attempted: false }))).toBe('Rewrites by gpt-5-mini could not be tried on any of 6 projects')
  expect(formatTitle(change(0, { attempted: false }, all({ passed: false })))).toBe(
    'Rewrites by gpt-5-mini: of 6 projects, five failed; one not tried',
  )
})

it('never says that an answer used nothing', () => {
  const variants = analysis.variants.map((each) =>
    isFirst(each)
      ? { ...each, ratios: { ...each.ratios, cpu: each.ratios.cpu.map((ratio) => ({ ...ratio, estimate: 0.003 })) } }
      : each,
  )
  expect(formatTitle({ ...analysis, variants })).toMatch(/used 99\.7 % less CPU time/)
})

it('tells of each further group that the headline speaks of, too', () => {
  const [first] = analysis.headline
  const other = { ...first, kind: 'group', mode: 'autonomous', model: 'claude-haiku-4-5', quantity: 'cpu' } as const
  const both = { ...analysis, headline: [...analysis.headline, { baseline: null, energyGap: null, ...other }] }
  expect(formatTitle(both)).toBe(formatTitle(analysis))
  expect(formatOtherTitles(both)).toEqual([expect.stringMatching(/^New scripts by claude-haiku-4-5 /)])
  expect(formatOtherTitles(analysis)).toEqual([])
})

it('calls scripts a model’s only where a model was asked for one', () => {
  const script = { kind: 'script', variant: '', quantity: 'cpu', baseline: 'original-headless' } as const
  const models = [...new Set(analysis.variants.flatMap(({ model }) => model ?? []))]
  const tell = (origin: 'given' | 'recorded', of: readonly string[]) =>
    formatTitle({ ...analysis, headline: [script, { kind: 'origin', origin, models: [...of] }] })
  expect(tell('given', models)).toMatch(/^Scripts that were handed in used /)
  expect(tell('recorded', models)).toMatch(/^Recorded scripts used /)
  expect(tell('given', models.slice(0, 1))).toMatch(/^The models’ scripts used /)
})

it('tells of many times as much as times, and of one project alone as one', () => {
  const ratios = [1.2, 5, 4041, 5, 5, 5]
  const firsts = analysis.variants.filter(isFirst)
  const times = (estimates: readonly number[]) => ({
    ...analysis,
    variants: analysis.variants.map((each) => {
      const estimate = estimates[firsts.indexOf(each)]
      if (estimate === undefined) return each
      const cpu = each.ratios.cpu.map((ratio) => ({ ...ratio, estimate, verdict: 'more' as const }))
      return { ...each, ratios: { ...each.ratios, cpu } }
    }),
  })
  expect(formatTitle(times(ratios))).toContain('used 20 % more to 4,000 times as much CPU time on 6 of 6 projects')
  expect(formatTitle(times(ratios.map((ratio) => ratio * 5)))).toContain('used 6–20,000 times as much CPU time')
  expect(formatTitle(times([1.2, 1.3, 1.4, 1.5, 1.6, 1.7]))).toContain('used 20–70 % more CPU time')
  const [first] = firsts
  const alone = { ...analysis, variants: [{ ...(first ?? expect.fail()), attempted: false }] }
  expect(formatTitle(alone)).toBe('Rewrites by gpt-5-mini could not be tried on 1 project')
})
