import type {
  AbsoluteChange,
  ChangeVerdict,
  Comparison,
  FailOnResult,
  GroupChange,
  RatioChange,
  ScriptChange,
} from '../../schema/comparison.ts'
import { QUANTITIES, type Quantity } from '../../schema/ratio.ts'
import { cleanLine } from '../text/clean-text.ts'
import {
  countWord,
  formatDifference,
  formatInstant,
  formatMetric,
  formatQuantity,
  formatRatio,
  joinWords,
  QUANTITY_WORDS,
} from '../text/format.ts'

/** A comparison in printable words and cells: both renderers show this and nothing else. */
export interface ComparisonView {
  readonly sides: readonly string[]
  readonly groups: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  readonly outcomes: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** Why some results are not what one would wish. */
  readonly reasons: readonly string[]
  /** The groups have too few projects for a verdict: their scripts say more. */
  readonly scriptsFirst: boolean
  /** Scripts that changed; all, where they come first. */
  readonly scripts: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** Of all scripts that ran in both, how many show no change. */
  readonly unchanged: string
  readonly absolute: readonly string[]
  readonly findings: readonly string[]
  readonly failOn: readonly string[]
}

const SHOWN_SCRIPTS = 40

export function viewComparison(comparison: Comparison): ComparisonView {
  const { a, b, groups, scripts, failOn } = comparison
  const changes = scripts.map(describeChanges)
  const scriptsFirst = groups.length > 0 && groups.every(hasTooFewProjects)
  // What cannot be said of a model is said of each of its scripts, changed or not.
  const rows = scripts.flatMap((script, index) => {
    const own = changes[index] ?? []
    return own.length > 0 || !scriptsFirst ? own : describeUnchanged(script)
  })
  const left = rows.length - SHOWN_SCRIPTS
  return {
    scriptsFirst,
    sides: [describeSide('A', a), describeSide('B', b)],
    groups: {
      head: ['model', 'mode', 'quantity', 'A', 'B', 'B / A', 'n', 'noise', 'result'],
      rows: groups.flatMap((group) =>
        QUANTITIES.map((quantity) => {
          const change = group.ratios[quantity]
          const cells = ratioCells(change)
          return [nameModels(group), group.mode, shortNames[quantity], ...cells, groupVerdict(change.verdict)]
        }),
      ),
    },
    outcomes: {
      head: ['model', 'mode', 'passed A', 'passed B', 'fails now', 'passes now', 'result', 'less accurate'],
      rows: groups.map((group) => {
        const { success, accuracy } = group
        const of = ({ passed, attemptable }: typeof success.a) => `${passed} / ${attemptable}`
        return [
          ...[nameModels(group), group.mode, of(success.a), of(success.b)],
          ...[`${success.newlyFailed}`, `${success.newlyPassed}`, groupVerdict(success.verdict)],
          `${accuracy.worse} of ${accuracy.compared}`,
        ]
      }),
    },
    reasons: tellReasons(groups),
    scripts: {
      head: ['script', 'what', 'A', 'B', 'B / A', 'result'],
      rows: [
        ...rows.slice(0, SHOWN_SCRIPTS),
        ...(left > 0 ? [[`and ${countWord(left, 'more row')}; --json holds all`, '', '', '', '', '']] : []),
      ],
    },
    unchanged: tellUnchanged(scripts, changes),
    absolute:
      comparison.absoluteReason === null
        ? comparison.absoluteBaselines.map(
            ({ quantity, estimate, interval, projects }) =>
              `The author's own code, ${QUANTITY_WORDS[quantity]} in B over A: ${formatRatio({ estimate, interval, quality: 'measured' })} (${countWord(projects, 'project')})`,
          )
        : [capitalised(comparison.absoluteReason)],
    findings: comparison.findings.map((finding) => cleanLine(finding, 600)),
    failOn: failOn.flatMap((result) => describeCondition(result, groups)),
  }
}

const SHOWN_REASONS = 10

function describeCondition(
  { condition, met, reason, because }: FailOnResult,
  groups: readonly GroupChange[],
): string[] {
  const name = `--fail-on ${condition}`
  if (reason !== null && !met) return [`${name}: could not be checked: ${cleanLine(reason, 600)}`]
  const unjudged = tellUnjudged(condition, groups)
  if (!met) return [`${name}: passed${unjudged}`]
  const left = because.length - SHOWN_REASONS
  return [
    ...because.slice(0, SHOWN_REASONS).map((each) => `${name}: failed: ${cleanLine(each, 600)}`),
    ...(left > 0 ? [`${name}: failed: and ${left} more`] : []),
    ...(unjudged === '' ? [] : [`${name}${unjudged}`]),
  ]
}

/** `; 2 groups could not be judged (too few projects)`: a condition that passes says nothing of them. */
function tellUnjudged(condition: string, groups: readonly GroupChange[]): string {
  const quantity = QUANTITIES.find((each) => condition.split(':')[0] === each)
  if (quantity === undefined) return ''
  return (['too few runs', 'not measured'] as const)
    .map((verdict) => [verdict, groups.filter(({ ratios }) => ratios[quantity].verdict === verdict).length] as const)
    .filter(([, many]) => many > 0)
    .map(([verdict, many]) => `; ${countWord(many, 'group')} could not be judged (${groupVerdict(verdict)})`)
    .join('')
}

/** Of no quantity a verdict over projects could be given, and of one it was for their number. */
function hasTooFewProjects({ ratios }: GroupChange): boolean {
  const verdicts = QUANTITIES.map((quantity) => ratios[quantity].verdict)
  return verdicts.includes('too few runs') && verdicts.every((each) => isUnjudged(each))
}

/** Each verdict's reason once, with what it holds for. */
function tellReasons(groups: readonly GroupChange[]): string[] {
  const reasons = new Map<string, Map<string, string[]>>()
  for (const group of groups) {
    for (const quantity of QUANTITIES) {
      const { verdict, reason } = group.ratios[quantity]
      if (reason === null) continue
      const told = `${groupVerdict(verdict)} (${cleanLine(reason)})`
      const holders = reasons.get(told) ?? new Map<string, string[]>()
      reasons.set(told, holders)
      const name = `${nameModels(group)}, ${group.mode}`
      holders.set(name, [...(holders.get(name) ?? []), QUANTITY_WORDS[quantity]])
    }
  }
  return [...reasons].map(([told, holders]) => {
    const names = [...holders].map(([name, quantities]) => `${name}: ${joinWords(quantities)}`)
    return `${capitalised(told)}: ${names.join('; ')}`
  })
}

/** Of the scripts that ran in both; what never ran has not stayed the same. */
function tellUnchanged(scripts: readonly ScriptChange[], changes: readonly (readonly string[][])[]): string {
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

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function describeSide(
  name: string,
  { campaign, path, startedAt, hosts, projects, repetitions }: Comparison['a'],
): string {
  const where = joinWords([...new Set(hosts.map((host) => cleanLine(host.name)))]) || 'no host'
  const when = startedAt === null ? 'not run' : formatInstant(startedAt)
  return `${name}: ${cleanLine(campaign)} (${cleanLine(path)}), ${when} on ${where}, ${countWord(projects, 'project')} × ${countWord(repetitions, 'repetition')}`
}

export const nameModels = ({ modelA, modelB }: { modelA: string; modelB: string }): string =>
  modelA === modelB ? modelA : `${modelA} → ${modelB}`

function ratioCells({ a, b, estimate, interval, quality, n, noiseFloor }: RatioChange): string[] {
  const plain = (value: number | null) => formatRatio({ estimate: value, interval: null, quality })
  const noise = noiseFloor === null ? '–' : `±${(noiseFloor * 100).toPrecision(2)} %`
  return [plain(a), plain(b), formatRatio({ estimate, interval, quality }), `${n}`, noise]
}

const shortNames: Readonly<Record<Quantity, string>> = { ...QUANTITY_WORDS, memory: 'memory' }

const shortVerdict = (verdict: ChangeVerdict) => (verdict === 'no detectable change' ? 'no change seen' : verdict)

/** Of a mode and model, whose runs are projects. */
const groupVerdict = (verdict: ChangeVerdict) =>
  verdict === 'too few runs' ? 'too few projects' : shortVerdict(verdict)

const isUnjudged = (verdict: ChangeVerdict) => verdict === 'too few runs' || verdict === 'not measured'

const isChange = (verdict: ChangeVerdict) => verdict === 'better' || verdict === 'worse'

/** One row for each thing that changed in a script. */
function describeChanges(script: ScriptChange): string[][] {
  const { variantA, variantB, ratios, metric, outcomes, absolute, failure, sameCode } = script
  const name = variantA === variantB ? variantB : `${variantA} → ${variantB}`
  const row = (what: string, cells: readonly string[], result: string) => [
    ...[name, what, ...cells],
    sameCode === true ? `${result}, same code` : result,
  ]
  const rows: string[][] = []
  if (outcomes.a !== outcomes.b && [outcomes.a, outcomes.b].includes('failed')) {
    const why = failure === null ? '' : ` (${cleanLine(failure, 120)})`
    const direction = outcomes.b === 'failed' ? 'worse' : outcomes.b === 'passed' ? 'better' : 'not known'
    rows.push(row('outcome', [outcomes.a, outcomes.b, '–'], `${direction}${why}`))
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

/** What was measured of a script that did not change: energy where there is any, else CPU time. */
function describeUnchanged({ variantA, variantB, ratios, outcomes }: ScriptChange): string[][] {
  const name = variantA === variantB ? variantB : `${variantA} → ${variantB}`
  if (outcomes.b !== 'passed') {
    const result = outcomes.a === outcomes.b ? 'no change seen' : 'not known'
    return [[name, 'outcome', outcomes.a, outcomes.b, '–', result]]
  }
  const quantity = ratios.energy.estimate === null ? 'cpu' : 'energy'
  const change = ratios[quantity]
  return [[name, QUANTITY_WORDS[quantity], ...ratioCells(change).slice(0, 3), shortVerdict(change.verdict)]]
}

function inUnits(change: AbsoluteChange | null, quantity: Quantity): string {
  return change === null ? '' : `, ${formatQuantity(change.a, quantity)} → ${formatQuantity(change.b, quantity)}`
}
