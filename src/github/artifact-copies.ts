import { basename, resolve } from 'node:path'
import { UserError } from '../base/errors.ts'
import type { ArtifactStore, StoredArtifact } from './artifact-store.ts'

// What jobs hand on grows: by a second attempt of a job, by a round after a repair. An artifact can't be replaced within a run,
// so each further copy, which holds all that those before it do, has a name of its own.

const nameOfCopy = (name: string, copy: number) => (copy === 1 ? name : `${name}@${copy}`)

/** Finds the copies of an artifact by the name of the first, the last one last. */
export function copiesIn(artifacts: readonly StoredArtifact[]): (name: string) => StoredArtifact[] {
  const byName = new Map(artifacts.map((artifact) => [artifact.name, artifact]))
  return (name) => {
    const copies: StoredArtifact[] = []
    for (;;) {
      const copy = byName.get(nameOfCopy(name, copies.length + 1))
      if (copy === undefined) return copies
      copies.push(copy)
    }
  }
}

/** Uploads the next copy of an artifact. Returns its name. */
export async function uploadCopy(
  store: ArtifactStore,
  name: string,
  ...content: readonly [root: string, files: readonly string[], keptDays?: number]
): Promise<string> {
  const next = nameOfCopy(name, copiesIn(await store.list())(name).length + 1)
  await store.upload(next, ...content)
  return next
}

/** With the folder's own name those of its artifacts begin. */
export function stemOf(folder: string): string {
  const name = basename(resolve(folder))
  if (/^[A-Za-z0-9._-]+$/.test(name)) return name
  throw new UserError(`Folder '${name}' can't name artifacts: use letters, digits, '.', '_' and '-' only.`)
}
