export { n as formatLeftBehind, s as formatRevisionTitle } from "./revision-words2.js";
