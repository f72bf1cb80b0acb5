import { largest } from '../../base/numbers.ts'
import { count } from '../../base/text/text.ts'
import {
  ENERGY_SOURCES,
  type Hits,
  type PassRate,
  type SolvedEnergy,
  type SystemScores,
  type TaskScores,
} from '../../schema/mlbench/task-scores.ts'
import {
  type Chapter,
  composeChapter,
  composeTable,
  type DraftCell,
  type LineCell,
  type Table,
} from '../document/chapter.ts'
import { ESTIMATED_MARK, formatHash, formatPercent, formatSuccess, MISSING } from '../text/format.ts'
import {
  describeSource,
  formatDoubtful,
  formatEach,
  SOURCE_WORDS,
  sumDoubts,
} from '../text/measurement/solved-energy-words.ts'
import type { PaperTables } from '../text/mlbench/paper-tables.ts'
import {
  ERRORS_WORDS,
  formatBehind,
  formatClusterInterval,
  listGolds,
  listPins,
  PASS_RATES_WORDS,
  PER_GENERATION,
  PER_PARAMETER,
  RULES_WORDS,
  rateAt,
  renderFinding,
  renderTaskFaults,
} from '../text/mlbench/task-score-words.ts'
import { composePaper } from './paper-rows.ts'

/** Answers of which the paper tells how many tasks they pass. */
const PAPER_ANSWERS = [1, 2, 5] as const
const CATEGORIES = ['hallucination', 'lack-of-knowledge', 'knowledge-manipulation', 'syntax', 'unsorted'] as const

/** ML-Bench's scores in the layout of the paper's tables 3, 4, 7 and 8 and figure 5, the paper's numbers below ours. */
export function composeTaskScores(scores: TaskScores, paper: PaperTables): Chapter | null {
  const { systems, tasks, rules, faults, golds, pins } = scores
  const errors = errorTable(systems)
  return composeChapter({
    id: 'ml-bench',
    title: 'ML-Bench: whether models can use ML repositories',
    lead: [
      ...renderFinding(scores),
      `${count(tasks, 'task')}, judged by the rules ${rules}: ${RULES_WORDS[rules]}. ${PASS_RATES_WORDS}`,
    ],
    tables: [
      passTable(systems),
      hitTable(systems),
      mendedTable(scores),
      repositoryTable(systems),
      errors,
      energyTable(systems),
      rankTable(scores),
      ...(systems.length === 0 ? [] : composePaper(paper)),
    ],
    facts: {
      'Kinds of error': errors.rows.length === 0 ? [] : [ERRORS_WORDS],
      'Not attemptable': renderTaskFaults(faults),
      "The data set's own answers": listGolds(golds),
      'Not shown to be at their pins': listPins(pins),
      Rows: `${formatHash(scores.rowsSha256)} as published`,
      'The paper': `${paper.source}; starred systems are of its quarter set. Its tasks, environments and rules were others: context, no target.`,
      Scope: 'Tasks in English, from GitHub, and from READMEs: a score says nothing about other work.',
    },
  })
}

function passTable(systems: readonly SystemScores[]): Table {
  return composeTable('Tasks passed', systems, {
    System: ({ system }) => system,
    ...Object.fromEntries(
      answersOf(systems).map((k) => [`pass@${k}`, ({ passRates }: SystemScores) => rateCell(rateAt(passRates, k))]),
    ),
    '95 % interval of pass@1, by repository': ({ passRates }) => intervalCell(rateAt(passRates, 1)),
  })
}

/** Of how many answers there are rates. */
const answersOf = (systems: readonly SystemScores[]) =>
  PAPER_ANSWERS.filter((k) => systems.some(({ passRates }) => rateAt(passRates, k) !== undefined))

const rateCell = (rate: PassRate | undefined): LineCell => ({
  text: rate?.share == null ? MISSING : formatPercent(rate.share),
  note: rate && formatSuccess(rate),
  value: rate?.share ?? null,
})

const intervalCell = (rate: PassRate | undefined): LineCell => ({
  text: (rate && formatClusterInterval(rate)) ?? MISSING,
})

const hitTable = (systems: readonly SystemScores[]): Table =>
  composeTable('Wanted values that answers use', systems, {
    System: ({ system }) => system,
    [PER_PARAMETER]: ({ hitPrecision: { parameters } }) => hitCell(parameters),
    [PER_GENERATION]: ({ hitPrecision: { generations } }) => hitCell(generations),
  })

const hitCell = ({ hits, all }: Hits): LineCell =>
  all === 0
    ? { text: MISSING, value: null }
    : { text: formatPercent(hits / all), note: `${hits} of ${all}`, value: hits / all }

/** Both versions of the rows beside each other; no number is of both. */
function mendedTable({ systems, mended }: TaskScores): Table {
  const errata = mended?.errata
  const told = errata ? `errata ${errata.version}, ${count(errata.changedRows, 'row')} mended` : ''
  const after = new Map(mended?.systems.map(({ system, passRates }) => [system, passRates]))
  const columns = answersOf(systems).flatMap((k): [string, (system: SystemScores) => LineCell][] => [
    [`pass@${k}, rows as published`, ({ passRates }) => rateCell(rateAt(passRates, k))],
    [`pass@${k}, rows as mended`, ({ system }) => rateCell(rateAt(after.get(system) ?? [], k))],
  ])
  return composeTable(`Tasks passed of the rows as published and as mended (${told})`, mended === null ? [] : systems, {
    System: ({ system }) => system,
    ...Object.fromEntries(columns),
  })
}

/** A row for each repository, of which there may be more than a page has columns. */
function repositoryTable(systems: readonly SystemScores[]): Table {
  const names = new Set(systems.flatMap(({ byRepository }) => byRepository.map(({ repository }) => repository)))
  const most = largest(systems.flatMap(({ passRates }) => passRates.map(({ k }) => k))) ?? 1
  const rateOf = ({ byRepository }: SystemScores, name: string) =>
    byRepository.find(({ repository }) => repository === name)?.passRates.at(-1)
  return composeTable(
    `pass@${most} by repository${most > 1 ? ', of fewer answers by all there are' : ''}`,
    [...names],
    [
      ['Repository', (name): DraftCell => name],
      ...systems.map((own) => [own.system, (name: string) => rateCell(rateOf(own, name))] as const),
    ],
    false,
  )
}

/** None where no failed answer was sorted. */
const errorTable = (systems: readonly SystemScores[]): Table =>
  composeTable(
    'Failed answers by kind of error',
    systems.some(({ errorCategories }) => Object.keys(errorCategories).length > 0) ? systems : [],
    {
      System: ({ system }) => system,
      ...Object.fromEntries(
        CATEGORIES.map((category) => [
          category.replaceAll('-', ' '),
          ({ errorCategories }: SystemScores) => errorCategories[category] ?? 0,
        ]),
      ),
    },
  )

/** What a solved task cost in joules, with all answers that failed; a dash where that was not measured, none where nothing was. */
function energyTable(systems: readonly SystemScores[]): Table {
  const known = systems.flatMap(({ system, solvedEnergy }) => (solvedEnergy ? [{ system, ...solvedEnergy }] : []))
  const told = known.some(({ sources }) => sources.some(({ each }) => each !== null)) ? known : []
  return composeTable('Energy of a solved task: joules of all answers by the tasks that one of them solves', told, {
    System: ({ system }) => system,
    'Tasks solved': ({ solved }) => solved,
    ...Object.fromEntries(
      ENERGY_SOURCES.map((source) => [
        SOURCE_WORDS[source],
        ({ sources }: SolvedEnergy) => sourceCell(sources.find((each) => each.source === source)),
      ]),
    ),
    'all of these': (all) => ({
      ...energyCell(all),
      note: all.each === null ? undefined : formatDoubtful(sumDoubts(all)).trim() || undefined,
    }),
  })
}

const energyCell = (told: Pick<SolvedEnergy, 'each' | 'quality'>): LineCell => ({
  text: formatEach(told),
  value: told.each,
  mark: told.each !== null && told.quality === 'estimated' ? ESTIMATED_MARK : undefined,
})

const sourceCell = (source: SolvedEnergy['sources'][number] | undefined): LineCell =>
  source === undefined ? { text: MISSING, value: null } : { ...energyCell(source), note: describeSource(source) }

const rankTable = ({ ranking }: TaskScores): Table =>
  composeTable(
    `Ranking by the first answer${ranking === null ? '' : `, on the ${count(ranking.tasks, 'task')} that all could be judged on`}; of equal ranks none is shown to pass more`,
    ranking?.systems ?? [],
    {
      System: ({ system }) => system,
      Rank: ({ rank }) => rank,
      Passed: ({ passed, behind }) => ({ text: `${passed}`, note: behind === null ? undefined : formatBehind(behind) }),
    },
  )
