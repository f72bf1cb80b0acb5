import { sum } from '../../base/numbers.ts'
import { fillIn } from '../../generation/prompts/prompt.ts'
import { fenceUntrusted } from '../../generation/prompts/untrusted.ts'
import type { Message } from '../../schema/generation/conversation.ts'
import { describeKind, describePlace, readPromptSection } from '../answers/task-prompts.ts'
import type { Task } from '../data/rows.ts'

/** How an agent's conversation begins: the task, the repository's top folder and its README. The same input gives the same bytes. */
export async function openConversation(
  task: Task,
  seen: { readonly listing: string; readonly readme: string | null; readonly mayRun: boolean },
): Promise<Message[]> {
  const user = fillIn(await readPromptSection('agent: user'), {
    ...describePlace(task),
    kind: describeKind(task),
    draft: seen.mayRun ? '\n- Run a draft with the tool `run` before you answer.' : '',
    listing: fenceUntrusted('listing', seen.listing),
    readme: seen.readme === null ? 'It has no README in its top folder.' : fenceUntrusted('readme', seen.readme),
  })
  return [
    { role: 'system', text: await readPromptSection('agent: system') },
    { role: 'user', text: user.trim() },
  ]
}

/** How the conversation of an agent begins that finds its repository by itself. */
export async function openSearch(task: Task): Promise<Message[]> {
  const user = fillIn(await readPromptSection('agent: user who has to find the repository'), {
    instruction: task.instruction,
    kind: describeKind(task),
  })
  return [
    { role: 'system', text: await readPromptSection('agent: system') },
    { role: 'user', text: user.trim() },
  ]
}

/** What is said of a repository that an agent took: where the answer starts in it. */
export function describeTaken(task: Task, isOwn: boolean, mayRun: boolean): string {
  const { folder, prefix } = isOwn ? describePlace(task) : { folder: 'its top folder', prefix: '' }
  return [
    `It is taken. The answer starts in ${folder}.${prefix}`,
    mayRun ? 'Run a draft before you answer.' : 'No draft can be run in it: read what you need, then answer.',
  ].join('\n')
}

/** What is said to a model that neither used a tool nor gave code; a block of code serves models that know no tools. */
export const NUDGE =
  'Use one of the tools, or give the answer with the tool `answer`, or as one block of code between lines of three back-ticks.'

const LEFT_OUT = '[left out for room; ask again if you need it]'
/** Results that stay whole, the last ones. */
const KEPT_RESULTS = 4

/** The conversation shorter by half, or without all results but the last; null: it is as short as it can be. */
export function shorten(messages: readonly Message[]): Message[] | null {
  const half = compact(messages, sizeOf(messages) / 2)
  const shorter = sizeOf(half) < sizeOf(messages) ? half : compact(messages, 0, 1)
  return sizeOf(shorter) < sizeOf(messages) ? shorter : null
}

/** The conversation with its oldest results left out, until it has no more than `bytes`. What the model said stays. */
export function compact(messages: readonly Message[], bytes: number, kept = KEPT_RESULTS): Message[] {
  const results = messages.flatMap((message, index) => (message.role === 'tool' ? [index] : []))
  const compacted = [...messages]
  let left = sizeOf(messages)
  for (const index of results.slice(0, -kept)) {
    if (left <= bytes) break
    const message = compacted[index]
    if (message?.role !== 'tool' || message.text.length <= LEFT_OUT.length) continue
    compacted[index] = { ...message, text: LEFT_OUT }
    left -= sizeOf([message]) - LEFT_OUT.length
  }
  return compacted
}

const sizeOf = (messages: readonly Message[]): number =>
  sum(messages.map((message) => Buffer.byteLength(message.text, 'utf8') + sizeOfCalls(message)))

const sizeOfCalls = (message: Message): number =>
  message.role === 'assistant' ? sum(message.toolCalls.map((call) => Buffer.byteLength(call.arguments, 'utf8'))) : 0
