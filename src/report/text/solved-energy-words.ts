import { count } from '../../base/text.ts'
import type { EnergySource, SolvedEnergy } from '../../schema/task-scores.ts'
import { MISSING } from './format.ts'
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
export const describeSource = ({ runs, quality, doubtful = 0 }: SolvedEnergy['sources'][number]): string =>
  quality === 'unavailable' ? 'not measured' : `${quality}, ${count(runs, 'run')}${formatDoubtful(doubtful)}`

/** ` (2 in doubt)` of runs whose energy is in a sum; nothing of none. */
export const formatDoubtful = (doubtful: number): string => (doubtful === 0 ? '' : ` (${doubtful} in doubt)`)

/** Joules of a solved task for a terminal: of all sources, and of each. */
export function renderSolvedEnergy(energy: SolvedEnergy): string {
  const { solved, sources, quality, each } = energy
  const parts = sources.map((source) => `${SOURCE_WORDS[source.source]} ${tellSource(source)}`)
  const all = each === null ? '' : `${formatEach(energy)} ${quality}: `
  return `energy of a solved task, of ${solved}: ${all}${parts.join(', ')}`
}

function tellSource(source: SolvedEnergy['sources'][number]): string {
  return source.each === null ? describeSource(source) : `${formatEach(source)} ${describeSource(source)}`
}
