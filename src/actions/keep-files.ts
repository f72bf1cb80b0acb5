import { hostname } from 'node:os'
import { ArtifactRefused, type ArtifactStore } from '../github/artifact-store.ts'
import type { ActionContext, Outputs } from './run-action.ts'

/** What a job leaves for its readers. Parts that a later job needs are handed on by src/github instead, and fail where nobody takes them. */
interface Finding {
  /** As the log names it. */
  readonly what: string
  readonly artifact: string
  readonly folder: string
  /** Relative to the folder. */
  readonly files: readonly string[]
  /** Where they lie afterwards; the folder itself unless that is removed. */
  readonly remains?: string
}

/** Leaves files as an artifact, and returns the output `artifact-id`. Where the server takes none nothing is lost: a warning says where they lie. */
export async function keepFiles(
  store: ArtifactStore,
  { what, artifact, folder, files, remains = folder }: Finding,
  { env, logger }: Pick<ActionContext, 'env' | 'logger'>,
): Promise<Outputs> {
  try {
    const id = await store.upload(artifact, folder, files)
    logger.info(`uploaded ${what} as artifact ${artifact}`)
    return { 'artifact-id': id ?? '' }
  } catch (error) {
    if (!(error instanceof ArtifactRefused)) throw error
    logger.warn(`${error.message} It stays in ${remains} on ${env.RUNNER_NAME ?? hostname()}.`)
    return { 'artifact-id': '' }
  }
}
