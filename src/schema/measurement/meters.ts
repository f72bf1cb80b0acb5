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
/** The models by which `estimate` makes up what nothing measured: with watts of the user's own, or means of cloud machines. */
const ESTIMATE_MODELS = ['linear-own-watts', 'linear-per-vcpu'] as const

/** What a reading of energy names as its meter. */
export const READING_METERS = [...METERS, ...ESTIMATE_MODELS] as const
export type ReadingMeter = (typeof READING_METERS)[number]

/** What counts floating-point operations. */
export const FLOP_METERS = ['perf', 'torch-flop-counter'] as const

export type MeterName = (typeof METERS)[number]
