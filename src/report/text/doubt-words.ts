import { count } from '../../base/text.ts'
import type { Doubt } from '../../schema/doubt.ts'

/** Of the number that a meter read. */
export function formatDoubt(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'meters-disagree':
      return `${doubt.meter} reads ${Math.abs(100 * doubt.difference).toFixed(1)} % ${doubt.difference > 0 ? 'more' : 'less'}`
    case 'excessive-power':
      return `${doubt.joules.toPrecision(3)} J in ${formatSeconds(doubt.seconds)} is much: above ${doubt.limitWatts} W, twice the zone's limit`
    case 'wrapped-unseen':
      return `the counter may have wrapped more than once within ${doubt.seconds.toFixed(1)} s`
    case 'gap':
      return `no reading came for ${formatSeconds(doubt.seconds)}`
    case 'fast-power':
      return `${formatError(doubt.error)}: the power changes faster than it is read`
    case 'few-readings':
      return `only ${count(doubt.readings, 'reading')} of power within ${formatSeconds(doubt.seconds)}`
    case 'far-from-edges':
      return `the nearest readings lie ${formatSeconds(doubt.offSeconds)} off the edges of a run of ${formatSeconds(doubt.seconds)}`
    case 'shared-device':
      return `${doubt.processes} other process${doubt.processes === 1 ? '' : 'es'} computed on the device`
    case 'slow-counter':
      return `${formatError(doubt.error)}: the counter moves every 20 to 100 ms, the run took ${formatSeconds(doubt.seconds)}`
    case 'device-order':
      return 'cards differ and CUDA numbers the fastest first: set CUDA_DEVICE_ORDER=PCI_BUS_ID'
    case 'reported':
      return doubt.detail
  }
}

/** `doubtful: perf reads 10.0 % more; no reading came for 0.50 s`. */
export const formatDoubts = (doubts: readonly Doubt[]): string => `doubtful: ${doubts.map(formatDoubt).join('; ')}`

/** `0.50 s`. */
export const formatSeconds = (seconds: number) => `${seconds.toPrecision(2)} s`
const formatError = (share: number) => `±${Math.round(100 * share)} %`
