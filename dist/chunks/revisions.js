export { t as renderRevisions, r as renderRevisionsMarkdown } from "./revisions2.js";
