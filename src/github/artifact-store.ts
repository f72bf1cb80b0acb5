import { join } from 'node:path'
import type { DefaultArtifactClient, FindOptions } from '@actions/artifact'
import { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { makeScratch, removeTree } from '../base/files/scratch.ts'
import { unpackArchive } from '../base/files/unpack-archive.ts'
import { listBelow } from '../base/files/untrusted-files.ts'
import type { EventRepository } from './event.ts'
import { tellOtherApi } from './other-api.ts'

export interface StoredArtifact {
  readonly id: number
  readonly name: string
  /** Bytes of the archive. */
  readonly bytes: number
  readonly digest: string | null
}

/** What a workflow run left, or what stands for it in a test. */
export interface LeftArtifacts {
  /** Artifacts by name: of one name the latest, where a job was run again. */
  list(): Promise<StoredArtifact[]>
  /** Unpacks it below `folder`. What comes out may have been made by anybody: who takes it checks it. */
  download(artifact: StoredArtifact, folder: string): Promise<void>
}

/** The artifacts of this very run. */
export interface ArtifactStore extends LeftArtifacts {
  /**
   * `files` are relative to `root`; `keptDays`: instead of what the repository is set to. Returns the artifact's id, null when
   * the server told none. ArtifactRefused where the server takes no artifacts.
   */
  upload(name: string, root: string, files: readonly string[], keptDays?: number): Promise<number | null>
}

/** A server without a service for artifacts, as GitHub Enterprise Server, or one that has no room for another. */
export class ArtifactRefused extends UserError {
  override name = 'ArtifactRefused'
}

/** The service did not answer: of what it holds that says nothing. */
export class ArtifactsUnreachable extends UserError {
  override name = 'ArtifactsUnreachable'
}

/** What the SDK says where the server takes none; it wraps some of its errors, whose names are lost then. */
const REFUSALS = [/not currently supported on GHES/, /Artifact storage quota has been hit/]
const TAKEN = /already exists on the workflow run/
/** What GitHub's API answers for an artifact whose days are over. */
const GONE = 410

/** An answer of the service; what it can't do here, and that it can't be reached, is a user's to know, and no fault of ours. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw explain(error)
  }
}

function explain(error: unknown): unknown {
  if (!(error instanceof Error) || isOurs(error)) return error
  const told = (message: string) => new UserError(message, 1, { cause: error })
  if (REFUSALS.some((refusal) => refusal.test(error.message)))
    return new ArtifactRefused(
      `This server has no artifacts for this job: ${error.message} The input 'artifacts: false' does without, where all steps are of one job.`,
      1,
      { cause: error },
    )
  if (TAKEN.test(error.message))
    return told(
      'This run has an artifact of that name, and none is replaced: let each job that leaves one give it a name of its own.',
    )
  if ('status' in error && error.status === GONE)
    return told('The artifact has expired: run again the job that left it.')
  const [reason = ''] = error.message.split('\n')
  const message = `The server's artifacts could not be reached: ${reason.replace(/\.$/, '')}. Run this job again.`
  return new ArtifactsUnreachable(message, 1, { cause: error })
}

const list = z.object({
  artifacts: z.array(
    z.object({ id: z.int(), name: z.string(), size: z.int().nonnegative(), digest: z.string().nullish() }),
  ),
})

/** A list as the SDK took it from an answer, which it looks at for nothing but what it needs. */
function readList(told: unknown): z.output<typeof list> {
  const { data, error } = list.safeParse(told)
  if (data === undefined) throw new Error(tellOtherApi(), { cause: error })
  return data
}

/** What the SDK stumbles over in an answer; of how it asks for a list nothing can be wrong. */
function tellStumble(error: unknown): never {
  throw error instanceof TypeError ? new Error(tellOtherApi(), { cause: error }) : error
}

/** A mistake in how the SDK is called, or what this machine's own files refuse, which is told by its path. */
const isOurs = (error: Error): boolean =>
  error instanceof TypeError || error.name === 'FilesNotFoundError' || ('syscall' in error && 'path' in error)

/** Limits of one artifact, counted while it is unpacked: an archive of a thousandth of it can hold as much. */
const UNPACK_LIMITS = { bytes: 512 * 1024 * 1024, files: 100_000 }

/** The artifacts of the workflow run that this process is part of. */
export async function openArtifactStore(): Promise<ArtifactStore> {
  const token = process.env.ACTIONS_RUNTIME_TOKEN
  if (!token) {
    throw new UserError("There is no artifact service here: pass the input 'artifacts: false' outside GitHub Actions.")
  }
  const open = await loadClient()
  const client = () => {
    // The SDK reads it there; what runs untrusted code has cleared it since.
    process.env.ACTIONS_RUNTIME_TOKEN = token
    return open()
  }
  return {
    ...readArtifacts(client),
    async upload(name, root, files, keptDays) {
      const paths = files.map((file) => join(root, file))
      const options = keptDays === undefined ? {} : { retentionDays: keptDays }
      return (await asked(client().uploadArtifact(name, paths, root, options))).id ?? null
    },
  }
}

/** The artifacts of another run, by GitHub's API. */
export async function openLeftArtifacts(
  run: number,
  { name, owner }: EventRepository,
  token: string,
): Promise<LeftArtifacts> {
  const open = await loadClient()
  return readArtifacts(open, {
    findBy: { token, workflowRunId: run, repositoryOwner: owner.login, repositoryName: name },
  })
}

/** The SDK takes longer to load than the rest of the bundle together. */
async function loadClient(): Promise<() => DefaultArtifactClient> {
  const { DefaultArtifactClient } = await import('@actions/artifact')
  return () => new DefaultArtifactClient()
}

function readArtifacts(client: () => DefaultArtifactClient, of: FindOptions = {}): LeftArtifacts {
  return {
    async list() {
      const { artifacts } = await asked(
        client()
          .listArtifacts({ latest: true, ...of })
          .then(readList, tellStumble),
      )
      return artifacts.map(({ id, name, size, digest }) => ({ id, name, bytes: size, digest: digest ?? null }))
    },
    async download({ id, name, digest }, folder) {
      const scratch = await makeScratch('artifact', process.env.RUNNER_TEMP)
      try {
        const options = { path: scratch, skipDecompress: true, ...(digest === null ? {} : { expectedHash: digest }) }
        const { digestMismatch } = await asked(client().downloadArtifact(id, { ...options, ...of }))
        if (digestMismatch) throw new UserError(`Artifact '${name}' is not what was uploaded: its digest differs.`, 3)
        const [archive] = (await listBelow(scratch, '')) ?? []
        const path = join(scratch, archive?.name ?? '')
        const fault = await unpackArchive({ form: 'zip', path }, folder, UNPACK_LIMITS)
        if (fault !== null) throw new UserError(`Artifact '${name}' is refused: ${fault}.`, 3)
      } finally {
        await removeTree(scratch)
      }
    },
  }
}
