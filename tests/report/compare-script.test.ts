import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { assetPath } from '../../src/base/package.ts'
import { formatRatio } from '../../src/report/text/format-ratio.ts'

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
