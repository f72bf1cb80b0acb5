export { t as run } from "./run.js";
