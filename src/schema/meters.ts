/** Every meter by the name under which it is asked for and stands on record. */
export const METERS = [
  'powercap',
  'perf',
  'nvml',
  'nvidia-smi',
  'hwmon',
  'amdsmi',
  'powermetrics',
  'external',
  'estimate',
] as const
export type MeterName = (typeof METERS)[number]
