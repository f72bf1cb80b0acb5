export { n as commandVerbs } from "./start.js";
