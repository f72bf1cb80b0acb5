import { analyseCampaign } from '../../src/analysis/analyse-campaign.ts'
import type { CampaignCode } from '../../src/analysis/code/analyse-code.ts'
import { type Random, seededRandom } from '../../src/base/random.ts'
import { recordId } from '../../src/campaign/record-id.ts'
import { type Analysis, analysis } from '../../src/schema/analysis/analysis.ts'
import type { CampaignFinding } from '../../src/schema/analysis/finding.ts'
import type { Quantity, Ratio } from '../../src/schema/analysis/ratio.ts'
import { PLAN_VERSION, type Plan, plan as planSchema } from '../../src/schema/campaign/plan.ts'
import type { BaselineMode, GeneratedMode } from '../../src/schema/common.ts'
import { PROVENANCE_VERSION, type Provenance, provenance } from '../../src/schema/generation/provenance.ts'
import { RECORD_VERSION, type RunRecord, runRecord } from '../../src/schema/measurement/record.ts'
import type { Design } from '../../src/schema/options/plan-options.ts'
import { usualMember } from '../support/members.ts'
import { collectRecords } from './collect-records.ts'

export interface Shape {
  projects: number
  models: string[]
  modes: GeneratedMode[]
  samples: number
  repetitions: number
  warmups: number
  fanOut: Design['fanOut']
  repairs: number
  clusters: Readonly<Record<string, string>>
  metric: { name: string; direction: 'higher' | 'lower'; scale: 'fraction' | 'percent' | 'absolute'; tolerance: number }
}

const SHAPE: Shape = {
  projects: 1,
  models: ['replay'],
  modes: ['assisted'],
  samples: 1,
  repetitions: 8,
  warmups: 0,
  fanOut: 'project-model',
  repairs: 0,
  clusters: {},
  metric: { name: 'accuracy', direction: 'higher', scale: 'fraction', tolerance: 0.01 },
}

const HASH = 'a'.repeat(64)
const NOW = '2026-01-01T00:00:00.000Z'

export function makePlan(changes: Partial<Shape> = {}): Plan {
  const shape = { ...SHAPE, ...changes }
  const slugs = Array.from({ length: shape.projects }, (_, index) => `project-${index + 1}`)
  const baselinesOf = (slug: string) => [`${slug}/original`, `${slug}/original-headless`]
  const answersOf = (slug: string, models: readonly string[]) =>
    models.flatMap((model) =>
      shape.modes.flatMap((mode) =>
        Array.from({ length: shape.samples }, (_, s) => `${slug}/${mode}/${model}/s${s + 1}/i0`),
      ),
    )
  const random = seededRandom(1, 'order')
  return planSchema.parse({
    schemaVersion: PLAN_VERSION,
    campaign: 'synthetic',
    toolVersion: '0.0.0',
    createdAt: NOW,
    options: {
      models: shape.models,
      modes: shape.modes,
      samples: shape.samples,
      repetitions: shape.repetitions,
      warmups: shape.warmups,
      sessions: 1,
      sensitivity: [],
      smallestEffect: 2,
      profiles: 0,
      flops: false,
      probes: false,
      subsamples: 1,
      seed: 1,
      fanOut: shape.fanOut,
      prompt: 'efficient',
      readme: 'informed',
      repairs: shape.repairs,
      control: false,
      feedback: false,
    },
    prompt: null,
    projects: slugs.map((slug) => ({
      slug,
      title: slug,
      task: 'binary-classification',
      entry: 'main.py',
      workingDirectory: '.',
      pythonPath: [],
      arguments: [],
      metric: shape.metric,
      needs: {},
      licence: 'MIT',
      origin: 'embedded',
      lockHash: HASH,
      sourceHash: HASH,
      data: [],
      notProbed: {},
      cluster: shape.clusters[slug] ?? null,
      scoring: 'printed',
      split: null,
      drawsOrWaits: true,
    })),
    models: shape.models.map((id) => ({ id, provider: 'replay', model: id })),
    leftOut: [],
    leftOutProjects: [],
    variants: slugs.flatMap((slug) =>
      [...baselinesOf(slug), ...answersOf(slug, shape.models)].map((id) => {
        const [, mode, model = null, sample] = id.split('/')
        return {
          id,
          project: slug,
          mode,
          model,
          sample: sample ? Number(sample.slice(1)) : null,
          iteration: sample ? 0 : null,
        }
      }),
    ),
    blocks: slugs.flatMap((slug) =>
      (shape.fanOut === 'project' ? [null] : shape.models).flatMap((model) =>
        Array.from({ length: shape.warmups + shape.repetitions }, (_, number) => ({
          id: `${slug}/${model ?? 'all'}/${number}`,
          project: slug,
          model,
          purpose: number < shape.warmups ? 'warmup' : 'measured',
          perturbation: null,
          watched: false,
          number: number + 1,
          session: 1,
          order: random
            .shuffle([...baselinesOf(slug), ...answersOf(slug, model === null ? shape.models : [model])])
            .map(usualMember),
        })),
      ),
    ),
    shards: null,
    primaryFamily: [],
    expected: { modelCalls: 0, inputTokens: 0, outputTokens: 0, usd: 0, usdReason: null, runs: 0, worstSeconds: 0 },
  })
}

/** What a test decides about a run; the rest of the record is filled in. */
export interface RunTraits {
  cpuSeconds?: number | null
  wallSeconds?: number
  /** Measured joules of package 0. */
  joules?: number | null
  energy?: RunRecord['energy']
  memoryBytes?: number
  metric?: number | null
  changes?: Partial<RunRecord>
}

export interface RunPlace {
  variant: string
  shim: RunRecord['shim']
  project: string
  mode: RunRecord['mode']
  model: string | null
  block: number
  orderIndex: number
  random: Random
}

/** One record for each run of the plan; null leaves a run without one. */
export function makeRecords(plan: Plan, traitsOf: (place: RunPlace) => RunTraits | null, seed = 1): RunRecord[] {
  const random = seededRandom(seed, 'records')
  const variants = new Map(plan.variants.map((variant) => [variant.id, variant]))
  return plan.blocks.flatMap((block) =>
    block.order.flatMap(({ variant: id, shim }, orderIndex) => {
      const variant = variants.get(id)
      if (variant === undefined) throw new Error(`no variant ${id}`)
      const { project, mode, model } = variant
      const traits = traitsOf({ variant: id, shim, project, mode, model, block: block.number - 1, orderIndex, random })
      return traits === null
        ? []
        : [makeRecord({ ...variant, variant: id, shim, block: block.id, orderIndex, purpose: block.purpose }, traits)]
    }),
  )
}

type Identity = Pick<
  RunRecord,
  | 'project'
  | 'mode'
  | 'model'
  | 'variant'
  | 'shim'
  | 'sample'
  | 'iteration'
  | 'arm'
  | 'block'
  | 'orderIndex'
  | 'purpose'
>

function makeRecord(identity: Identity, traits: RunTraits): RunRecord {
  const { cpuSeconds = 1, joules = null, metric = 0.9, changes = {} } = traits
  const { project, mode, model, variant, shim, sample, iteration, arm, block, orderIndex, purpose } = identity
  const status = changes.status ?? 'ok'
  const attempt = changes.attempt ?? 1
  const record: RunRecord = {
    schemaVersion: RECORD_VERSION,
    id: recordId({ variant, shim, block, purpose, attempt }),
    project,
    mode,
    model,
    variant,
    shim,
    sample,
    iteration,
    block,
    orderIndex,
    purpose,
    ...(arm === undefined ? {} : { arm }),
    attempt,
    status,
    exitCode: status === 'ok' ? 0 : 1,
    signal: null,
    errorType: null,
    errorMessage: null,
    tracebackTail: null,
    failureClass: null,
    flags: [],
    metric:
      status !== 'ok' || metric === null
        ? null
        : { name: 'accuracy', value: metric, normalised: metric, hookSeconds: null },
    wallSeconds: traits.wallSeconds ?? cpuSeconds,
    userSeconds: cpuSeconds,
    systemSeconds: cpuSeconds === null ? null : 0,
    peakMemoryBytes: traits.memoryBytes ?? 1e8,
    reasons: {},
    energy: traits.energy ?? (joules === null ? [unread('package-0')] : [measured('package-0', joules)]),
    idle: [],
    probe: null,
    split: null,
    carbon: null,
    phaseCpuSeconds: null,
    flops: [],
    conditions: null,
    variantHash: HASH,
    sourceHash: HASH,
    lockHash: HASH,
    primaryFamilyHash: null,
    environment: null,
    sandbox: 'bubblewrap',
    host: makeHost('h1'),
    toolVersion: '0.0.0',
    startedAt: NOW,
    log: null,
    logSha256: null,
    ...changes,
  }
  return record
}

export const measured = (domain: string, joules: number): RunRecord['energy'][number] => ({
  domain,
  joules,
  netJoules: null,
  meter: 'powercap',
  quality: 'measured',
  reason: null,
  doubts: [],
})
export const estimated = (joules: number): RunRecord['energy'][number] => ({
  domain: 'estimate/cpu',
  joules,
  netJoules: null,
  meter: 'estimate',
  quality: 'estimated',
  reason: { kind: 'estimated', because: [] },
  doubts: [],
})
export const unread = (domain: string): RunRecord['energy'][number] => ({
  domain,
  joules: null,
  netJoules: null,
  meter: 'powercap',
  quality: 'unavailable',
  doubts: [],
  reason: { kind: 'no-counters', root: '/sys' },
})

export const makeHost = (stratum: string): RunRecord['host'] => ({
  name: `host-${stratum}`,
  cpu: 'cpu',
  logicalCpus: 4,
  memoryBytes: 8e9,
  kernel: '6.1',
  microcode: null,
  governor: null,
  drivers: {},
  virtualMachine: true,
  python: '3.12',
  node: '24',
  stratum,
})

export function makeProvenance(variant: string, changes: Partial<Provenance> = {}): Provenance {
  const [project, mode, model, sample, tried = 'i0'] = variant.split('/')
  const arm = ({ c: 'control', f: 'feedback' } as const)[tried.charAt(0)]
  return provenance.parse({
    schemaVersion: PROVENANCE_VERSION,
    drawsOrWaits: false,
    unlockedImports: [],
    variant,
    project,
    mode,
    model,
    sample: Number(sample?.slice(1)),
    iteration: Number(tried.slice(1)),
    ...(arm === undefined ? {} : { arm }),
    origin: 'provider',
    provider: 'openai',
    requestedModel: model,
    returnedModel: null,
    responseId: null,
    status: 'ok',
    reason: null,
    promptHash: null,
    call: null,
    answerHash: null,
    codeHash: null,
    tokens: null,
    cost: null,
    costReason: null,
    energy: null,
    attempts: 1,
    wallSeconds: null,
    startedAt: NOW,
    ...changes,
  })
}

/** Standard normal; log-normal noise of a few percent is what repeated runs show. */
export function normal(random: Random): number {
  const uniform = () => (random.below(2 ** 31 - 1) + 0.5) / (2 ** 31 - 1)
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}
export const noise = (random: Random, sd = 0.03) => Math.exp(sd * normal(random))

export function analyse(
  plan: Plan,
  records: readonly RunRecord[],
  provenances: readonly Provenance[] = [],
  code?: CampaignCode,
): Analysis {
  for (const record of records.slice(0, 5)) runRecord.parse(record) // the factory's shape is the schema's
  return analysis.parse(
    analyseCampaign({
      plan,
      collected: collectRecords(plan, records),
      provenances: new Map(provenances.map((one) => [one.variant, one])),
      code,
      toolVersion: '0.0.0',
      createdAt: NOW,
    }),
  )
}

/** The variant of that id (in its only shard), and its ratio to a baseline. */
export function variantOf(result: Analysis, id: string): Analysis['variants'][number] {
  const found = result.variants.find((variant) => variant.id === id)
  if (found === undefined) throw new Error(`no variant ${id}`)
  return found
}
export function ratioOf<R extends Ratio>(
  of: { ratios: Readonly<Record<Quantity, readonly R[]>> } | undefined,
  quantity: Quantity,
  baseline: BaselineMode = 'original-headless',
): R {
  const found = of?.ratios[quantity].find((ratio) => ratio.baseline === baseline)
  if (found === undefined) throw new Error(`no ${quantity} ratio to ${baseline}`)
  return found
}

/** The first finding of a kind; undefined: there is none. */
export const findingOf = <K extends CampaignFinding['kind']>({ findings }: Analysis, kind: K) =>
  findings.find((finding): finding is Extract<CampaignFinding, { kind: K }> => finding.kind === kind)
