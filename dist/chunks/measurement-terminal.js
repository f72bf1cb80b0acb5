export { t as renderMeasurement } from "./measured.js";
