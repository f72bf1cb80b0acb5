import type { HostEnergy } from './package-energy.ts'
import type { FlopsReading } from './record.ts'

/**
 * Operations that the processor retired for each joule of the run; `energy` is the median of the measured runs, without cards.
 * Null unless both are measured: PyTorch's formulas count work that another device may have done, and an estimate of
 * energy knows nothing of operations.
 */
export function flopsPerJoule(
  flops: readonly FlopsReading[],
  energy: Pick<HostEnergy, 'joules' | 'quality'>,
): number | null {
  const retired = flops.find(({ kind, quality }) => kind === 'hardware-retired' && quality === 'measured')
  if (retired?.count == null || energy.quality !== 'measured' || energy.joules === null || energy.joules <= 0)
    return null
  return retired.count / energy.joules
}
