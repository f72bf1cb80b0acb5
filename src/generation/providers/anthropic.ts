import Anthropic from '@anthropic-ai/sdk'
import { UserError } from '../../base/errors.ts'
import type { Completion, Provider, ProviderOptions, ReasoningEffort } from '../provider.ts'
import { NO_KEY, PROVIDER_URLS } from '../provider.ts'
import { checkTokens } from '../token-usage.ts'

/** Anthropic's Messages, always streamed: the SDK throws outright on a large `max_tokens` without it. */
export function createAnthropicProvider({ entry, key, fetch }: ProviderOptions): Provider {
  if (entry.temperature !== undefined) {
    throw new UserError(`Model ${entry.id}: this provider takes no temperature. Remove it from models.yaml.`)
  }
  const effort = toAnthropicEffort(entry.id, entry.reasoningEffort)
  const client = new Anthropic({
    apiKey: key || NO_KEY,
    baseURL: entry.baseUrl ?? PROVIDER_URLS.anthropic,
    maxRetries: 0,
    timeout: entry.timeoutSeconds * 1000,
    logLevel: 'off',
    fetch,
  })
  return {
    async complete(request) {
      const message = await client.messages
        .stream(
          {
            model: entry.model,
            max_tokens: request.maxOutputTokens,
            ...(request.system === undefined ? {} : { system: request.system }),
            messages: [{ role: 'user', content: request.user }],
            ...(effort === undefined ? {} : { output_config: { effort } }),
          },
          { ...(request.signal === undefined ? {} : { signal: request.signal }) },
        )
        .finalMessage()
      return readMessage(message)
    },
  }
}

type AnthropicEffort = Exclude<ReasoningEffort, 'none' | 'minimal'>

function toAnthropicEffort(id: string, effort: ReasoningEffort | undefined): AnthropicEffort | undefined {
  if (effort === 'none' || effort === 'minimal') {
    throw new UserError(`Model ${id}: this provider knows the efforts low to max, not "${effort}".`)
  }
  return effort
}

function readMessage(message: Anthropic.Message): Completion {
  const { usage } = message
  const cached = usage.cache_read_input_tokens ?? 0
  return {
    text: message.content.map((block) => (block.type === 'text' ? block.text : '')).join(''),
    finish: readFinish(message.stop_reason),
    returnedModel: message.model,
    responseId: message.id,
    ...checkTokens(
      {
        // Unlike OpenAI's, `input_tokens` leaves out what a cache gave or took.
        input: usage.input_tokens + cached + (usage.cache_creation_input_tokens ?? 0),
        cachedInput: cached,
        output: usage.output_tokens,
        reasoning: usage.output_tokens_details?.thinking_tokens ?? 0,
      },
      null, // this provider tells no total
    ),
  }
}

function readFinish(reason: Anthropic.StopReason | null): Completion['finish'] {
  if (reason === 'refusal') return 'refused'
  return reason === 'end_turn' || reason === 'stop_sequence' ? 'complete' : 'truncated'
}
