export { t as openAmdSmi } from "./amdsmi2.js";
