export { t as importProject } from "./import.js";
