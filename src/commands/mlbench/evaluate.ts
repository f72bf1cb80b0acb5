import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { writeFileAtomic } from '../../base/files/files.ts'
import { loadModels, OR_ANSWERS } from '../../dataset/load-models.ts'
import { withoutKeys } from '../../generation/models/without-keys.ts'
import { pinRows } from '../../mlbench/data/rows.ts'
import { renderEvaluation, type ToldAlone } from '../../report/mlbench/task-evaluation.ts'
import { readPaperTables } from '../../report/text/mlbench/paper-tables.ts'
import { type TaskScores, taskScores } from '../../schema/mlbench/task-scores.ts'
import { evaluateOptions } from '../../schema/options/mlbench/task-options.ts'
import { answerTasks } from './answer.ts'
import { grade } from './grade.ts'

interface Evaluation {
  readonly scores: TaskScores
  /** The scores in the layout of the paper's tables. */
  readonly told: ToldAlone
  /** Questions that were asked and got no answer. */
  readonly unanswered: number
}

/** Asks models about tasks, runs and judges their answers, and reports. Keys stay in this process: what runs in the sandbox sees none. */
export async function evaluate(given: z.input<typeof evaluateOptions>, context: CommandContext): Promise<Evaluation> {
  const { models, settings, answers, report, rules, ...others } = evaluateOptions.parse(given)
  if ((models === undefined) === (answers === undefined))
    throw new UserError('Name --models to be asked, or --answers that exist.')
  if (models !== undefined && others.iTrustThisCode)
    throw new UserError(
      'Models are asked here, with their keys: what they answer runs in a sandbox only. Leave out --i-trust-this-code.',
      3,
    )
  const options = { ...others, rows: await pinRows(others.rows, context.env.HF_ENDPOINT) }
  const { files, unanswered } =
    answers !== undefined
      ? { files: answers, unanswered: 0 }
      : await answerTasks({ ...options, models: models ?? [], settings }, context)
  const bare = withoutKeys(await loadModelsIfAsked(models, options.dataset), context)
  const graded = await grade({ ...options, rules, answers: [...files], staticOnly: false }, bare)
  const scores = taskScores.parse(graded.grades)
  const told = renderEvaluation(scores, await readPaperTables())
  if (report !== undefined) await writeFileAtomic(report, `${told.markdown}\n`)
  return { scores, told, unanswered }
}

const loadModelsIfAsked = (models: readonly string[] | undefined, dataset: string) =>
  models === undefined ? [] : loadModels(dataset, OR_ANSWERS)
