export { t as composeComment, n as report } from "./report.js";
