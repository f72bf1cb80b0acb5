export { t as commandVerbs } from "./start.js";
