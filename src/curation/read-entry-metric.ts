import { type AuthorsRun, isDone } from '../benchmark/run-authors.ts'
import { guessMetric } from '../measurement/printed/guess-metric.ts'
import type { GuessedMetric } from '../measurement/printed/guessed-metric.ts'
import { imagineOutput } from '../measurement/printed/imagine-output.ts'
import { LINES_ABOVE, readNumber, shareOf } from '../measurement/printed/metric-pattern.ts'
import { readPrintedMetric } from '../measurement/printed/read-metric.ts'
import { type ImportReport, TELLS_NO_RESULT } from '../schema/dataset/import-report.ts'
import { metricRule } from '../schema/dataset/metric-rule.ts'
import { isPercentageOfFraction, isShare } from '../schema/dataset/metrics.ts'
import type { TriedRun } from './try-ways.ts'

/** What a project's files say of its metric. */
export interface EntryTexts {
  /** Text of the scripts that the entry reaches. */
  readonly code: string
  /** Text of the READMEs at the root and beside the entry. */
  readonly readme: string
}

/** An entry's metric, and what others tell of it. */
export interface EntryMetric extends GuessedMetric, Pick<NonNullable<ImportReport['metric']>, 'otherwise'> {}

/** In the metric's own unit, as a run is judged. */
export function toldValue({ rule, text }: Pick<GuessedMetric, 'rule' | 'text'>): number {
  const value = readNumber(text)
  return rule.scale === 'percent' ? shareOf(value) : value
}

/** How far a share is from the one value that the README states in its place, as shares; infinite: it states none, or several. */
export function distanceToStated(metric: EntryMetric): number {
  const stated = metric.otherwise.filter(({ from }) => from === 'readme').map(({ value }) => value)
  const [first, ...others] = stated
  if (first === undefined || others.length > 0 || !isShare(metric.rule.name)) return Number.POSITIVE_INFINITY
  const number = readNumber(first.replace('%', '').trim())
  const share = first.endsWith('%') || isPercentageOfFraction(metric.rule.name, number) ? shareOf(number) : number
  return Math.abs(toldValue(metric) - share)
}

/** A run that takes no longer is made once more, to see whether its result varies. */
export const SHORT_SECONDS = 60
/** The same, where of several results those count that repeat. */
const SHORT_SECONDS_OF_SEVERAL = 300

/**
 * What a run printed; where it did not come to its end and had told less of its result, what its code would print there. Of a run that
 * was cut by its limit of time what its notebook showed when it was saved counts as much, where it shows that too: it went on to there.
 */
export function chooseMetric(
  printed: EntryMetric | null,
  imagined: EntryMetric | null,
  savedBehindCut: EntryMetric | null = null,
): EntryMetric | null {
  const other = savedBehindCut ?? imagined
  if (printed === null || other === null) return printed ?? other
  if (!printed.doubts.includes('of-a-partial-run')) return printed
  return tells(other) > tells(printed) || (other === savedBehindCut && tells(other) === tells(printed))
    ? other
    : printed
}

/** How much of a result a line tells: none by a loss, of training or on the way, less by a number that it does not name. */
function tells({ doubts, isProgress }: EntryMetric): number {
  if (isProgress || TELLS_NO_RESULT.some((each) => doubts.includes(each))) return 0
  return doubts.includes('name-not-printed') ? 1 : 2
}

/** Metric in what the run printed or logged, whole or not; `wanted`: the line of several. */
export function readPrinted(
  run: AuthorsRun,
  { code, ...hints }: EntryTexts & { readonly again?: string; readonly saved?: string },
  wanted?: string,
): EntryMetric | null {
  const [printed, logged] = [run.stdout, run.stderr].map((text) => guessMetric(text, code, { wanted, ...hints }))
  const isLess = !printed || (printed.doubts.includes('only-a-loss') && logged !== null)
  const found = (isLess ? logged : printed) ?? null
  if (found === null) return null
  const doubts = isDone(run) ? found.doubts : [...found.doubts, 'of-a-partial-run' as const]
  return { ...found, doubts, otherwise: found.stated.map((value) => ({ from: 'readme' as const, value })) }
}

/**
 * Of several values that say as much those count which another run prints too: one of the author's, as a notebook keeps it, else
 * one more of ours, where that is soon done. Where the other has another value, that is told; behind the author's, whether ours
 * varies by itself, too.
 */
export async function readRepeated(
  run: AuthorsRun,
  { saved, ...texts }: EntryTexts & { readonly saved: string | undefined },
  runAgain: () => Promise<TriedRun>,
): Promise<EntryMetric | null> {
  const found = readPrinted(run, texts)
  if (!isDone(run) || found === null) return found
  const isOfSeveral = found.doubts.includes('one-of-several')
  const choose = (hint: { again: string; saved?: string }) =>
    isOfSeveral ? (readPrinted(run, { ...texts, ...hint }) ?? found) : found
  const told = saved?.trim()
    ? await compare(choose({ again: saved, saved }), run, { stdout: saved, stderr: '' }, 'saved-cells')
    : null
  if (told?.otherwise.some(({ from }) => from === 'saved-cells') === false) return told
  const most = isOfSeveral && told === null ? SHORT_SECONDS_OF_SEVERAL : SHORT_SECONDS
  const { run: again } = (run.record.wallSeconds ?? 0) > most ? { run: null } : await runAgain()
  if (again === null || !isDone(again)) return told ?? found
  return compare(told ?? choose({ again: `${again.stdout}\n${again.stderr}` }), run, again, 'another-run')
}

type Output = Parameters<typeof readPrintedMetric>[0]

/** With the value that the other output has in the same place, where it is another. */
async function compare(
  metric: EntryMetric,
  run: Output,
  other: Output,
  from: EntryMetric['otherwise'][number]['from'],
): Promise<EntryMetric> {
  const rule = metricRule.parse(metric.rule)
  const [own, others] = [await readPrintedMetric(run, rule, true), await readPrintedMetric(other, rule, true)]
  if (own.status !== 'ok' || others.status !== 'ok' || own.metric.normalised === others.metric.normalised) return metric
  return { ...metric, otherwise: [...metric.otherwise, { from, value: String(others.metric.normalised) }] }
}

/** A printed line, and the nearest above it that tells what it is of; null: none does. */
export interface HeadedLine {
  readonly line: string
  readonly head: string | null
}

/** Each line with what stands above it in the output, as the name of a model does. */
export function addHeads({ stdout, stderr }: Output, lines: readonly string[]): HeadedLine[] {
  const printed = `${stderr}\n${stdout}`.split('\n').map((each) => each.trim())
  return lines.map((line) => {
    const index = printed.lastIndexOf(line)
    const above = printed.slice(Math.max(0, index - LINES_ABOVE), Math.max(0, index))
    return { line, head: above.findLast((each) => /\p{L}{3}/u.test(each) && !/\d\.\d/.test(each)) ?? null }
  })
}

/** Metric in what the notebook's saved cells show, else, where no run came to an end, in what the code would print. */
export function imagineMetric(
  printed: string | undefined,
  { code, readme }: EntryTexts,
  run: AuthorsRun | null,
): EntryMetric | null {
  const saved = readSaved(printed, { code, readme })
  if (saved !== null) return saved
  const found = run !== null && isDone(run) ? null : guessMetric(imagineOutput(code), code)
  return found && unseen(found)
}

/** Metric in what the saved cells show of a run that was cut by its limit of time; null: they don't show the line that it told. */
export function readBehindCut(
  saved: string | undefined,
  texts: EntryTexts,
  run: AuthorsRun | null,
  printed: EntryMetric | null,
): EntryMetric | null {
  if (run?.record.status !== 'timeout') return null
  const isShown = ({ line }: EntryMetric) => saved?.split('\n').some((each) => each.trim() === line) === true
  return printed === null || isShown(printed) ? readSaved(saved, texts) : null
}

/** Metric in what the notebook's saved cells show. */
function readSaved(printed: string | undefined, { code, readme }: EntryTexts): EntryMetric | null {
  const found = printed === undefined ? null : guessMetric(printed, code, { readme })
  return found && unseen(found)
}

/** As one that no run showed. */
const unseen = (found: GuessedMetric): EntryMetric => ({
  ...found,
  doubts: [...found.doubts, 'from-code-alone'],
  otherwise: [],
})
