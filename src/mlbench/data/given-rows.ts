import type { CommandContext } from '../../base/context.ts'
import { count } from '../../base/text/text.ts'
import { loadTaskErrata } from '../../dataset/load-task-errata.ts'
import type { RowsScores } from '../../schema/mlbench/task-scores.ts'
import { hashRows, readJudgedTasks, readTaskVersions, type Task } from './rows.ts'

/** One version of the rows, by what names it in scores. */
export interface VersionedRows extends Pick<RowsScores, 'rowsSha256' | 'errata'> {
  readonly tasks: readonly Task[]
}

export interface GivenRows {
  readonly published: VersionedRows
  /** Null: not asked for. */
  readonly mended: VersionedRows | null
}

/** Rows as published, and where that is asked for as the dataset's errata mend them. */
export async function readGivenRows(
  { rows, dataset, errata: isMending }: { readonly rows: string; readonly dataset: string; readonly errata: boolean },
  { logger, env }: CommandContext,
): Promise<GivenRows> {
  if (!isMending) {
    const tasks = await readJudgedTasks(rows, env.HF_ENDPOINT)
    return { published: { tasks, rowsSha256: await hashRows(rows, tasks), errata: null }, mended: null }
  }
  const { errata, sha256 } = await loadTaskErrata(dataset)
  const { published, mended, changed, unfit } = await readTaskVersions(rows, errata, env.HF_ENDPOINT)
  if (unfit.length > 0)
    logger.warn(`${count(unfit.length, 'row')} not mended, another version than the errata are of: ${unfit.join(', ')}`)
  const rowsSha256 = await hashRows(rows, published)
  return {
    published: { tasks: published, rowsSha256, errata: null },
    mended: { tasks: mended, rowsSha256, errata: { version: errata.version, sha256, changedRows: changed } },
  }
}
