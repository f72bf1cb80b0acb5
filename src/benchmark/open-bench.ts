import type { CommandContext } from '../base/context.ts'
import { nameFact } from '../base/text/text.ts'
import type { CarbonModel } from '../energy/carbon.ts'
import type { FlopCounter } from '../energy/flops/flop-counter.ts'
import type { Meter } from '../energy/meter.ts'
import { CompiledCode } from '../measurement/compiled-code.ts'
import { HomeTemplates } from '../measurement/home.ts'
import type { Launcher } from '../measurement/launcher.ts'
import { DataChanges } from '../measurement/probe/data-changes.ts'
import { takeBaseline } from '../measurement/rounds/idle-baseline.ts'
import { HostSensors } from '../measurement/sensors.ts'
import type { PlannedRun } from './blank-record.ts'
import { ProjectSplits } from './project-splits.ts'
import type { Bench } from './run-once.ts'

/** What is open already when runs are about to be made. */
interface Opened extends Pick<Bench, 'campaign' | 'prepared' | 'sandboxes' | 'keepRecord' | 'onTimed' | 'hostRoot'> {
  readonly runs: readonly PlannedRun[]
  readonly meter: Meter
  readonly launcher: Launcher
  readonly host: Omit<Bench['host'], 'python'>
  readonly carbon: CarbonModel | null
  readonly idleSeconds: number
}

/** Opens the rest of what runs are made with, after the power at rest was measured; it is closed when `use` ends. */
export async function withBench<T>(
  { runs, meter, launcher, host, carbon, idleSeconds, ...opened }: Opened,
  context: CommandContext,
  use: (bench: Bench) => Promise<T>,
): Promise<T> {
  const baseline = await takeBaseline(idleSeconds, meter, launcher, context)
  const flopCounter = await openCounter(runs, context)
  using sensors = new HostSensors(opened.hostRoot)
  await using homes = new HomeTemplates(launcher)
  await using compiled = new CompiledCode(launcher)
  const python = [...opened.prepared.values()].find((each) => each.environment)?.environment?.pythonVersion ?? null
  return await use({
    ...opened,
    flopCounter,
    homes,
    compiled,
    splits: new ProjectSplits(),
    dataChanges: new DataChanges(),
    takeRest:
      baseline.powers.length === 0
        ? null
        : async () => (await takeBaseline(idleSeconds, meter, launcher, context)).powers,
    equipment: { launcher, meter, sensors, baseline, carbon },
    host: { ...host, python },
  })
}

/** The counter's code loads only where a plan asks for it. */
async function openCounter(runs: readonly PlannedRun[], { env, logger }: CommandContext): Promise<FlopCounter | null> {
  if (!runs.some(({ block }) => block.purpose === 'flops')) return null
  const { openFlopCounter } = await import('../energy/flops.ts')
  const counter = await openFlopCounter(env)
  if (counter.unavailable)
    logger.info(`the processor's operations are not counted here: ${nameFact(counter.unavailable)}`)
  return counter
}
