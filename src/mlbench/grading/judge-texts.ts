import type { GradingRules, StaticAttempt } from '../../schema/mlbench/task-grades.ts'
import type { Answers } from '../data/answers.ts'
import { keyOf, type Task, type TaskArgument } from '../data/rows.ts'
import { findAbsent, hasWantedType } from './compat.ts'
import { readPrograms } from './read-programs.ts'
import { findMissing, readAnswer } from './strict.ts'

/** What an answer's text alone tells. */
interface TextVerdict {
  readonly argumentsOk: boolean
  readonly typeOk: boolean
  /** Arguments whose value it does not use. */
  readonly missing: readonly TaskArgument[]
  /** Code of the answer that would be run. */
  readonly code: string
}

export interface JudgedAnswer extends TextVerdict {
  readonly task: Task
  /** Place among the task's answers, from 0. */
  readonly attempt: number
  /** Text as the model gave it; null: it gave none. */
  readonly text: string | null
  /** Null where both gates are passed. */
  readonly reason: StaticAttempt['reason']
}

/**
 * Judges each answer by its text, task after task. `compat`: ML-Bench's own gates, bug for bug; a task without an answer has no
 * attempt. `strict`: values are whole words, the type is what a parser says, and a task without an answer has one that fails.
 */
export async function judgeTexts(
  tasks: readonly Task[],
  { byTask }: Pick<Answers, 'byTask'>,
  rules: GradingRules,
): Promise<JudgedAnswer[]> {
  const asked = tasks.map((task) => ({ task, texts: byTask.get(keyOf(task)) ?? [] }))
  const judge = rules === 'compat' ? judgeCompat : await prepareStrict(asked)
  return asked.flatMap(({ task, texts }): JudgedAnswer[] => {
    if (texts.length === 0) return rules === 'strict' ? [withoutAnswer(task)] : []
    return texts.map((text, attempt) => {
      const verdict = judge(text, task)
      return { task, attempt, text, ...verdict, reason: nameReason(verdict) }
    })
  })
}

type Judge = (answer: string, task: Task) => TextVerdict

const judgeCompat: Judge = (answer, task) => {
  const missing = findAbsent(answer, task)
  return { argumentsOk: missing.length === 0, typeOk: hasWantedType(answer, task), missing, code: answer }
}

/**
 * Has Python's parser say which programs it takes. Answers are read once for their programs and once to be judged: of what is read,
 * which can be a hundred times as long, nothing is kept.
 */
async function prepareStrict(
  asked: readonly { readonly task: Task; readonly texts: readonly string[] }[],
): Promise<Judge> {
  const programs = new Set<string>()
  for (const { task, texts } of asked)
    for (const text of texts) for (const program of readAnswer(text, task).programs) programs.add(program)
  const texts = await readPrograms(programs)
  return (text, task) => {
    const { code, runsProgram, runsOf } = readAnswer(text, task)
    const missing = findMissing({ runs: runsOf((program) => texts.get(program) ?? null) }, task)
    const typeOk = runsProgram ?? (texts.get(code) ?? null) !== null
    return { argumentsOk: missing.length === 0, typeOk, missing, code }
  }
}

const withoutAnswer = (task: Task): JudgedAnswer => ({
  task,
  attempt: 0,
  text: null,
  argumentsOk: false,
  typeOk: false,
  missing: task.arguments,
  code: '',
  reason: 'no-answer',
})

function nameReason({ argumentsOk, typeOk }: TextVerdict): StaticAttempt['reason'] {
  if (argumentsOk && typeOk) return null
  if (typeOk) return 'argument-missing'
  return argumentsOk ? 'wrong-type' : 'argument-missing-and-wrong-type'
}
