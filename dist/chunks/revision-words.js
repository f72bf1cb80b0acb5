export { o as formatRevisionTitle } from "./revision-words2.js";
