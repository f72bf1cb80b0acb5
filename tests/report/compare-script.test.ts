import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { assetPath } from '../../src/base/package.ts'
import { formatRatio } from '../../src/report/text/format-ratio.ts'
import { OUTCOME_WORDS } from '../../src/report/text/outcome-words.ts'

const ENDS = [
  0.0123, 0.0999, 0.31, 0.5, 0.951, 0.994, 0.9962, 0.9984, 0.99951, 0.99996, 0.9999996, 1, 1.0000004, 1.00003, 1.0004,
  1.004, 1.006, 1.05, 3.456, 9.996, 10, 12.6, 123.4, 12345,
]

it('writes a ratio on the page that sets two campaigns beside each other as the reports do', () => {
  const script = readFileSync(assetPath('report', 'compare.js'), 'utf8')
  const [, rules] = /^(\/\/ As the reports write a ratio[\s\S]*?)^const ratioOf/m.exec(script) ?? []
  const [own] = /^function formatRatio[\s\S]*?^}/m.exec(script) ?? []
  const write = runInNewContext(`${rules}${own}; formatRatio`)
  for (const low of ENDS)
    for (const high of ENDS.filter((end) => end >= low)) {
      const ratio = { estimate: Math.sqrt(low * high), interval: [low, high] as const, quality: 'measured' as const }
      expect(write(ratio, null)).toBe(formatRatio(ratio))
    }
  expect(write({ estimate: 0.216, interval: null, quality: 'measured' }, null)).toBe('×0.22')
})

it('compares no answer on that page that the reports call not comparable', () => {
  const script = readFileSync(assetPath('report', 'compare.js'), 'utf8')
  const [rules] = /^const GATES[\s\S]*?^}/m.exec(script) ?? []
  const whyNot = runInNewContext(`${rules}; whyNot`)
  const answer = { attempted: true, passed: true, validity: null, metric: { verdict: 'as-good' } }
  expect(whyNot(answer)).toBeNull()
  expect(whyNot({ ...answer, metric: { verdict: 'not-settled' } })).toBe(OUTCOME_WORDS['not-settled'])
  expect(whyNot({ ...answer, metric: { verdict: 'worse' } })).toBe(OUTCOME_WORDS['less-accurate'])
  expect(whyNot({ ...answer, metric: { verdict: null } })).toBe('accuracy unknown')
  expect(whyNot({ ...answer, validity: { verdict: 'suspect' } })).toBe(OUTCOME_WORDS.suspect)
  expect(whyNot({ ...answer, passed: false })).toBe(OUTCOME_WORDS.failed)
  expect(whyNot({ ...answer, attempted: false, passed: false })).toBe(OUTCOME_WORDS.untried)
  const group = (verdict: string) => ({ ratios: { cpu: [{ verdict }] } })
  expect([whyNot(group('less')), whyNot(group('not-comparable'))]).toEqual([null, 'not comparable'])
})
