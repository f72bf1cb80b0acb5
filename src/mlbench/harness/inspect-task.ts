import { renderJsonLines } from '../../base/files/jsonl.ts'
import { readAsset } from '../../base/package.ts'
import type { HarnessTask } from './harness-task.ts'

/** How a repository's container starts: what an agent does there needs no network, since its model is asked from outside. */
const COMPOSE = `services:
  default:
    build: .
    command: tail -f /dev/null
    init: true
    network_mode: none
    working_dir: /repository
`

/** A folder as inspect_ai reads a task, its files by their paths; `images`: the files of each repository's environment, by its folder. */
export async function renderInspectTask(
  tasks: readonly HarnessTask[],
  images: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Promise<Map<string, string>> {
  const samples = tasks.map(({ name, task, repository, instruction, folder, file }) => ({
    id: name,
    input: instruction,
    compose: `environments/${repository.folder}/compose.yaml`,
    metadata: { github_id: task.githubId, id: task.id, type: task.type, answer: `${folder}/${file}` },
  }))
  return new Map([
    ['ml_bench.py', await readAsset('python', 'harness', 'ml_bench.py')],
    ['samples.jsonl', renderJsonLines(samples)],
    ...[...images].flatMap(([name, files]) =>
      [...files, ['compose.yaml', COMPOSE] as const].map(
        ([file, text]) => [`environments/${name}/${file}`, text] as const,
      ),
    ),
  ])
}
