import { join } from 'node:path'
import type { UserError } from '../base/errors.ts'
import { listFiles, readJson } from '../base/files/files.ts'
import { streamJsonLines } from '../base/files/jsonl.ts'
import { lookBelow } from '../base/files/untrusted-files.ts'
import { copyBelow } from '../base/files/untrusted-writing.ts'
import type { Logger } from '../base/log.ts'
import { campaignFiles } from '../campaign/paths.ts'
import { callLine } from '../schema/generation/call.ts'
import { GOLD, nameSystem, taskAnswer } from '../schema/mlbench/task-answer.ts'
import { taskAttempt } from '../schema/mlbench/task-attempt.ts'
import { taskBench } from '../schema/mlbench/task-bench.ts'
import { lastCopies, stemOf, uploadCopy } from './artifact-copies.ts'
import type { ArtifactStore, StoredArtifact } from './artifact-store.ts'
import { isRefusal, LARGEST_PART_BYTES, refuseArtifact, unpackArtifact } from './take-artifact.ts'

/** What a job of one share hands to later jobs as one artifact. */
export interface TaskPart {
  readonly kind: 'answers' | 'attempts'
  /** The share, from 1, and of how many. */
  readonly index: number
  readonly count: number
  readonly githubId: number
  readonly system: string
  /** Whether it speaks of the data set's own answers, as one share a repository does: what fails there can leave tasks out of every system's scores. */
  readonly hasGolds: boolean
}

export const taskPartName = (out: string, { kind, index, count }: Pick<TaskPart, 'kind' | 'index' | 'count'>): string =>
  `${stemOf(out)}-${kind}-${index}-of-${count}`

type FileKind = 'answers' | 'calls' | 'attempts' | 'bench' | 'log'

/** What a file of a part is by its path; null: no part has such a file. A share's files bear its name, so that no two have one name. */
function kindOfFile({ kind, index, count, system, hasGolds }: TaskPart, path: string): FileKind | null {
  const share = `${index}-of-${count}`
  if (kind === 'answers') {
    if (path === `answers/${system}.${share}.jsonl`) return 'answers'
    return /^calls\/[\w.@-]+\.jsonl$/.test(path) ? 'calls' : null
  }
  if (path === `attempts/${system}.${share}.jsonl`) return 'attempts'
  if (hasGolds && path === `attempts/${GOLD}.${share}.jsonl`) return 'attempts'
  if (path === `bench/${share}.json`) return 'bench'
  return /^logs\/[0-9a-f]{24}\.log$/.test(path) ? 'log' : null
}

/** Uploads what `out` holds of each part; nothing of one of which it holds none. */
export async function sendTaskParts(
  store: ArtifactStore,
  out: string,
  parts: readonly TaskPart[],
  logger: Logger,
): Promise<void> {
  if ((await lookBelow(out, '')).kind === 'none') return
  const all = await listFiles(out)
  for (const part of parts) {
    const files = all.filter((path) => kindOfFile(part, path) !== null)
    if (files.length === 0) continue
    const name = await uploadCopy(store, taskPartName(out, part), out, files)
    logger.info(`uploaded ${files.length} files as artifact ${name}`)
  }
}

/**
 * Brings parts from the run's artifacts into `out`, whatever of them there is. Of one that can't be taken nothing is: a job that ran
 * untrusted code may have made it. `onRefused` is told why. Returns how many were taken.
 */
export async function fetchTaskParts(
  store: ArtifactStore,
  out: string,
  parts: readonly TaskPart[],
  logger: Logger,
  onRefused: (refusal: UserError, name: string) => void,
): Promise<number> {
  const last = lastCopies(await store.list())
  let taken = 0
  for (const part of parts) {
    const artifact = last.get(taskPartName(out, part))
    if (artifact === undefined) continue
    try {
      await fetchTaskPart(store, out, artifact, part)
      taken++
    } catch (error) {
      if (!isRefusal(error)) throw error
      onRefused(error, artifact.name)
    }
  }
  logger.info(`took ${taken} artifacts into ${out}`)
  return taken
}

async function fetchTaskPart(store: ArtifactStore, out: string, artifact: StoredArtifact, part: TaskPart) {
  const refusal = (why: string) => refuseArtifact(artifact.name, why)
  await using scratch = await unpackArtifact(store, artifact, LARGEST_PART_BYTES)
  const files = await listFiles(scratch.folder) // symbolic links are left out
  const logs = new Set<string>()
  for (const path of files) {
    const kind = kindOfFile(part, path)
    if (kind === null) throw refusal(`'${path}' is no file of such a part`)
    for await (const subject of readSubjects(scratch.folder, path, kind)) {
      const fault = findFault(subject, part, path)
      if (fault !== null) throw refusal(fault)
      if (subject.log) logs.add(subject.log)
    }
  }
  for (const path of files) if (await isTaken(out, path, logs)) await copyBelow(scratch.folder, out, path)
}

/**
 * Logs that no attempt names stay out, and one that lies there already: an id can't be told here to be of another share's
 * answer, and whoever takes it keeps nothing but the log of that one out.
 */
async function isTaken(out: string, path: string, logs: ReadonlySet<string>): Promise<boolean> {
  if (!path.startsWith('logs/')) return true
  return logs.has(path) && (await lookBelow(out, path)).kind === 'none'
}

interface Subject {
  readonly githubId: number
  readonly system: string
  /** Of an attempt. */
  readonly id?: string
  readonly log?: string | null
}

/** Why a line is none that this share may leave; null: it may. */
function findFault({ githubId, system, id = '', log = null }: Subject, part: TaskPart, path: string): string | null {
  const isOwn = githubId === part.githubId && (system === part.system || system === GOLD)
  if (!isOwn) return `'${path}' speaks of ${system} in repository ${githubId}, which is none of this share's`
  return log === null || log === campaignFiles.log('', id) ? null : `attempt ${id} has a log of another name`
}

/** Of whom each line of a file speaks, once it fits its format; files of other kinds speak of nobody. */
async function* readSubjects(root: string, path: string, kind: FileKind): AsyncGenerator<Subject, void, void> {
  const file = join(root, path)
  const torn = () => {}
  if (kind === 'answers') {
    for await (const line of streamJsonLines(file, taskAnswer, torn, root))
      yield { githubId: line.github_id, system: nameSystem(line) }
  }
  if (kind === 'calls') for await (const _ of streamJsonLines(file, callLine, torn, root));
  if (kind === 'attempts') {
    for await (const { githubId, system, id, execution } of streamJsonLines(file, taskAttempt, torn, root))
      yield { githubId, system, id, log: execution?.log ?? null }
  }
  if (kind === 'bench') {
    const { pins, faults } = await readJson(file, taskBench, root)
    for (const { githubId } of [...pins, ...faults]) yield { githubId, system: GOLD }
  }
}
