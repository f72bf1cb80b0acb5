import { posix } from 'node:path'
import type { Manifest } from '../../schema/dataset/manifest.ts'
import type { MetricRule } from '../../schema/dataset/metric-rule.ts'
import { findMetric } from '../../schema/dataset/metrics.ts'
import type { HeldOut } from '../../schema/dataset/project-origin.ts'
import { testRowsPath } from '../../schema/dataset/scoring.ts'

/** Meanings by the metric's name and, after it, how classes are averaged. */
const MEANINGS: Readonly<Record<string, string>> = {
  accuracy: 'the share of test rows whose class is predicted rightly',
  balanced_accuracy: 'the mean over the classes of the share of test rows predicted rightly',
  precision: 'of the rows predicted positive, the share that is',
  recall: 'of the positive rows, the share predicted so',
  f1: 'the harmonic mean of precision and recall of the positive class',
  f1_macro: 'the mean over the classes of the harmonic mean of precision and recall',
  f1_weighted: 'the mean over the classes, weighted by their rows, of the harmonic mean of precision and recall',
  roc_auc: 'the area under the ROC curve, from scores or probabilities',
  r2: 'the coefficient of determination',
  rmse: 'the root of the mean squared error',
  mse: 'the mean squared error',
  mae: 'the mean absolute error',
}

function meaningOf(name: string): string | undefined {
  const metric = findMetric(name)
  return metric === null
    ? undefined
    : MEANINGS[metric.average === null ? metric.name : `${metric.name}_${metric.average}`]
}

/** Form in which a variant prints its value: always the metric's own unit, whatever the author's script prints. */
export function describeMetricValue(metric: MetricRule): string {
  if (metric.scale === 'absolute') return 'in the unit that the metric has for this target'
  return 'a fraction, not a percentage (0.93, not 93)'
}

/** A name from a manifest as it is, or quoted where it is more than a name: it must not be able to speak to the model. */
export function showName(name: string): string {
  return /^[\w./@%+=:,-]{1,120}$/.test(name) ? name : JSON.stringify(name.slice(0, 120).toWellFormed())
}

/** A data path as the script sees it from its working directory. */
export function pathFromWorkingDirectory(manifest: Manifest, path: string): string {
  return showName(posix.relative(posix.normalize(manifest.workingDirectory), posix.normalize(path)))
}

/** Files in which an answer to a project that is scored by predictions finds its rows; null where it is not. */
export function nameSplitFiles(manifest: Manifest): { training_file: string; test_file: string } | null {
  if (manifest.scoring === 'printed' || manifest.scored === undefined) return null
  const { data } = manifest.scored
  const show = (path: string) => pathFromWorkingDirectory(manifest, path)
  return { training_file: show(data), test_file: show(testRowsPath(data)) }
}

/** What every mode is told alike: the task, the metric, the data and how the result is judged. */
export function renderTaskCard(manifest: Manifest, telemetryOnly: boolean): string {
  const { metric, data } = manifest
  const meaning = meaningOf(metric.name)
  const lines = [
    `Task: ${manifest.task.replaceAll('-', ' ')}`,
    `Metric: ${metric.name}${meaning ? `, ${meaning}` : ''}; ${metric.direction} is better`,
  ]
  const splitFiles = nameSplitFiles(manifest)
  for (const file of data) {
    const isSplit = splitFiles !== null && file.path === manifest.scored?.data
    const facts = [
      isSplit ? 'the training rows' : ROLES[tellRole(file, data)],
      ...(file.rows === undefined || isSplit ? [] : [`${file.rows} rows`]),
      ...(file.target === undefined ? [] : [`target: ${JSON.stringify(file.target)}`]),
    ]
    lines.push(`Data: ${pathFromWorkingDirectory(manifest, file.path)} (${facts.join('; ')})`)
    if (isSplit) lines.push(`Data: ${splitFiles.test_file} (the test rows, without the target)`)
  }
  const evaluation =
    splitFiles && `what it predicts for ${splitFiles.test_file} is compared with labels it does not see`
  lines.push(`Evaluation: ${evaluation ?? describeSplit(manifest, telemetryOnly)}`)
  return lines.map((line) => `- ${line}`).join('\n')
}

type DataFile = Manifest['data'][number]
export type Role = DataFile['role'] | 'unlabelled'

const ROLES: Readonly<Record<Role, string>> = {
  all: 'all rows',
  train: 'rows to fit on',
  test: 'rows to be judged by',
  unlabelled: 'rows without the target, which judge nothing',
}

/**
 * What a model is told of a file's role. Rows that are called after a test are only to be predicted, as a contest gives them, where
 * neither they nor others called so have the column that others are judged by.
 */
export function tellRole({ role, headers }: DataFile, data: Manifest['data']): Role {
  const targets = data.flatMap(({ target }) => target ?? [])
  const isJudged = data.some((file) => file.role === 'test' && targets.some((each) => file.headers?.includes(each)))
  return role === 'test' && headers != null && targets.length > 0 && !isJudged ? 'unlabelled' : role
}

function describeSplit(manifest: Manifest, ownSplit: boolean): string {
  if (ownSplit) return "as in the author's script"
  if (manifest.data.some((file) => tellRole(file, manifest.data) === 'test'))
    return 'fit on the train file, compute the metric on the test file'
  return describeHeldOut(manifest.split)
}

/** The split as the author's code has it; what that does not tell is left to who answers. */
function describeHeldOut(split: HeldOut | null): string {
  const share = split?.testShare == null ? 'rows' : `${Number((split.testShare * 100).toFixed(2))} percent of the rows`
  const how = split?.shuffled === false ? `the last ${share}, in the order of the file` : `${share} at random`
  const seed = split?.shuffled === false ? '' : ` with ${split?.seed == null ? 'a fixed seed' : `seed ${split.seed}`}`
  const stratified = split?.stratified ? ', stratified by the target' : ''
  return `hold out ${how}${seed}${stratified}, and compute the metric on them`
}
