export { n as bundle } from "./bundle.js";
