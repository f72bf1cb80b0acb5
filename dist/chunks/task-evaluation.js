import { t as renderChapter } from "./markdown.js";
import { n as renderWhole } from "./terminal.js";
import { r as joinLines } from "./fit-lines.js";
import { n as composeAgentRuns, t as composeTaskScores } from "./task-scores-chapter.js";
// src/report/mlbench/task-evaluation.ts
/** The chapter of ML-Bench's scores by itself; empty where no answer was judged. */
const renderEvaluation = (scores, paper) => renderAlone(composeTaskScores(scores, paper));
/** The chapter of what agents did by itself. */
const renderAgentRuns = (runs) => renderAlone(composeAgentRuns(runs));
const renderAlone = (chapter) => ({
	markdown: chapter === null ? "" : joinLines(renderChapter(chapter)).trimEnd(),
	plain: (width) => chapter === null ? "" : renderWhole(chapter, width)
});
export { renderEvaluation as n, renderAgentRuns as t };
