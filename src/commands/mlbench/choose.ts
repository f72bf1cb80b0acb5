import type { z } from 'zod'
import { UserError } from '../../base/errors.ts'
import { readJson } from '../../base/files.ts'
import { loadTaskRepositories } from '../../dataset/load-task-repositories.ts'
import {
  type ChosenRepository,
  candidateList,
  FIELDS,
  rankCandidates,
} from '../../mlbench/building/choose-candidates.ts'
import { renderChosen } from '../../report/text/task-build.ts'
import { chooseOptions } from '../../schema/options/mlbench-build-options.ts'

/** Repositories of a list that may get tasks. UserError for a field that nobody knows. */
export async function chooseCandidates(
  given: z.input<typeof chooseOptions>,
): Promise<{ readonly chosen: readonly ChosenRepository[]; readonly text: string }> {
  const { from, fields = FIELDS, fewestStars, most, dataset } = chooseOptions.parse(given)
  const strange = fields.find((field) => !FIELDS.includes(field))
  if (strange !== undefined) throw new UserError(`There is no field '${strange}'; there are ${FIELDS.join(', ')}.`)
  const known = [...(await loadTaskRepositories(dataset)).values()].map(({ repository }) => repository)
  const chosen = rankCandidates(await readJson(from, candidateList), { fields, fewestStars, most, known })
  return { chosen, text: renderChosen(chosen) }
}
