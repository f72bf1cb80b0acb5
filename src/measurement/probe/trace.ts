import { z } from 'zod'
import { readJsonText } from '../../base/text/parse-with.ts'
import { METRIC_FUNCTIONS } from '../../schema/dataset/metrics.ts'
import type { ProbeReading, RunRecord } from '../../schema/measurement/record.ts'
import { openNotes } from '../instruments/home-notes.ts'

const NOTES = openNotes('GREENML_PROBE', '.greenml-probe.json', 1024 * 1024)

/** Tells the shim `probe` where its notes go, what computes a metric, and how a library's data sets are changed. */
export const traceEnvironment = (libraryData: 'as-is' | 'labels' | 'half') => ({
  ...NOTES.environment,
  GREENML_PROBE_METRICS: METRIC_FUNCTIONS.join(' '),
  GREENML_PROBE_DATA: libraryData === 'as-is' ? '' : libraryData,
})

const rows = z.int().nonnegative().nullable()
const share = z.number().min(0).max(1).nullable()
const notes = z.strictObject({
  fits: z.array(
    z.strictObject({
      model: z.string().regex(/^[A-Za-z_]\w{0,60}$/),
      passes: z.int().positive().nullable(),
      rows,
      duplicates: share,
    }),
  ),
  predictions: z.array(z.strictObject({ rows, onTraining: share })),
  metrics: z.array(z.strictObject({ value: z.number(), rows, onTraining: share })),
  libraries: z.array(z.string().regex(/^[a-z_]{1,60}$/)).max(20),
})
type Notes = z.infer<typeof notes>

export type Trace = Pick<
  ProbeReading,
  'trainedRows' | 'duplicateRows' | 'testedRows' | 'testedOnTraining' | 'passes' | 'model' | 'libraryData'
>

/** Reading of a run that was not watched. */
export const NO_TRACE: Trace = {
  trainedRows: null,
  duplicateRows: null,
  testedRows: null,
  testedOnTraining: null,
  passes: null,
  model: null,
  libraryData: null,
}

/**
 * Training and tests of a script, by the notes of its own process, which it could have left out or written itself. Where its
 * predictions were scored, the test is none of its own: a metric that it computes is of other rows, as of those that it trained on.
 */
export async function readTrace(
  homeFolder: string,
  { metric, split }: Pick<RunRecord, 'metric'> & Partial<Pick<RunRecord, 'split'>>,
): Promise<Trace> {
  const content = await NOTES.read(homeFolder)
  const found = notes.safeParse(content && readJsonText(content.toString()))
  const trace = found.success ? summarise(found.data, metric) : NO_TRACE
  return split ? { ...trace, testedRows: split.testRows, testedOnTraining: null } : trace
}

function summarise({ fits, predictions, metrics, libraries }: Notes, metric: RunRecord['metric']): Trace {
  const largest = largestOf(fits.filter(({ duplicates }) => duplicates !== null)) ?? largestOf(fits)
  const longest = fits.reduce<Notes['fits'][number] | null>(
    (best, each) => (each.passes !== null && each.passes > (best?.passes ?? 0) ? each : best),
    null,
  )
  const tested = testBehind(metric, metrics) ?? leastTrained(predictions)
  return {
    trainedRows: largest?.rows ?? null,
    duplicateRows: largest?.duplicates ?? null,
    testedRows: tested?.rows ?? null,
    testedOnTraining: tested?.onTraining ?? null,
    passes: longest?.passes ?? null,
    model: longest?.model ?? null,
    libraryData: libraries,
  }
}

const largestOf = (fits: Notes['fits']) => fits.toSorted((a, b) => (a.rows ?? 0) - (b.rows ?? 0)).at(-1) ?? null

type Tested = Notes['predictions'][number]

/** The call that returned what was printed; of several the one that speaks best of the script. */
function testBehind(printed: RunRecord['metric'], metrics: Notes['metrics']): Tested | null {
  if (printed === null) return null
  const { value, normalised } = printed
  const isPrinted = (returned: number) =>
    [value, normalised].some((shown) =>
      [returned, -returned, 100 * returned, Math.sqrt(Math.abs(returned))].some(
        (each) => Math.abs(each - shown) <= rounding(shown),
      ),
    )
  return leastTrained(metrics.filter((each) => isPrinted(each.value)))
}

/** Half of a number's last decimal place: what rounding can have taken. A 1 may be 1.000000, of which no digit was lost. */
function rounding(shown: number): number {
  const decimals = `${shown}`.split('.')[1]?.length ?? 0
  return Math.min(0.5000001 * 10 ** -decimals, 0.01 * Math.abs(shown) + 1e-9)
}

/**
 * The test whose model was trained on fewest rows. Only calls on at least a twentieth of the most rows count: one prediction
 * for a single new row says nothing. Many such together, a batch or a row at a time, are a test of an unknown number of rows.
 */
function leastTrained(tests: readonly Tested[]): Tested | null {
  const least = Math.max(0, ...tests.map((each) => each.rows ?? 0)) / 20
  const [large, small] = [
    tests.filter(({ rows }) => (rows ?? 0) >= least),
    tests.filter(({ rows }) => (rows ?? 0) < least),
  ]
  const isTest = small.length > 0 && small.reduce((sum, { rows }) => sum + (rows ?? 0), 0) >= least
  return leastOf(isTest ? [...large, ...small.map((each) => ({ ...each, rows: null }))] : large)
}

function leastOf(tests: readonly Tested[]): Tested | null {
  const unknown = tests.find(({ onTraining }) => onTraining === null)
  const [first] = tests.toSorted((a, b) => (a.onTraining ?? 0) - (b.onTraining ?? 0))
  return unknown ?? first ?? null
}
