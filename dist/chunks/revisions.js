export { n as renderRevisions, r as renderRevisionsComment, i as renderRevisionsMarkdown } from "./revisions2.js";
