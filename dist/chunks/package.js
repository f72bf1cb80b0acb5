export { Rt as TOOL_VERSION } from "./base.js";
