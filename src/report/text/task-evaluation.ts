import { cleanLine } from '../../base/clean-text.ts'
import type { PassRate, SystemScores, TaskScores } from '../../schema/task-scores.ts'
import { formatPercent, formatPercentRange, MISSING } from './format.ts'
import { markdownTable } from './markdown-text.ts'
import type { PaperTables } from './paper-tables.ts'

const ORDER = ['hallucination', 'lack-of-knowledge', 'knowledge-manipulation', 'syntax', 'unsorted'] as const

/** Scores in the layout of the paper's tables 3, 4, 7 and 8 and figure 5, the paper's numbers behind ours. */
export function renderEvaluation(scores: TaskScores, paper: PaperTables): string {
  const { systems, tasks, rules, faults, golds } = scores
  const lost = faults.map(({ repository, tasks: own }) => `${own} of ${cleanLine(repository)}`)
  return [
    '## ML-Bench',
    '',
    `${tasks} tasks by the rules ${rules}. Passed / attemptable / total; a task whose environment is missing is not attemptable.`,
    ...(lost.length === 0 ? [] : [`Not attemptable: ${lost.join(', ')}.`]),
    ...(golds.checked === 0
      ? []
      : [
          `Of the data set's own answers ${golds.checked - golds.failed.length} of ${golds.checked} pass; tasks of the others are ${golds.excluded ? 'left out' : 'counted'}.`,
        ]),
    ...section('Tasks passed (table 3)', renderPassRates(systems, paper)),
    ...section('Parameters hit (table 4)', renderHits(systems, paper)),
    ...section('By repository at the most answers (tables 7 and 8)', renderRepositories(systems)),
    ...section('Errors of failed answers (figure 5)', renderErrors(systems)),
    '',
    `*The paper: ${paper.source}; starred rows are its quarter set. Its tasks, environments and rules were others: context, no target.*`,
    '*These tasks are in English, from GitHub, and from READMEs: a score says nothing about other work.*',
  ].join('\n')
}

const section = (title: string, table: readonly string[]): string[] => ['', `### ${title}`, '', ...table]

function renderPassRates(systems: readonly SystemScores[], { passRates }: PaperTables): string[] {
  const rateAt = ({ passRates: own }: SystemScores, k: number) => own.find((rate) => rate.k === k)
  const ours = systems.map((system) => [
    cleanLine(system.system),
    ...[1, 2, 5].map((k) => formatRate(rateAt(system, k))),
    ...[formatInterval(rateAt(system, 1))],
  ])
  const theirs = passRates.map(({ model, isQuarter, setting, pass }) => [
    ...[`paper: ${model}${isQuarter ? '*' : ''}, ${setting}`, ...pass.map((each) => `${each} %`), MISSING],
  ])
  return markdownTable(['system', 'pass@1', 'pass@2', 'pass@5', '95 % of pass@1, by repository'], [...ours, ...theirs])
}

const formatRate = (rate: PassRate | undefined): string =>
  rate === undefined || rate.share === null
    ? MISSING
    : `${formatPercent(rate.share)} (${rate.passed} / ${rate.attemptable} / ${rate.total})`

const formatInterval = (rate: PassRate | undefined): string =>
  rate?.clusterInterval ? formatPercentRange(rate.clusterInterval) : MISSING

function renderHits(systems: readonly SystemScores[], { hitPrecision }: PaperTables): string[] {
  const share = ({ hits, all }: { hits: number; all: number }) =>
    all === 0 ? MISSING : `${formatPercent(hits / all)} (${hits} of ${all})`
  const ours = systems.map(({ system, hitPrecision: { parameters, generations } }) => [
    ...[cleanLine(system), share(parameters), share(generations)],
  ])
  const theirs = hitPrecision.map(({ model, isQuarter, setting, parameter, generation }) => [
    ...[`paper: ${model}${isQuarter ? '*' : ''}, ${setting}`, `${parameter} %`, `${generation} %`],
  ])
  return markdownTable(['system', 'parameter', 'generation'], [...ours, ...theirs])
}

function renderRepositories(systems: readonly SystemScores[]): string[] {
  const names = [...new Set(systems.flatMap(({ byRepository }) => byRepository.map(({ repository }) => repository)))]
  const rows = names.map((name) => [
    cleanLine(name),
    ...systems.map(({ byRepository }) =>
      formatRate(byRepository.find(({ repository }) => repository === name)?.passRates.at(-1)),
    ),
  ])
  return markdownTable(['repository', ...systems.map(({ system }) => cleanLine(system))], rows)
}

function renderErrors(systems: readonly SystemScores[]): string[] {
  const rows = systems.map(({ system, errorCategories }) => [
    cleanLine(system),
    ...ORDER.map((category) => String(errorCategories[category] ?? 0)),
  ])
  return markdownTable(['system', ...ORDER], rows)
}
