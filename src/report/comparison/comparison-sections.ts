import { shorten } from '../../base/text/clean-text.ts'
import { count } from '../../base/text/text.ts'
import type {
  CampaignComparison,
  ChangeVerdict,
  ComparedCampaign,
  GroupChange,
  RatioChange,
  ScriptChange,
} from '../../schema/analysis/comparison.ts'
import { isAttempted } from '../../schema/analysis/failure-analysis.ts'
import { QUANTITIES } from '../../schema/analysis/ratio.ts'
import {
  formatCauses,
  formatChangeVerdict,
  formatDifferences,
  formatModels,
  formatRatioVerdict,
} from '../text/comparison-changes.ts'
import { formatFailOn, formatScriptFailure } from '../text/fail-on-results.ts'
import {
  agree,
  capitalise,
  formatDifference,
  formatInstant,
  formatMetric,
  formatPercent,
  formatQuantity,
  joinWords,
  MISSING,
  QUANTITY_WORDS,
} from '../text/format.ts'
import { formatRatio } from '../text/format-ratio.ts'
import { makePrintable } from '../text/printable.ts'

/** A table and sentences, either of which may be empty. */
interface ComparisonSection {
  readonly title: string
  readonly head: readonly string[]
  /** How many columns, the first ones, say what a row is about. */
  readonly names: number
  readonly rows: readonly (readonly string[])[]
  readonly sentences: readonly string[]
}

interface ComparisonView {
  readonly sides: readonly string[]
  readonly sections: readonly ComparisonSection[]
}

const SHOWN_SCRIPTS = 40

/** A comparison in printable words and cells, the most telling first: both renderers show this and nothing else. */
export function composeComparison(comparison: CampaignComparison): ComparisonView {
  const { a, b, groups, failOn, absoluteCause, absoluteBaselines } = comparison
  // The groups have too few projects for a verdict: their scripts say more.
  const scriptsFirst = groups.length > 0 && groups.every(hasTooFewProjects)
  const [scripts, others] = [scriptSection(comparison, scriptsFirst), groupSections(groups)]
  const absolute = absoluteBaselines.map(
    ({ quantity, estimate, interval, projects }) =>
      `The author's own code, ${QUANTITY_WORDS[quantity]} in B over A: ${formatRatio({ estimate, interval })} (${count(projects, 'project')})`,
  )
  return makePrintable({
    sides: [formatSide('A', a), formatSide('B', b)],
    sections: [
      ...(scriptsFirst ? [scripts, ...others] : [...others, scripts]),
      listSection('Absolute numbers', absoluteCause === null ? absolute : [ABSOLUTE_WORDS[absoluteCause]]),
      listSection('To be known', formatDifferences(comparison)),
      listSection(
        'Conditions',
        failOn.flatMap((result) => formatFailOn(result, comparison)),
      ),
    ],
  })
}

const listSection = (title: string, sentences: readonly string[]) => ({
  title,
  head: [],
  names: 0,
  rows: [],
  sentences,
})

const groupSections = (groups: readonly GroupChange[]): ComparisonSection[] => [
  {
    title: "Ratios to the author's code, from A to B",
    head: ['model', 'mode', 'quantity', 'A', 'B', 'B / A', 'n', 'noise', 'result'],
    names: 3,
    rows: groups.flatMap((group) =>
      QUANTITIES.map((quantity) => {
        const change = group.ratios[quantity]
        const what = quantity === 'memory' ? quantity : QUANTITY_WORDS[quantity]
        return [formatModels(group), group.mode, what, ...ratioCells(change), formatRatioVerdict(change)]
      }),
    ),
    sentences: formatReasons(groups),
  },
  {
    title: 'Success and accuracy',
    head: ['model', 'mode', 'passed A', 'passed B', 'fails now', 'passes now', 'result', 'less accurate'],
    names: 2,
    rows: groups.map(({ success, accuracy, ...group }) => {
      const of = ({ passed, attemptable }: typeof success.a) => `${passed} / ${attemptable}`
      return [
        formatModels(group),
        group.mode,
        of(success.a),
        of(success.b),
        `${success.newlyFailed}`,
        `${success.newlyPassed}`,
        formatChangeVerdict(success.verdict),
        `${accuracy.worse} of ${accuracy.compared}`,
      ]
    }),
    sentences: [],
  },
]

function scriptSection({ scripts }: CampaignComparison, all: boolean): ComparisonSection {
  const changes = scripts.map(formatScriptChanges)
  // Rows of single scripts, changed or not, where nothing can be said of a model.
  const rows = scripts.flatMap((script, index) => {
    const own = changes[index] ?? []
    return own.length > 0 || !all ? own : [formatUnchanged(script)]
  })
  const left = rows.length - SHOWN_SCRIPTS
  return {
    title: all ? 'Each script' : 'Scripts that changed',
    head: ['script', 'what', 'A', 'B', 'B / A', 'result'],
    names: 2,
    rows: [
      ...rows.slice(0, SHOWN_SCRIPTS),
      ...(left > 0 ? [[`and ${count(left, 'more row')}; --json holds all`, '', '', '', '', '']] : []),
    ],
    sentences: [formatUnchangedCount(countUnchanged(scripts))],
  }
}

const ABSOLUTE_WORDS: Readonly<Record<NonNullable<CampaignComparison['absoluteCause']>, string>> = {
  'other-host': 'Other host: absolute numbers are not compared',
  'other-state':
    'Same host in another state (kernel, microcode, governor or drivers): absolute numbers are not compared',
}

/** Whether no quantity has a verdict over projects, and one lacks it for their number. */
function hasTooFewProjects({ ratios }: GroupChange): boolean {
  const verdicts = QUANTITIES.map((quantity) => ratios[quantity].verdict)
  return verdicts.includes('too-few-projects') && verdicts.every((each) => isUnjudged(each))
}

/** Each verdict's reason once, with what it holds for. */
function formatReasons(groups: readonly GroupChange[]): string[] {
  const told = groups.flatMap((group) =>
    QUANTITIES.flatMap((quantity) => {
      const reason = formatCauses(group.ratios[quantity], quantity)
      const text = `${formatRatioVerdict(group.ratios[quantity])} (${reason})`
      return reason === null ? [] : [{ text, name: `${formatModels(group)}, ${group.mode}`, quantity }]
    }),
  )
  return [...Map.groupBy(told, ({ text }) => text)].map(([text, held]) => {
    const names = [...Map.groupBy(held, ({ name }) => name)].map(
      ([name, own]) => `${name}: ${joinWords(own.map(({ quantity }) => QUANTITY_WORDS[quantity]))}`,
    )
    return `${capitalise(text)}: ${names.join('; ')}`
  })
}

interface Unchanged {
  /** Scripts that ran in both campaigns; of them, those that show no change, and those of which no quantity could be judged. */
  readonly ran: number
  readonly still: number
  readonly unjudged: number
  /** Scripts that did not run in both. */
  readonly others: number
}

/** Scripts that ran in both and did not change; what never ran has not stayed the same. */
export function countUnchanged(scripts: readonly ScriptChange[]): Unchanged {
  const ran = scripts.filter(({ outcomes: { a, b } }) => isAttempted(a) && isAttempted(b))
  const isUnknown = ({ ratios, outcomes }: ScriptChange) =>
    outcomes.b === 'passed' && QUANTITIES.every((each) => isUnjudged(ratios[each].verdict))
  return {
    ran: ran.length,
    still: ran.filter((script) => !isUnknown(script) && formatScriptChanges(script).length === 0).length,
    unjudged: ran.filter(isUnknown).length,
    others: scripts.length - ran.length,
  }
}

export function formatUnchangedCount({ ran, still, unjudged, others }: Unchanged): string {
  const parts = [
    `${still} of ${count(ran, 'script')} that ran in both ${agree(still, 'shows', 'show')} no change`,
    ...(unjudged === 0 ? [] : [`of ${unjudged} no quantity could be judged (too few runs)`]),
    ...(others === 0 ? [] : [`${count(others, 'script')} did not run in both`]),
  ]
  return `${parts.join('; ')}.`
}

function formatSide(name: string, side: ComparedCampaign): string {
  const { campaign, path, startedAt, hosts, projects, repetitions } = side
  const where = joinWords([...new Set(hosts.map((host) => host.name))]) || 'no host'
  const when = startedAt === null ? 'not run' : formatInstant(startedAt)
  return `${name}: ${campaign} (${path}), ${when} on ${where}, ${count(projects, 'project')} × ${count(repetitions, 'repetition')}`
}

function ratioCells({ a, b, estimate, interval, quality, n, noiseFloor }: RatioChange): string[] {
  const plain = (value: number | null) => formatRatio({ estimate: value, quality })
  const noise = noiseFloor === null ? MISSING : `±${formatPercent(noiseFloor)}`
  return [plain(a), plain(b), formatRatio({ estimate, interval, quality }), `${n}`, noise]
}

const UNJUDGED: readonly ChangeVerdict[] = ['too-few-runs', 'too-few-projects', 'not-measured']
const isUnjudged = (verdict: ChangeVerdict) => UNJUDGED.includes(verdict)

export const isChange = (verdict: ChangeVerdict) => verdict === 'better' || verdict === 'worse'

/** One row for each thing that changed in a script. */
export function formatScriptChanges(script: ScriptChange): string[][] {
  const { ratios, metric, outcomes, absolute, failure } = script
  const row = (what: string, cells: readonly string[], result: string) => [
    formatName(script),
    what,
    ...cells,
    script.sameCode === true ? `${result}, same code` : result,
  ]
  const rows: string[][] = []
  if (outcomes.a !== outcomes.b && [outcomes.a, outcomes.b].includes('failed')) {
    const why = failure === null ? '' : ` (${shorten(formatScriptFailure(failure), 120)})`
    const direction = outcomes.b === 'failed' ? 'worse' : outcomes.b === 'passed' ? 'better' : 'not known'
    rows.push(row('outcome', outcomeCells(script), `${direction}${why}`))
  }
  if (isChange(metric.verdict)) {
    const [a, b] = [formatMetric(metric.a, metric.scale), formatMetric(metric.b, metric.scale)]
    rows.push(row(metric.name, [a, b, formatDifference(metric.gain, metric.scale, metric.a)], metric.verdict))
  }
  for (const quantity of QUANTITIES.filter((each) => isChange(ratios[each].verdict))) {
    const change = absolute[quantity]
    const [a, b] = [change?.a ?? null, change?.b ?? null].map((value) => formatQuantity(value, quantity))
    const result = `${ratios[quantity].verdict}${change === null ? '' : `, ${a} → ${b}`}`
    rows.push(row(QUANTITY_WORDS[quantity], ratioCells(ratios[quantity]).slice(0, 3), result))
  }
  return rows
}

/** What was measured of a script that did not change. */
function formatUnchanged(script: ScriptChange): string[] {
  const { ratios, outcomes, leading } = script
  if (outcomes.b !== 'passed') {
    const result = outcomes.a === outcomes.b ? 'no change seen' : 'not known'
    return [formatName(script), 'outcome', ...outcomeCells(script), result]
  }
  const change = ratios[leading]
  const cells = ratioCells(change).slice(0, 3)
  return [formatName(script), QUANTITY_WORDS[leading], ...cells, formatRatioVerdict(change)]
}

const formatName = ({ variantA, variantB }: ScriptChange) =>
  variantA === variantB ? variantB : `${variantA} → ${variantB}`

const outcomeCells = ({ outcomes: { a, b } }: ScriptChange) => [
  ...[a, b].map((outcome) => outcome.replaceAll('-', ' ')),
  MISSING,
]
