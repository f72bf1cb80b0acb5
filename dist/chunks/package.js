export { Ct as TOOL_VERSION } from "./base.js";
