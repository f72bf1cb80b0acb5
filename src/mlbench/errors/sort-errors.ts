import { basename, join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { refuseStopped, UserError } from '../../base/errors.ts'
import { readTextIfPresent, writeFileAtomic } from '../../base/files/files.ts'
import { renderJsonLines } from '../../base/files/jsonl.ts'
import type { Logger } from '../../base/log.ts'
import { parseDelimited, renderCsvLine } from '../../base/text/delimited.ts'
import { count } from '../../base/text/text.ts'
import { readLog } from '../../campaign/logs.ts'
import { loadNamedModels } from '../../dataset/load-models.ts'
import { stoppedAsking } from '../../generation/asking/end-asking.ts'
import { openAsking } from '../../generation/asking/open-asking.ts'
import { RULES_RATER, TASK_ERROR_VERSION, type TaskError, type TaskErrors } from '../../schema/mlbench/task-error.ts'
import type { errorsOptions } from '../../schema/options/mlbench/review-options.ts'
import { readTasks } from '../data/rows.ts'
import { readAttempts } from '../execution/attempt-files.ts'
import { readOneSystem } from '../scores/read-systems.ts'
import { openErrorPrompt, readLabel } from './error-questions.ts'
import { drawFailed, type FailedAnswer, listFailed, placeOf } from './failed-answers.ts'
import { cohenKappa } from './kappa.ts'

type ErrorsOptions = z.output<typeof errorsOptions>

const COLUMNS = ['place', 'instruction', 'answer', 'reason', 'printed', 'category'] as const

/**
 * Sorts the failed answers of one system by what went wrong: by the rules, by a model, by people's files; and tells how far
 * raters agree. `fault`: why the model was not heard about some of them.
 */
export async function sortErrors(
  options: ErrorsOptions,
  context: CommandContext,
): Promise<{ readonly errors: TaskErrors; readonly fault: UserError | null }> {
  const { rows, answers, out, sample, seed, exportTo, ratings = [], judge } = options
  const tasks = await readTasks(rows, context.env.HF_ENDPOINT)
  const system = await readOneSystem(answers, rows, tasks, context)
  const attempts = await readAttempts(out, system.system, context.logger)
  if (attempts.length === 0)
    throw new UserError(
      `${out} has no attempt of ${system.system}: judge its answers first, by greenml mlbench grade without --static-only.`,
    )
  const failed = listFailed(tasks, system.answers, attempts)
  const drawn = drawFailed(failed, sample ?? null, seed)
  if (exportTo !== undefined) await exportFailed(exportTo, drawn, out)
  const raters = [drawn.map((each) => label(each, RULES_RATER, each.attempt.errorCategory ?? 'unsorted', null))]
  const judged = judge === undefined ? null : await askJudge(judge, drawn, options, context)
  if (judged !== null) raters.push(judged.labels)
  for (const path of ratings) raters.push(await readRatings(path, drawn, context.logger))
  for (const own of raters) {
    const [first] = own
    if (first === undefined) continue
    const path = join(out, 'errors', `${system.system}.${first.rater}.jsonl`)
    await writeFileAtomic(path, renderJsonLines(own), out)
  }
  return { errors: summarise(failed.length, drawn.length, raters), fault: judged?.fault ?? null }
}

const label = (
  { attempt: { system, githubId, rowId, attempt } }: FailedAnswer,
  rater: string,
  category: TaskError['category'],
  kind: TaskError['kind'],
): TaskError => ({ schemaVersion: TASK_ERROR_VERSION, system, githubId, rowId, attempt, rater, category, kind })

/** A table for people, who fill its last column; what the rules say is not in it. */
async function exportFailed(path: string, drawn: readonly FailedAnswer[], out: string): Promise<void> {
  const lines = [renderCsvLine(COLUMNS, '\n')]
  for (const each of drawn) {
    const { task, text, attempt } = each
    lines.push(
      renderCsvLine([placeOf(attempt), task.instruction, text, attempt.reason, await readEnd(each, out), ''], '\n'),
    )
  }
  await writeFileAtomic(path, lines.join(''))
}

/** The end of what an answer's run printed as an error; empty where it was not run. */
async function readEnd({ attempt: { id, execution } }: FailedAnswer, out: string): Promise<string> {
  if (execution === null) return ''
  const log = await readLog(out, { id, log: execution.log, logSha256: execution.logSha256 })
  return log === null || log === 'changed' ? '' : log.stderr.slice(-900)
}

async function readRatings(path: string, drawn: readonly FailedAnswer[], logger: Logger): Promise<TaskError[]> {
  const text = await readTextIfPresent(path)
  if (text === null) throw new UserError(`There is no ${path}.`)
  const [head = [], ...lines] = parseDelimited(text, ',')
  const [place, category] = [head.indexOf('place'), head.indexOf('category')]
  if (place < 0 || category < 0)
    throw new UserError(`${path}: expected the columns place and category, as --export-to writes them.`)
  const rater = basename(path).replace(/\.csv$/, '')
  const byPlace = new Map(lines.map((cells) => [cells[place], cells[category] ?? '']))
  const labels = drawn.flatMap((each) => {
    const said = byPlace.get(placeOf(each.attempt)) ?? ''
    if (said.trim() === '') return []
    const found = readLabel(said)
    if (found === null)
      throw new UserError(`${path}: '${said.slice(0, 40)}' for ${placeOf(each.attempt)} is no category.`)
    return [label(each, rater, found.category, found.kind)]
  })
  if (labels.length === 0)
    logger.warn(
      `${path} labels no answer that is looked at: its column category is empty, or its places are of other answers`,
    )
  return labels
}

/** What a model says; `fault`: it was not asked about some, or gave no answer, and will be by the same command. */
async function askJudge(
  id: string,
  drawn: readonly FailedAnswer[],
  { dataset, out, budgetUsd: capUsd }: ErrorsOptions,
  context: CommandContext,
): Promise<{ readonly labels: TaskError[]; readonly fault: UserError | null }> {
  const models = await loadNamedModels(dataset, [id])
  const [entry] = models
  if (entry === undefined) return { labels: [], fault: null }
  await using asking = await openAsking(models, { out, dataset, capUsd }, context)
  const { asker, budget } = asking
  const build = await openErrorPrompt()
  const labels: TaskError[] = []
  const reasons = new Map<string, string>()
  let [unread, left, isOverBudget] = [0, 0, false]
  for (const each of drawn) {
    refuseStopped(context.signal)
    const asked = await asker.ask({
      entry,
      messages: build(each, await readEnd(each, out)),
      sample: 's1',
      project: 'ml-bench-errors',
      subject: `ml-bench-errors/${placeOf(each.attempt)}`,
    })
    if (asked.kind !== 'answered') {
      left++
      if (asked.kind === 'failed') reasons.set(entry.id, asked.error.explain())
      else isOverBudget ||= asked.why === 'budget'
      continue
    }
    const found = readLabel(asked.reply.text)
    if (found === null) unread++
    else labels.push(label(each, entry.id, found.category, found.kind))
  }
  if (unread > 0) context.logger.warn(`${entry.id} gave no label to ${count(unread, 'answer')}`)
  const halted = new Map([...reasons, ...asker.halted])
  return { labels, fault: left === 0 ? null : stoppedAsking(count(left, 'answer'), { halted, isOverBudget }, budget) }
}

function summarise(failed: number, drawn: number, raters: readonly (readonly TaskError[])[]): TaskErrors {
  const told = raters.flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const labels = new Map(own.map((each) => [placeOf(each), each.category]))
    return [{ rater: first.rater, labels }]
  })
  return {
    failed,
    drawn,
    raters: told.map(({ rater, labels }) => ({
      rater,
      labelled: labels.size,
      categories: Object.fromEntries(
        [...Map.groupBy(labels.values(), (category) => category)].map(([category, own]) => [category, own.length]),
      ),
    })),
    agreement: told.flatMap((a, index) =>
      told
        .slice(index + 1)
        .map((b) => ({ raters: [a.rater, b.rater] as [string, string], ...cohenKappa(a.labels, b.labels) })),
    ),
  }
}
