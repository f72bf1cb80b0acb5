import type { Task, TaskArgument } from '../data/rows.ts'

/** Arguments whose value, as Python prints it, stands nowhere in the answer, whatever the case: ML-Bench's argument gate. */
export function findAbsent(answer: string, task: Task): TaskArgument[] {
  const text = answer.toLowerCase()
  return task.arguments.filter(({ value }) => !text.includes(value.toLowerCase()))
}

/** Whether the answer names a file that ends in .sh or .py with a blank behind it: ML-Bench's type gate. */
export const isScript = (answer: string): boolean => answer.includes('.sh ') || answer.includes('.py ')

export const hasWantedType = (answer: string, { type }: Task): boolean => isScript(answer) === (type === 'Bash Script')
