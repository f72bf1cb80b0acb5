import { count } from '../../base/count.ts'
import { mean, median } from '../../base/numbers.ts'
import type { MeasuredRun, Warning } from '../../schema/measurement.ts'
import { DOUBTFUL, isDoubtful } from '../../schema/package-energy.ts'
import { energyOf } from './energy.ts'
import { COMPARED, type ComparedName } from './quantities.ts'
import { findTrend } from './trend.ts'

/** Hyperfine's rule: ten of the standard deviations that a normal sample with this median deviation would have. */
const OUTLIER_SCORE = 14.826
/** Counters move once a millisecond: at both edges of 0.1 s that is up to 2 %. */
const SHORT_SECONDS = 0.1
/** Of fewer runs none can be said to lie apart. */
const LEAST_RUNS = 5
/** Below this an outlier or an effect of order or time changes no conclusion that a few rounds could give. */
const NOTABLE_SHARE = 0.02

export interface CommandRuns {
  readonly runs: readonly MeasuredRun[]
  readonly warmups: readonly MeasuredRun[]
}

/** What a careful reader has to know before the numbers are believed. */
export function findWarnings(
  commands: readonly CommandRuns[],
  primary: ComparedName,
  energyMeasured: boolean,
  timeoutSeconds: number | null = null,
): Warning[] {
  const ofCommands = commands.flatMap(({ runs: all, warmups }, command) => {
    const runs = all.filter(({ exitCode }) => exitCode === 0)
    return [
      warnFailed(all, 'run', timeoutSeconds),
      all.length > runs.length ? null : warnFailed(warmups, 'warm-up run', timeoutSeconds),
      warnSlowStart(runs, warmups),
      warnOutliers(runs),
      warnShort(runs, energyMeasured),
      warnContaminated(runs, energyMeasured),
      warnDoubtful(runs),
    ].flatMap((found) => (found === null ? [] : [{ ...found, command }]))
  })
  return [...ofCommands, ...findOrderEffects(commands, primary)]
}

type Found = Pick<Warning, 'kind' | 'text'> | null

/** What the limit ended is told apart from what failed by itself. */
function warnFailed(runs: readonly MeasuredRun[], noun: string, timeoutSeconds: number | null): Found {
  const of = `of ${count(runs.length, noun)}`
  const [ended, failed] = [runs.filter(isEnded), runs.filter((run) => run.exitCode !== 0 && !isEnded(run))]
  const how = [...new Set(failed.map(({ exitCode, signal }) => signal ?? `exit code ${exitCode}`))].join(', ')
  const were = ended.length === 1 ? 'was' : 'were'
  const limit = timeoutSeconds === null ? '' : ` ${timeoutSeconds} s`
  const parts = [
    ...(ended.length > 0 ? [`${ended.length} ${of} ${were} ended by --timeout${limit}`] : []),
    ...(failed.length > 0 ? [`${failed.length} ${of} failed (${how})`] : []),
  ]
  return parts.length === 0 ? null : { kind: 'failed', text: parts.join('; ') }
}

const isEnded = ({ exitCode, flags }: MeasuredRun) => exitCode !== 0 && flags.includes('timeout')

/** The cold run is known for what it is when it was a warm-up; else it stands among the measured ones. */
function warnSlowStart(runs: readonly MeasuredRun[], warmups: readonly MeasuredRun[]): Found {
  const first = runs[0]?.wallSeconds
  if (warmups.length > 0 || first == null) return null
  const others = secondsOf(runs.slice(1))
  const usual = median(others)
  if (usual === null || first < usual || !isOutlier(first, others)) return null
  const text = `the first run took ${round(first, 3)} s, ×${round(first / usual, 3)} the median of the others: it was cold; --warmup 1 sets it apart`
  return { kind: 'slow-start', text }
}

function warnOutliers(runs: readonly MeasuredRun[]): Found {
  const seconds = secondsOf(runs)
  const outliers = seconds.filter((value) => isOutlier(value, seconds))
  if (outliers.length === 0) return null
  const shown = outliers.map((value) => `${round(value, 3)} s`).join(', ')
  return {
    kind: 'outliers',
    text: `${count(outliers.length, 'outlier')} in wall time (${shown}): something else ran, or caches differed; a quiet machine or more --warmup helps`,
  }
}

function warnShort(runs: readonly MeasuredRun[], energyMeasured: boolean): Found {
  const seconds = median(secondsOf(runs))
  if (seconds === null || seconds >= SHORT_SECONDS) return null
  const why = energyMeasured
    ? 'energy counters move once a millisecond, so its joules are off by up to'
    : 'starting a process takes a millisecond, so its time is off by up to'
  const share = Math.min(100, Math.round(0.2 / seconds))
  return {
    kind: 'short',
    text: `runs of ${round(1000 * seconds, 2)} ms: ${why} ${share} %; repeat the work inside the command`,
  }
}

function warnContaminated(runs: readonly MeasuredRun[], energyMeasured: boolean): Found {
  const disturbed = runs.filter(({ flags }) => flags.includes('contaminated'))
  if (disturbed.length === 0) return null
  const took = describeLoad(disturbed)
  return {
    kind: 'contaminated',
    text: `${disturbed.length} of ${count(runs.length, 'run')} disturbed by other load${took === null ? '' : ` (${took})`}${energyMeasured ? ': their energy enters no comparison' : ''}`,
  }
}

const MOST_REASONS = 3

/** Reasons name the run's own seconds and watts: of those alike one is shown. */
function warnDoubtful(runs: readonly MeasuredRun[]): Found {
  const doubts = runs.map(energyOf).filter(isDoubtful)
  if (doubts.length === 0) return null
  const reasons = doubts.map(({ reason }) => reason?.slice(DOUBTFUL.length) ?? '')
  const kinds = [...Map.groupBy(reasons, (reason) => reason.replace(/[\d.]+/g, '0')).values()]
  const shown = kinds
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_REASONS)
    .map(([first, ...alike]) => (alike.every((each) => each === first) ? first : `${first}, and the like`))
  const of = `${doubts.length} of ${count(runs.length, 'run')}`
  return { kind: 'doubtful', text: `energy of ${of} in doubt, so it enters no comparison: ${shown.join('; ')}` }
}

/** Below so many processors in use a command mostly waits: of what is busy then nearly all is always others'. */
const BUSY_PROCESSORS = 0.5

function describeLoad(disturbed: readonly MeasuredRun[]): string | null {
  const perSecond = (read: (run: MeasuredRun) => number | null) =>
    mean(
      disturbed
        .flatMap((run) => (run.wallSeconds ? (read(run) ?? Number.NaN) / run.wallSeconds : []))
        .filter(Number.isFinite),
    )
  const [own, others] = [
    perSecond(COMPARED.cpuSeconds.read),
    perSecond((run) => run.conditions?.otherCpuSeconds ?? null),
  ]
  if (own !== null && others !== null && own < BUSY_PROCESSORS) {
    return `others kept ${Math.round(100 * others)} % of one processor busy`
  }
  const share = mean(disturbed.flatMap(({ conditions }) => conditions?.otherCpuShare ?? []))
  return share === null ? null : `${Math.round(100 * share)} % of the busy CPU time was others'`
}

/** How the place in a round and the round itself move the primary quantity, each command around its own mean. */
function findOrderEffects(commands: readonly CommandRuns[], primary: ComparedName): Warning[] {
  const residuals = commands.flatMap(({ runs }) => {
    const logs = runs.flatMap((run) => {
      const value = COMPARED[primary].read(run)
      return run.exitCode === 0 && value !== null && value > 0 ? [{ run, value: Math.log(value) }] : []
    })
    const centre = mean(logs.map(({ value }) => value)) ?? 0
    return logs.map(({ run, value }) => ({ run, value: value - centre }))
  })
  const rounds = residuals.map(({ run }) => run.round)
  const span = Math.max(...rounds) - Math.min(...rounds)
  const word = { joules: 'energy', cpuSeconds: 'CPU time', wallSeconds: 'wall time' }[primary]
  const drift = notable(
    residuals.map(({ run, value }) => [run.round, value] as const),
    span,
  )
  const order = notable(
    residuals.map(({ run, value }) => [run.orderIndex, value] as const),
    commands.length - 1,
  )
  return [
    ...(drift === null
      ? []
      : [
          warn(
            'drift',
            `${word} ${drift} from the first round to the last: the machine is not steady; more --warmup helps. Each comparison is within rounds, so it hardly suffers`,
          ),
        ]),
    ...(order === null
      ? []
      : [
          warn(
            'order',
            `${word} ${order} from the first place in a round to the last: commands disturb the next one; the random order spreads this over all`,
          ),
        ]),
  ]
}

const warn = (kind: Warning['kind'], text: string): Warning => ({ kind, command: null, text })

/** `rose by 6 %`; null where it is not sure, or too little to matter. */
function notable(points: readonly (readonly [number, number])[], span: number): string | null {
  const trend = findTrend(points)
  if (trend === null || !trend.sure) return null
  const change = Math.expm1(trend.slope * span)
  if (Math.abs(change) < NOTABLE_SHARE) return null
  return `${change > 0 ? 'rose' : 'fell'} by ${round(Math.abs(100 * change), 2)} %`
}

const secondsOf = (runs: readonly MeasuredRun[]) => runs.flatMap(({ wallSeconds }) => wallSeconds ?? [])

/** Whether a value lies too far from the median of a sample, in its median absolute deviations (Iglewicz & Hoaglin 1993). */
function isOutlier(value: number, sample: readonly number[]): boolean {
  const centre = median(sample)
  if (centre === null || sample.length < LEAST_RUNS) return false
  const deviation = median(sample.map((each) => Math.abs(each - centre))) ?? 0
  const distance = Math.abs(value - centre)
  return deviation > 0 && distance / deviation > OUTLIER_SCORE && distance > NOTABLE_SHARE * centre
}

/** So many significant digits, and never an exponent. */
const round = (value: number, digits: number) => Number(value.toPrecision(digits))
