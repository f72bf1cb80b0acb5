import { posix } from 'node:path'
import { fillIn } from '../../generation/prompts/prompt.ts'
import type { TaskRepository } from '../../schema/mlbench/task-repository.ts'
import { describeKind, describePlace, readPromptSection } from '../answers/task-prompts.ts'
import type { Task } from '../data/rows.ts'
import { folderOf } from '../execution/answer-program.ts'
import { renderContainerRecipe, USUAL_PYTHON } from '../execution/container-recipe.ts'

/** The repository's place in the container of a harness. */
const REPOSITORY = '/repository'
/** Characters that a shell, a Dockerfile and TOML take as they are. */
const PLAIN_PATH = /^[\w./-]+$/

/** A task as other harnesses put it to their agents. */
export interface HarnessTask {
  /** Letters, digits and hyphens. */
  readonly name: string
  readonly task: Task
  readonly repository: TaskRepository
  readonly instruction: string
  /** The folder that the answer is left in and starts from, in the container. */
  readonly folder: string
  /** The file that the answer is left in: run.sh, or run.py where Python code is asked for. */
  readonly file: string
}

export const answerFileOf = ({ type }: Pick<Task, 'type'>): string => (type === 'Python Code' ? 'run.py' : 'run.sh')

/** Null: its folder has a name that not every file of a harness takes, or lies outside of its repository. */
export async function describeHarnessTask(task: Task, repository: TaskRepository): Promise<HarnessTask | null> {
  const folder = posix.join(REPOSITORY, folderOf(task))
  if (!PLAIN_PATH.test(folder) || !`${folder}/`.startsWith(`${REPOSITORY}/`)) return null
  const file = answerFileOf(task)
  const place = describePlace(task)
  const instruction = fillIn(await readPromptSection('harness: instruction'), {
    ...place,
    kind: describeKind(task),
    path: posix.join(folder, file),
    top: REPOSITORY,
  })
  const name = `${repository.folder}-${task.id}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return { name, task, repository, instruction: `${instruction.trim()}\n`, folder, file }
}

/** The image that a repository's tasks are worked on in: its environment, and its files at the pin without their history. */
function renderHarnessImage(repository: TaskRepository, python: string | undefined): string {
  const { repository: url, commit, folder } = repository
  const recipe = renderContainerRecipe(repository, python)?.split('\n') ?? [
    `# ${folder} at ${commit.slice(0, 12)}: its files alone; of its environment nobody has made a lock yet.`,
    `FROM docker.io/library/python:${python ?? USUAL_PYTHON}-slim`,
  ]
  const ground = recipe.filter((line) => line !== '' && !/^(?:RUN useradd|USER|WORKDIR) /.test(line))
  return [
    ...ground,
    'RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates git && rm -rf /var/lib/apt/lists/*',
    `RUN git init --quiet ${REPOSITORY} && cd ${REPOSITORY} && git fetch --quiet --depth 1 '${url.replaceAll("'", '%27')}' ${commit} && git checkout --quiet FETCH_HEAD && rm -rf .git`,
    `WORKDIR ${REPOSITORY}`,
    '',
  ].join('\n')
}

/** The files that an image is built from, by their names. */
export const listImageFiles = (
  repository: TaskRepository,
  python: string | undefined,
  lock: string | null,
): ReadonlyMap<string, string> =>
  new Map([
    ['Dockerfile', renderHarnessImage(repository, python)],
    ...(lock === null || repository.environment === undefined ? [] : [[repository.environment.lock, lock] as const]),
  ])
