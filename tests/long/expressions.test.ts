import { expect, it } from 'vitest'
import { findBlowUp, listBlowUps } from '../support/expressions.ts'

it('takes linear time, whatever the input, in every expression of the source', async () => {
  expect(await listBlowUps()).toEqual([])
}, 240_000)

it('would see the expressions that were slow once', () => {
  const slow = [
    [String.raw`^\s*(?:from|import)\s+`, 'm'],
    ['^(?:a+)+b$', ''],
    [String.raw`\[\s*[-+\d.][^\]]*[\s,]`, ''],
    [String.raw`\bdf\w*(?:\[[^\]\n]+\])?\.(?:plot|hist|boxplot)\s*[.(]`, ''],
    [String.raw`^\n+|\n+$`, 'g'],
    ['^-(?:|-.*=.*|-no-.+)$', ''],
    [String.raw`\bjoin\(((?:[ \t\n]{0,40}['"][^'"\n]{1,200}['"][ \t\n]{0,40},?){2,10})\)`, 'g'],
  ] as const
  for (const [source, flags] of slow) {
    expect([source, findBlowUp({ place: '', source, flags })]).toEqual([source, expect.any(String)])
  }
})
