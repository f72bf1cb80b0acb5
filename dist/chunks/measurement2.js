export { t as MEASUREMENT_VERSION } from "./measurement.js";
