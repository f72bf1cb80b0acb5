import { join } from 'node:path'
import type { z } from 'zod'
import { UserError } from '../../base/errors.ts'
import { matcher } from '../../base/text/matcher.ts'
import { isOfPair, type ProjectAndModel } from '../../campaign/paths.ts'
import type { Plan, PlannedVariant } from '../../schema/campaign/plan.ts'
import { isRecorded, type ModelEntry } from '../../schema/generation/model-entries.ts'
import type { Provenance } from '../../schema/generation/provenance.ts'
import type { generateOptions } from '../../schema/options/generate-options.ts'
import { type GeneratedVariant, isMade, toGeneratedVariant } from '../answers/generated-variant.ts'

/** A script to be had, and the model that it is planned of. */
export interface WantedScript {
  readonly variant: GeneratedVariant
  readonly entry: ModelEntry
}

export interface Work {
  /** Scripts that exist, and where they lie. */
  readonly toReplay: readonly (WantedScript & AnswersFolder)[]
  readonly toAsk: readonly WantedScript[]
  /** Scripts that are there already. */
  readonly kept: number
}

interface AnswersFolder {
  readonly folder: string
  /** The dataset that names the folder; none where the user did. */
  readonly root?: string
}

type WorkOptions = Pick<z.output<typeof generateOptions>, 'dataset' | 'answers' | 'force'>

/** The first scripts that models write, which repairs come after; with `only` those of these pairs. UserError for a pair that the plan does not have. */
export function listGenerated(
  { variants }: Pick<Plan, 'variants'>,
  only: readonly ProjectAndModel[] | undefined,
): PlannedVariant[] {
  const unknown = only?.find((pair) => !variants.some((variant) => isOfPair(pair, variant)))
  if (unknown) throw new UserError(`The plan has no variant of project '${unknown.project}' by '${unknown.model}'.`)
  return variants.filter(
    (variant) =>
      variant.iteration === 0 &&
      toGeneratedVariant(variant) !== null &&
      (only?.some((pair) => isOfPair(pair, variant)) ?? true),
  )
}

type Choice = Pick<z.output<typeof generateOptions>, 'projects' | 'models' | 'modes' | 'maxProjects'>

/** Scripts of the named projects, models and modes, and of so many projects at the most, in the plan's order. */
export function chooseScripts(variants: readonly PlannedVariant[], { projects, models, modes, maxProjects }: Choice) {
  const isNamed = matcher('--projects', projects)
  const named = variants.filter(
    ({ project, model, mode }) =>
      isNamed(project) &&
      (models?.some((id) => id === model) ?? true) &&
      (modes?.some((each) => each === mode) ?? true),
  )
  const kept = new Set([...new Set(named.map(({ project }) => project))].slice(0, maxProjects))
  return named.filter(({ project }) => kept.has(project))
}

/** UserError where a name is none of the plan's: with it nothing would be chosen, and nothing said. */
export function refuseStrangers({ variants, projects: planned }: Plan, { projects, models }: Choice): void {
  const known = [...new Set(variants.flatMap(({ model }) => model ?? []))]
  const stranger = models?.find((id) => !known.includes(id))
  if (stranger !== undefined)
    throw new UserError(`The plan has no model '${stranger}': it has ${known.join(', ') || 'none'}.`)
  const isNamed = matcher('--projects', projects)
  if (projects === undefined || planned.some(({ slug }) => isNamed(slug))) return
  const slugs = planned.map(({ slug }) => slug).join(', ')
  throw new UserError(`No project of the plan matches /${projects}/: it has ${slugs}.`)
}

/** Variants left to be asked and taken. `earlier`: what is known of the scripts that are there, by variant. */
export function listWork(
  variants: readonly PlannedVariant[],
  models: readonly ModelEntry[],
  earlier: ReadonlyMap<string, Provenance>,
  options: WorkOptions,
): Work {
  const generated = variants.flatMap((variant) => toGeneratedVariant(variant) ?? [])
  const wanted = generated
    .filter(({ id }) => options.force || !isMade(earlier.get(id)))
    .map((variant) => {
      const entry = requireEntry(models, variant)
      return { variant, entry, place: findFolder(entry, options) }
    })
  return {
    toReplay: wanted.flatMap(({ place, ...script }) => (place === null ? [] : [{ ...script, ...place }])),
    toAsk: wanted.flatMap(({ place, ...script }) => (place === null ? [script] : [])),
    kept: generated.length - wanted.length,
  }
}

function requireEntry(models: readonly ModelEntry[], { model }: GeneratedVariant): ModelEntry {
  const entry = models.find(({ id }) => id === model)
  if (entry !== undefined) return entry
  throw new UserError(`The plan has a variant of ${model} and no such model: plan again.`)
}

/** Folder of the model's answers; null: it is asked. UserError where the plan's were named by its user, and are not now. */
function findFolder(entry: ModelEntry, options: WorkOptions): AnswersFolder | null {
  const { id, answers } = entry
  if (options.answers !== undefined) return { folder: options.answers }
  if (!isRecorded(entry)) return null
  if (answers === undefined)
    throw new UserError(
      `The scripts of ${id} were named by --answers DIR when this was planned: name that folder again.`,
    )
  return { folder: join(options.dataset, answers), root: options.dataset }
}
