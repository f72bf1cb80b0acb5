import { expect, it } from 'vitest'
import { renderBundle, renderBundleReadme } from '../../../src/report/text/bundle-words.ts'
import type { Bundle } from '../../../src/schema/campaign/bundle-list.ts'

const whole: Bundle = {
  schemaVersion: 1,
  campaign: 'c',
  toolVersion: '0.1.0',
  unlicensed: [],
  files: [{ path: 'plan.json', sha256: '0'.repeat(64), bytes: 2048, isCut: false }],
  leftOut: [],
}
const cut: Bundle = { ...whole, unlicensed: ['one', 'two'], leftOut: ['patches/x.patch'] }

it('says what is here, and of which projects something is not', () => {
  expect(renderBundle(whole, 'to')).toMatch(/^1 file, .*, in to\ngreenml analyse --campaign to analyses it again$/)
  expect(renderBundle(cut, 'to')).toContain('1 file left out and tracebacks cut: one, two carry no licence')
  expect(renderBundleReadme(whole)).not.toContain('licence')
  expect(renderBundleReadme(cut)).toContain('These projects carry no licence: one, two.')
})
