export { Dt as TOOL_VERSION } from "./base.js";
