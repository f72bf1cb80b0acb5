export { t as repair } from "./repair.js";
