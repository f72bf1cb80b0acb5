// Energy of known power traces, wraps inside, through the real launcher.   node bench/energy/trace-error.ts [runs a trace]
// Beside it runs tests/energy/feeder.py, which writes the counter every 0.5 ms as the hardware does about every 1 ms. On a
// busy machine the feeder itself comes late, and its lateness is in the error. What was read tells when it was written:
// `age` is how old it was, and `reader` the error that is left when each edge counts from the instant of its writing.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMeter } from '../../src/energy/meter.ts'
import { behindGate, Launcher } from '../../src/measurement/launcher.ts'
import { type Feeder, startFeeder, TRACES } from '../../tests/energy/feed.ts'

const RUNS = Number(process.argv[2] ?? 12)
const MAX = 262_143_328_850
const MODULUS = MAX + 61
const SECONDS = [1, 1.3, 1.7, 2.1, 2.6, 3] as const

const folder = await mkdtemp(join(tmpdir(), 'greenml-trace-'))
const zone = join(folder, 'intel-rapl:0')
const all: Run[] = []
const load = loadavg()[0]
try {
  await writeZone()
  await using launcher = new Launcher()
  print('trace', 'runs', 'median', 'worst', 'reader', 'age', 'oldest', 'wrapped', 'feeder late', 'beyond wall')
  for (const trace of TRACES) {
    const runs: Run[] = []
    for (let run = 0; run < RUNS; run++) {
      const seconds = SECONDS[run % SECONDS.length] ?? 1
      // The wrap falls about a third into the run, on average power.
      const start = MAX - Math.round(60e6 * seconds * (0.1 + 0.4 * ((run * 0.618) % 1)))
      const feeder = await startFeeder(trace, [{ path: join(zone, 'energy_uj'), start, modulus: MODULUS }])
      await using meter = await openMeter({ meters: ['powercap'], require: true, powercapRoot: folder })
      const outcome = await launcher.run({
        argv: behindGate(['sleep', `${seconds}`]),
        env: { PATH: process.env.PATH ?? '' },
        cwd: folder,
        stdout: '/dev/null',
        stderr: '/dev/null',
        timeoutSeconds: 60,
        counters: meter.counterPaths,
        limits: {},
      })
      const late = await feeder.stop()
      const wallSeconds = outcome.wallSeconds ?? Number.NaN
      const edges = [outcome.samples[0], outcome.samples.at(-1)].map((sample) => ({
        t: sample?.t ?? Number.NaN,
        joules: (((((sample?.values[0] ?? Number.NaN) - start) % MODULUS) + MODULUS) % MODULUS) / 1e6,
      }))
      const written = edges.map((edge) => whenWritten(feeder, edge))
      const [begin = Number.NaN, end = Number.NaN] = edges.map((edge) => edge.t)
      const [reading] = await meter.read(outcome.samples, wallSeconds, 0)
      if (reading?.joules == null) throw new Error(`${trace}: ${JSON.stringify(reading?.reason)}`)
      runs.push({
        error: Math.abs(reading.joules / feeder.joulesBetween(begin, end) - 1),
        reader: Math.abs(reading.joules / feeder.joulesBetween(written[0] ?? 0, written[1] ?? 0) - 1),
        age: Math.max(...edges.map((edge, index) => edge.t - (written[index] ?? 0))) / 1e9,
        wrapped: (outcome.samples.at(-1)?.values[0] ?? 0) < (outcome.samples[0]?.values[0] ?? 0),
        late,
        beyond: (end - begin) / 1e9 - wallSeconds,
      })
    }
    report(trace, runs)
    all.push(...runs)
  }
  report('all', all)
  process.stdout.write(`target: median ≤ 0.2 %, worst ≤ 0.5 %; load of the host before: ${load}\n`)
} finally {
  await rm(folder, { recursive: true })
}

async function writeZone(): Promise<void> {
  await mkdir(zone)
  const files = { name: 'package-0', energy_uj: '0'.padStart(20, '0'), max_energy_range_uj: `${MAX}` }
  for (const [name, text] of Object.entries(files)) await writeFile(join(zone, name), `${text}\n`)
}

/** The instant at which the trace had come to what was read: the feeder writes what it computes for its own `now`. */
function whenWritten(feeder: Feeder, edge: { t: number; joules: number }): number {
  let [low, high] = [feeder.zeroNs, edge.t]
  while (high - low > 100) {
    const middle = (low + high) / 2
    if (feeder.joulesBetween(feeder.zeroNs, middle) < edge.joules) low = middle
    else high = middle
  }
  return high
}

interface Run {
  readonly error: number
  readonly reader: number
  /** Seconds, of the older of the two edges. */
  readonly age: number
  readonly wrapped: boolean
  /** Longest time between two writes of the feeder, seconds. */
  readonly late: number
  /** Seconds by which the energy's window is longer than `wallSeconds`. */
  readonly beyond: number
}

function report(trace: string, runs: readonly Run[]): void {
  const sort = (read: (run: Run) => number) => runs.map(read).sort((a, b) => a - b)
  const median = (read: (run: Run) => number) => sort(read)[runs.length >> 1] ?? Number.NaN
  const most = (read: (run: Run) => number) => sort(read).at(-1) ?? Number.NaN
  const percent = (value: number) => `${(100 * value).toFixed(3)} %`
  const ms = (seconds: number) => `${(1000 * seconds).toFixed(2)} ms`
  print(
    trace,
    `${runs.length}`,
    percent(median((run) => run.error)),
    percent(most((run) => run.error)),
    percent(most((run) => run.reader)),
    ms(median((run) => run.age)),
    ms(most((run) => run.age)),
    `${runs.filter((run) => run.wrapped).length}`,
    ms(most((run) => run.late)),
    ms(most((run) => run.beyond)),
  )
}

function print(...cells: string[]): void {
  process.stdout.write(`${cells.map((cell) => cell.padEnd(12)).join('')}\n`)
}
