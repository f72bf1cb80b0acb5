import { summariseMeasurement } from '../../src/analysis/measurement/summarise.ts'
import type { MeasuredRun, Measurement } from '../../src/schema/analysis/measurement.ts'
import { MEASUREMENT_VERSION } from '../../src/schema/measurement/measurement-basics.ts'
import { makeRun } from '../analysis/measured-runs.ts'
import { HOST } from './cases.ts'

const COMMANDS = [
  ['python3', 'old.py', '--epochs', '10'],
  ['python3', 'new.py', '--epochs', '10', '--note', 'a | b <i>'],
]

/** Two commands, the second of which takes a fifth less; `change` what each measured run is to be. */
export function makeMeasurement(
  over: Partial<Measurement> = {},
  change: (run: MeasuredRun, command: number) => MeasuredRun = (run) => run,
): Measurement {
  const sides = [20, 16].map((joules, index) => ({
    warmups: [makeRun({ wallSeconds: joules / 2, flags: ['cold'] })],
    runs: Array.from({ length: 10 }, (_, round) =>
      change(
        makeRun({
          round,
          joules: joules * (1 + 0.01 * ((round * (2 + index)) % 5)),
          wallSeconds: (joules / 10) * (1 + 0.001 * round),
        }),
        index,
      ),
    ),
  }))
  const { summaries, ...found } = summariseMeasurement(sides, null, { target: null }, 1)
  return {
    schemaVersion: MEASUREMENT_VERSION,
    host: HOST,
    seed: 1,
    idle: [],
    commands: COMMANDS.map((command, index) => ({
      command,
      name: null,
      parameters: {},
      runs: sides[index]?.runs ?? [],
      warmups: sides[index]?.warmups ?? [],
      flops: [],
      phaseCpuSeconds: null,
      reasons: {},
      ...(summaries[index] ?? { summary: {}, energyQuality: 'unavailable' }),
    })),
    ...found,
    stopping: { rounds: 10, reason: 'repetitions', target: null, reached: null, quantity: null },
    ...over,
  }
}
