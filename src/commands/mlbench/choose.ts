import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { readJson } from '../../base/files/files.ts'
import { count } from '../../base/text/text.ts'
import { loadTaskRepositories } from '../../dataset/load-task-repositories.ts'
import { openTopicSearch } from '../../github/search-repositories.ts'
import {
  type Candidate,
  candidateList,
  FIELDS,
  rankCandidates,
  readCandidates,
  topicsOf,
} from '../../mlbench/building/choose-candidates.ts'
import { renderChosen } from '../../report/text/mlbench/task-build.ts'
import type { ChosenRepository } from '../../schema/mlbench/chosen-repository.ts'
import { chooseOptions } from '../../schema/options/mlbench/build-options.ts'

type Given = z.input<typeof chooseOptions>

/** Repositories that may get tasks, of a list or found by GitHub's search. UserError for a field that nobody knows. */
export async function chooseCandidates(
  given: Given,
  context: CommandContext,
): Promise<{ readonly chosen: readonly ChosenRepository[]; readonly text: string }> {
  const { from, fields = FIELDS, fewestStars, most, dataset } = chooseOptions.parse(given)
  const strange = fields.find((field) => !FIELDS.includes(field))
  if (strange !== undefined) throw new UserError(`There is no field '${strange}'; there are ${FIELDS.join(', ')}.`)
  const known = [...(await loadTaskRepositories(dataset)).values()].map(({ repository }) => repository)
  const found =
    from === undefined
      ? await searchCandidates(fields, { fewestStars, most: most + known.length }, context)
      : await readJson(from, candidateList)
  const chosen = rankCandidates(found, { fields, fewestStars, most, known })
  return { chosen, text: renderChosen(chosen) }
}

/** Asks GitHub for each topic of each field; known ones among the best leave others their places. */
async function searchCandidates(
  fields: readonly string[],
  wanted: { readonly fewestStars: number; readonly most: number },
  { env, logger }: CommandContext,
): Promise<Candidate[]> {
  const search = openTopicSearch({ env, logger })
  const items: unknown[] = []
  for (const field of fields) {
    logger.info(`${field}: GitHub is asked for ${count(topicsOf(field).length, 'topic')}`)
    for (const topic of topicsOf(field)) items.push(...(await search(topic, wanted)))
  }
  return readCandidates(items)
}
