import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { listFiles, writeFileAtomic, writeJson } from '../../base/files/files.ts'
import { lookBelow } from '../../base/files/untrusted-files.ts'
import { sum } from '../../base/numbers.ts'
import { renderEvaluation } from '../../report/mlbench/task-evaluation.ts'
import { readPaperTables } from '../../report/text/mlbench/paper-tables.ts'
import { renderTaskFaults } from '../../report/text/mlbench/task-score-words.ts'
import { type TaskScores, taskScores } from '../../schema/mlbench/task-scores.ts'
import type { evaluateInputs } from '../../schema/options/mlbench/inputs.ts'
import { explainUntried } from '../explain-lost.ts'
import { grade } from './grade.ts'
import type { ListedShard } from './shard.ts'

export interface EvaluatedShare {
  readonly judged: number
  readonly passed: number
  /** Answers that the bench could not try. */
  readonly lost: number
}

interface ReportedShares extends EvaluatedShare {
  /** None of all answers could be tried; null: some could. */
  readonly fault: UserError | null
  /** Markdown in the layout of the paper's tables. */
  readonly text: string
  /** Files of the report, relative to `out`. */
  readonly files: readonly string[]
}

type Inputs = z.output<typeof evaluateInputs>

/** Judges the answers of one share of all, which lie below `out`. UserError where there are none. */
export async function evaluateShare(
  inputs: Inputs,
  share: ListedShard,
  all: readonly ListedShard[],
  context: CommandContext,
): Promise<EvaluatedShare> {
  const answers = await findAnswers(inputs.out, [share])
  const systems = [...new Set(all.map(({ system }) => system))]
  const { grades } = await grade({ ...optionsOf(inputs), answers, systems }, context)
  return count(taskScores.parse(grades))
}

/** Scores what all shares left below `out`, and writes `task-scores.json`, `report.md` and the results in ML-Bench's own form. */
export async function reportShares(
  inputs: Inputs,
  all: readonly ListedShard[],
  context: CommandContext,
): Promise<ReportedShares> {
  const { out } = inputs
  const answers = await findAnswers(out, all)
  const { grades } = await grade({ ...optionsOf(inputs), answers, onRecord: true }, context)
  const scores = taskScores.parse(grades)
  const { markdown: text } = renderEvaluation(scores, await readPaperTables())
  await writeFileAtomic(join(out, 'report.md'), `${text}\n`, out)
  await writeJson(join(out, 'task-scores.json'), scores, out)
  const files = (await listFiles(out)).filter((path) => REPORTED.test(path))
  const fault = explainUntried(scores)
  // The jobs of the shares told these faults in logs of their own.
  if (fault !== null) for (const why of renderTaskFaults(scores.faults)) context.logger.warn(why)
  return { text, files, fault, ...count(scores) }
}

const REPORTED = /^(?:report\.md|task-scores\.json|(?:results|attempts|answers)\/[^/]+\.jsonl)$/

/** The inputs that decide a verdict, and where it is made. */
const optionsOf = ({
  rows,
  rules,
  golds,
  errata,
  timeout,
  repositories,
  sandbox,
  wait,
  out,
  dataset,
  shard,
}: Inputs) => ({
  rows,
  rules,
  golds,
  errata,
  repositories,
  out,
  dataset,
  ...(timeout === undefined ? {} : { timeout }),
  ...(sandbox === undefined ? {} : { sandbox }),
  ...(wait === undefined ? {} : { wait }),
  ...(shard === undefined ? {} : { shard }),
})

/** Files of the answers of shares; those that nobody gave are left out. */
async function findAnswers(out: string, shares: readonly ListedShard[]): Promise<string[]> {
  const names = shares.map(({ system, shard }) => `answers/${system}.${shard.replace('/', '-of-')}.jsonl`)
  const found: string[] = []
  for (const name of names) if ((await lookBelow(out, name)).kind === 'file') found.push(join(out, name))
  if (found.length > 0) return found
  throw new UserError(
    `${out} holds no answers of ${shares.length === 1 ? 'this share' : 'any share'}: run the action answer before.`,
    1,
  )
}

const count = ({ systems }: Pick<TaskScores, 'systems'>): EvaluatedShare => ({
  judged: sum(systems.map(({ attempts }) => attempts)),
  passed: sum(systems.map(({ passed }) => passed)),
  lost: sum(systems.map(({ lost }) => lost)),
})
