export { Kt as TOOL_VERSION } from "./base.js";
