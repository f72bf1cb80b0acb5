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
  type Columns,
  composeChapter,
  composeTable,
  type LineCell,
  type Table,
} from '../document/chapter.ts'
import { ESTIMATED_MARK, formatHash, formatPercent, formatPercentRange, MISSING } from '../text/format.ts'
import {
  describeSource,
  formatDoubtful,
  formatEach,
  SOURCE_WORDS,
  sumDoubts,
} from '../text/measurement/solved-energy-words.ts'
import type { PaperTables } from '../text/mlbench/paper-tables.ts'
import { formatBehind, listGolds, listPins, renderTaskFault } from '../text/mlbench/task-score-words.ts'

/** Answers of which the paper tells how many tasks they pass. */
const PAPER_ANSWERS = [1, 2, 5] as const
const CATEGORIES = ['hallucination', 'lack-of-knowledge', 'knowledge-manipulation', 'syntax', 'unsorted'] as const

/** ML-Bench's scores in the layout of the paper's tables 3, 4, 7 and 8 and figure 5, the paper's numbers behind ours. */
export function composeTaskScores(scores: TaskScores, paper: PaperTables): Chapter | null {
  const { systems, tasks, rules, faults, golds, pins } = scores
  return composeChapter({
    id: 'ml-bench',
    title: 'ML-Bench: whether models can use ML repositories',
    lead: [
      `${count(tasks, 'task')} by the rules ${rules}. Passed / attemptable / total; a task whose environment is missing is not attemptable.`,
    ],
    tables: [
      passTable(systems, paper),
      hitTable(systems, paper),
      mendedTable(scores),
      repositoryTable(systems, paper),
      errorTable(systems),
      energyTable(systems),
      rankTable(scores),
    ],
    facts: {
      'Not attemptable': faults.map(renderTaskFault),
      "The data set's own answers": listGolds(golds),
      'Not at their pins': listPins(pins),
      Rows: `${formatHash(scores.rowsSha256)} as published`,
      'The paper': `${paper.source}; starred rows are its quarter set. Its tasks, environments and rules were others: context, no target.`,
      Scope: 'Tasks in English, from GitHub, and from READMEs: a score says nothing about other work.',
    },
  })
}

/** A row of ours, or of the paper. */
interface Row {
  readonly name: string
  readonly cells: readonly LineCell[]
}

/** A table whose columns are the same of both, ours above. */
function compareWithPaper(caption: string, columns: readonly string[], ours: readonly Row[], theirs: readonly Row[]) {
  const show: Columns<Row> = {
    System: ({ name }) => name,
    ...Object.fromEntries(columns.map((column, place) => [column, ({ cells }: Row) => cells[place] ?? MISSING])),
  }
  return composeTable(caption, ours.length === 0 ? [] : [...ours, ...theirs], show, false)
}

type Told = Pick<PaperTables['passRates'][number], 'model' | 'isQuarter' | 'setting'>
const nameOfPaper = ({ model, isQuarter, setting }: Told) => `paper: ${model}${isQuarter ? '*' : ''}, ${setting}`
/** The paper prints two decimals, a zero at the end too. */
const printedCell = (percent: number): LineCell => ({ text: `${percent.toFixed(2)} %`, value: percent / 100 })

function passTable(systems: readonly SystemScores[], { passRates }: PaperTables): Table {
  return compareWithPaper(
    'Tasks passed (table 3)',
    [...PAPER_ANSWERS.map((k) => `pass@${k}`), '95 % of pass@1, by repository'],
    systems.map(({ system, passRates: own }) => ({
      name: system,
      cells: [...PAPER_ANSWERS.map((k) => rateCell(rateAt(own, k))), intervalCell(rateAt(own, 1))],
    })),
    passRates.map((row) => ({ name: nameOfPaper(row), cells: row.pass.map(printedCell) })),
  )
}

const rateAt = (rates: readonly PassRate[], k: number) => rates.find((rate) => rate.k === k)

const rateCell = (rate: PassRate | undefined): LineCell =>
  rate === undefined || rate.share === null
    ? { text: MISSING, value: null }
    : {
        text: formatPercent(rate.share),
        note: `${rate.passed} / ${rate.attemptable} / ${rate.total}`,
        value: rate.share,
      }

const intervalCell = (rate: PassRate | undefined): LineCell =>
  rate?.clusterInterval ? { text: formatPercentRange(rate.clusterInterval) } : { text: MISSING }

function hitTable(systems: readonly SystemScores[], { hitPrecision }: PaperTables): Table {
  return compareWithPaper(
    'Parameters hit (table 4)',
    ['Parameter', 'Generation'],
    systems.map(({ system, hitPrecision: { parameters, generations } }) => ({
      name: system,
      cells: [hitCell(parameters), hitCell(generations)],
    })),
    hitPrecision.map(({ parameter, generation, ...row }) => ({
      name: nameOfPaper(row),
      cells: [printedCell(parameter), printedCell(generation)],
    })),
  )
}

const hitCell = ({ hits, all }: Hits): LineCell =>
  all === 0
    ? { text: MISSING, value: null }
    : { text: formatPercent(hits / all), note: `${hits} of ${all}`, value: hits / all }

/** Both versions of the rows beside each other; no number is of both. */
function mendedTable({ systems, mended }: TaskScores): Table {
  const errata = mended?.errata
  const told = errata ? `errata ${errata.version}, ${count(errata.changedRows, 'row')} mended` : ''
  const after = new Map(mended?.systems.map(({ system, passRates }) => [system, passRates]))
  const columns = PAPER_ANSWERS.flatMap((k): [string, (system: SystemScores) => LineCell][] => [
    [`pass@${k}, rows as published`, ({ passRates }) => rateCell(rateAt(passRates, k))],
    [`pass@${k}, rows as mended`, ({ system }) => rateCell(rateAt(after.get(system) ?? [], k))],
  ])
  return composeTable(`Tasks passed of the rows as published and as mended (${told})`, mended === null ? [] : systems, {
    System: ({ system }) => system,
    ...Object.fromEntries(columns),
  })
}

/** The paper's names of repositories by ours. */
const PAPER_REPOSITORIES: Readonly<Record<string, string>> = {
  ...{ dgl: 'DGL', bert: 'BERT', lavis: 'Lavis', if: 'If', vid2vid: 'vid2vid', esm: 'ESM', open_clip: 'OpenCLIP' },
  ...{ 'Time-Series-Library': 'TSL', 'External-Attention-pytorch': 'EAP', 'PyTorch-GAN': 'Py-GAN' },
}

function repositoryTable(systems: readonly SystemScores[], { passByRepository }: PaperTables): Table {
  const names = [...new Set(systems.flatMap(({ byRepository }) => byRepository.map(({ repository }) => repository)))]
  const theirs = [...Map.groupBy(passByRepository, nameOfPaper)].flatMap(([name, rows]) => {
    const printed = new Map(rows.map(({ repository, pass5 }) => [repository, pass5]))
    const cells = names.map((each) => printed.get(PAPER_REPOSITORIES[each] ?? ''))
    if (cells.every((pass5) => pass5 === undefined)) return []
    return [{ name, cells: cells.map((pass5) => (pass5 === undefined ? { text: MISSING } : printedCell(pass5))) }]
  })
  return compareWithPaper(
    'By repository at the most answers (tables 7 and 8)',
    names,
    systems.map(({ system, byRepository }) => ({
      name: system,
      cells: names.map((name) => rateCell(byRepository.find((each) => each.repository === name)?.passRates.at(-1))),
    })),
    theirs,
  )
}

const errorTable = (systems: readonly SystemScores[]): Table =>
  composeTable('Errors of failed answers (figure 5)', systems, {
    System: ({ system }) => system,
    ...Object.fromEntries(
      CATEGORIES.map((category) => [
        category.replaceAll('-', ' '),
        ({ errorCategories }: SystemScores) => errorCategories[category] ?? 0,
      ]),
    ),
  })

/** What a solved task cost in joules, with all answers that failed; a dash where that was not measured. */
function energyTable(systems: readonly SystemScores[]): Table {
  const told = systems.flatMap(({ system, solvedEnergy }) => (solvedEnergy ? [{ system, ...solvedEnergy }] : []))
  return composeTable('Energy of a solved task, in joules of all answers by the tasks that one of them solves', told, {
    System: ({ system }) => system,
    Solved: ({ solved }) => solved,
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
    `Ranking by the first answer${ranking === null ? '' : `, on the ${count(ranking.tasks, 'task')} that all could be judged on`}; a rank counts those that are shown to pass more`,
    ranking?.systems ?? [],
    {
      System: ({ system }) => system,
      Rank: ({ rank }) => rank,
      Passed: ({ passed, behind }) => ({ text: `${passed}`, note: behind === null ? undefined : formatBehind(behind) }),
    },
  )
