export { J as main } from "./chunks/start.js";
