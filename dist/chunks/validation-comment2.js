export { t as renderCommit, n as renderNoFinding, r as renderValidationComment } from "./validation-comment.js";
