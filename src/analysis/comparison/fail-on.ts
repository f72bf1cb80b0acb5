import { UserError } from '../../base/errors.ts'
import type { Comparison, FailOnResult, RatioChange } from '../../schema/comparison.ts'
import { QUANTITIES, type Quantity } from '../../schema/ratio.ts'
import { QUANTITY_WORDS } from '../verdict.ts'
import { count } from '../words.ts'

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
    const [because, isChecked] =
      subject === 'success'
        ? failuresOf(judged, atLeast)
        : subject === 'accuracy'
          ? lossesOf(judged, atLeast)
          : increasesOf(judged, subject, atLeast)
    return { condition: text, met: because.length > 0, checked: isChecked, because }
  })
}

function increasesOf({ groups, scripts }: Judged, quantity: Quantity, atLeast: number): [string[], boolean] {
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
    [...groups, ...scripts].some(({ ratios }) => ratios[quantity].p !== null),
  ]
}

/** Of metrics that are fractions the threshold is in points, 1 % being 0.01; of others it is relative to A's value. */
function lossesOf({ scripts }: Judged, atLeast: number): [string[], boolean] {
  const met = scripts.filter(({ metric }) => {
    if (metric.verdict !== 'worse' || metric.gain === null || metric.a === null) return false
    return -metric.gain >= (metric.scale === 'absolute' ? atLeast * Math.abs(metric.a) : atLeast)
  })
  return [
    met.map(
      ({ variantB, metric }) =>
        `${variantB}: ${metric.name} ${digits(metric.b)} instead of ${digits(metric.a)} (tolerance ${metric.tolerance})`,
    ),
    scripts.some(({ metric }) => metric.gain !== null),
  ]
}

function failuresOf({ groups, scripts }: Judged, atLeast: number): [string[], boolean] {
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
    groups.some(({ success }) => success.both > 0),
  ]
}

const modelsOf = ({ modelA, modelB }: { modelA: string; modelB: string }) =>
  modelA === modelB ? modelA : `${modelB} against ${modelA}`
const fixed = (value: number | null | undefined) => (value == null ? '–' : value.toFixed(3))
const digits = (value: number | null) => (value === null ? '–' : `${Number(value.toPrecision(4))}`)
const percent = (share: number) => `${(share * 100).toPrecision(2)} %`
