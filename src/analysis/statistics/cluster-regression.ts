import { studentQuantile, studentTwoSided } from '../distributions/tails.ts'
import type { Interval } from './moments.ts'

export interface Observation {
  /** Values of the regressors, one for each coefficient. */
  readonly x: readonly number[]
  readonly y: number
  readonly cluster: string
}

export interface Coefficient {
  readonly estimate: number
  /** Null where a coefficient cannot be estimated without one of the clusters. */
  readonly error: { readonly standardError: number; readonly interval: Interval; readonly p: number } | null
}

/**
 * Least squares with standard errors that allow any dependence within a cluster: the jackknife over clusters, Student's t
 * with clusters − 1 degrees of freedom (CV3 of MacKinnon, Nielsen & Webb, J. Econometrics 232 (2023) 272, who find it the safer
 * one where clusters are few). Null: the columns are not independent.
 */
export function regressByCluster(observations: readonly Observation[]): Coefficient[] | null {
  const size = observations[0]?.x.length ?? 0
  const clusters = new Map<string, NormalEquations>()
  const all = new NormalEquations(size)
  for (const { x, y, cluster } of observations) {
    const own = clusters.get(cluster) ?? new NormalEquations(size)
    clusters.set(cluster, own)
    own.add(x, y)
    all.add(x, y)
  }
  const estimates = all.solve()
  if (estimates === null) return null
  const without = [...clusters.values()].map((own) => all.less(own).solve())
  const number = clusters.size
  return [...estimates].map((estimate, i) => {
    if (number < 2 || without.some((each) => each === null)) return { estimate, error: null }
    const squares = without.reduce((sum, each) => sum + ((each?.[i] ?? 0) - estimate) ** 2, 0)
    const standardError = Math.sqrt(((number - 1) / number) * squares)
    const half = studentQuantile(0.975, number - 1) * standardError
    const t = estimate / standardError
    const p = Number.isNaN(t) ? 1 : studentTwoSided(t, number - 1)
    return { estimate, error: { standardError, interval: [estimate - half, estimate + half], p } }
  })
}

/** X′X and X′y of some observations. */
class NormalEquations {
  readonly #size: number
  /** Rows of X′X with X′y as the last column. */
  readonly #rows: Float64Array[]

  constructor(size: number, rows = Array.from({ length: size }, () => new Float64Array(size + 1))) {
    this.#size = size
    this.#rows = rows
  }

  add(x: readonly number[], y: number): void {
    for (const [i, row] of this.#rows.entries()) {
      const xi = x[i] ?? 0
      for (let j = 0; j < this.#size; j++) row[j] = (row[j] ?? 0) + xi * (x[j] ?? 0)
      row[this.#size] = (row[this.#size] ?? 0) + xi * y
    }
  }

  less(other: NormalEquations): NormalEquations {
    const rows = this.#rows.map((row, i) => row.map((value, j) => value - (other.#rows[i]?.[j] ?? 0)))
    return new NormalEquations(this.#size, rows)
  }

  /** Gauss-Jordan with partial pivoting; null where a pivot vanishes beside its column's own scale. */
  solve(): Float64Array | null {
    const rows = this.#rows.map((row) => row.slice())
    const scales = rows.map((row, i) => row[i] ?? 0)
    for (const [column, scale] of scales.entries()) {
      const pivotRow = swapPivotUp(rows, column)
      if (Math.abs(pivotRow[column] ?? 0) <= 1e-9 * scale) return null
      clearColumn(rows, column, pivotRow)
    }
    return Float64Array.from(rows, (row, i) => (row[this.#size] ?? 0) / (row[i] ?? 1))
  }
}

/** Puts the row with the largest value of the column, of those from the diagonal down, on the diagonal. */
function swapPivotUp(rows: Float64Array[], column: number): Float64Array {
  const at = (row: number) => Math.abs(rows[row]?.[column] ?? 0)
  let best = column
  for (let row = column + 1; row < rows.length; row++) if (at(row) > at(best)) best = row
  const [pivotRow = new Float64Array(), other = pivotRow] = [rows[best], rows[column]]
  rows[best] = other
  rows[column] = pivotRow
  return pivotRow
}

/** Takes multiples of the pivot's row from all others, so that the column is 0 there. */
function clearColumn(rows: readonly Float64Array[], column: number, pivotRow: Float64Array): void {
  for (const row of rows) {
    const factor = (row[column] ?? 0) / (pivotRow[column] ?? 1)
    if (row === pivotRow || factor === 0) continue
    for (let j = column; j < row.length; j++) row[j] = (row[j] ?? 0) - factor * (pivotRow[j] ?? 0)
  }
}
