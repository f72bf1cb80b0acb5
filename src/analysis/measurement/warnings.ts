import { groupsBy } from '../../base/groups.ts'
import { largest, mean, median, smallest } from '../../base/numbers.ts'
import type { ComparedQuantity, MeasuredRun, Warning } from '../../schema/analysis/measurement.ts'
import { isSound } from '../../schema/measurement/measurement-basics.ts'
import { isDoubtful } from '../../schema/measurement/package-energy.ts'
import { countDoubts } from '../count-doubts.ts'
import { COMPARED } from './compared-quantities.ts'
import { energyOf } from './run-energy.ts'
import { findTrend } from './trend.ts'

/** Hyperfine's rule: ten of the standard deviations that a normal sample with this median deviation would have. */
const OUTLIER_SCORE = 14.826
/** Counters move once a millisecond, and starting a process takes as long: at both edges of 0.1 s that is up to 2 %. */
const EDGES_SECONDS = 0.002
const SHORT_SECONDS = 0.1
/** Fewest runs among which one can be said to lie apart. */
const LEAST_RUNS = 5
/** Share below which an outlier or an effect of order or time changes no conclusion that a few rounds could give. */
const NOTABLE_SHARE = 0.02

export interface CommandRuns {
  readonly runs: readonly MeasuredRun[]
  readonly warmups: readonly MeasuredRun[]
}

/** Warnings that a careful reader has to know before the numbers are believed. */
export function findWarnings(
  commands: readonly CommandRuns[],
  leading: ComparedQuantity,
  energyMeasured: boolean,
  timeoutSeconds: number | null = null,
): Warning[] {
  const ofCommands = commands.flatMap(({ runs: all, warmups }, command) => {
    const runs = all.filter(isSound)
    return [
      findFailed(all, 'measured', timeoutSeconds),
      all.length > runs.length ? null : findFailed(warmups, 'warmup', timeoutSeconds),
      findSlowStart(runs, warmups),
      findOutliers(runs),
      findShort(runs, energyMeasured),
      findContaminated(runs, energyMeasured),
      findDoubtful(runs),
    ].flatMap((found) => (found === null ? [] : [{ ...found, command }]))
  })
  return [...ofCommands, ...findOrderEffects(commands, leading)]
}

type KindWarning<K extends Warning['kind']> = Extract<Warning, { readonly kind: K }>
/** A command's warning before the command is named, which its finder does not know. */
type Found<K extends Warning['kind']> = Omit<KindWarning<K>, 'command'> | null

const roundsOf = (runs: readonly MeasuredRun[]) => runs.map(({ round }) => round)

/** Failures, of which those that the limit ended are told apart from those by themselves. */
function findFailed(
  runs: readonly MeasuredRun[],
  purpose: KindWarning<'failed'>['purpose'],
  timeoutSeconds: number | null,
): Found<'failed'> {
  const bad = runs.filter((run) => !isSound(run))
  if (bad.length === 0) return null
  const failed = bad.filter(({ flags }) => !flags.includes('timeout'))
  const endings = new Map(failed.map(({ exitCode, signal }) => [signal ?? exitCode, { exitCode, signal }]))
  return {
    kind: 'failed',
    severity: 'error',
    purpose,
    numbers: { runs: runs.length, failed: failed.length, timedOut: bad.length - failed.length, timeoutSeconds },
    endings: [...endings.values()],
    evidence: roundsOf(bad),
  }
}

/** The cold run is known for what it is when it was a warm-up; else it stands among the measured ones. */
function findSlowStart(runs: readonly MeasuredRun[], warmups: readonly MeasuredRun[]): Found<'slow-start'> {
  const [first, ...rest] = runs
  const seconds = first?.wallSeconds
  if (warmups.length > 0 || first === undefined || seconds == null) return null
  const others = secondsOf(rest)
  const usualSeconds = median(others)
  if (usualSeconds === null || seconds < usualSeconds || !isOutlier(seconds, others)) return null
  return { kind: 'slow-start', severity: 'warning', numbers: { seconds, usualSeconds }, evidence: roundsOf([first]) }
}

function findOutliers(runs: readonly MeasuredRun[]): Found<'outliers'> {
  const all = secondsOf(runs)
  const outliers = runs.filter(({ wallSeconds }) => wallSeconds !== null && isOutlier(wallSeconds, all))
  if (outliers.length === 0) return null
  return {
    kind: 'outliers',
    severity: 'warning',
    numbers: { seconds: secondsOf(outliers) },
    evidence: roundsOf(outliers),
  }
}

function findShort(runs: readonly MeasuredRun[], energyMeasured: boolean): Found<'short'> {
  const medianSeconds = median(secondsOf(runs))
  if (medianSeconds === null || medianSeconds >= SHORT_SECONDS) return null
  return {
    kind: 'short',
    severity: 'warning',
    coarse: energyMeasured ? 'energy' : 'time',
    numbers: { medianSeconds, error: Math.min(1, EDGES_SECONDS / medianSeconds) },
    evidence: roundsOf(runs),
  }
}

function findContaminated(runs: readonly MeasuredRun[], energyMeasured: boolean): Found<'contaminated'> {
  const disturbed = runs.filter(({ flags }) => flags.includes('contaminated'))
  if (disturbed.length === 0) return null
  return {
    kind: 'contaminated',
    severity: 'warning',
    energyLeftOut: energyMeasured,
    numbers: {
      runs: runs.length,
      disturbed: disturbed.length,
      cpuLeftOut: disturbed.filter(({ flags }) => flags.includes('threads-disturbed')).length,
      ...measureLoad(disturbed),
    },
    evidence: roundsOf(disturbed),
  }
}

function findDoubtful(runs: readonly MeasuredRun[]): Found<'doubtful'> {
  const doubtful = runs.filter((run) => isDoubtful(energyOf(run)))
  if (doubtful.length === 0) return null
  return {
    kind: 'doubtful',
    severity: 'warning',
    numbers: { runs: runs.length, doubtful: doubtful.length },
    doubts: countDoubts(doubtful.map((run) => energyOf(run).doubts)),
    evidence: roundsOf(doubtful),
  }
}

/** Processors in use below which a command mostly waits: of what is busy then nearly all is always others'. */
const BUSY_PROCESSORS = 0.5

function measureLoad(disturbed: readonly MeasuredRun[]) {
  const perSecond = (read: (run: MeasuredRun) => number | null) =>
    mean(
      disturbed
        .flatMap((run) => (run.wallSeconds ? (read(run) ?? Number.NaN) / run.wallSeconds : []))
        .filter(Number.isFinite),
    )
  const [own, others] = [perSecond(COMPARED.cpu), perSecond((run) => run.conditions?.otherCpuSeconds ?? null)]
  if (own !== null && others !== null && own < BUSY_PROCESSORS) return { otherProcessors: others, otherShare: null }
  return {
    otherProcessors: null,
    otherShare: mean(disturbed.flatMap(({ conditions }) => conditions?.otherCpuShare ?? [])),
  }
}

/** How the place in a round and the round itself move the leading quantity, each command around its own mean. */
function findOrderEffects(commands: readonly CommandRuns[], leading: ComparedQuantity): Warning[] {
  const residuals = commands.flatMap(({ runs }) => {
    const logs = runs.flatMap((run) => {
      const value = COMPARED[leading](run)
      return isSound(run) && value !== null && value > 0 ? [{ run, value: Math.log(value) }] : []
    })
    const centre = mean(logs.map(({ value }) => value)) ?? 0
    return logs.map(({ run, value }) => ({ run, value: value - centre }))
  })
  const rounds = residuals.map(({ run }) => run.round)
  const span = (largest(rounds) ?? 0) - (smallest(rounds) ?? 0)
  // What slows one run of a round slows its neighbours too: to the trend over rounds a round is one observation.
  const byRound = groupsBy(residuals, ({ run }) => run.round).map(
    (own) => [own[0].run.round, mean(own.map(({ value }) => value)) ?? 0] as const,
  )
  const byPlace = residuals.map(({ run, value }) => [run.orderIndex, value] as const)
  const effects = [
    { kind: 'drift', change: notableChange(byRound, span) },
    { kind: 'order', change: notableChange(byPlace, commands.length - 1) },
  ] as const
  return effects.flatMap(({ kind, change }) =>
    change === null ? [] : [{ kind, severity: 'warning', command: null, quantity: leading, numbers: { change } }],
  )
}

/** Share by which a quantity changes over `span`; null where it is not sure, or too little to matter. */
function notableChange(points: readonly (readonly [number, number])[], span: number): number | null {
  const trend = findTrend(points)
  if (trend === null || !trend.sure) return null
  const change = Math.expm1(trend.slope * span)
  return Math.abs(change) < NOTABLE_SHARE ? null : change
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
