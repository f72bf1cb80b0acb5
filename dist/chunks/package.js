export { xt as TOOL_VERSION } from "./base.js";
