import type { Task } from '../data/rows.ts'

/** ML-Bench's argument gate: each value as Python prints it stands anywhere in the answer, whatever the case. */
export function holdsArguments(answer: string, task: Task): boolean {
  const text = answer.toLowerCase()
  return task.arguments.every(({ value }) => text.includes(value.toLowerCase()))
}

/** ML-Bench's type gate: a script is what names a file that ends in .sh or .py with a blank behind it. */
export function hasWantedType(answer: string, { type }: Task): boolean {
  const isScript = answer.includes('.sh ') || answer.includes('.py ')
  return isScript === (type === 'Bash Script')
}
