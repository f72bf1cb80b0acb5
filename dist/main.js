export { tn as main } from "./chunks/start.js";
