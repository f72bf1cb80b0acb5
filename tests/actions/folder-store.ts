import { cp, mkdir, mkdtemp, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ArtifactRefused, type ArtifactStore } from '../../src/github/artifact-store.ts'

/** Artifacts as folders below `root`: what the service does, without the service. */
export function folderStore(root: string): ArtifactStore {
  return {
    async list() {
      const names = await readdir(root).catch(() => [])
      return names.sort().map((name, id) => ({ id, name, bytes: 1, digest: null }))
    },
    async download({ name }, folder) {
      await cp(join(root, name), folder, { recursive: true, verbatimSymlinks: true })
    },
    async upload(name, from, files) {
      const begun = await mkdtemp(`${root}-`)
      for (const file of files) {
        await mkdir(dirname(join(begun, file)), { recursive: true })
        await cp(join(from, file), join(begun, file))
      }
      // As with the service, one that is not whole is none, and no second of a name is taken from a run.
      await mkdir(root, { recursive: true })
      await rename(begun, join(root, name)).catch((error: unknown) => {
        throw new Error(`there is an artifact ${name} already`, { cause: error })
      })
      return 1
    },
  }
}

/** As a server without a service for artifacts answers, whatever is asked. */
export function refusingStore(): ArtifactStore {
  const refuse = () => Promise.reject(new ArtifactRefused('This server has no artifacts for this job: GHES', 1))
  return { list: refuse, download: refuse, upload: refuse }
}
