import { type Fields, isFields, mapFields } from '../versioned.ts'
import {
  migrateCarbon,
  migrateFlops,
  migrateReading,
  migrateReasons,
  renameMeter,
  renamePhases,
} from './record-versions.ts'

/**
 * A measurement of version 1 as one of 2. Its warnings and the reasons of its verdicts were sentences, which nothing reads
 * back: their places are empty.
 */
export function measurementFromVersion1(old: Fields): Fields {
  const { commands, comparisons, noiseFloor, stopping, warnings, ...rest } = old
  const migrated = mapFields(commands, migrateCommand)
  const doubted =
    Array.isArray(warnings) && warnings.some((warning) => isFields(warning) && warning.kind === 'doubtful')
  const isMeasured = (command: unknown) => isFields(command) && command.energyQuality === 'measured'
  const leads = !doubted && Array.isArray(migrated) && migrated.every(isMeasured)
  return {
    ...rest,
    idle: mapFields(rest.idle, renameMeter),
    commands: migrated,
    leading: leads ? 'energy' : 'cpu',
    comparisons: mapFields(comparisons, ({ reason: _, ...comparison }) => ({
      ...renameQuantity(comparison),
      verdict: VERDICTS[String(comparison.verdict)] ?? comparison.verdict,
      margin: null,
      cause: null,
      leftOut: [],
    })),
    noiseFloor: isFields(noiseFloor)
      ? {
          runs: mapFields(noiseFloor.runs, migrateRun),
          quantities: mapFields(noiseFloor.quantities, renameQuantity),
        }
      : noiseFloor,
    stopping: isFields(stopping) ? renameQuantity(stopping) : stopping,
    warnings: [],
  }
}

/** Version 2 let the CPU time of every run stand. */
export const measurementFromVersion2 = (old: Fields): Fields => ({
  ...old,
  warnings: mapFields(old.warnings, (warning) =>
    warning.kind === 'contaminated' && isFields(warning.numbers)
      ? { ...warning, numbers: { ...warning.numbers, cpuLeftOut: 0 } }
      : warning,
  ),
})

const QUANTITIES: Readonly<Record<string, string>> = { joules: 'energy', cpuSeconds: 'cpu', wallSeconds: 'wall' }
const VERDICTS: Readonly<Record<string, string>> = {
  'no detectable difference': 'inconclusive',
  'not measured': 'not-measured',
  'too few runs': 'too-few-runs',
}

const renameQuantity = (named: Fields): Fields => ({
  ...named,
  quantity: QUANTITIES[String(named.quantity)] ?? named.quantity,
})

const migrateRun = (run: Fields): Fields => ({
  ...run,
  reasons: migrateReasons(run.reasons),
  energy: mapFields(run.energy, migrateReading),
  carbon: migrateCarbon(run.carbon),
})

function migrateCommand({ runs, warmups, summary, flops, phaseCpuSeconds, ...command }: Fields): Fields {
  const joules = isFields(summary) && isFields(summary.joules) ? summary.joules.mean : null
  const estimated = JSON.stringify(runs).includes('"quality":"estimated"')
  return {
    ...command,
    parameters: {},
    runs: mapFields(runs, migrateRun),
    warmups: mapFields(warmups, migrateRun),
    flops: mapFields(flops, migrateFlops),
    reasons: migrateReasons(command.reasons),
    phaseCpuSeconds: isFields(phaseCpuSeconds) ? renamePhases(phaseCpuSeconds) : phaseCpuSeconds,
    summary,
    energyQuality: joules === null ? 'unavailable' : estimated ? 'estimated' : 'measured',
  }
}
