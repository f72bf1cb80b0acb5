import { largest } from '../../base/numbers.ts'
import type { Message } from '../../schema/generation/conversation.ts'
import type { FinetuneFormat } from '../../schema/mlbench/finetune-data.ts'
import type { Task } from '../data/rows.ts'
import { answerOf } from './find-leaks.ts'

interface Turn {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** An example as a line of a file: what a model is asked, and the row's own answer as a block of code of the task's kind. */
export function writeExample(task: Task, messages: readonly Message[], format: FinetuneFormat): string {
  const prompt = messages.flatMap((message): Turn[] =>
    message.role === 'system' || message.role === 'user' ? [{ role: message.role, content: message.text }] : [],
  )
  const completion: Turn[] = [{ role: 'assistant', content: fence(task) }]
  // OpenAI refuses a field that it does not know.
  const example =
    format === 'openai'
      ? { messages: [...prompt, ...completion] }
      : { prompt, completion, github_id: task.githubId, id: task.id }
  return `${JSON.stringify(example)}\n`
}

/** Longer ticks where the answer has three in a row. */
function fence(task: Task): string {
  const answer = answerOf(task) ?? ''
  const longest = largest([...answer.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length)) ?? 2
  const ticks = '`'.repeat(longest + 1)
  return `${ticks}${task.type === 'Python Code' ? 'python' : 'bash'}\n${answer}\n${ticks}`
}
