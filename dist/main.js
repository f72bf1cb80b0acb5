export { Z as main } from "./chunks/start.js";
