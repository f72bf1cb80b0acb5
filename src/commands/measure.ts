import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { createRatioEstimator } from '../analysis/ratio.ts'
import { summariseSample } from '../analysis/sample.ts'
import { decideVerdict } from '../analysis/verdict.ts'
import { interruptible, UserError } from '../base/errors.ts'
import { writeJson } from '../base/files.ts'
import { seededRandom } from '../base/random.ts'
import { describeHost } from '../benchmark/host.ts'
import { behindGate, hostLockPath, Launcher, type LaunchOutcome } from '../benchmark/launcher.ts'
import { readTail } from '../benchmark/workspace.ts'
import { flagsOfEnergy, type Meter } from '../energy/meter.ts'
import { renderMeasurement } from '../report/measurement-table.ts'
import { SCHEMA_VERSION } from '../schema/common.ts'
import type { MeasuredRun, Measurement } from '../schema/measurement.ts'
import type { CommandContext } from './context.ts'
import { type EnergyOptions, openMeters } from './open-meters.ts'

export interface MeasureOptions extends EnergyOptions {
  readonly commands: readonly (readonly string[])[]
  readonly repetitions?: number
  readonly warmup?: number
  readonly seed?: number
  /** Path, or `-` for stdout. */
  readonly json?: string
}

export interface MeasureResult {
  readonly measurement: Measurement
  readonly table: string
  /** The command's own: the first that isn't 0. */
  readonly exitCode: number
}

/** `a b -- c d` is two commands. */
export function splitCommands(words: readonly string[]): string[][] {
  const commands: string[][] = [[]]
  for (const word of words) {
    if (word === '--') commands.push([])
    else commands.at(-1)?.push(word)
  }
  if (commands.some((command) => command.length === 0)) {
    throw new UserError('A command is missing: greenml measure -- <command> [-- <command>…]')
  }
  return commands
}

/** Runs the commands in rounds, each round in random order, and reports what each cost. Their output is discarded. */
export async function measure(options: MeasureOptions, context: CommandContext): Promise<MeasureResult> {
  const { logger } = context
  const seed = options.seed ?? randomInt(2 ** 31 - 1)
  await using meter = await openMeters(options, context)
  const host = await describeHost(null)
  const scratch = await mkdtemp(join(tmpdir(), 'greenml-measure-'))
  await using launcher = new Launcher()
  try {
    const holding = launcher.holdHost(
      `greenml measure (process ${process.pid})`,
      (holder) => logger.info(`waiting: another measurement runs on this host: ${holder}`),
      hostLockPath(context.env),
    )
    await interruptible(holding, context.signal)
    const rounds = (options.warmup ?? 1) + (options.repetitions ?? 5)
    const runs: MeasuredRun[][] = options.commands.map(() => [])
    const complaints = new Map<number, string>()
    for (let round = 0; round < rounds; round++) {
      const order = seededRandom(seed, `round ${round}`).shuffle(options.commands.map((_, index) => index))
      for (const index of order) {
        logger.status(`round ${round + 1} of ${rounds}: ${options.commands[index]?.join(' ')}`)
        const work = measureOnce(options.commands[index] ?? [], launcher, meter, scratch, context)
        const run = await interruptible(work, context.signal)
        if (run.exitCode !== 0 && !complaints.has(index)) complaints.set(index, await readLastLine(scratch))
        if (round >= (options.warmup ?? 1)) runs[index]?.push(run)
      }
    }
    logger.status('')
    const measurement = summarise(options.commands, runs, host, seed)
    if (options.json === '-') process.stdout.write(`${JSON.stringify(measurement, null, 2)}\n`)
    else if (options.json) await writeJson(options.json, measurement)
    return { measurement, table: renderMeasurement(measurement, complaints), exitCode: exitCodeOf(runs.flat()) }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** What a command that failed said last: for the person at the terminal, never for the JSON. */
async function readLastLine(scratch: string): Promise<string> {
  const text = await readTail(join(scratch, 'stderr'), 4000)
  return stripVTControlCharacters(text.trim().split('\n').at(-1) ?? '').slice(0, 300)
}

const NO_LIMIT_SECONDS = 10 * 365 * 86_400

async function measureOnce(
  command: readonly string[],
  launcher: Launcher,
  meter: Meter,
  scratch: string,
  context: CommandContext,
): Promise<MeasuredRun> {
  const environment = Object.entries(context.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  await meter.prepare()
  const outcome = await launcher.run({
    argv: behindGate(command),
    env: Object.fromEntries(environment),
    cwd: process.cwd(),
    stdout: '/dev/null',
    stderr: join(scratch, 'stderr'),
    timeoutSeconds: NO_LIMIT_SECONDS,
    counters: meter.counterPaths,
    limits: {},
  })
  const { wallSeconds, userSeconds, systemSeconds } = outcome
  const energy =
    wallSeconds === undefined ? [] : await meter.read(outcome.samples, wallSeconds, userSeconds + systemSeconds)
  return describeOutcome(outcome, energy)
}

function describeOutcome(outcome: LaunchOutcome, energy: MeasuredRun['energy']): MeasuredRun {
  return {
    wallSeconds: outcome.wallSeconds ?? null,
    userSeconds: outcome.userSeconds,
    systemSeconds: outcome.systemSeconds,
    peakMemoryBytes: outcome.largestProcessBytes,
    exitCode: outcome.exitCode,
    signal: outcome.signal,
    startedAt: new Date(outcome.startedAt * 1000).toISOString(),
    energy,
    carbon: null,
    conditions: null,
    reasons: { peakMemoryBytes: 'of the largest single process, not the sum over the process tree' },
    flags: [...(outcome.survivors > 0 ? ['left-processes'] : []), ...flagsOfEnergy(energy)],
  }
}

/** Gross joules of all packages by one meter, or none of them; where no package was measured, the estimate. */
const packageJoules = ({ energy }: MeasuredRun): number | null => {
  const packages = energy.filter(({ domain }) => /^package-[^/]*$/.test(domain))
  const meter = packages.find(({ quality }) => quality === 'measured')?.meter
  const readings =
    meter === undefined
      ? energy.filter(({ quality }) => quality === 'estimated')
      : packages.filter((reading) => reading.meter === meter)
  return readings.length === 0 || readings.some(({ joules }) => joules === null)
    ? null
    : readings.reduce((sum, { joules }) => sum + (joules ?? 0), 0)
}

/** An estimate on either side makes the comparison one of estimates. */
const qualityOf = (runs: readonly MeasuredRun[]) => {
  if (runs.every((run) => packageJoules(run) === null)) return 'unavailable'
  const measured = (run: MeasuredRun) =>
    run.energy.some(({ domain, quality }) => /^package-[^/]*$/.test(domain) && quality === 'measured')
  return runs.every((run) => packageJoules(run) === null || measured(run)) ? 'measured' : 'estimated'
}

const QUANTITIES: Readonly<Record<string, (run: MeasuredRun) => number | null>> = {
  wallSeconds: (run) => run.wallSeconds,
  cpuSeconds: (run) => (run.userSeconds ?? 0) + (run.systemSeconds ?? 0),
  peakMemoryBytes: (run) => run.peakMemoryBytes,
  joules: packageJoules,
}
const COMPARED = { wallSeconds: 'wall', cpuSeconds: 'cpu', joules: 'energy' } as const

function summarise(
  commands: MeasureOptions['commands'],
  runs: readonly (readonly MeasuredRun[])[],
  host: Measurement['host'],
  seed: number,
): Measurement {
  const estimateRatio = createRatioEstimator(seed)
  const first = runs[0] ?? []
  return {
    schemaVersion: SCHEMA_VERSION,
    host,
    seed,
    idle: [],
    commands: commands.map((command, index) => ({
      command: [...command],
      runs: [...(runs[index] ?? [])],
      warmups: [],
      flops: [],
      phaseCpuSeconds: null,
      summary: Object.fromEntries(
        Object.entries(QUANTITIES).map(([name, read]) => {
          const values = (runs[index] ?? []).flatMap((run) => read(run) ?? [])
          return [name, summariseSample(values)]
        }),
      ),
    })),
    comparisons: runs.slice(1).flatMap((others, offset) =>
      Object.entries(COMPARED).map(([name, quantity]) => {
        const read = QUANTITIES[name]
        const logRatios = others.flatMap((run, round) => {
          const before = first[round]
          if (before?.exitCode !== 0 || run.exitCode !== 0) return [] // failing early is no saving
          const [a, b] = [read?.(before), read?.(run)]
          return a && b ? [Math.log(b / a)] : []
        })
        const estimate = estimateRatio(logRatios)
        const quality = quantity === 'energy' ? qualityOf([...first, ...others]) : 'measured'
        const { verdict } = decideVerdict(quantity, {
          baseline: 'original',
          estimate,
          quality,
          notMeasured: null,
          comparable: true,
          pairNoun: 'block',
          leftOut: null,
        })
        return {
          a: 0,
          b: offset + 1,
          quantity: name,
          ratio: estimate?.estimate ?? null,
          interval: estimate?.interval ?? null,
          verdict,
        }
      }),
    ),
  }
}

/** 128 + n on a signal, as a shell says it; the first run that did not end with 0 counts. */
function exitCodeOf(runs: readonly MeasuredRun[]): number {
  const failed = runs.find((run) => run.exitCode !== 0)
  if (!failed) return 0
  return failed.exitCode ?? 128 + (SIGNAL_NUMBERS.get(failed.signal ?? '') ?? 0)
}

const SIGNAL_NUMBERS: ReadonlyMap<string, number> = new Map(Object.entries(constants.signals))
