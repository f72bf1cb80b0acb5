import { expect, it } from 'vitest'
import { formatOtherReading, formatReplayFault, renderReplay } from '../../../src/report/text/replay-words.ts'
import type { ReplayReport } from '../../../src/schema/campaign/replay-report.ts'

const same: ReplayReport = {
  schemaVersion: 1,
  campaign: 'c',
  toolVersion: '0',
  variants: { rebuilt: 3, taken: 2, restored: 0, open: 1 },
  faults: [],
  outputs: { metrics: 1, failures: 2, absent: 0, changed: [], differing: [] },
  analysis: { before: 'same', differing: [] },
  executed: null,
}

it('counts what was made and read again, and says that nothing differs', () => {
  expect(
    renderReplay(same),
  ).toBe(`scripts: 3 made again from stored calls and alike, 2 recorded or given, 0 written again, 1 not answered
outputs: 1 metric and 2 failures read again, 0 differences; 0 logs not here
✔ analysis.json: the same but for its date`)
  expect(renderReplay({ ...same, analysis: { before: 'none', differing: [] } })).toContain(
    'analysis.json: made; there was none to compare with',
  )
  expect(renderReplay({ ...same, executed: 'c-again' })).toMatch(
    /\nrun anew in c-again: greenml compare shows what differs$/,
  )
})

it('names each fault, each reading and each value that differs', () => {
  const told = renderReplay({
    ...same,
    faults: [{ kind: 'no-call', variant: 'one/assisted/m/s1/i0' }],
    outputs: {
      ...same.outputs,
      absent: 1,
      changed: ['ab12'],
      differing: [{ record: 'cd34', kind: 'metric', recorded: 0.5, read: null, status: 'no-metric' }],
    },
    analysis: { before: 'differs', differing: ['groups.0.cpu'] },
  })
  expect(told.split('\n').slice(1)).toEqual([
    '✘ one/assisted/m/s1/i0: the call that its provenance names is not in calls/',
    'outputs: 1 metric and 2 failures read again, 1 difference; 1 log not here',
    '✘ logs/ab12.log is not what was written after the run',
    '✘ cd34: its output reads as no-metric, its record says 0.5',
    '✘ analysis.json: it differs in',
    '    groups.0.cpu',
  ])
  expect(renderReplay({ ...same, analysis: null })).toContain('✘ analysis.json is left as it was')
})

it('says of each fault what is where not, and the way out where there is one', () => {
  const kinds = [
    'no-call',
    'call-of-another',
    'not-answered',
    'turn-changed',
    'script-changed',
    'script-missing',
  ] as const
  const told = kinds.map((kind) => formatReplayFault({ kind, variant: 'v' }))
  expect(new Set(told).size).toBe(kinds.length)
  expect(told.filter((text) => /replay writes the answer|greenml generate/.test(text))).toHaveLength(2)
  expect(formatReplayFault({ kind: 'other-answer', variant: 'v', fields: ['codeHash', 'tokens'] })).toContain(
    '(codeHash, tokens)',
  )
})

it('tells both readings of a metric and of a failure', () => {
  const metric = { record: 'r', kind: 'metric', recorded: null, read: 0.25, status: 'ok' } as const
  expect(formatOtherReading(metric)).toBe('its output reads as 0.25, its record says no metric')
  const failure = { record: 'r', kind: 'failure', recorded: 'KeyError', read: 'data-schema' } as const
  expect(formatOtherReading(failure)).toBe('its output reads as data-schema, its record says KeyError')
})
