export { t as run } from "./run3.js";
