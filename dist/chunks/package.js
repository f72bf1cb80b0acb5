export { St as TOOL_VERSION } from "./base.js";
