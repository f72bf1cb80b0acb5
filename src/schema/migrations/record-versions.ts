import { LONGEST_TEXT, usualShim } from '../common.ts'
import { type Fields, isFields, mapFields } from '../versioned.ts'

/** Version 1 had fields that came later and could be missing, some words of its own, and texts of any length. */
export function recordFromVersion1(old: Fields): Fields {
  const { metric, phaseCpuSeconds, probe = null } = old
  return {
    primaryFamilyHash: null,
    split: null,
    ...old,
    errorType: cut(old.errorType, 80),
    errorMessage: cut(old.errorMessage),
    tracebackTail: cut(old.tracebackTail, 2000),
    reasons: migrateReasons(old.reasons),
    shim: usualShim(String(old.mode)),
    failureClass: failureClassFromVersion1(old),
    metric: isFields(metric) ? { hookSeconds: null, ...metric } : metric,
    phaseCpuSeconds: isFields(phaseCpuSeconds) ? renamePhases(phaseCpuSeconds) : phaseCpuSeconds,
    energy: mapFields(old.energy, migrateReading),
    carbon: migrateCarbon(old.carbon),
    idle: mapFields(old.idle, renameMeter),
    flops: mapFields(old.flops, migrateFlops),
    probe: isFields(probe)
      ? { watched: true, libraryData: null, ...probe, perturbation: renamePerturbation(probe.perturbation) }
      : probe,
  }
}

/** Version 2 kept of a run's predictions their score alone. */
export const recordFromVersion2 = (old: Fields): Fields => ({
  ...old,
  split: isFields(old.split) ? { ...old.split, withoutGroup: [] } : old.split,
})

/** Failure classes by the names that version 1 had for what is called otherwise now; null: the status says as much. */
const CLASSES_OF_VERSION_1: ReadonlyMap<unknown, string | null> = new Map([
  ...([
    ['file-not-found', 'data-path'],
    ['other-exception', 'runtime'],
    ['time', 'timeout'],
  ] as const),
  ...([
    ['processes', 'limit'],
    ['output', 'limit'],
    ['disk', 'limit'],
  ] as const),
  ...([
    ['environment-failed', 'environment'],
    ['sandbox-failed', 'sandbox'],
  ] as const),
  ...([
    ['metric', null],
    ['missing-variant', null],
  ] as const),
])

export function failureClassFromVersion1({ failureClass, errorType }: Fields): unknown {
  if (typeof failureClass !== 'string') return failureClass
  const name = failureClass.replaceAll(' ', '-')
  if (name === 'schema-or-name') return errorType === 'KeyError' ? 'data-schema' : 'runtime'
  const renamed = CLASSES_OF_VERSION_1.get(name)
  return renamed === undefined ? name : renamed
}

/** A text of a version that bounded none. */
const cut = (text: unknown, most = LONGEST_TEXT): unknown => (typeof text === 'string' ? text.slice(0, most) : text)

/** Reasons by the field that they speak of. */
export const migrateReasons = (reasons: unknown): unknown =>
  isFields(reasons)
    ? Object.fromEntries(Object.entries(reasons).map(([name, reason]) => [name, reported(reason)]))
    : reasons

export const migrateFlops = (reading: Fields): Fields => ({
  ...renameMeter(reading),
  reason: reported(reading.reason),
})

export const renamePhases = ({ rest: other, ...phases }: Fields): Fields => ({ ...phases, other })

const PERTURBATIONS_OF_VERSION_1: ReadonlyMap<unknown, string> = new Map([
  ['redrawn-labels', 'label-randomisation'],
  ['renamed-data', 'hidden-data'],
])

/** A perturbation as version 1 of plans and records called it. */
export const renamePerturbation = (name: unknown): unknown => PERTURBATIONS_OF_VERSION_1.get(name) ?? name

/** What version 1 had in words of its own, which nothing reads back. */
export const reported = (detail: unknown): unknown =>
  typeof detail === 'string' ? { kind: 'reported', detail: cut(detail) } : detail

/** A doubt of version 1 was a reason that began with a word. */
function separateDoubt(reading: Fields): Fields {
  const { reason } = reading
  if (typeof reason !== 'string' || !reason.startsWith('doubtful: ')) return { ...reading, doubts: [] }
  const detail = reason.replaceAll('doubtful: ', '')
  return {
    ...reading,
    ...(reading.joules === null ? { doubts: [] } : { reason: null, doubts: [reported(detail)] }),
  }
}

const METERS_OF_VERSION_1: ReadonlyMap<unknown, string> = new Map([
  ['linear model, own watts', 'linear-own-watts'],
  ['linear per-vCPU model', 'linear-per-vcpu'],
  ['torch.utils.flop_counter', 'torch-flop-counter'],
])

/** Idle power and counts of operations named their meters as readings of energy did. */
export const renameMeter = (reading: Fields): Fields => ({
  ...reading,
  meter: METERS_OF_VERSION_1.get(reading.meter) ?? reading.meter,
})

/** A reading of energy, of whatever run. */
export const migrateReading = (reading: Fields): Fields => reportReason(renameMeter(separateDoubt(reading)))

/** The reason of a reading of energy or carbon. */
const reportReason = (reading: Fields): Fields => ({ ...reading, reason: reported(reading.reason) })
export const migrateCarbon = (carbon: unknown): unknown => (isFields(carbon) ? reportReason(carbon) : carbon)
