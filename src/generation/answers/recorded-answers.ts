import { basename, join, relative } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { listBelow, lookBelow } from '../../base/files/untrusted-files.ts'
import { inTurn } from '../../base/in-turn.ts'
import type { Logger } from '../../base/log.ts'
import { GENERATED_MODES, type GeneratedMode, modelId, slug } from '../../schema/common.ts'
import { RECORDED_PREFIX, recordedMode, recordedStem } from '../../schema/generation/recorded-name.ts'

export interface RecordedAnswer {
  readonly project: string
  readonly mode: GeneratedMode
  readonly model: string
  readonly sample: number
  readonly path: string
}

/** GenAI-GreenML's own naming; `.s<k>` is ours, for the second sample and those after it. */
export function recordedAnswerName(mode: GeneratedMode, model: string, sample: number): string {
  return `${recordedStem(mode, model)}${sample === 1 ? '' : `.s${sample}`}.py`
}

/** Mode, model and sample in a file's name; null for a file of another kind. */
export function parseRecordedName(name: string): Omit<RecordedAnswer, 'project' | 'path'> | null {
  for (const mode of GENERATED_MODES) {
    const start = recordedStem(mode, '')
    if (!name.startsWith(start) || !name.endsWith('.py')) continue
    const rest = name.slice(start.length, -'.py'.length)
    const [, model = rest, digits = '1'] = /^(.+)\.s([2-9]|[1-9]\d+)$/.exec(rest) ?? []
    return modelId.safeParse(model).success ? { mode, model, sample: Number(digits) } : null
  }
  return null
}

/**
 * Every answer of `DIR/<slug>/GENAIGREENML_<mode>_<model>.py`, sorted by path. UserError when there is no such folder. `root`:
 * the dataset that names the folder; default: a user named it.
 */
export async function listRecordedAnswers(folder: string, root: string = folder): Promise<RecordedAnswer[]> {
  return nameAnswers(await listFiles(folder, root))
}

/** Projects whose answers are wanted, and all that there are. */
export interface AnsweredProjects {
  readonly wanted: readonly string[]
  readonly known: readonly string[]
}

/**
 * The answers to these projects; scripts whose name is nearly one of an answer, and answers to a project that is not there, are
 * told. UserError where there is no answer, with where they are looked for.
 */
export async function requireAnswers(
  folder: string,
  { wanted: slugs, known }: AnsweredProjects,
  logger: Pick<Logger, 'warn'>,
): Promise<RecordedAnswer[]> {
  const all = await listFiles(folder, folder)
  for (const project of new Set(nameAnswers(all).map((answer) => answer.project)))
    if (!known.includes(project))
      logger.warn(
        `${join(folder, project)} is left out: there is no project '${project}'; greenml projects lists those there are`,
      )
  const files = all.filter(({ project }) => slugs.includes(project))
  for (const { path } of files)
    if (isMisnamed(basename(path)))
      logger.warn(`${path} is left out: its name is not ${RECORDED_PREFIX}<mode>_<name>.py with ${MODE_NAMES} as mode`)
  const answers = nameAnswers(files)
  if (answers.length > 0) return answers
  const misplaced = (await listFolder(folder, folder)).find(({ name }) => parseRecordedName(name) !== null)
  const found = misplaced === undefined ? '' : `; ${join(folder, misplaced.name)} lies outside of a project's folder`
  const expected = join(folder, slugs[0] ?? '<project>', `${RECORDED_PREFIX}<mode>_<name>.py`)
  throw new UserError(`There is no answer to ${slugs.join(', ')} in ${folder}: expected as ${expected}${found}.`)
}

/** Projects to which a model has no answer in its folder of the dataset. */
export async function listUnrecorded(
  { id, answers }: { readonly id: string; readonly answers: string },
  dataset: string,
  slugs: readonly string[],
): Promise<string[]> {
  const isThere = (await lookBelow(dataset, answers)).kind === 'folder'
  const found = isThere ? await listRecordedAnswers(join(dataset, answers), dataset) : []
  const recorded = found.filter(({ model }) => model === id)
  return slugs.filter((slug) => !recorded.some(({ project }) => project === slug))
}

const MODE_NAMES = GENERATED_MODES.map(recordedMode).join(', ')
const isMisnamed = (name: string) =>
  name.startsWith(RECORDED_PREFIX) && name.endsWith('.py') && parseRecordedName(name) === null

interface AnswerFile {
  readonly project: string
  readonly path: string
}

async function listFiles(folder: string, root: string): Promise<AnswerFile[]> {
  const files: AnswerFile[] = []
  for (const { kind, name } of await listFolder(root, folder)) {
    if (kind !== 'folder' || !slug.safeParse(name).success) continue
    for (const path of await listScripts(root, join(folder, name), DEEPEST_FOLDER)) files.push({ project: name, path })
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1))
}

const nameAnswers = (files: readonly AnswerFile[]): RecordedAnswer[] =>
  files.flatMap((file) => {
    const parsed = parseRecordedName(basename(file.path))
    return parsed === null ? [] : [{ ...file, ...parsed }]
  })

/** GenAI-GreenML puts an answer beside the script that it rewrites, which may lie in a folder of the project. */
const DEEPEST_FOLDER = 3

async function listScripts(root: string, folder: string, depth: number): Promise<string[]> {
  const entries = (await listFolder(root, folder)).filter(({ name }) => !name.startsWith('.') && name !== 'venv')
  const here = entries.filter(({ kind }) => kind === 'file').map(({ name }) => join(folder, name))
  const below = depth === 0 ? [] : entries.filter(({ kind }) => kind === 'folder')
  const nested = await inTurn(below, ({ name }) => listScripts(root, join(folder, name), depth - 1))
  return [...here, ...nested.flat()]
}

async function listFolder(root: string, folder: string) {
  const entries = await listBelow(root, relative(root, folder))
  if (entries === null) throw new UserError(`There is no folder of answers at ${folder}: name it by --answers DIR.`)
  return entries
}
