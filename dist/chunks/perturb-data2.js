export { t as changeData } from "./perturb-data.js";
