export { qt as TOOL_VERSION } from "./base.js";
