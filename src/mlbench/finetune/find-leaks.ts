import type { LeftOut } from '../../schema/mlbench/finetune-data.ts'
import type { Task } from '../data/rows.ts'

type Leak = Extract<LeftOut, 'same-instruction' | 'near-instruction' | 'same-answer'>

/** Share of runs of words that two instructions have in common, of all that either has, from which on they are one. */
const NEAR = 0.8
const RUN_WORDS = 3

/** What of the test a row would give away; null: nothing. The same words in other case and punctuation are the same. */
export function openLeakSearch(test: readonly Task[]): (task: Task) => Leak | null {
  const instructions = new Set(test.map(({ instruction }) => wordsOf(instruction).join(' ')))
  const answers = new Set(test.flatMap((task) => answerOf(task) ?? []))
  const runs = test.map(({ instruction }) => runsOf(instruction))
  const holders = new Map<string, number[]>()
  for (const [index, own] of runs.entries()) {
    for (const run of own) {
      const known = holders.get(run)
      if (known === undefined) holders.set(run, [index])
      else known.push(index)
    }
  }
  const isNear = (instruction: string): boolean => {
    const own = runsOf(instruction)
    const common = new Map<number, number>()
    for (const run of own) for (const index of holders.get(run) ?? []) common.set(index, (common.get(index) ?? 0) + 1)
    return [...common].some(([index, both]) => both >= NEAR * (own.size + (runs[index]?.size ?? 0) - both))
  }
  return (task) => {
    if (instructions.has(wordsOf(task.instruction).join(' '))) return 'same-instruction'
    if (isNear(task.instruction)) return 'near-instruction'
    const answer = answerOf(task)
    return answer !== null && answers.has(answer) ? 'same-answer' : null
  }
}

/** A row's own answer without what a shell and Python do not tell apart at a line's end; null where it has none. */
export function answerOf({ output }: Pick<Task, 'output'>): string | null {
  const lines = output.split(/\r\n|[\n\r]/).map((line) => line.trimEnd())
  return lines.join('\n').trim() || null
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_.]+/gu) ?? []

/** Runs of three words; of fewer words the one run that they are. */
function runsOf(text: string): Set<string> {
  const words = wordsOf(text).map((word) => word.replace(/(?<!\.)\.+$/, ''))
  const last = Math.max(0, words.length - RUN_WORDS)
  return new Set(Array.from({ length: last + 1 }, (_, index) => words.slice(index, index + RUN_WORDS).join(' ')))
}
