import { expect, it } from 'vitest'
import { readRevisionRule } from '../../src/measurement/revisions/revision-rules.ts'
import { revisionSettings } from '../../src/schema/options/measure-options.ts'

it.each([
  ['f1=([0-9.]+)', 'f1'],
  ['(?:Test )?loss: ([0-9.]+)', 'test'],
  ['(\\d+\\.\\d+)', 'metric'],
  ['[A-Za-z]+=(\\d+)', 'metric'],
  ['\\brmse[ :]+([-\\d.]+)', 'rmse'],
])('calls what %s reads by its first word, and by no sign of a kind of letter', (metric, name) => {
  expect(readRevisionRule(revisionSettings.parse({ base: 'main', metric })).name).toBe(name)
})

it('knows that less is better of a metric whose first letter is large or small', () => {
  const { name, direction } = readRevisionRule(revisionSettings.parse({ base: 'main', metric: '[Ll]oss=([0-9.]+)' }))
  expect([name, direction]).toEqual(['loss', 'lower'])
})
