import type { Task, TaskArgument } from '../data/rows.ts'

/** By ML-Bench's argument gate a value as Python prints it stands anywhere in the answer, whatever the case. Returns those that don't. */
export function findAbsent(answer: string, task: Task): TaskArgument[] {
  const text = answer.toLowerCase()
  return task.arguments.filter(({ value }) => !text.includes(value.toLowerCase()))
}

/** By ML-Bench's type gate a script is what names a file that ends in .sh or .py with a blank behind it. */
export const isScript = (answer: string): boolean => answer.includes('.sh ') || answer.includes('.py ')

export const hasWantedType = (answer: string, { type }: Task): boolean => isScript(answer) === (type === 'Bash Script')
