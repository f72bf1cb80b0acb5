import type OpenAI from 'openai'
import { z } from 'zod'
import type { Completion, CompletionRequest } from '../provider.ts'
import { checkTokens, NO_USAGE } from '../token-usage.ts'
import { endedEarly, parseAnswer } from './stream-faults.ts'

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

export async function completeByChat(
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
  const isRefused = refusal !== '' || finish === 'content_filter'
  const ending = finish === 'length' ? 'truncated' : 'complete'
  return {
    text: text + refusal,
    finish: isRefused ? 'refused' : ending,
    returnedModel: answer.model ?? null,
    responseId: answer.id ?? null,
    ...tokensOf(answer),
  }
}

function tokensOf({ usage }: z.infer<typeof chatChunk>): Pick<Completion, 'tokens' | 'tokensReason'> {
  if (!usage) return NO_USAGE
  const tokens = {
    input: usage.prompt_tokens,
    cachedInput: usage.prompt_tokens_details?.cached_tokens ?? 0,
    output: usage.completion_tokens,
    reasoning: usage.completion_tokens_details?.reasoning_tokens ?? 0,
  }
  return checkTokens(tokens, usage.total_tokens ?? null)
}
