export { i as findHalfWidth } from "./measured.js";
