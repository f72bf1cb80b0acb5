import { analyseCampaign } from '../../src/analysis/analyse-campaign.ts'
import type { CampaignCode } from '../../src/analysis/code/analyse-code.ts'
import { hashPrimaryFamily } from '../../src/campaign/primary-family.ts'
import type { ReportSources } from '../../src/report/data/report-data.ts'
import { type Analysis, analysis as analysisSchema } from '../../src/schema/analysis/analysis.ts'
import type { Plan } from '../../src/schema/campaign/plan.ts'
import type { PhaseSeconds, RunRecord } from '../../src/schema/measurement/record.ts'
import { describeAll } from '../analysis/code/programs.ts'
import { collectRecords } from '../analysis/collect-records.ts'
import { makePlan, makeProvenance, makeRecords, noise, type RunPlace, type RunTraits } from '../analysis/factory.ts'
import { HOSTILE } from './cases.ts'
import { AUTHOR_CODE } from './fixtures.ts'

const PLOT_FREE_CODE = AUTHOR_CODE.replace('import matplotlib.pyplot as plt\n', '').replace('plt.show()\n', '')
const PROJECTS = 9

/** Where the CPU seconds of each go; the models' scripts import less. */
const PROFILES: Readonly<Record<'baseline' | 'variant', PhaseSeconds>> = {
  baseline: { import: 1, data: 0.2, fit: 0.6, predict: 0.1, plot: 0, other: 0.1 },
  variant: { import: 0.4, data: 0.2, fit: 0.6, predict: 0.1, plot: 0, other: 0.1 },
}

/**
 * Nine projects, two models and modes, two answers each, everything measured that a run can measure, through the real
 * analysis: `assisted` uses a third less, `autonomous` of model-b as much as the author's; one project's answers fail.
 */
export async function makeCampaign({
  hostile = false,
  change = (record: RunRecord): RunRecord => record,
} = {}): Promise<ReportSources & { analysis: Analysis }> {
  const plan = planCampaign()
  const family = hashPrimaryFamily(plan.primaryFamily)
  const message = hostile ? HOSTILE : "'body_mass_g'"
  const records = makeRecords(plan, (place) => traitsOf(place, message))
    .map((record) => ({
      ...record,
      ...readingsOf(record),
      primaryFamilyHash: family,
    }))
    .map(change)
  const provenances = plan.variants.flatMap(({ id, model }) =>
    model === null
      ? []
      : [makeProvenance(id, { energy: { joules: 900, low: 300, high: 2700, source: hostile ? HOSTILE : 'a paper' } })],
  )
  const analysis = analysisSchema.parse(
    analyseCampaign({
      plan,
      collected: collectRecords(plan, records),
      provenances: new Map(provenances.map((each) => [each.variant, each])),
      code: await describeCode(plan),
      toolVersion: '0.0.0',
      createdAt: '2026-11-30T14:05:00Z',
    }),
  )
  return { plan, analysis, diffs: new Map() }
}

function planCampaign(): Plan {
  const models = ['model-a', 'model-b']
  const plan = makePlan({ projects: PROJECTS, models, modes: ['assisted', 'autonomous'], samples: 2, repetitions: 6 })
  const extra = plan.blocks
    .filter(({ number }) => number === 1)
    .flatMap((block) => [
      { ...block, id: block.id.replace(/\d+$/, 'p1'), purpose: 'profile' as const },
      { ...block, id: block.id.replace(/\d+$/, 'f1'), purpose: 'flops' as const },
    ])
  return {
    ...plan,
    blocks: [...plan.blocks, ...extra],
    primaryFamily: models.map((model) => ({
      mode: 'assisted',
      model,
      quantity: 'energy',
      baseline: 'original-headless',
    })),
  }
}

function traitsOf(place: RunPlace, message: string): RunTraits {
  const { mode, model, project, random } = place
  const base = { original: 1.3, 'original-headless': 1, assisted: 0.66 }[mode as string] ?? 0.8
  const same = mode === 'autonomous' && model === 'model-b'
  const seconds = (same ? 1 : base) * noise(random, same ? 0.004 : 0.03)
  if (project === 'project-9' && model !== null) {
    return {
      cpuSeconds: 0.5,
      joules: 10,
      changes: { status: 'failed', failureClass: 'data-schema', errorType: 'KeyError', errorMessage: message },
    }
  }
  return { cpuSeconds: seconds, joules: 20 * seconds }
}

/** What a record has beside the factory's: idle power, carbon, conditions, and a profile or a count in their own blocks. */
function readingsOf(record: RunRecord): Partial<RunRecord> {
  if (record.purpose === 'profile') return { phaseCpuSeconds: PROFILES[record.model === null ? 'baseline' : 'variant'] }
  if (record.purpose === 'flops') {
    const reading = { meter: 'perf' as const, quality: 'measured' as const, counted: 1, reason: null }
    return { flops: [{ ...reading, kind: 'hardware-retired', count: 4.2e9 }] }
  }
  const [reading] = record.energy
  if (reading === undefined || reading.joules === null) return {}
  const grams = (reading.joules / 3.6e6) * 1.2 * 350
  const source = { gramsPerKwh: 350, region: 'DE', year: 2024, source: 'Ember', pue: 1.2 }
  return {
    energy: [{ ...reading, netJoules: reading.joules - 5 }],
    idle: [
      {
        domain: reading.domain,
        meter: reading.meter,
        watts: 12.5,
        standardErrorWatts: 0.1,
        seconds: 60,
        startedAt: record.startedAt,
      },
    ],
    carbon: { grams, quality: 'measured', ...source, reason: null },
    conditions: {
      otherCpuSeconds: 0.01,
      otherCpuShare: 0.012,
      temperatureCelsius: { before: 50, after: 61 },
      frequencyMegahertz: null,
      throttled: 1,
    },
    flags: record.orderIndex === 0 ? ['throttled'] : [],
  }
}

/** In half of the projects the models removed the plots. */
async function describeCode(plan: Plan): Promise<CampaignCode> {
  const described = await describeAll({ author: AUTHOR_CODE, plotFree: PLOT_FREE_CODE })
  const script = (key: 'author' | 'plotFree', text: string) => {
    const description = described.get(key)
    if (description === undefined) throw new Error(`${key} was not described`)
    return { text, bytes: Buffer.byteLength(text), description }
  }
  const [author, plotFree] = [script('author', AUTHOR_CODE), script('plotFree', PLOT_FREE_CODE)]
  return {
    authors: new Map(plan.projects.map(({ slug }) => [slug, { ...author, licence: 'MIT', ownModules: [] }])),
    scripts: new Map(
      plan.variants.flatMap(({ id, model, sample }) =>
        model === null ? [] : [[id, sample === 1 ? plotFree : author]],
      ),
    ),
  }
}
