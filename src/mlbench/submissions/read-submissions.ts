import { join } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { readJsonIfPresent, readYaml } from '../../base/files.ts'
import { listBelow } from '../../base/untrusted-files.ts'
import { taskScores } from '../../schema/task-scores.ts'
import { SUBMISSION_FILES, type Submission, type TaskSubmission, taskSubmission } from '../../schema/task-submission.ts'

/** Submitted answers with what a maintainer's run scored; none where there is no such folder. UserError where scores are of other rows. */
export async function readSubmissions(root: string): Promise<Submission[]> {
  const submissions: Submission[] = []
  for (const { name, kind } of (await listBelow(root, '')) ?? []) {
    if (kind !== 'folder') continue
    const card = await readCard(root, name)
    const file = join(root, name, SUBMISSION_FILES.scores)
    const scores = await readJsonIfPresent(file, taskScores, root)
    const [system, ...others] = scores?.systems ?? []
    if (scores !== null && (system === undefined || others.length > 0 || scores.rowsSha256 !== card.rowsSha256))
      throw new UserError(`${file} is not of this submission: one system on the rows ${card.rowsSha256} is wanted.`)
    submissions.push({
      ...{ name, card },
      regraded: scores === null || system === undefined ? null : { rules: scores.rules, passRates: system.passRates },
    })
  }
  return submissions
}

/** The card of a submission. UserError where it is missing or not valid. */
export function readCard(root: string, name: string): Promise<TaskSubmission> {
  const path = join(root, name, SUBMISSION_FILES.card)
  return readYaml(path, taskSubmission, `There is no ${path}.`, root)
}
