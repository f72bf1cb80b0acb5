export { t as validate } from "./validate.js";
