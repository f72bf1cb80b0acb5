import type Anthropic from '@anthropic-ai/sdk'
import { readJsonText } from '../../../base/text/parse-with.ts'
import type { Reply } from '../../../schema/generation/conversation.ts'
import { type Fields, isFields } from '../../../schema/versioned.ts'
import type { ConversationRequest } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { readMessage } from './anthropic-messages.ts'
import { endedEarly, type Progress } from './stream-faults.ts'

type Event = Anthropic.RawMessageStreamEvent
type Delta = Anthropic.RawContentBlockDeltaEvent['delta']

/**
 * What the events of one answer say together. The SDK's own helper takes a stream that just ends for a whole answer, and
 * throws one away whose counts are missing.
 */
export class MessageStream {
  #seen = 0
  #message: Fields = {}
  #usage: Fields = {}
  /** By their numbers, which a server may choose as it likes, in the order in which they came. */
  readonly #blocks = new Map<number, Fields>()
  /** The JSON of a tool's arguments, by its block. */
  readonly #inputs = new Map<number, string>()

  add(event: Event): Progress {
    this.#seen++
    switch (event.type) {
      case 'message_start':
        this.#begin(event.message)
        break
      case 'content_block_start':
        this.#blocks.set(event.index, { ...event.content_block })
        break
      case 'content_block_delta':
        this.#addTo(event.index, event.delta)
        break
      case 'message_delta':
        Object.assign(this.#message, { stop_reason: event.delta.stop_reason })
        this.#addUsage(event.usage)
        break
      case 'message_stop':
        return 'over'
      case 'content_block_stop':
    }
    return this.#message.stop_reason ? 'whole' : 'begun' // '' is how some servers tell none
  }

  read(request: ConversationRequest): Reply {
    if (this.#message.stop_reason == null) throw endedEarly(this.#seen, request)
    for (const [index, text] of this.#inputs) {
      const input = readJsonText(text)
      Object.assign(this.#blocks.get(index) ?? {}, { input: isFields(input) ? input : {} })
    }
    return readMessage({ ...this.#message, content: [...this.#blocks.values()], usage: this.#usage })
  }

  /** What it tells of the output is counted before there is any. */
  #begin(message: unknown): void {
    if (!isFields(message)) throw new ProviderError('malformed', 'the event that begins an answer holds no message')
    this.#message = { ...message }
    this.#addUsage(isFields(message.usage) ? { ...message.usage, output_tokens: null } : null)
  }

  #addTo(index: number, delta: Delta): void {
    const block = this.#blocks.get(index) ?? (delta.type === 'text_delta' ? { type: 'text' } : undefined)
    if (block === undefined) return
    this.#blocks.set(index, block) // words are kept of a server that begins no block, too
    const append = (name: string, part: string) => Object.assign(block, { [name]: `${block[name] ?? ''}${part}` })
    if (delta.type === 'text_delta') append('text', delta.text)
    else if (delta.type === 'thinking_delta') append('thinking', delta.thinking)
    else if (delta.type === 'signature_delta') append('signature', delta.signature)
    else if (delta.type === 'input_json_delta')
      this.#inputs.set(index, (this.#inputs.get(index) ?? '') + delta.partial_json)
  }

  /** Counts are of the whole message so far, and left out where they do not apply. */
  #addUsage(usage: unknown): void {
    if (isFields(usage))
      Object.assign(this.#usage, Object.fromEntries(Object.entries(usage).filter(([, n]) => n != null)))
  }
}
