import { posix } from 'node:path'
import { readIfPlain } from '../../base/files/untrusted-files.ts'
import type { PlannedProject } from '../../schema/campaign/plan.ts'
import { PREDICTIONS_COLUMN, PREDICTIONS_FILE, scoredMetric } from '../../schema/dataset/scoring.ts'
import type { MetricReader } from '../instruments/metric-reader.ts'
import { judgeMetric, type MetricOutcome, noMetric } from '../printed/read-metric.ts'
import { readTable } from '../probe/table.ts'
import { scorePredictions, scoreWithoutGroups } from './score.ts'
import { makeSplit, putSplit, type SplitFiles, type TestSplit } from './split-data.ts'
import { loadEnvironment, readLoadSeconds, readSplitNotes, splitEnvironment } from './split-notes.ts'

const MOST_BYTES = 64 * 1024 ** 2

/** The author's script is scored by the rows that it tested itself and what it predicted for them. `labels`: of every row. */
export function readAuthorsPredictions(project: PlannedProject, labels: readonly string[]): MetricReader {
  if (project.split === null) throw new Error(`${project.slug} has no split`) // the plan's schema refuses it
  return {
    shims: ['load', 'split'],
    environment: { ...loadEnvironment, ...splitEnvironment(project.split) },
    read: async ({ homeFolder }, { hide }) => {
      const notes = await readSplitNotes(homeFolder, labels.length, hide)
      if ('status' in notes) return notes
      const truth = notes.rows.map((row) => labels[row] ?? '')
      const load = (await readLoadSeconds(homeFolder)) ?? { cpuSeconds: 0, wallSeconds: 0 }
      // The hook's own cost is no work of the script's.
      const loading = {
        cpuSeconds: load.cpuSeconds + notes.cpuSeconds,
        wallSeconds: load.wallSeconds + notes.wallSeconds,
      }
      return score(project, truth, notes.predicted, { hash: makeSplit(notes).hash, loading })
    },
  }
}

/** An answer gets the author's training rows whole and the test rows without their target, and writes what it predicts. */
export function readAnswersPredictions(
  project: PlannedProject,
  labels: readonly string[],
  split: TestSplit,
  files: Promise<SplitFiles>,
): MetricReader {
  const truth = split.rows.map((row) => labels[row] ?? '')
  return {
    shims: ['load'],
    environment: loadEnvironment,
    change: async (projectFolder) => putSplit(projectFolder, await files),
    read: async ({ homeFolder, projectFolder }) => {
      const predicted = await readPredictions(projectFolder, project, truth.length)
      if (!Array.isArray(predicted)) return predicted
      return score(project, truth, predicted, { hash: split.hash, loading: await readLoadSeconds(homeFolder) })
    },
  }
}

async function readPredictions(
  projectFolder: string,
  { workingDirectory }: PlannedProject,
  rows: number,
): Promise<string[] | MetricOutcome> {
  const path = posix.join(workingDirectory, PREDICTIONS_FILE)
  const bytes = await readIfPlain(projectFolder, path, MOST_BYTES)
  if (bytes === null) return noMetric(`it wrote no ${PREDICTIONS_FILE}`)
  const table = readTable(bytes, PREDICTIONS_COLUMN)
  if ('kind' in table) return noMetric(`${PREDICTIONS_FILE} is no table with a column '${PREDICTIONS_COLUMN}'`)
  if (table.rows.length !== rows) {
    return noMetric(
      `${PREDICTIONS_FILE} holds ${table.rows.length} predictions for ${rows} test rows`,
      'invalid-metric',
    )
  }
  return table.rows.map((row) => row[table.target ?? 0] ?? '')
}

type Told = NonNullable<Extract<MetricOutcome, { status: 'ok' }>['split']>

function score(
  { metric }: PlannedProject,
  truth: readonly string[],
  predicted: readonly string[],
  { hash, loading }: Pick<Told, 'hash' | 'loading'>,
): MetricOutcome {
  const name = scoredMetric(metric.name)
  const value = name === null ? null : scorePredictions(name, truth, predicted)
  if (value === null) return noMetric(`${metric.name} can't be computed of these predictions`, 'invalid-metric')
  const judged = judgeMetric({ text: `${value}`, percent: false, line: null }, metric)
  if (judged.status !== 'ok') return judged
  const withoutGroup = name === null ? [] : scoreWithoutGroups(name, truth, predicted, hash)
  const split = { testRows: truth.length, hash, loading, withoutGroup }
  return { ...judged, flags: [...judged.flags, 'scored-predictions'], split }
}
