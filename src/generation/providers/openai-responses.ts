import type OpenAI from 'openai'
import { z } from 'zod'
import type { Completion, CompletionRequest } from '../provider.ts'
import { checkTokens, NO_USAGE } from '../token-usage.ts'
import { endedEarly, parseAnswer } from './stream-faults.ts'

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

export async function completeByResponses(
  client: OpenAI,
  model: string,
  request: CompletionRequest,
): Promise<Completion> {
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
  const { error } = answer
  if (error) throw Object.assign(new Error(error.message), { code: error.code ?? 'server_error' })
  const parts = answer.output.filter((item) => item.type === 'message').flatMap((item) => item.content ?? [])
  const isRefused =
    parts.some((part) => part.type === 'refusal') || answer.incomplete_details?.reason === 'content_filter'
  return {
    text: parts.map((part) => part.text ?? part.refusal ?? '').join(''),
    finish: isRefused ? 'refused' : endingOf(answer, request),
    returnedModel: answer.model ?? null,
    responseId: answer.id ?? null,
    ...tokensOf(answer),
  }
}

/** llama.cpp says `completed` also of an answer that its limit cut off: the count tells. */
function endingOf({ status, usage }: z.infer<typeof responsesAnswer>, { maxOutputTokens }: CompletionRequest) {
  return status === 'incomplete' || (usage?.output_tokens ?? 0) >= maxOutputTokens ? 'truncated' : 'complete'
}

function tokensOf({ usage }: z.infer<typeof responsesAnswer>): Pick<Completion, 'tokens' | 'tokensReason'> {
  if (!usage) return NO_USAGE
  const tokens = {
    input: usage.input_tokens,
    cachedInput: usage.input_tokens_details?.cached_tokens ?? 0,
    output: usage.output_tokens,
    reasoning: usage.output_tokens_details?.reasoning_tokens ?? 0,
  }
  return checkTokens(tokens, usage.total_tokens ?? null)
}
