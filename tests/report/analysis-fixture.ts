import {
  ANALYSIS_VERSION,
  type Analysis,
  analysis as analysisSchema,
  type VariantAnalysis,
} from '../../src/schema/analysis/analysis.ts'
import type { FailureLog } from '../../src/schema/analysis/failure-analysis.ts'
import type { GroupAnalysis } from '../../src/schema/analysis/group.ts'
import { type GroupRatio, QUANTITIES, type Quantity, type Ratio } from '../../src/schema/analysis/ratio.ts'
import { usualShim } from '../../src/schema/common.ts'
import {
  type CampaignOptions,
  type EnergyCase,
  GENERATED,
  HASH,
  HOST,
  HOSTILE,
  MODELS,
  PROJECTS,
  type ProjectCase,
} from './cases.ts'

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
  const leading = energy === 'measured' ? 'energy' : 'cpu'
  return analysisSchema.parse({
    feedback: [],
    sensitivity: [],
    rounds: { planned: 0, shown: 0 },
    schemaVersion: ANALYSIS_VERSION,
    campaign: hostile ? HOSTILE : 'demo',
    toolVersion: '0.1.0',
    createdAt: '2026-11-30T14:05:00Z',
    seed: 20_260_318,
    headline: [
      {
        kind: 'group',
        mode: 'assisted',
        model: 'gpt-5-mini',
        energyGap: null,
        quantity: leading,
        baseline: 'original-headless',
      },
      ...(energy === 'measured' ? [] : [{ kind: 'no-energy' }]),
      { kind: 'scope' },
    ],
    leading,
    energyQuality: energy,
    energyLeftOut: [],
    energySources: energy === 'measured' ? ['powercap (package-0)'] : [],
    energyMeters: energy === 'measured' ? ['powercap'] : energy === 'estimated' ? ['cpu-time model'] : [],
    runs: { planned: 480, recorded: recorded ? 480 : 478, ok: 461 },
    hosts: [HOST],
    sandboxes: ['bubblewrap'],
    startedAt: '2026-11-30T09:12:00Z',
    scope: {
      projects: 6,
      tasks: [
        { task: hostile ? HOSTILE : 'binary-classification', projects: 3 },
        { task: 'regression', projects: 3 },
      ],
      cpuSeconds: null,
      hosts: 1,
      strata: 1,
      days: 1,
      firstDay: '2026-11-30',
      lastDay: '2026-11-30',
    },
    primaryFamily: { declared: 1, tested: 1, postHoc: false },
    models: [],
    successPairs: [],
    strata: [],
    groups: MODELS.flatMap((model, modelIndex) =>
      GENERATED.map((mode, modeIndex) => makeGroup(mode, model, modelIndex * 2 + modeIndex, energy)),
    ),
    variants,
    failures: { ...NO_FAILURES, logs: [makeLog(hostile ? `1\n${HOSTILE}` : 'Traceback:\nKeyError: 1')] },
    phases: [],
    diagnostics: { order: null, drift: null, noise: [], power: [] },
    breakEven: [],
    readings: {
      idle: [],
      restDrift: [],
      carbon: [],
      flops: [],
      threads: null,
      load: { runs: 0, contaminated: 0, throttled: 0 },
    },
    modelUse: [],
    code: null,
    findings: [
      ...(hostile ? [FAILED_BASELINE] : []),
      {
        kind: 'cold-runs',
        severity: 'note',
        subject: null,
        evidence: [],
        numbers: { cold: 3, runs: 478 },
      },
      {
        kind: 'no-order-effect',
        severity: 'note',
        subject: null,
        evidence: [],
        numbers: { estimate: 1.01, interval: [0.97, 1.05], projects: 6 },
      },
    ],
  })
}

const FAILED_BASELINE = {
  kind: 'baseline-failed',
  severity: 'error',
  subject: 'digits-knn/original',
  evidence: ['digits-knn/original'],
  numbers: { failed: 1, runs: 5 },
  missingFor: [],
  missingEverywhere: false,
  failure: { class: 'data-schema', errorType: null, message: HOSTILE },
}

const NO_OUTCOMES = {
  total: 0,
  attemptable: 0,
  passed: 0,
  failed: 0,
  lost: 0,
  notRun: 0,
  unsteady: 0,
  failedShare: null,
  interval: null,
}
const NO_FAILURES = {
  overall: NO_OUTCOMES,
  byMode: [],
  byModel: [],
  byModeAndModel: [],
  byProject: [],
  byIteration: [],
  classes: [],
  survivors: [],
}

const makeLog = (end: string): FailureLog => ({
  variant: `flight-arrival-delay/autonomous/${MODELS[1]}/s1/i0`,
  shim: 'as-is',
  blockModel: MODELS[1],
  record: 'ab12',
  sha256: HASH,
  end,
})

function makeGroup(mode: (typeof GENERATED)[number], model: string, index: number, energy: EnergyCase): GroupAnalysis {
  const values = PROJECTS.flatMap((item) => item.cpu[index] ?? [])
  const mean = Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
  const spread = 1.32
  return {
    mode,
    model,
    success: {
      passed: values.length,
      attemptable: index === 2 ? 5 : 6,
      total: 6,
      interval: null,
      bounds: null,
      stability: 1,
    },
    comparable: values.length - (index === 1 ? 1 : 0),
    suspect: 0,
    metricDifference: {
      median: [0.002, -0.011, 0, -0.004][index] ?? null,
      projects: values.length,
      mean: null,
      lower: null,
      margin: null,
      nonInferior: null,
    },
    ratios: perQuantity((quantity) => ratiosOf(quantity, mean, spread, values.length, true, energy).map(overProjects)),
    energyParts: [],
    costPerResult: { energy: NO_COST, cpu: NO_COST },
    draws: [],
    ranks: { energy: null, cpu: null },
  }
}

const NO_COST = {
  attempts: 6,
  correct: 0,
  perResult: null,
  baseline: null,
  censored: 0,
  quality: 'unavailable',
  cause: { kind: 'none-attempted' },
} as const

const overProjects = (ratio: Ratio): GroupRatio => ({
  ...ratio,
  exploratory: true, // of six projects
  failed: 0,
  censored: 0,
  clusters: ratio.pairs,
  survivors: null,
  medianInterval: null,
  bca: null,
  median: ratio.estimate,
  standardDeviation: null,
  improved: ratio.pairs,
  strata: 1,
  equivalence: null,
  checks: null,
  test: null,
})

function decide(estimate: number, spread: number) {
  if (estimate * spread < 1) return 'less'
  return estimate / spread > 1 ? 'more' : 'inconclusive'
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
        verdict: 'not-measured',
        cause: {
          kind: 'missing',
          quantity: 'energy',
          leftOut: false,
          reading: { kind: 'execution', reason: { kind: 'reported', detail: 'no energy meter on this host' } },
        },
        margin: null,
        leftOut: [],
        smallestEffect: null,
        sessions: 2,
        exploratory: false,
        vetoedBy: null,
      }
    }
    const estimate = mean * factor * (baseline === 'original' ? 0.76 : 1)
    const decided = comparable ? decide(estimate, spread) : 'not-comparable'
    return {
      baseline,
      estimate,
      interval: [estimate / spread, estimate * spread],
      pairs,
      quality,
      verdict: quality === 'estimated' ? 'not-measured' : decided,
      cause: quality === 'estimated' ? { kind: 'estimated', quantity } : null,
      margin: null,
      leftOut: [],
      smallestEffect: 0.02,
      sessions: 2,
      exploratory: false,
      vetoedBy: null,
    }
  })
}

/** No record lies behind the numbers here. */
const UNOBSERVED = {
  energyParts: [],
  observations: null,
  points: { record: [], block: [], status: [], metric: [], energy: [], cpu: [], wall: [], memory: [] },
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
    shim: 'as-is' as const,
    counts: true,
    blockModel: model,
    runs: 5,
  }
  if (cpu === null) {
    const ours = item.slug === 'sotu-party'
    return {
      ...shared,
      statuses: ours ? { 'environment-failed': 5 } : { ok: 1, failed: 3, timeout: 1 },
      passed: false,
      stability: null,
      attempted: !ours,
      failure: ours
        ? { class: 'environment', errorType: null, message: 'uv: no wheel of scikit-learn 1.1 for Python 3.12' }
        : {
            class: 'data-schema',
            errorType: hostile ? null : 'KeyError',
            message: hostile ? HOSTILE : "'body_mass_g' (columns: species, island, bill_length_mm)",
          },
      validity: null,
      metric: {
        name: item.metric,
        median: null,
        baseline: item.baseline,
        difference: null,
        testError: null,
        lowerGain: null,
        upperGain: null,
        verdict: null,
      },
      summaries: perQuantity((quantity) => emptySummary(quantity, energy)),
      ratios: perQuantity(() => []),
      ...UNOBSERVED,
    }
  }
  const worse = mode === 'autonomous' && item.slug === 'digits-knn' && model === MODELS[0]
  const difference = worse ? -0.04 : 0.001
  return {
    ...shared,
    statuses: { ok: 5 },
    passed: true,
    stability: 1,
    attempted: true,
    failure: null,
    validity: null,
    metric: {
      name: item.metric,
      median: item.baseline + difference,
      baseline: item.baseline,
      difference,
      testError: null,
      lowerGain: difference,
      upperGain: null,
      verdict: worse ? 'worse' : 'as-good',
    },
    summaries: perQuantity((quantity) => makeSummary(quantity, item.wallSeconds * cpu, energy)),
    ratios: perQuantity((quantity) => ratiosOf(quantity, cpu, 1.06, 5, !worse, energy)),
    ...UNOBSERVED,
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
    shim: usualShim(mode),
    counts: true,
    blockModel,
    statuses: { ok: 5 },
    runs: 5,
    passed: true,
    stability: 1,
    attempted: true,
    failure: null,
    validity: null,
    metric: {
      name: item.metric,
      median: item.baseline,
      baseline: item.baseline,
      difference: 0,
      testError: null,
      lowerGain: 0,
      upperGain: null,
      verdict: 'as-good',
    },
    summaries: perQuantity((quantity) => makeSummary(quantity, seconds, energy)),
    ratios: perQuantity(() => []),
    ...UNOBSERVED,
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
