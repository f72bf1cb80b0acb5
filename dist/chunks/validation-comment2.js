export { t as renderNoFinding, n as renderValidationComment } from "./validation-comment.js";
