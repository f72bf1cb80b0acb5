import type { TaskRepository } from '../../schema/task-repository.ts'

/**
 * The recipe of an image that holds a repository's environment, and nothing of the repository, which is mounted at `/repository`: built in
 * the manifest's own folder, from its lock alone, every package by its hash. Null: no environment is described.
 */
export function renderContainerRecipe(
  { environment, folder, commit }: TaskRepository,
  pythonVersion: string,
): string | null {
  if (environment === undefined || environment.manager !== 'uv') return null
  return [
    `# ${folder} at ${commit.slice(0, 12)}: its environment. Build it here: podman build --tag greenml-ml-bench-${folder.toLowerCase()} --file - .`,
    `FROM docker.io/library/python:${pythonVersion}-slim`,
    `COPY ${environment.lock} /environment/requirements.lock`,
    'RUN python -m pip install --no-cache-dir --no-deps --only-binary :all: --require-hashes -r /environment/requirements.lock',
    'RUN useradd --create-home answer',
    'USER answer',
    'WORKDIR /repository',
    '',
  ].join('\n')
}
