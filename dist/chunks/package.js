export { zt as TOOL_VERSION } from "./base.js";
