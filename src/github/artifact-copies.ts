import { basename, resolve } from 'node:path'
import { UserError } from '../base/errors.ts'
import type { ArtifactStore, StoredArtifact } from './artifact-store.ts'

// What jobs hand on grows: by a second attempt of a job, by a round after a repair. An artifact can't be replaced within a run,
// so each further copy, which holds all that those before it do, has a name of its own.

const LATER_COPY = /^(.+)@([2-9]|[1-9]\d+)$/

interface Copy extends StoredArtifact {
  /** The how many-eth of its name it is. */
  readonly copy: number
}

/** The last copy of each name that an artifact goes by: its own, and that of the first of which it is a copy, whose days may be over. */
export function lastCopies(artifacts: readonly StoredArtifact[]): Map<string, Copy> {
  const last = new Map<string, Copy>()
  const note = (name: string, found: Copy) => {
    if (found.copy > (last.get(name)?.copy ?? 0)) last.set(name, found)
  }
  for (const artifact of artifacts) {
    note(artifact.name, { ...artifact, copy: 1 })
    const [, first, copy] = LATER_COPY.exec(artifact.name) ?? []
    if (first !== undefined) note(first, { ...artifact, copy: Number(copy) })
  }
  return last
}

/** Uploads the next copy of an artifact. Returns its name. */
export async function uploadCopy(
  store: ArtifactStore,
  name: string,
  ...content: readonly [root: string, files: readonly string[], keptDays?: number]
): Promise<string> {
  const last = lastCopies(await store.list()).get(name)
  const next = last === undefined ? name : `${name}@${last.copy + 1}`
  await store.upload(next, ...content)
  return next
}

/** With the folder's own name those of its artifacts begin. */
export function stemOf(folder: string): string {
  const name = basename(resolve(folder))
  if (/^[A-Za-z0-9._-]+$/.test(name)) return name
  throw new UserError(`Folder '${name}' can't name artifacts: use letters, digits, '.', '_' and '-' only.`)
}
