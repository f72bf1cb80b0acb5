import type OpenAI from 'openai'
import { z } from 'zod'
import type { Message, Reply, ToolCall } from '../../../schema/generation/conversation.ts'
import type { ConversationRequest } from '../provider.ts'
import { checkUsage, NO_USAGE } from '../token-usage.ts'
import { endedEarly, type Progress, parseAnswer, readEvents } from './stream-faults.ts'

const callPart = z.object({
  index: z.number().nullish(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
})

const chatChunk = z.object({
  id: z.string().nullish(),
  model: z.string().nullish(),
  choices: z.array(
    z.object({
      delta: z
        .object({
          content: z.string().nullish(),
          refusal: z.string().nullish(),
          tool_calls: z.array(callPart).nullish(),
        })
        .nullish(),
      finish_reason: z.string().nullish(),
      index: z.number().nullish(),
    }),
  ),
  usage: z
    .object({
      prompt_tokens: z.number(),
      prompt_tokens_details: z
        .object({ cached_tokens: z.number().nullish(), cache_write_tokens: z.number().nullish() })
        .nullish(),
      completion_tokens: z.number(),
      completion_tokens_details: z.object({ reasoning_tokens: z.number().nullish() }).nullish(),
      total_tokens: z.number().nullish(),
    })
    .nullish()
    .catch(null), // an answer is kept, whatever its counts are
})

function toBody(model: string, request: ConversationRequest, isOwnServer: boolean) {
  const { messages, tools = [], maxOutputTokens, effort, temperature, topP, seed } = request
  return {
    model,
    messages: messages.map(toTurn),
    ...(tools.length === 0 ? {} : { tools: tools.map((tool) => ({ type: 'function' as const, function: tool })) }),
    // The old name is the one that every compatible server knows; OpenAI refuses it for its reasoning models.
    ...(isOwnServer ? { max_completion_tokens: maxOutputTokens } : { max_tokens: maxOutputTokens }),
    ...(effort === undefined ? {} : { reasoning_effort: effort }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { top_p: topP }),
    ...(seed === undefined ? {} : { seed }),
    stream: true as const,
    stream_options: { include_usage: true },
  }
}

function toTurn(message: Message): OpenAI.ChatCompletionMessageParam {
  switch (message.role) {
    case 'system':
    case 'user':
      return { role: message.role, content: message.text }
    case 'tool':
      return { role: 'tool', tool_call_id: message.call, content: message.text }
    case 'assistant': {
      if (message.toolCalls.length === 0) return { role: 'assistant', content: message.text }
      const calls = message.toolCalls.map(({ id, name, arguments: given }) => ({
        id,
        type: 'function' as const,
        function: { name, arguments: given },
      }))
      return { role: 'assistant', content: message.text || null, tool_calls: calls }
    }
  }
}

export async function converseByChat(
  client: OpenAI,
  model: string,
  request: ConversationRequest,
  isOwnServer: boolean,
): Promise<Reply> {
  const chunks = await client.chat.completions.create(toBody(model, request, isOwnServer), { signal: request.signal })
  const told = new ChatStream()
  await readEvents(chunks, (value) => told.add(parseAnswer(chatChunk, value)))
  return told.read(request)
}

type Chunk = z.infer<typeof chatChunk>

type Choice = Chunk['choices'][number]

/** How some servers tell that there is no reason to end yet: Ollama and SGLang the first, KoboldCpp the second. */
const NO_REASONS = ['', 'null']
const isReason = (told: string | undefined) => told !== undefined && !NO_REASONS.includes(told)

/** The answer that the chunks of a stream make together. */
class ChatStream {
  #seen = 0
  readonly #choices: (Choice & { readonly index: number })[] = []
  /** Why each of them ended, by its index. */
  readonly #ends = new Map<number, string>()
  #last: Pick<Chunk, 'id' | 'model' | 'usage'> = {}

  add(chunk: Chunk): Progress {
    this.#seen++
    for (const choice of chunk.choices) this.#addChoice({ ...choice, index: choice.index ?? 0 })
    // What is told before the end is counted before it, too.
    const usage = (this.#end === undefined ? null : chunk.usage) ?? this.#last.usage
    this.#last = { ...chunk, usage }
    return isReason(this.#end) ? 'whole' : 'begun'
  }

  read(request: ConversationRequest): Reply {
    if (this.#end === undefined) throw endedEarly(this.#seen, request)
    const own = this.#listOwn()
    const refusal = own.map(({ delta }) => delta?.refusal ?? '').join('')
    const calls = new CallParts()
    for (const part of own.flatMap(({ delta }) => delta?.tool_calls ?? [])) calls.add(part)
    return {
      text: own.map(({ delta }) => delta?.content ?? '').join('') + refusal,
      toolCalls: calls.all,
      finish: readFinish(refusal === '' ? this.#end : 'content_filter', calls.all),
      native: null,
      returnedModel: this.#last.model ?? null,
      responseId: this.#last.id ?? null,
      ...usageOf(this.#last),
    }
  }

  #addChoice(choice: Choice & { readonly index: number }): void {
    const { index, finish_reason: reason } = choice
    this.#choices.push(choice)
    if (reason != null && !isReason(this.#ends.get(index))) this.#ends.set(index, reason)
  }

  get #end(): string | undefined {
    return this.#ends.get(this.#choices[0]?.index ?? 0)
  }

  /** One was asked for: what ends by itself beside the first is another answer. What does not is a part of the first, as LiteLLM counts what follows a thought. */
  #listOwn(): readonly Choice[] {
    const first = this.#choices[0]?.index
    return this.#choices.filter(({ index }) => index === first || !isReason(this.#ends.get(index)))
  }
}

function readFinish(reason: string, calls: readonly ToolCall[]): Reply['finish'] {
  if (reason === 'content_filter') return 'refused'
  if (reason === 'length') return 'truncated'
  return calls.length > 0 ? 'tool-calls' : 'complete'
}

type CallPart = z.infer<typeof callPart>

/**
 * Calls that come in pieces: the id and name of each with the first of them. Some servers count every call as the first (Ollama
 * and what stands before it): another id with a name begins another.
 */
class CallParts {
  readonly all: ToolCall[] = []
  /** Places of the calls that were begun last under their numbers. */
  readonly #places = new Map<number, number>()

  add({ index, id, function: given }: CallPart): void {
    const number = index ?? this.all.length
    const known = this.#places.get(number)
    const begun = known === undefined ? undefined : this.all[known]
    const isOther = Boolean(id && given?.name && begun?.name && begun.id !== id)
    const place = known === undefined || isOther ? this.all.length : known
    const own = isOther ? undefined : begun
    this.#places.set(number, place)
    this.all[place] = {
      id: (own?.name && own.id) || (id ?? `call_${place}`),
      name: own?.name || (given?.name ?? ''),
      arguments: (own?.arguments ?? '') + (given?.arguments ?? ''),
    }
  }
}

function usageOf({ usage }: Pick<Chunk, 'usage'>): Pick<Reply, 'usage' | 'usageReason'> {
  if (!usage) return NO_USAGE
  const counts = {
    input: usage.prompt_tokens,
    cachedInput: usage.prompt_tokens_details?.cached_tokens ?? 0,
    cacheWrite: usage.prompt_tokens_details?.cache_write_tokens ?? 0,
    output: usage.completion_tokens,
    reasoning: usage.completion_tokens_details?.reasoning_tokens ?? 0,
  }
  return checkUsage(counts, usage.total_tokens ?? null)
}
