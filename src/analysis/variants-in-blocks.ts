import type { BaselineMode } from '../schema/common.ts'
import type { Plan, PlannedBlock, PlannedProject, PlannedVariant } from '../schema/plan.ts'
import type { Perturbation } from '../schema/record.ts'
import { type CollectedRuns, measuredBlocks, type Run } from './runs.ts'
import type { ProbeRun } from './validity/judge.ts'

/** A variant in the blocks of one shard. A baseline runs in each model's blocks and is as many of these. */
export interface VariantInBlocks {
  readonly variant: PlannedVariant
  readonly project: PlannedProject
  readonly blockModel: string | null
  readonly plannedRuns: number
  /** The last attempt of each measured run, in the order of the plan's blocks. */
  readonly runs: readonly Run[]
  /** Its runs on changed data. */
  readonly probes: ReadonlyMap<Perturbation, ProbeRun>
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
  const made = new Map<string, VariantInBlocks>()
  const analysed: VariantInBlocks[] = []
  for (const variant of [...plan.variants].sort((a, b) => rank(a) - rank(b))) {
    const project = projects.get(variant.project)
    if (project === undefined) throw new Error(`plan.json plans ${variant.id}, but has no project ${variant.project}`)
    const probeBlocks = probeBlocksOf.get(variant.project) ?? []
    const byModel = blocks.get(variant.id) ?? new Map([[plan.fanOut === 'project' ? null : variant.model, []]])
    for (const [blockModel, ownBlocks] of byModel) {
      const runs = ownBlocks.flatMap(({ id }) => collected.measured.get(id)?.get(variant.id) ?? [])
      const inBlocks: VariantInBlocks = {
        variant,
        project,
        blockModel,
        plannedRuns: ownBlocks.length,
        runs,
        probes: new Map(
          probeBlocks.flatMap(({ id, model, perturbation }) => {
            const probe = model === blockModel ? collected.probes.get(variant.id)?.get(id) : undefined
            const isCurrent = runs.at(-1)?.variantHash === probe?.variantHash // else of a script that was replaced
            return perturbation === null || probe === undefined || !isCurrent ? [] : [[perturbation, probe] as const]
          }),
        ),
        baselines: baselinesOf(variant, blockModel, made),
      }
      if (variant.model === null) made.set(baselineKey(variant.project, variant.mode, blockModel), inBlocks)
      analysed.push(inBlocks)
    }
  }
  const place = new Map(plan.variants.map(({ id }, index) => [id, index]))
  return analysed.sort((a, b) => (place.get(a.variant.id) ?? 0) - (place.get(b.variant.id) ?? 0))
}

/** Made in this order: `original` is compared with nothing, `original-headless` with `original`, an answer with both. */
const rank = ({ mode }: PlannedVariant) => (mode === 'original' ? 0 : mode === 'original-headless' ? 1 : 2)

function listBlocksOfVariants(plan: Plan): Map<string, Map<string | null, PlannedBlock[]>> {
  const result = new Map<string, Map<string | null, PlannedBlock[]>>()
  for (const block of measuredBlocks(plan)) {
    for (const id of block.order) {
      const byModel = result.get(id) ?? new Map<string | null, PlannedBlock[]>()
      result.set(id, byModel)
      const ofModel = byModel.get(block.model) ?? []
      byModel.set(block.model, ofModel)
      ofModel.push(block)
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
