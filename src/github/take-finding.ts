import { join } from 'node:path'
import { UserError } from '../base/errors.ts'
import type { Fault } from '../base/fault.ts'
import { readJsonIfPresent } from '../base/files/files.ts'
import { listBelow } from '../base/files/untrusted-files.ts'
import { MEASURE_FILE, type RevisionComparison, revisionComparison } from '../schema/analysis/revision-comparison.ts'
import { VALIDATION_FILE, type Validation, validation } from '../schema/dataset/validation.ts'
import { ArtifactRefused, type LeftArtifacts } from './artifact-store.ts'
import { unpackArtifact } from './take-artifact.ts'

const LARGEST_ARCHIVE_BYTES = 4 * 1024 ** 2
const LARGEST_FINDING_BYTES = 8 * 1024 ** 2

type Finding =
  | { readonly kind: 'validation'; readonly finding: Validation }
  | { readonly kind: 'revisions'; readonly finding: RevisionComparison }

/** What a job left that ran strangers' code: its artifact says only what the schemas know. A fault: it left none. */
export async function takeFinding(name: string, openArtifacts: () => Promise<LeftArtifacts>): Promise<Finding | Fault> {
  const store = await openArtifacts()
  const left = await store.list().catch((error: unknown) => {
    // The job that measured has said where its finding lies.
    if (error instanceof ArtifactRefused) return error
    throw error
  })
  if (left instanceof ArtifactRefused) return { fault: left.message }
  const artifact = left.find((each) => each.name === name)
  if (artifact === undefined) return { fault: `The run left no artifact '${name}'.` }
  await using scratch = await unpackArtifact(store, artifact, LARGEST_ARCHIVE_BYTES)
  const { folder } = scratch
  const read = async <T>(file: string, schema: Parameters<typeof readJsonIfPresent<T>>[1]) =>
    readJsonIfPresent(join(folder, file), schema, folder, LARGEST_FINDING_BYTES).catch((error: unknown) => {
      throw error instanceof UserError ? refusal(name, error.message) : error
    })
  const projects = await read(VALIDATION_FILE, validation)
  if (projects !== null) return { kind: 'validation', finding: projects }
  const revisions = await read(MEASURE_FILE, revisionComparison)
  if (revisions !== null) return { kind: 'revisions', finding: revisions }
  const held = ((await listBelow(folder, '')) ?? []).slice(0, 3).map((entry) => entry.name)
  throw refusal(name, `it holds neither ${VALIDATION_FILE} nor ${MEASURE_FILE}, but ${held.join(', ') || 'nothing'}`)
}

const refusal = (name: string, reason: string) => new UserError(`Artifact '${name}' is refused: ${reason}`, 3)
