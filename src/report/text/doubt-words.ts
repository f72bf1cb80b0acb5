import type { Doubt } from '../../schema/doubt.ts'
import { tell, type WordsByKind } from './by-kind.ts'
import { countWord } from './format.ts'

const WORDS: WordsByKind<Doubt> = {
  'meters-disagree': ({ meter, difference }) =>
    `${meter} reads ${Math.abs(100 * difference).toFixed(1)} % ${difference > 0 ? 'more' : 'less'}`,
  'excessive-power': ({ joules, seconds, limitWatts }) =>
    `${joules.toPrecision(3)} J in ${formatSeconds(seconds)} is much: above ${limitWatts} W, twice the zone's limit`,
  'wrapped-unseen': ({ seconds }) => `the counter may have wrapped more than once within ${seconds.toFixed(1)} s`,
  gap: ({ seconds }) => `no reading came for ${formatSeconds(seconds)}`,
  'fast-power': ({ error }) => `${formatError(error)}: the power changes faster than it is read`,
  'few-readings': ({ readings, seconds }) =>
    `only ${countWord(readings, 'reading')} of power within ${formatSeconds(seconds)}`,
  'far-from-edges': ({ offSeconds, seconds }) =>
    `the nearest readings lie ${formatSeconds(offSeconds)} off the edges of a run of ${formatSeconds(seconds)}`,
  'shared-device': ({ processes }) =>
    `${countWord(processes, 'other process', 'other processes')} computed on the device`,
  'slow-counter': ({ error, seconds }) =>
    `${formatError(error)}: the counter moves every 20 to 100 ms, the run took ${formatSeconds(seconds)}`,
  'device-order': 'cards differ and CUDA numbers the fastest first: set CUDA_DEVICE_ORDER=PCI_BUS_ID',
  reported: ({ detail }) => detail,
}

/** Of the number that a meter read. */
export const formatDoubt = (doubt: Doubt): string => tell(WORDS, doubt, null)

/** `doubtful: perf reads 10.0 % more; no reading came for 0.50 s`. */
export const formatDoubts = (doubts: readonly Doubt[]): string => `doubtful: ${doubts.map(formatDoubt).join('; ')}`

/** `0.50 s`. */
export const formatSeconds = (seconds: number) => `${seconds.toPrecision(2)} s`
const formatError = (share: number) => `±${Math.round(100 * share)} %`
