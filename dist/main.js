export { ct as main } from "./chunks/start.js";
