export { q as main } from "./chunks/start.js";
