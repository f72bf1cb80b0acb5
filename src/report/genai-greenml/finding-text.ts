import type { CsvFinding } from '../../schema/analysis/genai-greenml-analysis.ts'
import { tell, type WordsByKind } from '../text/by-kind.ts'
import { countPhrase, listPhrases, type Phrase, phrase } from '../text/phrase.ts'

/** What a finding says, but for the rows that it is about. */
export const formatFinding = (finding: CsvFinding): Phrase =>
  tell(SENTENCES, finding, countPhrase(finding.evidence.rows.length, 'row'))

/** Sentences; beside each finding stands in how many rows it is seen. */
const SENTENCES: WordsByKind<CsvFinding, Phrase, Phrase> = {
  'no-rows': ['The file has a header and no rows.'],
  'zero-energy': (finding, rows) =>
    phrase`0 J, which no run uses, stands in ${rows} that ended OK, ${finding.numbers.originals} of them originals: as an answer 0 J is a saving of 100 %, as an original it makes every answer worse. The original's counts and t tests keep the ${countPhrase(finding.numbers.pairs, 'pair')} with one; the ratios here leave them out.`,
  'counter-wrap': (_, rows) =>
    phrase`By the note of ${rows} the energy counter wrapped or was reset: the energy there is unknown, not what is written.`,
  'impossible-value': (_, rows) =>
    phrase`A value that cannot be stands in ${rows}: energy or time below 0 or not finite, no time at all, accuracy beyond 100.`,
  'not-a-number': (_, rows) =>
    phrase`Text stands where a number belongs in ${rows} that ended OK; those values enter nothing.`,
  'blank-value': (_, rows) =>
    phrase`Accuracy, time or energy is blank in ${rows} that ended OK: a script that ran and told no result.`,
  'ragged-rows': (_, rows) =>
    phrase`There are more or fewer cells than in the header in ${rows}; missing ones count as blank.`,
  'percent-and-fraction': (finding, rows) =>
    phrase`Accuracy is above 1, in percent, in ${rows} and a fraction in the others: one is compared with the other in ${countPhrase(finding.numbers.pairs, 'pair')}, and every mean of accuracy differences is an artefact of that.`,
  'zero-accuracy': (_, rows) =>
    phrase`Accuracy is exactly 0 in ${rows} that ended OK: not a model that works, yet its energy counts.`,
  'names-differ-by-case': (finding, rows) =>
    phrase`A name is spelled in more than one way in ${rows} (${listPhrases(finding.subject.map(joinSpellings), 5)}): the original takes these for different ones and finds no pair between them.`,
  'duplicate-rows': (_, rows) =>
    phrase`The same project and script stand in ${rows}: of those that are OK each counts as a project of its own against the original, and between the modes the last one counts.`,
  'several-baselines': (_, rows) =>
    phrase`A further original of a project stands in ${rows}; the first one is the baseline.`,
  'no-baseline': (_, rows) => phrase`No original ran beside the answers of ${rows}, which enter nothing.`,
  'unknown-script': (_, rows) =>
    phrase`By its name the script is neither original, assisted nor autonomous in ${rows}, which enter nothing.`,
  'survivors-only': formatSurvivors,
  'original-first': (finding) =>
    phrase`The original ran before all answers in ${finding.numbers.first} of ${countPhrase(finding.numbers.projects, 'project')}: it alone paid for first imports and a cold disk cache, so no ratio to it tells the code from the order.`,
  'fixed-order': [
    'The answers of every project ran in one and the same order of modes and models, so a difference between these may be one of order too.',
  ],
  'one-run-each': ['Every script ran once: its noise cannot be told from its effect.'],
  'sign-of-t': (finding) =>
    phrase`The original prints t of ${countPhrase(finding.numbers.tests, 'test')} in its delta sections with the sign opposite to mean, d and interval beside it (it tests generated − original and averages original − generated); t_corrected has the sign of the mean. p is not touched.`,
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
