import { groupsBy } from '../../base/groups.ts'
import type { Ending } from '../../schema/analysis/failure-analysis.ts'
import type { Plan, PlannedVariant } from '../../schema/campaign/plan.ts'
import { isRecorded, type ModelEntry } from '../../schema/generation/model-entries.ts'
import type { Provenance } from '../../schema/generation/provenance.ts'
import { isMade, toGeneratedVariant } from '../answers/generated-variant.ts'
import type { WantedScript } from './list-work.ts'

/** A script to ask for again, after the try that failed; null: a fresh answer to the first question. */
export interface WantedRepair extends WantedScript {
  readonly after: string | null
}

export interface RepairWork {
  readonly wanted: readonly WantedRepair[]
  /** Questions whose last answer has not run yet. */
  readonly notRun: number
  /** Questions without a first answer that may still be given. */
  readonly notAsked: number
}

/** How the tries that were made ended, by variant id; none where nothing was answered. */
export type Outcomes = ReadonlyMap<string, Ended>

interface Ended {
  readonly outcome: Ending
}

/**
 * Variants to be asked for next, the same for every model: each question whose last answer failed, as long as the plan has a
 * round left; beside a repair the control arm's fresh answer, as long as none of its own has passed.
 */
export function listRepairs(
  { variants, models, options }: Pick<Plan, 'variants' | 'models' | 'options'>,
  provenances: ReadonlyMap<string, Provenance>,
  outcomes: Outcomes,
): RepairWork {
  const states = groupByQuestion(variants).map((tries) => readTries(tries, provenances, outcomes))
  const wanted = states.flatMap((state) => {
    const next = state.outcome === 'failed' ? state.next : undefined
    const fresh = options.control ? findFresh(state, next ?? state.last) : undefined
    return [
      ...(next === undefined ? [] : want(next, state.last?.id ?? null, models)),
      ...(fresh === undefined ? [] : want(fresh, null, models)),
    ]
  })
  const countOf = (isSo: (state: Tried) => boolean) => states.filter(isSo).length
  return {
    wanted,
    notRun: countOf(({ last, outcome }) => last !== undefined && outcome === 'not-run'),
    notAsked: countOf(
      ({ last, first }) => last === undefined && !(provenances.has(first.id) && isOfFiles(first, models)),
    ),
  }
}

/** The answers to each question, first ones and all that come after. */
export const groupByQuestion = (variants: readonly PlannedVariant[]): [PlannedVariant, ...PlannedVariant[]][] =>
  groupsBy(
    variants.filter(({ model }) => model !== null),
    ({ project, mode, model, sample }) => [project, mode, model, sample],
  )

interface Tried extends Ended {
  /** What is asked first. */
  readonly first: PlannedVariant
  /** The last answer; none where nothing was answered. */
  readonly last: PlannedVariant | undefined
  /** The repair that the plan has for it. */
  readonly next: PlannedVariant | undefined
  /** Fresh answers that are made all failed; the first that is not. */
  readonly control: { readonly allFailed: boolean; readonly next: PlannedVariant | undefined }
}

function readTries(
  tries: readonly [PlannedVariant, ...PlannedVariant[]],
  provenances: ReadonlyMap<string, Provenance>,
  outcomes: Outcomes,
): Tried {
  const isHere = ({ id }: PlannedVariant) => isMade(provenances.get(id))
  const outcomeOf = (variant: PlannedVariant | undefined) =>
    (variant === undefined ? undefined : outcomes.get(variant.id)?.outcome) ?? 'not-run'
  const repairs = tries.filter(({ arm }) => arm === undefined).sort(byIteration)
  const control = tries.filter(({ arm }) => arm === 'control').sort(byIteration)
  const last = repairs.findLast(isHere)
  return {
    first: repairs[0] ?? tries[0],
    last,
    outcome: outcomeOf(last),
    next: last && repairs[repairs.indexOf(last) + 1],
    control: {
      allFailed: control.filter(isHere).every((each) => outcomeOf(each) === 'failed'),
      next: control.find((each) => !isHere(each)),
    },
  }
}

/** The control arm's next answer, where a repair of its round is made or asked for now and none before it has passed. */
function findFresh({ control }: Tried, repaired: PlannedVariant | undefined): PlannedVariant | undefined {
  const isDue = control.allFailed && (control.next?.iteration ?? 0) <= (repaired?.iteration ?? 0)
  return isDue ? control.next : undefined
}

const byIteration = (a: PlannedVariant, b: PlannedVariant) => (a.iteration ?? 0) - (b.iteration ?? 0)

/** Whether no model can be asked: answers that exist, and were looked for, come no more. */
const isOfFiles = ({ model }: PlannedVariant, models: readonly ModelEntry[]) =>
  models.some((entry) => entry.id === model && isRecorded(entry))

/** The script as one to be asked for. */
export function want(variant: PlannedVariant, after: string | null, models: readonly ModelEntry[]): WantedRepair[] {
  const generated = toGeneratedVariant(variant)
  const entry = models.find(({ id }) => id === variant.model)
  return generated === null || entry === undefined ? [] : [{ variant: generated, entry, after }]
}
