// NVIDIA through a stub of its library and a fake nvidia-smi that count known traces.   node bench/energy/nvidia.ts [runs]
// The counter is compared with the trace at the window's own edges: while power is steady there it is exact to its
// resolution of 1 mJ; the last column has the window's edges inside a changing trace, where ten readings a second decide.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openMeter } from '../../src/energy/meter.ts'
import { monotonicNs } from '../../src/energy/source.ts'
import type { MeterName } from '../../src/schema/measurement/meters.ts'
import { buildNvmlStub, fakeNvidiaSmi } from '../../tests/energy/fakes.ts'
import { joulesOfTrace, TRACES, type Trace } from '../../tests/energy/feed.ts'

const RUNS = Number(process.argv[2] ?? 6)
const IDLE_WATTS = 30
const folder = await mkdtemp(join(tmpdir(), 'greenml-nvidia-'))
try {
  const library = await buildNvmlStub(folder)
  const path = await fakeNvidiaSmi(folder)
  print('trace', 'meter', 'median', 'worst', 'worst in mJ', 'doubted')
  for (const meter of ['nvml', 'nvidia-smi'] as const) {
    for (const trace of TRACES) {
      const errors: Awaited<ReturnType<typeof measure>>[] = []
      for (let run = 0; run < RUNS; run++) errors.push(await measure(meter, trace, 5 + run * 0.37, { library, path }))
      const sorted = errors.sort((a, b) => a.share - b.share)
      const percent = (share = 0) => `${(100 * share).toFixed(3)} %`
      const worst = Math.max(...errors.map(({ millijoules }) => millijoules))
      print(
        trace,
        meter,
        percent(sorted[RUNS >> 1]?.share),
        percent(sorted.at(-1)?.share),
        worst.toFixed(1),
        `${errors.filter(({ doubted }) => doubted).length}`,
      )
    }
  }
  process.stdout.write('target: integral ≤ 1 %, counter to 1 mJ where power is steady at the edges (constant)\n')
} finally {
  await rm(folder, { recursive: true })
}

async function measure(name: MeterName, trace: Trace, seconds: number, at: { library: string; path: string }) {
  const zero = monotonicNs()
  const env = {
    PATH: at.path,
    LD_LIBRARY_PATH: at.library,
    NVML_STUB_ZERO: `${zero}`,
    NVML_STUB_TRACE: trace,
    SMI_ZERO: `${zero}`,
    SMI_TRACE: trace,
  }
  await using meter = await openMeter({ meters: [name], require: true, env })
  await meter.prepare()
  const begin = monotonicNs()
  await wait(seconds * 1000)
  const end = monotonicNs()
  const [reading] = await meter.read(
    [begin, end].map((t) => ({ t, values: [] })),
    (end - begin) / 1e9,
    0,
  )
  if (reading?.joules == null) throw new Error(`${name}: ${JSON.stringify(reading?.reason)}`)
  const joulesAt = (ns: number) =>
    ns < zero ? (IDLE_WATTS * (ns - zero)) / 1e9 : joulesOfTrace(trace, (ns - zero) / 1e9)
  const truth = joulesAt(end) - joulesAt(begin)
  return {
    doubted: reading.doubts.length > 0,
    share: Math.abs(reading.joules / truth - 1),
    millijoules: 1000 * Math.abs(reading.joules - truth),
  }
}

function print(...cells: string[]): void {
  process.stdout.write(`${cells.map((cell) => cell.padEnd(13)).join('')}\n`)
}
