import { r as joinLines } from "./fit-lines.js";
import { t as renderChapter } from "./markdown.js";
import { t as composeTaskScores } from "./task-scores-chapter.js";
// src/report/text/task-evaluation.ts
/** The chapter of ML-Bench's scores by itself, as Markdown; empty where no answer was judged. */
function renderEvaluation(scores, paper) {
	const chapter = composeTaskScores(scores, paper);
	return chapter === null ? "" : joinLines(renderChapter(chapter)).trimEnd();
}
export { renderEvaluation as t };
