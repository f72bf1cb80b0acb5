import type { ChangeCause, ChangeVerdict, RatioChange } from '../../schema/comparison.ts'
import type { Quantity } from '../../schema/ratio.ts'
import { countWord, QUANTITY_WORDS } from './format.ts'

export const CHANGE_WORDS: Readonly<Record<ChangeVerdict, string>> = {
  better: 'better',
  worse: 'worse',
  inconclusive: 'no change seen',
  'within-noise': 'within the noise',
  'too-few-runs': 'too few runs',
  'too-few-projects': 'too few projects',
  'not-measured': 'not measured',
}

/** `gpt`, or `old → new` where the campaigns' models have different names. */
export const formatModels = ({ modelA, modelB }: { readonly modelA: string; readonly modelB: string }): string =>
  modelA === modelB ? modelA : `${modelA} → ${modelB}`

/** Why a change has its verdict, or none; null where there is nothing to say. */
export function formatCauses({ causes, verdict, n }: RatioChange, quantity: Quantity): string | null {
  const pairs = countWord(n, verdict === 'too-few-projects' ? 'project' : 'block')
  return causes.map((cause) => formatCause(cause, quantity, pairs)).join('; ') || null
}

const UNREAD_WORDS: Readonly<Record<Extract<ChangeCause, { kind: 'unread' }>['how'], string>> = {
  'across-meters': 'was read by another meter than its baseline',
  estimated: 'was estimated, and an estimate is not compared',
  unavailable: 'was not measured, or left out',
}

function formatCause(cause: ChangeCause, quantity: Quantity, pairs: string): string {
  switch (cause.kind) {
    case 'no-common-block':
      return 'no block of one of the two has both the script and a baseline run ok'
    case 'unread':
      return `${QUANTITY_WORDS[quantity]} ${UNREAD_WORDS[cause.how]}: ${cause.side.toUpperCase()}`
    case 'other-meters':
      return `other meters: ${cause.a.join(' and ')} in A, ${cause.b.join(' and ')} in B`
    case 'none-as-accurate':
      return 'no script is as accurate as the author’s in both'
    case 'mixed-baselines':
      return 'some projects are compared with the author’s code, others with it without plots'
    case 'too-few-pairs':
      return `${pairs}, and a verdict needs ${cause.needed}`
    case 'noise-unknown':
      return 'the baseline ran too seldom to know its scatter between blocks'
    case 'not-after-correction':
      return `its interval leaves out 1, but not as one of ${cause.tests} that were tested`
  }
}
