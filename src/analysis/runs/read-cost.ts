import { memoise } from '../../base/memoise.ts'
import type { Quantity } from '../../schema/analysis/ratio.ts'
import { withoutLoading } from './pairs.ts'
import type { Run } from './reduced-runs.ts'

/** Reads what a run took. Two runs compare where both are of one meter. */
export interface CostReader {
  /** Beside the author's of its block; null where it is not known. */
  readonly read: (run: Run, author: Run) => number | null
  /** By which meter; undefined where there is but one clock. */
  readonly sourceOf: (run: Run) => string | undefined
  /** Cost of two runs together; of memory the larger. */
  readonly join: (a: number, b: number) => number
}

const add = (a: number, b: number) => a + b

/** Measured readings only. */
export const readerOf = memoise(
  (quantity: Quantity): CostReader => ({
    read: ({ readings }, author) => {
      const { value, quality } = readings[quantity]
      if (quality !== 'measured' || value === null) return null
      return withoutLoading(readings[quantity], author.readings[quantity])
    },
    sourceOf: ({ readings }) => readings[quantity].source,
    join: quantity === 'memory' ? Math.max : add,
  }),
)

/** Reads a cost of runs whose energy counts. */
const besideEnergy = (read: (run: Run) => number | null): CostReader => ({
  read: (run) => (run.readings.energy.quality === 'measured' ? read(run) : null),
  sourceOf: ({ readings }) => readings.energy.source,
  join: add,
})

export const wallBesideEnergy = besideEnergy(({ readings }) => readings.wall.value)

/** Energy above idle. Short runs can come out at nothing or below: of these there is no ratio. */
export const netEnergy = besideEnergy(({ observation: { netJoules } }) =>
  netJoules !== null && netJoules > 0 ? netJoules : null,
)

/** Reads the energy of a meter or zone outside the scope. */
export const outsideZone = (zone: string): CostReader => ({
  read: ({ observation: { outside } }) => outside?.get(zone) ?? null,
  sourceOf: () => zone,
  join: add,
})
