import { cleanLine } from '../../../base/text/clean-text.ts'
import { count } from '../../../base/text/text.ts'
import type { Analysis } from '../../../schema/analysis/analysis.ts'
import type { HeadlineFact } from '../../../schema/analysis/headline.ts'
import { toldValidity } from '../../../schema/analysis/validity.ts'
import type { GeneratedMode } from '../../../schema/common.ts'
import { RECORDED_MARK } from '../../data/models-used.ts'
import type { ReportData } from '../../data/report-data.ts'
import { isAnyCompared, listToldAnswers, type Told, type ToldAnswers } from '../../data/told-answers.ts'
import type { Overview } from '../../document/report.ts'
import { listFailedAuthors } from '../../text/failed-authors.ts'
import { scriptTarget, tellOtherLoad } from '../../text/findings.ts'
import {
  agree,
  capitalise,
  ESTIMATED_MARK,
  formatCount,
  formatInstant,
  formatList,
  formatNoEnergy,
  formatPercent,
  joinWords,
  MODE_WORDS,
  QUANTITY_WORDS,
} from '../../text/format.ts'
import { formatScope, tellHeadline } from '../../text/headline-words.ts'
import type { Named } from '../../text/phrase.ts'
import { formatOtherTitles, formatTitle } from '../title-words.ts'

export function composeOverview(data: ReportData): Overview {
  const { analysis } = data
  const { scope } = analysis
  // The scope has a place of its own.
  const headline = tellHeadline(analysis).flatMap(({ fact, text }) =>
    fact.kind === 'scope' ? [] : [{ text, target: evidenceOf(fact) }],
  )
  const title = formatTitle(analysis) ?? headline.shift()?.text ?? 'No result yet'
  const told = listToldAnswers(analysis)
  const clean = (line: string) => cleanLine(line, 600)
  const cleanNamed = ({ text, target }: Named) => ({ text: clean(text), target })
  return {
    subject: clean(`campaign ${analysis.campaign}`),
    createdAt: formatInstant(analysis.createdAt),
    toolVersion: clean(analysis.toolVersion),
    title: clean(title),
    others: listOthers(analysis).map(cleanNamed),
    about:
      told === null
        ? null
        : { text: formatAbout(analysis, told.first.kind === 'group' ? told.first.mode : undefined), target: 'method' },
    evidence: told === null ? [] : [isAnyCompared(told.answers) ? EVIDENCE[told.first.kind] : FAILURES, DOUBTS],
    figure: told === null ? null : { chart: 'finding', caption: formatPicture(told) },
    headline: headline.map(cleanNamed),
    scope:
      scope === null
        ? null
        : { text: clean(`Seen in ${formatScope(scope)}. Beyond that it is a guess.`), target: 'method' },
    notices: listNotices(data).map(cleanNamed),
    sizes: listSizes(data),
  }
}

/** What was found, and what speaks against it, a line each: for where the report itself is not seen. */
export const tellFound = ({ title, headline, notices }: Overview): string[] => [
  title,
  ...[...headline, ...notices.filter(({ target }) => target === DOUBTS.target)].map(({ text }) => text),
]

/** Of more than these the rest is in the table. */
const MOST_OTHERS = 3

function listOthers(analysis: Analysis): Named[] {
  const all = formatOtherTitles(analysis)
  const told = all.slice(0, MOST_OTHERS).map((text) => `${text}.`)
  const left = all.length - told.length
  return [...told, ...(left === 0 ? [] : [`${left} more models and modes are in the table.`])].map((text) => ({
    text,
    target: 'results',
  }))
}

const MEASURED = "Its script and the author's are run in turn on the same computer, and what each takes is measured."

/** The modes that the report speaks of, that of the title first: each word is explained before it is used. */
function formatAbout({ groups }: Analysis, first: GeneratedMode | undefined): string {
  const modes = new Set([...(first === undefined ? [] : [first]), ...groups.map(({ mode }) => mode)])
  const ways = [...modes].map((mode) => `${capitalise(mode)}: ${MODE_WORDS[mode]}.`)
  return `${ways.join(' ')} ${MEASURED}`
}

const EVIDENCE: Readonly<Record<Told['kind'], Named>> = {
  group: { text: 'what this rests on', target: 'results' },
  script: { text: 'what this rests on', target: 'projects' },
}
const FAILURES: Named = { text: 'what this rests on', target: 'failures' }
const DOUBTS: Named = { text: 'what speaks against it', target: 'certainty' }

function formatPicture({ first }: ToldAnswers): string {
  const of = first.kind === 'group' ? `${first.model}, ${first.mode}` : 'all models'
  return `${capitalise(QUANTITY_WORDS[first.quantity])} of each answer (${of}) with its 95 % interval. What is not compared has no place on the axis. The table of projects holds the same numbers.`
}

/** The part of the report that a sentence of the headline rests on. */
function evidenceOf(fact: HeadlineFact): string {
  switch (fact.kind) {
    case 'group':
      return 'results'
    case 'script':
      return scriptTarget(fact.variant)
    case 'extremes':
    case 'scripts-not-named':
    case 'scripts-only':
      return 'projects'
    case 'origin':
      return 'models'
    case 'nothing-ran':
    case 'no-answer-ran':
      return 'failures'
    case 'no-energy':
    case 'scope':
      return 'method'
  }
}

/** Most important first. */
function listNotices({ analysis, models }: ReportData): Named[] {
  const recorded = models.filter((model) => model.recorded).map((model) => model.id)
  const notices: Named[] = []
  const tell = (target: string, text: string) => notices.push({ text, target })
  if (recorded.length > 0) {
    tell('models', `${joinWords(recorded)}: ${RECORDED_MARK}. They show how the bench works, not what a model can do.`)
  }
  // Once is enough where the headline says it; of what has not run nothing is known.
  const isSaid = analysis.headline.some(({ kind }) => kind === 'no-energy' || kind === 'nothing-ran')
  if (analysis.energyQuality !== 'measured' && !isSaid) {
    tell('method', 'Energy not measured here: the results speak of CPU time.')
  }
  if (analysis.energyQuality === 'estimated') {
    tell('method', `Joules marked “${ESTIMATED_MARK}” are a rough guess: they enter no test and no verdict.`)
  }
  const suspects = analysis.variants.filter((each) => toldValidity(each)?.verdict === 'suspect').length
  if (suspects > 0) {
    tell(
      'validity',
      `${count(suspects, 'answer')} ${agree(suspects, 'is', 'are')} suspect: the metric does not come from the data as the author's does. No ratio holds ${agree(suspects, 'it', 'them')}.`,
    )
  }
  const broken = listFailedAuthors(analysis)
  if (broken.length > 0) {
    tell(
      'failures',
      `The author's own code did not run to its end in ${count(broken.length, 'project')} (${formatList(broken)}): no answer can be compared there.`,
    )
  }
  for (const text of listDisturbances(analysis)) tell('certainty', text)
  for (const text of listLost(analysis)) tell('certainty', text)
  const missing = analysis.runs.planned - analysis.runs.recorded
  if (missing > 0) {
    tell('certainty', `Unfinished: ${missing} of ${count(analysis.runs.planned, 'planned run')} left no record yet.`)
  }
  const strata = new Set(analysis.hosts.map((host) => host.stratum)).size
  if (strata > 1) {
    tell('certainty', `Runs come from ${strata} host states; ratios are formed within one block in one of them.`)
  }
  return notices
}

/** A noise floor above which every verdict is to be read with it. */
const NOISE_WORTH_TELLING = 0.05

function listDisturbances({ findings, diagnostics, leading }: Analysis): string[] {
  const load = findings.flatMap((finding) => (finding.kind === 'contaminated-runs' ? [finding.numbers] : []))
  const noise = diagnostics.noise.filter(({ quantity }) => quantity === leading)
  return [
    ...load.flatMap(({ disturbed, runs, cpuLeftOut }) => tellOtherLoad(disturbed, runs, cpuLeftOut)),
    ...noise
      .filter(({ floor }) => floor > NOISE_WORTH_TELLING)
      .map(
        ({ floor, quantity }) =>
          `A script differs from itself by up to ±${formatPercent(floor)} in ${QUANTITY_WORDS[quantity]} here: less than that is not seen in one script.`,
      ),
  ]
}

/** Measured runs that the bench itself lost: what is compared without them has fewer runs, or none. */
const listLost = ({ findings }: Analysis): string[] =>
  findings.flatMap((finding) => {
    if (finding.kind !== 'lost-runs') return []
    const { lost, runs } = finding.numbers
    return [
      `${lost} of ${count(runs, 'measured run')} ${agree(lost, 'was', 'were')} lost to the bench, not to the code.`,
    ]
  })

function listSizes({ projects, models, groups, analysis }: ReportData): Overview['sizes'] {
  const { runs, energyQuality } = analysis
  const sum = (key: 'passed' | 'attemptable' | 'total') => groups.reduce((all, { success }) => all + success[key], 0)
  const measured =
    energyQuality === 'measured'
      ? { value: 'energy', note: 'and CPU time, wall time, memory' }
      : { value: 'CPU time', note: formatNoEnergy(analysis) }
  const hasRun = !analysis.headline.some(({ kind }) => kind === 'nothing-ran')
  return [
    { label: 'Projects', value: formatCount(projects.length), note: count(models.length, 'model') },
    {
      label: 'Answers that passed',
      value: `${sum('passed')} of ${sum('total')}`,
      note: `${sum('attemptable')} could be attempted`,
    },
    { label: 'Runs that ended ok', value: formatCount(runs.ok), note: `of ${formatCount(runs.recorded)} recorded` },
    { label: 'Measured', ...(hasRun ? measured : { value: 'nothing', note: 'yet' }) },
  ]
}
