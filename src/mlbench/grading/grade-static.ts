import type { StaticAttempt, StaticGrades } from '../../schema/mlbench/task-grades.ts'
import type { JudgedAnswer } from './judge-texts.ts'

/** Both gates of each answer and how many pass them, in ML-Bench's own names. */
export function summariseTexts(judged: readonly JudgedAnswer[]): StaticGrades {
  const attempts = judged.map(describeAttempt)
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

const describeAttempt = ({ task, attempt, argumentsOk, typeOk, reason }: JudgedAnswer): StaticAttempt => ({
  github_id: task.githubId,
  id: task.id,
  attempt,
  arguments_ok: argumentsOk,
  type_ok: typeOk,
  static_ok: argumentsOk && typeOk,
  reason,
})
