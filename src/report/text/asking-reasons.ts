import type { CostReason, ModelGap } from '../../schema/asking-reason.ts'
import { tell, type WordsByKind } from './by-kind.ts'

const COSTS: WordsByKind<CostReason> = {
  'no-counts': 'the answer tells no token counts',
  'not-whole': 'a token count of the answer is not a whole number',
  'cached-exceed': ({ cached, input }) => `${cached} cached tokens of ${input} input tokens`,
  'reasoning-exceed': ({ reasoning, output }) => `${reasoning} reasoning tokens of ${output} output tokens`,
  'not-the-total': ({ input, output, total }) => `${input} + ${output} tokens are not the total of ${total}`,
  recorded: 'a recorded answer: no model was asked',
  'not-answered': 'the provider did not answer',
  'no-price-of-model': ({ name }) => `the price table has no ${name}: give a price in models.yaml`,
  'no-price-of-server': ({ name }) => `no price is known for ${name}: give one in models.yaml`,
  'priced-as': ({ model, pricedAs }) => `the price table matches ${model} to ${pricedAs}`,
  reported: ({ detail }) => detail,
}

const GAPS: WordsByKind<ModelGap> = {
  'no-key': ({ variable }) => `no key was set in ${variable}`,
  'unnamed-host': ({ host }) => `${host} was not named as a server that may see prompts`,
  'key-unencrypted': ({ variable, host }) => `${variable} would have gone to ${host} without encryption`,
  'key-of-another': ({ variable, host }) => `${variable} is not for ${host}`,
  'key-to-unnamed-host': ({ variable, host }) => `${variable} would have gone to ${host}, which nobody named`,
  'no-address': 'no address is given for it',
  'no-program': 'no program was named for it',
  reported: ({ detail }) => detail,
}

/** Why there is no cost of an answer, or what is uncertain about the one there is. */
export const formatCostReason = (reason: CostReason): string => tell(COSTS, reason, null)

/** Why a model was not asked. */
export const formatModelGap = (gap: ModelGap): string => tell(GAPS, gap, null)
