import { largest, median } from '../../base/numbers.ts'
import type { RunPoints, VariantObservations } from '../../schema/analysis/observations.ts'
import { flopsPerJoule } from '../../schema/measurement/flops-per-joule.ts'
import type { FlopsReading } from '../../schema/measurement/record.ts'
import type { Run } from './reduced-runs.ts'
import type { VariantInBlocks } from './variants-in-blocks.ts'

/** Null: no run of it was recorded. */
export function summariseObservations({ runs, flops }: VariantInBlocks): VariantObservations | null {
  if (runs.length === 0 && flops.length === 0) return null
  const measured = runs.filter(({ status }) => status === 'ok')
  const quiet = measured.filter(({ contaminated }) => !contaminated)
  const trusted = quiet.flatMap(({ observation }) => (observation.energyInDoubt ? [] : [observation]))
  const carbon = trusted.filter(({ carbonGrams }) => carbonGrams !== null)
  const around = measured.flatMap(({ observation }) => observation.conditions ?? [])
  const joules = median(trusted.flatMap(({ joulesBesideCards }) => joulesBesideCards ?? []))
  return {
    netJoules: median(trusted.flatMap(({ netJoules }) => netJoules ?? [])),
    carbonGrams: median(carbon.flatMap(({ carbonGrams }) => carbonGrams ?? [])),
    carbonEstimated: carbon.some(({ carbonEstimated }) => carbonEstimated),
    flops: (['hardware-retired', 'theoretical-operator'] as const).flatMap((kind) => medianCount(flops, kind)),
    flopsPerJoule: joules === null ? null : flopsPerJoule(flops, { joules, quality: 'measured' }),
    observed: around.length,
    contaminated: measured.length - quiet.length,
    throttled: measured.filter(({ observation }) => observation.throttled).length,
    otherCpuShare: median(around.flatMap(({ otherCpuShare }) => otherCpuShare ?? [])),
    hottestCelsius: largest(around.flatMap(({ celsius }) => celsius ?? [])),
    threads: largest(measured.flatMap(({ observation }) => observation.threads ?? [])),
  }
}

function medianCount(flops: readonly FlopsReading[], kind: FlopsReading['kind']): VariantObservations['flops'] {
  const count = median(flops.flatMap((reading) => (reading.kind === kind ? (reading.count ?? []) : [])))
  return count === null ? [] : [{ kind, count }]
}

export function listPoints({ runs, blockNumbers }: VariantInBlocks): RunPoints {
  const column = (read: (run: Run) => number | null) => runs.map(read)
  return {
    record: runs.map(({ id }) => id),
    block: runs.map(({ block }) => blockNumbers.get(block) ?? 0),
    status: runs.map(({ status }) => status),
    metric: column(({ metric }) => metric?.value ?? null),
    energy: column(({ readings }) => readings.energy.value),
    cpu: column(({ readings }) => readings.cpu.value),
    wall: column(({ readings }) => readings.wall.value),
    memory: column(({ readings }) => readings.memory.value),
  }
}
