import type { AgentRuns } from '../../schema/mlbench/agent-runs.ts'
import type { TaskScores } from '../../schema/mlbench/task-scores.ts'
import type { Chapter } from '../document/chapter.ts'
import { renderChapter } from '../document/markdown.ts'
import { joinLines } from '../text/fit-lines.ts'
import type { PaperTables } from '../text/mlbench/paper-tables.ts'
import { composeAgentRuns } from './agent-runs-chapter.ts'
import { composeTaskScores } from './task-scores-chapter.ts'

/** The chapter of ML-Bench's scores by itself, as Markdown; empty where no answer was judged. */
export function renderEvaluation(scores: TaskScores, paper: PaperTables): string {
  return renderAlone(composeTaskScores(scores, paper))
}

/** The chapter of what agents did by itself, as Markdown. */
export const renderAgentRuns = (runs: AgentRuns): string => renderAlone(composeAgentRuns(runs))

const renderAlone = (chapter: Chapter | null): string =>
  chapter === null ? '' : joinLines(renderChapter(chapter)).trimEnd()
