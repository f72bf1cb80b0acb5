import { mostFrequent } from '../../base/numbers.ts'
import type { VariantAnalysis } from '../../schema/analysis/analysis.ts'
import type { Ending } from '../../schema/analysis/failure-analysis.ts'
import type { FailureKind } from '../../schema/failure-classes.ts'
import type { AnswerReason } from '../../schema/generation/asking-reason.ts'
import type { GenerationStatus, Provenance } from '../../schema/generation/provenance.ts'
import { isLost, type Status } from '../../schema/measurement/record.ts'
import type { Run } from './reduced-runs.ts'
import type { VariantInBlocks } from './variants-in-blocks.ts'

/** The model was asked and gave nothing that runs. A provider that failed or had no answer is not the model's fault. */
const MODEL_FAILURES: readonly Provenance['status'][] = ['syntax-error', 'no-code', 'truncated', 'refused']

export type Outcome = Pick<VariantAnalysis, 'statuses' | 'runs' | 'passed' | 'stability' | 'attempted' | 'failure'>

/**
 * How a variant fared over its measured runs. Runs lost to the harness count neither for nor against it: a model is not
 * blamed for a sandbox that would not start. `passed` speaks of the first run for which the script answers, whatever the
 * number of repetitions; how often it ends ok in the long run is its stability.
 */
export function outcomeOf(inBlocks: VariantInBlocks, provenance: Provenance | null): Outcome {
  const { runs } = inBlocks
  const statuses: Outcome['statuses'] = {}
  for (const { status } of runs) statuses[status] = (statuses[status] ?? 0) + 1
  const modelFailed = provenance !== null && MODEL_FAILURES.includes(provenance.status)
  const failed = runs.filter(({ status }) => status !== 'ok')
  const ofScript = failed.filter((run) => !isOurs(run, modelFailed))
  const ok = runs.length - failed.length
  const answered = runs.filter((run) => !isOurs(run, modelFailed))
  return {
    statuses,
    runs: runs.length,
    passed: answered[0]?.status === 'ok',
    stability: answered.length === 0 ? null : ok / answered.length,
    attempted: ok > 0 || ofScript.length > 0 || modelFailed,
    failure: ok > 0 && ofScript.length === 0 ? null : failureOf(ofScript.length > 0 ? ofScript : failed, provenance),
  }
}

/** How a script ended, as `outcomeOf` has it. */
export function endingOf({ passed, attempted, failure, runs }: Omit<Outcome, 'statuses' | 'stability'>): Ending {
  if (passed) return 'passed'
  if (attempted) return 'failed'
  return failure !== null || runs > 0 ? 'lost' : 'not-run'
}

/** A script that is missing although the model gave one, or was never asked, is the harness's loss. */
const isOurs = (run: Run, modelFailed: boolean): boolean =>
  isLost(run) || (run.status === 'missing-variant' && !modelFailed)

function failureOf(failed: readonly Run[], provenance: Provenance | null): Outcome['failure'] {
  const ofGeneration =
    provenance === null || provenance.status === 'ok'
      ? null
      : {
          class: GENERATION_KINDS[provenance.status],
          errorType: null,
          message: provenance.reason && detailOf(provenance.reason),
        }
  if (failed.length === 0) return ofGeneration
  const name = mostFrequent(failed.map(classOf))
  if (name === null || (name === 'missing-variant' && ofGeneration !== null)) return ofGeneration
  const alike = failed.filter((run) => classOf(run) === name)
  return {
    class: name,
    errorType: mostFrequent(alike.flatMap(({ errorType }) => errorType ?? [])),
    message: mostFrequent(alike.flatMap(({ message }) => message ?? [])),
  }
}

/** Words of the model, its provider or the parser. */
function detailOf(reason: AnswerReason): string | null {
  if (reason.kind === 'no-file') return reason.file
  return 'detail' in reason && reason.detail !== '' ? reason.detail : null
}

/** How a run failed, in a word. */
export const classOf = ({ failureClass, status }: Run): FailureKind => failureClass ?? STATUS_KINDS[status]

const GENERATION_KINDS: Readonly<Record<Exclude<GenerationStatus, 'ok'>, FailureKind>> = {
  'syntax-error': 'syntax',
  'no-code': 'no-code',
  truncated: 'truncated',
  refused: 'refused',
  'provider-error': 'provider',
  'no-answer': 'missing-variant',
  pending: 'provider',
}

/** The class of runs whose record has none. */
const STATUS_KINDS: Readonly<Record<Status, FailureKind>> = {
  ok: 'failed', // nobody asks
  failed: 'failed',
  timeout: 'timeout',
  'out-of-memory': 'memory',
  'no-metric': 'no-metric',
  'invalid-metric': 'invalid-metric',
  'environment-failed': 'environment',
  'sandbox-failed': 'sandbox',
  'missing-variant': 'missing-variant',
  interrupted: 'interrupted',
}
