export { r as measure, i as splitCommands } from "./measure.js";
