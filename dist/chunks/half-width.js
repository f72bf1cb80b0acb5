export { r as findHalfWidth } from "./measured.js";
