export { n as report } from "./report.js";
