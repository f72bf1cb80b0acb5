export { t as composeComment, n as report } from "./report2.js";
