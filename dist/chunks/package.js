export { Lt as TOOL_VERSION } from "./base.js";
