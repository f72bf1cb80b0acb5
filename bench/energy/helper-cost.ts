// CPU seconds that each meter's own processes, and this one, take during a run of ten seconds.   node bench/energy/helper-cost.ts
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { errorMessage } from '../../src/base/errors.ts'
import { type MeterOptions, openMeter } from '../../src/energy/meter.ts'
import { monotonicNs } from '../../src/energy/source.ts'
import { buildNvmlStub, fakePath } from '../../tests/energy/fakes.ts'

const SECONDS = 10
const TICKS = 100
const ms = (seconds: number) => `${Math.round(1000 * seconds)} ms`
const share = (seconds: number) => `${((100 * seconds) / SECONDS).toFixed(2)} %`
const folder = await mkdtemp(join(tmpdir(), 'greenml-cost-'))
try {
  // A printf in a loop stands for nvidia-smi: what is measured is reading its rows, not making them.
  const rows =
    '#!/bin/sh\nwhile :; do echo "0, GPU-0, 80.00"; case "$*" in *-lms*) sleep 0.1;; *) exit 0;; esac; done\n'
  const env = { PATH: await fakePath(folder, { 'nvidia-smi': rows }), LD_LIBRARY_PATH: await buildNvmlStub(folder) }
  const cases: [string, Partial<MeterOptions>][] = [
    ['nothing', { meters: ['estimate'] }],
    ['nvml', { meters: ['nvml'] }],
    ['nvidia-smi (fake)', { meters: ['nvidia-smi'] }],
    ['perf', { meters: ['perf'] }],
    ['external at 1 Hz', { meters: ['external'], external: { command: 'echo 60' } }],
  ]
  print('meter', 'open: children', 'run: children', 'run: greenml')
  for (const [name, options] of cases) {
    const opened = await openMeter({ require: false, env, ...options }).catch(errorMessage)
    if (typeof opened === 'string') {
      print(name, opened)
      continue
    }
    await using meter = opened
    await meter.prepare()
    const [childrenBefore, started] = [childSeconds(), ownSeconds()]
    const begin = monotonicNs()
    await wait(SECONDS * 1000)
    const children = childSeconds() - childrenBefore
    await meter.read(
      [begin, monotonicNs()].map((t) => ({ t, values: [] })),
      SECONDS,
      0,
    )
    const own = ownSeconds() - started
    print(
      `${name} (${meter.name})`,
      ms(childrenBefore),
      `${ms(children)} = ${share(children)}`,
      `${ms(own)} = ${share(own)}`,
    )
  }
} finally {
  await rm(folder, { recursive: true })
}

function ownSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** User and system seconds of all descendants, and of the children that they waited for (proc(5), stat). */
function childSeconds(pid: number | 'self' = 'self'): number {
  const children = readFileSync(`/proc/${pid}/task/${pid === 'self' ? process.pid : pid}/children`, 'utf8')
  const pids = children.split(' ').filter((word) => word !== '')
  return pids.reduce((sum, child) => sum + secondsOf(Number(child)) + childSeconds(Number(child)), 0)
}

function secondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0) / TICKS
}

function print(...cells: string[]): void {
  process.stdout.write(`${cells.map((cell) => cell.padEnd(30)).join('')}\n`)
}
