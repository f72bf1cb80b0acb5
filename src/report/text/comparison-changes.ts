import type { ChangeCause, ChangeVerdict, RatioChange } from '../../schema/comparison.ts'
import type { Quantity } from '../../schema/ratio.ts'
import { tell, type WordsByKind } from './by-kind.ts'
import { countWord, QUANTITY_WORDS } from './format.ts'

export const formatChangeVerdict = (verdict: ChangeVerdict): string => {
  if (verdict === 'inconclusive') return 'no change seen'
  return verdict === 'within-noise' ? 'within the noise' : verdict.replaceAll('-', ' ')
}

/** `gpt`, or `old → new` where the campaigns' models have different names. */
export const formatModels = ({ modelA, modelB }: { readonly modelA: string; readonly modelB: string }): string =>
  modelA === modelB ? modelA : `${modelA} → ${modelB}`

/** Why a change has its verdict, or none; null where there is nothing to say. */
export function formatCauses({ causes, verdict, n }: RatioChange, quantity: Quantity): string | null {
  const pairs = countWord(n, verdict === 'too-few-projects' ? 'project' : 'block')
  return causes.map((cause) => tell(CAUSES, cause, { quantity, pairs })).join('; ') || null
}

const UNREAD_WORDS: Readonly<Record<Extract<ChangeCause, { kind: 'unread' }>['how'], string>> = {
  'across-meters': 'was read by another meter than its baseline',
  estimated: 'was estimated, and an estimate is not compared',
  unavailable: 'was not measured, or left out',
}

const CAUSES: WordsByKind<ChangeCause, { readonly quantity: Quantity; readonly pairs: string }> = {
  'no-common-block': 'no block of one of the two has both the script and a baseline run ok',
  unread: ({ how, side }, { quantity }) => `${QUANTITY_WORDS[quantity]} ${UNREAD_WORDS[how]}: ${side.toUpperCase()}`,
  'other-meters': ({ a, b }) => `other meters: ${a.join(' and ')} in A, ${b.join(' and ')} in B`,
  'none-as-accurate': 'no script is as accurate as the author’s in both',
  'mixed-baselines': 'some projects are compared with the author’s code, others with it without plots',
  'too-few-pairs': ({ needed }, { pairs }) => `${pairs}, and a verdict needs ${needed}`,
  'noise-unknown': 'the baseline ran too seldom to know its scatter between blocks',
  'not-after-correction': ({ tests }) => `its interval leaves out 1, but not as one of ${tests} that were tested`,
}
