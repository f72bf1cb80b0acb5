import type { TaskScores } from '../../schema/task-scores.ts'
import { joinLines } from '../campaign/fit-lines.ts'
import { renderChapter } from '../campaign/markdown.ts'
import { composeTaskScores } from '../mlbench/task-scores-chapter.ts'
import type { PaperTables } from './paper-tables.ts'

/** The chapter of ML-Bench's scores by itself, as Markdown; empty where no answer was judged. */
export function renderEvaluation(scores: TaskScores, paper: PaperTables): string {
  const chapter = composeTaskScores(scores, paper)
  return chapter === null ? '' : joinLines(renderChapter(chapter)).trimEnd()
}
