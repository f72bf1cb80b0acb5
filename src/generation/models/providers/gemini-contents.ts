import { type Content, FunctionCallingConfigMode, type Part, ThinkingLevel } from '@google/genai'
import { z } from 'zod'
import { readJsonText } from '../../../base/text/parse-with.ts'
import type { Effort, Message, Reply } from '../../../schema/generation/conversation.ts'
import { isFields } from '../../../schema/versioned.ts'
import type { ConversationRequest } from '../provider.ts'
import { checkUsage, NO_USAGE } from '../token-usage.ts'
import { parseAnswer } from './stream-faults.ts'

export const LEVELS: Readonly<Partial<Record<Effort, ThinkingLevel>>> = {
  minimal: ThinkingLevel.MINIMAL,
  low: ThinkingLevel.LOW,
  medium: ThinkingLevel.MEDIUM,
  high: ThinkingLevel.HIGH,
}

/** Body of a request, by the SDK's names; a batch holds the same. */
export function toGeminiBody(request: ConversationRequest) {
  const { messages, tools = [], maxOutputTokens, effort, temperature, topP, seed, signal } = request
  const system = messages.flatMap((message) => (message.role === 'system' ? message.text : []))
  return {
    contents: toContents(messages),
    config: {
      maxOutputTokens,
      ...(system.length === 0 ? {} : { systemInstruction: system.join('\n\n') }),
      ...(tools.length === 0 ? {} : { tools: [{ functionDeclarations: tools.map(toDeclaration) }], toolConfig: AUTO }),
      ...(effort === undefined ? {} : { thinkingConfig: toThinking(effort) }),
      ...(temperature === undefined ? {} : { temperature }),
      ...(topP === undefined ? {} : { topP }),
      ...(seed === undefined ? {} : { seed }),
      ...(signal === undefined ? {} : { abortSignal: signal }),
    },
  }
}

const AUTO = { functionCallingConfig: { mode: FunctionCallingConfigMode.AUTO } }

const toDeclaration = ({ name, description, parameters }: NonNullable<ConversationRequest['tools']>[number]) => ({
  name,
  description,
  parametersJsonSchema: parameters,
})

function toThinking(effort: Effort) {
  const thinkingLevel = LEVELS[effort]
  return thinkingLevel === undefined ? { thinkingBudget: 0 } : { thinkingLevel }
}

/** Results of tools stand in one turn of the user's, right after the calls. */
function toContents(messages: readonly Message[]): Content[] {
  const contents: Content[] = []
  for (const message of messages) {
    if (message.role === 'system') continue
    const content = toContent(message)
    const last = contents.at(-1)
    if (message.role === 'tool' && last?.role === 'user') last.parts?.push(...(content.parts ?? []))
    else contents.push(content)
  }
  return contents
}

function toContent(message: Exclude<Message, { role: 'system' }>): Content {
  if (message.role === 'user') return { role: 'user', parts: [{ text: message.text }] }
  if (message.role === 'tool') {
    const response = { output: message.text }
    return { role: 'user', parts: [{ functionResponse: { id: message.call, name: message.name, response } }] }
  }
  // Parts as the model gave them: their signatures have to come back.
  if (Array.isArray(message.native)) return { role: 'model', parts: message.native as unknown as Part[] }
  const calls = message.toolCalls.map(({ id, name, arguments: given }) => {
    const args = readJsonText(given)
    return { functionCall: { id, name, args: isFields(args) ? args : {} } }
  })
  return { role: 'model', parts: [...(message.text === '' ? [] : [{ text: message.text }]), ...calls] }
}

const part = z.looseObject({
  text: z.string().optional(),
  thought: z.boolean().optional(),
  functionCall: z
    .looseObject({ id: z.string().optional(), name: z.string(), args: z.record(z.string(), z.json()).optional() })
    .optional(),
})
const count = z.number().nullish()
export const chunk = z.object({
  candidates: z
    .array(
      z.object({
        content: z.object({ parts: z.array(part).nullish() }).nullish(),
        finishReason: z.string().nullish(),
        index: z.number().nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
  modelVersion: z.string().nullish(),
  responseId: z.string().nullish(),
  usageMetadata: z
    .object({
      promptTokenCount: count,
      toolUsePromptTokenCount: count,
      cachedContentTokenCount: count,
      candidatesTokenCount: count,
      thoughtsTokenCount: count,
      totalTokenCount: count,
    })
    .nullish()
    .catch(null), // an answer is kept, whatever its counts are
})
export type Chunk = z.infer<typeof chunk>

/** The one that was asked for. */
const candidateOf = ({ candidates }: Chunk) => candidates?.find(({ index }) => !index)

export const hasEnded = (read: Chunk) => Boolean(candidateOf(read)?.finishReason || read.promptFeedback?.blockReason)

/** The chunks of one answer, from a stream or, as one, from a batch. */
export function readChunks(chunks: readonly Chunk[]): Reply {
  const parts = chunks.flatMap((each) => candidateOf(each)?.content?.parts ?? [])
  const last = <T>(read: (of: Chunk) => T | null | undefined) => chunks.map(read).findLast(Boolean) ?? null
  const toolCalls = parts.flatMap(({ functionCall: call }, index) =>
    call ? [{ id: call.id ?? `call_${index}`, name: call.name, arguments: JSON.stringify(call.args ?? {}) }] : [],
  )
  const blocked = last(({ promptFeedback }) => promptFeedback?.blockReason)
  const reason = last((each) => candidateOf(each)?.finishReason)
  // Each chunk counts what there is by then.
  const counted = chunks.slice(Math.max(0, chunks.findIndex(hasEnded)))
  return {
    text: parts.map(({ text, thought }) => (thought ? '' : (text ?? ''))).join(''),
    toolCalls,
    finish: blocked !== null ? 'refused' : readFinish(reason, toolCalls.length > 0),
    native: toolCalls.length > 0 ? z.json().parse(JSON.parse(JSON.stringify(parts))) : null,
    returnedModel: last(({ modelVersion }) => modelVersion),
    responseId: last(({ responseId }) => responseId),
    ...usageOf(counted.map(({ usageMetadata }) => usageMetadata).findLast(Boolean) ?? null),
  }
}

export const readGeminiResponse = (value: unknown): Reply => readChunks([parseAnswer(chunk, value)])

const REFUSALS = ['SAFETY', 'RECITATION', 'LANGUAGE', 'OTHER', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII']

function readFinish(reason: string | null, callsTools: boolean): Reply['finish'] {
  if (reason === 'MAX_TOKENS') return 'truncated'
  if (reason !== null && REFUSALS.includes(reason)) return 'refused'
  return callsTools ? 'tool-calls' : 'complete'
}

/** Thoughts are counted beside what is shown of an answer, and what a tool gave beside the prompt. */
function usageOf(usage: Chunk['usageMetadata'] | null): Pick<Reply, 'usage' | 'usageReason'> {
  // Of an answer without a word the count of its tokens is left out, and the total tells.
  if (usage?.promptTokenCount == null || (usage.candidatesTokenCount ?? usage.totalTokenCount) == null) return NO_USAGE
  const reasoning = usage.thoughtsTokenCount ?? 0
  const counts = {
    input: usage.promptTokenCount + (usage.toolUsePromptTokenCount ?? 0),
    cachedInput: usage.cachedContentTokenCount ?? 0,
    cacheWrite: 0,
    output: (usage.candidatesTokenCount ?? 0) + reasoning,
    reasoning,
  }
  return checkUsage(counts, usage.totalTokenCount ?? null)
}
