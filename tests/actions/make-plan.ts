import { listBlocks, listVariants } from '../../src/planning/plan-blocks.ts'
import { PLAN_VERSION, type Plan, type PlannedProject, plan } from '../../src/schema/campaign/plan.ts'
import { needs } from '../../src/schema/dataset/manifest.ts'
import { modelEntry } from '../../src/schema/generation/model-entries.ts'

/** A plan of one mode and three blocks over projects that exist in name only. */
export async function makePlan(
  projects: readonly string[],
  models: readonly string[],
  wishes: Readonly<Record<string, Partial<PlannedProject['needs']>>> = {},
): Promise<Plan> {
  const design = {
    models,
    modes: ['assisted'] as const,
    samples: 1,
    repetitions: 2,
    warmups: 1,
    profiles: 0,
    sessions: 1,
    sensitivity: [],
    smallestEffect: 2,
    subsamples: 1,
    flops: false,
    fanOut: 'project-model' as const,
    seed: 7,
    prompt: 'efficient' as const,
    readme: 'blind' as const,
    repairs: 0,
    control: false,
    feedback: false,
  }
  const drawn = { ...design, projects }
  const variants = listVariants(drawn)
  return plan.parse({
    options: { ...design, probes: false },
    schemaVersion: PLAN_VERSION,
    campaign: 'test',
    toolVersion: '0.0.0',
    createdAt: '2026-01-01T00:00:00.000Z',
    projects: projects.map((slug) => ({
      slug,
      title: slug,
      task: 'other',
      entry: 'main.py',
      workingDirectory: '.',
      arguments: [],
      licence: 'MIT',
      origin: 'embedded',
      lockHash: '0'.repeat(64),
      sourceHash: '0'.repeat(64),
      data: [],
      scoring: 'printed',
      split: null,
      notProbed: {},
      cluster: null,
      drawsOrWaits: true,
      metric: { name: 'accuracy', direction: 'higher', scale: 'fraction' },
      needs: needs.parse(wishes[slug] ?? {}),
    })),
    models: models.map((id) => modelEntry.parse({ id, provider: 'replay', model: id, answers: 'answers' })),
    leftOut: [],
    leftOutProjects: [],
    variants,
    blocks: listBlocks(drawn, variants),
    shards: null,
    prompt: null,
    primaryFamily: [],
    expected: { modelCalls: 0, inputTokens: 0, outputTokens: 0, usd: 0, usdReason: null, runs: 1, worstSeconds: 1 },
  })
}
