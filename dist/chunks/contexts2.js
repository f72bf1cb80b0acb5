export { n as listContexts } from "./contexts.js";
