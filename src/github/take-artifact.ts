import { UserError } from '../base/errors.ts'
import { makeScratch, removedAfter } from '../base/files/scratch.ts'
import { formatSize } from '../base/size.ts'
import { ArtifactsUnreachable, type LeftArtifacts, type StoredArtifact } from './artifact-store.ts'

/** Largest archive of what one job of a campaign or an evaluation hands on. */
export const LARGEST_PART_BYTES = 256 * 1024 * 1024

/** UserError 3 for an artifact that is not what it may be; `reason`: without its full stop. */
export const refuseArtifact = (name: string, reason: string) =>
  new UserError(`Artifact '${name}' is refused: ${reason}.`, 3)

/** Whether it is the artifact that is at fault, so that others may be taken without it: what could not be asked for is taken another time. */
export const isRefusal = (error: unknown): error is UserError =>
  error instanceof UserError && !(error instanceof ArtifactsUnreachable)

/** Unpacks an artifact that a job which ran strangers' code may have made into a folder that is removed at the end of the scope; who takes files of it checks them. */
export async function unpackArtifact(
  artifacts: LeftArtifacts,
  artifact: StoredArtifact,
  mostBytes: number,
): Promise<ReturnType<typeof removedAfter>> {
  if (artifact.bytes > mostBytes) throw refuseArtifact(artifact.name, `it has ${formatSize(artifact.bytes)}`)
  const scratch = removedAfter(await makeScratch('artifact', process.env.RUNNER_TEMP))
  try {
    await artifacts.download(artifact, scratch.folder)
    return scratch
  } catch (error) {
    await scratch[Symbol.asyncDispose]()
    throw error
  }
}

/** Unpacks a run's artifact of this name, as `unpackArtifact` does. UserError where the run left none; `leaver`: what leaves it. */
export async function takeArtifact(
  artifacts: LeftArtifacts,
  name: string,
  mostBytes: number,
  leaver: string,
): Promise<ReturnType<typeof removedAfter>> {
  const artifact = (await artifacts.list()).find((each) => each.name === name)
  if (artifact === undefined) throw new UserError(`The run left no artifact '${name}': ${leaver}.`)
  return unpackArtifact(artifacts, artifact, mostBytes)
}
