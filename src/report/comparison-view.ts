import type {
  AbsoluteChange,
  ChangeVerdict,
  Comparison,
  FailOnResult,
  RatioChange,
  ScriptChange,
} from '../schema/comparison.ts'
import { QUANTITIES, type Quantity } from '../schema/ratio.ts'
import { cleanLine } from './clean-text.ts'
import {
  formatDifference,
  formatInstant,
  formatMetric,
  formatQuantity,
  formatRatio,
  joinWords,
  QUANTITY_WORDS,
} from './format.ts'

/** A comparison in printable words and cells: both renderers show this and nothing else. */
export interface ComparisonView {
  readonly sides: readonly string[]
  readonly groups: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  readonly outcomes: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** Why some results are not what one would wish. */
  readonly reasons: readonly string[]
  /** Only scripts that changed. */
  readonly scripts: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** Of all scripts that were compared, how many show no change. */
  readonly unchanged: string
  readonly absolute: readonly string[]
  readonly findings: readonly string[]
  readonly failOn: readonly string[]
}

const SHOWN_SCRIPTS = 40

export function viewComparison(comparison: Comparison): ComparisonView {
  const { a, b, groups, scripts, failOn } = comparison
  const changes = scripts.map(describeChanges)
  const changed = changes.flat()
  const left = changed.length - SHOWN_SCRIPTS
  const still = changes.filter((rows) => rows.length === 0).length
  return {
    sides: [describeSide('A', a), describeSide('B', b)],
    groups: {
      head: ['model', 'mode', 'quantity', 'A', 'B', 'B / A', 'n', 'noise', 'result'],
      rows: groups.flatMap((group) =>
        QUANTITIES.map((quantity) => {
          const change = group.ratios[quantity]
          const cells = ratioCells(change)
          return [nameModels(group), group.mode, shortNames[quantity], ...cells, shortVerdict(change.verdict)]
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
          ...[`${success.newlyFailed}`, `${success.newlyPassed}`, shortVerdict(success.verdict)],
          `${accuracy.worse} of ${accuracy.compared}`,
        ]
      }),
    },
    reasons: groups.flatMap((group) =>
      QUANTITIES.flatMap((quantity) => {
        const { verdict, reason } = group.ratios[quantity]
        const name = `${nameModels(group)}, ${group.mode}, ${QUANTITY_WORDS[quantity]}`
        return reason === null ? [] : [`${name}: ${verdict}: ${cleanLine(reason)}`]
      }),
    ),
    scripts: {
      head: ['script', 'what', 'A', 'B', 'B / A', 'result'],
      rows: [
        ...changed.slice(0, SHOWN_SCRIPTS),
        ...(left > 0 ? [[`and ${left} more changes; --json holds all`, '', '', '', '', '']] : []),
      ],
    },
    unchanged: `${still} of ${scripts.length} scripts show no change.`,
    absolute:
      comparison.absoluteReason === null
        ? comparison.absoluteBaselines.map(
            ({ quantity, estimate, interval, projects }) =>
              `The author's own code, ${QUANTITY_WORDS[quantity]} in B over A: ${formatRatio({ estimate, interval, quality: 'measured' })} (${projects} projects)`,
          )
        : [capitalised(comparison.absoluteReason)],
    findings: comparison.findings.map((finding) => cleanLine(finding, 600)),
    failOn: failOn.flatMap(describeCondition),
  }
}

const SHOWN_REASONS = 10

function describeCondition({ condition, met, checked, because }: FailOnResult): string[] {
  const name = `--fail-on ${condition}`
  if (!checked) return [`${name}: could not be checked, nothing was measured in both`]
  if (!met) return [`${name}: not met`]
  const left = because.length - SHOWN_REASONS
  return [
    ...because.slice(0, SHOWN_REASONS).map((each) => `${name}: ${cleanLine(each, 600)}`),
    ...(left > 0 ? [`${name}: and ${left} more`] : []),
  ]
}

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function describeSide(
  name: string,
  { campaign, path, startedAt, hosts, projects, repetitions }: Comparison['a'],
): string {
  const where = joinWords([...new Set(hosts.map((host) => cleanLine(host.name)))]) || 'no host'
  const when = startedAt === null ? 'not run' : formatInstant(startedAt)
  return `${name}: ${cleanLine(campaign)} (${cleanLine(path)}), ${when} on ${where}, ${projects} projects × ${repetitions} repetitions`
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

function inUnits(change: AbsoluteChange | null, quantity: Quantity): string {
  return change === null ? '' : `, ${formatQuantity(change.a, quantity)} → ${formatQuantity(change.b, quantity)}`
}
