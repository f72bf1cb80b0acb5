export { t as compare } from "./compare.js";
