import { type CodeDiff, diffCode } from '../../src/report/code-diff.ts'
import type { ReportSources } from '../../src/report/report-data.ts'
import {
  type Analysis,
  analysis as analysisSchema,
  type GroupAnalysis,
  QUANTITIES,
  type Quantity,
  type Ratio,
  type VariantAnalysis,
} from '../../src/schema/analysis.ts'
import { type Plan, type PlannedProject, plan as planSchema } from '../../src/schema/plan.ts'
import { type Provenance, provenance as provenanceSchema } from '../../src/schema/provenance.ts'
import { type Host, type RunRecord, runRecord } from '../../src/schema/record.ts'

type EnergyCase = Analysis['energyQuality']

export interface CampaignOptions {
  readonly energy?: EnergyCase
  /** Both models' answers come from files. */
  readonly recorded?: boolean
  /** Strings that attack the page, wherever the schemas let text from outside in. */
  readonly hostile?: boolean
}

/** ANSI colour, a right-to-left override, HTML, a table cell's end, code, a mention and a link, in one message. */
export const HOSTILE =
  '\u001b[31m<script>alert(1)</script>\u001b[0m | `rm` @someone #12 \u202Eevil\u202C "><img src=x onerror=alert(2)> [a](javascript:alert(3)) https://evil.example/x'

const HASH = 'a'.repeat(64)
const MODELS = ['gpt-5-mini', 'claude-haiku-4-5'] as const
const GENERATED = ['assisted', 'autonomous'] as const

interface ProjectCase {
  readonly slug: string
  readonly title: string
  readonly task: string
  readonly metric: string
  readonly direction: 'higher' | 'lower'
  readonly scale: 'fraction' | 'absolute'
  readonly licence: string | null
  readonly origin: string
  readonly wallSeconds: number
  readonly baseline: number
  /** Variant / original-headless of CPU time, by model and mode in the order of MODELS × GENERATED; null: it failed. */
  readonly cpu: readonly (number | null)[]
}

const PROJECTS: readonly ProjectCase[] = [
  project('breast-cancer-logistic', 'Breast cancer, logistic regression', 1.42, 0.965, [0.71, 0.64, 0.93, 0.58]),
  project('digits-knn', 'Handwritten digits, nearest neighbours', 2.87, 0.983, [0.42, 0.37, 0.66, 1.31]),
  {
    ...project('flight-arrival-delay', 'Flight arrival delay', 3.9, 14.21, [0.88, 2.35, 1.02, null]),
    task: 'regression',
    metric: 'rmse',
    direction: 'lower',
    scale: 'absolute',
  },
  project('letter-recognition', 'Letter recognition', 9.61, 0.941, [0.35, 0.52, 0.81, 0.61]),
  {
    ...project('penguin-body-mass', 'Penguin body mass', 1.18, 0.871, [0.97, null, 1.04, 0.9]),
    task: 'regression',
    metric: 'r2',
    licence: null,
    origin: `https://github.com/example/penguins@${'c0ffee'.repeat(6)}abcd`,
  },
  {
    ...project('sotu-party', 'State of the Union: party', 5.3, 0.812, [0.55, 0.49, null, 0.7]),
    task: 'text-classification',
  },
]

function project(
  slug: string,
  title: string,
  wallSeconds: number,
  baseline: number,
  cpu: readonly (number | null)[],
): ProjectCase {
  return {
    slug,
    title,
    task: 'multiclass-classification',
    metric: 'accuracy',
    direction: 'higher',
    scale: 'fraction',
    licence: 'MIT',
    origin: 'embedded',
    wallSeconds,
    baseline,
    cpu,
  }
}

export const HOST: Host = {
  name: 'bench-1',
  cpu: 'Intel(R) Xeon(R) Gold 6338 CPU @ 2.00GHz',
  logicalCpus: 32,
  memoryBytes: 134_217_728_000,
  kernel: '6.8.0-45-generic',
  microcode: '0xd0003d1',
  governor: 'performance',
  virtualMachine: false,
  python: '3.12.3',
  node: '24.21.0',
  stratum: '7d1f0c2a',
}

export function makePlan({ recorded = false, hostile = false }: CampaignOptions = {}): Plan {
  const projects = PROJECTS.map(
    (item): PlannedProject => ({
      slug: item.slug,
      title: hostile && item.slug === 'digits-knn' ? HOSTILE : item.title,
      task: item.task,
      entry: 'train.py',
      workingDirectory: '.',
      arguments: [],
      metric: {
        name: item.metric,
        direction: item.direction,
        scale: item.scale,
        tolerance: item.scale === 'absolute' ? 0.5 : 0.01,
      },
      needs: { rapl: false, gpu: false, memoryGiB: 2, timeoutSeconds: 300 },
      licence: item.licence,
      origin: item.origin,
      lockHash: HASH,
      sourceHash: HASH,
    }),
  )
  const baselines = (['original', 'original-headless'] as const).flatMap((mode) =>
    PROJECTS.map(({ slug }) => ({
      id: `${slug}/${mode}`,
      project: slug,
      mode,
      model: null,
      sample: null,
      iteration: null,
    })),
  )
  const generated = PROJECTS.flatMap(({ slug }) =>
    MODELS.flatMap((model) =>
      GENERATED.map((mode) => ({
        id: `${slug}/${mode}/${model}/s1/i0`,
        project: slug,
        mode,
        model,
        sample: 1,
        iteration: 0,
      })),
    ),
  )
  const blocks = PROJECTS.flatMap(({ slug }) =>
    MODELS.flatMap((model) =>
      [0, 1, 2, 3, 4, 5].map((number) => ({
        id: `${slug}/${model}/${number}`,
        project: slug,
        model,
        purpose: number === 0 ? 'warmup' : 'measured',
        number,
        order: [`${slug}/original`, `${slug}/original-headless`],
      })),
    ),
  )
  return planSchema.parse({
    schemaVersion: 1,
    campaign: hostile ? HOSTILE : 'demo',
    toolVersion: '0.1.0',
    createdAt: '2026-11-30T09:00:00Z',
    seed: 20_260_318,
    fanOut: 'project-model',
    samples: 1,
    repetitions: 5,
    warmups: 1,
    modes: [...GENERATED],
    projects,
    models: MODELS.map((id, index) => ({
      id,
      provider: recorded ? 'replay' : index === 0 ? 'openai' : 'anthropic',
      model: hostile ? HOSTILE : `${id}-2026-08`,
    })),
    leftOut: recorded ? [] : [{ model: 'gemini-3-flash', reason: 'this version has no provider for it' }],
    variants: [...baselines, ...generated],
    blocks,
    primaryFamily: [{ mode: 'assisted', model: MODELS[0], quantity: 'cpu', baseline: 'original-headless' }],
    expected: {
      modelCalls: 24,
      inputTokens: 48_000,
      outputTokens: 60_000,
      usd: 0.4,
      usdReason: null,
      runs: 480,
      worstSeconds: 144_000,
    },
  })
}

export function makeAnalysis({
  energy = 'unavailable',
  recorded = false,
  hostile = false,
}: CampaignOptions = {}): Analysis {
  const variants = PROJECTS.flatMap((item) =>
    MODELS.flatMap((model, modelIndex) => [
      ...(['original', 'original-headless'] as const).map((mode) => makeBaseline(item, mode, model, energy)),
      ...GENERATED.map((mode, modeIndex) =>
        makeVariant(item, mode, model, item.cpu[modelIndex * 2 + modeIndex] ?? null, energy, hostile),
      ),
    ]),
  )
  const primary = energy === 'measured' ? 'energy' : 'CPU time'
  const closing = energy === 'measured' ? '' : '; energy not measured here'
  return analysisSchema.parse({
    schemaVersion: 1,
    campaign: hostile ? HOSTILE : 'demo',
    toolVersion: '0.1.0',
    createdAt: '2026-11-30T14:05:00Z',
    seed: 20_260_318,
    headline: [
      `Code of gpt-5-mini that rewrites the author's script uses 39 % less ${primary} (×0.61, 95 % interval 0.44–0.83, 6 projects)${closing}.`,
      `Of 24 scripts that models wrote, 21 ran and gave a metric; 20 are as good as the author's.`,
      ...(hostile ? [HOSTILE] : []),
    ],
    energyQuality: energy,
    energyMeters: energy === 'measured' ? ['powercap'] : energy === 'estimated' ? ['cpu-time model'] : [],
    runs: { planned: 480, recorded: recorded ? 480 : 478, ok: 461 },
    hosts: [HOST],
    sandboxes: ['bubblewrap'],
    startedAt: '2026-11-30T09:12:00Z',
    groups: MODELS.flatMap((model, modelIndex) =>
      GENERATED.map((mode, modeIndex) => makeGroup(mode, model, modelIndex * 2 + modeIndex, energy)),
    ),
    variants,
    findings: [
      'Position in the block made no difference that could be detected.',
      'original uses 1.3 times the CPU time of original-headless: the plots are a quarter of the cost.',
      ...(hostile ? [HOSTILE] : []),
    ],
  })
}

function makeGroup(mode: (typeof GENERATED)[number], model: string, index: number, energy: EnergyCase): GroupAnalysis {
  const values = PROJECTS.flatMap((item) => item.cpu[index] ?? [])
  const mean = Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
  const spread = 1.32
  return {
    mode,
    model,
    success: { passed: values.length, attemptable: index === 2 ? 5 : 6, total: 6 },
    comparable: values.length - (index === 1 ? 1 : 0),
    metricDifference: { median: [0.002, -0.011, 0, -0.004][index] ?? null, projects: values.length },
    ratios: perQuantity((quantity) => ratiosOf(quantity, mean, spread, values.length, true, energy)),
  }
}

function ratiosOf(
  quantity: Quantity,
  mean: number,
  spread: number,
  pairs: number,
  comparable: boolean,
  energy: EnergyCase,
): Ratio[] {
  const factor = { energy: 0.98, cpu: 1, wall: 1.04, memory: 0.9 }[quantity]
  const quality = quantity === 'energy' ? energy : 'measured'
  return (['original-headless', 'original'] as const).map((baseline) => {
    if (quality === 'unavailable') {
      return {
        baseline,
        estimate: null,
        interval: null,
        pairs: 0,
        quality,
        verdict: 'not measured',
        reason: 'no energy meter on this host',
      }
    }
    const estimate = mean * factor * (baseline === 'original' ? 0.76 : 1)
    const decided = estimate * spread < 1 ? 'less' : estimate / spread > 1 ? 'more' : 'no detectable difference'
    return {
      baseline,
      estimate,
      interval: [estimate / spread, estimate * spread],
      pairs,
      quality,
      verdict: quality === 'estimated' ? 'not measured' : comparable ? decided : 'not comparable: accuracy differs',
      reason: quality === 'estimated' ? 'estimated from CPU time' : null,
    }
  })
}

function makeVariant(
  item: ProjectCase,
  mode: (typeof GENERATED)[number],
  model: string,
  cpu: number | null,
  energy: EnergyCase,
  hostile: boolean,
): VariantAnalysis {
  const shared = {
    id: `${item.slug}/${mode}/${model}/s1/i0`,
    project: item.slug,
    mode,
    model,
    blockModel: model,
    runs: 5,
  }
  if (cpu === null) {
    const ours = item.slug === 'sotu-party'
    return {
      ...shared,
      statuses: ours ? { 'environment-failed': 5 } : { ok: 1, failed: 3, timeout: 1 },
      passed: false,
      attempted: !ours,
      failure: ours
        ? { class: 'environment', message: 'uv: no wheel of scikit-learn 1.1 for Python 3.12' }
        : {
            class: 'KeyError',
            message: hostile ? HOSTILE : "KeyError: 'body_mass_g' (columns: species, island, bill_length_mm)",
          },
      metric: { name: item.metric, median: null, baseline: item.baseline, difference: null, comparable: null },
      summaries: perQuantity((quantity) => emptySummary(quantity, energy)),
      ratios: perQuantity(() => []),
    }
  }
  const worse = mode === 'autonomous' && item.slug === 'digits-knn' && model === MODELS[0]
  const difference = worse ? -0.04 : 0.001
  return {
    ...shared,
    statuses: { ok: 5 },
    passed: true,
    attempted: true,
    failure: null,
    metric: {
      name: item.metric,
      median: item.baseline + difference,
      baseline: item.baseline,
      difference,
      comparable: !worse,
    },
    summaries: perQuantity((quantity) => makeSummary(quantity, item.wallSeconds * cpu, energy)),
    ratios: perQuantity((quantity) => ratiosOf(quantity, cpu, 1.06, 5, !worse, energy)),
  }
}

function makeBaseline(
  item: ProjectCase,
  mode: 'original' | 'original-headless',
  blockModel: string,
  energy: EnergyCase,
): VariantAnalysis {
  const seconds = item.wallSeconds * (mode === 'original' ? 1.31 : 1)
  return {
    id: `${item.slug}/${mode}`,
    project: item.slug,
    mode,
    model: null,
    blockModel,
    statuses: { ok: 5 },
    runs: 5,
    passed: true,
    attempted: true,
    failure: null,
    metric: { name: item.metric, median: item.baseline, baseline: item.baseline, difference: 0, comparable: true },
    summaries: perQuantity((quantity) => makeSummary(quantity, seconds, energy)),
    ratios: perQuantity(() => []),
  }
}

function makeSummary(quantity: Quantity, seconds: number, energy: EnergyCase): VariantAnalysis['summaries']['cpu'] {
  if (quantity === 'energy' && energy === 'unavailable') return emptySummary(quantity, energy)
  const median = { energy: seconds * 71.3, cpu: seconds * 1.2, wall: seconds, memory: 182 * 2 ** 20 }[quantity]
  return {
    n: 5,
    median,
    minimum: median * 0.97,
    maximum: median * 1.05,
    quality: quantity === 'energy' ? energy : 'measured',
  }
}

function emptySummary(quantity: Quantity, energy: EnergyCase): VariantAnalysis['summaries']['cpu'] {
  return { n: 0, median: null, minimum: null, maximum: null, quality: quantity === 'energy' ? energy : 'unavailable' }
}

function perQuantity<T>(make: (quantity: Quantity) => T): Record<Quantity, T> {
  const [energy, cpu, wall, memory] = QUANTITIES.map(make)
  if (energy === undefined || cpu === undefined || wall === undefined || memory === undefined)
    throw new Error('QUANTITIES')
  return { energy, cpu, wall, memory }
}

export function makeProvenances({ recorded = false, hostile = false }: CampaignOptions = {}): Provenance[] {
  return PROJECTS.flatMap((item) =>
    MODELS.flatMap((model) =>
      GENERATED.map((mode) =>
        provenanceSchema.parse({
          schemaVersion: 1,
          variant: `${item.slug}/${mode}/${model}/s1/i0`,
          project: item.slug,
          mode,
          model,
          sample: 1,
          iteration: 0,
          origin: recorded ? 'recorded' : 'provider',
          provider: recorded ? 'replay' : 'openai',
          requestedModel: `${model}-2026-08`,
          returnedModel: recorded ? null : hostile ? HOSTILE : `${model}-2026-08-14`,
          responseId: null,
          status: 'ok',
          reason: null,
          promptHash: HASH,
          answerHash: HASH,
          codeHash: HASH,
          tokens: recorded ? null : { input: 2011, cachedInput: 0, output: 1480, reasoning: 320 },
          cost: recorded ? null : { usd: 0.0071, source: 'genai-prices', pricedAs: model },
          costReason: recorded ? 'recorded answers cost nothing' : null,
          attempts: 1,
          wallSeconds: 9.4,
          startedAt: '2026-11-30T09:01:00Z',
        }),
      ),
    ),
  )
}

export const AUTHOR_CODE = `import pandas as pd
import matplotlib.pyplot as plt
from sklearn.neighbors import KNeighborsClassifier

frame = pd.read_csv("digits.csv")
for index, row in frame.iterrows():
    frame.loc[index, "total"] = row.sum()
model = KNeighborsClassifier()
plt.show()
print("accuracy", 0.983)
`

export const VARIANT_CODE = `import numpy as np
from sklearn.neighbors import KNeighborsClassifier

values = np.loadtxt("digits.csv", delimiter=",", skiprows=1)
if values.size < 1 and "</code></pre><script>alert(4)</script>":
    raise SystemExit("empty \u202Eelif")
model = KNeighborsClassifier(algorithm="brute")
print("accuracy", 0.983)
`

export function makeDiffs(plan: Plan): Map<string, CodeDiff> {
  return new Map(
    plan.variants.flatMap((variant) => {
      const planned = plan.projects.find((candidate) => candidate.slug === variant.project)
      if (planned === undefined || variant.model === null) return []
      return [[variant.id, diffCode(planned, AUTHOR_CODE, VARIANT_CODE)] as const]
    }),
  )
}

export function makeSources(options: CampaignOptions = {}): ReportSources {
  const plan = makePlan(options)
  return { plan, analysis: makeAnalysis(options), provenances: makeProvenances(options), diffs: makeDiffs(plan) }
}

export function makeRecord(changes: Partial<RunRecord> = {}): RunRecord {
  return runRecord.parse({
    schemaVersion: 1,
    id: 'r1',
    project: 'digits-knn',
    mode: 'assisted',
    model: 'gpt-5-mini',
    variant: 'digits-knn/assisted/gpt-5-mini/s1/i0',
    sample: 1,
    iteration: 0,
    block: 'digits-knn/gpt-5-mini/1',
    orderIndex: 2,
    purpose: 'measured',
    attempt: 1,
    status: 'ok',
    exitCode: 0,
    signal: null,
    errorType: null,
    errorMessage: null,
    tracebackTail: null,
    failureClass: null,
    flags: [],
    metric: { name: 'accuracy', value: 98.3, normalised: 0.983 },
    wallSeconds: 1.205,
    userSeconds: 1.1,
    systemSeconds: 0.2,
    peakMemoryBytes: 190_840_832,
    reasons: {},
    energy: [
      { domain: 'package-0', joules: 60.5, netJoules: 41, meter: 'powercap', quality: 'measured', reason: null },
      { domain: 'package-1', joules: 20.25, netJoules: 1, meter: 'powercap', quality: 'measured', reason: null },
      { domain: 'package-0/dram', joules: 7, netJoules: 2, meter: 'powercap', quality: 'measured', reason: null },
      { domain: 'psys', joules: 500, netJoules: 2, meter: 'powercap', quality: 'measured', reason: null },
    ],
    variantHash: HASH,
    sourceHash: HASH,
    lockHash: HASH,
    environment: null,
    sandbox: 'bubblewrap',
    host: HOST,
    toolVersion: '0.1.0',
    startedAt: '2026-11-30T09:12:00Z',
    log: null,
    logSha256: null,
    ...changes,
  })
}
