import { chmod, mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runCommand } from '../../src/base/process.ts'
import { discoverPowercap, joulesOf } from '../../src/energy/powercap.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'

interface Zone {
  readonly name: string
  readonly energy?: string | null
  readonly range?: string | null
}

/**
 * A tree as the kernel makes it: devices nested by control type and parent, and the class folder that links to every one
 * of them (Documentation/power/powercap).
 */
async function makeTree(zones: Readonly<Record<string, Zone>>): Promise<string> {
  const root = await makeFolder()
  const classFolder = join(root, 'class', 'powercap')
  await mkdir(classFolder, { recursive: true })
  for (const [id, { name, energy = '1000\n', range = '262143328850\n' }] of Object.entries(zones)) {
    const [type = '', ...numbers] = id.split(':')
    const steps = numbers.map((_, depth) => [type, ...numbers.slice(0, depth + 1)].join(':'))
    const device = ['devices/virtual/powercap', type, ...steps].join('/')
    await writeFiles(root, {
      [`${device}/name`]: `${name}\n`,
      ...(energy === null ? {} : { [`${device}/energy_uj`]: energy }),
      ...(range === null ? {} : { [`${device}/max_energy_range_uj`]: range }),
    })
    await symlink(join('../..', device), join(classFolder, id))
  }
  return classFolder
}

const domains = async (root: string) => (await discoverPowercap(root)).zones.map((zone) => zone.domain)

it('finds two sockets with their children, and the platform', async () => {
  const root = await makeTree({
    'intel-rapl:0': { name: 'package-1' }, // numbers say nothing: names do
    'intel-rapl:0:0': { name: 'dram' },
    'intel-rapl:1': { name: 'package-0' },
    'intel-rapl:1:0': { name: 'core' },
    'intel-rapl:1:1': { name: 'dram' },
    'intel-rapl:2': { name: 'psys' },
    'dtpm:0': { name: 'not rapl' },
  })
  await symlink('../../devices/virtual/powercap/intel-rapl', join(root, 'intel-rapl'))
  expect(await domains(root)).toEqual([
    'package-0',
    'package-0/core',
    'package-0/dram',
    'package-1',
    'package-1/dram',
    'psys',
  ])
})

it('counts a socket once that intel-rapl-mmio shows again', async () => {
  const root = await makeTree({
    'intel-rapl-mmio:0': { name: 'package-0' },
    'intel-rapl:0': { name: 'package-0' },
    'intel-rapl-mmio:1': { name: 'package-1' },
  })
  const { zones } = await discoverPowercap(root)
  expect(zones.map((zone) => zone.domain)).toEqual(['package-0', 'package-1'])
  expect(zones[0]?.counterPath).toContain('/intel-rapl:0/')
  expect(zones[1]?.counterPath).toContain('/intel-rapl-mmio:1/')
})

it('counts a zone once that two links show', async () => {
  const root = await makeTree({ 'intel-rapl:0': { name: 'package-0' } })
  await symlink('intel-rapl:0', join(root, 'intel-rapl:7'))
  expect(await domains(root)).toEqual(['package-0'])
})

it('leaves out what has no counter, or is gone, and keeps the rest', async () => {
  const root = await makeTree({
    'intel-rapl:0': { name: 'package-0' },
    'intel-rapl:1': { name: 'package-1', energy: null },
  })
  await symlink('../../devices/virtual/powercap/vanished', join(root, 'intel-rapl:2'))
  expect(await domains(root)).toEqual(['package-0'])
})

it('keeps a zone whose range is not known, without a range', async () => {
  const root = await makeTree({ 'intel-rapl:0': { name: 'package-0', range: null } })
  expect((await discoverPowercap(root)).zones).toMatchObject([{ domain: 'package-0', maxMicrojoules: null }])
})

it('says why there is nothing to read', async () => {
  const empty = await makeFolder()
  expect(await discoverPowercap(empty)).toMatchObject({
    reason: `${empty} has no energy counters (a virtual machine, a container, or no RAPL)`,
  })
  await rm(empty, { recursive: true })
  expect((await discoverPowercap(empty)).reason).toContain('has no energy counters')
})

it.skipIf(process.getuid?.() === 0)('names the counter that this user may not read', async () => {
  const root = await makeTree({ 'intel-rapl:0': { name: 'package-0' } })
  await chmod(join(root, 'intel-rapl:0', 'energy_uj'), 0o000)
  expect((await discoverPowercap(root)).reason).toMatch(/intel-rapl:0\/energy_uj can't be read \(EACCES\)/)
})

it.skipIf(process.getuid?.() !== 0 || !process.seteuid)('names the counter that another user owns', async () => {
  const root = await makeTree({ 'intel-rapl:0': { name: 'package-0' } })
  await chmod(join(root, '..', '..'), 0o755)
  await chmod(join(root, 'intel-rapl:0', 'energy_uj'), 0o400)
  const module = new URL('../../src/energy/powercap.ts', import.meta.url).pathname
  // Loaded as root, since the checkout may lie where others can't look; asked as nobody.
  const code = `import { setTimeout } from 'node:timers/promises'
    const { discoverPowercap } = await import(${JSON.stringify(module)})
    process.setgid(65534); process.setuid(65534)
    console.log((await discoverPowercap(${JSON.stringify(root)})).reason)`
  const { stdout, stderr } = await runCommand(process.execPath, ['--input-type=module', '-e', code])
  expect(stderr).toBe('')
  expect(stdout).toMatch(/intel-rapl:0\/energy_uj can't be read \(EACCES\)/)
})

const MAX = 262_143_328_850

it.each([
  ['a plain difference', [1_000_000, 3_500_000], MAX, 2.5],
  ['no use at all', [7, 7], MAX, 0],
  ['a wrap', [MAX - 1_000_000, 500_000], MAX, 1.5],
  ['two wraps, seen by ticks between', [900, 100, 900, 200], 1000, 0.0013],
  ['an unknown range without a wrap', [1, 1_000_001], null, 1],
] as const)('knows the joules of %s', (_name, readings, max, joules) => {
  expect(joulesOf(readings, max).joules).toBe(joules)
})

it.each([
  ['a counter that could not be read', [1, null, 3], MAX, 'the counter could not be read during the run'],
  ['a counter that is not there', [undefined, undefined], MAX, 'the counter could not be read during the run'],
  ['one reading only', [5], MAX, 'the counter was read less than twice'],
  ['none', [], MAX, 'the counter was read less than twice'],
  ['a wrap of unknown range', [5, 4], null, 'the counter wrapped and its range is not known'],
  ['a counter that started again from 0', [60_000e6, 3], MAX, 'the counter was reset during the run'],
  ['a counter above its own range', [10, 5], 3, 'the counter was reset during the run'],
] as const)('says why the joules of %s are not known', (_name, readings, max, reason) => {
  expect(joulesOf(readings, max)).toEqual({ joules: null, reason })
})

const readings = fc.array(fc.option(fc.integer({ min: 0, max: 2 ** 36 }), { freq: 20 }), {
  minLength: 2,
  maxLength: 30,
})
const range = fc.option(fc.integer({ min: 2 ** 36, max: 2 ** 40 }))

it('never gives a negative number, and always a number or a reason', () => {
  fc.assert(
    fc.property(readings, range, (values, max) => {
      const { joules, reason } = joulesOf(values, max)
      expect(joules === null).toBe(reason !== null)
      if (joules !== null) expect(joules).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('adds up, wherever a run is cut in two', () => {
  fc.assert(
    fc.property(readings, range, fc.nat(), (values, max, at) => {
      const cut = 1 + (at % (values.length - 1))
      const [whole, first, second] = [values, values.slice(0, cut + 1), values.slice(cut)].map((each) =>
        joulesOf(each, max),
      )
      if (whole?.joules == null || second?.joules == null || first?.joules == null) return
      expect(first.joules + second.joules).toBeCloseTo(whole.joules, 6)
    }),
  )
})
