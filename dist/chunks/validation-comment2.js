export { t as renderValidationComment } from "./validation-comment.js";
