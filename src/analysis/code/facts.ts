import type { CodeStructure } from '../../schema/analysis/code-analysis.ts'
import { shortName } from './pipeline.ts'

/** Options of a call that reads data: how much of it is read, by what and into which types. */
const READ_OPTIONS = ['usecols', 'dtype', 'nrows', 'chunksize', 'engine', 'memory_map', 'low_memory']
const SMALL_TYPES = ['bfloat16', 'category', 'float16', 'float32', 'int16', 'int32', 'int8', 'uint16', 'uint8']
const DEFAULT_TEST_SHARE = '0.25'

const sortedOnce = (items: readonly string[]) => [...new Set(items)].sort()

/** Numbers of jobs without the place they stand at: another estimator with the same `n_jobs` is no change of jobs. */
export function jobsOf({ jobs, parallelCalls }: CodeStructure): string[] {
  const settings = jobs.map(({ parameter, value }) => `${parameter}=${value}`)
  return sortedOnce(parallelCalls > 0 ? [...settings, 'parallel calls'] : settings)
}

export function splitsOf({ splits }: CodeStructure): string[] {
  return sortedOnce(
    splits.map(({ call, parameters }) => {
      const { test_size, train_size, stratify, shuffle } = parameters
      const size =
        train_size !== undefined && test_size === undefined
          ? `train_size=${train_size}`
          : `test_size=${test_size ?? DEFAULT_TEST_SHARE}`
      const options = [
        ...(stratify === undefined || stratify === 'None' ? [] : ['stratified']),
        ...(shuffle === 'False' ? ['not shuffled'] : []),
      ]
      return call === 'train_test_split' ? [size, ...options].join(' ') : call
    }),
  )
}

/** A seed of None is none. */
export function seedsOf({ seeds }: CodeStructure): string[] {
  return sortedOnce(seeds.flatMap(({ value }) => (value === 'None' ? [] : value)))
}

/** Plain `open` only where nothing else reads: beside a reader it is of settings, a header, a log. */
export function readsOf({ reads }: CodeStructure): string[] {
  const readers = reads.filter(({ call }) => call !== 'open')
  return sortedOnce(
    (readers.length > 0 ? readers : reads).map(({ call, parameters }) => {
      const options = READ_OPTIONS.flatMap((name) =>
        parameters[name] === undefined ? [] : `${name}=${parameters[name]}`,
      )
      return `${shortName(call)}(${options.join(', ')})`
    }),
  )
}

export function smallTypesOf({ types }: CodeStructure): string[] {
  return SMALL_TYPES.filter((type) => type in types)
}

export function metricsOf({ metrics }: CodeStructure): string[] {
  return Object.keys(metrics).sort()
}

/** Models fitted by each search over parameters; null where only a run would tell. */
export function fitsOfSearches({ searches }: CodeStructure): (number | null)[] {
  return searches.map(({ candidates, folds }) => (candidates === null || folds === null ? null : candidates * folds))
}

export function writesOf({ writes }: CodeStructure): number {
  return Object.values(writes).reduce((sum, calls) => sum + calls, 0)
}
