import type { AgentRuns } from '../../schema/mlbench/agent-runs.ts'
import type { TaskScores } from '../../schema/mlbench/task-scores.ts'
import type { Chapter } from '../document/chapter.ts'
import { renderChapter } from '../document/markdown.ts'
import { renderWhole } from '../document/terminal.ts'
import { joinLines } from '../text/fit-lines.ts'
import type { PaperTables } from '../text/mlbench/paper-tables.ts'
import { composeAgentRuns } from './agent-runs-chapter.ts'
import { composeTaskScores } from './task-scores-chapter.ts'

/** A chapter by itself; empty where there is nothing to tell. */
export interface ToldAlone {
  readonly markdown: string
  /** The chapter for a terminal of so many columns. */
  readonly plain: (width: number) => string
}

/** The chapter of ML-Bench's scores by itself; empty where no answer was judged. */
export const renderEvaluation = (scores: TaskScores, paper: PaperTables): ToldAlone =>
  renderAlone(composeTaskScores(scores, paper))

/** The chapter of what agents did by itself. */
export const renderAgentRuns = (runs: AgentRuns): ToldAlone => renderAlone(composeAgentRuns(runs))

const renderAlone = (chapter: Chapter | null): ToldAlone => ({
  markdown: chapter === null ? '' : joinLines(renderChapter(chapter)).trimEnd(),
  plain: (width) => (chapter === null ? '' : renderWhole(chapter, width)),
})
