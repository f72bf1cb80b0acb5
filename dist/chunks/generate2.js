export { n as generate } from "./generate.js";
