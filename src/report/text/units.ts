import type { Quantity } from '../../schema/analysis/ratio.ts'

type Unit = readonly [unit: string, size: number, least: number]

const TIME: readonly Unit[] = [
  ['h', 3600, 36_000],
  ['s', 1, 1e-3],
  ['ms', 1e-3, 1e-6],
  ['µs', 1e-6, 0],
]

/** Units of each, with the least value that is shown in them: numbers of a column share theirs as long as they can be read. */
const SCALES: Readonly<Record<Quantity | 'carbon', readonly Unit[]>> = {
  energy: [
    ['GJ', 1e9, 1e10],
    ['MJ', 1e6, 1e7],
    ['kJ', 1e3, 1e4],
    ['J', 1, 1e-3],
    ['mJ', 1e-3, 1e-6],
    ['µJ', 1e-6, 0],
  ],
  cpu: TIME,
  wall: TIME,
  memory: [
    ['TiB', 2 ** 40, 1e4 * 2 ** 30],
    ['GiB', 2 ** 30, 1e4 * 2 ** 20],
    ['MiB', 2 ** 20, 0],
  ],
  carbon: [
    ['g', 1, 1e-3],
    ['mg', 1e-3, 1e-6],
    ['µg', 1e-6, 0],
  ],
}

type Found = readonly [unit: string, size: number]

/** The unit in which a value is shown in a column, and its size. */
export const unitOf = (value: number, quantity: Quantity): Found => findUnit(value, SCALES[quantity])

/** The unit of a value that stands alone, and its size: no value is below one of its unit where there is a smaller one. */
export const ownUnitOf = (value: number, quantity: keyof typeof SCALES): Found =>
  findUnit(
    value,
    SCALES[quantity].map(([unit, size, least]) => [unit, size, least === 0 ? 0 : Math.max(size, least)]),
  )

function findUnit(value: number, scale: readonly Unit[]): Found {
  const found = scale.find(([, size, least]) => Math.abs(value) >= least || (value === 0 && size === 1))
  const [unit, size] = found ?? ['', 1]
  return [unit, size]
}
