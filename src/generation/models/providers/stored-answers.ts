import { UserError } from '../../../base/errors.ts'
import { keyOfCall } from '../call-key.ts'
import type { Provider, ProviderOptions } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'

/** Answers from a campaign's stored calls: the same question to the same model gets what it got then, and no other does. */
export function createReplayProvider({ entry, stored }: ProviderOptions): Provider {
  if (stored === undefined) {
    throw new UserError(`Model ${entry.id} is replayed from recorded answers: there is no provider to ask.`)
  }
  return {
    async converse(request) {
      const reply = stored(keyOfCall(entry, request))
      if (reply === null) throw new ProviderError('not-stored', 'the store of calls holds no answer to this question')
      return reply
    },
  }
}
