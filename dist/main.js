export { rn as main } from "./chunks/start.js";
