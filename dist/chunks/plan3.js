export { t as plan } from "./plan2.js";
