import { editDistance } from '../../base/text/edit-distance.ts'
import type { BuildFault, TaskBuild } from '../../schema/mlbench/task-build.ts'
import { keyOf, type Task, type TaskArgument } from '../data/rows.ts'
import { judgeTexts } from '../grading/judge-texts.ts'
import { findMissing, readProgram, splitSegments } from '../grading/strict.ts'

type LeftTask = TaskBuild['left'][number]

/** A fault of a task; without the task that it is of. */
export type FoundFault = Omit<LeftTask, 'id' | 'template'>

export const faultOf = (fault: BuildFault, more: Partial<FoundFault> = {}): FoundFault => ({
  fault,
  parameters: [],
  of: null,
  reason: null,
  ...more,
})

/** What is wrong with tasks by their text, by `keyOf`: of each the first fault. */
export async function checkDrawn(tasks: readonly Task[]): Promise<Map<string, FoundFault>> {
  const faults = new Map<string, FoundFault>()
  for (const task of tasks) {
    const fault = checkInstruction(task)
    if (fault !== null) faults.set(keyOf(task), fault)
  }
  const good = () => tasks.filter((task) => !faults.has(keyOf(task)))
  for (const [key, fault] of await checkGolds(good())) faults.set(key, fault)
  for (const [key, fault] of checkRepeated(good())) faults.set(key, fault)
  return faults
}

/** Whether an instruction says every value as a whole word or number, and not the answer itself; null: it does. */
export function checkInstruction(
  task: Pick<Task, 'instruction' | 'output'> & { readonly arguments: readonly TaskArgument[] },
): FoundFault | null {
  const { instruction, output } = task
  if (instruction === '') return faultOf('no-instruction')
  const missing = findMissing({ runs: [splitSegments(instruction)] }, task)
  if (missing.length > 0) return faultOf('value-not-in-instruction', { parameters: missing.map(({ name }) => name) })
  const words = oneBlank(instruction)
  const lines = output.split('\n').map(oneBlank)
  return lines.some((line) => line.length > SHORT_LINE && words.includes(line))
    ? faultOf('answer-in-instruction')
    : null
}

/** Lines as `import torch` tell nothing. */
const SHORT_LINE = 20
const oneBlank = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Tasks whose right answer lacks a value or is of the wrong type, by the strict rules. */
async function checkGolds(tasks: readonly Task[]): Promise<ReadonlyMap<string, FoundFault>> {
  const byTask = new Map(tasks.map((task) => [keyOf(task), [task.output]]))
  const faults = new Map<string, FoundFault>()
  for (const { task, argumentsOk, typeOk, missing } of await judgeTexts(tasks, { byTask }, 'strict')) {
    if (!argumentsOk)
      faults.set(keyOf(task), faultOf('value-not-in-gold', { parameters: missing.map(({ name }) => name) }))
    else if (!typeOk) faults.set(keyOf(task), faultOf('gold-has-wrong-type'))
  }
  return faults
}

/** Of the characters of the longer instruction, how many two have to differ in. */
const LEAST_DISTANCE = 0.1

/**
 * Tasks that ask for what an earlier one asks for: the same answer in the same folder, or nearly the same words. Of one that is
 * left out, no other is a repetition.
 */
function checkRepeated(tasks: readonly Task[]): ReadonlyMap<string, FoundFault> {
  const faults = new Map<string, FoundFault>()
  const kept: Task[] = []
  const golds = new Map<string, number>()
  for (const task of tasks) {
    const gold = `${task.path}\0${readProgram(task.output).runs.flat().join(' ')}`
    const same = golds.get(gold)
    const close = same === undefined ? kept.find((other) => isClose(task.instruction, other.instruction)) : undefined
    if (same !== undefined) faults.set(keyOf(task), faultOf('same-values', { of: same }))
    else if (close !== undefined) faults.set(keyOf(task), faultOf('too-close', { of: close.id }))
    else {
      kept.push(task)
      golds.set(gold, task.id)
    }
  }
  return faults
}

const isClose = (a: string, b: string): boolean => {
  const longer = Math.max(a.length, b.length)
  return Math.abs(a.length - b.length) < LEAST_DISTANCE * longer && editDistance(a, b) < LEAST_DISTANCE * longer
}
