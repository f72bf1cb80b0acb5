import type OpenAI from 'openai'
import { z } from 'zod'
import type { Message, Reply } from '../../../schema/generation/conversation.ts'
import type { ConversationRequest } from '../provider.ts'
import { checkUsage, NO_USAGE } from '../token-usage.ts'
import { endedEarly, type Progress, parseAnswer, readEvents } from './stream-faults.ts'

type Input = OpenAI.Responses.ResponseInputItem[]

const item = z.looseObject({
  type: z.string(),
  content: z
    .array(z.looseObject({ type: z.string(), text: z.string().optional(), refusal: z.string().optional() }))
    .nullish()
    .catch(null), // items of other types use the name for other shapes
  call_id: z.string().optional(),
  name: z.string().optional(),
  arguments: z.string().optional(),
})

const responsesAnswer = z.object({
  id: z.string().nullish(),
  model: z.string().nullish(),
  status: z.string().nullish(),
  error: z.object({ code: z.string().nullish(), message: z.string() }).nullish(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  output: z.array(item),
  usage: z
    .object({
      input_tokens: z.number(),
      input_tokens_details: z
        .object({ cached_tokens: z.number().nullish(), cache_write_tokens: z.number().nullish() })
        .nullish(),
      output_tokens: z.number(),
      output_tokens_details: z.object({ reasoning_tokens: z.number().nullish() }).nullish(),
      total_tokens: z.number().nullish(),
    })
    .nullish()
    .catch(null), // an answer is kept, whatever its counts are
})
type Answer = z.infer<typeof responsesAnswer>

/** Body of a request, by the names of the Responses interface; a batch holds the same. */
export function toResponsesBody(model: string, request: ConversationRequest, isOwnServer: boolean) {
  const { messages, tools = [], maxOutputTokens, effort, temperature, topP } = request
  const system = messages.flatMap((message) => (message.role === 'system' ? message.text : []))
  return {
    model,
    ...(system.length === 0 ? {} : { instructions: system.join('\n\n') }),
    input: messages.flatMap(toInput),
    ...(tools.length === 0
      ? {}
      : { tools: tools.map((tool) => ({ type: 'function' as const, ...tool, strict: false })) }),
    // Thoughts that are not kept there have to come back with the next turn, and only its own server can read them.
    ...(tools.length > 0 && isOwnServer ? { include: ['reasoning.encrypted_content' as const] } : {}),
    max_output_tokens: maxOutputTokens,
    ...(effort === undefined ? {} : { reasoning: { effort } }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { top_p: topP }),
    store: false, // the provider need not keep a project's source
  }
}

function toInput(message: Message): Input {
  switch (message.role) {
    case 'system':
      return []
    case 'user':
      return [{ role: 'user', content: message.text }]
    case 'tool':
      return [{ type: 'function_call_output', call_id: message.call, output: message.text }]
    case 'assistant': {
      // Items as the model gave them: their shape is the server's business.
      if (Array.isArray(message.native)) return message.native as unknown as Input
      const calls = message.toolCalls.map(({ id, name, arguments: given }) => ({
        type: 'function_call' as const,
        call_id: id,
        name,
        arguments: given,
      }))
      return [...(message.text === '' ? [] : [{ role: 'assistant' as const, content: message.text }]), ...calls]
    }
  }
}

export async function converseByResponses(
  client: OpenAI,
  model: string,
  request: ConversationRequest,
  isOwnServer: boolean,
): Promise<Reply> {
  const body = { ...toResponsesBody(model, request, isOwnServer), stream: true as const }
  const events = await client.responses.create(body, { signal: request.signal })
  let seen = 0
  let last: unknown
  await readEvents(events, (event): Progress => {
    seen++
    // The SDK knows it by the name of the event, which not every compatible server gives.
    if (event.type === 'error') throw Object.assign(new Error(event.message), { code: event.code ?? 'server_error' })
    if (event.type !== 'response.completed' && event.type !== 'response.incomplete' && event.type !== 'response.failed')
      return 'begun'
    last = event.response
    return 'over'
  })
  if (last === undefined) throw endedEarly(seen, request)
  return readResponse(last, request)
}

/** A whole response, from a stream's end or a batch. */
export function readResponse(value: unknown, { maxOutputTokens }: Pick<ConversationRequest, 'maxOutputTokens'>): Reply {
  const answer = parseAnswer(responsesAnswer, value)
  refuseFailed(answer)
  const { output, incomplete_details } = answer
  const parts = output.filter(({ type }) => type === 'message').flatMap(({ content }) => content ?? [])
  const toolCalls = output.flatMap(({ type, call_id, name, arguments: given }) =>
    type === 'function_call' && call_id && name ? [{ id: call_id, name, arguments: given ?? '' }] : [],
  )
  const isRefused = parts.some(({ type }) => type === 'refusal') || incomplete_details?.reason === 'content_filter'
  return {
    text: parts.map((part) => part.text ?? part.refusal ?? '').join(''),
    toolCalls,
    finish: isRefused ? 'refused' : readFinish(isCutOff(answer, maxOutputTokens), toolCalls),
    native: toolCalls.length > 0 ? z.json().parse(output) : null,
    returnedModel: answer.model ?? null,
    responseId: answer.id ?? null,
    ...usageOf(answer),
  }
}

const FAILED = ['failed', 'cancelled']

/** Throws what the server says of a response that came to nothing. */
function refuseFailed({ error, status }: Answer): void {
  if (!error && !FAILED.includes(status ?? '')) return
  const said = error?.message ?? `the response is ${status}`
  throw Object.assign(new Error(said), { code: error?.code ?? 'server_error' })
}

function readFinish(isTruncated: boolean, calls: Reply['toolCalls']): Reply['finish'] {
  if (isTruncated) return 'truncated'
  return calls.length > 0 ? 'tool-calls' : 'complete'
}

/** llama.cpp says `completed` also of an answer that its limit cut off: the count tells. */
const isCutOff = ({ status, usage }: Answer, maxOutputTokens: number) =>
  status === 'incomplete' || (usage?.output_tokens ?? 0) >= maxOutputTokens

function usageOf({ usage }: Answer): Pick<Reply, 'usage' | 'usageReason'> {
  if (!usage) return NO_USAGE
  const counts = {
    input: usage.input_tokens,
    cachedInput: usage.input_tokens_details?.cached_tokens ?? 0,
    cacheWrite: usage.input_tokens_details?.cache_write_tokens ?? 0,
    output: usage.output_tokens,
    reasoning: usage.output_tokens_details?.reasoning_tokens ?? 0,
  }
  return checkUsage(counts, usage.total_tokens ?? null)
}
