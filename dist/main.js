export { en as main } from "./chunks/start.js";
