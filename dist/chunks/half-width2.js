export { n as findHalfWidth } from "./half-width.js";
