export { t as main } from "./start.js";
