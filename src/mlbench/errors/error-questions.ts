import { fillIn } from '../../generation/prompts/prompt.ts'
import { fenceUntrusted } from '../../generation/prompts/untrusted.ts'
import type { Message } from '../../schema/generation/conversation.ts'
import { ERROR_CATEGORIES } from '../../schema/mlbench/task-attempt.ts'
import { LACK_KINDS, type TaskError } from '../../schema/mlbench/task-error.ts'
import { readPromptSections } from '../answers/prompt-sections.ts'
import type { FailedAnswer } from './failed-answers.ts'

const MOST_ANSWER = 8000
const MOST_PRINTED = 4000

/** Builds the question what went wrong in an answer; `printed`: the end of what its run printed. */
export async function openErrorPrompt(): Promise<(failed: FailedAnswer, printed: string) => Message[]> {
  const sections = await readPromptSections('ml-bench-errors.md')
  const [system = '', user = ''] = ['system', 'user'].map((name) => sections.get(name))
  return ({ task, text, attempt }, printed) => [
    { role: 'system', text: system.trim() },
    {
      role: 'user',
      text: fillIn(user.trim(), {
        repository: task.github.split('/').at(-1) ?? '',
        instruction: task.instruction,
        answer: fenceUntrusted('answer', text.slice(0, MOST_ANSWER)),
        printed: fenceUntrusted('output', printed.slice(-MOST_PRINTED) || `nothing; ${attempt.reason ?? 'it failed'}`),
      }),
    },
  ]
}

/** The label that a rater wrote; null: none of those there are. */
export function readLabel(said: string): Pick<TaskError, 'category' | 'kind'> | null {
  const words = said
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .replace(/^[\s`"'*.-]+|(?<![\s`"'*.])[\s`"'*.]+$/g, '')
  const category = ERROR_CATEGORIES.find(
    (each) => words.startsWith(each) || words.startsWith(each.replaceAll('-', ' ')),
  )
  if (category === undefined) return null
  const rest = words.slice(category.length)
  return {
    category,
    kind: category === 'lack-of-knowledge' ? (LACK_KINDS.find((each) => rest.includes(each)) ?? null) : null,
  }
}
