export { K as main } from "./chunks/start.js";
