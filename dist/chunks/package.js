export { Et as TOOL_VERSION } from "./base.js";
