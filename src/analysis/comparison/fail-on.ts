import { count } from '../../base/count.ts'
import { UserError } from '../../base/errors.ts'
import { QUANTITY_WORDS } from '../../report/text/format.ts'
import type { Comparison, FailOnResult, RatioChange } from '../../schema/comparison.ts'
import { QUANTITIES, type Quantity } from '../../schema/ratio.ts'
import { listWords, percent } from '../words.ts'
import { OTHER_METRIC } from './outcome-change.ts'

const SUBJECTS = [...QUANTITIES, 'accuracy', 'success'] as const
type Subject = (typeof SUBJECTS)[number]

export interface FailOn {
  readonly subject: Subject
  /** As a share, 0.05 for 5 %; 0 where none was given. */
  readonly atLeast: number
  readonly text: string
}

/** `cpu:5%,accuracy` */
export function parseFailOn(text: string): FailOn[] {
  const parts = text.split(',').map((each) => each.trim())
  return parts.map((part) => {
    const [, name, number] = /^([a-z]+)(?::(\d+(?:\.\d+)?)\s*%)?$/.exec(part) ?? []
    const subject = SUBJECTS.find((each) => each === name)
    if (subject === undefined) {
      throw new UserError(
        `--fail-on '${part}' is not understood: expected ${SUBJECTS.join(', ')}, each alone or with a threshold as in cpu:5%.`,
      )
    }
    return { subject, atLeast: number === undefined ? 0 : Number(number) / 100, text: part }
  })
}

type Judged = Pick<Comparison, 'groups' | 'scripts'>

export function judgeFailOn(conditions: readonly FailOn[], judged: Judged): FailOnResult[] {
  return conditions.map((condition) => {
    const { subject, atLeast, text } = condition
    const [because, unseen] =
      subject === 'success'
        ? failuresOf(judged, atLeast)
        : subject === 'accuracy'
          ? lossesOf(judged, atLeast)
          : increasesOf(judged, subject, atLeast)
    const reason = unseen ?? whyUnfinished(judged)
    return { condition: text, met: because.length > 0, checked: reason === null, reason, because }
  })
}

/** What a campaign that was cut short never ran may be what got worse. */
function whyUnfinished({ scripts }: Judged): string | null {
  const left = scripts.filter(({ outcomes }) => outcomes.a !== 'not run' && outcomes.b === 'not run').length
  return left === 0 ? null : `${left} of ${count(scripts.length, 'script')} have not run in B`
}

/** Which, and why it could not be checked; null where it could. */
type Finding = [because: string[], reason: string | null]

function increasesOf({ groups, scripts }: Judged, quantity: Quantity, atLeast: number): Finding {
  const isMet = ({ verdict, estimate }: RatioChange) =>
    verdict === 'worse' && estimate !== null && estimate >= 1 + atLeast
  const words = (name: string, { estimate, interval, noiseFloor }: RatioChange) =>
    `${name}: ${QUANTITY_WORDS[quantity]} relative to the author's code ×${fixed(estimate)} of what it was ` +
    `(95 % ${fixed(interval?.[0])}–${fixed(interval?.[1])}; noise floor ${percent(noiseFloor ?? 0)})`
  const ofGroups = groups.filter(({ ratios }) => isMet(ratios[quantity]))
  const ofScripts = scripts.filter(({ ratios }) => isMet(ratios[quantity]))
  return [
    [
      ...ofGroups.map((group) =>
        words(
          `${modelsOf(group)}, ${group.mode}, ${count(group.ratios[quantity].n, 'project')}`,
          group.ratios[quantity],
        ),
      ),
      ...ofScripts.map((script) => words(script.variantB, script.ratios[quantity])),
    ],
    whyNotTested([...groups, ...scripts].map(({ ratios }) => ratios[quantity])),
  ]
}

function whyNotTested(changes: readonly RatioChange[]): string | null {
  if (changes.length === 0) return NO_SCRIPT
  if (changes.some(({ p }) => p !== null)) return null
  return changes.find(({ reason }) => reason !== null)?.reason ?? 'nothing was measured in both campaigns'
}

const NO_SCRIPT = 'the two have no script in common'

/** Of metrics that are fractions the threshold is in points, 1 % being 0.01; of others it is relative to A's value. */
function lossesOf({ scripts }: Judged, atLeast: number): Finding {
  const met = scripts.filter(({ metric }) => {
    if (metric.verdict !== 'worse' || metric.gain === null || metric.a === null) return false
    return -metric.gain >= (metric.scale === 'absolute' ? atLeast * Math.abs(metric.a) : atLeast)
  })
  return [
    met.map(
      ({ variantB, metric }) =>
        `${variantB}: ${metric.name} ${digits(metric.b)} instead of ${digits(metric.a)} (tolerance ${metric.tolerance})`,
    ),
    whyNotCompared(scripts),
  ]
}

/** One project whose metric is another is one that the condition cannot see. */
function whyNotCompared(scripts: Judged['scripts']): string | null {
  if (scripts.length === 0) return NO_SCRIPT
  const others = scripts.filter(({ metric }) => metric.reason === OTHER_METRIC)
  if (others.length > 0) return `${OTHER_METRIC}: ${listWords([...new Set(others.map(({ project }) => project))])}`
  if (scripts.some(({ metric: { verdict } }) => verdict !== 'not measured' && verdict !== 'too few runs')) return null
  return scripts.some(({ metric }) => metric.gain !== null)
    ? 'too few runs to tell a change of accuracy from the scatter of the runs'
    : 'no script has an accuracy in both campaigns'
}

function failuresOf({ groups, scripts }: Judged, atLeast: number): Finding {
  const met = groups.filter(
    ({ success }) =>
      success.verdict === 'worse' && (success.newlyFailed - success.newlyPassed) / Math.max(1, success.both) >= atLeast,
  )
  return [
    met.map((group) => {
      const { success } = group
      const failed = scripts.filter(
        ({ mode, modelA, modelB, outcomes }) =>
          mode === group.mode &&
          modelA === group.modelA &&
          modelB === group.modelB &&
          outcomes.a === 'passed' &&
          outcomes.b === 'failed',
      )
      const names = failed
        .slice(0, 5)
        .map(({ variantB, failure }) => `${variantB}${failure === null ? '' : ` (${failure})`}`)
      const more = failed.length > 5 ? ` and ${failed.length - 5} more` : ''
      return (
        `${modelsOf(group)}, ${group.mode}: ${success.newlyFailed} of ${count(success.both, 'script')} newly failed, ` +
        `${success.newlyPassed} newly passed (McNemar p ${success.p.toPrecision(2)}): ${names.join(', ')}${more}`
      )
    }),
    groups.some(({ success }) => success.both > 0) ? null : 'no script was tried in both campaigns',
  ]
}

const modelsOf = ({ modelA, modelB }: { modelA: string; modelB: string }) =>
  modelA === modelB ? modelA : `${modelB} against ${modelA}`
const fixed = (value: number | null | undefined) => (value == null ? '–' : value.toFixed(3))
const digits = (value: number | null) => (value === null ? '–' : `${Number(value.toPrecision(4))}`)
