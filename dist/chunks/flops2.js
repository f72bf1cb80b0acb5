export { n as openFlopCounter } from "./flops.js";
