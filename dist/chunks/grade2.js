export { t as grade } from "./grade.js";
