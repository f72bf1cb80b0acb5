import { t as renderChapter } from "./markdown.js";
import { r as joinLines } from "./fit-lines.js";
import { n as composeAgentRuns, t as composeTaskScores } from "./task-scores-chapter.js";
// src/report/mlbench/task-evaluation.ts
/** The chapter of ML-Bench's scores by itself, as Markdown; empty where no answer was judged. */
function renderEvaluation(scores, paper) {
	return renderAlone(composeTaskScores(scores, paper));
}
/** The chapter of what agents did by itself, as Markdown. */
const renderAgentRuns = (runs) => renderAlone(composeAgentRuns(runs));
const renderAlone = (chapter) => chapter === null ? "" : joinLines(renderChapter(chapter)).trimEnd();
export { renderEvaluation as n, renderAgentRuns as t };
