import type { CsvFinding } from '../../schema/genai-greenml-analysis.ts'

/** A text with its numbers as numbers, so that those of several files can be told as one range. */
export type Phrase = readonly (string | number)[]

/** A template whose numbers stay numbers. */
function phrase(texts: TemplateStringsArray, ...values: readonly (string | number | Phrase)[]): Phrase {
  return texts.flatMap((text, place) => [text, ...[values[place] ?? []].flat()])
}

const some = (n: number, noun: string): Phrase => [n, ` ${noun}${n === 1 ? '' : 's'}`]

/** What a finding says, but for the rows that it is about. */
export function formatFinding(finding: CsvFinding): Phrase {
  const rows = some(finding.evidence.rows.length, 'row')
  switch (finding.kind) {
    case 'no-rows':
      return phrase`The file has a header and no rows.`
    case 'zero-energy':
      return phrase`0 J, which no run uses, stands in ${rows} that ended OK, ${finding.numbers.originals} of them originals: as an answer 0 J is a saving of 100 %, as an original it makes every answer worse. The original's counts and t tests keep the ${some(finding.numbers.pairs, 'pair')} with one; the ratios here leave them out.`
    case 'counter-wrap':
      return phrase`By the note of ${rows} the energy counter wrapped or was reset: the energy there is unknown, not what is written.`
    case 'impossible-value':
      return phrase`A value that cannot be stands in ${rows}: energy or time below 0 or not finite, no time at all, accuracy beyond 100.`
    case 'not-a-number':
      return phrase`Text stands where a number belongs in ${rows} that ended OK; those values enter nothing.`
    case 'blank-value':
      return phrase`Accuracy, time or energy is blank in ${rows} that ended OK: a script that ran and told no result.`
    case 'ragged-rows':
      return phrase`There are more or fewer cells than in the header in ${rows}; missing ones count as blank.`
    case 'percent-and-fraction':
      return phrase`Accuracy is above 1, in percent, in ${rows} and a fraction in the others: one is compared with the other in ${some(finding.numbers.pairs, 'pair')}, and every mean of accuracy differences is an artefact of that.`
    case 'zero-accuracy':
      return phrase`Accuracy is exactly 0 in ${rows} that ended OK: not a model that works, yet its energy counts.`
    case 'names-differ-by-case':
      return phrase`A name is spelled in more than one way in ${rows} (${listPhrases(finding.subject.map(joinSpellings), 5)}): the original takes these for different ones and finds no pair between them.`
    case 'duplicate-rows':
      return phrase`The same project and script stand in ${rows}: of those that are OK each counts as a project of its own against the original, and between the modes the last one counts.`
    case 'several-baselines':
      return phrase`A further original of a project stands in ${rows}; the first one is the baseline.`
    case 'no-baseline':
      return phrase`No original ran beside the answers of ${rows}, which enter nothing.`
    case 'unknown-script':
      return phrase`By its name the script is neither original, assisted nor autonomous in ${rows}, which enter nothing.`
    case 'survivors-only':
      return formatSurvivors(finding, rows)
    case 'original-first':
      return phrase`The original ran before all answers in ${finding.numbers.first} of ${some(finding.numbers.projects, 'project')}: it alone paid for first imports and a cold disk cache, so no ratio to it tells the code from the order.`
    case 'fixed-order':
      return phrase`The answers of every project ran in one and the same order of modes and models, so a difference between these may be one of order too.`
    case 'one-run-each':
      return phrase`Every script ran once: its noise cannot be told from its effect.`
    case 'sign-of-t':
      return phrase`The original prints t of ${some(finding.numbers.tests, 'test')} in its delta sections with the sign opposite to mean, d and interval beside it (it tests generated − original and averages original − generated); t_corrected has the sign of the mean. p is not touched.`
  }
}

type Survivors = Extract<CsvFinding, { readonly kind: 'survivors-only' }>

function formatSurvivors({ subject, numbers, evidence }: Survivors, rows: Phrase): Phrase {
  const cells = subject.map(({ mode, model, projects }) => phrase`${mode} ${model} ${projects} of ${numbers.projects}`)
  const incomplete = cells.length === 0 ? [] : phrase` Projects with an answer that ran: ${listPhrases(cells, 12)}.`
  if (evidence.rows.length > 0) {
    return phrase`${rows} of ${numbers.rows} are not OK and enter no comparison: every number is about the scripts that ran.${incomplete}`
  }
  return cells.length === 0
    ? phrase`Every row is OK. Whether scripts that failed were taken out before cannot be seen from this file.`
    : phrase`Every row is OK, so scripts that failed are not in this file: every number is about survivors, and the models are compared on different projects.${incomplete}`
}

const joinSpellings = (names: readonly string[]): Phrase => [names.map((name) => JSON.stringify(name)).join(' and ')]

/** `a, b and 2 more`. */
function listPhrases(items: readonly Phrase[], shown: number): Phrase {
  const first = items.slice(0, shown).flatMap((item, place) => [...(place === 0 ? [] : [', ']), ...item])
  return items.length <= shown ? first : [...first, ' and ', items.length - shown, ' more']
}
