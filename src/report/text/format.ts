import { memoise } from '../../base/memoise.ts'
import { formatSignificantDigits, groupThousands } from '../../base/text/significant-digits.ts'
import type { Analysis, VariantAnalysis } from '../../schema/analysis/analysis.ts'
import type { Success } from '../../schema/analysis/group.ts'
import { type Interval, type Quantity, SAME_RATIO } from '../../schema/analysis/ratio.ts'
import type { BaselineMode, GeneratedMode } from '../../schema/common.ts'
import type { MetricRule } from '../../schema/dataset/metric-rule.ts'
import { ownUnitOf, unitOf } from './units.ts'

export const QUANTITY_WORDS: Readonly<Record<Quantity, string>> = {
  energy: 'energy',
  cpu: 'CPU time',
  wall: 'wall time',
  memory: 'peak memory',
}

export const BASELINE_WORDS = {
  'original-headless': 'original without plots',
  original: 'original as it is',
} as const

/** Baselines as they are called within a sentence. */
export const BASELINE_PHRASES: Readonly<Record<BaselineMode, string>> = {
  'original-headless': "the author's code without its plots",
  original: "the author's code",
}

/** Estimates of energy are good to a factor of two at best: they carry this mark wherever they stand. */
export const ESTIMATED_MARK = 'estimated ×/÷2'

const significant = (value: number) => formatSignificantDigits(value, 3, { isGrouped: true })
/** `1,200`, `0.50`: so many digits, with those that are zero at the end, and never an exponent. */
export const formatAllDigits = (value: number, digits: number): string =>
  formatSignificantDigits(value, digits, { isGrouped: true, isPadded: true })

/** `1,230`, `−0.0457`: three digits that count, whatever the size. */
export const formatSignificant = (value: number): string => significant(value).replace('-', '−')

/** Text of a cell that has no number. */
export const MISSING = '–'

/** Percent in so many decimals, and in more where a part would read as the whole: `99.96`. */
export const formatPart = (share: number, decimals: number): string =>
  writePart(share, (percent, further) => percent.toFixed(decimals + further))

const MOST_FURTHER = 9

/** The first of ever more exact texts that takes no part for the whole. */
function writePart(share: number, write: (percent: number, further: number) => string): string {
  const isPart = share < 1 - SAME_RATIO
  let further = 0
  while (isPart && further < MOST_FURTHER && Number(write(share * 100, further)) >= 100) further++
  return write(share * 100, further)
}

export function formatQuantity(value: number | null, quantity: Quantity): string {
  if (value === null) return MISSING
  const [unit, size] = unitOf(value, quantity)
  return `${formatThreeDigits(value / size)} ${unit}`
}

/** `3.20 mg`, of a mass in grams. */
export function formatGrams(grams: number): string {
  const [unit, size] = ownUnitOf(grams, 'carbon')
  return `${formatThreeDigits(grams / size)} ${unit}`
}

/** `1.40` beside `1.52`; above a thousand the zeros that rounding leaves stand for what is not known. */
const formatThreeDigits = (value: number): string => (value === 0 ? '0' : formatAllDigits(value, 3))

/** Three decimals for a fraction, four significant digits for a metric in the target's own unit. */
export function formatMetric(value: number | null, scale: MetricRule['scale']): string {
  return value === null ? MISSING : formatSigned(value, metricDecimals(scale, value))
}

/** A difference with its sign, and the decimals of the value that it is a difference to. */
export function formatDifference(value: number | null, scale: MetricRule['scale'], reference: number | null): string {
  if (value === null) return MISSING
  const text = formatSigned(value, metricDecimals(scale, reference ?? value))
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

function metricDecimals(scale: MetricRule['scale'], value: number): number {
  if (scale !== 'absolute') return 3
  return value === 0 ? 0 : Math.min(20, Math.max(0, 3 - Math.floor(Math.log10(Math.abs(value)))))
}

const withDecimals = memoise(
  (decimals: number) =>
    new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
)

/** A loss without bounds has more digits than a table's cell. */
const LARGEST_WRITTEN_OUT = 1e15

function formatSigned(value: number, decimals: number): string {
  const size = Math.abs(value)
  const text = size < LARGEST_WRITTEN_OUT ? withDecimals(decimals).format(size) : formatScientific(size)
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text
}

export function formatUsd(usd: number): string {
  return usd !== 0 && usd < 0.01 ? `$${significant(usd)}` : `$${usd.toFixed(2)}`
}

/** `3.4 × 10⁹` from a million on; below, the number. */
export function formatScientific(value: number): string {
  if (value < 1e6) return significant(value)
  const [mantissa = '', exponent = ''] = value.toExponential(1).split('e+')
  return `${mantissa} × 10${[...exponent].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join('')}`
}

/** `44–97 %`, `98–>99 %` */
export const formatPercentRange = (ends: Interval): string => `${ends.map(wholePercent).join('–')} %`

/** `96`; what is not quite none or all says so: `<1`, `>99`. */
function wholePercent(share: number): string {
  const rounded = Math.round(share * 100)
  if (rounded === 0 && share > SAME_RATIO) return '<1'
  return rounded === 100 && share < 1 - SAME_RATIO ? '>99' : String(rounded)
}

/** The level at which tests decide: a p beside it is shown on its side. */
const DECIDES = 0.05
const MOST_DIGITS_OF_P = 15

/** `p = 0.031`; below a thousandth only that. Two digits, and more where they would hide its side of 0.05: `p = 0.0504`. */
export function formatP(p: number | null): string {
  if (p === null) return MISSING
  if (p < 0.001) return 'p < 0.001'
  const sideOf = (value: number) => Math.sign(value - DECIDES)
  let digits = 2
  while (digits < MOST_DIGITS_OF_P && sideOf(Number(p.toPrecision(digits))) !== sideOf(p)) digits++
  return `p = ${Number(p.toPrecision(digits))}`
}

/** `7.6 %`: two significant digits, and more where they would take a part for the whole: `99.5 %`. */
export const formatPercent = (share: number): string =>
  `${writePart(share, (percent, further) => formatSignificantDigits(percent, 2 + further, { isGrouped: true }))} %`

/** `−8.3`, of percentage points. */
export const formatPoints = (share: number): string => `${share < 0 ? '−' : '+'}${(100 * Math.abs(share)).toFixed(1)}`

/** `−18.0 to +1.9` */
export const formatPointRange = (ends: Interval): string => ends.map(formatPoints).join(' to ')

/** `96 %` */
export const formatWholePercent = (share: number): string => `${wholePercent(share)} %`

/** `2.35 s` */
export const formatSeconds = (seconds: number): string => `${formatSignificantDigits(seconds, 3)} s`

/** Seconds of what can be very short: `7.32 ms`, `850 µs`. */
export function formatShortTime(seconds: number): string {
  const [unit, size] = ownUnitOf(seconds, 'wall')
  return `${formatSignificantDigits(seconds / size, 3)} ${unit}`
}

/** A whole number mostly; of others three decimals. */
export const formatCount = (count: number): string =>
  Number.isSafeInteger(count) ? groupThousands(String(count)) : withFraction().format(count)

/** Takes as long to make as all else that a command loads. */
const withFraction = memoise(() => new Intl.NumberFormat('en'))

/** The form of a verb, or of another word, that goes with so many: `agree(1, 'is', 'are')`. */
export const agree = (count: number, one: string, many: string): string => (count === 1 ? one : many)

/** `2026-11-30 14:05`, of UTC. */
export const formatMinute = (moment: string | number): string =>
  new Date(moment).toISOString().slice(0, 16).replace('T', ' ')

/** `2026-11-30 14:05 UTC` */
export const formatInstant = (instant: string): string => `${formatMinute(instant)} UTC`

/** As much of a hash as tells it from others, of files, locks, commits and prompts. */
export const formatHash = (hash: string): string => hash.slice(0, 12)

/** As much of the hash of a host's state as tells it from the few that stand beside it. */
export const formatStratum = (stratum: string): string => stratum.slice(0, 8)

/** `a, b and c` */
export function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** `a, b, c and 4 more`; of what holds commas itself `a; b; and 4 more`. */
export function formatList(items: readonly string[], shown = 5, separator: ', ' | '; ' = ', '): string {
  const rest = items.length - shown
  if (rest <= 0) return items.join(separator)
  return `${items.slice(0, shown).join(separator)}${separator === '; ' ? ';' : ''} and ${rest} more`
}

type Passed = Pick<Success, 'passed' | 'attemptable' | 'total'>

/** `5 / 6 / 6`: passed, attemptable, total. */
export const formatSuccess = ({ passed, attemptable, total }: Passed): string => `${passed} / ${attemptable} / ${total}`

/** `83 %`, or bounds where some variants could not be attempted: had they all failed, had they all passed. */
export function formatSuccessRate({ passed, attemptable, total }: Passed): string {
  if (total === 0) return MISSING
  const bounds: Interval = [passed / total, (passed + total - attemptable) / total]
  return total === attemptable ? formatWholePercent(bounds[0]) : formatPercentRange(bounds)
}

/** A class of failures in words: `schema-or-name` is "schema or name". */
export const formatFailureClass = (name: string): string =>
  name === 'missing-variant' ? 'no script' : name.replaceAll('-', ' ')

/** `first answers`, `repair round 2` */
export const formatRound = (iteration: number): string =>
  iteration === 0 ? 'first answers' : `repair round ${iteration}`

/** A round in a table or chart of nothing else: `first`, `repair 2`. */
export const formatBriefRound = (iteration: number): string => (iteration === 0 ? 'first' : `repair ${iteration}`)

/** `KeyError: 'body_mass_g'`; empty where nothing was said. */
export const formatError = ({ errorType, message }: NonNullable<VariantAnalysis['failure']>): string =>
  [errorType?.split('.').at(-1), message].filter((part) => part != null).join(': ')

const METER_WORDS: ReadonlyMap<string, string> = new Map([
  ['linear-own-watts', 'linear model, own watts'],
  ['linear-per-vcpu', 'linear per-vCPU model'],
  ['torch-flop-counter', 'torch.utils.flop_counter'],
])

/** A meter, or the model of an estimate, as people call it. */
export const formatMeter = (meter: string): string => METER_WORDS.get(meter) ?? meter

export const MODE_WORDS: Readonly<Record<GeneratedMode, string>> = {
  'original-telemetry': "a model adds only the metric line to the author's script",
  assisted: "a model sees the author's script and rewrites it",
  autonomous: "a model sees only the data's header, one row and the README, and writes a script of its own",
}

/** Words for a campaign without measured energy: joules that were read and not believed were measured all the same. */
export const formatNoEnergy = ({ energyLeftOut }: Pick<Analysis, 'energyLeftOut'>): string =>
  energyLeftOut.length > 0 ? 'energy measured, but left out' : 'energy not measured here'

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
