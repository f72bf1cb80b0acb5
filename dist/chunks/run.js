export { t as run } from "./run2.js";
