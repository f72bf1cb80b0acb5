export { a as formatRevisionTitle } from "./revision-words2.js";
