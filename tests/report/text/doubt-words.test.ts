import { expect, it } from 'vitest'
import { formatDoubt, formatDoubts } from '../../../src/report/text/energy-reasons.ts'
import type { Doubt } from '../../../src/schema/measurement/doubt.ts'

it.each<[Doubt, string]>([
  [{ kind: 'meters-disagree', meter: 'perf', difference: 0.1 }, 'perf reads 10.0 % more'],
  [{ kind: 'meters-disagree', meter: 'perf', difference: -0.021 }, 'perf reads 2.1 % less'],
  [
    { kind: 'excessive-power', joules: 50, seconds: 0.01, limitWatts: 410 },
    "50.0 J in 0.010 s is much: above 410 W, twice the zone's limit",
  ],
  [{ kind: 'wrapped-unseen', seconds: 600 }, 'the counter may have wrapped more than once within 600.0 s'],
  [{ kind: 'gap', seconds: 1.512 }, 'no reading came for 1.5 s'],
  [{ kind: 'fast-power', error: 0.084 }, '±8 %: the power changes faster than it is read'],
  [{ kind: 'few-readings', readings: 3, seconds: 1 }, 'only 3 readings of power within 1.0 s'],
  [
    { kind: 'far-from-edges', offSeconds: 0.5, seconds: 2 },
    'the nearest readings lie 0.50 s off the edges of a run of 2.0 s',
  ],
  [{ kind: 'shared-device', processes: 1 }, '1 other process computed on the device'],
  [{ kind: 'shared-device', processes: 2 }, '2 other processes computed on the device'],
  [
    { kind: 'slow-counter', error: 0.5, seconds: 0.2 },
    '±50 %: the counter moves every 20 to 100 ms, the run took 0.20 s',
  ],
  [{ kind: 'device-order' }, 'cards differ and CUDA numbers the fastest first: set CUDA_DEVICE_ORDER=PCI_BUS_ID'],
  [{ kind: 'reported', detail: 'perf reads 10.0 % more' }, 'perf reads 10.0 % more'],
])('%j', (doubt, words) => expect(formatDoubt(doubt)).toBe(words))

it('several are told in one line', () => {
  const doubts: Doubt[] = [
    { kind: 'gap', seconds: 2 },
    { kind: 'shared-device', processes: 2 },
  ]
  expect(formatDoubts(doubts)).toBe('doubtful: no reading came for 2.0 s; 2 other processes computed on the device')
})
