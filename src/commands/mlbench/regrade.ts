import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { writeJson } from '../../base/files/files.ts'
import { loadTaskRepositories } from '../../dataset/load-task-repositories.ts'
import { readGivenRows } from '../../mlbench/data/given-rows.ts'
import { findRows, readCard, readSubmitted } from '../../mlbench/submissions/read-submissions.ts'
import { type TaskScores, taskScores } from '../../schema/mlbench/task-scores.ts'
import { SUBMISSION_FILES } from '../../schema/mlbench/task-submission.ts'
import type { regradeInputs } from '../../schema/options/mlbench/regrade-options.ts'
import { fetchRepositories } from './fetch.ts'
import { grade } from './grade.ts'

interface Regrading extends Omit<z.output<typeof regradeInputs>, 'artifactName'> {
  readonly submission: string
}

/** Runs a submission's answers at its rows, and writes its scores beside them. UserError where the rows are not those of its card. */
export async function regradeSubmission(
  { submission, submissions: root, mirror, ...means }: Regrading,
  context: CommandContext,
): Promise<TaskScores> {
  const card = await readCard(root, submission)
  const { rowsSha256 } = card
  const rows = await findRows(card)
  const answers = (await readSubmitted(root, submission)).path
  const { dataset, repositories } = means
  const { published } = await readGivenRows({ rows, dataset, errata: false }, context)
  if (published.rowsSha256 !== rowsSha256)
    throw new UserError(
      `${rows} has the hash ${published.rowsSha256}, and the card of ${submission} is of ${rowsSha256}: name that version of the rows.`,
    )
  const known = await loadTaskRepositories(dataset)
  const only = new Set(published.tasks.flatMap(({ githubId }) => known.get(githubId)?.folder ?? []))
  if (only.size === 0)
    throw new UserError(
      `${join(dataset, 'ml-bench')} describes no repository of ${rows}: none of its answers can be run.`,
    )
  await fetchRepositories({ repositories, dataset, only: [...only], ...(mirror !== undefined && { mirror }) }, context)
  const { grades } = await grade({ ...means, rows, answers: [answers] }, context, { isStrangers: true })
  const scores = taskScores.parse(grades)
  await writeJson(join(root, submission, SUBMISSION_FILES.scores), scores, root)
  return scores
}
