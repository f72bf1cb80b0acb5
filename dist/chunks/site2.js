export { t as buildSiteFolder } from "./site.js";
