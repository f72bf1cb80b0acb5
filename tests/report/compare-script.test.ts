import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { assetPath } from '../../src/base/package.ts'
import { formatRatio } from '../../src/report/text/format-ratio.ts'
import { OUTCOME_WORDS } from '../../src/report/text/outcome-words.ts'
import type { VariantAnalysis } from '../../src/schema/analysis/analysis.ts'

const ENDS = [
  ...[0.0123, 0.0999, 0.31, 0.5, 0.951, 0.994, 0.9962, 0.9984, 0.99951, 0.99996, 0.9999996, 1],
  ...[1.0000004, 1.00003, 1.0004, 1.004, 1.006, 1.05, 3.456, 9.996, 10, 12.6, 123.4, 12345],
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

it('says there why an answer is not compared as the reports do, of one whose accuracy is not settled too', () => {
  const script = readFileSync(assetPath('report', 'compare.js'), 'utf8')
  const [own] = /^function whyNot[\s\S]*?^}/m.exec(script) ?? []
  const whyNot = runInNewContext(`${own}; whyNot`)
  const good = { attempted: true, passed: true, validity: { verdict: 'plausible' }, metric: { verdict: 'as-good' } }
  const rated = (verdict: VariantAnalysis['metric']['verdict']) => whyNot({ ...good, metric: { verdict } })
  expect(whyNot(good)).toBeNull()
  expect(whyNot({ mode: 'assisted', model: 'm', success: {} })).toBeNull()
  expect(whyNot({ ...good, attempted: false, passed: false })).toBe(OUTCOME_WORDS.untried)
  expect(whyNot({ ...good, passed: false })).toBe(OUTCOME_WORDS.failed)
  expect(whyNot({ ...good, validity: { verdict: 'suspect' }, metric: { verdict: 'worse' } })).toBe(
    OUTCOME_WORDS.suspect,
  )
  expect(rated('worse')).toBe(OUTCOME_WORDS['less-accurate'])
  expect(rated('not-settled')).toBe(OUTCOME_WORDS['not-settled'])
  expect(rated(null)).toBe('accuracy unknown')
})
