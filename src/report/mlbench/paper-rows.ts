import { composeTable, type DraftCell, type LineCell, type Table } from '../document/chapter.ts'
import { MISSING } from '../text/format.ts'
import type { PaperTables } from '../text/mlbench/paper-tables.ts'
import { PER_GENERATION, PER_PARAMETER } from '../text/mlbench/task-score-words.ts'

/** The paper's tables 3, 4, 7 and 8, each shown by its caption until it is opened: they are long, and of other tasks. */
export const composePaper = ({ passRates, hitPrecision, passByRepository }: PaperTables): Table[] => [
  composeTable(
    "The paper's table 3: tasks passed",
    passRates,
    {
      System: nameOf,
      'pass@1': ({ pass }) => printedCell(pass[0]),
      'pass@2': ({ pass }) => printedCell(pass[1]),
      'pass@5': ({ pass }) => printedCell(pass[2]),
    },
    true,
  ),
  composeTable(
    "The paper's table 4: wanted values that answers use",
    hitPrecision,
    {
      System: nameOf,
      [PER_PARAMETER]: ({ parameter }) => printedCell(parameter),
      [PER_GENERATION]: ({ generation }) => printedCell(generation),
    },
    true,
  ),
  composeRepositories(
    "The paper's table 7: pass@5 by repository",
    passByRepository.filter(({ isQuarter }) => !isQuarter),
  ),
  composeRepositories(
    "The paper's table 8: pass@5 by repository, of its quarter set",
    passByRepository.filter(({ isQuarter }) => isQuarter),
  ),
]

type Told = Pick<PaperTables['passRates'][number], 'model' | 'isQuarter' | 'setting'>
const nameOf = ({ model, isQuarter, setting }: Told) => `${model}${isQuarter ? '*' : ''}, ${setting}`

/** The paper prints two decimals, a zero at the end too. */
const printedCell = (percent: number): LineCell => ({ text: `${percent.toFixed(2)} %`, value: percent / 100 })

function composeRepositories(caption: string, printed: PaperTables['passByRepository']): Table {
  const bySystem = [...Map.groupBy(printed, nameOf)].map(
    ([name, rows]) => [name, new Map(rows.map(({ repository, pass5 }) => [repository, pass5]))] as const,
  )
  const repositories = new Set(printed.map(({ repository }) => repository))
  return composeTable(
    caption,
    [...repositories],
    [
      ['Repository', (each): DraftCell => REPOSITORIES[each] ?? each],
      ...bySystem.map(([name, rates]) => [name, (each: string) => cellOf(rates.get(each))] as const),
    ],
    true,
  )
}

const cellOf = (percent: number | undefined): LineCell =>
  percent === undefined ? { text: MISSING, value: null } : printedCell(percent)

/** Repositories by the paper's names of them. */
const REPOSITORIES: Readonly<Record<string, string>> = {
  DGL: 'dgl',
  BERT: 'bert',
  Lavis: 'lavis',
  If: 'if',
  ESM: 'esm',
  OpenCLIP: 'open_clip',
  TSL: 'Time-Series-Library',
  EAP: 'External-Attention-pytorch',
  'Py-GAN': 'PyTorch-GAN',
}
