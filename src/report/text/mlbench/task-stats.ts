import { count } from '../../../base/text/text.ts'
import type { TaskStats, TokenStats } from '../../../schema/mlbench/task-stats.ts'
import { MISSING } from '../format.ts'
import { textTable } from '../markdown-text.ts'
import type { PaperTables } from './paper-tables.ts'

/** The rows' numbers beside the paper's, as Markdown; the paper's are of an earlier set of rows. */
export function renderTaskStats(stats: TaskStats, paper: PaperTables): string {
  const { contextTokens, instructionTokens, editDistance, bleu1, repositories } = stats
  const printed = paper.tokens[stats.split]
  const tokenRow = (name: string, own: TokenStats, printed: { mean: number; most: number }) => [
    name,
    String(own.texts),
    number(own.mean, 1),
    number(own.most, 0),
    number(printed.mean, 1),
    number(printed.most, 0),
  ]
  const types = Object.entries(stats.byType).map(([type, tasks]) => `${type} ${tasks}`)
  return [
    `${count(stats.tasks, 'task')}: ${types.join(', ')}; beside the paper's split ${stats.split}. Tokens are of o200k_base; the paper's are by a tokenizer that it does not name, and of other rows.`,
    ...tellGaps(stats),
    '',
    textTable(
      ['tokens', 'texts', 'mean', 'most', 'paper: mean', 'most'],
      [
        tokenRow('README', contextTokens.readme, printed.readme),
        tokenRow('oracle segment', contextTokens.oracle, printed.oracle),
        tokenRow('BM25', contextTokens.bm25, printed.bm25),
        tokenRow('instruction', instructionTokens, {
          mean: paper.instructions.meanTokens,
          most: paper.instructions.mostTokens,
        }),
      ],
    ).join('\n'),
    '',
    textTable(
      ['', 'here', 'paper'],
      [
        [
          'edit distance, same task',
          number(editDistance.sameTask, 1),
          number(paper.instructions.editDistanceSameTask, 1),
        ],
        [
          'edit distance, across tasks',
          number(editDistance.acrossTasks, 1),
          number(paper.instructions.editDistanceAcrossTasks, 1),
        ],
        ['BLEU-1 of BM25 against oracle', number(bleu1.mean, 4), number(paper.bleu1[BLEU_ROWS[stats.split]], 4)],
        ...[...new Set([...Object.keys(paper.tasksByField), ...Object.keys(stats.byField)])].map((field) => [
          `tasks: ${field}`,
          formatFieldCount(stats.byField, field),
          number(paper.tasksByField[field] ?? null, 0),
        ]),
      ],
    ).join('\n'),
    '',
    textTable(
      ['repository', 'field', 'tasks', 'arguments', 'README tokens', 'last update'],
      repositories.map(({ repository, field, tasks, arguments: values, readmeTokens, committed }) => [
        repository,
        field ?? MISSING,
        String(tasks),
        String(values),
        number(readmeTokens, 0),
        committed ?? MISSING,
      ]),
    ).join('\n'),
  ].join('\n')
}

/** What was not given that some numbers are made of. */
function tellGaps({ contextTokens, repositories }: TaskStats): string[] {
  const isAnyKnown = repositories.some(({ field, committed }) => field !== null || committed !== null)
  return [
    ...(contextTokens.readme.texts + contextTokens.bm25.texts > 0
      ? []
      : ['Of READMEs and of what BM25 finds nothing is known without the repositories (--repositories).']),
    ...(isAnyKnown || repositories.length === 0
      ? []
      : ['No field and no update is known: they stand in the folder ml-bench/ of the dataset (--dataset).']),
  ]
}

/** Names of the splits in the paper's table 5. */
const BLEU_ROWS = { Test: 'ML-BENCH', Train: 'ID-train', 'OOD Train': 'OOD-train' } as const

const number = (value: number | null, decimals: number): string => value?.toFixed(decimals) ?? MISSING

/** Where tasks of unknown field are left, a field without one may have some. */
function formatFieldCount(byField: TaskStats['byField'], field: string): string {
  return String(byField[field] ?? (byField.unknown === undefined ? 0 : MISSING))
}
