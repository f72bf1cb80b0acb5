export { t as openPowermetrics } from "./powermetrics2.js";
