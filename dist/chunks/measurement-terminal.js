export { s as renderMeasurement } from "./measured.js";
