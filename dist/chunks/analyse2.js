export { t as analyse } from "./analyse.js";
