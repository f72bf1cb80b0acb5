import { count } from '../../../base/text/text.ts'
import type { Provenance } from '../../../schema/generation/provenance.ts'

type ToldAnswer = Pick<
  Provenance,
  'status' | 'reason' | 'tokens' | 'cost' | 'wallSeconds' | 'attempts' | 'returnedModel' | 'call'
>

/** What came of asking for a script, in one line; `verbose`: also who answered, how often it was asked, and which tokens were cached or thought. */
export function renderAnswer(variant: string, answer: ToldAnswer, left: number, verbose: boolean): string {
  const { status, reason, tokens, cost, wallSeconds } = answer
  const facts = [
    reason !== null && 'detail' in reason && reason.detail !== '' ? `${status} (${reason.detail})` : status,
    ...(tokens === null ? [] : [`${tokens.input} + ${tokens.output} tokens`]),
    ...(cost === null ? [] : [`$${cost.usd.toFixed(4)}`]),
    ...(wallSeconds === null ? [] : [`${wallSeconds.toFixed(1)} s`]),
    ...(verbose ? listDetails(answer) : []),
  ]
  return `${variant}: ${facts.join(', ')}; ${left} left`
}

function listDetails({ tokens, attempts, returnedModel, call }: ToldAnswer): string[] {
  const told =
    tokens === null ? [] : [['cached', tokens.cachedInput] as const, ['of thinking', tokens.reasoning] as const]
  return [
    ...told.filter(([, count]) => count > 0).map(([what, count]) => `${count} ${what}`),
    ...(returnedModel === null ? [] : [`by ${returnedModel}`]),
    count(attempts, 'try', 'tries'),
    ...(call === null ? [] : [`call ${call}`]),
  ]
}
