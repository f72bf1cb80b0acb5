import { chmod, copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findProgram } from '../../src/base/processes/find-program.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { makeCounter, openFlopCounter, readCounts } from '../../src/energy/flops.ts'
import { behindGate } from '../../src/measurement/launcher.ts'
import { flopsPerJoule } from '../../src/schema/measurement/flops-per-joule.ts'
import { flopsReading } from '../../src/schema/measurement/record.ts'
import { launch, openLauncher } from '../support/launch.ts'
import { PYTHON } from '../support/python.ts'
import { bubblewrap, describeInBubblewrap } from '../support/sandbox.ts'
import { makeFolder } from '../support/temporary.ts'
import { fakePath } from './fakes.ts'

type Counts = Readonly<Record<string, readonly [count: number | '<not supported>' | '<not counted>', percent: number]>>

const INTEL = 'vendor_id\t: GenuineIntel\nflags\t\t: fpu avx2'
const XEON = `${INTEL} avx512f`
const AMD = 'vendor_id\t: AuthenticAMD\nflags\t\t: fpu avx2'

interface Host {
  readonly cpuinfo: string
  readonly counts: Counts
  readonly pmus?: readonly string[]
  readonly mode?: string
}

async function makeHost({ cpuinfo, counts, pmus = ['cpu'], mode = 'normal' }: Host) {
  const folder = await makeFolder({ cpuinfo })
  for (const pmu of pmus) await mkdir(join(folder, 'sources', pmu), { recursive: true })
  const path = await fakePath(folder, {})
  await copyFile(join(import.meta.dirname, 'fake_perf.py'), join(folder, 'bin', 'perf'))
  await chmod(join(folder, 'bin', 'perf'), 0o755)
  const env = { PATH: path, PERF_COUNTS: JSON.stringify(counts), PERF_MODE: mode }
  const counter = await openFlopCounter(env, {
    cpuinfo: join(folder, 'cpuinfo'),
    eventSources: join(folder, 'sources'),
  })
  return { counter, env, output: join(folder, 'counts') }
}

/** One command under the counter of such a host. */
async function countOn(host: Host) {
  const { counter, env, output } = await makeHost(host)
  const [program = '/bin/false', ...args] = [...counter.prefix(output), '/bin/sh', '-c', 'echo told >&2; exit 3']
  const ended = await runCommand(program, args, { env })
  const reading = await counter.read(output)
  expect(flopsReading.parse(reading)).toEqual(reading)
  return { ended, reading, unavailable: counter.unavailable }
}

const all = (family: string, counts: Record<string, number>, percent = 100): Counts =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [`${family}.${name}`, [count, percent]]))

const SINGLY = {
  scalar_single: 1,
  scalar_double: 10,
  '128b_packed_double': 100,
  '128b_packed_single': 1000,
  '256b_packed_double': 10_000,
  '256b_packed_single': 100_000,
}
const SINGLY_512 = { ...SINGLY, '512b_packed_double': 1_000_000, '512b_packed_single': 10_000_000 }
const SUMS = { scalar: 11, '128b_packed_double': 100, '4_flops': 11_000, '256b_packed_single': 100_000 }
const SUMS_512 = { ...SUMS, '8_flops': 1_100_000, '512b_packed_single': 10_000_000 }
/** By Intel's weights 1, 1, 2, 4, 4, 8, 8, 16. */
const TOTAL = 1 + 10 + 200 + 4000 + 40_000 + 800_000
const TOTAL_512 = TOTAL + 8_000_000 + 160_000_000

it.each<[string, Host, number]>([
  ['Intel, event by event', { cpuinfo: INTEL, counts: all('fp_arith_inst_retired', SINGLY) }, TOTAL],
  ['Intel, in sums', { cpuinfo: INTEL, counts: all('fp_arith_inst_retired', SUMS) }, TOTAL],
  ['AVX-512, event by event', { cpuinfo: XEON, counts: all('fp_arith_inst_retired', SINGLY_512) }, TOTAL_512],
  ['AVX-512, in sums', { cpuinfo: XEON, counts: all('fp_arith_inst_retired', SUMS_512) }, TOTAL_512],
  ['newer Intel cores', { cpuinfo: INTEL, counts: all('fp_arith_ops_retired', SUMS) }, TOTAL],
  ['AMD', { cpuinfo: AMD, counts: { 'fp_ret_sse_avx_ops.all': [7_000_000_000, 100] } }, 7e9],
])('counts what the processor retires: %s', async (_, host, count) => {
  const { ended, reading } = await countOn(host)
  expect(reading).toEqual({
    kind: 'hardware-retired',
    count,
    meter: 'perf',
    quality: 'measured',
    counted: 1,
    reason: null,
  })
  expect(ended).toMatchObject({ exitCode: 3, stderr: 'told\n' })
})

it('says when the counters took turns', async () => {
  const { reading } = await countOn({ cpuinfo: INTEL, counts: all('fp_arith_inst_retired', SINGLY, 62.5) })
  expect(reading).toMatchObject({ count: TOTAL, counted: 0.625, reason: { kind: 'scaled' } })
})

it('adds up both kinds of cores, each by the time that the run spent on it', async () => {
  const counts = { ...all('fp_arith_inst_retired', SUMS, 30), 'fp_flops_retired.all': [5000, 70] } as const
  const { reading } = await countOn({ cpuinfo: INTEL, counts, pmus: ['cpu_core', 'cpu_atom'] })
  expect(reading).toMatchObject({ count: TOTAL + 5000, counted: 1, reason: null })
  const idle = await countOn({
    cpuinfo: INTEL,
    counts: { ...all('fp_arith_inst_retired', SUMS), 'fp_flops_retired.all': ['<not counted>', 0] },
    pmus: ['cpu_core', 'cpu_atom'],
  })
  expect(idle.reading).toMatchObject({ count: TOTAL, counted: 1 })
})

it.each<[string, Host, object]>([
  ['no right to count', { cpuinfo: AMD, counts: {}, mode: 'denied' }, { kind: 'denied' }],
  [
    'a virtual machine',
    { cpuinfo: `${XEON} hypervisor`, counts: all('fp_arith_inst_retired', SINGLY), pmus: [] },
    { kind: 'virtual-machine' },
  ],
  [
    'a virtual machine with other counters',
    { cpuinfo: `${AMD} hypervisor`, counts: { 'fp_ret_sse_avx_ops.all': ['<not supported>', 100] } },
    { kind: 'virtual-machine' },
  ],
  [
    'efficiency cores',
    { cpuinfo: INTEL, counts: all('fp_arith_inst_retired', SUMS), pmus: ['cpu_atom'] },
    { kind: 'no-efficiency-core-event' },
  ],
  ['a perf that is too old', { cpuinfo: INTEL, counts: {} }, { kind: 'unknown-events' }],
  [
    'another vendor',
    { cpuinfo: 'vendor_id: CentaurHauls\n', counts: {} },
    { kind: 'unknown-processor', processor: 'CentaurHauls' },
  ],
])('is unavailable with the reason: %s', async (_, host, reason) => {
  const { reading, ended, unavailable } = await countOn(host)
  expect(unavailable).toMatchObject(reason)
  expect(reading).toMatchObject({ count: null, quality: 'unavailable', reason: unavailable })
  expect(ended.exitCode).toBe(3) // the command runs all the same
})

it('is unavailable without perf', async () => {
  expect(await openFlopCounter({ PATH: '/no/such/folder' })).toMatchObject({
    unavailable: { kind: 'no-perf' },
  })
})

it.each([
  ['nothing', ''],
  ['a part', '5;;a:u;1000;100.00;;'],
  ['other events', '5;;a:u;1000;100.00;;\n5;;c:u;1000;100.00;;'],
  ['an event that had no turn', '5;;a:u;1000;100.00;;\n<not counted>;;b:u;0;0.00;;'],
  ['no numbers', '5;;a:u;1000;100.00;;\n-5;;b:u;1000;100.00;;'],
])('takes no count from a file with %s', (_, text) => {
  const sets = [['a:u', 'b:u'].map((name) => ({ name, weight: 1 }))]
  expect(readCounts(text, sets)).toMatchObject({
    count: null,
    quality: 'unavailable',
    reason: { kind: expect.any(String) },
  })
})

const perf = findProgram('perf', process.env)
const accepts = perf !== null && (await runCommand(perf, ['stat', '-e', 'page-faults:u', '--', 'true'])).exitCode === 0
const PAGES = 20_000
/** A grandchild that touches so many pages, a fault each. */
const TOUCH = `import os, mmap
if os.fork() == 0:
    if os.fork() == 0:
        m = mmap.mmap(-1, ${PAGES} * 4096)
        m.madvise(mmap.MADV_NOHUGEPAGE)
        for page in range(${PAGES}): m[page * 4096] = 1
        os._exit(0)
    os.wait(); os._exit(0)
os.wait()`

/** The way of operations, with an event that every kernel has. */
const faults = () => makeCounter(perf ?? '', [[{ name: 'page-faults:u', weight: 3 }]])

describe.skipIf(!accepts)(
  accepts ? 'the real perf' : 'the real perf (not run: it is not here, or may count nothing)',
  () => {
    it('counts the whole tree of a run behind the gate', async () => {
      const output = join(await makeFolder(), 'counts')
      const prefix = faults().prefix(output)
      const outcome = await launch(openLauncher(), [], { argv: [...prefix, ...behindGate([PYTHON, '-c', TOUCH])] })
      expect(outcome).toMatchObject({ exitCode: 0, stderr: '' })
      const { count, counted } = await faults().read(output)
      expect(count).toBeGreaterThanOrEqual(3 * PAGES)
      expect(count).toBeLessThan(3 * (PAGES + 20_000))
      expect(counted).toBe(1)
    })

    it.each([
      ['exit 7', 7],
      ['kill -9 $$', 137],
    ])('keeps how a run ended: %s', async (script, exitCode) => {
      const output = join(await makeFolder(), 'counts')
      const argv = [...faults().prefix(output), ...behindGate(['/bin/sh', '-c', script])]
      expect(await launch(openLauncher(), [], { argv })).toMatchObject({ exitCode, signal: null })
      expect(await faults().read(output)).toMatchObject({ quality: 'measured', counted: 1 })
    })

    it('leaves no count of a run whose time was up', async () => {
      const output = join(await makeFolder(), 'counts')
      const argv = [...faults().prefix(output), ...behindGate(['/bin/sleep', '60'])]
      expect(await launch(openLauncher(), [], { argv, timeoutSeconds: 0.5 })).toMatchObject({ endedFor: 'wall' })
      expect(await faults().read(output)).toMatchObject({ count: null, reason: { kind: 'no-counts' } })
    })
  },
)

describeInBubblewrap('in the sandbox', () => {
  it.skipIf(!accepts)('counts from outside, in a file that the run can’t see', async () => {
    const sandbox = bubblewrap()
    const folder = await makeFolder()
    const [projectFolder, homeFolder] = [join(folder, 'project'), join(folder, 'home')]
    for (const each of [projectFolder, homeFolder]) await mkdir(each)
    const output = join(folder, 'counts')
    const wrapped = sandbox.wrap({
      command: behindGate(['/usr/bin/python3', '-c', `${TOUCH}\nprint(os.path.exists(${JSON.stringify(output)}))`]),
      projectFolder,
      homeFolder,
      workingDirectory: projectFolder,
      readOnly: [],
      env: {},
      temporaryBytes: 1e9,
      maxProcesses: 64,
    })
    const outcome = await launch(openLauncher(), [], {
      ...wrapped,
      argv: [...faults().prefix(output), ...wrapped.argv],
    })
    expect(outcome).toMatchObject({ exitCode: 0, stdout: 'False\n' })
    expect((await faults().read(output)).count).toBeGreaterThanOrEqual(3 * PAGES)
  })
})

it('gives operations per joule where both are measured, of the processor’s own count only', () => {
  const retired = { kind: 'hardware-retired', count: 6e9, meter: 'perf', counted: 1, reason: null } as const
  const flops = [{ ...retired, quality: 'measured' }] as const
  expect(flopsPerJoule(flops, { joules: 3, quality: 'measured' })).toBe(2e9)
  expect(flopsPerJoule(flops, { joules: 3, quality: 'estimated' })).toBeNull()
  expect(flopsPerJoule(flops, { joules: 0, quality: 'measured' })).toBeNull()
  const others = [{ ...flops[0], kind: 'theoretical-operator' }] as const
  expect(flopsPerJoule(others, { joules: 3, quality: 'measured' })).toBeNull()
})
