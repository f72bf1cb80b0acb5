import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { statIfPresent } from '../../base/files/files.ts'
import { loadModels, modelsFileOf } from '../../dataset/load-models.ts'
import { loadTaskRepositories } from '../../dataset/load-task-repositories.ts'
import type { TaskLeakage } from '../../schema/mlbench/task-leakage.ts'
import type { leakageOptions } from '../../schema/options/mlbench/review-options.ts'
import { gatherText } from '../contexts/gather-text.ts'
import { chooseRepositories } from '../data/choose-repositories.ts'
import { keyOf, readTasks } from '../data/rows.ts'
import { readOneSystem } from '../scores/read-systems.ts'
import { findKnown, readKnowledge } from './readme-knowledge.ts'

/** How much a model knows by heart: what its answers, given without any context, hold of READMEs that it was not shown. */
export async function probeLeakage(
  { rows, answers, repositories, dataset }: z.output<typeof leakageOptions>,
  context: CommandContext,
): Promise<TaskLeakage> {
  const all = await readTasks(rows, context.env.HF_ENDPOINT)
  const system = await readOneSystem(answers, rows, all, context)
  const shown = [...system.answers.settings].filter((setting) => setting !== 'none')
  if (shown.length > 0)
    throw new UserError(
      `${answers} answers what was asked with a context (${shown.join(', ')}), from which an answer can have what it holds: ask by greenml mlbench answer --settings none.`,
    )
  const { tasks, nameOf } = await chooseRepositories(all, { dataset, logger: context.logger, root: repositories })
  const known = await loadTaskRepositories(dataset)
  const trainingCutoff = await findCutoff(system.system, dataset)
  const found: TaskLeakage['repositories'] = []
  for (const [name, own] of Map.groupBy(tasks, nameOf)) {
    const [first] = own
    if (first === undefined) continue
    const readme = readKnowledge(await gatherText(repositories, name, 'readme'))
    const judged = own.flatMap((task) =>
      (system.answers.byTask.get(keyOf(task)) ?? []).map((text) => findKnown(text, task.instruction, readme)),
    )
    const committed = known.get(first.githubId)?.committed ?? null
    found.push({
      githubId: first.githubId,
      repository: name,
      answers: judged.length,
      committed,
      wholeCommands: judged.filter(({ wholeCommand }) => wholeCommand).length,
      names: judged.filter((each) => each.name).length,
      couldHaveSeen:
        committed === null || trainingCutoff === null
          ? null
          : committed.slice(0, trainingCutoff.length) <= trainingCutoff,
    })
  }
  return { system: system.system, trainingCutoff, repositories: found }
}

/** Of the model that a system is named for; null: no models.yaml knows it, or not until when it learned. */
async function findCutoff(system: string, dataset: string): Promise<string | null> {
  if ((await statIfPresent(modelsFileOf(dataset))) === null) return null
  const models = await loadModels(dataset)
  return models.find(({ id }) => id === system.split('@')[0])?.trainingCutoff ?? null
}
