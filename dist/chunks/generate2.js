export { t as generate } from "./generate.js";
