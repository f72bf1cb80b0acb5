import { z } from 'zod'
import { count, generatedMode, mode, modelId, sha256, shareInterval, shim, slug } from '../common.ts'
import { failureKind } from '../failure-classes.ts'

/** Whose failure it is: the model's, the author's (of a baseline), or the bench's own, which counts against nobody. */
const FAULTS = ['model', 'author', 'bench'] as const
const fault = z.enum(FAULTS)

/** How a script failed: of the failures of its runs the most frequent. */
export const scriptFailure = z.strictObject({
  class: failureKind,
  /** The exception as Python prints it, with its module; null without one. */
  errorType: z.string().nullable(),
  /** Words of the exception, of a provider or of the bench. */
  message: z.string().nullable(),
})

/** How a script ended, as far as it has run. `lost`: to the bench or its provider, or no script was handed in. `not-run`: nothing was made of it yet. */
export const ending = z.enum(['passed', 'failed', 'lost', 'not-run'])
export type Ending = z.infer<typeof ending>

/** Whether something can be said of a script. */
export const isAttempted = (ended: Ending): boolean => ended === 'passed' || ended === 'failed'

/** Scripts, not runs. A baseline is one script in the blocks of each shard. */
const outcomeShape = {
  /** passed + failed + lost + notRun. */
  total: count,
  /** passed + failed. */
  attemptable: count,
  passed: count,
  failed: count,
  /** Not tried: no environment, no sandbox, interrupted, a provider that did not answer, no script. */
  lost: count,
  /** Scripts without any record yet. */
  notRun: count,
  /** Scripts among the failed that ran ok at least once. */
  unsteady: count,
  /** failed / attemptable, and Wilson's 95 %; null of none. */
  failedShare: z.number().min(0).max(1).nullable(),
  interval: shareInterval.nullable(),
}
const outcomes = z.strictObject(outcomeShape)
export type Outcomes = z.infer<typeof outcomes>

const byModel = z.strictObject({ model: modelId, ...outcomeShape })
const byModeAndModel = z.strictObject({ mode, model: modelId.nullable(), ...outcomeShape })

/** Scripts of a mode and model that ended in one way. */
const failedInGroup = z.strictObject({
  mode,
  model: modelId.nullable(),
  scripts: count,
  attemptable: count,
  total: count,
})

/** Scripts that ended in one way. */
const wayToFail = z.strictObject({
  fault,
  class: failureKind,
  /** The exception as Python prints it, with its module; null without one. */
  errorType: z.string().nullable(),
  scripts: count,
  /** All scripts that failed or were lost. */
  of: count,
  /** Every mode and model in which it came up, with its denominators. */
  groups: z.array(
    /** The interval is Wilson's 95 % of scripts / attemptable; null for what was lost, which is not among the attemptable. */
    failedInGroup.extend({ interval: shareInterval.nullable() }),
  ),
  /** Most frequent first; messages that differ in paths, addresses and times only are one. */
  messages: z.array(z.strictObject({ message: z.string().nullable(), scripts: count, variants: z.array(z.string()) })),
})
export type WayToFail = z.infer<typeof wayToFail>

/** Outcomes of the n-th answer to the same question: 0 is the first, later ones are repairs of what failed. */
const byIteration = z.strictObject({
  iteration: z.int().min(0),
  ...outcomeShape,
  byModeAndModel: z.array(byModeAndModel),
  /** Most frequent first. */
  classes: z.array(
    z.strictObject({
      class: failureKind,
      errorType: z.string().nullable(),
      scripts: count,
      /** Every mode and model in which it came up, of so many in this round. */
      groups: z.array(failedInGroup),
    }),
  ),
  /** Questions answered by a script that passes in this or an earlier iteration, of all that could be attempted at all. */
  passedSoFar: z.strictObject({ passed: count, of: count, interval: shareInterval.nullable() }),
  /** Tokens that its answers took, in and out; null where no answer tells them. */
  tokens: count.nullable(),
  /** Repairs of those that failed in this iteration, by how: how many were asked for again, and how many passed then. */
  repairs: z.array(
    z.strictObject({
      class: failureKind,
      failed: count,
      retried: count,
      repaired: count,
      interval: shareInterval.nullable(),
    }),
  ),
  /**
   * Fresh answers to the first question, drawn where a repair was: what asking again does without the error. Null: none was
   * drawn.
   */
  control: z
    .strictObject({
      ...outcomeShape,
      tokens: count.nullable(),
      /** Questions that the first answer or a fresh one up to this iteration passes, of those that repairs are counted over. */
      passedSoFar: z.strictObject({ passed: count, of: count, interval: shareInterval.nullable() }),
    })
    .nullable(),
  /** What became of those that failed in this iteration; null for the last. */
  next: z
    .strictObject({
      repaired: count,
      sameFailure: count,
      otherFailure: count,
      lost: count,
      notRetried: count,
    })
    .nullable(),
})

const projectCost = z.strictObject({
  projects: count,
  /** Median over projects of what the baseline takes. */
  medianCpuSeconds: z.number().nullable(),
  medianPeakMemoryBytes: z.number().nullable(),
})

/** What the ratios of a mode and model leave out, and whether that is the easier or the harder part. */
const survivors = z.strictObject({
  mode: generatedMode,
  model: modelId,
  answers: count,
  /** Answers that passed, are as accurate, and have a CPU time beside a baseline's: the ratios speak of these. */
  included: count,
  leftOut: z.strictObject({
    failed: count,
    suspect: count,
    lessAccurate: count,
    /** Neither shown to be as good nor shown to be worse. */
    accuracyNotSettled: count,
    accuracyUnknown: count,
    lost: count,
    notRun: count,
    /** In no block did it and a baseline have a CPU time each. */
    notPaired: count,
  }),
  leftOutVariants: z.array(z.string()),
  /** Projects with an answer among the included. */
  includedProjects: projectCost,
  leftOutProjects: projectCost,
  /**
   * Share of pairs of a project left out and one included in which the baseline of the first takes more CPU time, ties half:
   * 0.5 is no bias, 1 says that only the shortest survive. Null where either is missing.
   */
  leftOutTakesLonger: z.number().min(0).max(1).nullable(),
})
export type Survivors = z.infer<typeof survivors>

/** What an analysis keeps of logs, so that it stays small however much fails: UTF-8 bytes of each, and how many. */
export const LOG_END_BYTES = 4096
export const MOST_LOGS = 50

/** Log of the run that the failure of a script is told from. */
const failureLog = z.strictObject({
  variant: z.string(),
  shim,
  blockModel: modelId.nullable(),
  /** Id of the run's record. */
  record: z.string(),
  sha256,
  /** The log's last lines. Null: the campaign's folder does not hold it as the run wrote it. */
  end: z.string().max(LOG_END_BYTES).nullable(),
})
export type FailureLog = z.infer<typeof failureLog>

export const failureAnalysis = z.strictObject({
  /** Outcomes of all scripts that models wrote. */
  overall: outcomes,
  /** Outcomes by mode, the baselines too. */
  byMode: z.array(z.strictObject({ mode, ...outcomeShape })),
  byModel: z.array(byModel),
  byModeAndModel: z.array(byModeAndModel),
  /** Outcomes by project, without the baselines. */
  byProject: z.array(z.strictObject({ project: slug, ...outcomeShape })),
  byIteration: z.array(byIteration),
  /** Ordered by how many scripts, then by name. */
  classes: z.array(wayToFail),
  survivors: z.array(survivors),
  /** Logs, one for each script: each way to fail before another script of the same; none of a project that has no licence. */
  logs: z.array(failureLog).max(MOST_LOGS),
})
export type FailureAnalysis = z.infer<typeof failureAnalysis>
