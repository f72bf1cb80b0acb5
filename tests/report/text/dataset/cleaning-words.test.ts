import { expect, it } from 'vitest'
import { renderCleaning } from '../../../../src/report/text/dataset/cleaning-words.ts'
import type { Cleaning } from '../../../../src/schema/dataset/cleaning.ts'

const report: Cleaning = {
  schemaVersion: 1,
  campaign: 'c',
  toolVersion: '0',
  isDone: false,
  removed: [
    { variant: 'one/assisted/m/s1/i0', files: ['a', 'b'], inCalls: true, runs: 3 },
    { variant: 'two/assisted/m/s1/i0', files: ['a'], inCalls: false, runs: 0 },
  ],
  kept: [{ variant: 'x', reason: 'script-changed' }],
}

it('names each script, what stays, and how it comes back', () => {
  expect(renderCleaning(report)).toBe(`would remove one/assisted/m/s1/i0 (2 files)
would remove two/assisted/m/s1/i0 (1 file)
kept x: its script is not the one that was answered
2 scripts to remove, with --yes; 3 records of their runs and all calls stay in c
greenml replay --campaign c writes 1 again from calls/, without asking
1 not in calls/: greenml generate asks for or takes it again`)
  expect(renderCleaning({ ...report, isDone: true, removed: [], kept: [] })).toBe('nothing to remove in c')
})
