export { Wt as TOOL_VERSION } from "./base.js";
