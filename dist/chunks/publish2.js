export { n as publish } from "./publish.js";
