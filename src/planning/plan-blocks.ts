import { seededRandom } from '../base/random.ts'
import { BASELINE_MODES, type FanOut, type GeneratedMode } from '../schema/common.ts'
import { composeVariantId, type PlannedBlock, type PlannedVariant } from '../schema/plan.ts'
import type { Perturbation, Purpose } from '../schema/record.ts'

export interface BlockDesign {
  readonly projects: readonly string[]
  readonly models: readonly string[]
  readonly modes: readonly GeneratedMode[]
  readonly samples: number
  readonly repetitions: number
  readonly warmups: number
  /** Blocks in which CPU seconds are counted by phase. */
  readonly profiles: number
  /** Whether a block counts floating-point operations. */
  readonly flops: boolean
  /** By project: what is done to its data to see whether its answers are honest, in this order. Default: nothing. */
  readonly probes?: ReadonlyMap<string, readonly Perturbation[]>
  readonly fanOut: FanOut
  readonly seed: number
}

/** The two baselines of each project, then each model's answers in each mode. */
export function listVariants(design: Pick<BlockDesign, 'projects' | 'models' | 'modes' | 'samples'>): PlannedVariant[] {
  const withId = (variant: Omit<PlannedVariant, 'id'>) => ({ id: composeVariantId(variant), ...variant })
  return design.projects.flatMap((project) => [
    ...BASELINE_MODES.map((mode) => withId({ project, mode, model: null, sample: null, iteration: null })),
    ...design.models.flatMap((model) =>
      design.modes.flatMap((mode) =>
        range(1, design.samples).map((sample) => withId({ project, mode, model, sample, iteration: 0 })),
      ),
    ),
  ])
}

/**
 * Randomised complete blocks: each holds a project's two baselines and the shard's variants once, in an order drawn from
 * the seed, so that drift, heat and caches fall on all alike. What disturbs time and energy is counted after them.
 */
export function listBlocks(design: BlockDesign, variants: readonly PlannedVariant[]): PlannedBlock[] {
  return listShardKeys(design).flatMap(({ project, model }) => {
    const members = variants
      .filter((variant) => variant.project === project)
      .filter((variant) => variant.model === null || model === null || variant.model === model)
      .map((variant) => variant.id)
    const hasAnswers = members.length > BASELINE_MODES.length
    const block = (purpose: Purpose, number: number, perturbation: Perturbation | null = null): PlannedBlock => {
      const id = `${project}/${model ?? 'all'}/${LETTERS[purpose]}${number}`
      return {
        id,
        project,
        model,
        purpose,
        perturbation,
        number,
        order: seededRandom(design.seed, id).shuffle(members),
      }
    }
    return [
      ...range(1, design.warmups).map((number) => block('warmup', number)),
      ...range(1, design.repetitions).map((number) => block('measured', number)),
      ...range(1, design.profiles).map((number) => block('profile', number)),
      ...range(1, design.flops ? 1 : 0).map((number) => block('flops', number)),
      ...(hasAnswers ? (design.probes?.get(project) ?? []) : []).map((perturbation, index) =>
        block('probe', index + 1, perturbation),
      ),
    ]
  })
}

/** Before a block's number in its id. */
const LETTERS: Readonly<Record<Purpose, string>> = { warmup: 'w', measured: '', profile: 'p', flops: 'f', probe: 'h' }

/** How many blocks of a purpose each shard has. */
export function countBlocks(blocks: readonly PlannedBlock[], purpose: Purpose): number {
  return blocks.reduce((most, block) => (block.purpose === purpose ? Math.max(most, block.number) : most), 0)
}

export interface ShardKey {
  readonly project: string
  readonly model: string | null
}

/** What stays together on one host: a project with one model, or with all (`--fan-out project`). */
export function listShardKeys(design: Pick<BlockDesign, 'projects' | 'models' | 'fanOut'>): ShardKey[] {
  return design.projects.flatMap((project): ShardKey[] =>
    design.fanOut === 'project' || design.models.length === 0
      ? [{ project, model: null }]
      : design.models.map((model) => ({ project, model })),
  )
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
