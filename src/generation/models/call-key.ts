import { sha256Hex } from '../../base/files/files.ts'
import { hashMessage } from '../../campaign/calls.ts'
import type { Message, SamplingParameters } from '../../schema/generation/conversation.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import type { ConversationRequest } from './provider.ts'

/**
 * Names a question: model, messages, tools, parameters and sample. Where it is asked is no part of it, so that what one server
 * answered is found when it is replayed.
 */
export function keyOfCall({ id, model }: Pick<ModelEntry, 'id' | 'model'>, request: ConversationRequest): string {
  const { messages, tools = [], sample = 's1/i0' } = request
  const { maxOutputTokens, effort = null, temperature = null, topP = null, seed = null } = request
  const parameters = [maxOutputTokens, effort, temperature, topP, seed]
  const shapes = tools.map((tool) => [tool.name, tool.description, tool.parameters])
  return sha256Hex(JSON.stringify([id, model, messages.map(hashMessage), shapes, parameters, sample]))
}

/** The hash of a prompt: of its messages, in their order. */
export const hashMessages = (messages: readonly Message[]): string =>
  sha256Hex(JSON.stringify(messages.map(hashMessage)))

/** How a model is asked, by its entry; all models alike but for what an entry says. */
export function parametersOf(entry: ModelEntry): SamplingParameters {
  const { maxOutputTokens, reasoningEffort, temperature, topP, seed } = entry
  return {
    maxOutputTokens,
    ...(reasoningEffort === undefined ? {} : { effort: reasoningEffort }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { topP }),
    ...(seed === undefined ? {} : { seed }),
  }
}
