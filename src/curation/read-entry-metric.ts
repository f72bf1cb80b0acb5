import type { AuthorsRun } from '../benchmark/run-authors.ts'
import { type GuessedMetric, guessMetric, imagineOutput } from '../measurement/guess-metric.ts'
import { isDone, type TriedRun } from './try-ways.ts'

/** What a project's files say of its metric. */
export interface EntryTexts {
  /** Text of the scripts that the entry reaches. */
  readonly code: string
  /** Text of the READMEs at the root and beside the entry. */
  readonly readme: string
}

/** A run that takes no longer is made once more, to see what repeats. */
const SHORT_SECONDS = 300

/** What a run printed; where it was stopped and had told of its training alone, what its code would print at the end. */
export function chooseMetric(printed: GuessedMetric | null, imagined: GuessedMetric | null): GuessedMetric | null {
  const isLoss = imagined === null || imagined.doubts.includes('only-a-loss')
  const tellsLess = ['of-a-partial-run', 'only-a-loss'].every((each) => printed?.doubts.some((doubt) => doubt === each))
  return printed === null || (tellsLess && !isLoss) ? imagined : printed
}

/** Metric in what the run printed or logged, whole or not; `wanted`: the line of several. */
export function readPrinted(
  run: AuthorsRun,
  { code, ...hints }: EntryTexts & { readonly again?: string },
  wanted?: string,
): GuessedMetric | null {
  const [printed, logged] = [run.stdout, run.stderr].map((text) => guessMetric(text, code, { wanted, ...hints }))
  const isLess = !printed || (printed.doubts.includes('only-a-loss') && logged !== null)
  const found = (isLess ? logged : printed) ?? null
  return found === null || isDone(run) ? found : { ...found, doubts: [...found.doubts, 'of-a-partial-run'] }
}

/**
 * Of several values that say as much those count which another run prints too: one of the author's, as a notebook keeps it, else
 * one more of ours, where that is soon done.
 */
export async function readRepeated(
  run: AuthorsRun,
  { saved, ...texts }: EntryTexts & { readonly saved: string | undefined },
  runAgain: () => Promise<TriedRun>,
): Promise<GuessedMetric | null> {
  const found = readPrinted(run, texts)
  if (!isDone(run) || !found?.doubts.includes('one-of-several')) return found
  if (saved !== undefined && saved.trim() !== '') return readPrinted(run, { ...texts, again: saved })
  if ((run.record.wallSeconds ?? 0) > SHORT_SECONDS) return found
  const { run: again } = await runAgain()
  return again === null ? found : readPrinted(run, { ...texts, again: `${again.stdout}\n${again.stderr}` })
}

/** Metric in what the notebook's saved cells show, else in what the code would print. */
export function imagineMetric(printed: string | undefined, { code, readme }: EntryTexts): GuessedMetric | null {
  const found =
    (printed === undefined ? null : guessMetric(printed, code, { readme })) ?? guessMetric(imagineOutput(code), code)
  return found && { ...found, doubts: [...found.doubts, 'from-code-alone'] }
}
