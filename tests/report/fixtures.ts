import { differ } from '../../src/analysis/code/line-difference.ts'
import { summariseModelUse } from '../../src/analysis/observations/model-use.ts'
import { showDiffs } from '../../src/report/data/code-diff.ts'
import type { ReportSources } from '../../src/report/data/report-data.ts'
import type { CodeDiff } from '../../src/report/document/chapter.ts'
import type { AuthorCode, CodeAnalysis, VariantCode } from '../../src/schema/analysis/code-analysis.ts'
import { PLAN_VERSION, type Plan, type PlannedProject, plan as planSchema } from '../../src/schema/campaign/plan.ts'
import {
  PROVENANCE_VERSION,
  type Provenance,
  provenance as provenanceSchema,
} from '../../src/schema/generation/provenance.ts'
import { RECORD_VERSION, type RunRecord, runRecord } from '../../src/schema/measurement/record.ts'
import { usualMember } from '../support/members.ts'
import { makeAnalysis } from './analysis-fixture.ts'
import { type CampaignOptions, GENERATED, HASH, HOST, HOSTILE, MODELS, PROJECTS } from './cases.ts'

export function makePlan({ recorded = false, hostile = false }: CampaignOptions = {}): Plan {
  const projects = PROJECTS.map(
    (item): PlannedProject => ({
      slug: item.slug,
      title: hostile && item.slug === 'digits-knn' ? HOSTILE : item.title,
      task: item.task,
      entry: 'train.py',
      workingDirectory: '.',
      pythonPath: [],
      arguments: [],
      metric: {
        name: item.metric,
        direction: item.direction,
        scale: item.scale,
        tolerance: item.scale === 'absolute' ? 0.5 : 0.01,
      },
      needs: { rapl: false, gpu: false, memoryGiB: 2, timeoutSeconds: 300 },
      data: [],
      scoring: 'printed',
      split: null,
      notProbed: {},
      cluster: null,
      drawsOrWaits: true,
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
        perturbation: null,
        session: 1,
        watched: false,
        number: Math.max(1, number),
        order: [`${slug}/original`, `${slug}/original-headless`].map(usualMember),
      })),
    ),
  )
  return planSchema.parse({
    schemaVersion: PLAN_VERSION,
    campaign: hostile ? HOSTILE : 'demo',
    toolVersion: '0.1.0',
    createdAt: '2026-11-30T09:00:00Z',
    options: {
      models: MODELS,
      modes: GENERATED,
      samples: 1,
      repetitions: 5,
      warmups: 1,
      sessions: 1,
      sensitivity: [],
      smallestEffect: 2,
      subsamples: 1,
      profiles: 0,
      flops: false,
      probes: false,
      seed: 20_260_318,
      fanOut: 'project-model',
      prompt: 'efficient' as const,
      readme: 'blind' as const,
      repairs: 0,
      control: false,
      feedback: false,
    },
    projects,
    models: MODELS.map((id, index) => ({
      id,
      provider: recorded ? 'replay' : index === 0 ? 'openai' : 'anthropic',
      model: hostile ? HOSTILE : `${id}-2026-08`,
    })),
    leftOut: recorded ? [] : [{ model: 'gemini-3-flash', reason: { kind: 'no-key', variable: 'GEMINI_API_KEY' } }],
    leftOutProjects: [],
    variants: [...baselines, ...generated],
    blocks,
    shards: null,
    prompt: null,
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

const RECORDED = {
  origin: 'recorded',
  provider: 'replay',
  returnedModel: null,
  tokens: null,
  costReason: { kind: 'recorded' },
}
const ASKED = {
  origin: 'provider',
  provider: 'openai',
  tokens: { input: 2011, cachedInput: 0, cacheWrite: 0, output: 1480, reasoning: 320 },
  costReason: null,
}

function makeProvenances({ recorded = false, hostile = false }: CampaignOptions = {}): Provenance[] {
  return PROJECTS.flatMap((item) =>
    MODELS.flatMap((model) =>
      GENERATED.map((mode) =>
        provenanceSchema.parse({
          schemaVersion: PROVENANCE_VERSION,
          drawsOrWaits: false,
          unlockedImports: [],
          variant: `${item.slug}/${mode}/${model}/s1/i0`,
          project: item.slug,
          mode,
          model,
          sample: 1,
          iteration: 0,
          requestedModel: `${model}-2026-08`,
          ...(recorded ? RECORDED : { ...ASKED, returnedModel: hostile ? HOSTILE : `${model}-2026-08-14` }),
          responseId: null,
          status: 'ok',
          reason: null,
          promptHash: HASH,
          call: null,
          answerHash: HASH,
          codeHash: HASH,
          cost: recorded ? null : { usd: 0.0071, source: 'genai-prices', pricedAs: model },
          energy: null,
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

/** What `analyse` says of the code that the diffs are made from, and their patches. */
export function makeCode(
  plan: Plan,
  scripts: { readonly author: string | null; readonly variant: string | null } = {
    author: AUTHOR_CODE,
    variant: VARIANT_CODE,
  },
): { readonly code: CodeAnalysis; readonly patches: Map<string, string> } {
  const { author, variant } = scripts
  const patches = new Map<string, string>()
  const variants = plan.variants.flatMap(({ id, project, mode, model }): VariantCode[] => {
    if (model === null || variant === null) return []
    const difference = author === null ? null : differ(id, author, variant)
    if (difference !== null) patches.set(id, difference.patch)
    const script = { bytes: variant.length, lines: 1, counts: null, structure: null, fault: null }
    return [
      {
        id,
        project,
        mode,
        model,
        script,
        difference: difference?.lines ?? null,
        changes: null,
        gaps: [],
        overlap: null,
        unlockedImports: null,
      },
    ]
  })
  const authors = plan.projects.map(
    ({ slug, licence }): AuthorCode => ({
      project: slug,
      licence,
      script: null,
      ownModules: [],
      gap: author === null ? { kind: 'source-changed' } : null,
    }),
  )
  return { code: { authors, variants, sizes: [], changes: [], associations: [], leading: 'cpu' }, patches }
}

function makeDiffs(plan: Plan): Map<string, CodeDiff> {
  const { code, patches } = makeCode(plan)
  return showDiffs(plan, code, patches)
}

export function makeSources(
  options: CampaignOptions = {},
): ReportSources & { readonly provenances: readonly Provenance[] } {
  const plan = makePlan(options)
  const provenances = makeProvenances(options)
  const analysis = { ...makeAnalysis(options), modelUse: summariseModelUse(plan, provenances) }
  return { plan, analysis, provenances, diffs: makeDiffs(plan) }
}

export function makeRecord(changes: Partial<RunRecord> = {}): RunRecord {
  return runRecord.parse({
    schemaVersion: RECORD_VERSION,
    id: 'r1',
    project: 'digits-knn',
    mode: 'assisted',
    model: 'gpt-5-mini',
    variant: 'digits-knn/assisted/gpt-5-mini/s1/i0',
    shim: 'as-is',
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
    metric: { name: 'accuracy', value: 98.3, normalised: 0.983, hookSeconds: null },
    wallSeconds: 1.205,
    userSeconds: 1.1,
    systemSeconds: 0.2,
    peakMemoryBytes: 190_840_832,
    reasons: {},
    energy: [
      {
        domain: 'package-0',
        joules: 60.5,
        netJoules: 41,
        meter: 'powercap',
        quality: 'measured',
        reason: null,
        doubts: [],
      },
      {
        domain: 'package-1',
        joules: 20.25,
        netJoules: 1,
        meter: 'powercap',
        quality: 'measured',
        reason: null,
        doubts: [],
      },
      {
        domain: 'package-0/dram',
        joules: 7,
        netJoules: 2,
        meter: 'powercap',
        quality: 'measured',
        reason: null,
        doubts: [],
      },
      { domain: 'psys', joules: 500, netJoules: 2, meter: 'powercap', quality: 'measured', reason: null, doubts: [] },
    ],
    idle: [],
    carbon: null,
    phaseCpuSeconds: null,
    flops: [],
    probe: null,
    split: null,
    primaryFamilyHash: null,
    conditions: null,
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
