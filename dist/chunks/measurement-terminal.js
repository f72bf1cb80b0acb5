export { t as renderMeasurement } from "./measurement-terminal2.js";
