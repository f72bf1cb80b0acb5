import {
  memberKey,
  type Plan,
  type PlannedBlock,
  type PlannedProject,
  type PlannedVariant,
  pairKey,
} from '../../schema/campaign/plan.ts'
import { type BaselineMode, HEADLINE_ORDER, type Shim, usualShim } from '../../schema/common.ts'
import type { Provenance } from '../../schema/generation/provenance.ts'
import type { FlopsReading, Perturbation, ProbeReading } from '../../schema/measurement/record.ts'
import type { ProbeRun } from '../observations/probed.ts'
import { type CollectedRuns, measuredBlocks } from './collected-runs.ts'
import { poolRuns } from './pool-runs.ts'
import type { Run } from './reduced-runs.ts'

/** A variant in the blocks of one shard, under one shim. A baseline runs in each model's blocks and is as many of these. */
export interface VariantInBlocks {
  readonly variant: PlannedVariant
  readonly shim: Shim
  /** Groups, rates and baselines count a script once: under its usual shim, or else under the one that it is run under. */
  readonly counts: boolean
  readonly project: PlannedProject
  readonly blockModel: string | null
  /** Round of the blocks; 0: of first answers. */
  readonly round: number
  readonly plannedRuns: number
  /** Numbers of all blocks of the plan, by their ids. */
  readonly blockNumbers: ReadonlyMap<string, number>
  /** Sessions in which the plan's blocks run, by the blocks' ids. */
  readonly sessionOf: ReadonlyMap<string, number>
  /** The last attempt of each measured run, in the order of the plan's blocks. */
  readonly runs: readonly Run[]
  /** The variant's runs on changed data. */
  readonly probes: ReadonlyMap<Perturbation, ProbeRun>
  /** Metrics that it printed on halves of the data, by the draw. */
  readonly halves: ReadonlyMap<number, number>
  /** Training as a measured run showed it; null: none did. */
  readonly trace: ProbeReading | null
  /** Counts of its runs that counted operations. */
  readonly flops: readonly FlopsReading[]
  /** The author's code in the same blocks, started as one of the lists of runs in `beside` is; empty for `original` itself. */
  readonly baselines: ReadonlyMap<BaselineMode, VariantInBlocks>
  /** The variant's runs that started like those of the baseline, by baseline. */
  readonly beside: ReadonlyMap<BaselineMode, readonly Run[]>
}

type Provenances = ReadonlyMap<string, Pick<Provenance, 'drawsOrWaits'>>

/** Every planned variant, in the plan's order. `plan`: as `settlePlan` gives it. */
export function listVariantsInBlocks(
  plan: Plan,
  collected: CollectedRuns,
  provenances: Provenances,
): VariantInBlocks[] {
  const projects = new Map(plan.projects.map((project) => [project.slug, project]))
  const places = listPlaces(plan, collected)
  const listProbes = createProbeLister(plan, collected)
  const models = new Map(plan.blocks.map(({ id, model }) => [id, model]))
  const blockNumbers = new Map(plan.blocks.map(({ id, number }) => [id, number]))
  const sessionOf = new Map(plan.blocks.map(({ id, session }) => [id, session]))
  const made = new Map<string, VariantInBlocks>()
  const describe = (variant: PlannedVariant, project: PlannedProject): VariantInBlocks[] => {
    const usual = usualShim(variant.mode)
    const own = places.get(variant.id) ?? [
      {
        shim: usual,
        model: plan.options.fanOut === 'project' ? null : variant.model,
        round: variant.iteration ?? 0,
        blocks: 0,
        runs: [],
      },
    ]
    const isRunAsUsual = own.some(({ shim }) => shim === usual)
    const provenance = provenances.get(variant.id) // none: there is no script either
    const isOneProgram = !project.drawsOrWaits || provenance === undefined || provenance.drawsOrWaits === false
    return own.map((place) => {
      const { shim, model: blockModel, round, blocks, runs } = place
      const counts = !isRunAsUsual || shim === usual
      const comparisons = counts ? compareLike(variant, project, { place, own, isOneProgram }, made) : []
      const key = memberKey({ variant: variant.id, shim })
      const flops = [...(collected.flops.get(key) ?? [])]
      return {
        variant,
        shim,
        counts,
        project,
        blockModel,
        round,
        plannedRuns: blocks,
        blockNumbers,
        sessionOf,
        runs,
        ...listProbes(variant.project, blockModel, key, runs.at(-1)?.variantHash),
        trace: findTrace(collected, { project: variant.project, model: blockModel }, key, runs.at(-1)?.variantHash),
        flops: flops.flatMap(([id, run]) => (models.get(id) === blockModel ? run.flops : [])),
        baselines: new Map(comparisons.map(({ mode, baseline }) => [mode, baseline])),
        beside: new Map(comparisons.map(({ mode, alike }) => [mode, alike])),
      }
    })
  }
  const analysed = [...plan.variants]
    .sort((a, b) => rank(a) - rank(b))
    .flatMap((variant) => {
      const project = projects.get(variant.project)
      if (project === undefined) throw new Error(`plan.json plans ${variant.id}, but has no project ${variant.project}`)
      const described = describe(variant, project)
      for (const each of described) if (variant.model === null && each.counts) addBaseline(made, each)
      return described
    })
  const order = new Map(plan.variants.map(({ id }, index) => [id, index]))
  return analysed.sort((a, b) => (order.get(a.variant.id) ?? 0) - (order.get(b.variant.id) ?? 0))
}

function findTrace(
  { traces }: CollectedRuns,
  group: Pick<PlannedBlock, 'project' | 'model'>,
  member: string,
  variantHash: string | null | undefined,
): ProbeReading | null {
  const found = traces.get(member)?.get(pairKey(group))
  return found !== undefined && found.variantHash === variantHash ? found.reading : null
}

type ProbeLister = (
  project: string,
  model: string | null,
  member: string,
  variantHash: string | null | undefined,
) => Pick<VariantInBlocks, 'probes' | 'halves'>

function createProbeLister(plan: Plan, collected: CollectedRuns): ProbeLister {
  const blocksOf = Map.groupBy(
    plan.blocks.filter(({ purpose }) => purpose === 'probe'),
    (block) => block.project,
  )
  return (project, blockModel, member, variantHash) => {
    const probed = (blocksOf.get(project) ?? []).flatMap(({ id, model, perturbation, draw = 1 }) => {
      const probe = model === blockModel ? collected.probes.get(member)?.get(id) : undefined
      const isCurrent = variantHash === probe?.variantHash // the probe may be of a script that was replaced
      return perturbation === null || probe === undefined || !isCurrent ? [] : [{ perturbation, draw, probe }]
    })
    const halves = probed.flatMap(({ perturbation, draw, probe: { metric } }) =>
      perturbation === 'subsample' && metric !== null ? [[draw, metric] as const] : [],
    )
    const firsts = probed.filter(({ draw }) => draw === 1)
    return {
      probes: new Map(firsts.map(({ perturbation, probe }) => [perturbation, probe])),
      halves: new Map(halves),
    }
  }
}

/** Made in this order: `original` is compared with nothing, `original-headless` with `original`, an answer with both. */
const rank = ({ mode }: PlannedVariant) => (mode === 'original' ? 0 : mode === 'original-headless' ? 1 : 2)

/** A variant's runs under one shim in the blocks of one model. */
interface Place {
  readonly shim: Shim
  readonly model: string | null
  readonly round: number
  /** Number of the blocks. */
  blocks: number
  readonly runs: Run[]
}

/** By variant id. */
function listPlaces(plan: Plan, collected: CollectedRuns): Map<string, Place[]> {
  const result = new Map<string, Place[]>()
  for (const block of measuredBlocks(plan)) {
    for (const member of block.order) {
      const places = result.get(member.variant) ?? []
      result.set(member.variant, places)
      const round = block.round ?? 0
      let place = places.find((each) => each.shim === member.shim && each.model === block.model && each.round === round)
      if (place === undefined) {
        place = { shim: member.shim, model: block.model, round, blocks: 0, runs: [] }
        places.push(place)
      }
      place.blocks++
      const run = collected.measured.get(memberKey(member))?.get(block.id)
      if (run !== undefined) place.runs.push(run)
    }
  }
  return result
}

/**
 * Adds a baseline. Where the author's code neither draws nor waits, its two baselines are one program: each then holds the
 * runs of both.
 */
function addBaseline(made: Map<string, VariantInBlocks>, baseline: VariantInBlocks): void {
  const { variant, project, blockModel, round } = baseline
  const keyOf = (mode: string) => baselineKey(variant.project, mode, blockModel, round)
  const original = made.get(keyOf('original'))
  made.set(keyOf(variant.mode), baseline)
  if (project.drawsOrWaits || original === undefined || variant.mode === 'original') return
  const runs = poolRuns(original.runs, baseline.runs)
  for (const each of [original, baseline]) made.set(keyOf(each.variant.mode), { ...each, runs })
}

interface Started {
  readonly place: Place
  /** All of the variant's places. */
  readonly own: readonly Place[]
  /** Whatever the shim, it takes the same course. */
  readonly isOneProgram: boolean
}

/** The baselines that it is compared with, each with those of its own runs that started alike. */
function compareLike(
  variant: PlannedVariant,
  { drawsOrWaits }: PlannedProject,
  { place: { model: blockModel, round, runs }, own, isOneProgram }: Started,
  made: ReadonlyMap<string, VariantInBlocks>,
): { mode: BaselineMode; baseline: VariantInBlocks; alike: readonly Run[] }[] {
  const find = (mode: BaselineMode) => made.get(baselineKey(variant.project, mode, blockModel, round))
  if (variant.model === null) {
    const author = variant.mode === 'original-headless' && drawsOrWaits ? find('original') : undefined
    return author === undefined ? [] : [{ mode: 'original', baseline: author, alike: runs }]
  }
  const started = own.filter((each) => each.model === blockModel && each.round === round)
  return HEADLINE_ORDER.flatMap((mode) => {
    const baseline = find(mode)
    const alike = started.find(({ shim }) => shim === usualShim(mode))?.runs ?? (isOneProgram ? runs : null)
    return baseline === undefined || alike === null ? [] : [{ mode, baseline, alike }]
  })
}

const baselineKey = (project: string, mode: string, blockModel: string | null, round: number) =>
  JSON.stringify([project, mode, blockModel, round])
