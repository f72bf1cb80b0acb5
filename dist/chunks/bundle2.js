export { t as bundle } from "./bundle.js";
