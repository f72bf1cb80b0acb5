import { checkSyntax } from '../../generation/check-syntax.ts'
import type { GradingRules, StaticAttempt, StaticGrades } from '../../schema/task-grades.ts'
import type { Answers } from '../data/answers.ts'
import { keyOf, type Task } from '../data/rows.ts'
import { hasWantedType, holdsArguments } from './compat.ts'
import { findMissing, type ReadAnswer, readAnswer } from './strict.ts'

interface Gates {
  readonly argumentsOk: boolean
  readonly typeOk: boolean
}

/**
 * Judges each answer by its text alone, task after task. `compat`: ML-Bench's own gates, bug for bug; a task without an answer
 * has no attempt. `strict`: values are whole words, the type is what a parser says, and a task without an answer has one that fails.
 */
export async function gradeStatic(
  tasks: readonly Task[],
  { byTask }: Answers,
  rules: GradingRules,
): Promise<StaticGrades> {
  const asked = tasks.map((task) => ({ task, texts: byTask.get(keyOf(task)) ?? [] }))
  const judge = rules === 'compat' ? judgeCompat : await prepareStrict(asked)
  const attempts = asked.flatMap(({ task, texts }) => {
    if (texts.length === 0) return rules === 'strict' ? [describeAttempt(task, 0, null)] : []
    return texts.map((text, attempt) => describeAttempt(task, attempt, judge(text, task)))
  })
  const countOf = (gate: 'arguments_ok' | 'type_ok' | 'static_ok') => attempts.filter((attempt) => attempt[gate]).length
  return {
    attempts,
    totals: {
      attempts: attempts.length,
      arguments_ok: countOf('arguments_ok'),
      type_ok: countOf('type_ok'),
      static_ok: countOf('static_ok'),
    },
  }
}

type Judge = (answer: string, task: Task) => Gates

const judgeCompat: Judge = (answer, task) => ({
  argumentsOk: holdsArguments(answer, task),
  typeOk: hasWantedType(answer, task),
})

/** Reads every answer once, and has Python's parser say which programs it takes. */
async function prepareStrict(
  asked: readonly { readonly task: Task; readonly texts: readonly string[] }[],
): Promise<Judge> {
  const read = new Map<string, ReadAnswer>()
  for (const { task, texts } of asked) for (const text of texts) read.set(formOf(text, task), readAnswer(text, task))
  const programs = new Map(
    [...read.values()].filter(({ runsProgram }) => runsProgram === null).map(({ code }) => [code, Buffer.from(code)]),
  )
  const faults = await checkSyntax(programs)
  return (text, task) => {
    const answer = read.get(formOf(text, task)) ?? readAnswer(text, task)
    return {
      argumentsOk: findMissing(answer, task).length === 0,
      typeOk: answer.runsProgram ?? faults.get(answer.code) === null,
    }
  }
}

const formOf = (text: string, { type }: Task): string => `${type}\0${text}`

function describeAttempt({ githubId, id }: Task, attempt: number, gates: Gates | null): StaticAttempt {
  const { argumentsOk, typeOk } = gates ?? { argumentsOk: false, typeOk: false }
  return {
    github_id: githubId,
    id,
    attempt,
    arguments_ok: argumentsOk,
    type_ok: typeOk,
    static_ok: argumentsOk && typeOk,
    reason: gates === null ? 'no-answer' : nameReason(gates),
  }
}

function nameReason({ argumentsOk, typeOk }: Gates): StaticAttempt['reason'] {
  if (argumentsOk && typeOk) return null
  if (typeOk) return 'argument-missing'
  return argumentsOk ? 'wrong-type' : 'argument-missing-and-wrong-type'
}
