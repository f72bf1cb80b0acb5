import { count } from '../../base/count.ts'
import type { VariantAnalysis } from '../../schema/analysis.ts'
import type { Validity } from '../../schema/validity.ts'
import { listWords } from '../words.ts'

type Judged = Pick<VariantAnalysis, 'id' | 'passed'> & Validity

/** What a reader has to know first: which answers are suspect, and of how many that could not be said. */
export function tellValidity(variants: readonly VariantAnalysis[]): string[] {
  const judged = variants.flatMap(({ id, passed, validity }) =>
    validity === null ? [] : [{ id, passed, ...validity }],
  )
  const suspects = judged.filter(({ verdict }) => verdict === 'suspect')
  const probed = judged.filter(({ verdict }) => verdict !== 'not probed').length
  return [...(suspects.length === 0 ? [] : tellSuspects(suspects, probed)), ...tellUnprobed(judged)]
}

function tellSuspects(suspects: readonly Judged[], probed: number): string[] {
  const [are, they] = suspects.length === 1 ? ['is', 'It enters'] : ['are', 'They enter']
  return [
    `${suspects.length} of ${count(probed, 'probed answer')} ${are} suspect: the metric does not come from the data as the ` +
      `author's does. ${they} no ratio and no count of answers as accurate.`,
    ...suspects.map(({ id, evidence }) => `Suspect: ${id}: ${evidence.join('; ')}.`),
  ]
}

/** Of answers that passed: one that failed has a line of its own. */
function tellUnprobed(judged: readonly Judged[]): string[] {
  const unprobed = judged.filter(({ passed, verdict }) => passed && verdict === 'not probed')
  if (unprobed.length === 0) return []
  const kinds = [...Map.groupBy(unprobed, ({ reason }) => reason ?? 'no reason')]
    .map(([reason, alike]) => `${reason} (${alike.length})`)
    .sort()
  return [
    `${count(unprobed.length, 'answer')} of ${judged.length} could not be probed for validity: ${listWords(kinds, 4)}.`,
  ]
}
