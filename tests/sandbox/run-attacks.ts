import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlannedRun } from '../../src/benchmark/blank-record.ts'
import { executeRun } from '../../src/benchmark/execute.ts'
import { formatFailure } from '../../src/benchmark/run-progress.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { noBaseline } from '../../src/energy/idle.ts'
import { openMeter } from '../../src/energy/meter.ts'
import { describeHost } from '../../src/measurement/host.ts'
import { SHIMS_FOLDER } from '../../src/measurement/instruments/shims.ts'
import { Launcher } from '../../src/measurement/launcher.ts'
import { DataChanges } from '../../src/measurement/probe/data-changes.ts'
import { HostSensors } from '../../src/measurement/sensors.ts'
import { findBubblewrap, findContainer } from '../../src/sandbox/choose-sandbox.ts'
import { DEFAULT_LIMITS, type RunLimits } from '../../src/sandbox/run-limits.ts'
import type { PlannedProject } from '../../src/schema/campaign/plan.ts'
import { composeVariantId } from '../../src/schema/generation/variant-id.ts'
import type { Purpose, RunRecord } from '../../src/schema/measurement/record.ts'

/** A process of its own, as a benchmark is one, so that its environment holds secrets from the start. */
export interface AttackOrder {
  readonly source: string
  /** Where what the attacks print is kept. */
  readonly campaign: string
  readonly environment: string
  readonly controlGroup: boolean
  readonly tier: 'bubblewrap' | 'container'
  readonly attacks: readonly { file: string; purpose: Purpose; limits: Partial<RunLimits> }[]
}

export interface AttackResult {
  readonly record: RunRecord
  /** What a person at the terminal sees of it. */
  readonly line: string
  readonly log: string
}

const HASH = '0'.repeat(64)
const project: PlannedProject = {
  slug: 'attacked',
  title: 'Attacked',
  task: 'other',
  entry: 'main.py',
  workingDirectory: '.',
  pythonPath: [],
  arguments: [],
  metric: { name: 'accuracy', direction: 'higher', scale: 'fraction', tolerance: 0.01 },
  needs: { rapl: false, gpu: false, memoryGiB: 1, timeoutSeconds: 20 },
  data: [],
  scoring: 'printed',
  split: null,
  notProbed: {},
  cluster: null,
  drawsOrWaits: true,
  licence: null,
  origin: 'embedded',
  lockHash: HASH,
  sourceHash: HASH,
}

/** One after another, by one launcher, as in a campaign: an attack on the next run is one too. */
async function runAttacks(order: AttackOrder): Promise<AttackResult[]> {
  const { sandbox } = await (order.tier === 'container' ? findContainer() : findBubblewrap())
  if (sandbox === null) throw new Error(`no ${order.tier}`)
  await using launcher = new Launcher({ controlGroup: order.controlGroup })
  await using meter = await openMeter({ require: false, meters: ['estimate'] })
  using sensors = new HostSensors()
  const settings = {
    project,
    sourceFolder: order.source,
    environment: {
      python: join(order.environment, 'bin', 'python'),
      folder: order.environment,
      basePrefix: '/usr',
      pythonVersion: '3',
      lockHash: HASH,
    },
    sandbox,
    equipment: { launcher, meter, sensors, baseline: noBaseline({ kind: 'not-asked' }), carbon: null },
    flopCounter: null,
    host: await describeHost(),
    campaign: order.campaign,
    dataChanges: new DataChanges(),
    homeTemplate: null,
    shimsFolder: SHIMS_FOLDER,
    modules: null,
    scored: null,
  }
  const results: AttackResult[] = []
  for (const [index, { file, purpose, limits }] of order.attacks.entries()) {
    const mode = 'assisted' as const
    const parts = { project: 'attacked', mode, model: 'attacker', sample: index + 1, iteration: 0 }
    const variant = { id: composeVariantId(parts), ...parts }
    const run: PlannedRun = {
      variant,
      shim: 'as-is',
      block: {
        id: 'attacked/attacker/1',
        project: 'attacked',
        model: 'attacker',
        purpose,
        perturbation: null,
        session: 1,
        watched: false,
        number: 1,
        order: [{ variant: variant.id, shim: 'as-is' }],
      },
      orderIndex: index,
      attempt: 1,
      code: await readFile(file, 'utf8'),
      primaryFamilyHash: HASH,
    }
    const record = await executeRun(run, { ...settings, limits: { ...DEFAULT_LIMITS, ...limits } })
    const log = await readFile(campaignFiles.log(order.campaign, record.id), 'utf8')
    results.push({ record, line: formatFailure(record), log })
  }
  return results
}

if (import.meta.main) {
  const order: AttackOrder = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'))
  process.stdout.write(JSON.stringify(await runAttacks(order)))
}
