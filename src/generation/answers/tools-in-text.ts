import { z } from 'zod'
import { readJsonText } from '../../base/text/parse-with.ts'
import { label } from '../../schema/common.ts'
import type { Message, Tool, ToolCall } from '../../schema/generation/conversation.ts'

// For models that are taught a form for tools, and for servers that drop tools which their chat template does not know, unsaid:
// tools are told in words, and calls read out of what the model said, in the form that most open models are taught.

const [OPENS, CLOSES] = ['<tool_call>', '</tool_call>']
/** Calls of one turn that are followed: more at a time is no plan. */
export const MOST_CALLS = 20

/** A conversation in which nothing but text is said, by turns: tools in the first of them, results as the user's. */
export function sayToolsInText(messages: readonly Message[], tools: readonly Tool[]): Message[] {
  const [first, ...rest] = messages.map(sayInText)
  if (first === undefined) return []
  return joinTurns([{ ...first, text: `${first.text}\n\n${describeTools(tools)}` }, ...rest])
}

const describeTools = (tools: readonly Tool[]): string =>
  [
    'You have these tools, each with a JSON Schema of its arguments:',
    ...tools.map((tool) => JSON.stringify(tool)),
    'To use one, write this, with its name and its arguments as JSON, and end your turn:',
    `${OPENS}{"name": "${tools[0]?.name ?? 'tool'}", "arguments": {}}${CLOSES}`,
  ].join('\n')

function sayInText(message: Message): Message {
  if (message.role === 'tool') return { role: 'user', text: `Result of ${message.name}:\n${message.text}` }
  return message.role === 'assistant' ? { ...message, toolCalls: [], native: null } : message
}

/** Chat templates refuse two turns of one side: they are said as one. */
function joinTurns(messages: readonly Message[]): Message[] {
  const joined: Message[] = []
  for (const message of messages) {
    const last = joined.at(-1)
    if (last?.role === message.role) joined[joined.length - 1] = { ...last, text: `${last.text}\n\n${message.text}` }
    else joined.push(message)
  }
  return joined
}

const written = z.object({ name: label, arguments: z.unknown().optional() })

/** The calls that a text holds, in their order; of one that is no JSON its name, where it has one, and all of its text. */
export function readToolCalls(text: string): ToolCall[] {
  const parts = text.split(OPENS).slice(1, MOST_CALLS + 1)
  return parts
    .flatMap((part) => readCalls(part.split(CLOSES, 1)[0] ?? ''))
    .slice(0, MOST_CALLS)
    .map((call, index) => ({
      id: `call_${index}`,
      ...call,
    }))
}

function readCalls(text: string): Omit<ToolCall, 'id'>[] {
  const { data } = z.array(written).safeParse([readJsonText(text)].flat())
  if (data === undefined) return [{ name: NAME.exec(text)?.[1] ?? 'unreadable', arguments: text }]
  return data.map(({ name, arguments: given = {} }) => ({
    name,
    arguments: typeof given === 'string' ? given : JSON.stringify(given),
  }))
}

const NAME = /"name"\s{0,9}:\s{0,9}"(\w{1,64})"/
