export { t as plan } from "./plan.js";
