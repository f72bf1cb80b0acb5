import { mkdir, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { makeFolder, writeFiles } from '../support/temporary.ts'

export interface ZoneFiles {
  readonly name: string
  /** What `energy_uj` holds; null: there is no such file; 'folder': one that can't be read as a file. */
  readonly energy?: number | null | 'folder'
  readonly range?: number | null
  readonly capWatts?: number
}

export const PACKAGE_RANGE = 262_143_328_850
export const DRAM_RANGE = 65_712_999_613

/** The width that a feeder writes in place. */
export const fixedWidth = (microjoules: number) => `${String(microjoules).padStart(20, '0')}\n`

/**
 * A powercap tree as the kernel makes it, by zone id (`intel-rapl:0:1`): devices nested by control type and parent, and
 * the class folder with a flat link to every one of them (Documentation/power/powercap). Returns the class folder.
 */
export async function makePowercap(zones: Readonly<Record<string, ZoneFiles>>): Promise<string> {
  const root = await makeFolder()
  const classFolder = join(root, 'class', 'powercap')
  await mkdir(classFolder, { recursive: true })
  const link = async (device: string) =>
    symlink(relative(classFolder, join(root, device)), join(classFolder, basename(device)))
  const types = new Set<string>()
  for (const [id, { name, energy = 1_000_000, range = PACKAGE_RANGE, capWatts }] of Object.entries(zones)) {
    const device = deviceOf(id)
    await writeFiles(root, {
      [`${device}/name`]: `${name}\n`,
      [`${device}/enabled`]: '1\n',
      ...(typeof energy === 'number' ? { [`${device}/energy_uj`]: fixedWidth(energy) } : {}),
      ...(range === null ? {} : { [`${device}/max_energy_range_uj`]: `${range}\n` }),
      ...(capWatts === undefined
        ? {}
        : {
            [`${device}/constraint_0_name`]: 'long_term\n',
            [`${device}/constraint_0_power_limit_uw`]: `${capWatts * 1e6}\n`,
            [`${device}/constraint_0_max_power_uw`]: `${capWatts * 1e6}\n`,
          }),
    })
    if (energy === 'folder') await mkdir(join(root, device, 'energy_uj'))
    await link(device)
    types.add(dirname(deviceOf(id.split(':').slice(0, 2).join(':'))))
  }
  for (const type of types) await link(type)
  return classFolder
}

function deviceOf(id: string): string {
  const [type = '', ...numbers] = id.split(':')
  const steps = numbers.map((_, depth) => [type, ...numbers.slice(0, depth + 1)].join(':'))
  return ['devices/virtual/powercap', type, ...steps].join('/')
}
