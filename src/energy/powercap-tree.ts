import { readdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** `intel-rapl:0` is a top zone, `intel-rapl:0:1` its child. AMD's zones have the same name since Linux 5.8. */
const ZONE = /^(intel-rapl(?:-mmio)?:\d+)(:\d+)?$/
const CONTROL_TYPE = /^intel-rapl(-mmio)?$/

export interface ZoneFolder {
  readonly id: string
  /** Path as the user would name it. */
  readonly link: string
  /** The zone's folder. */
  readonly folder: string
}

/** Every zone below a powercap folder once, whether it is a flat link or nested under its control type and parent. */
export function listZones(root: string): { folders: ZoneFolder[]; lost: number } {
  const found = new Map<string, ZoneFolder>()
  let lost = 0
  const visit = (folder: string, names: readonly string[]) => {
    const below: string[] = []
    for (const id of names.filter((name) => ZONE.test(name) || CONTROL_TYPE.test(name)).sort()) {
      const link = join(folder, id)
      try {
        const real = realpathSync(link)
        if (ZONE.test(id) && !found.has(real)) found.set(real, { id, link, folder: real })
        below.push(link)
      } catch {
        lost++
      }
    }
    for (const link of below) visit(link, readdirSync(link))
  }
  visit(root, readdirSync(root))
  return { folders: [...found.values()], lost }
}

/** The folder of a child zone's parent; null for a top zone. */
export function parentFolder(zone: ZoneFolder, all: readonly ZoneFolder[]): string | null {
  const [, parent, child] = ZONE.exec(zone.id) ?? []
  if (child === undefined) return null
  const above = dirname(zone.folder)
  return all.find((each) => each.folder === above || each.id === parent)?.folder ?? null
}
