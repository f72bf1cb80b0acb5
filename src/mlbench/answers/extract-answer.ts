import type { Extraction } from '../../schema/mlbench/task-answer.ts'
import type { Task } from '../data/rows.ts'
import { extractCode } from '../grading/fences.ts'

/**
 * Takes the answer out of what a model said. `strict`: the fenced blocks of the task's kind. `compat`: as ML-Bench's later scripts do,
 * bug for bug; `compat-openai`: as the one that the paper's numbers come from does.
 */
export function extractAnswer(text: string, extraction: Extraction, { type }: Pick<Task, 'type'>): string {
  if (extraction === 'strict') return extractCode(text, type === 'Python Code' ? 'python' : 'shell')
  return extraction === 'compat' ? takeFirstFence(text) : takeFirstFenceOrAll(text)
}

/** The first fence that says python, else bash, else script, else any, with what stands behind the three ticks; else nothing. */
function takeFirstFence(text: string): string {
  const found = between(text, ['```python', '```bash', '```script', '```'])
  return found === null ? '' : found.replace(/^\n+|(?<!\n)\n+$/g, '')
}

/** The first fence that says python, else bash, else shell, else any, line ends kept; without a fence the text itself. */
const takeFirstFenceOrAll = (text: string): string => between(text, ['```python', '```bash', '```shell', '```']) ?? text

/** The shortest text behind the first opening that has an end. */
function between(text: string, openings: readonly string[]): string | null {
  for (const opening of openings) {
    const start = text.indexOf(opening)
    const end = start < 0 ? -1 : text.indexOf('```', start + opening.length)
    if (end >= 0) return text.slice(start + opening.length, end)
  }
  return null
}
