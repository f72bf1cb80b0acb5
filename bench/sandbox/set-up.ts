// What a sandbox costs: making it and clearing it away, and what of it comes into a measurement.   node bench/sandbox/set-up.ts [runs of each]
// `python3 -c pass` in every kind of sandbox that works here, in turns. "around" is the time of a run outside its measured
// window: a fresh copy of an empty project, the sandbox, its end. Wall and CPU are as a record has them.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { nameFact } from '../../src/base/text/text.ts'
import { Launcher, type LaunchOutcome } from '../../src/measurement/launcher.ts'
import { inSandbox } from '../../src/measurement/place.ts'
import { makeWorkspace } from '../../src/measurement/workspace.ts'
import { findBubblewrap, findContainer, noSandbox, type Sandbox } from '../../src/sandbox/choose-sandbox.ts'
import { DEFAULT_LIMITS } from '../../src/sandbox/run-limits.ts'

const RUNS = Number(process.argv[2] ?? 15)
const WARM_UPS = 2

interface Cost {
  readonly around: number
  readonly wall: number
  readonly cpu: number
  readonly memory: number
}

const sandboxes: [string, Sandbox][] = [['none', noSandbox]]
for (const [name, found] of [
  ['bubblewrap', await findBubblewrap()],
  ['container', await findContainer()],
] as const) {
  if (found.sandbox === null) process.stdout.write(`${name}: not run: ${found.gaps.map(nameFact).join('; ')}\n`)
  else sandboxes.push([name, found.sandbox])
}
const folder = await mkdtemp(join(tmpdir(), 'greenml-set-up-'))
try {
  const source = join(folder, 'empty')
  await mkdir(source)
  await using launcher = new Launcher()
  const costs = new Map<string, Cost[]>(sandboxes.map(([name]) => [name, []]))
  for (let run = -WARM_UPS; run < RUNS; run++) {
    for (const [name, sandbox] of sandboxes) {
      const cost = await runOnce(launcher, sandbox, source)
      if (run >= 0) costs.get(name)?.push(cost)
    }
  }
  print('sandbox', 'runs', 'around', 'p95', 'wall', 'sd', 'CPU', 'sd', 'memory')
  for (const [name, all] of costs) report(name, all)
  process.stdout.write(`target: around ≤ 30 ms in the sandbox that is taken first; load of the host: ${loadavg()[0]}\n`)
} finally {
  await rm(folder, { recursive: true })
}

async function runOnce(launcher: Launcher, sandbox: Sandbox, sourceFolder: string): Promise<Cost> {
  const begin = performance.now()
  let outcome: LaunchOutcome
  {
    await using workspace = await makeWorkspace({
      sourceFolder,
      script: null,
      homeTemplate: null,
      ownerUid: sandbox.ownerUid,
    })
    const place = inSandbox({ sandbox, workspace, limits: DEFAULT_LIMITS })
    outcome = await launcher.run(place.wrap(['/usr/bin/python3', '-I', '-c', 'pass'], {}))
  }
  const { wallSeconds = Number.NaN, userSeconds, systemSeconds, peakMemoryBytes } = outcome
  if (outcome.exitCode !== 0) throw new Error(`${sandbox.tier}: ${JSON.stringify(outcome)}`)
  return {
    around: performance.now() - begin - 1000 * wallSeconds,
    wall: 1000 * wallSeconds,
    cpu: 1000 * ((userSeconds ?? Number.NaN) + (systemSeconds ?? Number.NaN)),
    memory: (peakMemoryBytes ?? Number.NaN) / 1e6,
  }
}

function report(name: string, costs: readonly Cost[]): void {
  const sorted = (field: keyof Cost) => costs.map((cost) => cost[field]).sort((a, b) => a - b)
  const at = (field: keyof Cost, share: number) => sorted(field)[Math.ceil(share * costs.length) - 1] ?? Number.NaN
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const spread = (field: keyof Cost) => {
    const mean = costs.reduce((sum, cost) => sum + cost[field], 0) / costs.length
    return ms(Math.sqrt(costs.reduce((sum, cost) => sum + (cost[field] - mean) ** 2, 0) / (costs.length - 1)))
  }
  const [around, late, wall, cpu] = [at('around', 0.5), at('around', 0.95), at('wall', 0.5), at('cpu', 0.5)]
  const cells = [ms(around), ms(late), ms(wall), spread('wall'), ms(cpu), spread('cpu')]
  print(name, `${costs.length}`, ...cells, `${at('memory', 0.5).toFixed(1)} MB`)
}

function print(...cells: string[]): void {
  process.stdout.write(`${cells.map((cell) => cell.padEnd(12)).join('')}\n`)
}
