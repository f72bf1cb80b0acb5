import type { Message, Reply, SamplingParameters, Tool } from '../../schema/generation/conversation.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'

/** One call: a conversation so far, what the model may use, and how it is to answer. */
export interface ConversationRequest extends SamplingParameters {
  readonly messages: readonly Message[]
  readonly tools?: readonly Tool[]
  /** Keeps several answers to one question apart, where answers are stored. */
  readonly sample?: string
  readonly signal?: AbortSignal
}

/** One model behind one endpoint. */
export interface Provider {
  /** Makes one attempt; rejects with a ProviderError. */
  converse(request: ConversationRequest): Promise<Reply>
  /** Batches, where the provider takes calls that are answered later. */
  readonly batches?: Batches
}

/** A provider's own queue: calls that it answers within a day, for less. */
export interface Batches {
  /** Puts calls down, by ids of the caller's; returns the batch's name, by which any process can ask for it. */
  putDown(calls: ReadonlyMap<string, ConversationRequest>): Promise<string>
  /** Outcome of each call; null: it is not done. Rejects with a ProviderError. */
  collect(batch: string): Promise<ReadonlyMap<string, Reply | Error> | null>
}

export interface OpenOptions {
  readonly entry: ModelEntry
  /** Empty for a server that wants none. */
  readonly key: string
  readonly fetch?: typeof globalThis.fetch | undefined
  /** `command` only: where it is named, and what the program sees of it but for keys. */
  readonly env?: NodeJS.ProcessEnv | undefined
  /** `replay` only: what was answered to a question, by its key; null: it was not asked. */
  readonly stored?: ((key: string) => Reply | null) | undefined
}

/** What a provider is made of. */
export interface ProviderOptions extends OpenOptions {
  /** The server that is asked; empty where the entry names none and the provider has none. */
  readonly url: string
  /** The server is the provider's own, and no other that speaks its protocol. */
  readonly isOwnServer: boolean
}

/** Facts of a provider without loading what speaks with it. */
export interface ProviderKind {
  /** Address of its own server; null: the entry has to name one, or there is none. */
  readonly url: string | null
  /** The variables of its own keys. */
  readonly keys: readonly string[]
  /** The header that carries the key. */
  readonly keyHeader: 'bearer' | 'api-key' | 'x-goog-api-key'
  /** Name in the price table; null: it has none there. */
  readonly priceTable: string | null
  /** Price of a call in a batch over that of one made at once, where it takes batches. */
  readonly batchFactor: number | null
  /** Loads what speaks with it only when a model of it is asked: SDKs are the heaviest things in the bundle. */
  readonly load: () => Promise<(options: ProviderOptions) => Provider>
}

/** Servers without a key still get a header from the SDKs, which refuse to start without one. */
export const NO_KEY = 'no-key'
