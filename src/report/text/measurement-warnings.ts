import { cleanLine } from '../../base/clean-text.ts'
import type { Measurement, Warning } from '../../schema/measurement.ts'
import { formatDoubt } from './doubt-words.ts'
import { countWord, formatDigits, formatPercent, formatWholePercent, QUANTITY_WORDS } from './format.ts'

type Of<K extends Warning['kind']> = Extract<Warning, { readonly kind: K }>

/** What failed, to stand before any number. `complaints`: what each command said last. */
export function formatFailures(
  { warnings }: Measurement,
  complaints: ReadonlyMap<number, string>,
  labels: readonly string[],
): string[] {
  return warnings.flatMap((warning) => {
    if (warning.kind !== 'failed') return []
    const said = complaints.get(warning.command)
    return [`${labels[warning.command]}: ${formatWarning(warning)}${said ? `; it said: ${cleanLine(said)}` : ''}`]
  })
}

export function formatWarnings({ warnings }: Measurement, labels: readonly string[]): string[] {
  return warnings
    .filter(({ kind }) => kind !== 'failed')
    .map((warning) => `${warning.command === null ? '' : `${labels[warning.command]}: `}${formatWarning(warning)}`)
}

/** Without the command's name. */
export function formatWarning(warning: Warning): string {
  switch (warning.kind) {
    case 'failed':
      return formatFailed(warning)
    case 'slow-start':
      return formatSlowStart(warning)
    case 'outliers':
      return formatOutliers(warning)
    case 'short':
      return formatShort(warning)
    case 'contaminated':
      return formatContaminated(warning)
    case 'doubtful':
      return formatDoubtful(warning)
    case 'drift':
      return `${formatTrend(warning)} from the first round to the last: the machine is not steady; more --warmup helps. Each comparison is within rounds, so it hardly suffers`
    case 'order':
      return `${formatTrend(warning)} from the first place in a round to the last: commands disturb the next one; the random order spreads this over all`
  }
}

function formatFailed({ numbers, purpose, endings }: Of<'failed'>): string {
  const { runs, failed, timedOut, timeoutSeconds } = numbers
  const of = `of ${countWord(runs, purpose === 'warmup' ? 'warm-up run' : 'run')}`
  const limit = timeoutSeconds === null ? '' : ` ${timeoutSeconds} s`
  const ways = endings.map(({ exitCode, signal }) => signal ?? `exit code ${exitCode}`).join(', ')
  return [
    ...(timedOut > 0 ? [`${timedOut} ${of} ${timedOut === 1 ? 'was' : 'were'} ended by --timeout${limit}`] : []),
    ...(failed > 0 ? [`${failed} ${of} failed (${ways})`] : []),
  ].join('; ')
}

function formatSlowStart({ numbers: { seconds, usualSeconds } }: Of<'slow-start'>): string {
  const times = formatDigits(seconds / usualSeconds, 3)
  return `the first run took ${formatDigits(seconds, 3)} s, ×${times} the median of the others: it was cold; --warmup 1 sets it apart`
}

function formatOutliers({ numbers: { seconds } }: Of<'outliers'>): string {
  const shown = seconds.map((each) => `${formatDigits(each, 3)} s`).join(', ')
  return `${countWord(seconds.length, 'outlier')} in wall time (${shown}): something else ran, or caches differed; a quiet machine or more --warmup helps`
}

function formatShort({ coarse, numbers: { medianSeconds, error } }: Of<'short'>): string {
  const why =
    coarse === 'energy'
      ? 'energy counters move once a millisecond, so its joules are off by up to'
      : 'starting a process takes a millisecond, so its time is off by up to'
  return `runs of ${formatDigits(1000 * medianSeconds, 2)} ms: ${why} ${formatWholePercent(error)}; repeat the work inside the command`
}

function formatContaminated({ energyLeftOut, numbers }: Of<'contaminated'>): string {
  const { runs, disturbed, otherProcessors, otherShare } = numbers
  const load =
    otherProcessors !== null
      ? ` (others kept ${formatWholePercent(otherProcessors)} of one processor busy)`
      : otherShare !== null
        ? ` (${formatWholePercent(otherShare)} of the busy CPU time was others')`
        : ''
  const left = energyLeftOut ? ': their energy enters no comparison' : ''
  return `${disturbed} of ${countWord(runs, 'run')} disturbed by other load${load}${left}`
}

const MOST_REASONS = 3

function formatDoubtful({ doubts, numbers: { runs, doubtful } }: Of<'doubtful'>): string {
  const shown = doubts
    .slice(0, MOST_REASONS)
    .map(({ example, equal }) => `${formatDoubt(example)}${equal ? '' : ', and the like'}`)
  return `energy of ${doubtful} of ${countWord(runs, 'run')} in doubt, so it enters no comparison: ${shown.join('; ')}`
}

function formatTrend({ quantity, numbers: { change } }: Of<'drift' | 'order'>): string {
  return `${QUANTITY_WORDS[quantity]} ${change > 0 ? 'rose' : 'fell'} by ${formatPercent(Math.abs(change))}`
}
