import type { CarbonReading } from './execution.ts'

export const JOULES_PER_KWH = 3.6e6

/** Operational carbon: kWh × PUE × intensity. Making the machine is not in it. */
export const gramsOf = (joules: number, { pue, gramsPerKwh }: Pick<CarbonReading, 'pue' | 'gramsPerKwh'>): number =>
  (joules / JOULES_PER_KWH) * pue * gramsPerKwh
