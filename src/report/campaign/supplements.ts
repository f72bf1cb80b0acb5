import type { z } from 'zod'
import { revisionComparison } from '../../schema/analysis/revision-comparison.ts'
import { agentRuns } from '../../schema/mlbench/agent-runs.ts'
import { taskScores } from '../../schema/mlbench/task-scores.ts'
import type { Chapter } from '../document/chapter.ts'
import { composeRevisions } from '../measurement/revisions-chapter.ts'
import { composeAgentRuns } from '../mlbench/agent-runs-chapter.ts'
import { composeTaskScores } from '../mlbench/task-scores-chapter.ts'
import { readPaperTables } from '../text/mlbench/paper-tables.ts'

/** Reads a file of the campaign's folder; null: it is not there. */
export type ReadSupplement = <T>(file: string, schema: z.ZodType<T>) => Promise<T | null>

/** A chapter that other steps than a campaign's own fill: the report shows it where the campaign's folder holds its file. */
export interface Supplement {
  /** Relative to the campaign's folder. */
  readonly file: string
  /** Null: there is no such file, or nothing in it to show. */
  readonly compose: (read: ReadSupplement) => Promise<Chapter | null>
}

const supplement = <T>(
  file: string,
  schema: z.ZodType<T>,
  compose: (content: T) => Chapter | null | Promise<Chapter | null>,
): Supplement => ({
  file,
  async compose(read) {
    const content = await read(file, schema)
    return content === null ? null : compose(content)
  },
})

/** Chapters of others, in their order. A new one is a line here: its file, the file's schema, and what composes it. */
export const SUPPLEMENTS: readonly Supplement[] = [
  supplement('task-scores.json', taskScores, async (scores) => composeTaskScores(scores, await readPaperTables())),
  supplement('agent-runs.json', agentRuns, composeAgentRuns),
  supplement('revision-comparison.json', revisionComparison, composeRevisions),
]

/** Chapters of which the campaign's folder holds the files. */
export async function composeSupplements(read: ReadSupplement): Promise<Chapter[]> {
  const chapters = await Promise.all(SUPPLEMENTS.map(({ compose }) => compose(read)))
  return chapters.filter((chapter) => chapter !== null)
}
