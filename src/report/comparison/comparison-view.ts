import { cleanLine } from '../../base/clean-text.ts'
import type {
  AbsoluteChange,
  CampaignComparison,
  ChangeVerdict,
  ComparedCampaign,
  GroupChange,
  RatioChange,
  ScriptChange,
} from '../../schema/comparison.ts'
import { QUANTITIES, type Quantity } from '../../schema/ratio.ts'
import { CHANGE_WORDS, formatCauses, formatModels } from '../text/comparison-changes.ts'
import { formatDifferences } from '../text/comparison-findings.ts'
import { formatFailOn, formatScriptFailure } from '../text/fail-on-results.ts'
import {
  countWord,
  formatDifference,
  formatInstant,
  formatMetric,
  formatPercent,
  formatQuantity,
  formatRatio,
  joinWords,
  MISSING,
  QUANTITY_WORDS,
} from '../text/format.ts'
import { capitalise } from '../text/words.ts'

interface ViewTable {
  readonly head: readonly string[]
  /** How many columns, the first ones, say what a row is about. */
  readonly names: number
  readonly rows: readonly (readonly string[])[]
}

/** A comparison in printable words and cells: both renderers show this and nothing else. */
export interface ComparisonView {
  readonly sides: readonly string[]
  readonly groups: ViewTable
  readonly outcomes: ViewTable
  /** Why some results are not what one would wish. */
  readonly reasons: readonly string[]
  /** The groups have too few projects for a verdict: their scripts say more. */
  readonly scriptsFirst: boolean
  /** Scripts that changed; all, where they come first. */
  readonly scripts: ViewTable
  /** Of all scripts that ran in both, how many show no change. */
  readonly unchanged: string
  readonly absolute: readonly string[]
  readonly findings: readonly string[]
  readonly failOn: readonly string[]
}

const SHOWN_SCRIPTS = 40

export function viewComparison(comparison: CampaignComparison): ComparisonView {
  const { a, b, groups, scripts, failOn } = comparison
  const changes = scripts.map(formatChanges)
  const scriptsFirst = groups.length > 0 && groups.every(hasTooFewProjects)
  // What cannot be said of a model is said of each of its scripts, changed or not.
  const rows = scripts.flatMap((script, index) => {
    const own = changes[index] ?? []
    return own.length > 0 || !scriptsFirst ? own : formatUnchanged(script)
  })
  const left = rows.length - SHOWN_SCRIPTS
  return {
    scriptsFirst,
    sides: [formatSide('A', a), formatSide('B', b)],
    groups: {
      head: ['model', 'mode', 'quantity', 'A', 'B', 'B / A', 'n', 'noise', 'result'],
      names: 3,
      rows: groups.flatMap((group) =>
        QUANTITIES.map((quantity) => {
          const change = group.ratios[quantity]
          const cells = ratioCells(change)
          return [formatModels(group), group.mode, shortNames[quantity], ...cells, CHANGE_WORDS[change.verdict]]
        }),
      ),
    },
    outcomes: {
      head: ['model', 'mode', 'passed A', 'passed B', 'fails now', 'passes now', 'result', 'less accurate'],
      names: 2,
      rows: groups.map((group) => {
        const { success, accuracy } = group
        const of = ({ passed, attemptable }: typeof success.a) => `${passed} / ${attemptable}`
        return [
          ...[formatModels(group), group.mode, of(success.a), of(success.b)],
          ...[`${success.newlyFailed}`, `${success.newlyPassed}`, CHANGE_WORDS[success.verdict]],
          `${accuracy.worse} of ${accuracy.compared}`,
        ]
      }),
    },
    reasons: formatReasons(groups),
    scripts: {
      head: ['script', 'what', 'A', 'B', 'B / A', 'result'],
      names: 2,
      rows: [
        ...rows.slice(0, SHOWN_SCRIPTS),
        ...(left > 0 ? [[`and ${countWord(left, 'more row')}; --json holds all`, '', '', '', '', '']] : []),
      ],
    },
    unchanged: countUnchanged(scripts, changes),
    absolute:
      comparison.absoluteCause === null
        ? comparison.absoluteBaselines.map(
            ({ quantity, estimate, interval, projects }) =>
              `The author's own code, ${QUANTITY_WORDS[quantity]} in B over A: ${formatRatio({ estimate, interval })} (${countWord(projects, 'project')})`,
          )
        : [ABSOLUTE_WORDS[comparison.absoluteCause]],
    findings: formatDifferences(comparison).map((text) => cleanLine(text, 600)),
    failOn: failOn.flatMap((result) => formatFailOn(result, comparison)),
  }
}

const ABSOLUTE_WORDS: Readonly<Record<NonNullable<CampaignComparison['absoluteCause']>, string>> = {
  'other-host': 'Other host: absolute numbers are not compared',
  'other-state':
    'Same host in another state (kernel, microcode, governor or drivers): absolute numbers are not compared',
}

/** Of no quantity a verdict over projects could be given, and of one it was for their number. */
function hasTooFewProjects({ ratios }: GroupChange): boolean {
  const verdicts = QUANTITIES.map((quantity) => ratios[quantity].verdict)
  return verdicts.includes('too-few-projects') && verdicts.every((each) => isUnjudged(each))
}

/** Each verdict's reason once, with what it holds for. */
function formatReasons(groups: readonly GroupChange[]): string[] {
  const reasons = new Map<string, Map<string, string[]>>()
  for (const group of groups) {
    for (const quantity of QUANTITIES) {
      const reason = formatCauses(group.ratios[quantity], quantity)
      if (reason === null) continue
      const text = `${CHANGE_WORDS[group.ratios[quantity].verdict]} (${cleanLine(reason)})`
      const holders = reasons.get(text) ?? new Map<string, string[]>()
      reasons.set(text, holders)
      const name = `${formatModels(group)}, ${group.mode}`
      holders.set(name, [...(holders.get(name) ?? []), QUANTITY_WORDS[quantity]])
    }
  }
  return [...reasons].map(([text, holders]) => {
    const names = [...holders].map(([name, quantities]) => `${name}: ${joinWords(quantities)}`)
    return `${capitalise(text)}: ${names.join('; ')}`
  })
}

/** Of the scripts that ran in both; what never ran has not stayed the same. */
function countUnchanged(scripts: readonly ScriptChange[], changes: readonly (readonly string[][])[]): string {
  const hasRun = ({ outcomes }: ScriptChange) =>
    [outcomes.a, outcomes.b].every((outcome) => outcome === 'passed' || outcome === 'failed')
  const ran = scripts.filter(hasRun)
  const unjudged = ran.filter(
    ({ ratios, outcomes }) => outcomes.b === 'passed' && QUANTITIES.every((each) => isUnjudged(ratios[each].verdict)),
  )
  const still = scripts.filter(
    (script, index) => hasRun(script) && !unjudged.includes(script) && changes[index]?.length === 0,
  ).length
  const parts = [
    `${still} of ${countWord(ran.length, 'script')} that ran in both ${still === 1 ? 'shows' : 'show'} no change`,
    ...(unjudged.length === 0 ? [] : [`of ${unjudged.length} no quantity could be judged (too few runs)`]),
    ...(ran.length === scripts.length
      ? []
      : [`${countWord(scripts.length - ran.length, 'script')} did not run in both`]),
  ]
  return `${parts.join('; ')}.`
}

function formatSide(
  name: string,
  { campaign, path, startedAt, hosts, projects, repetitions }: ComparedCampaign,
): string {
  const where = joinWords([...new Set(hosts.map((host) => cleanLine(host.name)))]) || 'no host'
  const when = startedAt === null ? 'not run' : formatInstant(startedAt)
  return `${name}: ${cleanLine(campaign)} (${cleanLine(path)}), ${when} on ${where}, ${countWord(projects, 'project')} × ${countWord(repetitions, 'repetition')}`
}

function ratioCells({ a, b, estimate, interval, quality, n, noiseFloor }: RatioChange): string[] {
  const plain = (value: number | null) => formatRatio({ estimate: value, quality })
  const noise = noiseFloor === null ? MISSING : `±${formatPercent(noiseFloor)}`
  return [plain(a), plain(b), formatRatio({ estimate, interval, quality }), `${n}`, noise]
}

const OUTCOME_WORDS: Readonly<Record<ScriptChange['outcomes']['a'], string>> = {
  passed: 'passed',
  failed: 'failed',
  lost: 'lost',
  'not-run': 'not run',
}

const shortNames: Readonly<Record<Quantity, string>> = { ...QUANTITY_WORDS, memory: 'memory' }

const UNJUDGED: readonly ChangeVerdict[] = ['too-few-runs', 'too-few-projects', 'not-measured']
const isUnjudged = (verdict: ChangeVerdict) => UNJUDGED.includes(verdict)

const isChange = (verdict: ChangeVerdict) => verdict === 'better' || verdict === 'worse'

/** One row for each thing that changed in a script. */
function formatChanges(script: ScriptChange): string[][] {
  const { variantA, variantB, ratios, metric, outcomes, absolute, failure, sameCode } = script
  const name = variantA === variantB ? variantB : `${variantA} → ${variantB}`
  const row = (what: string, cells: readonly string[], result: string) => [
    ...[name, what, ...cells],
    sameCode === true ? `${result}, same code` : result,
  ]
  const rows: string[][] = []
  if (outcomes.a !== outcomes.b && [outcomes.a, outcomes.b].includes('failed')) {
    const why = failure === null ? '' : ` (${cleanLine(formatScriptFailure(failure), 120)})`
    const direction = outcomes.b === 'failed' ? 'worse' : outcomes.b === 'passed' ? 'better' : 'not known'
    rows.push(row('outcome', [OUTCOME_WORDS[outcomes.a], OUTCOME_WORDS[outcomes.b], MISSING], `${direction}${why}`))
  }
  if (isChange(metric.verdict)) {
    const [a, b] = [formatMetric(metric.a, metric.scale), formatMetric(metric.b, metric.scale)]
    rows.push(row(metric.name, [a, b, formatDifference(metric.gain, metric.scale, metric.a)], metric.verdict))
  }
  for (const quantity of QUANTITIES) {
    const change = ratios[quantity]
    if (!isChange(change.verdict)) continue
    const result = `${change.verdict}${inUnits(absolute[quantity], quantity)}`
    rows.push(row(QUANTITY_WORDS[quantity], ratioCells(change).slice(0, 3), result))
  }
  return rows
}

/** What was measured of a script that did not change. */
function formatUnchanged({ variantA, variantB, ratios, outcomes, leading }: ScriptChange): string[][] {
  const name = variantA === variantB ? variantB : `${variantA} → ${variantB}`
  if (outcomes.b !== 'passed') {
    const result = outcomes.a === outcomes.b ? 'no change seen' : 'not known'
    return [[name, 'outcome', OUTCOME_WORDS[outcomes.a], OUTCOME_WORDS[outcomes.b], MISSING, result]]
  }
  const change = ratios[leading]
  return [[name, QUANTITY_WORDS[leading], ...ratioCells(change).slice(0, 3), CHANGE_WORDS[change.verdict]]]
}

function inUnits(change: AbsoluteChange | null, quantity: Quantity): string {
  return change === null ? '' : `, ${formatQuantity(change.a, quantity)} → ${formatQuantity(change.b, quantity)}`
}
