import { isNewer } from '../../environment/python-versions.ts'
import type { TaskRepository } from '../../schema/mlbench/task-repository.ts'

/**
 * The recipe of an image that holds a repository's environment, and nothing of the repository, which is mounted at `/repository`: built in
 * the manifest's own folder, from its lock alone, every package by its hash. Null: no environment is described.
 */
export function renderContainerRecipe(
  { environment, folder, commit }: TaskRepository,
  pythonVersion: string | undefined,
): string | null {
  if (environment === undefined || environment.manager !== 'uv') return null
  const version = pythonVersion ?? choosePython(environment)
  return [
    `# ${folder} at ${commit.slice(0, 12)}: its environment. Build it here: podman build --tag greenml-ml-bench-${folder.toLowerCase()} --file - .`,
    `FROM docker.io/library/python:${version}-slim`,
    `COPY ${JSON.stringify([environment.lock, '/environment/requirements.lock'])}`,
    'RUN python -m pip install --no-cache-dir --no-deps --only-binary :all: --require-hashes -r /environment/requirements.lock',
    'RUN useradd --create-home answer',
    'USER answer',
    'WORKDIR /repository',
    '',
  ].join('\n')
}

/** A version that the lock is for: what the repository asks for, else the lowest where there is a highest, else the usual one. */
function choosePython({ python, pythonWanted }: NonNullable<TaskRepository['environment']>): string {
  if (pythonWanted !== undefined && /^3\.\d+$/.test(pythonWanted)) return pythonWanted
  const lowest = /^>=\s*(3\.\d+)/.exec(python)?.[1]
  const isBounded = python.includes('<') || lowest === undefined || isNewer(lowest, USUAL_PYTHON)
  return isBounded && lowest !== undefined ? lowest : USUAL_PYTHON
}

/** Debian 12's. */
export const USUAL_PYTHON = '3.11'
