export { X as main } from "./chunks/start.js";
