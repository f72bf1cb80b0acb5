export { n as openPerf } from "./perf2.js";
