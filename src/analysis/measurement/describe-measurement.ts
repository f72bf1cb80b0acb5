import type { MeasuredRun, Measurement } from '../../schema/analysis/measurement.ts'
import { MEASUREMENT_VERSION } from '../../schema/measurement/measurement-basics.ts'
import { chooseLeadingOfRuns } from './compared-quantities.ts'
import { summariseMeasurement } from './summarise.ts'

type CommandMeasurement = Measurement['commands'][number]

/** Commands, and how long one may take at most. */
interface Asked {
  readonly commands: readonly {
    readonly command: readonly string[]
    readonly name: string | null
    readonly parameters: CommandMeasurement['parameters']
  }[]
  readonly timeout?: number | undefined
}

/** What the rounds of some commands came to. */
interface Measured {
  readonly host: Measurement['host']
  readonly idle: readonly Measurement['idle'][number][]
  readonly rounds: {
    /** Of each command. */
    readonly runs: readonly (readonly MeasuredRun[])[]
    readonly warmups: readonly (readonly MeasuredRun[])[]
    readonly repeatsOfFirst: readonly MeasuredRun[] | null
    readonly stopping: Omit<Measurement['stopping'], 'quantity'>
  }
  readonly extraReadings: readonly Pick<CommandMeasurement, 'flops' | 'phaseCpuSeconds' | 'reasons'>[]
}

/** All that is told of measured commands: their runs, and the statistics over them. */
export function describeMeasurement(
  { commands, timeout }: Asked,
  seed: number,
  { host, idle, rounds, extraReadings }: Measured,
): Measurement {
  const { runs, warmups, repeatsOfFirst, stopping } = rounds
  const sides = commands.map((_, index) => ({ runs: runs[index] ?? [], warmups: warmups[index] ?? [] }))
  const { summaries, ...found } = summariseMeasurement(sides, repeatsOfFirst, stopping, seed, timeout ?? null)
  return {
    schemaVersion: MEASUREMENT_VERSION,
    host,
    seed,
    idle: [...idle],
    commands: summaries.map((summary, index) => ({
      command: [...(commands[index]?.command ?? [])],
      name: commands[index]?.name ?? null,
      parameters: { ...commands[index]?.parameters },
      runs: [...(runs[index] ?? [])],
      warmups: [...(warmups[index] ?? [])],
      ...(extraReadings[index] ?? { flops: [], phaseCpuSeconds: null, reasons: {} }),
      ...summary,
    })),
    ...found,
    stopping: { ...stopping, quantity: stopping.target === null ? null : chooseLeadingOfRuns(runs) },
  }
}
