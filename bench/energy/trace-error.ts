// Energy of known power traces, wraps inside, through the real launcher.   node bench/energy/trace-error.ts [runs a trace]
// Beside it runs tests/energy/feeder.py, which writes the counter every 0.5 ms as the hardware does about every 1 ms. On a
// busy machine the feeder itself comes late, and its lateness is in the figure.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { behindGate, Launcher } from '../../src/benchmark/launcher.ts'
import { openMeter } from '../../src/energy/meter.ts'
import { startFeeder, TRACES } from '../../tests/energy/feed.ts'

const RUNS = Number(process.argv[2] ?? 12)
const MAX = 262_143_328_850
const SECONDS = [1, 1.3, 1.7, 2.1, 2.6, 3] as const

const folder = await mkdtemp(join(tmpdir(), 'greenml-trace-'))
const zone = join(folder, 'intel-rapl:0')
const all: number[] = []
try {
  await writeZone()
  await using launcher = new Launcher()
  print('trace', 'runs', 'median', 'worst', 'wrapped', 'feeder late')
  for (const trace of TRACES) {
    const errors: number[] = []
    let [wrapped, late] = [0, 0]
    for (let run = 0; run < RUNS; run++) {
      const seconds = SECONDS[run % SECONDS.length] ?? 1
      // The wrap falls about a third into the run, on average power.
      const start = MAX - Math.round(60e6 * seconds * (0.1 + 0.4 * ((run * 0.618) % 1)))
      const feeder = await startFeeder(trace, [{ path: join(zone, 'energy_uj'), start, modulus: MAX + 61 }])
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
      late = Math.max(late, await feeder.stop())
      const [first, last] = [outcome.samples[0], outcome.samples.at(-1)]
      if ((last?.values[0] ?? 0) < (first?.values[0] ?? 0)) wrapped++
      const [reading] = await meter.read(outcome.samples, outcome.wallSeconds ?? 0, 0)
      if (reading?.joules == null) throw new Error(`${trace}: ${reading?.reason}`)
      errors.push(Math.abs(reading.joules / feeder.joulesBetween(first?.t ?? 0, last?.t ?? 0) - 1))
    }
    report(trace, errors, wrapped, `${(1000 * late).toFixed(1)} ms`)
    all.push(...errors)
  }
  report('all', all, null, '')
  process.stdout.write('target: median ≤ 0.2 %, worst ≤ 0.5 %\n')
} finally {
  await rm(folder, { recursive: true })
}

async function writeZone(): Promise<void> {
  await mkdir(zone)
  const files = { name: 'package-0', energy_uj: '0'.padStart(20, '0'), max_energy_range_uj: `${MAX}` }
  for (const [name, text] of Object.entries(files)) await writeFile(join(zone, name), `${text}\n`)
}

function report(trace: string, errors: readonly number[], wrapped: number | null, late: string): void {
  const sorted = [...errors].sort((a, b) => a - b)
  const percent = (value = 0) => `${(100 * value).toFixed(3)} %`
  print(
    trace,
    `${errors.length}`,
    percent(sorted[errors.length >> 1]),
    percent(sorted.at(-1)),
    `${wrapped ?? ''}`,
    late,
  )
}

function print(...cells: string[]): void {
  process.stdout.write(`${cells.map((cell) => cell.padEnd(10)).join('')}\n`)
}
