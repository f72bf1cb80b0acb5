import { cleanLine } from '../../../base/text/clean-text.ts'
import { formatSignificantDigits } from '../../../base/text/significant-digits.ts'
import { count } from '../../../base/text/text.ts'
import type { Measurement, Warning } from '../../../schema/analysis/measurement.ts'
import { tell, type WordsByKind } from '../by-kind.ts'
import { formatDoubt } from '../energy-reasons.ts'
import { agree, formatPercent, formatShortTime, formatWholePercent, QUANTITY_WORDS } from '../format.ts'

/** What failed, to stand before any number. `complaints`: what each command said last. */
export function formatFailures(
  { commands, warnings }: Measurement,
  complaints: ReadonlyMap<number, string>,
  labels: readonly string[],
): string[] {
  return warnings.flatMap((warning) => {
    if (warning.kind !== 'failed') return []
    const said = complaints.get(warning.command)
    return [
      `${labels[warning.command]}: ${formatWarning(warning, commands.length)}${said ? `; it said: ${cleanLine(said)}` : ''}`,
    ]
  })
}

export function formatWarnings({ commands, warnings }: Measurement, labels: readonly string[]): string[] {
  const nameOf = (command: number | null) => (command === null ? '' : `${labels[command]}: `)
  return warnings
    .filter(({ kind }) => kind !== 'failed')
    .map((warning) => `${nameOf(warning.command)}${formatWarning(warning, commands.length)}`)
}

/** A warning without the command's name; `commands`: how many were measured. */
export const formatWarning = (warning: Warning, commands: number): string => tell(SENTENCES, warning, commands)

const SENTENCES: WordsByKind<Warning, number> = {
  failed: ({ numbers: { runs, failed, timedOut, timeoutSeconds }, purpose, endings }) => {
    const of = `of ${count(runs, purpose === 'warmup' ? 'warm-up run' : 'run')}`
    const limit = timeoutSeconds === null ? '' : ` ${timeoutSeconds} s`
    const ways = endings.map(({ exitCode, signal }) => signal ?? `exit code ${exitCode}`).join(', ')
    return [
      ...(timedOut > 0 ? [`${timedOut} ${of} ${agree(timedOut, 'was', 'were')} ended by --timeout${limit}`] : []),
      ...(failed > 0 ? [`${failed} ${of} failed (${ways})`] : []),
    ].join('; ')
  },
  'slow-start': ({ numbers: { seconds, usualSeconds } }) =>
    `the first run took ${formatShortTime(seconds)}, ×${formatSignificantDigits(seconds / usualSeconds, 3)} the median of the others: it was cold; --warmup 1 sets it apart`,
  outliers: ({ numbers: { seconds } }) =>
    `${count(seconds.length, 'outlier')} in wall time (${seconds.map(formatShortTime).join(', ')}): something else ran, or caches differed; a quiet machine or more --warmup helps`,
  short: ({ coarse, numbers: { medianSeconds, error } }) =>
    `runs of ${formatSignificantDigits(1000 * medianSeconds, 2)} ms: ${COARSE_WORDS[coarse]} by up to ${formatWholePercent(error)}; repeat the work inside the command`,
  contaminated: ({ energyLeftOut, numbers: { runs, disturbed, cpuLeftOut, otherProcessors, otherShare } }) => {
    const load =
      otherProcessors !== null
        ? ` (others kept ${formatWholePercent(otherProcessors)} of one processor busy)`
        : otherShare !== null
          ? ` (${formatWholePercent(otherShare)} of the busy CPU time was others')`
          : ''
    const spun = `the CPU time of ${cpuLeftOut}, whose threads may have spun while they waited for each other`
    const left = [
      ...(energyLeftOut ? [': their energy enters no comparison'] : []),
      ...(cpuLeftOut > 0 ? [energyLeftOut ? `; nor does ${spun}` : `: ${spun}, enters no comparison`] : []),
    ]
    return `${disturbed} of ${count(runs, 'run')} disturbed by other load${load}${left.join('')}`
  },
  doubtful: ({ doubts, numbers: { runs, doubtful } }) => {
    const shown = doubts
      .slice(0, MOST_REASONS)
      .map(({ example, equal }) => `${formatDoubt(example)}${equal ? '' : ', and the like'}`)
    return `energy of ${doubtful} of ${count(runs, 'run')} in doubt, so it enters no comparison: ${shown.join('; ')}`
  },
  drift: (warning, commands) =>
    `${formatTrend(warning)} from the first round to the last: the machine is not steady; more --warmup helps${commands > 1 ? '. Each comparison is within rounds, so it hardly suffers' : ''}`,
  order: (warning) =>
    `${formatTrend(warning)} from the first place in a round to the last: commands disturb the next one; the random order spreads this over all`,
}

const MOST_REASONS = 3
const COARSE_WORDS = {
  energy: 'energy counters move once a millisecond, at both ends of a run, so its joules are off',
  time: 'a process takes a millisecond to start and another to be seen ended, so its time is off',
} as const

const formatTrend = ({ quantity, numbers: { change } }: Extract<Warning, { kind: 'drift' | 'order' }>): string =>
  `${QUANTITY_WORDS[quantity]} ${change > 0 ? 'rose' : 'fell'} by ${formatPercent(Math.abs(change))}`
