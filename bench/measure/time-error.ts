// Reported wall time against the program's own clock, 0.1 to 3 s.   node bench/measure/time-error.ts [runs of each]
// The program stands in for the gate: it stamps CLOCK_MONOTONIC when the gate opens and again as its last act before it
// ends. What the launcher reports beyond that is its error: waking the program, taking it down, waking the launcher. On a
// busy host the program's and the launcher's waiting for a processor are in it too.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Launcher } from '../../src/measurement/launcher.ts'

const RUNS = Number(process.argv[2] ?? 8)
const SECONDS = [0.1, 0.3, 1, 3]
const WAYS = {
  sleeping: 'time.sleep(seconds)',
  computing: 'while time.monotonic_ns() < begin + seconds * 1e9: pass',
}
const reference = (work: string) => `import os, sys, time
seconds = float(sys.argv[1])
os.write(4, b"r")
os.read(3, 1)
begin = time.monotonic_ns()
${work}
os.write(1, b"%d" % (time.monotonic_ns() - begin))
os._exit(0)`

const folder = await mkdtemp(join(tmpdir(), 'greenml-time-'))
const stdout = join(folder, 'stdout')
try {
  await using launcher = new Launcher()
  const load = loadavg()[0] ?? 0
  print('program', 'seconds', 'runs', 'median', 'p95', 'worst')
  const all: number[] = []
  for (const [way, work] of Object.entries(WAYS)) {
    for (const seconds of SECONDS) {
      const errors: number[] = []
      for (let run = 0; run < RUNS; run++) {
        const { wallSeconds } = await launcher.run({
          argv: ['/usr/bin/python3', '-I', '-S', '-c', reference(work), `${seconds}`],
          env: {},
          cwd: folder,
          stdout,
          stderr: '/dev/null',
          timeoutSeconds: 60,
          counters: [],
          limits: {},
        })
        errors.push((wallSeconds ?? Number.NaN) - Number(await readFile(stdout, 'utf8')) / 1e9)
      }
      report(way, `${seconds}`, errors)
      all.push(...errors)
    }
  }
  report('all', '', all)
  process.stdout.write(`target: median ≤ 1 ms, p95 ≤ 5 ms; load of the host before: ${load}\n`)
} finally {
  await rm(folder, { recursive: true })
}

function report(way: string, seconds: string, errors: readonly number[]): void {
  const sorted = errors.map(Math.abs).sort((a, b) => a - b)
  const at = (share: number) => `${(1000 * (sorted[Math.ceil(share * sorted.length) - 1] ?? 0)).toFixed(3)} ms`
  print(way, seconds, `${errors.length}`, at(0.5), at(0.95), at(1))
}

function print(...cells: string[]): void {
  process.stdout.write(`${cells.map((cell) => cell.padEnd(12)).join('')}\n`)
}
