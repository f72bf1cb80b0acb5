export { t as benchmark } from "./benchmark.js";
