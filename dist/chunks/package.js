export { Bt as TOOL_VERSION } from "./base.js";
