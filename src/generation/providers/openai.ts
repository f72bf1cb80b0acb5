import OpenAI from 'openai'
import { z } from 'zod'
import type { Completion, CompletionRequest, Provider, ProviderOptions } from '../provider.ts'
import { isProvidersOwnServer, NO_KEY, PROVIDER_URLS } from '../provider.ts'
import { hideKey, ProviderError, toProviderError } from '../provider-error.ts'
import { checkTokens, NO_USAGE } from '../token-usage.ts'

/**
 * OpenAI and every server that speaks its protocol, by Responses or by chat completions. Both are streamed: Node's fetch
 * gives up after five minutes without a byte, and a model that thinks hard may need longer.
 */
export function createOpenAiProvider({ entry, key, fetch }: ProviderOptions): Provider {
  const client = new OpenAI({
    apiKey: key === '' ? NO_KEY : key,
    // Null, or the SDK would read them from the environment and send them to whatever server baseURL names.
    organization: null,
    project: null,
    baseURL: entry.baseUrl ?? (entry.provider === 'groq' ? PROVIDER_URLS.groq : PROVIDER_URLS.openai),
    maxRetries: 0,
    timeout: entry.timeoutSeconds * 1000,
    logLevel: 'off',
    ...(fetch === undefined ? {} : { fetch }),
  })
  const call = entry.api === 'chat' ? completeByChat : completeByResponses
  return {
    async complete(request) {
      try {
        const completion = await call(client, entry.model, request, isProvidersOwnServer(entry))
        return { ...completion, text: hideKey(completion.text, key) }
      } catch (error) {
        throw toProviderError(error, key)
      }
    },
  }
}

const responsesAnswer = z.object({
  id: z.string().nullish(),
  model: z.string().nullish(),
  status: z.string().nullish(),
  error: z.object({ code: z.string().nullish(), message: z.string() }).nullish(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  output: z.array(
    z.looseObject({
      type: z.string(),
      content: z
        .array(z.looseObject({ type: z.string(), text: z.string().optional(), refusal: z.string().optional() }))
        .nullish()
        .catch(null), // items of other types use the name for other shapes
    }),
  ),
  usage: z
    .object({
      input_tokens: z.number(),
      input_tokens_details: z.object({ cached_tokens: z.number().nullish() }).nullish(),
      output_tokens: z.number(),
      output_tokens_details: z.object({ reasoning_tokens: z.number().nullish() }).nullish(),
      total_tokens: z.number().nullish(),
    })
    .nullish(),
})

async function completeByResponses(client: OpenAI, model: string, request: CompletionRequest): Promise<Completion> {
  const events = await client.responses.create(
    {
      model,
      ...(request.system === undefined ? {} : { instructions: request.system }),
      input: request.user,
      max_output_tokens: request.maxOutputTokens,
      ...(request.effort === undefined ? {} : { reasoning: { effort: request.effort } }),
      ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
      store: false, // the provider need not keep a project's source
      stream: true,
    },
    { signal: request.signal },
  )
  let seen = 0
  let last: unknown
  for await (const event of events) {
    seen++
    if (event.type === 'response.completed' || event.type === 'response.incomplete' || event.type === 'response.failed')
      last = event.response
  }
  if (last === undefined) throw endedEarly(seen, request)
  const answer = parseAnswer(responsesAnswer, last)
  if (answer.error) throw failedAnswer(answer.error)
  const parts = answer.output.filter((item) => item.type === 'message').flatMap((item) => item.content ?? [])
  const refused =
    parts.some((part) => part.type === 'refusal') || answer.incomplete_details?.reason === 'content_filter'
  return {
    text: parts.map((part) => part.text ?? part.refusal ?? '').join(''),
    finish: refused ? 'refused' : answer.status === 'incomplete' ? 'truncated' : 'complete',
    returnedModel: answer.model ?? null,
    responseId: answer.id ?? null,
    ...(answer.usage
      ? checkTokens(
          {
            input: answer.usage.input_tokens,
            cachedInput: answer.usage.input_tokens_details?.cached_tokens ?? 0,
            output: answer.usage.output_tokens,
            reasoning: answer.usage.output_tokens_details?.reasoning_tokens ?? 0,
          },
          answer.usage.total_tokens ?? null,
        )
      : NO_USAGE),
  }
}

const chatChunk = z.object({
  id: z.string().nullish(),
  model: z.string().nullish(),
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z
    .object({
      prompt_tokens: z.number(),
      prompt_tokens_details: z.object({ cached_tokens: z.number().nullish() }).nullish(),
      completion_tokens: z.number(),
      completion_tokens_details: z.object({ reasoning_tokens: z.number().nullish() }).nullish(),
      total_tokens: z.number().nullish(),
    })
    .nullish(),
})

async function completeByChat(
  client: OpenAI,
  model: string,
  request: CompletionRequest,
  ownServer: boolean,
): Promise<Completion> {
  const chunks = await client.chat.completions.create(
    {
      model,
      messages: [
        ...(request.system === undefined ? [] : [{ role: 'system' as const, content: request.system }]),
        { role: 'user', content: request.user },
      ],
      // The old name is the one that every compatible server knows; OpenAI refuses it for its reasoning models.
      ...(ownServer ? { max_completion_tokens: request.maxOutputTokens } : { max_tokens: request.maxOutputTokens }),
      ...(request.effort === undefined ? {} : { reasoning_effort: request.effort }),
      ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
      stream: true,
      stream_options: { include_usage: true },
    },
    { signal: request.signal },
  )
  let seen = 0
  let text = ''
  let refusal = ''
  let finish: string | null = null
  let answer: z.infer<typeof chatChunk> = { choices: [] }
  for await (const value of chunks) {
    seen++
    const chunk = parseAnswer(chatChunk, value)
    text += chunk.choices[0]?.delta?.content ?? ''
    refusal += chunk.choices[0]?.delta?.refusal ?? ''
    finish = chunk.choices[0]?.finish_reason ?? finish
    answer = { ...answer, ...chunk, usage: chunk.usage ?? answer.usage }
  }
  if (finish === null) throw endedEarly(seen, request)
  const refused = refusal !== '' || finish === 'content_filter'
  return {
    text: text + refusal,
    finish: refused ? 'refused' : finish === 'length' ? 'truncated' : 'complete',
    returnedModel: answer.model ?? null,
    responseId: answer.id ?? null,
    ...(answer.usage
      ? checkTokens(
          {
            input: answer.usage.prompt_tokens,
            cachedInput: answer.usage.prompt_tokens_details?.cached_tokens ?? 0,
            output: answer.usage.completion_tokens,
            reasoning: answer.usage.completion_tokens_details?.reasoning_tokens ?? 0,
          },
          answer.usage.total_tokens ?? null,
        )
      : NO_USAGE),
  }
}

function parseAnswer<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ProviderError('malformed', `the answer has an unknown shape: ${issue?.path.join('.')}: ${issue?.message}`)
}

/** No event at all is a server that does not speak the protocol; some, but not the last, is a cut connection. */
function endedEarly(seen: number, request: CompletionRequest): ProviderError {
  if (request.signal?.aborted) return new ProviderError('timeout', 'the call was aborted')
  return seen === 0
    ? new ProviderError('malformed', 'the server sent no event of the stream that was asked for')
    : new ProviderError('network', 'the connection ended before the answer did')
}

function failedAnswer(error: { code?: string | null | undefined; message: string }): ProviderError {
  return toProviderError(Object.assign(new Error(error.message), { code: error.code ?? 'server_error' }), '')
}
