import { count } from '../../../base/text/text.ts'
import type { EnergySource, SolvedEnergy } from '../../../schema/mlbench/task-scores.ts'
import { MISSING } from '../format.ts'
import { formatMeanJoules } from './measured-values.ts'

export const SOURCE_WORDS: Readonly<Record<EnergySource, string>> = {
  answering: 'answering',
  drafts: 'drafts',
  running: 'running answers',
}

type Told = Pick<SolvedEnergy, 'each' | 'quality'>

/** `2.34 J`; a dash where it is not known. */
export const formatEach = ({ each }: Pick<Told, 'each'>): string => (each === null ? MISSING : formatMeanJoules([each]))

/** What the joules of a source rest on. */
export const describeSource = ({ runs, quality, doubtful }: SolvedEnergy['sources'][number]): string =>
  quality === 'unavailable' ? 'not measured' : `${quality}, ${count(runs, 'run')}${formatDoubtful(doubtful)}`

/** ` (2 in doubt)` of runs whose energy is in a sum; nothing of none. Undefined: nobody knows. */
export function formatDoubtful(doubtful: number | undefined): string {
  if (doubtful === undefined) return ' (doubts not known)'
  return doubtful === 0 ? '' : ` (${doubtful} in doubt)`
}

/** Doubts in the joules of all sources; undefined where those of one are not known. */
export const sumDoubts = ({ sources }: Pick<SolvedEnergy, 'sources'>): number | undefined =>
  sources.reduce<number | undefined>(
    (total, { doubtful }) => (total === undefined || doubtful === undefined ? undefined : total + doubtful),
    0,
  )

/** Joules of a solved task for a terminal: of all sources, and of each. */
export function renderSolvedEnergy(energy: SolvedEnergy): string {
  const { solved, sources, quality, each } = energy
  const parts = sources.map((source) => `${SOURCE_WORDS[source.source]} ${tellSource(source)}`)
  const all = each === null ? '' : `${formatEach(energy)} ${quality}${formatDoubtful(sumDoubts(energy))}: `
  return `energy of a solved task, of ${solved}: ${all}${parts.join(', ')}`
}

function tellSource(source: SolvedEnergy['sources'][number]): string {
  return source.each === null ? describeSource(source) : `${formatEach(source)} ${describeSource(source)}`
}
