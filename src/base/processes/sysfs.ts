import { readdirSync, readFileSync } from 'node:fs'

/** Trimmed text of a small file of /sys or /proc; null where the host does not show it. */
export function readSysfs(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}

/** Names in a folder of /sys, sorted; none where the host does not show it. */
export function listSysfs(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}
