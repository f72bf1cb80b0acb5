export { t as report } from "./report.js";
