import { count } from '../base/count.ts'
import { type Told, verdictWords } from '../report/text/verdict-words.ts'
import type { VariantAnalysis } from '../schema/analysis.ts'
import type { Ratio, Verdict } from '../schema/ratio.ts'
import { MINIMUM_PAIRS } from '../schema/ratio.ts'
import { amountWords, ratioWords } from './words.ts'

const SHOWN = 6

interface Script {
  readonly name: string
  readonly variant: VariantAnalysis
  readonly what: Told['what']
  readonly ratio: Ratio | undefined
}

/** Below five projects nothing can be said of a model: what each of its scripts did is what there is to say. */
export const hasFewProjects = (variants: readonly VariantAnalysis[]): boolean =>
  new Set(variants.map(({ project }) => project)).size < MINIMUM_PAIRS

/** A sentence for each script, the most telling first, and what they are not enough for. Empty without a model. */
export function tellScripts(variants: readonly VariantAnalysis[], measuredAnywhere: boolean): string[] {
  const scripts = listScripts(variants, measuredAnywhere).toSorted(
    (a, b) => rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a),
  )
  if (scripts.length === 0) return []
  if (!scripts.some(({ variant }) => variant.attempted)) {
    return ['No answer ran, so nothing is compared.']
  }
  const left = scripts.length - SHOWN
  const projects = new Set(variants.map(({ project }) => project)).size
  return [
    ...scripts.slice(0, SHOWN).map((script) => `${script.name}: ${tellScript(script)}.`),
    ...(left > 0 ? [`${count(left, 'more script')} ${left === 1 ? 'is' : 'are'} not named here.`] : []),
    `This speaks of these scripts and not of a model: a verdict on a model takes ${MINIMUM_PAIRS} projects or more, and here ${projects === 1 ? 'is' : 'are'} ${projects}.`,
  ]
}

/** Beside the means over projects, which hide them: how many scripts use less and more, and the two extremes. */
export function tellExtremes(variants: readonly VariantAnalysis[], measuredAnywhere: boolean): string[] {
  const judged = listScripts(variants, measuredAnywhere)
    .flatMap(({ ratio, ...script }) => (ratio !== undefined && isJudged(ratio) ? [{ ...script, ratio }] : []))
    .toSorted((a, b) => (a.ratio.estimate ?? 1) - (b.ratio.estimate ?? 1))
  const [least, most] = [judged[0], judged.at(-1)]
  if (least === undefined || most === undefined || overlap(least.ratio, most.ratio)) return []
  const of = (verdict: Verdict) => judged.filter(({ ratio }) => ratio.verdict === verdict).length
  const tell = ({ name, ratio: { estimate, interval } }: typeof least) =>
    estimate === null ? name : `${name} (${amountWords(estimate)}, ${ratioWords(estimate, interval)})`
  const what = new Set(judged.map((each) => each.what)).size === 1 ? least.what : 'energy or CPU time'
  return [
    `Script by script, ${of('less')} of ${judged.length} as accurate as the author's code use less ${what} and ${of('more')} more, each by its own blocks: the least ${tell(least)}, the most ${tell(most)}.`,
  ]
}

/** Their intervals do: which of the two is the least is not known. */
function overlap({ interval: low }: Ratio, { interval: high }: Ratio): boolean {
  return low === null || high === null || low[1] >= high[0]
}

function listScripts(variants: readonly VariantAnalysis[], measuredAnywhere: boolean): Script[] {
  const written = variants.filter(({ model }) => model !== null)
  const places = Map.groupBy(written, placeOf)
  return written.map((variant) => {
    const isAlone = (places.get(placeOf(variant))?.length ?? 0) === 1
    const which = isAlone ? '' : ` (${variant.id.split('/').slice(-2).join('/')})`
    const name = `${variant.model}, ${variant.mode} on ${variant.project}${which}`
    return { name, variant, ...chooseRatio(variant, measuredAnywhere) }
  })
}

const placeOf = ({ mode, model, project }: VariantAnalysis) => JSON.stringify([mode, model, project])

/** Energy where it was measured on both sides, else CPU time; to the code without its plots where that ran. */
function chooseRatio({ ratios }: VariantAnalysis, measuredAnywhere: boolean): Pick<Script, 'what' | 'ratio'> {
  const preferPairs = (list: readonly Ratio[]) => list.find(({ pairs }) => pairs > 0) ?? list[0]
  const energy = preferPairs(ratios.energy)
  return measuredAnywhere && energy !== undefined && energy.pairs > 0 && energy.quality === 'measured'
    ? { what: 'energy', ratio: energy }
    : { what: 'CPU time', ratio: preferPairs(ratios.cpu) }
}

function tellScript({ variant: { passed, attempted, failure, metric }, what, ratio }: Script): string {
  if (!attempted) return 'could not be tried here'
  if (!passed) return `did not pass${failure === null ? '' : ` (${failure.class})`}`
  if (ratio === undefined) return `${what} was not compared`
  const numbers =
    metric.median === null || metric.baseline === null
      ? ''
      : ` (${metric.name} ${digits(metric.median)} against ${digits(metric.baseline)})`
  const isWorse = ratio.verdict === 'not-comparable' && ratio.cause?.kind !== 'suspect'
  return `${verdictWords(ratio, { what, pair: 'block' })}${isWorse ? numbers : ''}`
}

const digits = (value: number) => `${Number(value.toPrecision(4))}`

const ORDER: readonly Verdict[] = [
  'less',
  'more',
  'equivalent',
  'inconclusive',
  'too-few-runs',
  'not-comparable',
  'not-measured',
]

const isJudged = ({ verdict, estimate }: Ratio) => estimate !== null && ORDER.indexOf(verdict) < 4

/** A difference first, whichever way; what failed last. */
function rankOf({ variant: { passed }, ratio }: Script): number {
  if (!passed || ratio === undefined) return ORDER.length
  return Math.max(1, ORDER.indexOf(ratio.verdict))
}

const sizeOf = ({ ratio }: Script) => Math.abs(Math.log(ratio?.estimate ?? 1))
