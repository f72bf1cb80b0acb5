import { chmod, mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'
import { discoverPowercap } from '../../src/energy/powercap.ts'
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

const readable = async (root: string) =>
  (await discoverPowercap(root)).zones.filter((zone) => zone.unreadable === null).map((zone) => zone.domain)

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
  expect(await readable(root)).toEqual([
    'package-0',
    'package-0/core',
    'package-0/dram',
    'package-1',
    'package-1/dram',
    'psys',
  ])
})

it('keeps what steers a terminal out of a name', async () => {
  const root = await makeTree({
    'intel-rapl:0': { name: 'package-0\u001b[2J\nforged \u202e' },
    'intel-rapl:0:0': { name: 'dr\u0007am' },
  })
  expect(await readable(root)).toEqual(['package-0?[2J?forged ?', 'package-0?[2J?forged ?/dr?am'])
})

it('counts a socket once that intel-rapl-mmio shows again, and takes that where it is the only source', async () => {
  const mirror = { 'intel-rapl-mmio:0': { name: 'package-0' } }
  const [zone, ...others] = (
    await discoverPowercap(await makeTree({ ...mirror, 'intel-rapl:0': { name: 'package-0' } }))
  ).zones
  expect(others).toEqual([])
  expect(zone?.counterPath).toContain('/intel-rapl:0/')
  expect(await readable(await makeTree(mirror))).toEqual(['package-0'])
})

it('counts a zone once that two links show', async () => {
  const root = await makeTree({ 'intel-rapl:0': { name: 'package-0' } })
  await symlink('intel-rapl:0', join(root, 'intel-rapl:7'))
  expect(await readable(root)).toEqual(['package-0'])
})

it('leaves out what has no counter, or is gone, and keeps the rest', async () => {
  const root = await makeTree({
    'intel-rapl:0': { name: 'package-0' },
    'intel-rapl:1': { name: 'package-1', energy: null },
  })
  await symlink('../../devices/virtual/powercap/vanished', join(root, 'intel-rapl:2'))
  expect(await readable(root)).toEqual(['package-0'])
})

it('keeps a zone whose range is not known, without a range', async () => {
  const root = await makeTree({ 'intel-rapl:0': { name: 'package-0', range: null } })
  expect((await discoverPowercap(root)).zones).toMatchObject([{ domain: 'package-0', maxMicrojoules: null }])
})

it('says why there is nothing to read', async () => {
  const empty = await makeFolder()
  expect(await discoverPowercap(empty)).toMatchObject({
    reason: { kind: 'no-counters', root: empty },
  })
  await rm(empty, { recursive: true })
  expect((await discoverPowercap(empty)).reason).toEqual({ kind: 'no-counters', root: empty })
})

const lockedAt = (root: string) => ({
  kind: 'unreadable',
  path: join(root, 'intel-rapl:0/energy_uj'),
  code: 'EACCES',
})

it.skipIf(process.getuid?.() === 0)('names the counter that this user may not read', async () => {
  const root = await makeTree({ 'intel-rapl:0': { name: 'package-0' } })
  await chmod(join(root, 'intel-rapl:0', 'energy_uj'), 0o000)
  expect((await discoverPowercap(root)).reason).toEqual(lockedAt(root))
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
    console.log(JSON.stringify((await discoverPowercap(${JSON.stringify(root)})).reason))`
  const { stdout, stderr } = await runCommand(process.execPath, ['--input-type=module', '-e', code])
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual(lockedAt(root))
})
