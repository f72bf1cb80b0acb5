import { type BaselineMode, type Shim, usualShim } from '../schema/common.ts'
import { memberKey, type Plan, type PlannedBlock, type PlannedProject, type PlannedVariant } from '../schema/plan.ts'
import type { FlopsReading, Perturbation } from '../schema/record.ts'
import { type CollectedRuns, measuredBlocks, type Run } from './runs.ts'
import type { ProbeRun } from './validity/judge.ts'

/** A variant in the blocks of one shard, under one shim. A baseline runs in each model's blocks and is as many of these. */
export interface VariantInBlocks {
  readonly variant: PlannedVariant
  readonly shim: Shim
  /** Groups, rates and baselines count a script once: under its usual shim, or else under the one that it is run under. */
  readonly counts: boolean
  readonly project: PlannedProject
  readonly blockModel: string | null
  readonly plannedRuns: number
  /** Of all blocks of the plan, by their ids. */
  readonly blockNumbers: ReadonlyMap<string, number>
  /** The last attempt of each measured run, in the order of the plan's blocks. */
  readonly runs: readonly Run[]
  /** Its runs on changed data. */
  readonly probes: ReadonlyMap<Perturbation, ProbeRun>
  /** Counts of its runs that counted operations. */
  readonly flops: readonly FlopsReading[]
  /** The author's code in the same blocks; empty for `original` itself. */
  readonly baselines: ReadonlyMap<BaselineMode, VariantInBlocks>
}

/** Every planned variant, in the plan's order. */
export function listVariantsInBlocks(plan: Plan, collected: CollectedRuns): VariantInBlocks[] {
  const projects = new Map(plan.projects.map((project) => [project.slug, project]))
  const blocks = listBlocksOfVariants(plan)
  const probeBlocksOf = Map.groupBy(
    plan.blocks.filter(({ purpose }) => purpose === 'probe'),
    (block) => block.project,
  )
  const models = new Map(plan.blocks.map(({ id, model }) => [id, model]))
  const blockNumbers = new Map(plan.blocks.map(({ id, number }) => [id, number]))
  const made = new Map<string, VariantInBlocks>()
  const analysed: VariantInBlocks[] = []
  for (const variant of [...plan.variants].sort((a, b) => rank(a) - rank(b))) {
    const project = projects.get(variant.project)
    if (project === undefined) throw new Error(`plan.json plans ${variant.id}, but has no project ${variant.project}`)
    const probeBlocks = probeBlocksOf.get(variant.project) ?? []
    const places = blocks.get(variant.id) ?? [
      { shim: usualShim(variant.mode), model: plan.options.fanOut === 'project' ? null : variant.model, blocks: [] },
    ]
    const isRunAsUsual = places.some(({ shim }) => shim === usualShim(variant.mode))
    for (const { shim, model: blockModel, blocks: ownBlocks } of places) {
      const key = memberKey({ variant: variant.id, shim })
      const measured = collected.measured.get(key)
      const runs = ownBlocks.flatMap(({ id }) => measured?.get(id) ?? [])
      const inBlocks: VariantInBlocks = {
        variant,
        shim,
        counts: !isRunAsUsual || shim === usualShim(variant.mode),
        project,
        blockModel,
        plannedRuns: ownBlocks.length,
        blockNumbers,
        runs,
        probes: new Map(
          probeBlocks.flatMap(({ id, model, perturbation }) => {
            const probe = model === blockModel ? collected.probes.get(key)?.get(id) : undefined
            const isCurrent = runs.at(-1)?.variantHash === probe?.variantHash // else of a script that was replaced
            return perturbation === null || probe === undefined || !isCurrent ? [] : [[perturbation, probe] as const]
          }),
        ),
        flops: [...(collected.flops.get(key) ?? [])].flatMap(([id, run]) =>
          models.get(id) === blockModel ? run.flops : [],
        ),
        baselines: baselinesOf(variant, blockModel, made),
      }
      if (variant.model === null && inBlocks.counts)
        made.set(baselineKey(variant.project, variant.mode, blockModel), inBlocks)
      analysed.push(inBlocks)
    }
  }
  const place = new Map(plan.variants.map(({ id }, index) => [id, index]))
  return analysed.sort((a, b) => (place.get(a.variant.id) ?? 0) - (place.get(b.variant.id) ?? 0))
}

/** Made in this order: `original` is compared with nothing, `original-headless` with `original`, an answer with both. */
const rank = ({ mode }: PlannedVariant) => (mode === 'original' ? 0 : mode === 'original-headless' ? 1 : 2)

interface Place {
  readonly shim: Shim
  readonly model: string | null
  readonly blocks: PlannedBlock[]
}

/** By variant id: the blocks in which it is measured, those of each shim and of each model by themselves. */
function listBlocksOfVariants(plan: Plan): Map<string, Place[]> {
  const result = new Map<string, Place[]>()
  for (const block of measuredBlocks(plan)) {
    for (const { variant, shim } of block.order) {
      const places = result.get(variant) ?? []
      result.set(variant, places)
      const place = places.find((each) => each.shim === shim && each.model === block.model)
      if (place === undefined) places.push({ shim, model: block.model, blocks: [block] })
      else place.blocks.push(block)
    }
  }
  return result
}

function baselinesOf(
  variant: PlannedVariant,
  blockModel: string | null,
  made: ReadonlyMap<string, VariantInBlocks>,
): Map<BaselineMode, VariantInBlocks> {
  // Without its plots first: that is the comparison in which a model earns nothing by deleting one.
  const wanted: BaselineMode[] =
    variant.mode === 'original' ? [] : variant.mode === 'original-headless' ? ['original'] : HEADLINE_ORDER
  return new Map(
    wanted.flatMap((mode) => {
      const inBlocks = made.get(baselineKey(variant.project, mode, blockModel))
      return inBlocks === undefined ? [] : [[mode, inBlocks] as const]
    }),
  )
}

export const HEADLINE_ORDER: BaselineMode[] = ['original-headless', 'original']

const baselineKey = (project: string, mode: string, blockModel: string | null) =>
  JSON.stringify([project, mode, blockModel])
